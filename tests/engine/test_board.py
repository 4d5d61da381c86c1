"""Board files: what is read, and what each fault is told."""

from collections.abc import Callable
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from engine.board import read_rows
from engine.errors import BoardError
from engine.parts.route_board import Board, read_board

CITY = '{ id = "%s", name = { es = "%s", en = "%s" }, lat = %s, lon = %s },'
ORDER = {"cities": 52, "routes": 117, "tickets": 54}
FINGERPRINT = {
    "cities": "eec20535758a99d4",
    "routes": "1520d100d04696de",
    "tickets": "f5b990afc8d00696",
}
"""Of the ids in their order. Saved matches hold positions: a board may grow at the end, and then
this stays as it is; what stood is never moved or renamed."""


def europa() -> Board:
    return read_board(Path(str(files("data") / "boards" / "europa.toml")))


def small(**changes: str) -> str:
    """The text of a board of three cities; each change replaces a part of it."""
    cities = [
        CITY % ("oslo", "Oslo", "Oslo", 59.91, 10.75),
        CITY % ("riga", "Riga", "Riga", 56.95, 24.11),
        CITY % ("kiev", "Kiev", "Kiev", 50.45, 30.52),
    ]
    parts = {
        "cities": "\n".join(cities),
        "one": '{ id = "oslo-riga-a", ends = ["oslo", "riga"], length = 3, color = "red", '
        'double = "x" },',
        "two": '{ id = "oslo-riga-b", ends = ["riga", "oslo"], length = 3, color = "blue", '
        'double = "x" },',
        "three": '{ id = "riga-kiev", ends = ["riga", "kiev"], length = 4, color = "gray", '
        'kind = "ferry", locomotives = 2, over = "sea", via = [[54.0, 27.5]] },',
        "tickets": '{ id = "t1", ends = ["oslo", "kiev"], points = 7, kind = "long" },',
    } | changes
    return (
        f"cities = [\n{parts['cities']}\n]\n"
        f"routes = [\n{parts['one']}\n{parts['two']}\n{parts['three']}\n]\n"
        f"tickets = [\n{parts['tickets']}\n]\n{parts.get('more', '')}"
    )


@pytest.fixture
def read(tmp_path: Path) -> Callable[..., Board]:
    def reader(**changes: str) -> Board:
        path = tmp_path / "small.toml"
        path.write_text(small(**changes), encoding="utf-8")
        return read_board(path)

    return reader


def test_every_value_of_a_board_arrives(read: Callable[..., Board]) -> None:
    board = read()
    assert board.name == "small"
    assert board.cities == ("oslo", "riga", "kiev")
    assert (board.places[1].latitude, board.places[1].longitude) == (56.95, 24.11)
    one, two, ferry = board.routes
    assert (one.ends, one.length, one.colors, one.twin, one.kind) == ((0, 1), 3, (0,), 1, "plain")
    assert (two.ends, two.colors, two.twin) == ((1, 0), (4,), 0)
    assert (ferry.symbols, ferry.kind, ferry.over) == (2, "ferry", "sea")
    assert (ferry.colors, ferry.via, ferry.twin) == (tuple(range(8)), ((54.0, 27.5),), None)
    (ticket,) = board.tickets
    assert (ticket.ends, ticket.points, ticket.is_long) == ((0, 2), 7, True)


def ferry(**changes: str) -> str:
    row = {
        "id": '"riga-kiev"',
        "ends": '["riga", "kiev"]',
        "length": "4",
        "color": '"gray"',
        "kind": '"ferry"',
        "locomotives": "2",
        "over": '"sea"',
    } | changes
    return "{ " + ", ".join(f"{key} = {value}" for key, value in row.items() if value) + " },"


FAULTS: dict[str, tuple[dict[str, str], str, str]] = {
    "a key is missing": ({"three": ferry(length="")}, "routes[2].length", "missing"),
    "a key is misspelt": (
        {"three": ferry(colour='"red"')},
        "routes[2].colour",
        "did you mean 'color'?",
    ),
    "an unknown list": ({"more": "towns = []\n"}, "towns", "no such key"),
    "an empty list": ({"tickets": ""}, "tickets", "the list is empty"),
    "a row that is none": ({"tickets": "7"}, "tickets[0]", "is no row"),
    "a length that scores nothing": ({"three": ferry(length="7")}, "routes[2].length", "1, 2, 3"),
    "a truth for a number": ({"three": ferry(length="true")}, "routes[2].length", "not allowed"),
    "an unknown colour": ({"three": ferry(color='"grey"')}, "routes[2].color", "'gray'"),
    "a coloured ferry": ({"three": ferry(color='"red"')}, "routes[2].color", "always gray"),
    "more symbols than spaces": (
        {"three": ferry(locomotives="5")},
        "routes[2].locomotives",
        "write one of 1, 2, 3, 4",
    ),
    "symbols on land": (
        {"three": ferry(kind="", over="")},
        "routes[2].locomotives",
        "no such key",
    ),
    "a sea without a name": ({"three": ferry(over='" "')}, "routes[2].over", "is no text"),
    "an unknown city": (
        {"three": ferry(ends='["riga", "kyiv"]')},
        "routes[2].ends",
        "'kyiv' is no city",
    ),
    "a route home": ({"three": ferry(ends='["riga", "riga"]')}, "routes[2].ends", "two different"),
    "an id of two words": ({"three": ferry(id='"a b"')}, "routes[2].id", "no word of the notation"),
    "an id with a comma": ({"three": ferry(id='"a,b"')}, "routes[2].id", "no word of the notation"),
    "an id used twice": ({"three": ferry(id='"oslo-riga-a"')}, "routes[2].id", "also routes[0]"),
    "a double of one line": (
        {"three": ferry(double='"y"')},
        "routes[2].double",
        "'y' stands in 1 rows",
    ),
    "a double of three lines": (
        {"three": ferry(double='"x"')},
        "routes[0].double",
        "'x' stands in 3 rows",
    ),
    "neighbours that are no double": (
        {"three": ferry(ends='["riga", "oslo"]')},
        "routes[2].ends",
        "runs beside oslo-riga-a",
    ),
    "a double of two lengths": (
        {"two": '{ id = "b", ends = ["oslo", "riga"], length = 4, color = "blue", double = "x" },'},
        "routes[1].double",
        "differ in length",
    ),
    "a double of one colour": (
        {"two": '{ id = "b", ends = ["oslo", "riga"], length = 3, color = "red", double = "x" },'},
        "routes[1].color",
        "have one colour",
    ),
    "a double to elsewhere": (
        {"two": '{ id = "b", ends = ["oslo", "kiev"], length = 3, color = "blue", double = "x" },'},
        "routes[0].double",
        "join different cities",
    ),
    "a city off the globe": (
        {"cities": CITY % ("oslo", "Oslo", "Oslo", 95, 10)},
        "cities[0].lat",
        "-90 to 90",
    ),
    "a city at no number": (
        {"cities": CITY % ("oslo", "Oslo", "Oslo", '"59"', 10)},
        "cities[0].lat",
        "is no number",
    ),
    "a name that is blank": (
        {"cities": CITY % ("oslo", "", "Oslo", 59, 10)},
        "cities[0].name.es",
        "is no text",
    ),
    "a point of three numbers": (
        {"three": ferry(via="[[54.0, 27.5, 1.0]]")},
        "routes[2].via[0]",
        "is no point",
    ),
    "a ticket worth nothing": (
        {"tickets": '{ id = "t1", ends = ["oslo", "kiev"], points = 0 },'},
        "tickets[0].points",
        "1 to 40",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_with_file_key_and_remedy(fault: str, read: Callable[..., Board]) -> None:
    changes, key, said = FAULTS[fault]
    with pytest.raises(BoardError) as error:
        read(**changes)
    assert str(error.value).startswith((f"small.toml: {key}: ", f"small.toml: {key} ("))
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_a_fault_names_the_row_as_well_as_its_place(read: Callable[..., Board]) -> None:
    with pytest.raises(BoardError) as error:
        read(three=ferry(length="7"))
    assert str(error.value) == (
        "small.toml: routes[2].length (riga-kiev): 7 is not allowed; "
        "write one of 1, 2, 3, 4, 5, 6, 8"
    )


def test_a_file_that_is_no_toml_or_no_text_or_missing(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text("cities = [", encoding="utf-8")
    with pytest.raises(BoardError, match=r"broken\.toml: it is no TOML"):
        read_rows(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BoardError, match=r"broken\.toml: it is not UTF-8"):
        read_rows(path)
    with pytest.raises(BoardError, match=r"none\.toml: the file cannot be read.*exists"):
        read_rows(tmp_path / "none.toml")


@pytest.mark.parametrize("listed", ORDER)
def test_the_order_of_the_board_is_kept(listed: str) -> None:
    board = europa()
    ids = {
        "cities": board.cities,
        "routes": tuple(route.name for route in board.routes),
        "tickets": tuple(ticket.name for ticket in board.tickets),
    }[listed]
    kept = ids[: ORDER[listed]]
    assert sha256(" ".join(kept).encode()).hexdigest()[:16] == FINGERPRINT[listed]


def test_s4_there_are_52_cities_and_117_routes_from_lisbon_to_moscow() -> None:
    """«El mapa tiene 52 ciudades reales y 117 rutas, de Lisboa a Moscú y de Oslo a Atenas.»"""
    board = europa()
    assert (len(board.cities), len(board.routes)) == (52, 117)
    assert min(board.places, key=lambda city: city.longitude).name == "lisboa"
    assert max(board.places, key=lambda city: city.longitude).name == "moscu"
    assert {"oslo", "atenas"} <= set(board.cities)
    assert sum(ticket.is_long for ticket in board.tickets) == 8
    assert sum(not ticket.is_long for ticket in board.tickets) >= 46


def test_no_two_cities_answer_to_one_name() -> None:
    owner: dict[str, str] = {}
    for city in europa().places:
        for name in city.known_as:
            assert owner.setdefault(name.casefold(), city.name) == city.name


def test_a_city_answers_to_its_old_and_its_present_names() -> None:
    places = {city.name: city for city in europa().places}
    assert places["constantinopla"].known_as[:4] == (
        "Constantinopla",
        "Constantinople",
        "Estambul",
        "Istanbul",
    )
    assert "Cristianía" in places["oslo"].known_as
    assert places["madrid"].known_as == ("Madrid",)

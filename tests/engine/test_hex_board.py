"""The board file of Ride the Rails: what it says, what is refused, what the survey would see."""

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from engine.answers import Bits
from engine.errors import BoardError
from engine.games.ride_the_rails.board import Board, Hex, read_board
from engine.games.ride_the_rails.survey import steps_from, survey
from tests.rulebook.ride_the_rails.rails import USA

FINGERPRINT = {"hexes": (405, "650f40d1350b8ef6"), "cities": (52, "9810f8ce9043f7b0")}
"""Of the ids in their order. Saved matches hold positions: a board may grow at the end, and then
this stays as it is; what stood is never moved or renamed."""
SMALL = """
hexes = [
  { id = "a1", row = 0, column = 0 },
  { id = "a2", row = 0, column = 2, kind = "mountain" },
]
cities = [
  { id = "reno", hex = "a1", name = { es = "Reno", en = "Reno" }, lat = 39.5, lon = -119.8 },
]
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "small.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("listed", FINGERPRINT)
def test_the_order_of_the_board_is_kept(listed: str) -> None:
    names = {
        "hexes": [hex.name for hex in USA.board.hexes],
        "cities": [city.name for city in USA.board.places],
    }[listed]
    count, print_ = FINGERPRINT[listed]
    assert sha256(" ".join(names[:count]).encode()).hexdigest()[:16] == print_


def test_a_hex_is_named_after_its_row_and_column() -> None:
    for hex in USA.board.hexes:
        assert hex.name == f"{'abcdefghijklmnopqrstu'[hex.row]}{hex.column // 2 + 1}"


def test_a_small_board_is_read(tmp_path: Path) -> None:
    board = read_board(written(tmp_path, SMALL))
    assert (board.mountains, board.cities, board.around) == (2, 1, (2, 1))
    assert board.vocabulary["hex"] == ("reno", "a2")
    assert board.places[0].names == {"es": "Reno", "en": "Reno"}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('kind = "mountain"', 'kind = "swamp"', r"hexes\[1\]\.kind \(a2\): 'swamp' is not known"),
        ("column = 2", "column = 1", r"hexes\[1\]\.column \(a2\): 1 is between two hexes"),
        ("column = 2", "column = 0", r"hexes\[1\]\.column \(a2\): '0 0' is also hexes\[0\]"),
        ('id = "a2"', 'id = "a1"', r"hexes\[1\]\.id \(a1\): 'a1' is also hexes\[0\]"),
        ('hex = "a1"', 'hex = "z9"', r"cities\[0\]\.hex \(reno\): 'z9' is no hex"),
        ('es = "Reno", ', "", r"cities\[0\]\.name\.es: it is missing"),
        ("lat = 39.5", "lat = 390", r"cities\[0\]\.lat \(reno\): 390 is out of range"),
        ("lon =", 'group = "north", lon =', r"cities\[0\]\.group \(reno\): 'north' is not known"),
        ("lon =", "five = 1, lon =", r"cities\[0\]\.five \(reno\): there is no such key"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BoardError, match=r"small\.toml: " + said):
        read_board(written(tmp_path, SMALL.replace(old, new)))


def test_every_rule_of_the_board_holds() -> None:
    found = {finding.name: finding.holds for finding in USA.survey()}
    assert [name for name, holds in found.items() if holds is False] == []
    assert sum(holds is True for holds in found.values()) >= 16
    assert len(found) == len(list(USA.survey()))


def without(is_gone: Callable[[int], bool]) -> Board:
    """The board with hexes moved far away, their numbers as they were."""
    hexes = tuple(
        replace(hex, row=25, column=2 * number + 1) if is_gone(number) else hex
        for number, hex in enumerate(USA.board.hexes)
    )
    return replace(USA.board, hexes=hexes)


def grouped(name: str, group: str) -> Board:
    places = [replace(c, group=group) if c.name == name else c for c in USA.board.places]
    return replace(USA.board, places=tuple(places))


def moved(name: str, to: int) -> Board:
    places = [replace(c, hex=to) if c.name == name else c for c in USA.board.places]
    return replace(USA.board, places=tuple(places))


def beside(name: str) -> int:
    hex = next(city.hex for city in USA.board.places if city.name == name)
    return next(iter(Bits(USA.board.around[hex])))


DENVER = next(city.hex for city in USA.board.places if city.name == "denver")
BROKEN: dict[str, Board] = {
    "hexes": replace(
        USA.board, hexes=(*USA.board.hexes, *[Hex("z", 25, 2 * n + 1) for n in range(60)])
    ),
    "mountains": replace(
        USA.board, hexes=tuple(replace(hex, is_mountain=False) for hex in USA.board.hexes)
    ),
    "cities": grouped("denver", "plain"),
    "cities with a name in each language": replace(
        USA.board, places=tuple(replace(city, names={"es": "x"}) for city in USA.board.places)
    ),
    "hexes that hang together": without(lambda number: number == 404),
    "the same without mountains": replace(
        USA.board,
        hexes=tuple(
            replace(hex, is_mountain=True) if USA.board.around[DENVER] >> number & 1 else hex
            for number, hex in enumerate(USA.board.hexes)
        ),
    ),
    "cities from their true place": moved("miami", 0),
    "steps from Chicago, west coast": grouped("omaha", "west"),
    "steps from Chicago, east coast": grouped("omaha", "east"),
    "steps from Chicago, $5 cities": grouped("milwaukee", "five"),
    "coast to coast": grouped("buffalo", "west"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_the_survey_sees_what_is_broken(name: str) -> None:
    found = {finding.name: finding.holds for finding in survey(BROKEN[name])}
    assert found[name] is False


def test_steps_are_counted_over_allowed_hexes() -> None:
    board = USA.board
    steps = steps_from(board, DENVER)
    assert steps[DENVER] == 0
    assert steps[beside("denver")] == 1
    assert len(steps) == len(board.hexes)
    assert set(steps_from(board, DENVER, 1 << DENVER | 1 << beside("denver"))) == {
        DENVER,
        beside("denver"),
    }

"""Where track may be placed, and what it pays at once: T6-T22 of the rules document."""

import pytest

from engine.errors import IllegalMove
from engine.games.ride_the_rails import refusals as no
from engine.games.ride_the_rails import tracks
from engine.games.ride_the_rails.board import BLACK, BLUE, ORANGE, PURPLE, RED, YELLOW
from engine.games.ride_the_rails.state import Phase
from tests.rulebook.ride_the_rails.rails import USA, Rails, drawn, paid


def refused(table: Rails, seat: int, railroad: int, name: str, reason: type[IllegalMove]) -> None:
    with pytest.raises(reason):
        table.build(seat, railroad, name)


def test_t06_own_share() -> None:
    refused(Rails(USA).own(0, BLUE), 0, RED, "boston", no.NoShare)


def test_t07_red_and_blue_start_in_the_east() -> None:
    table = Rails(USA).own(0, RED, BLUE)
    refused(table, 0, RED, "denver", no.NotAStart)
    table.build(0, RED, "boston")
    refused(table, 0, BLUE, "boston", no.HexFull)


def test_r14_a_railroad_may_start_in_a_later_round() -> None:
    table = Rails(USA).own(0, RED)
    table.state.round = 6
    table.build(0, RED, "charleston")


def test_r16_without_a_free_city_a_railroad_cannot_start() -> None:
    table = Rails(USA).own(0, BLUE)
    for railroad, name in (
        (RED, "boston"),
        (RED, "norfolk"),
        (ORANGE, "nueva_york"),
        (ORANGE, "baltimore"),
        (BLACK, "filadelfia"),
        (BLACK, "charleston"),
    ):
        table.track(railroad, name)
    assert tracks.railroads(table.state, 0) == []
    table.say(0, "stop")


def test_t08_two_east_cities_a_railroad() -> None:
    table = Rails(drawn("E.F.G")).own(0, RED, ORANGE).track(RED, "e", "h01", "f", "h03")
    refused(table, 0, RED, "g", no.TooManyEastCities)
    table.build(0, ORANGE, "g")


def test_t09_chicago_pays_each_time() -> None:
    table = Rails(USA).own(0, *range(6))
    assert paid(table.build(0, ORANGE, "chicago")) == [2]
    chicago = table.hex("chicago")
    near = next(n for n in range(405) if USA.board.around[chicago] >> n & 1)
    for railroad in (RED, BLUE, YELLOW, PURPLE, BLACK):
        table.state.tracks[railroad] |= 1 << near
        table.state.built = ()
        assert paid(table.build(0, railroad, "chicago")) == [2]
    assert table.money[0] == table.state.players[0].chicago == 12


def test_t10_capacity() -> None:
    table = Rails(drawn("A..B")).own(0, PURPLE)
    table.track(RED, "h01").track(BLUE, "h01").track(PURPLE, "a")
    refused(table, 0, PURPLE, "h01", no.HexFull)
    refused(table, 0, PURPLE, "a", no.AlreadyThere)


def test_t11_adjacent_to_the_same_railroad() -> None:
    table = Rails(drawn("E....F")).own(0, RED).track(RED, "e").track(BLUE, "f")
    refused(table, 0, RED, "h03", no.NotAdjacent)
    refused(table, 0, RED, "h04", no.NotAdjacent)
    table.build(0, RED, "h01")


@pytest.mark.parametrize(
    ("seats", "row", "refused_at", "reason"),
    [
        (4, "E......", 6, no.TooManyLocomotives),
        (4, "E....^.", 5, no.MountainTooLate),
        (4, "E^.....", 5, no.TooManyLocomotives),
        (4, "E^^....", 5, no.TooManyLocomotives),
        (3, "E.........", 9, no.TooManyLocomotives),
        (3, "E.......^", 8, no.MountainTooLate),
        (3, "E^........", 8, no.TooManyLocomotives),
        (5, "E.....", 5, no.TooManyLocomotives),
        (5, "E..^..", 4, no.TooManyLocomotives),
    ],
)
def test_t12_t13_limits(seats: int, row: str, refused_at: int, reason: type[IllegalMove]) -> None:
    table = Rails(drawn(row), seats).own(0, RED).track(RED, "e")
    for column in range(1, refused_at):
        table.build(0, RED, f"h0{column}")
    refused(table, 0, RED, f"h0{refused_at}", reason)


def test_t14_one_limit_for_all_railroads() -> None:
    table = Rails(drawn("E.....", "F....."), 5).own(0, RED, BLUE).track(RED, "e").track(BLUE, "f")
    for railroad, name in ((RED, "h01"), (BLUE, "h11"), (RED, "h02"), (BLUE, "h12")):
        table.build(0, railroad, name)
    refused(table, 0, RED, "h03", no.TooManyLocomotives)


def test_t15_nobody_must_build() -> None:
    table = Rails(USA)
    table.say(0, "stop")
    assert USA.to_move(table.state) == (1,)


def test_r20_more_may_follow_a_start() -> None:
    table = Rails(drawn("E...."), 5).own(0, RED)
    for name in ("e", "h01", "h02", "h03"):
        table.build(0, RED, name)
    refused(table, 0, RED, "h04", no.TooManyLocomotives)


def west_row(row: str) -> Rails:
    table = Rails(drawn(row, "." * len(row))).own(0, YELLOW, BLACK)
    return table.track(RED, "a").track(RED, "b").track(BLUE, "b").track(RED, "c").track(RED, "d")


def test_t16_yellow_starts_in_the_west() -> None:
    table = west_row("A.B.C.D.X")
    assert table.names(tracks.hexes(table.state, 0, YELLOW)) == ["a", "c", "x"]
    refused(table, 0, YELLOW, "b", no.HexFull)
    refused(table, 0, YELLOW, "d", no.NotAStart)


def test_t17_ties_on_the_cut() -> None:
    """C and D stand at the same height from the west; counting cities, C would be the third."""
    game = drawn("A.B.C...X", "........", "...D")
    places = {city.name: game.board.hexes[city.hex].place[0] for city in game.board.places}
    table = Rails(game).own(0, YELLOW)
    assert places["c"] == places["d"]
    table.track(RED, "a").track(RED, "b").track(BLUE, "b").track(RED, "c").track(RED, "d")
    assert set(table.names(tracks.hexes(table.state, 0, YELLOW))) == {"a", "c", "d", "x"}


def test_t18_judged_at_the_placement() -> None:
    table = west_row("Z.A.B.C.D.X").track(BLACK, "h01")
    assert table.hex("c") in tracks.hexes(table.state, 0, YELLOW)
    table.build(0, BLACK, "z")
    assert table.hex("c") not in tracks.hexes(table.state, 0, YELLOW)


def test_r22_fewer_than_three_occupied() -> None:
    table = Rails(drawn("A.B.C.X")).own(0, YELLOW).track(RED, "c").track(RED, "a")
    assert table.names(tracks.hexes(table.state, 0, YELLOW)) == ["a", "c", "x"]
    empty = Rails(drawn("A.B.C.X")).own(0, YELLOW)
    assert empty.names(tracks.hexes(empty.state, 0, YELLOW)) == ["x"]


def test_t19_purple() -> None:
    table = Rails(USA).own(0, PURPLE)
    refused(table, 0, PURPLE, "denver", no.NotAStart)
    table.track(RED, "portland").track(BLUE, "portland")
    refused(table, 0, PURPLE, "portland", no.HexFull)
    table.build(0, PURPLE, "seattle")


def test_t20_black() -> None:
    table = Rails(USA).own(0, BLACK).track(RED, "boston").track(RED, "omaha")
    table.track(RED, "reno").track(BLUE, "reno")
    offered = table.names(tracks.hexes(table.state, 0, BLACK))
    assert {"norfolk", "omaha", "chicago"} <= set(offered)
    assert not {"boston", "reno"} & set(offered)
    assert len(offered) == 50


def test_r17_colours_limit_starts_alone() -> None:
    table = Rails(drawn("E.W.X")).own(0, RED).track(RED, "e")
    for name in ("h01", "w", "h03", "x"):
        table.build(0, RED, name)


def test_t21_five_pays_once() -> None:
    table = Rails(drawn(".5.")).own(0, RED, BLUE).track(RED, "h00").track(BLUE, "h02")
    assert paid(table.build(0, RED, "5")) == [5]
    assert paid(table.build(0, BLUE, "5")) == []
    assert table.money[0] == table.state.players[0].fives == 5


def test_t22_a_start_takes_the_five_away() -> None:
    table = Rails(drawn(".5.")).own(0, RED, BLACK).track(RED, "h00")
    assert paid(table.build(0, BLACK, "5")) == []
    assert paid(table.build(0, RED, "5")) == []


@pytest.mark.parametrize(("junction", "money"), [("d", 12), ("h03", 8)])
def test_t32_transcontinental(junction: str, money: int) -> None:
    table = Rails(drawn("W.D..E", "......")).own(0, RED).track(PURPLE, "w", "h01", "d", "h03")
    table.track(RED, "e", "h04", *(["h12"] if junction == "d" else []))
    if junction == "d":
        table.state.tracks[PURPLE] &= ~(1 << table.hex("h03"))
    assert paid(table.build(0, RED, junction)) == [money]
    assert paid(table.build(0, RED, "h11" if junction == "d" else "d")) == []
    assert table.state.players[0].crossing == money


def test_t33_mixed_junctions() -> None:
    table = Rails(drawn("W.D.X.E")).own(0, YELLOW).track(RED, "e", "h05", "x")
    table.track(PURPLE, "w", "h01", "d", "h03").track(YELLOW, "x")
    plain = table.state.copy()
    assert paid(table.build(0, YELLOW, "h03")) == [8]
    table.state = plain
    table.state.tracks[PURPLE] &= ~(1 << table.hex("h03"))
    assert paid(table.build(0, YELLOW, "h03")) == []
    assert paid(table.build(0, YELLOW, "d")) == [12]


def test_t34_sharing_a_hex_counts_not_adjacency() -> None:
    table = Rails(drawn("W....E")).own(0, PURPLE, RED).track(PURPLE, "w", "h01")
    table.track(RED, "e", "h04", "h03")
    assert paid(table.build(0, PURPLE, "h02")) == []
    alone = Rails(drawn("W....E", "...V..")).own(0, RED, PURPLE)
    alone.track(RED, "w", "h01", "h02", "h03", "h04")
    assert paid(alone.build(0, RED, "e")) == []
    alone.track(PURPLE, "v")
    assert paid(alone.build(0, PURPLE, "h03")) == [8]


def test_t35_by_a_stranger_and_by_a_start() -> None:
    """A start completes the line in a West Coast city alone: the junction is that city (R31)."""
    table = Rails(drawn("W.X.E")).own(1, ORANGE).track(PURPLE, "w", "h01", "x")
    table.track(RED, "e", "h03").track(ORANGE, "h03")
    table.state.turns = 1
    assert paid(table.build(1, ORANGE, "x")) == [2, 8]
    start = Rails(drawn("W.X.E")).own(1, ORANGE).track(PURPLE, "w", "h01", "x")
    start.track(RED, "e", "h03")
    start.state.turns = 1
    assert paid(start.build(1, ORANGE, "x")) == [2]
    coast = Rails(drawn("VW.E")).own(1, BLACK).track(RED, "e", "h02", "w")
    coast.state.turns = 1
    assert paid(coast.build(1, BLACK, "w")) == [12]


def test_t35_without_a_share_of_the_other_railroad() -> None:
    table = Rails(drawn("W.D..E")).own(2, RED).track(PURPLE, "w", "h01", "d").track(RED, "e", "h04")
    table.state.turns = 2
    table.build(2, RED, "h03")
    assert paid(table.build(2, RED, "d")) == [12]
    assert table.state.players[2].shares[PURPLE] == 0


def test_r37_only_hexes_of_the_map_are_neighbours() -> None:
    board = USA.board
    assert all(
        (board.around[one] >> other & 1) == (board.around[other] >> one & 1)
        for one in range(0, 405, 7)
        for other in range(405)
    )
    assert max(mask.bit_count() for mask in board.around) == 6
    assert Rails(USA, phase=Phase.SHARE).state.board is board

"""The search for the best journey, and the computer players of Ride the Rails."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import menu
from engine.ai import BUDGET
from engine.ai.levels import policy
from engine.ai.uniform import uniform
from engine.answers import Bits
from engine.games.ride_the_rails import rides
from engine.games.ride_the_rails.board import RAILROADS
from engine.games.ride_the_rails.links import links, mask
from engine.games.ride_the_rails.moves import Arrive, Build, PickUp, RideLink
from engine.games.ride_the_rails.planner import EXPANSIONS, best_ride
from engine.games.ride_the_rails.state import Phase, State
from engine.games.ride_the_rails.tracks import border
from tests.rulebook.ride_the_rails.rails import USA, Rails, drawn

GAME: Any = USA
APRENDIZ, MAQUINISTA = policy(GAME, "aprendiz"), policy(GAME, "maquinista")
MOST_LINKS = 14
LATE = [
    line.split(" | ")
    for line in (Path(__file__).parent / "late_rides.txt").read_text("utf-8").splitlines()
]
"""Positions of the last rounds of matches: what the best journey that a search of a minute found is
worth, the worth of a link of each railroad, passengers, track."""


# The search
def small_board(random: Random) -> Rails:
    """Three railroads on a drawn map, with at most so many links."""
    game = drawn("A..B.", "..C..", "D...F", ".G.H.", "I...J")
    while True:
        table = Rails(game, phase=Phase.RIDE)
        for railroad in range(3):
            places = random.sample(range(25), 1)
            while len(places) < 10:
                places.append(random.choice(list(Bits(border(game.board, mask(places))))))
            table.state.tracks[railroad] = mask(places)
        if count(table.state) <= MOST_LINKS:
            return table


def count(state: State) -> int:
    """Links, each in one direction."""
    found = [links(state.board, track) for track in state.tracks]
    return sum(len(others) for cities in found for others in cities.values()) // 2


def best_by_hand(game: Any, state: State, worth: list[int]) -> int | None:
    """Every journey of the tree, walked through the rules alone."""
    best: int | None = None
    stack: list[tuple[State, Any, int]] = []
    for city in rides.passengers(state, 0):
        stack.append((game.copy(state), PickUp(city), 0))
    while stack:
        position, move, value = stack.pop()
        game.play(position, game.to_move(position)[0], move)
        if isinstance(move, RideLink):
            best = value if best is None else max(best, value)
        for link in menu.moves(game, position, game.to_move(position)[0]):
            if isinstance(link, RideLink):
                stack.append((game.copy(position), link, value + worth[link.railroad]))
    return best


def test_the_best_ride_is_the_best() -> None:
    """Also where links cost something, and from the middle of a journey."""
    random, long = Random(6), 0
    for number in range(30):
        table = small_board(random)
        worth = [random.randint(1 if number % 2 else -3, 4) for _ in RAILROADS]
        plan = best_ride(table.state, worth, 20_000)
        expected = best_by_hand(table.game, table.state, worth)
        if plan is None:
            assert expected is None
            continue
        assert plan.is_proven
        assert plan.worth == expected
        check_onward(table, plan.ride, plan.worth, worth)
        long += len(plan.ride.railroads) > 3
    assert long > 12


def check_onward(table: Rails, ride: Any, total: int, worth: list[int]) -> None:
    """Link by link, what is behind and the best way on add up to the same."""
    table.play(0, PickUp(ride.cities[0]))
    behind = 0
    for city, railroad in zip(ride.cities[1:], ride.railroads, strict=True):
        onward = best_ride(table.state, worth, 20_000)
        assert onward is not None
        assert behind + onward.worth == total
        table.play(0, RideLink(city, railroad))
        behind += worth[railroad]
    onward = best_ride(table.state, worth, 20_000)
    assert onward is not None
    assert onward.worth == 0
    table.play(0, Arrive())


def test_a_small_budget_gives_a_legal_journey_and_claims_no_proof() -> None:
    rough = 0
    for line in LATE[::5]:
        state, worth = late(line)
        plan = best_ride(state, worth, 5)
        assert plan is not None
        rough += not plan.is_proven
        check_legal(state, plan.ride)
    assert rough > 5


def check_legal(state: State, ride: Any) -> None:
    position = state.copy()
    for move in [PickUp(ride.cities[0]), *map(RideLink, ride.cities[1:], ride.railroads)]:
        assert menu.is_offered(GAME, position, 0, move)
        GAME.play(position, 0, move)


def late(line: list[str]) -> tuple[State, list[int]]:
    """A kept position, with the worth of a link of each railroad."""
    _, worth, passengers, tracks = line
    words = GAME.vocabulary["hex"]
    state = Rails(GAME, phase=Phase.RIDE).state
    state.passengers = mask([words.index(word) for word in passengers.split()])
    state.tracks = [mask([words.index(w) for w in track.split()]) for track in tracks.split("/")]
    return state, [int(number) for number in worth.split()]


def test_late_positions_are_searched_to_within_a_twentieth() -> None:
    assert len(LATE) == 50
    for line in LATE:
        state, worth = late(line)
        plan = best_ride(state, worth, EXPANSIONS)
        assert plan is not None
        best, proof = line[0].split()
        assert plan.worth >= 0.95 * int(best)
        assert plan.worth <= int(best) or proof == "found"
        check_legal(state, plan.ride)


def test_the_same_position_gives_the_same_plan() -> None:
    for line in LATE[::10]:
        state, worth = late(line)
        assert best_ride(state, worth, 300) == best_ride(state.copy(), worth, 300)


# The players
def matches(levels: list[Any], seed: str) -> Iterator[tuple[State, int, Any]]:
    """Each position of a match with the move that was chosen there."""
    state = GAME.setup(len(levels), {}, seed)
    randoms = [Random(f"{seed}/{seat}") for seat in range(len(levels))]
    while to_move := GAME.to_move(state):
        seat = to_move[0]
        move = levels[seat](GAME, GAME.view(state, seat), randoms[seat], BUDGET)
        yield state, seat, move
        GAME.play(state, seat, move)
    yield state, -1, None


def ended(levels: list[Any], seed: str) -> list[int]:
    """The money of each seat at the end."""
    state = None
    for state, seat, move in matches(levels, seed):
        assert seat < 0 or menu.is_offered(GAME, state, seat, move)
    assert state is not None
    return [player.money for player in state.players]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_matches_between_all_levels_end_with_legal_moves_alone(seats: int) -> None:
    levels = [(MAQUINISTA, APRENDIZ, uniform)[seat % 3] for seat in range(seats)]
    assert min(ended(levels, f"ends {seats}")) > 0


@pytest.mark.parametrize("level", [APRENDIZ, MAQUINISTA], ids=["aprendiz", "maquinista"])
def test_a_level_goes_on_from_wherever_play_has_led_and_chooses_the_same_again(level: Any) -> None:
    phases = set()
    for number, (state, seat, _) in enumerate(matches([APRENDIZ, uniform, uniform], "anywhere")):
        if seat >= 0 and number % 3 == 0:
            view = GAME.view(state, seat)
            found = {level(GAME, view, Random(5), BUDGET) for _ in range(2)}
            assert len(found) == 1
            assert menu.is_offered(GAME, state, seat, found.pop())
            phases.add((state.phase, state.ride is None))
    assert len(phases) == 4


def won(levels: list[Any], count: int, key: str) -> int:
    """Matches in which the first level ends with more money than every other, seats in turn."""
    wins = 0
    for number in range(count):
        turn = number % len(levels)
        money = ended([*levels[turn:], *levels[:turn]], f"{key} {number}")
        own = money.pop(-turn % len(levels))
        wins += own > max(money)
    return wins


def test_maquinista_completes_the_line_from_coast_to_coast() -> None:
    table = Rails(drawn("W.D..E", "......")).own(0, 0).track(4, "w", "h01", "d")
    table.track(0, "e", "h04", "h03")
    view = table.game.view(table.state, 0)
    assert MAQUINISTA(table.game, view, Random(1), BUDGET) == Build(0, table.hex("d"))


def test_aprendiz_beats_random_play() -> None:
    assert won([APRENDIZ, uniform, uniform], 10, "easy") >= 8


def test_maquinista_beats_aprendiz() -> None:
    assert won([MAQUINISTA, APRENDIZ, APRENDIZ], 6, "hard") >= 5


@pytest.mark.soak
def test_maquinista_ends_with_most_in_nine_matches_of_ten() -> None:
    assert won([MAQUINISTA, APRENDIZ, APRENDIZ], 200, "duel") >= 180


@pytest.mark.soak
def test_aprendiz_beats_random_play_in_four_matches_of_five() -> None:
    assert won([APRENDIZ, uniform, uniform], 200, "duel") >= 160

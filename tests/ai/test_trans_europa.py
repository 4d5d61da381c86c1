"""Trans Europa's computer players: how they think, what they offer, how well they play."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine import menu
from engine.ai import BUDGET
from engine.ai.levels import policy
from engine.answers import Bits
from engine.games import GAMES
from engine.games.trans_europa.ai.openings import best_places, openings
from engine.games.trans_europa.ai.playout import Playout
from engine.games.trans_europa.ai.suspicion import Suspicion, having, suspicion
from engine.games.trans_europa.board import COLORS
from engine.games.trans_europa.ground import Nets, ground_of, joined
from engine.games.trans_europa.missing import missing
from engine.games.trans_europa.rules import cards
from engine.games.trans_europa.state import Phase, State
from engine.games.trans_europa.trees import trees
from tests.ai.duel import UNIFORM

GAME: Any = next(game for game in GAMES if game.info.id == "trans_europa")
BOARD = GAME.board
GROUND = ground_of(BOARD)
APRENDIZ, MAQUINISTA = policy(GAME, "aprendiz"), policy(GAME, "maquinista")
every_level = pytest.mark.parametrize(
    "level", [pytest.param(APRENDIZ, id="aprendiz"), pytest.param(MAQUINISTA, id="maquinista")]
)
every_table = pytest.mark.parametrize("seats", range(2, 7))


def play(players: list[Any], seed: object, rounds: int = 99) -> Iterator[State]:
    """Every position of a match, or of its first rounds; each move is one that the tree offers."""
    state: State = GAME.setup(len(players), {}, str(seed))
    randoms = [Random(f"{seed}/{seat}") for seat in range(len(players))]
    while state.phase is not Phase.OVER and state.round <= rounds:
        yield state
        seat = state.turn
        move = players[seat](GAME, GAME.view(state, seat), randoms[seat], BUDGET)
        assert menu.is_offered(GAME, state, seat, move), (seed, seat, move)
        GAME.play(state, seat, move)
    yield state


def fewer(one: Any, other: Any, seeds: range) -> tuple[int, int]:
    """In how many two-seat matches, in both seatings, the first loses fewer points; of how many."""
    wins = 0
    for seed in seeds:
        for seat, players in enumerate(([one, other], [other, one])):
            *_, last = play(players, seed)
            wins += last.scores[seat] > last.scores[1 - seat]
    return wins, 2 * len(seeds)


def hand(random: Random) -> list[int]:
    """One city of each colour."""
    return [
        random.choice([city.node for city in BOARD.cities if city.color == color])
        for color in range(len(COLORS))
    ]


def some_tracks(random: Random, count: int) -> tuple[int, Nets]:
    """Lines by chance, and the networks that they make."""
    laid, nets = 0, list[int]()
    for edge in random.sample(range(len(BOARD.edges)), count):
        laid |= 1 << edge
        one, other = BOARD.edges[edge]
        nets = joined(nets, GROUND.spot[one], GROUND.spot[other])
    return laid, nets


@pytest.mark.parametrize("count", [0, 25, 60])
def test_trees_in_bits_cost_what_the_count_says(count: int) -> None:
    random = Random(count)
    for _ in range(6):
        laid, nets = some_tracks(random, count)
        cities = hand(random)
        *others, root = [GROUND.spot[city] for city in cities]
        rings = trees(GROUND, nets, others, root)[-1]
        cost = next(points for points, places in enumerate(rings) if places & root)
        assert cost == missing(BOARD, laid, cities)


def test_openings_are_the_lines_that_bring_a_cheapest_tree_nearer() -> None:
    random = Random(3)
    for count in (0, 30):
        laid, nets = some_tracks(random, count)
        cities, hub = hand(random), random.randrange(len(BOARD.nodes))
        own = next((net for net in nets if net & GROUND.spot[hub]), GROUND.spot[hub])
        found = openings(GROUND, nets, [GROUND.spot[city] for city in cities], own)
        whole = missing(BOARD, laid, [*cities, hub])
        for edge, (one, other) in enumerate(BOARD.edges):
            if laid >> edge & 1 or bool(GROUND.spot[one] & own) == bool(GROUND.spot[other] & own):
                continue
            far = GROUND.spot[one] if GROUND.spot[other] & own else GROUND.spot[other]
            price = BOARD.costs[edge]
            is_opening = missing(BOARD, laid | 1 << edge, [*cities, hub]) + price == whole
            assert bool(found[price - 1] & far) == is_opening


def test_places_of_cheapest_trees() -> None:
    cities = hand(Random(4))
    best = best_places(GROUND, [GROUND.spot[city] for city in cities])
    least = missing(BOARD, 0, cities)
    for node in range(0, len(BOARD.nodes), 9):
        assert bool(GROUND.spot[node] & best) == (missing(BOARD, 0, [*cities, node]) == least)


def test_hands_are_numbered_each_once() -> None:
    sizes = (4, 2, 3)
    found = having(sizes)
    for number in range(24):
        holds = [[bool(mask >> number & 1) for mask in color] for color in found]
        assert [sum(color) for color in holds] == [1, 1, 1]
    assert len({tuple(mask >> n & 1 for c in found for mask in c) for n in range(24)}) == 24


def suspects_of(state: State, rival: int) -> Suspicion:
    piles = [cards(state, color) for color in range(len(COLORS))]
    own = set(Bits(state.hands[1 - rival]))
    return suspicion(GROUND, state, [[c for c in pile if c not in own] for pile in piles], rival)


def test_what_a_rival_builds_gives_its_cities_away() -> None:
    """After most of a round the guesses hit more of its cities than chance, and no fact is lost."""
    random, hits, count = Random(1), 0, 0
    for seed in range(6):
        *_, state = [
            GAME.copy(state) for state in play([APRENDIZ, APRENDIZ], f"trace {seed}", rounds=1)
        ][:-3]
        suspects = suspects_of(state, 1)
        assert sum(hands.bit_count() for hands in suspects.misfits) <= 4**5
        for _ in range(20):
            guess = suspects.guess(random)
            hits += sum(state.hands[1] >> city & 1 for city in guess)
            count += len(guess)
    assert hits / count > 0.6, "one in four is chance"


def test_a_hand_that_would_be_connected_is_ruled_out() -> None:
    state = next(play([UNIFORM, UNIFORM], "all joined"))
    everything = sum(GROUND.spot)
    suspects = suspects_of(state, 1)
    suspects.rule_out_joined([everything])
    assert sum(hands.bit_count() for hands in suspects.misfits) == 4**5, "as nothing would be left"
    city = suspects.piles[0][0]
    suspects.rule_out_joined([everything & ~GROUND.spot[city]])
    assert {suspects.guess(Random(n))[0] for n in range(20)} == {city}


def test_a_round_played_on_ends_and_counts_no_less_than_the_exact_count() -> None:
    for state in list(play([APRENDIZ, APRENDIZ, APRENDIZ], "playout", rounds=1))[3:-1:7]:
        nets = [GROUND.spot[node] for node in state.hubs]
        for edge in Bits(state.laid):
            one, other = BOARD.edges[edge]
            nets = joined(nets, GROUND.spot[one], GROUND.spot[other])
        hubs = [GROUND.spot[node] for node in state.hubs]
        hands = [GROUND.mask(tuple(Bits(hand))) for hand in state.hands]
        playout = Playout(GROUND, hubs, hands, nets, state.turn, 0, state.supply)
        lost = playout.lost()
        assert min(lost) == 0
        playout = Playout(GROUND, hubs, hands, nets, state.turn, 0, state.supply)
        playout.ended = True
        for seat, count in enumerate(playout.lost()):
            assert count >= missing(BOARD, state.laid, list(Bits(state.hands[seat])))


@every_table
def test_rounds_between_all_levels_end_with_legal_moves_alone(seats: int) -> None:
    players = [(MAQUINISTA, APRENDIZ, UNIFORM)[seat % 3] for seat in range(seats)]
    *_, last = play(players, f"ends {seats}", rounds=1)
    assert last.rounds


@every_level
def test_it_can_go_on_from_wherever_random_play_has_led(level: Any) -> None:
    phases = set()
    for number, state in enumerate(play([UNIFORM, UNIFORM, UNIFORM], "anywhere", rounds=1)):
        if number % 9 == 0 or state.phase is not Phase.TRACKS:
            for seat in GAME.to_move(state):
                move = level(GAME, GAME.view(state, seat), Random(0), BUDGET)
                assert menu.is_offered(GAME, state, seat, move)
                phases.add(state.phase)
    assert phases >= {Phase.HUBS, Phase.TRACKS}


@every_level
def test_the_same_view_gives_the_same_move_whatever_is_hidden(level: Any) -> None:
    for number, state in enumerate(play([APRENDIZ, UNIFORM, APRENDIZ], "again", rounds=1)):
        if number % 7 == 0 and state.phase is not Phase.OVER:
            seat = state.turn
            view = GAME.view(state, seat)
            other = GAME.imagine(view, Random(number))
            moves = [level(GAME, view, Random(5), BUDGET) for _ in range(2)]
            moves.append(level(GAME, GAME.view(other, seat), Random(5), BUDGET))
            assert len(set(moves)) == 1


@pytest.mark.parametrize("budget", [0, 5, 40])
def test_no_more_rounds_are_played_on_than_the_budget_allows(
    budget: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, lost = 0, Playout.lost

    def counted(playout: Playout) -> list[int]:
        nonlocal played
        played += 1
        return lost(playout)

    monkeypatch.setattr(Playout, "lost", counted)
    for number, state in enumerate(play([APRENDIZ, APRENDIZ], "thrift", rounds=1)):
        if number % 5 == 0 and state.phase is not Phase.OVER:
            played = 0
            MAQUINISTA(GAME, GAME.view(state, state.turn), Random(0), budget)
            assert played <= budget


def test_aprendiz_beats_uniform_play() -> None:
    assert fewer(APRENDIZ, UNIFORM, range(2)) == (4, 4)


def test_maquinista_loses_less_than_aprendiz() -> None:
    wins, matches = fewer(MAQUINISTA, APRENDIZ, range(2))
    assert wins / matches >= 0.75


@pytest.mark.soak
def test_strength_in_two_hundred_matches() -> None:
    wins, matches = fewer(APRENDIZ, UNIFORM, range(100))
    assert wins / matches >= 0.8
    wins, matches = fewer(MAQUINISTA, APRENDIZ, range(100))
    assert wins / matches >= 0.9

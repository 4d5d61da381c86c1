"""A state machine of hypothesis: moves, undo, save and load in any order; what always holds."""

from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import menu, snapshot
from engine.errors import CannotUndo, EngineError
from engine.event import is_for
from engine.games import GAMES
from engine.match import Match, replay, start
from engine.parts.market import EMPTY
from engine.parts.route_board import DECK_CARDS, LOCOMOTIVE

EUROPA: Any = next(game for game in GAMES if game.info.id == "europa")
RULES = st.integers(0, 1 << 30)


class Europa(RuleBasedStateMachine):
    match: Match[Any, Any]

    @initialize(seats=st.integers(2, 5), seed=RULES)
    def begin(self, seats: int, seed: int) -> None:
        self.seats, self.seed = seats, str(seed)
        self.match, _ = start(EUROPA, seats, {}, self.seed)
        self.words: list[tuple[int, str]] = []

    def is_on(self) -> bool:
        return bool(EUROPA.to_move(self.match.state))

    @precondition(is_on)
    @rule(key=RULES, count=st.integers(1, 12))
    def moves(self, key: int, count: int) -> None:
        random = Random(key)
        for _ in range(count):
            if not (to_move := EUROPA.to_move(self.match.state)):
                return
            seat = random.choice(to_move)
            move = menu.pick(EUROPA, self.match.state, seat, random.random)
            told = self.match.play(seat, move)
            self.words.append((seat, menu.words(EUROPA, move)))
            assert all(is_for(event, seat) or not is_for(event, None) for event in told)

    @rule(seat=st.integers(0, 4))
    def undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
        except CannotUndo:
            return
        self.words.pop()

    @rule()
    def save_and_load(self) -> None:
        text = snapshot.dump(EUROPA, self.match.state)
        state = snapshot.load(EUROPA, text, EUROPA.info.schema)
        assert state == self.match.state
        self.match.state = state

    @rule(seat=st.integers(-1, 5), words=st.text(max_size=40))
    def nonsense(self, seat: int, words: str) -> None:
        before = self.match.state.copy()
        try:
            self.match.say(seat, words)
        except EngineError:
            assert self.match.state == before
        else:
            raise AssertionError("nonsense was played")

    @rule()
    def replayed(self) -> None:
        assert replay(EUROPA, self.seats, {}, self.seed, self.words) == self.match.state

    @invariant()
    def there_are_110_cards(self) -> None:
        state = self.match.state
        cards = state.deck + state.discard + [card for card in state.market if card != EMPTY]
        for player in state.players:
            assert min(player.hand) >= 0
            cards += [card for card, count in enumerate(player.hand) for _ in range(count)]
            assert all(known <= held for known, held in zip(player.known, player.hand, strict=True))
        if tunnel := state.tunnel:
            cards += [tunnel.color] * tunnel.cards + [LOCOMOTIVE] * tunnel.locomotives
            cards += tunnel.revealed
        assert sorted(cards) == sorted(DECK_CARDS)
        assert state.deck or not state.discard

    @invariant()
    def there_are_45_wagons_and_3_stations(self) -> None:
        state, owned = self.match.state, 0
        for player in state.players:
            routes = [route for route in EUROPA.board.routes if player.routes >> route.id & 1]
            assert player.wagons + sum(route.length for route in routes) == 45
            assert player.wagons >= 0
            assert player.points == sum(route.points for route in routes)
            assert player.stations + player.cities.bit_count() == 3
            assert not owned & player.routes
            owned |= player.routes
            for route in routes:
                assert route.twin is None or not player.routes >> route.twin & 1
                is_shut = route.twin is None or not state.open >> route.twin & 1
                assert is_shut or self.seats >= 4
        assert not owned & state.open

    @invariant()
    def tickets_are_in_one_place(self) -> None:
        state = self.match.state
        places = [state.tickets]
        for player in state.players:
            places += [list(player.tickets), list(player.offer), list(player.left_out)]
        listed = [ticket for place in places for ticket in place]
        assert len(listed) == len(set(listed))
        normal = [ticket for ticket in listed if not EUROPA.board.tickets[ticket].is_long]
        assert len(normal) == sum(not ticket.is_long for ticket in EUROPA.board.tickets)
        assert len(listed) - len(normal) == self.seats


TestEuropa = Europa.TestCase
TestEuropa.settings = settings(
    max_examples=25,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)

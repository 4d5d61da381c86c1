"""¡Aventureros al Tren! as a `Game`: its kinds of move and what stands behind the interface."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.codec import Codec
from engine.game import Ask, GameInfo, Kind, Options, Saved, Seat, Tell, silent
from engine.games.aventureros import rules, survey
from engine.games.aventureros.ahead import foresee
from engine.games.aventureros.ai.aprendiz import aprendiz
from engine.games.aventureros.ai.maquinista import maquinista
from engine.games.aventureros.events import Event
from engine.games.aventureros.imagine import imagine
from engine.games.aventureros.moves import Move
from engine.games.aventureros.refusals import MixedColors, refusal
from engine.games.aventureros.scoring import standings
from engine.games.aventureros.state import FIRST_TICKETS, Phase, State
from engine.games.aventureros.view import PrivateView, PublicView, private_view, public_view
from engine.games.aventureros.voice import AventurerosVoice
from engine.parts import claims
from engine.parts.moves import ClaimRoute, DrawCard, KeepTickets, TakeTickets
from engine.parts.route_board import Board
from engine.survey import Ended, Finding, Workload

if TYPE_CHECKING:
    from random import Random

    from engine.voice import Voice

DRAW = Kind(
    "draw",
    DrawCard,
    cache(DrawCard),
    rules.sources,
    (Ask("source", rules.sources),),
    twice=rules.from_deck,
)
CLAIM: Kind[State, ClaimRoute] = Kind(
    "claim",
    ClaimRoute,
    cache(ClaimRoute),
    claims.open_routes,
    (
        Ask("route", claims.open_routes, "routes"),
        Ask("color", claims.colors, one_only=MixedColors),
        Ask("locomotives", claims.locomotives),
    ),
)
TICKETS = Kind(
    "tickets", TakeTickets, cache(TakeTickets), rules.can_take_tickets, commits=rules.for_good
)
KEEP = Kind(
    "keep",
    KeepTickets,
    KeepTickets,
    rules.has_offer,
    (Ask("tickets", rules.keepable, is_several=True),),
    commits=rules.for_good,
    is_private=True,
)

KINDS: Mapping[Phase, Sequence[Kind[State, Move]]] = {
    Phase.FIRST_TICKETS: (KEEP,),
    Phase.TURN: (DRAW, CLAIM, TICKETS),
    Phase.SECOND_CARD: (DRAW,),
    Phase.TICKETS: (KEEP,),
    Phase.OVER: (),
}


class Aventureros:
    """The rules on one board."""

    info = GameInfo(
        "aventureros",
        range(2, 6),
        ("aventureros",),
        policies={"aprendiz": aprendiz, "maquinista": maquinista},
        foresee=foresee,
    )
    kinds: Mapping[type[Move], Kind[State, Move]] = {
        kind.move: kind for kinds in KINDS.values() for kind in kinds
    }

    def __init__(self, board: Board) -> None:
        self.board = board
        self.vocabulary: Mapping[str, Sequence[str]] = board.vocabulary
        self.voice: Voice[State, Any] = AventurerosVoice(board)
        self.saved = Saved(
            State, PublicView, Event, Codec([Event, Move], [board]), private=PrivateView
        )

    def setup(self, seats: int, options: Options, seed: str, tell: Tell = silent) -> State:
        """A match dealt."""
        self.info.check(seats, options)
        return rules.setup(self.board, seats, seed, tell)

    def kinds_now(self, state: State, seat: Seat) -> Sequence[Kind[State, Move]]:
        """All seats choose their first tickets; then the turn's own."""
        if seat == state.turn or state.phase is FIRST_TICKETS:
            return KINDS[state.phase]
        return ()

    def view(self, state: State, seat: Seat | None) -> PublicView | PrivateView:
        """What a seat sees; None is what everybody sees."""
        to_move = rules.to_move(state)
        return public_view(state, to_move) if seat is None else private_view(state, to_move, seat)

    def imagine(self, view: PrivateView, random: "Random") -> State:
        """A whole state that agrees with what one seat sees."""
        return imagine(self.board, view, random)

    def survey(self) -> Iterator[Finding]:
        """What holds of the board itself."""
        return survey.survey(self.board)

    def balance(self, ended: Sequence[Ended]) -> Iterator[Finding]:
        """What matches between computer players say of the board."""
        return survey.balance(self.board, ended)

    def workloads(self, random: "Random") -> Iterator[Workload]:
        """What the bench should time: the longest path."""
        return survey.workloads(self.board, random)

    copy = staticmethod(State.copy)
    to_move = staticmethod(rules.to_move)
    play = staticmethod(rules.play)
    refusal = staticmethod(refusal)
    standings = staticmethod(standings)

"""Trans Europa as a `Game`: its kinds of move and what stands behind the interface."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.codec import Codec
from engine.game import Ask, GameInfo, Kind, Options, Saved, Seat, Tell, silent
from engine.games.trans_europa import rules, survey, tracks
from engine.games.trans_europa.ahead import foresee
from engine.games.trans_europa.ai.aprendiz import aprendiz
from engine.games.trans_europa.ai.maquinista import maquinista
from engine.games.trans_europa.board import Board
from engine.games.trans_europa.events import Event
from engine.games.trans_europa.imagine import imagine
from engine.games.trans_europa.moves import EndTurn, LayTrack, Move, PlaceHub
from engine.games.trans_europa.refusals import refusal
from engine.games.trans_europa.scoring import standings
from engine.games.trans_europa.state import Phase, State
from engine.games.trans_europa.view import PrivateView, PublicView, private_view, public_view
from engine.games.trans_europa.voice import TransEuropaVoice
from engine.survey import Ended, Finding, Pace, Workload

if TYPE_CHECKING:
    from random import Random

    from engine.voice import Voice

HUB = Kind("hub", PlaceHub, cache(PlaceHub), rules.nodes, (Ask("node", rules.nodes, "nodes"),))
LAY = Kind("lay", LayTrack, cache(LayTrack), tracks.edges, (Ask("edge", tracks.edges, "edges"),))
"""Never a step of a draft: which cards a track completes is hidden (R20)."""
END = Kind("end", EndTurn, cache(EndTurn), tracks.can_stop)

KINDS: Mapping[Phase, Sequence[Kind[State, Move]]] = {
    Phase.HUBS: (HUB,),
    Phase.TRACKS: (LAY, END),
    Phase.ENDING: (LAY, END),
    Phase.OVER: (),
}


class TransEuropa:
    """The rules on one board."""

    info = GameInfo(
        "trans_europa",
        range(2, 7),
        ("trans_europa",),
        policies={"aprendiz": aprendiz, "maquinista": maquinista},
        foresee=foresee,
    )
    pace = Pace({2: 150.0}, decision=250.0)
    kinds: Mapping[type[Move], Kind[State, Move]] = {kind.move: kind for kind in (HUB, LAY, END)}

    def __init__(self, board: Board) -> None:
        self.board = board
        self.vocabulary: Mapping[str, Sequence[str]] = board.vocabulary
        self.voice: Voice[State, Any] = TransEuropaVoice(board)
        self.saved = Saved(
            State, PublicView, Event, Codec([Event, Move], [board]), private=PrivateView
        )

    def setup(self, seats: int, options: Options, seed: str, tell: Tell = silent) -> State:
        """A match dealt."""
        self.info.check(seats, options)
        return rules.setup(self.board, seats, seed, tell)

    def kinds_now(self, state: State, seat: Seat) -> Sequence[Kind[State, Move]]:
        """Markers first, then tracks."""
        return KINDS[state.phase] if seat == state.turn else ()

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
        """What the bench should time: the count of a hand."""
        return survey.workloads(self.board, random)

    copy = staticmethod(State.copy)
    to_move = staticmethod(rules.to_move)
    play = staticmethod(rules.play)
    refusal = staticmethod(refusal)
    standings = staticmethod(standings)

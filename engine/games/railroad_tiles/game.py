"""Railroad Tiles as a `Game`: its kinds of move and what stands behind the interface."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.codec import Codec
from engine.game import Ask, GameInfo, Kind, Options, Saved, Seat, Tell, silent
from engine.games.railroad_tiles import laying, pawns, rules, survey
from engine.games.railroad_tiles.ahead import foresee
from engine.games.railroad_tiles.ai.aprendiz import aprendiz
from engine.games.railroad_tiles.ai.maquinista import maquinista
from engine.games.railroad_tiles.board import Board
from engine.games.railroad_tiles.events import Event
from engine.games.railroad_tiles.imagine import imagine
from engine.games.railroad_tiles.moves import (
    ChooseColumn,
    ChooseStart,
    Finish,
    LayTile,
    Move,
    PlacePawn,
    RefuseTile,
    SwapPawn,
)
from engine.games.railroad_tiles.refusals import refusal
from engine.games.railroad_tiles.scoring import standings
from engine.games.railroad_tiles.state import NONE, Phase, State
from engine.games.railroad_tiles.view import PrivateView, PublicView, public_view
from engine.games.railroad_tiles.voice import RailroadTilesVoice
from engine.survey import Ended, Finding, Workload

if TYPE_CHECKING:
    from random import Random

    from engine.voice import Voice

START = Kind(
    "start",
    ChooseStart,
    ChooseStart,
    rules.offered,
    (Ask("tile", rules.offered), Ask("facing", rules.start_facings)),
)
COLUMN = Kind(
    "column", ChooseColumn, cache(ChooseColumn), rules.columns, (Ask("column", rules.columns),)
)
LAY = Kind(
    "lay",
    LayTile,
    LayTile,
    laying.tiles,
    (
        Ask("tile", laying.tiles),
        Ask("cell", laying.cells, "cells"),
        Ask("facing", laying.facings),
    ),
    is_step=True,
)
REFUSE = Kind(
    "refuse",
    RefuseTile,
    RefuseTile,
    laying.refusable,
    (Ask("tile", laying.refusable),),
    is_step=True,
)
PAWN = Kind(
    "pawn",
    PlacePawn,
    PlacePawn,
    pawns.tokens,
    (Ask("token", pawns.tokens), Ask("cell", pawns.cells, "cells")),
    is_step=True,
)
SWAP = Kind(
    "swap",
    SwapPawn,
    SwapPawn,
    pawns.swappable,
    (
        Ask("token", pawns.swappable),
        Ask("pawn", pawns.other_pawns),
        Ask("cell", pawns.swap_cells, "cells"),
    ),
    is_step=True,
)
FINISH = Kind(
    "finish",
    Finish,
    cache(Finish),
    rules.can_finish,
    commits=lambda state, seat: bool(pawns.tokens(state, seat)),
)
"""For good, and asked once more, where a pawn could still be placed."""

STARTING: Sequence[Kind[State, Move]] = (START,)
CHOOSING: Sequence[Kind[State, Move]] = (COLUMN,)
LAYING: Sequence[Kind[State, Move]] = (LAY, REFUSE)
PLACING: Sequence[Kind[State, Move]] = (PAWN, SWAP, FINISH)


class RailroadTiles:
    """The rules with one set of tiles."""

    info = GameInfo(
        "railroad_tiles",
        range(2, 5),
        ("railroad_tiles",),
        policies={"aprendiz": aprendiz, "maquinista": maquinista},
        foresee=foresee,
    )
    kinds: Mapping[type[Move], Kind[State, Move]] = {
        kind.move: kind for kinds in (STARTING, CHOOSING, LAYING, PLACING) for kind in kinds
    }

    def __init__(self, board: Board) -> None:
        self.board = board
        self.vocabulary: Mapping[str, Sequence[str]] = board.vocabulary
        self.voice: Voice[State, Any] = RailroadTilesVoice(board)
        self.saved = Saved(
            State, PublicView, Event, Codec([Event, Move], [board]), private=PrivateView
        )

    def setup(self, seats: int, options: Options, seed: str, tell: Tell = silent) -> State:
        """A match dealt."""
        self.info.check(seats, options)
        return rules.setup(self.board, seats, seed, tell)

    def kinds_now(self, state: State, seat: Seat) -> Sequence[Kind[State, Move]]:
        """By how far this seat has got: each has its own phase within a round."""
        area = state.areas[seat]
        if state.phase is not Phase.ROUND:
            return STARTING if seat in rules.to_move(state) else ()
        if area.column == NONE:
            return CHOOSING if seat == rules.next_chooser(state) else ()
        if area.is_done:
            return ()
        return LAYING if area.hand else PLACING

    def view(self, state: State, seat: Seat | None) -> PublicView | PrivateView:
        """What a seat sees; None is what everybody sees."""
        public = public_view(state)
        return public if seat is None else PrivateView(public, seat)

    def imagine(self, view: PrivateView, random: "Random") -> State:
        """A whole state that agrees with what is seen."""
        return imagine(self.board, view, random)

    def survey(self) -> Iterator[Finding]:
        """What holds of the set of tiles itself."""
        return survey.survey(self.board)

    def balance(self, ended: Sequence[Ended]) -> Iterator[Finding]:
        """What matches between computer players say of the set."""
        return survey.balance(self.board, ended)

    def workloads(self, random: "Random") -> Iterator[Workload]:
        """What the bench should time: the count of an area, the prestige of a pawn."""
        return survey.workloads(self.board, random)

    copy = staticmethod(State.copy)
    to_move = staticmethod(rules.to_move)
    play = staticmethod(rules.play)
    refusal = staticmethod(refusal)
    standings = staticmethod(standings)

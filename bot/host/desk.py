"""What a private panel is drawn from: nothing in it comes from a hidden fact."""

from dataclasses import dataclass
from typing import Any

from bot.host import press as presses
from bot.host.info import MatchInfo
from bot.host.press import Answers, Asked, Press
from bot.host.table import AnyGame, Sitter, Table
from engine.errors import CannotUndo, EngineError, OthersMoved, Revealed
from engine.game import Event
from engine.menu import Path

STALE, CUT, UNDONE = "stale", "draft-cut", "undone"


@dataclass(frozen=True, slots=True)
class Desk:
    """One seat's present question, and what its last press came to."""

    info: MatchInfo
    press: Press
    """The base of every id on the panel."""
    game: AnyGame
    salt: str
    view: Any
    """The seat's own view, without the draft."""
    seen: Any
    """The same with the draft played: what a panel shows."""
    state: Any
    """Imagined from the view, the draft played on it."""
    asked: Asked
    names: tuple[str, ...]
    to_move: tuple[int, ...]
    told: tuple[Event, ...] = ()
    """What this press made happen, as far as this seat may know."""
    played: tuple[Path, ...] = ()
    """The moves that this press played."""
    draft: tuple[str, ...] = ()
    plan: tuple[tuple[str, ...], ...] = ()
    """Ways to play the next turn, in words."""
    can_undo: bool = False
    no_undo: type[CannotUndo] = CannotUndo
    """Why not, when it cannot."""
    can_go: bool = False
    """A computer player waits for this seat to think again: the verb `go` ends it."""
    goes_at: int = 0
    """When it moves by itself, milliseconds since 1970."""
    is_over: bool = False
    note: str = ""
    """STALE: an old button, nothing has changed. CUT: steps of the draft are no longer legal and
    were dropped. UNDONE: this press took back the last."""
    refusal: EngineError | None = None
    """Why a typed move or an undo was refused; nothing has changed."""

    @property
    def is_shared(self) -> bool:
        """Whether its account has other seats too: people pass the device."""
        return self.info.is_shared(self.info.seats[self.press.seat].user or 0)

    def check(self, chain: tuple[Answers, ...]) -> str:
        """The letters that every id of these answers carries."""
        return presses.check(self.game, self.salt, chain)


@dataclass(frozen=True, slots=True)
class Result:
    """What a press did, for the desk that answers it."""

    asked: Asked | None = None
    told: tuple[Event, ...] = ()
    played: tuple[Path, ...] = ()
    note: str = ""
    page: str = ""
    refusal: EngineError | None = None


NOTHING = Result()


def draw_desk(table: Table, sitter: Sitter, grace: int, result: Result = NOTHING) -> Desk:
    """The desk of one seat. `grace` is how long a computer player waits after an undoable move."""
    game, match = table.game, table.running
    state, kept = table.asked_state(sitter)
    view = game.view(match.state, sitter.seat)
    to_move = () if table.is_over else tuple(game.to_move(match.state))
    no_undo = undo_refusal(table, sitter)
    is_waited = no_undo is None and any(table.sitters[seat].is_ai for seat in to_move)
    return Desk(
        table.info,
        Press(table.id, sitter.seat, sitter.counter, page=result.page),
        game,
        table.salt,
        view,
        game.view(state, sitter.seat) if kept else view,
        state,
        result.asked or presses.read(game, state, sitter.seat, ()),
        table.info.names,
        to_move,
        result.told,
        result.played,
        tuple(kept),
        tuple([tuple(way) for way in sitter.plan]),
        no_undo is None,
        no_undo or CannotUndo,
        is_waited,
        (table.info.moved_at or 0) + grace if is_waited else 0,
        table.is_over,
        result.note,
        result.refusal,
    )


def undo_refusal(table: Table, sitter: Sitter) -> type[CannotUndo] | None:
    """Why a seat cannot take its last press back; None when it can."""
    if table.last_seat is None or table.is_over:
        return CannotUndo
    if table.last_seat != sitter.seat:
        return OthersMoved
    return None if table.running.before else Revealed

"""What may be seen: all but the order of the bag, the tokens and the coins to come.

No seat sees what another does not; a private view only says whose it is.
"""

from dataclasses import dataclass

from engine.game import Seat
from engine.games.railroad_tiles.rules import active_tokens, to_move
from engine.games.railroad_tiles.state import NONE, Area, State


@dataclass(frozen=True, slots=True)
class AreaView:
    """What one seat has."""

    laid: tuple[tuple[int, int, int], ...]
    """Cell, tile, facing, in the order in which they were laid."""
    pawns: tuple[int, ...]
    hand: tuple[int, ...]
    tokens: tuple[int, ...]
    """Placements of this round still open."""
    column: int
    """Chosen in this round; -1 before."""
    is_done: bool
    refused: tuple[int, ...]
    lost: tuple[int, ...]
    """Tiles taken that fitted nowhere."""
    stars: int
    prestige: int


@dataclass(frozen=True, slots=True)
class PublicView:
    """What everybody sees."""

    board: str
    phase: str
    """`start_tiles`, `round` or `over`."""
    round: int
    to_move: tuple[Seat, ...]
    order: tuple[Seat, ...]
    offer: tuple[int, ...]
    columns: tuple[tuple[int, ...], ...]
    stars: tuple[int, ...]
    """On each column."""
    shown: tuple[int, ...]
    """The tokens so far; the last one waits, unless it is the last round."""
    active: tuple[int, ...]
    coins: tuple[int, ...]
    bag: int
    """Tiles left in it."""
    gone: tuple[int, ...]
    """Tiles that the coin took out."""
    areas: tuple[AreaView, ...]

    @property
    def later(self) -> tuple[Seat, ...]:
        """Who is still to be called in this round, in turn order: to choose a column."""
        if self.phase != "round":
            return ()
        waiting = [seat for seat in self.order if self.areas[seat].column == NONE]
        return tuple([seat for seat in waiting if seat not in self.to_move])


@dataclass(frozen=True, slots=True)
class PrivateView:
    """What everybody sees, through the eyes of one seat."""

    public: PublicView
    seat: Seat

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """As in the public view."""
        return self.public.to_move


def public_view(state: State) -> PublicView:
    """The public part of a state, field by field."""
    return PublicView(
        board=state.board.name,
        phase=state.phase.name.lower(),
        round=state.round,
        to_move=to_move(state),
        order=state.order,
        offer=state.offer,
        columns=tuple(state.columns),
        stars=tuple(state.stars),
        shown=state.tokens[: state.round],
        active=active_tokens(state),
        coins=state.coins[: max(0, state.round - 1)],
        bag=len(state.bag),
        gone=state.gone,
        areas=tuple([area_view(area) for area in state.areas]),
    )


def area_view(area: Area) -> AreaView:
    """An area: nothing in it is hidden."""
    return AreaView(
        laid=tuple([(cell, tile, facing) for cell, (tile, facing) in area.laid.items()]),
        pawns=tuple(area.pawns),
        hand=area.hand,
        tokens=area.tokens,
        column=area.column,
        is_done=area.is_done,
        refused=area.refused,
        lost=area.lost,
        stars=area.stars,
        prestige=area.prestige,
    )

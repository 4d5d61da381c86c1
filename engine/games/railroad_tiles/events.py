"""What happened. All but the order of what is still to come is public; what comes out of the bag,
the clock or the coin reveals."""

from dataclasses import dataclass
from typing import ClassVar

from engine.event import Public, Sealed


# Preparación
@dataclass(frozen=True, slots=True)
class MatchStarted(Public):
    """The first turn order and the start tiles on offer: the first that differ in their routes of
    all tiles shuffled as «start tiles»; the order shuffled as «order»."""

    order: tuple[int, ...]
    offer: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ChanceLaid(Sealed):
    """What is still to come: the bag (its last tile is drawn first), the tokens by round, and the
    coin after each round (0 takes the left one of two columns out), shuffled as «bag», «tokens»,
    «coin N»."""

    bag: tuple[int, ...]
    tokens: tuple[int, ...]
    coins: tuple[int, ...]


# Preparación de la ronda
@dataclass(frozen=True, slots=True)
class RoundStarted(Public):
    """A round; tokens of these types are active in it."""

    round: int
    active: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TokenShown(Public):
    """The token that waits now."""

    token: int
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class ColumnFilled(Public):
    """A column got these tiles out of the bag."""

    column: int
    tiles: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class LastRoundStarted(Public):
    """No token waits any more (S18)."""

    is_moment: ClassVar[bool] = True


# Selección y colocación de losetas
@dataclass(frozen=True, slots=True)
class ColumnChosen(Public):
    """A seat took a column: its tiles and so many stars."""

    seat: int
    column: int
    tiles: tuple[int, ...]
    stars: int


@dataclass(frozen=True, slots=True)
class TileLaid(Public):
    """A tile on the table."""

    seat: int
    tile: int
    cell: int
    facing: int


@dataclass(frozen=True, slots=True)
class TileRefused(Public):
    """A tile put aside at will."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class TilesDiscarded(Public):
    """Tiles that fitted nowhere (S9)."""

    seat: int
    tiles: tuple[int, ...]


# Colocación de peones
@dataclass(frozen=True, slots=True)
class StarSpent(Public):
    """A star, so that a token serves for another pawn (S15)."""

    seat: int
    token: int


@dataclass(frozen=True, slots=True)
class PawnPlaced(Public):
    """A pawn on a spot, and what it is worth at once."""

    seat: int
    pawn: int
    cell: int
    prestige: int


@dataclass(frozen=True, slots=True)
class SeatFinished(Public):
    """A seat does nothing more in this round."""

    seat: int


# Fin de la ronda
@dataclass(frozen=True, slots=True)
class OrderChanged(Public):
    """The pawns read left to right (S17)."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ColumnRemoved(Public):
    """The coin took one of the two leftover columns out, its stars with it (S16)."""

    column: int
    tiles: tuple[int, ...]
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class StarAdded(Public):
    """A star on the column that nobody chose."""

    column: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Public):
    """Nobody moves any more."""


Event = (
    MatchStarted
    | ChanceLaid
    | RoundStarted
    | TokenShown
    | ColumnFilled
    | LastRoundStarted
    | ColumnChosen
    | TileLaid
    | TileRefused
    | TilesDiscarded
    | StarSpent
    | PawnPlaced
    | SeatFinished
    | OrderChanged
    | ColumnRemoved
    | StarAdded
    | MatchEnded
)

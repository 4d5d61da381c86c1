"""Railroad Tiles, in the order of its rulebook: eight rounds of columns, tiles and pawns.

Nobody's laying affects another seat, so who has chosen a column lays at once while the others
choose: several seats are to move together (R21). S and R numbers are those of the rules document.
Laying, pawns and the count have files of their own.
"""

from typing import Final, assert_never

from engine.chance import shuffled
from engine.game import Seat, Tell, silent
from engine.games.railroad_tiles import laying, pawns
from engine.games.railroad_tiles.board import COLUMNS, START, TOKENS, Board
from engine.games.railroad_tiles.events import (
    ChanceLaid,
    ColumnChosen,
    ColumnFilled,
    ColumnRemoved,
    LastRoundStarted,
    MatchEnded,
    MatchStarted,
    OrderChanged,
    RoundStarted,
    SeatFinished,
    StarAdded,
    TileLaid,
    TokenShown,
)
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
from engine.games.railroad_tiles.state import NONE, Area, Phase, State

ROUNDS: Final = 8
"""S1: seven tokens wait one after the other, and one round follows."""
ACTIVE_TOKENS: Final = 2
"""Places of the active area (R8)."""
SEATS_WITH_ALL_COLUMNS: Final = 4
"""Two and three play without the leftmost column (S5)."""
SEATS_WITH_COIN: Final = 2
"""Two leave two columns over each round (S16)."""


# Preparación
def setup(board: Board, seats: int, seed: str, tell: Tell = silent) -> State:
    """Tokens, bag and order shuffled; a start tile for each seat (S2-S6)."""
    offer = start_tiles(board, shuffled(seed, "start tiles", range(len(board.tiles))), seats)
    rest = [tile for tile in range(len(board.tiles)) if tile not in offer]
    state = State(
        board,
        [Area() for _ in range(seats)],
        order=tuple(shuffled(seed, "order", range(seats))),
        bag=shuffled(seed, "bag", rest),
        tokens=tuple(shuffled(seed, "tokens", TOKENS)),
        coins=tuple([shuffled(seed, f"coin {number}", (0, 1))[0] for number in range(1, ROUNDS)]),
        offer=offer,
    )
    tell(MatchStarted, state.order, offer)
    tell(ChanceLaid, tuple(state.bag), state.tokens, state.coins)
    return state


def start_tiles(board: Board, drawn: list[int], seats: int) -> tuple[int, ...]:
    """The first tiles drawn whose routes all differ; the others go back (R18, R19)."""
    routes: dict[int, int] = {}
    for tile in drawn:
        routes.setdefault(board.patterns[tile], tile)
    return tuple(list(routes.values())[:seats])


# Turnos
def to_move(state: State) -> tuple[Seat, ...]:
    """In a round: whoever chooses next, and everybody who has chosen and not finished (R21)."""
    if state.phase is Phase.OVER:
        return ()
    if state.phase is Phase.START_TILES:
        return (next(seat for seat in state.order[::-1] if not state.areas[seat].laid),)
    chooser = next_chooser(state)
    return tuple(
        [
            seat
            for seat, area in enumerate(state.areas)
            if seat == chooser or (area.column != NONE and not area.is_done)
        ]
    )


def next_chooser(state: State) -> Seat | None:
    """The first in turn order without a column."""
    areas = state.areas
    for seat in state.order:
        if areas[seat].column == NONE:
            return seat
    return None


def play(state: State, seat: Seat, move: Move, tell: Tell = silent) -> None:
    """One move that the tree offered."""
    match move:
        case LayTile(tile, cell, facing):
            laying.lay_tile(state, seat, tile, cell, facing, tell)
        case Finish():
            finish(state, seat, tell)
        case PlacePawn(token, cell):
            pawns.place_pawn(state, seat, token, token, cell, tell)
        case ChooseColumn(column):
            choose_column(state, seat, column, tell)
        case RefuseTile(tile):
            laying.refuse_tile(state, seat, tile, tell)
        case SwapPawn(token, pawn, cell):
            pawns.swap_pawn(state, seat, token, pawn, cell, tell)
        case ChooseStart(tile, facing):
            choose_start(state, seat, tile, facing, tell)
        case _:
            assert_never(move)


# Losetas de inicio
def offered(state: State, seat: Seat) -> tuple[int, ...]:
    """The start tiles that nobody has taken (S6)."""
    return state.offer


def start_facings(state: State, seat: Seat, tile: int) -> list[int]:
    """All in which it looks different (S8)."""
    return [facing for facing, sides in enumerate(state.board.sides[tile]) if sides]


def choose_start(state: State, seat: Seat, tile: int, facing: int, tell: Tell) -> None:
    """In reverse turn order; the last one begins the first round (S6, R18)."""
    laying.put(state.board, state.areas[seat], tile, START, facing)
    state.offer = laying.without(state.offer, tile)
    tell(TileLaid, seat, tile, START, facing)
    if not state.offer:
        state.phase = Phase.ROUND
        begin_round(state, tell)


# Preparación de la ronda
def begin_round(state: State, tell: Tell) -> None:
    """A token moves on, the columns are filled up (R3, R4, R8)."""
    state.round += 1
    tell(RoundStarted, state.round, active_tokens(state))
    for token in state.tokens[state.round - 1 : state.round]:
        tell(TokenShown, token)
    if state.round == ROUNDS:
        tell(LastRoundStarted)
    for column in columns_used(state):
        missing = COLUMNS[column] - len(state.columns[column])
        drawn = tuple([state.bag.pop() for _ in range(min(missing, len(state.bag)))])
        state.columns[column] += drawn
        if drawn:
            tell(ColumnFilled, column, drawn)


def columns_used(state: State) -> range:
    """Not the leftmost with two or three seats (S5)."""
    return range(0 if len(state.areas) >= SEATS_WITH_ALL_COLUMNS else 1, len(COLUMNS))


def active_tokens(state: State) -> tuple[int, ...]:
    """One round in the waiting space, then two rounds active: 0, 1, 2, 2 … tokens (R8, R9)."""
    waited = max(0, state.round - 1)
    return state.tokens[max(0, waited - ACTIVE_TOKENS) : waited]


# Selección de losetas
def columns(state: State, seat: Seat) -> list[int]:
    """Those that nobody has chosen in this round (R20)."""
    taken = [area.column for area in state.areas]
    return [column for column in columns_used(state) if column not in taken]


def choose_column(state: State, seat: Seat, column: int, tell: Tell) -> None:
    """All its tiles and stars (S7, R26)."""
    area = state.areas[seat]
    area.column, area.hand = column, state.columns[column]
    area.stars += state.stars[column]
    area.tokens = active_tokens(state)
    tell(ColumnChosen, seat, column, area.hand, state.stars[column])
    state.columns[column], state.stars[column] = (), 0
    laying.drop_hopeless(state, seat, tell)


# Final de la ronda
def can_finish(state: State, seat: Seat) -> bool:
    """Pawns need not be placed (S11)."""
    return True


def finish(state: State, seat: Seat, tell: Tell) -> None:
    """The round ends with the last seat (R21)."""
    state.areas[seat].is_done = True
    tell(SeatFinished, seat)
    for area in state.areas:
        if not area.is_done:
            return
    end_round(state, tell)


def end_round(state: State, tell: Tell) -> None:
    """The leftover column gets a star; the pawns give the new order, left to right (S16-S18)."""
    leftover = columns(state, NONE)
    state.order = tuple(sorted(state.order, key=lambda seat: state.areas[seat].column))
    tell(OrderChanged, state.order)
    if state.round == ROUNDS:
        state.phase = Phase.OVER
        tell(MatchEnded)
        return
    if len(state.areas) == SEATS_WITH_COIN:
        remove_column(state, leftover.pop(state.coins[state.round - 1]), tell)
    for column in leftover:
        state.stars[column] += 1
        tell(StarAdded, column)
    for area in state.areas:
        area.column, area.tokens, area.is_done = NONE, (), False
    begin_round(state, tell)


def remove_column(state: State, column: int, tell: Tell) -> None:
    """With two seats a coin takes one of the two leftover columns out (S16, R27, R28)."""
    tell(ColumnRemoved, column, state.columns[column])
    state.gone += state.columns[column]
    state.columns[column], state.stars[column] = (), 0

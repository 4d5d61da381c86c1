"""What stands on buttons and options, what is asked, and what a move would do."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.answers import Bits
from engine.game import Seat
from engine.games.trans_europa import plan, tracks
from engine.games.trans_europa.board import Board
from engine.games.trans_europa.state import Phase, State
from engine.text import Label, Listed, Text, Who, Word, text

if TYPE_CHECKING:
    from engine.menu import Path

ICONS: Final[Mapping[str, str]] = {"hub": "📍", "lay": "🛤️", "end": "✋"}
"""The sign on the button of a kind of move."""


def label(state: State, seat: Seat, path: "Path", known: int) -> Label:
    """The answers of `path` from `known` on; all of them known: the verb that confirms."""
    kind, *answers = path
    word: str = kind.word
    if known == 0 and not answers:
        return Label(text(f"trans_europa-kind-{word}"), ICONS[word])
    if known == 0:
        field = kind.asks[0].field
        name = text("trans_europa-word", word=Word(field, answers[0]))
        return Label(text("trans_europa-line", kind=text(f"trans_europa-verb-{word}"), rest=name))
    if known >= len(path):
        return Label(text(f"trans_europa-confirm-{word}"))
    if word == "hub":
        return _node(state, seat, answers[0])
    return _edge(state, seat, answers[0])


def wanted(state: State, seat: Seat) -> tuple[int, ...]:
    """The free lines of a cheapest tree over the seat's cities and its marker."""
    hub = state.hubs[seat]
    cities = tuple(Bits(state.hands[seat]))
    return plan.lines(state.board, state.laid, cities if hub < 0 else (*cities, hub))


def crossings(state: State, seat: Seat) -> frozenset[int]:
    """The crossings of a cheapest tree over the seat's cities."""
    edges = plan.lines(state.board, state.laid, tuple(Bits(state.hands[seat])))
    return frozenset(node for edge in edges for node in state.board.edges[edge])


def _node(state: State, seat: Seat, node: int) -> Label:
    is_on = node in crossings(state, seat)
    note = text("trans_europa-note-on-way") if is_on else None
    return Label(text("trans_europa-word", word=Word("node", node)), note=note, is_advised=is_on)


def _edge(state: State, seat: Seat, edge: int) -> Label:
    kind = kind_of(state.board, edge)
    name = text(f"trans_europa-offer-{kind}", edge=Word("edge", edge))
    is_wanted = edge in wanted(state, seat)
    note = text("trans_europa-note-nearer") if is_wanted else None
    return Label(name, note=note, is_advised=is_wanted)


def kind_of(board: Board, edge: int) -> str:
    """What a line crosses; a board that does not say knows single and double only."""
    if board.kinds:
        return board.kinds[edge]
    return "plain" if board.costs[edge] == 1 else "river"


def prompt(state: State, seat: Seat, path: "Path") -> Text | None:
    """What is being asked after these answers."""
    if len(path) != 1:
        return None
    match path[0].word:
        case "hub":
            return text("trans_europa-ask-hub")
        case "lay" if state.phase is Phase.ENDING:
            return text("trans_europa-ask-ending")
        case "lay":
            return text("trans_europa-ask-second" if state.laid_this_turn else "trans_europa-ask")
        case _:
            return None


def ranked(state: State, seat: Seat, path: "Path") -> list[Any]:
    """All answers to the question after `path`: those on the seat's way first, of the rest of the
    crossings the cities, which have a name."""
    kind, *_ = path
    offered = list(kind.asks[0].answers(state, seat))
    if kind.word != "hub":
        good = frozenset(wanted(state, seat))
        return sorted(offered, key=lambda edge: edge not in good)
    on_way, named = crossings(state, seat), state.board.city_at
    return sorted(offered, key=lambda node: (node not in on_way, node not in named))


def preview(state: State, seat: Seat, path: "Path") -> list[Text]:
    """Lines about a move; nothing that hangs on the others' cities."""
    if not path:
        return []
    kind, *answers = path
    match kind.word, answers:
        case "hub", [node]:
            return [text("trans_europa-preview-hub", node=Word("node", node))]
        case "lay", [edge]:
            return _lay(state, seat, edge)
        case "end", _ if state.phase is Phase.ENDING:
            return [text("trans_europa-preview-end-round")]
        case "end", _:
            return [text("trans_europa-preview-end")]
        case _:
            return []


def _lay(state: State, seat: Seat, edge: int) -> list[Text]:
    board, name = state.board, Word("edge", edge)
    cities = tuple(Bits(state.hands[seat]))
    before = plan.cost(board, plan.lines(board, state.laid, cities))
    after = plan.cost(board, plan.lines(board, state.laid | 1 << edge, cities))
    lines = [
        text(f"trans_europa-preview-{kind_of(board, edge)}", edge=name),
        text("trans_europa-preview-missing", before=before, after=after),
    ]
    lines += _joins(state, seat, edge)
    return lines if after else [*lines, text("trans_europa-preview-done")]


def _joins(state: State, seat: Seat, edge: int) -> list[Text]:
    """Whose networks the track would join to the seat's own: from then on theirs too (S10)."""
    board = state.board
    own = plan.network(board, state.laid, state.hubs[seat])
    after = plan.network(board, state.laid | 1 << edge, state.hubs[seat])
    others = [
        Who(other)
        for other, hub in enumerate(state.hubs)
        if other != seat and hub in after and hub not in own
    ]
    return [text("trans_europa-preview-joins", who=Listed(tuple(others)))] if others else []


def absent(state: State, seat: Seat) -> list[Text]:
    """Why each kind of move that is not open is not."""
    if state.phase is Phase.OVER:
        return [text("trans_europa-absent-over")]
    if seat != state.turn:
        return [text("trans_europa-absent-turn", who=Who(state.turn))]
    if state.phase is Phase.HUBS:
        return [text("trans_europa-absent-hubs")]
    lines = [] if tracks.can_stop(state, seat) else [text("trans_europa-absent-end")]
    return lines if tracks.edges(state, seat) else [*lines, text("trans_europa-absent-lay")]

"""What stands on buttons and options, and what is asked."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.game import Seat
from engine.games.railroad_tiles import advice, laying, pawns, rules
from engine.games.railroad_tiles.numbering import letter, number, spots
from engine.games.railroad_tiles.scoring import ends
from engine.games.railroad_tiles.state import NONE, Phase, State
from engine.games.railroad_tiles.voice.terms import named, place, sign, ways
from engine.text import Label, Text, Word, text

if TYPE_CHECKING:
    from engine.menu import Path

ICONS: Final[Mapping[str, str]] = {
    "start": "🧩",
    "column": "🗂️",
    "lay": "🧩",
    "refuse": "🚫",
    "pawn": "📍",
    "swap": "⭐",
    "finish": "🏁",
}
"""The sign on the button of a kind of move."""


def label(state: State, seat: Seat, path: "Path", known: int) -> Label:
    """The answers of `path` from `known` on; all of them known: the verb that confirms."""
    kind, *answers = path
    word: str = kind.word
    if known == 0 and not answers:
        return Label(text(f"railroad_tiles-kind-{word}"), ICONS[word])
    if known == 0:
        return Label(_line(state, seat, word, answers))
    if known >= len(path):
        return Label(text(f"railroad_tiles-confirm-{word}"), ICONS[word])
    if word in ("pawn", "swap"):
        return _pawn(state, seat, word, answers, known)
    if word == "column":
        return _column(state, answers[0])
    if word == "lay" and known > 1:
        return _laid(state, seat, answers, known)
    if word == "start" and len(answers) > 1:
        offered = rules.start_facings(state, seat, answers[0])
        return _number(number(offered, answers[1]))
    return _tile(state, seat, word, answers[0])


def _laid(state: State, seat: Seat, answers: list[int], known: int) -> Label:
    """Where and how a tile lies."""
    tile, cell, *_ = answers
    if known == 2:
        return _cell(state, seat, tile, cell)
    return _facing(state, seat, tile, cell, answers[2])


def _pawn(state: State, seat: Seat, word: str, answers: list[int], known: int) -> Label:
    """A token, another type for it, or a spot."""
    if known == 1:
        return _token(word, answers[0])
    if word == "swap" and known == 2:
        pawn = answers[1]
        return Label(text("railroad_tiles-word", word=Word("pawn", pawn)), sign(pawn))
    return _spot(state, seat, answers[-1])


def _line(state: State, seat: Seat, word: str, answers: list[Any]) -> Text:
    """A move, or the beginning of one, in one line: for drafts and typed moves."""
    verb = text(f"railroad_tiles-verb-{word}")
    match word, answers:
        case "start", [tile, facing]:
            said = ways(state.board, tile, facing)
            rest = text("railroad_tiles-line-faced", tile=Word("tile", tile), ways=said)
        case "lay", [tile, cell, facing]:
            said = ways(state.board, tile, facing)
            rest = text(
                "railroad_tiles-line-laid", tile=Word("tile", tile), place=place(cell), ways=said
            )
        case "lay", [tile, cell]:
            rest = text("railroad_tiles-line-place", tile=Word("tile", tile), place=place(cell))
        case (("start" | "lay" | "refuse"), [tile, *_]):
            rest = text("railroad_tiles-word", word=Word("tile", tile))
        case "column", [column]:
            return _column(state, column).text
        case "swap", [token, pawn, *_]:
            rest = text(
                "railroad_tiles-line-swap", token=Word("token", token), pawn=Word("pawn", pawn)
            )
            if len(answers) > 2:
                rest = text("railroad_tiles-line-at", what=rest, place=place(answers[2]))
        case _:
            rest = text("railroad_tiles-word", word=Word("token", answers[0]))
            if len(answers) > 1:
                rest = text("railroad_tiles-line-at", what=rest, place=place(answers[1]))
    return text("railroad_tiles-line", kind=verb, rest=rest)


def _tile(state: State, seat: Seat, word: str, tile: int) -> Label:
    area = state.areas[seat]
    tiles = state.offer if word == "start" else area.hand
    name = text(f"railroad_tiles-offer-{word}", letter=letter(tiles, tile))
    note = text("railroad_tiles-word", word=Word("tile", tile))
    if word != "lay":
        return Label(name, ICONS[word] if word == "refuse" else "", note)
    fitting = laying.tiles(state, seat)
    best = max(fitting, key=lambda other: advice.tile_gain(state, seat, other), default=NONE)
    return Label(name, note=note, is_advised=tile == best and len(fitting) > 1)


def _column(state: State, column: int) -> Label:
    tiles, stars = state.columns[column], state.stars[column]
    key = "starred" if stars else "plain"
    name = text(
        f"railroad_tiles-offer-column-{key}",
        column=Word("column", column),
        n=len(tiles),
        stars=stars,
    )
    return Label(name, note=text("railroad_tiles-tiles", tiles=named(tiles)))


def _cell(state: State, seat: Seat, tile: int, cell: int) -> Label:
    offered = laying.cells(state, seat, tile)
    name = text("railroad_tiles-offer-cell", n=number(offered, cell), place=place(cell))
    closed = ends(state.areas[seat].edge.get(cell, 0))
    opened = ends(state.board.sides[tile][0]) - closed
    note = text("railroad_tiles-note-cell", closed=closed, opened=opened)
    best = max(offered, key=lambda other: advice.cell_gain(state, seat, tile, other), default=NONE)
    return Label(name, note=note, is_advised=cell == best and len(offered) > 1)


def _facing(state: State, seat: Seat, tile: int, cell: int, facing: int) -> Label:
    offered = laying.facings(state, seat, tile, cell)
    note = text("railroad_tiles-ways", ways=ways(state.board, tile, facing))
    best = max(
        offered,
        key=lambda other: advice.facing_gain(state, seat, tile, cell, other),
        default=NONE,
    )
    is_best = facing == best and len(offered) > 1
    return Label(_number(number(offered, facing)).text, note=note, is_advised=is_best)


def _number(count: int) -> Label:
    return Label(text("railroad_tiles-offer-facing", n=count))


def _token(word: str, token: int) -> Label:
    return Label(text(f"railroad_tiles-offer-{word}", token=Word("token", token)), sign(token))


def _spot(state: State, seat: Seat, cell: int) -> Label:
    board, area = state.board, state.areas[seat]
    numbered = spots(board, area)
    pawn = board.spots[area.laid[cell][0]]
    points = pawns.worth(board, area, cell, pawn)
    same = [other for other in numbered if board.spots[area.laid[other][0]] == pawn]
    best = max(same, key=lambda other: advice.pawn_gain(state, seat, other), default=NONE)
    name = text("railroad_tiles-offer-spot", n=number(numbered, cell), points=points)
    note = text("railroad_tiles-note-spot", place=place(cell), pawn=Word("pawn", pawn))
    return Label(name, note=note, is_advised=cell == best and len(same) > 1)


def prompt(state: State, seat: Seat, path: "Path") -> Text | None:
    """What is being asked after these answers."""
    kind, *answers = path
    left = laying.REFUSALS - len(state.areas[seat].refused)
    match kind.word, len(answers):
        case "refuse", 0:
            return text("railroad_tiles-ask-refuse", n=left)
        case (("lay" | "start"), 0):
            return text(f"railroad_tiles-ask-{kind.word}")
        case "lay", 1:
            return text("railroad_tiles-ask-cell")
        case (("lay" | "start"), _):
            return text("railroad_tiles-ask-facing")
        case "column", _:
            return text("railroad_tiles-ask-column")
        case "pawn", 0:
            return text("railroad_tiles-ask-pawn")
        case "swap", 0:
            return text("railroad_tiles-ask-swap", n=state.areas[seat].stars)
        case "swap", 1:
            return text("railroad_tiles-ask-swap-pawn")
        case (("pawn" | "swap"), count) if count:
            pawn = Word("pawn", answers[0 if kind.word == "pawn" else 1])
            return text("railroad_tiles-ask-spot", pawn=pawn)
        case _:
            return None


def ranked(state: State, seat: Seat, path: "Path") -> list[Any]:
    """All answers to the question after `path`: places and facings row by row as they are
    numbered, but where a tile is best first."""
    kind, *answers = path
    offered = list(kind.asks[len(answers)].answers(state, seat, *answers))
    if kind.word == "column":
        return sorted(offered, key=lambda c: -(len(state.columns[c]) + state.stars[c]))
    return offered


def absent(state: State, seat: Seat) -> list[Text]:
    """Why the kinds of move that are not open now are not."""
    if state.phase is Phase.OVER:
        return [text("railroad_tiles-absent-over")]
    area = state.areas[seat]
    if seat not in rules.to_move(state):
        key = "done" if area.is_done else "turn"
        return [text(f"railroad_tiles-absent-{key}")]
    if state.phase is Phase.START_TILES:
        return [text("railroad_tiles-absent-start")]
    if area.column == NONE:
        return [text("railroad_tiles-absent-column")]
    if area.hand:
        lines = [text("railroad_tiles-absent-hand")]
        return lines if laying.refusable(state, seat) else [*lines, _no_refusals()]
    lines = [] if area.tokens else [text("railroad_tiles-absent-tokens")]
    missing = sorted(set(area.tokens) - set(pawns.tokens(state, seat)))
    return lines + [text("railroad_tiles-absent-spot", pawn=Word("pawn", p)) for p in missing]


def _no_refusals() -> Text:
    return text("railroad_tiles-absent-refusals")

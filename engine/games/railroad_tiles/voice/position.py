"""The position in words: short for the alt text of a picture, whole for who plays without any."""

from engine.game import Seat
from engine.games.railroad_tiles import scoring
from engine.games.railroad_tiles.board import COLUMNS, Board
from engine.games.railroad_tiles.imagine import built
from engine.games.railroad_tiles.numbering import letter
from engine.games.railroad_tiles.rules import ROUNDS
from engine.games.railroad_tiles.state import NONE
from engine.games.railroad_tiles.view import AreaView, PrivateView, PublicView
from engine.games.railroad_tiles.voice.terms import named, pawns, place, ways
from engine.text import Listed, Text, Who, Word, text

View = PublicView | PrivateView


def public(view: View) -> PublicView:
    """What everybody sees of a view."""
    return view.public if isinstance(view, PrivateView) else view


def caption(board: Board, view: View) -> list[Text]:
    """The moment, the tokens and a line a seat."""
    seen = public(view)
    lines = [moment(seen)]
    if seen.phase == "round":
        lines += _tokens(seen)
        lines.append(_columns_short(seen))
    return [*lines, *[_seat(board, seen, seat) for seat in seen.order]]


def moment(seen: PublicView) -> Text:
    """What the match waits for."""
    if seen.phase == "over":
        return text("railroad_tiles-moment-over")
    if seen.phase == "start_tiles":
        return text("railroad_tiles-moment-start", who=Who(seen.to_move[0]))
    chooser = [seat for seat in seen.to_move if seen.areas[seat].column == NONE]
    busy = Listed(tuple([Who(seat) for seat in seen.to_move if seat not in chooser]))
    if chooser and busy.items:
        return text("railroad_tiles-moment-both", n=seen.round, who=Who(chooser[0]), busy=busy)
    if chooser:
        return text("railroad_tiles-moment-choose", n=seen.round, who=Who(chooser[0]))
    return text("railroad_tiles-moment-lay", n=seen.round, busy=busy)


def _tokens(seen: PublicView) -> list[Text]:
    lines = []
    if seen.active:
        lines.append(text("railroad_tiles-caption-active", pawns=pawns(seen.active)))
    if seen.round < ROUNDS:
        lines.append(text("railroad_tiles-caption-waiting", pawn=Word("pawn", seen.shown[-1])))
    return lines


def _columns_short(seen: PublicView) -> Text:
    found = [
        text(
            "railroad_tiles-caption-column",
            column=Word("column", number),
            n=len(tiles),
            stars=seen.stars[number],
        )
        for number, tiles in enumerate(seen.columns)
        if tiles
    ]
    if not found:
        return text("railroad_tiles-caption-no-columns")
    return text("railroad_tiles-caption-columns", columns=Listed(tuple(found)))


def _seat(board: Board, seen: PublicView, seat: Seat) -> Text:
    area = seen.areas[seat]
    whole = built(board, area)
    return text(
        "railroad_tiles-caption-seat",
        who=Who(seat),
        total=scoring.total(board, whole),
        tiles=len(area.laid),
        openings=scoring.openings(whole),
        stars=area.stars,
    )


def position(board: Board, view: View) -> list[Text]:
    """Everything: columns, hands, and each area tile by tile; the reader's own first."""
    seen = public(view)
    lines = [moment(seen)]
    if seen.phase == "start_tiles":
        lines.append(text("railroad_tiles-position-offer", tiles=named(seen.offer)))
    if seen.phase == "round":
        lines += [*_tokens(seen), *_columns(seen)]
    lines.append(text("railroad_tiles-position-bag", n=seen.bag))
    own = [view.seat] if isinstance(view, PrivateView) else []
    for seat in [*own, *[seat for seat in seen.order if seat not in own]]:
        lines += _area(board, seen, seat)
    return lines


def _columns(seen: PublicView) -> list[Text]:
    lines = []
    heads = {area.column: seat for seat, area in enumerate(seen.areas) if area.column != NONE}
    for column in range(len(COLUMNS)):
        name = Word("column", column)
        if column in heads:
            who = Who(heads[column])
            lines.append(text("railroad_tiles-position-taken", column=name, who=who))
        elif seen.columns[column]:
            tiles, stars = named(seen.columns[column]), seen.stars[column]
            lines.append(
                text("railroad_tiles-position-column", column=name, stars=stars, tiles=tiles)
            )
    return lines


def _area(board: Board, seen: PublicView, seat: Seat) -> list[Text]:
    area = seen.areas[seat]
    lines = [_seat(board, seen, seat), parts(board, area)]
    if area.hand:
        lines.append(text("railroad_tiles-position-hand", tiles=named(area.hand)))
    if area.refused:
        lines.append(text("railroad_tiles-position-refused", tiles=named(area.refused)))
    for cell, tile, facing in sorted(area.laid):
        key = "taken" if cell in area.pawns else "tile"
        lines.append(
            text(
                f"railroad_tiles-position-{key}-at",
                place=place(cell),
                tile=Word("tile", tile),
                ways=ways(board, tile, facing),
            )
        )
    return lines


def parts(board: Board, area: AreaView) -> Text:
    """What an area would count now, part by part."""
    whole = built(board, area)
    counted = scoring.count(board, whole)
    return text(
        "railroad_tiles-position-parts",
        prestige=counted["prestige"],
        rectangle=counted["rectangle"],
        cities=counted["cities"],
        stars=counted["stars"],
        openings=scoring.openings(whole),
        lost=-counted["openings"],
    )


def desk(board: Board, view: View) -> list[Text]:
    """What a seat wants to know before it moves: round and tokens, its hand, its count."""
    if isinstance(view, PublicView):
        return []
    seen, area = view.public, view.public.areas[view.seat]
    if seen.phase == "start_tiles":
        return [_lettered(seen.offer, "offer")]
    lines = []
    if seen.phase == "round":
        lines.append(text("railroad_tiles-desk-round", n=seen.round, of=ROUNDS))
        lines += _tokens(seen)
    if area.hand:
        lines.append(_lettered(area.hand, "hand"))
    return [*lines, parts(board, area)]


def _lettered(tiles: tuple[int, ...], key: str) -> Text:
    said = [
        text("railroad_tiles-lettered", letter=letter(tiles, tile), tile=Word("tile", tile))
        for tile in tiles
    ]
    return text(f"railroad_tiles-desk-{key}", tiles=Listed(tuple(said)))

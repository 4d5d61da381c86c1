"""The position in words: short for the alt text of a picture, whole for who plays without any."""

from engine.games.trans_europa import plan
from engine.games.trans_europa.board import Board
from engine.games.trans_europa.state import NOWHERE, Scored
from engine.games.trans_europa.view import PrivateView, PublicView
from engine.games.trans_europa.voice.story import named
from engine.text import Listed, Text, Who, Word, text

View = PublicView | PrivateView


def public(view: View) -> PublicView:
    """What everybody sees of a view."""
    return view.public if isinstance(view, PrivateView) else view


def caption(view: View) -> list[Text]:
    """Whose turn, round, tracks left, scores and markers."""
    seen = public(view)
    return [
        *moment(seen),
        text("trans_europa-caption-round", n=seen.round, supply=seen.supply),
        *[_seat(seen, seat) for seat in range(len(seen.scores))],
    ]


def _seat(seen: PublicView, seat: int) -> Text:
    hub = seen.hubs[seat]
    if hub == NOWHERE:
        return text("trans_europa-caption-seat-off", who=Who(seat), score=seen.scores[seat])
    return text(
        "trans_europa-caption-seat",
        who=Who(seat),
        score=seen.scores[seat],
        node=Word("node", hub),
    )


def moment(seen: PublicView) -> list[Text]:
    """Whose turn it is and what it waits for."""
    if seen.phase == "over":
        return [text("trans_europa-moment-over")]
    if seen.phase == "ending":
        joined = Listed(tuple([Who(seat) for seat in seen.connected]))
        return [text("trans_europa-moment-ending", who=Who(seen.turn), joined=joined)]
    key = "hubs" if seen.phase == "hubs" else "second" if seen.laid_this_turn else "tracks"
    return [text(f"trans_europa-moment-{key}", who=Who(seen.turn))]


def position(board: Board, view: View) -> list[Text]:
    """Everything that is public and, of a private view, that seat's own cities."""
    seen = public(view)
    lines = moment(seen)
    if isinstance(view, PrivateView):
        lines += own(board, view)
    lines += caption(view)[len(moment(seen)) :]
    lines += _networks(board, seen)
    if seen.rounds:
        lines += _round(len(seen.rounds), seen.rounds[-1])
    return lines


def own(board: Board, view: PrivateView) -> list[Text]:
    """The five cities by network, and one cheapest way to join them."""
    laid = sum(1 << edge for edge in view.public.tracks)
    lines = [text("trans_europa-position-cities", cities=named(view.cities))]
    pieces = [piece for piece in plan.pieces(board, laid, view.cities) if len(piece) > 1]
    for piece in pieces:
        lines.append(text("trans_europa-position-joined", cities=named(piece)))
    missing = plan.lines(board, laid, view.cities)
    if not missing:
        return [*lines, text("trans_europa-desk-complete")]
    edges = Listed(tuple([Word("edge", edge) for edge in missing]))
    price = plan.cost(board, missing)
    return [*lines, text("trans_europa-position-missing", n=price, edges=edges)]


def _networks(board: Board, seen: PublicView) -> list[Text]:
    """All tracks, network by network."""
    if not seen.tracks:
        return [text("trans_europa-position-empty")]
    laid = sum(1 << edge for edge in seen.tracks)
    left, lines = list(seen.tracks), []
    while left:
        reached = plan.network(board, laid, board.edges[left[0]][0])
        inside = [edge for edge in left if board.edges[edge][0] in reached]
        left = [edge for edge in left if edge not in inside]
        edges = Listed(tuple([Word("edge", edge) for edge in inside]))
        lines.append(text("trans_europa-position-network", n=len(inside), edges=edges))
    return lines


def _round(number: int, scored: Scored) -> list[Text]:
    """The round scored last, with the hands that were shown."""
    lines = [text("trans_europa-position-last", n=number)]
    for seat, hand in enumerate(scored.hands):
        lines.append(
            text(
                "trans_europa-position-hand",
                who=Who(seat),
                cities=named(hand),
                n=scored.lost[seat],
            )
        )
    return lines

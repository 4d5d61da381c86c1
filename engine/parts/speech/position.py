"""The position in words: cards, tickets and what they need, routes that are built or free."""

from collections.abc import Sequence

from engine.answers import Bits
from engine.game import Seat
from engine.parts.planner.ground import Ground
from engine.parts.planner.needs import Need, needs
from engine.parts.route_board import LOCOMOTIVE, Board, Route
from engine.parts.speech.cards import hand, routes
from engine.text import Listed, Text, Who, Word, text


def own(
    ground: Ground, cards: Sequence[int], kept: Sequence[int], on_offer: Sequence[int]
) -> list[Text]:
    """Hand and tickets of a seat, with what each ticket still needs."""
    lines = [text("rails-position-hand", n=sum(cards), cards=hand(cards))]
    if not sum(cards):
        lines = [text("rails-position-no-hand")]
    lines += [_ticket(ground.board, "rails-position-ticket", one) for one in needs(ground, kept)]
    return [
        *lines,
        *[_ticket(ground.board, "rails-position-offer", one) for one in needs(ground, on_offer)],
    ]


def _ticket(board: Board, key: str, found: Need) -> Text:
    """A ticket, kept or on offer, and what it needs."""
    return text(
        key,
        ticket=Word("tickets", found.ticket),
        points=board.tickets[found.ticket].points,
        need=need_text(board, found),
    )


def need_text(board: Board, found: Need, is_short: bool = False) -> Text:
    """«faltan 5 vagones por París–Zúrich…», «unido», «solo con estación», «ya no se puede»."""
    if found.is_joined:
        return text("rails-need-joined")
    if found.missing is None:
        return text("rails-need-station" if found.by_station else "rails-need-lost")
    if is_short:
        return text("rails-need-missing", n=found.missing)
    return text("rails-need-way", n=found.missing, routes=routes(board, found.routes))


def built(board: Board, numbers: Sequence[int]) -> list[Text]:
    """The routes of a seat."""
    if not numbers:
        return []
    mask = sum(1 << route for route in numbers)
    return [text("rails-position-routes", n=len(numbers), routes=routes(board, mask))]


def known(counts: Sequence[int]) -> list[Text]:
    """The cards that a seat was seen taking."""
    return [text("rails-position-known", cards=hand(counts))] if any(counts) else []


def free(board: Board, owned: int, crossed: Sequence[int]) -> list[Text]:
    """Every route that may still be built, by colour; the closed lines of doubles. `owned` are the
    routes of all seats, as a mask."""
    closed = sum(1 << route for route in crossed)
    left = board.all_routes & ~owned & ~closed
    lines = [text("rails-position-free", n=left.bit_count())]
    for color in range(LOCOMOTIVE):
        of_color = [board.routes[r] for r in Bits(left) if board.routes[r].colors == (color,)]
        lines += _group(of_color, text("rails-heading-color", color=Word("color", color)))
    gray = [board.routes[r] for r in Bits(left) if len(board.routes[r].colors) > 1]
    lines += _group(gray, text("rails-heading-gray"))
    if closed:
        lines.append(text("rails-position-closed", routes=routes(board, closed)))
    return lines


def _group(found: list[Route], heading: Text) -> list[Text]:
    if not found:
        return []
    items = Listed(tuple([_measured(route) for route in found]))
    return [text("rails-position-group", heading=heading, routes=items)]


def _measured(route: Route) -> Text:
    """«Múnich–Zúrich 2 túnel», «Atenas–Esmirna 2 ferri 1🚂»."""
    name = Word("route", route.id)
    if route.is_tunnel:
        return text("rails-measured-tunnel", route=name, n=route.length)
    if route.symbols:
        return text("rails-measured-ferry", route=name, n=route.length, wild=route.symbols)
    return text("rails-measured", route=name, n=route.length)


def everybody(seats: Sequence[Seat]) -> Listed:
    """The names of some seats."""
    return Listed(tuple([Who(seat) for seat in seats]))


def moment(phase: str, turn: Seat, to_move: Sequence[Seat], turns_left: int) -> list[Text]:
    """Whose turn it is and what it waits for; then the last round."""
    if phase == "over":
        return [text("rails-moment-over")]
    if phase == "first_tickets":
        return [text("rails-moment-first-tickets", who=everybody(to_move))]
    lines = [text(f"rails-moment-{phase}".replace("_", "-"), who=Who(turn))]
    if turns_left > 0:
        lines.append(text("rails-moment-last-round", n=turns_left))
    return lines

"""The position in words: short for the alt text of a picture, whole for who plays without any."""

from engine.answers import Bits
from engine.game import Seat
from engine.games.europa.ai.ground import ground_seen
from engine.games.europa.view import PrivateView, PublicPlayer, PublicView
from engine.games.europa.voice.cards import hand, payment, routes, shown
from engine.parts.planner.needs import Need, needs
from engine.parts.route_board import LOCOMOTIVE, Board, Route
from engine.text import Listed, Text, Who, Word, text

View = PublicView | PrivateView


def public(view: View) -> PublicView:
    """What everybody sees of a view."""
    return view.public if isinstance(view, PrivateView) else view


def caption(view: View) -> list[Text]:
    """Whose turn, points, wagons, market: at most 800 characters for five long names."""
    seen = public(view)
    return [
        *moment(seen),
        text("europa-caption-market", cards=shown(seen.market), deck=seen.deck),
        *[_counts("europa-caption-seat", seat, player) for seat, player in enumerate(seen.players)],
    ]


def moment(seen: PublicView) -> list[Text]:
    """Whose turn it is and what it waits for; then the last round."""
    if seen.phase == "over":
        return [text("europa-moment-over")]
    if seen.phase == "first_tickets":
        return [text("europa-moment-first-tickets", who=_all(seen.to_move))]
    lines = [text(f"europa-moment-{seen.phase}".replace("_", "-"), who=Who(seen.turn))]
    if seen.turns_left > 0:
        lines.append(text("europa-moment-last-round", n=seen.turns_left))
    return lines


def position(board: Board, view: View) -> list[Text]:
    """Everything that is public and, of a private view, that seat's own secrets."""
    seen = public(view)
    lines = moment(seen)
    if isinstance(view, PrivateView):
        lines += own(board, view)
    lines.append(text("europa-position-market", cards=shown(seen.market)))
    decks = text("europa-position-decks", deck=seen.deck, discard=seen.discard, n=seen.tickets)
    lines.append(decks)
    if seen.discard:
        lines.append(text("europa-position-discard", cards=hand(seen.discarded)))
    if seen.tunnel:
        lines.append(tunnel(seen))
    for seat, player in enumerate(seen.players):
        lines += _seat(board, seat, player)
    return [*lines, *_free(board, seen)]


def tunnel(seen: PublicView) -> Text:
    """The tunnel that waits for a decision (public: R43)."""
    laid = seen.tunnel
    if laid is None:
        return text("europa-moment-turn", who=Who(seen.turn))
    return text(
        "europa-position-tunnel",
        who=Who(seen.turn),
        route=Word("route", laid.route),
        paid=payment(laid.color, laid.cards, laid.locomotives),
        cards=shown(laid.revealed),
        n=laid.extra,
    )


def own(board: Board, view: PrivateView) -> list[Text]:
    """Hand and tickets, with what each ticket still needs."""
    lines = [text("europa-position-hand", n=sum(view.hand), cards=hand(view.hand))]
    if not sum(view.hand):
        lines = [text("europa-position-no-hand")]
    ground = ground_seen(board, view.public, view.seat)
    kept, offered = needs(ground, view.tickets), needs(ground, view.offer)
    lines += [_ticket(board, "europa-position-ticket", found) for found in kept]
    return [*lines, *[_ticket(board, "europa-position-offer", found) for found in offered]]


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
        return text("europa-need-joined")
    if found.missing is None:
        return text("europa-need-station" if found.by_station else "europa-need-lost")
    if is_short:
        return text("europa-need-missing", n=found.missing)
    return text("europa-need-way", n=found.missing, routes=routes(board, found.routes))


def _counts(key: str, seat: Seat, player: PublicPlayer) -> Text:
    """What can be counted of a seat, in one line."""
    return text(
        key,
        who=Who(seat),
        points=player.points,
        wagons=player.wagons,
        cards=player.cards,
        tickets=player.tickets,
        stations=player.stations,
    )


def _seat(board: Board, seat: Seat, player: PublicPlayer) -> list[Text]:
    lines = [_counts("europa-position-seat", seat, player)]
    if player.routes:
        built = routes(board, sum(1 << route for route in player.routes))
        lines.append(text("europa-position-routes", n=len(player.routes), routes=built))
    if player.cities:
        cities = Listed(tuple([Word("city", city) for city in player.cities]))
        lines.append(text("europa-position-stations", n=len(player.cities), cities=cities))
    if any(player.known):
        lines.append(text("europa-position-known", cards=hand(player.known)))
    return lines


def _free(board: Board, seen: PublicView) -> list[Text]:
    """Every route that may still be built, by colour; the closed lines of doubles."""
    taken = sum(1 << route for player in seen.players for route in player.routes)
    closed = sum(1 << route for route in seen.closed)
    free = board.all_routes & ~taken & ~closed
    lines = [text("europa-position-free", n=free.bit_count())]
    for color in range(LOCOMOTIVE):
        of_color = [board.routes[r] for r in Bits(free) if board.routes[r].colors == (color,)]
        lines += _group(of_color, text("europa-heading-color", color=Word("color", color)))
    gray = [board.routes[r] for r in Bits(free) if len(board.routes[r].colors) > 1]
    lines += _group(gray, text("europa-heading-gray"))
    if closed:
        lines.append(text("europa-position-closed", routes=routes(board, closed)))
    return lines


def _group(found: list[Route], heading: Text) -> list[Text]:
    if not found:
        return []
    items = Listed(tuple([_measured(route) for route in found]))
    return [text("europa-position-group", heading=heading, routes=items)]


def _measured(route: Route) -> Text:
    """«Múnich–Zúrich 2 túnel», «Atenas–Esmirna 2 ferri 1🚂»."""
    name = Word("route", route.id)
    if route.is_tunnel:
        return text("europa-measured-tunnel", route=name, n=route.length)
    if route.symbols:
        return text("europa-measured-ferry", route=name, n=route.length, wild=route.symbols)
    return text("europa-measured", route=name, n=route.length)


def _all(seats: tuple[Seat, ...]) -> Listed:
    return Listed(tuple([Who(seat) for seat in seats]))

"""The position in words: short for the alt text of a picture, whole for who plays without any."""

from engine.game import Seat
from engine.games.europa.ai.ground import ground_seen
from engine.games.europa.view import PrivateView, PublicPlayer, PublicView
from engine.parts.route_board import Board
from engine.parts.speech import position as words
from engine.parts.speech.cards import hand, payment, shown
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
        text("rails-caption-market", cards=shown(seen.market), deck=seen.deck),
        *[_counts("europa-caption-seat", seat, player) for seat, player in enumerate(seen.players)],
    ]


def moment(seen: PublicView) -> list[Text]:
    """Whose turn it is and what it waits for; then the last round."""
    return words.moment(seen.phase, seen.turn, seen.to_move, seen.turns_left)


def position(board: Board, view: View) -> list[Text]:
    """Everything that is public and, of a private view, that seat's own secrets."""
    seen = public(view)
    lines = moment(seen)
    if isinstance(view, PrivateView):
        ground = ground_seen(board, view.public, view.seat)
        lines += words.own(ground, view.hand, view.tickets, view.offer)
    lines.append(text("rails-position-market", cards=shown(seen.market)))
    decks = text("rails-position-decks", deck=seen.deck, discard=seen.discard, n=seen.tickets)
    lines.append(decks)
    if seen.discard:
        lines.append(text("rails-position-discard", cards=hand(seen.discarded)))
    if seen.tunnel:
        lines.append(tunnel(seen))
    for seat, player in enumerate(seen.players):
        lines += _seat(board, seat, player)
    owned = sum(1 << route for player in seen.players for route in player.routes)
    return lines + words.free(board, owned, seen.closed)


def tunnel(seen: PublicView) -> Text:
    """The tunnel that waits for a decision (public: R43)."""
    laid = seen.tunnel
    if laid is None:
        return text("rails-moment-turn", who=Who(seen.turn))
    return text(
        "europa-position-tunnel",
        who=Who(seen.turn),
        route=Word("route", laid.route),
        paid=payment(laid.color, laid.cards, laid.locomotives),
        cards=shown(laid.revealed),
        n=laid.extra,
    )


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
    lines += words.built(board, player.routes)
    if player.cities:
        cities = Listed(tuple([Word("city", city) for city in player.cities]))
        lines.append(text("europa-position-stations", n=len(player.cities), cities=cities))
    return lines + words.known(player.known)

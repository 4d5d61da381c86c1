"""The position in words, what a seat wants to know before it moves, and why it cannot."""

from engine.game import Seat
from engine.games.aventureros import rules
from engine.games.aventureros.state import Phase, State
from engine.games.aventureros.view import PrivateView, PublicPlayer, PublicView
from engine.parts import claims
from engine.parts.planner.ground import Ground, ground_seen
from engine.parts.planner.needs import needs
from engine.parts.route_board import Board
from engine.parts.speech import desk as tickets
from engine.parts.speech import position as words
from engine.parts.speech import since as changed
from engine.parts.speech.cards import hand, shown
from engine.text import Text, Who, text

View = PublicView | PrivateView


def public(view: View) -> PublicView:
    """What everybody sees of a view."""
    return view.public if isinstance(view, PrivateView) else view


def moment(seen: PublicView) -> list[Text]:
    """Whose turn it is and what it waits for; then the last round."""
    return words.moment(seen.phase, seen.turn, seen.to_move, seen.turns_left)


def caption(view: View) -> list[Text]:
    """Whose turn, points, wagons, market: at most 800 characters for five long names."""
    seen = public(view)
    return [
        *moment(seen),
        text("rails-caption-market", cards=shown(seen.market), deck=seen.deck),
        *[_counts("caption", seat, player) for seat, player in enumerate(seen.players)],
    ]


def _counts(where: str, seat: Seat, player: PublicPlayer) -> Text:
    """What can be counted of a seat, in one line."""
    return text(
        f"aventureros-{where}-seat",
        who=Who(seat),
        points=player.points,
        wagons=player.wagons,
        cards=player.cards,
        tickets=player.tickets,
    )


def position(board: Board, view: View) -> list[Text]:
    """Everything that is public and, of a private view, that seat's own secrets."""
    seen = public(view)
    lines = moment(seen)
    if isinstance(view, PrivateView):
        lines += words.own(ground(board, view), view.hand, view.tickets, view.offer)
    lines.append(text("rails-position-market", cards=shown(seen.market)))
    decks = text("rails-position-decks", deck=seen.deck, discard=seen.discard, n=seen.tickets)
    lines.append(decks)
    if seen.discard:
        lines.append(text("rails-position-discard", cards=hand(seen.discarded)))
    for seat, player in enumerate(seen.players):
        lines.append(_counts("position", seat, player))
        lines += words.built(board, player.routes) + words.known(player.known)
    owned = sum(1 << route for player in seen.players for route in player.routes)
    return lines + words.free(board, owned, seen.closed)


def ground(board: Board, view: PrivateView) -> Ground:
    """The board as it lies for the seat of a view."""
    players = view.public.players
    built = [player.routes for player in players]
    return ground_seen(board, built, view.seat, players[view.seat].wagons)


def desk(board: Board, view: View) -> list[Text]:
    """Tickets, the nearest first; points and wagons; the last round."""
    if isinstance(view, PublicView):
        return []
    me = view.public.players[view.seat]
    lines = tickets.tickets(needs(ground(board, view), view.tickets))
    if view.public.phase != "first_tickets":
        lines.append(text("aventureros-desk-me", points=me.points, wagons=me.wagons))
    return lines + tickets.last_round(view.public.turns_left)


def since(board: Board, before: View, view: View) -> list[Text]:
    """Tickets whose way was cut, and who comes near the end."""
    if isinstance(view, PublicView):
        return []
    then = public(before)
    was, found = (
        needs(
            ground_seen(
                board,
                [player.routes for player in seen.players],
                view.seat,
                seen.players[view.seat].wagons,
            ),
            view.tickets,
        )
        for seen in (then, view.public)
    )
    had, left = ([player.wagons for player in seen.players] for seen in (then, view.public))
    return changed.tickets(was, found) + changed.near_the_end(had, left, view.seat)


def absent(state: State, seat: Seat) -> list[Text]:
    """Why each kind of move that is not open is not."""
    match state.phase:
        case Phase.OVER:
            return [text("rails-absent-over")]
        case Phase.FIRST_TICKETS | Phase.TICKETS if state.players[seat].offer:
            return [text("rails-absent-choose")]
        case Phase.FIRST_TICKETS:
            return [text("rails-absent-others-choose")]
        case _ if seat != state.turn:
            return [text("rails-absent-turn", who=Who(state.turn))]
        case Phase.SECOND_CARD:
            return [text("rails-absent-second")]
    lines = []
    if not rules.sources(state, seat):
        lines.append(text("aventureros-absent-draw"))
    if not claims.open_routes(state, seat):
        lines.append(tickets.no_claim(state, seat))
    if not rules.can_take_tickets(state, seat):
        lines.append(text("rails-absent-tickets"))
    return lines

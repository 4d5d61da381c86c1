"""Why a move is not offered: asked only after the tree said no, so nothing here makes one legal.

Each reason rests on a rule of the rules document, names the heading of the rules page that explains
it, and says itself by its key.
"""

from typing import ClassVar, assert_never

from engine.errors import IllegalMove
from engine.game import Seat
from engine.games.aventureros.moves import Move
from engine.games.aventureros.rules import keepable
from engine.games.aventureros.state import Phase, Player, State
from engine.parts.claims import owner_of
from engine.parts.market import EMPTY
from engine.parts.moves import ClaimRoute, DrawCard, KeepTickets, TakeTickets
from engine.parts.route_board import DECK, LOCOMOTIVE, SOURCES, Board, Route
from engine.text import Arg, Text, Who, Word


class Refused(IllegalMove):
    """A reason of this game, with what it speaks of."""

    key: ClassVar[str] = ""

    def __init__(self, **args: Arg) -> None:
        super().__init__(Text(self.key, args))


# Cartas de vagón
class NoCards(Refused):
    """sin_cartas: the turn begins without deck and discards, so no card may be drawn."""

    rule, topic, key = "S23, R7", "draw", "aventureros-refusal-no-cards"


class EmptyDeck(Refused):
    """sin_cartas: the first card was the deck's last; the market is not empty."""

    rule, topic, key = "R8", "draw", "rails-refusal-empty-deck"


class EmptySlot(Refused):
    """hueco_vacio: `slot`."""

    rule, topic, key = "R11", "draw", "rails-refusal-empty-slot"


class SecondLocomotive(Refused):
    """locomotora_segunda."""

    rule, topic, key = "S19, R6", "draw", "rails-refusal-second-locomotive"


# Rutas
class RouteTaken(Refused):
    """ruta_ocupada: `route`, `owner`."""

    rule, topic, key = "S22", "build", "rails-refusal-route-taken"


class TwinOwned(Refused):
    """doble_propia: `route`, `twin`."""

    rule, topic, key = "S17, R15", "doubles", "rails-refusal-twin-owned"


class TwinClosed(Refused):
    """doble_cerrada: `route`, `owner` of its twin."""

    rule, topic, key = "S18, R15", "doubles", "rails-refusal-twin-closed"


class NotEnoughWagons(Refused):
    """vagones_insuficientes: `route`, `needed`, `wagons`."""

    rule, topic, key = "R13", "build", "rails-refusal-not-enough-wagons"


class NotEnoughCards(Refused):
    """cartas_insuficientes: `color`, `cards` of it and `locomotives` that the payment asks, `held`
    of each."""

    rule, topic, key = "S2, R12", "build", "rails-refusal-not-enough-cards"


class WrongColor(Refused):
    """color_equivocado: `route`, its `color`, the `given` one."""

    rule, topic, key = "S2", "build", "rails-refusal-wrong-color"


class MixedColors(Refused):
    """colores_mezclados."""

    rule, topic, key = "S5, S21", "gray", "rails-refusal-mixed-colors"


class Overpaid(Refused):
    """pago_de_mas: `price` in cards."""

    rule, topic, key = "R12", "build", "rails-refusal-overpaid"


class WrongName(Refused):
    """A colour is named, but only locomotives are laid; or the other way round."""

    rule, topic, key = "R12", "build", "rails-refusal-wrong-name"


# Billetes de destino
class NoTickets(Refused):
    """sin_billetes."""

    rule, topic, key = "R16", "more-tickets", "rails-refusal-no-tickets"


class TooFewTickets(Refused):
    """pocos_billetes: `least`."""

    rule, topic, key = "S24, R16", "more-tickets", "rails-refusal-too-few-tickets"


class NotYourTicket(Refused):
    """billete_ajeno: it was not offered."""

    rule, topic, key = "R16", "more-tickets", "rails-refusal-not-your-ticket"


class RepeatedTicket(Refused):
    """Each ticket once, in the order in which they are offered."""

    rule, topic, key = "R16", "more-tickets", "rails-refusal-repeated-ticket"


class NotOnTheBoard(Refused):
    """No such place, card or number."""

    rule, topic, key = "R3", "goal", "rails-refusal-not-on-the-board"


def refusal(state: State, seat: Seat, move: Move) -> IllegalMove:
    """The first rule that the move breaks, in the order of the rulebook."""
    if not _is_on(state.board, move):
        return NotOnTheBoard()
    match move:
        case DrawCard(source):
            return _drawing(state, source)
        case ClaimRoute(route, color, locomotives):
            return _building(state, seat, state.board.routes[route], color, locomotives)
        case TakeTickets():
            return NoTickets()
        case KeepTickets(tickets):
            return _keeping(state, seat, tickets)
        case _:
            assert_never(move)


def _is_on(board: Board, move: Move) -> bool:
    """Whether everything that it names exists at all."""
    match move:
        case DrawCard(source):
            return source in range(len(SOURCES))
        case ClaimRoute(route, color, _):
            return route in range(len(board.routes)) and color in range(LOCOMOTIVE + 1)
        case _:
            return True


def _drawing(state: State, source: int) -> IllegalMove:
    if state.phase is Phase.TURN and not state.deck:
        return NoCards()
    if source == DECK:
        return EmptyDeck()
    if state.market[source] == EMPTY:
        return EmptySlot(slot=Word("source", source))
    return SecondLocomotive()


def _building(state: State, seat: Seat, route: Route, color: int, locomotives: int) -> IllegalMove:
    player, named = state.players[seat], Word("route", route.id)
    owner = owner_of(state, route.id)
    if owner is not None:
        return RouteTaken(route=named, owner=Who(owner))
    if route.twin is not None and not state.open & ~player.barred & 1 << route.id:
        twin = owner_of(state, route.twin)
        if twin == seat:
            return TwinOwned(route=named, twin=Word("route", route.twin))
        return TwinClosed(route=named, owner=Who(-1 if twin is None else twin))
    if route.length > player.wagons:
        return NotEnoughWagons(route=named, needed=route.length, wagons=player.wagons)
    if color not in route.colors and color != LOCOMOTIVE:
        own = Word("color", route.colors[0])
        return WrongColor(route=named, color=own, given=Word("color", color))
    return _paying(player, route.length, color, locomotives)


def _paying(player: Player, price: int, color: int, locomotives: int) -> IllegalMove:
    """A payment is so many locomotives, and the rest in the colour."""
    if not 0 <= locomotives <= price:
        return Overpaid(price=price)
    if (color == LOCOMOTIVE) != (locomotives == price):
        return WrongName()
    return NotEnoughCards(
        color=Word("color", color),
        cards=price - locomotives,
        locomotives=locomotives,
        held=player.hand[color],
        held_locomotives=player.hand[LOCOMOTIVE],
    )


def _keeping(state: State, seat: Seat, tickets: tuple[int, ...]) -> IllegalMove:
    offered = keepable(state, seat)
    if any(ticket not in offered.pool for ticket in tickets):
        return NotYourTicket()
    if tickets != offered.ordered(tickets):
        return RepeatedTicket()
    return TooFewTickets(least=offered.least)

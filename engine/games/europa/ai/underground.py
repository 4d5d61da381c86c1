"""The second decision of a tunnel: pay the extra cards, or take the laid ones back."""

from engine.game import Seat
from engine.games.europa.moves import Move, PayTunnel, Retreat
from engine.games.europa.state import State
from engine.games.europa.tunnels import extra_locomotives
from engine.parts.planner.purse import after, lacking

CARD_POINTS = 1.2
"""What a card is worth when a route is built for its points alone."""


def dig_on(state: State, seat: Seat, plan: int) -> Move:
    """Pay for a route of the plan (mask) always; for another, unless the extra is worth more than
    its points. Of the ways to pay, the one that leaves the plan best provided."""
    tunnel, options = state.tunnel, extra_locomotives(state, seat)
    if tunnel is None or not options:
        return Retreat()
    board, hand = state.board, state.players[seat].hand
    is_planned = plan >> tunnel.route & 1
    if not is_planned and tunnel.extra * CARD_POINTS > board.routes[tunnel.route].points:
        return Retreat()
    rest = plan & ~(1 << tunnel.route)
    return PayTunnel(
        min(
            options,
            key=lambda wild: (
                lacking(board, after(hand, tunnel.extra, (tunnel.color, wild)), rest),
                wild,
            ),
        )
    )

"""Which route to build first: where most would be lost if a rival came before."""

from collections.abc import Sequence

from engine.ai.budget import Budget
from engine.parts.planner.ground import Ground
from engine.parts.planner.network import Network, Surface, Weights
from engine.parts.planner.paths import CLOSED
from engine.parts.planner.prospect import POINT


def most_threatened(
    surface: Surface, network: Network, numbers: Sequence[int], budget: Budget
) -> int:
    """Of some routes of a network, the one to build now; the longest where nothing tells them
    apart."""
    ground = surface.ground

    def danger(number: int) -> tuple[int, int, int]:
        missed = regret(surface, network, number, budget) if budget.left else 0
        length = ground.board.routes[number].length
        return ((1 + exposure(ground, number)) * missed, length, -number)

    return max(numbers, key=danger)


def exposure(ground: Ground, number: int) -> int:
    """How many of its ends a rival has reached already, from 0 to 2."""
    at = ground.board.at
    return sum(1 for city in ground.board.routes[number].ends if at[city] & ground.rivals)


def regret(surface: Surface, network: Network, number: int, budget: Budget) -> int:
    """How much dearer (tenths of a point) the network becomes without the route; its twin goes
    with it where twins close each other, which the next plan will know."""
    ground, costs = surface.ground, surface.weights
    routes = list(costs.routes)
    routes[number] = CLOSED
    without = Surface(ground, Weights(tuple(routes), costs.loan, costs.idle_loan))
    detour = without.lay(tuple(network.paths), budget, 1)
    tickets = ground.board.tickets
    lost = [tickets[ticket].points for ticket in network.paths if ticket not in detour.paths]
    return 2 * POINT * sum(lost) + detour.cost - network.cost

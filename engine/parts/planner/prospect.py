"""What a seat can still make of some tickets: which to go for, by which network, at what price."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.ai.budget import Budget
from engine.answers import Bits
from engine.parts.planner.ground import Ground
from engine.parts.planner.network import Network, Surface
from engine.parts.planner.paths import CLOSED
from engine.parts.planner.purse import shortage
from engine.parts.planner.race import in_time, turns_for
from engine.parts.route_board import Route

POINT = 10
"""Weights count tenths of a point."""
TURN = 14
"""What a turn would bring if it were spent on something else."""
WAGON = 5
"""What a wagon would bring if it were laid elsewhere."""
IN_HAND = 0.6
"""How much of a card that is in the hand already need not be drawn: it had other uses."""
LEAST = 8
"""No route is cheaper: a long one is worth building, but not as a detour without end."""
TUNNEL_CARDS = 1
"""Cards that a tunnel asks for on top, roughly."""
SYMBOL_CARDS = 1
"""Cards that a compulsory locomotive costs more than another."""
WAGON_TURNS = 2.0
"""Turns too late that a wagon too many is like."""
TRIES = 3
"""Networks that are laid for the same tickets."""
MOST_PLANNED = 6
"""Tickets not joined yet that are planned for: the wagons last for no more, and thinking takes no
longer with thirty of them."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """Some tickets to go for, and how."""

    network: Network
    turns: float
    """Turns that it takes."""
    chance: float
    """That it is done in time, from 0 to 1."""
    worth: float
    """Tenths of a point to be expected: tickets joined less others less what the network costs."""


def prospect(
    surface: Surface,
    hand: Sequence[int],
    tickets: Sequence[int],
    turns: float,
    budget: Budget,
    tries: int = TRIES,
) -> Prospect:
    """The tickets worth going for with so many turns left. As long as more is to be expected with
    a ticket less, the one that is missed least is given up."""
    ground, likely = surface.ground, likeliest(surface, tickets)
    best = expected(ground, hand, tickets, surface.lay(likely, budget, tries), turns)
    while unjoined := [number for number, path in best.network.paths.items() if path]:
        fewer = max(
            [
                expected(ground, hand, tickets, surface.without(best.network, number), turns)
                for number in unjoined
            ],
            key=lambda found: found.worth,
        )
        if fewer.worth <= best.worth:
            break
        best = fewer
        if budget.left:
            again = surface.lay(tuple(fewer.network.paths), budget, 1)
            laid = expected(ground, hand, tickets, again, turns)
            best = max(fewer, laid, key=lambda found: found.worth)
    return best


def likeliest(surface: Surface, tickets: Sequence[int]) -> Sequence[int]:
    """What to plan for of many tickets: those joined, and those that cost least for their points
    when each is built alone."""
    if len(tickets) <= MOST_PLANNED:
        return tickets
    prices: list[tuple[float, int]] = []
    for number in tickets:
        if (cost := surface.alone(number)) is not None:
            prices.append((cost / surface.ground.board.tickets[number].points, number))
    joined = sum(1 for price, _ in prices if not price)
    prices.sort()
    return [number for _, number in prices[: joined + MOST_PLANNED]]


def expected(
    ground: Ground, hand: Sequence[int], tickets: Sequence[int], network: Network, turns: float
) -> Prospect:
    """What comes of building a network: in the mean, since it may be too late."""
    short = shortage(ground.board, hand, network.routes)
    needed = turns_for(network.routes.bit_count() + len(network.stations), short)
    over = max(0, network.wagons - ground.wagons)
    chance = in_time(needed + WAGON_TURNS * over, turns)
    points = 0.0
    for number in tickets:
        worth = ground.board.tickets[number].points
        path = network.paths.get(number)
        points += -worth if path is None else worth * (2 * chance - 1) if path else worth
    return Prospect(network, needed, chance, POINT * points - network.cost)


def prices(ground: Ground, hand: Sequence[int]) -> tuple[int, ...]:
    """By route, what building costs this seat now; own routes are free."""
    board = ground.board
    routes = [CLOSED] * len(board.routes)
    for number in Bits(ground.open):
        routes[number] = price(hand, board.routes[number])
    for number in Bits(ground.mine):
        routes[number] = 0
    return tuple(routes)


def price(hand: Sequence[int], route: Route) -> int:
    """The weight of building a route: turns and wagons that it takes, less its points."""
    cards: float = route.length + SYMBOL_CARDS * route.symbols + TUNNEL_CARDS * route.is_tunnel
    cards -= IN_HAND * min(route.length, max([hand[color] for color in route.colors]))
    turns = 1 + cards / 2
    return max(LEAST, int(TURN * turns) + WAGON * route.length - POINT * route.points)

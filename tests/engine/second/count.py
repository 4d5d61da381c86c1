"""The final count once more: every loan, every walk."""

from itertools import product
from typing import Any

from tests.engine.second.facts import Facts, Route
from tests.engine.second.match import Seat, Second, Wrong


def is_joined(routes: list[Route], ends: tuple[str, str]) -> bool:
    reached = {ends[0]}
    for _ in routes:
        for route in routes:
            if route.ends[0] in reached or route.ends[1] in reached:
                reached |= set(route.ends)
    return ends[1] in reached


def ticket_points(facts: Facts, seat: Seat, borrowed: list[Route]) -> tuple[int, int]:
    points = completed = 0
    for word in seat.tickets:
        ticket = facts.ticket[word]
        if is_joined(seat.routes + borrowed, ticket.ends):
            points += ticket.points
            completed += 1
        else:
            points -= ticket.points
    return points, completed


def best_loans(match: Second, number: int) -> tuple[int, int, list[tuple[str, Route]]]:
    """All choices of all stations: points, tickets, fewest and smallest routes, first cities."""
    facts, seat = match.facts, match.seats[number]
    rival = [r for other in match.seats if other is not seat for r in other.routes]
    cities = sorted(seat.stations, key=facts.cities.index)
    offers = [[None, *[route for route in rival if city in route.ends]] for city in cities]
    best: tuple[Any, ...] | None = None
    chosen: list[tuple[str, Route]] = []
    known: dict[tuple[int, ...], tuple[int, int]] = {}
    for choice in product(*offers):
        loans = [(city, route) for city, route in zip(cities, choice, strict=True) if route]
        routes = sorted(route.number for _, route in loans)
        if tuple(routes) not in known:
            known[tuple(routes)] = ticket_points(facts, seat, [route for _, route in loans])
        points, completed = known[tuple(routes)]
        first = [(facts.cities.index(city), route.number) for city, route in loans]
        rank = (-points, -completed, len(routes), routes, first)
        if best is None or rank < best:
            best, chosen = rank, loans
    assert best is not None
    return -best[0], -best[1], chosen


def longest_line(routes: list[Route]) -> int:
    """Every walk that uses no route twice; what can follow depends on where, and what is used."""
    known: dict[tuple[str, frozenset[str]], int] = {}

    def follow(city: str, used: frozenset[str]) -> int:
        if (city, used) not in known:
            best = 0
            for route in routes:
                if route.word not in used and city in route.ends:
                    beyond = route.ends[1] if route.ends[0] == city else route.ends[0]
                    best = max(best, route.length + follow(beyond, used | {route.word}))
            known[city, used] = best
        return known[city, used]

    return max([follow(city, frozenset()) for route in routes for city in route.ends], default=0)


def check_count(match: Second, standings: list[dict[str, Any]]) -> None:
    """Raise `Wrong` if the record counts otherwise."""
    lines = [longest_line(seat.routes) for seat in match.seats]
    keys: dict[int, tuple[int, ...]] = {}
    for number, seat in enumerate(match.seats):
        row = next(row for row in standings if row["seat"] == number)
        points, completed, loans = best_loans(match, number)
        award = 10 if lines[number] == max(lines) > 0 else 0
        parts = {
            "routes": seat.points,
            "tickets": points,
            "stations": 4 * (3 - len(seat.stations)),
            "longest": award,
        }
        same("parts", row["parts"], parts)
        same("total", row["total"], sum(parts.values()))
        keys[number] = (-sum(parts.values()), -completed, len(seat.stations), -award)
        check_details(match, number, row["details"], completed, loans, lines[number])
    for row in standings:
        key = keys[row["seat"]]
        same("place", row["place"], 1 + sum(other < key for other in keys.values()))
    same("order", [row["place"] for row in standings], sorted(row["place"] for row in standings))


def check_details(
    match: Second,
    number: int,
    details: dict[str, Any],
    completed: int,
    loans: list[tuple[str, Route]],
    line: int,
) -> None:
    facts, seat = match.facts, match.seats[number]
    same("completed", details["completed"], completed)
    same("stations", details["stations"], 3 - len(seat.stations))
    same("wagons", details["wagons"], seat.wagons)
    owners = {route: n for n, other in enumerate(match.seats) for route in other.routes}
    rows = [
        {"city": facts.cities.index(city), "route": route.number, "owner": owners[route]}
        for city, route in loans
    ]
    same("borrowed", details["borrowed"], rows)
    trail = [facts.routes[n] for n in details["trail"]["routes"]]
    same("trail", details["trail"]["length"], line)
    same("trail's routes", sum(route.length for route in trail), line)
    if len(set(trail)) < len(trail) or not set(trail) <= set(seat.routes) or not is_walk(trail):
        raise Wrong("the trail is none")
    borrowed = [route for _, route in loans]
    same("tickets", [row["ticket"] for row in details["tickets"]], match.ids(seat.tickets))
    for row in details["tickets"]:
        ticket = facts.tickets[row["ticket"]]
        joined = is_joined(seat.routes + borrowed, ticket.ends)
        same("is completed", row["is_completed"], joined)
        same("ticket's points", row["points"], ticket.points if joined else -ticket.points)
        way = [facts.routes[n] for n in row["routes"]]
        if bool(way) != joined or not set(way) <= {*seat.routes, *borrowed}:
            raise Wrong("a ticket's way goes elsewhere")
        if joined and ticket.ends not in walks(way):
            raise Wrong("a ticket's way does not lead there")
        same("lent", row["borrowed"], [r.number for r in way if r in borrowed])


def walks(way: list[Route]) -> list[tuple[str, str]]:
    """From where to where one can walk these routes in order."""
    found = []
    for start in way[0].ends:
        city: str | None = start
        for route in way:
            city = dict([route.ends, route.ends[::-1]]).get(city) if city else None
        if city:
            found.append((start, city))
    return found


def is_walk(way: list[Route]) -> bool:
    return not way or bool(walks(way))


def same(what: str, told: Any, counted: Any) -> None:
    if told != counted:
        raise Wrong(f"{what}: the record says {told}, counted {counted}")

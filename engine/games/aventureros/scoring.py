"""The final count: routes, tickets, the longest continuous path (S15, S27, S28)."""

from engine.game import Seat, Standing
from engine.games.aventureros.state import State
from engine.parts.count import awards, placed, ticket_row, trail_row
from engine.parts.trail import longest_routes
from engine.parts.ways import pieces


def standings(state: State) -> list[Standing]:
    """Best first: points, completed tickets, the longest path, also when it is shared; seats that
    nothing separates share a place (R25).

    The parts are `routes`, `tickets` and `longest`. The details are what they rest on, as plain
    JSON; routes and tickets are positions in the board, as in the events:

        {"tickets": [{"ticket": 3, "points": 8, "is_completed": true,
                      "routes": [5, 17]}],   a way from end to end, in order; [] if not completed
         "completed": 1,
         "trail": {"length": 12, "routes": [5, 8, 20]},   a longest path, in order of walking
         "wagons": 1}                                     wagons left
    """
    board = state.board
    lengths = [route.length for route in board.routes]
    trails = [longest_routes(board, player.routes) for player in state.players]
    award = awards(trails)
    rows: list[tuple[tuple[int, ...], Standing]] = []
    for seat, player in enumerate(state.players):
        piece = pieces(board, player.routes)
        tickets = [
            ticket_row(board, number, player.routes, piece, lengths) for number in player.tickets
        ]
        completed = sum([row["is_completed"] for row in tickets])
        parts = {
            "routes": player.points,
            "tickets": sum([row["points"] for row in tickets]),
            "longest": award[seat],
        }
        details = {
            "tickets": tickets,
            "completed": completed,
            "trail": trail_row(board, trails[seat]),
            "wagons": player.wagons,
        }
        total = sum(parts.values())
        rows.append(((total, completed, award[seat]), Standing(seat, 0, total, parts, details)))
    return placed(rows)


def ticket_points(state: State, seat: Seat) -> int:
    """What the tickets of a seat are worth today: completed ones less the others (S3, R22)."""
    board, player = state.board, state.players[seat]
    piece = pieces(board, player.routes)
    points = 0
    for number in player.tickets:
        ticket = board.tickets[number]
        one, other = ticket.ends
        points += ticket.points if piece[one] == piece[other] else -ticket.points
    return points

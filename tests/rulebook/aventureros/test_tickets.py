"""Billetes de destino."""

import pytest

from engine.games.aventureros import refusals as no
from engine.games.aventureros.state import Phase
from engine.parts.events import TicketsKept, TicketsReturned, TicketsTaken
from engine.parts.moves import KeepTickets
from engine.parts.route_board import Board
from tests.rulebook.tables import RailTable, told


def number(board: Board, name: str) -> int:
    return next(ticket.id for ticket in board.tickets if ticket.name == name)


def words(table: RailTable, *tickets: int) -> str:
    return ",".join(table.game.vocabulary["tickets"][ticket] for ticket in tickets)


def test_a25_what_is_left_when_there_are_fewer(table: RailTable) -> None:
    """Draw 3, or the 1-2 left; keep at least 1 (R16)."""
    table.state.tickets = [4, 7]
    assert told(table.say(0, "tickets"), TicketsTaken) == [TicketsTaken(0, 2)]
    assert table[0].offer == (7, 4)
    events = table.say(0, f"keep {words(table, 7)}")
    assert told(events, TicketsKept) == [TicketsKept(0, 1, 1)]
    assert table.state.tickets == [4]
    assert table.state.turn == 1


def test_a25_none_left(table: RailTable) -> None:
    """sin_billetes."""
    table.state.tickets = []
    with pytest.raises(no.NoTickets):
        table.say(0, "tickets")


def test_a26_at_least_one_is_kept(table: RailTable) -> None:
    table.say(0, "tickets")
    with pytest.raises(no.TooFewTickets):
        table.play(0, KeepTickets(()))
    assert table.state.phase is Phase.TICKETS


def test_a27_rejected_ones_go_under_the_deck(table: RailTable) -> None:
    """The next three drawn are the previous top ones."""
    table.state.tickets = list(range(10))
    events = [*table.say(0, "tickets"), *table.say(0, f"keep {words(table, 8)}")]
    (returned,) = told(events, TicketsReturned)
    assert set(returned.tickets) == {9, 7}
    assert table.state.tickets == [*returned.tickets, 0, 1, 2, 3, 4, 5, 6]
    table.say(1, "tickets")
    assert table[1].offer == (6, 5, 4)


@pytest.mark.parametrize(
    ("own", "points"),
    [
        ("denver-santa_fe el_paso-santa_fe", 4),
        ("denver-santa_fe", -4),
        ("denver-phoenix el_paso-phoenix", 4),
    ],
)
def test_a28_a29_a_ticket_asks_for_a_way(table: RailTable, own: str, points: int) -> None:
    """Los billetes dan puntos si conectas las ciudades, por cualquier rodeo (S3, R22)."""
    table.own(0, own).give_tickets(0, number(table.board, "denver-el_paso"))
    assert table.standing(0).parts["tickets"] == points


def test_a30_the_printed_value_counts(table: RailTable) -> None:
    """Los Ángeles-Nueva York: 21, aunque el camino más corto tenga 20 (R28)."""
    way = "el_paso-los_angeles dallas-el_paso dallas-little_rock little_rock-nashville"
    table.own(0, f"{way} nashville-pittsburgh new_york-pittsburgh-a")
    table.give_tickets(0, number(table.board, "los_angeles-new_york"))
    standing = table.standing(0)
    assert standing.parts["tickets"] == 21
    assert len(standing.details["tickets"][0]["routes"]) == 6


def test_a31_a_rivals_routes_never_help(table: RailTable) -> None:
    table.own(0, "denver-santa_fe").own(1, "el_paso-santa_fe")
    table.give_tickets(0, number(table.board, "denver-el_paso"))
    assert table.standing(0).parts["tickets"] == -4


def test_r27_kept_tickets_stay(table: RailTable) -> None:
    """No move gives a ticket back, and seeing them cannot be undone (R16, R27)."""
    events = table.say(0, "tickets")
    assert any(event.reveals for event in events)
    kept = table[0].offer[0]
    table.say(0, f"keep {words(table, kept)}")
    assert kept in table[0].tickets


def test_billete_ajeno(table: RailTable) -> None:
    """Only what was drawn."""
    table.say(0, "tickets")
    other = table.state.tickets[0]
    with pytest.raises(no.NotYourTicket):
        table.say(0, f"keep {words(table, other)}")

"""Billetes de destino, coger más billetes."""

import pytest

from engine import menu
from engine.errors import Revealed
from engine.games.europa import refusals as no
from engine.games.europa.game import Europa
from engine.games.europa.state import Phase
from engine.match import start
from engine.parts.events import TicketsKept, TicketsReturned, TicketsTaken
from engine.parts.moves import KeepTickets
from tests.rulebook.europa.table import Table, told

MARKET = "ravnb"


def with_tickets(table: Table, *numbers: int) -> Table:
    """The ticket deck, in the order of drawing."""
    table.deal(MARKET, "rrrrrr").state.tickets = list(numbers[::-1])
    return table


def test_t50_what_is_left_when_there_are_fewer(table: Table) -> None:
    """Robas 3 billetes, o los que queden si hay menos. Te quedas al menos 1."""
    with_tickets(table, 20, 21)
    events = table.say(0, "tickets")
    assert told(events, TicketsTaken) == [TicketsTaken(0, 2)]
    assert table[0].offer == (20, 21)
    with pytest.raises(no.TooFewTickets):
        table.play(0, KeepTickets(()))
    table.say(0, "keep n21")
    assert 21 in table[0].tickets
    assert table.state.tickets == [20]


def test_t50_none_left(table: Table) -> None:
    """sin_billetes."""
    with_tickets(table)
    with pytest.raises(no.NoTickets):
        table.say(0, "tickets")


def test_t51_at_least_one_is_kept(table: Table) -> None:
    """Te quedas al menos 1; los que no quieras vuelven al fondo del mazo de billetes."""
    with_tickets(table, 20, 21, 22, 23, 24)
    table.say(0, "tickets")
    with pytest.raises(no.TooFewTickets):
        table.play(0, KeepTickets(()))
    events = table.say(0, "keep n21")
    assert told(events, TicketsKept) == [TicketsKept(0, 1, 2)]
    assert table.state.tickets[2:] == [24, 23]
    assert sorted(table.state.tickets[:2]) == [20, 22]
    assert told(events, TicketsReturned)[0].tickets == tuple(table.state.tickets[:2])
    assert table.state.turn == 1
    assert table.state.phase is Phase.TURN


@pytest.mark.parametrize("words", ["n20", "n20,n22", "n20,n21,n22"])
def test_t51_one_two_or_three(table: Table, words: str) -> None:
    """También puedes quedarte 2 o los 3."""
    with_tickets(table, 20, 21, 22, 23)
    table[0].tickets = ()
    table.say(0, "tickets")
    table.say(0, f"keep {words}")
    assert len(table[0].tickets) == words.count("n")
    assert len(table.state.tickets) == 4 - words.count("n")


def test_r47_the_order_of_returned_tickets_is_random(toy: Europa) -> None:
    """Nobody can count on an order."""
    orders = set()
    for seed in range(30):
        table = with_tickets(Table(toy), 20, 21, 22, 23)
        table.state.seed = f"{seed}"
        table.say(0, "tickets")
        table.say(0, "keep n21")
        orders.add(tuple(table.state.tickets[:2]))
    assert orders == {(20, 22), (22, 20)}


def test_t52_only_what_was_drawn(table: Table) -> None:
    """billete_ajeno."""
    with_tickets(table, 20, 21, 22, 23)
    table.say(0, "tickets")
    with pytest.raises(no.NotYourTicket):
        table.say(0, "keep n23")
    with pytest.raises(no.NotYourTicket):
        table.say(0, "keep n20,n23")


def test_br10_a_ticket_counts_once(table: Table) -> None:
    """Duplicates are no way round the minimum."""
    with_tickets(table, 20, 21, 22, 23)
    table.say(0, "tickets")
    with pytest.raises(no.RepeatedTicket):
        table.say(0, "keep n20,n20")
    match, _ = start(table.game, 2, {}, "twice")
    name = table.game.vocabulary["tickets"][match.state.players[0].offer[0]]
    with pytest.raises(no.RepeatedTicket):
        match.say(0, f"keep {name},{name}")


def test_t53_the_others_see_only_how_many(toy: Europa) -> None:
    """The choice is private; others see only how many were kept (R48)."""
    views = []
    for numbers in ((20, 21, 22, 23), (30, 31, 32, 23)):
        table = with_tickets(Table(toy), *numbers)
        table.give_tickets(0)
        table.say(0, "tickets")
        middle = toy.view(table.state, 1)
        events = table.say(0, f"keep n{numbers[0]}")
        told_to_all = [event for event in events if event.only_for is None and not event.is_sealed]
        views.append((middle, toy.view(table.state, 1), toy.view(table.state, None), told_to_all))
    assert views[0] == views[1]
    assert views[0][0].public.players[0].offered == 3  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("own", "points"), [("t01 t02", 8), ("t01", -8), ("t07a t11 t02", 8), ("t02 t11", -8)]
)
def test_t54_connection_is_what_matters(table: Table, own: str, points: int) -> None:
    """Si tienes un camino continuo de tus rutas sumas sus puntos; puede dar todas las vueltas."""
    table.own(0, own).give_tickets(0, 0)
    assert table.standing(0).parts["tickets"] == points


def test_t54_the_way_is_told(table: Table) -> None:
    table.own(0, "t07a t11 t02 t12").give_tickets(0, 0)
    row = table.standing(0).details["tickets"][0]
    assert [table.game.vocabulary["route"][route] for route in row["routes"]] == [
        "t07a",
        "t11",
        "t02",
    ]
    assert row["is_completed"]
    assert row["borrowed"] == []


def test_r49_tickets_once_seen_stay(table: Table) -> None:
    """La acción ocupa todo tu turno y no se puede deshacer."""
    with_tickets(table, 20, 21, 22, 23)
    table.say(0, "tickets")
    with pytest.raises(Revealed):
        table.undo(0)
    table.say(0, "keep n20")
    with pytest.raises(Revealed):
        table.undo(0)


def test_r50_tickets_of_the_last_round_count(table: Table) -> None:
    """Coger billetes al final de la partida es arriesgado: restan."""
    with_tickets(table, 20, 21, 22, 23)
    table.give_tickets(0).state.turns_left = 1
    table.say(0, "tickets")
    table.say(0, "keep n20,n21")
    assert table.state.phase is Phase.OVER
    assert table.standing(0).parts["tickets"] == -10


def test_br11_later_rejects_come_back_first_ones_do_not(toy: Europa) -> None:
    """No ticket is in two places, and the first rejects are nowhere."""
    match, _ = start(toy, 3, {}, "br11")
    for seat in range(3):
        match.play(seat, next(iter(menu.moves(toy, match.state, seat))))
    out = [ticket for player in match.state.players for ticket in player.left_out]
    assert len(out) == 6
    seat = match.state.turn
    match.say(seat, "tickets")
    match.play(seat, KeepTickets((match.state.players[seat].offer[0],)))
    held = [ticket for player in match.state.players for ticket in player.tickets]
    everywhere = out + held + match.state.tickets
    assert len(everywhere) == len(set(everywhere)) == 46 + 3

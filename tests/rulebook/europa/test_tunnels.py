"""Túneles."""

from dataclasses import replace

import pytest

from engine.errors import NotYourTurn, WrongPhase
from engine.games.europa import refusals as no
from engine.games.europa.events import TunnelRevealed
from engine.games.europa.game import Europa
from engine.games.europa.state import Phase, State
from engine.parts.events import LastRoundStarted, RouteClaimed
from tests.rulebook.europa.table import Table, cards, hand, told, toy_board

MARKET = "ravnb"


def words_now(table: Table, seat: int = 0) -> list[str]:
    kinds = table.game.kinds_now(table.state, seat)
    return [kind.word for kind in kinds if kind.can(table.state, seat)]


def test_t36_nothing_matches(table: Table) -> None:
    """Se revelan las 3 primeras cartas del mazo."""
    table.deal(MARKET, "avnrrr", p0="rr")
    events = table.claim(0, "t03", "rr")
    assert told(events, TunnelRevealed)[0].revealed == tuple(cards("avn"))
    assert told(events, TunnelRevealed)[0].extra == 0
    assert table[0].points == 2
    assert table.state.turn == 1
    assert sorted(table.state.discard) == sorted(cards("rravn"))


def test_t37_each_match_costs_a_card(table: Table) -> None:
    """Por cada una que sea de tu mismo color o una locomotora, pagas una carta extra."""
    table.deal(MARKET, "raLrrr", p0="rrrL")
    table.claim(0, "t03", "rr")
    assert table.state.phase is Phase.TUNNEL
    assert table.state.tunnel is not None
    assert table.state.tunnel.extra == 2
    assert table.state.turn == 0
    events = table.say(0, "pay 1")
    assert told(events, RouteClaimed) == [RouteClaimed(0, table.number("route", "t03"), 0, 3, 1)]
    assert (table[0].wagons, table[0].points, sum(table[0].hand)) == (43, 2, 0)
    assert sorted(table.state.discard) == sorted(cards("rrrLraL"))


def test_t38_a_payment_with_one_card_of_the_colour_counts_the_colour(table: Table) -> None:
    """k = 1: the colour is red (R34)."""
    table.deal(MARKET, "rrvrrr", p0="rLrr")
    table.claim(0, "t03", "rL")
    assert table.state.tunnel is not None
    assert table.state.tunnel.extra == 2


def test_t39_locomotives_alone_are_not_charged_for_the_colour(table: Table) -> None:
    """Si pagaste el túnel solo con locomotoras, únicamente las locomotoras reveladas obligan."""
    table.deal(MARKET, "rrrvv", p0="LL")
    table.claim(0, "t03", "LL")
    assert table[0].points == 2
    assert table.state.turn == 1


def test_t40_their_extra_is_a_locomotive(table: Table) -> None:
    """With k = 0 the extras must be locomotives (R37)."""
    table.deal(MARKET, "Lravv", p0="LLLr")
    table.claim(0, "t03", "LL")
    with pytest.raises(no.OnlyLocomotives):
        table.say(0, "pay 0")
    table.say(0, "pay 1")
    assert table[0].hand == hand("r")
    assert table[0].points == 2


def test_t41_a_gray_tunnel_has_the_colour_that_was_laid(table: Table) -> None:
    """El color es el de las cartas puestas (R35)."""
    table.deal(MARKET, "vrLrr", p0="vv")
    table.claim(0, "t04", "vv")
    assert table.state.tunnel is not None
    assert table.state.tunnel.extra == 2


def test_t42_who_cannot_pay_retreats(table: Table) -> None:
    """Si no puedes o no quieres pagar, te retiras: recuperas tus cartas, pero pierdes el turno."""
    table.deal(MARKET, "vnbaa", p0="vvrrr")
    table.claim(0, "t04", "vv")
    assert table[0].hand == hand("rrr")
    assert words_now(table) == ["retreat"]
    with pytest.raises(no.NotEnoughCards):
        table.say(0, "pay 0")
    table.say(0, "retreat")
    assert table[0].hand == hand("vvrrr")
    assert sorted(table.state.discard) == sorted(cards("vnb"))
    assert table.state.open >> table.number("route", "t04") & 1
    assert table.state.turn == 1
    assert table[0].wagons == 45
    assert table[0].points == 0


def test_t43_who_could_pay_may_retreat(table: Table) -> None:
    """Si no puedes o no quieres pagar."""
    table.deal(MARKET, "vnbaa", p0="vvv")
    table.claim(0, "t04", "vv")
    assert words_now(table) == ["pay", "retreat"]
    table.say(0, "retreat")
    assert table[0].hand == hand("vvv")
    assert table.state.turn == 1


@pytest.mark.parametrize(("deck", "count"), [("bn", 2), ("b", 1), ("", 0)])
def test_t44_fewer_than_three_cards(toy: Europa, deck: str, count: int) -> None:
    """Reveal what there is; none available: the tunnel is built at its plain price (R33)."""
    table = Table(toy).deal(MARKET, deck, p0="rr")
    events = table.claim(0, "t03", "rr")
    assert len(told(events, TunnelRevealed)[0].revealed) == count
    assert table[0].points == 2


def test_t45_the_discards_are_shuffled_while_revealing(table: Table) -> None:
    """Reveal 1, reshuffle 10, reveal 2 more; the first one is not in the reshuffle."""
    table.deal(MARKET, "b", "a" * 10, p0="rr")
    events = table.claim(0, "t03", "rr")
    assert told(events, TunnelRevealed)[0].revealed == tuple(cards("baa"))
    assert len(table.state.deck) == 8
    assert sorted(table.state.discard) == sorted(cards("rrbaa"))


def test_t46_the_decision_waits(table: Table) -> None:
    """The pending decision survives restarts and days; the turn does not pass meanwhile."""
    table.deal(MARKET, "vnbaa", p0="vvvbbb", p1="bbb")
    table.claim(0, "t04", "vv")
    for words in ("draw deck", "claim t01 white 0", "tickets", "station A white 0"):
        with pytest.raises(WrongPhase):
            table.say(0, words)
    with pytest.raises(NotYourTurn):
        table.say(1, "draw deck")
    codec = table.game.saved.codec
    again = codec.load(codec.dump(table.state), State)
    assert again == table.state
    assert again.tunnel.revealed == tuple(cards("vnb"))


def test_t47_extras_cost_no_wagons(table: Table) -> None:
    """Wagons needed = length, never more (R26)."""
    table.deal(MARKET, "rrraa", p0="rrrrr")
    table[0].wagons = 2
    table.claim(0, "t03", "rr")
    assert table.state.tunnel is not None
    assert table.state.tunnel.extra == 3
    events = table.say(0, "pay 0")
    assert table[0].wagons == 0
    assert told(events, LastRoundStarted)


def test_t48_a_failed_attempt_closes_nothing(table: Table) -> None:
    """In a tunnel double each line has its own attempt (R29)."""
    table.deal(MARKET, "rabbbnnnnnn", p0="rrr", p1="")
    a, b = (table.number("route", name) for name in ("t13a", "t13b"))
    table.claim(0, "t13a", "rrr")
    table.say(0, "retreat")
    assert table.state.open >> a & 1
    assert table.state.open >> b & 1
    table.state.turn = 0
    table.claim(0, "t13a", "rrr")
    assert not table.state.open >> a & 1
    assert not table.state.open >> b & 1


def test_t49_a_retreat_is_only_a_turn(toy: Europa) -> None:
    """It is no trigger, and uses up one turn of the last round."""
    table = Table(toy, 3).deal(MARKET, "rbbrbbnn", p0="rr", p1="rr")
    table.claim(0, "t03", "rr")
    table.say(0, "retreat")
    assert table.state.turns_left == -1
    assert table.state.turn == 1
    table[1].wagons, table.state.turns_left = 2, 2
    table.claim(1, "t03", "rr")
    table.say(1, "retreat")
    assert table.state.turns_left == 1


@pytest.mark.parametrize(("shown", "hand_left"), [("abn", ""), ("rbn", "r"), ("rLb", "rr")])
@pytest.mark.parametrize("pays", [True, False])
def test_br14_public_counts_after_a_tunnel(
    toy: Europa, shown: str, hand_left: str, pays: bool
) -> None:
    """Paid or left: what everybody sees of hands and piles is what there is."""
    table = Table(toy).deal(MARKET, shown + "bb", p0="rr" + hand_left)
    table.claim(0, "t03", "rr")
    if table.state.tunnel:
        table.say(0, "pay 0" if pays else "retreat")
    view = toy.view(table.state, None)
    assert view.players[0].cards == sum(table[0].hand)  # type: ignore[union-attr]
    paid = table[0].points == 2
    assert view.discard == 3 + (2 + len(hand_left)) * paid  # type: ignore[union-attr]
    assert view.deck == 2  # type: ignore[union-attr]


def test_r45_a_ferry_tunnel_is_treated_consistently() -> None:
    """None may exist on a board; symbols are covered, extras follow the colour."""
    board = toy_board()
    routes = list(board.routes)
    routes[4] = replace(routes[4], is_tunnel=True)
    game = Europa(type(board)(board.name, board.cities, tuple(routes), board.tickets))
    table = Table(game).deal(MARKET, "vLbrr", p0="LvvvL")
    with pytest.raises(no.SymbolsUncovered):
        table.claim(0, "t05", "vvv")
    table.claim(0, "t05", "vvL")
    assert table.state.tunnel is not None
    assert table.state.tunnel.extra == 2
    table.say(0, "pay 1")
    assert table[0].points == 4
    assert sum(table[0].hand) == 0

"""Robar cartas."""

from random import Random

import pytest

from engine.errors import NotYourTurn, WrongPhase
from engine.game import Log
from engine.games.europa import refusals as no
from engine.games.europa.game import Europa
from engine.games.europa.state import Phase
from engine.parts.events import DeckShuffled, MarketDiscarded, MarketStays
from engine.parts.market import EMPTY, Stays, settle
from engine.parts.route_board import DECK_CARDS, LOCOMOTIVE
from tests.rulebook.europa.table import Table, cards, color, hand, told


def test_t06_a_visible_locomotive_is_the_only_card(table: Table) -> None:
    """Si como primera carta coges una locomotora visible, es la única que te llevas ese turno."""
    table.deal("Lravn", "rrr", p0="")
    table.say(0, "draw slot1")
    assert table.state.turn == 1
    assert table.state.phase is Phase.TURN
    assert table.state.market == cards("rravn")
    assert table[0].hand == hand("L")


def test_t07_the_replacement_may_not_be_a_second_locomotive(table: Table) -> None:
    """Como segunda carta no puedes coger una locomotora visible (R12)."""
    table.deal("aravn", "Lrrr", p0="")
    table.say(0, "draw slot2")
    assert table.state.market[1] == LOCOMOTIVE
    with pytest.raises(no.SecondLocomotive):
        table.say(0, "draw slot2")
    table.say(0, "draw slot3")
    assert table.state.turn == 1
    assert table[0].hand == hand("ra")


def test_t08_a_locomotive_from_the_deck_counts_as_a_normal_card(table: Table) -> None:
    """Una locomotora que te sale del mazo cuenta como una carta normal y sigues robando."""
    table.deal("Lravn", "Lvr", p0="")
    table.say(0, "draw deck")
    assert table.state.turn == 0
    assert table.state.phase is Phase.SECOND_CARD
    with pytest.raises(no.SecondLocomotive):
        table.say(0, "draw slot1")
    table.say(0, "draw deck")
    assert table[0].hand == hand("Lv")
    assert table.state.turn == 1


def test_t09_the_third_locomotive_replaces_the_market_before_the_second_card(table: Table) -> None:
    """Si en el mercado llega a haber 3 locomotoras, se descartan las 5 y se ponen 5 nuevas."""
    table.deal("LLrav", "Lnnnnnb", p0="")
    events = table.say(0, "draw slot3")
    assert told(events, MarketDiscarded) == [MarketDiscarded(tuple(cards("LLLav")))]
    assert table.state.market == cards("nnnnn")
    assert sorted(table.state.discard) == cards("vaLLL")
    table.say(0, "draw slot5")
    assert table[0].hand == hand("rn")
    assert table.state.turn == 1


def test_t10_the_turn_goes_on_after_a_new_market(table: Table) -> None:
    """Si una reposición trae la tercera locomotora, el turno sigue con una carta más."""
    table.deal("rLLav", "Lravnrr", p0="")
    assert told(table.say(0, "draw slot1"), MarketDiscarded)
    assert table.state.turn == 0
    assert table.state.phase is Phase.SECOND_CARD
    assert table.state.market == cards("ravnr")


def test_t11_the_discards_are_shuffled_as_soon_as_the_deck_is_empty(table: Table) -> None:
    """Cuando el mazo se acaba, se barajan los descartes para formar uno nuevo (R16)."""
    table.deal("ravnb", "r", "a" * 15 + "v" * 15, p0="")
    events = table.say(0, "draw deck")
    assert told(events, DeckShuffled) == [DeckShuffled(30)]
    assert (len(table.state.deck), len(table.state.discard)) == (30, 0)
    assert table.state.deck != sorted(table.state.deck)
    table.say(0, "draw deck")
    assert table.state.turn == 1
    assert len(table.state.deck) == 29


def test_t12_two_cards_of_a_market_that_cannot_be_refilled(table: Table) -> None:
    """Sin mazo ni descartes se roba del mercado lo que quede (R10)."""
    table.deal("ra___", p0="")
    table.say(0, "draw slot1")
    table.say(0, "draw slot2")
    assert table.state.market == cards("_____")
    assert table[0].hand == hand("ra")
    assert table.state.turn == 1


def test_t13_a_single_card_may_be_drawn(table: Table) -> None:
    """Con una sola carta disponible se puede robar, y el turno acaba (R10)."""
    table.deal("r____", p0="", p1="r")
    table.say(0, "draw slot1")
    assert table.state.turn == 1
    assert table[0].hand == hand("r")


def test_t14_only_locomotives_left_end_the_turn(table: Table) -> None:
    """Como segunda carta no puedes coger una locomotora visible: el turno acaba (R11)."""
    table.deal("rLL__", p0="", p1="r")
    table.say(0, "draw slot1")
    assert table.state.turn == 1
    assert table.state.market == cards("_LL__")


def test_t15_a_market_of_locomotives_alone_stays(table: Table) -> None:
    """No market with fewer than three locomotives is possible: leave it (R20)."""
    table.deal("LLLLL", p0="")
    events = table.say(0, "draw slot1")
    assert not told(events, MarketDiscarded)
    assert table.state.market == cards("_LLLL")
    assert table.state.turn == 1


def test_t16_a_hopeless_market_stays_until_cards_come_back(table: Table) -> None:
    """A = 5, N = 2 < 3: no reset; with a green card in the discards it is tried (R20)."""
    log = Log()
    settle(table.deal("LLLra", p0="v", p1="").state, log)
    assert log.events == [MarketStays(until_changed=False)]
    assert table.state.market == cards("LLLra")
    events = table.station(0, "A", "v")
    assert 1 <= len(told(events, MarketDiscarded)) <= 3
    assert sorted(table.everything()) == sorted(cards("LLLrav"))


def test_t16_discards_beside_a_deck_are_within_reach(table: Table) -> None:
    """A counts market, deck and discards (R20): two other cards in sight, three in the discards."""
    log = Log()
    settle(table.deal("LLLra", "LL", "vvv", p0="", p1="").state, log)
    assert told(log.events, MarketDiscarded)


def test_t16_at_most_three_new_markets_in_a_row(toy: Europa) -> None:
    """Después de la tercera el mercado se queda, hasta que cambie una carta."""
    table = Table(toy).deal("LLLLr", "LLLLaLLLLvLLLLnbbbrr", p0="rrr")
    log = Log()
    settle(table.state, log)
    assert len(told(log.events, MarketDiscarded)) == 3
    assert told(log.events, MarketStays) == [MarketStays(until_changed=True)]
    assert table.state.market == cards("LLLLn")
    assert table.state.stays is Stays.UNTIL_CHANGED
    assert not told(table.claim(0, "t02", "rrr"), MarketDiscarded)
    assert told(table.say(1, "draw slot5"), MarketDiscarded)


def test_t17_nothing_to_draw(table: Table) -> None:
    """Sin cartas en ninguna parte no se puede robar."""
    table.deal("_____", p0="rrr")
    for source in ("deck", "slot1"):
        with pytest.raises(no.NoCards):
            table.say(0, f"draw {source}")


def test_t18_paid_cards_become_deck_and_market_at_once(table: Table) -> None:
    """El mercado vacío se repone en cuanto hay descartes (R15), y siempre hay 110 cartas (R18)."""
    table.deal("_____", p0="bbbb").hold_the_rest(1)
    assert table.everything() == sorted(DECK_CARDS)
    events = table.claim(0, "t02", "bbb")
    assert told(events, DeckShuffled) == [DeckShuffled(3)]
    assert sorted(table.state.market) == sorted(cards("bbb__"))
    assert not table.state.deck
    assert not table.state.discard
    assert table.everything() == sorted(DECK_CARDS)


def test_t19_an_empty_slot(table: Table) -> None:
    """hueco_vacio: no state change."""
    table.deal("r_avn", p0="")
    before = table.state.copy()
    with pytest.raises(no.EmptySlot):
        table.say(0, "draw slot2")
    assert table.state == before


def test_t19_the_deck_alone_is_empty(table: Table) -> None:
    table.deal("r_avn", p0="")
    with pytest.raises(no.EmptyDeck):
        table.say(0, "draw deck")


def test_t20_nothing_else_after_the_first_card(table: Table) -> None:
    """En tu turno haces una sola cosa."""
    table.deal("ravnb", "rrrr", p0="bbb")
    table.say(0, "draw slot1")
    for words in ("claim t01 white 0", "tickets", "station A white 0"):
        with pytest.raises(WrongPhase):
            table.say(0, words)
    with pytest.raises(NotYourTurn):
        table.say(1, "draw slot2")


def test_r15_a_short_market_is_refilled_by_a_payment(table: Table) -> None:
    """Any card that comes back fills the slots left empty."""
    table.deal("ra___", p0="bbb", p1="r")
    table.claim(0, "t01", "bbb")
    assert EMPTY not in table.state.market
    assert table.state.market[:2] == cards("ra")


def test_r19_four_locomotives_are_too_many_as_well(table: Table) -> None:
    """«Llega a haber 3»: 3 or more."""
    table.deal("rLLLL", "nnnnnaa", p0="")
    table.state.stays = Stays.UNTIL_CHANGED
    assert told(table.say(0, "draw slot1"), MarketDiscarded)


def test_r20_a_reset_over_a_reshuffle(table: Table) -> None:
    """A new market uses the old one's cards when the deck runs out meanwhile."""
    table.deal("rLLav", "Ln", "b" * 8, p0="")
    events = table.say(0, "draw slot1")
    assert told(events, MarketDiscarded)
    assert told(events, DeckShuffled)
    assert EMPTY not in table.state.market
    assert len(table.state.deck) + len(table.state.discard) == 15 - 1 - 5


@pytest.mark.parametrize("number", range(60))
def test_br3_resets_end_on_any_poor_deck(toy: Europa, number: int) -> None:
    """Few colours and many locomotives: every draw returns, with at most three new markets."""
    random = Random(number)
    pool = (
        [LOCOMOTIVE] * 6 + [color("r")] * random.randrange(3) + [color("a")] * random.randrange(4)
    )
    random.shuffle(pool)
    table = Table(toy).deal("_____", p0="", p1="")
    table.state.market = [*pool[:5], *[EMPTY] * 5][:5]
    cut = random.randrange(5, len(pool) + 1)
    table.state.deck, table.state.discard = pool[5:cut], pool[cut:]
    log = Log()
    settle(table.state, log)
    assert len(told(log.events, MarketDiscarded)) <= 3
    assert sorted(table.everything()) == sorted(pool)

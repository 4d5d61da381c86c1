"""Robar cartas de vagón."""

import pytest

from engine.games.aventureros import refusals as no
from engine.games.aventureros.state import Phase
from engine.parts.events import DeckShuffled, MarketDiscarded
from engine.parts.route_board import LOCOMOTIVE
from tests.rulebook.tables import RailTable, cards, hand, told


def test_a06_a_visible_locomotive_is_the_only_card(table: RailTable) -> None:
    """Si tomas una locomotora de las cinco cartas boca arriba, solo puedes tomar una carta, incluso
    si es la primera (S19)."""
    table.deal("Lravn", "rrr", p0="")
    table.say(0, "draw slot1")
    assert (table.state.turn, table.state.phase) == (1, Phase.TURN)
    assert table[0].hand == hand("L")


def test_a07_no_visible_locomotive_as_second_card(table: RailTable) -> None:
    """locomotora_segunda, also if it has just come up (R6)."""
    table.deal("rLavn", "Lrrr", p0="")
    table.say(0, "draw slot1")
    assert table.state.market[0] == LOCOMOTIVE
    for slot in ("slot1", "slot2"):
        with pytest.raises(no.SecondLocomotive):
            table.say(0, f"draw {slot}")
    table.say(0, "draw slot3")
    assert table.state.turn == 1


def test_a08_a_locomotive_from_the_deck_counts_as_one_card(table: RailTable) -> None:
    """R5."""
    table.deal("ravnb", "Lvr", p0="")
    table.say(0, "draw deck")
    assert table.state.phase is Phase.SECOND_CARD
    table.say(0, "draw deck")
    assert table[0].hand == hand("Lv")
    assert table.state.turn == 1


def test_a09_the_third_locomotive_replaces_the_market_at_once(table: RailTable) -> None:
    """Si en cualquier momento tres de las cinco son locomotoras, se descartan y salen cinco nuevas
    (S20)."""
    table.deal("LLrav", "Lnnnnnb", p0="")
    assert told(table.say(0, "draw slot3"), MarketDiscarded)
    assert table.state.market == cards("nnnnn")
    table.say(0, "draw slot5")
    assert table[0].hand == hand("rn")
    assert table.state.turn == 1


def test_a10_the_discards_become_the_deck_as_soon_as_it_is_empty(table: RailTable) -> None:
    """R10."""
    table.deal("ravnb", "r", "a" * 6 + "v" * 6, p0="")
    assert told(table.say(0, "draw deck"), DeckShuffled) == [DeckShuffled(12)]
    table.say(0, "draw deck")
    assert (table.state.turn, len(table.state.deck)) == (1, 11)


def test_a11_without_deck_and_discards_nobody_draws(table: RailTable) -> None:
    """Si el mazo se agota y no hay descartes, no puedes robar ese turno; solo reclamar una ruta o
    coger billetes (S23), although five cards lie there (R7)."""
    table.deal("ravnb", p0="rr")
    assert table.sources(0) == []
    for source in ("slot1", "deck"):
        with pytest.raises(no.NoCards):
            table.say(0, f"draw {source}")
    assert table.open_words(0) == ["claim", "tickets"]


def test_a12_a_draw_once_begun_goes_on_with_the_market(table: RailTable) -> None:
    """R8: the deck's last card first, then a visible one that is no locomotive."""
    table.deal("Lravn", "v", p0="")
    table.say(0, "draw deck")
    with pytest.raises(no.EmptyDeck):
        table.say(0, "draw deck")
    with pytest.raises(no.SecondLocomotive):
        table.say(0, "draw slot1")
    table.say(0, "draw slot2")
    assert table[0].hand == hand("vr")
    assert table.state.market == cards("L_avn")
    assert table.state.turn == 1


def test_a12_with_locomotives_alone_the_turn_ends_after_one(table: RailTable) -> None:
    table.deal("LL___", "v", p0="")
    events = table.say(0, "draw deck")
    assert table[0].hand == hand("v")
    assert table.state.turn == 1
    assert not told(events, DeckShuffled)


def test_a13_paid_cards_become_the_deck_and_fill_the_market(table: RailTable) -> None:
    """R10, R11: as soon as there are cards again."""
    table.deal("ra___", p0="rrr", p1="")
    events = table.claim(0, "chicago-duluth", "rrr")
    assert told(events, DeckShuffled) == [DeckShuffled(3)]
    assert table.state.market == cards("rarrr")
    assert (table.state.deck, table.state.discard) == ([], [])


def test_a13_the_next_seat_may_draw_again(table: RailTable) -> None:
    table.deal("ravnb", p0="rrr", p1="")
    table.claim(0, "chicago-duluth", "rrr")
    assert len(table.state.deck) == 3
    table.say(1, "draw deck")
    assert table[1].hand == hand("r")


def test_a14_a_hopeless_market_stays(table: RailTable) -> None:
    """A = 5, N = 2 < 3: three locomotives stay when nothing can be better."""
    table.deal("LLrav", "L", p0="")
    events = table.say(0, "draw slot3")
    assert not told(events, MarketDiscarded)
    assert table.state.market == cards("LLLav")
    assert table.sources(0) == ["slot4", "slot5"]
    table.say(0, "draw slot5")
    assert table[0].hand == hand("rv")


def test_r09_the_second_card_is_compulsory(table: RailTable) -> None:
    """Ya con una carta, solo se puede robar la segunda."""
    table.deal("ravnb", "vvv", p0="rrrrrr")
    table.say(0, "draw slot1")
    assert table.open_words(0) == ["draw"]


def test_r11_empty_slots_are_no_source(table: RailTable) -> None:
    """hueco_vacio."""
    table.deal("ravn_", "v", p0="")
    table.say(0, "draw deck")
    with pytest.raises(no.EmptySlot):
        table.say(0, "draw slot5")

"""Routes one card short, against a count of every hand with one card more."""

from random import Random

from engine.answers import Bits
from engine.games.europa.ai.ground import ground_of
from engine.parts import claims
from engine.parts.route_board import LOCOMOTIVE
from engine.parts.speech import nearly
from engine.text import Word
from tests.bot.europa_table import BOARD, EUROPA, VOICE, build, city, midgame, said

CLAIM = next(kind for kind in EUROPA.kinds.values() if kind.word == "claim")


def test_one_card_more_pays_them_and_no_others() -> None:
    random = Random(1)
    told = 0
    for _ in range(60):
        state = midgame()
        player = state.players[0]
        player.hand = [random.choice((0, 0, 1, 2, 3)) for _ in range(LOCOMOTIVE + 1)]
        payable = set(claims.open_routes(state, 0))
        more = {}
        for card in range(LOCOMOTIVE + 1):
            player.hand[card] += 1
            more[card] = set(claims.open_routes(state, 0))
            player.hand[card] -= 1
        for route in Bits(ground_of(state, 0).open):
            if route in payable:
                continue
            card = nearly.missing(player, BOARD.routes[route])
            fit = [one for one in more if route in more[one]]
            assert (card - 1 in fit) if fit else not card, (BOARD.routes[route], player.hand)
            told += bool(card)
    assert told > 500


def test_a_city_lists_its_own_and_nothing_that_is_built() -> None:
    state = midgame()
    state.players[0].hand = [2, 0, 0, 0, 0, 0, 0, 0, 0]
    (line,) = said(VOICE.nearly(state, 0, (CLAIM,), None))
    assert line.startswith("Te falta 1 carta: ")
    assert "más" in line
    (line,) = said(VOICE.nearly(state, 0, (CLAIM,), Word("city", city("berlin"))))
    assert all("Berlín" in part for part in line.split(": ")[1].split("), ") if "más" not in part)
    build(state, 1, *[w for w in EUROPA.vocabulary["route"] if "berlin" in w])
    assert VOICE.nearly(state, 0, (CLAIM,), Word("city", city("berlin"))) == []

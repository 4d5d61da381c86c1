"""A table of Europa set by hand, and its texts in Spanish."""

from bot.text import Catalogues
from engine.games import GAMES
from engine.games.europa.game import Europa
from engine.games.europa.state import Phase, State
from engine.parts.route_board import LOCOMOTIVE

EUROPA = next(game for game in GAMES if isinstance(game, Europa))
BOARD, VOICE = EUROPA.board, EUROPA.voice
SPEAKER = Catalogues().speaker("es", EUROPA, ["Ana", "Bruno", "Carla"], ais=[1])
RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE, BLACK, WHITE = range(8)


def route(word: str) -> int:
    return EUROPA.vocabulary["route"].index(word)


def city(word: str) -> int:
    return EUROPA.vocabulary["city"].index(word)


def ticket(*cities: str) -> int:
    ends = {city(word) for word in cities}
    return next(t.id for t in BOARD.tickets if set(t.ends) == ends)


def said(texts) -> list[str]:
    return [SPEAKER.say(one) for one in texts]


def story(events, reader):
    return VOICE.story(events, reader)


def bare(one) -> str:
    return SPEAKER.plain(one)


def midgame() -> State:
    """Three seats in the middle of a match; Ana is to move and has tickets Madrid–París only."""
    found = EUROPA.setup(3, {}, "voice")
    for player in found.players:
        player.offer, player.hand = (), [0] * 9
    ana = found.players[0]
    ana.tickets, ana.hand[RED], ana.hand[LOCOMOTIVE] = (ticket("madrid", "paris"),), 4, 2
    found.phase, found.turn, found.market = Phase.TURN, 0, [RED, RED, BLUE, LOCOMOTIVE, WHITE]
    return found


def build(state: State, seat: int, *words: str) -> None:
    """Routes that a seat already has."""
    for word in words:
        found = BOARD.routes[route(word)]
        player = state.players[seat]
        player.routes |= 1 << found.id
        player.points += found.points
        player.wagons -= found.length
        state.open &= ~(1 << found.id)

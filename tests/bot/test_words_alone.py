"""Whole matches played from the position in words alone: what a reader of the text needs is there.

The players here are given lines of Spanish and nothing else. They know the rules and the names of
the cards; hand, market, routes, tunnels and tickets they read. What they want to do they type; the
line must be that of a legal move.
"""

import random
import re
from dataclasses import dataclass, field

import pytest

from bot.text import Catalogues
from engine import menu
from engine.games import GAMES
from engine.match import Match

BOTH = [game for game in GAMES if game.info.id in ("europa", "aventureros")]
NEEDS_DECK = "aventureros"
"""Where a turn that begins without a deck may not draw from the market either."""
NAMES = ("Ana", "Bruno", "Carla", "Diego")
SPEAKERS = {game.info.id: Catalogues().speaker("es", game, NAMES) for game in BOTH}
COLORS = ("roja", "naranja", "amarilla", "verde", "azul", "morada", "negra", "blanca")
LOCO = "locomotora"
MOVES = 1000


def one(word: str) -> str:
    """The singular of a card."""
    return word if word in (*COLORS, LOCO) else word.removesuffix("s")


def listed(text: str) -> list[str]:
    return [part for part in re.split(r", | y ", text.rstrip(".")) if part]


@dataclass
class Route:
    name: str
    colors: tuple[str, ...]
    length: int
    is_tunnel: bool
    symbols: int


@dataclass
class Read:
    """What a reader makes of the lines."""

    hand: dict[str, int] = field(default_factory=dict)
    market: list[str] = field(default_factory=list)
    deck: int = 0
    tickets: int = 0
    offers: list[str] = field(default_factory=list)
    routes: list[Route] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    wagons: int = 0
    tunnel: tuple[int, str] | None = None
    phase: str = ""


def read(lines: list[str], me: str) -> Read:
    found = Read(phase=lines[0])
    speaks_of = ""
    for line in lines:
        if read_secret(found, line):
            continue
        head, _, rest = line.partition(": ")
        if head == "Mercado":
            found.market = listed(rest)
        elif head == "Mazo":
            numbers = [int(number) for number in re.findall(r"\d+", line)]
            found.deck, found.tickets = numbers[0], numbers[2]
        elif head in NAMES:
            speaks_of = head
            if head == me:
                found.wagons = int(re.findall(r"(\d+) vag", line)[0])
        elif re.match(r"(Una ruta|\d+ rutas)$", head) and speaks_of == me:
            found.own = listed(rest)
        elif head == "Grises" or head.startswith("Con "):
            color = one(head.removeprefix("Con "))
            found.routes += [
                route(part, color) for part in re.split(", (?!\\d)| y ", rest.rstrip("."))
            ]
    return found


def read_secret(found: Read, line: str) -> bool:
    """What only this seat is told, and what its tunnel asks; whether the line was of these."""
    head, _, rest = line.partition(": ")
    if line.startswith("Tu mano ("):
        for part in listed(rest):
            count, card = part.split(" ")
            found.hand[one(card)] = int(count)
    elif line.startswith("Se te ofrece "):
        found.offers.append(re.sub(r" \(\d+\)$", "", head.removeprefix("Se te ofrece ")))
    elif line.startswith("Túnel "):
        found.tunnel = (int(re.findall(r"Pide (\d+)", line)[0]), rest)
    else:
        return False
    return True


def route(text: str, color: str) -> Route:
    """«Atenas–Esmirna 2 (ferri, 1🚂)»."""
    match = re.fullmatch(r"(.+?) (\d)(?: \((túnel|ferri, (\d)🚂)\))?", text)
    assert match, text
    name, length, kind, symbols = match.groups()
    colors = COLORS if color == "Grises" else (color,)
    return Route(name, colors, int(length), kind == "túnel", int(symbols or 0))


def twin(name: str) -> str:
    """The other line of a double, which its owner may not build too."""
    return name[:-1] + {"A": "B", "B": "A"}.get(name[-1], "?")


def cards(count: int, card: str) -> str:
    return (
        f"{count} {card}"
        if count == 1
        else f"{count} {card}s"
        if card != "azul"
        else f"{count} azules"
    )


def paid(count: int, card: str, wild: int) -> str:
    parts = [cards(n, name) for n, name in ((count, card), (wild, LOCO)) if n]
    return " y ".join(parts)


def claims(seen: Read) -> list[str]:
    """The lines of the routes that the hand can pay, with as few locomotives as will do."""
    found, wild = [], seen.hand.get(LOCO, 0)
    for one_of in seen.routes:
        if one_of.length > seen.wagons or twin(one_of.name) in seen.own:
            continue
        name = f"{one_of.name} · túnel" if one_of.is_tunnel else one_of.name
        for color in one_of.colors:
            have = seen.hand.get(color, 0)
            locos = max(one_of.symbols, one_of.length - have)
            if have and locos <= wild and locos < one_of.length:
                line = paid(one_of.length - locos, color, locos)
                found.append(f"construir · {name} · {line}")
    return found


def wish(game, seen: Read, picks: random.Random) -> str:
    """What a simple player would type."""
    if seen.offers:
        kept = seen.offers[:2]
        return f"quedarse · {' y '.join(kept)}"
    if seen.tunnel:
        return pay(seen)
    is_second = "segunda carta" in seen.phase
    routes = [] if is_second else claims(seen)
    if routes and picks.random() < 0.7:
        return picks.choice(routes)
    shown = [card for card in seen.market if card != "hueco vacío" and card != LOCO]
    if game.info.id == NEEDS_DECK and not seen.deck and not is_second:
        return routes[0] if routes else "Billetes"
    if shown and picks.random() < 0.5:
        return f"robar · {picks.choice(shown)}"
    if seen.deck:
        return "robar · mazo"
    if shown:
        return f"robar · {shown[0]}"
    if LOCO in seen.market and not is_second:
        return f"robar · {LOCO}"
    return routes[0] if routes else "Billetes" if seen.tickets else "Retirarme"


def pay(seen: Read) -> str:
    """The extra of a tunnel, in its own colour first."""
    assert seen.tunnel
    extra, said = seen.tunnel
    laid = said.split("ha puesto ")[1].split(";")[0]
    color = one(listed(laid)[0].split(" ")[1])
    have = 0 if color == LOCO else seen.hand.get(color, 0)
    locos = max(0, extra - have)
    if locos > seen.hand.get(LOCO, 0):
        return "Retirarme"
    return f"túnel · pagar · {paid(extra - locos, color, locos)}"


def meant(game, state, seat: int, line: str):
    """The legal move of a typed line; the kind and the place are compared before the payment."""
    for kind in menu.open_kinds(game, state, seat):
        path = below(game, state, seat, (kind,), line)
        if path:
            return path[0].make(*path[1:])
    return None


def below(game, state, seat: int, path, line: str):
    question = menu.choices(game, state, seat, path)
    said = SPEAKERS[game.info.id].plain(game.voice.label(state, seat, path, 0).text)
    if question is None:
        return path if said == line else None
    if path[1:] and path[0].word in ("claim", "station") and len(path) == 2 and said not in line:
        return None
    found = (below(game, state, seat, (*path, answer), line) for answer in question.answers)
    return next(filter(None, found), None)


@pytest.mark.parametrize("game", BOTH, ids=lambda game: game.info.id)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_is_played_from_the_text_alone(game, seats):
    picks = random.Random(seats)
    match = Match(game, game.setup(seats, {}, f"words alone {seats}"))
    typed = set()
    for _ in range(MOVES):
        to_move = game.to_move(match.state)
        if not to_move:
            break
        seat = to_move[0]
        view = game.view(match.state, seat)
        lines = [SPEAKERS[game.info.id].plain(text) for text in game.voice.position(view)]
        line = wish(game, read(lines, NAMES[seat]), picks)
        move = meant(game, match.state, seat, line)
        assert move is not None, (line, lines)
        match.play(seat, move)
        typed.add(line.split(" · ")[0])
    assert not game.to_move(match.state)
    assert {"quedarse", "robar", "construir"} <= typed
    built = [player.routes.bit_count() for player in match.state.players]
    assert max(built) > 8

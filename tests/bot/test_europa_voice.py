"""What Europa says of given positions, in Spanish, word for word."""

import pytest

from engine.games.europa import events as told
from engine.games.europa.game import CLAIM, DRAW, KEEP, PAY, RETREAT, STATION, TICKETS
from engine.games.europa.state import Phase, Tunnel
from engine.parts.route_board import DECK, LOCOMOTIVE
from engine.text import Word, text
from tests.bot.europa_table import (
    BLUE,
    BOARD,
    EUROPA,
    ORANGE,
    RED,
    SPEAKER,
    VOICE,
    bare,
    build,
    city,
    midgame,
    route,
    said,
    ticket,
)


@pytest.fixture
def state():
    return midgame()


# The position
def test_the_caption_says_turn_market_and_every_seat(state):
    build(state, 1, "paris-zurich")
    lines = [bare(line) for line in VOICE.caption(EUROPA.view(state, None))]
    assert lines == [
        "Le toca a Ana.",
        f"Mercado: roja, roja, azul, locomotora y blanca. Mazo: {len(state.deck)}.",
        "Ana: 0 puntos, 45 vagones, 6 cartas, 1 billete, 3 estaciones.",
        "Bruno (IA): 4 puntos, 42 vagones, 0 cartas, 0 billetes, 3 estaciones.",
        "Carla: 0 puntos, 45 vagones, 0 cartas, 0 billetes, 3 estaciones.",
    ]


def test_the_position_tells_secrets_to_their_seat_only(state):
    secret = "\n".join(said(VOICE.position(EUROPA.view(state, 0))))
    assert "**Tu mano** (6 cartas): 4 rojas y 2 locomotoras." in secret
    assert "**Billete Madrid–París** (8): faltan 8 vagones, por" in secret
    for reader in (None, 1):
        others = "\n".join(said(VOICE.position(EUROPA.view(state, reader))))
        assert "Madrid–París" not in others
        assert "4 rojas" not in others


def test_the_position_names_every_free_route_once_and_the_closed_ones(state):
    build(state, 1, "lyon-paris-a")
    state.open &= ~(1 << route("lyon-paris-b"))
    lines = said(VOICE.position(EUROPA.view(state, None)))
    start = next(n for n, line in enumerate(lines) if "115 rutas por construir" in line)
    free = " ".join(lines[start + 1 :])
    for found in BOARD.routes:
        name = SPEAKER.word("route", found.id)
        assert free.count(f"{name} {found.length}") == (0 if "Lyon–París" in name else 1), name
    assert lines[-1] == "Cerradas para todos: Lyon–París B."


# Before the move
def test_the_desk_has_the_nearest_ticket_first(state):
    state.players[0].tickets += (ticket("lisboa", "barcelona"),)
    assert said(VOICE.desk(EUROPA.view(state, 0))) == [
        "Faltan **6** vagones para *Lisboa–Barcelona* y **8** para *Madrid–París*.",
        "Tienes **0** puntos, **45** vagones y 3 estaciones.",
    ]


def test_the_desk_says_what_is_joined_and_what_is_lost(state):
    build(state, 0, "bilbao-madrid", "bilbao-burdeos-a", "burdeos-paris")
    state.players[0].tickets += (ticket("lisboa", "barcelona"),)
    build(state, 1, "bilbao-lisboa", "lisboa-madrid", "lisboa-sevilla")
    assert said(VOICE.desk(EUROPA.view(state, 0)))[:2] == [
        "✓ Ya unido: Madrid–París.",
        "*Lisboa–Barcelona* ya no se puede sin estación.",
    ]
    state.players[0].stations = 0
    assert said(VOICE.desk(EUROPA.view(state, 0)))[1] == (
        "*Lisboa–Barcelona* ya no se puede completar."
    )


def test_the_public_view_has_no_desk(state):
    assert VOICE.desk(EUROPA.view(state, None)) == []


def test_every_closed_kind_says_why(state):
    me = state.players[0]
    state.deck, state.market, state.tickets, me.hand = [], [-1] * 5, [], [0] * 9
    assert said(VOICE.absent(state, 0)) == [
        "**Robar:** no quedan cartas ni en el mercado ni en el mazo.",
        "**Construir:** con ninguna carta no puedes pagar ninguna ruta libre.",
        "**Billetes:** no quedan billetes en el mazo.",
        "**Estación:** esta cuesta 1 carta y no las tienes.",
    ]
    me.stations, me.wagons = 0, 0
    assert said(VOICE.absent(state, 0))[1::2] == [
        "**Construir:** no te llegan los vagones para ninguna ruta libre (tienes 0).",
        "**Estación:** ya has puesto las tres.",
    ]
    assert said(VOICE.absent(state, 2)) == ["No te toca: juega 🔴 Ana."]


# What a move would do
def test_a_route_is_previewed_with_points_wagons_and_ticket(state):
    build(state, 0, "bilbao-madrid", "bilbao-burdeos-a")
    path = (CLAIM, route("burdeos-paris"))
    before, found = state.players[0], BOARD.routes[path[1]]
    color = SPEAKER.say(text("rails-cards", n=found.length, color=Word("color", found.colors[0])))
    points, left = before.points + found.points, before.wagons - found.length
    assert said(VOICE.preview(state, 0, path)) == [
        f"**Burdeos–París** · {color}",
        f"**+{found.points} puntos** ({before.points} → {points})"
        f" · vagones {before.wagons} → {left}",
        "Termina **Madrid–París** (+8 al final)",
    ]


def test_a_tunnel_is_previewed_with_what_would_be_left(state):
    tunnel = route("munich-zurich")
    state.players[0].hand = [0, 4, 0, 0, 0, 0, 0, 0, 2]
    lines = said(VOICE.preview(state, 0, (CLAIM, tunnel, ORANGE, 0)))
    assert lines[2] == (
        "Es un túnel: salen 3 cartas y puede pedirte hasta 3 más entre naranjas y locomotoras. "
        "Te quedarían 2 naranjas y 2 locomotoras. **No se puede deshacer.**"
    )
    wild = said(VOICE.preview(state, 0, (CLAIM, tunnel, LOCOMOTIVE, 2)))[2]
    assert "solo las locomotoras te costarán otra más. Te quedarían 0." in wild
    state.deck, state.discard = [], []
    assert "no quedan cartas que revelar" in said(VOICE.preview(state, 0, (CLAIM, tunnel)))[2]


def test_the_last_wagons_are_announced(state):
    state.players[0].wagons = 4
    lines = said(VOICE.preview(state, 0, (CLAIM, route("paris-zurich"))))
    assert lines[-1] == "⚠️ Te quedará 1 vagón: empezará la última ronda."


def test_the_other_line_of_a_double_closes(state):
    lines = said(VOICE.preview(state, 0, (CLAIM, route("lyon-paris-a"))))
    assert lines[-1] == "La otra vía quedará cerrada para todos."
    state.players += [state.players[2].copy()]
    lines = said(VOICE.preview(state, 0, (CLAIM, route("lyon-paris-a"))))
    assert lines[-1] == "La otra vía ya no podrá ser tuya."


def test_a_station_is_previewed_with_the_routes_it_could_use(state):
    build(state, 1, "burdeos-paris")
    lines = said(VOICE.preview(state, 0, (STATION, city("paris"))))
    assert lines[0].startswith("Estación en **París**: te quedan 3 de 3. Esta cuesta **1 carta")
    assert lines[1] == "Hoy podrías usar Burdeos–París (de 🔵 Bruno 🤖)."
    lines = said(VOICE.preview(state, 0, (STATION, city("oslo"))))
    assert lines[1] == "Ningún rival tiene todavía una ruta hasta allí."


def test_late_tickets_are_warned_of(state):
    assert len(VOICE.preview(state, 0, (TICKETS,))) == 1
    state.players[2].wagons = 9
    assert said(VOICE.preview(state, 0, (TICKETS,)))[1] == "⚠️ Queda poco: es arriesgado."
    state.turns_left = 2
    assert "última ronda" in said(VOICE.preview(state, 0, (TICKETS,)))[1]


def test_a_pending_tunnel_says_what_it_asks_even_to_who_cannot_pay(state):
    tunnel = route("munich-zurich")
    state.phase = Phase.TUNNEL
    state.tunnel = Tunnel(tunnel, RED, 2, 0, (RED, LOCOMOTIVE, BLUE), 2)
    assert said(VOICE.desk(EUROPA.view(state, 0)))[0] == (
        "El túnel **Múnich–Zúrich** pide **2** cartas más: han salido 🟥 roja, 🚂 locomotora y "
        "🟦 azul. Si te retiras recuperas tus cartas y pierdes el turno."
    )
    assert bare(VOICE.label(state, 0, (PAY, 1), 1).text) == "1 + 1🚂"
    assert bare(VOICE.label(state, 0, (PAY, 1), 0).text) == "túnel · pagar · 1 roja y 1 locomotora"
    assert said(VOICE.preview(state, 0, (RETREAT,))) == [
        "Recuperas 2 rojas y pierdes el turno; **Múnich–Zúrich** queda libre."
    ]
    state.players[0].hand = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    poor = said(VOICE.desk(EUROPA.view(state, 0)))[1]
    assert poor == "No puedes pagar el túnel: pide 2 más entre rojas y locomotoras."


# Buttons
def test_a_card_of_the_market_needs_no_more_than_its_icon(state):
    label = VOICE.label(state, 0, (DRAW, 2), 1)
    assert (bare(label.text), label.icon, label.is_icon_enough) == ("azul", "carta_azul", True)
    label = VOICE.label(state, 0, (DRAW, DECK), 1)
    assert (bare(label.text), label.icon, label.is_icon_enough) == ("mazo", "carta_dorso", False)


def test_a_route_that_completes_a_ticket_has_a_star_and_says_so(state):
    build(state, 0, "bilbao-madrid", "bilbao-burdeos-a")
    label = VOICE.label(state, 0, (CLAIM, route("burdeos-paris")), 1)
    assert label.is_advised
    assert label.note
    assert " · termina Madrid–París (8) · " in bare(label.note)
    plain = VOICE.label(state, 0, (CLAIM, route("kiev-moscu")), 1)
    assert not plain.is_advised
    state.players[0].hand = [9] * 9
    ranked = VOICE.ranked(EUROPA.view(state, 0), state, (CLAIM,))
    assert ranked[0] == route("burdeos-paris")
    assert BOARD.routes[ranked[-1]].points == 1


def test_payments_are_short_with_their_colour_as_icon(state):
    path = (CLAIM, route("paris-zurich"), RED, 1)
    label = VOICE.label(state, 0, path, 2)
    assert (bare(label.text), label.icon, label.is_advised) == ("2 + 1🚂", "carta_roja", False)
    assert label.note
    assert bare(label.note) == "2 rojas y 1 locomotora"
    lean = VOICE.label(state, 0, (*path[:3], 0), 2)
    assert (bare(lean.text), lean.is_advised) == ("3", True)
    assert bare(VOICE.label(state, 0, path, 0).text) == (
        "construir · París–Zúrich · 2 rojas y 1 locomotora"
    )
    assert bare(VOICE.label(state, 0, path, 4).text) == "Construir"


def test_a_station_that_saves_a_ticket_comes_first(state):
    build(state, 0, "bilbao-madrid", "bilbao-burdeos-a")
    build(state, 1, "burdeos-paris")
    ranked = VOICE.ranked(EUROPA.view(state, 0), state, (STATION,))
    assert set(ranked[:2]) == {city("burdeos"), city("paris")}
    label = VOICE.label(state, 0, (STATION, city("paris")), 1)
    assert label.is_advised
    assert label.note
    assert bare(label.note) == "Madrid–París (8) por Burdeos–París"


def test_a_ticket_on_offer_says_what_it_needs(state):
    offered = ticket("lisboa", "barcelona")
    state.players[0].offer, state.phase = (offered,), Phase.TICKETS
    label = VOICE.label(state, 0, (KEEP, (offered,)), 1)
    assert bare(label.text) == "Lisboa–Barcelona · 6"
    assert label.note
    assert bare(label.note) == "faltan 6 vagones"
    assert bare(VOICE.label(state, 0, (KEEP, (offered,)), 2).text) == "Quedarme con 1"


def test_a_route_is_looked_for_under_both_cities():
    found = VOICE.keys("route", route("paris-zurich"))
    assert [SPEAKER.word(word.field, word.value) for word in found] == ["París", "Zúrich"]


# The end
def test_the_count_names_the_way_of_each_ticket_and_its_loans(state):
    build(state, 0, "bilbao-madrid", "bilbao-burdeos-a")
    build(state, 1, "burdeos-paris")
    ana = state.players[0]
    ana.cities, ana.stations = 1 << city("paris"), 2
    ana.tickets += (ticket("lisboa", "barcelona"),)
    standing = next(s for s in EUROPA.standings(state) if s.seat == 0)
    lines = said(VOICE.score(standing))
    assert lines[1:4] == [
        "**Billetes:** +2 (1 de 2 completados)",
        "✓ Madrid–París +8: Bilbao–Madrid, Bilbao–Burdeos A y *Burdeos–París* "
        "(prestada por 🔵 Bruno 🤖, estación de París)",
        "✗ Lisboa–Barcelona −6: sin completar",
    ]
    assert lines[4] == "**Estaciones guardadas:** +8 (2)"


def test_the_moments_are_three_at_most_and_the_weightiest_first(state):
    build(state, 0, "bilbao-madrid", "bilbao-burdeos-a")
    build(state, 1, "burdeos-paris")
    state.players[0].cities = 1 << city("paris")
    state.players[1].tickets = (ticket("lisboa", "barcelona"),)
    events = [told.TunnelLeft(2, route("munich-zurich"))] * 3
    lines = said(VOICE.moments(EUROPA.standings(state), events))
    assert len(lines) == 3
    assert (
        "Una estación en **París** salvó a 🔴 Ana el billete Madrid–París (8)"
        in lines[0] + lines[1]
    )

"""Playing, seen from the people who press."""

from pathlib import Path
from typing import Any

import pytest

from bot.chat import limits
from bot.chat.parts import Panel, button
from bot.host.press import Press
from bot.store import record
from engine.games.europa.state import Phase
from engine.parts.route_board import LOCOMOTIVE
from tests.world import EUROPA, Person, World, ana_first, cards_of, controls, rich, text_of, world


async def claim(here: World, person: Person) -> str:
    """A route that asks nothing more, by the list of the root; its name."""
    for control in controls(person.shown):
        if control[2] and "túnel" not in control[0] and "gris" not in control[0]:
            await person.use(control)
            if person.has("Deshacer"):
                return control[0].split(" · ")[0]
            await person.press("Volver")
    raise AssertionError(person.labels())


async def turn_of_ana(here: World, **more: Any) -> None:
    await here.start(**more)
    await here.set_state(rich)
    await here.ana.table("play")


async def test_first_tickets_at_once_age_nobodys_panel(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start()
        await here.ana.table("play")
        await here.bruno.table("play")
        for person in (here.ana, here.bruno, here.ana, here.bruno):
            await person.press("▫️")
        await here.ana.press("Quedarme con 2")
        await here.bruno.press("Quedarme con 2")
        for person in (here.ana, here.bruno):
            assert "era de antes" not in person.text
            assert "Te has quedado" in person.text
        assert await here.seq() == 3


async def test_tickets_cannot_be_confirmed_below_the_minimum(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start()
        await here.ana.table("play")
        assert not here.ana.has("Elige 2 más")  # shown, but it cannot be pressed
        await here.ana.press("▫️ A")
        assert not here.ana.has("Elige 1 más")
        await here.ana.press("✅ A")
        await here.ana.press("▫️ B")
        await here.ana.press("▫️ C")
        await here.ana.press("▫️ D")
        assert here.ana.has("Quedarme con 3")


async def test_the_table_tells_who_has_chosen(tmp_path: Path) -> None:
    """One post names all who must act, and is edited as they choose."""
    async with world(tmp_path) as here:
        await here.start(ai=1)
        posts = len(here.channel.history())
        assert here.public_text.count("eligiendo") == 2
        assert here.public_text.count("✓") == 1
        assert "Baraja sellada" in here.public_text
        mentions = here.public()[-1][2]["allowed_mentions"]["users"]
        assert sorted(map(int, mentions)) == sorted([here.ana.id, here.bruno.id])
        await choose_tickets(here.ana)
        assert here.public_text.count("eligiendo") + here.public_text.count("te toca") == 1
        assert len(here.channel.history()) == posts
        assert here.public()[-1][0] == "PATCH"  # an edit: nobody is notified
        await choose_tickets(here.bruno)
        await here.pass_time(1)
        assert "te toca" in here.public_text or "🤖" in here.public_text


async def choose_tickets(person: Person) -> None:
    await person.table("play")
    for label in ("▫️ A", "▫️ B", "Quedarme"):
        await person.press(label)


async def test_two_cards_and_the_next_is_called(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        posts = len(here.channel.history())
        await here.ana.press("Mazo")
        assert "Has robado del mazo" in here.ana.text
        assert "segunda carta" in here.ana.text
        await here.ana.press("Mazo")
        assert "Ahora juega" in here.ana.text
        assert here.called is here.bruno
        assert len(here.channel.history()) == posts  # the old one is gone: one table a channel
        assert "robó 2 del mazo" in here.public_text
        assert f"<@{here.ana.id}>" not in here.public_text


async def test_a_visible_locomotive_is_no_second_card(tmp_path: Path) -> None:
    def with_locomotive(state: Any) -> None:
        rich(state, each=2)
        place = next(n for n, card in enumerate(state.deck) if card == LOCOMOTIVE)
        state.deck[place], state.market[0] = state.market[0], LOCOMOTIVE

    async with world(tmp_path) as here:
        await here.start()
        await here.set_state(with_locomotive)
        await here.ana.table("play")
        assert here.ana.has("carta_locomotora")
        await here.ana.press("Mazo")
        market = [label for label in here.ana.labels() if label.startswith("carta_")]
        assert "carta_locomotora" not in market
        assert "draw" in [kind.word for kind in EUROPA.kinds.values()]
        await here.ana.slash("jugar", jugada="draw slot1")
        assert "locomotora" in here.ana.text
        assert here.ana.has("Ver la regla")
        await here.ana.press("Ver la regla")
        assert "📖" in here.ana.text


async def test_a_route_is_paid_where_its_preview_is_seen(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        await here.ana.press("Rutas")
        await here.ana.press("Berlín")
        await here.ana.press("2 grises")
        assert here.artist.jobs[-1].scene == "preview"
        assert here.artist.jobs[-1].move is not None
        assert "puntos" in here.ana.text
        await here.ana.press("carta_roja")
        assert "Has construido" in here.ana.text
        assert (await here.state()).players[0].hand[0] in (2, 4)


async def test_what_is_one_card_short_is_told(tmp_path: Path) -> None:
    """Information, not an offer: under «Rutas» the best ones, under a city its own."""

    def two_reds(state: Any) -> None:
        rich(state, each=0)
        player = state.players[0]
        for card in (0, 0, 1, 1, 2):
            state.deck.remove(card)
            player.hand[card] += 1

    async with world(tmp_path) as here:
        await here.start()
        await here.set_state(two_reds)
        await here.ana.table("play")
        await here.ana.press("Rutas")
        (line,) = [one for one in here.ana.text.split("\n") if "Te falta 1 carta" in one]
        assert line.startswith("-# ")
        for said in line.split(": ")[1].split("), ")[:3]:
            name, card = said.split(" (1 ")
            assert card.split(")")[0].isalpha()
            assert f"{name} ·" not in " ".join(here.ana.labels())  # it cannot be chosen
        await here.bruno.table("play")
        assert "Te falta" not in here.bruno.text


async def test_undo_until_somebody_acts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        wagons = (await here.state()).players[0].wagons
        name = await claim(here, here.ana)
        assert here.called is here.bruno
        await here.ana.slash("deshacer")
        assert name.split("–")[0] in here.ana.text  # it says first what goes back
        await here.ana.press("Deshacer")
        state = await here.state()
        assert (state.players[0].wagons, state.turn) == (wagons, 0)
        assert here.called is here.ana
        assert "deshizo" in here.public_text
        await claim(here, here.ana)
        await here.bruno.table("play")
        await here.bruno.press("Mazo")
        seq = await here.seq()
        await here.ana.slash("deshacer")
        assert "ya ha jugado" in here.ana.text
        assert await here.seq() == seq


async def test_what_was_seen_is_not_undone(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        await here.ana.press("Mazo")
        assert not here.ana.has("Deshacer")
        await here.ana.slash("deshacer")
        assert "ya se vieron cartas" in here.ana.text


async def test_a_tunnel_is_asked_and_decided(tmp_path: Path) -> None:
    """Its preview commits; extra cards are asked for, and one may retreat."""

    def before_a_tunnel(state: Any) -> None:
        rich(state, each=4, wild=0)
        colors = [card for card in state.deck if card != LOCOMOTIVE]
        wild = [card for card in state.deck if card == LOCOMOTIVE]
        state.deck = [*colors, *wild]  # the cards that come out match

    async with world(tmp_path) as here:
        await here.start()
        await here.set_state(before_a_tunnel)
        seq = await here.seq()
        await here.ana.slash("jugar", jugada="claim belgrado-salonica white 0")
        assert await here.seq() == seq  # asked, not played
        assert "No se puede deshacer" in here.ana.text
        await here.ana.press(next(iter(here.ana.labels())))
        assert (await here.state()).phase is Phase.TUNNEL
        assert "Retirarme" in " ".join(here.ana.labels())
        await here.restart()
        await here.ana.table("play")
        await here.ana.press("Retirarme")
        state = await here.state()
        assert state.turn == 1
        assert state.players[0].hand[:LOCOMOTIVE] == [4] * LOCOMOTIVE


async def test_a_stale_button_opens_the_present(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        old = [c for c in controls(here.ana.shown) if "Mazo" in c[0] or c[0] == "carta_verde"]
        await here.ana.press("Mazo")
        seq = await here.seq()
        first = next(c for c in old if c[0].endswith("Mazo"))
        other = next(c for c in old if not c[0].endswith("Mazo"))
        await here.press_raw(here.ana, here.ana.panel, [first[1]])
        assert "era de antes" not in here.last_private  # a double press is nothing to tell
        await here.press_raw(here.ana, here.ana.panel, [other[1]])
        assert "era de antes" in here.last_private
        assert await here.seq() == seq


@pytest.mark.parametrize("same", [True, False])
async def test_a_double_press_plays_once(tmp_path: Path, same: bool) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        deck = next(c for c in controls(here.ana.shown) if c[0].endswith("Mazo"))
        seq = await here.seq()
        await here.press_raw(here.ana, here.ana.panel, [deck[1]] * 2, same)
        assert await here.seq() == seq + 1


async def test_a_chain_plays_two_and_stops_quietly(tmp_path: Path) -> None:
    def one_card(state: Any) -> None:
        for card in [*state.deck[1:], *state.discard]:
            state.players[1].hand[card] += 1
        state.deck, state.discard = state.deck[:1], []

    async with world(tmp_path) as here:
        await turn_of_ana(here)
        seq = await here.seq()
        await here.ana.press("× 2")
        assert await here.seq() == seq + 2
        await here.set_state(lambda state: setattr(state, "turn", 0))
        await here.set_state(one_card)
        await here.ana.table("play")
        await here.ana.press("× 2")
        assert await here.seq() == seq + 3
        assert "era de antes" not in here.ana.text


async def test_computer_players_wait_while_a_person_may_undo(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start(ai=1)
        for step in ("wait", "go"):
            await here.set_state(lambda state: rich(state, 1))
            await here.bruno.table("play")
            seq = await here.seq()
            await claim(here, here.bruno)
            assert await here.seq() == seq + 1
            assert "hasta entonces puedes deshacer" in here.bruno.text
            if step == "wait":
                await here.pass_time(21)
            else:
                await here.bruno.press("Dejar que siga")
            assert await here.seq() > seq + 1


async def test_who_lets_a_computer_player_go_on_that_has_gone_on_is_not_reproached(
    tmp_path: Path,
) -> None:
    """What they wished has happened; the panel shows what is true now."""
    async with world(tmp_path) as here:
        await here.start(ai=1)
        await here.set_state(lambda state: rich(state, 1))
        await here.bruno.table("play")
        await claim(here, here.bruno)
        assert here.bruno.has("Dejar que siga")
        await here.pass_time(21)
        await here.ana.table("play")
        await here.ana.press("× 2")
        await here.bruno.press("Dejar que siga")
        assert "era de antes" not in here.bruno.text
        assert "Te toca" in here.bruno.text


async def test_a_run_of_computer_players_is_one_post(tmp_path: Path) -> None:
    async with world(tmp_path, grace=0) as here:
        await here.start(ai=2)
        await here.set_state(lambda state: rich(state, 1))
        await here.bruno.table("play")
        posts = sum(method == "POST" for method, _, _ in here.public())
        await here.bruno.press("× 2")
        assert here.called is here.ana
        assert sum(method == "POST" for method, _, _ in here.public()) == posts + 1
        lines = [line for line in here.public_text.split("\n") if "🤖" in line]
        assert len([line for line in lines if "cogió" in line or "robó" in line]) == 2


async def test_a_call_lists_all_since_ones_own_turn(tmp_path: Path) -> None:
    """In a channel older tables are gone: what others were told must be told again."""
    async with world(tmp_path) as here:
        room = await here.open_room()
        for person in (here.bruno, here.carla):
            await person.table("sit", room)
        await here.set_options(room, {"where": "here"})
        await here.ana.table("start", here.channel.history()[-1])
        await here.idle()
        await here.set_state(rich)
        for person in (here.ana, here.bruno, here.carla):
            await person.table("play")
            await person.press("× 2")
        assert here.called is here.ana
        lines = [line for line in here.public_text.split("\n") if "robó 2" in line]
        assert [name in line for name, line in zip(("bruno", "carla"), lines, strict=True)] == [
            True,
            True,
        ]


async def test_a_restart_leaves_every_button_alive(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        await here.restart()
        await here.ana.press("Mazo")
        assert "Has robado" in here.ana.text
        await here.restart()
        await here.ana.press("Mazo")
        assert here.called is here.bruno
        await here.restart()
        await here.bruno.table("play")
        assert "Te toca" in here.bruno.text


async def test_a_lost_acknowledgement_plays_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        seq = await here.seq()
        here.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        deck = next(c for c in controls(here.ana.shown) if c[0].endswith("Mazo"))
        await here.press_raw(here.ana, here.ana.panel, [deck[1]])
        assert await here.seq() == seq
        await here.ana.press("Mazo")
        assert await here.seq() == seq + 1


async def test_others_and_unknown_ids_are_answered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        await here.zoe.table("play")
        assert "No estás en esta partida" in here.zoe.text
        await here.zoe.press("Mapa")
        assert here.artist.jobs[-1].scene == "board"
        await here.bruno.table("play")
        assert "Todavía no te toca" in here.bruno.text
        old = Panel(["old"], rows=[[button("x", "r0:k7q3:35:play"), button("y", "zzz")]])
        channel = here.env.bot.get_channel(here.channel.id)
        message = await channel.send(view=old.layout())
        for custom_id in ("r0:k7q3:35:play", "zzz", "r1:1:-:0:nothing", "r1:zz:-:0:map"):
            await here.press_raw(here.zoe, message, [custom_id])
            assert here.last_private.startswith("**"), here.last_private


async def test_another_persons_button_plays_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        seq = await here.seq()
        deck = next(c for c in controls(here.ana.shown) if c[0].endswith("Mazo"))
        await here.bruno.table("play")
        await here.press_raw(here.bruno, here.bruno.panel, [deck[1]])
        assert await here.seq() == seq
        assert "No estás" in here.last_private


async def test_our_own_failure_is_said_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        seq = await here.seq()

        async def broken(press: Press, caller: Any) -> None:
            raise RuntimeError("broken")

        monkeypatch.setattr(here.host, "press", broken)
        await here.ana.press("Mazo")
        assert "Algo ha fallado por mi parte" in here.ana.text
        code = here.ana.text.split("`")[1]
        assert code in caplog.text
        monkeypatch.undo()
        await here.ana.press("Probar otra vez")
        assert "Has robado" in here.ana.text
        seq += 1
        assert "r1:" not in caplog.text
        assert await here.seq() == seq


async def test_a_picture_that_fails_leaves_the_words(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start()
        await here.set_state(rich)
        here.artist.is_broken = True
        await here.ana.table("play")
        assert "Te toca" in here.ana.text
        await here.ana.press("× 2")
        assert here.called is here.bruno
        await here.ana.slash("mapa")
        assert "Mercado" in here.ana.text


async def test_a_failed_post_is_made_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        here.env.inject_error("POST", "/channels/*/messages", status=500, code=0)
        await here.ana.press("× 2")
        assert "Has robado" in here.ana.text
        assert here.called is here.ana
        await here.pass_time(120)
        assert here.called is here.bruno


async def test_the_end_names_the_winner_and_opens_the_seal(tmp_path: Path) -> None:
    def last_card(state: Any) -> None:
        rich(state)
        state.turns_left = 1

    async with world(tmp_path) as here:
        await here.start()
        seal = here.public_text.split("Baraja sellada: `")[1].split("`")[0]
        await here.set_state(last_card)
        await here.ana.table("play")
        await here.ana.press("× 2")
        await here.idle()
        assert here.is_over, here.public_text
        assert seal in here.public_text
        assert "semilla" in here.public_text
        assert here.artist.jobs[-1].scene == "score"
        await here.ana.table("score")
        assert "1." in here.ana.text or "2." in here.ana.text
        await here.zoe.table("score")
        await here.bruno.table("again")
        room = text_of([c.to_dict() for c in here.table.components])
        assert "Sala" in room
        assert f"<@{here.ana.id}>" in room
        assert f"<@{here.bruno.id}>" in room


async def test_a_draft_waits_survives_and_falls_with_its_plot(tmp_path: Path) -> None:
    """The toy game, that the bot has never heard of, on the same code."""
    async with world(tmp_path) as here:
        await here.start("gardens")
        await here.ana.table("play")
        await here.bruno.table("play")
        await here.ana.press("bancal 3")
        assert "Borrador" in here.ana.text
        await here.restart()
        await here.ana.press("bancal 4")
        assert "Listo para confirmar" in here.ana.text
        assert await here.seq() == 1  # the set-up: nothing is played yet
        await here.ana.press("Deshacer paso")
        await here.ana.press("bancal 5")
        await here.bruno.press("bancal 3")  # a panel opened before all that is not stale
        await here.bruno.press("bancal 9")
        await here.bruno.press("Confirmar")
        assert await here.seq() == 3
        await here.ana.press("Confirmar")
        assert "Un paso ya no se puede" in here.ana.text
        await here.ana.press("bancal 1")
        await here.ana.press("bancal 2")
        await here.ana.press("Confirmar")
        assert here.is_over


async def test_a_picture_shows_the_draft_and_what_has_been_chosen(tmp_path: Path) -> None:
    """To its own seat alone: the board and the other's panel are as they were."""
    async with world(tmp_path) as here:
        await here.start("gardens")
        await here.ana.table("play")
        await here.ana.press("bancal 3")
        drawn = here.artist.jobs[-1]
        assert drawn.view.owner[3] == 0
        assert drawn.view.left == (1, 2)
        assert drawn.chosen == ()
        await here.bruno.table("play")
        assert here.artist.jobs[-1].view.left == (2, 2)


async def test_a_draft_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """Unfinished, or confirmed and taken back: «Jugar» opens it again."""
    async with world(tmp_path) as here:
        await here.start("gardens")
        await here.ana.table("play")
        await here.ana.press("bancal 3")
        await here.restart()
        await here.ana.table("play")
        assert "Borrador" in here.ana.text
        await here.ana.press("bancal 4")
        await here.ana.press("Confirmar")
        assert "Borrador" not in here.ana.text
        await here.ana.press("Deshacer")
        assert "Jugada deshecha" in here.ana.text
        await here.restart()
        await here.ana.table("play")
        assert "Borrador" in here.ana.text
        assert "2 pasos" in here.ana.text
        await here.ana.press("Deshacer paso")
        await here.ana.press("bancal 5")
        await here.ana.press("Confirmar")
        words = [row.words for row in await moves_of(here)][-2:]
        assert words == ["plant plot3", "plant plot5"]


async def moves_of(here: World) -> Any:
    async with here.database.look() as connection:
        return await record.moves(connection, 1, 0, await here.seq())


async def test_what_a_picture_says_fits_in_whole_lines(tmp_path: Path) -> None:
    """The hand first; the rest while it fits, and nothing is cut in its middle."""
    async with world(tmp_path) as here:
        await here.start(ai=3)

        def many(state: Any) -> None:
            rich(state, each=1, wild=1)
            ana = state.players[0]
            usual = [ticket.id for ticket in EUROPA.board.tickets if not ticket.is_long]
            ana.tickets = tuple(usual[:12])
            for player in state.players[1:]:
                player.offer, player.tickets = (), ()
            state.tickets = [n for n in state.tickets if n not in ana.tickets]

        await here.set_state(many)
        await here.ana.table("play")
        item = next(p for p in limits.walk(here.ana.shown) if p["type"] == 12)["items"][0]
        lines = item["description"].split("\n")
        assert lines[0].startswith("Tu mano (9 cartas)")
        assert len(item["description"]) <= limits.ALT
        assert lines[-1] == "…"
        assert all(line.endswith((".", ":", "…")) for line in lines), lines


def test_positions_keep_all_cards() -> None:
    state = EUROPA.setup(2, {}, "seed")
    total = sum(len(cards_of(player.hand)) for player in state.players) + len(state.deck)
    ana_first(state)
    rich(state, each=5)
    assert total == sum(len(cards_of(p.hand)) for p in state.players) + len(state.deck)

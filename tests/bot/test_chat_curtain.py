"""Several people at one account, who pass the device: no hand before somebody says whose."""

from pathlib import Path

from engine.parts.route_board import LOCOMOTIVE
from tests.world import World, ana_first, controls, raw, rich, text_of, world


async def shared(here: World) -> None:
    """Ana's account also seats Carla, in seat 1; Bruno has his own."""
    room = await here.open_room()
    await here.ana.table("sit", room)
    assert "Ya tienes sitio" in here.ana.text
    found = [c for c in controls(here.ana.shown) if "a mi lado" in c[0]]
    shown = await here.ana._use(here.ana.panel, found[0])
    await here.ana.submit(shown, {"name": "Carla *la de abajo*"})
    await here.bruno.table("sit", room)
    await here.set_options(room, {"where": "here"})
    text = text_of(raw(here.channel.history()[-1]))
    assert f"Carla \\*la de abajo\\* (<@{here.ana.id}>)" in text
    await here.ana.table("start", here.channel.history()[-1])
    await here.idle()


async def test_the_device_is_passed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await shared(here)
        assert here.public_text.count("eligiendo") == 3
        mentions = list(map(int, here.public()[-1][2]["allowed_mentions"]["users"]))
        assert sorted(mentions) == sorted([here.ana.id, here.bruno.id])
        drawn = len(here.artist.jobs)
        await here.ana.table("play")
        assert "Pasa el dispositivo" in here.ana.text
        assert len(here.artist.jobs) == drawn  # no hand was even drawn
        assert next(label for label in here.ana.labels() if "Soy" in label) == "Soy ana"
        await here.ana.press("Soy ana")
        for label in ("▫️ A", "▫️ B", "Quedarme"):
            await here.ana.press(label)
        assert "Pasa el dispositivo" in here.ana.text  # the next of that account
        assert "Carla" in here.ana.text
        assert "Te has quedado" not in here.ana.text
        await here.ana.press("Soy Carla")
        for label in ("▫️ A", "▫️ B", "Quedarme"):
            await here.ana.press(label)
        assert "Mano guardada" in here.ana.text
        assert (await here.host.table(1)).game.to_move(await here.state()) == (2,)


async def test_a_turn_ends_behind_the_curtain(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await shared(here)
        await here.set_state(rich)
        await here.ana.table("play")
        await here.ana.press("Soy ana")
        assert "Te toca" in here.ana.text
        await here.ana.press("Mazo")
        assert "Has robado del mazo" in here.ana.text  # still her turn
        await here.ana.press("Mazo")
        assert "Carla" in here.ana.text
        assert "Pasa el dispositivo" in here.ana.text
        assert "robó 2 del mazo" in here.ana.text or "robó 1 del mazo" in here.ana.text
        assert "Has robado" not in here.ana.text
        assert f"Carla \\*la de abajo\\* (<@{here.ana.id}>)" in here.public_text
        await here.ana.press("Soy Carla")
        assert "Te toca" in here.ana.text
        await here.ana.press("Guardar la mano")
        assert "Pasa el dispositivo" in here.ana.text


async def test_undo_at_a_shared_device(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await shared(here)
        await here.set_state(rich)
        await here.ana.table("play")
        await here.ana.press("Soy ana")
        await here.ana.slash("jugar", jugada="claim belgrado-budapest 0 0")
        assert "Pasa el dispositivo" in here.ana.text  # what is typed asks first too
        assert (await here.state()).turn == 0
        await here.ana.press("Soy ana")
        for control in controls(here.ana.shown):
            if control[2] and "túnel" not in control[0] and "gris" not in control[0]:
                await here.ana.use(control)
                break
        if not here.ana.has("Soy Carla"):
            await here.ana.press("carta_")
        assert (await here.state()).turn == 1
        assert "construyó" in here.ana.text
        await here.ana.press("Deshacer")
        assert "Vuelve atrás" in here.ana.text
        assert "con 3" not in here.ana.text
        await here.ana.press("Deshacer")
        assert "Jugada deshecha" in here.ana.text
        assert here.ana.has("Soy ana")
        assert (await here.state()).turn == 0


async def test_no_page_of_a_shared_device_tells_a_hand(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await shared(here)

        def marked(state: object) -> None:
            rich(state, each=0, wild=11)

        await here.set_state(marked)
        assert (await here.state()).players[0].hand[LOCOMOTIVE] == 11
        for name in ("estado", "historial", "ayuda", "mano"):
            await here.ana.slash(name)
            assert "Tu mano" not in here.ana.text
            assert "11 locomotoras" not in here.ana.text
            assert "Tus primeras cartas" not in here.ana.text
            assert "Te ofrecen" not in here.ana.text
        found = await here.ana.suggestions("jugar", "jugada", "")
        assert [choice["name"] for choice in found] == [
            "Aquí jugáis varios: abre tu panel con «Jugar»"
        ]


async def test_only_ones_own_hand_is_revealed(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await shared(here)
        await here.set_state(ana_first)
        for said in ("iam.0", "iam.1", "iam.x", "iam"):
            await here.press_raw(here.bruno, here.table, [f"r1:1:-:0:{said}"])
            assert "No estás" in here.last_private or "sitio" in here.last_private


async def test_each_of_a_shared_device_plans_behind_the_curtain(tmp_path: Path) -> None:
    """What Carla plans is hers: Ana neither sees it nor drops it, and it is played in silence."""
    async with world(tmp_path) as here:
        await shared(here)
        await here.set_state(rich)
        await here.ana.slash("planear", jugada="draw deck")
        assert "Pasa el dispositivo" in here.ana.text
        await here.ana.press("Soy Carla")
        await here.ana.press("Planear")
        assert "Tu próximo turno" in here.ana.text
        draws = [c for c in controls(here.ana.shown) if c[2] == "planas.1 draw deck"]
        assert draws
        await here.ana.use(draws[0])
        assert "dos veces" in here.ana.text
        assert [one.plan for one in (await here.host.table(1)).sitters][1:] == [
            [["draw deck", "draw deck"]],
            [],
        ]
        await here.ana.press("Guardar la mano")
        await here.ana.press("Soy ana")
        assert "planead" not in here.ana.text
        seq = await here.seq()
        await here.ana.press("Mazo × 2")
        assert "Has robado" not in here.ana.text
        await here.pass_time(30)
        assert await here.seq() == seq + 4
        assert (await here.host.table(1)).game.to_move(await here.state()) == (2,)


async def test_a_plan_of_a_shared_device_is_dropped_by_who_made_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await shared(here)
        await here.set_state(ana_first)
        await here.press_raw(here.ana, here.table, ["r1:1:-:0:planas.1 draw deck"])
        for said in ("planas.1 draw deck", "unplan.1", "planas.x", "unplan.x", "planas.9"):
            await here.press_raw(here.bruno, here.table, [f"r1:1:-:0:{said}"])
            assert "No estás" in here.last_private or "sitio" in here.last_private
        assert (await here.host.table(1)).sitters[1].plan
        await here.press_raw(here.ana, here.table, ["r1:1:-:0:unplan.1"])
        assert not (await here.host.table(1)).sitters[1].plan

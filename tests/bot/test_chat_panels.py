"""Every private panel that can be reached by looking obeys Discord's numbers, and how many presses
each move takes."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.chat import ids, limits
from bot.chat.panels import Drawing
from bot.host import press as presses
from bot.host.desk import Desk
from bot.host.info import Caller
from bot.host.press import Press, Some
from engine.answers import Several
from engine.parts.route_board import LOCOMOTIVE
from tests.world import EUROPA, Person, World, ana_first, cards_of, controls, rich, world

KINDS = [kind.word for kind in EUROPA.kinds.values()]


def very_rich(state: Any) -> None:
    ana_first(state)
    player = state.players[0]
    state.deck = [*cards_of(player.hand), *state.deck]
    player.hand = [7] * LOCOMOTIVE + [8]
    for card in cards_of(player.hand):
        state.deck.remove(card)


async def test_every_panel_of_a_rich_hand_obeys_the_limits(tmp_path: Path) -> None:
    """Walks all presses that only ask, from the root down, in both languages."""
    async with world(tmp_path) as here:
        await here.start()
        await here.set_state(very_rich)
        caller = Caller(here.ana.id, here.guild.id, 1)
        root = await here.host.desk(here.match, caller)
        seen: dict[tuple[Any, str], int] = {}
        waiting: list[tuple[Any, str]] = [((), ""), *[((n,), "") for n in range(2, 5)]]
        most = (0, 0)
        while waiting:
            answers, page = waiting.pop()
            if (answers, page) in seen:
                continue
            desk = asked(root, answers, page)
            if desk is None:
                continue
            found = panel(here, desk, "es" if len(seen) % 2 else "en")
            count, size = len(list(limits.walk(found))), limits.size({"components": found})
            most = (max(most[0], count), max(most[1], size))
            seen[answers, page] = count
            waiting += [(p.chain[0], p.page) for p in asking(found)]
        assert len(seen) > 150
        assert most[0] <= 34


def asked(root: Desk, answers: Any, page: str) -> Desk | None:
    """The desk that a press would show; None where it would play."""
    found = presses.read(root.game, root.state, root.press.seat, answers, False)
    kind, *values = found.path or (None,)
    is_whole = bool(found.path) and found.question is None
    if is_whole and not kind.commits(root.state, root.press.seat, *values):
        return None
    return replace(root, asked=found, press=replace(root.press, page=page))


def panel(here: World, desk: Desk, language: str) -> list[dict[str, Any]]:
    reader = here.env.bot.face.voices.reader(language, desk.info)
    shown: Any = Drawing(desk, reader).panel(None).layout()
    components: list[dict[str, Any]] = shown.to_components()
    limits.check({"components": components})
    return components


def asking(components: Any) -> list[Press]:
    """Presses that only ask on: none plays, so all may be tried."""
    found = []
    for _, custom_id, value in controls(components):
        press = ids.read(custom_id, [value] if value else [])
        if isinstance(press, Press) and not press.verb and not press.is_sure:
            kind = KINDS[press.chain[0][0]] if press.chain[0] else ""  # type: ignore[index]
            if kind in ("claim", "station", "tickets") and len(press.chain) == 1:
                found.append(press)
    return found


async def test_more_than_ten_of_several_is_a_list(tmp_path: Path) -> None:
    """No game asks so much yet: the third shape, beyond toggles."""
    async with world(tmp_path) as here:
        await here.start()
        caller = Caller(here.ana.id, here.guild.id, 1)
        desk = await here.host.desk(here.match, caller)
        pool = tuple(range(12))
        question = replace(desk.asked.question, field="tickets", answers=Several(pool, 2, 12))  # type: ignore[type-var]
        path = (next(kind for kind in EUROPA.kinds.values() if kind.word == "keep"),)
        drawing = Drawing(desk, here.env.bot.face.voices.reader("es", desk.info))
        drawn = drawing.questions.ask(path, question, 0b101)
        (row, keep) = drawn.rows
        options = row[0].item.options  # type: ignore[attr-defined]
        assert len(options) == 12
        assert [o.label.startswith("✅") for o in options][:3] == [True, False, True]
        press = ids.read(row[0].custom_id, [options[0].value, options[3].value])
        assert isinstance(press, Press)
        assert press.chain[0][-1] == Some(0b1001)
        assert not keep[0].item.disabled  # type: ignore[attr-defined]


async def taps(here: World, person: Person, *labels: str) -> int:
    """Presses of a move from the public table on; an option of a list counts for two."""
    await person.table("play")
    count = 1
    for label in labels:
        control = next(c for c in controls(person.shown) if label in c[0])
        await person.use(control)
        count += 2 if control[2] else 1
    return count


async def test_how_many_presses_each_move_takes(tmp_path: Path) -> None:
    """The table of the design: what a person presses, from the public table."""
    async with world(tmp_path) as here:
        await here.start()
        found = {}
        found["first tickets"] = await taps(here, here.ana, "▫️ A", "▫️ B", "Quedarme")
        await taps(here, here.bruno, "▫️ A", "▫️ B", "Quedarme")
        await here.pass_time(61)

        async def fresh() -> None:
            await here.set_state(rich)

        await fresh()
        market = next(card for card in (await here.state()).market if card != LOCOMOTIVE)
        assert market is not None
        first = "carta_"
        found["two seen cards"] = await taps(here, here.ana, first, first)
        await fresh()
        found["two from the deck"] = await taps(here, here.ana, "× 2")
        await fresh()
        plain = [c[0] for c in await listed(here) if "gris" not in c[0] and "túnel" not in c[0]]
        found["route, one payment"] = await taps(here, here.ana, plain[0])
        assert here.ana.has("Deshacer")
        await fresh()
        grey = [c[0] for c in await listed(here) if "grises" in c[0] and "túnel" not in c[0]]
        found["route, several payments"] = await taps(here, here.ana, grey[0], "carta_")
        assert here.ana.has("Deshacer")
        await fresh()
        found["any route"] = await taps(here, here.ana, "Rutas", "Berlín", "Dánzig", "carta_roja")
        assert here.ana.has("Deshacer")
        await fresh()
        found["station"] = await taps(here, here.ana, "Estación", "Zúrich", "carta_")
        assert here.ana.has("Deshacer")
        await fresh()
        found["tickets"] = await taps(here, here.ana, "Billetes", "Robar 3", "▫️ A", "Quedarme")
        assert found == {
            "first tickets": 4,
            "two seen cards": 3,
            "two from the deck": 2,
            "route, one payment": 3,
            "route, several payments": 4,
            "any route": 7,
            "station": 5,
            "tickets": 5,
        }


async def listed(here: World) -> list[Any]:
    await here.ana.table("play")
    return [control for control in controls(here.ana.shown) if control[2]]

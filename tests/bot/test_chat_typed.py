"""The typed way, languages and names."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.chat import ids
from bot.chat.folding import fold, in_order, matched
from bot.chat.typed import Lines, words_of
from bot.host.info import Caller
from bot.host.press import Press, Some
from tests.world import EUROPA, Person, World, rich, world

WORDS = ["construir", "paris", "zurich", "3", "claim", "x", "🚂", "@everyone", "'", "é", "mor"]


async def turn_of_ana(here: World) -> None:
    await here.start()
    await here.set_state(rich)
    await here.ana.table("play")


def test_numbers_are_sorted_by_size() -> None:
    said = ["10 · Sur", "2 · Norte", "1", "2 · Este", "B", "A"]
    assert sorted(said, key=in_order) == ["1", "2 · Este", "2 · Norte", "10 · Sur", "A", "B"]


def test_folding() -> None:
    assert fold("París–Zúrich · 3 moradas") == "paris zurich 3 moradas"
    assert fold("Peñíscola — ¡ÑANDÚ!") == "peniscola nandu"
    assert matched(["zur", "mor"], ["paris", "zurich", "3", "moradas"]) == []
    assert matched(["par", "par"], ["paris", "zurich"]) == ["par"]


async def test_suggestions(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)

        async def said(typed: str) -> list[str]:
            found = await here.ana.suggestions("jugar", "jugada", typed)
            assert len(found) <= 25
            assert all(0 < len(c["name"]) <= 100 and 0 < len(c["value"]) <= 100 for c in found)
            return [choice["name"] for choice in found]

        assert "construir · París–Zúrich · 3 moradas" in await said("zurich mor")
        assert "construir · París–Zúrich · 3 moradas" in await said("ZÚRICH 3m")
        assert any(line.startswith("robar") for line in await said(""))
        assert any(line.endswith("…") for line in await said(""))
        assert await said("nada de esto") == []
        assert any("Dánzig" in line for line in await said("gdansk"))
        found = await here.bruno.suggestions("jugar", "jugada", "zurich")
        assert [c["name"] for c in found] == ["No te toca: juega ana"]
        found = await here.zoe.suggestions("jugar", "jugada", "zurich")
        assert "No estás" in found[0]["name"]
        here.ana.locale = "en-US"
        assert any("purple" in line for line in await said("zurich pur"))


async def test_what_is_typed_is_played_asked_or_explained(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        seq = await here.seq()
        await here.ana.slash("jugar", jugada="paris zurich")  # eight payments: asked
        assert here.artist.jobs[-1].scene == "preview"
        await here.ana.slash("jugar", jugada="zur mor")  # a route or a station
        assert "Eso puede ser 2 cosas" in here.ana.text
        await here.ana.slash("jugar", jugada="billetes")  # for good: asked
        assert here.ana.has("Robar 3")
        await here.ana.slash("jugar", jugada="pars zuric")
        assert "¿Querías decir" in here.ana.text
        await here.ana.slash("jugar", jugada="`@everyone` **x**")
        assert "No entiendo" in here.ana.text
        assert await here.seq() == seq
        await here.ana.slash("jugar", jugada="estacion zurich morada")
        assert await here.seq() == seq + 1
        await here.ana.slash("jugar", jugada="zurich")
        assert "Todavía no te toca" in here.ana.text


async def test_four_tickets_are_typed_though_their_words_are_too_long(tmp_path: Path) -> None:
    """A value of a suggestion holds 100 characters: longer words go as the numbers of a button."""

    def long_names(state: Any) -> None:
        longest = sorted(range(len(EUROPA.vocabulary["tickets"])),
                         key=lambda n: -len(EUROPA.vocabulary["tickets"][n]))  # fmt: skip
        for player in state.players:
            player.offer, player.tickets = (), ()
        state.players[0].offer = tuple(longest[:4])
        state.tickets = [n for n in state.tickets if n not in longest[:4]]

    async with world(tmp_path) as here:
        await here.start()
        await here.set_state(long_names)
        offer = (await here.state()).players[0].offer
        found = await here.ana.suggestions("jugar", "jugada", "quedarse")
        values = [choice["value"] for choice in found]
        assert len(found) == 11  # two, three or four of four
        assert all(len(value) <= 100 for value in values)
        compact = [value for value in values if value.startswith("=")]
        assert compact
        whole = max(found, key=lambda choice: len(choice["name"]))["value"]
        assert whole.startswith("=")
        await here.ana.slash("jugar", jugada=whole)
        assert here.ana.has("Quedarme con")  # for good: asked first
        await here.ana.press("Quedarme con")
        kept = (await here.state()).players[0].tickets
        assert len(kept) >= 3
        assert set(kept) <= set(offer)
        await here.ana.slash("jugar", jugada="=9.9.9:aaaa")
        assert "Todavía no te toca" in here.ana.text or "era de antes" in here.ana.text


async def test_the_button_to_type(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        await here.ana.press("Rutas")
        shown = await here.ana._use(here.ana.panel, ("x", f"r1:{here.match}:-:0:type", None))
        await here.ana.submit(shown, {"move": "paris zurich"})
        assert here.artist.jobs[-1].scene == "preview"


async def test_a_rule_refuses_a_move_in_notation(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        seq = await here.seq()
        await here.ana.slash("jugar", jugada="claim paris-zurich purple 3")
        assert await here.seq() == seq
        assert here.ana.text.startswith("**")
        assert here.ana.has("Ver la regla")


async def test_random_ids_and_texts_change_nothing(tmp_path: Path) -> None:
    """10,000 of each are read; some hundreds go all the way through Discord."""
    random = Random(5)
    async with world(tmp_path) as here:
        await turn_of_ana(here)
        before = await snapshot(here)
        caller = Caller(here.ana.id, here.guild.id, 1)
        desk = await here.host.desk(here.match, caller)
        lines = Lines(desk, here.env.bot.face.voices.reader("es", desk.info))
        for number in range(10_000):
            custom_id, text = strange(random, here), " ".join(random.choices(WORDS, k=3))
            ids.read(custom_id, [custom_id])
            if number % 50 == 0:
                lines.find(words_of(text))
                lines.nearest(text)
            if number % 200 == 0:
                await here.press_raw(here.ana, here.ana.panel, [custom_id])
                assert here.last_private
                await here.bruno.slash("jugar", jugada=text)
        assert await snapshot(here) == before
        assert not here.env.errors


def strange(random: Random, here: World) -> str:
    """An id that nobody was shown: damaged, of another seat, or answering with wrong numbers."""
    chain: Any = tuple(
        tuple(
            random.choice([random.randrange(200), Some(random.randrange(99))])
            for _ in range(random.randrange(5))
        )
        for _ in range(random.choice([1, 1, 2]))
    )
    press = Press(here.match, random.randrange(3), random.randrange(9), chain, "aaaa", True)
    text = list(ids.seat(press))
    if random.random() < 0.5:
        text[random.randrange(len(text))] = chr(random.randrange(33, 300))
    return "".join(text)[:100]


async def snapshot(here: World) -> Any:
    table = await here.host.table(here.match)
    return table.seq, [sitter.counter for sitter in table.sitters]


async def test_a_whole_match_from_text_alone(tmp_path: Path) -> None:
    """No picture is ever drawn: `estado` tells the position, typed words play."""
    random = Random(3)
    async with world(tmp_path) as here:
        await here.start()
        await here.set_state(short)
        here.artist.is_broken = True
        for person in (here.ana, here.bruno):
            await type_a_move(here, person, random)
        await here.pass_time(61)
        for _ in range(120):
            if here.is_over:
                break
            person = here.called
            await person.slash("estado")
            assert "Tu mano" in person.text
            await type_a_move(here, person, random)
            await here.pass_time(61)
        assert here.is_over
        assert not any(part["type"] == 12 for part in here.ana.shown)


def short(state: Any) -> None:
    """Fewer wagons: the same match in fewer turns."""
    for player in state.players:
        player.wagons = 12


async def type_a_move(here: World, person: Person, random: Random) -> None:
    """What the suggestions say, routes first; what commits is confirmed by its button."""
    for typed in ("construir", "retirarme", "robar", ""):
        found = [
            choice["value"]
            for choice in await person.suggestions("jugar", "jugada", typed)
            if choice["value"] != typed
        ]
        if found:
            break
    await person.slash("jugar", jugada=random.choice(found))
    for _ in range(4):
        buttons = [label for label in person.labels() if not is_a_way(label)]
        if not buttons or "Te toca" in person.text or "Ahora" in person.text:
            return
        keep = [label for label in buttons if "Quedarme" in label]
        await person.press((keep or buttons)[0])


def is_a_way(label: str) -> bool:
    ways = ("Volver", "Mapa", "🔄", "⌨️", "↩️", "Retirarme", "Mi recuento", "Revancha")
    return any(way in label for way in ways)


async def test_each_reads_their_own_language_and_the_table_its_own(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.bruno.locale = "en-GB"
        await here.start()
        await here.set_state(lambda state: rich(state, 1))
        await here.bruno.table("play")
        assert "Your turn" in here.bruno.text
        await here.ana.table("play")
        assert "Todavía no te toca" in here.ana.text
        await here.bruno.press("Deck × 2")
        assert "te toca" in here.public_text
        here.ana.locale = "es-419"
        await here.ana.table("play")
        assert "Te toca" in here.ana.text
        here.ana.locale = "fr"
        await here.ana.table("play")
        assert "Your turn" in here.ana.text


async def test_an_english_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        here.ana.locale = "en-US"
        await here.start(language="en")
        assert "choosing" in here.public_text
        await here.set_state(rich)
        await here.bruno.slash("ayuda")
        assert "Le toca a" in here.bruno.text


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "<@&1>",
        "[x](http://y)",
        "```",
        "||a|| `b` **c** # d",
        "\u202egnirts",
        "a\u200b\u200bb",
        "🚂" * 32,
        "مرحبا بالعالم",
        "z̷̡̢̧̨̛̛̛̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳",
    ],
)
async def test_hostile_names(tmp_path: Path, name: str) -> None:
    """Text shows the name as it is; it marks, mentions and turns nothing."""
    async with world(tmp_path) as here:
        user = here.env.create_user("eva", global_name=name)
        here.bruno = Person(here, here.guild.add_member(user))
        await here.start("gardens")
        await here.ana.table("play")
        for label in ("bancal 1", "bancal 2", "Confirmar"):
            await here.ana.press(label)
        await here.bruno.table("play")
        for label in ("bancal 3", "bancal 4", "Confirmar"):
            await here.bruno.press(label)
        for text in (here.public_text, here.bruno.text):
            for bad in (
                "@everyone",
                "<@&1>",
                "](http",
                "```",
                "||a||",
                "**c**",
                "\u202e",
                "\u200b",
            ):
                assert bad not in text.replace("\\@", "")
        for _, _, body in here.public():
            allowed = (body or {}).get("allowed_mentions") or {"parse": []}
            assert not allowed["parse"]
            assert set(map(int, allowed.get("users", []))) <= {here.ana.id, here.bruno.id}
        assert not any(len(job.names[1]) > 26 for job in here.artist.jobs)

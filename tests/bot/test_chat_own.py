"""One's own matches, everywhere; and servers to which the bot was only brought along."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.chat import ids, pages
from bot.chat.client import _chosen, _not_here
from bot.host import directory, preferences
from bot.host.habits import CHANNEL, NONE
from tests.bot.test_chat_clock import begin
from tests.bot.test_chat_votes import ask, question
from tests.world import world


def interaction(guild: int | None, *, by_guild: bool, by_user: bool) -> Any:
    return SimpleNamespace(
        guild_id=guild,
        is_guild_integration=lambda: by_guild,
        is_user_integration=lambda: by_user,
    )


@pytest.mark.parametrize(
    ("guild", "by_guild", "by_user", "said"),
    [
        (1, True, False, ""),
        (1, True, True, ""),
        (1, False, False, ""),  # a client that does not say
        (1, False, True, "not-invited"),
        (None, False, True, "only-in-servers"),
    ],
)
def test_tables_are_put_up_only_where_the_bot_was_invited(
    guild: int | None, by_guild: bool, by_user: bool, said: str
) -> None:
    assert _not_here(interaction(guild, by_guild=by_guild, by_user=by_user)) == said


async def test_ones_matches_with_those_that_wait_first(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begin(here)
        await here.ana.slash("nueva", juego="gardens")
        for person, is_called in ((called, True), (other, False)):
            await person.slash("partidas")
            lines = person.text.split("\n")
            assert ("te toca" in lines[1]) is is_called
            assert ("vence <t:" in lines[1]) is is_called
        assert "sala abierta" in here.ana.text
        await here.ana.press("🔄")
        assert "Tienes 2 partidas" in here.ana.text


async def test_from_elsewhere_a_match_is_a_link(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await begin(here)
        found = await directory.own(here.host, here.ana.id)
        reader = here.env.bot.face.voices.reader("es")
        said = str(pages.matches(reader, found, 0).texts)
        assert "https://discord.com/channels/" in said
        assert "<#" not in said


def test_what_was_asked_for_is_kept_while_one_of_several_is_chosen() -> None:
    press = ids.read("r1:0:-:0:~1", [pages._of("relief", 7, "5/12 18:00")])
    assert isinstance(press, ids.TablePress)
    assert _chosen(press) == ids.TablePress(7, "relief", "5/12 18.00")


async def test_a_spectator_is_told_how_it_ended(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begin(here)
        await here.zoe.table("hand")
        await here.zoe.press("Avísame cuando acabe")
        assert "Te avisaré" in here.zoe.text
        await here.zoe.press("Mejor no")
        assert "No te avisaré" in here.zoe.text
        await here.zoe.table("hand")
        await here.zoe.press("Avísame cuando acabe")
        await here.press_raw(called, called.panel, ["r1:1:-:0:watch"])
        assert "Ya tienes sitio" in here.last_private
        await ask(called, "finish")
        await other.table("yes", question(here))
        await here.pass_time(1)
        bodies = [body for method, _, body in here.public() if method == "POST"]
        assert here.zoe.id in bodies[-1]["allowed_mentions"]["users"]
        assert f"<@{here.zoe.id}>" in here.public_text


async def test_who_watches_may_say_who_will_win(tmp_path: Path) -> None:
    """It is told at the end, and to nobody before."""
    async with world(tmp_path) as here:
        called, other = await begin(here)
        await here.zoe.table("hand")
        await here.zoe.press("Avísame cuando acabe")
        for seat in (1, 0):  # the last word counts
            await here.press_raw(here.zoe, here.zoe.panel, [f"r1:1:-:0:guess.{seat}"])
        assert "Apuntado: gana" in here.last_private
        await here.press_raw(here.zoe, here.zoe.panel, ["r1:1:-:0:guess.7"])
        await here.press_raw(here.zoe, here.zoe.panel, ["r1:1:-:0:guess.x"])
        await here.press_raw(called, called.panel, ["r1:1:-:0:guess.0"])
        assert "Ya tienes sitio" in here.last_private
        assert "🔮" not in here.public_text
        await ask(called, "finish")
        await other.table("yes", question(here))
        await here.pass_time(1)
        standings = (await here.host.table(1)).running.game.standings(await here.state())
        is_right = any(one.seat == 0 and one.place == 1 for one in standings)
        said = f"Lo vio venir <@{here.zoe.id}> (1 de 1)" if is_right else "no acertaron"
        assert said in here.public_text


async def test_who_wants_no_mention_gets_none_at_the_end(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begin(here)
        await preferences.set_reminders(here.host, called.id, NONE, CHANNEL)
        await ask(called, "finish")
        await other.table("yes", question(here))
        await here.pass_time(1)
        bodies = [body for method, _, body in here.public() if method == "POST"]
        users = list(map(int, bodies[-1]["allowed_mentions"]["users"]))
        assert users == [other.id]

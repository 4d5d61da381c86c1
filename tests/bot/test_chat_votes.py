"""What a table decides together, seen from the people who press."""

from pathlib import Path
from typing import Any

import pytest

from bot.host import votes
from bot.host.errors import OldVote
from bot.host.info import Caller
from bot.store import calls
from tests.bot.test_chat_clock import HOUR, begin
from tests.bot.test_chat_settings import chosen
from tests.world import Person, World, raw, text_of, world


async def ask(person: Person, subject: str) -> None:
    await person.slash("votar")
    await chosen(person, f"vote.{subject}")


def question(here: World) -> Any:
    found = [one for one in here.channel.history() if "🗳️" in text_of(raw(one))]
    return found[-1]


async def ends(here: World) -> int:
    async with here.database.look() as connection:
        (row,) = await calls.read(connection, here.match)
    return int(row.ends)


async def test_a_pause_is_carried_by_more_than_half_and_is_charged_to_nobody(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        called, other = await begin(here)
        before = await ends(here)
        await ask(called, "pause")
        assert "preguntado a la mesa" in called.text
        assert "Hacen falta 2 síes" in text_of(raw(question(here)))
        await here.zoe.table("yes", question(here))
        assert "No estás en esta partida" in here.zoe.text
        await other.table("yes", question(here))
        assert "Aprobado" in text_of(raw(question(here)))
        await here.pass_time(1)
        table = text_of(raw(here.channel.history()[-2]))  # above the question, and calling nobody
        assert "en pausa" in table
        posts = len(here.channel.history())
        await here.pass_time(5 * 24 * HOUR)
        assert len(here.channel.history()) == posts  # no reminder, no end of time
        await ask(other, "resume")
        await called.table("yes", question(here))
        await here.pass_time(1)
        assert await ends(here) - before == pytest.approx(5 * 24 * HOUR * 1000, abs=5_000)


async def test_what_not_half_wants_is_not_done(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begin(here)
        await ask(called, "finish")
        await other.table("no", question(here))
        assert "No sale" in text_of(raw(question(here)))
        assert not here.is_over
        late = Caller(other.id, here.guild.id, 1)
        with pytest.raises(OldVote):
            await votes.cast(here.host, 1, late, here.clock.now // 1000, True)


async def test_the_table_ends_it_and_counts_it_as_it_stands(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begin(here)
        await ask(called, "finish")
        await other.table("yes", question(here))
        await here.pass_time(1)
        over = [one for one in here.channel.history() if "🏁" in text_of(raw(one))]
        assert over
        assert "**1.**" in text_of(raw(over[-1]))


async def test_more_time_for_who_is_to_move(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begin(here)
        before = await ends(here)
        await ask(other, "time")
        await called.table("yes", question(here))
        assert await ends(here) == before + 24 * HOUR * 1000


async def test_whom_it_is_about_does_not_decide(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begin(here)
        seat = 0 if called is here.ana else 1
        await ask(other, f"replace-{seat}")  # the only voter: decided at once
        assert "Aprobado" in other.text
        await here.pass_time(25)
        assert (await here.host.table(1)).sitters[seat].is_ai
        await called.slash("volver")
        assert "Has vuelto" in called.text


async def test_without_a_clock_there_is_nothing_to_pause(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start()
        await here.ana.slash("votar")
        assert not here.ana.has("relojes")
        await here.zoe.slash("votar")
        await chosen(here.zoe, "vote.finish")
        assert "No estás en esta partida" in here.zoe.text


async def test_a_question_closes_by_itself(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begin(here)
        await ask(called, "finish")
        await here.pass_time(votes.LIFE / 1000 + 1)
        await other.table("yes", question(here))
        assert "ya está cerrada" in other.text

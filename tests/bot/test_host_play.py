"""Whole matches, presses twice, presses old, undo, drafts, chains."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bot.host import audit
from bot.host.desk import CUT, STALE, UNDONE, Desk
from bot.host.errors import NotSeated, OtherServer
from bot.host.play import Host
from bot.host.press import Press
from bot.store import schema
from engine.errors import IllegalMove, NotationError, NotYourTurn, OthersMoved, Revealed
from tests.bot.host_world import (
    ANA,
    BRUNO,
    CARLA,
    GAMES,
    ZOE,
    World,
    caller,
    is_over,
    press_for,
    press_words,
    random_press,
    world,
)


async def rows(here: World, table: object) -> list[object]:
    async with here.database.look() as connection:
        return list(await connection.execute(select(table)))  # type: ignore[call-overload]


@pytest.mark.parametrize(("people", "ai"), [(2, 1), pytest.param(3, 2, marks=pytest.mark.soak)])
async def test_a_whole_match_of_europa(tmp_path: Path, people: int, ai: int) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", people, ai)
        await here.play_out((ANA, BRUNO, CARLA)[:people])
        assert await is_over(here)
        assert await audit.check_database(here.database, GAMES) == []
        last = here.channel.last.notice
        assert last.is_over
        assert len(last.standings) == people + ai
        assert last.seed


async def test_a_whole_match_of_the_toy(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 3)
        await here.play_out((ANA, BRUNO, CARLA))
        assert await is_over(here)
        assert await audit.check_database(here.database, GAMES) == []


async def test_a_restart_after_every_press_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2, 1)
        for _ in range(25):
            to_move = (await here.desk(ANA)).to_move
            user = next(user for user in (ANA, BRUNO) if user - ANA in to_move)
            press = random_press(await here.desk(user), here.random)
            await here.restart()
            before = await here.seq()
            desk = await here.press(user, press)
            assert desk.note == ""
            assert await here.seq() > before
        assert await audit.check_database(here.database, GAMES) == []


async def ready(here: World) -> int:
    """Europa after the first tickets; who is to move."""
    await here.start("europa", 2)
    for user in (ANA, BRUNO):
        await here.press(user, random_press(await here.desk(user), Random(1)))
    (seat,) = (await here.desk(ANA)).to_move
    return (ANA, BRUNO)[seat]


async def test_the_same_press_twice_plays_once_and_is_silent(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        press = press_words(await here.desk(user), "draw deck")
        before = await here.seq()
        first = await here.press(user, press, interaction=5)
        again = await here.press(user, press, interaction=5)
        other = await here.press(user, press, interaction=6)
        assert [desk.note for desk in (first, again, other)] == ["", "", ""]
        assert len(first.told) > 0
        assert first.played
        assert (again.told, again.played) == ((), ())
        assert await here.seq() == before + 1


async def test_two_hundred_presses_at_once_play_one_move(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        press = press_words(await here.desk(user), "draw deck")
        before = await here.seq()
        desks = await asyncio.gather(*[here.host.press(press, caller(user)) for _ in range(200)])
        await here.worker.idle()
        assert await here.seq() == before + 1
        assert sum(bool(desk.played) for desk in desks) == 1


async def test_two_bots_on_one_file_play_one_move(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        press = press_words(await here.desk(user), "draw deck")
        other = World(here.path, here.clock, here.channel, 0)
        await other.open(is_shared=True)
        before = await here.seq()
        hosts = [here.host, other.host] * 10
        desks = await asyncio.gather(*[host.press(press, caller(user)) for host in hosts])
        await here.worker.idle()
        await other.close()
        assert await here.seq() == before + 1
        assert sum(bool(desk.played) for desk in desks) == 1
        assert {desk.note for desk in desks} == {""}


async def test_two_bots_on_one_file_take_one_step_of_a_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step moves no counter of the match: that each press counts once is all that guards it."""
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        desk = await here.desk(ANA)
        press = press_words(desk, "plant plot1")
        other = World(here.path, here.clock, here.channel, 0)
        await other.open(is_shared=True)
        both_have_read, take = asyncio.Barrier(2), Host._take

        async def together(*args: Any) -> Desk:
            await both_have_read.wait()
            return await take(*args)

        monkeypatch.setattr(Host, "_take", together)
        await asyncio.gather(*[one.host.press(press, caller(ANA)) for one in (here, other)])
        await other.close()
        found = await here.desk(ANA)
        assert found.draft == ("plant plot1",)
        assert found.press.counter == press.counter + 1


async def test_two_bots_that_play_different_moves_at_once_lose_neither(tmp_path: Path) -> None:
    """Ana's choice through one, Bruno's through the other: what comes second is refused whole."""
    async with world(tmp_path) as here:
        other = World(here.path, here.clock, here.channel, 0)
        await other.open(is_shared=True)
        for _ in range(5):
            await here.start("europa", 2)
            panels = [await here.desk(user) for user in (ANA, BRUNO)]
            made = [random_press(desk, here.random) for desk in panels]
            hosts = zip((here.host, other.host), made, (ANA, BRUNO), strict=True)
            desks = await asyncio.gather(
                *[host.press(press, caller(user)) for host, press, user in hosts]
            )
            played = sum(bool(desk.played) for desk in desks)
            assert played >= 1
            assert await here.seq() == 1 + played
            await here.worker.idle()
        await other.close()
        assert await audit.check_database(here.database, GAMES) == []


async def test_an_old_button_is_told_and_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        old = press_words(await here.desk(user), "draw deck")
        other = replace(old, verb="undo", chain=())
        await here.press(user, old)
        before = await here.seq()
        assert (await here.press(user, other)).note == STALE
        await here.press(user, press_words(await here.desk(user), "draw deck"))
        assert (await here.press(user, old)).note == STALE
        assert await here.seq() == before + 1


async def test_letters_that_mean_something_else_are_old(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        press = press_words(await here.desk(user), "draw deck")
        before = await here.seq()
        forged = replace(press, check="aaaa" if press.check != "aaaa" else "bbbb")
        assert (await here.press(user, forged)).note == STALE
        assert await here.seq() == before


async def test_a_press_that_asks_commits_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        commits = here.database.commits
        desk = await here.press(user, press_words(await here.desk(user), "tickets", is_sure=False))
        assert desk.asked.path
        assert not desk.played
        assert here.database.commits == commits
        await here.press(user, press_words(desk, "tickets"))
        assert here.database.commits == commits + 1


async def test_only_who_sits_there_presses_and_only_in_its_server(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        press = press_words(await here.desk(user), "draw deck")
        other = BRUNO if user == ANA else ANA
        for stranger in (other, ZOE):
            with pytest.raises(NotSeated):
                await here.press(stranger, press)
        with pytest.raises(OtherServer):
            await here.host.press(press, caller(user, guild=1))
        with pytest.raises(OtherServer):
            await here.host.desk(here.match, caller(user, guild=1))
        with pytest.raises(NotSeated):
            await here.press(user, replace(press, seat=7))


async def test_everybody_chooses_first_tickets_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        panels = {user: await here.desk(user) for user in (ANA, BRUNO)}
        for user, desk in panels.items():
            assert (await here.press(user, random_press(desk, Random(2)))).note == ""
        assert len((await here.desk(ANA)).to_move) == 1


# Undo
async def plain_claim(here: World, user: int) -> str:
    """Give a seat cards of every colour and find a route that is no tunnel."""
    desk = await here.desk(user)
    routes = desk.game.board.routes  # type: ignore[attr-defined]
    kind = next(kind for kind in desk.game.kinds.values() if kind.word == "claim")
    for route in kind.asks[0].answers(desk.state, desk.press.seat):
        if routes[route].kind == "plain":
            return f"claim {routes[route].name}"
    raise AssertionError("no plain route")


async def rich(here: World, user: int) -> None:
    """Draw until some plain route can be paid."""
    for _ in range(60):
        (seat,) = (await here.desk(ANA)).to_move
        mover = (ANA, BRUNO)[seat]
        if mover == user:
            try:
                await plain_claim(here, user)
            except AssertionError:
                pass
            else:
                return
        await here.press(mover, press_words(await here.desk(mover), "draw deck"))
    raise AssertionError("never rich")


async def claim(here: World, user: int) -> str:
    await rich(here, user)
    words = await plain_claim(here, user)
    desk = await here.say(user, words)
    while desk.asked.path:  # payments: the first answer of each question
        assert desk.asked.question
        path = (*desk.asked.path, desk.asked.question.answers[0])
        desk = await here.press(user, press_for(desk, path))
    assert desk.played
    return words


async def test_undo_until_another_acts(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await ready(here)
        await claim(here, ANA)
        assert here.channel.last.notice.callees == ((BRUNO, "Bruno"),)
        wrong = here.channel.last
        desk = await here.verb(ANA, "undo")
        assert desk.note == UNDONE
        assert desk.to_move == (0,)
        assert here.channel.deleted == [wrong]
        assert here.channel.last.notice.is_silent
        assert [line.what for line in here.channel.last.notice.lines] == ["undo"]
        await claim(here, ANA)
        await here.press(BRUNO, press_words(await here.desk(BRUNO), "draw deck"))
        before = await here.seq()
        desk = await here.host.undo(here.match, caller(ANA))
        assert isinstance(desk.refusal, OthersMoved)
        assert desk.no_undo is OthersMoved
        assert await here.seq() == before
        assert await audit.check_database(here.database, GAMES) == []


async def test_what_was_revealed_is_not_taken_back(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        desk = await here.press(user, press_words(await here.desk(user), "draw deck"))
        assert not desk.can_undo
        before = await here.seq()
        desk = await here.verb(user, "undo")
        assert isinstance(desk.refusal, Revealed)
        assert await here.seq() == before


async def test_an_undo_command_delivered_twice_undoes_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        for words in ("plant plot1", "plant plot2"):
            await here.say(ANA, words)
        await here.verb(ANA, "done")
        twice = caller(ANA)
        await here.host.undo(here.match, twice)
        assert (await here.desk(ANA)).draft == ("plant plot1", "plant plot2")  # as it was
        await here.verb(ANA, "pop")
        await here.say(ANA, "plant plot5")
        before = await here.seq()
        await here.host.undo(here.match, twice)
        assert (await here.desk(ANA)).draft == ("plant plot1", "plant plot5")
        assert await here.seq() == before


# Typed moves
async def test_a_typed_move_is_played_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        before = await here.seq()
        twice = caller(user)
        first = await here.host.say(here.match, twice, "draw deck")
        again = await here.host.say(here.match, twice, "draw deck")
        assert first.played
        assert not again.played
        assert await here.seq() == before + 1


async def test_typed_words_that_stop_short_open_the_panel_there(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        before = await here.seq()
        for words in ("draw", "tickets"):  # a question, and what commits for good
            desk = await here.say(user, words)
            assert desk.asked.path
            assert not desk.played
        assert await here.seq() == before
        desk = await here.say(user, "tickets", is_sure=True)
        assert desk.played


async def test_typed_words_are_refused_by_name(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        other = BRUNO if user == ANA else ANA
        assert isinstance((await here.say(other, "draw deck")).refusal, NotYourTurn)
        with pytest.raises(NotationError):
            await here.say(user, "draw nonsense")
        assert (await here.say(user, "")).asked.path == ()
        assert isinstance((await here.say(user, "pay 0")).refusal, IllegalMove)


async def test_presses_at_random_change_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        random, before = Random(7), await here.seq()
        desk = await here.desk(user)
        for _ in range(200):
            chain = (tuple(random.randrange(200) for _ in range(random.randrange(6))),)
            forged = Press(
                here.match, desk.press.seat, desk.press.counter, chain, "abcd", is_sure=True
            )
            assert (await here.host.press(forged, caller(user))).note == STALE
            try:
                forged = replace(forged, check=desk.check(chain))
            except Exception as error:
                assert type(error).__name__ == "Stale"  # noqa: PT017
                continue
        assert await here.seq() == before


# Drafts and chains
async def test_a_draft_is_durable_private_and_played_in_one(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        posts = len(here.channel.messages)
        await here.press(ANA, press_words(await here.desk(ANA), "plant plot3"))
        await here.restart()
        desk = await here.press(ANA, press_words(await here.desk(ANA), "plant plot4"))
        assert desk.draft == ("plant plot3", "plant plot4")
        assert await here.seq() == 1
        assert (await here.desk(BRUNO)).draft == ()
        assert (await here.verb(ANA, "pop")).draft == ("plant plot3",)
        await here.press(ANA, press_words(await here.desk(ANA), "plant plot5"))
        commits = here.database.commits
        desk = await here.host.press(
            replace((await here.desk(ANA)).press, verb="done"), caller(ANA)
        )
        assert here.database.commits == commits + 1
        assert len(desk.played) == 2
        assert await here.seq() == 3
        await here.pass_time(60)
        assert len(here.channel.messages) == posts
        assert here.channel.last.edits == 1


async def test_a_step_no_longer_legal_falls_with_the_rest(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        old = await here.desk(BRUNO)
        for words in ("plant plot3", "plant plot4"):
            await here.press(ANA, press_words(await here.desk(ANA), words))
        desk = await here.press(BRUNO, press_words(old, "plant plot3"))
        assert desk.note == ""
        await here.press(BRUNO, press_words(desk, "plant plot9"))
        await here.verb(BRUNO, "done")
        desk = await here.verb(ANA, "done")
        assert (desk.note, desk.draft) == (CUT, ())
        assert await here.seq() == 3


async def test_undo_takes_back_a_press_whole(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("gardens", 2)
        for words in ("plant plot3", "plant plot4"):
            await here.press(ANA, press_words(await here.desk(ANA), words))
        await here.verb(ANA, "done")
        desk = await here.verb(ANA, "undo")
        assert (desk.note, desk.to_move) == (UNDONE, (0, 1))
        async with here.database.look() as connection:
            moves = list(await connection.execute(select(schema.move)))
        assert moves[-1].undoes == 2
        assert await here.seq() == 4


async def test_a_chain_is_one_commit_and_stops_quietly(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        before, commits = await here.seq(), here.database.commits
        press = press_words(await here.desk(user), "draw deck")
        chain = press.chain * 3  # the third is another's turn
        desk = await here.desk(user)
        press = replace(press, chain=chain, check=desk.check(chain))
        desk = await here.host.press(press, caller(user))
        assert here.database.commits == commits + 1
        assert len(desk.played) == 2
        assert desk.note == ""
        assert await here.seq() == before + 2


async def test_a_chain_stops_before_what_commits_unseen(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        user = await ready(here)
        desk = await here.desk(user)
        chain = press_words(desk, "tickets").chain
        press = replace(desk.press, chain=chain, check=desk.check(chain), is_sure=False)
        before = await here.seq()
        assert not (await here.press(user, press)).played
        assert await here.seq() == before

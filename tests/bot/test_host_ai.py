"""Computer players: one post for a run, time to think again, and none of their faults stops us."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest
from sqlalchemy import update

from bot.host import audit, lobby
from bot.host import worker as workers
from bot.host.errors import PostFailed, Quarantined
from bot.host.pauses import LONGEST, Pauses
from bot.host.thinking import GUESSES, NoIdea, guess, levels
from bot.host.turn import play_turn
from bot.store import schema
from bot.store.jobs import claim
from engine import menu
from engine.chance import seal
from tests.bot.host_world import (
    ANA,
    BRUNO,
    EUROPA,
    GAMES,
    World,
    caller,
    level_of,
    press_words,
    random_press,
    world,
)

GRACE = 20


class Fool:
    """A policy for a game that has none: the tests decide what it says."""

    policies: ClassVar[dict[str, Any]] = {"fool": None}
    info = replace(EUROPA.info, policies=policies)

    def __getattr__(self, name: str) -> Any:
        return getattr(EUROPA, name)


def fool() -> Any:
    return Fool()


async def first_tickets(here: World, *users: int) -> None:
    for user in users:
        await here.press(user, random_press(await here.desk(user), Random(3)))


async def test_a_run_of_computer_players_is_one_post(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 1, 3)
        await first_tickets(here, ANA)
        for _ in range(8):
            posts, desk = len(here.channel.messages), await here.desk(ANA)
            assert desk.to_move == (0,)
            chain = press_words(desk, "draw deck").chain * 2
            await here.press(ANA, replace(desk.press, chain=chain, check=desk.check(chain)))
            assert len(here.channel.messages) == posts + 1
            lines = here.channel.last.notice.lines
            assert {line.seat for line in lines} == {0, 1, 2, 3}
        assert await audit.check_database(here.database, GAMES) == []


@pytest.mark.parametrize("ends", ["time", "go"])
async def test_it_waits_while_a_person_may_think_again(tmp_path: Path, ends: str) -> None:
    async with world(tmp_path, grace=GRACE * 1000) as here:
        await plain_turn(here)
        desk = await here.desk(ANA)
        assert desk.can_go
        assert desk.goes_at == here.clock() + GRACE * 1000
        seq = await here.seq()
        await here.pass_time(GRACE - 1)
        assert await here.seq() == seq
        if ends == "time":
            await here.pass_time(1)
        else:
            await here.verb(ANA, "go")
        assert await here.seq() > seq


async def test_undo_in_the_grace_leaves_no_trace_in_public(tmp_path: Path) -> None:
    async with world(tmp_path, grace=GRACE * 1000) as here:
        await plain_turn(here)
        posts, edits = len(here.channel.messages), here.channel.last.edits
        await here.verb(ANA, "undo")
        assert (await here.desk(ANA)).to_move == (0,)
        await here.pass_time(GRACE + 100)
        assert (len(here.channel.messages), here.channel.last.edits) == (posts, edits)
        assert (await here.desk(ANA)).to_move == (0,)


async def plain_turn(here: World) -> None:
    """Europa: Ana ends her turn with a move that reveals nothing; a computer player is next."""
    await here.start("europa", 1, 1)
    await first_tickets(here, ANA)
    for _ in range(40):
        await here.pass_time(GRACE)
        desk = await here.desk(ANA)
        claims = [
            kind for kind in menu.open_kinds(desk.game, desk.state, 0) if kind.word == "claim"
        ]
        words = plain_claim(desk, claims[0]) if claims else None
        if words is not None:
            desk = await here.press(ANA, press_words(desk, words))
            assert desk.can_undo
            return
        chain = press_words(desk, "draw deck").chain * 2
        await here.press(ANA, replace(desk.press, chain=chain, check=desk.check(chain)))
    raise AssertionError("no plain route was ever payable")


def plain_claim(desk: Any, kind: Any) -> str | None:
    board = desk.game.board
    for route in kind.asks[0].answers(desk.state, 0):
        if board.routes[route].kind != "plain":
            continue
        for color in kind.asks[1].answers(desk.state, 0, route):
            for count in kind.asks[2].answers(desk.state, 0, route, color):
                return menu.spell(desk.game, (kind, route, color, count))
    return None


async def test_it_moves_on_after_a_restart(tmp_path: Path) -> None:
    async with world(tmp_path, grace=GRACE * 1000) as here:
        await plain_turn(here)
        seq = await here.seq()
        await here.restart()
        assert await here.seq() == seq
        await here.pass_time(GRACE)
        assert await here.seq() > seq


@pytest.mark.parametrize(
    "trick", ["claim paris-zurich red 9", "nonsense", "", NoIdea("hung"), "draw"]
)
async def test_one_that_cheats_raises_or_hangs_plays_some_legal_move(
    tmp_path: Path, trick: Any, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path) as here:
        here.host.games["europa"] = fool()
        here.thinker.trick = trick
        await here.room("europa", 1)
        await lobby.add_ai(here.host, here.match, caller(ANA), "fool")
        await lobby.start(here.host, here.match, caller(ANA))
        await here.worker.idle()
        assert here.thinker.asked == 1
        assert (await here.desk(ANA)).to_move == (0,)
        assert "illegal" in caplog.text or "no idea" in caplog.text


async def test_a_guess_needs_the_view_alone() -> None:
    state = EUROPA.setup(3, {}, "seed")
    for seat in range(3):
        words = guess(EUROPA, EUROPA.view(state, seat), seat, "x")
        assert menu.is_offered(EUROPA, state, seat, menu.move(EUROPA, state, seat, words))
        assert words == guess(EUROPA, EUROPA.view(state, seat), seat, "x")
    assert levels(GAMES["gardens"]) == (GUESSES,)
    assert level_of("gardens") == GUESSES


async def test_a_leased_job_is_nobody_elses(tmp_path: Path) -> None:
    async with world(tmp_path, grace=GRACE * 1000) as here:
        await plain_turn(here)
        now = here.clock() + GRACE * 1000
        taken = []
        for _ in range(2):
            async with here.database.change() as connection:
                taken.append(await claim(connection, here.match, now, now + 1000))
        assert taken == [1, None]
        async with here.database.change() as connection:
            assert await claim(connection, here.match, now + 1000, now + 2000) == 1


async def test_a_person_who_undoes_while_it_thinks_is_not_overrun(tmp_path: Path) -> None:
    async with world(tmp_path, grace=GRACE * 1000) as here:
        await plain_turn(here)
        here.host.games["europa"] = fool()
        seen = []

        class Thinking:
            async def choose(self, game: Any, level: str, view: Any, seed: str) -> str:
                await here.host.undo(here.match, caller(ANA))
                seen.append(await here.seq())
                return "draw deck"

        async with here.database.change() as connection:
            await connection.execute(update(schema.seat).filter_by(seat=1).values(level="fool"))
        await play_turn(here.host, Thinking(), here.match, 1)
        assert seen == [await here.seq()]


async def test_a_damaged_match_is_kept_and_the_others_go_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        damaged = here.match
        for text in ("{", "[]", '{"board":"atlantis"}', "null"):
            async with here.database.change() as connection:
                await connection.execute(
                    update(schema.match).filter_by(id=damaged).values(state=text)
                )
            here.match = damaged
            with pytest.raises(Quarantined):
                await here.desk(ANA)
        faults = await audit.check_database(here.database, GAMES)
        assert len(faults) == 1
        assert faults[0].startswith(f"match {damaged}: cannot be read")
        await here.start("europa", 1, 1)
        await first_tickets(here, ANA)
        assert (await here.desk(ANA)).to_move == (0,)
        async with here.database.change() as connection:
            await connection.execute(
                update(schema.match).filter_by(id=here.match).values(schema=99)
            )
        with pytest.raises(Quarantined):
            await here.desk(ANA)


async def test_the_check_finds_what_was_tampered_with(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        await first_tickets(here, ANA, BRUNO)
        changes = (
            update(schema.match).values(seal="00"),
            update(schema.move).filter_by(what="move").values(words="draw deck"),
        )
        assert await audit.check_database(here.database, GAMES) == []
        for change in changes:
            async with here.database.change() as connection:
                await connection.execute(change)
            assert len(await audit.check_database(here.database, GAMES)) == 1
            async with here.database.change() as connection:
                await connection.execute(update(schema.match).values(seal=await seal_of(here)))


async def seal_of(here: World) -> str:
    return seal((await here.table()).seed)


def test_pauses_grow_to_a_limit_and_end() -> None:
    now = [0]
    pauses = Pauses(lambda: now[0])
    lengths = []
    for _ in range(12):
        pauses.begin(1)
        start = now[0]
        while pauses.holds(1):
            now[0] += 1000
        lengths.append((now[0] - start) // 1000)
    assert lengths[:4] == [2, 4, 8, 16]
    assert lengths[-1] == LONGEST // 1000
    pauses.end(1)
    pauses.begin(1)
    now[0] += 2000
    assert not pauses.holds(1)


async def test_ending_waits_for_what_is_at_work_and_begins_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.worker.start()
        await here.room("europa", 1, 2)
        await lobby.start(here.host, here.match, caller(ANA))
        await here.worker.stop()
        assert await audit.check_database(here.database, GAMES) == []
        seq = await here.seq()
        here.worker.wake(here.match)
        await here.worker.idle()
        assert await here.seq() == seq
        await here.restart()
        assert (await here.desk(ANA)).to_move == (0,)


async def test_a_beat_that_fails_does_not_stop_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers, "BEAT", 0.01)
    async with world(tmp_path) as here:
        beats, enough = [0], asyncio.Event()

        async def tick() -> None:
            beats[0] += 1
            if beats[0] > 5:
                enough.set()
            raise (ValueError, LookupError, PostFailed)[beats[0] % 3]("x")

        monkeypatch.setattr(here.worker, "tick", tick)
        await here.worker.start()
        await asyncio.wait_for(enough.wait(), 5)
    assert "tick failed" in caplog.text


async def test_the_log_tells_what_happened_and_nothing_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "bot")
    async with world(tmp_path) as here:
        await plain_turn(here)
        desk = await here.press(ANA, replace((await here.desk(ANA)).press, verb="undo"))
        table = await here.table()
        said = caplog.text
    assert f"match={here.match} seq={table.seq}" in said
    hidden = [table.seed, table.salt, "Ana", *[sitter.name for sitter in table.sitters]]
    hidden += [str(user) + "," for user in (ANA, BRUNO)] + [
        desk.check(press_words(desk, "tickets").chain)
    ]
    view = desk.view
    hidden += [desk.game.vocabulary["tickets"][ticket] for ticket in view.tickets]
    for word in hidden:
        assert word not in said

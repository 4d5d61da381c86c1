"""What went wrong with others' bots, tried on ours; each test bears the label of the fault."""

import asyncio
import secrets
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.chat.private import Reply
from bot.host import audit, lobby
from bot.host.desk import Desk
from bot.host.errors import HostError
from bot.host.info import OVER
from bot.host.play import Chance
from engine import menu, snapshot
from engine.chance import seal
from engine.errors import EngineError
from engine.games import GAMES as REAL
from tests.bot.host_world import (
    ANA,
    BRUNO,
    CARLA,
    GAMES,
    World,
    caller,
    press_for,
    press_words,
    random_press,
    world,
)
from tests.world import controls, raw
from tests.world import world as chat


async def mover(here: World) -> int:
    return (ANA, BRUNO)[(await here.desk(ANA)).to_move[0]]


async def midgame(here: World) -> Desk:
    """Europa, where every kind of move is open to whoever is to move; their desk."""
    await here.start("europa", 2)
    await here.choose_tickets()
    for _ in range(60):
        desk = await here.desk(await mover(here))
        kinds = {kind.word for kind in menu.open_kinds(desk.game, desk.state, desk.press.seat)}
        if {"draw", "claim", "tickets", "station"} <= kinds:
            return desk
        await here.press(await mover(here), press_words(desk, "draw deck"))
    raise AssertionError("not every kind of move was ever open")


def one_of(desk: Desk, word: str) -> Any:
    """Some whole move of a kind."""
    for seed in range(2_000):
        seat, die = desk.press.seat, Random(seed)
        path = menu.path_of(desk.game, menu.pick(desk.game, desk.state, seat, die.random))
        if path[0].word == word:
            return path
    raise AssertionError(word)


MOST = 5_000
"""Moves after which a match must have ended."""
ACTIONS = ("draw", "claim", "tickets", "station")


@pytest.mark.parametrize("at_once", [False, True], ids=["in turn", "at once"])
async def test_bt2_one_action_a_turn_however_two_are_asked_for(
    tmp_path: Path, at_once: bool
) -> None:
    """Every ordered pair, the first by button and the second typed: from one panel one counts, and
    what the first has opened (a second card, an offer of tickets) is all that goes on."""
    for number, (first, second) in enumerate(product(ACTIONS, ACTIONS)):
        (tmp_path / str(number)).mkdir()
        async with world(tmp_path / str(number)) as here:
            here.random = Random("pairs")
            desk = await midgame(here)
            user, seat, seq = await mover(here), desk.press.seat, await here.seq()
            button = press_for(desk, one_of(desk, first))
            old = press_for(desk, one_of(desk, second))
            typed = menu.spell(desk.game, one_of(desk, second))
            calls = [
                here.host.press(button, caller(user)),
                here.host.press(old, caller(user)),
                here.host.say(here.match, caller(user), typed, is_sure=True),
            ]
            found = await asyncio.gather(*calls, return_exceptions=True) if at_once else []
            for call in [] if at_once else calls:
                found.append(await refused_or_done(call))
            assert all(isinstance(one, Desk | HostError | EngineError) for one in found), found
            played = [move for move in await moves_of(here, seq) if move[0] == seat]
            kinds = [words.split()[0] for _, words in played]
            assert kinds[0] in (first, second)
            assert not set(kinds[1:]) & ({"claim", "station", "tickets"} - set(kinds[:1])), kinds
            assert all(after == "draw" for before, after in pairwise(kinds) if before == "draw")
            assert kinds.count("claim") + kinds.count("station") <= 1
            assert kinds.count("tickets") <= 1
            assert kinds.count("draw") <= 2
            assert await audit.check_database(here.database, GAMES) == []


async def refused_or_done(call: Any) -> Any:
    try:
        return await call
    except (HostError, EngineError) as error:
        return error


async def moves_of(here: World, after: int) -> list[tuple[int, str]]:
    async with here.database.look() as connection:
        sql = "SELECT seat, words FROM move WHERE match = ? AND seq > ? AND what = 'move'"
        found = await connection.exec_driver_sql(sql, (here.match, after))
        return [(row.seat, row.words) for row in found]


async def test_bt4_presses_around_the_last_move_are_all_answered(tmp_path: Path) -> None:
    """By everybody, with what they held; when it is over no table has a button that acts."""
    async with world(tmp_path) as here:
        await here.start("gardens", 3)
        users = (ANA, BRUNO, CARLA)
        desks = [await here.desk(user) for user in users]
        for user, plots in zip(users, (("plot1", "plot2"), ("plot3", "plot4")), strict=False):
            for plot in plots:
                await here.say(user, f"plant {plot}")
            await here.verb(user, "done")
        await here.say(CARLA, "plant plot5")
        last = await here.say(CARLA, "plant plot6")
        ends = replace(last.press, verb="done")
        calls = [here.host.press(ends, caller(CARLA)) for _ in range(60)]
        for desk, user in zip(desks * 20, users * 20, strict=True):
            calls.append(here.host.press(random_press(desk, here.random), caller(user)))
            calls.append(here.host.desk(here.match, caller(user)))
        found = await asyncio.gather(*calls, return_exceptions=True)
        await here.worker.idle()
        assert {type(one) for one in found} == {Desk}
        assert (await here.table()).info.status == OVER
        assert [m.notice.is_over for m in here.channel.messages if m.is_live] == [True]
        assert await audit.check_database(here.database, GAMES) == []


async def test_bt4_a_table_that_is_over_has_no_button_that_acts(tmp_path: Path) -> None:
    async with chat(tmp_path) as here:
        await here.start("gardens")
        for person in (here.ana, here.bruno):
            await person.slash("abandonar")
            await person.press("Dejar")
        assert here.is_over
        seq = await here.seq()
        for _, custom_id, value in controls(raw(here.table)):
            if custom_id and value is None:
                await here.press_raw(here.bruno, here.table, [custom_id])
                assert "Algo ha fallado" not in here.last_private
        assert await here.seq() == seq


@pytest.mark.parametrize("game", ["europa", "trans_europa"])
async def test_bp2_d15_restarts_change_neither_choices_nor_chance(
    tmp_path: Path, game: str
) -> None:
    """The same match twice, once with a restart after every press: the same to the last card."""
    ends: list[tuple[int, str]] = []
    for name in ("once", "restarted"):
        (tmp_path / name).mkdir()
        async with world(tmp_path / name) as here:
            die = Random("seed")
            here.host.chance = Chance(token=lambda size: "5e" * size, below=die.randrange)
            await here.room(game, 3)
            await lobby.start(here.host, here.match, caller(ANA))
            await here.worker.idle()
            for _ in range(30):
                to_move = (await here.desk(ANA)).to_move
                if not to_move:
                    break
                user = (ANA, BRUNO, CARLA)[to_move[-1]]
                await here.press(user, random_press(await here.desk(user), die))
                if name == "restarted":
                    await here.restart()
            table = await here.table()
            ends.append((table.seq, snapshot.dump(table.game, table.running.state)))
    assert ends[0] == ends[1]


async def test_bt1_bt3_twenty_presses_of_one_card_take_one_and_none_is_an_error(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        await here.start("europa", 2)
        await here.choose_tickets()
        user, seq = await mover(here), await here.seq()
        press = press_words(await here.desk(user), "draw deck")
        found = await asyncio.gather(
            *[here.host.press(press, caller(user)) for _ in range(20)], return_exceptions=True
        )
        assert all(isinstance(one, Desk) for one in found)
        assert {one.note for one in found if isinstance(one, Desk)} == {""}
        assert await here.seq() == seq + 1


@pytest.mark.parametrize("where", ["host.press", "face.show_desk", "visited", "reply"])
async def test_bd5_whatever_fails_gets_one_answer(
    tmp_path: Path, where: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Before the work, in it, after it, while answering: one acknowledgement, never a second."""
    async with chat(tmp_path) as here:
        await here.start("gardens")
        person, client = here.called, here.env.bot
        await person.table("play")
        label, failed = person.labels()[0], [0]

        async def broken(*args: Any, **more: Any) -> None:
            failed[0] += 1
            raise RuntimeError("broken")

        owner, name = {
            "host.press": (client.host, "press"),
            "face.show_desk": (client.face, "show_desk"),
            "visited": (client, "_act"),
            "reply": (Reply, "_send"),
        }[where]
        before = len(here.env.http_requests)
        with monkeypatch.context() as patched:
            patched.setattr(owner, name, broken)
            await person.press(label)
        assert failed[0]
        sent = [entry.path for entry in here.env.http_requests[before:]]
        assert len([path for path in sent if path.endswith("/callback")]) == 1
        assert "40060" not in caplog.text
        if where != "reply":
            assert "Algo ha fallado por mi parte" in person.text
            assert len([path for path in sent if path.endswith("/@original")]) == 1


@pytest.mark.parametrize("game", REAL, ids=lambda game: str(game.info.id))
@pytest.mark.parametrize(
    "matches", [range(4), pytest.param(range(4, 1_000), marks=pytest.mark.soak)], ids=len
)
def test_ba1_l3_whoever_is_waited_for_can_do_something(game: Any, matches: range) -> None:
    """In every position of matches at random, in every number of seats, until they end."""
    for number in matches:
        seats = list(game.info.seats)[number % len(game.info.seats)]
        state, die = game.setup(seats, {}, f"seed {number}"), Random(number)
        for _ in range(MOST):
            waited = game.to_move(state)
            if not waited:
                break
            for seat in waited:
                assert menu.open_kinds(game, state, seat), (number, seat)
            seat = die.choice(waited)
            game.play(state, seat, menu.pick(game, state, seat, die.random))
        assert not game.to_move(state)


async def test_s7_seeds_cannot_be_foreseen_and_are_promised_before_the_first_move(
    tmp_path: Path,
) -> None:
    """From the system's own source; what is public until the end is a seal that gives nothing."""
    assert (Chance().token, Chance().below) == (secrets.token_hex, secrets.randbelow)
    assert lobby.SEED_BYTES * 8 >= 128
    async with world(tmp_path) as here:
        seeds = set()
        for _ in range(3):
            await here.start("europa", 2)
            table = await here.table()
            assert len(table.seed) == 2 * lobby.SEED_BYTES
            assert table.info.seal == seal(table.seed)
            assert table.seed not in repr([m.notice for m in here.channel.messages])
            seeds |= {table.seed, table.salt}
        assert len(seeds) == 6

"""A host on a real database, a channel that is a list, people who press what their desk asks."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from bot.host import lobby
from bot.host import press as presses
from bot.host.desk import Desk
from bot.host.errors import PlaceLost, PostFailed
from bot.host.info import OVER, Caller, MatchInfo
from bot.host.notice import Notice, Reminder
from bot.host.play import Chance, Host
from bot.host.press import Press, Some
from bot.host.publisher import Publisher
from bot.host.table import AnyGame
from bot.host.thinking import NoIdea, decide
from bot.host.worker import Worker
from bot.store.address import url_of
from bot.store.database import Database
from engine import menu
from engine.answers import Several
from engine.games import GAMES as REAL
from render.painter import Job, Picture
from tests.toy import Gardens

TOY: Any = Gardens()
GAMES: dict[str, AnyGame] = {game.info.id: game for game in (*REAL, TOY)}
EUROPA = GAMES["europa"]
GUILD, CHANNEL, PRIVATE = 700, 800, 1
ANA, BRUNO, CARLA, ZOE = 11, 12, 13, 99
NAMES = {ANA: "Ana", BRUNO: "Bruno", CARLA: "Carla", ZOE: "Zoe"}
INTERACTIONS = count(10_000)


def games() -> dict[str, Any]:
    """For processes of the tests: found by name."""
    return GAMES


class Clock:
    """Milliseconds that only a test moves."""

    def __init__(self) -> None:
        self.now = 1_000_000_000

    def __call__(self) -> int:
        return self.now


@dataclass
class Message:
    """One post in the channel."""

    id: int
    place: int
    notice: Notice
    picture: Picture | None
    edits: int = 0
    is_live: bool = True


@dataclass
class Channel:
    """A `Poster` without Discord. `faults` are raised by the next calls of `post`."""

    messages: list[Message] = field(default_factory=list)
    deleted: list[Message] = field(default_factory=list)
    reminders: list[Reminder] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    """Numbers of all messages that were deleted."""
    rooms: list[tuple[str, MatchInfo]] = field(default_factory=list)
    faults: list[Exception] = field(default_factory=list)
    is_down: Exception | None = None
    closed: set[int] = field(default_factory=set)
    """Who takes no private messages."""
    can_edit: bool = True
    threads: int | None = 900
    is_lost_after: bool = False
    """The next post is made, but its receipt never comes."""
    nonces: dict[tuple[int, str], int] = field(default_factory=dict)
    _ids: Any = field(default_factory=lambda: count(1))

    def job(self, notice: Notice) -> Job | None:
        return Job(notice.game.info.id, "board", notice.view, notice.names)

    async def post(self, place: int, notice: Notice, picture: Picture | None) -> int:
        if self.is_down is not None:
            raise self.is_down
        if self.faults:
            raise self.faults.pop(0)
        if (place, notice.nonce) in self.nonces:  # posted once, for some minutes
            return self.nonces[place, notice.nonce]
        self.messages.append(Message(next(self._ids), place, notice, picture))
        self.nonces[place, notice.nonce] = self.last.id
        if self.is_lost_after:
            self.is_lost_after = False
            raise asyncio.CancelledError
        return self.messages[-1].id

    async def edit(self, place: int, message: int, notice: Notice, picture: Picture | None) -> bool:
        found = self.message(message)
        if found is None or not self.can_edit:
            return False
        found.notice, found.picture = notice, picture or found.picture
        found.edits += 1
        return True

    async def find(self, place: int, match: int, seq: int) -> int | None:
        marks = {(m.notice.match, m.notice.seq): m.id for m in self.messages if m.place == place}
        return marks.get((match, seq))

    async def retire(self, place: int, message: int, notice: Notice, newer: int) -> None:
        assert self.message(newer)
        found = self.message(message)
        if found:
            found.is_live = False

    async def delete(self, place: int, message: int) -> None:
        self.gone.append(message)
        found = self.message(message)
        if found:
            self.messages.remove(found)
            self.deleted.append(found)

    async def thread(self, info: MatchInfo) -> int | None:
        return self.threads

    async def remind(self, reminder: Reminder) -> tuple[int, int]:
        place = reminder.place or PRIVATE
        if self.is_down is not None:
            raise self.is_down
        if place == PRIVATE and reminder.user in self.closed:
            raise PlaceLost("permission")
        if (place, reminder.nonce) not in self.nonces:
            self.reminders.append(reminder)
            self.nonces[place, reminder.nonce] = next(self._ids)
        return place, self.nonces[place, reminder.nonce]

    async def room(self, info: MatchInfo, why: str) -> None:
        if isinstance(self.is_down, PostFailed):
            raise self.is_down
        self.rooms.append((why, info))

    def message(self, number: int) -> Message | None:
        return next((m for m in self.messages if m.id == number), None)

    @property
    def last(self) -> Message:
        return self.messages[-1]


class InProcess:
    """A `Thinker` that asks at once; `trick` replaces what it answers."""

    def __init__(self) -> None:
        self.trick: Any = None
        self.asked = 0

    async def choose(self, game: Any, level: str, view: Any, seed: str) -> str:
        self.asked += 1
        if isinstance(self.trick, NoIdea):
            raise self.trick
        return self.trick if self.trick is not None else decide(game, level, view, seed)


class World:
    """Everything but Discord."""

    def __init__(self, path: Path, clock: Clock, channel: Channel, grace: int) -> None:
        self.path, self.clock, self.channel, self.grace = path, clock, channel, grace
        self.artist: Any = None
        self.match = 0
        self.random = Random(str(path.name))

    async def open(self, *, is_shared: bool = False) -> None:
        self.database = await Database(url_of(self.path)).open(is_shared=is_shared)
        self.thinker = InProcess()
        self.host = Host(
            self.database, GAMES, self.clock, grace=self.grace, chance=Chance(below=self._below)
        )
        self.publisher = Publisher(self.host, self.channel, self.artist)
        self.worker = Worker(
            self.host, self.publisher, self.thinker, steady=lambda: self.clock.now / 1000
        )

    def _below(self, number: int) -> int:
        return self.random.randrange(number)

    async def close(self) -> None:
        await self.worker.stop()
        await self.database.close()

    async def restart(self) -> None:
        """Another process on the same file, minutes later: nothing in memory is left."""
        await self.close()
        self.channel.nonces.clear()
        await self.open()
        await self.worker.tick()
        await self.worker.idle()

    async def pass_time(self, seconds: float) -> None:
        self.clock.now += int(seconds * 1000)
        await self.worker.tick()
        await self.worker.idle()

    async def room(self, game: str = "europa", people: int = 2, ai: int = 0) -> MatchInfo:
        users = (ANA, BRUNO, CARLA)[:people]
        info = await lobby.open_room(self.host, caller(ANA), game, CHANNEL)
        self.match = info.id
        for user in users[1:]:
            await lobby.sit(self.host, info.id, caller(user))
        for _ in range(ai):
            await lobby.add_ai(self.host, info.id, caller(ANA), level_of(game))
        return info

    async def start(self, game: str = "europa", people: int = 2, ai: int = 0) -> None:
        await self.room(game, people, ai)
        await lobby.start(self.host, self.match, caller(ANA))
        await self.worker.idle()

    async def desk(self, user: int) -> Desk:
        return await self.host.desk(self.match, caller(user))

    async def press(self, user: int, press: Press, interaction: int | None = None) -> Desk:
        desk = await self.host.press(press, caller(user, interaction=interaction))
        await self.worker.idle()
        return desk

    async def say(self, user: int, words: str, **more: Any) -> Desk:
        desk = await self.host.say(self.match, caller(user), words, **more)
        await self.worker.idle()
        return desk

    async def verb(self, user: int, verb: str) -> Desk:
        return await self.press(user, replace((await self.desk(user)).press, verb=verb))

    async def table(self) -> Any:
        return await self.host.table(self.match)

    async def seq(self) -> int:
        return int((await self.table()).seq)

    async def choose_tickets(self, *users: int) -> None:
        """The first tickets of Europa."""
        for user in users or (ANA, BRUNO):
            while (desk := await self.desk(user)).asked.question and desk.press.seat in (
                desk.to_move
            ):
                if desk.game.to_move(desk.state) == (desk.press.seat,) and await self.seq() > 2:
                    return
                await self.press(user, random_press(desk, self.random))

    async def play_out(self, users: tuple[int, ...], presses_at_most: int = 4000) -> int:
        """Everybody presses at random until it is over; how many presses it took."""
        for number in range(presses_at_most):
            to_move = (await self.desk(users[0])).to_move
            if not to_move:
                return number
            user = next((u for u in users if u - ANA in to_move), None)
            if user is None:
                await self.pass_time(20)
                continue
            await self.press(user, random_press(await self.desk(user), self.random))
            await self.pass_time(0)
        raise AssertionError("it never ends")


def level_of(game: str) -> str:
    return next(iter(GAMES[game].info.policies), "random")


def caller(
    user: int, *, guild: int = GUILD, interaction: int | None = None, moderator: bool = False
) -> Caller:
    number = next(INTERACTIONS) if interaction is None else interaction
    return Caller(user, guild, number, NAMES[user], is_moderator=moderator)


def random_press(desk: Desk, random: Random) -> Press:
    """A whole move at random, said as one press; a draft that is full is confirmed."""
    game, state, seat = desk.game, desk.state, desk.press.seat
    if not menu.open_kinds(game, state, seat):
        return replace(desk.press, verb="done" if desk.draft else "pop")
    return press_for(desk, menu.path_of(game, menu.pick(game, state, seat, random.random)))


def press_for(desk: Desk, path: menu.Path, *, is_sure: bool = True) -> Press:
    """The press of a button that carries these answers."""
    chain = (presses.write(desk.game, desk.state, desk.press.seat, path),)
    return replace(desk.press, chain=chain, check=desk.check(chain), is_sure=is_sure)


def press_words(desk: Desk, words: str, *, is_sure: bool = True) -> Press:
    return press_for(
        desk, menu.path(desk.game, desk.state, desk.press.seat, words), is_sure=is_sure
    )


def toggles(desk: Desk) -> list[Some]:
    question = desk.asked.question
    assert question is not None
    assert isinstance(question.answers, Several)
    return [Some(1 << place) for place in range(len(question.answers.pool))]


@asynccontextmanager
async def world(path: Path, grace: int = 0) -> AsyncIterator[World]:
    here = World(path / "rieles.db", Clock(), Channel(), grace)
    await here.open()
    try:
        yield here
    finally:
        await here.close()


async def is_over(here: World) -> bool:
    return bool((await here.table()).info.status == OVER)

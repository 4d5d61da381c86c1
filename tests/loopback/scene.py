"""A server with people, the bot beside it, and matches that are begun as people begin them."""

import re
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.games import hosted
from bot.host.audit import check
from tests.loopback import events
from tests.loopback.double import PATIENCE, Discord
from tests.loopback.leaks import leaks
from tests.loopback.model import Channel, Message, User
from tests.loopback.nursery import Nursery
from tests.loopback.people import Person, marked, opens
from tests.loopback.process import Bot, faults
from tests.panels import controls, text_of

NAMES = ("Ana", "Bruno", "Carla", "Zoe")
COLUMNS = re.compile(r"[a-z_]+(, [a-z_]+)*|\*")


@dataclass
class Match:
    """One match, as those see it who play it."""

    scene: "Scene"
    number: int
    room: Message
    people: list[Person]
    moved_to: Channel | None = None

    @property
    def place(self) -> Channel:
        """Its thread, once there is one, or where it was moved to."""
        if self.moved_to is not None:
            return self.moved_to
        return self.room_channel.guild.channels.get(self.room.id, self.room_channel)

    @property
    def room_channel(self) -> Channel:
        return self.scene.channel_of(self.room)

    @property
    def tables(self) -> list[Message]:
        """Public tables that can still be pressed, oldest first."""
        found = [m for m in self.place.messages.values() if m.seen_by is None]
        return [m for m in sorted(found, key=lambda m: m.id) if self._is_own(m)]

    def _is_own(self, message: Message) -> bool:
        mark = marked(message.components)
        return mark is not None and mark[0] == self.number

    @property
    def table(self) -> Message:
        return self.tables[-1]

    @property
    def shown(self) -> int:
        """The move that the newest table shows; 0 without a table."""
        found = self.tables
        mark = marked(found[-1].components) if found else None
        return mark[1] if mark else 0

    @property
    def called(self) -> Person | None:
        """Whom the table calls first."""
        found = re.search(r"<@(\d+)>", text_of(self.table.components))
        return next((p for p in self.people if found and p.user.id == int(found[1])), None)

    @property
    def is_over(self) -> bool:
        return bool(self.tables) and "🏁" in text_of(self.table.components)

    @property
    def seq(self) -> int:
        """Of the last move that is saved."""
        return int(self.scene.read("seq", "match", id=self.number)[0][0])

    def events(self) -> int:
        """Moves that are saved."""
        return len(self.scene.read("seq", "move", match=self.number, what="move"))

    async def shows(self, seq: int, limit: float = PATIENCE) -> Message:
        """The table, once it shows a move or a later one."""

        await self.scene.here.until(
            lambda: self.shown >= seq, limit, f"table {seq} of match {self.number}"
        )
        return self.table

    async def play(self, person: Person) -> None:
        """Open one's panel at the table."""
        await person.use(self.table, opens(self.table, "play"))


class Scene:
    """The double, one bot, one channel, four people."""

    def __init__(self, here: Discord, bot: Bot) -> None:
        self.here, self.bot = here, bot
        self.guild = here.add_guild()
        self.channel = here.add_channel(self.guild)
        self.ana, self.bruno, self.carla, self.zoe = (self.person(name) for name in NAMES)

    async def another(self) -> "Scene":
        """Another server and other people, of the same bot."""
        found = Scene(self.here, self.bot)
        await events.invite(self.here, found.guild)
        return found

    def person(self, name: str, channel: Channel | None = None) -> Person:
        return Person(self.here, User(name), channel or self.channel)

    def channel_of(self, message: Message) -> Channel:
        return next(
            guild.channels[message.channel]
            for guild in self.here.guilds.values()
            if message.channel in guild.channels
        )

    def read(self, columns: str, table: str, **where: Any) -> list[tuple[Any, ...]]:
        """Rows of the bot's database, read beside it."""
        assert COLUMNS.fullmatch(columns)
        tests = " AND ".join([f"{name} = ?" for name in where]) or "1"
        with closing(sqlite3.connect(f"file:{self.bot.database}?mode=ro", uri=True)) as base:
            return base.execute(
                f"SELECT {columns} FROM {table} WHERE {tests}",
                tuple(where.values()),
            ).fetchall()

    async def room(self, channel: Channel | None = None, *people: Person) -> Match:
        """A room with two people in it, or those that are given."""
        seated = list(people) or [self.ana, self.bruno]
        place = channel or self.channel
        for person in seated:
            person.channel = place
        known = set(place.messages)
        await seated[0].slash("nueva", juego="europa")
        room = next(m for key, m in place.messages.items() if key not in known and not m.seen_by)
        for person in seated[1:]:
            await person.press("Sentarme", room)
        number = opens(room, "sit")[1].split(":")[1]
        return Match(self, int(number, 36), room, seated)

    async def match(
        self, channel: Channel | None = None, *people: Person, ai: int = 0, here: bool = False
    ) -> Match:
        """A match that has begun: its first table stands."""
        found = await self.room(channel, *people)
        leader = found.people[0]
        for _ in range(ai):
            label = next(label for label in controls_of(found.room) if "Añadir" in label)
            await leader.press(label, found.room)
        if here:
            await self.set_options(found, where="here")
        await leader.press("Empezar", found.room)
        await found.shows(1)
        for person in found.people:
            person.channel = found.place
        return found

    async def set_options(self, match: Match, **values: str) -> None:
        form = await match.people[0].press("Opciones", match.room)
        await match.people[0].submit(form, values)

    # What was sent
    def public(self) -> Iterator[tuple[str, Any]]:
        """Every body that everybody may see, with its route."""
        for call in self.here.calls:
            if call.status in (200, 204) and call.seen_by is None and call.body:
                yield call.name, call.body

    def posted(self) -> Counter[tuple[int, int]]:
        """How often each row of each match was posted anew."""
        found: Counter[tuple[int, int]] = Counter()
        for call in self.here.calls:
            if call.name == "POST message" and call.is_new:
                mark = marked(call.body.get("components") or [])
                found.update([mark] if mark else [])
        return found

    def check(self, tolerated: tuple[str, ...] = ()) -> None:
        """What holds at the end of every test; `tolerated` are parts of lines of the log that tell
        of faults which the test has brought about."""
        assert not self.here.notes, self.here.notes
        log = self.bot.log
        assert (found := leaks(self, log)) == [], found[:10]
        failed = [line for line in faults(log) if not any(one in line for one in tolerated)]
        assert failed == [], "\n".join([*failed[:10], log[-3000:]])


def controls_of(message: Message) -> list[str]:
    return [label for label, _, _ in controls(message.components)]


@asynccontextmanager
async def scene(
    data: Path,
    cache: Path | None = None,
    nursery: Nursery | None = None,
    tolerated: tuple[str, ...] = (),
    heartbeat: float = 41.25,
) -> AsyncIterator[Scene]:
    """Everything, with the bot at work; its database is sound at the end. `heartbeat` is the
    gateway's, in seconds."""
    async with Discord() as here:
        here.gateway.interval = heartbeat
        found = Scene(here, Bot(here, data, cache, nursery))
        try:
            await found.bot.start()
            yield found
        finally:
            found.bot.kill()
        found.check(tolerated)
        assert await check(f"sqlite+aiosqlite:///{found.bot.database}", hosted()) == []

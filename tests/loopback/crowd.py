"""People of several matches who play at random and go on whatever happens to the bot."""

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from bot.chat import ids
from bot.host.press import Press
from tests.loopback.double import Interaction
from tests.loopback.model import Message
from tests.loopback.people import Person, Presser, opens
from tests.panels import Control, controls

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.loopback.scene import Match, Scene

PATIENCE = 8.0
"""Seconds after which a person presses again."""
UNDOES = 0.05
TWICE = 0.1
"""Shares of presses that take something back, and that Discord delivers two times."""
Row = tuple[Any, ...]


class Unanswered(Exception):
    """Nothing was seen of a press: the person presses again."""


@dataclass
class Crowd:
    """Everybody at some tables."""

    scene: "Scene"
    matches: Sequence["Match"]
    random: Random
    kept: dict[int, Row] = field(default_factory=dict)
    """Interaction -> its row, of every press whose answer somebody has seen."""
    confirmed: Counter[int] = field(default_factory=Counter)
    """Match -> the last move that was saved when somebody saw an answer."""
    unanswered: int = 0
    is_ended: bool = False

    @asynccontextmanager
    async def at_play(self) -> "AsyncIterator[None]":
        """They play meanwhile; at the end nobody presses any more."""
        tasks = [asyncio.create_task(self._play(match)) for match in self.matches]
        try:
            yield
        finally:
            self.is_ended = True
            await asyncio.gather(*tasks)

    async def _play(self, match: "Match") -> None:
        presser = Presser(self.random)
        while await self._goes_on() and not match.is_over:
            try:
                for person in [match.called, *match.people]:
                    if person and await self._step(match, person, presser):
                        break
                else:
                    await asyncio.sleep(0.1)
            except Unanswered:
                self.unanswered += 1

    async def _goes_on(self) -> bool:
        """Once the bot is there, or nobody presses any more."""
        here = self.scene.here
        await here.until(lambda: self.is_ended or self._is_connected, what="the bot's return")
        return not self.is_ended

    @property
    def _is_connected(self) -> bool:
        return self.scene.bot.is_running and self.scene.here.gateway.is_open

    async def _step(self, match: "Match", person: Person, presser: Presser) -> bool:
        """One press that plays or leads to one; False when this person has nothing to do."""
        control = self._chosen(person, presser)
        if control is None:
            if not match.tables:
                return False
            await self._press(match, person, match.table, opens(match.table, "play"))
            control = self._chosen(person, presser)
        if control is None or person.panel is None:
            return False
        await self._press(match, person, person.panel, control)
        return True

    def _chosen(self, person: Person, presser: Presser) -> Control | None:
        if self.random.random() < UNDOES:
            for control in controls(person.shown):
                press = ids.read(control[1], [])
                if isinstance(press, Press) and press.verb == "undo":
                    return control
        return presser.choice(person)

    async def _press(
        self, match: "Match", person: Person, message: Message, control: Control
    ) -> None:
        """Press, wait, and keep what was confirmed. Raises `Unanswered`."""
        starts = self.scene.bot.starts
        made = await person.send(message, control, 2 if self.random.random() < TWICE else 1)
        end = self.scene.here.clock() + PATIENCE
        while not made.replies:
            is_gone = not self.scene.bot.is_running or self.scene.bot.starts != starts
            if is_gone or self.scene.here.clock() > end:
                self._forget(person)
                raise Unanswered
            await asyncio.sleep(0.01)
        person.look(made)
        self._keep(match, made)

    def _forget(self, person: Person) -> None:
        """Half of them press the same again, the others begin at the table."""
        if self.random.random() < 0.5:
            person.panel = None

    def _keep(self, match: "Match", made: Interaction) -> None:
        """What is saved now that somebody has seen the answer may never be lost."""
        try:
            rows = self.scene.read("match, seat, counter, said", "press", interaction=made.id)
            seq = match.seq
        except sqlite3.OperationalError:
            return  # the process that kept the file has just died
        if rows:
            self.kept[made.id] = rows[0]
        self.confirmed[match.number] = max(self.confirmed[match.number], seq)

    async def confirms(self, count: int, limit: float) -> None:
        """Until so many more presses were answered, or it has been tried long enough."""
        wanted = len(self.kept) + count
        with suppress(AssertionError):
            await self.scene.here.until(lambda: len(self.kept) >= wanted, limit)

    # What holds
    def lost(self) -> list[str]:
        """Confirmed presses and moves that are not there."""
        found = []
        rows = {row[0]: row[1:] for row in self._presses()}
        for interaction, row in self.kept.items():
            if rows.get(interaction) != row:
                found.append(f"press {interaction} {row}: {rows.get(interaction)}")
        for match in self.matches:
            if match.seq < self.confirmed[match.number]:
                found.append(f"match {match.number}: {match.seq} < {self.confirmed[match.number]}")
        return found

    def doubled(self) -> list[str]:
        """Presses taken twice, and tables posted twice."""
        rows = Counter([row[1:4] for row in self._presses()])
        found = [f"press {row} × {count}" for row, count in rows.items() if count > 1]
        posts = self.scene.posted()
        return found + [f"table {mark} × {count}" for mark, count in posts.items() if count > 1]

    def _presses(self) -> list[Row]:
        found = self.scene.read("interaction, match, seat, counter, said", "press")
        return [row for row in found if row[2] is not None]

    @property
    def moves(self) -> int:
        return sum(match.events() for match in self.matches)

    async def told(self, limit: float = 30.0) -> None:
        """Until every table shows what was due."""
        here = self.scene.here
        for match in self.matches:
            await here.until(partial(self._is_told, match), limit, f"match {match.number}")

    def _is_told(self, match: "Match") -> bool:
        try:
            rows = self.scene.read("seq, due, status", "outbox", match=match.number)
        except sqlite3.OperationalError:
            return False
        now = time.time() * 1000
        return all(row[2] == "done" or row[1] > now for row in rows)

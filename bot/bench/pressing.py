"""Presses as Discord sends them, on a virtual one: `python -m bot.bench.pressing`
with DATA GAME MATCHES SECONDS.

Prints one line of JSON: how long acknowledgements take while many matches are played at once, and
how long it is from a press that passes the turn to the table that calls the next person.
"""

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any, Final

from simcord import interactions
from simcord.backend.errors import BackendError
from simcord.backend.serializers import message_payload

from bot.app import App, app
from bot.chat import ids
from bot.config import Config
from bot.host import lobby
from bot.host.info import HERE, Caller
from bot.host.press import Press
from bot.local.world import World, world

ALONE: Final = 80
"""Presses in one match without others."""
PAUSE: Final = 5.0
"""Seconds that a person looks, on average, before the next press."""
PATIENCE: Final = 60.0
PICTURE: Final = " with a picture"
MOST: Final = 40
"""Presses of one turn, at random: more mean that nothing can be done any more."""


class Requests(list[Any]):
    """What the bot has asked of Discord, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.at: dict[str, float] = {}

    def append(self, entry: Any) -> None:
        """By method and path, with a mark where a picture is sent: the newest counts."""
        has_picture = isinstance(entry.json, dict) and bool(entry.json.get("attachments"))
        self.at[f"{entry.method} {entry.path}{PICTURE * has_picture}"] = perf_counter()

    async def after(self, since: float, *wanted: str) -> float:
        """Seconds until the first of these. Raises `TimeoutError`."""
        while perf_counter() < since + PATIENCE:
            if found := [self.at[key] for key in wanted if self.at.get(key, 0.0) > since]:
                return min(found) - since
            await asyncio.sleep(0.001)
        raise TimeoutError(wanted)


@dataclass(frozen=True, slots=True)
class Passed:
    """A press that gave the turn to somebody else: when, and the requests that may tell it."""

    at: float
    tables: tuple[str, ...]


class Bench:
    """Two people who press at random what they see, in every match."""

    def __init__(self, here: App, there: World) -> None:
        self.here, self.there, self.random = here, there, Random(0)
        self.requests = there.env.backend.http_requests = Requests()
        self.presses = count(1)
        self.acknowledged: list[float] = []

    def caller(self, seat: int) -> Caller:
        """Somebody who does what needs no button."""
        person = self.there.people[seat]
        guild = self.there.channel.guild.id
        return Caller(person.id, guild, next(self.presses), self.there.names[seat])

    async def begin(self, game: str) -> int:
        """A match with its table; its number."""
        host, channel = self.here.host, self.there.channel.id
        room = await lobby.open_room(host, self.caller(0), game, channel)
        await lobby.sit(host, room.id, self.caller(1))
        await lobby.start(host, room.id, self.caller(0))
        self.here.worker.wake(room.id)
        await self.posted(room.id)
        return room.id

    async def posted(self, match: int) -> Any:
        """The match's table in the channel, as soon as it is there. Raises `TimeoutError`."""
        until = perf_counter() + PATIENCE
        while perf_counter() < until:
            number = (await self.here.host.table(match)).info.posted
            with suppress(BackendError):  # its place may be given to a newer one at this moment
                return self.message(number or 0)
            await asyncio.sleep(0.01)
        raise TimeoutError(match)

    async def turn(self, match: int, pause: float) -> "Passed | None":
        """Press until the turn is another's; which press that was. None: nothing passes it."""
        table = await self.here.host.table(match)
        seats = table.game.to_move(table.running.state)
        if not seats:
            return None
        message = await self.posted(match)
        opens = next(one for one in _controls(message.components) if _verb(*one) == "play")
        panel = await self.press(seats[0], message, *opens)
        for _ in range(MOST):
            controls = [one for one in _controls(panel.components) if _plays(*one)]
            if not controls:
                return None
            await asyncio.sleep(self.random.uniform(0, 2 * pause))
            start = perf_counter()
            panel = await self.press(seats[0], panel, *self.random.choice(controls))
            table = await self.here.host.table(match)
            if table.game.to_move(table.running.state) != seats:
                place = f"/channels/{table.info.place}/messages"
                tables = (f"POST {place}{PICTURE}", f"PATCH {place}/{message.id}{PICTURE}")
                return Passed(start, tables)
        return None

    def message(self, number: int) -> Any:
        """As it is now."""
        return self.there.env.backend.get_message(self.there.channel.id, number)

    async def press(self, seat: int, message: Any, custom_id: str, value: str = "") -> Any:
        """One press, acknowledged and answered; the private message that answers."""
        person, place, backend = self.there.people[seat], self.there.channel, self.there.env.backend
        data = {"custom_id": custom_id, "component_type": 3 if value else 2}
        record, payload = interactions.base_payload(
            backend,
            type=3,
            channel_id=place.id,
            guild_id=place.guild.id,
            user_id=person.id,
            data=data | ({"values": [value]} if value else {}),
        )
        payload["message"] = dict(message_payload(backend, message))
        record.source_message_id = message.id
        start = perf_counter()
        backend.emit("INTERACTION_CREATE", payload)
        first = f"POST /interactions/{record.id}/{record.token}/callback"
        self.acknowledged.append(await self.requests.after(start, first))
        hook = f"/webhooks/{backend.application_id}/{record.token}"
        answers = (f"PATCH {hook}/messages/@original", f"POST {hook}")
        await self.requests.after(start, *answers, *[f"{one}{PICTURE}" for one in answers])
        return self.message(record.message_id or message.id)


def _controls(components: Any) -> Iterator[tuple[str, str]]:
    """What can be pressed: ids, and the values of options."""
    for part in components:
        if part.get("custom_id") and not part.get("disabled"):
            for option in part.get("options", [{"value": ""}]):
                yield part["custom_id"], option["value"]
        yield from _controls(part.get("components", []))


def _verb(custom_id: str, value: str) -> str:
    press = ids.read(custom_id, [value] if value else [])
    return press.verb if press else ""


def _plays(custom_id: str, value: str) -> bool:
    press = ids.read(custom_id, [value] if value else [])
    if not isinstance(press, Press) or press.verb not in ("", "done"):
        return False
    return bool(press.verb) or press.chain != ((),) or bool(press.page)


async def measure(data: Path, game: str, live: int, seconds: float) -> dict[str, float]:
    """First one match alone, then many at once for some seconds."""
    config = Config(data=data, database_url=f"sqlite+aiosqlite:///{data / 'presses.db'}")
    async with app(config, places=(HERE,)) as here, world(here.client, 2, "es-ES") as there:
        await here.start()
        await asyncio.gather(*here.warming)
        bench = Bench(here, there)
        alone = await bench.begin(game)
        posted: list[float] = []
        while len(bench.acknowledged) < ALONE:
            if passed := await bench.turn(alone, 0.0):
                posted.append(await bench.requests.after(passed.at, *passed.tables))
        matches = [await bench.begin(game) for _ in range(live)]
        bench.acknowledged.clear()
        await asyncio.gather(*[_played(bench, match, seconds) for match in matches])
        return {
            "posted": quantiles(posted, n=20)[-1],
            "turns": len(posted),
            "acknowledged": quantiles(bench.acknowledged, n=100)[-1],
            "presses": len(bench.acknowledged),
        }


async def _played(bench: Bench, match: int, seconds: float) -> None:
    until = perf_counter() + seconds
    await asyncio.sleep(bench.random.uniform(0, PAUSE))
    while perf_counter() < until:
        await bench.turn(match, PAUSE)


if __name__ == "__main__":
    folder, asked, number, span = sys.argv[1:]
    figures = asyncio.run(measure(Path(folder), asked, int(number), float(span)))
    print(json.dumps(figures))  # noqa: T201  # the parent reads it

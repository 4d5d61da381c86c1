"""The composition root: everything that runs is put together here, once."""

import asyncio
import logging
import signal
import time
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import render
from bot.chat import addresses, ids
from bot.chat.client import Rieles
from bot.chat.parts import Panel, Style, button
from bot.config import Config
from bot.games import hosted
from bot.host import directory, lobby
from bot.host.daily import Chore, Daily
from bot.host.drawing import Drawing
from bot.host.filming import Studio
from bot.host.info import HERE, OPEN, THREAD, Caller
from bot.host.play import Host
from bot.host.publisher import Publisher
from bot.host.retention import sweep
from bot.host.thinking import Thinking
from bot.host.worker import END, Worker
from bot.journal import write_log
from bot.store.backup import backup, prune
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.text import Catalogues
from bot.watching import watched

if TYPE_CHECKING:
    from bot.local.world import World

PULSE = 1.0
"""Seconds between two signs of life."""
log = logging.getLogger("bot")


@dataclass(frozen=True, slots=True)
class App:
    """What runs: the client knows Discord, the worker does what nobody presses."""

    client: Rieles
    worker: Worker
    drawing: Drawing
    thinking: Thinking
    host: Host
    daily: Daily
    warming: list[asyncio.Task[None]] = field(default_factory=list)

    async def start(self) -> None:
        """Begin to work: what an earlier process left is taken up.

        The two processes start meanwhile: who needs one waits for it.
        """
        await self.worker.start()
        await self.daily.start()
        for process in (self.drawing, self.thinking):
            self.warming.append(asyncio.create_task(process.warm(), name="warm"))

    async def finish(self) -> None:
        """Told to end: what is at work is finished while Discord can still be told of it."""
        await asyncio.gather(self.client.under_way.end(END), self.worker.stop())

    async def stop_warming(self) -> None:
        """A process that is not up yet need not come up any more."""
        for task in self.warming:
            task.cancel()
        await asyncio.gather(*self.warming, return_exceptions=True)


@asynccontextmanager
async def app(config: Config, places: tuple[str, ...] = (THREAD, HERE)) -> AsyncIterator[App]:
    """The bot, not yet connected; `places` is where its matches may be played.

    Raises `StoreError` when the database cannot be used.
    """
    database = await Database(config.database_url).open()
    drawing, thinking = Drawing(config.data / "cache"), Thinking(hosted)
    studio = Studio(hosted, config.data / "cache")
    try:
        host = Host(database, hosted(), _now, places=places)
        client = Rieles(host, Catalogues(), render.PAINTERS, drawing, studio)
        worker = Worker(host, Publisher(host, client.poster, drawing), thinking)
        daily = Daily(host, _chores(client, config))
        here = App(client, worker, drawing, thinking, host, daily)
        try:
            yield here
        finally:
            await here.stop_warming()
            await daily.stop()
            await worker.stop()
    finally:
        await asyncio.gather(drawing.close(), thinking.close(), studio.close())
        await database.close()


def _chores(client: Rieles, config: Config) -> dict[str, Chore]:
    """What is done by itself once a day."""

    async def forget() -> None:
        if client.is_ready():
            await client.reconcile()
        await sweep(client.host)

    folder = config.data / "backups"

    def copy() -> None:
        backup(config.database_url, folder)
        prune(config.database_url, folder, config.backups)

    chores: dict[str, Chore] = {"retention": forget}
    if config.backups:
        chores["backup"] = lambda: asyncio.to_thread(copy)
    return chores


def _now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def run(config: Config) -> None:
    """`rieles run`: the bot on Discord, until it is told to end.

    Raises what discord.py and aiohttp raise where Discord cannot be reached or refuses.
    """
    write_log(config.log_level)
    addresses.use(config.discord_api, config.discord_gateway, config.discord_cdn)
    asyncio.run(_run(config))


async def _run(config: Config) -> None:
    async with app(config) as here, here.client:
        await here.client.login(config.token)
        await here.start()
        pulse = _pulse(here.host, config.data / "heartbeat")
        is_connected = here.client.is_ready
        async with pulse, watched(here.host, config.watch_port, is_connected):
            await _until_told(here.client.connect())
            await here.finish()


async def _until_told(work: Coroutine[Any, Any, None]) -> None:
    """Until SIGTERM or SIGINT, or until the work ends by itself.

    Also where SIGINT was ignored from the start, as a shell has it for what runs in the background.
    """
    told, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, told.set)
    ends = asyncio.create_task(work)
    done, pending = await asyncio.wait(
        {ends, asyncio.create_task(told.wait())}, return_when=asyncio.FIRST_COMPLETED
    )
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    if ends in done:
        ends.result()


@asynccontextmanager
async def _pulse(host: Host, path: Path) -> AsyncIterator[None]:
    """Touch a file while the database answers: what a container's health check looks at."""

    async def beat() -> None:
        while True:
            with suppress(OSError, StoreError):
                await host.settings.get("pulse")
                await asyncio.to_thread(path.touch)
            await asyncio.sleep(PULSE)

    task = asyncio.create_task(beat(), name="pulse")
    try:
        yield
    finally:
        task.cancel()


def run_local(config: Config, port: int | None, people: int) -> None:
    """`rieles local`: the same bot on a Discord of this machine alone."""
    write_log(config.log_level)
    with suppress(KeyboardInterrupt):  # while it starts
        asyncio.run(_run_local(config, port, people))


async def _run_local(config: Config, port: int | None, people: int) -> None:
    from bot.local.serve import serve

    async with app(config, places=(HERE,)) as here:

        async def ready(world: "World") -> None:
            await here.start()
            await _welcome(here, world, config.language)
            await _show_again(here, world)

        served = serve(
            here.client,
            port=port,
            people=people,
            locale={"es": "es-ES", "en": "en-US"}[config.language],
            icons=lambda: _icons(here),
            ready=ready,
            say=_say,
        )
        await _until_told(served)


async def _welcome(here: App, world: "World", language: str) -> None:
    """The first message says what to do, and offers it."""
    reader = here.client.face.voices.reader(language)
    names = ", ".join(world.names)
    begin = button(reader.plain("new-match"), ids.table(0, 0, "new"), Style.primary, "🚂")
    panel = Panel([reader("local", names=names)], f"## {reader.plain('local-title')}", [[begin]])
    place = here.client.get_partial_messageable(world.channel.id)
    await place.send(view=panel.layout(), silent=True)


async def _show_again(here: App, world: "World") -> None:
    """The virtual channel is empty at each start: rooms and tables are posted anew."""
    shown: set[int] = set()
    for person in world.people:
        caller = Caller(person.id, world.channel.guild.id, 0)
        for info, _ in await directory.mine(here.host, person.id, caller.guild):
            if info.id in shown:
                continue
            shown.add(info.id)
            if info.status == OPEN:
                await lobby.posted(here.host, info.id, await here.client.poster.open(info))
            else:
                await directory.resume(here.host, info.id, caller)


def _icons(here: App) -> Mapping[int, tuple[str, bytes]]:
    """The icons, which the page cannot fetch from anywhere."""
    found: dict[int, tuple[str, bytes]] = {}
    for painter in here.client.face.painters.values():
        for name, data in painter.icons().items():
            emoji = here.client.icons.emoji(name)
            if emoji is not None and emoji.id is not None:
                found[emoji.id] = (f"{name}.png", data)
    return found


def _say(url: str) -> None:
    """The one thing that local mode prints."""
    print(f"Rieles: {url}", flush=True)  # noqa: T201  # it is what the command is for

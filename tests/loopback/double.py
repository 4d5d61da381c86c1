"""A Discord on this machine, over real sockets: the bot's process talks to it as to the real one.

Anything that it does not know is refused and noted: a test that ends with notes fails.
"""

import asyncio
import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Self

from aiohttp import web

from bot.chat.limits import OverLimit
from tests.loopback import buckets, faults, gateway, rules, wire
from tests.loopback.model import Channel, Guild, Message, User, snowflake
from tests.loopback.wire import Call, Refused

PREFIX = "/api/v10"
LATE = 3.0
"""Seconds for the first answer (interactions/receiving-and-responding)."""
DEAD = 15 * 60.0
"""Seconds that an interaction's token lives (same page)."""
TOKEN = "token-of-the-double"
PATIENCE = 60.0
"""Seconds that a test waits for what the bot does: a machine may be busy with other things."""


@dataclass
class Interaction:
    """Something that a person did, and how it was answered."""

    user: User
    channel: Channel
    kind: int
    data: dict[str, Any]
    source: Message | None = None
    shown: dict[str, Any] | None = None
    """The message as it was pressed: the bot may have changed it meanwhile."""
    id: int = field(default_factory=snowflake)
    token: str = ""
    made: float = 0.0
    answer: int = 0
    acknowledged: float = 0.0
    """Seconds from the dispatch to the first answer."""
    original: Message | None = None
    is_filled: bool = False
    """A follow-up has filled the deferred message in."""
    replies: list[Message] = field(default_factory=list)
    """Messages that answered it, or that its answer changed, as often as that happened."""
    modal: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    attempts: int = 0


class Discord:
    """Servers, the gateway, the routes, and the record of everything that was sent."""

    def __init__(self) -> None:
        self.bot = User("Rieles", is_bot=True)
        self.application = snowflake()
        self.guilds: dict[int, Guild] = {}
        self.interactions: dict[str, Interaction] = {}
        self.emojis: dict[int, dict[str, Any]] = {}
        self.commands: list[dict[str, Any]] = []
        self.calls: list[Call] = []
        self.notes: list[str] = []
        """What the bot did that Discord would not take."""
        self.faults = faults.Faults()
        self.buckets = buckets.Buckets()
        self.held: list[Interaction] | None = None
        """Interactions that wait to be told in an order of the test's own; None: told at once."""
        self.gateway = gateway.Gateway(lambda: TOKEN, self._ready, self._told_guilds)
        self.skipped = 0.0
        """Seconds that were skipped."""
        self.keeps_files = True
        """The record keeps every file; a long run would fill the memory with them."""
        self.keeps_nonces = True
        """Discord does for a few minutes only."""
        self.kill: Callable[[], None] = lambda: None
        self._changed = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.port = 0

    # Start and end
    async def __aenter__(self) -> Self:
        for name in ("itself", "channels", "answers"):
            import_module(f"tests.loopback.{name}")
        app = web.Application(client_max_size=64 * 1_048_576)
        app.router.add_get("/gw", self.gateway.serve)
        app.router.add_route("*", "/{tail:.*}", self._serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.gateway.drop()
        if self._runner:
            await self._runner.cleanup()

    @property
    def cdn(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gw"

    @property
    def environment(self) -> dict[str, str]:
        return {
            "DISCORD_TOKEN": TOKEN,
            "RIELES_DISCORD_API": self.cdn + PREFIX,
            "RIELES_DISCORD_GATEWAY": self.socket,
            "RIELES_DISCORD_CDN": self.cdn,
        }

    def clock(self) -> float:
        """Seconds; a test may skip some."""
        return time.monotonic() + self.skipped

    # What is there
    def add_guild(self, name: str = "Trenes") -> Guild:
        guild = Guild(name, self.bot)
        self.guilds[guild.id] = guild
        return guild

    def add_channel(self, guild: Guild, name: str = "trenes") -> Channel:
        channel = Channel(guild, name)
        guild.channels[channel.id] = channel
        return channel

    def channel(self, number: int) -> Channel:
        """A channel that the bot may look at. Raises `Refused`."""
        for guild in self.guilds.values():
            found = guild.channels.get(number)
            if found is None or found.is_deleted:
                continue
            if not guild.has_bot or found.lacks("view_channel"):
                raise Refused(403, 50001, "Missing Access")
            return found
        raise Refused(404, 10003, "Unknown Channel")

    def can(self, channel: Channel, *names: str) -> None:
        for name in names:
            if channel.lacks(name):
                raise Refused(403, 50013, f"Missing Permissions: {name}")

    # Events
    def _ready(self, session: str) -> dict[str, Any]:
        kept = [guild for guild in self.guilds.values() if guild.has_bot]
        return {
            "v": 10,
            "user": self.bot.payload(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in kept],
            "application": {"id": str(self.application), "flags": 0},
            "session_id": session,
            "resume_gateway_url": self.socket,
            "shard": [0, 1],
        }

    def _told_guilds(self) -> list[Any]:
        kept = [guild for guild in self.guilds.values() if guild.has_bot and guild.is_available]
        return [guild.payload() for guild in kept]

    def payload(self, made: Interaction) -> dict[str, Any]:
        """An interaction as the bot hears of it."""
        found: dict[str, Any] = {
            "id": str(made.id),
            "application_id": str(self.application),
            "type": made.kind,
            "token": made.token,
            "version": 1,
            "guild_id": str(made.channel.guild.id),
            "guild": {"id": str(made.channel.guild.id), "locale": "en-US", "features": []},
            "channel_id": str(made.channel.id),
            "channel": made.channel.payload(),
            "member": made.user.member(made.user.bits),
            "locale": made.user.locale,
            "guild_locale": "en-US",
            "app_permissions": str(made.channel.bits),
            "attachment_size_limit": 10 * 1_048_576,
            "context": 0,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(made.channel.guild.id)},
            "data": made.data,
        }
        if made.shown is not None:
            found["message"] = made.shown
        return found

    async def interact(self, made: Interaction, times: int = 1) -> bool:
        """Tell the bot of something a person did; False when nobody is there to hear it."""
        made.token = f"token.{made.id}.{'x' * 40}"
        made.made = self.clock()
        self.interactions[made.token] = made
        if made.source is not None and made.shown is None:
            made.shown = made.source.payload(self.cdn)
        if self.held is not None:
            self.held.append(made)
            return False
        heard = False
        for _ in range(times):
            heard = await self.gateway.dispatch("INTERACTION_CREATE", self.payload(made))
        if not self.keeps_files:
            made.shown = None
        return heard

    async def release(self, order: Callable[[list[Interaction]], Iterable[Interaction]]) -> None:
        """Tell what was held, in this order."""
        held, self.held = self.held or [], None
        for made in order(held):
            await self.gateway.dispatch("INTERACTION_CREATE", self.payload(made))

    # Requests
    async def _serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        found = wire.find(request.method, path)
        if found is None:
            self.notes.append(f"unknown route {request.method} {path}")
            return wire.reply(501, {"code": 0, "message": f"unknown {request.method} {path}"})
        name, serve, ids = found
        call = await wire.read(request, name, ids, path)
        self.calls.append(call)
        fault = self.faults.meets(call)
        if fault and not fault.after:
            answer = await self._fail(request, call, fault)
            if answer is not None:
                return answer
        answer = await self._do(call, serve)
        if not self.keeps_files:
            for file in call.files:
                file.data = b""
        self._changed.set()
        if fault and fault.after:
            return await self._fail(request, call, fault) or answer
        return answer

    async def _do(self, call: Call, serve: wire.Serve) -> web.Response:
        now = time.monotonic()
        bucket = self.buckets.find(call.name, call.ids.get("channel", ""))
        if bucket and (wait := bucket.take(now)):
            self.buckets.refused += 1
            return self._limited(call, wait, False, bucket.headers(call.name, now))
        headers = bucket.headers(call.name, now) if bucket else {}
        try:
            rules.check_emojis(call.body, self.emojis)
            body = await serve(self, call)
            call.status = 204 if body is None else 200
            return wire.reply(call.status, body, Via="1.1 double", **headers)
        except OverLimit as error:
            self.notes.append(f"{call.name}: {error}")
            refused = Refused(400, 50035, f"Invalid Form Body: {error}")
        except Refused as error:
            refused = error
        call.status, call.code = refused.status, refused.code
        body = {"code": refused.code, "message": refused.said}
        return wire.reply(refused.status, body, Via="1.1 double")

    async def _fail(
        self, request: web.Request, call: Call, fault: faults.Fault
    ) -> web.Response | None:
        """What a fault answers; None after a delay that ends well."""
        self._changed.set()
        if fault.what == faults.KILL:
            self.kill()
        if fault.what == faults.HANG:
            await asyncio.sleep(fault.seconds)
            return None
        if fault.what:
            if request.transport is not None:
                request.transport.abort()
            return wire.reply(500, {})
        call.status = call.status if fault.after else fault.status
        if fault.status == 429:
            return self._limited(call, fault.seconds, fault.is_global, {})
        return wire.reply(fault.status, {"code": fault.code, "message": "fault"}, Via="1.1 double")

    def _limited(
        self, call: Call, seconds: float, is_global: bool, headers: dict[str, str]
    ) -> web.Response:
        call.status = 429
        told = {
            **headers,
            "Via": "1.1 double",
            "Retry-After": str(math.ceil(seconds)),
            "X-RateLimit-Scope": "global" if is_global else "user",
            **({"X-RateLimit-Global": "true"} if is_global else {}),
        }
        body = {"message": "limited", "retry_after": seconds, "global": is_global}
        return wire.reply(429, body, **told)

    def changed(self) -> None:
        self._changed.set()

    async def until(self, is_so: Callable[[], Any], limit: float = PATIENCE, what: str = "") -> Any:
        """Wait for something that the bot does; its value."""
        end = time.monotonic() + limit
        while not (found := is_so()):
            left = end - time.monotonic()
            if left <= 0:
                raise AssertionError(f"{what or 'it'} did not happen in {limit} s\n{self.tail()}")
            self._changed.clear()
            try:
                async with asyncio.timeout(min(left, 0.25)):
                    await self._changed.wait()
            except TimeoutError:
                continue
        return found

    def tail(self) -> str:
        """The last requests, for whoever reads a failed test."""
        lines = [f"{call.name} {call.status} {call.code}" for call in self.calls[-25:]]
        return "\n".join([*lines, *self.notes])

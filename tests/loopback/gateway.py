"""The socket that events come by: identify, heartbeat, resume, and its ways of breaking.

https://docs.discord.com/developers/events/gateway
"""

import json
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

from aiohttp import WSMsgType, web

BEAT, IDENTIFY, RESUME = 1, 2, 6
DISPATCH, RECONNECT, INVALID, HELLO, ACK = 0, 7, 9, 10, 11
GOING_AWAY = 4000
TOKEN_REFUSED = 4004


@dataclass
class Line:
    """One open socket."""

    socket: web.WebSocketResponse
    transport: Any
    pack: Any
    beats: list[float] = field(default_factory=list)

    async def send(self, op: int, data: Any, seq: int | None = None, name: str = "") -> None:
        text = json.dumps({"op": op, "d": data, "s": seq, "t": name or None})
        packed = self.pack.compress(text.encode()) + self.pack.flush(zlib.Z_SYNC_FLUSH)
        if not self.socket.closed:
            try:
                await self.socket.send_bytes(packed)
            except (ConnectionError, RuntimeError):
                return


@dataclass
class Session:
    """What a bot has been told since it identified."""

    id: str
    told: list[tuple[str, Any]] = field(default_factory=list)
    line: Line | None = None


class Gateway:
    """One bot's shard; the newest session is the one that counts."""

    def __init__(
        self, token: Callable[[], str], ready: Callable[[str], Any], guilds: Callable[[], list[Any]]
    ) -> None:
        self._token, self._ready, self._guilds = token, ready, guilds
        self.interval = 41.25
        """Seconds between heartbeats."""
        self.session: Session | None = None
        self.lines: list[Line] = []
        self.identified = self.resumed = 0
        self.refuses_resume = False
        self.late: list[float] = []
        """Seconds by which heartbeats came after their time."""
        self.beats = 0

    @property
    def is_open(self) -> bool:
        return bool(self.session and self.session.line)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, until either end closes it."""
        if request.query.get("compress") != "zlib-stream":
            raise web.HTTPBadRequest(text="the double speaks zlib-stream")
        socket = web.WebSocketResponse(autoping=True, heartbeat=None)
        await socket.prepare(request)
        line = Line(socket, request.transport, zlib.compressobj())
        self.lines.append(line)
        await line.send(HELLO, {"heartbeat_interval": int(self.interval * 1000)})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._heard(line, json.loads(message.data))
        finally:
            self.lines.remove(line)
            if self.session and self.session.line is line:
                self.session.line = None
        return socket

    async def _heard(self, line: Line, message: dict[str, Any]) -> None:
        match message["op"]:
            case 1:
                self._note_beat(line)
                await line.send(ACK, None)
            case 2:
                await self._identify(line, message["d"])
            case 6:
                await self._resume(line, message["d"])

    def _note_beat(self, line: Line) -> None:
        moment = time.monotonic()
        if line.beats:
            self.late.append(moment - line.beats[-1] - self.interval)
        line.beats.append(moment)
        self.beats += 1

    async def _identify(self, line: Line, told: dict[str, Any]) -> None:
        if told["token"] != self._token():
            await line.socket.close(code=TOKEN_REFUSED)
            return
        session = Session(token_hex(8), line=line)
        session.told.append(("READY", self._ready(session.id)))
        session.told += [("GUILD_CREATE", guild) for guild in self._guilds()]
        for seq, (name, data) in enumerate(session.told, 1):
            await line.send(DISPATCH, data, seq, name)
        self.session = session
        self.identified += 1

    async def _resume(self, line: Line, told: dict[str, Any]) -> None:
        """What was missed is told again, in order."""
        session = self.session
        if session is None or session.id != told["session_id"] or self.refuses_resume:
            self.refuses_resume = False
            await line.send(INVALID, False)
            return
        self.resumed += 1
        session.line = line
        for seq, (name, data) in enumerate(session.told[told["seq"] :], told["seq"] + 1):
            await line.send(DISPATCH, data, seq, name)
        await self.dispatch("RESUMED", {})

    async def dispatch(self, name: str, data: Any) -> bool:
        """Tell the bot; False when it is not there and may hear of it only at a resume."""
        if self.session is None:
            return False
        self.session.told.append((name, data))
        if self.session.line is None:
            return False
        await self.session.line.send(DISPATCH, data, len(self.session.told), name)
        return True

    # How it breaks
    async def drop(self) -> None:
        """The connection is lost without a word."""
        for line in list(self.lines):
            line.transport.abort()
        if self.session:
            self.session.line = None

    def freeze(self) -> None:
        """Nobody reads at this end any more, and nobody says so."""
        for line in self.lines:
            line.transport.pause_reading()

    async def close(self, code: int = GOING_AWAY) -> None:
        for line in list(self.lines):
            await line.socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        if self.session and self.session.line:
            await self.session.line.send(RECONNECT, None)

    async def invalidate(self) -> None:
        """The session is over: a second READY follows."""
        if self.session and self.session.line:
            await self.session.line.send(INVALID, False)

"""One request as it came, its answer, and the record of everything that was sent."""

import json
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.loopback.model import Upload

if TYPE_CHECKING:
    from tests.loopback.double import Discord

Answer = Any
Serve = Callable[["Discord", "Call"], Awaitable[Answer]]


class Refused(Exception):
    """Discord's answer to what it will not do."""

    def __init__(self, status: int, code: int, said: str) -> None:
        super().__init__(said)
        self.status, self.code, self.said = status, code, said


@dataclass
class Call:
    """A request of the bot, and what became of it."""

    name: str
    """The route's own: `POST message`."""
    ids: dict[str, str]
    path: str
    query: dict[str, str]
    body: Any
    files: list[Upload]
    token: str
    at: float = field(default_factory=time.monotonic)
    status: int = 0
    code: int = 0
    seen_by: int | None = None
    """The one person who saw it; None: everybody, or nobody at all."""
    message: int = 0
    """The message that it made, changed or removed."""
    is_new: bool = False
    """It made that message."""

    def number(self, name: str) -> int:
        return int(self.ids[name])


BOUNDARY = re.compile(r"boundary=\"?([^\";]+)")
NAMED = re.compile(r"\b(name|filename)=\"([^\"]*)\"")
ROUTES: list[tuple[str, "re.Pattern[str]", str, Serve]] = []


def route(method: str, path: str, name: str) -> Callable[[Serve], Serve]:
    """Serve a route; `{x}` in its path is one part of it."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path) + "$")

    def keep(serve: Serve) -> Serve:
        ROUTES.append((method, pattern, name, serve))
        return serve

    return keep


def find(method: str, path: str) -> tuple[str, Serve, dict[str, str]] | None:
    """The route of a request; None is one that the double does not know."""
    for verb, pattern, name, serve in ROUTES:
        if verb == method and (found := pattern.match(path)):
            return name, serve, found.groupdict()
    return None


async def read(request: web.Request, name: str, ids: dict[str, str], path: str) -> Call:
    """A request with its body: JSON, or JSON and files."""
    body, files, data = None, list[Upload](), await request.read()
    if request.content_type.startswith("multipart/"):
        body, files = _read_parts(data, BOUNDARY.findall(request.headers["Content-Type"])[0])
    elif data:
        body = json.loads(data)
    word, _, token = request.headers.get("Authorization", "").partition(" ")
    bot = token if word == "Bot" else ""
    return Call(name, ids, path, dict(request.query), body, files, bot)


def _read_parts(data: bytes, boundary: str) -> tuple[Any, list[Upload]]:
    """https://www.rfc-editor.org/rfc/rfc7578: JSON, then files by their numbers."""
    body, found = {}, dict[int, Upload]()
    for part in (b"\r\n" + data).split(f"\r\n--{boundary}".encode())[1:-1]:
        head, _, sent = part.partition(b"\r\n\r\n")
        told = dict(NAMED.findall(head.decode()))
        if told["name"] == "payload_json":
            body = json.loads(sent)
        elif place := re.fullmatch(r"files\[(\d+)\]", told["name"]):
            found[int(place[1])] = Upload(told.get("filename", ""), sent)
    for one in body.get("attachments") or ():
        if int(one["id"]) in found:
            found[int(one["id"])].description = one.get("description") or ""
    return body, list(found.values())


def reply(status: int, body: Any, **headers: str) -> web.Response:
    """Discord's type is exactly this: with a charset discord.py would take it for text."""
    if status == 204:
        return web.Response(status=204, headers=headers)
    data = json.dumps(body).encode()
    return web.Response(
        status=status, body=data, headers={"Content-Type": "application/json", **headers}
    )

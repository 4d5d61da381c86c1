"""`/rieles datos`: what is held of a person, as a file for them alone, and its erasure."""

import gzip
import json
from collections.abc import Awaitable, Callable, Mapping

from bot.chat import ids, pages
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress
from bot.chat.parts import Attached, Panel
from bot.host import erase as erasing
from bot.host.holding import held

FILE = "rieles-datos.json"
EXTRA = {"settings", "watching", "votes"}
"""What may be held of somebody who sits nowhere."""
ROOM = 64 * 1024
"""Bytes that a message with a file needs besides the file."""


async def export(face: Face, visit: Visit, press: TablePress) -> None:
    """Everything, in a file that only the person sees."""
    reader = face.reader(visit)
    found = await held(face.host, visit.caller.user)
    if not (found["matches"] or found.keys() & EXTRA):
        return await visit.reply.show(Panel([reader("data-none")]))
    text = json.dumps(found, ensure_ascii=False, indent=1)
    file = packed(FILE, text, visit.interaction.filesize_limit)
    await visit.reply.show(Panel([reader("data-file", n=len(found["matches"]))], file=file))
    return None


async def erase(face: Face, visit: Visit, press: TablePress) -> None:
    """Asked once, with all that follows from it."""
    reader = face.reader(visit)
    found = await held(face.host, visit.caller.user)
    if not (found["matches"] or found.keys() & EXTRA):
        return await visit.reply.show(Panel([reader("data-none")]))
    live = [one for one in found["matches"] if one["status"] in ("open", "running")]
    text = reader("data-ask", n=len(found["matches"]), live=len(live))
    yes = ids.table(0, 0, "erased")
    await visit.reply.show(pages.confirm(text, reader.plain("data-yes"), yes))
    return None


async def erased(face: Face, visit: Visit, press: TablePress) -> None:
    """Done; rooms show it at once, tables with their next post."""
    for info in await erasing.erase(face.host, visit.caller.user):
        await face.redraw_room(info)
    await visit.reply.show(Panel([face.reader(visit)("data-erased")]))


def packed(name: str, text: str, most: int) -> Attached:
    """A file as it is, or packed where Discord would not take it otherwise."""
    data = text.encode()
    if len(data) + ROOM <= most:
        return Attached(data, name)
    return Attached(gzip.compress(data, mtime=0), f"{name}.gz")


HANDLERS: Mapping[str, Callable[[Face, Visit, TablePress], Awaitable[None]]] = {
    "export": export,
    "erase": erase,
    "erased": erased,
}

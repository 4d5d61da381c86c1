"""`/rieles admin`: for those who may manage the server. Discord hides whole commands only, so each
press is checked when it is used."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import discord

from bot.chat import ids, pages, permits
from bot.chat.data import packed
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress
from bot.chat.parts import Item, Option, Panel, Style, button, in_rows, link, select
from bot.chat.refusals import warning
from bot.chat.rooms import place_url
from bot.chat.voices import Reader
from bot.host import directory, manage
from bot.host.errors import NotSeated
from bot.host.health import Health, health
from bot.host.info import RUNNING, MatchInfo
from bot.host.manage import ALONE, Watched
from engine.text import Arg

LISTED = 25
SHOWN = 8
"""Matches in trouble that are written out."""


async def overview(face: Face, visit: Visit, press: TablePress) -> None:
    """Permissions here, what is stuck, how the bot is, and the way to each match."""
    found = await manage.watched(face.host, visit.caller)
    reader = face.reader(visit)
    lines = [
        reader("admin-title"),
        *_permissions(reader, visit),
        *_troubles(reader, found),
        _health(reader, await health(face.host)),
    ]
    rows: list[list[Item]] = []
    if found:
        options = [_option(reader, one) for one in found[:LISTED]]
        rows.append([select(reader.plain("admin-choose"), ids.table_select(0, 0, 1), options)])
    rows.append([button(reader.plain("refresh"), ids.table(0, 0, "admin"), emoji="🔄")])
    await visit.reply.show(Panel(["\n".join(lines)], rows=rows))


async def match(face: Face, visit: Visit, press: TablePress) -> None:
    """One match and what can be done about it."""
    manage.allow(visit.caller)
    info = await directory.info(face.host, press.match, visit.caller)
    await visit.reply.show(_page(face.reader(visit, info), info))


async def end(face: Face, visit: Visit, press: TablePress) -> None:
    """Asked once: there is no way back."""
    manage.allow(visit.caller)
    info = await directory.info(face.host, press.match, visit.caller)
    reader = face.reader(visit, info)
    text = reader("admin-end-ask", game=reader.title(info.game), code=info.code)
    yes = ids.table(info.id, 0, "admended")
    await visit.reply.show(pages.confirm(text, reader.plain("admin-end-yes"), yes))


async def ended(face: Face, visit: Visit, press: TablePress) -> None:
    info = await manage.end(face.host, press.match, visit.caller)
    await face.redraw_room(info)
    await _did(face, visit, info, "ended")


async def relieve(face: Face, visit: Visit, press: TablePress) -> None:
    """A seat goes on as a computer player."""
    if not press.what.isdecimal():
        raise NotSeated
    info = await manage.relieve(face.host, press.match, int(press.what), visit.caller)
    await _did(face, visit, info, "relieved")


async def move(face: Face, visit: Visit, press: TablePress) -> None:
    """The match goes on in this channel, where the bot may write in it."""
    manage.allow(visit.caller)
    reader = face.reader(visit)
    lacking = _lacking(visit)
    if lacking:
        return await visit.reply.show(permits.unable(reader, visit.channel, lacking))
    info = await manage.bring(face.host, press.match, visit.channel, visit.caller)
    await _did(face, visit, info, "moved")
    return None


async def export(face: Face, visit: Visit, press: TablePress) -> None:
    """The record as a file: nothing hidden is in it while the match runs."""
    text = await manage.export(face.host, press.match, visit.caller)
    info = await directory.info(face.host, press.match, visit.caller)
    key = "admin-record-public" if info.status == RUNNING else "admin-record"
    file = packed(f"rieles-{info.code.lower()}.jsonl", text, visit.interaction.filesize_limit)
    said = face.reader(visit, info)(key, code=info.code)
    await visit.reply.show(Panel([said], file=file, rows=[[_back(face.reader(visit), info)]]))


async def _did(face: Face, visit: Visit, info: MatchInfo, what: str) -> None:
    reader = face.reader(visit, info)
    said = reader(f"admin-{what}", code=info.code)
    await visit.reply.show(Panel([said], rows=[[_back(reader, info)]]))


def _page(reader: Reader, info: MatchInfo) -> Panel:
    said = reader(f"match-{info.status}", game=reader.title(info.game), code=info.code)
    lines = [f"{said} · <#{info.place}>"]
    if info.parked:
        lines.append(reader("parked", place=f"<#{info.place}>"))
    rows: list[Sequence[Item | discord.ui.Button[Any]]] = []
    people = [seat for seat in info.seats if not seat.is_ai]
    if info.status == RUNNING and people:
        options = [
            Option(reader.speaker.bare_name(seat.seat), ids.opens("admrelieve", str(seat.seat)))
            for seat in people
        ]
        said = reader.plain("admin-relieve")
        rows.append([select(said, ids.table_select(info.id, 0, 1), options)])
    items: list[Item] = []
    if info.status == RUNNING:
        items.append(button(reader.plain("admin-move"), ids.table(info.id, 0, "admmove")))
    if info.started_at is not None:
        items.append(button(reader.plain("admin-export"), ids.table(info.id, 0, "admexport")))
    if info.status in ("open", RUNNING):
        yes = ids.table(info.id, 0, "admend")
        items.append(button(reader.plain("admin-end"), yes, Style.danger))
    rows += in_rows(items)
    back = button(reader.plain("back"), ids.table(0, 0, "admin"))
    rows.append([back, link(reader.plain("go-table"), place_url(info))])
    return Panel(["\n".join(lines)], rows=rows)


def _back(reader: Reader, info: MatchInfo) -> Item:
    return button(reader.plain("back"), ids.table(info.id, 0, "admmatch"))


def _lacking(visit: Visit) -> list[str]:
    is_in_thread = isinstance(visit.interaction.channel, discord.Thread)
    return permits.missing(visit.interaction.app_permissions, is_in_thread, not is_in_thread)


def _permissions(reader: Reader, visit: Visit) -> list[str]:
    """What the bot may do in this channel, threads included."""
    lacking = _lacking(visit)
    if not lacking:
        return [reader("admin-permits-all", place=f"<#{visit.channel}>")]
    named = [f"• {reader('perm-' + name.replace('_', '-'))}" for name in lacking]
    return [reader("admin-permits", place=f"<#{visit.channel}>"), *named]


def _troubles(reader: Reader, found: Sequence[Watched]) -> list[str]:
    stuck = [one for one in found if one.trouble]
    if not stuck:
        return [reader("admin-sound", n=len(found))]
    return [
        reader("admin-stuck", n=len(stuck)),
        *[f"• {_trouble(reader, one)}" for one in stuck[:SHOWN]],
    ]


def _trouble(reader: Reader, one: Watched) -> str:
    info = one.info
    since = (info.moved_at or info.opened_at) // 1000
    said = reader(f"admin-{one.trouble}", place=f"<#{info.place}>", when=f"<t:{since}:R>")
    return f"{reader.title(info.game)} `{info.code}` · {said}"


def _health(reader: Reader, found: Health) -> str:
    """One line; a figure that is not there is a dash."""
    said: dict[str, Arg] = {
        "database": _number(found.database_ms),
        "beat": _number(found.tick_age, 1000),
        "lag": _number(found.lag_ms),
        "n": found.untold,
        "copy": _number(found.backup_age, 3_600_000),
    }
    return reader("admin-well" if found.is_well else "admin-ill", **said)


def _number(value: float | None, unit: int = 1) -> str:
    return "–" if value is None else str(round(value / unit))


def _option(reader: Reader, one: Watched) -> Option:
    info = one.info
    note = reader.plain(f"admin-{one.trouble}-short") if one.trouble else ""
    emoji = "⚠️" if one.trouble and one.trouble != ALONE else "💤" if one.trouble else "🚂"
    value = ids.opens("admof", str(info.id))
    return Option(f"{info.code} · {reader.title(info.game)}", value, note, emoji)


async def chosen(face: Face, visit: Visit, press: TablePress) -> None:
    """One of the list."""
    if not press.what.isdecimal() or len(press.what) > len(str(2**63)):
        return await visit.reply.show(warning(face.reader(visit)("old-button")))
    return await match(face, visit, TablePress(int(press.what), "admmatch"))


HANDLERS: Mapping[str, Callable[[Face, Visit, TablePress], Awaitable[None]]] = {
    "admin": overview,
    "admof": chosen,
    "admmatch": match,
    "admend": end,
    "admended": ended,
    "admrelieve": relieve,
    "admmove": move,
    "admexport": export,
}

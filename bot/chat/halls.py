"""Presses that serve a room: opening it, sitting, starting, and what comes after a match."""

from dataclasses import replace

import discord

from bot.chat import ids, pages, permits, refusals, rooms
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress
from bot.chat.parts import Panel, Style, button, link
from bot.host import directory, lobby
from bot.host import leave as leave_host
from bot.host.errors import NoComputer, PostFailed
from bot.host.info import HERE, THREAD, MatchInfo

QUIET = frozenset(
    {"sit", "stand", "ai", "noai", "start", "here", "close", "again", "clock", "yes", "no"}
)
"""What the public message itself answers."""


async def new(face: Face, visit: Visit, press: TablePress) -> None:
    """Open a room; where there are several games, ask which first."""
    games = list(face.host.games.values())
    reader = face.reader(visit)
    if visit.caller.guild == 0:
        return await visit.reply.show(refusals.warning(reader("only-in-servers")))
    name = press.what if press.what in face.host.games else ""
    if not name and len(games) > 1:
        return await visit.reply.show(rooms.games_list(reader, games))
    is_in_thread = isinstance(visit.interaction.channel, discord.Thread)
    lacking = permits.missing(visit.interaction.app_permissions, is_in_thread, False)
    if lacking:
        return await visit.reply.show(permits.unable(reader, visit.channel, lacking))
    info = await lobby.open_room(face.host, visit.caller, name or games[0].info.id, visit.channel)
    await _show_room(face, visit, info)
    return None


async def join(face: Face, visit: Visit, press: TablePress) -> None:
    """Sit in a room by its code, from any channel of its server."""
    info = await directory.by_code(face.host, visit.caller, press.what)
    info = await lobby.sit(face.host, info.id, visit.caller, press.what)
    await face.redraw_room(info)
    await face.ask_to_begin(info, visit.caller)
    reader = face.reader(visit, info)
    text = reader("joined", game=reader.title(info.game), code=info.code, place=f"<#{info.place}>")
    go = link(reader.plain("go-room"), rooms.room_url(info))
    await visit.reply.show(Panel([text], rows=[[go]]))


async def sit(face: Face, visit: Visit, press: TablePress) -> None:
    info = await lobby.sit(face.host, press.match, visit.caller)
    await _changed(face, visit, info, "sat")


async def seat_guest(face: Face, visit: Visit, match: int, name: str) -> None:
    """Somebody else sits at one's own account: they pass the device."""
    info = await lobby.sit(face.host, match, visit.caller, guest=name)
    await _changed(face, visit, info, "sat")


async def stand(face: Face, visit: Visit, press: TablePress) -> None:
    info = await lobby.stand(face.host, press.match, visit.caller)
    await _changed(face, visit, info, "stood")


async def add_ai(face: Face, visit: Visit, press: TablePress) -> None:
    info = await lobby.add_ai(face.host, press.match, visit.caller, press.what)
    await _changed(face, visit, info, "changed")


async def remove_ai(face: Face, visit: Visit, press: TablePress) -> None:
    seat = ids.number(press.what)
    if seat is None:
        raise NoComputer
    info = await lobby.remove_ai(face.host, press.match, visit.caller, seat)
    await _changed(face, visit, info, "changed")


async def close(face: Face, visit: Visit, press: TablePress) -> None:
    info = await lobby.close(face.host, press.match, visit.caller)
    await _changed(face, visit, info, "closed")


async def start(face: Face, visit: Visit, press: TablePress) -> None:
    """Only where every message of the match can be sent."""
    info = await directory.info(face.host, press.match, visit.caller)
    lacking = _lacking(visit, info)
    if lacking:
        reader = face.reader(visit, info)
        return await visit.reply.show(permits.panel(reader, info, lacking))
    info = await lobby.start(face.host, press.match, visit.caller)
    await _changed(face, visit, info, "started")
    return None


async def here(face: Face, visit: Visit, press: TablePress) -> None:
    """Play in the channel of the room, where a thread cannot be opened.

    One press does two things: each has a number of its own, so that a redelivery finds both done.
    """
    first_half = replace(visit.caller, interaction=-visit.caller.interaction)
    await lobby.set_options(face.host, press.match, first_half, {"where": HERE})
    await start(face, visit, press)


async def again(face: Face, visit: Visit, press: TablePress) -> None:
    """The same company, another room; once it is there, the way to it."""
    info, is_new = await lobby.rematch(face.host, press.match, visit.caller, visit.channel)
    if is_new:
        return await _show_room(face, visit, info)
    reader = face.reader(visit, info)
    go = link(reader.plain("go-room"), rooms.room_url(info))
    return await visit.reply.show(Panel([reader("again-is", code=info.code)], rows=[[go]]))


async def set_options(face: Face, visit: Visit, match: int, values: dict[str, str]) -> None:
    """What the form of the room's options was sent with."""
    info = await lobby.set_options(face.host, match, visit.caller, values)
    await _changed(face, visit, info, "changed")


async def set_clock(face: Face, visit: Visit, press: TablePress) -> None:
    """How long a turn may take."""
    values = {"clock": press.what}
    info = await lobby.set_options(face.host, press.match, visit.caller, values)
    await _changed(face, visit, info, "changed")


async def leave(face: Face, visit: Visit, press: TablePress) -> None:
    """Asked once: a seat that was left goes on as a computer player."""
    info = await directory.info(face.host, press.match, visit.caller)
    reader = face.reader(visit, info)
    text = reader("leave-ask", game=reader.title(info.game), code=info.code)
    gone = ids.table(info.id, 0, "gone")
    await visit.reply.show(pages.confirm(text, reader.plain("leave-yes"), gone))


async def gone(face: Face, visit: Visit, press: TablePress) -> None:
    info = await leave_host.abandon(face.host, press.match, visit.caller)
    await visit.reply.show(Panel([face.reader(visit, info)("left")]))


async def come_back(face: Face, visit: Visit, press: TablePress) -> None:
    """Take back the seats that one left."""
    info = await leave_host.come_back(face.host, press.match, visit.caller)
    reader = face.reader(visit, info)
    play = button(reader.plain("play"), ids.table(info.id, 0, "play"), Style.primary, "🚂")
    await visit.reply.show(Panel([reader("returned")], rows=[[play]]))


async def table(face: Face, visit: Visit, press: TablePress) -> None:
    """The way to the newest table."""
    info = await directory.info(face.host, press.match, visit.caller)
    await _show_way(face, visit, info)


async def bring(face: Face, visit: Visit, press: TablePress) -> None:
    """Post the table anew, at the end of the place where it is played."""
    info = await directory.info(face.host, press.match, visit.caller)
    channel = visit.channel if info.parked else None
    await directory.resume(face.host, press.match, visit.caller, channel)
    await _show_way(face, visit, await directory.info(face.host, press.match, visit.caller))


async def _show_way(face: Face, visit: Visit, info: MatchInfo) -> None:
    reader = face.reader(visit, info)
    text = reader("table-is", code=info.code, place=f"<#{info.place}>")
    go = link(reader.plain("go-table"), rooms.place_url(info))
    await visit.reply.show(Panel([text], rows=[[go]]))


async def _show_room(face: Face, visit: Visit, info: MatchInfo) -> None:
    """Post a new room, calling the company of the match before; whoever opened it is told alone.

    One that nobody would see is closed: by a second number, since the press has opened it.
    """
    reader = face.reader(visit, info)
    try:
        others = [seat.user for seat in info.people if seat.user != visit.caller.user]
        await face.post_room(info, list(dict.fromkeys([user for user in others if user])))
    except PostFailed:
        again = replace(visit.caller, interaction=-visit.caller.interaction)
        await lobby.close(face.host, info.id, again)
        return await visit.reply.show(refusals.warning(reader("room-not-posted")))
    if not visit.reply.is_quiet:
        text = reader("room-opened", code=info.code)
        await visit.reply.show(Panel([text]))
    return None


async def _changed(face: Face, visit: Visit, info: MatchInfo, what: str) -> None:
    """The room's message shows it; whoever asked elsewhere is told."""
    if what != "started":
        await face.redraw_room(info)
        await face.ask_to_begin(info, visit.caller)
    if not visit.reply.is_quiet:
        reader = face.reader(visit, info)
        go = button(reader.plain("go-table"), ids.table(info.id, 0, "table"), Style.secondary)
        await visit.reply.show(Panel([reader(f"did-{what}", code=info.code)], rows=[[go]]))


def _lacking(visit: Visit, info: MatchInfo) -> list[str]:
    """What the bot may not do where the match would be played."""
    channel = visit.interaction.channel
    is_in_thread = isinstance(channel, discord.Thread)
    if visit.channel != info.channel:
        guild = visit.interaction.guild
        found = guild.get_channel_or_thread(info.channel) if guild else None
        if guild is None or found is None or guild.me is None:
            return []
        permissions, is_in_thread = (
            found.permissions_for(guild.me),
            isinstance(found, discord.Thread),
        )
    else:
        permissions = visit.interaction.app_permissions
    return permits.missing(permissions, is_in_thread, info.where == THREAD and not is_in_thread)

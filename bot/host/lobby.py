"""Before the first move: rooms, who sits in them, and the start.

Who may do what: anybody of the server may sit down and stand up; only the leader (whoever opened
the room; if they left, the first person seated) adds and removes computer players, changes the
options and starts; the leader or a moderator closes.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.clock import CLOCKS, RESERVE
from bot.host.codes import new_code, read_code
from bot.host.errors import (
    AlreadySeated,
    BadOption,
    CodeNeeded,
    NoComputer,
    NoSuchMatch,
    NotSeated,
    Repeated,
    RoomClosed,
    RoomShort,
)
from bot.host.info import (
    ANYBODY,
    BY_CODE,
    CLOSED,
    OPEN,
    RUNNING,
    Caller,
    MatchInfo,
)
from bot.host.names import new_name
from bot.host.notice import SETUP
from bot.host.play import Host
from bot.host.room import Person, changing
from bot.host.save import Done, Moved, save_moves
from bot.host.table import load, load_info
from bot.host.thinking import levels
from bot.host.whole import whole
from bot.names import clean
from bot.store import matches, presses, seats
from bot.store.persons import NOBODY
from engine.chance import seal
from engine.game import Log
from engine.match import Match

DAY = 24 * 3_600_000
EXPIRES = 7 * DAY
"""A room that nobody starts closes by itself after so many milliseconds."""
WARNS = 1 * DAY
"""So long before, its message says so."""
SEED_BYTES = 16
TRIES = 20
LANGUAGES = ("es", "en")


async def open_room(host: Host, caller: Caller, game: str, channel: int) -> MatchInfo:
    """A new room with whoever opens it in the first seat."""
    return await _open(host, caller, game, channel, {}, [(caller.user, caller.name, "")])


@whole
async def rematch(host: Host, match: int, caller: Caller, channel: int) -> tuple[MatchInfo, bool]:
    """A new room with the same company and options, everybody one seat further; whether it is new:
    who asks for it while there is one, or its match runs, is led there."""
    async with host.lock(match):
        async with host.database.look() as connection:
            info = await load_info(connection, match, caller.guild)
            there = await _gone_to(connection, match)
        if caller.user not in [seat.user for seat in info.seats]:
            raise NotSeated
        if there is not None:
            return there, False
        return await _again(host, info, caller, channel), True


async def _gone_to(connection: AsyncConnection, match: int) -> MatchInfo | None:
    row = await matches.read_outside(connection, match)
    if row is None or row.again is None:
        return None
    try:
        there = await load_info(connection, row.again, None)
    except NoSuchMatch:
        return None
    return there if there.status in (OPEN, RUNNING) else None


async def _again(host: Host, info: MatchInfo, caller: Caller, channel: int) -> MatchInfo:
    people = [(seat.user, seat.name, seat.level) for seat in info.seats if seat.user != NOBODY]
    kept = {
        "language": info.language,
        "place": info.where,
        "options": json.dumps(dict(info.options)),
        "clock": info.clock,
    }
    people = [*people[1:], people[0]]
    return await _open(host, caller, info.game, channel, kept, people, before=info.id)


@whole
async def _open(
    host: Host,
    caller: Caller,
    game: str,
    channel: int,
    kept: Mapping[str, Any],
    people: Sequence[Person],
    before: int | None = None,
) -> MatchInfo:
    """`before` is the match that the same company has played."""
    if game not in host.games:
        raise NoSuchMatch
    rules, now = host.games[game].info, host.clock()
    values = {
        "game": game,
        "guild": caller.guild,
        "channel": channel,
        "status": OPEN,
        "language": caller.language if caller.language in LANGUAGES else LANGUAGES[0],
        "place": host.places[0],
        "access": ANYBODY,
        "options": json.dumps({option.id: option.values[0] for option in rules.options}),
        "opener": caller.user,
        "opened_at": now,
        "expires_at": now + EXPIRES,
        "warned": 0,
        "ending": "",
        "salt": host.chance.token(SEED_BYTES),
        "seal": "",
        "schema": rules.schema,
        "rules_version": rules.rules_version,
        "seq": 0,
        "window": "[]",
        "posted_seq": 0,
        "parked": "",
    }
    async with host.database.change() as connection:
        number = None
        for _ in range(TRIES):
            values["code"] = new_code(host.chance.below)
            number = await matches.add(connection, values | dict(kept))
            if number is not None:
                break
        if number is None:
            raise RoomClosed
        if not await presses.take(connection, caller.interaction, number, "open"):
            raise Repeated
        await seats.replace(connection, number, people)
        if before is not None:
            await matches.change(connection, before, again=number)
        return await load_info(connection, number, caller.guild)


@whole
async def sit(
    host: Host, match: int, caller: Caller, code: str = "", *, guest: str = ""
) -> MatchInfo:
    """Take the next free seat. A room by code only wants its code, but from its leader.

    Whoever sits already may seat a `guest` beside them, who plays at the same account.
    """
    async with changing(host, match, caller) as room:
        if caller.user in [seat.user for seat in room.info.seats]:
            if not clean(guest):
                raise AlreadySeated
            room.want_place()
            await room.seat([*room.people, (caller.user, clean(guest), "")])
            return room.info
        is_open = room.info.access == ANYBODY or room.info.opener == caller.user
        if not is_open and read_code(code) != room.info.code:
            raise CodeNeeded
        room.want_place()
        await room.seat([*room.people, (caller.user, caller.name, "")])
        return room.info


@whole
async def stand(host: Host, match: int, caller: Caller) -> MatchInfo:
    """Leave one's seat; those behind move up."""
    async with changing(host, match, caller) as room:
        if caller.user not in [seat.user for seat in room.info.seats]:
            raise NotSeated
        await room.seat([one for one in room.people if one[0] != caller.user])
        return room.info


@whole
async def add_ai(host: Host, match: int, caller: Caller, level: str) -> MatchInfo:
    """A computer player of a level sits down."""
    async with changing(host, match, caller) as room:
        room.led_by(caller)
        if level not in levels(room.game):
            raise NoComputer
        room.want_place()
        name = new_name(room.info.names, host.chance.below)
        await room.seat([*room.people, (None, name, level)])
        return room.info


@whole
async def remove_ai(host: Host, match: int, caller: Caller, seat: int) -> MatchInfo:
    """A computer player gets up."""
    async with changing(host, match, caller) as room:
        room.led_by(caller)
        if seat not in [one.seat for one in room.info.seats if one.is_ai]:
            raise NoComputer
        await room.seat([one for place, one in enumerate(room.people) if place != seat])
        return room.info


@whole
async def set_options(
    host: Host, match: int, caller: Caller, values: Mapping[str, str]
) -> MatchInfo:
    """`where` thread or here, `access` open or code, `language`, `clock` (a name of `CLOCKS`), and
    the game's own options."""
    async with changing(host, match, caller) as room:
        room.led_by(caller)
        allowed = {
            "where": host.places,
            "access": (ANYBODY, BY_CODE),
            "language": LANGUAGES,
            "clock": tuple(CLOCKS),
        }
        own = {option.id: option.values for option in room.game.info.options}
        for name, value in values.items():
            if value not in (allowed | own).get(name, ()):
                raise BadOption(option=name)
        info = room.info
        options = dict(info.options) | {name: values[name] for name in own if name in values}
        info = replace(
            info,
            where=values.get("where", info.where),
            access=values.get("access", info.access),
            language=values.get("language", info.language),
            options=options,
            clock=CLOCKS[values["clock"]] if "clock" in values else info.clock,
        )
        await matches.change(
            room.connection,
            match,
            place=info.where,
            access=info.access,
            language=info.language,
            options=json.dumps(options),
            clock=info.clock,
        )
        return info


@whole
async def close(host: Host, match: int, caller: Caller) -> MatchInfo:
    """Nobody plays; its code is free again."""
    async with changing(host, match, caller) as room:
        if not caller.is_moderator:
            room.led_by(caller)
        await matches.change(room.connection, match, status=CLOSED, ended_at=host.clock())
        return replace(room.info, status=CLOSED)


@whole
async def start(host: Host, match: int, caller: Caller) -> MatchInfo:
    """Deal: the set-up is number 1 of the record, told and saved like a move."""
    async with changing(host, match, caller) as room:
        room.led_by(caller)
        if caller.user not in [seat.user for seat in room.info.seats]:
            raise NotSeated
        missing = min(room.game.info.seats) - len(room.info.seats)
        if missing > 0:
            raise RoomShort(missing=missing)
        await seats.fill_reserves(room.connection, match, room.info.clock * RESERVE)
        table = await load(room.connection, host.games, match)
        seed, log = host.chance.token(SEED_BYTES), Log()
        state = table.game.setup(len(table.sitters), table.info.options, seed, log)
        table.match, table.seed = Match(table.game, state), seed
        moved = Moved(-1, [Done(SETUP, events=tuple(log.events))])
        times = host.times()
        promise = {
            "seed": seed,
            "seal": seal(seed),
            "started_at": times.now,
            "rules_version": table.game.info.rules_version,
        }
        await save_moves(room.connection, table, moved, times, promise)
        info = replace(table.info, seal=seal(seed), started_at=times.now)
    host.moved(match)
    return info


@whole
async def keep_question(host: Host, match: int, message: int) -> None:
    """Keep where the post stands that asks whether to begin; 0: it is gone."""
    async with host.database.change() as connection:
        await matches.change(connection, match, asked=message)


@whole
async def posted(host: Host, match: int, message: int | None) -> None:
    """Keep where the room's message is."""
    async with host.database.change() as connection:
        await matches.change(connection, match, message=message)

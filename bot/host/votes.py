"""What those who play at a table decide together: more than half of them carry it."""

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host import clock
from bot.host.errors import (
    BadSubject,
    NoClock,
    NotSeated,
    NotVoting,
    OldVote,
    Repeated,
    VoteOpen,
)
from bot.host.habits import Habits, awake_after
from bot.host.info import Caller, MatchInfo
from bot.host.leave import hand_over
from bot.host.notice import AGREE, RELIEVE
from bot.host.play import Host
from bot.host.save import Done, Moved, save_moves
from bot.host.table import Table, load, load_info
from bot.host.whole import whole
from bot.store import calls, matches, outbox, presses, votes
from engine.game import Seat

PAUSE, RESUME, TIME, FINISH, REPLACE = "pause", "resume", "time", "finish", "replace"
SUBJECTS = (PAUSE, RESUME, TIME, FINISH, REPLACE)
"""Clocks stand still; they go on; a turn's time more for who is called; the match ends and is
counted as it stands; a computer player takes somebody's seat."""
TIMED = frozenset({PAUSE, RESUME, TIME})
OPEN, CARRIED, LOST = "open", "carried", "lost"
LIFE = 3 * clock.DAY
"""Milliseconds that a question stays open."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A question and how it stands: anybody may know who said what."""

    info: MatchInfo
    subject: str
    seat: Seat | None
    opened_at: int
    yes: tuple[int, ...]
    """Users."""
    no: tuple[int, ...]
    voters: tuple[int, ...]
    """Who may say something: people who play there, but not whom it is about."""
    outcome: str = OPEN
    message: int | None = None

    @property
    def needed(self) -> int:
        """How many carry it."""
        return len(self.voters) // 2 + 1


@whole
async def propose(
    host: Host, match: int, caller: Caller, subject: str, seat: Seat | None = None
) -> Vote:
    """Ask the table, saying yes oneself; alone at the table it is decided at once.

    Raises `BadSubject`, `NoClock`, `NotSeated`, `NotRunning`.
    """
    async with host.lock(match), host.database.change() as connection:
        table = await _table(host, connection, match, caller)
        _check(table, subject, seat)
        if not await presses.take(connection, caller.interaction, match, "vote"):
            raise Repeated
        now = host.clock()
        await _want_none(connection, table, now)
        await votes.open_vote(connection, match, subject, seat, now)
        vote = await _cast(host, connection, table, caller.user, True)
    host.moved(match)
    return vote


@whole
async def cast(host: Host, match: int, caller: Caller, opened_at: int, says: bool) -> Vote:
    """Say yes or no to the question that was opened then (seconds since 1970).

    Raises `OldVote` when it is open no more, `NotVoting` for whom it is about.
    """
    async with host.lock(match), host.database.change() as connection:
        table = await _table(host, connection, match, caller)
        row = await votes.read(connection, match)
        if row is None or row.opened_at // 1000 != opened_at:
            raise OldVote
        if row.opened_at + LIFE < host.clock() or not _stands(table, row):
            raise OldVote
        if not await presses.take(connection, caller.interaction, match, "ballot"):
            raise Repeated
        vote = await _cast(host, connection, table, caller.user, says)
    host.moved(match)
    return vote


@whole
async def keep_message(host: Host, match: int, message: int) -> None:
    """Where the question stands."""
    async with host.database.change() as connection:
        await votes.keep_message(connection, match, message)


async def _table(host: Host, connection: AsyncConnection, match: int, caller: Caller) -> Table:
    table = await load(connection, host.games, match, caller.guild)
    table.info.want_running()
    if not table.seats_of(caller.user):
        raise NotSeated(table.info.names)
    return table


async def _want_none(connection: AsyncConnection, table: Table, now: int) -> None:
    """Nobody sweeps a question away by another one: whoever is to be replaced, say."""
    row = await votes.read(connection, table.id)
    if row is not None and now <= row.opened_at + LIFE and _stands(table, row):
        raise VoteOpen


def _stands(table: Table, row: Row[Any]) -> bool:
    """Whether it can still be carried: whom it is about sits there."""
    return row.seat is None or not table.sitters[row.seat].is_ai


def _check(table: Table, subject: str, seat: Seat | None) -> None:
    if subject not in SUBJECTS or (subject == REPLACE) != (seat is not None):
        raise BadSubject
    if subject in TIMED and not table.info.clock:
        raise NoClock
    is_paused = table.info.paused_at is not None
    if (subject == PAUSE and is_paused) or (subject == RESUME and not is_paused):
        raise BadSubject
    if seat is not None and (seat >= len(table.sitters) or table.sitters[seat].is_ai):
        raise BadSubject


async def _cast(
    host: Host, connection: AsyncConnection, table: Table, user: int, says: bool
) -> Vote:
    row = await votes.read(connection, table.id)
    assert row is not None  # it was read or opened in this transaction
    voters = _voters(table, row.seat)
    if user not in voters:
        if await votes.ballots(connection, table.id):
            raise NotVoting
        raise BadSubject  # nobody asks to be replaced: that is `/rieles relevo`
    await votes.cast(connection, table.id, user, says)
    said = await votes.ballots(connection, table.id)
    yes = tuple([one for one in voters if said.get(one) is True])
    no = tuple([one for one in voters if said.get(one) is False])
    about = (row.subject, row.seat, row.opened_at)
    vote = Vote(table.info, *about, yes, no, voters, message=row.message)
    outcome = _outcome(vote)
    if outcome == OPEN:
        return vote
    await votes.close(connection, table.id)
    if outcome == CARRIED:
        await _carry(host, connection, table, row)
    info = await load_info(connection, table.id, None)
    return replace(vote, info=info, outcome=outcome)


def _voters(table: Table, about: Seat | None) -> tuple[int, ...]:
    spared = table.sitters[about].user if about is not None else None
    users = [sitter.user for sitter in table.sitters if sitter.user and sitter.user != spared]
    return tuple(dict.fromkeys(users))


def _outcome(vote: Vote) -> str:
    if len(vote.yes) >= vote.needed:
        return CARRIED
    return LOST if len(vote.voters) - len(vote.no) < vote.needed else OPEN


async def _carry(host: Host, connection: AsyncConnection, table: Table, row: Row[Any]) -> None:
    now = host.clock()
    match row.subject:
        case "pause":
            await matches.change(connection, table.id, paused_at=now)
        case "resume":
            await _resume(connection, table, now)
        case "time":
            await _more_time(connection, table, now)
        case "replace":
            return await hand_over(host, connection, table, [row.seat], RELIEVE)
        case "finish":
            before = table.game.to_move(table.running.state)
            moved = Moved(-1, [Done(AGREE)], before)
            return await save_moves(connection, table, moved, host.times())
    return await outbox.tell_again(connection, table.id, now, calls=row.subject == RESUME)


async def _resume(connection: AsyncConnection, table: Table, now: int) -> None:
    """What was paused is charged to nobody; whoever was called meanwhile begins now."""
    await clock.go_on(connection, table.info, now)
    await matches.change(connection, table.id, paused_at=None)


async def _more_time(connection: AsyncConnection, table: Table, now: int) -> None:
    """A turn's time more for everybody who is called now: from now on, where theirs is used up."""
    upto = min(now, table.info.still_since or now)
    for row in await calls.running(connection, table.id):
        begins = max(row.ends, row.since, upto)
        ends = awake_after(await _habits(connection, row), begins, row.clock)
        stage = min(row.stage, clock.MOST_GONE)
        due = ends if stage == clock.MOST_GONE else row.next
        await calls.change(connection, table.id, row.seat, stage=stage, next=due, ends=ends)


async def _habits(connection: AsyncConnection, row: Row[Any]) -> Habits:
    return (await clock.habits_of(connection, [row.user or 0]))[row.user or 0]

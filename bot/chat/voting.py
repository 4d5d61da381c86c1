"""`/rieles votar`: a question to the table, with its ballots, in public."""

from collections.abc import Awaitable, Callable, Mapping

from bot.chat import ids
from bot.chat.face import Face, Visit
from bot.chat.ids import TablePress
from bot.chat.parts import Option as Choice
from bot.chat.parts import Panel, Style, button, select
from bot.chat.voices import Reader
from bot.host import directory, votes
from bot.host.errors import BadSubject, OldVote, PostFailed
from bot.host.info import MatchInfo
from bot.host.votes import OPEN, REPLACE, SUBJECTS, TIMED, Vote


async def vote(face: Face, visit: Visit, press: TablePress) -> None:
    """Ask at once, or ask first what about."""
    info = await directory.info(face.host, press.match, visit.caller)
    subject, _, said = press.what.partition("-")
    if not subject:
        return await visit.reply.show(subjects(face.reader(visit, info), info, visit.caller.user))
    seat = ids.number(said) if said else None
    if subject not in SUBJECTS or (said and seat is None):
        raise BadSubject
    found = await votes.propose(face.host, press.match, visit.caller, subject, seat)
    await _tell(face, found)
    reader = face.reader(visit, found.info)
    key = "vote-asked" if found.outcome == OPEN else f"vote-{found.outcome}"
    await visit.reply.show(Panel([reader(key)]))
    return None


async def yes(face: Face, visit: Visit, press: TablePress) -> None:
    await _cast(face, visit, press, True)


async def no(face: Face, visit: Visit, press: TablePress) -> None:
    await _cast(face, visit, press, False)


async def _cast(face: Face, visit: Visit, press: TablePress, says: bool) -> None:
    opened_at = ids.number(press.what)
    if opened_at is None:
        raise OldVote
    found = await votes.cast(face.host, press.match, visit.caller, opened_at, says)
    await _tell(face, found)
    if not visit.reply.is_quiet:
        await visit.reply.show(Panel([face.reader(visit, found.info)("vote-heard")]))


async def _tell(face: Face, vote: Vote) -> None:
    """The question as it stands, edited in place, or posted where it is new."""
    info = vote.info
    shown = panel(face.voices.reader(info.language, info), vote)
    nonce = f"v{info.id}o{vote.opened_at:x}"
    try:
        message = await face.poster.put(info.place, vote.message, shown, nonce)
    except PostFailed:
        return
    if message != vote.message and vote.outcome == OPEN:
        await votes.keep_message(face.host, vote.info.id, message)


def panel(reader: Reader, vote: Vote) -> Panel:
    """What is asked, who said what, and how many are needed."""
    lines = [f"🗳️ **{_question(reader, vote.info, vote.subject, vote.seat)}**"]
    said = [(user, "✅") for user in vote.yes] + [(user, "❌") for user in vote.no]
    silent = [(user, "·") for user in vote.voters if user not in (*vote.yes, *vote.no)]
    lines += [f"{sign} {_name(reader, vote.info, user)}" for user, sign in (*said, *silent)]
    if vote.outcome != OPEN:
        return Panel(["\n".join([*lines, reader(f"vote-{vote.outcome}")])])
    lines.append(reader("vote-needed", n=vote.needed))
    opened = str(vote.opened_at // 1000)
    row = [
        button(reader.plain("vote-yes"), ids.table(vote.info.id, 0, "yes", opened), Style.success),
        button(reader.plain("vote-no"), ids.table(vote.info.id, 0, "no", opened)),
    ]
    return Panel(["\n".join(lines)], rows=[row])


def subjects(reader: Reader, info: MatchInfo, user: int) -> Panel:
    """What can be asked now."""
    is_paused = info.paused_at is not None
    plain = [
        subject
        for subject in SUBJECTS
        if subject != REPLACE
        and (info.clock or subject not in TIMED)
        and not (subject == votes.PAUSE and is_paused)
        and not (subject == votes.RESUME and not is_paused)
    ]
    options = [
        Choice(_question(reader, info, subject, None), ids.opens("vote", subject))
        for subject in plain
    ]
    options += [
        Choice(
            _question(reader, info, REPLACE, seat.seat), ids.opens("vote", f"{REPLACE}-{seat.seat}")
        )
        for seat in info.people
        if seat.user != user
    ]
    row = [select(reader.plain("vote-about"), ids.table_select(info.id, 0, 1), options)]
    return Panel([reader("vote-how")], rows=[row])


def _question(reader: Reader, info: MatchInfo, subject: str, seat: int | None) -> str:
    who = reader.speaker.bare_name(seat) if seat is not None else ""
    return reader.plain(f"vote-{subject}", who=who)


def _name(reader: Reader, info: MatchInfo, user: int) -> str:
    own = info.seats_of(user)
    return reader.speaker.name(own[0]) if own else "…"


HANDLERS: Mapping[str, Callable[[Face, Visit, TablePress], Awaitable[None]]] = {
    "vote": vote,
    "yes": yes,
    "no": no,
}

"""`/rieles ajustes`: zone, night, holidays, reminders, on one private panel."""

from collections.abc import Awaitable, Callable, Mapping

from bot.chat import ids
from bot.chat.face import Face, Visit
from bot.chat.folding import fold
from bot.chat.ids import TablePress
from bot.chat.moments import read_moment
from bot.chat.parts import Item, Option, Panel, Style, button, select
from bot.chat.reminding import stamp
from bot.chat.voices import Reader
from bot.host import preferences
from bot.host.errors import BadTime, BadZone
from bot.host.habits import ALL, CHANNEL, NONE, PRIVATE, TURN, Habits, zones

COMMON = (
    *("Europe/Madrid", "Atlantic/Canary", "America/Mexico_City", "America/Bogota", "America/Lima"),
    *("America/Santiago", "America/Argentina/Buenos_Aires", "America/Caracas", "America/La_Paz"),
    *("America/Guayaquil", "America/Montevideo", "America/Asuncion", "America/Guatemala"),
    *("America/Costa_Rica", "America/Santo_Domingo", "America/Havana", "America/Puerto_Rico"),
    *("America/New_York", "America/Los_Angeles", "Europe/London", "Europe/Paris", "Europe/Berlin"),
    "UTC",
)
"""Where most people who play live; any other can be written."""
WAYS = ((ALL, CHANNEL), (ALL, PRIVATE), (TURN, CHANNEL), (TURN, PRIVATE), (NONE, CHANNEL))
"""What somebody is reminded of, and where."""
HOURS, MINUTES = 24, 60
AWAKE = "none"


async def show(face: Face, visit: Visit, press: TablePress) -> None:
    await _show(face, visit, await preferences.of(face.host, visit.caller.user))


async def zone(face: Face, visit: Visit, press: TablePress) -> None:
    found = await preferences.set_zone(face.host, visit.caller.user, press.what)
    await _show(face, visit, found)


async def sleep_from(face: Face, visit: Visit, press: TablePress) -> None:
    user = visit.caller.user
    if press.what == AWAKE:
        found = await preferences.set_sleep(face.host, user)
    else:
        found = await preferences.set_sleep(face.host, user, begins=_minutes(press))
    await _show(face, visit, found)


async def sleep_to(face: Face, visit: Visit, press: TablePress) -> None:
    found = await preferences.set_sleep(face.host, visit.caller.user, ends=_minutes(press))
    await _show(face, visit, found)


async def remind(face: Face, visit: Visit, press: TablePress) -> None:
    what, _, where = press.what.partition("-")
    found = await preferences.set_reminders(face.host, visit.caller.user, what, where)
    await _show(face, visit, found)


async def back(face: Face, visit: Visit, press: TablePress) -> None:
    await _show(face, visit, await preferences.end_away(face.host, visit.caller.user))


async def write_zone(face: Face, visit: Visit, text: str) -> None:
    """A zone as somebody writes it: the one place whose name holds it."""
    typed = fold(text).replace(" ", "_")
    named = [name for name in zones() if typed and typed in fold(name).replace(" ", "_")]
    exact = [name for name in named if fold(name).replace(" ", "_").endswith(typed)]
    if not named or (not exact and len(named) > 1):
        raise BadZone
    name = exact[0] if exact else named[0]
    await _show(face, visit, await preferences.set_zone(face.host, visit.caller.user, name))


async def write_holiday(face: Face, visit: Visit, begins: str, ends: str) -> None:
    """From and until, as somebody writes them; nothing means now."""
    user, now = visit.caller.user, face.host.clock()
    home = (await preferences.of(face.host, user)).zone
    first = read_moment(begins, now, home) if begins.strip() else now
    last = read_moment(ends, now, home)
    if first is None or last is None:
        raise BadTime
    await _show(face, visit, await preferences.set_away(face.host, user, first, last))


def _minutes(press: TablePress) -> int:
    hour = ids.number(press.what)
    if hour is None or hour >= HOURS:
        raise BadTime
    return hour * MINUTES


async def _show(face: Face, visit: Visit, habits: Habits) -> None:
    await visit.reply.show(panel(face.reader(visit), habits, face.host.clock()))


def panel(reader: Reader, habits: Habits, now: int) -> Panel:
    """What is known of somebody, and every way to change it."""
    away = habits.away if habits.away and habits.away[1] > now else None
    lines = [
        reader("settings-title"),
        reader("settings-zone", zone=habits.zone.replace("_", " ")),
        _night(reader, habits),
        reader(f"settings-{habits.reminders}-{habits.reach}"),
        reader("settings-away", begins=stamp(away[0]), ends=stamp(away[1]))
        if away
        else reader("settings-here"),
    ]
    zone_options = [
        Option(name.replace("_", " ").split("/")[-1], ids.opens("zone", name)) for name in COMMON
    ]
    ways = [
        Option(reader.plain(f"settings-{what}-{where}"), ids.opens("remind", f"{what}-{where}"))
        for what, where in WAYS
    ]
    rows: list[list[Item]] = [
        [select(reader.plain("settings-zones"), ids.table_select(0, 0, 1), zone_options)],
        [_hours(reader, "sleepfrom", 2)],
        [_hours(reader, "sleepto", 3)],
        [select(reader.plain("settings-ways"), ids.table_select(0, 0, 4), ways)],
        [
            button(reader.plain("settings-other-zone"), ids.table(0, 0, "zoneform"), emoji="🌍"),
            button(reader.plain("settings-awake"), ids.table(0, 0, "sleepfrom", AWAKE), emoji="☀️"),
            button(reader.plain("settings-back"), ids.table(0, 0, "back"), Style.primary, "🏠")
            if away
            else button(reader.plain("settings-holiday"), ids.table(0, 0, "holiday"), emoji="🏖️"),
        ],
    ]
    return Panel(["\n".join(lines)], rows=rows)


def _night(reader: Reader, habits: Habits) -> str:
    if habits.sleep is None:
        return reader("settings-no-night")
    begins, ends = (f"{one // MINUTES}:{one % MINUTES:02}" for one in habits.sleep)
    return reader("settings-night", begins=begins, ends=ends)


def _hours(reader: Reader, verb: str, number: int) -> Item:
    options = [Option(f"{hour}:00", ids.opens(verb, str(hour))) for hour in range(HOURS)]
    return select(reader.plain(f"settings-{verb}"), ids.table_select(0, 0, number), options)


HANDLERS: Mapping[str, Callable[[Face, Visit, TablePress], Awaitable[None]]] = {
    "settings": show,
    "zone": zone,
    "sleepfrom": sleep_from,
    "sleepto": sleep_to,
    "remind": remind,
    "back": back,
}

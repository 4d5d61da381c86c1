"""Moments as people write them: «3d», «12 h», «viernes», «5/12», «2026-12-05 18:00»."""

import re
import unicodedata
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

MORNING = time(9)
"""A day without an hour means its morning."""
LENGTH = re.compile(r"([0-9]{1,3}) ?(h|hora|horas|hour|hours|d|dia|dias|day|days)")
DATE = re.compile(
    r"(?:(?P<year>[0-9]{4})-(?P<m>[0-9]{1,2})-(?P<d>[0-9]{1,2})|(?P<day>[0-9]{1,2})/(?P<month>[0-9]{1,2}))"
    r"(?:[ t](?P<hour>[0-9]{1,2})(?:[:.h](?P<minute>[0-9]{2})?)?)?"
)
DAYS = (
    ("lunes", "monday"),
    ("martes", "tuesday"),
    ("miercoles", "wednesday"),
    ("jueves", "thursday"),
    ("viernes", "friday"),
    ("sabado", "saturday"),
    ("domingo", "sunday"),
)
TOMORROW = ("manana", "tomorrow")
LONGEST = 40


def read_moment(text: str, now: int, zone: str) -> int | None:
    """Milliseconds since 1970 of what somebody wrote where they live; None for no moment.

    A day of the week is the next one; a day and month without a year lie ahead.
    """
    text = _bare(text[:LONGEST])
    here = datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
    if found := LENGTH.fullmatch(text):
        step = 3_600_000 if found[2].startswith("h") else 24 * 3_600_000
        return now + int(found[1]) * step
    if text in TOMORROW:
        return _stamp(_morning(here, 1))
    for weekday, names in enumerate(DAYS):
        if text in names:
            return _stamp(_morning(here, (weekday - here.weekday() - 1) % 7 + 1))
    found = DATE.fullmatch(text)
    return _date(found, here) if found else None


def _bare(text: str) -> str:
    """Without accents and capitals; signs stay, as dates are written with them."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return " ".join("".join([one for one in letters if not unicodedata.combining(one)]).split())


def _date(found: "re.Match[str]", here: datetime) -> int | None:
    day, month = int(found["d"] or found["day"]), int(found["m"] or found["month"])
    hour = int(found["hour"]) if found["hour"] else MORNING.hour
    years = [int(found["year"])] if found["year"] else [here.year, here.year + 1]
    for year in years:
        try:
            moment = datetime(year, month, day, hour, int(found["minute"] or 0), tzinfo=here.tzinfo)
        except ValueError:
            continue
        if moment > here or found["year"]:
            return _stamp(moment)
    return None


def _morning(here: datetime, days: int) -> datetime:
    return datetime.combine((here + timedelta(days=days)).date(), MORNING, here.tzinfo)


def _stamp(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)

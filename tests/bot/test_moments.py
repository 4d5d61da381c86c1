"""Moments as people write them."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.chat.moments import read_moment
from bot.host.habits import zones

MADRID = "Europe/Madrid"
HERE = ZoneInfo(MADRID)
NOW = int(datetime(2026, 12, 2, 20, 30, tzinfo=HERE).timestamp() * 1000)  # a Wednesday


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("3d", "2026-12-05 20:30"),
        ("3 días", "2026-12-05 20:30"),
        ("12h", "2026-12-03 08:30"),
        ("1 hour", "2026-12-02 21:30"),
        ("mañana", "2026-12-03 09:00"),
        ("Viernes", "2026-12-04 09:00"),
        ("wednesday", "2026-12-09 09:00"),
        ("miércoles", "2026-12-09 09:00"),
        ("5/12 18:00", "2026-12-05 18:00"),
        ("5/12", "2026-12-05 09:00"),
        ("1/2", "2027-02-01 09:00"),
        ("2026-12-24 7h", "2026-12-24 07:00"),
        ("2026-12-24", "2026-12-24 09:00"),
    ],
)
def test_a_moment(text: str, said: str) -> None:
    found = read_moment(text, NOW, MADRID)
    assert found is not None
    assert datetime.fromtimestamp(found / 1000, HERE).strftime("%Y-%m-%d %H:%M") == said


@pytest.mark.parametrize(
    "text", ["", "luego", "31/2", "99/99", "5/12 25:00", "3", "-3d", "9999d", "²d", "2026-13-01"]
)
def test_no_moment(text: str) -> None:
    assert read_moment(text, NOW, MADRID) is None


def test_it_is_that_hour_where_the_person_lives() -> None:
    there = read_moment("5/12 18:00", NOW, "America/Santiago")
    here = read_moment("5/12 18:00", NOW, MADRID)
    assert there is not None
    assert here is not None
    assert there - here == 4 * 3_600_000


@settings(max_examples=300, deadline=None)
@given(
    st.one_of(
        st.text(max_size=50),
        st.from_regex(r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}( [0-9]{1,2}(:[0-9]{2})?)?", fullmatch=True),
        st.from_regex(r"[0-9]{1,2}/[0-9]{1,2}( [0-9]{1,2}h?)?", fullmatch=True),
        st.from_regex(r"[0-9]{1,3} ?[hd]", fullmatch=True),
    ),
    st.sampled_from(zones()),
)
@example("0001-01-01 0", "Asia/Tokyo")
@example("9999-12-31 23:59", "America/Los_Angeles")
@example("2026-03-29 2:30", MADRID)
def test_nothing_that_is_written_breaks_it(text: str, zone: str) -> None:
    assert isinstance(read_moment(text, NOW, zone), int | None)

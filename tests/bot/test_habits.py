"""When a person can be expected to play: nights, holidays, clock changes."""

from datetime import datetime
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.host.habits import (
    NOTHING,
    Habits,
    awake_after,
    awake_between,
    is_zone,
    rests,
    zones,
)

HOUR = 3_600_000
DAY = 24 * HOUR
MADRID = "Europe/Madrid"
NIGHT = (23 * 60, 8 * 60)
AWAKE = 15 * HOUR
SIESTA = (14 * 60, 16 * 60)


def at(text: str, zone: str = MADRID) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def said(moment: int, zone: str = MADRID) -> str:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


def test_who_has_told_nothing_is_always_awake() -> None:
    assert awake_after(NOTHING, 1000, 5 * DAY) == 1000 + 5 * DAY
    assert awake_between(NOTHING, 1000, 5000) == 4000
    assert awake_between(NOTHING, 5000, 1000) == 0


@pytest.mark.parametrize(
    ("start", "hours", "end"),
    [
        ("2026-03-10 20:00", 2, "2026-03-10 22:00"),
        ("2026-03-10 20:00", 3, "2026-03-11 08:00"),
        ("2026-03-10 20:00", 4, "2026-03-11 09:00"),
        ("2026-03-11 03:00", 1, "2026-03-11 09:00"),  # called at night: it begins in the morning
        ("2026-03-10 20:00", 15 + 3, "2026-03-12 08:00"),
    ],
)
def test_a_clock_stands_still_at_night(start: str, hours: int, end: str) -> None:
    habits = Habits(MADRID, NIGHT)
    assert said(awake_after(habits, at(start), hours * HOUR)) == end


def test_sleep_within_one_day() -> None:
    habits = Habits(MADRID, SIESTA)
    assert said(awake_after(habits, at("2026-03-10 13:00"), 2 * HOUR)) == "2026-03-10 17:00"


def test_the_night_when_clocks_go_forward_is_an_hour_shorter() -> None:
    habits = Habits(MADRID, NIGHT)
    (night,) = islice(rests(habits, at("2026-03-28 22:00")), 1)
    assert night[1] - night[0] == 8 * HOUR
    assert said(awake_after(habits, at("2026-03-28 22:00"), 2 * HOUR)) == "2026-03-29 09:00"


def test_the_night_when_clocks_go_back_is_an_hour_longer() -> None:
    habits = Habits(MADRID, NIGHT)
    (night,) = islice(rests(habits, at("2026-10-24 22:00")), 1)
    assert night[1] - night[0] == 10 * HOUR


def test_an_hour_that_does_not_exist_is_the_next_one() -> None:
    habits = Habits(MADRID, (2 * 60 + 30, 8 * 60))
    assert said(awake_after(habits, at("2026-03-29 01:00"), 3 * HOUR)) == "2026-03-29 09:30"


def test_a_holiday_and_the_nights_around_it_are_one_rest() -> None:
    away = (at("2026-07-01 12:00"), at("2026-07-10 12:00"))
    habits = Habits(MADRID, NIGHT, away)
    assert said(awake_after(habits, at("2026-07-01 10:00"), 3 * HOUR)) == "2026-07-10 13:00"
    assert awake_between(habits, *away) == 0
    assert list(rests(Habits(MADRID, None, away), at("2026-07-02 00:00"))) == [away]


def test_a_holiday_that_is_over_changes_nothing() -> None:
    away = (at("2026-07-01 12:00"), at("2026-07-10 12:00"))
    assert not list(rests(Habits(MADRID, None, away), away[1]))


moments = st.integers(at("2025-01-01 00:00"), at("2028-01-01 00:00"))
lengths = st.integers(0, 20 * DAY)
hours = st.one_of(
    st.none(),
    st.tuples(st.integers(0, 1439), st.integers(1, 14 * 60)).map(
        lambda one: (one[0], (one[0] + one[1]) % 1440)
    ),
)
people = st.builds(
    Habits,
    st.sampled_from([MADRID, "America/Santiago", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"]),
    hours,
    st.one_of(
        st.none(),
        st.tuples(moments, st.integers(1, 60 * DAY)).map(lambda one: (one[0], one[0] + one[1])),
    ),
)


@settings(max_examples=300, deadline=None)
@given(people, moments, lengths)
def test_as_long_awake_as_was_asked(habits: Habits, start: int, length: int) -> None:
    end = awake_after(habits, start, length)
    assert end >= start + length
    assert awake_between(habits, start, end) == length


@settings(max_examples=200, deadline=None)
@given(people, moments, lengths, lengths)
def test_two_stretches_make_one(habits: Habits, start: int, one: int, two: int) -> None:
    middle, end = start + one, start + one + two
    parts = awake_between(habits, start, middle) + awake_between(habits, middle, end)
    assert parts == awake_between(habits, start, end)


@settings(max_examples=200, deadline=None)
@given(people, moments)
def test_rests_come_in_order_and_apart(habits: Habits, start: int) -> None:
    found = list(islice(rests(habits, start), 6))
    assert all(begins < ends for begins, ends in found)
    assert all(one[1] < two[0] for one, two in pairwise(found))
    assert all(ends > start for _, ends in found)


def test_zones_are_places() -> None:
    assert is_zone(MADRID)
    assert not is_zone("Marte/Olimpo")
    assert MADRID in zones()
    assert "Etc/GMT+3" not in zones()
    assert {ZoneInfo(name).key for name in zones()} == set(zones())

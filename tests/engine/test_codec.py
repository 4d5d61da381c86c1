"""Writing and reading values, strictly."""

from dataclasses import dataclass
from enum import IntEnum

import pytest

from engine.codec import Codec
from engine.errors import SnapshotError


class Color(IntEnum):
    RED = 1
    BLUE = 2


@dataclass(frozen=True)
class Sheet:
    name: str


@dataclass(frozen=True, slots=True)
class Pin:
    at: int


@dataclass(frozen=True, slots=True)
class Flag:
    at: tuple[int, ...]
    color: Color


Mark = Pin | Flag


@dataclass(slots=True)
class Map:
    sheet: Sheet
    marks: list[Mark]
    last: Mark | None = None
    alone: Pin | None = None
    note: str | None = None
    big: int = 0


SHEETS = (Sheet("north"), Sheet("south"))
CODEC = Codec([Mark], SHEETS)
MAPS = [
    Map(SHEETS[0], []),
    Map(SHEETS[1], [Pin(1), Flag((1, 2), Color.BLUE)], Flag((), Color.RED), Pin(4), "x", 1 << 117),
    Map(SHEETS[1], [Pin(0)], Pin(7)),
]


@pytest.mark.parametrize("value", MAPS, ids=["empty", "full", "half"])
def test_there_and_back(value: Map) -> None:
    again = CODEC.load(CODEC.dump(value), Map)
    assert again == value
    assert again.sheet is value.sheet
    assert [type(mark) for mark in again.marks] == [type(mark) for mark in value.marks]


def test_an_enumeration_comes_back_as_itself() -> None:
    flag = CODEC.load(CODEC.dump(Flag((), Color.BLUE), Mark), Mark)
    assert flag.color is Color.BLUE


def test_a_union_names_its_class() -> None:
    assert CODEC.to_plain(Pin(3), Mark) == {"at": 3, "is": "Pin"}
    assert CODEC.to_plain(Pin(3)) == {"at": 3}


def test_a_union_or_nothing() -> None:
    for value in (None, Pin(3), Flag((9,), Color.RED)):
        assert CODEC.load(CODEC.dump(value, Mark | None), Mark | None) == value


def test_a_dict_by_numbers() -> None:
    """JSON makes its keys text."""
    for value in ({}, {7: (1, 2), -3: ()}):
        assert CODEC.load(CODEC.dump(value), dict[int, tuple[int, ...]]) == value
        assert CODEC.from_plain(value, dict[int, tuple[int, ...]]) == value
    for wrong in ('{"x":[]}', '{"07":[]}', '{"7":["a"]}', "[]", "7", '{"1.0":[]}'):
        with pytest.raises(SnapshotError):
            CODEC.load(wrong, dict[int, tuple[int, ...]])


GOOD = CODEC.dump(MAPS[1])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "3",
        "null",
        GOOD.replace('"south"', '"west"'),
        GOOD.replace('"Pin"', '"Needle"'),
        GOOD.replace('"is":"Pin"', '"was":"Pin"'),
        GOOD.replace('"big"', '"bigger"'),
        GOOD.replace('"note":"x"', '"note":7'),
        GOOD.replace('"at":1,', '"at":"1",', 1),
        GOOD.replace('"at":1,', '"at":true,', 1),
        GOOD.replace('"at":1,', '"at":1.0,', 1),
        GOOD.replace('"color":2', '"color":9'),
        GOOD[:-1] + ',"more":1}',
        "[" * 100_000,
    ],
)
def test_what_does_not_fit_is_refused(text: str) -> None:
    assert text != GOOD
    with pytest.raises(SnapshotError):
        CODEC.load(text, Map)

"""Board files: TOML read into rows that hand out checked values.

A row knows its file and its key, so that every fault names both, says what is wrong and what to do.
What the keys mean, and how rows depend on each other, is each game's own affair.
"""

import tomllib
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeAlias

from engine.errors import BoardError

Point: TypeAlias = tuple[float, float]
"""Latitude and longitude in degrees, north and east positive."""

LATITUDES: Final = (-90.0, 90.0)
LONGITUDES: Final = (-180.0, 180.0)


class Row:
    """One table of a board file. Every value is asked for once; `end` refuses what nobody asked."""

    __slots__ = ("_asked", "_values", "file", "key")

    def __init__(self, file: str, key: str, values: dict[str, Any]) -> None:
        self.file = file
        self.key = key
        """Where it stands in the file, `routes[3]`; empty for the whole file."""
        self._values = values
        self._asked: set[str] = set()

    def fault(self, key: str, wrong: str, remedy: str) -> BoardError:
        """An error at one key of this row: what is wrong, and what to do."""
        name = self._values.get("id")
        whose = f" ({name})" if isinstance(name, str) else ""
        return BoardError(f"{self.file}: {self._path(key)}{whose}: {wrong}; {remedy}")

    def has(self, key: str) -> bool:
        """Whether this row says anything of it."""
        return key in self._values

    def text(self, key: str) -> str:
        """A text that is not empty. Raises `BoardError`."""
        value = self._value(key, None)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(key, f"{value!r} is no text", "write some words in quotes")
        return value

    def one_of(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        """One of a few words. Raises `BoardError`."""
        value = self._value(key, default)
        if value not in allowed:
            raise self.fault(key, f"{value!r} is not known here", _choose(value, allowed))
        return str(value)

    def whole(self, key: str, allowed: Iterable[int]) -> int:
        """A whole number, one of those allowed. Raises `BoardError`."""
        value = self._value(key, None)
        numbers = tuple(allowed)
        if not isinstance(value, int) or isinstance(value, bool) or value not in numbers:
            remedy = f"write one of {_span(numbers)}"
            raise self.fault(key, f"{value!r} is not allowed", remedy)
        return value

    def degrees(self, key: str, limits: tuple[float, float]) -> float:
        """A coordinate in degrees. Raises `BoardError`."""
        return self._degrees(key, self._value(key, None), limits)

    def points(self, key: str) -> tuple[Point, ...]:
        """Some `[latitude, longitude]` pairs, none when the key is missing. Raises `BoardError`."""
        found = []
        for number, pair in enumerate(self._list(key, [])):
            place = f"{key}[{number}]"
            if not isinstance(pair, list) or len(pair) != 2:
                raise self.fault(place, f"{pair!r} is no point", "write [latitude, longitude]")
            latitude, longitude = pair
            found.append(
                (
                    self._degrees(place, latitude, LATITUDES),
                    self._degrees(place, longitude, LONGITUDES),
                )
            )
        return tuple(found)

    def texts(self, key: str) -> tuple[str, ...]:
        """Some texts, none when the key is missing. Raises `BoardError`."""
        found = self._list(key, [])
        for number, value in enumerate(found):
            if not isinstance(value, str) or not value.strip():
                place = f"{key}[{number}]"
                raise self.fault(place, f"{value!r} is no text", "write some words in quotes")
        return tuple(found)

    def rows(self, key: str) -> list["Row"]:
        """A list of tables, at least one. Raises `BoardError`."""
        listed = self._list(key, None)
        if not listed:
            raise self.fault(key, "the list is empty", "write one row for each")
        for number, values in enumerate(listed):
            if not isinstance(values, dict):
                place = f"{key}[{number}]"
                raise self.fault(place, f"{values!r} is no row", "write { key = value, … }")
        return [Row(self.file, self._path(f"{key}[{n}]"), row) for n, row in enumerate(listed)]

    def row(self, key: str) -> "Row":
        """A table inside this one. Raises `BoardError`."""
        value = self._value(key, None)
        if not isinstance(value, dict):
            raise self.fault(key, f"{value!r} is no table", "write { key = value, … }")
        return Row(self.file, self._path(key), value)

    def end(self) -> None:
        """All has been read. Raises `BoardError` for a key that nobody asked for."""
        for key in self._values:
            if key not in self._asked:
                remedy = f"{_choose(key, sorted(self._asked))}, or take it out"
                raise self.fault(key, "there is no such key here", remedy)

    def _path(self, key: str) -> str:
        return f"{self.key}.{key}" if self.key else key

    def _value(self, key: str, default: Any) -> Any:
        self._asked.add(key)
        value = self._values.get(key, default)
        if value is None:
            raise self.fault(key, "it is missing", f"add {key} = … to this row")
        return value

    def _list(self, key: str, default: list[Any] | None) -> list[Any]:
        value = self._value(key, default)
        if not isinstance(value, list):
            raise self.fault(key, f"{value!r} is no list", "write it in square brackets")
        return value

    def _degrees(self, key: str, value: object, limits: tuple[float, float]) -> float:
        low, high = limits
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.fault(key, f"{value!r} is no number", "write degrees, as 40.42")
        if not low <= value <= high:
            remedy = f"write degrees from {low:g} to {high:g}"
            raise self.fault(key, f"{value!r} is out of range", remedy)
        return float(value)


def read_rows(path: Path) -> Row:
    """The whole file as one row. Raises `BoardError` when it cannot be read or is no TOML."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        wrong = f"{path.name}: the file cannot be read: {error.strerror}"
        raise BoardError(f"{wrong}; check that {path} exists and may be read") from error
    except UnicodeDecodeError as error:
        raise BoardError(f"{path.name}: it is not UTF-8: {error.reason}; save it so") from error
    try:
        return Row(path.name, "", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BoardError(f"{path.name}: it is no TOML: {error}; mend that line") from error


def refuse_repeats(rows: Sequence[Row], key: str, values: Sequence[str]) -> None:
    """Raises `BoardError` at the first row whose value another row had before."""
    seen: dict[str, Row] = {}
    for row, value in zip(rows, values, strict=True):
        if value in seen:
            raise row.fault(key, f"{value!r} is also {seen[value].key}", "give it another")
        seen[value] = row


def _span(numbers: Sequence[int]) -> str:
    """Few numbers one by one, a long run by its ends."""
    if len(numbers) > 12:
        return f"{numbers[0]} to {numbers[-1]}"
    return ", ".join(str(number) for number in numbers)


def _choose(value: object, allowed: Sequence[str]) -> str:
    """Advice: the word that was meant, else all that there are when they are few."""
    close = get_close_matches(str(value), allowed, n=1)
    if close:
        return f"did you mean {close[0]!r}?"
    return f"write one of {', '.join(allowed)}" if len(allowed) <= 12 else "see the list above it"

"""Moves in words: suggestions while somebody types, and what a text may mean.

Every typed word must begin some word of a line, in any order; accents, capitals and signs do not
matter. Lines are made from what the seat may know, as its panels are.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import islice

from bot.chat import ids
from bot.chat.choices import Choices
from bot.chat.folding import fold, matched
from bot.chat.limits import CHOICES, OPTION
from bot.chat.parts import cut
from bot.chat.voices import Reader
from bot.host.desk import Desk
from engine import menu
from engine.menu import Path

FEW = 7
BEST = 3
"""Lines of a long question that are shown before anything is typed."""
SOME = 300
"""Answers of one question that are looked through, and whole moves below one line."""
COUNTED = re.compile(r"(\d+)([a-z]+)")
LONGEST = 200
"""Characters of a typed text that are read."""
MORE = " …"
COMPACT = "="
"""Begins a value that is no notation but the answers of a button."""
NEAR = 0.6


@dataclass(frozen=True, slots=True)
class Line:
    """A move, or the beginning of one."""

    said: str
    words: tuple[str, ...]
    """Folded: what typed words are matched against."""
    path: Path
    is_whole: bool
    is_advised: bool = False


class Lines:
    """All that one seat can type now."""

    def __init__(self, desk: Desk, reader: Reader) -> None:
        self._desk, self._reader = desk, reader
        self._choices = Choices(desk)
        self._seat = desk.press.seat
        self._kinds = menu.open_kinds(desk.game, desk.state, self._seat)
        self._first = [list(self._below(kind)) for kind in self._kinds]
        self._known: dict[Path, list[Line]] = {}

    def suggest(self, text: str) -> list[tuple[str, str]]:
        """At most 25 lines with their values in the notation."""
        typed = words_of(text)
        lines = self.find(typed) if typed else self._openings()
        return [
            (cut(line.said if line.is_whole else line.said + MORE, OPTION), self.value(line))
            for line in lines[:CHOICES]
        ]

    def moves(self) -> list[Line]:
        """Whole moves worth showing before anything is typed: of each opening its first."""
        found = []
        for line in self._openings():
            if line.is_whole:
                found.append(line)
            elif len(line.path) > 1:
                found += self._wholes(line)[:1]
        return found

    def find(self, typed: Sequence[str]) -> list[Line]:
        """Lines that hold every typed word; whole moves where they are few enough."""
        heads, ends = list[Line](), list[Line]()
        for line in [line for lines in self._first for line in lines]:
            left = matched(list(typed), list(line.words))
            if not left:
                heads.append(line)
            elif not line.is_whole and len(left) < len(typed):
                ends += [
                    end for end in self._wholes(line) if not matched(list(typed), [*end.words])
                ]
        if len(heads) + len(ends) > CHOICES:
            return [*heads, *ends]
        free = CHOICES - len(ends)
        if sum(self._count(head, free + 1) for head in heads) > free:
            return [*heads, *ends]
        opened = [[head] if head.is_whole else self._wholes(head) for head in heads]
        return [*[line for lines in opened for line in lines], *ends]

    def nearest(self, text: str) -> Line | None:
        """The line whose words come nearest to a text that means nothing."""
        typed = words_of(text)
        best: tuple[float, Line | None] = (0.0, None)
        for line in [line for lines in self._first for line in lines]:
            hits = [bool(get_close_matches(word, line.words, 1, NEAR)) for word in typed]
            score = sum(hits) / len(hits) if hits else 0.0
            if score > best[0]:
                best = (score, line)
        return best[1]

    def notation(self, line: Line) -> str:
        return menu.spell(self._desk.game, line.path)

    def value(self, line: Line) -> str:
        """What a chosen line sends: its notation; the numbers of its answers where that is too
        long for Discord, as for four tickets."""
        words = self.notation(line)
        if len(words) <= OPTION:
            return words
        chain = (self._choices.write(line.path),)
        press = replace(self._desk.press, chain=chain, check=self._desk.check(chain))
        return COMPACT + ids.said(press)

    def _openings(self) -> list[Line]:
        """Before anything is typed: what is advised, and the beginning of each kind; of the only
        one, its lines."""
        found: list[Line] = []
        for kind, lines in zip(self._kinds, self._first, strict=True):
            if len(lines) <= (FEW if len(self._kinds) > 1 else CHOICES):
                found += lines
            else:
                found += [line for line in lines if line.is_advised][:BEST]
                found.append(self._line((kind,), False))
        return found

    def _below(self, kind: object) -> Iterator[Line]:
        """The lines of one kind with its first answer."""
        desk = self._desk
        path, question = menu.follow(desk.game, desk.state, self._seat, (kind,))
        if question is None:
            yield self._line(path, True)
            return
        for answer in islice(self._choices.ranked(path, question), SOME):
            end, rest = menu.follow(desk.game, desk.state, self._seat, (*path, answer))
            yield self._line(end if rest is None else (*path, answer), rest is None)

    def _count(self, line: Line, most: int) -> int:
        """Whole moves of a line, as far as it matters."""
        return sum(1 for _ in islice(self._choices.ends(line.path), most))

    def _wholes(self, line: Line) -> list[Line]:
        """All whole moves below a line; made once, as people type letter by letter."""
        if line.path not in self._known:
            ends = islice(self._choices.ends(line.path), SOME)
            self._known[line.path] = [self._line(end, True) for end in ends]
        return self._known[line.path]

    def _line(self, path: Path, is_whole: bool) -> Line:
        label = self._choices.label(path, 0)
        said = self._reader.speaker.label(label, OPTION)
        words = fold(said).split() + fold(menu.spell(self._desk.game, path)).split()
        for depth, ask in enumerate(path[0].asks[: len(path) - 1], 1):
            for word in self._desk.game.voice.keys(ask.field, path[depth]):
                for name in self._reader.speaker.known_as(word):
                    words += fold(name).split()
        advised = len(path) > 1 and self._choices.label(path, 1).is_advised
        return Line(said, tuple(words), path, is_whole, advised)


def words_of(text: str) -> list[str]:
    """«3m» is a number and a word."""
    return COUNTED.sub(r"\1 \2", fold(text[:LONGEST])).split()

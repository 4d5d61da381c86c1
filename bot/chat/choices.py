"""What may be chosen on a private panel: answers of the tree with their labels, best first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from bot.host import press as presses
from bot.host.desk import Desk
from bot.host.press import Answers, Some
from engine import menu
from engine.answers import Several
from engine.game import Kind
from engine.menu import Path, Question
from engine.text import Label, Word


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to press: the answers that it gives, and whether they make a move."""

    label: Label
    answers: Answers
    is_move: bool = False
    """Pressing it plays; any other asks on."""
    path: Path = ()
    page: str = ""
    times: int = 1
    is_sure: bool = False
    """Its panel shows what it commits to."""


class Choices:
    """The tree of one seat, as it is offered. Everything is read from what the seat may know."""

    def __init__(self, desk: Desk) -> None:
        self._game, self._view, self._state = desk.game, desk.seen, desk.state
        self._seat = desk.press.seat
        self._voice = desk.game.voice

    def opener(self, kind: Kind[Any, Any]) -> Choice:
        """Opens a kind of move; one that asks nothing and takes back is played."""
        path, question = menu.follow(self._game, self._state, self._seat, (kind,))
        is_move = question is None and not self.commits(path)
        return Choice(self.label((kind,), 0), self.write(path), is_move, path)

    def answers(self, path: Path, question: Question) -> list[Choice]:
        """Each answer to a question, the most useful first."""
        before, known = self.write(path), len(path)
        found = []
        for answer in self.ranked(path, question):
            end, rest = menu.follow(self._game, self._state, self._seat, (*path, answer))
            is_move = rest is None and not self.commits(end)
            label = self.label((*path, answer), known)
            found.append(Choice(label, (*before, answer), is_move, end))
        return found

    def wholes(self, path: Path, most: int) -> list[Choice]:
        """What is left to answer as one list of whole moves; empty when there are more than `most`,
        and while a place is still to be asked: that is looked for on the picture.

        The panel that shows them shows what they commit to. Each is named by all that follows the
        place, also by what had no alternative.
        """
        places = [depth for depth, ask in enumerate(path[0].asks, 1) if ask.place]
        if places and places[-1] >= len(path):
            return []
        ends = list(islice(self.ends(path), most + 1))
        if len(ends) > most:
            return []
        known = min(len(path), 1 + places[-1] if places else 1)
        found = [
            Choice(self.label(end, known), self.write(end), True, end, is_sure=True) for end in ends
        ]
        return sorted(found, key=lambda choice: not choice.label.is_advised)

    def toggles(self, path: Path, offered: Several, picked: int) -> list[Choice]:
        """One for each of the pool; its answers are the choice as it is after the press."""
        before, known = self.write(path), len(path)
        return [
            Choice(
                self.label((*path, (item,)), known),
                (*before, Some(picked ^ 1 << place)),
                path=path,
            )
            for place, item in enumerate(offered.pool)
        ]

    def done(self, path: Path) -> Choice:
        """The whole move, to be confirmed."""
        return Choice(self.label(path, len(path)), self.write(path), True, path, is_sure=True)

    def first_end(self, path: Path) -> Path | None:
        """The whole move that would be thought of first: what a preview shows."""
        return next(self.ends(path), None)

    def keys(self, choice: Choice, depth: int) -> Sequence[Word]:
        """The words under which somebody looks for it."""
        field = choice.path[0].asks[depth - 1].field
        return self._voice.keys(field, choice.path[depth])

    def commits(self, path: Path) -> bool:
        kind, *values = path
        return bool(kind.commits(self._state, self._seat, *values))

    def twice(self, choice: Choice) -> bool:
        kind, *values = choice.path
        return bool(kind.twice(self._state, self._seat, *values))

    def above(self, path: Path) -> Path:
        """The last path at which there was something else to choose; () is the root."""
        for length in range(len(path) - 1, 0, -1):
            shorter, question = menu.follow(self._game, self._state, self._seat, path[:length])
            if question is not None and len(shorter) == length:
                return shorter
        return ()

    def write(self, path: Path) -> Answers:
        return presses.write(self._game, self._state, self._seat, path)

    def label(self, path: Path, known: int) -> Label:
        return self._voice.label(self._state, self._seat, path, known)

    def ranked(self, path: Path, question: Question) -> list[Any]:
        """The game's own order is advice: what it leaves out comes last, what is not offered is
        dropped."""
        offered = list(question.answers)
        first = [a for a in self._voice.ranked(self._view, self._state, path) if a in offered]
        return [*first, *[answer for answer in offered if answer not in first]]

    def ends(self, path: Path) -> Iterator[Path]:
        """Every whole move below some answers, the most useful first."""
        question = menu.choices(self._game, self._state, self._seat, path)
        if question is None:
            yield path
        else:
            for answer in self.ranked(path, question):
                yield from self.ends((*path, answer))

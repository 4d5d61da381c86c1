"""The private panel: what one seat sees, is asked, and may do besides."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from bot.chat import ids
from bot.chat.choices import Choice
from bot.chat.limits import OPTIONS
from bot.chat.parts import (
    SEATS,
    WARNING,
    Emoji,
    Item,
    Option,
    Panel,
    Shown,
    button,
    in_rows,
)
from bot.chat.questions import Drawn, Questions
from bot.chat.refusals import rule_button
from bot.chat.voices import Reader
from bot.chat.ways import ways
from bot.host.desk import CUT, STALE, UNDONE, Desk
from engine import menu
from engine.answers import Several
from engine.errors import EngineError, IllegalMove
from engine.game import Kind
from engine.menu import Path

ROOT_ROWS = 6
OPEN_BUTTONS = 7
NOTES = {STALE: "stale", CUT: "draft-cut", UNDONE: "undone"}


@dataclass(frozen=True, slots=True)
class Scene:
    """What the picture of a panel shows."""

    name: str
    move: Any = None
    chosen: tuple[Any, ...] = ()
    """The word of a kind and the values answered so far, of a move being chosen."""


class Drawing:
    """One panel. Built from a desk, which holds nothing hidden."""

    def __init__(self, desk: Desk, reader: Reader) -> None:
        self.desk, self.reader = desk, reader
        self.questions = Questions(desk, reader)
        self._voice = desk.game.voice

    @property
    def is_asked(self) -> bool:
        return self.desk.press.seat in self.desk.to_move and not self.desk.is_over

    def scene(self) -> Scene:
        """A move being chosen is shown on the board; else what its seat is asked; else the hand."""
        if not self.is_asked:
            return Scene("hand")
        path = self.desk.asked.path or self._only_way()
        chosen = (path[0].word, *path[1:]) if path else ()
        if len(path) > 1 and path[0].asks[0].place:
            end = self.questions.choices.first_end(path)
            if end is not None:
                return Scene("preview", end[0].make(*end[1:]), chosen)
        return Scene("question", chosen=chosen)

    def _only_way(self) -> Path:
        """What the root asks on from: answers that have no alternative are given."""
        desk, seat = self.desk, self.desk.press.seat
        path, _ = menu.follow(desk.game, desk.state, seat, ())
        return path if len(path) > 1 else ()

    def alt(self) -> str:
        """What the picture says, in words: what only this seat knows (its hand, its tickets), then
        what it is asked, then the table."""
        desk, view = self.desk, self.desk.seen
        seen = self._voice.position(desk.game.view(desk.state, None))
        own = [line for line in self._voice.position(view) if line not in seen]
        return self.reader.alt([*own, *self._voice.caption(view), *self._voice.desk(view)])

    def panel(self, picture: Shown | None) -> Panel:
        drawn = self._drawn()
        head = "\n".join([line for line in [*self._news(), *drawn.texts] if line])
        rows = [*drawn.rows, *in_rows([*drawn.openers, *self._verbs()])]
        accent = WARNING if self._is_refused else SEATS[self.desk.press.seat % len(SEATS)]
        return Panel([head], rows=rows, picture=picture, accent=accent)

    @property
    def _is_refused(self) -> bool:
        return bool(self.desk.refusal or self.desk.note == STALE)

    # Texts
    def _news(self) -> list[str]:
        """What the last press came to."""
        desk, reader = self.desk, self.reader
        found = []
        if desk.info.parked:
            found.append(reader("parked", place=f"<#{desk.info.place}>"))
        if desk.note in NOTES:
            found.append(reader(NOTES[desk.note], n=desk.info.seq))
        if desk.refusal is not None:
            found.append(self._refusal(desk.refusal))
        found += reader.lines(self._voice.story(desk.told, desk.press.seat))
        if desk.draft:
            found += [reader("draft", n=len(desk.draft)), *self._draft_lines()]
        return found

    def _refusal(self, error: EngineError) -> str:
        if isinstance(error, IllegalMove):
            return self.reader.speaker.say(self.reader.speaker.refusal(error))
        return self.reader(f"no-undo-{type(error).__name__.lower()}")

    def _draft_lines(self) -> list[str]:
        """The steps not yet confirmed, in order, said as when they were chosen."""
        desk, game, seat = self.desk, self.desk.game, self.desk.press.seat
        state, lines = game.imagine(desk.view, Random(0)), []
        for words in desk.draft:
            path = menu.path(game, state, seat, words)
            label = self._voice.label(state, seat, path, 0)
            lines.append(f"▫️ {self.reader.speaker.say(label.text)}")
            game.play(state, seat, path[0].make(*path[1:]))
        return lines

    def _drawn(self) -> Drawn:
        desk, asked = self.desk, self.desk.asked
        if desk.is_over:
            when = f"<t:{(desk.info.ended_at or 0) // 1000}:R>"
            return Drawn([self.reader("over-since", when=when)])
        if not self.is_asked:
            return Drawn(self._waiting())
        if asked.path:  # a page belongs to what was answered: the root has none
            drawn = self.questions.ask(asked.path, asked.question, asked.picked)
            return Drawn([*self._about(asked.path), *drawn.texts, *self._nearly()], drawn.rows)
        if asked.question is None or not asked.question.answers:
            return Drawn([self.reader("draft-whole")] if desk.draft else self._waiting())
        return self._root(tuple(asked.question.answers))

    def _waiting(self) -> list[str]:
        """Whose turn it is, since when; and what this seat wants to know meanwhile."""
        desk, reader = self.desk, self.reader
        who = ", ".join([reader.speaker.name(seat) for seat in desk.to_move])
        if desk.can_go:
            first = reader("next-ai", who=who, when=f"<t:{desk.goes_at // 1000}:R>")
        elif desk.played or desk.note == UNDONE:
            first = reader("next-undo" if desk.can_undo else "next", who=who)
        else:
            since = f"<t:{(desk.info.moved_at or 0) // 1000}:R>"
            first = reader("not-your-turn", who=who, when=since)
        return [first, *reader.lines(self._voice.desk(desk.seen)), *self._planned()]

    def _planned(self) -> list[str]:
        """What will be played when this seat is called."""
        desk, foresee = self.desk, self.desk.game.info.foresee
        if not desk.plan:
            return []
        state = desk.game.copy(desk.state)
        if foresee is not None:
            foresee(state, desk.press.seat)
        stands = self.reader("plan-stands", n=len(desk.plan))
        return [stands, *ways(self.reader, desk, state)]

    def _about(self, path: Path) -> list[str]:
        """What a chosen move would do, and what is being asked of it."""
        desk, seat = self.desk, self.desk.press.seat
        found = []
        if path:
            found += self.reader.lines(self._voice.preview(desk.state, seat, path))
            prompt = self._voice.prompt(desk.state, seat, path)
            found += self.reader.lines([prompt] if prompt else [])
        return found

    def _nearly(self) -> list[str]:
        """What is almost among the answers, in small print."""
        desk = self.desk
        path, under = desk.asked.path, self.questions.under
        found = self._voice.nearly(desk.state, desk.press.seat, path, under) if path else []
        return [f"-# {line}" for line in self.reader.lines(found)]

    # The root: the answers, not the verbs
    def _root(self, kinds: Sequence[Kind[Any, Any]]) -> Drawn:
        """Each kind unfolded while rows last, one list at most; the others are buttons below."""
        desk = self.desk
        drawn = Drawn([self.reader("your-turn"), *self.reader.lines(self._voice.desk(desk.seen))])
        for kind in kinds:
            below = self._unfold(kind, len(kinds) == 1, self._has_list(drawn))
            if len(drawn.rows) + len(below.rows) > ROOT_ROWS - 1:
                below = self._folded(kind)
            drawn.texts += below.texts
            drawn.rows += below.rows
            drawn.openers += below.openers
        return drawn

    def _folded(self, kind: Kind[Any, Any]) -> Drawn:
        return Drawn(openers=[self.questions.button(self.questions.choices.opener(kind))])

    def _unfold(self, kind: Kind[Any, Any], is_alone: bool, has_list: bool) -> Drawn:
        """The rows of a kind with a line above them, or the one button that opens it."""
        desk, choices, seat = self.desk, self.questions.choices, self.desk.press.seat
        path, question = menu.follow(desk.game, desk.state, seat, (kind,))
        is_several = question is not None and isinstance(question.answers, Several)
        if question is None or (is_several and not is_alone):
            return self._folded(kind)
        if is_several or (is_alone and len(path) > 1):  # as if its one button had been pressed
            below = self.questions.ask(path, question)
            return Drawn([*self._about(path), *below.texts], below.rows)
        found = choices.answers(path, question)
        prompt = self._voice.prompt(desk.state, seat, path)
        if len(found) <= OPEN_BUTTONS:
            return Drawn(
                [*self._given(path), *self.reader.lines([prompt] if prompt else [])],
                in_rows([self.questions.button(one) for one in self._twice(found)]),
            )
        if has_list:
            return self._folded(kind)
        said = prompt or choices.opener(kind).label.text
        title = self.reader.speaker.plain(said)
        end = "…" if title.endswith("…") else ""
        title = f"{title.removesuffix('…')} ({len(found)}){end}"
        has_more = len(found) > OPTIONS or bool(self._voice.nearly(desk.state, seat, (kind,), None))
        openers = self._folded(kind).openers if has_more else []
        return Drawn(self._given(path), [[self._list(title, path, found)]], openers)

    def _given(self, path: Path) -> list[str]:
        """What has no alternative is named: its buttons say only what is left to answer."""
        desk, seat = self.desk, self.desk.press.seat
        lines = self._voice.preview(desk.state, seat, path) if len(path) > 1 else []
        return self.reader.lines(lines)

    def _list(self, title: str, path: Path, found: list[Choice]) -> Item:
        if len(found) <= OPTIONS:
            return self.questions.select_of(title, found, None)
        said = self.reader.plain("see-all", n=len(found))
        whole = self.questions.opens(self.questions.choices.write(path))
        more = Option(said, ids.said(whole))
        return self.questions.select_of(title, found[: OPTIONS - 1], more)

    def _has_list(self, drawn: Drawn) -> bool:
        return any(item.item.type.value == 3 for row in drawn.rows for item in row)

    def _twice(self, found: list[Choice]) -> list[Choice]:
        """Each answer, and once more as a chain of two where the game finds that worth a button."""
        shown = []
        for choice in found:
            shown.append(choice)
            if choice.is_move and self.questions.choices.twice(choice):
                shown.append(replace(choice, times=2))
        return shown

    # What is no answer
    def _verbs(self) -> list[Item]:
        desk, reader, match = self.desk, self.reader, self.desk.info.id
        verbs: list[tuple[str, str, Emoji, bool]] = [
            ("done", reader.plain("draft-confirm"), "✅", self._is_confirmed_apart),
            ("pop", reader.plain("draft-pop"), "↩️", bool(desk.draft)),
            ("undo", reader.plain("undo"), "↩️", desk.can_undo and not desk.draft),
            ("go", reader.plain("let-go"), "▶️", desk.can_go),
        ]
        items = [
            button(said, ids.seat(replace(desk.press, verb=verb, page="")), emoji=emoji)
            for verb, said, emoji, is_shown in verbs
            if is_shown
        ]
        items += self._more_verbs()
        if isinstance(desk.refusal, IllegalMove) and desk.refusal.topic:
            items.append(rule_button(reader, match, desk.refusal.topic))
        if self.is_asked and desk.asked.path and not self._is_root_alone:
            return [*items, *self._ways_back()]
        map_button = button(reader.plain("map"), ids.table(match, 0, "map"), emoji="🔍")
        again = button("", ids.seat(self.questions.opens()), emoji="🔄")
        return [*items, map_button, again]

    @property
    def _is_confirmed_apart(self) -> bool:
        """A draft that no kind of move ends has a button of its own for it."""
        desk = self.desk
        kinds = desk.game.kinds_now(desk.state, desk.press.seat)
        return bool(desk.draft) and not any(kind.confirms for kind in kinds)

    def _more_verbs(self) -> list[Item]:
        """What comes after a match; the table elsewhere; the hand out of sight."""
        info, seat = self.desk.info, self.desk.press.seat
        verbs: list[tuple[str, str, Emoji, bool]] = [
            ("score", "own-score", "🧾", self.desk.is_over),
            ("again", "rematch", "🔁", self.desk.is_over),
            ("bring", "go-on-here", None, bool(info.parked) and not self.desk.is_over),
            ("play", "curtain-hide", "🤫", self.desk.is_shared),
        ]
        items: list[Item] = [
            button(self.reader.plain(said), ids.table(info.id, 0, verb), emoji=emoji)
            for verb, said, emoji, is_shown in verbs
            if is_shown
        ]
        if self._can_plan:
            plan = ids.table(info.id, 0, *ids.plan(seat if self.desk.is_shared else None))
            items.append(button(self.reader.plain("plan-open"), plan, emoji="🗓️"))
        return items

    @property
    def _can_plan(self) -> bool:
        """While others play, and where the game can imagine the turn that comes next."""
        desk, foresee = self.desk, self.desk.game.info.foresee
        if self.is_asked or desk.is_over or foresee is None:
            return False
        return foresee(desk.game.copy(desk.state), desk.press.seat)

    def _ways_back(self) -> list[Item]:
        """One step up, and typing instead of looking."""
        path, page = self.desk.asked.path, self.desk.press.page
        choices = self.questions.choices
        above = path if page else choices.above(path)
        up = self.questions.opens(choices.write(above) if above else ())
        items = [button(self.reader.plain("back"), ids.seat(up), emoji="↩️")]
        question = self.desk.asked.question
        if question is not None and question.place:
            said = self.reader.plain("type")
            items.append(button(said, ids.table(self.desk.info.id, 0, "type"), emoji="⌨️"))
        return items

    @property
    def _is_root_alone(self) -> bool:
        """Some of several is all that is asked: there is nothing to go back to."""
        desk = self.desk
        kinds = menu.open_kinds(desk.game, desk.state, desk.press.seat)
        question = desk.asked.question
        return len(kinds) == 1 and question is not None and isinstance(question.answers, Several)

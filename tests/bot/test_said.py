"""Everything that a game of cards, routes and tickets wants said in self-play is said, in both
languages, within its place."""

import random
from collections.abc import Iterator, Sequence

import pytest

from bot.text import LANGUAGES, Catalogues
from engine import menu
from engine.answers import Several
from engine.game import Log
from engine.games import GAMES
from engine.text import Label, Text

BOTH = [game for game in GAMES if game.info.id in ("europa", "aventureros")]
NAMES = ("Ana", "M" * 40, "Inés_de_la_*Fuente*", "שלום וברכה", "@everyone ||<@1>||")
MATCHES = 30
"""Of each game."""
MOVES = 250
"""Roughly so many moves in a random match: every word of the panels is said after one of them."""
BUTTON, HOUSE, LINE, NOTE, ALT, PAGE = 80, 40, 100, 60, 1024, 3000
CAPTION = 800
"""The caption leaves room in the alt text for the last move."""
BREAKS = ("{", "}", "  ", " ,", " .", "()", "europa-", "aventureros-", "rails-")
"""Signs of a text that was not said whole."""


class Readers:
    """Says each text in both languages, and looks at what comes out."""

    def __init__(self, game) -> None:
        self.game = game
        self.catalogues = Catalogues()
        self.speakers = [
            self.catalogues.speaker(language, game, NAMES, ais=[1]) for language in LANGUAGES
        ]
        seats = range(len(NAMES))
        self.names = [speaker.bare_name(seat) for speaker in self.speakers for seat in seats]

    def texts(self, texts: Sequence[Text], longest: int = PAGE) -> None:
        for speaker in self.speakers:
            for text in texts:
                said, bare = speaker.say(text), speaker.plain(text)
                assert 0 < len(said) <= longest, text
                assert bare, text
                assert "**" not in bare, bare
                self.whole(bare)

    def whole(self, said: str) -> None:
        for name in self.names:
            said = said.replace(name, "x")
        assert not [sign for sign in BREAKS if sign in said], said

    def label(self, label: Label, longest: int) -> None:
        for speaker in self.speakers:
            said = speaker.plain(label.text)
            assert 0 < len(said) <= longest, said
            self.whole(said)
            if label.note:
                note = speaker.plain(label.note)
                assert 0 < len(note) <= NOTE, note
                self.whole(note)

    def no_word_is_missing(self) -> None:
        for language in LANGUAGES:
            assert not self.catalogues[language].missed


def look(readers: Readers, state, seat, picks: random.Random) -> None:
    """Everything that somebody could be shown at this moment."""
    voice = readers.game.voice
    for reader in (None, seat):
        view = readers.game.view(state, reader)
        readers.texts(voice.caption(view), ALT)
        readers.texts(voice.position(view))
        readers.texts(voice.desk(view))
        for speaker in readers.speakers:
            alt = "\n".join(speaker.plain(text) for text in voice.caption(view))
            assert len(alt) <= CAPTION
    for other in range(len(state.players)):
        readers.texts(voice.absent(state, other))
    panels(
        readers, readers.game.imagine(readers.game.view(state, seat), random.Random(0)), seat, picks
    )


def panels(readers: Readers, state, seat, picks: random.Random) -> None:
    """The root and its options, and a few paths to their ends."""
    voice = readers.game.voice
    view = readers.game.view(state, seat)
    for kind in menu.open_kinds(readers.game, state, seat):
        readers.label(voice.label(state, seat, (kind,), 0), HOUSE)
        question = menu.choices(readers.game, state, seat, (kind,))
        if question is None:
            whole(readers, state, seat, (kind,))
            continue
        answers = voice.ranked(view, state, (kind,))
        assert sorted(answers) == sorted(question.answers)
        if isinstance(question.answers, Several):
            answers = [(item,) for item in question.answers.pool]
        for answer in answers:
            readers.label(voice.label(state, seat, (kind, answer), 1), HOUSE)
            for word in voice.keys(question.field, answer):
                assert readers.speakers[0].known_as(word)[0] != "…"
        for path in ends(readers.game, state, seat, (kind, picks.choice(list(question.answers)))):
            whole(readers, state, seat, path)


def ends(game, state, seat, path) -> Iterator[menu.Path]:
    """Every whole move below a path."""
    question = menu.choices(game, state, seat, path)
    if question is None:
        yield path
        return
    for answer in question.answers:
        yield from ends(game, state, seat, (*path, answer))


def whole(readers: Readers, state, seat, path) -> None:
    """A move while it is being chosen, and chosen."""
    voice = readers.game.voice
    for known in range(len(path) + 1):
        is_long = path[0].word == "keep" and known < 2
        longest = 4 * LINE if is_long else LINE if known <= 1 else BUTTON
        readers.label(voice.label(state, seat, path, known), longest)
        if known:
            prompt = voice.prompt(state, seat, path[:known])
            readers.texts([prompt] if prompt else [])
            readers.texts(voice.preview(state, seat, path[:known]))


@pytest.fixture(scope="module", params=BOTH, ids=lambda game: game.info.id)
def readers(request):
    return Readers(request.param)


@pytest.mark.parametrize("block", range(5))
def test_whatever_a_match_brings_is_said(readers, block):
    game = readers.game
    for number in range(block, MATCHES, 5):
        picks = random.Random(number)
        told = Log()
        state = game.setup(2 + number % 4, {}, f"said {number}", told)
        moment, moves = picks.randrange(MOVES), 0
        while to_move := game.to_move(state):
            seat = picks.choice(list(to_move))
            if moves == moment:
                look(readers, state, seat, picks)
            before = len(told.events)
            game.play(state, seat, menu.pick(game, state, seat, picks.random), told)
            readers.texts(game.voice.story(told.events[before:], seat))
            moves += 1
        finish(readers, state, told)
    readers.no_word_is_missing()


def finish(readers: Readers, state, told: Log) -> None:
    voice = readers.game.voice
    for reader in (None, 0):
        readers.texts(voice.story(told.events, reader))
    view = readers.game.view(state, 0)
    readers.texts([*voice.caption(view), *voice.position(view), *voice.desk(view)])
    standings = readers.game.standings(state)
    for standing in standings:
        readers.texts(voice.score(standing))
    moments = voice.moments(standings, told.events)
    assert len(moments) <= 3
    readers.texts(moments)

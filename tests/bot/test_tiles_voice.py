"""Everything that Railroad Tiles wants said in self-play is said, in both languages, within its
place; and what its buttons say is what the pictures show."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from bot.text import LANGUAGES, Catalogues
from engine import menu
from engine.game import Log
from engine.games import GAMES
from engine.games.railroad_tiles import laying
from engine.text import Label, Text
from tests.rulebook.railroad_tiles.table import Table

GAME: Any = next(game for game in GAMES if game.info.id == "railroad_tiles")
NAMES = ("Ana", "M" * 40, "Inés_de_la_*Fuente*", "@everyone ||<@1>||")
MATCHES = 12
CATALOGUES = Catalogues()
BUTTON, HOUSE, LINE, NOTE, ALT = 80, 40, 100, 60, 1024
CAPTION = 800
"""The caption leaves room in the alt text for the last move."""
BREAKS = ("{", "}", "  ", " ,", " .", "()", "railroad_tiles-")
"""Signs of a text that was not said whole."""


class Readers:
    """Says each text in both languages, and looks at what comes out."""

    def __init__(self) -> None:
        self.catalogues = CATALOGUES
        self.speakers = [
            self.catalogues.speaker(language, GAME, NAMES, ais=[1]) for language in LANGUAGES
        ]

    def texts(self, texts: Sequence[Text], longest: int = 3000) -> None:
        for speaker in self.speakers:
            for text in texts:
                bare = speaker.plain(text)
                assert 0 < len(speaker.say(text)) <= longest, text
                self.whole(bare)
                assert "**" not in bare, bare

    def whole(self, said: str) -> None:
        for speaker in self.speakers:
            for seat in range(len(NAMES)):
                said = said.replace(speaker.bare_name(seat), "x")
        assert said
        assert not [sign for sign in BREAKS if sign in said], said

    def label(self, label: Label, longest: int) -> None:
        for speaker in self.speakers:
            said = speaker.plain(label.text)
            assert 0 < len(said) <= longest, said
            self.whole(said)
            if label.note:
                self.whole(speaker.note(label, NOTE))

    def no_word_is_missing(self) -> None:
        for language in LANGUAGES:
            assert not self.catalogues[language].missed


def look(readers: Readers, state: Any, seat: int, picks: Random) -> None:
    """Everything that somebody could be shown at this moment."""
    voice = GAME.voice
    for reader in (None, seat):
        view = GAME.view(state, reader)
        for said in (voice.caption(view), voice.position(view), voice.desk(view)):
            readers.texts(said)
        for speaker in readers.speakers:
            alt = "\n".join(speaker.plain(text) for text in voice.caption(view))
            assert len(alt) <= CAPTION
    for other in range(len(state.areas)):
        readers.texts(voice.absent(state, other))
    view = GAME.view(state, seat)
    for kind in menu.open_kinds(GAME, state, seat):
        readers.label(voice.label(state, seat, (kind,), 0), HOUSE)
        path: menu.Path = (kind,)
        while question := menu.choices(GAME, state, seat, path):
            prompt = voice.prompt(state, seat, path)
            readers.texts([prompt] if prompt else [])
            assert sorted(voice.ranked(view, state, path)) == sorted(question.answers)
            for answer in question.answers:
                readers.label(voice.label(state, seat, (*path, answer), len(path)), HOUSE)
                readers.label(voice.label(state, seat, (*path, answer), 0), LINE)
            path = (*path, picks.choice(list(question.answers)))
            readers.texts(voice.preview(state, seat, path))
        readers.label(voice.label(state, seat, path, len(path)), BUTTON)
        readers.texts(voice.preview(state, seat, path))


@pytest.fixture(scope="module")
def readers() -> Iterator[Readers]:
    found = Readers()
    yield found
    found.no_word_is_missing()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_a_match_brings_is_said(readers: Readers, seats: int) -> None:
    voice = GAME.voice
    for number in range(MATCHES // 3):
        picks, told = Random(f"{seats} {number}"), Log()
        state = GAME.setup(seats, {}, f"said {number}", told)
        moment, moves, heard = picks.randrange(20 * seats), 0, 0
        while to_move := GAME.to_move(state):
            seat = picks.choice(list(to_move))
            if moves % (20 * seats) == moment:
                look(readers, state, seat, picks)
            GAME.play(state, seat, menu.pick(GAME, state, seat, picks.random), told)
            readers.texts(voice.story(told.events[heard:], seat))
            readers.texts(voice.story(told.events[heard:], None))
            moves, heard = moves + 1, len(told.events)
        view = GAME.view(state, 0)
        readers.texts([*voice.caption(view), *voice.position(view), *voice.desk(view)])
        standings = GAME.standings(state)
        for standing in standings:
            readers.texts(voice.score(standing))
        decided = voice.moments(standings, told.events)
        assert 1 <= len(decided) <= 3
        readers.texts(decided)


def said(texts: Sequence[Text], language: str = "es") -> str:
    return "\n".join(CATALOGUES.speaker(language, GAME, NAMES).plain(text) for text in texts)


def test_a_place_says_what_it_closes_and_opens() -> None:
    table = Table().lie(0, 0, "road_straight", "H-H-")
    (tile,) = table.hold("road_t")
    lay, state = GAME.kinds[type(next(menu.moves(GAME, table.state, 0)))], table.state
    cells = laying.cells(state, 0, tile)
    label = GAME.voice.label(state, 0, (lay, tile, cells[0]), 2)
    assert said([label.text]) == "1 · N1"
    assert label.note is not None
    assert said([label.note]) == "cierra 1, abre 2"
    assert said([label.note], "en") == "closes 1, opens 2"
    preview = said(GAME.voice.preview(state, 0, (lay, tile, cells[0])))
    assert "Cierra 1 y abre 2: te quedarían 3 aperturas." in preview


def test_a_place_that_completes_a_city_says_so() -> None:
    table = Table().lie(0, 0, "road_end", "H---", is_town=True)
    table.lie(0, 1, "road_end", "--H-", is_town=True)
    tile = table.find("rail_end", is_town=True)
    table.area().hand = (tile,)
    lay = next(kind for kind in GAME.kinds.values() if kind.word == "lay")
    path = (lay, tile, laying.cells(table.state, 0, tile)[1])
    assert "Completa una ciudad" in said(GAME.voice.preview(table.state, 0, path))


def test_a_placement_that_would_be_lost_is_told_before_the_end() -> None:
    table = Table(3, tokens=(0,)).lie(0, 0, "rail_t", "RRR-")
    finish = next(kind for kind in GAME.kinds.values() if kind.word == "finish")
    assert "pierdes esa ficha" in said(GAME.voice.preview(table.state, 0, (finish,)))
    table.area().tokens = ()
    assert "Terminas tu parte" in said(GAME.voice.preview(table.state, 0, (finish,)))

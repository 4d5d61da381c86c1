"""The catalogues agree: with each other, with the code, with the boards."""

import ast as python
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from bot.catalogue import sources_of
from bot.text import LANGUAGES, Catalogues
from engine.errors import IllegalMove
from engine.games import GAMES
from render import PAINTERS
from tests.bot.ftl import catalogue
from tools import places

ROOT = Path(__file__).parents[2]
KEYS = {language: catalogue(language) for language in LANGUAGES}
TEXTS = Catalogues()
RULES_LENGTH = 1500
"""Characters of one topic, so that it fits a message with its buttons."""
SHARED = "rails"
"""Words of any game of cards, routes and tickets."""
PREFIX = "|".join(
    [*[game.info.id for game in GAMES], SHARED, "chat", "host", "command", "refusal", "icon"]
)
KEY = re.compile(rf"(?:{PREFIX})-[a-z0-9_-]+(?:\.[a-z]+)?")


@cache
def nodes(folder: str) -> list[tuple[str, python.AST]]:
    """Every node of the code with the file it stands in."""
    return [
        (path.name, node)
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
    ]


def literal(node: object) -> str:
    """The text of a string in the code; empty for anything else."""
    return node.value if isinstance(node, python.Constant) and isinstance(node.value, str) else ""


def asked(folder: str) -> dict[str, str]:
    """Every whole key in the code -> the file that has it. What the chat's reader is asked for is
    a key of the chat."""
    found = {}
    parts = {
        id(part)
        for _, node in nodes(folder)
        if isinstance(node, python.JoinedStr)
        for part in node.values
    }
    for file, node in nodes(folder):
        if KEY.fullmatch(literal(node)) and id(node) not in parts:
            found[literal(node)] = file
        if isinstance(node, python.Call) and node.args and literal(node.args[0]):
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if called in ("reader", "plain"):
                found[f"chat-{literal(node.args[0])}"] = file
    return found


def patterns(folder: str, start: str) -> list[re.Pattern[str]]:
    """Every key that the code makes from parts after `start`."""
    found = []
    for _, node in nodes(folder):
        if isinstance(node, python.JoinedStr) and literal(node.values[0]).startswith(start):
            parts = [re.escape(literal(part)) or ".+" for part in node.values]
            found.append(re.compile("".join(parts)))
    return found


def words_of(game) -> list[str]:
    """The keys that anybody may ask for, of any game."""
    name = game.info.id
    keys = [f"{name}-{field}-{word}" for field, words in game.vocabulary.items() for word in words]
    keys += [f"{name}-kind-{kind.word}" for kind in game.kinds.values()]
    keys += [f"{name}-level-{level}" for level in game.info.policies]
    keys += [f"{name}-rules-{topic}" for topic in game.voice.topics]
    keys += [f"{name}-rules-{topic}.title" for topic in game.voice.topics]
    for option in game.info.options:
        keys.append(f"{name}-option-{option.id}")
        keys += [f"{name}-option-{option.id}-{value}" for value in option.values]
    return [*keys, f"{name}-name", f"{name}-about"]


def words_of_pictures() -> list[str]:
    return [
        *[key for painter in PAINTERS.values() for key in painter.words],
        *[
            f"{game}-region-{region.id}"
            for game, painter in PAINTERS.items()
            for region in painter.regions
        ],
    ]


def test_both_languages_have_the_same_keys():
    assert KEYS["es"].keys() == KEYS["en"].keys()


def test_both_languages_ask_for_the_same_arguments():
    differ = {key for key in KEYS["es"] if KEYS["es"][key] != KEYS["en"].get(key)}
    assert not differ


@pytest.mark.parametrize("folder", ["engine", "bot", "render"])
def test_every_key_in_the_code_exists(folder):
    known = {*KEYS["es"], *[key.partition(".")[0] for key in KEYS["es"]]}
    missing = {key: file for key, file in asked(folder).items() if key not in known}
    assert not missing


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_every_key_of_a_game_is_asked_for_somewhere(game):
    start = f"{game.info.id}-"
    made = [*patterns("engine", start), *patterns("render", start)]
    known = {*words_of(game), *words_of_pictures(), *asked("engine"), *asked("render")}
    icons = {f"{start}icon-{name}" for name in PAINTERS[game.info.id].icons()}
    idle = [
        key
        for key in KEYS["es"]
        if key.startswith(start)
        and key not in known | icons
        and not key.endswith(".also")
        and not any(pattern.fullmatch(key.removesuffix(".many")) for pattern in made)
        and key.removesuffix(".many").removesuffix("-you") not in known
    ]
    assert not idle


def test_every_shared_key_is_asked_for_somewhere():
    start = f"{SHARED}-"
    made = [*patterns("engine", start), *patterns("render", start)]
    known = {*words_of_pictures(), *asked("engine"), *asked("render")}
    idle = [
        key
        for key in KEYS["es"]
        if key.startswith(start) and key not in known
        if not any(pattern.fullmatch(key) for pattern in made)
    ]
    assert not idle


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_every_word_of_a_game_is_said(game):
    assert not [key for key in words_of(game) if key not in KEYS["es"]]


def test_every_word_of_a_picture_is_said():
    assert not [key for key in words_of_pictures() if key not in KEYS["es"]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_every_icon_has_a_sign_that_stands_for_it(game):
    names = PAINTERS[game.info.id].icons()
    own = {f"icon-{name}" for name in names} & KEYS["es"].keys()
    own |= {f"icon-{name}" for name in names if f"{game.info.id}-icon-{name}" in KEYS["es"]}
    assert own == {f"icon-{name}" for name in names}


def kinds_of(error: type[IllegalMove]) -> set[type[IllegalMove]]:
    return {error}.union(*[kinds_of(child) for child in error.__subclasses__()])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_every_refusal_is_said_and_names_a_topic(game):
    place = f"engine.games.{game.info.id}.refusals"
    own = [error for error in kinds_of(IllegalMove) if error.__module__ == place and error.rule]
    assert own
    for error in own:
        assert error.topic in game.voice.topics, error.__name__
        assert getattr(error, "key", "") in KEYS["es"], error.__name__


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.id)
def test_a_topic_of_the_rules_fits_a_message(game, language):
    speaker = TEXTS.speaker(language, game)
    for topic in game.voice.topics:
        said = speaker.key(f"{game.info.id}-rules-{topic}")
        assert 0 < len(said) <= RULES_LENGTH, topic
        assert len(speaker.key(f"{game.info.id}-rules-{topic}.title")) <= 45, topic


def test_a_select_holds_the_topics():
    assert all(len(game.voice.topics) <= 25 for game in GAMES)


def test_places_are_named_as_on_the_board():
    named = {(language, file): said for language, file, said in places.files_of(GAMES)}
    assert len(named) == 8
    for (language, file), said in named.items():
        assert sources_of(language)[file] == said, "run python -m tools.places"


def test_the_files_have_their_twins():
    folder = Path(str(files("data") / "locales"))
    names = [sorted(file.name for file in (folder / language).iterdir()) for language in LANGUAGES]
    assert names[0] == names[1]


COUNTED = {
    "es": "locomotoras|losetas|enlaces|ciudades|estrellas|aperturas|viajeros",
    "en": "locomotives|tiles|links|cities|stars|openings|passengers",
}
"""What the games of shares and of tiles count, in the plural."""
NEVER_ONE = {
    "ride_the_rails-absent-limit",
    "ride_the_rails-refusal-too-many",
    "ride_the_rails-position-passengers",
    "railroad_tiles-decided-rectangle",
}
"""Three locomotives make the least limit; twenty-two passengers are left at the least."""


@pytest.mark.parametrize("game", ["ride_the_rails", "railroad_tiles"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_not_said_as_many(language, game):
    """A number before what it counts stands in a choice of forms, `[one]` and `*[other]`."""
    form = re.compile(rf"\{{ \$\w+ \}}\*{{0,2}} (?:{COUNTED[language]})\b")
    key, found = "", []
    for line in sources_of(language)[f"{game}.ftl"].splitlines():
        key = line.split(" =")[0] if line[:1].isalpha() else key
        is_choice = re.match(r"\s+\*?\[\w+\] ", line)
        if form.search(line) and not is_choice and key not in NEVER_ONE:
            found.append(f"{key}: {line.strip()}")
    assert found == []

"""Texts call commands, options and buttons by the names that their readers see."""

import re

import pytest
from fluent.syntax import serializer

from bot.catalogue import sources_of
from bot.text import LANGUAGES
from tests.bot.ftl import entries

COMMAND = re.compile(r"/rieles (\w+)(?: (\w+):| (exportar|borrar|export|erase)\b)?")
QUOTED = {"es": re.compile("«([^»{]+)»"), "en": re.compile("“([^”{]+)”")}
FOREIGN = {"es": "“”", "en": "«»"}
"""Marks of quotation that a language does without."""
ELSEWHERE = {"Viewing as", "Gestionar servidor", "Manage Server", "Jugador", "Player"}
"""What is quoted and no word of ours: Discord's, the page's, the start of a name."""


def texts(language: str) -> dict[str, str]:
    """Every text of a language as it is written, by its key."""
    return {
        key: serializer.serialize_pattern(pattern).strip()
        for source in sources_of(language).values()
        for key, pattern in entries(source)
    }


def bare(text: str) -> str:
    """A button's words without the sign before them."""
    return re.sub(r"^[^\w]+", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_in_a_text_is_called_as_its_reader_calls_it(language):
    said = texts(language)
    commands = {text for key, text in said.items() if re.fullmatch(r"command-[a-z-]+", key)}
    options = {text for key, text in said.items() if re.fullmatch(r"option-[a-z-]+", key)}
    wrong, seen = [], 0
    for key, text in said.items():
        for command, option, part in COMMAND.findall(text):
            seen += 1
            if not {command, *([part] if part else [])} <= commands or option not in {"", *options}:
                wrong.append(f"{key}: /rieles {command} {option}{part}")
    assert wrong == []
    assert seen > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_text_quotes_is_written_somewhere(language):
    said = texts(language)
    names = {bare(text).casefold() for text in [*said.values(), *ELSEWHERE]}
    quoted = [(key, one) for key, text in said.items() for one in QUOTED[language].findall(text)]
    assert len(quoted) > 5
    assert [(key, one) for key, one in quoted if one.casefold() not in names] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_its_own_marks_of_quotation(language):
    found = [key for key, text in texts(language).items() if set(text) & set(FOREIGN[language])]
    assert found == []


def test_english_is_spelt_one_way():
    """As in Britain: colours and neighbours, so grey and centre."""
    american = re.compile(
        r"\b(?:gray|colors?|centers?|neighbor\w*|favor\w*|honor\w*|travel[eo]\w*)\b", re.I
    )
    found = {}
    for key, text in texts("en").items():
        words = american.findall(re.sub(r"\{[^{}]*\}", "", text))
        if words:
            found[key] = words
    assert found == {}

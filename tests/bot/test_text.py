"""How texts are said: names, icons, lists, numbers, agreement, and what happens without words."""

import logging

import pytest

from bot.names import LONGEST, clean, escaped
from bot.text import LANGUAGES, Catalogues, language_of
from engine.errors import IllegalMove, NotYourTurn
from engine.games import GAMES
from engine.text import Icon, Label, Listed, Text, Who, Word, text

EUROPA = next(game for game in GAMES if game.info.id == "europa")
WORDS = """
toy-number = { $n }
toy-signed = { SIGNED($n) }
toy-list = { $items }
toy-who = Juega { $who }.
toy-bold = **{ $who }** cogió { $icon } `x` *ya*
toy-unknown = Falta { $nothing }
toy-titled = cuerpo
    .title = Título
toy-only-here = solo en español
icon-tree = 🌳
"""
TEXTS = Catalogues({"es": [WORDS]})


@pytest.fixture
def speaker():
    return TEXTS.speaker("es", EUROPA, ["Ana", "Inés", "Bruno"], ais=[2])


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("es", "es"),
        ("es-ES", "es"),
        ("es-419", "es"),
        ("pt-BR", "es"),
        ("ca", "es"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("fr", "en"),
        ("est", "en"),
        ("", "es"),
        (None, "es"),
    ],
)
def test_a_locale_is_answered_in_one_of_our_languages(locale, language):
    assert language_of(locale) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_not_grouped_and_have_a_real_minus(language):
    speaker = TEXTS.speaker(language)
    assert speaker.key("toy-number", n=12345) == "12345"
    assert speaker.key("toy-number", n=-13) == "−13"
    assert [speaker.key("toy-signed", n=n) for n in (4, 0, -13)] == ["+4", "0", "−13"]


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 rojas"), (1, "1 roja"), (2, "2 rojas"), (1000000, "1000000 rojas")]
)
def test_cards_agree_in_spanish(speaker, count, said):
    assert speaker.key("rails-cards", n=count, color=Word("color", 0)) == said


def test_locomotives_agree_too(speaker):
    loco = Word("color", 8)
    said = [speaker.key("rails-cards", n=n, color=loco) for n in (1, 2)]
    assert said == ["1 locomotora", "2 locomotoras"]


@pytest.mark.parametrize(
    ("items", "es", "en"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a y b", "a and b"),
        (["a", "b", "c"], "a, b y c", "a, b, and c"),
        (["Ana", "Inés"], "Ana e Inés", "Ana and Inés"),
        (["madre", "hija"], "madre e hija", "madre and hija"),
        (["agua", "hielo"], "agua y hielo", "agua and hielo"),
        (["a", "b", "**Ibiza**"], "a, b e **Ibiza**", "a, b, and **Ibiza**"),
    ],
)
def test_lists_are_joined_as_each_language_does(items, es, en):
    listed = text("toy-list", items=Listed(tuple(items)))
    assert TEXTS.speaker("es").say(listed) == es
    assert TEXTS.speaker("en").say(listed) == en


def test_a_seat_has_a_sign_and_a_name(speaker):
    assert speaker.name(1) == "🔵 Inés"
    assert speaker.name(2) == "🟢 Bruno 🤖"
    assert speaker.bare_name(2) == "Bruno (IA)"
    assert speaker.say(text("toy-who", who=Who(0))) == "Juega 🔴 Ana."
    assert speaker.plain(text("toy-who", who=Who(2))) == "Juega Bruno (IA)."


def test_a_seat_without_a_readable_name_is_called_by_its_number():
    speaker = TEXTS.speaker("es", EUROPA, ["\u200b\u202e ", "\u3164"])
    assert [speaker.bare_name(seat) for seat in range(3)] == ["Jugador 1", "Jugador 2", "Jugador 3"]


def test_icons_are_emojis_where_there_are_some_and_signs_where_not(speaker):
    card = text("rails-card", icon=Icon("carta_roja"), color=Word("color", 0))
    assert speaker.say(card) == "🟥 roja"
    assert speaker.plain(card) == "roja"
    with_emojis = TEXTS.speaker("es", EUROPA, icons={"carta_roja": "<:carta_roja:7>"})
    assert with_emojis.say(card) == "<:carta_roja:7> roja"
    assert with_emojis.plain(card) == "roja"


def test_bare_words_lose_our_marks_but_not_those_of_a_name():
    speaker = TEXTS.speaker("es", EUROPA, ["St*r `x`"])
    said = text("toy-bold", who=Who(0), icon=Icon("tree"))
    assert speaker.plain(said) == "St*r `x` cogió x ya"
    assert speaker.say(said) == "**🔴 St\\*r \\`x\\`** cogió 🌳 `x` *ya*"
    assert speaker.bare_name(0) == "St*r `x`"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("@everyone", "\\@everyone"),
        ("<@123>", "\\<\\@123\\>"),
        ("[x](https://a.b)", "\\[x\\]\\(https\\://a.b\\)"),
        ("**x** _y_ ~~z~~ ||s|| `c`", "\\*\\*x\\*\\* \\_y\\_ \\~\\~z\\~\\~ \\|\\|s\\|\\| \\`…"),
        ("# título", "\\# título"),
    ],
)
def test_names_say_their_signs_and_mention_nobody(name, shown):
    assert escaped(clean(name)) == shown


def test_names_are_one_visible_line_of_bounded_length():
    assert clean("a\nb\t  c") == "a b c"
    assert clean("ab\u202e\u200b\u2066cd\ufeff") == "abcd"
    assert clean("Z" + "\u0336" * 40) == "Z" + "\u0336" * 2
    assert clean("x" * 40) == "x" * (LONGEST - 1) + "…"
    assert len(clean("🚂" * 40)) == LONGEST
    assert clean("\u2800\u3164\u200d") == ""


def test_a_name_from_right_to_left_does_not_turn_the_line():
    assert escaped("שלום") == "\u2068שלום\u2069"


def test_a_key_that_nobody_has_is_told_once_and_never_raised(caplog):
    speaker = Catalogues().speaker("en", EUROPA)
    with caplog.at_level(logging.ERROR):
        said = [
            speaker.key("no-such-key", n=1),
            speaker.plain(Text("no-such-key")),
            speaker.word("city", 999),
        ]
    assert said == ["…", "…", "…"]
    assert sum("no-such-key" in record.getMessage() for record in caplog.records) == 1


def test_a_key_that_one_language_lacks_is_said_in_spanish(caplog):
    speaker = Catalogues({"es": [WORDS]}).speaker("en")
    assert speaker.key("toy-only-here") == "solo en español"
    assert "not in en" in caplog.text


def test_a_missing_argument_is_told_and_not_raised(caplog):
    assert "Falta" in Catalogues({"es": [WORDS]}).speaker("es").key("toy-unknown")
    assert "toy-unknown" in caplog.text


def test_attributes_are_keys_with_a_point(speaker):
    assert speaker.key("toy-titled.title") == "Título"
    assert speaker.key("toy-titled") == "cuerpo"


def test_a_refusal_is_said_by_itself_or_by_its_class(speaker):
    assert speaker.refusal(NotYourTurn()) == Text("refusal-not-your-turn")
    own = text("europa-refusal-no-stations")
    assert speaker.refusal(IllegalMove(own)) is own

    class NoStations(IllegalMove):
        pass

    assert speaker.refusal(NoStations()) == Text("europa-refusal-no-stations")


def test_a_city_is_known_by_its_names_in_both_languages_and_of_today(speaker):
    lemberg = EUROPA.vocabulary["city"].index("lemberg")
    known = speaker.known_as(Word("city", lemberg))
    assert known[0] == "Lemberg"
    assert {"Lviv", "Leópolis"} <= set(known)
    assert speaker.known_as(Word("color", 0)) == ("roja",)


def test_labels_are_cut_to_their_place(speaker):
    label = Label(text("toy-list", items="x" * 100), note=text("toy-list", items="y" * 100))
    assert speaker.label(label, 40) == "x" * 39 + "…"
    assert speaker.note(label, 60) == "y" * 59 + "…"
    assert speaker.note(Label(Text("toy-titled")), 60) == ""


def test_pictures_get_bare_words_by_key(speaker):
    assert speaker.words(["europa-city-paris"]) == {"europa-city-paris": "París"}

"""Languages: the catalogues, and texts said in one of them.

A catalogue is every `.ftl` file of `data/locales/<language>`. A `Speaker` says texts of a game to
readers of one language: in Discord's markup (`say`) or as bare words (`plain`).
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from fluent.runtime.types import fluent_number

from bot.catalogue import Catalogue, sources_of
from bot.names import clean, escaped, isolated
from engine.errors import EngineError
from engine.game import Game
from engine.text import Arg, Icon, Label, Listed, Text, Who, Word

LANGUAGES: Final = ("es", "en")
"""The first one is the default and stands in for the others."""
NEAR_SPANISH: Final = ("es", "ca", "gl", "eu", "pt")
"""Languages whose speakers read Spanish rather than English."""
MARKS: Final = re.compile(r"[*`]|^(?:-#|#{1,3}) ", re.MULTILINE)
"""Discord's markup, as our catalogues use it."""
SPACES: Final = re.compile(" {2,}")
KEPT: Final = {ord("*"): "\ue000", ord("`"): "\ue001"}
UNKEPT: Final = {0xE000: "*", 0xE001: "`"}
"""Signs of a name that are no marks of ours, while marks are taken out."""

AnyGame = Game[Any, Any, Any]


def language_of(locale: str | None) -> str:
    """The language of ours for a locale of Discord (`es-ES`, `es-419`, `pt-BR`, `en-US`, `fr`)."""
    if not locale:
        return LANGUAGES[0]
    return "es" if locale.lower().replace("_", "-").split("-")[0] in NEAR_SPANISH else "en"


class Catalogues:
    """All languages, read once."""

    def __init__(self, more: Mapping[str, Sequence[str]] | None = None) -> None:
        """`more` adds sources by language: the words of a game that does not live in `data`."""
        self._by: dict[str, Catalogue] = {}
        beside = None
        for language in LANGUAGES:
            sources = [*sources_of(language).values(), *(more or {}).get(language, ())]
            beside = self._by[language] = Catalogue(language, sources, beside)

    def __getitem__(self, language: str) -> Catalogue:
        return self._by[language]

    def speaker(
        self,
        language: str,
        game: AnyGame | None = None,
        names: Sequence[str] = (),
        *,
        ais: Iterable[int] = (),
        icons: Mapping[str, str] | None = None,
    ) -> "Speaker":
        """One who speaks to readers of a language at one table; see `Speaker`."""
        return Speaker(self[language], game, names, frozenset(ais), icons or {})


class Speaker:
    """Says what a game or the chat wants said, in one language, about the seats of one table.

    `names` are people's own, by seat: they are cleaned and escaped here. `icons` are the emoji
    mentions that Discord gave us, by name; where one lacks, a sign of the catalogue stands for it.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        game: AnyGame | None,
        names: Sequence[str],
        ais: frozenset[int],
        icons: Mapping[str, str],
    ) -> None:
        self.catalogue = catalogue
        self.game = game
        self._game_id: str = game.info.id if game else "game"
        self._names = names
        self._ais = ais
        self._icons = icons
        self._words: dict[tuple[str, int], dict[str, str]] = {}
        self._written: dict[tuple[int, Callable[[str], str]], str] = {}

    @property
    def language(self) -> str:
        """`es` or `en`."""
        return self.catalogue.language

    def say(self, text: Text) -> str:
        """In Discord's markup."""
        return self._format(text, self._rich)

    def plain(self, text: Text) -> str:
        """Bare words: buttons, options, alt texts, pictures. No marks; an icon always stands beside
        its word, so it is left out."""
        said = MARKS.sub("", self._format(text, self._bare))
        return SPACES.sub(" ", said).strip().translate(UNKEPT)

    def key(self, key: str, **args: Arg) -> str:
        """`say` for a key at hand."""
        return self.say(Text(key, args))

    def words(self, keys: Iterable[str]) -> dict[str, str]:
        """What a picture writes: catalogue key -> bare words."""
        return {key: self.plain(Text(key)) for key in keys}

    def word(self, field: str, value: int) -> str:
        """One of the game's own words: `<game>-<field>-<word>`."""
        return self._forms(field, value)[""]

    def known_as(self, word: Word) -> tuple[str, ...]:
        """Everything that people may type for a word: its name, then other names of it."""
        forms = self._forms(word.field, word.value)
        also = forms.get("also", "")
        return (forms[""], *(also.split(", ") if also else ()))

    def label(self, label: Label, longest: int) -> str:
        """The words of a button or an option, cut to what it holds."""
        return cut(self.plain(label.text), longest)

    def note(self, label: Label, longest: int) -> str:
        """The second line of an option; empty when it has none."""
        return cut(self.plain(label.note), longest) if label.note else ""

    def name(self, seat: int) -> str:
        """The name of a seat for markup: its sign, then the name."""
        return f"{self.sign(f'seat_{seat}')} {self._named(seat, escaped, 'ai-name')}"

    def bare_name(self, seat: int) -> str:
        """The name of a seat as a picture or a button writes it."""
        return self._named(seat, isolated, "ai-name-plain").translate(UNKEPT)

    def sign(self, icon: str) -> str:
        """An icon inside markup: the emoji mention, or the sign that stands for it."""
        if icon in self._icons:
            return self._icons[icon]
        return self.catalogue.format(self._icon_key(icon), {})

    def refusal(self, error: EngineError) -> Text:
        """How to say why something is refused: the error's own text, or that of its class, as
        `<game>-refusal-route-taken` or `refusal-not-your-turn`."""
        said: Text | None = getattr(error, "said", None)
        if said:
            return said
        name = "".join(f"-{c.lower()}" if c.isupper() else c for c in type(error).__name__)
        own = f"{self._game_id}-refusal{name}"
        return Text(own if self.catalogue.has(own) else f"refusal{name}")

    # Arguments
    def _format(self, text: Text, written: Callable[[Arg], Any]) -> str:
        values: dict[str, Any] = {}
        for name, arg in text.args.items():
            values[name] = written(arg)
            if isinstance(arg, Word):
                forms = self._forms(arg.field, arg.value)
                values |= {f"{name}-{form}": said for form, said in forms.items() if form}
        return self.catalogue.format(text.key, values)

    def _rich(self, arg: Arg) -> Any:
        match arg:
            case Who(seat):
                return self.name(seat)
            case Icon(name):
                return self.sign(name)
            case Text():
                return self.say(arg)
            case Listed(items):
                return self._listed([str(self._rich(item)) for item in items])
            case _:
                return self._value(arg)

    def _bare(self, arg: Arg) -> Any:
        match arg:
            case Who(seat):
                return self._named(seat, kept, "ai-name-plain")
            case Icon():
                return ""
            case Text():
                return self.plain(arg)
            case Listed(items):
                return self._listed([str(self._bare(item)) for item in items])
            case _:
                return self._value(arg)

    def _value(self, arg: Arg) -> Any:
        match arg:
            case int():
                return fluent_number(arg, useGrouping=False)
            case Word(field, value):
                return self.word(field, value)
            case _:
                return str(arg)

    def _named(self, seat: int, written: Callable[[str], str], ai_key: str) -> str:
        """A name as one of the three ways of writing it asks; names do not change at a table."""
        known = self._written.get((seat, written))
        if known is None:
            name = clean(self._names[seat]) if seat < len(self._names) else ""
            number = str(seat + 1)
            known = written(name) if name else self.catalogue.format("seat-name", {"n": number})
            if seat in self._ais:
                known = self.catalogue.format(ai_key, {"name": known})
            self._written[seat, written] = known
        return known

    def _forms(self, field: str, value: int) -> dict[str, str]:
        """A word and its further forms; the nameless one is the word itself."""
        known = self._words.get((field, value))
        if known is None:
            table = self.game.vocabulary.get(field, ()) if self.game else ()
            word = table[value] if 0 <= value < len(table) else str(value)
            key = f"{self._game_id}-{field}-{word}"
            forms = self.catalogue.attributes(key)
            known = {form: self.catalogue.format(f"{key}.{form}", {}) for form in forms}
            known[""] = self.catalogue.format(key, {})
            self._words[field, value] = known
        return known

    def _icon_key(self, icon: str) -> str:
        own = f"{self._game_id}-icon-{icon}"
        return own if self.catalogue.has(own) else f"icon-{icon}"

    def _listed(self, items: list[str]) -> str:
        """«a, b y c»; Spanish says «e» before the sound of an i."""
        if len(items) < 2:
            return "".join(items)
        key = "list-end-vowel" if starts_with_i(items[-1]) else "list-end"
        if len(items) > 2:
            key += "-many"
        return self.catalogue.format(key, {"most": ", ".join(items[:-1]), "last": items[-1]})


def kept(name: str) -> str:
    """A name whose stars and ticks stay where marks are taken out."""
    return isolated(name).translate(KEPT)


def starts_with_i(said: str) -> bool:
    """Whether the first word begins with the sound that turns «y» into «e» («Ibiza», «hijo»; not
    «hielo»)."""
    bare = said.lower().lstrip('*_"«¿¡ ')
    bare = bare.removeprefix("h")
    return bare.startswith(("i", "í")) and not bare.startswith(("ia", "ie", "io"))


def cut(said: str, longest: int) -> str:
    """The same words within a limit, an ellipsis where they do not fit."""
    return said if len(said) <= longest else said[: longest - 1].rstrip() + "…"

"""The catalogues: every `.ftl` file of `data/locales/<language>`, read once.

A message is asked for by its key, or `key.attribute`. What one language lacks, Spanish says.
"""

import logging
import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

log = logging.getLogger(__name__)

LOST: Final = "…"
"""What is shown where no catalogue has words: never a key, never an error."""
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""What the library writes for a minus."""

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins: everything within one is indented."""

Values = Mapping[str, Any]


def signed(number: Any) -> Any:
    """`SIGNED($n)` in a catalogue: +4, −13, 0."""
    return f"{int(number):+d}".replace("-", "−") if number else "0"


class Entries(FluentBundle):
    """The entries of some sources; each is parsed when it is first asked for.

    To parse them all takes as long as everything else of a start.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        super().__init__([language], {"SIGNED": signed}, use_isolating=False)
        self._texts: dict[str, str] = {}
        for source in sources:
            starts = [*ENTRY.finditer(source)]
            ends = [*[found.start() for found in starts[1:]], len(source)]
            for found, end in zip(starts, ends, strict=True):
                self._texts.setdefault(found[1], source[found.start() : end])

    def has_message(self, message_id: str) -> bool:
        """Whether there is such an entry, parsed or not."""
        return message_id in self._texts

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """What the bundle looks up, for others and for references within entries. Raises
        `LookupError`."""
        known = self._terms if term else self._messages
        if entry_id not in known:
            self.add_resource(FluentResource(self._texts[f"-{entry_id}" if term else entry_id]))
        return super()._lookup(entry_id, term)


class Catalogue:
    """The words of one language; what it lacks is said by the next one."""

    def __init__(self, language: str, sources: Iterable[str], beside: "Catalogue | None" = None):
        self.language = language
        self._beside = beside
        self._bundle = Entries(language, sources)
        self.missed: set[str] = set()
        """What was asked for in vain: each is told to the log once."""

    def pattern(self, key: str) -> Any:
        """The pattern of `key` or `key.attribute` of this language alone; None when it has none."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def attributes(self, key: str) -> Mapping[str, Any]:
        """The further forms of a word (`.many`): name -> pattern."""
        if self._bundle.has_message(key):
            return self._bundle.get_message(key).attributes
        return self._beside.attributes(key) if self._beside else {}

    def has(self, key: str) -> bool:
        """Whether somebody can say it."""
        return self.pattern(key) is not None or bool(self._beside and self._beside.has(key))

    def format(self, key: str, values: Values) -> str:
        """The words for a key. A key that nobody has is told to the log, once."""
        pattern = self.pattern(key)
        if pattern is None:
            if self._beside and self._beside.has(key):
                self._miss(f"{key}: not in {self.language}")
                return self._beside.format(key, values)
            self._miss(f"{key}: in no language")
            return LOST
        said, errors = self._bundle.format_pattern(pattern, dict(values))
        for error in errors:
            self._miss(f"{key}: {error}")
        is_below_zero = any(isinstance(value, int) and value < 0 for value in values.values())
        return HYPHEN.sub("−", str(said)) if is_below_zero else str(said)

    def _miss(self, what: str) -> None:
        if what not in self.missed:
            self.missed.add(what)
            log.error("words missing what=%s", what)


def sources_of(language: str) -> dict[str, str]:
    """The text of each file of a language by its name, in order."""
    folder = files("data") / "locales" / language
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}

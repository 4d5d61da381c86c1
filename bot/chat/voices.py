"""One reader at one table: the words, the emojis and the names that a message is written with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.chat.icons import Icons
from bot.chat.parts import Emoji
from bot.host.info import MatchInfo
from bot.host.table import AnyGame
from bot.text import Catalogues, Speaker
from engine.text import Arg, Label, Text

LABEL = 60
"""Characters of a label before it is cut: Discord takes 80, a phone shows fewer."""


@dataclass(frozen=True, slots=True)
class Voices:
    """Makes readers: everything that the bot says goes through one of them."""

    catalogues: Catalogues
    icons: Icons
    games: Mapping[str, AnyGame]

    def reader(self, language: str, info: MatchInfo | None = None, game: str = "") -> "Reader":
        """Of a table, or of a game alone, or of nothing in particular."""
        found = self.games.get(info.game if info else game)
        ais = [seat.seat for seat in info.seats if seat.is_ai] if info else []
        speaker = self.catalogues.speaker(
            language, found, info.names if info else (), ais=ais, icons=self.icons.mentions
        )
        return Reader(speaker, self.icons)


@dataclass(frozen=True, slots=True)
class Reader:
    """Says keys of the chat and texts of a game; labels become a text and an emoji."""

    speaker: Speaker
    icons: Icons

    def __call__(self, key: str, **args: Arg) -> str:
        """In markup."""
        return self.speaker.key(f"chat-{key}", **args)

    def plain(self, key: str, **args: Arg) -> str:
        """For buttons, options and alt texts."""
        return self.speaker.plain(Text(f"chat-{key}", args))

    def title(self, game: str) -> str:
        """The name of a game, in bare words."""
        return self.speaker.plain(Text(f"{game}-name"))

    def level(self, game: str, level: str) -> Text:
        """The name of a computer player's level."""
        own = f"{game}-level-{level}"
        return Text(own if self.speaker.catalogue.has(own) else "chat-level")

    def lines(self, texts: Sequence[Text]) -> list[str]:
        return [self.speaker.say(text) for text in texts]

    def alt(self, texts: Sequence[Text]) -> str:
        return "\n".join([self.speaker.plain(text) for text in texts])

    def face(self, label: Label) -> tuple[str, Emoji]:
        """Text and emoji of a button or an option. Where an emoji is not to be had, the sign of the
        catalogue and the words stand for it: colour is never alone."""
        said = self.speaker.label(label, LABEL)
        if not label.icon:
            return said, None
        if not label.icon.isascii():
            return said, label.icon
        emoji = self.icons.emoji(label.icon)
        if emoji is None:
            sign = self.speaker.sign(label.icon)
            return (said if said.startswith(sign) else f"{sign} {said}".strip()), None
        return ("" if label.is_icon_enough else said), emoji

    def note(self, label: Label, longest: int) -> str:
        return self.speaker.note(label, longest)

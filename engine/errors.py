"""What can go wrong in the engine.

EngineError
├── IllegalMove      not offered now; each child names the reason and its rule
│   ├── NotYourTurn
│   ├── MatchOver
│   └── WrongPhase   a move of another moment of the turn
├── WrongSeats       the game is not for so many
├── UnknownOption    the game does not ask that, or does not know that answer
├── UnknownLevel     the game has no computer player of that name
├── CannotUndo       nothing to take back
│   ├── Revealed     hidden things came out
│   └── OthersMoved  another seat has moved since
├── NotationError    words that mean no move
├── BoardError       a board file: which file, which key, what is wrong
├── SnapshotError    a saved state that cannot be read
└── RecordError      a record of a match that cannot be read
"""

from typing import ClassVar

from engine.text import Text


class EngineError(Exception):
    """Root of all errors that the engine raises on purpose."""


class IllegalMove(EngineError):
    """The move is not offered now."""

    rule: ClassVar[str] = ""
    """The label of the rule that it rests on, in the rules document."""
    topic: ClassVar[str] = ""
    """The heading of the rules page that explains it."""

    def __init__(self, said: Text | None = None) -> None:
        super().__init__(said.key if said else type(self).__name__)
        self.said = said
        """How to say it to the player; None for the chat's own sentence of this class."""


class NotYourTurn(IllegalMove):
    """Another seat is to move."""


class MatchOver(IllegalMove):
    """Nobody is to move any more."""


class WrongPhase(IllegalMove):
    """A move of another moment of the turn."""


class WrongSeats(EngineError):
    """The game is not for so many seats."""


class UnknownOption(EngineError):
    """The game does not ask that option, or does not know that answer to it."""


class UnknownLevel(EngineError):
    """No computer player of the game has that name."""

    def __init__(self, level: str, known: tuple[str, ...]) -> None:
        super().__init__(f"there is no level {level!r}; there are: {', '.join(known)}")
        self.level, self.known = level, known


class CannotUndo(EngineError):
    """There is nothing that this seat may take back."""


class Revealed(CannotUndo):
    """What the last move showed cannot be unseen."""


class OthersMoved(CannotUndo):
    """Another seat has moved since."""


class NotationError(EngineError):
    """The words are no answer to the question."""

    def __init__(self, word: str = "", field: str = "") -> None:
        super().__init__(f"{field}: {word}" if field else word)
        self.word = word
        """The word that was not understood; empty when words are missing."""
        self.field = field
        """What was being asked: a field, or `move`; empty when nothing more was."""


class BoardError(EngineError):
    """A board file is wrong; the message says file, key and what."""


class SnapshotError(EngineError):
    """A saved state is of a newer schema, or damaged."""


class RecordError(EngineError):
    """A record is no record: which line, and what is wrong with it."""

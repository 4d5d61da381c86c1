"""Who sees what an interaction is answered with. The one table; every link is Discord's own page.

https://docs.discord.com/developers/interactions/receiving-and-responding
https://docs.discord.com/developers/resources/message
"""

from typing import Final, Literal, NamedTuple

COMMAND, PRESS, TYPING, FORM = 2, 3, 4, 5
"""Kinds of interaction (#interaction-object-interaction-type)."""
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Kinds of answer (#interaction-response-object-interaction-callback-type)."""
EPHEMERAL: Final = 64
"""The message flag (message#message-object-message-flags): seen by one person alone."""


class Rule(NamedTuple):
    """What one kind of answer does."""

    to: frozenset[int]
    """The kinds of interaction that it may answer; else 50035."""
    original: Literal["new", "source", "none"]
    """What `@original` is from then on: a new message, the message that holds the component, or
    nothing (#get-original-interaction-response)."""
    seen_by: Literal["flag", "source", "person"]
    """`flag`: the person alone with EPHEMERAL, else the channel; `source`: whoever sees the message
    that holds the component; `person`: whoever made the interaction."""
    first: Literal["own", "original"]
    """The first follow-up: a message with its own flag, or the deferred message filled in, whose
    flag was fixed by the deferral (#followup-messages)."""


COMPONENT_OF = frozenset({PRESS, FORM})
ANY = frozenset({COMMAND, PRESS, FORM})
RULES: Final[dict[int, Rule]] = {
    MESSAGE: Rule(ANY, "new", "flag", "own"),
    DEFERRED: Rule(ANY, "new", "flag", "original"),
    # Only for components, and forms that were opened from one.
    DEFERRED_UPDATE: Rule(COMPONENT_OF, "source", "source", "own"),
    UPDATE: Rule(COMPONENT_OF, "source", "source", "own"),
    CHOICES: Rule(frozenset({TYPING}), "none", "person", "own"),
    MODAL: Rule(frozenset({COMMAND, PRESS}), "none", "person", "own"),
}
"""Kind of answer -> its rule."""


def seen_by(rule: Rule, flags: int, person: int, source: int | None) -> int | None:
    """The one person who sees an answer; None is everybody in the channel.

    `source` is the same of the message that holds the component.
    """
    if rule.seen_by == "source":
        return source
    if rule.seen_by == "person":
        return person
    return person if flags & EPHEMERAL else None

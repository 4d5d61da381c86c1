"""A match's state as text, and back, also from the shapes that earlier versions wrote."""

import json
from typing import Any, TypeVar

from engine.errors import SnapshotError
from engine.game import Game

S = TypeVar("S")


def dump(game: Game[S, Any, Any], state: S) -> str:
    """JSON on one line, of schema `game.info.schema`."""
    return game.saved.codec.dump(state)


def load(game: Game[S, Any, Any], text: str, schema: int) -> S:
    """The state that was saved with that schema, brought up to the present one.

    Raises `SnapshotError` when it is damaged, or newer than this program.
    """
    saved, present = game.saved, game.info.schema
    if not 1 <= schema <= present:
        raise SnapshotError(f"{game.info.id}: schema {schema}, this program knows 1 to {present}")
    if schema == present:
        found: S = saved.codec.load(text, saved.state)
        return found
    try:
        plain = json.loads(text)
        for upgrade in saved.upgrades[schema - 1 :]:
            plain = upgrade(plain)
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise SnapshotError(f"{game.info.id}: schema {schema}: {error!r}") from error
    upgraded: S = saved.codec.from_plain(plain, saved.state)
    return upgraded

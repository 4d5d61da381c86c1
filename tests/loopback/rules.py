"""What the double refuses in a body. The numbers are those of `bot.chat.limits`; here stands only
what no sender can check of itself: files as they arrive, references, and what must not be missing.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.chat import limits
from bot.chat.limits import OverLimit
from tests.loopback.model import Upload

REQUEST = 25 * 1_048_576
"""Bytes of one request (resources/message#uploading-files)."""
MENTIONED = 100
"""Users that one message may mention (resources/message#allowed-mentions-object)."""


def check_message(
    body: Mapping[str, Any], new: Sequence[Upload], kept: Sequence[Upload], is_edit: bool
) -> None:
    """Raises `OverLimit` for a message that Discord would refuse, or that calls unasked."""
    limits.check(body)
    _check_files(new)
    names = [file.name for file in (*new, *kept)]
    if len(set(names)) != len(names):
        raise OverLimit(f"two files of one name: {names}")
    for part in limits.walk(body.get("components") or ()):
        for item in part.get("items", ()):
            _check_reference(str(item["media"]["url"]), names)
    parts = body.get("components")
    if parts and not is_edit and not _flags(body) & limits.LAYOUT_FLAG:
        raise OverLimit("a layout without its flag")
    if not is_edit and not (parts or body.get("content") or new):
        raise OverLimit("an empty message")
    if "allowed_mentions" not in body:
        raise OverLimit("no allowed_mentions: a name could call somebody")
    _check_mentions(body["allowed_mentions"])


def _check_mentions(allowed: Mapping[str, Any]) -> None:
    """resources/message#allowed-mentions-object; the last line is the house's own."""
    kinds = allowed.get("parse", ())
    if "users" in kinds and allowed.get("users"):
        raise OverLimit("users by their kind and by their ids")
    if len(allowed.get("users") or ()) > MENTIONED:
        raise OverLimit("users mentioned")
    if kinds or allowed.get("roles"):
        raise OverLimit(f"it may call everybody, or whoever is named: {allowed}")


def check_emojis(body: Any, known: Collection[int]) -> None:
    """Raises `OverLimit` for an emoji that the application has not: the whole message is refused
    (50035, COMPONENT_INVALID_EMOJI)."""
    found = body if isinstance(body, list) else []
    if isinstance(body, Mapping):
        told = body.get("emoji")
        number = told.get("id") if isinstance(told, Mapping) else None
        if number and int(number) not in known:
            raise OverLimit(f"no such emoji: {told}")
        found = list(body.values())
    for part in found:
        check_emojis(part, known)


def _flags(body: Mapping[str, Any]) -> int:
    return int(body.get("flags") or 0)


def _check_files(new: Sequence[Upload]) -> None:
    if len(new) > limits.FILES:
        raise OverLimit(f"files: {len(new)}")
    for file in new:
        if len(file.data) > limits.FILE:
            raise OverLimit(f"file {file.name}: {len(file.data)} bytes")
        if not file.data:
            raise OverLimit(f"file {file.name} is empty")
    if sum(len(file.data) for file in new) > REQUEST:
        raise OverLimit("request too large")


def _check_reference(url: str, names: Sequence[str]) -> None:
    if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
        raise OverLimit(f"{url} is no file of this message: {list(names)}")


def check_commands(body: Sequence[Mapping[str, Any]]) -> None:
    """Raises `OverLimit` for commands that Discord would refuse."""
    for command in body:
        limits.check_command(command)

"""What can be read and pressed on a message, whoever sent it."""

from collections.abc import Iterator
from typing import Any

from bot.chat import limits

Control = tuple[str, str, str | None]
"""The label, the custom_id, and the value of an option."""


def text_of(panel: Any) -> str:
    return "\n".join(part["content"] for part in limits.walk(panel) if part["type"] == 10)


def controls(panel: Any) -> Iterator[Control]:
    """Everything that can be pressed."""
    for part in limits.walk(panel):
        if part["type"] == 2 and part.get("custom_id") and not part.get("disabled"):
            emoji = (part.get("emoji") or {}).get("name") or ""
            yield f"{emoji} {part.get('label') or ''}".strip(), part["custom_id"], None
        for option in part.get("options", []):
            if part["type"] == 3:
                yield option["label"], part["custom_id"], option["value"]

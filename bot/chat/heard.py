"""One press from its arrival to its answer: what the log and the figures say of it."""

import logging
from time import perf_counter
from typing import Any

import discord

from bot import metrics
from bot.chat import ids
from bot.chat.private import Interaction
from bot.host.press import Press

log = logging.getLogger(__name__)
ANSWERED, REFUSED, REPEATED, LOST = "answered", "refused", "repeated", "lost"
NOT_SAVED, FAILED, UNANSWERED = "not_saved", "failed", "unanswered"


class Heard:
    """Made when a press arrives."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction, self._start = interaction, perf_counter()
        self._acknowledged: float | None = None

    def acknowledged(self) -> None:
        self._acknowledged = perf_counter() - self._start
        metrics.ACKNOWLEDGED.observe(self._acknowledged)

    def end(self, outcome: str, code: str = "-", why: str = "-") -> None:
        """Written once a press. `code` is what the person was told of a fault, `why` the class of
        a refusal."""
        took = perf_counter() - self._start
        metrics.PRESSES.labels(outcome).inc()
        metrics.ANSWERED.observe(took)
        log.info(
            "heard interaction=%s %s outcome=%s code=%s why=%s ack_ms=%.1f ms=%.1f",
            self._interaction.id,
            said(self._interaction),
            outcome,
            code,
            why,
            (self._acknowledged or 0) * 1000,
            took * 1000,
        )


def said(interaction: Interaction) -> str:
    """What was pressed, in public terms: neither answers nor check letters nor texts."""
    data: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.application_command:
        command = interaction.command
        return f"what=/{command.qualified_name.replace(' ', '/')}" if command else "what=/"
    press = ids.read(str(data.get("custom_id", "")), [str(v) for v in data.get("values", [])])
    match press:
        case Press():
            verb = press.verb if press.verb in ("undo", "pop", "done", "go") else "answer"
            place = f"match={press.match} seat={press.seat} counter={press.counter}"
            return f"{place} what={verb}"
        case None:
            return "what=unknown"
        case _:
            return f"match={press.match} what={press.verb}"

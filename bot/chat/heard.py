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
            "heard interaction=%s match=%s seat=%s counter=%s what=%s outcome=%s code=%s why=%s"
            " ack_ms=%.1f ms=%.1f",
            self._interaction.id,
            *said(self._interaction),
            outcome,
            code,
            why,
            (self._acknowledged or 0) * 1000,
            took * 1000,
        )


def said(interaction: Interaction) -> tuple[int | str, int | str, int | str, str]:
    """Match, seat, counter and what was pressed: neither answers nor check letters nor texts."""
    data: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.application_command:
        command = interaction.command
        name = command.qualified_name.replace(" ", "/") if command else ""
        return "-", "-", "-", f"/{name}"
    press = ids.read(str(data.get("custom_id", "")), [str(v) for v in data.get("values", [])])
    match press:
        case Press():
            verb = press.verb if press.verb in ("undo", "pop", "done", "go") else "answer"
            return press.match, press.seat, press.counter, verb
        case None:
            return "-", "-", "-", "unknown"
        case _:
            return press.match, "-", "-", press.verb

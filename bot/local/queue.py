"""Presses on the page and what the page shows by itself take turns.

The page's server refuses a press while anything else is under way (another person's press, a
repaint), and one that was made on a page which has been painted anew since: the page asks for news
twice a second only, so a quick press was lost. So was one on a message that the bot had edited of
its own accord and no page had shown yet. Discord knows none of it: it takes every press on what a
person sees. So a press waits here for what is under way, has the page painted, and counts as made
on the page of now when its control is still there. Controls are told apart by their ids, as their
places shift when a message is edited.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

REVISION = "published_revision"
"""Which painting of the page a press was made on: its name in the page's protocol."""
CONTROL = "control_key"
log = logging.getLogger(__name__)
REMEMBERED = 16
"""Paintings of a page that are remembered: the page is behind by one or two."""

Controls = Mapping[str, tuple[str, str]]
"""Where each control is: its message and its id."""


class Queue:
    """One after another, in the order of arrival."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._painted: dict[str, dict[int, Controls]] = defaultdict(dict)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Nothing else is under way inside."""
        async with self._turn:
            yield

    def lead(self, preview: Any) -> None:
        """Everything that the preview's pages ask for goes through here from now on."""
        act, publish = preview._action, preview._publish

        async def in_turn(page: str | None, asked: Mapping[str, Any]) -> Any:
            async with self.turn():
                if CONTROL in asked and page in preview._pages:
                    preview._publish(preview._pages[page], reason="refresh")
                return _noted(await act(page, self._of_now(page, asked)))

        def remembered(page: Any, **reason: Any) -> None:
            publish(page, **reason)
            self._remember(page.id, page.revision, page.snapshot)

        preview._action, preview._publish = in_turn, remembered

    def _remember(self, page: str, revision: int, snapshot: Mapping[str, Any]) -> None:
        paintings = self._painted[page]
        paintings[revision] = dict(_controls(snapshot))
        for old in [number for number in paintings if number <= revision - REMEMBERED]:
            del paintings[old]

    def _of_now(self, page: str | None, asked: Mapping[str, Any]) -> Mapping[str, Any]:
        """The same request, made on the page as it is painted now, where that can be."""
        paintings = self._painted.get(page or "", {})
        seen = asked.get(REVISION)
        if not isinstance(seen, int) or seen not in paintings:
            return asked
        latest = max(paintings)
        if CONTROL not in asked:
            return {**asked, REVISION: latest}
        control = paintings[seen].get(asked[CONTROL])
        places = {found: key for key, found in paintings[latest].items()}
        if control not in places:
            return asked
        return {**asked, REVISION: latest, CONTROL: places[control]}


def _noted(answer: Any) -> Any:
    """The page says no more than that an action was not completed: the log says why."""
    if answer.get("rejected"):
        log.warning(
            "the page refused an action: %s", [one["code"] for one in answer["diagnostics"]]
        )
    return answer


def _controls(snapshot: Mapping[str, Any]) -> Iterator[tuple[str, tuple[str, str]]]:
    """Every control of a painting: its place, its message and its id."""
    for number, message in snapshot.get("messages", {}).items():
        for part in _parts(message.get("components", [])):
            if CONTROL in part and "custom_id" in part:
                yield part[CONTROL], (number, part["custom_id"])


def _parts(components: Any) -> Iterator[Mapping[str, Any]]:
    for part in components:
        yield part
        yield from _parts(part.get("components", []))

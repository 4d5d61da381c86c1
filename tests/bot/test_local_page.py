"""What local mode adds to the virtual Discord's page."""

import asyncio
from dataclasses import dataclass, field
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image
from simcord.preview._media import MediaError

from bot.local.following import Following
from bot.local.pictures import Pictures
from bot.local.queue import Queue
from bot.local.world import forget


@dataclass
class Preview:
    """Takes what the real one takes, and keeps what it was asked."""

    asked: list[Any] = field(default_factory=list)
    busy: int = 0
    newest: int | None = None
    edited: dict[str, Any] | None = None
    """What the bot has made of the page's messages and nobody has painted yet."""
    _pages: dict[str, Any] = field(default_factory=dict)
    _media_worker: Any = None
    _server: Any = field(default_factory=lambda: SimpleNamespace(_static=None))

    async def _action(self, page: str | None, asked: Any) -> dict[str, Any]:
        self.busy += 1
        assert self.busy == 1, "two at once"
        await asyncio.sleep(0)
        self.busy -= 1
        self.asked.append(asked)
        return {}

    def _publish(self, page: Any, *, reason: str = "action") -> None:
        page.revision += 1
        if self.edited:
            page.snapshot = self.edited

    def _initial_target(self, viewer: Any, channel: int) -> int | None:
        return self.newest


def painted(*custom_ids: str) -> dict[str, Any]:
    """A page of one message, whose controls are known by their places."""
    row = [{"control_key": f"7:{n}", "custom_id": name} for n, name in enumerate(custom_ids)]
    return {"messages": {"7": {"components": [{"components": row}]}}}


def page_of(*custom_ids: str) -> Any:
    return SimpleNamespace(id="p", revision=0, snapshot=painted(*custom_ids))


async def test_a_press_on_the_page_of_before_counts_on_the_page_of_now() -> None:
    preview: Any = Preview()
    Queue().lead(preview)
    page = page_of("sit", "start")
    preview._publish(page)
    page.snapshot = painted("stand", "sit", "start")
    preview._publish(page, reason="refresh")
    await preview._action("p", {"published_revision": 1, "control_key": "7:1", "kind": "click"})
    await preview._action("p", {"published_revision": 1, "kind": "run_command"})
    pressed, command = preview.asked
    assert pressed == {"published_revision": 2, "control_key": "7:2", "kind": "click"}
    assert command["published_revision"] == 2


async def test_a_press_counts_though_the_bot_has_just_edited_the_message_by_itself() -> None:
    """A table that is posted without its picture gets it a moment later, above its buttons."""
    preview: Any = Preview()
    Queue().lead(preview)
    preview._pages["p"] = page = page_of("sit", "start")
    preview._publish(page)
    preview.edited = painted("picture", "sit", "start")
    await preview._action("p", {"published_revision": 1, "control_key": "7:1", "kind": "click"})
    assert preview.asked == [{"published_revision": 2, "control_key": "7:2", "kind": "click"}]


async def test_a_control_that_is_gone_is_not_taken_for_the_one_in_its_place() -> None:
    preview: Any = Preview()
    Queue().lead(preview)
    page = page_of("start")
    preview._publish(page)
    page.snapshot = painted("close")
    preview._publish(page)
    asked = {"published_revision": 1, "control_key": "7:0"}
    await preview._action("p", asked)
    await preview._action("other", asked)
    assert preview.asked == [asked, asked]


async def test_presses_wait_for_one_another_and_for_what_is_under_way() -> None:
    preview: Any = Preview()
    queue = Queue()
    queue.lead(preview)
    async with queue.turn():
        waiting = [asyncio.create_task(preview._action("p", {})) for _ in range(3)]
        await asyncio.sleep(0.01)
        assert not preview.asked
    await asyncio.gather(*waiting)
    assert len(preview.asked) == 3


def test_what_is_new_is_brought_before_the_eyes_once() -> None:
    preview = Preview()
    Following().lead(preview)
    page: Any = SimpleNamespace(id="p", viewer=SimpleNamespace(id=1), channel_id=2, revision=0)
    page.target_id = page.window_end_id = None
    preview._publish(page)
    assert vars(page)["target_id"] is None
    preview.newest = 10
    preview._publish(page)
    assert page.target_id == page.window_end_id == 10
    page.target_id = page.window_end_id = 5  # somebody reads further up
    preview._publish(page)
    assert page.target_id == 5


def test_what_nobody_can_see_any_more_is_let_go() -> None:
    cdn = SimpleNamespace(
        _blobs={"c/attachments/1": b"", "c/attachments/2": b"", "c/emojis/3": b""}
    )
    message = SimpleNamespace(attachments=[{"url": "c/attachments/2"}])
    backend = SimpleNamespace(
        cdn=cdn, messages={1: {2: message}}, http_requests=[1], transcript=[1]
    )
    forget(SimpleNamespace(backend=backend))
    assert list(cdn._blobs) == ["c/attachments/2", "c/emojis/3"]
    assert backend.http_requests == backend.transcript == []


async def test_pictures_are_shown_as_they_are() -> None:
    out = BytesIO()
    Image.new("RGB", (3, 2)).save(out, "PNG")
    preview: Any = Preview()
    Pictures().lead(preview)
    found = await preview._media_worker.validate("key", out.getvalue())
    assert (found.width, found.height, found.content_type) == (3, 2, "image/png")
    assert found.normalized == out.getvalue()
    with pytest.raises(MediaError):
        await preview._media_worker.validate("key", b"{}")

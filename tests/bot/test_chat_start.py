"""What the bot sends to Discord when it starts: commands when they changed, icons once."""

from pathlib import Path

import pytest

from bot.chat.client import COMMANDS
from tests.world import ICONS, Painter, World, world


def sent(here: World, method: str, part: str) -> int:
    return sum(entry.method == method and part in entry.path for entry in here.env.http_requests)


async def test_commands_are_sent_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert sent(here, "PUT", "/commands") == 1
        await here.restart()
        assert sent(here, "PUT", "/commands") == 1
        await here.host.settings.put(COMMANDS, "another version")
        await here.restart()
        assert sent(here, "PUT", "/commands") == 2


async def test_a_new_application_gets_them_whatever_we_remember(tmp_path: Path) -> None:
    """The same data folder on another Discord, as local mode has at each start."""
    async with world(tmp_path) as here:
        assert sent(here, "PUT", "/commands") == 1
    async with world(tmp_path) as there:
        assert sent(there, "PUT", "/commands") == 1
        assert sent(there, "POST", "/emojis") == len(ICONS)


async def test_icons_are_uploaded_once_and_again_when_they_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        assert sent(here, "POST", "/emojis") == len(ICONS)
        await here.restart()
        assert sent(here, "POST", "/emojis") == len(ICONS)
        icons = Painter().icons()
        changed = {**icons, "seat_0": icons["seat_0"] + b"\0"}
        monkeypatch.setattr(Painter, "icons", lambda self: changed)
        await here.restart()
        assert sent(here, "POST", "/emojis") == len(ICONS) + 1
        assert sent(here, "DELETE", "/emojis") == 1
        await here.start()
        assert "<:seat_0:" in here.public_text


async def test_a_failure_at_the_start_never_stops_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Without its icons it says the words of the catalogue."""
    async with world(tmp_path) as here:
        await here.start()
        monkeypatch.setattr(Painter, "icons", lambda self: {"seat_0": b"x" * 300_000})
        here.env.inject_error("GET", "/applications/*/commands", status=500, code=0)
        await here.restart()
        assert "sync" in caplog.text
        assert "too large" in caplog.text
        await here.ana.table("play")
        assert "Te toca" in here.ana.text
        await here.ana.press("▫️ A")
        await here.ana.press("▫️ B")
        await here.ana.press("Quedarme")
        await here.pass_time(61)
        assert "🔴" in here.public_text

"""Whoever answers an interaction decides who sees it: one module does, and whoever posts by the
bot's own token is known too (local mode greets by itself)."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ANSWERS = re.compile(r"\.response\.\w+\(|\.followup\b|original_response\b")
POSTS = re.compile(r"(?<!followup)\.send\(\s*view=|\.create_thread\(|\.create_dm\(")
BOT = sorted((ROOT / "bot").rglob("*.py"))


def found(pattern: re.Pattern[str], text: str) -> bool:
    return pattern.search(text) is not None


@pytest.mark.parametrize(
    ("pattern", "doors"),
    [(ANSWERS, {"bot/chat/private.py"}), (POSTS, {"bot/chat/announce.py", "bot/app.py"})],
    ids=["answers", "posts"],
)
def test_s2_one_door_for_every_answer(pattern: re.Pattern[str], doors: set[str]) -> None:
    using = {str(path.relative_to(ROOT)) for path in BOT if found(pattern, path.read_text("utf-8"))}
    assert using == doors


@pytest.mark.parametrize(
    "line",
    [
        "await interaction.response.send_message(text)",
        "await interaction.followup.send(text)",
        "await interaction.edit_original_response(view=view)",
    ],
)
def test_that_test_sees_another_door(line: str) -> None:
    assert found(ANSWERS, line)

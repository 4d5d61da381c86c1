"""The page of the invariants names tests that there are, and leaves no invariant out."""

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
PAGE = (TESTS.parent / "docs" / "reliability.md").read_text("utf-8")
NAMED = re.compile(r"`([\w/]+\.py)::(\w+)`")
ROW = re.compile(r"^\| ([DSL]\d+) \|", re.MULTILINE)
COUNTS = {"D": 15, "S": 10, "L": 13}


def test_every_invariant_has_a_row_with_a_test() -> None:
    labels = [f"{letter}{number + 1}" for letter, most in COUNTS.items() for number in range(most)]
    assert ROW.findall(PAGE) == labels
    rows = [line for line in PAGE.splitlines() if ROW.match(line)]
    assert all(NAMED.search(line) or "the first of D1" in line for line in rows)


def test_every_test_that_the_page_names_is_there() -> None:
    named = NAMED.findall(PAGE)
    missing = [
        (file, name)
        for file, name in named
        if f"def {name}(" not in (TESTS / file).read_text("utf-8")
    ]
    assert len(named) > sum(COUNTS.values())
    assert missing == []

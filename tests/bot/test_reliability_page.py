"""The page of the invariants names tests that there are, and leaves no invariant out."""

import re
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
PAGE = (TESTS.parent / "docs" / "reliability.md").read_text("utf-8")
NAMED = re.compile(r"`([\w/]+\.py)::(\w+)`")
DEFINED = re.compile(r"def (test_\w+)\(")
LABELS = re.compile(r"^test_(?:[a-z]{1,2}\d+_)*")
ROW = re.compile(r"^\| ([DSL]\d+) \|", re.MULTILINE)
COUNTS = {"D": 15, "S": 10, "L": 13}


def test_every_invariant_has_a_row_with_a_test() -> None:
    labels = [f"{letter}{number + 1}" for letter, most in COUNTS.items() for number in range(most)]
    assert ROW.findall(PAGE) == labels
    rows = [line for line in PAGE.splitlines() if ROW.match(line)]
    assert all(NAMED.search(line) or "the first of D1" in line for line in rows)


def test_every_test_that_the_page_names_is_there() -> None:
    """With or without the labels that its name begins with."""
    named = NAMED.findall(PAGE)
    there = {
        (file, bare(name))
        for file in {file for file, _ in named}
        for name in DEFINED.findall((TESTS / file).read_text("utf-8"))
    }
    assert len(named) > sum(COUNTS.values())
    assert [one for one in named if (one[0], bare(one[1])) not in there] == []


def bare(name: str) -> str:
    return LABELS.sub("", name)

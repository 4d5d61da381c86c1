"""The engine's source: no clock, no chance but the seed's, no order that is not promised."""

import ast
from pathlib import Path

import pytest

import engine

ROOT = Path(engine.__file__).parent
FILES = sorted(ROOT.rglob("*.py"))
FORBIDDEN = {"random", "time", "datetime", "asyncio", "os", "secrets", "uuid", "discord", "PIL"}
KEPT = ("state.py", "events.py", "view.py", "moves.py")


def faults(source: str, is_kept: bool) -> list[str]:
    """What a file may not do; `is_kept` for files whose types are saved or told."""
    found = []
    tree = ast.parse(source)
    guarded = {
        id(node)
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and "TYPE_CHECKING" in ast.unparse(block.test)
        for node in ast.walk(block)
    }
    guarded |= {
        id(node)
        for method in ast.walk(tree)
        if isinstance(method, ast.FunctionDef) and method.name == "__hash__"
        for node in ast.walk(method)
    }
    for node in ast.walk(tree):
        if id(node) in guarded:
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names]
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else names
            found += [f"import {name}" for name in names if name.split(".")[0] in FORBIDDEN]
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("hash", "id"):
            found.append(f"line {node.lineno}: {ast.unparse(node)}")
        if is_kept and isinstance(node, ast.AnnAssign) and "set" in ast.unparse(node.annotation):
            found.append(f"line {node.lineno}: {ast.unparse(node)}")
        if isinstance(node, ast.For | ast.comprehension) and is_set(node.iter):
            found.append(f"a set is walked: {ast.unparse(node.iter)}")
    return found


def is_set(node: ast.expr) -> bool:
    is_made = isinstance(node, ast.Call) and ast.unparse(node.func) in ("set", "frozenset")
    return isinstance(node, ast.Set | ast.SetComp) or is_made


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_file_of_the_engine_is_pure(file: Path) -> None:
    assert not faults(file.read_text("utf-8"), file.name in KEPT)


@pytest.mark.parametrize(
    ("source", "is_kept"),
    [
        ("import random", False),
        ("from time import sleep", False),
        ("def f():\n    import os.path", False),
        ("for x in {1, 2}: pass", False),
        ("y = [x for x in set(z)]", False),
        ("k = hash('a')", False),
        ("class A:\n    b: frozenset[int]", True),
    ],
)
def test_that_test_sees_what_is_not(source: str, is_kept: bool) -> None:
    assert faults(source, is_kept)

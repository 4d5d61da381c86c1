"""The catalogues as they are written: every message, and the arguments that it asks for."""

from collections.abc import Iterator

from fluent.syntax import ast, parse

from bot.catalogue import sources_of


def entries(source: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Each message, and each of its attributes as `key.attribute`."""
    for entry in parse(source).body:
        assert not isinstance(entry, ast.Junk), f"no message: {entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def arguments(node: object) -> set[str]:
    """The names of all `$arguments` in a pattern, those of the forms of a word as the word's own
    (`$color-many` is of `$color`)."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name.removesuffix("-many")}
    if isinstance(node, ast.BaseNode):
        return {name for part in vars(node).values() for name in arguments(part)}
    if isinstance(node, list):
        return {name for part in node for name in arguments(part)}
    return set()


def catalogue(language: str) -> dict[str, set[str]]:
    """Key -> its arguments, over all files of a language. No key stands in two places."""
    found: dict[str, set[str]] = {}
    for name, source in sources_of(language).items():
        for key, pattern in entries(source):
            assert key not in found, f"{key} stands twice ({name})"
            found[key] = arguments(pattern)
    return found

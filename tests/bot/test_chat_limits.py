"""Each of Discord's numbers that a message of ours can meet: the last that passes, the first that
does not."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.chat import commands, limits
from bot.chat.limits import OverLimit, check, check_command
from bot.chat.parts import Option, Panel, button, cut, in_rows, select

Make = Callable[[int], dict[str, Any]]


def button_of(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "x", "custom_id": "x", **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": list(parts)}]}


def options(count: int, **more: Any) -> list[dict[str, Any]]:
    return [{"label": "x", "value": str(n), **more} for n in range(count)]


def select_of(**more: Any) -> dict[str, Any]:
    return row({"type": 3, "custom_id": "x", "options": options(2), **more})


def texts(count: int, length: int = 1) -> dict[str, Any]:
    return {"components": [{"type": 10, "content": "x" * length} for _ in range(count)]}


def gallery(count: int, alt: int = 1) -> dict[str, Any]:
    item = {"media": {"url": "attachment://x"}, "description": "x" * alt}
    return {"components": [{"type": 12, "items": [item] * count}]}


def modal(count: int, **more: Any) -> dict[str, Any]:
    label = {"type": 18, "label": "x", "component": {"type": 4, "custom_id": "x"}}
    parts = [{**label, "component": {"type": 4, "custom_id": str(n)}} for n in range(count)]
    return {"title": "x", "custom_id": "x", "components": parts, **more}


def radio(count: int) -> dict[str, Any]:
    return modal(0) | {"components": [{"type": 21, "custom_id": "x", "options": options(count)}]}


CASES: list[tuple[str, int, Make]] = [
    ("label", 80, lambda n: row(button_of(label="x" * n))),
    ("custom_id", 100, lambda n: row(button_of(custom_id="x" * n))),
    ("url", 512, lambda n: row(button_of(url="x" * n, custom_id=""))),
    ("row", 5, lambda n: row(*[button_of(custom_id=str(i)) for i in range(n)])),
    ("options", 25, lambda n: select_of(options=options(n))),
    ("option label", 100, lambda n: select_of(options=options(2, label="x" * n))),
    ("option note", 100, lambda n: select_of(options=options(2, description="x" * n))),
    ("option value", 100, lambda n: select_of(options=[{"label": "x", "value": "x" * n}])),
    ("options to choose", 2, lambda n: select_of(max_values=n)),
    ("placeholder", 150, lambda n: select_of(placeholder="x" * n)),
    ("components", 40, lambda n: texts(n)),
    ("text", 3_000, lambda n: texts(1, n)),
    ("text in all", 3_000, lambda n: texts(2, n // 2) if n % 2 == 0 else texts(1, n)),
    ("pictures", 10, lambda n: gallery(n)),
    ("alt", 1_024, lambda n: gallery(1, n)),
    ("file alt", 1_024, lambda n: {"attachments": [{"description": "x" * n}]}),
    ("files", 10, lambda n: {"attachments": [{}] * n}),
    ("content", 2_000, lambda n: {"content": "x" * n}),
    ("nonce", 25, lambda n: {"nonce": "x" * n}),
    ("modal title", 45, lambda n: modal(1, title="x" * n)),
    ("modal parts", 5, lambda n: modal(n)),
    ("suggestions", 25, lambda n: {"choices": [{"name": "x", "value": "x"}] * n}),
    ("suggestion", 100, lambda n: {"choices": [{"name": "x" * n, "value": "x"}]}),
    ("suggested value", 100, lambda n: {"choices": [{"name": "x", "value": "x" * n}]}),
    ("radio", 10, radio),
]


@pytest.mark.parametrize(("most", "make"), [case[1:] for case in CASES], ids=[c[0] for c in CASES])
def test_the_last_passes_and_the_first_above_does_not(most: int, make: Make) -> None:
    check(make(most))
    with pytest.raises(OverLimit):
        check(make(most + 1))


@pytest.mark.parametrize(
    "payload",
    [
        row(button_of(), button_of()),
        row(button_of(label="", emoji=None)),
        row(),
        select_of(options=[]),
        select_of(options=[{"label": "x", "value": "a"}] * 2),
        row({"type": 3, "custom_id": "x", "options": options(2)}, button_of(custom_id="y")),
        radio(1),
        row(button_of(url="https://example.org")),
        row(button_of(custom_id="")),
        {"components": [{"type": 9, "components": [], "accessory": button_of()}]},
        {"components": [{"type": 10, "content": ""}]},
        {"components": [{"type": 10, "content": "x"}], "flags": 1 << 15, "content": "x"},
        texts(3, 1_000) | {"nonce": "x" * 26},
        select_of(options=options(25, label="ñ" * 100, description="ñ" * 100)),
    ],
)
def test_what_discord_refuses(payload: dict[str, Any]) -> None:
    with pytest.raises(OverLimit):
        check(payload)


def test_limits_are_discords_numbers() -> None:
    """The table of the design, written once more by hand."""
    assert (limits.CUSTOM_ID, limits.LABEL, limits.OPTIONS, limits.ROW) == (100, 80, 25, 5)
    assert (limits.COMPONENTS, limits.TEXT, limits.ALT, limits.NONCE) == (40, 4_000, 1_024, 25)
    assert limits.OWN_TEXT < limits.TEXT
    assert (limits.FILE, limits.EMOJI_BYTES) == (10 * 2**20, 256 * 2**10)


def test_a_panel_too_long_is_cut_not_refused() -> None:
    panel = Panel(["x" * 2_000, "y" * 2_000], "title")
    panel.layout()


def test_parts_cut_what_is_too_long() -> None:
    items = [button("x" * 200, "a"), button("y", "b", emoji="✅")]
    lines = [Option("x" * 200, str(n), "y" * 200) for n in range(25)]
    Panel(["t"], rows=[*in_rows(items), [select("z" * 300, "c", lines[:10])]]).layout()
    assert cut("abcdef", 4) == "abc…"


async def test_commands_obey_discord() -> None:
    (command,) = await commands.payload()
    check_command(command)
    names = {option["name"] for option in command["options"]}
    assert names == {
        *("nueva", "unirse", "salir", "empezar", "jugar", "mano", "mapa", "mesa", "estado"),
        *("historial", "novedades", "deshacer", "reglas", "ayuda", "partidas", "abandonar"),
        *("volver", "relevo", "planear", "votar", "ajustes", "admin", "datos"),
    }
    english = {option["name_localizations"]["en-US"] for option in command["options"]}
    assert english == {
        *("new", "join", "leave", "start", "play", "hand", "map", "table", "status"),
        *("history", "news", "undo", "rules", "help", "games", "resign"),
        *("return", "relief", "plan", "vote", "settings", "admin", "data"),
    }
    assert all(
        option["description_localizations"]["en-US"] != option["description"]
        for option in command["options"]
    )


def test_a_command_too_large_is_seen() -> None:
    base: dict[str, Any] = {"name": "x", "description": "y", "options": []}
    check_command(base)
    one = {"name": "a", "description": "b"}
    for broken in (
        {"name": "x" * 33},
        {"name": "Año"},
        {"description": "x" * 101},
        {"options": [{**one, "name": f"a{n}"} for n in range(26)]},
        {"options": [one, {**one, "required": True}]},
        {"options": [{**one, "choices": [{"value": "x" * 8_000}]}]},
    ):
        with pytest.raises(OverLimit):
            check_command({**base, **broken})

"""`python -m render.basemap layout|maps|seas`: see README.md."""

import argparse
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.parts.route_board import read_board
from render.basemap.compose import compose, dumped, view_of
from render.basemap.geography import Inputs
from render.basemap.parchment import build, save
from render.basemap.seas import place_seas
from render.basemap.setting import SETTINGS

MOST = {1: 345 * 1024, 2: 640 * 1024}
"""Bytes of a base map by scale."""


def main() -> None:
    """Run one step for one board."""
    parser = argparse.ArgumentParser(prog="python -m render.basemap")
    parser.add_argument("step", choices=["layout", "maps", "seas"])
    parser.add_argument("--board", default="europa", choices=sorted(SETTINGS))
    parser.add_argument("--data", type=Path, help="folder of the unpacked inputs")
    parser.add_argument("--out", type=Path, default=Path(str(files("data") / "maps")))
    chosen = parser.parse_args()
    file = chosen.out / f"{chosen.board}.json"
    old = json.loads(file.read_text("utf-8")) if file.exists() else {}
    if chosen.step == "layout":
        board = read_board(Path(str(files("data") / "boards" / f"{chosen.board}.toml")))
        kept = {key: old[key] for key in ("seas", "regions") if key in old}
        file.write_text(dumped({**compose(board), **kept}), "utf-8")
        return
    if chosen.data is None:
        parser.error("--data is needed")
    steps = {"maps": _maps, "seas": _seas}
    steps[chosen.step](old, Inputs(chosen.data), chosen.out, chosen.board)


def _maps(layout: dict[str, Any], inputs: Inputs, out: Path, board: str) -> None:
    for scale, most in MOST.items():
        image, _ = build(view_of(board, layout, scale), inputs)
        name = f"{board}.webp" if scale == 1 else f"{board}-{scale}x.webp"
        quality = save(image, (out / name).write_bytes, most)
        print(name, image.size, "quality", quality)  # noqa: T201 (a tool for people)


def _seas(layout: dict[str, Any], inputs: Inputs, out: Path, board: str) -> None:
    _, land = build(view_of(board, layout), inputs)
    layout["seas"] = place_seas(layout, view_of(board, layout), land)
    (out / f"{board}.json").write_text(dumped(layout), "utf-8")


if __name__ == "__main__":
    main()

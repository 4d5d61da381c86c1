"""The printed board on disk: used when it is whole, made again when it is not."""

import functools
import gc
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PIL import Image

import render
from engine.games import GAMES
from render import PAINTERS
from render.europa import europa_painter
from render.layer_cache import LayerCache, layer_key
from render.painter import RenderError
from render.route_map import RouteMap
from tests.render.sheets import GAME, PAINTER, drawn, job, played

SIZE = (40, 30)


def image(color=(10, 200, 30)):
    return Image.new("RGB", SIZE, color)


def never():
    raise AssertionError("made again")


def test_a_layer_is_made_once(tmp_path):
    cache = LayerCache(tmp_path)
    first = cache.get("key", SIZE, image)
    assert cache.get("key", SIZE, never) is first


def test_another_process_reads_what_one_has_written(tmp_path):
    first = LayerCache(tmp_path).get("key", SIZE, image)
    again = LayerCache(tmp_path).get("key", SIZE, never)
    assert again.tobytes() == first.tobytes()
    assert [file.name for file in tmp_path.iterdir()] == ["key.layer"]


def damage(content, how):
    if how == "empty":
        return b""
    if how == "cut":
        return content[: len(content) // 2]
    if how == "longer":
        return content + b"x"
    return content[:90] + bytes([content[90] ^ 1]) + content[91:]


@pytest.mark.parametrize("how", ["empty", "cut", "longer", "one bit"])
def test_a_damaged_file_is_made_again(tmp_path, how):
    LayerCache(tmp_path).get("key", SIZE, image)
    file = tmp_path / "key.layer"
    file.write_bytes(damage(file.read_bytes(), how))
    found = LayerCache(tmp_path).get("key", SIZE, lambda: image((1, 2, 3)))
    assert found.getpixel((0, 0)) == (1, 2, 3)
    assert LayerCache(tmp_path).get("key", SIZE, never).getpixel((0, 0)) == (1, 2, 3)


def test_a_folder_that_is_gone_only_costs_time(tmp_path):
    cache = LayerCache(tmp_path / "nowhere")
    assert cache.get("key", SIZE, image).size == SIZE


def test_a_write_that_fails_leaves_nothing_behind(tmp_path, monkeypatch):
    def fail(self, target):
        raise OSError("disk full")

    monkeypatch.setattr(Path, "replace", fail)
    assert LayerCache(tmp_path).get("key", SIZE, image).size == SIZE
    assert list(tmp_path.iterdir()) == []


def test_old_layers_are_swept(tmp_path):
    for number in range(12):
        LayerCache(tmp_path).get(f"key{number}", SIZE, image)
        os.utime(tmp_path / f"key{number}.layer", (number, number))
    left = {file.name for file in tmp_path.iterdir()}
    assert len(left) <= 9
    assert "key11.layer" in left
    assert "key0.layer" not in left


def test_few_layers_stay_in_memory():
    cache = LayerCache(most=2)
    for number in range(5):
        cache.get(f"key{number}", SIZE, image)
    for number in (3, 4):
        cache.get(f"key{number}", SIZE, never)
    again = cache.get("key0", SIZE, lambda: image((1, 2, 3)))
    assert again.getpixel((0, 0)) == (1, 2, 3)


def test_a_key_follows_everything_that_is_printed():
    board = PAINTER.map.board
    assert layer_key(board, 1) == layer_key(board, 1)
    assert layer_key(board, 1) != layer_key(board, 2)
    assert layer_key(board, 1) != layer_key("another", 1)


def test_a_cached_board_is_the_printed_board(tmp_path):
    view = GAME.view(played(3, moves=40), None)
    first = europa_painter(LayerCache(tmp_path)).draw(job("board", view))
    assert len(list(tmp_path.glob("*.layer"))) == 1
    begun = time.perf_counter()
    again = europa_painter(LayerCache(tmp_path)).draw(job("board", view))
    assert time.perf_counter() - begun < 1.5
    assert first.data == again.data == drawn("board", view).data


def test_a_missing_map_is_named():
    described = PAINTER.map.board
    fields = {slot: getattr(described, slot) for slot in described.__slots__}
    map_ = RouteMap(type(described)(**{**fields, "bases": {1: "atlantis.webp"}}), LayerCache())
    with pytest.raises(RenderError, match=r"atlantis\.webp"):
        map_.layer(1)


def run(script):
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.strip()


def test_importing_render_loads_nothing_heavy():
    script = (
        "import sys, render; heavy = {'PIL', 'numpy', 'discord', 'sqlalchemy', 'render.europa'};"
        "print(sorted(heavy & set(sys.modules)), len(render.PAINTERS))"
    )
    assert run(script) == f"[] {len(GAMES)}"


def test_drawing_needs_no_bot_and_no_tool_of_development():
    script = (
        "import sys; from render import PAINTERS; PAINTERS['europa'].floor();"
        "heavy = {'numpy', 'scipy', 'shapely', 'discord', 'bot', 'sqlalchemy', 'render.basemap'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    assert run(script) == "[]"


def test_the_cache_that_a_process_is_told_to_use_is_used(tmp_path):
    script = (
        "import pathlib, render;"
        f"render.use_cache(pathlib.Path({str(tmp_path)!r})); render.floor('europa')"
    )
    run(script)
    assert len(list(tmp_path.glob("*.layer"))) == 1


def test_a_game_without_painter_is_named():
    assert list(PAINTERS) == [game.info.id for game in GAMES]
    for draw in (lambda: render.floor("chess"), lambda: render.draw(job_of("chess"))):
        with pytest.raises(RenderError, match="chess"):
            draw()


def job_of(game):
    return render.Job(game, "board", None, ())


def test_every_kept_picture_is_bounded():
    """Nothing that painters keep grows with the number of pictures."""
    for seats in (2, 5):
        drawn("board", GAME.view(played(seats, moves=120), None), region="center")
    kept = [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, functools._lru_cache_wrapper)
        and thing.__module__.startswith("render")
        and thing.__module__ != "render.basemap"
    ]
    assert len(kept) > 10
    endless = [thing.__qualname__ for thing in kept if thing.cache_info().maxsize is None]
    by_game_or_file = ["_Painters.__init__.<locals>.<lambda>", "_code", "_whole", "icons"]
    assert sorted(endless) == by_game_or_file


@pytest.mark.soak
def test_thousands_of_pictures_take_no_more_memory():
    import resource

    def peak():
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    def pictures(seeds):
        for seed in seeds:
            for moves in range(0, 400, 5):
                view = GAME.view(played(4, seed, moves), None)
                drawn("board", view, heading=f"{seed} {moves}")
                if moves % 50 == 0:
                    drawn("board", view, region="center")

    pictures(range(4))
    before = peak()
    pictures(range(4, 20))
    assert peak() - before < 40 * 1024

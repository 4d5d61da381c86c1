"""Films and charts of matches that are over."""

import io
import os
from random import Random
from typing import Any

import pytest
from PIL import Image

from engine import menu
from engine.course import course
from engine.games import GAMES
from engine.match import start
from render import chart, film
from render.canvas import png
from render.painter import Picture
from render.palette import SEATS
from tests.toy import Gardens


def noise(number: int) -> bytes:
    """The board that is the hardest to make small."""
    size = (film.WIDTH * 2, 1050)
    return film.still(png(Image.frombytes("RGB", size, os.urandom(size[0] * size[1] * 3))))


def plain(shade: int) -> bytes:
    return film.still(png(Image.new("RGB", (1650, 1050), (shade, 120, 90))))


def opened(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data))


def test_a_film_shows_every_board_and_rests_on_the_last() -> None:
    made = film.film([plain(shade) for shade in (0, 80, 160, 240)])
    with opened(made) as image:
        assert image.format == "WEBP"
        assert getattr(image, "n_frames", 1) == 4
        assert image.size == made.size == (825, 525)
        image.seek(3)
        image.load()
        assert image.info["duration"] == film.LAST_MS


def test_a_film_too_large_loses_detail_then_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "MOST", 150_000)
    made = film.film([noise(number) for number in range(4)])
    assert len(made.data) <= 150_000
    with opened(made) as image:
        assert 1 <= getattr(image, "n_frames", 1) < 4


def test_a_chart_has_a_line_for_each_seat_in_its_colour() -> None:
    totals = [(0, 0, 0), (5, -3, 2), (9, 20, 2), (40, 22, -8)]
    made = chart.draw(chart.Chart(totals, ("Ana", "Bruno 🤖", "مريم")))
    with opened(made) as image:
        colors = {color for _, color in image.convert("RGB").getcolors(1 << 20) or ()}
    assert {SEATS[seat] for seat in range(3)} <= colors
    again = chart.draw(chart.Chart(totals, ("Ana", "Bruno 🤖", "مريم")))
    assert again.data == made.data


@pytest.mark.parametrize("totals", [[(0, 0)], [(0, 0), (0, 0)], [(-5, 400), (1000, -90)]])
def test_a_chart_of_nothing_or_of_much(totals: list[tuple[int, ...]]) -> None:
    assert chart.draw(chart.Chart(totals, ("Ana", "B" * 60))).size == (1100, 700)


def test_the_course_ends_at_the_final_count() -> None:
    played: tuple[Any, ...] = (*GAMES, Gardens())
    for game in played:
        seats, random = min(game.info.seats), Random(3)
        match, _ = start(game, seats, {}, "course")
        while to_move := game.to_move(match.state):
            seat = to_move[0]
            match.play(seat, menu.pick(game, match.state, seat, random.random))
        found = course(game, seats, {}, "course", match.record)
        assert len(found) == len(match.record) + 1
        standings = sorted(game.standings(match.state), key=lambda one: one.seat)
        assert found[-1] == tuple(one.total for one in standings)

"""The final count as a sheet: a row for each seat with its parts, and its tickets below."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.game import Standing
from render import art, marks
from render.canvas import Box, Point
from render.icons import sign
from render.kit import NAME_WORDS, Kit, seat_name
from render.marks import caption, length, paste, plate, write
from render.painter import Job
from render.palette import GOLD, INK, MAROON, PAPER, SEATS, WOOD, Rgb

WIDTH: Final = 1100
EDGE: Final = 28
HEAD: Final = 92
LINE: Final = 85
"""The height of a seat's main line."""
CHIP: Final = 38
"""The height of a line of tickets."""
SIZE: Final = 28
"""The letters of a ticket."""
GAP: Final = 8
FOOT: Final = 52
NAME: Final = 178
Columns = Mapping[str, int]
"""Part of the count, at last `total` -> the middle of its column."""
MINUS: Final = "−"
LOST: Final = (168, 44, 30)
DONE: Final = (24, 96, 50)
FAINT: Final = (118, 96, 72)
WINNER: Final = (255, 240, 186)
OTHER: Final = (246, 236, 212)


def words(columns: Columns) -> tuple[str, ...]:
    """The catalogue keys of what the sheet writes; a borrowed route has one more."""
    heads = ["total" if part == "total" else f"part-{part}" for part in columns]
    return (*NAME_WORDS, *(f"rails-sheet-{word}" for word in ("score", "shared", *heads)))


class Chip(NamedTuple):
    """A ticket below its seat's line."""

    box: Box
    name: str
    points: str
    is_done: bool
    is_borrowed: bool


class Row(NamedTuple):
    """A seat's part of the sheet."""

    box: Box
    standing: Standing
    chips: tuple[Chip, ...]


def signed(points: int) -> str:
    """+7, −5 or 0."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points else "0"


def rows(standings: Sequence[Standing], kit: Kit, words: Mapping[str, str]) -> list[Row]:
    """Where everything lies, best seat first."""
    found: list[Row] = []
    top = float(HEAD)
    for standing in standings:
        chips = flow(_tickets(standing, kit, words), top + LINE)
        bottom = chips[-1].box[3] + 8 if chips else top + LINE
        found.append(Row((EDGE, top, WIDTH - EDGE, bottom), standing, chips))
        top = bottom + GAP
    return found


def _tickets(
    standing: Standing, kit: Kit, words: Mapping[str, str]
) -> list[tuple[str, str, bool, bool]]:
    """Name, points, whether completed, whether over a borrowed route; the completed first."""
    listed = []
    for row in standing.details.get("tickets", ()):
        ticket = kit.board.tickets[row["ticket"]]
        name = "–".join(kit.city(end, words) for end in ticket.ends)
        done = bool(row["is_completed"])
        points = signed(ticket.points if done else -ticket.points)
        listed.append((not done, -ticket.points, name, points, bool(row.get("borrowed"))))
    listed.sort()
    return [(name, points, not lost, loan) for lost, _, name, points, loan in listed]


def flow(tickets: Sequence[tuple[str, str, bool, bool]], top: float) -> tuple[Chip, ...]:
    """Tickets side by side, as many in a line as fit."""
    chips: list[Chip] = []
    left, last = EDGE + 30.0, WIDTH - EDGE - 14.0
    x = left
    for name, points, done, loan in tickets:
        wide = 36 + length(name, "label", SIZE) + 10 + length(points, "bold", SIZE)
        wide += 36 if loan else 0
        if x + wide > last and x > left:
            x, top = left, top + CHIP
        right = min(x + wide, last)
        chips.append(Chip((x, top, right, top + CHIP - 4), name, points, done, loan))
        x = right + 26
    return tuple(chips)


def draw(job: Job, kit: Kit, columns: Columns) -> Image.Image:
    """The sheet of `job.standings`; everything on it is public by then."""
    placed = rows(job.standings, kit, job.words)
    has_loans = any(chip.is_borrowed for row in placed for chip in row.chips)
    foot = placed[-1].box[3] if placed else HEAD
    image = _paper(round(foot) + (FOOT if has_loans else 0) + 26)
    _head(image, job, columns)
    for row in placed:
        _row(image, row, job, columns)
    if has_loans:
        paste(image, sign("estacion", 34), EDGE + 8, foot + 10)
        text = job.words["rails-sheet-borrowed"]
        caption(image, (EDGE + 52, foot + 29), text, "medium", 30, 500, FAINT)
    return image


def _paper(height: int) -> Image.Image:
    image = Image.new("RGB", (WIDTH, height), WOOD)
    paste(image, plate(WIDTH - 16, height - 16, 14, PAPER, GOLD, 3), 8, 8)
    return image


def _head(image: Image.Image, job: Job, columns: Columns) -> None:
    winners = [standing for standing in job.standings if standing.place == 1]
    word = "shared" if len(winners) > 1 else "score"
    text = job.words[f"rails-sheet-{word}"]
    caption(image, (EDGE + 8, 54), text, "title", 46, 390, MAROON)
    for part, x in columns.items():
        key = "total" if part == "total" else f"part-{part}"
        text = job.words[f"rails-sheet-{key}"]
        caption(image, (x, 58), text, "bold", 31, 120, INK, "mm")


def _row(image: Image.Image, row: Row, job: Job, columns: Columns) -> None:
    left, top, right, bottom = (round(v) for v in row.box)
    seat, place = row.standing.seat, row.standing.place
    fill, edge = (WINNER, (186, 120, 20)) if place == 1 else (OTHER, (196, 176, 140))
    size = right - left, bottom - top
    paste(image, plate(*size, 10, fill, edge, 4 if place == 1 else 2), left, top)
    paste(image, plate(16, size[1] - 14, 5, SEATS[seat], INK, 1), left + 7, top + 7)
    y = top + LINE / 2
    write(image, (left + 56, y), str(place), "title", 50, MAROON, "mm")
    paste(image, sign(f"seat_{seat}", 60), left + 78, y - 31)
    _name(image, job, seat, (y, columns["routes"]))
    for part, x in columns.items():
        if part != "total":
            _figure(image, row.standing, part, (x, y))
    text = str(row.standing.total).replace("-", MINUS)
    caption(image, (columns["total"], y), text, "title", 56, 118, INK, "mm")
    for chip in row.chips:
        _chip(image, chip)


def _name(image: Image.Image, job: Job, seat: int, at: tuple[float, float]) -> None:
    y, end = at
    name, is_ai = seat_name(job, seat, "bold")
    room = end - 62 - NAME - (44 if is_ai else 0)
    width = caption(image, (NAME, y), name, "bold", 42, room, INK)
    if is_ai:
        art.robot(ImageDraw.Draw(image), NAME + width + 26, y + 1, 15, FAINT, PAPER)


def _figure(image: Image.Image, standing: Standing, part: str, at: Point) -> None:
    """The points of a part, and below what they rest on."""
    x, y = at
    points, details = standing.parts.get(part, 0), standing.details
    text = signed(points) if part == "tickets" else str(points)
    below = {
        "tickets": f"{details.get('completed', 0)}/{len(details.get('tickets', ()))}",
        "longest": str(details.get("trail", {}).get("length", 0)),
    }.get(part, "")
    color = LOST if points < 0 else INK
    write(image, (x, y - (13 if below else 0)), text, "bold", 44, color, "mm")
    if not below:
        return
    width = length(below, "medium", 28)
    write(image, (x + 16, y + 24), below, "medium", 28, FAINT, "mm")
    left, top = x + 16 - width / 2 - 32, y + 12
    if part == "tickets":
        paste(image, marks.tick(22, FAINT), left + 4, top)
    else:
        paste(image, sign(f"seat_{standing.seat}", 28), left, top - 4)


def _chip(image: Image.Image, chip: Chip) -> None:
    x, y = chip.box[0], (chip.box[1] + chip.box[3]) / 2
    color: Rgb = DONE if chip.is_done else LOST
    mark = marks.tick(26, color) if chip.is_done else marks.cross(24, color)
    paste(image, mark, x, y - mark.height / 2)
    room = (
        chip.box[2] - x - 46 - length(chip.points, "bold", SIZE) - (36 if chip.is_borrowed else 0)
    )
    x += 36 + caption(image, (x + 36, y), chip.name, "label", SIZE, room, INK) + 10
    x += write(image, (x, y), chip.points, "bold", SIZE, color)
    if chip.is_borrowed:
        paste(image, sign("estacion", 30), x + 6, y - 17)

from dataclasses import replace

import pytest

from engine.game import Standing
from render import europa, score
from render.marks import length
from tests.render import sheets


def ended(seats, seed=2):
    state = sheets.played(seats, seed)
    return sheets.GAME.view(state, None), tuple(sheets.GAME.standings(state))


def rows(standings, language="es"):
    return score.rows(standings, sheets.kit(), sheets.words(language))


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_every_seat_and_ticket_has_its_place(seats, language):
    _, standings = ended(seats)
    placed = rows(standings, language)
    assert [row.standing for row in placed] == list(standings)
    assert not sheets.overlaps(row.box for row in placed)
    for row in placed:
        assert len(row.chips) == len(row.standing.details["tickets"])
        assert not sheets.overlaps(chip.box for chip in row.chips)
        assert all(sheets.is_inside(chip.box, row.box) for chip in row.chips)
        assert all(chip.box[1] >= row.box[1] + score.LINE for chip in row.chips)


@pytest.mark.parametrize("language", ["es", "en"])
def test_no_ticket_is_wider_than_the_sheet(language):
    tickets = [
        ("–".join(sheets.kit().city(end, sheets.words(language)) for end in ticket.ends), "−99")
        for ticket in sheets.BOARD.tickets
    ]
    for name, points in tickets:
        (chip,) = score.flow([(name, points, True, True)], 0)
        texts = length(name, "label", score.SIZE) + length(points, "bold", score.SIZE)
        assert chip.box[2] - chip.box[0] >= 36 + texts + 10 + 36
    assert not sheets.overlaps(
        chip.box for chip in score.flow([(*one, True, True) for one in tickets], 0)
    )


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_sheet_is_drawn(seats):
    view, standings = ended(seats)
    picture = sheets.drawn("score", view, standings=standings)
    assert picture.size[0] == 1100
    assert picture == sheets.drawn("score", view, standings=standings)
    assert len(picture.data) < 900 * 1024


def test_a_usual_sheet_of_five_is_not_taller_than_wide():
    _, standings = ended(5)
    usual = [
        replace(one, details=one.details | {"tickets": one.details["tickets"][:5]})
        for one in standings
    ]
    assert rows(usual)[-1].box[3] < 1000


def test_nothing_but_the_count_is_on_it():
    view, standings = ended(3)
    private = sheets.GAME.view(sheets.played(3, 2), 0)
    pictures = {
        sheets.drawn("score", seen, standings=standings).data for seen in (view, private, None)
    }
    assert len(pictures) == 1


def standing(seat, place, total, tickets=(), **details):
    rows_ = [
        {"ticket": n, "points": 0, "is_completed": done, "routes": [], "borrowed": borrowed}
        for n, done, borrowed in tickets
    ]
    parts = {"routes": total, "tickets": 0, "stations": 0, "longest": 0}
    whole = {"tickets": rows_, "completed": 0, "trail": {"length": 3, "routes": []}} | details
    return Standing(seat, place, total, parts, whole)


def test_completed_tickets_come_first_and_a_borrowed_route_is_marked():
    one = standing(0, 1, 50, [(20, False, []), (3, True, [7]), (30, True, [])])
    (row,) = rows([one])
    done = [(chip.is_done, chip.is_borrowed, chip.points) for chip in row.chips]
    assert done == [(True, True, "+21"), (True, False, "+8"), (False, False, "−7")]
    with_loan = sheets.drawn("score", None, standings=(one,))
    without = standing(0, 1, 50, [(20, False, []), (3, True, []), (30, True, [])])
    assert with_loan.size[1] > sheets.drawn("score", None, standings=(without,)).size[1]


def test_a_shared_victory_is_told():
    alone = (standing(0, 1, 50), standing(1, 2, 50))
    shared = (standing(0, 1, 50), standing(1, 1, 50))
    heads = [
        sheets.opened(sheets.drawn("score", None, standings=some)).crop((0, 10, 440, 90)).tobytes()
        for some in (alone, shared)
    ]
    assert heads[0] != heads[1]


@pytest.mark.parametrize("total", [-123, -1, 0, 7, 251])
def test_any_total_is_drawn(total):
    sheets.opened(sheets.drawn("score", None, standings=(standing(0, 1, total),)))


@pytest.mark.parametrize(("points", "text"), [(7, "+7"), (-5, "−5"), (0, "0")])
def test_points_of_tickets_carry_their_sign(points, text):
    assert score.signed(points) == text


def test_names_of_any_length_leave_the_figures_alone():
    some = (standing(0, 1, 50), standing(1, 2, 40))
    pictures = [
        sheets.opened(sheets.drawn("score", None, standings=some, names=names))
        for names in (("A", "B"), ("W" * 90 + " 🤖", "ㅋ" * 50))
    ]
    figures = (europa.COLUMNS["routes"] - 50, 0, 1100, pictures[0].height)
    assert pictures[0].crop(figures).tobytes() == pictures[1].crop(figures).tobytes()

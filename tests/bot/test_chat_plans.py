"""Planned turns, seen from the people who press."""

from pathlib import Path
from typing import Any

from engine import menu
from engine.games.ride_the_rails.board import ORANGE
from engine.games.ride_the_rails.state import Phase as RailsPhase
from tests.bot.test_chat_clock import begin
from tests.bot.test_chat_settings import chosen
from tests.world import GAMES, Person, World, controls, rich, world

TILES = GAMES["railroad_tiles"]


def seat_of(here: World, person: Person) -> int:
    return 0 if person is here.ana else 1


async def two_cards(person: Person) -> None:
    await person.table("play")
    await person.press("Mazo × 2")


async def begun(here: World) -> tuple[Person, Person]:
    """Who is called, and the other."""
    return await begin(here, "12h")


async def test_a_plan_is_played_without_a_word_when_its_turn_comes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begun(here)
        await other.slash("planear", jugada="draw deck")
        assert "Tu próximo turno" in other.text
        assert "dos veces" in other.text
        posts, seq = len(here.channel.history()), await here.seq()
        await two_cards(called)
        await here.pass_time(30)
        assert await here.seq() == seq + 4  # both drew two
        assert here.called is called
        assert len(here.channel.history()) == posts
        bodies = [body for method, _, body in here.public() if method == "POST"]
        assert f"<@{other.id}>, te toca" not in str(bodies[-1])


async def test_the_first_way_that_is_legal_is_played(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begun(here)
        seat = seat_of(here, other)
        await here.set_state(lambda state: _rich_but_not_to_move(state, seat))
        await other.slash("planear")
        claims = [c for c in controls(other.shown) if (c[2] or "").startswith("plan.claim")]
        assert claims, other.text
        route = claims[0][2].removeprefix("plan.")  # type: ignore[union-attr]
        await other.use(claims[0])
        await other.slash("planear", jugada="draw deck")
        assert "1." in other.text
        assert "si no" in other.text
        name = route.split()[1]
        await here.set_state(lambda state: _close(state, name, here))
        await two_cards(called)
        await here.pass_time(30)
        assert here.called is called
        player = (await here.state()).players[seat]
        assert player.routes == 0
        assert (await here.host.table(1)).sitters[seat].plan == []


def _rich_but_not_to_move(state: object, seat: int) -> None:
    turn, phase = state.turn, state.phase  # type: ignore[attr-defined]
    rich(state, seat)
    state.turn, state.phase = turn, phase  # type: ignore[attr-defined]


def _close(state: object, name: str, here: World) -> None:
    """Somebody else has taken that route meanwhile."""
    board = state.board  # type: ignore[attr-defined]
    number = list(board.vocabulary["route"]).index(name)
    state.open &= ~(1 << number)  # type: ignore[attr-defined]


async def test_when_nothing_is_legal_its_person_is_called_after_all(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begun(here)
        seat = seat_of(here, other)
        await here.set_state(lambda state: _rich_but_not_to_move(state, seat))
        await other.slash("planear")
        claims = [c for c in controls(other.shown) if (c[2] or "").startswith("plan.claim")]
        name = claims[0][2].split()[1]  # type: ignore[union-attr]
        await other.use(claims[0])
        await here.set_state(lambda state: _close(state, name, here))
        await two_cards(called)
        await here.pass_time(30)
        assert here.called is other
        assert (await here.host.table(1)).sitters[seat].plan == []


async def test_a_plan_is_shown_in_ones_hand_and_dropped_with_one_button(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begun(here)
        await other.slash("planear", jugada="draw deck")
        await other.slash("mano")
        assert "1 jugada planeada" in other.text
        assert "1. " in other.text
        assert "(dos veces)" in other.text
        await other.press("Planear mi turno")
        await other.press("Borrar el plan")
        assert "planeada" not in other.text
        await two_cards(called)
        await here.pass_time(30)
        assert here.called is other


async def test_who_plays_by_hand_has_changed_their_mind(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, _ = await begun(here)
        here.grace = 20_000
        await called.slash("planear", jugada="draw deck")  # it is their turn: played for them
        await here.pass_time(1)
        assert here.called is not called


async def test_what_cannot_be_planned_is_said(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start()
        await here.ana.slash("planear", jugada="draw deck")
        assert "no se puede planear" in here.ana.text
        await here.zoe.slash("planear")
        assert "No estás en esta partida" in here.zoe.text


async def test_words_that_are_no_move_change_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, other = await begun(here)
        await other.slash("planear", jugada="volar a la luna")
        assert "no es una jugada" in other.text
        assert (await here.host.table(1)).sitters[seat_of(here, other)].plan == []


async def test_a_plan_has_five_ways_at_most(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, other = await begun(here)
        seat = seat_of(here, other)
        await here.set_state(lambda state: _rich_but_not_to_move(state, seat))
        for number in range(6):
            await other.slash("planear")
            claims = [c for c in controls(other.shown) if (c[2] or "").startswith("plan.")]
            await chosen(other, claims[number][2] or "")
        assert "como mucho 5" in other.text


async def test_nobody_else_hears_of_a_plan(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        called, other = await begun(here)
        before = len(here.public())
        await other.slash("planear", jugada="draw deck")
        assert len(here.public()) == before
        await called.slash("mano")
        assert "plan" not in called.text


def _all_have_ridden_but_the_last(state: Any) -> None:
    """The first round of three seats of Ride the Rails, whose third one rides at last."""
    state.phase, state.turns, state.order = RailsPhase.RIDE, 2, (0, 2, 1)


async def test_a_share_is_planned_for_the_next_round(tmp_path: Path) -> None:
    """Ana has ridden; Bruno, who rides last, has no journey. Orange opens then, and she is the
    first to take a share of those who have as much."""
    async with world(tmp_path, grace=0) as here:
        await here.start("ride_the_rails", ai=1)
        await here.set_state(_all_have_ridden_but_the_last)
        await here.ana.slash("planear", jugada="share black")
        assert "no es una jugada" in here.ana.text
        await here.ana.slash("planear", jugada="share orange")
        await here.ana.slash("planear", jugada="share red")
        assert "1. acción · Naranja" in here.ana.text
        assert "si no, acción · Rojo" in here.ana.text
        await here.bruno.table("play")
        await here.bruno.press("Pasar sin viaje")
        await here.pass_time(61)
        state = await here.state()
        assert state.round == 2
        assert state.players[0].shares[ORANGE] == 1


async def test_no_plan_where_track_comes_next(tmp_path: Path) -> None:
    async with world(tmp_path, grace=0) as here:
        await here.start("ride_the_rails", ai=1)
        await here.set_state(_bruno_builds_before_ana)
        await here.ana.slash("mano")
        assert not here.ana.has("Planear mi turno")
        await here.ana.slash("planear")
        assert "no se puede planear" in here.ana.text


def _bruno_builds_before_ana(state: Any) -> None:
    state.phase, state.turns, state.order = RailsPhase.BUILD, 0, (1, 0, 2)


async def test_a_column_is_planned_and_its_tiles_wait_for_their_owner(tmp_path: Path) -> None:
    """Bruno takes the first wish away, so it is the second; Ana is called to lay."""
    async with world(tmp_path, grace=0) as here:
        await here.start("railroad_tiles")
        await here.set_state(_bruno_chooses_before_ana)
        await here.ana.slash("mano")
        await here.ana.press("Planear mi turno")
        for column in (5, 4):
            await here.ana.slash("planear", jugada=f"column {column}")
        assert "1. columna 5 · 4 losetas" in here.ana.text
        await here.bruno.table("play")
        await here.bruno.press("Columna 5")
        await here.pass_time(1)
        area = (await here.state()).areas[0]
        assert area.column == 3
        assert len(area.hand) == 3
        assert (await here.host.table(here.match)).sitters[0].plan == []
        await here.ana.table("play")
        assert "Te toca" in here.ana.text


def _bruno_chooses_before_ana(state: Any) -> None:
    """The first round of Railroad Tiles."""
    while state.offer:
        seat = TILES.to_move(state)[0]
        TILES.play(state, seat, next(menu.moves(TILES, state, seat)))
    state.order = (1, 0)

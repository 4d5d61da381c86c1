"""Ride the Rails in the virtual Discord, by buttons alone: drafts, restarts, the final count."""

from pathlib import Path
from typing import Any

from engine.games.ride_the_rails.state import Phase
from tests.world import Presser, World, controls, world

TURNS = 200


def labels(person: Any) -> list[str]:
    return [control[0] for control in controls(person.shown)]


def two_rounds_left(state: Any) -> None:
    state.round = 5


async def test_a_match_of_two_people_and_a_computer_player(tmp_path: Path) -> None:
    """They press at random; the bot is replaced by another in mid-match and in mid-draft."""
    async with world(tmp_path, grace=0) as here:
        await here.start("ride_the_rails", ai=1)
        await here.set_state(two_rounds_left)
        pressers = {person.id: Presser(person.actor.name) for person in here.people}
        for turn in range(TURNS):
            if here.is_over:
                break
            if turn in (2, 7):
                await here.restart()
            person = here.called
            await pressers[person.id].turn(person)
            await here.pass_time(61)
        await check_the_end(here)


async def check_the_end(here: World) -> None:
    assert here.is_over
    table = await here.host.table(here.match)
    assert table.info.status == "over"
    state = table.running.state
    for railroad, track in enumerate(state.tracks):
        shares = sum(player.shares[railroad] for player in state.players)
        assert state.pool[railroad] + shares + track.bit_count() == 27
    rows = table.game.standings(state)
    assert all(sum(row.parts.values()) == row.total for row in rows)
    assert "Gana" in here.public_text or "compartida" in here.public_text
    await here.ana.table("score")
    assert "Dividendos" in here.ana.text
    assert here.figures.components <= 40


async def test_a_build_is_seen_by_its_builder_alone_until_it_ends(tmp_path: Path) -> None:
    async with world(tmp_path, grace=0) as here:
        await here.start("ride_the_rails", ai=1)
        await here.set_state(ana_builds)
        await here.ana.table("play")
        before, seq = here.public_text, await here.seq()
        await here.ana.press("Boston")
        await here.ana.press("F30")
        assert "Borrador" in here.ana.text
        assert "Rojo en Boston" in here.ana.text
        assert "2 de 8" in here.ana.text
        drawn = here.artist.jobs[-1].view
        assert len(drawn.built) == 2
        await here.restart()
        await here.ana.press("Albany")
        await here.ana.press("Deshacer paso")
        assert "2 de 8" in here.ana.text
        assert here.public_text == before
        assert await here.seq() == seq
        assert "Confirmar" not in labels(here.ana)
        await here.bruno.table("play")
        assert here.artist.jobs[-1].view.built == ()
        await here.ana.press("Terminar de construir")
        assert await here.seq() == seq + 3
        assert "Has puesto 2 locomotoras" in here.ana.text
        await here.ana.press("Deshacer")
        assert "2 pasos" in here.ana.text
        assert await here.seq() == seq + 4


async def test_good_places_of_a_second_railroad_question_stand_first(tmp_path: Path) -> None:
    """Which railroad, then where: Red has more places than a list holds, so the rows of the map
    are asked first, and what is suggested stands above them."""
    async with world(tmp_path, grace=0) as here:
        await here.start("ride_the_rails", ai=1)
        await here.set_state(ana_builds_far)
        await here.ana.table("play")
        await here.ana.press("Rojo")
        offered = [label for label, _, value in controls(here.ana.shown) if value]
        rows = next(n for n, label in enumerate(offered) if label.startswith("Fila"))
        assert offered[0] == "Chicago (G22) · +2 $"
        assert "Des Moines (G19)" in offered[:rows]
        assert rows < 6
        await here.ana.press("Des Moines")
        assert "Rojo en Des Moines" in here.ana.text


async def test_a_journey_says_what_each_step_would_pay(tmp_path: Path) -> None:
    async with world(tmp_path, grace=0) as here:
        await here.start("ride_the_rails", ai=1)
        await here.set_state(ana_rides)
        await here.ana.table("play")
        assert "tiene 2 enlaces y te da **+7 $**" in here.ana.text
        await here.ana.press("Boston")
        assert any("Albany" in label and "+3 $" in label for label in labels(here.ana))
        await here.ana.press("Albany")
        assert "Si acaba aquí: tú +4 $" in here.ana.text
        assert any("Acabar aquí · +4 $" in label for label in labels(here.ana))
        await here.ana.press("Nueva York")
        assert "con 2 enlaces" in here.ana.text
        await here.ana.press("Acabar aquí")
        assert "Has llevado al viajero de **Boston** a **Nueva York**" in here.ana.text
        state = (await here.host.table(here.match)).running.state
        assert state.players[0].money == 3 + 4


def ana_builds(state: Any) -> None:
    """Her turn, with a share of Red."""
    state.phase, state.turns, state.order = Phase.BUILD, 0, (0, 1, 2)
    state.players[0].shares[0] += 1
    state.pool[0] -= 1


def ana_builds_far(state: Any) -> None:
    """With a share of Blue too, and Red laid from Philadelphia far into the west."""
    ana_builds(state)
    state.players[0].shares[1] += 1
    state.pool[1] -= 1
    names = [hex.name for hex in state.board.hexes]
    way = [f"h{column}" for column in range(28, 12, -1)]
    state.tracks[0] = sum(1 << names.index(name) for name in way)
    state.pool[0] -= len(way)


def ana_rides(state: Any) -> None:
    """Boston, Albany and New York on Red, of which she has two shares."""
    ana_builds(state)
    state.phase = Phase.RIDE
    state.players[0].shares[0] += 1
    names = {city.name: city.hex for city in state.board.places}
    words = [hex.name for hex in state.board.hexes]
    way = [names["boston"], words.index("f30"), names["albany"], names["nueva_york"]]
    way += [words.index("f29"), words.index("g29")]
    state.tracks[0] = sum(1 << hex for hex in way)
    state.pool[0] -= len(way) + 1

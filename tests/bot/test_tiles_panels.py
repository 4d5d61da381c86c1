"""Every panel of Railroad Tiles that can be reached by looking obeys Discord's numbers, and a tile
is laid by three answers at the most."""

from pathlib import Path
from random import Random
from typing import Any

from bot.chat import ids
from bot.host import press as presses
from bot.host.desk import Desk
from bot.host.info import Caller
from bot.host.press import Press
from engine import menu
from engine.games import GAMES
from engine.games.railroad_tiles.board import START
from engine.games.railroad_tiles.laying import put
from tests.bot.test_chat_panels import asked, panel
from tests.contract.walks import lively
from tests.world import World, controls, text_of, world

GAME: Any = next(game for game in GAMES if game.info.id == "railroad_tiles")
ROUND = 7
ANSWERS = 3
PLACES = 25


def late(hands: int) -> Any:
    """The first seat lays in a late round, with so many tiles in hand."""
    for seed in range(50):
        random = Random(f"late {seed}")
        state = GAME.setup(2, {}, f"late {seed}")
        while to_move := GAME.to_move(state):
            area = state.areas[0]
            if state.round == ROUND and len(area.hand) == hands and len(area.edge) > 15:
                return state
            seat = random.choice(to_move)
            GAME.play(state, seat, lively(GAME, state, seat, random))
    raise LookupError(hands)


async def desk_of(here: World, state: Any) -> Desk:
    def change(old: Any) -> None:
        for field in old.__dataclass_fields__:
            setattr(old, field, getattr(state, field))

    await here.set_state(change)
    return await here.host.desk(here.match, Caller(here.ana.id, here.guild.id, 1))


def pressed(root: Desk, found: Any) -> list[Press]:
    """What the controls of a panel give, but for verbs."""
    reads = [ids.read(custom_id, [value] if value else [])
             for _, custom_id, value in controls(found)]  # fmt: skip
    return [p for p in reads if isinstance(p, Press) and not p.verb and p.chain != ((),)]


async def test_every_panel_obeys_the_limits_and_three_answers_lay_a_tile(tmp_path: Path) -> None:
    """From the root down, both languages in turn: each way to lay a tile is found, and soon."""
    async with world(tmp_path) as here:
        await here.start("railroad_tiles")
        for hands in (4, 2, 1):
            root = await desk_of(here, late(hands))
            state, seat = root.state, root.press.seat
            lays: dict[Any, int] = {}
            waiting: list[tuple[Any, str, int]] = [((), "", 0)]
            seen = set()
            while waiting:
                answers, page, count = waiting.pop(0)
                desk = asked(root, answers, page)
                if desk is None:
                    path = presses.read(GAME, state, seat, answers, False).path
                    move = path[0].make(*path[1:])
                    lays.setdefault(move, count)
                elif (answers, page) not in seen:
                    seen.add((answers, page))
                    found = panel(here, desk, "es" if len(seen) % 2 else "en")
                    waiting += [(p.chain[0], p.page, count + 1) for p in pressed(root, found)]
            assert set(lays) == set(menu.moves(GAME, state, seat))
            for move, count in lays.items():
                if menu.words(GAME, move).startswith("lay"):
                    assert count <= ANSWERS


async def test_a_tile_with_more_places_than_a_list_holds_takes_three_answers_too(
    tmp_path: Path,
) -> None:
    """Several lists stand on one panel."""
    async with world(tmp_path) as here:
        await here.start("railroad_tiles")
        state = late(2)
        area = state.areas[0]
        tile, road = next(t for t in area.hand), 0
        area.laid, area.edge, area.pawns = {}, {}, []
        for x in range(PLACES):
            put(GAME.board, area, road, START + x, 1)
        root = await desk_of(here, state)
        lay = next(kind for kind in GAME.kinds.values() if kind.word == "lay")
        offered = menu.choices(GAME, root.state, 0, (lay, tile))
        assert offered is not None
        assert len(offered.answers) > PLACES
        desk = asked(root, presses.write(GAME, root.state, 0, (lay, tile)), "")
        assert desk is not None
        named = {p.chain[0][2] for p in pressed(root, panel(here, desk, "es")) if p.chain[0][2:]}
        assert named == set(offered.answers)


def last_start(state: Any) -> None:
    """One start tile is left, and it is for the first seat."""
    state.order = (0, 1)
    while len(state.offer) > 1:
        seat = GAME.to_move(state)[0]
        GAME.play(state, seat, next(menu.moves(GAME, state, seat)))


async def test_what_has_no_alternative_is_named_and_the_next_question_is_asked(
    tmp_path: Path,
) -> None:
    """The last start tile cannot be chosen: its facings are asked at once, in words and picture."""
    async with world(tmp_path) as here:
        await here.start("railroad_tiles")
        await here.set_state(last_start)
        tile = (await here.state()).offer[0]
        await here.ana.table("play")
        assert "¿**Cómo** la pones?" in here.ana.text
        assert "Elige tu **loseta" not in here.ana.text
        assert here.ana.labels()[:2] == ["1", "2"]
        assert here.artist.jobs[-1].chosen == ("start", tile)


async def test_the_last_tile_in_hand_is_asked_where_it_goes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        await here.start("railroad_tiles")
        root = await desk_of(here, late(1))
        said = text_of(panel(here, root, "es"))
        assert "¿**Dónde**?" in said or "¿Dónde?" in said
        assert "¿Qué loseta" not in said.replace("*", "")

"""Nothing that anybody else gets depends on what only one seat knows."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.chat import parts
from bot.host import history, post
from engine.parts.route_board import LOCOMOTIVE
from tests.world import World, cards_of, text_of, world

TURNS = 5


def unchanged(state: Any) -> None:
    pass


def swap_hidden(state: Any) -> None:
    """Bruno's hand for cards from the bottom of the deck, his tickets for ones nobody saw."""
    player = state.players[1]
    old = cards_of(player.hand)
    new, state.deck[: len(old)] = state.deck[: len(old)], old
    player.hand = [new.count(card) for card in range(LOCOMOTIVE + 1)]
    long, *normal = player.offer
    count = len(normal)
    player.offer, state.tickets[:count] = (long, *state.tickets[:count]), normal


def swap_top(state: Any) -> None:
    """The two cards that Bruno is about to draw for others from below."""
    deck = state.deck
    for place in (-1, -2):
        other = next(n for n, card in enumerate(deck) if card != deck[place])
        deck[place], deck[other] = deck[other], deck[place]


def made(path: Path, name: str) -> Path:
    (path / name).mkdir()
    return path / name


async def seen(folder: Path, is_other: bool) -> tuple[list[Any], list[Any], list[str]]:
    """What everybody and Ana got, and what Bruno did, over some turns of both."""
    async with world(folder) as here:
        await here.start()
        await here.set_state(swap_hidden if is_other else unchanged)
        ana: list[Any] = []
        bruno: list[str] = []
        for person in (here.ana, here.bruno):
            await person.table("play")
            for label in ("▫️ A", "▫️ B", "Quedarme"):
                await person.press(label)
        await here.set_state(lambda state: setattr(state, "turn", 0))
        for turn in range(TURNS):
            await here.ana.table("play")
            await here.ana.press("× 2" if turn else "Mazo")
            if not turn:
                await here.ana.press("Mazo")
            for name in ("estado", "historial", "ayuda", "mapa"):
                await here.ana.slash(name)
                ana.append(here.ana.shown)
            await here.zoe.slash("historial")
            ana.append(here.zoe.shown)
            await here.set_state(swap_top if is_other else unchanged)
            await here.bruno.table("play")
            await here.bruno.press("× 2")
            bruno.append(here.bruno.text)
            ana.append(await suggestions(here))
        jobs = [job for job in here.artist.jobs if getattr(job.view, "seat", 0) == 0]
        return [*here.public(), *jobs], ana, bruno


async def suggestions(here: World) -> Any:
    return await here.ana.suggestions("jugar", "jugada", "")


async def test_nothing_sent_to_others_depends_on_a_hidden_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Payloads with ids, nonces and alt texts, and every picture by what it was drawn from."""
    monkeypatch.setattr(parts, "number", lambda: parts.OTHERS)  # the time differs, as it may
    one, other = [await seen(made(tmp_path, name), name == "other") for name in ("one", "other")]
    assert len(one[0]) > 3 * TURNS
    assert one[0] == other[0]
    assert one[1] == other[1]
    assert one[2] != other[2]


async def test_a_publisher_that_tells_secrets_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same comparison sees a mutant that lists what is for one seat in public."""
    real = history.read_lines

    async def telling(connection: Any, game: Any, match: int, moves: Any, readers: Any = ()) -> Any:
        return await real(connection, game, match, moves, (0, 1))

    monkeypatch.setattr(post, "read_lines", telling)
    one, other = [await seen(made(tmp_path, name), name == "other") for name in ("one", "other")]
    assert one[0] != other[0]


async def test_every_private_answer_is_for_one_person(tmp_path: Path) -> None:
    """By what was really sent: each answer to an interaction is ephemeral, and whatever edits an
    original edits an ephemeral one."""
    async with world(tmp_path) as here:
        await here.start(ai=1)
        for person in (here.ana, here.bruno):
            await person.table("play")
            for label in ("▫️ A", "▫️ B", "Quedarme"):
                await person.press(label)
            for name in ("mano", "estado", "historial", "mapa", "ayuda", "mesa", "deshacer"):
                await person.slash(name)
                assert person.panel.ephemeral
        viewer = here.zoe.actor
        visible = here.channel.history(viewer=viewer)
        texts = "\n".join(text_of([c.to_dict() for c in message.components]) for message in visible)
        assert "Te has quedado" not in texts
        assert "Tu mano" not in texts
        answers = [
            entry.json
            for entry in here.env.http_requests
            if entry.path.startswith("/interactions/")
        ]
        kinds = {(body["type"], (body.get("data") or {}).get("flags", 0) & 64) for body in answers}
        assert kinds <= {(5, 64), (6, 0), (9, 0)}, kinds


async def test_notices_and_jobs_hold_no_secret_type(tmp_path: Path) -> None:
    """Whatever is drawn for the table is drawn from the public view."""
    async with world(tmp_path) as here:
        await here.start()
        boards = [job for job in here.artist.jobs if job.scene in ("board", "score")]
        assert boards
        assert {type(job.view).__name__ for job in boards} == {"PublicView"}
        assert replace(boards[0]) == boards[0]

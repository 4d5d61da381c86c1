"""Whole matches in the virtual Discord, by buttons alone, with a restart in the middle."""

from pathlib import Path

from tests.world import Person, Presser, World, controls, world

TURNS = 400


async def test_two_people_who_press_at_random_and_two_computer_players(tmp_path: Path) -> None:
    """From the room to the final count; the bot is replaced by another in mid-match."""
    async with world(tmp_path, grace=0) as here:
        await here.start(ai=2)
        pressers = {person.id: Presser(person.actor.name) for person in here.people}
        for person in (here.ana, here.bruno):
            await pressers[person.id].turn(person)
        for turn in range(TURNS):
            if here.is_over:
                break
            if turn in (5, 12):
                await here.restart()
            person = here.called
            await pressers[person.id].turn(person)
            await here.pass_time(61)
        await check_the_end(here)


async def test_a_sensible_person_against_another_in_a_thread(tmp_path: Path) -> None:
    """One takes what is starred, the other draws; a restart falls between the cards of a turn."""
    async with world(tmp_path) as here:
        room = await here.open_room()
        await here.bruno.table("sit", room)
        await here.ana.table("start", here.table)
        await here.idle()
        (here.place,) = here.channel.threads
        await here.set_state(fewer_wagons)
        for person in (here.ana, here.bruno):
            await person.table("play")
            for label in ("▫️ A", "▫️ C", "Quedarme"):
                await person.press(label)
        await here.pass_time(61)
        for turn in range(TURNS):
            if here.is_over:
                break
            await sensible_turn(here, here.called, is_restarted=turn == 6)
            await here.pass_time(61)
        await check_the_end(here)


def fewer_wagons(state: object) -> None:
    for player in state.players:  # type: ignore[attr-defined]
        player.wagons = 14


async def sensible_turn(here: World, person: Person, is_restarted: bool) -> None:
    """The first starred route that can be paid; two cards from the deck where there is none."""
    await person.table("play")
    routes = [c for c in controls(person.shown) if c[2] and ("casilla" in c[0] or " · " in c[0])]
    if routes and "túnel" not in routes[0][0]:
        await person.use(routes[0])
        if "¿Con qué" in person.text:
            await person.press("carta_")
    elif person.has("Mazo"):
        await person.press("Mazo")
        if is_restarted:
            await here.restart()
        if "segunda carta" in person.text:
            await person.press("Mazo" if person.has("Mazo") else "carta_")
    else:
        await Presser("rest").turn(person)


async def check_the_end(here: World) -> None:
    assert here.is_over
    table = await here.host.table(here.match)
    assert table.info.status == "over"
    state = table.running.state
    hands = sum(sum(player.hand) for player in state.players)
    market = sum(card >= 0 for card in state.market)
    assert hands + market + len(state.deck) + len(state.discard) == 110 or not hasattr(
        state, "discard"
    )
    assert "Gana" in here.public_text or "compartida" in here.public_text
    await here.ana.table("score")
    assert "**" in here.ana.text
    assert here.figures.components <= 40

"""How Ride the Rails speaks: what a turn did in one line, what each step would pay."""

from typing import Any

import pytest

from bot.text import Catalogues
from engine import menu
from engine.games.ride_the_rails.board import BLUE, ORANGE, PURPLE, RED
from engine.games.ride_the_rails.state import Phase
from engine.text import Label
from tests.rulebook.ride_the_rails.rails import USA, Rails

NAMES = ("Ana", "Bruno", "Carla")
ES = Catalogues().speaker("es", USA, NAMES)
EN = Catalogues().speaker("en", USA, NAMES)
WAY = ("boston", "f30", "albany", "e29", "f28", "buffalo")


def rails(phase: Phase = Phase.BUILD) -> Rails:
    return Rails(USA, phase=phase).own(0, RED, RED).own(1, RED)


def told(table: Rails, reader: int | None, *words: str) -> list[str]:
    seat = USA.to_move(table.state)[0]
    events = [event for said in words for event in table.say(seat, said)]
    return [ES.plain(line) for line in USA.voice.story(events, reader)]


def label(table: Rails, path: tuple[Any, ...], known: int) -> Label:
    return USA.voice.label(table.state, USA.to_move(table.state)[0], path, known)


def kind(table: Rails, word: str) -> Any:
    kinds = menu.open_kinds(USA, table.state, USA.to_move(table.state)[0])
    return next(kind for kind in kinds if kind.word == word)


def test_a_build_is_one_line_with_what_it_paid() -> None:
    table = rails().track(RED, "g23")
    assert told(table, None, "build red chicago", "build red g21", "stop") == [
        "Ana puso 2 locomotoras: Rojo en Chicago y G21 · +2 $ por Chicago"
    ]
    table = rails().track(RED, "g23")
    assert told(table, 0, "build red g24", "stop") == ["Has puesto una locomotora: Rojo en G24"]
    assert told(table, None, "stop") == ["Bruno no construyó"]


def test_a_journey_is_one_line_with_its_dividends() -> None:
    words = ("passenger boston", "link albany red", "link buffalo red", "arrive")
    line = "al viajero de Boston a Buffalo · 2 enlaces · +3 $ · Dividendos: "
    table = rails(Phase.RIDE).track(RED, *WAY)
    before = table.state.copy()
    assert told(table, None, *words) == [f"Ana llevó {line}Ana +4 $ y Bruno +2 $"]
    table.state = before
    assert told(table, 0, *words) == [f"Has llevado {line}tú +4 $ y Bruno +2 $"]


def test_nobody_to_move_and_a_new_round_are_told() -> None:
    table = rails(Phase.RIDE)
    table.state.round = 1
    assert told(table, None, "stay") == ["Ana no podía mover a nadie"]
    told(table, None, "stay")
    assert told(table, None, "stay") == [
        "Carla no podía mover a nadie",
        "Ronda nueva. Orden: Carla, Bruno y Ana",
        "Se abre el ferrocarril Naranja",
    ]


def test_a_place_says_what_it_pays_or_where_it_leads() -> None:
    table = rails().track(RED, "g23")
    build = kind(table, "build")
    pays = label(table, (build, RED, table.hex("chicago")), 2)
    assert (ES.label(pays, 60), pays.is_advised) == ("Chicago (G22) · +2 $", True)
    assert EN.label(pays, 60) == "Chicago (G22) · +$2"
    mountain = rails().track(RED, "f30")
    rough = label(mountain, (kind(mountain, "build"), RED, mountain.hex("e31")), 2)
    assert ES.label(rough, 60) == "E31 · montaña"
    near = label(mountain, (kind(mountain, "build"), RED, mountain.hex("albany")), 2)
    assert (ES.note(near, 60), near.is_advised) == ("llega a esta ciudad", True)


def test_the_best_place_comes_first() -> None:
    table = rails().track(RED, "g23")
    ranked = USA.voice.ranked(USA.view(table.state, 0), table.state, (kind(table, "build"), RED))
    assert USA.vocabulary["hex"][ranked[0]] == "chicago"
    question = menu.choices(USA, table.state, 0, (kind(table, "build"), RED))
    assert question is not None
    assert sorted(ranked) == list(question.answers)


def test_a_link_says_what_it_pays_its_mover_and_the_rest_in_its_note() -> None:
    table = rails(Phase.RIDE).own(0, BLUE).track(RED, *WAY).track(BLUE, "boston", "f30", "albany")
    table.say(0, "passenger albany")
    link = kind(table, "link")
    several = label(table, (link, table.hex("boston")), 1)
    assert (ES.label(several, 60), ES.note(several, 60)) == ("Boston (F31)", "por Rojo y Azul")
    only = label(table, (link, table.hex("buffalo")), 1)
    assert ES.label(only, 60) == "Buffalo (F27) · Rojo · +3 $"
    assert ES.note(only, 60) == "tú +3 $ y Bruno +1 $"


def test_the_only_way_on_is_named_on_the_button_that_takes_it() -> None:
    table = rails(Phase.RIDE).track(RED, *WAY)
    table.say(0, "passenger boston")
    table.say(0, "link albany red")
    said = ES.label(label(table, (kind(table, "link"),), 0), 60)
    assert said == "Seguir viaje · Buffalo (F27) por el Rojo · +3 $"
    assert ES.label(label(table, (kind(table, "arrive"),), 0), 60) == "Acabar aquí · +4 $"


def test_the_desk_tells_how_far_a_turn_has_come() -> None:
    table = rails().track(RED, "g23")
    table.say(0, "build red chicago")
    desk = [ES.plain(line) for line in USA.voice.desk(USA.view(table.state, 0))]
    assert desk == ["Tienes 2 $ · acciones: 2 Rojo", "Locomotoras este turno: 1 de 8"]
    assert len(USA.voice.desk(USA.view(table.state, 1))) == 1
    assert USA.voice.desk(USA.view(table.state, None)) == []
    table = rails(Phase.RIDE).track(RED, *WAY)
    (_, best) = [ES.plain(line) for line in USA.voice.desk(USA.view(table.state, 0))]
    assert "tiene 2 enlaces y te da +7 $" in best


@pytest.mark.parametrize("round_", [1, 5])
def test_the_position_can_be_played_without_a_picture(round_: int) -> None:
    table = rails().track(RED, *WAY).track(PURPLE, "seattle")
    table.state.round = round_
    table.state.passengers &= ~(1 << table.hex("boston"))
    lines = "\n".join(ES.plain(line) for line in USA.voice.position(USA.view(table.state, None)))
    for said in (
        f"Ronda {round_} de 6: Ana construye",
        "Ana: 0 $; acciones: 2 Rojo",
        "Carla: 0 $; sin acciones",
        "Boston",
        "Albany",
        "F30",
        "Morado: 1 vía, quedan 26 locomotoras; Seattle",
        "Esperan 51 viajeros",
        "Sin viajero: Boston",
        "Dan 5 $ a quien llegue primero: Minneapolis",
        "La línea transcontinental aún no se ha pagado",
    ):
        assert said in lines, said


def test_why_not_is_said() -> None:
    table = rails()
    state = table.state

    def absent(seat: int) -> str:
        return " ".join(ES.plain(line) for line in USA.voice.absent(state, seat))

    assert "Es el turno de Ana" in absent(1)
    assert absent(0) == ""
    state.players[0].shares[ORANGE], state.pool[ORANGE] = 1, 0
    assert absent(0) == "Sin sitio o sin locomotoras: Naranja."
    state.built = ((RED, 0),) * 8
    assert "no caben más" in absent(0)
    state.phase = Phase.RIDE
    assert "Ahora se viaja" in absent(0)
    state.phase = Phase.OVER
    assert "ha terminado" in absent(0)


def test_what_decided_a_match() -> None:
    table = rails(Phase.RIDE).track(RED, *WAY)
    words = ("passenger boston", "link albany red", "link buffalo red", "arrive")
    events = [event for said in words for event in table.say(0, said)]
    said = [ES.plain(line) for line in USA.voice.moments(USA.standings(table.state), events)]
    assert said == [
        "El viaje más largo: Ana, de Boston a Buffalo, 2 enlaces.",
        "Las mejores acciones: el Rojo pagó 4 $ a Ana.",
    ]
    score = [ES.plain(line) for line in USA.voice.score(USA.standings(table.state)[0])]
    assert score == [
        "Por sus viajes: 3 $",
        "Dividendos: 4 $",
        "Rojo 4 $ (2 acciones)",
        "Total: 7 $",
    ]

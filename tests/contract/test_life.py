"""The life of a match, for every game: saved, copied, replayed, taken back, drafted, counted."""

import os
import subprocess
import sys
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from engine import menu, record, snapshot
from engine.draft import Draft
from engine.errors import (
    CannotUndo,
    EngineError,
    OthersMoved,
    Revealed,
    SnapshotError,
    UnknownOption,
    WrongSeats,
)
from engine.game import Log
from engine.match import Match, replay, start
from tests.contract.walks import (
    EVERY,
    Case,
    every_case,
    every_game,
    lively,
    options,
    positions,
    shared,
)


def played(
    case: Case, seed: str, number: int = 0
) -> tuple[Match[Any, Any], record.Opening, list[record.Step]]:
    """A whole match, with what its record needs."""
    game, random, chosen = case.game, Random(f"{case} {seed}"), options(case.game, number)
    match, told = start(game, case.seats, chosen, seed)
    steps: list[record.Step] = []
    while to_move := game.to_move(match.state):
        seat = random.choice(list(to_move))
        move = lively(game, match.state, seat, random)
        events = match.play(seat, move)
        steps.append(record.Step(len(steps) + 1, seat, menu.words(game, move), events))
    return match, record.Opening(case.seats, chosen, seed, told, game.info.rules_version), steps


@every_case
def test_states_are_saved_and_copied(case: Case) -> None:
    game, codec = case.game, case.game.saved.codec
    for state in positions(case, 10):
        text = snapshot.dump(game, state)
        assert snapshot.load(game, text, game.info.schema) == state
        assert snapshot.dump(game, snapshot.load(game, text, game.info.schema)) == text
        twin = game.copy(state)
        assert twin == state
        assert not shared(twin) & shared(state)
        public = game.view(state, None)
        assert codec.load(codec.dump(public), game.saved.public) == public
        for seat in range(case.seats):
            seen = game.view(state, seat)
            again = codec.load(codec.dump(seen), game.saved.private or game.saved.public)
            assert again == seen


@every_case
def test_a_saved_state_plays_on_as_if_nothing_had_been(case: Case) -> None:
    game = case.game
    for state in positions(case, 37, matches=1):
        text = snapshot.dump(game, state)
        ends = []
        for begin in (game.copy(state), snapshot.load(game, text, game.info.schema)):
            random, log = Random(9), Log()
            while to_move := game.to_move(begin):
                game.play(begin, to_move[0], menu.pick(game, begin, to_move[0], random.random), log)
            ends.append((begin, log.events))
        assert ends[0] == ends[1]


@every_case
def test_events_are_written_and_read(case: Case) -> None:
    game, codec = case.game, case.game.saved.codec
    _, opening, steps = played(case, "events")
    for event in [*opening.events, *[event for step in steps for event in step.events]]:
        assert codec.load(codec.dump(event, game.saved.events), game.saved.events) == event
        assert isinstance(event.reveals, bool)
        assert isinstance(event.is_sealed, bool)


@every_case
def test_the_record_leads_to_the_same_state(case: Case) -> None:
    game = case.game
    match, opening, steps = played(case, "replay")
    assert replay(game, case.seats, opening.options, "replay", match.record) == match.state
    lines = list(record.write(game, opening, steps, game.standings(match.state)))
    assert record.check(lines, EVERY) == []


@every_game
def test_the_same_seed_gives_the_same_match_in_another_process(game) -> None:
    """Whatever order Python gives its sets and dictionaries of strings."""
    code = (
        "from tests.contract.test_life import played\n"
        "from tests.contract.walks import CASES\n"
        f"case = next(case for case in CASES if case.game.info.id == '{game.info.id}')\n"
        "match, opening, steps = played(case, 'process')\n"
        "print(case.game.saved.codec.dump(match.state), [step.words for step in steps])"
    )
    outputs = set()
    for key in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": key}
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, check=True, env=environment
        )
        outputs.add(done.stdout)
    assert len(outputs) == 1


@every_case
def test_other_seeds_give_other_matches(case: Case) -> None:
    if case.game.info.id == "gardens":
        pytest.skip("nothing is dealt")
    states = [case.game.setup(case.seats, {}, seed) for seed in ("one", "two")]
    assert case.game.saved.codec.dump(states[0]) != case.game.saved.codec.dump(states[1])


@every_game
def test_a_second_match_begins_fresh(game) -> None:
    """Nothing of a finished match is left in the next (no shared default, no list of a class)."""
    case = Case(game, min(game.info.seats))
    before = snapshot.dump(game, game.setup(case.seats, {}, "fresh"))
    played(case, "fresh")
    assert snapshot.dump(game, game.setup(case.seats, {}, "fresh")) == before


@every_game
def test_setup_refuses_seats_and_options(game) -> None:
    if game.info.id == "gardens":
        pytest.skip("Gardens trusts its lobby")
    for seats in (0, min(game.info.seats) - 1, max(game.info.seats) + 1):
        with pytest.raises(WrongSeats):
            game.setup(seats, {}, "x")
    with pytest.raises(UnknownOption):
        game.setup(min(game.info.seats), {"nonsense": "yes"}, "x")
    for option in game.info.options:
        with pytest.raises(UnknownOption):
            game.setup(min(game.info.seats), {option.id: "nonsense"}, "x")


@every_game
def test_a_damaged_or_newer_state_is_refused(game) -> None:
    state = game.setup(min(game.info.seats), {}, "damaged")
    text = snapshot.dump(game, state)
    damaged = (
        "",
        "{",
        "null",
        "[]",
        "7",
        "{}",
        text[:-1],
        text[:-1] + ',"extra":1}',
        text.replace("[", '["x",', 1),
        "[" * 100_000,
    )
    for wrong in damaged:
        with pytest.raises(SnapshotError):
            snapshot.load(game, wrong, game.info.schema)
    for schema in (0, -1, game.info.schema + 1):
        with pytest.raises(SnapshotError):
            snapshot.load(game, text, schema)


@every_case
def test_undo_takes_back_what_revealed_nothing(case: Case) -> None:
    """Move by move through a match: back where it may be, with the reason where it may not."""
    game, random = case.game, Random(10)
    match, _ = start(game, case.seats, {}, "undo")
    with pytest.raises(CannotUndo):
        match.undo(0)
    reached = set()
    while to_move := game.to_move(match.state):
        seat = random.choice(list(to_move))
        before, words = game.copy(match.state), list(match.record)
        told = match.play(seat, lively(game, match.state, seat, random))
        after, last = game.copy(match.state), match.record[-1]
        other = (seat + 1) % case.seats
        with pytest.raises(OthersMoved):
            match.undo(other)
        if any(event.reveals for event in told):
            with pytest.raises(Revealed):
                match.undo(seat)
            reached.add("revealed")
        else:
            match.undo(seat)
            assert match.state == before
            assert match.record == words
            match.say(*last)
            reached.add("undone")
        assert match.state == after
    assert "undone" in reached


@every_case
def test_a_match_played_in_drafts(case: Case) -> None:
    """What a draft shows is what playing it brings, also when others have moved meanwhile."""
    game, random = case.game, Random(9)
    match, _ = start(game, case.seats, options(game, 1), "drafts")
    while to_move := game.to_move(match.state):
        seat = random.choice(list(to_move))
        draft = Draft(game, game.view(match.state, seat), seat, random)
        goes_on = True
        while goes_on and len(draft.moves) < 9:
            if not menu.open_kinds(game, draft.states[-1], seat):
                break
            goes_on = draft.add(lively(game, draft.states[-1], seat, random))
            if goes_on and random.random() < 0.2:
                draft.undo()
        others = [other for other in to_move if other != seat]
        for other in others[:1]:
            match.play(other, lively(game, match.state, other, random))
        count = len(match.record)
        draft.play(match)
        if not others:
            assert len(match.record) == count + len(draft.moves)
            if goes_on:
                assert game.view(match.state, seat) == game.view(draft.states[-1], seat)


@every_case
def test_the_count_is_whole(case: Case) -> None:
    """Every seat once, places that fit the totals, parts that add up, details that JSON can say."""
    game = case.game
    for state in positions(case, 50, matches=3):
        rows = game.standings(state)
        assert sorted(row.seat for row in rows) == list(range(case.seats))
        assert [row.place for row in rows] == sorted(row.place for row in rows)
        assert rows[0].place == 1
        for row in rows:
            assert not row.parts or sum(row.parts.values()) == row.total
        plain = [record.plain_standing(row) for row in rows]
        assert game.saved.codec.from_plain(plain, list) == plain
        better = [row.total for row in rows]
        assert better == sorted(better, reverse=True)


@every_case
def test_computer_players_move_legally_from_a_view(case: Case) -> None:
    """Same view, same random, same budget: same move; and one that the tree offers."""
    game = case.game
    for level, policy in game.info.policies.items():
        for state in positions(case, 60, matches=1):
            for seat in game.to_move(state)[:1]:
                view = game.view(state, seat)
                move = policy(game, view, Random(1), 50)
                assert menu.is_offered(game, state, seat, move), level
                assert policy(game, view, Random(1), 50) == move


@every_case
def test_no_words_and_no_numbers_break_anything(case: Case) -> None:
    """Random words and moves: an engine's error or a legal move, and a refusal changes nothing."""
    game, random = case.game, Random(f"fuzz {case}")
    pool = [kind.word for kind in game.kinds.values()]
    pool += [word for words in game.vocabulary.values() for word in words]
    pool += ["", "-1", "0", "1", "99999999999999999999", "x,y", ",", "٣", "1_0", "é", "%", "\x00"]
    kinds = list(game.kinds.values())
    for state in positions(case, 9, matches=1, key="fuzz"):
        match = Match(game, game.copy(state))
        for _ in range(40):
            before = game.copy(match.state)
            seat = random.randrange(-1, case.seats + 1)
            try:
                if random.random() < 0.5:
                    count = random.randrange(5)
                    parts = [random.choice(pool) for _ in range(count)]
                    if parts and random.random() < 0.3:
                        parts[-1] += "," + random.choice(pool)
                    if random.random() < 0.7:
                        parts.insert(0, random.choice(kinds).word)
                    match.say(seat, " ".join(parts))
                else:
                    kind = random.choice(kinds)
                    match.play(seat, kind.move(*[_any(random, ask) for ask in kind.asks]))
            except EngineError:
                assert match.state == before
            else:
                match = Match(game, game.copy(state))


def _any(random: Random, ask: Any) -> Any:
    number = random.choice([-1, 0, 1, 2, 3, 8, 9, 50, 117, 10**12])
    if not ask.is_several:
        return number
    return tuple(random.choice([-1, 0, 1, 5, 99, number]) for _ in range(random.randrange(4)))


def test_fields_of_states_are_copied() -> None:
    """A field that `copy` forgot would be found here (or above, by equality)."""
    for game in EVERY:
        state = game.setup(min(game.info.seats), {}, "fields")
        twin = game.copy(state)
        for field in fields(state):
            assert getattr(twin, field.name) == getattr(state, field.name)

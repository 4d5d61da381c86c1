"""custom_ids: what is written is read, and whatever else arrives is nothing."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.chat import ids
from bot.chat.ids import TablePress
from bot.host.press import Press, Some

answer = st.one_of(st.integers(0, 400), st.integers(0, 4095).map(Some))
chain = st.lists(st.lists(answer, max_size=5).map(tuple), min_size=1, max_size=3).map(tuple)
presses = st.builds(
    Press,
    match=st.integers(1, 10**9),
    seat=st.integers(0, 5),
    counter=st.integers(0, 99_999),
    chain=chain,
    check=st.text("abcdefghijklmnopqrstuvwxyz234567", min_size=4, max_size=4),
    is_sure=st.booleans(),
    page=st.sampled_from(["", "m", "k1a", "p0"]),
)


@given(presses)
def test_a_press_comes_back(press: Press) -> None:
    if sum(len(move) for move in press.chain) <= 8:
        assert len(ids.seat(press)) <= 100
    assert ids.read(ids.seat(press), []) == press
    assert ids.read(ids.select(press, 3), [ids.said(press)]) == press


@given(st.sampled_from(["undo", "pop", "done", "go"]), presses)
def test_a_verb_comes_back(verb: str, press: Press) -> None:
    found = ids.read(ids.seat(replace(press, verb=verb)), [])
    assert isinstance(found, Press)
    assert (found.verb, found.match, found.counter) == (verb, press.match, press.counter)


@given(st.integers(0, 10**9), st.integers(0, 9_999), st.sampled_from(["", "iberia", "3", "a/b"]))
def test_what_opens_comes_back(match: int, seq: int, what: str) -> None:
    expected = TablePress(match, "map", what)
    assert ids.read(ids.table(match, seq, "map", what), []) == expected
    assert ids.read(ids.table_select(match, seq, 1), [ids.opens("map", what)]) == expected


@given(st.text(max_size=120), st.lists(st.text(max_size=60), max_size=3))
def test_any_text_is_read_without_an_error(custom_id: str, values: list[str]) -> None:
    ids.read(custom_id, values)
    ids.read(f"r1:1:0:1:{custom_id}", values)
    ids.read(f"r1:1:-:1:{custom_id}", values)
    ids.read("r1:1:0:1:~1", values)
    ids.read("r1:1:-:1:~1", values)


def test_several_options_are_one_choice() -> None:
    press = Press(1, 0, 4, ((2, Some(1)),), "abcd")
    other = replace(press, chain=((2, Some(4)),))
    values = [ids.said(press), ids.said(other)]
    assert ids.read(ids.select(press, 1), values) == replace(press, chain=((2, Some(5)),))
    stranger = ids.said(replace(press, chain=((3, Some(4)),)))
    assert ids.read(ids.select(press, 1), [values[0], stranger]) is None
    assert ids.read(ids.select(press, 1), [values[0], "zzz"]) is None
    assert ids.read(ids.select(press, 1), []) is None

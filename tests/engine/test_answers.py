from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.answers import Bits, Several


@given(st.integers(min_value=0, max_value=(1 << 130) - 1))
def test_bits_are_the_positions_set(mask: int) -> None:
    listed = [place for place in range(131) if mask >> place & 1]
    bits = Bits(mask)
    assert list(bits) == listed
    assert len(bits) == len(listed)
    assert bool(bits) == bool(listed)
    assert [bits[place] for place in range(len(bits))] == listed
    assert all((place in bits) == (place in listed) for place in range(131))
    assert bits == Bits(mask)
    assert hash(bits) == hash(Bits(mask))


@pytest.mark.parametrize("index", [-1, 2, 99])
def test_bits_have_no_other_places(index: int) -> None:
    with pytest.raises(IndexError):
        Bits(0b101)[index]


@pytest.mark.parametrize("answer", [-1, 1, "0", None, 1.5, (0,), 10**30])
def test_bits_hold_nothing_else(answer: object) -> None:
    assert answer not in Bits(0b101)


@pytest.mark.parametrize(("least", "most"), [(1, 3), (2, 4), (1, 1), (4, 4)])
def test_several_are_all_picks_in_the_order_of_the_pool(least: int, most: int) -> None:
    pool = (7, 3, 9, 1)
    some = Several(pool, least, most)
    listed = [pick for count in range(least, most + 1) for pick in combinations(pool, count)]
    assert list(some) == listed
    assert len(some) == len(listed)
    assert [some[place] for place in range(len(some))] == listed
    assert all(pick in some for pick in listed)


@pytest.mark.parametrize("answer", [(), (3, 7), (7, 7), (7, 8), [7], 7, (7, 3, 9, 1, 1)])
def test_several_hold_nothing_else(answer: object) -> None:
    assert answer not in Several((7, 3, 9, 1), 1, 4)


def test_several_put_items_in_order() -> None:
    random, some = Random(1), Several((7, 3, 9, 1), 1, 4)
    for pick in some:
        shuffled = list(pick)
        random.shuffle(shuffled)
        assert some.ordered(tuple(shuffled)) == pick

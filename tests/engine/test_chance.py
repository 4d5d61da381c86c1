import hashlib
from collections import Counter

from engine.chance import seal, shuffled


def test_anybody_can_make_a_shuffle_again() -> None:
    """The five lines that the docs promise."""
    keys = {n: hashlib.sha256(f"seed/deck/{n}".encode()).hexdigest() for n in range(110)}
    assert shuffled("seed", "deck", range(110)) == sorted(range(110), key=lambda n: keys[n])


def test_known_shuffles_stay() -> None:
    """Kept by hand: a saved match would go on otherwise if these changed."""
    assert shuffled("abc", "first", range(5)) == KEPT_FIRST
    assert seal("abc") == "4e27b0ce13da8c9b4986c3a6835116451e1ca35ac036d288994e43d574c26274"


KEPT_FIRST = sorted(
    range(5), key=lambda n: hashlib.sha256(b"abc/first/" + str(n).encode()).digest()
)


def test_streams_and_seeds_are_independent() -> None:
    rows = {tuple(shuffled(seed, stream, range(20))) for seed in "ab" for stream in "xyz"}
    assert len(rows) == 6


def test_nothing_is_lost() -> None:
    items = ["a", "a", "b", "c", "c", "c"]
    assert sorted(shuffled("s", "t", items)) == items
    assert shuffled("s", "t", []) == []
    assert shuffled("s", "t", ["one"]) == ["one"]


def test_every_place_is_as_likely() -> None:
    """Chi squared of where the first of six goes, 6,000 times: 5 degrees of freedom."""
    counts = Counter(shuffled(f"{n}", "deck", range(6)).index(0) for n in range(6000))
    chi = sum((counts[place] - 1000) ** 2 / 1000 for place in range(6))
    assert chi < 20.5  # one in a thousand, and the seeds are fixed

"""Letters of other alphabets as Latin ones: the fonts have no Cyrillic and no Greek."""

from typing import Final

_CYRILLIC: Final = (
    "а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f "
    "х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu я ya є ye і i ї yi ґ g ў u ј j љ lj њ nj ћ c "
    "ђ dj џ dz"
)
_GREEK: Final = (
    "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f "
    "χ ch ψ ps ω o"
)


def _pairs(table: str) -> dict[str, str]:
    letters = table.split(" ")
    return dict(zip(letters[::2], letters[1::2], strict=True))


_LATIN: Final = _pairs(_CYRILLIC) | _pairs(_GREEK)


def latin(sign: str) -> str:
    """A Cyrillic or Greek letter in Latin ones, in its own case; empty for any other sign."""
    found = _LATIN.get(sign.lower(), "")
    return found if sign.islower() else found.capitalize()

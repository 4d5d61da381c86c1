"""What computer players are called."""

from collections.abc import Callable, Iterable

NAMES = (
    "Adela",
    "Berta",
    "Carla",
    "Diego",
    "Elsa",
    "Félix",
    "Greta",
    "Hugo",
    "Inés",
    "Jonás",
    "Klaus",
    "Lola",
    "Marco",
    "Nadia",
    "Olga",
    "Pablo",
    "Quirino",
    "Rita",
    "Sofía",
    "Tomás",
    "Úrsula",
    "Vera",
    "Walter",
    "Zoe",
)


def new_name(taken: Iterable[str], below: Callable[[int], int]) -> str:
    """A first name that nobody at the table has."""
    used = {name.split()[0].casefold() for name in taken if name.strip()}
    free = [name for name in NAMES if name.casefold() not in used]
    return free[below(len(free))]

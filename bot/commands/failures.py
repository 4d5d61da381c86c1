"""How a command ends when it does not end well: one line, and a code that scripts can tell apart.

0 done · 1 a check failed · 2 bad usage (click's own) · 3 it cannot run.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

import click


class CheckFailed(click.ClickException):
    """What was checked is not right."""

    exit_code: ClassVar[int] = 1


class CannotRun(click.ClickException):
    """Something that it needs is missing, wrong or not allowed."""

    exit_code: ClassVar[int] = 3

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))


@contextmanager
def one_line_for_the_store() -> Iterator[None]:
    """What the database refuses ends in one line. Imported here: most commands need no database."""
    from bot.store.errors import StoreError

    try:
        yield
    except StoreError as error:
        raise CannotRun(str(error)) from error

"""What computer players share."""

from typing import Final

BUDGET: Final = 200
"""Expansions that one decision may take, at a table as in self-play."""

"""Rows of accepted presses: each interaction once, each counter of a seat once."""

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import press


async def take(
    connection: AsyncConnection,
    interaction: int,
    match: int,
    said: str,
    seat: int | None = None,
    counter: int | None = None,
) -> bool:
    """Write a press down; False when it was taken before, whoever brings it again."""
    try:
        await connection.execute(
            insert(press).values(
                interaction=interaction, match=match, seat=seat, counter=counter, said=said
            )
        )
    except IntegrityError:
        return False
    return True


async def was_taken(connection: AsyncConnection, interaction: int) -> bool:
    """Whether this very interaction was accepted before."""
    found = await connection.execute(select(press.c.match).filter_by(interaction=interaction))
    return found.first() is not None


async def said(connection: AsyncConnection, match: int, seat: int, counter: int) -> str | None:
    """What was pressed at a counter of a seat."""
    found = await connection.execute(
        select(press.c.said).filter_by(match=match, seat=seat, counter=counter)
    )
    return found.scalar()

"""What the bot remembers of itself: which commands and emojis it has uploaded, what it did when."""

from sqlalchemy import delete, insert, select

from bot.store.database import Database
from bot.store.schema import setting


class Settings:
    """Strings by key."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, key: str) -> str | None:
        async with self._database.look() as connection:
            found = await connection.execute(select(setting.c.value).filter_by(key=key))
            return found.scalar()

    async def put(self, key: str, value: str) -> None:
        async with self._database.change() as connection:
            await connection.execute(delete(setting).filter_by(key=key))
            await connection.execute(insert(setting).values(key=key, value=value))

    async def starting(self, prefix: str) -> dict[str, str]:
        """All whose key begins so; what follows it -> value."""
        async with self._database.look() as connection:
            begins = setting.c.key.startswith(prefix, autoescape=True)
            found = await connection.execute(select(setting).where(begins))
            return {row.key.removeprefix(prefix): row.value for row in found}

    async def remove(self, key: str) -> None:
        async with self._database.change() as connection:
            await connection.execute(delete(setting).filter_by(key=key))

"""Alembic's entrance: it runs on the connection that it is given, inside its transaction."""

from alembic import context

from bot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()

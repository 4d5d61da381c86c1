"""Since when a match has no place to be played in: its clocks stand still."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("match", sa.Column("parked_at", BIG, nullable=True))
    op.execute("UPDATE match SET parked_at = COALESCE(moved_at, opened_at) WHERE parked <> ''")

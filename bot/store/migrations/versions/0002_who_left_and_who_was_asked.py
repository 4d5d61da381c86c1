"""Who left a seat, so that they can take it back; and the room's question whether to begin."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("seat", sa.Column("former", BIG, nullable=True))
    op.add_column("match", sa.Column("asked", BIG, nullable=True))

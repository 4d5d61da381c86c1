"""The room that the company of a match has gone to for another one."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("match", sa.Column("again", BIG, nullable=True))

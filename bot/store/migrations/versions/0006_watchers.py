"""Who wants to be told how a match ended that they do not play."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "watcher",
        sa.Column("match", BIG, sa.ForeignKey("match.id"), nullable=False),
        sa.Column("user", BIG, nullable=False),
        sa.PrimaryKeyConstraint("match", "user"),
        sqlite_strict=True,
    )

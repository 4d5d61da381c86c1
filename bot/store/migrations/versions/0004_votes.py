"""What a table decides together."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "vote",
        sa.Column("match", BIG, sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("opened_at", BIG, nullable=False),
        sa.Column("message", BIG, nullable=True),
        sqlite_strict=True,
    )
    op.create_table(
        "ballot",
        sa.Column("match", BIG, sa.ForeignKey("match.id"), nullable=False),
        sa.Column("user", BIG, nullable=False),
        sa.Column("says", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "user"),
        sqlite_strict=True,
    )

"""Time: the clock of a match, who was called when, the habits of a person, seats that come back."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")
NOUGHT = sa.text("0")


def upgrade() -> None:
    op.add_column("match", sa.Column("clock", BIG, nullable=False, server_default=NOUGHT))
    op.add_column("match", sa.Column("paused_at", BIG, nullable=True))
    op.add_column("seat", sa.Column("reserve", BIG, nullable=False, server_default=NOUGHT))
    op.add_column("seat", sa.Column("until", BIG, nullable=True))
    op.create_table(
        "call",
        sa.Column("match", BIG, sa.ForeignKey("match.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("since", BIG, nullable=False),
        sa.Column("used", BIG, nullable=False),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("next", BIG, nullable=False),
        sa.Column("ends", BIG, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("nudged", BIG, nullable=True),
        sa.Column("place", BIG, nullable=True),
        sa.Column("message", BIG, nullable=True),
        sa.PrimaryKeyConstraint("match", "seat"),
        sqlite_strict=True,
    )
    op.create_index("call_next", "call", ["next"])
    op.create_table(
        "person",
        sa.Column("user", BIG, primary_key=True),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("sleep_from", sa.Integer, nullable=True),
        sa.Column("sleep_to", sa.Integer, nullable=True),
        sa.Column("away_from", BIG, nullable=True),
        sa.Column("away_until", BIG, nullable=True),
        sa.Column("reminders", sa.Text, nullable=False),
        sa.Column("reach", sa.Text, nullable=False),
        sqlite_strict=True,
    )

"""Who a spectator thinks will win."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("watcher", sa.Column("guess", sa.Integer, nullable=True))

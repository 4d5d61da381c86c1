"""What somebody has planned for their next turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seat", sa.Column("plan", sa.Text, nullable=False, server_default="[]"))

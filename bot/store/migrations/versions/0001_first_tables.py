"""The first tables: matches with their rooms, seats, presses, records, outbox, jobs, settings.

A migration says its tables in full: those of schema.py go on changing, these never do.
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")
LIVE = sa.text("status IN ('open', 'running')")


def _column(name: str, *, empty: bool = False) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, nullable=empty)


def _number(name: str, *, empty: bool = False) -> "sa.Column[int]":
    return sa.Column(name, sa.Integer, nullable=empty)


def _big(name: str, *, empty: bool = False) -> "sa.Column[int]":
    return sa.Column(name, BIG, nullable=empty)


def _of_match() -> "sa.Column[int]":
    return sa.Column("match", BIG, sa.ForeignKey("match.id"), nullable=False)


def _table(name: str, *parts: sa.schema.SchemaItem) -> None:
    op.create_table(name, *parts, sqlite_strict=True)


def upgrade() -> None:
    _match()
    _seats()
    _record()
    _queues()
    _table("setting", sa.Column("key", sa.Text, primary_key=True), _column("value"))


def _match() -> None:
    _table(
        "match",
        sa.Column("id", BIG, primary_key=True),
        _column("code"),
        _column("game"),
        _big("guild"),
        _big("channel"),
        _big("thread", empty=True),
        _column("status"),
        _column("language"),
        _column("place"),
        _column("access"),
        _column("options"),
        _big("opener"),
        _big("message", empty=True),
        _big("opened_at"),
        _big("expires_at"),
        _number("warned"),
        _big("started_at", empty=True),
        _big("moved_at", empty=True),
        _big("ended_at", empty=True),
        _column("ending"),
        _column("salt"),
        _column("seed", empty=True),
        _column("seal"),
        _number("schema"),
        _number("rules_version"),
        _number("seq"),
        _column("state", empty=True),
        _column("window"),
        _number("last_seat", empty=True),
        _number("posted_seq"),
        _big("posted_message", empty=True),
        _big("posted_at", empty=True),
        _column("parked"),
    )
    op.create_index(
        "match_code", "match", ["code"], unique=True, sqlite_where=LIVE, postgresql_where=LIVE
    )
    op.create_index("match_place", "match", ["guild", "channel", "status"])
    op.create_index("match_expiry", "match", ["status", "expires_at"])


def _seats() -> None:
    _table(
        "seat",
        _of_match(),
        _number("seat"),
        _big("user", empty=True),
        _column("name"),
        _column("level"),
        _number("counter"),
        _column("draft"),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("seat_user", "seat", ["user"])
    _table(
        "press",
        sa.Column("interaction", BIG, primary_key=True),
        _of_match(),
        _number("seat", empty=True),
        _number("counter", empty=True),
        _column("said"),
        sa.UniqueConstraint("match", "seat", "counter"),
    )


def _record() -> None:
    _table(
        "move",
        _of_match(),
        _number("seq"),
        _number("seat"),
        _column("what"),
        _column("words"),
        _number("undoes", empty=True),
        _big("at"),
        sa.PrimaryKeyConstraint("match", "seq"),
    )
    _table(
        "event",
        _of_match(),
        _number("seq"),
        _number("place"),
        _number("only_for", empty=True),
        _number("sealed"),
        _column("body"),
        sa.PrimaryKeyConstraint("match", "seq", "place"),
    )


def _queues() -> None:
    _table(
        "outbox",
        _of_match(),
        _number("seq"),
        _column("view"),
        _big("due"),
        _column("status"),
        _number("calls"),
        _number("moment"),
        _number("undoes", empty=True),
        sa.PrimaryKeyConstraint("match", "seq"),
    )
    op.create_index("outbox_due", "outbox", ["status", "due"])
    _table(
        "job",
        _of_match(),
        _number("seat"),
        _big("due"),
        _big("leased_until"),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("job_due", "job", ["due"])

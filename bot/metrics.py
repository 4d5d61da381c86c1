"""Figures of what the bot does, in Prometheus' terms: counted always, told only where asked for.

No label names a person, a server or a match.
"""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds: bounds of the histograms. An acknowledgement is lost after three."""
SLOW: Final = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)

REGISTRY: Final = CollectorRegistry()
ACKNOWLEDGED: Final = Histogram(
    "rieles_acknowledge_seconds",
    "From a press to its acknowledgement",
    buckets=QUICK,
    registry=REGISTRY,
)
ANSWERED: Final = Histogram(
    "rieles_answer_seconds", "From a press to its whole answer", buckets=SLOW, registry=REGISTRY
)
PRESSES: Final = Counter(
    "rieles_presses", "Presses, forms and commands by outcome", ["outcome"], registry=REGISTRY
)
COMMITTED: Final = Histogram(
    "rieles_commit_seconds", "A move's transaction", buckets=QUICK, registry=REGISTRY
)
THOUGHT: Final = Histogram(
    "rieles_ai_seconds", "A computer player's decision", buckets=SLOW, registry=REGISTRY
)
FALLBACKS: Final = Counter(
    "rieles_ai_fallbacks",
    "Decisions that did not come or were not legal",
    ["why"],
    registry=REGISTRY,
)
POSTS: Final = Counter("rieles_posts", "Public tables by outcome", ["outcome"], registry=REGISTRY)
CHORES: Final = Counter(
    "rieles_chores", "Daily chores by outcome", ["chore", "outcome"], registry=REGISTRY
)
LAG: Final = Gauge("rieles_loop_lag_seconds", "How late the last beat was", registry=REGISTRY)
TICKED: Final = Gauge(
    "rieles_last_tick_timestamp_seconds", "When the last whole beat ended", registry=REGISTRY
)
MATCHES: Final = Gauge("rieles_matches", "Matches by status", ["status"], registry=REGISTRY)
UNTOLD: Final = Gauge("rieles_untold_matches", "Matches with a post due", registry=REGISTRY)
UNTOLD_AGE: Final = Gauge(
    "rieles_untold_age_seconds", "How long the oldest of them is due", registry=REGISTRY
)
FILE: Final = Gauge("rieles_database_bytes", "Files of the database", ["file"], registry=REGISTRY)
CONNECTED: Final = Gauge("rieles_connected", "1 while Discord is connected", registry=REGISTRY)


def text() -> bytes:
    """All of them in Prometheus' own format."""
    return generate_latest(REGISTRY)

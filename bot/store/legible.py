"""Texts that a bad disk has damaged."""


def legible(data: bytes) -> str:
    """Such a text is read all the same: refused, it would keep every row of its statement from
    being read, those of other matches too."""
    return str(data, "utf-8", "replace")

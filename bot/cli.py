"""The command line."""


def main() -> None:
    """Entry point of `rieles`."""
    raise SystemExit(3)

"""Local mode: the same bot against a virtual Discord in a browser."""

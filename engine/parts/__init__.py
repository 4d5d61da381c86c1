"""Bricks that several games use; a part knows no game."""

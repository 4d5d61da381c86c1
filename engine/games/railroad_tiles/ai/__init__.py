"""The computer players of Railroad Tiles."""

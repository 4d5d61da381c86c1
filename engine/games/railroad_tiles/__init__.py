"""Railroad Tiles."""

"""What computer players share."""

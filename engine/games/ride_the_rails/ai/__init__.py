"""Computer players of Ride the Rails, by level."""

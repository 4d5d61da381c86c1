"""What can be said of any board of routes and tickets."""

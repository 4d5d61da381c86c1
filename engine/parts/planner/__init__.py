"""Planning tickets on a board of routes, for advice and for computer players."""

"""How any game of cards, routes and tickets speaks: texts of the `rails-…` catalogue."""

# What the sheets of any game of cards, routes and tickets write.

rails-sheet-seat = Seat
rails-sheet-market = Market
rails-sheet-deck = deck
rails-sheet-tickets-left = tickets
rails-sheet-pts = pts
rails-sheet-to-go = to go
rails-sheet-joined = joined
rails-sheet-blocked = cut off
rails-sheet-by-station = by station
rails-sheet-long = long
rails-sheet-no-cards = No cards in hand
rails-sheet-no-tickets = No tickets
rails-sheet-keep-two = Keep at least 2
rails-sheet-keep-one = Keep at least 1
rails-sheet-score = Final count
rails-sheet-part-routes = Routes
rails-sheet-part-tickets = Tickets
rails-sheet-part-stations = Stations
rails-sheet-part-longest = Line
rails-sheet-total = Total
rails-sheet-shared = Shared victory
rails-sheet-borrowed = borrowed route

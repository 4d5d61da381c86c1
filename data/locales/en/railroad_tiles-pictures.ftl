# What the pictures write: no arguments, little room.

railroad_tiles-picture-title = RAILROAD
railroad_tiles-picture-subtitle = Tiles
railroad_tiles-picture-over = END
railroad_tiles-picture-round = Round
railroad_tiles-picture-bag = Bag
railroad_tiles-picture-waiting = Waiting
railroad_tiles-picture-active = Active
railroad_tiles-picture-seat = Seat
railroad_tiles-picture-score = Count
railroad_tiles-picture-total = Total
railroad_tiles-picture-prestige = Prestige
railroad_tiles-picture-rectangle = Rectangle
railroad_tiles-picture-cities = Cities
railroad_tiles-picture-stars = Stars
railroad_tiles-picture-openings = Openings
railroad_tiles-picture-closes = closes
railroad_tiles-picture-opens = opens

railroad_tiles-region-columns = The columns
railroad_tiles-region-first = Area of the first in turn order
railroad_tiles-region-second = Area of the second in turn order
railroad_tiles-region-third = Area of the third in turn order
railroad_tiles-region-fourth = Area of the fourth in turn order

# What the pictures write: no arguments, little room.

aventureros-picture-title = AVENTUREROS
aventureros-picture-subtitle = al Tren
aventureros-picture-market = MARKET
aventureros-picture-discard = Discard
aventureros-picture-tickets = Tickets
aventureros-picture-last-round = LAST ROUND
aventureros-picture-over = THE END
aventureros-picture-points = POINTS PER ROUTE
aventureros-picture-seat = Seat
aventureros-picture-legend-gray = any one colour
aventureros-picture-legend-color = its colour or locomotives
aventureros-picture-legend-double = double: one per player
aventureros-picture-legend-closed = closed double line

aventureros-sea-atlantic = Atlantic Ocean
aventureros-sea-gulf = Gulf of Mexico

aventureros-region-northwest = Northwest
aventureros-region-southwest = Southwest
aventureros-region-plains = Plains
aventureros-region-south = South
aventureros-region-lakes = Great Lakes
aventureros-region-east = East

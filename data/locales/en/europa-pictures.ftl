# What the pictures write: no arguments, little room.

europa-picture-title = RIELES
europa-picture-subtitle = of Europe
europa-picture-market = MARKET
europa-picture-discard = Discard
europa-picture-tickets = Tickets
europa-picture-last-round = LAST ROUND
europa-picture-over = THE END
europa-picture-points = POINTS PER ROUTE
europa-picture-seat = Seat
europa-picture-legend-gray = any one colour
europa-picture-legend-tunnel = tunnel: 3 surprise cards
europa-picture-legend-ferry = ferry: needs locomotives
europa-picture-legend-station = station: 1 rival route
europa-picture-legend-closed = closed double line
europa-picture-short-tunnel = tunnel
europa-picture-short-ferry = ferry
europa-picture-short-station = station

europa-sea-atlantic = Atlantic Ocean
europa-sea-north_sea = North Sea
europa-sea-baltic = Baltic Sea
europa-sea-biscay = Bay of Biscay
europa-sea-mediterranean = Mediterranean Sea
europa-sea-tyrrhenian = Tyrrhenian Sea
europa-sea-adriatic = Adriatic Sea
europa-sea-ionian = Ionian Sea
europa-sea-black_sea = Black Sea
europa-sea-aegean = Aegean Sea

europa-region-islands = British Isles
europa-region-iberia = Iberia
europa-region-center = Centre
europa-region-north = North and Baltic
europa-region-italy = Italy
europa-region-balkans = Balkans
europa-region-east = East

europa-sheet-tunnel = Tunnel
europa-sheet-laid = You lay
europa-sheet-revealed = Turned up
europa-sheet-extra = extra to pay
europa-sheet-in-hand = You have left
europa-sheet-none = none of use

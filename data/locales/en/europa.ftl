# Rieles de Europa.

europa-name = Rieles de Europa
europa-about = Lay rails across the Europe of 1900

# Kinds of move: what stands on their buttons
europa-kind-draw = Draw
europa-kind-claim = Build
europa-kind-tickets = Tickets
europa-kind-station = Station
europa-kind-keep = Keep
europa-kind-pay = Pay
europa-kind-retreat = Withdraw

europa-number = { $n }
europa-word = { $word }

# Cards
europa-color-red = red
    .many = red
europa-color-orange = orange
    .many = orange
europa-color-yellow = yellow
    .many = yellow
europa-color-green = green
    .many = green
europa-color-blue = blue
    .many = blue
europa-color-purple = purple
    .many = purple
europa-color-black = black
    .many = black
europa-color-white = white
    .many = white
europa-color-loco = locomotive
    .many = locomotives

# Where a card comes from
europa-source-slot1 = market 1
europa-source-slot2 = market 2
europa-source-slot3 = market 3
europa-source-slot4 = market 4
europa-source-slot5 = market 5
europa-source-deck = deck

# ¡Aventureros al Tren!: what is read in the lobby, on buttons and at the table.

aventureros-name = ¡Aventureros al Tren!
aventureros-about = Cross North America by train: 2 to 5 players, about 40 turns each. Unofficial
aventureros-level-aprendiz = apprentice
aventureros-level-maquinista = engineer

## Cards

aventureros-color-red = red
    .many = red
aventureros-color-orange = orange
    .many = orange
aventureros-color-yellow = yellow
    .many = yellow
aventureros-color-green = green
    .many = green
aventureros-color-blue = blue
    .many = blue
aventureros-color-purple = purple
    .many = purple
aventureros-color-black = black
    .many = black
aventureros-color-white = white
    .many = white
aventureros-color-loco = locomotive
    .many = locomotives

aventureros-source-slot1 = market 1
aventureros-source-slot2 = market 2
aventureros-source-slot3 = market 3
aventureros-source-slot4 = market 4
aventureros-source-slot5 = market 5
aventureros-source-deck = deck

## Buttons and options

aventureros-kind-draw = Draw
aventureros-kind-claim = Routes
aventureros-kind-tickets = Tickets
aventureros-kind-keep = Choose

aventureros-confirm-draw = Draw
aventureros-confirm-claim = Build

# A typed move: «build · Denver–Omaha · 4 purple».
aventureros-verb-draw = draw
aventureros-verb-claim = build
aventureros-verb-tickets = tickets
aventureros-verb-keep = keep

## What is asked

aventureros-ask-claim = Build a route…
aventureros-ask-cards = You can undo it as long as nobody plays. What do you pay with?
aventureros-ask-keep-first = Keep **at least 2**. Those you leave go under the deck of tickets when everybody has chosen.

## The position

aventureros-caption-seat =
    { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $wagons ->
        [one] { $wagons } wagon
       *[other] { $wagons } wagons
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    }.
aventureros-position-seat =
    { $who }: **{ $points }** { $points ->
        [one] point
       *[other] points
    } · { $wagons ->
        [one] { $wagons } wagon
       *[other] { $wagons } wagons
    } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    }.

## Before playing

aventureros-desk-me =
    You have { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    } and { $wagons ->
        [one] **{ $wagons }** wagon
       *[other] **{ $wagons }** wagons
    }.
aventureros-absent-draw = **Draw:** the deck has run out and there are no discards; without a deck no card is taken from the market either.

## The count

aventureros-score-longest = **Longest continuous path:** { SIGNED($points) } ({ $n } wagons)
aventureros-score-no-longest = **Longest continuous path:** 0 (yours has { $n ->
        [one] { $n } wagon
       *[other] { $n } wagons
    })
aventureros-decided-longest =
    The longest continuous path, of { $n } wagons: +10 for { $count ->
        [one] { $who }
       *[other] { $who }, who tie
    }.

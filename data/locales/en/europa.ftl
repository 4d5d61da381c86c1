# Rieles de Europa: what is read in the lobby, on buttons and at the table.

europa-name = Rieles de Europa
europa-about = Lay rails across the Europe of 1900: 2 to 5 players, about 40 turns each
europa-level-aprendiz = apprentice
europa-level-maquinista = engineer

## Cards

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

europa-source-slot1 = market 1
europa-source-slot2 = market 2
europa-source-slot3 = market 3
europa-source-slot4 = market 4
europa-source-slot5 = market 5
europa-source-deck = deck

## Buttons and options

europa-kind-draw = Draw
europa-kind-claim = Routes
europa-kind-tickets = Tickets
europa-kind-station = Station
europa-kind-keep = Choose
europa-kind-pay = Pay
europa-kind-retreat = Withdraw

europa-confirm-draw = Draw
europa-confirm-claim = Build
europa-confirm-tunnel = Try the tunnel
europa-confirm-station = Build the station
europa-confirm-pay = Pay
europa-confirm-retreat = Withdraw

# A typed move: «build · Paris–Zurich · 3 purple».
europa-line-tunnel = { $word } · tunnel
europa-verb-draw = draw
europa-verb-claim = build
europa-verb-tickets = tickets
europa-verb-station = station
europa-verb-keep = keep
europa-verb-pay = tunnel · pay
europa-verb-retreat = tunnel · withdraw

europa-note-saves = { $ticket } ({ $worth }) by { $route }

## What is being asked

europa-ask-claim = Build a route…
europa-ask-station = Which city gets the station?
europa-ask-cards = You can undo it until someone plays. How do you pay?
europa-ask-tunnel-cards = What do you try it with?
europa-ask-keep-first = Keep **at least 2**. The others leave the match unseen.
europa-ask-pay = How do you pay what it asks for?

## What happened

europa-event-claim-tunnel = { $who } built the tunnel **{ $route }** · { SIGNED($points) }
europa-event-claim-tunnel-you = You built the tunnel **{ $route }** with { $cards }, nothing extra: { SIGNED($points) }
europa-event-claim-extra =
    { $who } built the tunnel **{ $route }** with { $n ->
        [one] { $n } extra card
       *[other] { $n } extra cards
    } · { SIGNED($points) }
europa-event-claim-extra-you = You built the tunnel **{ $route }** with { $cards } ({ $n } extra): { SIGNED($points) }
europa-event-tunnel =
    { $who } decides whether to pay { $n } more for the tunnel **{ $route }**: { $cards }
europa-event-tunnel-you = Digging **{ $route }** turned up { $cards }
europa-event-left = { $who } withdrew from the tunnel **{ $route }**
europa-event-left-you = You withdrew from the tunnel **{ $route }** and took your cards back
europa-event-station = { $who } built a station in **{ $city }**
europa-event-station-you = You built a station in **{ $city }** with { $cards }

## The position

europa-caption-seat =
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
    }, { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }.

europa-position-tunnel = **Tunnel { $route }:** { $who } laid { $paid }; { $cards } turned up. It asks for { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }.
europa-position-seat =
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
    } · { $stations ->
        [one] { $stations } station left
       *[other] { $stations } stations left
    }.
europa-position-stations =
    { $n ->
        [one] Station
       *[other] Stations
    } in { $cities }.

## Before the move

europa-desk-tunnel =
    The tunnel **{ $route }** asks for { $n ->
        [one] **{ $n }** more card
       *[other] **{ $n }** more cards
    }: { $cards } turned up. Withdraw to get your cards back and lose the turn.
europa-desk-me =
    You have { $points ->
        [one] **{ $points }** point
       *[other] **{ $points }** points
    }, { $wagons ->
        [one] **{ $wagons }** wagon
       *[other] **{ $wagons }** wagons
    }, and { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }.

europa-absent-tunnel = Your tunnel waits: pay or withdraw.
europa-absent-pay =
    You cannot pay the tunnel: it asks for { $n } { $only ->
        [0] more, { $color-many } or locomotives
       *[other] more { $n ->
            [one] locomotive
           *[other] locomotives
        }
    }.
europa-absent-draw = **Draw:** no cards are left, neither in the market nor in the deck.
europa-absent-station = **Station:** you have built all three.
europa-absent-station-cards = **Station:** this one costs { $n ->
        [one] { $n } card
       *[other] { $n } cards of one colour
    } and you do not have them.

## What a move would do

europa-preview-dig =
    A tunnel: { $n ->
        [one] { $n } card is turned up
       *[other] { $n } cards are turned up
    } and it may ask for up to { $n } more of your colour or locomotives. **No undo.**
europa-preview-dig-color =
    A tunnel: { $n ->
        [one] { $n } card is turned up
       *[other] { $n } cards are turned up
    } and it may ask for up to { $n } more, { $color-many } or locomotives. You would have { $same ->
        [one] { $same } { $color }
       *[other] { $same } { $color-many }
    } and { $left ->
        [one] { $left } locomotive
       *[other] { $left } locomotives
    } left. **No undo.**
europa-preview-dig-wild =
    A tunnel paid with locomotives only: of { $n ->
        [one] { $n } card turned up
       *[other] { $n } cards turned up
    }, only locomotives will cost you another. You would have { $left } left. **No undo.**
europa-preview-dig-none = A tunnel, but no cards are left to turn up: it will ask for nothing more.
europa-preview-pay = You pay { $cards } more and build **{ $route }**.
europa-preview-pay-open =
    To build **{ $route }** you pay { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }.
europa-preview-retreat = You get { $cards } back and lose the turn; **{ $route }** stays free.
europa-preview-station =
    A station in **{ $city }**: you have { $left ->
        [one] { $left }
       *[other] { $left }
    } of 3 left. It costs { $n ->
        [one] **any { $n } card**
       *[other] **{ $n } cards of one colour**
    } and the { $points } points it is worth unbuilt. At the end you use **one** rival route that reaches the city.
europa-preview-no-loan = No rival has a route there yet.
europa-preview-loans = Today you could use { $routes }.
europa-preview-loans-more =
    Today you could use { $routes }, and { $n ->
        [one] one more
       *[other] { $n } more
    }.
europa-loan = { $route } (of { $who })
europa-preview-leave-first = These leave the match: { $tickets }.

## The final count

europa-score-loan = *{ $route }* (borrowed from { $who }, station in { $city })
europa-score-stations = **Stations kept:** { SIGNED($points) } ({ $n ->
        [0] none
        [one] one
       *[other] { $n }
    })
europa-score-longest = **Longest line:** { SIGNED($points) } ({ $n } wagons)
europa-score-no-longest = **Longest line:** 0 (yours has { $n ->
        [one] { $n } wagon
       *[other] { $n } wagons
    })
europa-decided-saved =
    { $n ->
        [one] A station in **{ $cities }** saved
       *[other] Stations in **{ $cities }** saved
    } the ticket { $ticket } for { $who }, by { $routes }.
europa-decided-tunnel =
    The dearest tunnel: { $who } paid { $n ->
        [one] { $n } extra card
       *[other] { $n } extra cards
    } for **{ $route }**.
europa-decided-left = { $who } withdrew from a tunnel { $n } times.
europa-decided-longest =
    The longest line, of { $n } wagons: +10 for { $count ->
        [one] { $who }
       *[other] { $who }, tied
    }.

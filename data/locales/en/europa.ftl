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

europa-icon-carta_roja = 🟥
europa-icon-carta_naranja = 🟧
europa-icon-carta_amarilla = 🟨
europa-icon-carta_verde = 🟩
europa-icon-carta_azul = 🟦
europa-icon-carta_morada = 🟪
europa-icon-carta_negra = ⬛
europa-icon-carta_blanca = ⬜
europa-icon-carta_locomotora = 🚂
europa-icon-carta_dorso = 🎴
europa-icon-gris = ◻️
europa-icon-billete = 🎫
europa-icon-estacion = 🏠

europa-source-slot1 = market 1
europa-source-slot2 = market 2
europa-source-slot3 = market 3
europa-source-slot4 = market 4
europa-source-slot5 = market 5
europa-source-deck = deck

europa-card = { $icon } { $color }
europa-slot-empty = empty slot
europa-cards =
    { $n ->
        [one] { $n } { $color }
       *[other] { $n } { $color-many }
    }
europa-gray =
    { $n ->
        [one] { $n } gray
       *[other] { $n } gray
    }
europa-list = { $items }
europa-number = { $n }
europa-more = { $n } more
europa-word = { $word }
europa-ticket = { $ticket } ({ $points })
europa-ticket-worth = { $ticket } · { $points }

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
europa-confirm-tickets =
    { $n ->
        [one] Draw { $n } ticket
       *[other] Draw { $n } tickets
    }
europa-confirm-station = Build the station
europa-confirm-keep = Keep { $n }
europa-confirm-pay = Pay
europa-confirm-retreat = Withdraw

# A typed move: «build · Paris–Zurich · 3 purple».
europa-line = { $kind } · { $rest }
europa-line-tunnel = { $word } · tunnel
europa-verb-draw = draw
europa-verb-claim = build
europa-verb-tickets = tickets
europa-verb-station = station
europa-verb-keep = keep
europa-verb-pay = tunnel · pay
europa-verb-retreat = tunnel · withdraw

europa-offer = { $route } · { $spaces }
europa-offer-tunnel = { $route } · { $spaces }, tunnel
europa-offer-ferry = { $route } · ferry { $n }, { $wild }🚂
europa-note =
    { SIGNED($points) } · { $ways ->
        [one] one way
       *[other] { $ways } ways
    }
europa-note-completes =
    { SIGNED($points) } · completes { $ticket } ({ $worth }) · { $ways ->
        [one] one way
       *[other] { $ways } ways
    }
europa-note-nearer =
    { SIGNED($points) } · towards { $ticket } ({ $worth }) · { $ways ->
        [one] one way
       *[other] { $ways } ways
    }
europa-note-saves = { $ticket } ({ $worth }) by { $route }
europa-pay-both = { $n } + { $wild }🚂
europa-pay-wild = { $wild }🚂
europa-try = Try · { $paid }

## What is being asked

europa-ask-draw = **Draw two cards** (a face-up locomotive counts as both)
europa-ask-second = **Draw the second card**: a face-up locomotive is no longer allowed
europa-ask-claim = Build a route…
europa-ask-station = Which city gets the station?
europa-ask-cards = You can undo it until someone plays. How do you pay?
europa-ask-tunnel-cards = What do you try it with?
europa-ask-keep-first = Keep **at least 2**. The others leave the match unseen.
europa-ask-keep = Keep **at least 1**. The others go under the deck of tickets.
europa-ask-pay = How do you pay what it asks for?

## What happened

europa-event-started = { $who } begins, by lot
europa-event-started-you = You begin, by lot
europa-event-began = Everybody has tickets: { $who } begins
europa-event-began-you = Everybody has tickets: you begin
europa-event-dealt = { $who } gets { $cards }
europa-event-dealt-you = Your first cards: { $cards }
europa-event-draw = { $who } drew { $n } from the deck
europa-event-draw-you = You drew from the deck: { $seen }
europa-event-take = { $who } took { $cards }
europa-event-take-you = You took { $cards }
europa-event-draw-both = { $who } took { $cards } and drew { $n } from the deck
europa-event-draw-both-you = You took { $cards } and drew from the deck: { $seen }
europa-event-filled = In its place comes { $card }
europa-event-shuffled =
    The deck ran out: { $n ->
        [one] { $n } discarded card is shuffled in
       *[other] { $n } discarded cards are shuffled in
    }
europa-event-market =
    { $n ->
        [one] Three locomotives face up: a new market
       *[other] Three locomotives face up: a new market, { $n } times
    }
europa-event-stays-changed = Three locomotives keep coming up: the market stays as it is
europa-event-stays-few = Three locomotives face up, but there are no other cards to change them for
europa-event-claim = { $who } built **{ $route }** · { SIGNED($points) }
europa-event-claim-you = You built **{ $route }** with { $cards }: { SIGNED($points) }
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
europa-event-taken =
    { $who } drew { $n ->
        [one] { $n } ticket
       *[other] { $n } tickets
    } and is choosing
europa-event-kept =
    { $who } kept { $kept ->
        [one] { $kept } ticket
       *[other] { $kept } tickets
    } of { $n }
europa-event-kept-first = { $who } has chosen tickets
europa-event-offered = { $who } chooses between { $tickets }
europa-event-offered-you = On offer: { $tickets }
europa-event-chosen = { $who } kept { $tickets }
europa-event-chosen-you = You kept { $tickets }
europa-event-station = { $who } built a station in **{ $city }**
europa-event-station-you = You built a station in **{ $city }** with { $cards }
europa-event-skipped = { $who } has no possible move and passes
europa-event-skipped-you = You have no possible move: your turn passes
europa-event-last-round = ⚠️ Last round: { $who } has 2 wagons or fewer. One more turn each.
europa-event-last-round-you = ⚠️ Last round: you have 2 wagons or fewer. One more turn each; yours is the last one.
europa-event-ended = 🏁 The match is over

## The position

europa-moment-over = The match is over.
europa-moment-first-tickets = The first tickets are being chosen. Still to choose: { $who }.
europa-moment-turn = { $who } is to move.
europa-moment-second-card = { $who } is to move: the second card.
europa-moment-tunnel = { $who } is to move: a tunnel to pay or leave.
europa-moment-tickets = { $who } is to move: tickets to choose.
europa-moment-last-round =
    { $n ->
        [one] Last round: { $n } turn left.
       *[other] Last round: { $n } turns left in all.
    }

europa-caption-market = Market: { $cards }. Deck: { $deck }.
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

europa-position-market = **Market:** { $cards }.
europa-position-decks = **Deck:** { $deck }. **Discards:** { $discard }. **Tickets to draw:** { $n }.
europa-position-discard = Discarded: { $cards }.
europa-position-tunnel = **Tunnel { $route }:** { $who } laid { $paid }; { $cards } turned up. It asks for { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }.
europa-position-hand = **Your hand** ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }): { $cards }.
europa-position-no-hand = **Your hand:** no cards.
europa-position-ticket = **Ticket { $ticket }** ({ $points }): { $need }.
europa-position-offer = **On offer: { $ticket }** ({ $points }): { $need }.
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
europa-position-routes =
    { $n ->
        [one] One route
       *[other] { $n } routes
    }: { $routes }.
europa-position-stations =
    { $n ->
        [one] Station
       *[other] Stations
    } in { $cities }.
europa-position-known = In hand, as everybody saw: at least { $cards }.
europa-position-free =
    { $n ->
        [one] **One route is left to build.**
       *[other] **{ $n } routes are left to build**, with their spaces:
    }
europa-position-group = { $heading }: { $routes }.
europa-position-closed = Closed to everybody: { $routes }.
europa-heading-color = With { $color-many }
europa-heading-gray = Gray
europa-measured = { $route } { $n }
europa-measured-tunnel = { $route } { $n } (tunnel)
europa-measured-ferry = { $route } { $n } (ferry, { $wild }🚂)

europa-need-joined = joined ✓
europa-need-station = only by a station
europa-need-lost = no longer possible
europa-need-missing =
    { $n ->
        [one] { $n } wagon to go
       *[other] { $n } wagons to go
    }
europa-need-way =
    { $n ->
        [one] { $n } wagon to go
       *[other] { $n } wagons to go
    }, by { $routes }

## Before the move

europa-desk-tunnel =
    The tunnel **{ $route }** asks for { $n ->
        [one] **{ $n }** more card
       *[other] **{ $n }** more cards
    }: { $cards } turned up. Withdraw to get your cards back and lose the turn.
europa-desk-missing = { $parts }.
europa-desk-first =
    { $n ->
        [one] **{ $n }** wagon to go
       *[other] **{ $n }** wagons to go
    } for *{ $ticket }*
europa-desk-next = **{ $n }** for *{ $ticket }*
europa-desk-joined =
    { $n ->
        [one] ✓ Joined: { $tickets }.
       *[other] ✓ Joined: { $tickets }.
    }
europa-desk-station =
    { $n ->
        [one] *{ $tickets }* needs a station now.
       *[other] { $tickets } need stations now.
    }
europa-desk-lost =
    { $n ->
        [one] *{ $tickets }* can no longer be completed.
       *[other] { $tickets } can no longer be completed.
    }
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
europa-desk-last-round =
    { $n ->
        [one] ⚠️ Last round: { $n } turn left.
       *[other] ⚠️ Last round: { $n } turns left in all.
    }

europa-absent-over = The match is over.
europa-absent-choose = Choose your tickets first.
europa-absent-others-choose = You have chosen: the others still have to choose their tickets.
europa-absent-turn = It is not your turn: { $who } is to move.
europa-absent-second = You have drawn one card: now you can only draw the second.
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
europa-absent-claim = **Build:** no free route is left for you.
europa-absent-claim-wagons = **Build:** you have too few wagons for any free route ({ $n }).
europa-absent-claim-cards = **Build:** with { $n ->
        [0] no cards
        [one] { $n } card
       *[other] your { $n } cards
    } you cannot pay for any free route.
europa-absent-tickets = **Tickets:** no tickets are left in the deck.
europa-absent-station = **Station:** you have built all three.
europa-absent-station-cards = **Station:** this one costs { $n ->
        [one] { $n } card
       *[other] { $n } cards of one colour
    } and you do not have them.

## What a move would do

europa-nearly = 1 card short: { $routes }.
europa-nearly-one = { $route } (1 { $color })
europa-preview-plain = **{ $route }** · { $spaces }
europa-preview-tunnel = **{ $route }** · { $spaces } · tunnel
europa-preview-ferry = **{ $route }** · { $spaces } · ferry
europa-preview-points = **{ SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }** ({ $before } → { $after }) · wagons { $wagons } → { $left }
europa-preview-completes = Completes **{ $ticket }** ({ SIGNED($points) } at the end)
europa-preview-symbols =
    This ferry demands { $n ->
        [one] { $n } locomotive
       *[other] { $n } locomotives
    }; the rest, cards of one colour.
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
europa-preview-twin-all = The other line will be closed to everybody.
europa-preview-twin-own = The other line can no longer be yours.
europa-preview-last-round =
    ⚠️ You will have { $n ->
        [one] { $n } wagon
       *[other] { $n } wagons
    } left: the last round will begin.
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
europa-preview-wild-alone = A face-up locomotive: it will be your only card this turn.
europa-preview-tickets =
    { $n ->
        [one] You draw { $n } ticket and keep it
       *[other] You draw { $n } tickets and keep at least 1
    }. It takes the turn and **cannot be undone**. Those you do not complete count against you.
europa-preview-tickets-late = ⚠️ Little is left: it is risky.
europa-preview-tickets-last = ⚠️ It is the last round: they only help if you have joined them already.
europa-preview-keep = You keep { $tickets }: { $points } points at stake. **No undo.**
europa-preview-leave-first = These leave the match: { $tickets }.
europa-preview-leave = These go under the deck: { $tickets }.

## The final count

europa-score-routes = **Routes:** { $points }
europa-score-tickets = **Tickets:** { SIGNED($points) } ({ $done } of { $n } completed)
europa-score-ticket = ✓ { $ticket } { SIGNED($points) }: { $routes }
europa-score-ticket-lost = ✗ { $ticket } { SIGNED($points) }: not completed
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
europa-score-total = **Total: { $points } { $points ->
        [one] point
       *[other] points
    }**

europa-decided-tickets = The tickets: { $who } made { $points } points more with them than { $other }.
europa-decided-saved =
    { $n ->
        [one] A station in **{ $cities }** saved
       *[other] Stations in **{ $cities }** saved
    } the ticket { $ticket } for { $who }, by { $routes }.
europa-decided-lost = { $who } did not join **{ $ticket }**: { SIGNED($points) } instead of a gain.
europa-decided-tunnel =
    The dearest tunnel: { $who } paid { $n ->
        [one] { $n } extra card
       *[other] { $n } extra cards
    } for **{ $route }**.
europa-decided-longest =
    The longest line, of { $n } wagons: +10 for { $count ->
        [one] { $who }
       *[other] { $who }, tied
    }.
europa-decided-left = { $who } withdrew from a tunnel { $n } times.

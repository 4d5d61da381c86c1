# What any game of cards, routes and tickets says.

## Cards

icon-carta_roja = 🟥
icon-carta_naranja = 🟧
icon-carta_amarilla = 🟨
icon-carta_verde = 🟩
icon-carta_azul = 🟦
icon-carta_morada = 🟪
icon-carta_negra = ⬛
icon-carta_blanca = ⬜
icon-carta_locomotora = 🚂
icon-carta_dorso = 🎴
icon-gris = ◻️
icon-billete = 🎫
icon-estacion = 🏠
rails-card = { $icon } { $color }
rails-slot-empty = empty slot
rails-cards =
    { $n ->
        [one] { $n } { $color }
       *[other] { $n } { $color-many }
    }
rails-gray =
    { $n ->
        [one] { $n } grey
       *[other] { $n } grey
    }
rails-list = { $items }
rails-number = { $n }
rails-more = { $n } more
rails-word = { $word }
rails-ticket = { $ticket } ({ $points })
rails-ticket-worth = { $ticket } · { $points }

## Buttons and options

rails-confirm-tickets =
    { $n ->
        [one] Draw { $n } ticket
       *[other] Draw { $n } tickets
    }
rails-confirm-keep = Keep { $n }
rails-line = { $kind } · { $rest }
rails-offer = { $route } · { $spaces }
rails-offer-tunnel = { $route } · { $spaces }, tunnel
rails-offer-ferry = { $route } · ferry { $n }, { $wild }🚂
rails-note =
    { SIGNED($points) } · { $ways ->
        [one] one way
       *[other] { $ways } ways
    }
rails-note-completes =
    { SIGNED($points) } · completes { $ticket } ({ $worth }) · { $ways ->
        [one] one way
       *[other] { $ways } ways
    }
rails-note-nearer =
    { SIGNED($points) } · towards { $ticket } ({ $worth }) · { $ways ->
        [one] one way
       *[other] { $ways } ways
    }
rails-pay-both = { $n } + { $wild }🚂
rails-pay-wild = { $wild }🚂
rails-try = Try · { $paid }

## What is being asked

rails-ask-draw = **Draw two cards** (a face-up locomotive counts as both)
rails-ask-second = **Draw the second card**: a face-up locomotive is no longer allowed
rails-ask-keep = Keep **at least 1**. The others go under the deck of tickets.

## What happened

rails-event-started = { $who } begins, by lot
rails-event-started-you = You begin, by lot
rails-event-began = Everybody has tickets: { $who } begins
rails-event-began-you = Everybody has tickets: you begin
rails-event-dealt = { $who } gets { $cards }
rails-event-dealt-you = Your first cards: { $cards }
rails-event-draw = { $who } drew { $n } from the deck
rails-event-draw-you = You drew from the deck: { $seen }
rails-event-take = { $who } took { $cards }
rails-event-take-you = You took { $cards }
rails-event-draw-both = { $who } took { $cards } and drew { $n } from the deck
rails-event-draw-both-you = You took { $cards } and drew from the deck: { $seen }
rails-event-filled = In its place comes { $card }
rails-event-shuffled =
    The deck ran out: { $n ->
        [one] { $n } discarded card is shuffled in
       *[other] { $n } discarded cards are shuffled in
    }
rails-event-market =
    { $n ->
        [one] Three locomotives face up: a new market
       *[other] Three locomotives face up: a new market, { $n } times
    }
rails-event-stays-changed = Three locomotives keep coming up: the market stays as it is
rails-event-stays-few = Three locomotives face up, but there are no other cards to change them for
rails-event-claim = { $who } built **{ $route }** · { SIGNED($points) }
rails-event-claim-you = You built **{ $route }** with { $cards }: { SIGNED($points) }
rails-event-taken =
    { $who } drew { $n ->
        [one] { $n } ticket
       *[other] { $n } tickets
    } and is choosing
rails-event-kept =
    { $who } kept { $kept ->
        [one] { $kept } ticket
       *[other] { $kept } tickets
    } of { $n }
rails-event-kept-first = { $who } has chosen tickets
rails-event-offered = { $who } chooses between { $tickets }
rails-event-offered-you = On offer: { $tickets }
rails-event-chosen = { $who } kept { $tickets }
rails-event-chosen-you = You kept { $tickets }
rails-event-skipped = { $who } has no possible move and passes
rails-event-skipped-you = You have no possible move: your turn passes
rails-event-last-round = ⚠️ Last round: { $who } has 2 wagons or fewer. One more turn each.
rails-event-last-round-you = ⚠️ Last round: you have 2 wagons or fewer. One more turn each; yours is the last one.
rails-event-ended = 🏁 The match is over

## The position

rails-moment-over = The match is over.
rails-moment-first-tickets = The first tickets are being chosen. Still to choose: { $who }.
rails-moment-turn = { $who } is to move.
rails-moment-second-card = { $who } is to move: the second card.
rails-moment-tunnel = { $who } is to move: a tunnel to pay or leave.
rails-moment-tickets = { $who } is to move: tickets to choose.
rails-moment-last-round =
    { $n ->
        [one] Last round: { $n } turn left.
       *[other] Last round: { $n } turns left in all.
    }
rails-caption-market = Market: { $cards }. Deck: { $deck }.
rails-position-market = **Market:** { $cards }.
rails-position-decks = **Deck:** { $deck }. **Discards:** { $discard }. **Tickets to draw:** { $n }.
rails-position-discard = Discarded: { $cards }.
rails-position-hand = **Your hand** ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    }): { $cards }.
rails-position-no-hand = **Your hand:** no cards.
rails-position-ticket = **Ticket { $ticket }** ({ $points }): { $need }.
rails-position-offer = **On offer: { $ticket }** ({ $points }): { $need }.
rails-position-routes =
    { $n ->
        [one] One route
       *[other] { $n } routes
    }: { $routes }.
rails-position-known = In hand, as everybody saw: at least { $cards }.
rails-position-free =
    { $n ->
        [one] **One route is left to build.**
       *[other] **{ $n } routes are left to build**, with their spaces:
    }
rails-position-group = { $heading }: { $routes }.
rails-position-closed = Closed to everybody: { $routes }.
rails-heading-color = With { $color-many }
rails-heading-gray = Grey
rails-measured = { $route } { $n }
rails-measured-tunnel = { $route } { $n } (tunnel)
rails-measured-ferry = { $route } { $n } (ferry, { $wild }🚂)
rails-need-joined = joined ✓
rails-need-station = only by a station
rails-need-lost = no longer possible
rails-need-missing =
    { $n ->
        [one] { $n } wagon to go
       *[other] { $n } wagons to go
    }
rails-need-way =
    { $n ->
        [one] { $n } wagon to go
       *[other] { $n } wagons to go
    }, by { $routes }

## Before the move

rails-desk-missing = { $parts }.
rails-desk-first =
    { $n ->
        [one] **{ $n }** wagon to go
       *[other] **{ $n }** wagons to go
    } for *{ $ticket }*
rails-desk-next = **{ $n }** for *{ $ticket }*
rails-desk-joined =
    { $n ->
        [one] ✓ Joined: { $tickets }.
       *[other] ✓ Joined: { $tickets }.
    }
rails-desk-station =
    { $n ->
        [one] *{ $tickets }* needs a station now.
       *[other] { $tickets } need stations now.
    }
rails-desk-lost =
    { $n ->
        [one] *{ $tickets }* can no longer be completed.
       *[other] { $tickets } can no longer be completed.
    }
rails-since-cut = *{ $ticket }* was cut: **{ $n }** wagons missing (before { $was }), by { $by }
rails-since-station = *{ $ticket }* can only be joined by a station now
rails-since-lost = *{ $ticket }* can no longer be completed
rails-since-wagons =
    { $n ->
        [one] { $who } has 1 wagon left
       *[other] { $who } has { $n } wagons left
    }
rails-desk-last-round =
    { $n ->
        [one] ⚠️ Last round: { $n } turn left.
       *[other] ⚠️ Last round: { $n } turns left in all.
    }
rails-absent-over = The match is over.
rails-absent-choose = Choose your tickets first.
rails-absent-others-choose = You have chosen: the others still have to choose their tickets.
rails-absent-turn = It is not your turn: { $who } is to move.
rails-absent-second = You have drawn one card: now you can only draw the second.
rails-absent-claim = **Build:** no free route is left for you.
rails-absent-claim-wagons = **Build:** you have too few wagons for any free route ({ $n }).
rails-absent-claim-cards = **Build:** with { $n ->
        [0] no cards
        [one] { $n } card
       *[other] your { $n } cards
    } you cannot pay for any free route.
rails-absent-tickets = **Tickets:** no tickets are left in the deck.

## What a move would do

rails-nearly = 1 card short: { $routes }.
rails-nearly-one = { $route } (1 { $color })
rails-preview-plain = **{ $route }** · { $spaces }
rails-preview-tunnel = **{ $route }** · { $spaces } · tunnel
rails-preview-ferry = **{ $route }** · { $spaces } · ferry
rails-preview-points = **{ SIGNED($points) } { $points ->
        [one] point
       *[other] points
    }** ({ $before } → { $after }) · wagons { $wagons } → { $left }
rails-preview-completes = Completes **{ $ticket }** ({ SIGNED($points) } at the end)
rails-preview-symbols =
    This ferry demands { $n ->
        [one] { $n } locomotive
       *[other] { $n } locomotives
    }; the rest, cards of one colour.
rails-preview-twin-all = The other line will be closed to everybody.
rails-preview-twin-own = The other line can no longer be yours.
rails-preview-last-round =
    ⚠️ You will have { $n ->
        [one] { $n } wagon
       *[other] { $n } wagons
    } left: the last round will begin.
rails-preview-wild-alone = A face-up locomotive: it will be your only card this turn.
rails-preview-tickets =
    { $n ->
        [one] You draw { $n } ticket and keep it
       *[other] You draw { $n } tickets and keep at least 1
    }. It takes the turn and **cannot be undone**. Those you do not complete count against you.
rails-preview-tickets-late = ⚠️ Little is left: it is risky.
rails-preview-tickets-last = ⚠️ It is the last round: they only help if you have joined them already.
rails-preview-keep = You keep { $tickets }: { $points } points at stake. **No undo.**
rails-preview-leave = These go under the deck: { $tickets }.

## The final count

rails-score-routes = **Routes:** { $points }
rails-score-tickets = **Tickets:** { SIGNED($points) } ({ $done } of { $n } completed)
rails-score-ticket = ✓ { $ticket } { SIGNED($points) }: { $routes }
rails-score-ticket-lost = ✗ { $ticket } { SIGNED($points) }: not completed
rails-score-total = **Total: { $points } { $points ->
        [one] point
       *[other] points
    }**
rails-decided-tickets = The tickets: { $who } made { $points } points more with them than { $other }.
rails-decided-lost = { $who } did not join **{ $ticket }**: −{ $points } instead of +{ $points }.
## Why a move is not allowed

rails-refusal-empty-deck = **The deck is empty** and there are no discards to shuffle. You can take a card from the market.
rails-refusal-empty-slot = **There is no card in that slot** ({ $slot }). It is filled as soon as the deck has cards.
rails-refusal-second-locomotive = **The second card cannot be a face-up locomotive.** It is only taken first, and then it is the only card of the turn.
rails-refusal-route-taken = **{ $route } already belongs to { $owner }.** A route that is built is its owner's to the end.
rails-refusal-twin-owned = **You already own { $twin }.** Nobody may own both lines of a double route, so { $route } cannot be yours.
rails-refusal-twin-closed = **{ $route } is closed.** With 2 or 3 players, when somebody builds one line the other closes to all; { $owner } built it.
rails-refusal-not-enough-wagons = **You have too few wagons for { $route }**: it takes { $needed } and { $wagons ->
        [0] you have none left
        [one] you have { $wagons } left
       *[other] you have { $wagons } left
    }.
rails-refusal-not-enough-cards = **You do not have those cards.** { $cards ->
        [0] It would take { $locomotives ->
            [one] { $locomotives } locomotive
           *[other] { $locomotives } locomotives
        }; you have { $held_locomotives ->
            [one] { $held_locomotives } locomotive
           *[other] { $held_locomotives } locomotives
        }.
       *[other] It would take { $cards ->
            [one] { $cards } { $color }
           *[other] { $cards } { $color-many }
        }{ $locomotives ->
            [0] {""}
            [one] {" "}and { $locomotives } locomotive
           *[other] {" "}and { $locomotives } locomotives
        }; you have { $held ->
            [one] { $held } { $color }
           *[other] { $held } { $color-many }
        } and { $held_locomotives ->
            [one] { $held_locomotives } locomotive
           *[other] { $held_locomotives } locomotives
        }.
    }
rails-refusal-wrong-color = **{ $route } is paid with { $color-many } cards**, not { $given-many }. Locomotives will do.
rails-refusal-mixed-colors = **Colours cannot be mixed.** You pay with one colour, plus any locomotives you like.
rails-refusal-overpaid = **That is too much.** { $price ->
        [one] It costs { $price } card
       *[other] It costs { $price } cards
    }, not one more.
rails-refusal-wrong-name = **That payment does not fit.** With locomotives only, no colour is named; if you name a colour, lay at least one card of it.
rails-refusal-no-tickets = **No tickets are left in the deck.**
rails-refusal-too-few-tickets = **You keep too few tickets.** You have to keep { $least ->
        [one] at least { $least }
       *[other] at least { $least }
    }.
rails-refusal-not-your-ticket = **That ticket was not offered to you.** Choose among those you drew.
rails-refusal-repeated-ticket = **You named a ticket twice.** Name each one once.
rails-refusal-not-on-the-board = **That is not on the board.**

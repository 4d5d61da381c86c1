# Ride the Rails: what is read in the room, on buttons and at the table.

ride_the_rails-name = Ride the Rails
ride_the_rails-about = Take shares, lay track across the United States and carry passengers from coast to coast: 3 to 5 players, six rounds
ride_the_rails-level-aprendiz = apprentice
ride_the_rails-level-maquinista = engineer

ride_the_rails-railroad-red = Red
ride_the_rails-railroad-blue = Blue
ride_the_rails-railroad-orange = Orange
ride_the_rails-railroad-yellow = Yellow
ride_the_rails-railroad-purple = Purple
ride_the_rails-railroad-black = Black
ride_the_rails-icon-rail_red = 🔴
ride_the_rails-icon-rail_blue = 🔵
ride_the_rails-icon-rail_orange = 🟠
ride_the_rails-icon-rail_yellow = 🟡
ride_the_rails-icon-rail_purple = 🟣
ride_the_rails-icon-rail_black = ⚫

ride_the_rails-word = { $word }
ride_the_rails-line = { $kind } · { $rest }
ride_the_rails-with = { $first } · { $rest }
ride_the_rails-list = { $items }
ride_the_rails-money = +${ $n }
ride_the_rails-count = { $n } { $railroad }
ride_the_rails-paid = { $who } +${ $n }
ride_the_rails-paid-you = you +${ $n }
ride_the_rails-bonus-chicago = +${ $n } for Chicago
ride_the_rails-bonus-five = +${ $n } for being first
ride_the_rails-bonus-crossing = +${ $n } for the transcontinental line

## Buttons and options

ride_the_rails-kind-share = Share
ride_the_rails-kind-build = Build
ride_the_rails-kind-stop = Finish building
ride_the_rails-kind-passenger = Passenger
ride_the_rails-kind-link = Ride on
ride_the_rails-kind-arrive = End here
ride_the_rails-kind-stay = Pass without a ride
ride_the_rails-verb-share = share
ride_the_rails-verb-build = track
ride_the_rails-verb-stop = stop
ride_the_rails-verb-passenger = passenger
ride_the_rails-verb-link = link
ride_the_rails-verb-arrive = arrive
ride_the_rails-verb-stay = pass
ride_the_rails-confirm-share = Take the share
ride_the_rails-confirm-build = Place the locomotive
ride_the_rails-confirm-stop = Finish building
ride_the_rails-confirm-passenger = Take this passenger
ride_the_rails-confirm-link = Ride this way
ride_the_rails-confirm-arrive = End the ride
ride_the_rails-confirm-stay = Pass without a ride
ride_the_rails-arrive = End here · +${ $n }

ride_the_rails-placed = { $railroad } in { $hex }
ride_the_rails-ridden = { $hex } by { $railroad }
ride_the_rails-offer-railroad = { $railroad } · { $n } left
ride_the_rails-offer-mountain = { $hex } · mountain
ride_the_rails-offer-hex = { $hex }
ride_the_rails-offer-paying = { $hex } · +${ $n }
ride_the_rails-offer-link = { $hex } · { $railroad } · +${ $n }
ride_the_rails-offer-leg = { $railroad } · +${ $n }
ride_the_rails-note-share =
    { $n ->
        [0] no track yet
        [one] { $n } city
       *[other] { $n } cities
    } · { $pool ->
        [one] { $pool } locomotive left
       *[other] { $pool } locomotives left
    }
ride_the_rails-note-reaches = reaches this city
ride_the_rails-note-towards = towards { $city }
ride_the_rails-note-several = by { $railroads }
ride_the_rails-note-journey = ride of { $links ->
        [one] { $links } link
       *[other] { $links } links
    }: you +${ $n }

## What is asked

ride_the_rails-ask-share = Round { $n }: take **one share**. It lets you build for that railroad and earns its dividends.
ride_the_rails-ask-build = For which railroad do you build?
ride_the_rails-ask-hex = Where does the **{ $railroad }** locomotive go?
ride_the_rails-ask-passenger = Which passenger do you move?
ride_the_rails-ask-first-link = Where does the passenger go first?
ride_the_rails-ask-link = Where does the passenger go on to?
ride_the_rails-ask-railroad = Which railroad takes it to **{ $city }**?

## What happened

ride_the_rails-event-started = Order by lot: { $order }
ride_the_rails-event-share = { $who } took a share of { $railroad }
ride_the_rails-event-share-you = You took a share of { $railroad }
ride_the_rails-tracks = { $railroad } in { $hexes }
ride_the_rails-event-built =
    { $who } placed { $n ->
        [one] one locomotive
       *[other] { $n } locomotives
    }: { $tracks }
ride_the_rails-event-built-paid =
    { $who } placed { $n ->
        [one] one locomotive
       *[other] { $n } locomotives
    }: { $tracks } · { $bonuses }
ride_the_rails-event-built-you =
    You placed { $n ->
        [one] one locomotive
       *[other] { $n } locomotives
    }: { $tracks }
ride_the_rails-event-built-paid-you =
    You placed { $n ->
        [one] one locomotive
       *[other] { $n } locomotives
    }: { $tracks } · { $bonuses }
ride_the_rails-event-no-track = { $who } did not build
ride_the_rails-event-no-track-you = You did not build
ride_the_rails-event-rode =
    { $who } took the passenger from **{ $first }** to **{ $last }** · { $links ->
        [one] { $links } link
       *[other] { $links } links
    } · +${ $n }
ride_the_rails-event-rode-paid =
    { $who } took the passenger from **{ $first }** to **{ $last }** · { $links ->
        [one] { $links } link
       *[other] { $links } links
    } · +${ $n } · Dividends: { $paid }
ride_the_rails-event-rode-you =
    You took the passenger from **{ $first }** to **{ $last }** · { $links ->
        [one] { $links } link
       *[other] { $links } links
    } · +${ $n }
ride_the_rails-event-rode-paid-you =
    You took the passenger from **{ $first }** to **{ $last }** · { $links ->
        [one] { $links } link
       *[other] { $links } links
    } · +${ $n } · Dividends: { $paid }
ride_the_rails-event-stayed = { $who } could move nobody
ride_the_rails-event-stayed-you = You could move nobody
ride_the_rails-event-order = New round. Order: { $order }
ride_the_rails-event-opened = The **{ $railroad }** railroad opens
ride_the_rails-event-ended = The sixth round is over

## The position

ride_the_rails-moment-share = Round { $n } of { $of }: { $who } takes a share
ride_the_rails-moment-build = Round { $n } of { $of }: { $who } builds
ride_the_rails-moment-ride = Round { $n } of { $of }: { $who } moves a passenger
ride_the_rails-moment-over = The match is over
ride_the_rails-moment-built = Locomotives this turn: { $n } of { $limit }
ride_the_rails-moment-riding = Ride under way: { $cities }
ride_the_rails-seat = { $who }: ${ $n }; shares: { $shares }
ride_the_rails-seat-bare = { $who }: ${ $n }; no shares
ride_the_rails-position-order = Order of this round: { $order }
ride_the_rails-position-line =
    { $railroad }: { $n ->
        [one] { $n } track
       *[other] { $n } tracks
    }, { $pool ->
        [one] { $pool } locomotive left
       *[other] { $pool } locomotives left
    }; { $hexes }
ride_the_rails-position-passengers = { $n } passengers are waiting
ride_the_rails-position-gone = No passenger: { $cities }
ride_the_rails-position-fives = $5 for whoever arrives first: { $cities }
ride_the_rails-position-crossed = The transcontinental line has been paid
ride_the_rails-position-uncrossed = The transcontinental line has not been paid yet
ride_the_rails-desk = You have **${ $n }** · shares: { $shares }
ride_the_rails-desk-bare = You have **${ $n }**
ride_the_rails-desk-built = Locomotives this turn: **{ $n } of { $limit }**
ride_the_rails-desk-climbed = Locomotives this turn: **{ $n } of { $limit }**; the mountain has taken one off
ride_the_rails-desk-best = The best ride I can find, from { $first } to { $last }, has { $links ->
        [one] { $links } link
       *[other] { $links } links
    } and pays you **+${ $n }**
ride_the_rails-desk-leaves = The passenger leaves **{ $city }**
ride_the_rails-desk-riding = The passenger is in **{ $city }**, after { $n ->
        [one] { $n } link
       *[other] { $n } links
    }. Ending here: { $paid }

## What a move would do

ride_the_rails-preview-share = Shares of **{ $railroad }**: { $before } → { $after }. { $pool ->
        [one] It would have { $pool } locomotive left.
       *[other] It would have { $pool } locomotives left.
    }
ride_the_rails-preview-build = **{ $railroad }** reaches **{ $hex }**.
ride_the_rails-preview-start = **{ $railroad }** starts in **{ $hex }**.
ride_the_rails-preview-mountain = It is a mountain: this turn you may place one locomotive fewer.
ride_the_rails-preview-stop =
    { $n ->
        [0] You build nothing this turn.
        [one] You finish with { $n } locomotive.
       *[other] You finish with { $n } locomotives.
    }
ride_the_rails-preview-passenger = The passenger leaves from **{ $city }** and leaves the board on arrival.
ride_the_rails-preview-best = From there you can earn **+${ $n }**: { $cities }.
ride_the_rails-preview-link = **{ $one }–{ $other }** by { $railroad }: { $paid }.
ride_the_rails-preview-arrive =
    Ending there, after { $n ->
        [one] { $n } link
       *[other] { $n } links
    }: { $paid }.
ride_the_rails-preview-stay = No passenger has anywhere to go: you pass and earn nothing.

## Why not

ride_the_rails-absent-over = The match is over.
ride_the_rails-absent-turn = It is the turn of { $who }.
ride_the_rails-absent-share = Shares are taken now; track and rides come later.
ride_the_rails-absent-ride = Now is the time to ride; there will be more building next round.
ride_the_rails-absent-limit = You have placed { $n } locomotives: no more fit in this turn.
ride_the_rails-absent-closed = No room or no locomotives: { $railroads }.
ride_the_rails-refusal-no-railroad = There is no such railroad.
ride_the_rails-refusal-no-hex = There is no such hex on this board.
ride_the_rails-refusal-not-open = { $railroad } opens in a later round.
ride_the_rails-refusal-sold-out = { $railroad } has no locomotives left.
ride_the_rails-refusal-no-share = To build for { $railroad } you need one of its shares.
ride_the_rails-refusal-too-many = You have placed { $n } locomotives: no more fit in this turn.
ride_the_rails-refusal-mountain = { $hex } is a mountain, and the last locomotive of a turn cannot be the first on a mountain.
ride_the_rails-refusal-not-a-start = { $railroad } cannot start in { $hex }: it starts in a city of its colour.
ride_the_rails-refusal-not-adjacent = { $hex } does not touch the track of { $railroad }.
ride_the_rails-refusal-already-there = { $railroad } already runs through { $hex }.
ride_the_rails-refusal-full = No other locomotive fits in { $hex }.
ride_the_rails-refusal-east = { $railroad } already holds two cities of the east coast and may not hold more.
ride_the_rails-refusal-no-passenger = Nobody waits in { $city } any more.
ride_the_rails-refusal-no-link = No railroad joins those cities directly.
ride_the_rails-refusal-twice = The ride has been there, or would have to enter a hex twice to reach { $city }.
ride_the_rails-refusal-must-ride = Some passenger can move, so one must be moved.

## The count

ride_the_rails-score-rides = **For own rides:** ${ $n }
ride_the_rails-score-dividends = **Dividends:** ${ $n }
ride_the_rails-score-railroad = { $railroad } ${ $n } ({ $shares ->
        [one] { $shares } share
       *[other] { $shares } shares
    })
ride_the_rails-score-chicago = **Chicago:** ${ $n }
ride_the_rails-score-fives = **$5 cities:** ${ $n }
ride_the_rails-score-crossing = **Transcontinental line:** ${ $n }
ride_the_rails-score-total = **Total: ${ $n }**
ride_the_rails-decided-journey = The longest ride: { $who }, from { $first } to { $last }, { $n ->
        [one] { $n } link.
       *[other] { $n } links.
    }
ride_the_rails-decided-railroad = The best shares: { $railroad } paid { $who } ${ $n }.
ride_the_rails-decided-crossing = { $who } completed the transcontinental line: +${ $n }.

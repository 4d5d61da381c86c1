# Railroad Tiles: what is read in the room, on the buttons and at the table.

railroad_tiles-name = Railroad Tiles
railroad_tiles-about = Choose columns of tiles and lay roads and rails in an area of your own: 2 to 4 players, eight rounds; all lay at the same time
railroad_tiles-level-aprendiz = apprentice
railroad_tiles-level-maquinista = engineer

railroad_tiles-word = { $word }
railroad_tiles-tiles = { $tiles }
railroad_tiles-ways = { $ways }
railroad_tiles-line = { $kind } { $rest }
railroad_tiles-line-faced = { $tile }: { $ways }
railroad_tiles-line-laid = { $tile } at { $place }: { $ways }
railroad_tiles-line-place = { $tile } at { $place }
railroad_tiles-line-swap = { $pawn } instead of { $token }
railroad_tiles-line-at = { $what } at { $place }
railroad_tiles-lettered = **{ $letter }** { $tile }

## Words of the game

railroad_tiles-token-train = train
railroad_tiles-token-car = car
railroad_tiles-token-traveler = traveller
railroad_tiles-pawn-train = train
railroad_tiles-pawn-car = car
railroad_tiles-pawn-traveler = traveller
railroad_tiles-column-1 = column 1
railroad_tiles-column-2 = column 2
railroad_tiles-column-3 = column 3
railroad_tiles-column-4 = column 4
railroad_tiles-column-5 = column 5
railroad_tiles-facing-n = not turned
railroad_tiles-facing-e = turned right
railroad_tiles-facing-s = turned half round
railroad_tiles-facing-w = turned left
railroad_tiles-facing-nm = mirrored
railroad_tiles-facing-em = mirrored and turned right
railroad_tiles-facing-sm = mirrored and turned half round
railroad_tiles-facing-wm = mirrored and turned left
railroad_tiles-side-n = N
railroad_tiles-side-e = E
railroad_tiles-side-s = S
railroad_tiles-side-w = W
railroad_tiles-way-road = road { $sides }
railroad_tiles-way-rail = rail { $sides }
railroad_tiles-place-start = 0
railroad_tiles-place-n = N{ $v }
railroad_tiles-place-s = S{ $v }
railroad_tiles-place-e = E{ $h }
railroad_tiles-place-w = W{ $h }
railroad_tiles-place-ne = N{ $v } E{ $h }
railroad_tiles-place-nw = N{ $v } W{ $h }
railroad_tiles-place-se = S{ $v } E{ $h }
railroad_tiles-place-sw = S{ $v } W{ $h }

## Buttons and options

railroad_tiles-kind-start = Start tile
railroad_tiles-kind-column = Column
railroad_tiles-kind-lay = Lay
railroad_tiles-kind-refuse = Refuse
railroad_tiles-kind-pawn = Pawn
railroad_tiles-kind-swap = Change with a star
railroad_tiles-kind-finish = I have finished
railroad_tiles-verb-start = start with
railroad_tiles-verb-column = column
railroad_tiles-verb-lay = lay
railroad_tiles-verb-refuse = refuse
railroad_tiles-verb-pawn = pawn
railroad_tiles-verb-swap = with a star
railroad_tiles-verb-finish = finish
railroad_tiles-confirm-start = Start like this
railroad_tiles-confirm-column = Take the column
railroad_tiles-confirm-lay = Lay it like this
railroad_tiles-confirm-refuse = Refuse it
railroad_tiles-confirm-pawn = Place the pawn
railroad_tiles-confirm-swap = Spend the star
railroad_tiles-confirm-finish = End the round

railroad_tiles-offer-start = { $letter }
railroad_tiles-offer-lay = { $letter }
railroad_tiles-offer-refuse = Not { $letter }
railroad_tiles-offer-column-plain =
    { $column } · { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
railroad_tiles-offer-column-starred =
    { $column } · { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    } · ⭐{ $stars }
railroad_tiles-offer-cell = { $n } · { $place }
railroad_tiles-offer-facing = { $n }
railroad_tiles-offer-pawn = { $token }
railroad_tiles-offer-swap = instead of { $token }
railroad_tiles-offer-spot = { $n } · +{ $points }
railroad_tiles-note-cell = closes { $closed }, opens { $opened }
railroad_tiles-note-spot = { $pawn } at { $place }

## What is being asked

railroad_tiles-ask-start = Choose your **start tile**.
railroad_tiles-ask-column = Choose a **column**: you get all its tiles and stars. Whoever stands further right chooses later the next time.
railroad_tiles-ask-lay = Which tile do you **lay**? In any order.
railroad_tiles-ask-cell = **Where**? The places have their numbers in the picture.
railroad_tiles-ask-facing = **How** does it lie? It may be turned and mirrored.
railroad_tiles-ask-refuse =
    { $n ->
        [one] Or **refuse it** 🚫: { $n } refusal is left to you in the whole match.
       *[other] Or **refuse it** 🚫: { $n } refusals are left to you in the whole match.
    }
railroad_tiles-ask-pawn = For each active token you may place **one pawn** of its type.
railroad_tiles-ask-spot = On which **spot** does your { $pawn } go? Each says what it gives.
railroad_tiles-ask-swap =
    { $n ->
        [one] You may spend your **star** to place another type of pawn.
       *[other] You may spend **1 of your { $n } stars** to place another type of pawn.
    }
railroad_tiles-ask-swap-pawn = Which pawn do you place instead?

## What has happened

railroad_tiles-event-order = Turn order: { $order }
railroad_tiles-event-round = Round { $n }: no active tokens yet; { $token } waits
railroad_tiles-event-round-active = Round { $n }: tokens { $active }; { $token } waits
railroad_tiles-event-last = **Last round**, with tokens { $active }
railroad_tiles-event-chose =
    { $who } took { $column }: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
railroad_tiles-event-chose-you =
    You took { $column }: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
railroad_tiles-event-chose-stars =
    { $who } took { $column }: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    } and ⭐{ $stars }
railroad_tiles-event-chose-stars-you =
    You took { $column }: { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    } and ⭐{ $stars }
railroad_tiles-event-laid = { $who } laid { $tiles }
railroad_tiles-event-laid-you = You laid { $tiles }
railroad_tiles-event-refused = { $who } refused { $tile }
railroad_tiles-event-refused-you = You refused { $tile }
railroad_tiles-event-discarded =
    { $who } loses { $n ->
        [one] a tile that fits nowhere
       *[other] { $n } tiles that fit nowhere
    }: { $tiles }
railroad_tiles-event-discarded-you =
    You lose { $n ->
        [one] a tile that fits nowhere
       *[other] { $n } tiles that fit nowhere
    }: { $tiles }
railroad_tiles-event-star = { $who } spent a star on the { $token } token
railroad_tiles-event-star-you = You spent a star on the { $token } token
railroad_tiles-event-pawn = { $who } placed a { $pawn }: **+{ $n }**
railroad_tiles-event-pawn-you = You placed a { $pawn }: **+{ $n }**
railroad_tiles-event-removed =
    The coin takes { $column } out with { $n ->
        [one] its tile
       *[other] its { $n } tiles
    }
railroad_tiles-event-starred = A star is put on { $column }
railroad_tiles-event-ended = Eight rounds: the match is over

## The position

railroad_tiles-moment-start = { $who } chooses a start tile
railroad_tiles-moment-choose = Round { $n }: { $who } chooses a column
railroad_tiles-moment-both = Round { $n }: { $who } chooses a column; laying: { $busy }
railroad_tiles-moment-lay = Round { $n }; laying: { $busy }
railroad_tiles-moment-over = The match is over
railroad_tiles-caption-active = Active tokens: { $pawns }
railroad_tiles-caption-waiting = Waiting: { $pawn }
railroad_tiles-caption-column =
    { $column } with { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }{ $stars ->
        [0] {""}
        [one] {" "}and { $stars } star
       *[other] {" "}and { $stars } stars
    }
railroad_tiles-caption-columns = Free: { $columns }
railroad_tiles-caption-no-columns = No column is free
railroad_tiles-caption-seat =
    { $who }: { $total } points, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $openings ->
        [one] { $openings } opening
       *[other] { $openings } openings
    }, { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
railroad_tiles-position-offer = Start tiles left: { $tiles }
railroad_tiles-position-column =
    { $column }: { $tiles }{ $stars ->
        [0] {""}
        [one] {" "}· { $stars } star
       *[other] {" "}· { $stars } stars
    }
railroad_tiles-position-taken = { $column } is { $who }'s
railroad_tiles-position-bag =
    { $n ->
        [one] { $n } tile is left in the bag
       *[other] { $n } tiles are left in the bag
    }
railroad_tiles-position-parts = Prestige { $prestige } · rectangle { $rectangle } · cities { $cities } · stars { $stars } · { $openings ->
        [one] { $openings } opening
       *[other] { $openings } openings
    } (−{ $lost })
railroad_tiles-position-hand = To be laid: { $tiles }
railroad_tiles-position-refused = Refused: { $tiles }
railroad_tiles-position-tile-at = { $place }: { $tile } · { $ways }
railroad_tiles-position-taken-at = { $place }: { $tile } · { $ways } · with its pawn
railroad_tiles-desk-round = Round { $n } of { $of }
railroad_tiles-desk-offer = Start tiles: { $tiles }
railroad_tiles-desk-hand = Your tiles: { $tiles }

## What a move would do

railroad_tiles-preview-tile = **{ $tile }**
railroad_tiles-preview-lay = **{ $tile }** at { $place }
railroad_tiles-preview-openings =
    It closes { $closed } and opens { $opened }: you would have { $after ->
        [one] **{ $after } opening**
       *[other] **{ $after } openings**
    }.
railroad_tiles-preview-too-many =
    Five are free; { $n ->
        [one] { $n } would cost a point.
       *[other] { $n } would cost a point each.
    }
railroad_tiles-preview-city = It completes a city: **+5** at the end.
railroad_tiles-preview-refuse = **{ $tile }** will be put aside, in sight.
railroad_tiles-preview-column = You get the whole of { $column }.
railroad_tiles-preview-pawn = A **{ $pawn }** at { $place }: **+{ $n }**
railroad_tiles-preview-star = You spend a star, which is worth 1 point if kept.
railroad_tiles-preview-unused =
    { $n ->
        [one] ⚠️ You can still place a pawn: if you finish, that token is lost to you.
       *[other] ⚠️ You can still place { $n } types of pawn: if you finish, those tokens are lost to you.
    }
railroad_tiles-preview-finish = You end your part of the round.

## Why it cannot be done

railroad_tiles-absent-over = The match is over.
railroad_tiles-absent-turn = It is not yet your turn to choose a column.
railroad_tiles-absent-done = You have finished this round; the others are still laying.
railroad_tiles-absent-start = Columns are chosen when everybody has a start tile.
railroad_tiles-absent-column = A column must be chosen before tiles are laid.
railroad_tiles-absent-hand = Pawns are placed when no tiles are left to you.
railroad_tiles-absent-refusals = You have used both refusals.
railroad_tiles-absent-tokens = No active token is left to you in this round.
railroad_tiles-absent-spot = You have no empty { $pawn } spot: that token gives nothing.
railroad_tiles-refusal-not-offered = That is none of the start tiles that are left.
railroad_tiles-refusal-same-facing = It looks the same in another position: choose that one.
railroad_tiles-refusal-column-taken = { $column } is somebody else's in this round.
railroad_tiles-refusal-column-not-used = That column is not used: there are { $n }, and the first one only with four players.
railroad_tiles-refusal-not-in-hand = You have no such tile to lay.
railroad_tiles-refusal-cell-taken = One of your tiles lies there.
railroad_tiles-refusal-not-adjacent = A tile must touch one of yours by a side.
railroad_tiles-refusal-sides-disagree = It does not fit: road to road, rail to rail, blank side to blank side.
railroad_tiles-refusal-no-refusals-left = You have refused two tiles, and there are no more in the whole match.
railroad_tiles-refusal-no-such-token = No active token of that type is left to you in this round.
railroad_tiles-refusal-spot-taken = A pawn stands on that spot, for ever.
railroad_tiles-refusal-no-such-spot = There is no empty { $pawn } spot there.
railroad_tiles-refusal-same-pawn = A star is for another type than the token shows.
railroad_tiles-refusal-only-for-two = Only two players may change a token with a star.
railroad_tiles-refusal-no-stars = You have no star left.

## The count

railroad_tiles-score-prestige = **Prestige** of { $n ->
        [one] { $n } pawn
       *[other] { $n } pawns
    }: { SIGNED($points) }
railroad_tiles-score-rectangle = **Largest rectangle**, { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }: { SIGNED($points) }
railroad_tiles-score-cities =
    { $n ->
        [one] **{ $n } city**
       *[other] **{ $n } cities**
    }: { SIGNED($points) }
railroad_tiles-score-stars =
    { $n ->
        [one] **{ $n } star**
       *[other] **{ $n } stars**
    }: { SIGNED($points) }
railroad_tiles-score-openings =
    { $n ->
        [one] **{ $n } opening**
       *[other] **{ $n } openings**
    }, five are free: { SIGNED($points) }
railroad_tiles-score-total = **Total: { $n }**
railroad_tiles-decided-prestige = The pawns: { $who } won { $n } prestige, more than anybody.
railroad_tiles-decided-rectangle = The rectangle: { $who } came to { $n } tiles.
railroad_tiles-decided-cities = The cities: { $who } won { $n } points by them.
railroad_tiles-decided-stars = The stars: { $who } kept { $n }.
railroad_tiles-decided-openings = The openings: { $who } lost least by them ({ SIGNED($n) }).
railroad_tiles-decided-close =
    { $n ->
        [0] It ended in a tie: the turn order decided it.
        [one] A single point decided it.
       *[other] { $n } points decided it.
    }

# Trans Europa: what is read in the room, on the buttons and at the table.

trans_europa-name = Trans Europa
trans_europa-about = Join your five secret cities by tracks that belong to all: 2 to 6 players, 3 to 5 rounds
trans_europa-level-aprendiz = apprentice
trans_europa-level-maquinista = engineer

trans_europa-word = { $word }
trans_europa-line = { $kind } · { $rest }

## Buttons and options

trans_europa-kind-hub = Marker
trans_europa-kind-lay = Tracks
trans_europa-kind-end = Finish
trans_europa-verb-hub = marker
trans_europa-verb-lay = track
trans_europa-verb-end = finish
trans_europa-confirm-hub = Put the marker
trans_europa-confirm-lay = Lay the track
trans_europa-confirm-end = End the turn

trans_europa-offer-plain = { $edge }
trans_europa-offer-river = { $edge } · river, double
trans_europa-offer-mountain = { $edge } · mountain, double
trans_europa-offer-sea = { $edge } · sea, double
trans_europa-note-on-way = on your way
trans_europa-note-nearer = brings you nearer

## What is being asked

trans_europa-ask-hub = At which crossing does your network begin? A city is a crossing too.
trans_europa-ask = Lay a track: **two single ones** a turn, **or a double one**.
trans_europa-ask-second = You may lay **another single one**, or finish.
trans_europa-ask-ending = Somebody's cities are joined. You may lay **one more single track** before the count.

## What has happened

trans_europa-event-started = { $who } begins, drawn by lot
trans_europa-event-started-you = You begin, drawn by lot
trans_europa-event-round = Round { $n }: { $who } begins
trans_europa-event-round-you = Round { $n }: you begin
trans_europa-event-dealt = { $who } gets { $cities }
trans_europa-event-dealt-you = Your cities: { $cities }
trans_europa-event-hub = { $who } put the marker on { $node }
trans_europa-event-hub-you = You put your marker on { $node }
trans_europa-event-laid =
    { $who } laid { $n ->
        [one] a track on { $edges }
       *[other] tracks on { $edges }
    }
trans_europa-event-laid-you =
    You laid { $n ->
        [one] a track on { $edges }
       *[other] tracks on { $edges }
    }
trans_europa-event-connected = **{ $who } has all five cities joined**
trans_europa-event-connected-you = **You have all five cities joined**
trans_europa-event-scored = **Count of round { $n }**
trans_europa-event-lost = { $who } loses { $n }: { $score } left
trans_europa-event-lost-you = You lose { $n }: { $score } left
trans_europa-event-safe = { $who } loses nothing: still { $score }
trans_europa-event-safe-you = You lose nothing: still { $score }
trans_europa-event-ended = An engine has reached the red space: the match is over

## The position

trans_europa-moment-hubs = { $who } puts the marker
trans_europa-moment-tracks = { $who } to move
trans_europa-moment-second = { $who } may lay another single track
trans_europa-moment-ending = { $joined } has joined all cities; { $who } may lay one more track
trans_europa-moment-over = The match is over
trans_europa-caption-round = Round { $n }; { $supply } tracks left
trans_europa-caption-seat = { $who }: { $score } points, marker on { $node }
trans_europa-caption-seat-off = { $who }: { $score } points, no marker yet
trans_europa-position-cities = Your cities: { $cities }
trans_europa-position-joined = Joined already: { $cities }
trans_europa-position-missing = Joining them would cost { $n }: { $edges }
trans_europa-position-empty = No tracks yet
trans_europa-position-network =
    Network of { $n ->
        [one] { $n } track
       *[other] { $n } tracks
    }: { $edges }
trans_europa-position-last = How round { $n } ended
trans_europa-position-hand = { $who } had { $cities }; lost { $n }
trans_europa-desk-cities = Your cities: { $cities }
trans_europa-since = The tracks of others help you: **{ $n }** missing (before { $was })
trans_europa-desk-missing =
    { $n ->
        [one] **{ $n } point** of track is missing to join them
       *[other] **{ $n } points** of track are missing to join them
    }
trans_europa-desk-complete = Your five cities are joined

## What a move would do

trans_europa-preview-hub = Your network will begin on **{ $node }**.
trans_europa-preview-plain = **{ $edge }** · single
trans_europa-preview-river = **{ $edge }** · double, over the river: it will be your whole turn
trans_europa-preview-mountain = **{ $edge }** · double, through the mountains: it will be your whole turn
trans_europa-preview-sea = **{ $edge }** · double, by sea: it will be your whole turn
trans_europa-preview-missing = Points of track that you miss: { $before } → { $after }
trans_europa-preview-joins = Your network will be joined to that of { $who }: it is theirs too from then on.
trans_europa-preview-done = It will join your five cities.
trans_europa-preview-end = You end the turn without a second track.
trans_europa-preview-end-round = You go on to the count of the round.

## Why it cannot be done

trans_europa-absent-over = The match is over.
trans_europa-absent-turn = It is { $who }'s turn.
trans_europa-absent-hubs = Tracks begin when everybody's marker is on the board.
trans_europa-absent-end = At least one track must be laid before you finish.
trans_europa-absent-lay = There is no track left that you may lay.
trans_europa-refusal-no-node = There is no such crossing on this board.
trans_europa-refusal-node-taken = Another marker stands on { $node }: choose another crossing.
trans_europa-refusal-no-line = There is no such line on this board.
trans_europa-refusal-line-taken = A track lies on { $edge } already.
trans_europa-refusal-double-second = No double track after a single one: { $edge } takes a whole turn.
trans_europa-refusal-not-connected = { $edge } does not touch your network: start from your marker or from tracks joined to it.
trans_europa-refusal-must-lay = At least one track must be laid each turn.

## The count

trans_europa-score-start = **At the start:** { $n }
trans_europa-score-round = **Round { $n }:** { SIGNED($points) } · { $cities }
trans_europa-score-total = **{ $n ->
        [one] { $n } point
       *[other] { $n } points
    } left**
trans_europa-decided-lost = The dearest round: { $who } lost { $n } points in round { $round }.
trans_europa-decided-safe = { $who } came out of { $n } rounds without a loss.

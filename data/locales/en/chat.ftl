# What the chat says: rooms, tables, private panels, refusals. The games say their own moves.

# Buttons
chat-play = Play
chat-hand = My hand
chat-map = Map
chat-news = News
chat-map-then = Map at that move
chat-help = Help
chat-history = History
chat-back = Back
chat-rule = Show the rule
chat-undo = Undo
chat-let-go = Go on
chat-go-table = Go to the table
chat-go-room = Go to the room
chat-watch = Tell me when it ends
chat-watch-no = Never mind
chat-guess = Who will win?
chat-did-guess = Noted: { $who } wins. I will tell you when `{ $code }` ends.
chat-guessed =
    { $n ->
        [0] 🔮 Nobody who watched guessed the winner.
       *[other] 🔮 Saw it coming: { $who } ({ $n } of { $of })
    }
chat-did-watch = I will tell you when `{ $code }` ends.
chat-did-unwatch = I will not tell you of `{ $code }`.
chat-new-match = New match
chat-rematch = Rematch
chat-own-score = My count
chat-type = Type…

# The table
chat-turn-yours-public = { $who }, your turn
chat-all-play = Everybody plays
chat-some-play = Several of you are to move
chat-ais-play = The AI players move
chat-table-line = -# { $game } `{ $code }` · move { $n }
chat-seat-choosing = { $who } · choosing
chat-seat-done = { $who } ✓
chat-seat-later = { $who } · later
chat-last-moves = **Last moves**
chat-more-moves =
    { $n ->
        [one] -# and 1 thing more · History
       *[other] -# and { $n } things more · History
    }
chat-retired = -# { $told } · [go to the table]({ $url })
chat-event-undo = { $who } took back a move
chat-event-return = { $who } is back in their seat
chat-event-leave = { $who } left: an AI goes on in that seat
chat-deadline = due { $when }
chat-paused = ⏸️ paused
chat-return = Take my seat back
chat-take-seat = Sit down for { $who }
chat-event-relief = { $who } lets a computer play for a while
chat-event-stand-in = { $who } ran out of time: a computer plays this turn
chat-event-join = { $who } sits down and goes on with the match
chat-seal = -# Sealed deck: `{ $seal }`
chat-table-is = The table of `{ $code }` is in { $place }.

# Time
chat-remind-turn = ⏳ { $who }, it is your turn in **{ $game }** `{ $code }`
chat-remind-nudge = 🔔 { $who }, you are waited for in **{ $game }** `{ $code }`
chat-remind-also = Also waiting for you:
chat-remind-other = • **{ $game }** `{ $code }`
chat-late = ⌛ **{ $who }** has run out of time.
chat-late-how = -# Whoever plays at this table decides: wait another turn's time, remind them, let a computer play this turn, or give it the seat (they can take it back).
chat-late-wait = Wait
chat-late-nudge = Remind
chat-late-standin = AI this turn
chat-late-aiseat = AI in the seat
chat-did-wait = Done: they have time until { $when }.
chat-did-nudge = I am reminding them now.
chat-did-nudge-later = They are asleep: I will remind them { $when }.
chat-did-standin = A computer plays this turn for { $who }; the next one is theirs again.
chat-did-aiseat = A computer plays for { $who }. They can come back with a button of the table; somebody else may sit down too.
chat-did-takeseat = **You have sat down** in `{ $code }`. This is your hand from now on.
chat-did-relief = A computer plays for you until { $when }. Come back whenever you like.

# The end
chat-end-win = { $who } wins with { $n }
chat-end-tie = Shared victory: { $names }, { $n }
chat-end-left = Match closed: nobody is left to play
chat-place = **{ $place }.** { $who } · **{ $n }**
chat-moments = **What decided it**
chat-seed = -# Deck sealed at the start with `{ $seal }`; seed `{ $seed }`. Anybody can check it.
chat-over = **The match is over.**

# The private panel
chat-your-turn = **Your turn.**
chat-not-your-turn = **Not your turn yet.** { $who } has been playing since { $when }.
chat-next = Next: { $who }.
chat-next-undo = Next: { $who }; you can undo until then.
chat-next-ai = Next: { $who }, { $when }; you can undo until then.
chat-wait-line = Not your turn: { $who } plays
chat-see-all = See all { $n }…
chat-pay-other =
    { $n ->
        [one] 1 other way…
       *[other] { $n } other ways…
    }
chat-advised = Suggested ({ $n })
chat-by-key-count =
    { $n ->
        [one] 1 option
       *[other] { $n } options
    }
chat-keep-n = Keep { $n }
chat-keep-more = Pick { $n } more
chat-keep-fewer = Drop { $n }
chat-keep-some = Pick { $least } to { $most }
chat-draft =
    { $n ->
        [one] **Draft** · 1 step
       *[other] **Draft** · { $n } steps
    }
chat-draft-whole = **Ready to confirm.**
chat-draft-confirm = Confirm
chat-draft-pop = Undo step
chat-draft-cut = **A step is no longer possible**: I dropped it and those after it.
chat-curtain = 🤫 { $who } is next. **Pass the device.** No one else should look.
chat-curtain-kept = 🤫 **Hand put away.** Now { $who } is playing.
chat-curtain-am = I am { $who }
chat-curtain-hide = Put the hand away
chat-curtain-typed = Several of you play here: open your panel with “Play”
chat-parked = ⚠️ **I cannot write in { $place }**: check my permissions there. The match is saved.
chat-go-on-here = Go on in this channel
chat-over-since = **The match ended** { $when }.
chat-undone = Move taken back.
chat-undo-ask = This goes back: { $told }
chat-stale = **This match is at move { $n }.** That button was from before; nothing changed.
chat-no-undo-cannotundo = Can't undo: there is no move of yours to take back.
chat-no-undo-othersmoved = Can't undo: somebody else has played.
chat-no-undo-revealed = Can't undo: cards were revealed.

# The room
chat-room-line = Room `{ $code }` · { $least } to { $most } players
chat-seat-free = **{ $n }** · free
chat-seat-taken = **{ $n }** { $who }
chat-seat-opener = **{ $n }** { $who } · opened the room
chat-seat-ai = **{ $n }** { $who } { $level }
chat-room-short =
    { $n ->
        [one] One more person is needed to start.
       *[other] { $n } more people are needed to start.
    }
chat-room-ready =
    { $n ->
        [one] You can start, or wait for one more.
       *[other] You can start, or wait for { $n } more.
    }
chat-room-ask = { $who }, shall we start?
chat-room-full = The room is full: let's play!
chat-room-expires = The room closes { $when } if nobody starts.
chat-room-expiring = ⚠️ The room closes { $when } if nobody starts.
chat-room-foot = -# From another channel: `/rieles join code:{ $code }`
chat-room-sit = Sit down
chat-room-stand = Stand up
chat-room-start = Start
chat-room-options = Options
chat-room-how = How to play
chat-room-close = Close room
chat-room-ai = Add or remove an AI…
chat-room-clock = 🕰️ Time for a turn…
chat-clock-none = 🕰️ No clock
chat-clock-10m = 🕰️ 10 minutes a turn
chat-clock-1h = 🕰️ 1 hour a turn
chat-clock-12h = 🕰️ 12 hours a turn
chat-clock-1d = 🕰️ 1 day a turn
chat-clock-3d = 🕰️ 3 days a turn
chat-clock-7d = 🕰️ 7 days a turn
chat-level = AI
chat-ai-add = Add { $level }
chat-ai-remove = Remove { $who }
chat-card-line = Room `{ $code }`
chat-room-closed = The room is closed.
chat-room-expired = The room closed: nobody started within a week.
chat-room-over = 🏁 The match is over.
chat-room-in-thread = Played in { $place }
chat-room-here = Played in this channel.
chat-seat-guest = Seat somebody beside me
chat-guest-name = Their name (you play on one device)
chat-room-opened = Room `{ $code }` is open.
chat-room-not-posted = **I could not write in this channel**, so there is no room. Check my permissions and try again.
chat-new-room = **What shall we play?**
chat-which-game = Choose a game…
chat-seats = { $least } to { $most } players
chat-joined = You have a seat in **{ $game }** `{ $code }`: { $place }
chat-join-code = Join { $code }
chat-again-is = The rematch is in `{ $code }` already.
chat-did-sat = You have a seat in `{ $code }`.
chat-did-stood = You stood up from `{ $code }`.
chat-did-changed = Done in `{ $code }`.
chat-did-closed = Room `{ $code }` is closed.
chat-did-started = Match `{ $code }` starts.
chat-where-thread = 🧵 In a new thread
chat-where-here = 💬 In this channel
chat-access-open = 🔓 Open room
chat-access-code = 🔒 Only with the code
chat-language-es = 🗣️ Español
chat-language-en = 🗣️ English
chat-options-title = Options of the room
chat-options-where = Where to play
chat-options-access = Who may sit
chat-options-language = Language of the table
chat-options-whose = -# { $who }, who opened the room, can change them.

# Permissions
chat-perms = ⚠️ **Before we start I lack permissions in { $channel }**
chat-perms-how = -# Whoever runs the server: Channel settings → Permissions → Rieles. The room is kept.
chat-perms-again = Check again
chat-perms-here = Play in this channel
chat-perm-view-channel = **View channel** — without it I cannot reach the table.
chat-perm-send-messages = **Send messages** — without it I cannot set the table.
chat-perm-attach-files = **Attach files** — without it I cannot show the map.
chat-perm-read-message-history = **Read message history** — without it I might set a table twice.
chat-perm-create-public-threads = **Create public threads** — or choose “in this channel”.
chat-perm-send-messages-in-threads = **Send messages in threads** — or choose “in this channel”.

# Typing a move
chat-type-title = Your move
chat-type-label = In your words
chat-type-example = build paris zurich 3 purple
chat-typed-several =
    { $n ->
        [one] That can mean one thing:
       *[other] That can mean { $n } things:
    }
chat-typed-choose = Which one?
chat-typed-none = **I don't understand** `{ $text }`.
chat-typed-near = Did you mean *{ $line }*?

# Pages
chat-map-title = -# Map of `{ $code }`
chat-map-regions = Look at a part closely…
chat-map-whole = Whole
chat-map-words = In words
chat-page = -# Page { $n } of { $of }
chat-history-title = **History** `{ $code }` · { $n }
chat-history-none = No moves yet.
chat-news-title = **News** `{ $code }` · since your last move
chat-news-all = **What has happened** `{ $code }`
chat-news-yours = **For you**
chat-news-none = Nothing new: { $who } to move.
chat-then-title = -# Map of `{ $code }` · move { $n } of { $of }
chat-rules-title = **Rules of { $game }**
chat-rules-topics = Choose a heading.
chat-rules-choose = Headings of the rules…
chat-help-now = **Now you can:**
chat-help-absent = **Now you cannot:**
chat-help-wait = **{ $who } is to play.** Meanwhile look at your hand or the map.
chat-help-watch = Look at the map, the history or the rules; to play, open a room with `/rieles new`.
chat-help-room = **This room waits for people.** Sit down, or open another with `/rieles new`. { $who } starts.
chat-help-start = **No match here yet.** Open a room with `/rieles new`; the others press “Sit down” or use `/rieles join` with its code. Once enough are seated, whoever opened it presses “Start”.
chat-help-opener = whoever opened the room
chat-help-who = -# Options, AI and start: { $who }. Undo: whoever played last, until somebody plays or cards were seen. `/rieles play move:` understands your words; `/rieles status` says the position without pictures.
chat-matches-title =
    { $n ->
        [one] **You have 1 match**
       *[other] **You have { $n } matches**
    }
chat-matches-more = -# and { $n } more
chat-matches-none = You have no matches now.
chat-match-your-turn = 🚂 **{ $game }** `{ $code }` · your turn
chat-match-running = { $game } `{ $code }` · being played
chat-match-open = { $game } `{ $code }` · open room
chat-match-over = { $game } `{ $code }` · over
chat-match-closed = { $game } `{ $code }` · closed
chat-which-match = Which one?
chat-which-match-why = You have several matches here.
chat-leave-ask = Leave **{ $game }** `{ $code }`? **An AI goes on in your seat**; while the match lasts, `/rieles return` gives it back.
chat-leave-yes = Leave the match
chat-returned = **You are back in your seat.** What the AI played stays as it is.
chat-left = You left the match. Thank you for playing. If you change your mind: `/rieles return`.

# Everybody's own settings
chat-settings-title = **Your settings** · for all your matches
chat-settings-zone = 🌍 Time zone: { $zone }
chat-settings-night = 🌙 You sleep from { $begins } to { $ends }: your clock stands still and nobody reminds you then
chat-settings-no-night = ☀️ No sleeping hours: your clock always runs
chat-settings-all-channel = 🔔 Reminders in the channel: your turn and your clock
chat-settings-all-private = 🔔 Reminders in private: your turn and your clock
chat-settings-turn-channel = 🔔 In the channel, only when it is your turn
chat-settings-turn-private = 🔔 In private, only when it is your turn
chat-settings-none-channel = 🔕 No reminders
chat-settings-away = 🏖️ Holiday: from { $begins } to { $ends }
chat-settings-here = 🏠 No holiday
chat-settings-zones = My time zone…
chat-settings-sleepfrom = I go to bed at…
chat-settings-sleepto = I get up at…
chat-settings-ways = How to remind me…
chat-settings-other-zone = Another zone
chat-settings-awake = I never sleep
chat-settings-holiday = Holiday
chat-settings-back = I am back
chat-settings-zone-label = A city or zone, such as Tokyo
chat-settings-begins = From (empty: now)
chat-settings-ends = Until
chat-settings-date = 5/12 18:00, friday, 10d

# Votes
chat-vote-how = What do you ask the table? More than half of those who play carry it.
chat-vote-about = Ask the table…
chat-vote-pause = Shall the clocks stand still?
chat-vote-resume = Shall the clocks go on?
chat-vote-time = More time for whoever is to move?
chat-vote-finish = End now, and count it as it stands?
chat-vote-replace = Shall a computer play for { $who }?
chat-vote-needed =
    -# { $n ->
        [one] 1 yes is needed
       *[other] { $n } yeses are needed
    }
chat-vote-yes = Yes
chat-vote-no = No
chat-vote-asked = I have asked the table.
chat-vote-heard = Noted.
chat-vote-carried = **Carried.**
chat-vote-lost = **Not carried.**
chat-event-agree = The table decided to end, and to count it as it stands

# Planning
chat-plan-open = Plan my turn
chat-plan-title = **Your next turn.** If it can be played when your turn comes, I play it for you without a word.
chat-plan-first = 1. { $move }
chat-plan-or = — if not, { $move }
chat-plan-twice = { $move } (twice)
chat-plan-how = -# Write another with `/rieles plan`. If none of this is legal then, you are called as always.
chat-plan-add = Then play…
chat-plan-else = And if that cannot be…
chat-plan-cancel = Drop the plan
chat-plan-none = **That is no move you could plan now.** Choose one of the list of `/rieles plan`.
chat-plan-stands =
    { $n ->
        [one] 🗓️ You have **1 planned move** for your turn.
       *[other] 🗓️ You have **{ $n } planned moves** for your turn.
    }

# The film and the chart
chat-film = Film
chat-film-progress = 🎞️ Drawing the film: { $n } of { $of }…
chat-film-title = 🎞️ Match `{ $code }`, move by move
chat-film-none = **I could not make it.** Try again in a while.
chat-chart = Chart
chat-chart-title = What each would have counted
chat-chart-moves = moves
chat-chart-how = 📈 What each seat would have counted after each move, with all that was hidden.

# Refusals
chat-old-button = **That button no longer works.** Use `/rieles table` to see the table.
chat-only-in-servers = **This is used in a server.**
chat-not-invited = **I have not been invited here**, so I cannot put up a table. Whoever manages the server can add me; `/rieles games` and `/rieles settings` work everywhere.
chat-once-more = Try again
chat-our-fault = **Something failed on my side.** Nothing changed. Code `{ $code }`.
chat-not-saved = **I could not save it.** Nothing changed; try again. Code `{ $code }`.
chat-error = **That cannot be.**
host-error = **That cannot be.**
host-no-match = **There is no match here.** Open one with `/rieles new`.
host-no-code = **There is no room “{ $code }”.**
host-other-server = **That is of another server.** Ask to be invited there, or open a room here with `/rieles new`.
host-not-seated =
    { $n ->
        [0] **You have no seat in this room.**
       *[other] **You are not in this match.** { $names } are playing.
    }
host-not-yours = **That is for { $name } to decide**, who opened the room.
host-room-full = **The room is full** ({ $seats } of { $seats }).
host-room-short =
    { $missing ->
        [one] **One more person is needed to start.**
       *[other] **{ $missing } more people are needed to start.**
    }
host-not-former = **You have left no seat here** that you could take back.
host-already-seated = **You already have a seat in this room.**
host-already-started = **This match has already started.**
host-room-closed = **This room is closed.** Open another with `/rieles new`.
host-code-needed = **One enters this room with its code**: `/rieles join`.
host-no-computer = **There is no such AI there.**
host-bad-option = **That option does not exist here.**
host-not-running = **This match has not started yet.**
host-not-over = **That can be seen when the match is over.**
host-bad-time = **I do not understand that moment**, or it is too far away. For example: `3d`, `12h`, `friday`, `5/12 18:00`; 60 days at most.
host-bad-zone = **I do not know that time zone.** Choose one of the list, such as `Europe/London`.
host-long-sleep = **That is too long a sleep**: { $n } hours at most.
host-still-time = **They still have time**: until { $when }.
host-not-called = **Nobody waits for that seat any more.**
host-too-soon = **They were reminded a moment ago.** Again { $when }.
host-cannot-plan = **A turn of this match cannot be planned now.**
host-plan-full = **A plan has { $n } moves at most.** Drop it to begin another.
host-bad-subject = **That cannot be asked now.**
host-no-clock = **This match has no clock.**
host-vote-open = **The table is voting on something else.** That question must close first, by your yeses or your noes.
host-paused = **The clocks stand still**, as the table decided. `/rieles vote` lets them go on.
host-ended = **This match is over.**
host-old-vote = **That question is closed.**
host-not-voting = **The question is about your seat**: the others decide.
host-not-free = **That seat is not free.**
host-quarantined = **I cannot read this match.** It is kept; the others go on.
host-stale = **That button was from before.** Nothing changed.
host-repeated = That was already done.

# Commands
command-rieles =
    .about = Train games to play in the channel
command-new = new
    .about = Open a room to play
command-join = join
    .about = Take a seat in a room by its code
command-leave = leave
    .about = Leave a room that has not started
command-start = start
    .about = Start the match of your room
command-play = play
    .about = Play your turn: open your panel or type the move
command-hand = hand
    .about = Your cards and tickets
command-map = map
    .about = The board, whole or by parts
command-table = table
    .about = Bring the table to the end of the channel
command-status = status
    .about = The position in words
command-news = news
    .about = What has happened since your last move
command-history = history
    .about = All moves
command-undo = undo
    .about = Take back your last move
command-rules = rules
    .about = The rules
command-help = help
    .about = What can I do now
command-games = games
    .about = Your matches in all servers
command-return = return
    .about = Take back the seat you left
command-settings = settings
    .about = Time zone, sleep, holidays and reminders
command-plan = plan
    .about = Leave your next turn prepared
command-vote = vote
    .about = Ask the table: pause, more time, replace, end
command-relief = relief
    .about = Let a computer play for you for a while
command-resign = resign
    .about = Leave the match; an AI goes on in your seat
option-game = game
    .about = Which game
option-code = code
    .about = The room's code, like TREN-42
option-move = move
    .about = For example: build paris zurich 3 purple
option-match = match
    .about = Which one, if there are several
option-zone = zone
    .about = A part of the map, closely
option-turn = turn
    .about = The map as it was after that move
option-since = since
    .about = From which line on
option-until = until
    .about = When you are back: 3d, 12h, friday, 5/12 18:00
option-topic = topic
    .about = Which heading

# On this machine
chat-local-title = Rieles, on this machine
chat-local =
    Press the button to open a room, or type `/rieles new` below, on the message line.
    Above, at “Viewing as”, you choose who you are: { $names }. Each person sees only their own hand. Computer players can sit down in the room too.
    -# Matches are kept, and go on after the program is closed (Ctrl-C).

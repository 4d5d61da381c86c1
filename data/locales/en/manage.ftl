# A person's data and the management of a server.

# Data
chat-data-none = I hold nothing of yours.
chat-data-file =
    { $n ->
        [one] **All that I hold of you**: 1 match. Only you see this file.
       *[other] **All that I hold of you**: { $n } matches. Only you see this file.
    }
chat-data-ask = **Erase your data?** It cannot be undone.
    • Your name and your id leave { $n ->
        [one] 1 match
       *[other] { $n } matches
    }; you become “Player” and a number.
    { $live ->
        [0] • You are in no match that is being played.
       *[other] • You leave those being played: an AI goes on in your seat and **you cannot come back** to them. Where nobody is left, they close.
    }
    • What was posted in channels is kept by Discord: those who manage the server can delete it. Backups expire by themselves.
chat-data-yes = Erase my data
chat-data-erased = **Erased.** I hold nothing of yours any more.

# Managing
chat-refresh = Refresh
chat-admin-title = **Rieles on this server**
chat-admin-permits-all = ✅ In { $place } I have every permission that I need.
chat-admin-permits = ⚠️ In { $place } I lack:
chat-admin-sound =
    { $n ->
        [0] ✅ There are no rooms or matches.
        [one] ✅ 1 room or match, no trouble.
       *[other] ✅ { $n } rooms and matches, no trouble.
    }
chat-admin-stuck =
    { $n ->
        [one] ⚠️ 1 match is stuck:
       *[other] ⚠️ { $n } matches are stuck:
    }
chat-admin-unreadable = I cannot read it; it is kept. It can only be ended.
chat-admin-unreadable-short = I cannot read it
chat-admin-parked = I cannot write in { $place }. Give me permission there, or bring it to another channel.
chat-admin-parked-short = I cannot write there
chat-admin-untold = its table is late in { $place }.
chat-admin-untold-short = its table is late
chat-admin-alone = nobody has moved since { $when } in { $place }.
chat-admin-alone-short = nobody moves
chat-admin-well = 💚 Health: the database answers in { $database } ms · last beat { $beat } s ago · lag { $lag } ms · tables to post: { $n } · backup { $copy } h ago
chat-admin-ill = ❤️‍🩹 Something is wrong: database { $database } ms · last beat { $beat } s ago · lag { $lag } ms · tables to post: { $n } · backup { $copy } h ago
chat-admin-choose = Choose a room or match…
chat-admin-relieve = Give a seat to an AI…
chat-admin-move = Bring to this channel
chat-admin-export = Export
chat-admin-end = End
chat-admin-end-ask = End **{ $game }** `{ $code }` **without a count**? It cannot be undone, and the table will say that the server's managers closed it.
chat-admin-end-yes = End the match
chat-admin-ended = `{ $code }` is closed.
chat-admin-relieved = Done: an AI goes on in that seat of `{ $code }`. The table says so; whoever had it can come back with `/rieles return`.
chat-admin-moved = `{ $code }` goes on in this channel.
chat-admin-record-public = The public record of `{ $code }`: what anybody may know while it is played.
chat-admin-record = The whole record of `{ $code }`.
chat-event-relieve = The server's managers gave { $who }'s seat to an AI
chat-event-end = The server's managers closed the match
chat-end-ended = Match closed by the server's managers
host-not-manager = **This is for those who manage the server** (permission “Manage Server”).
command-admin = admin
    .about = Permissions and tables of the server, for those who manage it
command-data = data
    .about = What I hold of you
command-data-export = export
    .about = A file with all that I hold of you
command-data-erase = erase
    .about = Erase all that I hold of you

# What every game and the chat share: names, lists, signs.

seat-name = Player { $n }
ai-name = { $name } 🤖
ai-name-plain = { $name } (AI)

list-end = { $most } and { $last }
list-end-vowel = { $most } and { $last }
list-end-many = { $most }, and { $last }
list-end-vowel-many = { $most }, and { $last }

# Seats, where their emojis could not be uploaded.
icon-seat_0 = 🔴
icon-seat_1 = 🔵
icon-seat_2 = 🟢
icon-seat_3 = 🟡
icon-seat_4 = 🟣
icon-seat_5 = ⚫

# Refusals that no game has to explain.
refusal-illegal-move = **That move is not possible now.**
refusal-not-your-turn = **It is not your turn yet.**
refusal-match-over = **The match is over.**
refusal-wrong-phase = **This is not the moment of the turn for that.**
refusal-cannot-undo = **There is nothing to undo.**
refusal-revealed = **No undo:** cards or tickets have been seen.
refusal-others-moved = **No undo:** somebody else has moved since.
refusal-notation-error = **I do not understand that move.**
refusal-wrong-seats = **This game is not for so many players.**
refusal-unknown-option = **This game has no such option.**

# What every game and the chat share: names, lists, signs.

seat-name = Seat { $n }
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

# Refusals that no game has to explain.
refusal-illegal-move = **That move is not possible now.**
refusal-not-your-turn = **It is not your turn yet.**
refusal-match-over = **The match is over.**
refusal-wrong-phase = **This is not the moment of the turn for that.**

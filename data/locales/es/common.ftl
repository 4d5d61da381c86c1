# What every game and the chat share: names, lists, signs.

seat-name = Jugador { $n }
ai-name = { $name } 🤖
ai-name-plain = { $name } (IA)

list-end = { $most } y { $last }
list-end-vowel = { $most } e { $last }
list-end-many = { $most } y { $last }
list-end-vowel-many = { $most } e { $last }

# Seats, where their emojis could not be uploaded.
icon-seat_0 = 🔴
icon-seat_1 = 🔵
icon-seat_2 = 🟢
icon-seat_3 = 🟡
icon-seat_4 = 🟣
icon-seat_5 = ⚫

# Refusals that no game has to explain.
refusal-illegal-move = **Esa jugada no vale ahora.**
refusal-not-your-turn = **Todavía no te toca.**
refusal-match-over = **La partida ha terminado.**
refusal-wrong-phase = **Eso no toca en este momento del turno.**
refusal-cannot-undo = **No hay nada que deshacer.**
refusal-revealed = **No se puede deshacer:** ya se vieron cartas o billetes.
refusal-others-moved = **No se puede deshacer:** ya ha jugado otra persona.
refusal-notation-error = **No entiendo esa jugada.**
refusal-wrong-seats = **Este juego no es para tantos jugadores.**
refusal-unknown-option = **Esa opción no existe en este juego.**

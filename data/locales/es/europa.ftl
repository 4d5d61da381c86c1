# Rieles de Europa.

europa-name = Rieles de Europa
europa-about = Tiende vías por la Europa de 1900

# Kinds of move: what stands on their buttons
europa-kind-draw = Robar
europa-kind-claim = Construir
europa-kind-tickets = Billetes
europa-kind-station = Estación
europa-kind-keep = Quedarme
europa-kind-pay = Pagar
europa-kind-retreat = Retirarme

europa-number = { $n }
europa-word = { $word }

# Cards
europa-color-red = roja
    .many = rojas
europa-color-orange = naranja
    .many = naranjas
europa-color-yellow = amarilla
    .many = amarillas
europa-color-green = verde
    .many = verdes
europa-color-blue = azul
    .many = azules
europa-color-purple = morada
    .many = moradas
europa-color-black = negra
    .many = negras
europa-color-white = blanca
    .many = blancas
europa-color-loco = locomotora
    .many = locomotoras

# Where a card comes from
europa-source-slot1 = mercado 1
europa-source-slot2 = mercado 2
europa-source-slot3 = mercado 3
europa-source-slot4 = mercado 4
europa-source-slot5 = mercado 5
europa-source-deck = mazo

# Lo que escriben las hojas de cualquier juego de cartas, rutas y billetes.

rails-sheet-seat = Asiento
rails-sheet-market = Mercado
rails-sheet-deck = mazo
rails-sheet-tickets-left = billetes
rails-sheet-pts = pts
rails-sheet-to-go = por poner
rails-sheet-joined = unido
rails-sheet-blocked = cortado
rails-sheet-by-station = con estación
rails-sheet-long = larga
rails-sheet-no-cards = Sin cartas en la mano
rails-sheet-no-tickets = Sin billetes
rails-sheet-keep-two = Quédate al menos 2
rails-sheet-keep-one = Quédate al menos 1
rails-sheet-score = Recuento
rails-sheet-part-routes = Rutas
rails-sheet-part-tickets = Billetes
rails-sheet-part-stations = Estaciones
rails-sheet-part-longest = Línea
rails-sheet-total = Total
rails-sheet-shared = Victoria compartida
rails-sheet-borrowed = ruta prestada

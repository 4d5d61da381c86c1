# ¡Aventureros al Tren!: lo que se lee en la sala, en los botones y en la mesa.

aventureros-name = ¡Aventureros al Tren!
aventureros-about = Cruza Norteamérica en tren: de 2 a 5 jugadores, unos 40 turnos cada uno. No oficial
aventureros-level-aprendiz = aprendiz
aventureros-level-maquinista = maquinista

## Cartas

aventureros-color-red = roja
    .many = rojas
aventureros-color-orange = naranja
    .many = naranjas
aventureros-color-yellow = amarilla
    .many = amarillas
aventureros-color-green = verde
    .many = verdes
aventureros-color-blue = azul
    .many = azules
aventureros-color-purple = morada
    .many = moradas
aventureros-color-black = negra
    .many = negras
aventureros-color-white = blanca
    .many = blancas
aventureros-color-loco = locomotora
    .many = locomotoras

aventureros-source-slot1 = mercado 1
aventureros-source-slot2 = mercado 2
aventureros-source-slot3 = mercado 3
aventureros-source-slot4 = mercado 4
aventureros-source-slot5 = mercado 5
aventureros-source-deck = mazo

## Botones y opciones

aventureros-kind-draw = Robar
aventureros-kind-claim = Rutas
aventureros-kind-tickets = Billetes
aventureros-kind-keep = Elegir

aventureros-confirm-draw = Robar
aventureros-confirm-claim = Construir

# Una jugada escrita: «construir · Denver–Omaha · 4 moradas».
aventureros-verb-draw = robar
aventureros-verb-claim = construir
aventureros-verb-tickets = billetes
aventureros-verb-keep = quedarse

## Lo que se pregunta

aventureros-ask-claim = Construye una ruta…
aventureros-ask-cards = Se puede deshacer mientras nadie juegue. ¿Con qué pagas?
aventureros-ask-keep-first = Quédate **al menos 2**. Los que dejes van al fondo del mazo de billetes cuando todos hayan elegido.

## La posición

aventureros-caption-seat =
    { $who }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $wagons ->
        [one] { $wagons } vagón
       *[other] { $wagons } vagones
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $tickets ->
        [one] { $tickets } billete
       *[other] { $tickets } billetes
    }.
aventureros-position-seat =
    { $who }: **{ $points }** { $points ->
        [one] punto
       *[other] puntos
    } · { $wagons ->
        [one] { $wagons } vagón
       *[other] { $wagons } vagones
    } · { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } · { $tickets ->
        [one] { $tickets } billete
       *[other] { $tickets } billetes
    }.

## Antes de jugar

aventureros-desk-me =
    Tienes { $points ->
        [one] **{ $points }** punto
       *[other] **{ $points }** puntos
    } y { $wagons ->
        [one] **{ $wagons }** vagón
       *[other] **{ $wagons }** vagones
    }.
aventureros-absent-draw = **Robar:** el mazo se ha acabado y no hay descartes; sin mazo tampoco se coge del mercado.

## El recuento

aventureros-score-longest = **Camino continuo más largo:** { SIGNED($points) } ({ $n } vagones)
aventureros-score-no-longest = **Camino continuo más largo:** 0 (el tuyo, de { $n ->
        [one] { $n } vagón
       *[other] { $n } vagones
    })
aventureros-decided-longest =
    El camino continuo más largo, de { $n } vagones: +10 para { $count ->
        [one] { $who }
       *[other] { $who }, empatados
    }.

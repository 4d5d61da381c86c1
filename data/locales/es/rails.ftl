# Lo que dice cualquier juego de cartas, rutas y billetes.

## Cartas

icon-carta_roja = 🟥
icon-carta_naranja = 🟧
icon-carta_amarilla = 🟨
icon-carta_verde = 🟩
icon-carta_azul = 🟦
icon-carta_morada = 🟪
icon-carta_negra = ⬛
icon-carta_blanca = ⬜
icon-carta_locomotora = 🚂
icon-carta_dorso = 🎴
icon-gris = ◻️
icon-billete = 🎫
icon-estacion = 🏠
rails-card = { $icon } { $color }
rails-slot-empty = hueco vacío
rails-cards =
    { $n ->
        [one] { $n } { $color }
       *[other] { $n } { $color-many }
    }
rails-gray =
    { $n ->
        [one] { $n } gris
       *[other] { $n } grises
    }
rails-list = { $items }
rails-number = { $n }
rails-more = { $n } más
rails-word = { $word }
rails-ticket = { $ticket } ({ $points })
rails-ticket-worth = { $ticket } · { $points }

## Botones y opciones

rails-confirm-tickets =
    { $n ->
        [one] Robar { $n } billete
       *[other] Robar { $n } billetes
    }
rails-confirm-keep = Quedarme con { $n }
rails-line = { $kind } · { $rest }
rails-offer = { $route } · { $spaces }
rails-offer-tunnel = { $route } · { $spaces }, túnel
rails-offer-ferry = { $route } · ferri { $n }, { $wild }🚂
rails-note =
    { SIGNED($points) } · { $ways ->
        [one] un pago
       *[other] { $ways } pagos
    }
rails-note-completes =
    { SIGNED($points) } · termina { $ticket } ({ $worth }) · { $ways ->
        [one] un pago
       *[other] { $ways } pagos
    }
rails-note-nearer =
    { SIGNED($points) } · acerca { $ticket } ({ $worth }) · { $ways ->
        [one] un pago
       *[other] { $ways } pagos
    }
rails-pay-both = { $n } + { $wild }🚂
rails-pay-wild = { $wild }🚂
rails-try = Intentar · { $paid }

## Lo que se pregunta

rails-ask-draw = **Roba dos cartas** (una locomotora a la vista vale por las dos)
rails-ask-second = **Roba la segunda carta**: una locomotora a la vista ya no vale
rails-ask-keep = Quédate **al menos 1**. Los demás vuelven al fondo del mazo de billetes.

## Lo que ha pasado

rails-event-started = { $who } empieza, por sorteo
rails-event-started-you = Empiezas tú, por sorteo
rails-event-began = Todos tienen ya sus billetes: empieza { $who }
rails-event-began-you = Todos tienen ya sus billetes: empiezas tú
rails-event-dealt = { $who } recibe { $cards }
rails-event-dealt-you = Tus primeras cartas: { $cards }
rails-event-draw = { $who } robó { $n } del mazo
rails-event-draw-you = Has robado del mazo: { $seen }
rails-event-take = { $who } cogió { $cards }
rails-event-take-you = Has cogido { $cards }
rails-event-draw-both = { $who } cogió { $cards } y robó { $n } del mazo
rails-event-draw-both-you = Has cogido { $cards } y robado del mazo: { $seen }
rails-event-filled = En su sitio entra { $card }
rails-event-shuffled =
    Se acabó el mazo: { $n ->
        [one] se baraja { $n } carta de los descartes
       *[other] se barajan { $n } cartas de los descartes
    }
rails-event-market =
    { $n ->
        [one] Tres locomotoras a la vista: mercado nuevo
       *[other] Tres locomotoras a la vista: mercado nuevo, { $n } veces
    }
rails-event-stays-changed = Siguen saliendo tres locomotoras: el mercado se queda así
rails-event-stays-few = Tres locomotoras a la vista, pero no quedan otras cartas con que cambiarlas
rails-event-claim = { $who } construyó **{ $route }** · { SIGNED($points) }
rails-event-claim-you = Has construido **{ $route }** con { $cards }: { SIGNED($points) }
rails-event-taken =
    { $who } robó { $n ->
        [one] { $n } billete
       *[other] { $n } billetes
    } y está eligiendo
rails-event-kept =
    { $who } se quedó { $kept ->
        [one] { $kept } billete
       *[other] { $kept } billetes
    } de { $n }
rails-event-kept-first = { $who } ya tiene sus billetes
rails-event-offered = { $who } elige entre { $tickets }
rails-event-offered-you = Te ofrecen { $tickets }
rails-event-chosen = { $who } se quedó { $tickets }
rails-event-chosen-you = Te has quedado { $tickets }
rails-event-skipped = { $who } no tiene jugada posible y pasa
rails-event-skipped-you = No tienes jugada posible: tu turno pasa
rails-event-last-round = ⚠️ Última ronda: a { $who } le quedan 2 vagones o menos. Un turno más cada uno.
rails-event-last-round-you = ⚠️ Última ronda: te quedan 2 vagones o menos. Un turno más cada uno; el tuyo será el último.
rails-event-ended = 🏁 La partida ha terminado

## La posición

rails-moment-over = La partida ha terminado.
rails-moment-first-tickets = Se eligen los primeros billetes. Faltan por elegir: { $who }.
rails-moment-turn = Le toca a { $who }.
rails-moment-second-card = Le toca a { $who }: roba su segunda carta.
rails-moment-tunnel = Le toca a { $who }: decide si paga un túnel.
rails-moment-tickets = Le toca a { $who }: elige billetes.
rails-moment-last-round =
    { $n ->
        [one] Última ronda: queda { $n } turno.
       *[other] Última ronda: quedan { $n } turnos entre todos.
    }
rails-caption-market = Mercado: { $cards }. Mazo: { $deck }.
rails-position-market = **Mercado:** { $cards }.
rails-position-decks = **Mazo:** { $deck }. **Descartes:** { $discard }. **Billetes por robar:** { $n }.
rails-position-discard = Descartadas: { $cards }.
rails-position-hand = **Tu mano** ({ $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }): { $cards }.
rails-position-no-hand = **Tu mano:** sin cartas.
rails-position-ticket = **Billete { $ticket }** ({ $points }): { $need }.
rails-position-offer = **Se te ofrece { $ticket }** ({ $points }): { $need }.
rails-position-routes =
    { $n ->
        [one] Una ruta
       *[other] { $n } rutas
    }: { $routes }.
rails-position-known = En su mano, a la vista de todos: al menos { $cards }.
rails-position-free =
    { $n ->
        [one] **Queda una ruta por construir.**
       *[other] **Quedan { $n } rutas por construir**, con sus casillas:
    }
rails-position-group = { $heading }: { $routes }.
rails-position-closed = Cerradas para todos: { $routes }.
rails-heading-color = Con { $color-many }
rails-heading-gray = Grises
rails-measured = { $route } { $n }
rails-measured-tunnel = { $route } { $n } (túnel)
rails-measured-ferry = { $route } { $n } (ferri, { $wild }🚂)
rails-need-joined = ya unido ✓
rails-need-station = solo con una estación
rails-need-lost = ya no se puede
rails-need-missing =
    { $n ->
        [one] falta { $n } vagón
       *[other] faltan { $n } vagones
    }
rails-need-way =
    { $n ->
        [one] falta { $n } vagón
       *[other] faltan { $n } vagones
    }, por { $routes }

## Antes de jugar

rails-desk-missing = { $parts }.
rails-desk-first =
    { $n ->
        [one] Falta **{ $n }** vagón
       *[other] Faltan **{ $n }** vagones
    } para *{ $ticket }*
rails-desk-next = **{ $n }** para *{ $ticket }*
rails-desk-joined =
    { $n ->
        [one] ✓ Ya unido: { $tickets }.
       *[other] ✓ Ya unidos: { $tickets }.
    }
rails-desk-station =
    { $n ->
        [one] *{ $tickets }* ya no se puede sin estación.
       *[other] { $tickets } ya no se pueden sin estación.
    }
rails-desk-lost =
    { $n ->
        [one] *{ $tickets }* ya no se puede completar.
       *[other] { $tickets } ya no se pueden completar.
    }
rails-since-cut = Te han cortado *{ $ticket }*: faltan **{ $n }** vagones (antes { $was }), por { $by }
rails-since-station = *{ $ticket }* ya solo sale con una estación
rails-since-lost = *{ $ticket }* ya no se puede completar
rails-since-wagons =
    { $n ->
        [one] A { $who } le queda 1 vagón
       *[other] A { $who } le quedan { $n } vagones
    }
rails-desk-last-round =
    { $n ->
        [one] ⚠️ Última ronda: queda { $n } turno.
       *[other] ⚠️ Última ronda: quedan { $n } turnos entre todos.
    }
rails-absent-over = La partida ha terminado.
rails-absent-choose = Primero elige tus billetes.
rails-absent-others-choose = Ya elegiste: faltan los demás por elegir sus billetes.
rails-absent-turn = No te toca: juega { $who }.
rails-absent-second = Ya has robado una carta: ahora solo puedes robar la segunda.
rails-absent-claim = **Construir:** no queda ninguna ruta libre para ti.
rails-absent-claim-wagons = **Construir:** no te llegan los vagones para ninguna ruta libre (tienes { $n }).
rails-absent-claim-cards = **Construir:** con { $n ->
        [0] ninguna carta
        [one] { $n } carta
       *[other] tus { $n } cartas
    } no puedes pagar ninguna ruta libre.
rails-absent-tickets = **Billetes:** no quedan billetes en el mazo.

## Lo que haría una jugada

rails-nearly = Te falta 1 carta: { $routes }.
rails-nearly-one = { $route } (1 { $color })
rails-preview-plain = **{ $route }** · { $spaces }
rails-preview-tunnel = **{ $route }** · { $spaces } · túnel
rails-preview-ferry = **{ $route }** · { $spaces } · ferri
rails-preview-points = **{ SIGNED($points) } { $points ->
        [one] punto
       *[other] puntos
    }** ({ $before } → { $after }) · vagones { $wagons } → { $left }
rails-preview-completes = Termina **{ $ticket }** ({ SIGNED($points) } al final)
rails-preview-symbols =
    Este ferri exige { $n ->
        [one] { $n } locomotora
       *[other] { $n } locomotoras
    }; el resto, cartas de un solo color.
rails-preview-twin-all = La otra vía quedará cerrada para todos.
rails-preview-twin-own = La otra vía ya no podrá ser tuya.
rails-preview-last-round =
    ⚠️ Te { $n ->
        [one] quedará { $n } vagón
       *[other] quedarán { $n } vagones
    }: empezará la última ronda.
rails-preview-wild-alone = Es una locomotora a la vista: será tu única carta de este turno.
rails-preview-tickets =
    { $n ->
        [one] Robas { $n } billete y te lo quedas
       *[other] Robas { $n } billetes y te quedas al menos 1
    }. Gasta el turno y **no se puede deshacer**. Los que no completes restan.
rails-preview-tickets-late = ⚠️ Queda poco: es arriesgado.
rails-preview-tickets-last = ⚠️ Es la última ronda: solo te sirven si ya los tienes unidos.
rails-preview-keep = Te quedas { $tickets }: { $points } puntos en juego. **No se puede deshacer.**
rails-preview-leave = Vuelven al fondo del mazo: { $tickets }.

## El recuento

rails-score-routes = **Rutas:** { $points }
rails-score-tickets = **Billetes:** { SIGNED($points) } ({ $done } de { $n } completados)
rails-score-ticket = ✓ { $ticket } { SIGNED($points) }: { $routes }
rails-score-ticket-lost = ✗ { $ticket } { SIGNED($points) }: sin completar
rails-score-total = **Total: { $points } { $points ->
        [one] punto
       *[other] puntos
    }**
rails-decided-tickets = Los billetes: { $who } sacó con ellos { $points } puntos más que { $other }.
rails-decided-lost = { $who } no llegó a unir **{ $ticket }**: −{ $points } en vez de +{ $points }.
## Por qué no vale una jugada

rails-refusal-empty-deck = **El mazo está vacío** y no hay descartes que barajar. Puedes coger una carta del mercado.
rails-refusal-empty-slot = **En ese hueco no hay carta** ({ $slot }). Se llenará cuando haya cartas en el mazo.
rails-refusal-second-locomotive = **La segunda carta no puede ser una locomotora a la vista.** Solo se coge como primera, y entonces es la única del turno.
rails-refusal-route-taken = **{ $route } ya es de { $owner }.** Una ruta construida es de su dueño hasta el final.
rails-refusal-twin-owned = **Ya tienes { $twin }.** Nadie puede tener las dos vías de una ruta doble, así que { $route } no puede ser tuya.
rails-refusal-twin-closed = **{ $route } está cerrada.** Con 2 o 3 jugadores, cuando alguien construye una vía la otra se cierra para todos; la construyó { $owner }.
rails-refusal-not-enough-wagons = **No te llegan los vagones para { $route }**: pide { $needed } y { $wagons ->
        [0] no te queda ninguno
        [one] te queda { $wagons }
       *[other] te quedan { $wagons }
    }.
rails-refusal-not-enough-cards = **No tienes esas cartas.** { $cards ->
        [0] Harían falta { $locomotives ->
            [one] { $locomotives } locomotora
           *[other] { $locomotives } locomotoras
        }; tienes { $held_locomotives ->
            [one] { $held_locomotives } locomotora
           *[other] { $held_locomotives } locomotoras
        }.
       *[other] Harían falta { $cards ->
            [one] { $cards } { $color }
           *[other] { $cards } { $color-many }
        }{ $locomotives ->
            [0] {""}
            [one] {" "}y { $locomotives } locomotora
           *[other] {" "}y { $locomotives } locomotoras
        }; tienes { $held ->
            [one] { $held } { $color }
           *[other] { $held } { $color-many }
        } y { $held_locomotives ->
            [one] { $held_locomotives } locomotora
           *[other] { $held_locomotives } locomotoras
        }.
    }
rails-refusal-wrong-color = **{ $route } se paga con cartas { $color-many }**, no { $given-many }. Las locomotoras sí valen.
rails-refusal-mixed-colors = **No se pueden mezclar colores.** Se paga con un solo color, más las locomotoras que quieras.
rails-refusal-overpaid = **Eso es pagar de más.** { $price ->
        [one] Cuesta { $price } carta
       *[other] Cuesta { $price } cartas
    }, ni una más.
rails-refusal-wrong-name = **Ese pago no cuadra.** Si pones solo locomotoras no se nombra color; si nombras un color, pon al menos una carta suya.
rails-refusal-no-tickets = **No quedan billetes en el mazo.**
rails-refusal-too-few-tickets = **Te quedas pocos billetes.** Hay que quedarse { $least ->
        [one] al menos { $least }
       *[other] al menos { $least }
    }.
rails-refusal-not-your-ticket = **Ese billete no te lo han ofrecido.** Elige entre los que has robado.
rails-refusal-repeated-ticket = **Has nombrado un billete dos veces.** Nombra cada uno una vez.
rails-refusal-not-on-the-board = **Eso no está en el tablero.**

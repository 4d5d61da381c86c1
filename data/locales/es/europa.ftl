# Rieles de Europa: lo que se lee en la sala, en los botones y en la mesa.

europa-name = Rieles de Europa
europa-about = Tiende vías por la Europa de 1900: de 2 a 5 jugadores, unos 40 turnos cada uno
europa-level-aprendiz = aprendiz
europa-level-maquinista = maquinista

## Cartas

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

europa-icon-carta_roja = 🟥
europa-icon-carta_naranja = 🟧
europa-icon-carta_amarilla = 🟨
europa-icon-carta_verde = 🟩
europa-icon-carta_azul = 🟦
europa-icon-carta_morada = 🟪
europa-icon-carta_negra = ⬛
europa-icon-carta_blanca = ⬜
europa-icon-carta_locomotora = 🚂
europa-icon-carta_dorso = 🎴
europa-icon-gris = ◻️
europa-icon-billete = 🎫
europa-icon-estacion = 🏠

europa-source-slot1 = mercado 1
europa-source-slot2 = mercado 2
europa-source-slot3 = mercado 3
europa-source-slot4 = mercado 4
europa-source-slot5 = mercado 5
europa-source-deck = mazo

europa-card = { $icon } { $color }
europa-slot-empty = hueco vacío
europa-cards =
    { $n ->
        [one] { $n } { $color }
       *[other] { $n } { $color-many }
    }
europa-gray =
    { $n ->
        [one] { $n } gris
       *[other] { $n } grises
    }
europa-list = { $items }
europa-number = { $n }
europa-more = { $n } más
europa-word = { $word }
europa-ticket = { $ticket } ({ $points })
europa-ticket-worth = { $ticket } · { $points }

## Botones y opciones

europa-kind-draw = Robar
europa-kind-claim = Rutas
europa-kind-tickets = Billetes
europa-kind-station = Estación
europa-kind-keep = Elegir
europa-kind-pay = Pagar
europa-kind-retreat = Retirarme

europa-confirm-draw = Robar
europa-confirm-claim = Construir
europa-confirm-tunnel = Intentar el túnel
europa-confirm-tickets =
    { $n ->
        [one] Robar { $n } billete
       *[other] Robar { $n } billetes
    }
europa-confirm-station = Poner la estación
europa-confirm-keep = Quedarme con { $n }
europa-confirm-pay = Pagar
europa-confirm-retreat = Retirarme

# Una jugada escrita: «construir · París–Zúrich · 3 moradas».
europa-line = { $kind } · { $rest }
europa-line-tunnel = { $word } · túnel
europa-verb-draw = robar
europa-verb-claim = construir
europa-verb-tickets = billetes
europa-verb-station = estación
europa-verb-keep = quedarse
europa-verb-pay = túnel · pagar
europa-verb-retreat = túnel · retirarse

europa-offer = { $route } · { $spaces }
europa-offer-tunnel = { $route } · { $spaces }, túnel
europa-offer-ferry = { $route } · ferri { $n }, { $wild }🚂
europa-note =
    { SIGNED($points) } · { $ways ->
        [one] un pago
       *[other] { $ways } pagos
    }
europa-note-completes =
    { SIGNED($points) } · termina { $ticket } ({ $worth }) · { $ways ->
        [one] un pago
       *[other] { $ways } pagos
    }
europa-note-nearer =
    { SIGNED($points) } · acerca { $ticket } ({ $worth }) · { $ways ->
        [one] un pago
       *[other] { $ways } pagos
    }
europa-note-saves = { $ticket } ({ $worth }) por { $route }
europa-pay-both = { $n } + { $wild }🚂
europa-pay-wild = { $wild }🚂
europa-try = Intentar · { $paid }

## Lo que se pregunta

europa-ask-draw = **Roba dos cartas** (una locomotora a la vista vale por las dos)
europa-ask-second = **Roba la segunda carta**: una locomotora a la vista ya no vale
europa-ask-claim = Construye una ruta…
europa-ask-station = ¿En qué ciudad pones la estación?
europa-ask-cards = Se puede deshacer mientras nadie juegue. ¿Con qué pagas?
europa-ask-tunnel-cards = ¿Con qué lo intentas?
europa-ask-keep-first = Quédate **al menos 2**. Los que dejes salen de la partida; nadie los ve.
europa-ask-keep = Quédate **al menos 1**. Los demás vuelven al fondo del mazo de billetes.
europa-ask-pay = ¿Con qué pagas lo que pide?

## Lo que ha pasado

europa-event-started = { $who } empieza, por sorteo
europa-event-started-you = Empiezas tú, por sorteo
europa-event-began = Todos tienen ya sus billetes: empieza { $who }
europa-event-began-you = Todos tienen ya sus billetes: empiezas tú
europa-event-dealt = { $who } recibe { $cards }
europa-event-dealt-you = Tus primeras cartas: { $cards }
europa-event-draw = { $who } robó { $n } del mazo
europa-event-draw-you = Has robado del mazo: { $seen }
europa-event-take = { $who } cogió { $cards }
europa-event-take-you = Has cogido { $cards }
europa-event-draw-both = { $who } cogió { $cards } y robó { $n } del mazo
europa-event-draw-both-you = Has cogido { $cards } y robado del mazo: { $seen }
europa-event-filled = En su sitio entra { $card }
europa-event-shuffled =
    Se acabó el mazo: { $n ->
        [one] se baraja { $n } carta de los descartes
       *[other] se barajan { $n } cartas de los descartes
    }
europa-event-market =
    { $n ->
        [one] Tres locomotoras a la vista: mercado nuevo
       *[other] Tres locomotoras a la vista: mercado nuevo, { $n } veces
    }
europa-event-stays-changed = Siguen saliendo tres locomotoras: el mercado se queda así
europa-event-stays-few = Tres locomotoras a la vista, pero no quedan otras cartas con que cambiarlas
europa-event-claim = { $who } construyó **{ $route }** · { SIGNED($points) }
europa-event-claim-you = Has construido **{ $route }** con { $cards }: { SIGNED($points) }
europa-event-claim-tunnel = { $who } construyó el túnel **{ $route }** · { SIGNED($points) }
europa-event-claim-tunnel-you = Has construido el túnel **{ $route }** con { $cards }, sin pagar de más: { SIGNED($points) }
europa-event-claim-extra =
    { $who } construyó el túnel **{ $route }** con { $n ->
        [one] { $n } carta de más
       *[other] { $n } cartas de más
    } · { SIGNED($points) }
europa-event-claim-extra-you = Has construido el túnel **{ $route }** con { $cards } ({ $n } de más): { SIGNED($points) }
europa-event-tunnel =
    { $who } decide si paga { $n } más por el túnel **{ $route }**: { $cards }
europa-event-tunnel-you = Al cavar **{ $route }** han salido { $cards }
europa-event-left = { $who } se retiró del túnel **{ $route }**
europa-event-left-you = Te has retirado del túnel **{ $route }**: recuperas tus cartas
europa-event-taken =
    { $who } robó { $n ->
        [one] { $n } billete
       *[other] { $n } billetes
    } y está eligiendo
europa-event-kept =
    { $who } se quedó { $kept ->
        [one] { $kept } billete
       *[other] { $kept } billetes
    } de { $n }
europa-event-kept-first = { $who } ya tiene sus billetes
europa-event-offered = { $who } elige entre { $tickets }
europa-event-offered-you = Te ofrecen { $tickets }
europa-event-chosen = { $who } se quedó { $tickets }
europa-event-chosen-you = Te has quedado { $tickets }
europa-event-station = { $who } puso estación en **{ $city }**
europa-event-station-you = Has puesto estación en **{ $city }** con { $cards }
europa-event-skipped = { $who } no tiene jugada posible y pasa
europa-event-skipped-you = No tienes jugada posible: tu turno pasa
europa-event-last-round = ⚠️ Última ronda: a { $who } le quedan 2 vagones o menos. Un turno más cada uno.
europa-event-last-round-you = ⚠️ Última ronda: te quedan 2 vagones o menos. Un turno más cada uno; el tuyo será el último.
europa-event-ended = 🏁 La partida ha terminado

## La posición

europa-moment-over = La partida ha terminado.
europa-moment-first-tickets = Se eligen los primeros billetes. Faltan por elegir: { $who }.
europa-moment-turn = Le toca a { $who }.
europa-moment-second-card = Le toca a { $who }: roba su segunda carta.
europa-moment-tunnel = Le toca a { $who }: decide si paga un túnel.
europa-moment-tickets = Le toca a { $who }: elige billetes.
europa-moment-last-round =
    { $n ->
        [one] Última ronda: queda { $n } turno.
       *[other] Última ronda: quedan { $n } turnos entre todos.
    }

europa-caption-market = Mercado: { $cards }. Mazo: { $deck }.
europa-caption-seat =
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
    }, { $stations ->
        [one] { $stations } estación
       *[other] { $stations } estaciones
    }.

europa-position-market = **Mercado:** { $cards }.
europa-position-decks = **Mazo:** { $deck }. **Descartes:** { $discard }. **Billetes por robar:** { $n }.
europa-position-discard = Descartadas: { $cards }.
europa-position-tunnel = **Túnel { $route }:** { $who } ha puesto { $paid }; han salido { $cards }. Pide { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    }.
europa-position-hand = **Tu mano** ({ $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }): { $cards }.
europa-position-no-hand = **Tu mano:** sin cartas.
europa-position-ticket = **Billete { $ticket }** ({ $points }): { $need }.
europa-position-offer = **Se te ofrece { $ticket }** ({ $points }): { $need }.
europa-position-seat =
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
    } · { $stations ->
        [one] { $stations } estación por poner
       *[other] { $stations } estaciones por poner
    }.
europa-position-routes =
    { $n ->
        [one] Una ruta
       *[other] { $n } rutas
    }: { $routes }.
europa-position-stations =
    { $n ->
        [one] Estación
       *[other] Estaciones
    } en { $cities }.
europa-position-known = En su mano, a la vista de todos: al menos { $cards }.
europa-position-free =
    { $n ->
        [one] **Queda una ruta por construir.**
       *[other] **Quedan { $n } rutas por construir**, con sus casillas:
    }
europa-position-group = { $heading }: { $routes }.
europa-position-closed = Cerradas para todos: { $routes }.
europa-heading-color = Con { $color-many }
europa-heading-gray = Grises
europa-measured = { $route } { $n }
europa-measured-tunnel = { $route } { $n } (túnel)
europa-measured-ferry = { $route } { $n } (ferri, { $wild }🚂)

europa-need-joined = ya unido ✓
europa-need-station = solo con una estación
europa-need-lost = ya no se puede
europa-need-missing =
    { $n ->
        [one] falta { $n } vagón
       *[other] faltan { $n } vagones
    }
europa-need-way =
    { $n ->
        [one] falta { $n } vagón
       *[other] faltan { $n } vagones
    }, por { $routes }

## Antes de jugar

europa-desk-tunnel =
    El túnel **{ $route }** pide { $n ->
        [one] **{ $n }** carta más
       *[other] **{ $n }** cartas más
    }: han salido { $cards }. Si te retiras recuperas tus cartas y pierdes el turno.
europa-desk-missing = { $parts }.
europa-desk-first =
    { $n ->
        [one] Falta **{ $n }** vagón
       *[other] Faltan **{ $n }** vagones
    } para *{ $ticket }*
europa-desk-next = **{ $n }** para *{ $ticket }*
europa-desk-joined =
    { $n ->
        [one] ✓ Ya unido: { $tickets }.
       *[other] ✓ Ya unidos: { $tickets }.
    }
europa-desk-station =
    { $n ->
        [one] *{ $tickets }* ya no se puede sin estación.
       *[other] { $tickets } ya no se pueden sin estación.
    }
europa-desk-lost =
    { $n ->
        [one] *{ $tickets }* ya no se puede completar.
       *[other] { $tickets } ya no se pueden completar.
    }
europa-desk-me =
    Tienes { $points ->
        [one] **{ $points }** punto
       *[other] **{ $points }** puntos
    }, { $wagons ->
        [one] **{ $wagons }** vagón
       *[other] **{ $wagons }** vagones
    } y { $stations ->
        [one] { $stations } estación
       *[other] { $stations } estaciones
    }.
europa-desk-last-round =
    { $n ->
        [one] ⚠️ Última ronda: queda { $n } turno.
       *[other] ⚠️ Última ronda: quedan { $n } turnos entre todos.
    }

europa-absent-over = La partida ha terminado.
europa-absent-choose = Primero elige tus billetes.
europa-absent-others-choose = Ya elegiste: faltan los demás por elegir sus billetes.
europa-absent-turn = No te toca: juega { $who }.
europa-absent-second = Ya has robado una carta: ahora solo puedes robar la segunda.
europa-absent-tunnel = Tienes un túnel a medias: paga o retírate.
europa-absent-pay =
    No puedes pagar el túnel: pide { $n } { $only ->
        [0] más entre { $color-many } y locomotoras
       *[other] { $n ->
            [one] locomotora más
           *[other] locomotoras más
        }
    }.
europa-absent-draw = **Robar:** no quedan cartas ni en el mercado ni en el mazo.
europa-absent-claim = **Construir:** no queda ninguna ruta libre para ti.
europa-absent-claim-wagons = **Construir:** no te llegan los vagones para ninguna ruta libre (tienes { $n }).
europa-absent-claim-cards = **Construir:** con { $n ->
        [0] ninguna carta
        [one] { $n } carta
       *[other] tus { $n } cartas
    } no puedes pagar ninguna ruta libre.
europa-absent-tickets = **Billetes:** no quedan billetes en el mazo.
europa-absent-station = **Estación:** ya has puesto las tres.
europa-absent-station-cards = **Estación:** esta cuesta { $n ->
        [one] { $n } carta
       *[other] { $n } cartas iguales
    } y no las tienes.

## Lo que haría una jugada

europa-nearly = Te falta 1 carta: { $routes }.
europa-nearly-one = { $route } (1 { $color })
europa-preview-plain = **{ $route }** · { $spaces }
europa-preview-tunnel = **{ $route }** · { $spaces } · túnel
europa-preview-ferry = **{ $route }** · { $spaces } · ferri
europa-preview-points = **{ SIGNED($points) } { $points ->
        [one] punto
       *[other] puntos
    }** ({ $before } → { $after }) · vagones { $wagons } → { $left }
europa-preview-completes = Termina **{ $ticket }** ({ SIGNED($points) } al final)
europa-preview-symbols =
    Este ferri exige { $n ->
        [one] { $n } locomotora
       *[other] { $n } locomotoras
    }; el resto, cartas de un solo color.
europa-preview-dig =
    Es un túnel: { $n ->
        [one] sale { $n } carta
       *[other] salen { $n } cartas
    } y puede pedirte hasta { $n } más de tu color o locomotoras. **No se puede deshacer.**
europa-preview-dig-color =
    Es un túnel: { $n ->
        [one] sale { $n } carta
       *[other] salen { $n } cartas
    } y puede pedirte hasta { $n } más entre { $color-many } y locomotoras. Te quedarían { $same ->
        [one] { $same } { $color }
       *[other] { $same } { $color-many }
    } y { $left ->
        [one] { $left } locomotora
       *[other] { $left } locomotoras
    }. **No se puede deshacer.**
europa-preview-dig-wild =
    Es un túnel pagado solo con locomotoras: de { $n ->
        [one] { $n } carta que sale
       *[other] { $n } cartas que salen
    }, solo las locomotoras te costarán otra más. Te quedarían { $left }. **No se puede deshacer.**
europa-preview-dig-none = Es un túnel, pero no quedan cartas que revelar: no te pedirá más.
europa-preview-twin-all = La otra vía quedará cerrada para todos.
europa-preview-twin-own = La otra vía ya no podrá ser tuya.
europa-preview-last-round =
    ⚠️ Te { $n ->
        [one] quedará { $n } vagón
       *[other] quedarán { $n } vagones
    }: empezará la última ronda.
europa-preview-pay = Pagas { $cards } más y construyes **{ $route }**.
europa-preview-pay-open =
    Para construir **{ $route }** pagas { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    }.
europa-preview-retreat = Recuperas { $cards } y pierdes el turno; **{ $route }** queda libre.
europa-preview-station =
    Estación en **{ $city }**: te { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    } de 3. Esta cuesta { $n ->
        [one] **{ $n } carta cualquiera**
       *[other] **{ $n } cartas iguales**
    } y los { $points } puntos que valdría guardada. Al final usas **una** ruta rival que llegue a la ciudad.
europa-preview-no-loan = Ningún rival tiene todavía una ruta hasta allí.
europa-preview-loans = Hoy podrías usar { $routes }.
europa-preview-loans-more =
    Hoy podrías usar { $routes }, y { $n ->
        [one] otra más
       *[other] otras { $n }
    }.
europa-loan = { $route } (de { $who })
europa-preview-wild-alone = Es una locomotora a la vista: será tu única carta de este turno.
europa-preview-tickets =
    { $n ->
        [one] Robas { $n } billete y te lo quedas
       *[other] Robas { $n } billetes y te quedas al menos 1
    }. Gasta el turno y **no se puede deshacer**. Los que no completes restan.
europa-preview-tickets-late = ⚠️ Queda poco: es arriesgado.
europa-preview-tickets-last = ⚠️ Es la última ronda: solo te sirven si ya los tienes unidos.
europa-preview-keep = Te quedas { $tickets }: { $points } puntos en juego. **No se puede deshacer.**
europa-preview-leave-first = Salen de la partida: { $tickets }.
europa-preview-leave = Vuelven al fondo del mazo: { $tickets }.

## El recuento

europa-score-routes = **Rutas:** { $points }
europa-score-tickets = **Billetes:** { SIGNED($points) } ({ $done } de { $n } completados)
europa-score-ticket = ✓ { $ticket } { SIGNED($points) }: { $routes }
europa-score-ticket-lost = ✗ { $ticket } { SIGNED($points) }: sin completar
europa-score-loan = *{ $route }* (prestada por { $who }, estación de { $city })
europa-score-stations = **Estaciones guardadas:** { SIGNED($points) } ({ $n ->
        [0] ninguna
        [one] una
       *[other] { $n }
    })
europa-score-longest = **Línea más larga:** { SIGNED($points) } ({ $n } vagones)
europa-score-no-longest = **Línea más larga:** 0 (la tuya, de { $n ->
        [one] { $n } vagón
       *[other] { $n } vagones
    })
europa-score-total = **Total: { $points } { $points ->
        [one] punto
       *[other] puntos
    }**

europa-decided-tickets = Los billetes: { $who } sacó con ellos { $points } puntos más que { $other }.
europa-decided-saved =
    { $n ->
        [one] Una estación en **{ $cities }** salvó
       *[other] Estaciones en **{ $cities }** salvaron
    } a { $who } el billete { $ticket }, por { $routes }.
europa-decided-lost = { $who } no llegó a unir **{ $ticket }**: { SIGNED($points) } en vez de sumarlos.
europa-decided-tunnel =
    El túnel más caro: { $who } pagó { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } de más por **{ $route }**.
europa-decided-longest =
    La línea más larga, de { $n } vagones: +10 para { $count ->
        [one] { $who }
       *[other] { $who }, empatados
    }.
europa-decided-left = { $who } se retiró de un túnel { $n } veces.

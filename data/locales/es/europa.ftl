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

europa-source-slot1 = mercado 1
europa-source-slot2 = mercado 2
europa-source-slot3 = mercado 3
europa-source-slot4 = mercado 4
europa-source-slot5 = mercado 5
europa-source-deck = mazo

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
europa-confirm-station = Poner la estación
europa-confirm-pay = Pagar
europa-confirm-retreat = Retirarme

# Una jugada escrita: «construir · París–Zúrich · 3 moradas».
europa-line-tunnel = { $word } · túnel
europa-verb-draw = robar
europa-verb-claim = construir
europa-verb-tickets = billetes
europa-verb-station = estación
europa-verb-keep = quedarse
europa-verb-pay = túnel · pagar
europa-verb-retreat = túnel · retirarse

europa-note-saves = { $ticket } ({ $worth }) por { $route }

## Lo que se pregunta

europa-ask-claim = Construye una ruta…
europa-ask-station = ¿En qué ciudad pones la estación?
europa-ask-cards = Se puede deshacer mientras nadie juegue. ¿Con qué pagas?
europa-ask-tunnel-cards = ¿Con qué lo intentas?
europa-ask-keep-first = Quédate **al menos 2**. Los que dejes salen de la partida; nadie los ve.
europa-ask-pay = ¿Con qué pagas lo que pide?

## Lo que ha pasado

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
europa-event-station = { $who } puso estación en **{ $city }**
europa-event-station-you = Has puesto estación en **{ $city }** con { $cards }

## La posición

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

europa-position-tunnel = **Túnel { $route }:** { $who } ha puesto { $paid }; han salido { $cards }. Pide { $n ->
        [one] { $n } carta más
       *[other] { $n } cartas más
    }.
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
europa-position-stations =
    { $n ->
        [one] Estación
       *[other] Estaciones
    } en { $cities }.

## Antes de jugar

europa-desk-tunnel =
    El túnel **{ $route }** pide { $n ->
        [one] **{ $n }** carta más
       *[other] **{ $n }** cartas más
    }: han salido { $cards }. Si te retiras recuperas tus cartas y pierdes el turno.
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
europa-absent-station = **Estación:** ya has puesto las tres.
europa-absent-station-cards = **Estación:** esta cuesta { $n ->
        [one] { $n } carta
       *[other] { $n } cartas iguales
    } y no las tienes.

## Lo que haría una jugada

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
europa-preview-leave-first = Salen de la partida: { $tickets }.

## El recuento

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
europa-decided-saved =
    { $n ->
        [one] Una estación en **{ $cities }** salvó
       *[other] Estaciones en **{ $cities }** salvaron
    } a { $who } el billete { $ticket }, por { $routes }.
europa-decided-tunnel =
    El túnel más caro: { $who } pagó { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } de más por **{ $route }**.
europa-decided-left = { $who } se retiró de un túnel { $n } veces.
europa-decided-longest =
    La línea más larga, de { $n } vagones: +10 para { $count ->
        [one] { $who }
       *[other] { $who }, empatados
    }.

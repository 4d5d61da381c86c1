# Railroad Tiles: lo que se lee en la sala, en los botones y en la mesa.

railroad_tiles-name = Railroad Tiles
railroad_tiles-about = Elige columnas de losetas y tiende carreteras y vías en tu propia zona: de 2 a 4 jugadores, ocho rondas; todos colocan a la vez
railroad_tiles-level-aprendiz = aprendiz
railroad_tiles-level-maquinista = maquinista

railroad_tiles-word = { $word }
railroad_tiles-tiles = { $tiles }
railroad_tiles-ways = { $ways }
railroad_tiles-line = { $kind } { $rest }
railroad_tiles-line-faced = { $tile }: { $ways }
railroad_tiles-line-laid = { $tile } en { $place }: { $ways }
railroad_tiles-line-place = { $tile } en { $place }
railroad_tiles-line-swap = { $pawn } en vez de { $token }
railroad_tiles-line-at = { $what } en { $place }
railroad_tiles-lettered = **{ $letter }** { $tile }

## Palabras del juego

railroad_tiles-token-train = tren
railroad_tiles-token-car = coche
railroad_tiles-token-traveler = viajero
railroad_tiles-pawn-train = tren
railroad_tiles-pawn-car = coche
railroad_tiles-pawn-traveler = viajero
railroad_tiles-column-1 = columna 1
railroad_tiles-column-2 = columna 2
railroad_tiles-column-3 = columna 3
railroad_tiles-column-4 = columna 4
railroad_tiles-column-5 = columna 5
railroad_tiles-facing-n = sin girar
railroad_tiles-facing-e = girada a la derecha
railroad_tiles-facing-s = girada media vuelta
railroad_tiles-facing-w = girada a la izquierda
railroad_tiles-facing-nm = reflejada
railroad_tiles-facing-em = reflejada y girada a la derecha
railroad_tiles-facing-sm = reflejada y girada media vuelta
railroad_tiles-facing-wm = reflejada y girada a la izquierda
railroad_tiles-side-n = N
railroad_tiles-side-e = E
railroad_tiles-side-s = S
railroad_tiles-side-w = O
railroad_tiles-way-road = carretera { $sides }
railroad_tiles-way-rail = vía { $sides }
railroad_tiles-place-start = 0
railroad_tiles-place-n = N{ $v }
railroad_tiles-place-s = S{ $v }
railroad_tiles-place-e = E{ $h }
railroad_tiles-place-w = O{ $h }
railroad_tiles-place-ne = N{ $v } E{ $h }
railroad_tiles-place-nw = N{ $v } O{ $h }
railroad_tiles-place-se = S{ $v } E{ $h }
railroad_tiles-place-sw = S{ $v } O{ $h }

## Botones y opciones

railroad_tiles-kind-start = Loseta de inicio
railroad_tiles-kind-column = Columna
railroad_tiles-kind-lay = Colocar
railroad_tiles-kind-refuse = Rechazar
railroad_tiles-kind-pawn = Peón
railroad_tiles-kind-swap = Cambiar con estrella
railroad_tiles-kind-finish = He terminado
railroad_tiles-verb-start = empezar con
railroad_tiles-verb-column = columna
railroad_tiles-verb-lay = colocar
railroad_tiles-verb-refuse = rechazar
railroad_tiles-verb-pawn = peón
railroad_tiles-verb-swap = con estrella
railroad_tiles-verb-finish = terminar
railroad_tiles-confirm-start = Empezar así
railroad_tiles-confirm-column = Coger la columna
railroad_tiles-confirm-lay = Colocarla así
railroad_tiles-confirm-refuse = Rechazarla
railroad_tiles-confirm-pawn = Poner el peón
railroad_tiles-confirm-swap = Gastar la estrella
railroad_tiles-confirm-finish = Terminar la ronda

railroad_tiles-offer-start = { $letter }
railroad_tiles-offer-lay = { $letter }
railroad_tiles-offer-refuse = No { $letter }
railroad_tiles-offer-column-plain =
    { $column } · { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }
railroad_tiles-offer-column-starred =
    { $column } · { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    } · ⭐{ $stars }
railroad_tiles-offer-cell = { $n } · { $place }
railroad_tiles-offer-facing = { $n }
railroad_tiles-offer-pawn = { $token }
railroad_tiles-offer-swap = en vez de { $token }
railroad_tiles-offer-spot = { $n } · +{ $points }
railroad_tiles-note-cell = cierra { $closed }, abre { $opened }
railroad_tiles-note-spot = { $pawn } en { $place }

## Lo que se pregunta

railroad_tiles-ask-start = Elige tu **loseta de inicio**.
railroad_tiles-ask-column = Elige una **columna**: te llevas todas sus losetas y estrellas. Quien queda más a la derecha elige más tarde la próxima vez.
railroad_tiles-ask-lay = ¿Qué loseta **colocas**? En el orden que quieras.
railroad_tiles-ask-cell = ¿**Dónde**? Los sitios llevan su número en la imagen.
railroad_tiles-ask-facing = ¿**Cómo** la pones? Se puede girar y reflejar.
railroad_tiles-ask-refuse =
    { $n ->
        [one] O **recházala** 🚫: te queda { $n } rechazo en toda la partida.
       *[other] O **recházala** 🚫: te quedan { $n } rechazos en toda la partida.
    }
railroad_tiles-ask-pawn = Por cada ficha activa puedes poner **un peón** de su tipo.
railroad_tiles-ask-spot = ¿En qué **punto** pones el { $pawn }? Cada uno dice cuánto da.
railroad_tiles-ask-swap =
    { $n ->
        [one] Puedes gastar tu **estrella** para poner otro tipo de peón.
       *[other] Puedes gastar **1 de tus { $n } estrellas** para poner otro tipo de peón.
    }
railroad_tiles-ask-swap-pawn = ¿Qué peón pones en su lugar?

## Lo que ha pasado

railroad_tiles-event-order = Orden de turno: { $order }
railroad_tiles-event-round = Ronda { $n }: aún sin fichas activas; espera { $token }
railroad_tiles-event-round-active = Ronda { $n }: fichas de { $active }; espera { $token }
railroad_tiles-event-last = **Última ronda**, con fichas de { $active }
railroad_tiles-event-chose =
    { $who } cogió la { $column }: { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }
railroad_tiles-event-chose-you =
    Has cogido la { $column }: { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }
railroad_tiles-event-chose-stars =
    { $who } cogió la { $column }: { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    } y ⭐{ $stars }
railroad_tiles-event-chose-stars-you =
    Has cogido la { $column }: { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    } y ⭐{ $stars }
railroad_tiles-event-laid = { $who } colocó { $tiles }
railroad_tiles-event-laid-you = Has colocado { $tiles }
railroad_tiles-event-refused = { $who } rechazó { $tile }
railroad_tiles-event-refused-you = Has rechazado { $tile }
railroad_tiles-event-discarded =
    { $who } pierde { $n ->
        [one] una loseta que no encaja
       *[other] { $n } losetas que no encajan
    }: { $tiles }
railroad_tiles-event-discarded-you =
    Pierdes { $n ->
        [one] una loseta que no encaja
       *[other] { $n } losetas que no encajan
    }: { $tiles }
railroad_tiles-event-star = { $who } gastó una estrella en la ficha de { $token }
railroad_tiles-event-star-you = Has gastado una estrella en la ficha de { $token }
railroad_tiles-event-pawn = { $who } puso un { $pawn }: **+{ $n }**
railroad_tiles-event-pawn-you = Has puesto un { $pawn }: **+{ $n }**
railroad_tiles-event-removed =
    La moneda retira la { $column } con { $n ->
        [one] su loseta
       *[other] sus { $n } losetas
    }
railroad_tiles-event-starred = La { $column } gana una estrella
railroad_tiles-event-ended = Ocho rondas: la partida ha terminado

## La posición

railroad_tiles-moment-start = { $who } elige su loseta de inicio
railroad_tiles-moment-choose = Ronda { $n }: { $who } elige columna
railroad_tiles-moment-both = Ronda { $n }: { $who } elige columna; colocando: { $busy }
railroad_tiles-moment-lay = Ronda { $n }; colocando: { $busy }
railroad_tiles-moment-over = La partida ha terminado
railroad_tiles-caption-active = Fichas activas: { $pawns }
railroad_tiles-caption-waiting = En espera: { $pawn }
railroad_tiles-caption-column =
    { $column } con { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }{ $stars ->
        [0] {""}
        [one] {" "}y { $stars } estrella
       *[other] {" "}y { $stars } estrellas
    }
railroad_tiles-caption-columns = Libres: { $columns }
railroad_tiles-caption-no-columns = No quedan columnas libres
railroad_tiles-caption-seat =
    { $who }: { $total } puntos, { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    }, { $openings ->
        [one] { $openings } apertura
       *[other] { $openings } aperturas
    }, { $stars ->
        [one] { $stars } estrella
       *[other] { $stars } estrellas
    }
railroad_tiles-position-offer = Losetas de inicio que quedan: { $tiles }
railroad_tiles-position-column =
    La { $column }: { $tiles }{ $stars ->
        [0] {""}
        [one] {" "}· { $stars } estrella
       *[other] {" "}· { $stars } estrellas
    }
railroad_tiles-position-taken = La { $column } es de { $who }
railroad_tiles-position-bag =
    { $n ->
        [one] Queda { $n } loseta en la bolsa
       *[other] Quedan { $n } losetas en la bolsa
    }
railroad_tiles-position-parts = Prestigio { $prestige } · rectángulo { $rectangle } · ciudades { $cities } · estrellas { $stars } · { $openings ->
        [one] { $openings } apertura
       *[other] { $openings } aperturas
    } (−{ $lost })
railroad_tiles-position-hand = Por colocar: { $tiles }
railroad_tiles-position-refused = Rechazadas: { $tiles }
railroad_tiles-position-tile-at = { $place }: { $tile } · { $ways }
railroad_tiles-position-taken-at = { $place }: { $tile } · { $ways } · con su peón
railroad_tiles-desk-round = Ronda { $n } de { $of }
railroad_tiles-desk-offer = Losetas de inicio: { $tiles }
railroad_tiles-desk-hand = Tus losetas: { $tiles }

## Lo que haría una jugada

railroad_tiles-preview-tile = **{ $tile }**
railroad_tiles-preview-lay = **{ $tile }** en { $place }
railroad_tiles-preview-openings =
    Cierra { $closed } y abre { $opened }: te quedarían { $after ->
        [one] **{ $after } apertura**
       *[other] **{ $after } aperturas**
    }.
railroad_tiles-preview-too-many =
    Cinco no cuestan nada; { $n ->
        [one] { $n } restaría un punto.
       *[other] { $n } restarían un punto cada una.
    }
railroad_tiles-preview-city = Completa una ciudad: **+5** al final.
railroad_tiles-preview-refuse = **{ $tile }** quedará aparte, a la vista.
railroad_tiles-preview-column = Te llevas la { $column } entera.
railroad_tiles-preview-pawn = Un **{ $pawn }** en { $place }: **+{ $n }**
railroad_tiles-preview-star = Gastas una estrella, que guardada vale 1 punto.
railroad_tiles-preview-unused =
    { $n ->
        [one] ⚠️ Aún puedes poner un peón: si terminas, pierdes esa ficha.
       *[other] ⚠️ Aún puedes poner { $n } tipos de peón: si terminas, pierdes esas fichas.
    }
railroad_tiles-preview-finish = Terminas tu parte de la ronda.

## Por qué no se puede

railroad_tiles-absent-over = La partida ha terminado.
railroad_tiles-absent-turn = Todavía no te toca elegir columna.
railroad_tiles-absent-done = Ya has terminado esta ronda; los demás siguen colocando.
railroad_tiles-absent-start = Las columnas se eligen cuando todos tienen su loseta de inicio.
railroad_tiles-absent-column = Antes de colocar hay que elegir columna.
railroad_tiles-absent-hand = Los peones se ponen cuando ya no te quedan losetas.
railroad_tiles-absent-refusals = Ya has gastado tus dos rechazos.
railroad_tiles-absent-tokens = No te quedan fichas activas en esta ronda.
railroad_tiles-absent-spot = No tienes ningún punto de { $pawn } libre: esa ficha no da nada.
railroad_tiles-refusal-not-offered = Esa no es una de las losetas de inicio que quedan.
railroad_tiles-refusal-same-facing = Puesta así se ve igual que en otra posición: elige esa otra.
railroad_tiles-refusal-column-taken = La { $column } ya es de otra persona en esta ronda.
railroad_tiles-refusal-column-not-used = Esa columna no se usa: hay { $n }, y la primera solo con cuatro jugadores.
railroad_tiles-refusal-not-in-hand = No tienes esa loseta por colocar.
railroad_tiles-refusal-cell-taken = Ahí ya hay una loseta tuya.
railroad_tiles-refusal-not-adjacent = Una loseta tiene que tocar por un lado alguna de las tuyas.
railroad_tiles-refusal-sides-disagree = No encaja: carretera con carretera, vía con vía y lado vacío con lado vacío.
railroad_tiles-refusal-no-refusals-left = Ya has rechazado dos losetas, y no se puede más en toda la partida.
railroad_tiles-refusal-no-such-token = No te queda ninguna ficha activa de ese tipo en esta ronda.
railroad_tiles-refusal-spot-taken = En ese punto ya hay un peón, y es para siempre.
railroad_tiles-refusal-no-such-spot = Ahí no hay ningún punto libre de { $pawn }.
railroad_tiles-refusal-same-pawn = La estrella sirve para poner un tipo distinto del que enseña la ficha.
railroad_tiles-refusal-only-for-two = Cambiar una ficha con una estrella solo se puede con dos jugadores.
railroad_tiles-refusal-no-stars = No te queda ninguna estrella.

## El recuento

railroad_tiles-score-prestige = **Prestigio** de { $n ->
        [one] { $n } peón
       *[other] { $n } peones
    }: { SIGNED($points) }
railroad_tiles-score-rectangle = **Rectángulo mayor**, { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }: { SIGNED($points) }
railroad_tiles-score-cities =
    { $n ->
        [one] **{ $n } ciudad**
       *[other] **{ $n } ciudades**
    }: { SIGNED($points) }
railroad_tiles-score-stars =
    { $n ->
        [one] **{ $n } estrella**
       *[other] **{ $n } estrellas**
    }: { SIGNED($points) }
railroad_tiles-score-openings =
    { $n ->
        [one] **{ $n } apertura**
       *[other] **{ $n } aperturas**
    }, cinco libres: { SIGNED($points) }
railroad_tiles-score-total = **Total: { $n }**
railroad_tiles-decided-prestige = Los peones: { $who } sacó { $n } de prestigio, más que nadie.
railroad_tiles-decided-rectangle = El rectángulo: { $who } llegó a { $n } losetas.
railroad_tiles-decided-cities = Las ciudades: { $who } sumó { $n } puntos con ellas.
railroad_tiles-decided-stars = Las estrellas: { $who } guardó { $n }.
railroad_tiles-decided-openings = Las aperturas: { $who } fue quien menos perdió ({ SIGNED($n) }).
railroad_tiles-decided-close =
    { $n ->
        [0] Acabó en empate: lo decidió el orden de turno.
        [one] Lo decidió un solo punto.
       *[other] Lo decidieron { $n } puntos.
    }

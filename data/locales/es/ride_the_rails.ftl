# Ride the Rails: lo que se lee en la sala, en los botones y en la mesa.

ride_the_rails-name = Ride the Rails
ride_the_rails-about = Toma acciones, tiende vías por Estados Unidos y lleva viajeros de costa a costa: de 3 a 5 jugadores, seis rondas
ride_the_rails-level-aprendiz = aprendiz
ride_the_rails-level-maquinista = maquinista

ride_the_rails-railroad-red = Rojo
ride_the_rails-railroad-blue = Azul
ride_the_rails-railroad-orange = Naranja
ride_the_rails-railroad-yellow = Amarillo
ride_the_rails-railroad-purple = Morado
ride_the_rails-railroad-black = Negro
ride_the_rails-icon-rail_red = 🔴
ride_the_rails-icon-rail_blue = 🔵
ride_the_rails-icon-rail_orange = 🟠
ride_the_rails-icon-rail_yellow = 🟡
ride_the_rails-icon-rail_purple = 🟣
ride_the_rails-icon-rail_black = ⚫

ride_the_rails-word = { $word }
ride_the_rails-line = { $kind } · { $rest }
ride_the_rails-with = { $first } · { $rest }
ride_the_rails-list = { $items }
ride_the_rails-money = +{ $n } $
ride_the_rails-count = { $n } { $railroad }
ride_the_rails-paid = { $who } +{ $n } $
ride_the_rails-paid-you = tú +{ $n } $
ride_the_rails-bonus-chicago = +{ $n } $ por Chicago
ride_the_rails-bonus-five = +{ $n } $ por llegar primero
ride_the_rails-bonus-crossing = +{ $n } $ por la línea transcontinental

## Botones y opciones

ride_the_rails-kind-share = Acción
ride_the_rails-kind-build = Construir
ride_the_rails-kind-stop = Terminar de construir
ride_the_rails-kind-passenger = Viajero
ride_the_rails-kind-link = Seguir viaje
ride_the_rails-kind-arrive = Acabar aquí
ride_the_rails-kind-stay = Pasar sin viaje
ride_the_rails-verb-share = acción
ride_the_rails-verb-build = vía
ride_the_rails-verb-stop = terminar
ride_the_rails-verb-passenger = viajero
ride_the_rails-verb-link = enlace
ride_the_rails-verb-arrive = llegar
ride_the_rails-verb-stay = pasar
ride_the_rails-confirm-share = Tomar la acción
ride_the_rails-confirm-build = Poner la locomotora
ride_the_rails-confirm-stop = Terminar de construir
ride_the_rails-confirm-passenger = Elegir este viajero
ride_the_rails-confirm-link = Seguir por aquí
ride_the_rails-confirm-arrive = Acabar el viaje
ride_the_rails-confirm-stay = Pasar sin viaje
ride_the_rails-arrive = Acabar aquí · +{ $n } $

ride_the_rails-placed = { $railroad } en { $hex }
ride_the_rails-ridden = { $hex } por el { $railroad }
ride_the_rails-offer-railroad = { $railroad } · { $n ->
        [one] queda { $n }
       *[other] quedan { $n }
    }
ride_the_rails-offer-mountain = { $hex } · montaña
ride_the_rails-offer-hex = { $hex }
ride_the_rails-offer-paying = { $hex } · +{ $n } $
ride_the_rails-offer-link = { $hex } · { $railroad } · +{ $n } $
ride_the_rails-offer-leg = { $railroad } · +{ $n } $
ride_the_rails-note-share =
    { $n ->
        [0] sin vías
        [one] { $n } ciudad
       *[other] { $n } ciudades
    } · { $pool ->
        [one] queda { $pool } locomotora
       *[other] quedan { $pool } locomotoras
    }
ride_the_rails-note-reaches = llega a esta ciudad
ride_the_rails-note-towards = hacia { $city }
ride_the_rails-note-several = por { $railroads }
ride_the_rails-note-journey = viaje de { $links ->
        [one] { $links } enlace
       *[other] { $links } enlaces
    }: tú +{ $n } $

## Lo que se pregunta

ride_the_rails-ask-share = Ronda { $n }: toma **una acción**. Te deja construir para ese ferrocarril y cobrar sus dividendos.
ride_the_rails-ask-build = ¿Para qué ferrocarril construyes?
ride_the_rails-ask-hex = ¿Dónde pones la locomotora del **{ $railroad }**?
ride_the_rails-ask-passenger = ¿Qué viajero mueves?
ride_the_rails-ask-first-link = ¿Adónde va primero el viajero?
ride_the_rails-ask-link = ¿Adónde sigue el viajero?
ride_the_rails-ask-railroad = ¿Por qué ferrocarril va a **{ $city }**?

## Lo que ha pasado

ride_the_rails-event-started = Orden sorteado: { $order }
ride_the_rails-event-share = { $who } tomó una acción del { $railroad }
ride_the_rails-event-share-you = Has tomado una acción del { $railroad }
ride_the_rails-tracks = { $railroad } en { $hexes }
ride_the_rails-event-built =
    { $who } puso { $n ->
        [one] una locomotora
       *[other] { $n } locomotoras
    }: { $tracks }
ride_the_rails-event-built-paid =
    { $who } puso { $n ->
        [one] una locomotora
       *[other] { $n } locomotoras
    }: { $tracks } · { $bonuses }
ride_the_rails-event-built-you =
    Has puesto { $n ->
        [one] una locomotora
       *[other] { $n } locomotoras
    }: { $tracks }
ride_the_rails-event-built-paid-you =
    Has puesto { $n ->
        [one] una locomotora
       *[other] { $n } locomotoras
    }: { $tracks } · { $bonuses }
ride_the_rails-event-no-track = { $who } no construyó
ride_the_rails-event-no-track-you = No has construido
ride_the_rails-event-rode =
    { $who } llevó al viajero de **{ $first }** a **{ $last }** · { $links ->
        [one] { $links } enlace
       *[other] { $links } enlaces
    } · +{ $n } $
ride_the_rails-event-rode-paid =
    { $who } llevó al viajero de **{ $first }** a **{ $last }** · { $links ->
        [one] { $links } enlace
       *[other] { $links } enlaces
    } · +{ $n } $ · Dividendos: { $paid }
ride_the_rails-event-rode-you =
    Has llevado al viajero de **{ $first }** a **{ $last }** · { $links ->
        [one] { $links } enlace
       *[other] { $links } enlaces
    } · +{ $n } $
ride_the_rails-event-rode-paid-you =
    Has llevado al viajero de **{ $first }** a **{ $last }** · { $links ->
        [one] { $links } enlace
       *[other] { $links } enlaces
    } · +{ $n } $ · Dividendos: { $paid }
ride_the_rails-event-stayed = { $who } no podía mover a nadie
ride_the_rails-event-stayed-you = No podías mover a nadie
ride_the_rails-event-order = Ronda nueva. Orden: { $order }
ride_the_rails-event-opened = Se abre el ferrocarril **{ $railroad }**
ride_the_rails-event-ended = La sexta ronda ha terminado

## La posición

ride_the_rails-moment-share = Ronda { $n } de { $of }: { $who } toma una acción
ride_the_rails-moment-build = Ronda { $n } de { $of }: { $who } construye
ride_the_rails-moment-ride = Ronda { $n } de { $of }: { $who } mueve a un viajero
ride_the_rails-moment-over = La partida ha terminado
ride_the_rails-moment-built = Locomotoras en este turno: { $n } de { $limit }
ride_the_rails-moment-riding = Viaje en marcha: { $cities }
ride_the_rails-seat = { $who }: { $n } $; acciones: { $shares }
ride_the_rails-seat-bare = { $who }: { $n } $; sin acciones
ride_the_rails-position-order = Orden de esta ronda: { $order }
ride_the_rails-position-line =
    { $railroad }: { $n ->
        [one] { $n } vía
       *[other] { $n } vías
    }, { $pool ->
        [one] queda { $pool } locomotora
       *[other] quedan { $pool } locomotoras
    }; { $hexes }
ride_the_rails-position-passengers = Esperan { $n } viajeros
ride_the_rails-position-gone = Sin viajero: { $cities }
ride_the_rails-position-fives = Dan 5 $ a quien llegue primero: { $cities }
ride_the_rails-position-crossed = La línea transcontinental ya se ha pagado
ride_the_rails-position-uncrossed = La línea transcontinental aún no se ha pagado
ride_the_rails-desk = Tienes **{ $n } $** · acciones: { $shares }
ride_the_rails-desk-bare = Tienes **{ $n } $**
ride_the_rails-desk-built = Locomotoras este turno: **{ $n } de { $limit }**
ride_the_rails-desk-climbed = Locomotoras este turno: **{ $n } de { $limit }**; la montaña ya ha restado una
ride_the_rails-desk-best = El mejor viaje que encuentro, de { $first } a { $last }, tiene { $links ->
        [one] { $links } enlace
       *[other] { $links } enlaces
    } y te da **+{ $n } $**
ride_the_rails-desk-leaves = El viajero sale de **{ $city }**
ride_the_rails-desk-riding = El viajero está en **{ $city }**, con { $n ->
        [one] { $n } enlace
       *[other] { $n } enlaces
    }. Si acaba aquí: { $paid }

## Lo que haría una jugada

ride_the_rails-preview-share = Acciones del **{ $railroad }**: { $before } → { $after }. { $pool ->
        [one] Le quedaría { $pool } locomotora.
       *[other] Le quedarían { $pool } locomotoras.
    }
ride_the_rails-preview-build = **{ $railroad }** llega a **{ $hex }**.
ride_the_rails-preview-start = **{ $railroad }** empieza en **{ $hex }**.
ride_the_rails-preview-mountain = Es montaña: este turno podrás poner una locomotora menos.
ride_the_rails-preview-stop =
    { $n ->
        [0] No construyes nada este turno.
        [one] Terminas con { $n } locomotora.
       *[other] Terminas con { $n } locomotoras.
    }
ride_the_rails-preview-passenger = El viajero sale de **{ $city }** y deja el tablero al llegar.
ride_the_rails-preview-best = Desde ahí puedes ganar **+{ $n } $**: { $cities }.
ride_the_rails-preview-link = **{ $one }–{ $other }** por el { $railroad }: { $paid }.
ride_the_rails-preview-arrive =
    Si acaba ahí, con { $n ->
        [one] { $n } enlace
       *[other] { $n } enlaces
    }: { $paid }.
ride_the_rails-preview-stay = Ningún viajero tiene por dónde ir: pasas y no cobras nada.

## Por qué no se puede

ride_the_rails-absent-over = La partida ha terminado.
ride_the_rails-absent-turn = Es el turno de { $who }.
ride_the_rails-absent-share = Ahora se toman acciones; las vías y los viajes vienen después.
ride_the_rails-absent-ride = Ahora se viaja; en la próxima ronda se volverá a construir.
ride_the_rails-absent-limit = Has puesto { $n } locomotoras: no caben más en este turno.
ride_the_rails-absent-closed = Sin sitio o sin locomotoras: { $railroads }.
ride_the_rails-refusal-no-railroad = Ese ferrocarril no existe.
ride_the_rails-refusal-no-hex = Ese hexágono no existe en este tablero.
ride_the_rails-refusal-not-open = El { $railroad } se abre en una ronda posterior.
ride_the_rails-refusal-sold-out = Al { $railroad } no le quedan locomotoras.
ride_the_rails-refusal-no-share = Para construir con el { $railroad } necesitas una acción suya.
ride_the_rails-refusal-too-many = Has puesto { $n } locomotoras: no caben más en este turno.
ride_the_rails-refusal-mountain = { $hex } es montaña, y la última locomotora del turno no puede ser la primera en una montaña.
ride_the_rails-refusal-not-a-start = El { $railroad } no puede empezar en { $hex }: empieza en una ciudad de su color.
ride_the_rails-refusal-not-adjacent = { $hex } no toca las vías del { $railroad }.
ride_the_rails-refusal-already-there = El { $railroad } ya pasa por { $hex }.
ride_the_rails-refusal-full = En { $hex } no cabe otra locomotora.
ride_the_rails-refusal-east = El { $railroad } ya tiene dos ciudades de la costa este, y no puede tener más.
ride_the_rails-refusal-no-passenger = En { $city } ya no espera nadie.
ride_the_rails-refusal-no-link = Ningún ferrocarril une directamente esas ciudades.
ride_the_rails-refusal-twice = El viaje ya pasó por ahí, o tendría que repetir un hexágono para llegar a { $city }.
ride_the_rails-refusal-must-ride = Algún viajero puede moverse, así que hay que mover a uno.

## El recuento

ride_the_rails-score-rides = **Por sus viajes:** { $n } $
ride_the_rails-score-dividends = **Dividendos:** { $n } $
ride_the_rails-score-railroad = { $railroad } { $n } $ ({ $shares ->
        [one] { $shares } acción
       *[other] { $shares } acciones
    })
ride_the_rails-score-chicago = **Chicago:** { $n } $
ride_the_rails-score-fives = **Ciudades de 5 $:** { $n } $
ride_the_rails-score-crossing = **Línea transcontinental:** { $n } $
ride_the_rails-score-total = **Total: { $n } $**
ride_the_rails-decided-journey = El viaje más largo: { $who }, de { $first } a { $last }, { $n ->
        [one] { $n } enlace.
       *[other] { $n } enlaces.
    }
ride_the_rails-decided-railroad = Las mejores acciones: el { $railroad } pagó { $n } $ a { $who }.
ride_the_rails-decided-crossing = { $who } completó la línea transcontinental: +{ $n } $.

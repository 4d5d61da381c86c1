# Trans Europa: lo que se lee en la sala, en los botones y en la mesa.

trans_europa-name = Trans Europa
trans_europa-about = Une tus cinco ciudades secretas por vías que son de todos: de 2 a 6 jugadores, de 3 a 5 rondas
trans_europa-level-aprendiz = aprendiz
trans_europa-level-maquinista = maquinista

trans_europa-word = { $word }
trans_europa-line = { $kind } · { $rest }

## Botones y opciones

trans_europa-kind-hub = Marcador
trans_europa-kind-lay = Vías
trans_europa-kind-end = Terminar
trans_europa-verb-hub = marcador
trans_europa-verb-lay = vía
trans_europa-verb-end = terminar
trans_europa-confirm-hub = Poner el marcador
trans_europa-confirm-lay = Poner la vía
trans_europa-confirm-end = Terminar el turno

trans_europa-offer-plain = { $edge }
trans_europa-offer-river = { $edge } · río, doble
trans_europa-offer-mountain = { $edge } · montaña, doble
trans_europa-offer-sea = { $edge } · mar, doble
trans_europa-note-on-way = en tu camino
trans_europa-note-nearer = te acerca

## Lo que se pregunta

trans_europa-ask-hub = ¿En qué cruce empieza tu red? Una ciudad también es un cruce.
trans_europa-ask = Pon una vía: **dos sencillas** por turno, **o una doble**.
trans_europa-ask-second = Puedes poner **otra sencilla**, o terminar.
trans_europa-ask-ending = Alguien ha unido sus ciudades. Puedes poner **una sencilla más** antes del recuento.

## Lo que ha pasado

trans_europa-event-started = { $who } empieza, por sorteo
trans_europa-event-started-you = Empiezas tú, por sorteo
trans_europa-event-round = Ronda { $n }: empieza { $who }
trans_europa-event-round-you = Ronda { $n }: empiezas tú
trans_europa-event-dealt = { $who } recibe { $cities }
trans_europa-event-dealt-you = Tus ciudades: { $cities }
trans_europa-event-hub = { $who } puso su marcador en { $node }
trans_europa-event-hub-you = Has puesto tu marcador en { $node }
trans_europa-event-laid =
    { $who } puso { $n ->
        [one] vía en { $edges }
       *[other] vías en { $edges }
    }
trans_europa-event-laid-you =
    Has puesto { $n ->
        [one] vía en { $edges }
       *[other] vías en { $edges }
    }
trans_europa-event-connected = **{ $who } tiene unidas sus cinco ciudades**
trans_europa-event-connected-you = **Tienes unidas tus cinco ciudades**
trans_europa-event-scored = **Recuento de la ronda { $n }**
trans_europa-event-lost = { $who } pierde { $n }: le quedan { $score }
trans_europa-event-lost-you = Pierdes { $n }: te quedan { $score }
trans_europa-event-safe = { $who } no pierde nada: sigue con { $score }
trans_europa-event-safe-you = No pierdes nada: sigues con { $score }
trans_europa-event-ended = Una locomotora ha llegado al rojo: la partida ha terminado

## La posición

trans_europa-moment-hubs = { $who } pone su marcador
trans_europa-moment-tracks = Turno de { $who }
trans_europa-moment-second = { $who } puede poner otra vía sencilla
trans_europa-moment-ending = { $joined } ha unido sus ciudades; { $who } puede poner una vía más
trans_europa-moment-over = La partida ha terminado
trans_europa-caption-round = Ronda { $n }; quedan { $supply } vías
trans_europa-caption-seat = { $who }: { $score } puntos, marcador en { $node }
trans_europa-caption-seat-off = { $who }: { $score } puntos, sin marcador todavía
trans_europa-position-cities = Tus ciudades: { $cities }
trans_europa-position-joined = Ya unidas: { $cities }
trans_europa-position-missing = Te costaría { $n } unirlas: { $edges }
trans_europa-position-empty = Todavía no hay vías
trans_europa-position-network =
    Red de { $n ->
        [one] { $n } vía
       *[other] { $n } vías
    }: { $edges }
trans_europa-position-last = Cómo acabó la ronda { $n }
trans_europa-position-hand = { $who } tenía { $cities }; perdió { $n }
trans_europa-desk-cities = Tus ciudades: { $cities }
trans_europa-since = Las vías de los demás te ahorran: te faltan **{ $n }** (antes { $was })
trans_europa-desk-missing =
    { $n ->
        [one] Te falta **{ $n } punto** de vía para unirlas
       *[other] Te faltan **{ $n } puntos** de vía para unirlas
    }
trans_europa-desk-complete = Tus cinco ciudades están unidas

## Lo que haría una jugada

trans_europa-preview-hub = Tu red empezará en **{ $node }**.
trans_europa-preview-plain = **{ $edge }** · sencilla
trans_europa-preview-river = **{ $edge }** · doble, por el río: será todo tu turno
trans_europa-preview-mountain = **{ $edge }** · doble, por la montaña: será todo tu turno
trans_europa-preview-sea = **{ $edge }** · doble, por mar: será todo tu turno
trans_europa-preview-missing = Puntos de vía que te faltan: { $before } → { $after }
trans_europa-preview-joins = Tu red quedará unida a la de { $who }: desde ahora también será suya.
trans_europa-preview-done = Unirá tus cinco ciudades.
trans_europa-preview-end = Pasas el turno sin poner la segunda vía.
trans_europa-preview-end-round = Pasas al recuento de la ronda.

## Por qué no se puede

trans_europa-absent-over = La partida ha terminado.
trans_europa-absent-turn = Es el turno de { $who }.
trans_europa-absent-hubs = Las vías empiezan cuando todos han puesto su marcador.
trans_europa-absent-end = Antes de terminar hay que poner al menos una vía.
trans_europa-absent-lay = No queda ninguna vía que puedas poner.
trans_europa-refusal-no-node = Ese cruce no existe en este tablero.
trans_europa-refusal-node-taken = En { $node } ya hay otro marcador: elige otro cruce.
trans_europa-refusal-no-line = Esa línea no existe en este tablero.
trans_europa-refusal-line-taken = En { $edge } ya hay una vía.
trans_europa-refusal-double-second = Después de una vía sencilla no cabe una doble: { $edge } ocupa un turno entero.
trans_europa-refusal-not-connected = { $edge } no toca tu red: parte de tu marcador o de las vías unidas a él.
trans_europa-refusal-must-lay = En cada turno hay que poner al menos una vía.

## El recuento

trans_europa-score-start = **Al empezar:** { $n }
trans_europa-score-round = **Ronda { $n }:** { SIGNED($points) } · { $cities }
trans_europa-score-total = **Quedan { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }**
trans_europa-decided-lost = La ronda más cara: { $who } perdió { $n } puntos en la { $round }.
trans_europa-decided-safe = { $who } salió sin pérdidas de { $n } rondas.

# El reglamento, tema a tema.

trans_europa-rules-summary =
    Cada ronda te tocan cinco ciudades secretas, una de cada color. Todos tienden vías en un mismo tablero, y toda vía unida a tu red te sirve, la haya puesto quien la haya puesto.
    - En tu turno pones **dos vías sencillas** o **una doble**.
    - En cuanto alguien tiene unidas sus cinco ciudades, la ronda acaba y los demás pierden lo que les falta.
    - Todos empiezan con 13 puntos. Cuando alguien llega a 0 la partida termina: gana quien conserva más.
    Juegan de 2 a 6, personas o IA.
    .title = En pocas palabras
trans_europa-rules-goal =
    Une entre sí tus cinco ciudades antes que los demás las suyas. Tu marcador no hace falta que quede unido a ellas.
    .title = Objetivo
trans_europa-rules-setup =
    - Hay 35 ciudades, siete de cada color. Cada cual recibe en secreto **una de cada color**.
    - Con 2 o 3 jugadores no se usan las diez ciudades de borde discontinuo, dos de cada color.
    - Quien empieza la primera ronda se sortea; se sigue por orden de asiento.
    .title = Preparación
trans_europa-rules-marker =
    El primer turno de cada ronda solo sirve para poner tu marcador en un cruce donde no haya otro. Una ciudad también es un cruce. De ahí parte tu red.
    .title = El marcador
trans_europa-rules-tracks =
    Después, en cada turno pones **una o dos vías en líneas sencillas**, o **una vía en una línea doble**: las que cruzan un río, una montaña o el mar. Al menos una es obligatoria.
    Tras una sencilla no puedes poner una doble en el mismo turno. Hay 83 vías para todos.
    .title = Poner vías
trans_europa-rules-network =
    Una vía tiene que tocar tu marcador o vías que lleguen hasta él. Las dos de un turno pueden estar en sitios distintos de tu red.
    Cuando dos redes se juntan, desde entonces **son de todos los que están en ella**. Basta con llegar al marcador de otra persona.
    .title = Tu red
trans_europa-rules-end-of-round =
    La ronda termina en cuanto las cinco ciudades de alguien quedan unidas, sea de quien sea el turno. El bot lo comprueba tras cada vía y lo anuncia. También termina si se acaban las 83 vías.
    Por eso una vía que podría haber unido a alguien no se puede deshacer, aunque no haya pasado nada.
    .title = Fin de la ronda
trans_europa-rules-second-track =
    Si tu **primera** vía del turno, sencilla, une las ciudades de otra persona y no las tuyas, puedes poner todavía una segunda vía sencilla antes del recuento.
    .title = La segunda vía
trans_europa-rules-count =
    Cada cual pierde lo mínimo que le falta para unir sus cinco ciudades, contando con todas las vías del tablero: **1 por línea sencilla y 2 por doble**. Quien las tiene unidas no pierde nada.
    Al contar se enseñan las ciudades de todos.
    .title = El recuento
trans_europa-rules-next-round =
    Se retiran vías y marcadores, se barajan otra vez todas las ciudades y se reparten cinco nuevas. Empieza el siguiente asiento.
    .title = La ronda siguiente
trans_europa-rules-end =
    La partida acaba tras la ronda en que alguien queda en 0 o menos. Gana quien tiene más puntos, también si son negativos; los empates comparten la victoria.
    .title = Final de la partida
trans_europa-rules-advice =
    - No empieces junto al marcador de otra persona.
    - No te unas demasiado pronto a redes ajenas: les regalas la tuya.
    - Lo caro y apartado rara vez lo pondrán otros por ti.
    .title = Consejos
trans_europa-rules-legend =
    Las filas llevan letra, de norte a sur, y los cruces número, de oeste a este: **F12**. Los números de las filas A, C, E… están en el borde de arriba y los de las filas B, D, F…, en el de abajo; en las zonas ampliadas, junto a cada cruce. Las líneas finas son sencillas; las dobles se ven dobles y con el color del río, la montaña o el mar.
    El punto de color de cada vía dice quién la puso; es solo un recuerdo, la vía es de todos. Al contar una ronda, cada ciudad lleva el color de quien la tenía, y lo que faltaba va a trazos de su color.
    Versión no oficial, con tablero propio.
    .title = Cómo leer el mapa

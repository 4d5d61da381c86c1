# El reglamento, tema a tema.

railroad_tiles-rules-summary =
    En cada una de las ocho rondas eliges una columna de losetas y las colocas en tu zona, haciendo que carreteras y vías encajen. Después pones peones: cuantos más del mismo tipo tengas unidos, más prestigio.
    - Eliges en orden de turno, pero **todos colocan a la vez**, cada cual en su panel.
    - Al final cuentan también las ciudades, tu mayor rectángulo y las estrellas; los caminos sin cerrar restan.
    Juegan de 2 a 4, personas o IA.
    .title = En pocas palabras
railroad_tiles-rules-goal =
    Gana quien suma más puntos de prestigio al acabar la octava ronda.
    .title = Objetivo
railroad_tiles-rules-setup =
    - 106 losetas en una bolsa y siete fichas de colocación boca abajo: tres de tren, dos de coche y dos de viajero.
    - El primer orden de turno se sortea. Cada cual empieza con **una estrella**.
    - Hay cinco columnas, de 2, 2, 3, 3 y 4 losetas. Con 2 o 3 jugadores la primera no se usa.
    .title = Preparación
railroad_tiles-rules-start-tile =
    Antes de la primera ronda se sacan de la bolsa tantas losetas como jugadores, todas con caminos distintos. En **orden inverso** de turno cada cual elige una y empieza con ella su zona.
    .title = La loseta de inicio
railroad_tiles-rules-round =
    1. Avanzan las fichas y se rellenan las columnas.
    2. En orden de turno cada cual elige columna y coloca sus losetas.
    3. Después pone sus peones.
    4. Cuando todos han terminado cambia el orden y la columna que nadie quiso gana una estrella.
    Nadie espera a que los demás coloquen: lo que haces en tu zona no les afecta.
    .title = Una ronda
railroad_tiles-rules-tokens =
    En cada ronda se descubre una ficha, que pasa una ronda **en espera**. En las dos siguientes está **activa**, y luego sale. Así, en la primera ronda no hay ninguna activa, en la segunda una, y desde la tercera dos.
    Cuando ya no espera ninguna, es la última ronda.
    .title = Las fichas de colocación
railroad_tiles-rules-columns =
    Eliges una columna libre y te llevas **todas** sus losetas y estrellas. Una columna es de una sola persona por ronda. La que queda sin elegir conserva sus losetas y sus estrellas.
    .title = Elegir columna
railroad_tiles-rules-laying =
    Colocas todas tus losetas, en el orden que quieras. Cada una tiene que tocar por un lado alguna de las tuyas, y **todos** los lados que se tocan tienen que coincidir: carretera con carretera, vía con vía, vacío con vacío.
    Se pueden **girar y reflejar**. Si ninguna de las que te quedan cabe en ningún sitio, salen de la partida sin coste.
    Lo que colocas es un borrador hasta que lo confirmas: puedes deshacerlo loseta a loseta.
    .title = Colocar losetas
railroad_tiles-rules-refusing =
    En vez de colocar una loseta puedes **rechazarla**, aunque quepa, pero solo **dos veces en toda la partida**. Quedan a la vista. La loseta de inicio no se puede rechazar.
    .title = Rechazar
railroad_tiles-rules-pawns =
    Cuando ya no te quedan losetas, por cada ficha activa puedes poner **un peón de su tipo** en un punto libre de ese tipo, en cualquier loseta de tu zona. Da **1 punto más 1 por cada otro peón del mismo tipo unido a él**, hasta 5. El peón se queda para siempre.
    Si no tienes ningún punto libre de ese tipo, la ficha no te da nada.
    .title = Los peones
railroad_tiles-rules-connected =
    - Los **coches** se unen por carretera y los **trenes** por vía.
    - Los **viajeros** van por las dos, y cambian de una a otra en las **estaciones**.
    - Un paso elevado no une su carretera con su vía.
    - Ni las estaciones ni otros peones cortan el camino.
    .title = Qué está unido
railroad_tiles-rules-end-of-round =
    El nuevo orden se lee en las columnas, de izquierda a derecha: quien cogió más losetas elige más tarde. La columna que nadie eligió gana una estrella.
    .title = Fin de la ronda
railroad_tiles-rules-two-players =
    - Sobran dos columnas: una **moneda** decide cuál sale de la partida, y la otra gana la estrella. Las estrellas de la que sale se devuelven.
    - Por cada ficha activa puedes gastar **una estrella** para poner un peón de otro tipo en un punto de ese otro tipo.
    .title = Con dos jugadores
railroad_tiles-rules-end =
    La partida acaba tras la octava ronda. En caso de empate gana, entre los empatados, quien queda más a la izquierda en el orden de turno.
    .title = Final de la partida
railroad_tiles-rules-count =
    - El **prestigio** de tus peones.
    - **Ciudades:** cada grupo de 3 o más losetas de pueblo unidas por los lados, 5 puntos; no da más por ser mayor.
    - **Rectángulo:** 1 punto por loseta del mayor rectángulo sin huecos.
    - **Estrellas:** 1 punto por cada una sin gastar.
    - **Aperturas:** cada extremo de carretera o vía que da a un hueco; cinco no cuestan nada, cada una más resta 1.
    .title = El recuento
railroad_tiles-rules-advice =
    - Junta tus puntos del mismo tipo en un solo camino: el quinto peón vale cinco.
    - Mira la ficha en espera: en las dos próximas rondas estará activa.
    - Cierra caminos con finales y estaciones antes de la última ronda.
    .title = Consejos
railroad_tiles-rules-legend =
    Carretera gris con línea discontinua, vía oscura con traviesas. Los puntos llevan un tren, un coche o un viajero; las estaciones, un andén; los pueblos, casas.
    Los sitios se nombran desde tu loseta de inicio: **N1 E2** es una casilla al norte y dos al este.
    Versión no oficial, con losetas propias.
    .title = Cómo leer la imagen

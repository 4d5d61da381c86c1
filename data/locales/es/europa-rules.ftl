# El reglamento, tema a tema, y por qué una jugada no vale.

europa-rules-summary =
    Diriges un ferrocarril en la Europa de 1900. Quien acabe con más puntos gana.
    - En cada turno eliges **una** acción: robar cartas, construir una ruta, coger billetes o poner una estación.
    - Las cartas pagan las rutas; las rutas dan puntos al momento y unen las ciudades de tus billetes.
    - Un billete unido suma al final; uno sin unir resta lo mismo.
    - Cuando alguien termina su turno con 2 vagones o menos, todos juegan un turno más, también esa persona, y se cuenta.
    Juegan de 2 a 5, personas o IA. El tablero va de Lisboa a Moscú y de Oslo a Atenas: 52 ciudades y 117 rutas.
    .title = En pocas palabras
europa-rules-goal =
    Se puntúa de cuatro maneras:
    - **Rutas** entre ciudades vecinas: cuanto más larga, más vale cada vagón.
    - **Billetes**: cada uno nombra dos ciudades. Unidas por tus rutas, suman; si no, restan.
    - **Estaciones sin poner**: 4 puntos cada una.
    - **La línea más larga**: 10 puntos.
    .title = Objetivo
europa-rules-pieces =
    - **45 vagones** de tu color. Una ruta gasta tantos como casillas tiene; cuando te quedan 2 o menos, el final está cerca.
    - **3 estaciones**. Una puesta te presta al final una ruta rival; una guardada vale 4 puntos.
    - **Cartas de vagón**, en secreto y sin límite: con ellas pagas rutas y estaciones.
    - **Billetes**, también en secreto hasta el final.
    No confundas cartas y vagones: las cartas se gastan al pagar, los vagones se quedan en el mapa.
    A la vista de todos están los puntos de rutas, los vagones, las estaciones, todo lo construido, el mercado y **cuántas** cartas y billetes tiene cada cual. Qué cartas y qué billetes son, solo lo sabe su dueño.
    .title = Qué tiene cada jugador
europa-rules-cards =
    El mazo son 110 cartas: 12 de cada uno de los ocho colores (roja, naranja, amarilla, verde, azul, morada, negra y blanca) y 14 locomotoras.
    Una locomotora hace de cualquier color, y los ferris la exigen.
    Cada color lleva además su propio símbolo, en las cartas y en las casillas, para no depender de la vista.
    .title = Las cartas de vagón y las locomotoras
europa-rules-setup =
    - Cada cual recibe 4 cartas, y se ponen 5 a la vista: el mercado.
    - Cada cual recibe 1 billete largo y 3 normales y se queda **al menos 2**, los que quiera; el largo también se puede dejar. Todos eligen a la vez y en secreto, y la elección es definitiva.
    - Los billetes que se dejan salen de la partida sin que nadie los vea, igual que los largos que sobran: después solo se roban normales.
    - Se sortea quién empieza y se sigue por orden de asiento. Nadie juega hasta que todos han elegido.
    .title = Preparación
europa-rules-turn =
    Haces **una sola** de estas cosas:
    - **Robar** dos cartas.
    - **Construir** una ruta.
    - **Coger billetes** nuevos.
    - **Poner una estación**.
    No se puede pasar. Solo si ninguna de las cuatro es posible tu turno pasa solo; si eso os ocurre a todos seguidos, la partida termina y se cuenta.
    .title = Tu turno
europa-rules-draw =
    Te llevas **dos cartas**. Cada una sale del mercado (las 5 a la vista) o del mazo (sin verla), como prefieras.
    - El hueco que deja una carta del mercado se rellena enseguida, antes de que elijas la segunda.
    - Una **locomotora a la vista** como primera carta es la única del turno. Como segunda no se puede coger, tampoco si acaba de salir.
    - Una locomotora que te toca **del mazo** es una carta más: sigues robando.
    - Si a la vista hay **tres locomotoras o más**, se retiran las cinco cartas y salen otras cinco. Si vuelve a pasar tres veces seguidas, o si no quedan otras cartas con que cambiarlas, el mercado se queda como está.
    - Al agotarse el mazo, los descartes se barajan y forman otro. Si tampoco hay descartes, los huecos quedan vacíos hasta que los haya.
    - La segunda carta es obligatoria. Si no hay ninguna que puedas coger, el turno acaba con una.
    .title = Robar cartas
europa-rules-build =
    Una ruta es una fila de casillas entre dos ciudades vecinas. Pagas **tantas cartas como casillas**, del color de la ruta, y pones en ella tus vagones.
    Las locomotoras sustituyen a cualquier carta, a las que quieras: una ruta blanca de 3 vale 3 blancas, o 2 blancas y 1 locomotora, o 3 locomotoras. Tú decides cómo pagas; se paga lo justo, ni una carta más.
    Tus cartas pagadas van a los descartes y los puntos se apuntan al momento.
    .title = Construir rutas
europa-rules-gray =
    Una ruta gris admite el color que quieras, pero **uno solo**: sirven tres rojas, no una roja, una azul y una verde. Las locomotoras pueden completar ese color; no sirven para mezclar dos.
    .title = Rutas grises
europa-rules-general =
    - Una ruta se construye entera y de una vez; una por turno.
    - Tus rutas no tienen que tocarse.
    - Lo construido es de su dueño hasta el final. Los demás solo pueden aprovecharlo con una estación.
    - Necesitas tantos vagones como casillas. Las cartas de más de un túnel no gastan vagones.
    - Una estación, de quien sea, no impide construir rutas en su ciudad.
    .title = Normas generales
europa-rules-points =
    Casillas → puntos:
    1 → **1** · 2 → **2** · 3 → **4** · 4 → **7** · 5 → **10** · 6 → **15** · 8 → **21**
    No hay rutas de 7. Una de 6 da 15 puntos; seis de 1, solo 6.
    .title = Puntos por ruta
europa-rules-doubles =
    Algunas ciudades vecinas tienen dos vías paralelas, **A** y **B**. Cada vía es una ruta.
    - Nadie puede tener las dos.
    - Con **2 o 3** jugadores, en cuanto se construye una, la otra queda cerrada para todos hasta el final; tampoco se puede pedir prestada.
    - Con **4 o 5**, cada vía puede ser de alguien distinto.
    El número de jugadores es el del comienzo y cuenta también a las IA.
    .title = Rutas dobles
europa-rules-tunnels =
    Sus casillas tienen el borde discontinuo: cruzan los Alpes, los Pirineos, los Cárpatos y otras montañas, y su precio se sabe al cavar.
    1. Pones las cartas normales de la ruta.
    2. Salen **3 cartas** del mazo.
    3. Por cada una **del color con que pagas**, y por cada **locomotora**, pagas una carta más: de ese color o una locomotora. Si ninguna coincide, el túnel es tuyo al momento.
    4. Si no puedes o no quieres, **te retiras**: recuperas lo que pusiste y pierdes el turno. La ruta sigue libre.
    - Si pusiste **solo locomotoras**, solo te cuestan más las locomotoras que salgan, y se pagan con locomotoras.
    - En un túnel gris cuenta el color que pusiste. Una vez reveladas las cartas no se cambia nada.
    - Si quedan menos de 3 cartas salen las que haya; si no queda ninguna, se paga lo normal.
    - Las cartas de más no dan puntos ni gastan vagones. Un intento fallido no cierra nada.
    .title = Túneles
europa-rules-ferries =
    Cruzan el agua: la Mancha, el mar del Norte, el Báltico, el Mediterráneo, el Egeo, el mar Negro. Son grises y alguna casilla lleva una locomotora dibujada.
    Por cada una de esas casillas pones **una locomotora**, sin falta. El resto se paga como una ruta gris, y ahí también valen locomotoras. Así, un ferri de 3 con una locomotora cuesta, por ejemplo, 1 locomotora y 2 verdes.
    .title = Ferris
europa-rules-tickets =
    Un billete nombra dos ciudades y unos puntos. Al contar:
    - si tus rutas forman un camino sin cortes entre ellas, **sumas** los puntos;
    - si no, los **restas**.
    Da igual el rodeo: importa que esté unido. Una estación puede prestar la ruta que falta.
    .title = Billetes de destino
europa-rules-more-tickets =
    - Robas **3** billetes, o los que queden.
    - Te quedas **al menos 1**; pueden ser 2 o todos.
    - Los otros vuelven al fondo de su mazo, en un orden que nadie conoce.
    - Gasta el turno y no se puede deshacer.
    - Los que te quedas son tuyos hasta el final: no hay forma de soltarlos.
    Se puede hacer también en la última ronda, pero lo que no esté unido restará.
    .title = Coger más billetes
europa-rules-stations =
    El plan B cuando te cortan el paso. Al final, cada estación te deja usar **una** ruta de otro jugador que llegue a su ciudad, y solo para tus billetes.
    Ejemplo: quieres unir Madrid y París, tienes Madrid–Bilbao–Burdeos y un rival tiene Burdeos–París. Con una estación en Burdeos, o en París, el billete está completo.
    - Se pone en cualquier ciudad sin estación, ni tuya ni ajena. No hace falta tener rutas en ella.
    - La primera cuesta **1** carta cualquiera; la segunda, **2** de un color; la tercera, **3** de un color. Las locomotoras sirven de comodín.
    - Gasta el turno. Puesta, no se mueve ni se quita.
    - Usa la misma ruta para todos tus billetes. No eliges tú: al contar se buscan, para todas tus estaciones a la vez, las rutas que más puntos te dan. Cuentan también las que el rival construya después.
    - Lo prestado no da puntos de ruta ni cuenta para la línea más larga. Dos jugadores pueden usar la misma.
    - Cada estación **sin poner** vale 4 puntos; una puesta que no encuentra ruta, ninguno.
    .title = Estaciones
europa-rules-end =
    Cuando alguien **termina su turno** con **2 vagones o menos** empieza la última ronda: cada jugador tiene un turno más, y el último es el de quien la provocó. Luego se cuenta.
    Que otro baje de 3 mientras tanto no cambia nada. Sin vagones aún se puede robar, coger billetes o poner una estación.
    .title = Final de la partida
europa-rules-count =
    - **Rutas**: lo apuntado al construir.
    - **Billetes**: más los completos, menos los otros.
    - **Estaciones**: 4 por cada una sin poner.
    - **Línea más larga**: 10 para quien tenga el recorrido continuo con más vagones propios. Puede pasar varias veces por una ciudad, nunca dos por la misma ruta. Si empatan, 10 para cada uno.
    El total puede ser negativo.
    .title = Recuento final
europa-rules-ties =
    Con los mismos puntos gana, por este orden:
    1. quien complete más billetes, también con estaciones;
    2. quien haya puesto menos estaciones;
    3. quien tenga el premio de la línea más larga.
    Si nada de eso decide, la victoria es compartida.
    .title = Desempates
europa-rules-advice =
    - Al empezar, quédate billetes que compartan camino.
    - Junta un color durante unos turnos y construye después, seguidas, las rutas que te importan, antes de que te las quiten.
    - Empieza por los pasos estrechos, los que no tienen otra vuelta: son los que un rival puede cortarte.
    - Las rutas de 5, 6 y 8 son las que más puntos dan por vagón: una de 6 son 15; seis de 1, 6.
    - Antes de un túnel, guarda alguna carta de más de ese color o una locomotora.
    - Coger billetes tarde es arriesgado: si no da tiempo a unirlos, restan.
    - Una estación sale a cuenta por un billete de más de 4 puntos que ya no puedas completar de otra manera.
    .title = Consejos para empezar
europa-rules-modes =
    - **En línea**: `/rieles nueva` abre una sala; los demás se sientan con su botón o con el código. Cada cual juega desde su pantalla, y su mano solo la ve él.
    - **Con un solo dispositivo**: quien lleva varios asientos ve una cortina antes de cada mano y se lo pasa al siguiente.
    - **Con IA**: la sala puede sentar a un *aprendiz*, que aprende contigo, o a un *maquinista*, que planea sus billetes.
    .title = Modos de juego
europa-rules-legend =
    - **Casilla de color**: se paga con ese color; lleva su símbolo. **Gris**: un color cualquiera, uno solo.
    - **Borde discontinuo**: túnel.
    - **Casilla redondeada con olas**: ferri; con una locomotora dibujada, la exige.
    - **Dos filas juntas**: ruta doble, A y B. Tachada: cerrada.
    - **Vagones**: de su dueño, por el color y por las barras del techo, de 1 a 5 según el asiento.
    - **Casita en una ciudad**: una estación, con las barras de su dueño.
    - **Halo amarillo**: la última jugada, con los puntos que dio.
    - **★ en los menús**: rutas que te acercan un billete, según lo que ves tú.
    .title = Leyenda del mapa

## Por qué no vale una jugada

europa-refusal-no-cards = **No quedan cartas que robar.** El mercado y el mazo están vacíos, y no hay descartes que barajar.
europa-refusal-symbols-uncovered = **Este ferri exige { $symbols ->
        [one] { $symbols } locomotora
       *[other] { $symbols } locomotoras
    }** y pones { $given }. { $route }: una por cada casilla con la locomotora dibujada.
europa-refusal-only-locomotives = **Ese túnel solo se paga con locomotoras.** Lo intentaste con locomotoras, así que { $extra ->
        [one] la { $extra } que pide es otra locomotora
       *[other] las { $extra } que pide son locomotoras
    }.
europa-refusal-station-there = **En { $city } ya hay una estación**, de { $owner }. Solo cabe una por ciudad.
europa-refusal-no-stations = **Ya has puesto tus tres estaciones.** No se mueven ni se quitan.

# El reglamento, tema a tema, y por qué una jugada no vale.

aventureros-rules-summary =
    Diriges un ferrocarril en Norteamérica. Quien acabe con más puntos gana.
    - En cada turno eliges **una** acción: robar cartas, construir una ruta o coger billetes.
    - Las cartas pagan las rutas; las rutas dan puntos al momento y unen las ciudades de tus billetes.
    - Un billete unido suma al final; uno sin unir resta lo mismo.
    - Cuando alguien termina su turno con 2 vagones o menos, todos juegan un turno más, también esa persona, y se cuenta.
    Juegan de 2 a 5, personas o IA. El tablero va de Vancouver a Miami y de Los Ángeles a Boston: 36 ciudades y 100 rutas.
    No oficial: sin relación con Days of Wonder ni con Asmodee. El mapa y los dibujos son propios.
    .title = En pocas palabras
aventureros-rules-goal =
    Se puntúa de tres maneras:
    - **Rutas** entre ciudades vecinas: cuanto más larga, más vale cada vagón.
    - **Billetes**: cada uno nombra dos ciudades. Unidas por tus rutas, suman; si no, restan.
    - **El camino continuo más largo**: 10 puntos.
    .title = Objetivo
aventureros-rules-pieces =
    - **45 vagones** de tu color. Una ruta gasta tantos como casillas tiene; cuando te quedan 2 o menos, el final está cerca.
    - **Cartas de vagón**, en secreto y sin límite: con ellas pagas las rutas.
    - **Billetes**, también en secreto hasta el final.
    No confundas cartas y vagones: las cartas se gastan al pagar, los vagones se quedan en el mapa.
    A la vista de todos están los puntos de rutas, los vagones, todo lo construido, el mercado y **cuántas** cartas y billetes tiene cada cual. Qué cartas y qué billetes son, solo lo sabe su dueño.
    .title = Qué tiene cada jugador
aventureros-rules-cards =
    El mazo son 110 cartas: 12 de cada uno de los ocho colores (roja, naranja, amarilla, verde, azul, morada, negra y blanca) y 14 locomotoras.
    Una locomotora hace de cualquier color.
    Cada color lleva además su propio símbolo, en las cartas y en las casillas, para no depender de la vista.
    .title = Las cartas de vagón y las locomotoras
aventureros-rules-setup =
    - Cada cual recibe 4 cartas, y se ponen 5 a la vista: el mercado.
    - Cada cual recibe 3 billetes y se queda **2 o los 3**. Todos eligen a la vez y en secreto, y la elección es definitiva.
    - Cuando todos han elegido, los billetes que se dejaron van juntos **al fondo** del mazo, en un orden que nadie conoce: pueden salir más tarde.
    - Se sortea quién empieza y se sigue por orden de asiento. Nadie juega hasta que todos han elegido.
    .title = Preparación
aventureros-rules-turn =
    Haces **una sola** de estas cosas:
    - **Robar** dos cartas.
    - **Construir** una ruta.
    - **Coger billetes** nuevos.
    No se puede pasar. Solo si ninguna de las tres es posible tu turno pasa solo; si eso os ocurre a todos seguidos, la partida termina y se cuenta.
    .title = Tu turno
aventureros-rules-draw =
    Te llevas **dos cartas**. Cada una sale del mercado (las 5 a la vista) o del mazo (sin verla), como prefieras.
    - El hueco que deja una carta del mercado se rellena enseguida, antes de que elijas la segunda.
    - Una **locomotora a la vista** como primera carta es la única del turno. Como segunda no se puede coger, tampoco si acaba de salir.
    - Una locomotora que te toca **del mazo** es una carta más: sigues robando.
    - Si a la vista hay **tres locomotoras o más**, se retiran las cinco cartas y salen otras cinco. Si vuelve a pasar tres veces seguidas, o si no quedan otras cartas con que cambiarlas, el mercado se queda como está.
    - Al agotarse el mazo, los descartes se barajan y forman otro.
    - Si el turno empieza **sin mazo y sin descartes, no se puede robar**, tampoco del mercado: solo construir o coger billetes.
    - La segunda carta es obligatoria. Si el mazo se acaba con la primera, la segunda sale del mercado; si no hay ninguna que puedas coger, el turno acaba con una.
    .title = Robar cartas
aventureros-rules-build =
    Una ruta es una fila de casillas entre dos ciudades vecinas. Pagas **tantas cartas como casillas**, del color de la ruta, y pones en ella tus vagones.
    Las locomotoras sustituyen a cualquier carta, a las que quieras: una ruta blanca de 3 vale 3 blancas, o 2 blancas y 1 locomotora, o 3 locomotoras. Tú decides cómo pagas; se paga lo justo, ni una carta más.
    - Una ruta se construye entera y de una vez; una por turno. Necesitas tantos vagones como casillas.
    - Tus rutas no tienen que tocarse: vale cualquiera que esté libre.
    - Lo construido es de su dueño hasta el final, y a los demás no les sirve de nada.
    Tus cartas pagadas van a los descartes y los puntos se apuntan al momento.
    .title = Construir rutas
aventureros-rules-gray =
    Una ruta gris admite el color que quieras, pero **uno solo**: sirven tres rojas, no una roja, una azul y una verde. Las locomotoras pueden completar ese color; no sirven para mezclar dos.
    .title = Rutas grises
aventureros-rules-points =
    Casillas → puntos:
    1 → **1** · 2 → **2** · 3 → **4** · 4 → **7** · 5 → **10** · 6 → **15**
    Una de 6 da 15 puntos; seis de 1, solo 6.
    .title = Puntos por ruta
aventureros-rules-doubles =
    Algunas ciudades vecinas tienen dos vías paralelas, **A** y **B**. Cada vía es una ruta.
    - Nadie puede tener las dos.
    - Con **2 o 3** jugadores, en cuanto se construye una, la otra queda cerrada para todos hasta el final.
    - Con **4 o 5**, cada vía puede ser de alguien distinto.
    El número de jugadores es el del comienzo y cuenta también a las IA.
    .title = Rutas dobles
aventureros-rules-tickets =
    Un billete nombra dos ciudades y unos puntos. Al contar:
    - si **tus** rutas forman un camino sin cortes entre ellas, **sumas** los puntos;
    - si no, los **restas**.
    Da igual el rodeo: importa que esté unido. Valen los puntos escritos en el billete, aunque el camino más corto tenga menos casillas.
    .title = Billetes de destino
aventureros-rules-more-tickets =
    - Robas **3** billetes, o los que queden.
    - Te quedas **al menos 1**; pueden ser 2 o todos.
    - Los otros vuelven al fondo de su mazo, en un orden que nadie conoce.
    - Gasta el turno y no se puede deshacer.
    - Los que te quedas son tuyos hasta el final: no hay forma de soltarlos.
    Se puede hacer también en la última ronda, pero lo que no esté unido restará.
    .title = Coger más billetes
aventureros-rules-end =
    Cuando alguien **termina su turno** con **2 vagones o menos** empieza la última ronda: cada jugador tiene un turno más, y el último es el de quien la provocó. Luego se cuenta.
    Que otro baje de 3 mientras tanto no cambia nada. Sin vagones aún se puede robar o coger billetes.
    .title = Final de la partida
aventureros-rules-count =
    - **Rutas**: lo apuntado al construir.
    - **Billetes**: más los completos, menos los otros.
    - **Camino continuo más largo**: 10 para quien tenga el recorrido con más vagones propios. Puede pasar varias veces por una ciudad y dar vueltas, nunca dos veces por la misma ruta. Si empatan, 10 para cada uno.
    El total puede ser negativo.
    .title = Recuento final
aventureros-rules-ties =
    Con los mismos puntos gana, por este orden:
    1. quien complete más billetes;
    2. quien tenga el premio del camino continuo más largo, también si lo comparte.
    Si nada de eso decide, la victoria es compartida.
    .title = Desempates
aventureros-rules-differences =
    Si vienes de *Rieles de Europa*, aquí:
    - no hay túneles, ferris ni estaciones, ni puntos por lo que no pones;
    - se empieza con 3 billetes, sin largos, y los que dejas vuelven al mazo;
    - las rutas llegan hasta 6 casillas;
    - sin mazo y sin descartes no se roba, ni del mercado;
    - el desempate mira los billetes y después el camino más largo.
    Lo demás es igual: vagones, cartas, mercado, rutas dobles, última ronda.
    .title = Diferencias con Rieles de Europa
aventureros-rules-advice =
    - Al empezar, quédate billetes que compartan camino.
    - Junta un color durante unos turnos y construye después, seguidas, las rutas que te importan, antes de que te las quiten.
    - Empieza por los pasos cortos sin otra vuelta: nadie te presta aquí la ruta que te cortan.
    - Las rutas de 5 y 6 son las que más puntos dan por vagón: una de 6 son 15; seis de 1, 6.
    - Los billetes de costa a costa valen mucho y se completan con pocas rutas largas.
    - Coger billetes tarde es arriesgado: si no da tiempo a unirlos, restan.
    .title = Consejos para empezar
aventureros-rules-modes =
    - **En línea**: `/rieles nueva` abre una sala; los demás se sientan con su botón o con el código. Cada cual juega desde su pantalla, y su mano solo la ve él.
    - **Con un solo dispositivo**: quien lleva varios asientos ve una cortina antes de cada mano y se lo pasa al siguiente.
    - **Con IA**: la sala puede sentar a un *aprendiz*, que aprende contigo, o a un *maquinista*, que planea sus billetes.
    .title = Modos de juego
aventureros-rules-legend =
    - **Casilla de color**: se paga con ese color; lleva su símbolo. **Gris**: un color cualquiera, uno solo.
    - **Dos filas juntas**: ruta doble, A y B. Tachada: cerrada.
    - **Vagones**: de su dueño, por el color y por las barras del techo, de 1 a 5 según el asiento.
    - **Halo amarillo**: la última jugada, con los puntos que dio.
    - **★ en los menús**: rutas que te acercan un billete, según lo que ves tú.
    .title = Leyenda del mapa

## Por qué no vale una jugada

aventureros-refusal-no-cards = **No se puede robar.** El turno empieza sin mazo y sin descartes; entonces tampoco se coge del mercado. Construye una ruta o coge billetes.

# El reglamento, tema a tema.

ride_the_rails-rules-summary =
    Seis ferrocarriles cruzan Estados Unidos, y ninguno es de nadie: se tienen **acciones**. Se juegan seis rondas de tres fases.
    - **Acción:** tomas una de un ferrocarril abierto.
    - **Vías:** construyes para los ferrocarriles de los que tienes acciones.
    - **Viaje:** llevas a un viajero por los enlaces que quieras. Cobras un dólar por ciudad, y cada ferrocarril usado paga un dólar por enlace a cada acción.
    Gana quien tiene más dinero al final. Juegan de 3 a 5, personas o IA.
    .title = En pocas palabras
ride_the_rails-rules-goal =
    Ten más dinero que nadie tras la sexta ronda. Lo dan tus viajes, los dividendos de tus acciones (también en viajes ajenos), Chicago, las ciudades de 5 $ y la línea transcontinental. No hay nada oculto.
    .title = Objetivo
ride_the_rails-rules-setup =
    - En cada una de las 52 ciudades espera un viajero.
    - Cada ferrocarril tiene 27 locomotoras; de ellas salen sus acciones y sus vías.
    - Nadie tiene dinero. El orden de la primera ronda se sortea.
    .title = Preparación
ride_the_rails-rules-share =
    En orden **inverso** al de turno, cada cual **toma una acción** de un ferrocarril abierto al que le queden locomotoras. No cuesta nada y es para toda la partida.
    Una acción te deja construir para ese ferrocarril y cobrar sus dividendos. Puedes tener varias del mismo.
    .title = 1 · Tomar una acción
ride_the_rails-rules-build =
    En orden de turno, puedes poner hasta **8, 5 o 4 locomotoras** (con 3, 4 o 5 jugadores), repartidas entre los ferrocarriles de los que tengas acciones. Puedes poner menos, o ninguna.
    - La primera de un ferrocarril va en una ciudad de su color; las demás, junto a otra del mismo ferrocarril.
    - Si alguna va en **montaña**, el turno admite una menos, sea una o sean varias. La última que te quede no puede ser la primera en montaña.
    Se eligen paso a paso; nadie los ve hasta que terminas, y puedes deshacerlos.
    .title = 2 · Construir vías
ride_the_rails-rules-capacity =
    - En un hexágono cabe **una** locomotora de cada ferrocarril y **dos** en total.
    - En **Chicago** no hay límite.
    - En cada una de las seis ciudades de la **costa este** cabe una sola, y un ferrocarril puede tener dos de esas ciudades como mucho.
    .title = Cuánto cabe
ride_the_rails-rules-railroads =
    Cada ronda se abre uno, y puede empezar aquí:
    - **Rojo** y **Azul** (ronda 1): ciudades de la costa este.
    - **Naranja** (2): costa este o Chicago.
    - **Amarillo** (3): Chicago, o una de las tres ciudades con vías más al oeste, si tiene exactamente una locomotora. Se mira al ponerlo.
    - **Morado** (4): Seattle, Portland, San Francisco o Los Ángeles.
    - **Negro** (5): cualquier ciudad donde quepa.
    El color de una ciudad solo dice quién puede empezar en ella; construir allí puede cualquiera. No hace falta empezar en la ronda en que se abre.
    .title = Los seis ferrocarriles
ride_the_rails-rules-bonuses =
    Se cobran en el acto:
    - **Chicago: 2 $** cada vez que alguien pone allí una locomotora, también al empezar.
    - **Minneapolis, Kansas City, Denver y Dallas: 5 $** a quien llegue primero con vías que vienen de fuera. Si un ferrocarril empieza allí, ya no paga.
    - **Línea transcontinental**, una vez por partida: quien une una ciudad de la costa oeste con una de la costa este por al menos dos ferrocarriles que comparten hexágono. **12 $** si se puede ir cambiando solo en ciudades, **8 $** si no.
    .title = Premios al construir
ride_the_rails-rules-ride =
    En orden de turno, mueves a **un viajero** de una ciudad que lo tenga a otra ciudad. Un **enlace** es un tramo de un solo ferrocarril entre dos ciudades seguidas; puedes encadenar los que quieras y cambiar de ferrocarril en las ciudades. No necesitas acciones de lo que usas.
    - **Ningún hexágono dos veces.**
    - El viajero sale del tablero.
    - Si alguno puede moverse, hay que mover a uno.
    El bot busca por dónde va cada enlace para que el viaje quepa.
    .title = 3 · Viajar
ride_the_rails-rules-pay =
    Al llegar:
    - Quien mueve cobra **1 $ por cada ciudad** visitada, la primera y la última incluidas.
    - Cada ferrocarril paga **1 $ por enlace y por acción** a quienes las tienen, también a quien mueve.
    Ejemplo: con 2 enlaces del Rojo y 1 del Azul, cada acción roja cobra 2 $ y cada azul 1 $; quien mueve suma 4 $.
    .title = Lo que paga un viaje
ride_the_rails-rules-end-of-round =
    Juega primero quien menos dinero tiene y último quien más. En los empates se invierte el orden que llevaban. Tras las rondas 1 a 4 se abre otro ferrocarril.
    .title = Fin de la ronda
ride_the_rails-rules-end =
    Tras la sexta ronda gana quien tiene más dinero. Los empates comparten la victoria.
    .title = Final de la partida
ride_the_rails-rules-advice =
    - Los dividendos suelen dar más que los viajes: alarga los ferrocarriles de los que tienes más acciones que los demás.
    - Una línea sirve si el viaje puede seguir: las puntas sueltas cortan.
    - Una acción de un ferrocarril que otros construyen y usan trabaja sola.
    - La estrella ⭐ señala el viaje que más te da, no lo que da a los demás.
    .title = Consejos
ride_the_rails-rules-legend =
    Las filas llevan letra, de norte a sur, y los hexágonos número, de oeste a este: **H12**. Los discos partidos muestran qué ferrocarriles empiezan en esa ciudad; las sencillas, solo el Negro. Cada locomotora lleva el color y el símbolo de su ferrocarril. La figura blanca es un viajero que espera.
    Versión no oficial, con tablero propio.
    .title = Cómo leer el mapa

# What the chat says: rooms, tables, private panels, refusals. The games say their own moves.

# Botones
chat-play = Jugar
chat-hand = Mi mano
chat-map = Mapa
chat-news = Novedades
chat-map-then = Mapa de entonces
chat-help = Ayuda
chat-history = Historial
chat-back = Volver
chat-rule = Ver la regla
chat-undo = Deshacer
chat-let-go = Dejar que siga
chat-go-table = Ir a la mesa
chat-go-room = Ir a la sala
chat-watch = Avísame cuando acabe
chat-watch-no = Mejor no
chat-guess = ¿Quién va a ganar?
chat-did-guess = Apuntado: gana { $who }. Te avisaré cuando acabe `{ $code }`.
chat-guessed =
    { $n ->
        [0] 🔮 Quienes miraban no acertaron quién ganaba.
        [one] 🔮 Lo vio venir { $who } (1 de { $of })
       *[other] 🔮 Lo vieron venir { $who } ({ $n } de { $of })
    }
chat-did-watch = Te avisaré cuando acabe `{ $code }`.
chat-did-unwatch = No te avisaré de `{ $code }`.
chat-new-match = Nueva partida
chat-rematch = Revancha
chat-own-score = Mi recuento
chat-type = Escribir…

# La mesa
chat-turn-yours-public = { $who }, te toca
chat-all-play = Os toca a todos
chat-some-play = Os toca a varios
chat-ais-play = Juegan las IA
chat-table-line = -# { $game } `{ $code }` · jugada { $n }
chat-seat-choosing = { $who } · eligiendo
chat-seat-done = { $who } ✓
chat-seat-later = { $who } · después
chat-last-moves = **Últimas jugadas**
chat-more-moves =
    { $n ->
        [one] -# y 1 cosa más · Historial
       *[other] -# y { $n } cosas más · Historial
    }
chat-retired = -# { $told } · [ir a la mesa]({ $url })
chat-event-undo = { $who } deshizo su jugada
chat-event-return = { $who } ha vuelto a su sitio
chat-event-leave = { $who } dejó la partida: sigue una IA en su sitio
chat-deadline = vence { $when }
chat-paused = ⏸️ en pausa
chat-return = Recuperar mi sitio
chat-take-seat = Sentarme por { $who }
chat-event-relief = { $who } deja que una IA juegue un tiempo por su sitio
chat-event-stand-in = A { $who } se le acabó el tiempo: una IA juega este turno
chat-event-join = { $who } se sienta a la mesa y sigue la partida
chat-seal = -# Baraja sellada: `{ $seal }`
chat-table-is = La mesa de `{ $code }` está en { $place }.

# El tiempo
chat-remind-turn = ⏳ { $who }, te toca en **{ $game }** `{ $code }`
chat-remind-nudge = 🔔 { $who }, te esperan en **{ $game }** `{ $code }`
chat-remind-also = También te esperan:
chat-remind-other = • **{ $game }** `{ $code }`
chat-late = ⌛ A **{ $who }** se le ha acabado el tiempo.
chat-late-how = -# Quien juega en esta mesa decide: esperar otro turno, avisar, que una IA juegue este turno o que se quede con el sitio (se puede recuperar).
chat-late-wait = Esperar
chat-late-nudge = Avisar
chat-late-standin = IA este turno
chat-late-aiseat = IA en su sitio
chat-did-wait = Hecho: tiene tiempo hasta { $when }.
chat-did-nudge = Le aviso ahora.
chat-did-nudge-later = Está durmiendo: le aviso { $when }.
chat-did-standin = Una IA juega este turno por { $who }; luego le vuelve a tocar.
chat-did-aiseat = Una IA juega por { $who }. Puede volver con un botón de la mesa; también puede sentarse otra persona.
chat-did-takeseat = **Te has sentado** en `{ $code }`. Esta es tu mano desde ahora.
chat-did-relief = Una IA juega por ti hasta { $when }. Vuelves cuando quieras.

# El final
chat-end-win = Gana { $who } con { $n }
chat-end-tie = Victoria compartida: { $names }, { $n }
chat-end-left = Partida cerrada: no queda nadie jugando
chat-place = **{ $place }.** { $who } · **{ $n }**
chat-moments = **Lo que decidió**
chat-seed = -# Baraja sellada al empezar con `{ $seal }`; semilla `{ $seed }`. Cualquiera puede comprobarlo.
chat-over = **La partida ha terminado.**

# El panel privado
chat-your-turn = **Te toca.**
chat-not-your-turn = **Todavía no te toca.** Juega { $who } desde { $when }.
chat-next = Ahora juega { $who }.
chat-next-undo = Ahora juega { $who }; hasta que juegue puedes deshacer.
chat-next-ai = Ahora { $who }. Juega { $when }; hasta entonces puedes deshacer.
chat-wait-line = No te toca: juega { $who }
chat-see-all = Ver las { $n } opciones…
chat-pay-other =
    { $n ->
        [one] Otra forma…
       *[other] Otras { $n } formas…
    }
chat-advised = Sugerencias ({ $n })
chat-by-key-count =
    { $n ->
        [one] 1 opción
       *[other] { $n } opciones
    }
chat-keep-n = Quedarme con { $n }
chat-keep-more = Elige { $n } más
chat-keep-fewer = Quita { $n }
chat-keep-some = Elige de { $least } a { $most }
chat-draft =
    { $n ->
        [one] **Borrador** · 1 paso
       *[other] **Borrador** · { $n } pasos
    }
chat-draft-whole = **Listo para confirmar.**
chat-draft-confirm = Confirmar
chat-draft-pop = Deshacer paso
chat-draft-cut = **Un paso ya no se puede**: lo he quitado con los que iban detrás.
chat-curtain = 🤫 Le toca a { $who }. **Pasa el dispositivo.** Nadie más debería mirar.
chat-curtain-kept = 🤫 **Mano guardada.** Ahora juega { $who }.
chat-curtain-am = Soy { $who }
chat-curtain-hide = Guardar la mano
chat-curtain-typed = Aquí jugáis varios: abre tu panel con «Jugar»
chat-parked = ⚠️ **No puedo escribir en { $place }**: revisa mis permisos allí. La partida está guardada.
chat-go-on-here = Seguir en este canal
chat-over-since = **La partida terminó** { $when }.
chat-undone = Jugada deshecha.
chat-undo-ask = Vuelve atrás: { $told }
chat-stale = **Esta partida ya va por la jugada { $n }.** El botón era de antes; no ha cambiado nada.
chat-no-undo-cannotundo = No se puede deshacer: no hay ninguna jugada tuya que devolver.
chat-no-undo-othersmoved = No se puede deshacer: ya ha jugado otra persona.
chat-no-undo-revealed = No se puede deshacer: ya se vieron cartas.

# La sala
chat-room-line = Sala `{ $code }` · de { $least } a { $most } jugadores
chat-seat-free = **{ $n }** · libre
chat-seat-taken = **{ $n }** { $who }
chat-seat-opener = **{ $n }** { $who } · abrió la sala
chat-seat-ai = **{ $n }** { $who } { $level }
chat-room-short =
    { $n ->
        [one] Falta una persona para poder empezar.
       *[other] Faltan { $n } personas para poder empezar.
    }
chat-room-ready =
    { $n ->
        [one] Ya podéis empezar, o esperar a una persona más.
       *[other] Ya podéis empezar, o esperar a { $n } más.
    }
chat-room-ask = { $who }, ¿empezamos?
chat-room-full = Sala llena: ¡a jugar!
chat-room-expires = La sala se cierra sola { $when } si nadie empieza.
chat-room-expiring = ⚠️ La sala se cierra { $when } si nadie empieza.
chat-room-foot = -# Desde otro canal: `/rieles unirse codigo:{ $code }`
chat-room-sit = Sentarme
chat-room-stand = Levantarme
chat-room-start = Empezar
chat-room-options = Opciones
chat-room-how = Cómo se juega
chat-room-close = Cerrar sala
chat-room-ai = Añadir o quitar una IA…
chat-room-clock = 🕰️ Tiempo por turno…
chat-clock-none = 🕰️ Sin reloj
chat-clock-10m = 🕰️ 10 minutos por turno
chat-clock-1h = 🕰️ 1 hora por turno
chat-clock-12h = 🕰️ 12 horas por turno
chat-clock-1d = 🕰️ 1 día por turno
chat-clock-3d = 🕰️ 3 días por turno
chat-clock-7d = 🕰️ 7 días por turno
chat-level = IA
chat-ai-add = Añadir { $level }
chat-ai-remove = Quitar a { $who }
chat-card-line = Sala `{ $code }`
chat-room-closed = La sala está cerrada.
chat-room-expired = La sala se cerró: nadie empezó en una semana.
chat-room-over = 🏁 La partida ha terminado.
chat-room-in-thread = Se juega en { $place }
chat-room-here = Se juega en este canal.
chat-seat-guest = Sentar a alguien a mi lado
chat-guest-name = Su nombre (jugáis en el mismo aparato)
chat-room-opened = Sala `{ $code }` abierta.
chat-room-not-posted = **No he podido escribir en este canal**, así que no hay sala. Revisa mis permisos y prueba otra vez.
chat-new-room = **¿A qué jugamos?**
chat-which-game = Elige un juego…
chat-seats = de { $least } a { $most } jugadores
chat-joined = Ya tienes sitio en **{ $game }** `{ $code }`: { $place }
chat-join-code = Unirme a { $code }
chat-again-is = La revancha ya está en `{ $code }`.
chat-did-sat = Ya tienes sitio en `{ $code }`.
chat-did-stood = Te has levantado de `{ $code }`.
chat-did-changed = Hecho en `{ $code }`.
chat-did-closed = Sala `{ $code }` cerrada.
chat-did-started = Empieza la partida `{ $code }`.
chat-where-thread = 🧵 En un hilo nuevo
chat-where-here = 💬 En este canal
chat-access-open = 🔓 Sala abierta
chat-access-code = 🔒 Solo con el código
chat-language-es = 🗣️ Español
chat-language-en = 🗣️ English
chat-options-title = Opciones de la sala
chat-options-where = Dónde se juega
chat-options-access = Quién puede sentarse
chat-options-language = Idioma de la mesa
chat-options-whose = -# Las cambia { $who }, que abrió la sala.

# Permisos
chat-perms = ⚠️ **Antes de empezar, me faltan permisos en { $channel }**
chat-perms-how = -# Quien administra el servidor: Ajustes del canal → Permisos → Rieles. La sala se guarda.
chat-perms-again = Volver a comprobar
chat-perms-here = Jugar en este canal
chat-perm-view-channel = **Ver el canal** — sin él no llego a la mesa.
chat-perm-send-messages = **Enviar mensajes** — sin él no puedo poner la mesa.
chat-perm-attach-files = **Adjuntar archivos** — sin él no puedo enseñar el mapa.
chat-perm-read-message-history = **Leer el historial** — sin él podría poner una mesa dos veces.
chat-perm-create-public-threads = **Crear hilos públicos** — o elige «en este canal».
chat-perm-send-messages-in-threads = **Enviar mensajes en hilos** — o elige «en este canal».

# Escribir la jugada
chat-type-title = Tu jugada
chat-type-label = En tus palabras
chat-type-example = construir paris zurich 3 moradas
chat-typed-several =
    { $n ->
        [one] Eso puede ser una cosa:
       *[other] Eso puede ser { $n } cosas:
    }
chat-typed-choose = ¿Cuál de ellas?
chat-typed-none = **No entiendo** `{ $text }`.
chat-typed-near = ¿Querías decir *{ $line }*?

# Páginas
chat-map-title = -# Mapa de `{ $code }`
chat-map-regions = Ver una zona de cerca…
chat-map-whole = Entero
chat-map-words = En palabras
chat-page = -# Página { $n } de { $of }
chat-history-title = **Historial** `{ $code }` · { $n }
chat-history-none = Todavía no hay jugadas.
chat-news-title = **Novedades** `{ $code }` · desde tu última jugada
chat-news-all = **Lo que ha pasado** `{ $code }`
chat-news-yours = **Para ti**
chat-news-none = Nada nuevo: le toca a { $who }.
chat-then-title = -# Mapa de `{ $code }` · jugada { $n } de { $of }
chat-rules-title = **Reglas de { $game }**
chat-rules-topics = Elige un apartado.
chat-rules-choose = Apartados del reglamento…
chat-help-now = **Ahora puedes:**
chat-help-absent = **Ahora no puedes:**
chat-help-wait = **Le toca a { $who }.** Mientras, mira tu mano o el mapa.
chat-help-watch = Mira el mapa, el historial o las reglas; para jugar, abre una sala con `/rieles nueva`.
chat-help-room = **Esta sala espera gente.** Siéntate, o abre otra con `/rieles nueva`. Empieza { $who }.
chat-help-start = **Aquí no hay ninguna partida todavía.** Abre una sala con `/rieles nueva`; los demás pulsan «Sentarme» o usan `/rieles unirse` con el código. Cuando haya gente bastante, quien la abrió pulsa «Empezar».
chat-help-opener = quien abrió la sala
chat-help-who = -# Opciones, IA y empezar: { $who }. Deshacer: quien jugó último, mientras nadie juegue y no se hayan visto cartas. `/rieles jugar jugada:` entiende tus palabras; `/rieles estado` dice la posición sin imágenes.
chat-matches-title =
    { $n ->
        [one] **Tienes 1 partida**
       *[other] **Tienes { $n } partidas**
    }
chat-matches-more = -# y { $n } más
chat-matches-none = No tienes partidas ahora.
chat-match-your-turn = 🚂 **{ $game }** `{ $code }` · te toca
chat-match-running = { $game } `{ $code }` · en juego
chat-match-open = { $game } `{ $code }` · sala abierta
chat-match-over = { $game } `{ $code }` · terminada
chat-match-closed = { $game } `{ $code }` · cerrada
chat-which-match = ¿Cuál de ellas?
chat-which-match-why = Aquí tienes varias partidas.
chat-leave-ask = ¿Dejas **{ $game }** `{ $code }`? **Una IA sigue en tu sitio**; mientras dure la partida, `/rieles volver` te lo devuelve.
chat-leave-yes = Dejar la partida
chat-returned = **Has vuelto a tu sitio.** Lo que jugó la IA se queda como está.
chat-left = Has dejado la partida. Gracias por jugar. Si cambias de idea: `/rieles volver`.

# Los ajustes de cada uno
chat-settings-title = **Tus ajustes** · valen en todas tus partidas
chat-settings-zone = 🌍 Zona horaria: { $zone }
chat-settings-night = 🌙 Duermes de { $begins } a { $ends }: entonces tu reloj no corre y nadie te avisa
chat-settings-no-night = ☀️ Sin horas de sueño: tu reloj corre siempre
chat-settings-all-channel = 🔔 Avisos en el canal: tu turno y tu reloj
chat-settings-all-private = 🔔 Avisos en privado: tu turno y tu reloj
chat-settings-turn-channel = 🔔 En el canal, solo cuando te toca
chat-settings-turn-private = 🔔 En privado, solo cuando te toca
chat-settings-none-channel = 🔕 Sin avisos
chat-settings-away = 🏖️ Vacaciones: de { $begins } a { $ends }
chat-settings-here = 🏠 Sin vacaciones
chat-settings-zones = Mi zona horaria…
chat-settings-sleepfrom = Me acuesto a las…
chat-settings-sleepto = Me levanto a las…
chat-settings-ways = Cómo avisarme…
chat-settings-other-zone = Otra zona
chat-settings-awake = No duermo
chat-settings-holiday = Vacaciones
chat-settings-back = Ya he vuelto
chat-settings-zone-label = Ciudad o zona, como Tokyo
chat-settings-begins = Desde (vacío: ahora)
chat-settings-ends = Hasta
chat-settings-date = 5/12 18:00, viernes, 10d

# Votar
chat-vote-how = ¿Qué le preguntas a la mesa? Sale adelante con más de la mitad de quienes juegan.
chat-vote-about = Preguntar a la mesa…
chat-vote-pause = ¿Paramos los relojes?
chat-vote-resume = ¿Seguimos con los relojes?
chat-vote-time = ¿Damos más tiempo a quien le toca?
chat-vote-finish = ¿Terminamos ya y contamos como está?
chat-vote-replace = ¿Que una IA juegue por { $who }?
chat-vote-needed =
    -# { $n ->
        [one] Hace falta 1 sí
       *[other] Hacen falta { $n } síes
    }
chat-vote-yes = Sí
chat-vote-no = No
chat-vote-asked = Se lo he preguntado a la mesa.
chat-vote-heard = Anotado.
chat-vote-carried = **Aprobado.**
chat-vote-lost = **No sale.**
chat-event-agree = La mesa decidió terminar y contar como está

# Planear
chat-plan-open = Planear mi turno
chat-plan-title = **Tu próximo turno.** Si al llegarte se puede, lo juego por ti sin avisarte.
chat-plan-first = 1. { $move }
chat-plan-or = — si no, { $move }
chat-plan-twice = { $move } (dos veces)
chat-plan-how = -# Escribe otra con `/rieles planear`. Si nada de esto vale entonces, te aviso como siempre.
chat-plan-add = Jugar entonces…
chat-plan-else = Y si no se puede…
chat-plan-cancel = Borrar el plan
chat-plan-none = **Eso no es una jugada que puedas planear ahora.** Elige una de la lista de `/rieles planear`.
chat-plan-stands =
    { $n ->
        [one] 🗓️ Tienes **1 jugada planeada** para tu turno.
       *[other] 🗓️ Tienes **{ $n } jugadas planeadas** para tu turno.
    }

# La película y el gráfico
chat-film = Película
chat-film-progress = 🎞️ Dibujo la película: { $n } de { $of }…
chat-film-title = 🎞️ La partida `{ $code }`, jugada a jugada
chat-film-none = **No he podido hacerla.** Prueba otra vez dentro de un rato.
chat-chart = Gráfico
chat-chart-title = Lo que contaría cada uno
chat-chart-moves = jugadas
chat-chart-how = 📈 Lo que habría contado cada sitio tras cada jugada, con todo lo que estaba oculto.

# Negativas
chat-old-button = **Ese botón ya no sirve.** Usa `/rieles mesa` para ver la mesa.
chat-only-in-servers = **Esto se usa en un servidor.**
chat-not-invited = **Aquí no me han invitado**, así que no puedo poner una mesa. Quien administre el servidor puede añadirme; `/rieles partidas` y `/rieles ajustes` sirven en todas partes.
chat-once-more = Probar otra vez
chat-our-fault = **Algo ha fallado por mi parte.** No ha cambiado nada. Código `{ $code }`.
chat-not-saved = **No he podido guardarlo.** No ha cambiado nada; prueba otra vez. Código `{ $code }`.
chat-error = **Eso no puede ser.**
host-error = **Eso no puede ser.**
host-no-match = **Aquí no hay ninguna partida.** Abre una con `/rieles nueva`.
host-no-code = **No hay ninguna sala «{ $code }».**
host-other-server = **Eso es de otro servidor.** Pide que te inviten allí, o abre una sala aquí con `/rieles nueva`.
host-not-seated =
    { $n ->
        [0] **No tienes sitio en esta sala.**
       *[other] **No estás en esta partida.** La juegan { $names }.
    }
host-not-yours = **Eso lo decide { $name }**, que abrió la sala.
host-room-full = **La sala está llena** ({ $seats } de { $seats }).
host-room-short =
    { $missing ->
        [one] **Falta una persona para poder empezar.**
       *[other] **Faltan { $missing } personas para poder empezar.**
    }
host-not-former = **Aquí no has dejado ningún asiento** que puedas recuperar.
host-already-seated = **Ya tienes sitio en esta sala.**
host-already-started = **Esta partida ya ha empezado.**
host-room-closed = **Esta sala está cerrada.** Abre otra con `/rieles nueva`.
host-code-needed = **En esta sala se entra con su código**: `/rieles unirse`.
host-no-computer = **Ahí no hay ninguna IA así.**
host-bad-option = **Esa opción no existe aquí.**
host-not-running = **Esta partida no ha empezado todavía.**
host-not-over = **Eso se ve cuando la partida termina.**
host-bad-time = **No entiendo ese momento**, o queda demasiado lejos. Por ejemplo: `3d`, `12h`, `viernes`, `5/12 18:00`; como mucho, 60 días.
host-bad-zone = **No conozco esa zona horaria.** Elige una de la lista, como `Europe/Madrid`.
host-long-sleep = **Eso es dormir demasiado**: como mucho { $n } horas.
host-still-time = **Todavía tiene tiempo**: hasta { $when }.
host-not-called = **Nadie espera ya a ese sitio.**
host-too-soon = **Ya se le avisó hace poco.** Otra vez, { $when }.
host-cannot-plan = **Ahora no se puede planear un turno en esta partida.**
host-plan-full = **Un plan tiene como mucho { $n } jugadas.** Bórralo para empezar otro.
host-bad-subject = **Eso no se puede preguntar ahora.**
host-no-clock = **Esta partida no tiene reloj.**
host-vote-open = **La mesa ya está votando otra cosa.** Antes hay que cerrar esa pregunta, con vuestros síes o vuestros noes.
host-paused = **Los relojes están parados** por acuerdo de la mesa. Con `/rieles votar` siguen.
host-ended = **Esta partida ya terminó.**
host-old-vote = **Esa pregunta ya está cerrada.**
host-not-voting = **La pregunta va de tu sitio**: deciden los demás.
host-not-free = **Ese sitio no está libre.**
host-quarantined = **No puedo leer esta partida.** Está guardada; las demás siguen.
host-stale = **Ese botón era de antes.** No ha cambiado nada.
host-repeated = Eso ya estaba hecho.

# Órdenes
command-rieles =
    .about = Juegos de trenes para jugar en el canal
command-new = nueva
    .about = Abre una sala para jugar
command-join = unirse
    .about = Siéntate en una sala con su código
command-leave = salir
    .about = Levántate de una sala que no ha empezado
command-start = empezar
    .about = Empieza la partida de tu sala
command-play = jugar
    .about = Juega tu turno: abre tu panel o escribe la jugada
command-hand = mano
    .about = Tus cartas y billetes
command-map = mapa
    .about = El tablero, entero o por zonas
command-table = mesa
    .about = Trae la mesa al final del canal
command-status = estado
    .about = La posición en palabras
command-news = novedades
    .about = Qué ha pasado desde tu última jugada
command-history = historial
    .about = Todas las jugadas
command-undo = deshacer
    .about = Deshaz tu última jugada
command-rules = reglas
    .about = El reglamento
command-help = ayuda
    .about = Qué puedo hacer ahora
command-games = partidas
    .about = Tus partidas en todos los servidores
command-return = volver
    .about = Recupera el asiento que dejaste
command-settings = ajustes
    .about = Zona horaria, sueño, vacaciones y avisos
command-plan = planear
    .about = Deja preparado tu próximo turno
command-vote = votar
    .about = Preguntar a la mesa: pausa, más tiempo, sustituir, terminar
command-relief = relevo
    .about = Que una IA juegue por ti un tiempo
command-resign = abandonar
    .about = Deja la partida; una IA sigue en tu sitio
option-game = juego
    .about = A qué se juega
option-code = codigo
    .about = El código de la sala, como TREN-42
option-move = jugada
    .about = Por ejemplo: construir paris zurich 3 moradas
option-match = partida
    .about = Cuál, si hay varias
option-zone = zona
    .about = Una parte del mapa, de cerca
option-turn = turno
    .about = El mapa como estaba tras esa jugada
option-since = desde
    .about = Desde qué línea
option-until = hasta
    .about = Cuándo vuelves: 3d, 12h, viernes, 5/12 18:00
option-topic = tema
    .about = Qué apartado

# En esta máquina
chat-local-title = Rieles, en esta máquina
chat-local =
    Pulsa el botón para abrir una sala, o escribe `/rieles nueva` abajo, en la línea de mensajes.
    Arriba, en «Viewing as», eliges quién eres: { $names }. Cada persona ve solo su mano. En la sala también se pueden sentar jugadores de la máquina.
    -# Las partidas quedan guardadas y siguen después de cerrar el programa (Ctrl-C).

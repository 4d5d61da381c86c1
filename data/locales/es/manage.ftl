# Datos de una persona y administración de un servidor.

# Datos
chat-data-none = No guardo nada tuyo.
chat-data-file =
    { $n ->
        [one] **Todo lo que guardo de ti**: 1 partida. Solo tú ves este archivo.
       *[other] **Todo lo que guardo de ti**: { $n } partidas. Solo tú ves este archivo.
    }
chat-data-ask = **¿Borro tus datos?** No se puede deshacer.
    • Tu nombre y tu identificador salen de { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }; quedas como «Jugador» y un número.
    { $live ->
        [0] • No estás en ninguna partida en juego.
       *[other] • Dejas las que están en juego: una IA sigue en tu sitio y **no podrás volver** a ellas. Si no queda nadie, se cierran.
    }
    • Lo publicado en los canales lo guarda Discord: lo borra quien administra el servidor. Las copias de seguridad caducan solas.
chat-data-yes = Borrar mis datos
chat-data-erased = **Borrado.** Ya no guardo nada tuyo.

# Administrar
chat-refresh = Actualizar
chat-admin-title = **Rieles en este servidor**
chat-admin-permits-all = ✅ En { $place } tengo todos los permisos que necesito.
chat-admin-permits = ⚠️ En { $place } me falta:
chat-admin-sound =
    { $n ->
        [0] ✅ No hay salas ni partidas.
        [one] ✅ 1 sala o partida, sin problemas.
       *[other] ✅ { $n } salas y partidas, sin problemas.
    }
chat-admin-stuck =
    { $n ->
        [one] ⚠️ 1 partida atascada:
       *[other] ⚠️ { $n } partidas atascadas:
    }
chat-admin-unreadable = no puedo leerla; está guardada. Solo se puede terminar.
chat-admin-unreadable-short = no puedo leerla
chat-admin-parked = no puedo escribir en { $place }. Dame permiso allí o tráela a otro canal.
chat-admin-parked-short = no puedo escribir allí
chat-admin-untold = su mesa tarda en salir en { $place }.
chat-admin-untold-short = su mesa tarda en salir
chat-admin-alone = nadie juega { $when } en { $place }.
chat-admin-alone-short = nadie juega
chat-admin-well = 💚 Salud: la base de datos contesta en { $database } ms · último latido hace { $beat } s · retraso { $lag } ms · mesas por salir: { $n } · copia hace { $copy } h
chat-admin-ill = ❤️‍🩹 Algo va mal: base de datos { $database } ms · último latido hace { $beat } s · retraso { $lag } ms · mesas por salir: { $n } · copia hace { $copy } h
chat-admin-choose = Elige una sala o partida…
chat-admin-relieve = Dar un sitio a una IA…
chat-admin-move = Traer a este canal
chat-admin-export = Exportar
chat-admin-end = Terminar
chat-admin-end-ask = ¿Termino **{ $game }** `{ $code }` **sin recuento**? No se puede deshacer, y la mesa dirá que la cerró la administración.
chat-admin-end-yes = Terminar la partida
chat-admin-ended = `{ $code }` está cerrada.
chat-admin-relieved = Hecho: una IA sigue en ese sitio de `{ $code }`. La mesa lo dice; quien lo dejó puede volver con `/rieles volver`.
chat-admin-moved = `{ $code }` sigue en este canal.
chat-admin-record-public = El registro público de `{ $code }`: lo que cualquiera puede saber mientras se juega.
chat-admin-record = El registro entero de `{ $code }`.
chat-event-relieve = La administración dio a una IA el sitio de { $who }
chat-event-end = La administración cerró la partida
chat-end-ended = Partida cerrada por la administración del servidor
host-not-manager = **Esto es para quien administra el servidor** (permiso «Gestionar servidor»).
command-admin = admin
    .about = Permisos y mesas del servidor, para quien lo administra
command-data = datos
    .about = Lo que guardo de ti
command-data-export = exportar
    .about = Un archivo con todo lo que guardo de ti
command-data-erase = borrar
    .about = Borra todo lo que guardo de ti

# Lo que escriben las imágenes: sin argumentos, con el sitio contado.

railroad_tiles-picture-title = RAILROAD
railroad_tiles-picture-subtitle = Tiles
railroad_tiles-picture-over = FIN
railroad_tiles-picture-round = Ronda
railroad_tiles-picture-bag = Bolsa
railroad_tiles-picture-waiting = En espera
railroad_tiles-picture-active = Activas
railroad_tiles-picture-seat = Asiento
railroad_tiles-picture-score = Recuento
railroad_tiles-picture-total = Total
railroad_tiles-picture-prestige = Prestigio
railroad_tiles-picture-rectangle = Rectángulo
railroad_tiles-picture-cities = Ciudades
railroad_tiles-picture-stars = Estrellas
railroad_tiles-picture-openings = Aperturas
railroad_tiles-picture-closes = cierra
railroad_tiles-picture-opens = abre

railroad_tiles-region-columns = Las columnas
railroad_tiles-region-first = Zona de quien va primero
railroad_tiles-region-second = Zona de quien va segundo
railroad_tiles-region-third = Zona de quien va tercero
railroad_tiles-region-fourth = Zona de quien va cuarto

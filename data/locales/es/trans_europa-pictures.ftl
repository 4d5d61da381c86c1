# Lo que escriben las imágenes: sin argumentos, con el sitio contado.

trans_europa-picture-title = TRANS
trans_europa-picture-subtitle = Europa
trans_europa-picture-round = Ronda
trans_europa-picture-tracks = Vías
trans_europa-picture-seat = Asiento
trans_europa-picture-over = Europa · fin
trans_europa-picture-single = línea sencilla: 1
trans_europa-picture-river = río, doble: 2
trans_europa-picture-mountain = montaña, doble: 2
trans_europa-picture-sea = mar, doble: 2
trans_europa-picture-dashed = fuera con 2 o 3
trans_europa-picture-score = Recuento
trans_europa-picture-start = Salida
trans_europa-picture-total = Total

trans_europa-region-west = Oeste
trans_europa-region-center = Centro
trans_europa-region-north = Norte
trans_europa-region-east = Este
trans_europa-region-south = Sur

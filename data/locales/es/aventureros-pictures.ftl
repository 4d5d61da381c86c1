# Lo que escriben las imágenes: sin argumentos, con el sitio contado.

aventureros-picture-title = AVENTUREROS
aventureros-picture-subtitle = al Tren
aventureros-picture-market = MERCADO
aventureros-picture-discard = Descarte
aventureros-picture-tickets = Billetes
aventureros-picture-last-round = ÚLTIMA RONDA
aventureros-picture-over = FIN
aventureros-picture-points = PUNTOS POR RUTA
aventureros-picture-seat = Asiento
aventureros-picture-legend-gray = cualquier color, uno solo
aventureros-picture-legend-color = su color o locomotoras
aventureros-picture-legend-double = doble: una por jugador
aventureros-picture-legend-closed = vía doble cerrada

aventureros-sea-atlantic = Océano Atlántico
aventureros-sea-gulf = Golfo de México

aventureros-region-northwest = Noroeste
aventureros-region-southwest = Suroeste
aventureros-region-plains = Llanuras
aventureros-region-south = Sur
aventureros-region-lakes = Grandes Lagos
aventureros-region-east = Este

# Lo que escriben las imágenes: sin argumentos, con el sitio contado.

europa-picture-title = RIELES
europa-picture-subtitle = de Europa
europa-picture-market = MERCADO
europa-picture-discard = Descarte
europa-picture-tickets = Billetes
europa-picture-last-round = ÚLTIMA RONDA
europa-picture-over = FIN
europa-picture-points = PUNTOS POR RUTA
europa-picture-seat = Asiento
europa-picture-legend-gray = cualquier color, uno solo
europa-picture-legend-tunnel = túnel: 3 cartas sorpresa
europa-picture-legend-ferry = ferri: exige locomotoras
europa-picture-legend-station = estación: 1 ruta ajena
europa-picture-legend-closed = vía doble cerrada
europa-picture-short-tunnel = túnel
europa-picture-short-ferry = ferri
europa-picture-short-station = estac.

europa-sea-atlantic = Océano Atlántico
europa-sea-north_sea = Mar del Norte
europa-sea-baltic = Mar Báltico
europa-sea-biscay = Golfo de Vizcaya
europa-sea-mediterranean = Mar Mediterráneo
europa-sea-tyrrhenian = Mar Tirreno
europa-sea-adriatic = Mar Adriático
europa-sea-ionian = Mar Jónico
europa-sea-black_sea = Mar Negro
europa-sea-aegean = Mar Egeo

europa-region-islands = Islas Británicas
europa-region-iberia = Iberia
europa-region-center = Centro
europa-region-north = Norte y Báltico
europa-region-italy = Italia
europa-region-balkans = Balcanes
europa-region-east = Este

europa-sheet-tunnel = Túnel
europa-sheet-laid = Pones
europa-sheet-revealed = Salen del mazo
europa-sheet-extra = pagas de más
europa-sheet-in-hand = Te quedan
europa-sheet-none = ninguna que sirva

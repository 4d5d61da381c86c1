# Lo que escriben las imágenes: sin argumentos, con el sitio contado.

ride_the_rails-picture-title = RIDE THE
ride_the_rails-picture-subtitle = Rails
ride_the_rails-picture-round = Ronda
ride_the_rails-picture-seat = Asiento
ride_the_rails-picture-over = FIN
ride_the_rails-picture-left = Locomotoras que quedan
ride_the_rails-picture-share = Acciones
ride_the_rails-picture-build = Vías
ride_the_rails-picture-ride = Viajes
ride_the_rails-picture-passenger = viajero que espera
ride_the_rails-picture-starts = colores que empiezan ahí
ride_the_rails-picture-mountain = montaña: 1 menos por turno
ride_the_rails-picture-five = al primero que llega
ride_the_rails-picture-chicago = cada vez, en Chicago
ride_the_rails-picture-crossing = línea transcontinental
ride_the_rails-picture-paid = transcontinental: ya pagada
ride_the_rails-picture-capacity = por hexágono, no en Chicago
ride_the_rails-picture-east = en el este; 2 por ferrocarril
ride_the_rails-picture-score = Recuento
ride_the_rails-picture-rides = Viajes
ride_the_rails-picture-dividends = Dividendos
ride_the_rails-picture-bonuses = Premios
ride_the_rails-picture-total = Total

ride_the_rails-region-northwest = Noroeste
ride_the_rails-region-north = Norte
ride_the_rails-region-northeast = Noreste
ride_the_rails-region-southwest = Suroeste
ride_the_rails-region-south = Sur
ride_the_rails-region-southeast = Sureste

# What the pictures write: no arguments, and little room.

ride_the_rails-picture-title = RIDE THE
ride_the_rails-picture-subtitle = Rails
ride_the_rails-picture-round = Round
ride_the_rails-picture-seat = Seat
ride_the_rails-picture-over = END
ride_the_rails-picture-left = Locomotives left
ride_the_rails-picture-share = Shares
ride_the_rails-picture-build = Track
ride_the_rails-picture-ride = Rides
ride_the_rails-picture-passenger = passenger waiting
ride_the_rails-picture-starts = colours that start there
ride_the_rails-picture-mountain = mountain: 1 fewer a turn
ride_the_rails-picture-five = for the first to arrive
ride_the_rails-picture-chicago = each time, in Chicago
ride_the_rails-picture-crossing = transcontinental line
ride_the_rails-picture-paid = transcontinental: paid
ride_the_rails-picture-capacity = per hex, not in Chicago
ride_the_rails-picture-east = in the east; 2 per railroad
ride_the_rails-picture-score = Final count
ride_the_rails-picture-rides = Rides
ride_the_rails-picture-dividends = Dividends
ride_the_rails-picture-bonuses = Bonuses
ride_the_rails-picture-total = Total

ride_the_rails-region-northwest = Northwest
ride_the_rails-region-north = North
ride_the_rails-region-northeast = Northeast
ride_the_rails-region-southwest = Southwest
ride_the_rails-region-south = South
ride_the_rails-region-southeast = Southeast

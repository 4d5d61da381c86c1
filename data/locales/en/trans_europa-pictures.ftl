# What the pictures write: no arguments, little room.

trans_europa-picture-title = TRANS
trans_europa-picture-subtitle = Europa
trans_europa-picture-round = Round
trans_europa-picture-tracks = Tracks
trans_europa-picture-seat = Seat
trans_europa-picture-over = Europa · end
trans_europa-picture-single = single line: 1
trans_europa-picture-river = river, double: 2
trans_europa-picture-mountain = mountain, double: 2
trans_europa-picture-sea = sea, double: 2
trans_europa-picture-dashed = out with 2 or 3
trans_europa-picture-score = Count
trans_europa-picture-start = Start
trans_europa-picture-total = Total

trans_europa-region-west = West
trans_europa-region-center = Centre
trans_europa-region-north = North
trans_europa-region-east = East
trans_europa-region-south = South

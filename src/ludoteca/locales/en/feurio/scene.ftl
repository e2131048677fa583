### What a screen reader says of the things on the board of Feurio! in the browser.
### Where a thing lies (as “2,-1: ”) is put before these texts.

feurio-scene-tile = { $edges ->
        [0] a locked { $number }
       *[other] a { $number }
    }, { $men ->
        [none] no firefighters
       *[other] firefighters: { $men }
    }, { $edges ->
        [0] no free edge
        [one] 1 free edge
       *[other] { $edges } free edges
    }, { $room ->
        [0] no room
       *[other] room for { $room }
    }
feurio-scene-firebreak = a firebreak{ $number ->
        [0] { "" }
       *[other] , with a { $number } under it
    }
feurio-scene-open = { $hottest ->
        [True] hottest spot, heat { $heat }
       *[False] open position, heat { $heat }
    }
feurio-scene-region = Region of { feurio-colour }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }: { $divisor ->
        [0] sum { $sum }, no free edge, 0 points
       *[other] { $sum } divided by { $divisor } is { $points }
    }

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
       *[False] open spot, heat { $heat }
    }
feurio-scene-region = Region of { feurio-colour }, { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }: { $divisor ->
        [0] sum { $sum }, no free edge, 0 points
       *[other] { $sum } divided by { $divisor } is { $points }{ $rounding ->
            [up] , rounded up
            [down] , rounded down
           *[other] {""}
        }
    }

## The count at the end

feurio-count-region = { $rounding ->
        [locked] { feurio-colour }: { $sum }, but no tile has a free edge. No water, no points.
        [exact] { feurio-colour }: { $sum }, divided by { $divisor }: { feurio-count-points }.
        [up] { feurio-colour }: { $sum }, divided by { $divisor } and rounded up: { feurio-count-points }.
       *[down] { feurio-colour }: { $sum }, divided by { $divisor } and rounded down: { feurio-count-points }.
    }
feurio-count-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
feurio-count-nothing = { $seat }: nobody in the forest, no points.
feurio-count-crew = { feurio-colour }: { $men ->
        [0] everyone is placed
        [one] 1 firefighter is left over
       *[other] { $men } firefighters are left over
    }, { $regions ->
        [0] no region
        [one] in one region
       *[other] in { $regions } separate regions
    }, { $water ->
        [yes] with a 1 that has a free edge
       *[no] without a 1 that has a free edge
    }.

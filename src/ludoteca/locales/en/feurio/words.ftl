### A position of Feurio! in words, for screen readers.

feurio-words-tile = { $cell }: a { $number }, { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }, { $edges ->
        [0] locked
        [one] 1 free edge
       *[other] { $edges } free edges
    }, { $men ->
        [none] no firefighters
       *[other] firefighters: { $men }
    }, { $room ->
        [0] no room
       *[other] room for { $room }
    }.
feurio-words-firebreak = { $cell }: a firebreak{ $number ->
        [0] .
       *[other] , with a { $number } under it.
    }
feurio-words-hottest = Hottest spot: { $cell }, heat { $sum }.
feurio-words-seat = { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; firefighters left: { $left }.
feurio-words-region = Region of { feurio-colour } on { $cells }: { $divisor ->
        [0] sum { $sum }, no free edge, 0 points.
       *[other] { $sum } divided by { $divisor } is { $points }.
    }
feurio-words-turn = { $phase ->
        [draw] A tile is drawn for { $seat }
        [arrange] { $seat } arranges the start tiles
        [lay] { $seat } lays the drawn tile{ $drawn ->
            [0] { "" }
           *[other] , a { $drawn }
        }
        [men] { $seat } places firefighters or passes
       *[over] The game is over
    }. Tiles in the bag: { $left }.

### The story of a game of FutuRisiko!: what came of each move. Before a line stands whose it is. A
### value is told alone; its attribute .more is added to a line on the same topic.

## The round and its cards

futurisiko-told-draft = { $name } is turned: the draft goes { $order } (F12).
    .more = ; { $name }: the draft goes { $order } (F12)
futurisiko-told-turn = { $name } is turned. Round { $round } goes { $order } (F17).
    .more = ; { $name }. Round { $round } goes { $order } (F17)
futurisiko-told-turn-again = { $name } is turned: an army that is not in play.
    .more = ; { $name }, not in play either
futurisiko-told-claim = claims { $place }.
    .more = ; { $army } { $place }
futurisiko-told-discard = discards { $name }.
    .more = , { $name }
futurisiko-told-draw = draws { $cards }.
    .more = , draws { $cards }
futurisiko-told-cards = { $discard ->
        [0] draws { $deal ->
            [one] 1 card
           *[other] { $deal } cards
        }
        [one] discards 1 card{ $deal ->
            [0] {""}
           *[other] {" "}and draws { $deal }
        }
       *[other] discards { $discard } cards{ $deal ->
            [0] {""}
           *[other] {" "}and draws { $deal }
        }
    }.
    .more = ; { $army } { $discard ->
        [0] draws { $deal }
       *[other] discards { $discard }{ $deal ->
            [0] {""}
           *[other] {" "}and draws { $deal }
        }
    }

## Production

futurisiko-told-build = builds { futurisiko-pieces } in { $place }.
    .more = { $after ->
        [yes] , { futurisiko-pieces } in { $place }
       *[no] ; builds { futurisiko-pieces } in { $place }
    }
futurisiko-told-shield = raises Scudo Spaziale ({ futurisiko-army }) against a missile; { $left ->
        [0] none is
        [one] 1 is
       *[other] { $left } are
    } left.
    .more = ; raises Scudo Spaziale ({ futurisiko-army }) against a missile
futurisiko-told-accept = is hit by { $missiles ->
        [one] 1 missile
       *[other] { $missiles } missiles
    }, with { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
    .more = ; is hit by { $missiles ->
        [one] 1 missile
       *[other] { $missiles } missiles
    }
futurisiko-told-boost = plays Super Produzione ({ futurisiko-army }) for { $boost } points.
    .more = ; plays Super Produzione ({ futurisiko-army }) for { $boost } points
futurisiko-told-launch = launches Missili Balistici ({ futurisiko-army }) at { $other }, whose next production loses
    { $missile } points.
    .more = ; launches Missili Balistici ({ futurisiko-army }) at { $other }
futurisiko-told-built = leaves { $points ->
        [one] 1 point
       *[other] { $points } points
    } unused.
    .more = ; leaves { $points ->
        [one] 1 point
       *[other] { $points } points
    } unused

## Operations

futurisiko-told-truce = plays Tregua ({ $card }): until { $army } operates again, neither { $army } nor { $other } may invade
    the other (F67).
    .more = ; Tregua ({ $card }) with { $other }
futurisiko-told-betray = plays Tradimento ({ $card }): the truce with { $other } is over (F68).
    .more = ; Tradimento ({ $card }) against { $other }
futurisiko-march = { futurisiko-pieces } from { $origin } { $sea ->
        [no] {""}
       *[other] over { $sea }{" "}
    }to { $target }{ $against ->
        [no] {""}
       *[other] {" "}against { $against }
    }
futurisiko-told-move = moves { futurisiko-march }.
    .more = , { futurisiko-march }
futurisiko-told-stay = does not move.
    .more = {""}

## Fights

futurisiko-told-fight = attacks { $place }: { $outlook }
futurisiko-told-attack = attacks { $place }, { $attack } against { $defender } { $defence }, { $win } to win.
futurisiko-told-roll = { $verb ->
        [weapon] plays Arma Segreta ({ futurisiko-army }) and rolls
        [torpedo] sinks a submarine in { $sea } by Siluro Killer ({ futurisiko-army }) and rolls
       *[roll] rolls
    } { futurisiko-dice } for { $parts }.
futurisiko-told-card = { $verb ->
        [weapon] plays Arma Segreta ({ futurisiko-army })
       *[torpedo] sinks a submarine in { $sea } by Siluro Killer ({ futurisiko-army })
    }.
    .more = ; { $roller } { $verb ->
        [weapon] plays Arma Segreta ({ futurisiko-army })
       *[torpedo] sinks a submarine in { $sea } by Siluro Killer ({ futurisiko-army })
    }
futurisiko-explosions = { $hits ->
        [0] no explosion
        [one] 1 explosion
       *[other] { $hits } explosions
    }
futurisiko-told-explosions = { futurisiko-explosions }.
    .more = : { futurisiko-explosions }
futurisiko-fight-end = { $end ->
        [conquered] { $attacker } holds { $place } with { $left }{ $out ->
            [yes] , and { $defender } is out of the game (F57)
           *[no] {""}
        }
        [held] { $defender } keeps { $place } with { $left }
       *[no] { $opponent } has { $left } left
    }
futurisiko-told-hits = { futurisiko-explosions }{ $taken ->
        [none] {""}
       *[other] { $hits ->
            [one] {" "}takes { $taken }
           *[other] {" "}take { $taken }
        }
    }; { futurisiko-fight-end }.
    .more = : { futurisiko-explosions }{ $taken ->
        [none] {""}
       *[other] { $hits ->
            [one] {" "}takes { $taken }
           *[other] {" "}take { $taken }
        }; { futurisiko-fight-end }
    }
futurisiko-told-removal = takes { $taken }; { futurisiko-fight-end }.
    .more = {" "}take { $taken }; { futurisiko-fight-end }
futurisiko-told-volley = { $roller } hits { $hits } of { $dice }; { futurisiko-fight-end }.
    .more = ; { $roller } hits { $hits } of { $dice }{ $end ->
        [no] {""}
       *[other] : { futurisiko-fight-end }
    }{ $end ->
        [no] { $hits ->
            [0] {""}
           *[other] {" "}({ $opponent } { $left })
        }
       *[other] {""}
    }

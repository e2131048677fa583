### The story of a game of FutuRisiko!: what came of each move. Before a line stands whose it is. A
### value is told alone; its attribute .more is added to a line on the same topic.

## The round and its cards

futurisiko-told-draft = { $name } is turned. Territories are claimed in this order: { $order }.
    .more = ; { $name }. Territories are claimed in this order: { $order }
futurisiko-told-turn = { $name } is turned. Round { $round }: { $order }.
    .more = ; { $name }. Round { $round }: { $order }
futurisiko-told-turn-again = { $name } is turned, but nobody plays that colour.
    .more = ; { $name }, nobody’s colour either
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

futurisiko-told-build = builds { futurisiko-pieces } { $place }.
    .more = { $after ->
        [yes] , { futurisiko-pieces } { $place }
       *[no] ; builds { futurisiko-pieces } { $place }
    }
futurisiko-told-shield = stops a missile with Scudo Spaziale ({ futurisiko-army }); { $left ->
        [0] none is
        [one] 1 is
       *[other] { $left } are
    } left.
    .more = ; stops a missile with Scudo Spaziale ({ futurisiko-army })
futurisiko-told-accept = loses { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } to { $by ->
        [no] missiles
       *[other] missiles from { $by }
    }: { $left } left.
    .more = ; loses { $cost ->
        [one] 1 point
       *[other] { $cost } points
    } to { $by ->
        [no] missiles
       *[other] missiles from { $by }
    }
futurisiko-told-struck = loses { $units ->
        [one] 1 unit
       *[other] { $units } units
    } to { $by ->
        [no] missiles
       *[other] missiles from { $by }
    }.
    .more = ; loses { $units ->
        [one] 1 unit
       *[other] { $units } units
    } to { $by ->
        [no] missiles
       *[other] missiles from { $by }
    }
futurisiko-told-boost = plays Super Produzione ({ futurisiko-army }): { $boost ->
        [one] 1 more point
       *[other] { $boost } more points
    }.
    .more = ; plays Super Produzione ({ futurisiko-army }): { $boost ->
        [one] 1 more point
       *[other] { $boost } more points
    }
futurisiko-told-launch = launches Missili Balistici ({ futurisiko-army }) at { $other }: { $missile ->
        [0] { futurisiko-missile-loss }
        [one] −1 point next production
       *[other] −{ $missile } points next production
    }.
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

futurisiko-told-truce = plays Tregua ({ $card }): { $army } and { $other } cannot attack each other { $truce_rounds ->
        [1] until { $army } operates again
       *[other] for { $truce_rounds } rounds
    }.
    .more = ; Tregua ({ $card }) with { $other }
futurisiko-told-betray = plays Tradimento ({ $card }): the truce with { $other } is over.
    .more = ; Tradimento ({ $card }) against { $other }
futurisiko-march = { futurisiko-pieces } { $origin } { $sea ->
        [no] {""}
       *[other] over { $sea }{" "}
    }{ $target }{ $against ->
        [no] {""}
       *[other] {" "}against { $against }
    }
futurisiko-told-move = moves { futurisiko-march }.
    .more = , { futurisiko-march }
futurisiko-told-fear = fears { $other }: { $count } of { $goal }.
    .more = ; fears { $other }: { $count } of { $goal }
futurisiko-told-stay = does not move.
    .more = {""}

## Fights

futurisiko-told-fight = attacks { $place }: { $attack } against { $defence }, { $win } to win. { $first } rolls first.
futurisiko-told-roll = { $verb ->
        [weapon] plays Arma Segreta ({ futurisiko-army }) and rolls
        [torpedo] sinks a submarine { $sea } with Siluro Killer ({ futurisiko-army }) and rolls
       *[roll] rolls
    } { futurisiko-dice } for { $parts }.
futurisiko-told-card = { $verb ->
        [weapon] plays Arma Segreta ({ futurisiko-army })
       *[torpedo] sinks a submarine { $sea } with Siluro Killer ({ futurisiko-army })
    }.
    .more = ; { $roller } { $verb ->
        [weapon] plays Arma Segreta ({ futurisiko-army })
       *[torpedo] sinks a submarine { $sea } with Siluro Killer ({ futurisiko-army })
    }
futurisiko-explosions = { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
futurisiko-told-explosions = { futurisiko-explosions }.
    .more = : { futurisiko-explosions }
futurisiko-fight-end = { $end ->
        [conquered] { $attacker } takes { $place } with { $left }{ $out ->
            [yes] , and { $defender } is out of the game
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
futurisiko-told-taken = takes { $place } ({ $toll }){ $out ->
        [yes] , and { $defender } is out of the game
       *[no] {""}
    }.
    .more = ; { $attacker } takes { $place } ({ $toll }){ $out ->
        [yes] , and { $defender } is out of the game
       *[no] {""}
    }
futurisiko-told-repelled = attacks { $place } in vain: { $defender } keeps { $left }.
    .more = ; { $defender } holds { $place } with { $left }

## The story of the war, told at its end

futurisiko-war-first = The first conquest: { $attacker } takes { $place } from { $defender }.
futurisiko-war-out = { $attacker } takes { $place }, the last territory of { $defender }: one army fewer.
futurisiko-war-swing = The boldest round: { $seat } grows from { $before } to { $after } territories.
futurisiko-war-lead = { $seat } takes the lead, and never gives it back.
futurisiko-war-betray = Treason! { $seat } breaks the truce with { $other }.
futurisiko-war-upset = { $end ->
        [conquered] Against the odds ({ $chance }), { $attacker } takes { $place } from { $defender }.
       *[held] Against the odds ({ $chance }), { $defender } holds { $place } against { $attacker }.
    }
futurisiko-war-missiles = Nobody suffers more from missiles than { $seat }: { $count } hit home.
futurisiko-war-blow = The final blow: with { $place }, { $seat } holds { $count } territories and wins the war.
futurisiko-war-limit = After { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } the guns fall silent: { $seats } { $winners ->
        [one] wins
       *[other] win
    } with { $count } territories.

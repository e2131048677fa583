### Het verhaal van een spel FutuRisiko!: wat er van elke zet kwam. Vóór een regel staat van wie hij is. Een
### waarde staat op zichzelf; haar attribuut .more komt erbij in een regel over hetzelfde onderwerp.

## De ronde en haar kaarten

futurisiko-told-draft = { $name } wordt omgedraaid: de verdeling gaat zo: { $order } (F12).
    .more = ; { $name }: de verdeling gaat zo: { $order } (F12)
futurisiko-told-turn = { $name } wordt omgedraaid. Ronde { $round } gaat zo: { $order } (F17).
    .more = ; { $name }. Ronde { $round } gaat zo: { $order } (F17)
futurisiko-told-turn-again = { $name } wordt omgedraaid: een leger dat niet meedoet.
    .more = ; { $name }, doet ook niet mee
futurisiko-told-claim = neemt { $place }.
    .more = ; { $army } { $place }
futurisiko-told-discard = legt { $name } weg.
    .more = , ook { $name }
futurisiko-told-draw = trekt { $cards }.
    .more = , trekt { $cards }
futurisiko-told-cards = { $discard ->
        [0] trekt { $deal ->
            [one] 1 kaart
           *[other] { $deal } kaarten
        }
        [one] legt 1 kaart weg{ $deal ->
            [0] {""}
           *[other] {" "}en trekt er { $deal }
        }
       *[other] legt { $discard } kaarten weg{ $deal ->
            [0] {""}
           *[other] {" "}en trekt er { $deal }
        }
    }.
    .more = ; { $army } { $discard ->
        [0] trekt er { $deal }
       *[other] legt er { $discard } weg{ $deal ->
            [0] {""}
           *[other] {" "}en trekt er { $deal }
        }
    }

## Productie

futurisiko-told-build = bouwt { futurisiko-pieces } in { $unit ->
        [sub] de { $place }
       *[other] { $place }
    }.
    .more = { $after ->
        [yes] , { futurisiko-pieces } in { $unit ->
            [sub] de { $place }
           *[other] { $place }
        }
       *[no] ; bouwt { futurisiko-pieces } in { $unit ->
            [sub] de { $place }
           *[other] { $place }
        }
    }
futurisiko-told-shield = speelt Scudo Spaziale ({ futurisiko-army }) tegen een raket; { $left ->
        [0] er is er geen meer
        [one] er is er nog 1
       *[other] er zijn er nog { $left }
    }.
    .more = ; speelt Scudo Spaziale ({ futurisiko-army }) tegen een raket
futurisiko-told-accept = wordt geraakt door { $missiles ->
        [one] 1 raket
       *[other] { $missiles } raketten
    }, en houdt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } over.
    .more = ; wordt geraakt door { $missiles ->
        [one] 1 raket
       *[other] { $missiles } raketten
    }
futurisiko-told-boost = speelt Super Produzione ({ futurisiko-army }) voor { $boost } punten.
    .more = ; speelt Super Produzione ({ futurisiko-army }) voor { $boost } punten
futurisiko-told-launch = schiet Missili Balistici ({ futurisiko-army }) af op { $other }: dat kost in de volgende productie
    { $missile } punten.
    .more = ; schiet Missili Balistici ({ futurisiko-army }) af op { $other }
futurisiko-told-built = laat { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } ongebruikt.
    .more = ; laat { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } ongebruikt

## Operaties

futurisiko-told-truce = speelt Tregua ({ $card }): tot de volgende operaties van { $army } mogen { $army } en { $other } elkaar niet binnenvallen (F67).
    .more = ; Tregua ({ $card }) met { $other }
futurisiko-told-betray = speelt Tradimento ({ $card }): de wapenstilstand met { $other } is voorbij (F68).
    .more = ; Tradimento ({ $card }) tegen { $other }
futurisiko-march = { futurisiko-pieces } van { $unit ->
        [sub] de { $origin } naar de { $target }
       *[other] { $origin } { $sea ->
            [no] {""}
           *[other] over de { $sea }{" "}
        }naar { $target }
    }{ $against ->
        [no] {""}
       *[other] {" "}tegen { $against }
    }
futurisiko-told-move = verplaatst { futurisiko-march }.
    .more = , { futurisiko-march }
futurisiko-told-stay = verplaatst niets.
    .more = {""}

## Gevechten

futurisiko-told-fight = valt { $place } aan: { $outlook }
futurisiko-told-attack = valt { $place } aan, { $attack } tegen { $defender } { $defence }, kans { $win }.
futurisiko-told-roll = { $verb ->
        [weapon] speelt Arma Segreta ({ futurisiko-army }) en gooit
        [torpedo] brengt met Siluro Killer ({ futurisiko-army }) een onderzeeër in de { $sea } tot zinken en gooit
       *[roll] gooit
    } { futurisiko-dice } voor { $parts }.
futurisiko-told-card = { $verb ->
        [weapon] speelt Arma Segreta ({ futurisiko-army })
       *[torpedo] brengt met Siluro Killer ({ futurisiko-army }) een onderzeeër in de { $sea } tot zinken
    }.
    .more = ; { $roller } { $verb ->
        [weapon] speelt Arma Segreta ({ futurisiko-army })
       *[torpedo] brengt met Siluro Killer ({ futurisiko-army }) een onderzeeër in de { $sea } tot zinken
    }
futurisiko-explosions = { $hits ->
        [0] geen explosie
        [one] 1 explosie
       *[other] { $hits } explosies
    }
futurisiko-told-explosions = { futurisiko-explosions }.
    .more = : { futurisiko-explosions }
futurisiko-fight-end = { $end ->
        [conquered] { $attacker } verovert { $place } en heeft nog { $left }{ $out ->
            [yes] , en { $defender } doet niet meer mee (F57)
           *[no] {""}
        }
        [held] { $defender } houdt { $place } en heeft nog { $left }
       *[no] { $opponent } heeft nog { $left }
    }
futurisiko-told-hits = { futurisiko-explosions }{ $taken ->
        [none] {""}
       *[other] , weg: { $taken }
    }; { futurisiko-fight-end }.
    .more = : { futurisiko-explosions }{ $taken ->
        [none] {""}
       *[other] , weg: { $taken }; { futurisiko-fight-end }
    }
futurisiko-told-removal = haalt weg: { $taken }; { futurisiko-fight-end }.
    .more = , weg: { $taken }; { futurisiko-fight-end }
futurisiko-told-volley = { $roller } gooit { $hits } van { $dice } raak; { futurisiko-fight-end }.
    .more = ; { $roller } gooit { $hits } van { $dice } raak{ $end ->
        [no] {""}
       *[other] : { futurisiko-fight-end }
    }{ $end ->
        [no] { $hits ->
            [0] {""}
           *[other] {" "}({ $opponent } { $left })
        }
       *[other] {""}
    }

### Het verhaal van een spel FutuRisiko!: wat er van elke zet kwam. Vóór een regel staat van wie hij is. Een
### waarde staat op zichzelf; haar attribuut .more komt erbij in een regel over hetzelfde onderwerp.

## De ronde en haar kaarten

futurisiko-told-draft = { $name } wordt omgedraaid. De gebieden worden in deze volgorde gekozen: { $order }.
    .more = ; { $name }. De gebieden worden in deze volgorde gekozen: { $order }
futurisiko-told-turn = { $name } wordt omgedraaid. Ronde { $round }: { $order }.
    .more = ; { $name }. Ronde { $round }: { $order }
futurisiko-told-turn-again = { $name } wordt omgedraaid, maar niemand speelt die kleur.
    .more = ; { $name }, ook een kleur van niemand
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

futurisiko-told-build = bouwt { futurisiko-pieces } { $place }.
    .more = { $after ->
        [yes] , { futurisiko-pieces } { $place }
       *[no] ; bouwt { futurisiko-pieces } { $place }
    }
futurisiko-told-shield = houdt een raket tegen met Scudo Spaziale ({ futurisiko-army }); { $left ->
        [0] er is er geen meer
        [one] er is er nog 1
       *[other] er zijn er nog { $left }
    }.
    .more = ; houdt een raket tegen met Scudo Spaziale ({ futurisiko-army })
futurisiko-told-accept = verliest { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
    } door raketten{ $by ->
        [no] {""}
       *[other] {" "}van { $by }
    }: nog { $left } over.
    .more = ; verliest { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
    } door raketten{ $by ->
        [no] {""}
       *[other] {" "}van { $by }
    }
futurisiko-told-struck = verliest { $units ->
        [one] 1 eenheid
       *[other] { $units } eenheden
    } door raketten{ $by ->
        [no] {""}
       *[other] {" "}van { $by }
    }.
    .more = ; verliest { $units ->
        [one] 1 eenheid
       *[other] { $units } eenheden
    } door raketten{ $by ->
        [no] {""}
       *[other] {" "}van { $by }
    }
futurisiko-told-boost = speelt Super Produzione ({ futurisiko-army }): { $boost ->
        [one] 1 punt extra
       *[other] { $boost } punten extra
    }.
    .more = ; speelt Super Produzione ({ futurisiko-army }): { $boost ->
        [one] 1 punt extra
       *[other] { $boost } punten extra
    }
futurisiko-told-launch = schiet Missili Balistici ({ futurisiko-army }) op { $other }: { $missile ->
        [0] { futurisiko-missile-loss }
        [one] −1 punt in de volgende productie
       *[other] −{ $missile } punten in de volgende productie
    }.
    .more = ; schiet Missili Balistici ({ futurisiko-army }) op { $other }
futurisiko-told-built = laat { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } ongebruikt.
    .more = ; laat { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } ongebruikt

## Operaties

futurisiko-told-truce = speelt Tregua ({ $card }): { $army } en { $other } mogen elkaar niet aanvallen { $truce_rounds ->
        [1] tot de volgende operaties van { $army }
       *[other] gedurende { $truce_rounds } rondes
    }.
    .more = ; Tregua ({ $card }) met { $other }
futurisiko-told-betray = speelt Tradimento ({ $card }): de wapenstilstand met { $other } is voorbij.
    .more = ; Tradimento ({ $card }) tegen { $other }
futurisiko-march = { futurisiko-pieces } { $origin } { $sea ->
        [no] {""}
       *[other] over { $sea }{" "}
    }{ $target }{ $against ->
        [no] {""}
       *[other] {" "}tegen { $against }
    }
futurisiko-told-move = verplaatst { futurisiko-march }.
    .more = , { futurisiko-march }
futurisiko-told-fear = vreest { $other }: { $count } van de { $goal }.
    .more = ; vreest { $other }: { $count } van de { $goal }
futurisiko-told-stay = verplaatst niets.
    .more = {""}

## Gevechten

futurisiko-told-fight = valt { $place } aan: { $attack } tegen { $defence }, { $win } kans om te winnen. { $first } gooit eerst.
futurisiko-told-roll = { $verb ->
        [weapon] speelt Arma Segreta ({ futurisiko-army }) en gooit
        [torpedo] brengt { $sea } een onderzeeër tot zinken met Siluro Killer ({ futurisiko-army }) en gooit
       *[roll] gooit
    } { futurisiko-dice } voor { $parts }.
futurisiko-told-card = { $verb ->
        [weapon] speelt Arma Segreta ({ futurisiko-army })
       *[torpedo] brengt { $sea } een onderzeeër tot zinken met Siluro Killer ({ futurisiko-army })
    }.
    .more = ; { $roller } { $verb ->
        [weapon] speelt Arma Segreta ({ futurisiko-army })
       *[torpedo] brengt { $sea } een onderzeeër tot zinken met Siluro Killer ({ futurisiko-army })
    }
futurisiko-explosions = { $hits ->
        [0] geen treffer
        [one] 1 treffer
       *[other] { $hits } treffers
    }
futurisiko-told-explosions = { futurisiko-explosions }.
    .more = : { futurisiko-explosions }
futurisiko-fight-end = { $end ->
        [conquered] { $attacker } verovert { $place } en heeft nog { $left }{ $out ->
            [yes] , en { $defender } doet niet meer mee
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
futurisiko-told-taken = verovert { $place } ({ $toll }){ $out ->
        [yes] , en { $defender } doet niet meer mee
       *[no] {""}
    }.
    .more = ; { $attacker } verovert { $place } ({ $toll }){ $out ->
        [yes] , en { $defender } doet niet meer mee
       *[no] {""}
    }
futurisiko-told-repelled = valt { $place } vergeefs aan: { $defender } houdt { $left } over.
    .more = ; { $defender } houdt { $place } met { $left }

## Het verhaal van de oorlog, verteld aan het einde

futurisiko-war-first = De eerste verovering: { $attacker } neemt { $place } af van { $defender }.
futurisiko-war-out = { $attacker } verovert { $place }, het laatste gebied van { $defender }: een leger minder.
futurisiko-war-swing = De gewaagdste ronde: { $seat } groeit van { $before } naar { $after } gebieden.
futurisiko-war-lead = { $seat } neemt de leiding en geeft die niet meer af.
futurisiko-war-betray = Verraad! { $seat } breekt de wapenstilstand met { $other }.
futurisiko-war-upset = { $end ->
        [conquered] Tegen alle verwachting ({ $chance }) neemt { $attacker } { $place } af van { $defender }.
       *[held] Tegen alle verwachting ({ $chance }) houdt { $defender } { $place } tegen { $attacker }.
    }
futurisiko-war-missiles = Niemand lijdt meer onder raketten dan { $seat }: { $count } zijn raak.
futurisiko-war-blow = De genadeslag: met { $place } heeft { $seat } { $count } gebieden en is de oorlog gewonnen.
futurisiko-war-limit = Na { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    } zwijgen de wapens: { $seats } { $winners ->
        [one] wint
       *[other] winnen
    } met { $count } gebieden.

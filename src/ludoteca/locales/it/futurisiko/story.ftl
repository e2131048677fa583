### Il racconto di una partita di FutuRisiko!: che cosa è venuto da ogni mossa. Prima di una riga sta di chi è. Un
### valore si racconta da solo; il suo attributo .more si aggiunge a una riga sullo stesso argomento.

## Il turno e le sue carte

futurisiko-told-draft = si gira { $name }: i territori si scelgono nell’ordine { $order } (F12).
    .more = ; { $name }: i territori si scelgono nell’ordine { $order } (F12)
futurisiko-told-turn = si gira { $name }. Turno { $round }, nell’ordine { $order } (F17).
    .more = ; { $name }. Turno { $round }, nell’ordine { $order } (F17)
futurisiko-told-turn-again = si gira { $name }: un esercito che non è in gioco.
    .more = ; { $name }, neanche lui in gioco
futurisiko-told-claim = occupa { $place }.
    .more = ; { $army } { $place }
futurisiko-told-discard = scarta { $name }.
    .more = , { $name }
futurisiko-told-draw = pesca { $cards }.
    .more = , pesca { $cards }
futurisiko-told-cards = { $discard ->
        [0] pesca { $deal ->
            [one] 1 carta
           *[other] { $deal } carte
        }
        [one] scarta 1 carta{ $deal ->
            [0] {""}
           *[other] {" "}e ne pesca { $deal }
        }
       *[other] scarta { $discard } carte{ $deal ->
            [0] {""}
           *[other] {" "}e ne pesca { $deal }
        }
    }.
    .more = ; { $army } { $discard ->
        [0] ne pesca { $deal }
       *[other] ne scarta { $discard }{ $deal ->
            [0] {""}
           *[other] {" "}e ne pesca { $deal }
        }
    }

## Produzione

futurisiko-told-build = costruisce { futurisiko-pieces } in { $place }.
    .more = { $after ->
        [yes] , { futurisiko-pieces } in { $place }
       *[no] ; costruisce { futurisiko-pieces } in { $place }
    }
futurisiko-told-shield = alza Scudo Spaziale ({ futurisiko-army }) contro un missile; { $left ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
    .more = ; alza Scudo Spaziale ({ futurisiko-army }) contro un missile
futurisiko-told-accept = subisce { $missiles ->
        [one] 1 missile
       *[other] { $missiles } missili
    } e resta con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    .more = ; subisce { $missiles ->
        [one] 1 missile
       *[other] { $missiles } missili
    }
futurisiko-told-boost = gioca Super Produzione ({ futurisiko-army }) per { $boost } punti.
    .more = ; gioca Super Produzione ({ futurisiko-army }) per { $boost } punti
futurisiko-told-launch = lancia Missili Balistici ({ futurisiko-army }) contro { $other }, che nella prossima produzione perde
    { $missile } punti.
    .more = ; lancia Missili Balistici ({ futurisiko-army }) contro { $other }
futurisiko-told-built = lascia { $points ->
        [one] 1 punto non usato
       *[other] { $points } punti non usati
    }.
    .more = ; lascia { $points ->
        [one] 1 punto non usato
       *[other] { $points } punti non usati
    }

## Operazioni

futurisiko-told-truce = gioca Tregua ({ $card }): fino alla prossima fase operativa di { $army }, né { $army } né { $other } possono
    invadere l’altro (F67).
    .more = ; Tregua ({ $card }) con { $other }
futurisiko-told-betray = gioca Tradimento ({ $card }): la tregua con { $other } è finita (F68).
    .more = ; Tradimento ({ $card }) contro { $other }
futurisiko-march = { futurisiko-pieces } da { $origin } { $sea ->
        [no] {""}
       *[other] attraverso { $sea }{" "}
    }a { $target }{ $against ->
        [no] {""}
       *[other] {" "}contro { $against }
    }
futurisiko-told-move = muove { futurisiko-march }.
    .more = , { futurisiko-march }
futurisiko-told-stay = non muove.
    .more = {""}

## Combattimenti

futurisiko-told-fight = attacca { $place }: { $outlook }
futurisiko-told-attack = attacca { $place }, { $attack } contro { $defender } ({ $defence }), { $win } di probabilità di vincere.
futurisiko-told-roll = { $verb ->
        [weapon] gioca Arma Segreta ({ futurisiko-army }) e tira
        [torpedo] affonda un sottomarino ({ $sea }) con Siluro Killer ({ futurisiko-army }) e tira
       *[roll] tira
    } { futurisiko-dice } per { $parts }.
futurisiko-told-card = { $verb ->
        [weapon] gioca Arma Segreta ({ futurisiko-army })
       *[torpedo] affonda un sottomarino ({ $sea }) con Siluro Killer ({ futurisiko-army })
    }.
    .more = ; { $roller } { $verb ->
        [weapon] gioca Arma Segreta ({ futurisiko-army })
       *[torpedo] affonda un sottomarino ({ $sea }) con Siluro Killer ({ futurisiko-army })
    }
futurisiko-explosions = { $hits ->
        [0] nessuna esplosione
        [one] 1 esplosione
       *[other] { $hits } esplosioni
    }
futurisiko-told-explosions = { futurisiko-explosions }.
    .more = : { futurisiko-explosions }
futurisiko-fight-end = { $end ->
        [conquered] { $attacker } conquista { $place } con { $left }{ $out ->
            [yes] , e { $defender } è fuori gioco (F57)
           *[no] {""}
        }
        [held] { $defender } tiene { $place } con { $left }
       *[no] { $opponent } resta con { $left }
    }
futurisiko-told-hits = { futurisiko-explosions }{ $taken ->
        [none] {""}
       *[other] { $hits ->
            [one] {" "}toglie { $taken }
           *[other] {" "}tolgono { $taken }
        }
    }; { futurisiko-fight-end }.
    .more = : { futurisiko-explosions }{ $taken ->
        [none] {""}
       *[other] { $hits ->
            [one] {" "}toglie { $taken }
           *[other] {" "}tolgono { $taken }
        }; { futurisiko-fight-end }
    }
futurisiko-told-removal = toglie { $taken }; { futurisiko-fight-end }.
    .more = , via { $taken }; { futurisiko-fight-end }
futurisiko-told-volley = { $roller } colpisce con { $hits } su { $dice }; { futurisiko-fight-end }.
    .more = ; { $roller } colpisce con { $hits } su { $dice }{ $end ->
        [no] {""}
       *[other] : { futurisiko-fight-end }
    }{ $end ->
        [no] { $hits ->
            [0] {""}
           *[other] {" "}({ $opponent } { $left })
        }
       *[other] {""}
    }

### Il racconto di una partita di FutuRisiko!: che cosa è venuto da ogni mossa. Prima di una riga sta di chi è. Un
### valore si racconta da solo; il suo attributo .more si aggiunge a una riga sullo stesso argomento.

## Il turno e le sue carte

futurisiko-told-draft = si gira { $name }. I territori si scelgono in quest’ordine: { $order }.
    .more = ; { $name }. I territori si scelgono in quest’ordine: { $order }
futurisiko-told-turn = si gira { $name }. Turno { $round }: { $order }.
    .more = ; { $name }. Turno { $round }: { $order }
futurisiko-told-turn-again = si gira { $name }, ma nessuno gioca quel colore.
    .more = ; { $name }, nessuno gioca neanche questo colore
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

futurisiko-told-build = costruisce { futurisiko-pieces } { $place }.
    .more = { $after ->
        [yes] , { futurisiko-pieces } { $place }
       *[no] ; costruisce { futurisiko-pieces } { $place }
    }
futurisiko-told-shield = ferma un missile con Scudo Spaziale ({ futurisiko-army }); { $left ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
    .more = ; ferma un missile con Scudo Spaziale ({ futurisiko-army })
futurisiko-told-accept = perde { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    } per i missili{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    }: { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
    .more = ; perde { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    } per i missili{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    }
futurisiko-told-struck = perde { $units } unità per i missili{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    }.
    .more = ; perde { $units } unità per i missili{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    }
futurisiko-told-boost = gioca Super Produzione ({ futurisiko-army }): { $boost ->
        [one] 1 punto in più
       *[other] { $boost } punti in più
    }.
    .more = ; gioca Super Produzione ({ futurisiko-army }): { $boost ->
        [one] 1 punto in più
       *[other] { $boost } punti in più
    }
futurisiko-told-launch = lancia Missili Balistici ({ futurisiko-army }) contro { $other }: { $missile ->
        [0] { futurisiko-missile-loss }
        [one] −1 punto alla prossima produzione
       *[other] −{ $missile } punti alla prossima produzione
    }.
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

futurisiko-told-truce = gioca Tregua ({ $card }): { $army } e { $other } non possono attaccarsi { $truce_rounds ->
        [1] fino alle prossime operazioni di { $army }
       *[other] per { $truce_rounds } turni
    }.
    .more = ; Tregua ({ $card }) con { $other }
futurisiko-told-betray = gioca Tradimento ({ $card }): la tregua con { $other } è finita.
    .more = ; Tradimento ({ $card }) contro { $other }
futurisiko-march = { futurisiko-pieces } { $origin } { $target }{ $sea ->
        [no] {""}
       *[other] {" "}attraverso { $sea }
    }{ $against ->
        [no] {""}
       *[other] {" "}contro { $against }
    }
futurisiko-told-move = muove { futurisiko-march }.
    .more = , { futurisiko-march }
futurisiko-told-fear = teme { $other }: { $count } su { $goal }.
    .more = ; teme { $other }: { $count } su { $goal }
futurisiko-told-stay = non muove.
    .more = {""}

## Combattimenti

futurisiko-told-fight = attacca { $place }: { $attack } contro { $defence }, vittoria al { $win }. Comincia a tirare { $first }.
futurisiko-told-roll = { $verb ->
        [weapon] gioca Arma Segreta ({ futurisiko-army }) e tira
        [torpedo] affonda un sottomarino { $sea } con Siluro Killer ({ futurisiko-army }) e tira
       *[roll] tira
    } { futurisiko-dice } per { $parts }.
futurisiko-told-card = { $verb ->
        [weapon] gioca Arma Segreta ({ futurisiko-army })
       *[torpedo] affonda un sottomarino { $sea } con Siluro Killer ({ futurisiko-army })
    }.
    .more = ; { $roller } { $verb ->
        [weapon] gioca Arma Segreta ({ futurisiko-army })
       *[torpedo] affonda un sottomarino { $sea } con Siluro Killer ({ futurisiko-army })
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
            [yes] , e { $defender } è fuori gioco
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
futurisiko-told-taken = conquista { $place } ({ $toll }){ $out ->
        [yes] , e { $defender } è fuori gioco
       *[no] {""}
    }.
    .more = ; { $attacker } conquista { $place } ({ $toll }){ $out ->
        [yes] , e { $defender } è fuori gioco
       *[no] {""}
    }
futurisiko-told-repelled = attacca { $place } invano: { $defender } resta con { $left }.
    .more = ; { $defender } tiene { $place } con { $left }

## La storia della guerra, raccontata alla fine

futurisiko-war-first = La prima conquista: { $attacker } strappa { $place } a { $defender }.
futurisiko-war-out = { $attacker } conquista { $place }, l’ultimo territorio di { $defender }: un esercito in meno.
futurisiko-war-swing = Il turno più travolgente: { $seat } passa da { $before } a { $after } territori.
futurisiko-war-lead = { $seat } passa in testa, e ci resta.
futurisiko-war-betray = Tradimento! { $seat } rompe la tregua con { $other }.
futurisiko-war-upset = { $end ->
        [conquered] Contro ogni pronostico ({ $chance }), { $attacker } strappa { $place } a { $defender }.
       *[held] Contro ogni pronostico ({ $chance }), { $defender } difende { $place } da { $attacker }.
    }
futurisiko-war-missiles = I missili colpiscono soprattutto { $seat }: { $count } a segno.
futurisiko-war-blow = Il colpo finale: conquistando { $place }, { $seat } arriva a { $count } territori e vince la guerra.
futurisiko-war-limit = Dopo { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    } le armi tacciono: { $seats } { $winners ->
        [one] vince
       *[other] vincono
    } con { $count } territori.

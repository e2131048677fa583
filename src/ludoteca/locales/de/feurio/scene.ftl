### Was ein Vorleseprogramm von den Dingen auf dem Spielbrett von Feurio! im Browser sagt.
### Wo ein Ding liegt (wie „2,-1: “), kommt vor diesen Texten.

feurio-scene-tile = { $edges ->
        [0] eine eingeschlossene { $number }
       *[other] eine { $number }
    }, { $men ->
        [none] keine Feuerwehrleute
       *[other] Feuerwehrleute: { $men }
    }, { $edges ->
        [0] keine freie Kante
        [one] 1 freie Kante
       *[other] { $edges } freie Kanten
    }, { $room ->
        [0] kein Platz
       *[other] Platz für { $room }
    }
feurio-scene-firebreak = eine Feuerschneise{ $number ->
        [0] { "" }
       *[other] , darunter eine { $number }
    }
feurio-scene-open = { $hottest ->
        [True] heißeste Stelle, Hitze { $heat }
       *[False] offene Stelle, Hitze { $heat }
    }
feurio-scene-region = Fläche von { feurio-colour }, { $tiles ->
        [one] 1 Waldstück
       *[other] { $tiles } Waldstücke
    }: { $divisor ->
        [0] Summe { $sum }, keine freie Kante, 0 Punkte
       *[other] { $sum } geteilt durch { $divisor } ist { $points }{ $rounding ->
            [up] , aufgerundet
            [down] , abgerundet
           *[other] {""}
        }
    }

## Die Wertung am Ende

feurio-count-region = { $rounding ->
        [locked] { feurio-colour }: { $sum }, aber kein Waldstück hat eine freie Kante. Kein Wasser, keine Punkte.
        [exact] { feurio-colour }: { $sum }, geteilt durch { $divisor }: { feurio-count-points }.
        [up] { feurio-colour }: { $sum }, geteilt durch { $divisor } und aufgerundet: { feurio-count-points }.
       *[down] { feurio-colour }: { $sum }, geteilt durch { $divisor } und abgerundet: { feurio-count-points }.
    }
feurio-count-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
feurio-count-nothing = { $seat }: niemand im Wald, keine Punkte.
feurio-count-crew = { feurio-colour }: { $men ->
        [0] alle eingesetzt
        [one] 1 Feuerwehrmann nicht eingesetzt
       *[other] { $men } Feuerwehrleute nicht eingesetzt
    }, { $regions ->
        [0] keine Fläche
        [one] in einer Fläche
       *[other] in { $regions } getrennten Flächen
    }, { $water ->
        [yes] mit einer 1, die eine freie Kante hat
       *[no] ohne eine 1 mit freier Kante
    }.

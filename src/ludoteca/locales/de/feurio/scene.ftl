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
       *[other] { $sum } geteilt durch { $divisor } ist { $points }
    }

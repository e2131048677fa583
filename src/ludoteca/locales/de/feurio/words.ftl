### Eine Stellung von Feurio! in Worten, für Vorleseprogramme.

feurio-words-tile = { $cell }: eine { $number }, { $spaces ->
        [one] 1 Feld
       *[other] { $spaces } Felder
    }, { $edges ->
        [0] eingeschlossen
        [one] 1 freie Kante
       *[other] { $edges } freie Kanten
    }, { $men ->
        [none] keine Feuerwehrleute
       *[other] Feuerwehrleute: { $men }
    }, { $room ->
        [0] kein Platz
       *[other] Platz für { $room }
    }.
feurio-words-firebreak = { $cell }: eine Feuerschneise{ $number ->
        [0] .
       *[other] , darunter eine { $number }.
    }
feurio-words-hottest = Heißeste Stelle: { $cell }, Hitze { $sum }.
feurio-words-seat = { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; Feuerwehrleute übrig: { $left }.
feurio-words-region = Fläche von { feurio-colour } auf { $cells }: { $divisor ->
        [0] Summe { $sum }, keine freie Kante, 0 Punkte.
       *[other] { $sum } geteilt durch { $divisor } ist { $points }.
    }
feurio-words-turn = { $phase ->
        [draw] Ein Waldstück wird gezogen für { $seat }
        [arrange] { $seat } ordnet die Startstücke an
        [lay] { $seat } legt das gezogene Waldstück{ $drawn ->
            [0] { "" }
           *[other] , eine { $drawn }
        }
        [men] { $seat } setzt Feuerwehrleute ein oder passt
       *[over] Das Spiel ist vorbei
    }. Waldstücke im Beutel: { $left }.

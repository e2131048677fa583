### Che cosa si sente delle cose sul tavolo di Feurio! nel browser, per chi ascolta lo schermo.
### Prima di questi testi si dice dove si trova una cosa (come “2,-1: ”).

feurio-scene-tile = { $edges ->
        [0] un { $number } isolato
       *[other] un { $number }
    }, { $men ->
        [none] nessun pompiere
       *[other] pompieri: { $men }
    }, { $edges ->
        [0] nessun lato libero
        [one] 1 lato libero
       *[other] { $edges } lati liberi
    }, { $room ->
        [0] nessun posto
       *[other] posto per { $room }
    }
feurio-scene-firebreak = una linea di fuoco{ $number ->
        [0] { "" }
       *[other] , con sotto un { $number }
    }
feurio-scene-open = { $hottest ->
        [True] punto più caldo, calore { $heat }
       *[False] punto libero, calore { $heat }
    }
feurio-scene-region = Area del { feurio-colour }, { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }: { $divisor ->
        [0] somma { $sum }, nessun lato libero, 0 punti
       *[other] { $sum } diviso { $divisor } fa { $points }{ $rounding ->
            [up] , arrotondato per eccesso
            [down] , arrotondato per difetto
           *[other] {""}
        }
    }

## Il conteggio finale

feurio-count-region = { $rounding ->
        [locked] { feurio-colour }: { $sum }, ma nessuna tessera ha un lato libero. Niente acqua, niente punti.
        [exact] { feurio-colour }: { $sum }, diviso { $divisor }: { feurio-count-points }.
        [up] { feurio-colour }: { $sum }, diviso { $divisor } e arrotondato per eccesso: { feurio-count-points }.
       *[down] { feurio-colour }: { $sum }, diviso { $divisor } e arrotondato per difetto: { feurio-count-points }.
    }
feurio-count-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
feurio-count-nothing = { $seat }: nessuno nella foresta, niente punti.
feurio-count-crew = { feurio-colour }: { $men ->
        [0] tutti piazzati
        [one] 1 pompiere non piazzato
       *[other] { $men } pompieri non piazzati
    }, { $regions ->
        [0] nessuna area
        [one] in una sola area
       *[other] in { $regions } aree separate
    }, { $water ->
        [yes] con un 1 che ha un lato libero
       *[no] senza un 1 che abbia un lato libero
    }.

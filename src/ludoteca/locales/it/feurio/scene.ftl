### Che cosa si sente delle cose sul tavolo di Feurio! nel browser, per chi ascolta lo schermo.
### Prima di questi testi si dice dove si trova una cosa (come “2,-1: ”).

feurio-scene-tile = { $edges ->
        [0] un { $number } bloccato
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
       *[False] posizione aperta, calore { $heat }
    }
feurio-scene-region = Area del { feurio-colour }, { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }: { $divisor ->
        [0] somma { $sum }, nessun lato libero, 0 punti
       *[other] { $sum } diviso { $divisor } fa { $points }
    }

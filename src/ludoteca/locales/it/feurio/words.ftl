### Una posizione di Feurio! a parole, per chi ascolta lo schermo.

feurio-words-tile = { $cell }: un { $number }, { $spaces ->
        [one] 1 spazio
       *[other] { $spaces } spazi
    }, { $edges ->
        [0] isolato
        [one] 1 lato libero
       *[other] { $edges } lati liberi
    }, { $men ->
        [none] nessun pompiere
       *[other] pompieri: { $men }
    }, { $room ->
        [0] nessun posto
       *[other] posto per { $room }
    }.
feurio-words-firebreak = { $cell }: una linea di fuoco{ $number ->
        [0] .
       *[other] , con sotto un { $number }.
    }
feurio-words-hottest = Punto più caldo: { $cell }, calore { $sum }.
feurio-words-seat = { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }; pompieri rimasti: { $left }.
feurio-words-region = Area del { feurio-colour } su { $cells }: { $divisor ->
        [0] somma { $sum }, nessun lato libero, 0 punti.
       *[other] { $sum } diviso { $divisor } fa { $points }.
    }
feurio-words-turn = { $phase ->
        [draw] Si pesca una tessera per { $seat }
        [arrange] { $seat } dispone le tessere di partenza
        [lay] { $seat } piazza la tessera pescata{ $drawn ->
            [0] { "" }
           *[other] , un { $drawn }
        }
        [men] { $seat } piazza pompieri o passa
       *[over] La partita è finita
    }. Tessere nel sacchetto: { $left }.

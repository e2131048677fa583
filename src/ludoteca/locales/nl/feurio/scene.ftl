### Wat een schermlezer zegt van de dingen op het bord van Feurio! in de browser.
### Waar een ding ligt (zoals “2,-1: ”), komt vóór deze teksten.

feurio-scene-tile = { $edges ->
        [0] een ingesloten { $number }
       *[other] een { $number }
    }, { $men ->
        [none] geen manschappen
       *[other] manschappen: { $men }
    }, { $edges ->
        [0] geen vrije zijde
        [one] 1 vrije zijde
       *[other] { $edges } vrije zijden
    }, { $room ->
        [0] geen ruimte
       *[other] ruimte voor { $room }
    }
feurio-scene-firebreak = een vuurgreppel{ $number ->
        [0] { "" }
       *[other] , met een { $number } eronder
    }
feurio-scene-open = { $hottest ->
        [True] heetste plek, hitte { $heat }
       *[False] open plek, hitte { $heat }
    }
feurio-scene-region = Gebied van { feurio-colour }, { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }: { $divisor ->
        [0] som { $sum }, geen vrije zijde, 0 punten
       *[other] { $sum } gedeeld door { $divisor } is { $points }{ $rounding ->
            [up] , naar boven afgerond
            [down] , naar beneden afgerond
           *[other] {""}
        }
    }

## De telling aan het einde

feurio-count-region = { $rounding ->
        [locked] { feurio-colour }: { $sum }, maar geen tegel heeft een vrije zijde. Geen water, geen punten.
        [exact] { feurio-colour }: { $sum }, gedeeld door { $divisor }: { feurio-count-points }.
        [up] { feurio-colour }: { $sum }, gedeeld door { $divisor } en naar boven afgerond: { feurio-count-points }.
       *[down] { feurio-colour }: { $sum }, gedeeld door { $divisor } en naar beneden afgerond: { feurio-count-points }.
    }
feurio-count-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
feurio-count-nothing = { $seat }: niemand in het woud, geen punten.
feurio-count-crew = { feurio-colour }: { $men ->
        [0] iedereen is geplaatst
        [one] 1 brandweerman is over
       *[other] { $men } manschappen zijn over
    }, { $regions ->
        [0] geen gebied
        [one] in één gebied
       *[other] in { $regions } losse gebieden
    }, { $water ->
        [yes] met een 1 die een vrije zijde heeft
       *[no] zonder een 1 met een vrije zijde
    }.

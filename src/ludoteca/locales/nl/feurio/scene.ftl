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
       *[other] { $sum } gedeeld door { $divisor } is { $points }
    }

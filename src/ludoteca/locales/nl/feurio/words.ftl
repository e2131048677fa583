### Een stand van Feurio! in woorden, voor schermlezers.

feurio-words-tile = { $cell }: een { $number }, { $spaces ->
        [one] 1 veld
       *[other] { $spaces } velden
    }, { $edges ->
        [0] ingesloten
        [one] 1 vrije zijde
       *[other] { $edges } vrije zijden
    }, { $men ->
        [none] geen manschappen
       *[other] manschappen: { $men }
    }, { $room ->
        [0] geen ruimte
       *[other] ruimte voor { $room }
    }.
feurio-words-firebreak = { $cell }: een vuurgreppel{ $number ->
        [0] .
       *[other] , met een { $number } eronder.
    }
feurio-words-hottest = Heetste plek: { $cell }, hitte { $sum }.
feurio-words-seat = { $seat }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }; manschappen over: { $left }.
feurio-words-region = Gebied van { feurio-colour } op { $cells }: { $divisor ->
        [0] som { $sum }, geen vrije zijde, 0 punten.
       *[other] { $sum } gedeeld door { $divisor } is { $points }.
    }
feurio-words-turn = { $phase ->
        [draw] Er wordt een tegel getrokken voor { $seat }
        [arrange] { $seat } schikt de starttegels
        [lay] { $seat } legt de getrokken tegel{ $drawn ->
            [0] { "" }
           *[other] , een { $drawn }
        }
        [men] { $seat } plaatst manschappen of past
       *[over] Het spel is uit
    }. Tegels in de zak: { $left }.

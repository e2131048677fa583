### De woorden rond de tafel van Feurio! in een terminal.

feurio-screen-seat = Plaats { $seat }

## De tafel

feurio-screen-key = In een tegel: zijn getal, waar hij ligt, zijn velden ({ $vacant } voor een brandweerman, { $unusable } zonder
    vrije zijde voor een brandweerman), en onderaan zijn vrije zijden ({ $locked } ingesloten).
feurio-screen-key-heat = Rond het woud: de hitte van de open plekken, de heetste met pijlen.
feurio-screen-key-firebreak = { $back } is een vuurgreppel, met zijn getal tussen haakjes als je het kent.
feurio-screen-key-rows = In een tegel: zijn getal, zijn velden ({ $vacant } voor een brandweerman, { $unusable } zonder vrije
    zijde voor een brandweerman), en onderaan zijn vrije zijden ({ $locked } ingesloten). Naast een rij: waar de
    dichtstbijzijnde tegel ligt; elke stap naar rechts telt 1 op bij de eerste coördinaat.
feurio-screen-key-list = Van elke tegel: waar hij ligt, zijn getal, zijn velden ({ $vacant } voor een brandweerman, { $unusable }
    zonder vrije zijde voor een brandweerman), zijn vrije zijden ({ $locked } ingesloten).

## Manschappen en punten

feurio-screen-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
feurio-screen-left = nog { $men }
feurio-screen-region = { $sum } ÷ { $divisor } = { $points }
feurio-screen-locked = { $sum } ingesloten = 0
feurio-screen-no-region = nog geen gebied
feurio-screen-auxiliary = neutrale manschappen, geen punten

## De opdracht als je alleen of samen speelt

feurio-screen-placed = { $men ->
        [0] allen geplaatst
       *[other] nog { $men } te plaatsen
    }
feurio-screen-one-region = { $regions ->
        [0] geen gebied
        [one] één gebied
       *[other] { $regions } gebieden
    }
feurio-screen-open-water = open { $number }
feurio-screen-impossible = Het woud is niet meer te redden: { $reason } ({ $rule })

## Wat er gevraagd wordt

feurio-screen-turning = De starttegels worden omgedraaid: { $tiles ->
        [none] nog geen
       *[other] { $tiles }
    }.
feurio-screen-drawing = { $seat } trekt een tegel.
feurio-screen-arranging = { $seat } schikt de starttegels { $tiles }: welke twee komen in het midden?
feurio-screen-laying = { $seat } legt een { $number } ({ $places }) op de heetste plek.
feurio-screen-laying-or-breaking = { $seat } legt een { $number } ({ $places }) op de heetste plek: open, of gesloten als
    vuurgreppel.
feurio-screen-laying-hidden = { $seat } legt een geheime tegel op de heetste plek.
feurio-screen-placing = { $men ->
        [0] { $seat } heeft niemand meer om te plaatsen, en past.
        [one] { $seat } plaatst een brandweerman, of past.
       *[other] { $seat } plaatst tot { $men } manschappen op één tegel, of past.
    }
feurio-screen-won = Het vuur is uit! Overwinning voor { $seats } met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }. { $reason } ({ $rule })
feurio-screen-task-done = Het woud is gered! { $reason } ({ $rule })
feurio-screen-task-failed = Deze keer won het vuur. { $reason } ({ $rule })
feurio-screen-hottest = Heetste { $heat }:
feurio-screen-bag = { $left ->
        [0] Geen tegel
        [one] 1 tegel
       *[other] { $left } tegels
    } in de zak; nog niet gezien: { $unseen ->
        [none] geen
       *[other] { $unseen }
    }.

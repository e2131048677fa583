### De woorden in het plaatje van een spel Feurio!.

feurio-picture-title = Feurio!, { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }
feurio-picture-desc = { $status }. { $laid ->
        [0] Er ligt geen tegel
        [one] Er ligt één tegel
       *[other] Er liggen { $laid } tegels
    } op tafel. { $left }.

## Wat er gevraagd wordt

feurio-picture-turning = De starttegels worden omgedraaid
feurio-picture-drawing = { $seat } trekt een tegel
feurio-picture-arranging = { $seat } schikt de starttegels
feurio-picture-laying = { $seat } legt de getrokken tegel
feurio-picture-placing = { $seat } plaatst manschappen of past
feurio-picture-over = Het spel is uit
feurio-picture-done = Het woud is gered
feurio-picture-failed = Deze keer won het vuur
feurio-picture-to-move = aan de beurt
feurio-picture-wins = winnaar
feurio-picture-bag = { $left ->
        [0] De zak is leeg
        [one] In de zak: 1 tegel
       *[other] In de zak: { $left } tegels
    }
feurio-picture-unseen = Nog niet gezien: { $count } met het getal { $number }
feurio-picture-drawn = De getrokken tegel: { $number }
feurio-picture-drawn-secretly = De getrokken tegel, die jij niet ziet
feurio-picture-start-tile = Starttegel: { $number }
feurio-picture-start-tile-to-come = Een starttegel die nog komt

## De tafel

feurio-picture-tile = { $number } op { $cell }, { $edges ->
        [0] ingesloten
        [one] 1 vrije zijde
       *[other] { $edges } vrije zijden
    }, { $men }
feurio-picture-firebreak = Vuurgreppel op { $cell }
feurio-picture-firebreak-known = Vuurgreppel op { $cell }, met een { $number } eronder
feurio-picture-no-men = geen manschappen
feurio-picture-men = { $count ->
        [one] 1 brandweerman
       *[other] { $count } manschappen
    } van { $colour }
feurio-picture-open = Open plek op { $cell }, hitte { $heat }
feurio-picture-hottest = Heetste plek op { $cell }, hitte { $heat }

## Manschappen en punten

feurio-picture-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
feurio-picture-left = { $men } vrij
feurio-picture-locked = ingesloten
feurio-picture-no-regions = nog geen gebieden

## De doelen als je alleen of samen speelt

feurio-picture-goals = Doelen
feurio-picture-all-placed = allen geplaatst
feurio-picture-one-region = één gebied
feurio-picture-open-water = open { $number }
feurio-picture-regions = { $regions ->
        [0] geen
       *[other] { $regions } gebieden
    }
feurio-picture-impossible = Niet meer mogelijk: { $reason }

### Die Wörter im Bild eines Spiels Feurio!.

feurio-picture-title = Feurio!, { $seats ->
        [one] ein Platz
       *[other] { $seats } Plätze
    }
feurio-picture-desc = { $status }. { $laid ->
        [0] Kein Waldstück liegt
        [one] Ein Waldstück liegt
       *[other] { $laid } Waldstücke liegen
    } auf dem Tisch. { $left }.

## Was gefragt ist

feurio-picture-turning = Die Startstücke werden umgedreht
feurio-picture-drawing = { $seat } zieht ein Waldstück
feurio-picture-arranging = { $seat } ordnet die Startstücke an
feurio-picture-laying = { $seat } legt das gezogene Waldstück
feurio-picture-placing = { $seat } setzt Feuerwehrleute ein oder passt
feurio-picture-over = Das Spiel ist vorbei
feurio-picture-done = Der Wald ist gerettet
feurio-picture-failed = Diesmal hat das Feuer gewonnen
feurio-picture-to-move = am Zug
feurio-picture-wins = Sieger
feurio-picture-bag = { $left ->
        [0] Der Beutel ist leer
        [one] Im Beutel: 1 Waldstück
       *[other] Im Beutel: { $left } Waldstücke
    }
feurio-picture-unseen = Noch nicht gesehen: { $count } mit der Zahl { $number }
feurio-picture-drawn = Das gezogene Waldstück: { $number }
feurio-picture-drawn-secretly = Das gezogene Waldstück, das du nicht siehst
feurio-picture-start-tile = Startstück: { $number }
feurio-picture-start-tile-to-come = Ein Startstück, das noch kommt

## Der Tisch

feurio-picture-tile = { $number } auf { $cell }, { $edges ->
        [0] eingeschlossen
        [one] 1 freie Kante
       *[other] { $edges } freie Kanten
    }, { $men }
feurio-picture-firebreak = Feuerschneise auf { $cell }
feurio-picture-firebreak-known = Feuerschneise auf { $cell }, darunter eine { $number }
feurio-picture-no-men = keine Feuerwehrleute
feurio-picture-men = { $count ->
        [one] 1 Feuerwehrmann
       *[other] { $count } Feuerwehrleute
    } von { $colour }
feurio-picture-open = Offene Stelle auf { $cell }, Hitze { $heat }
feurio-picture-hottest = Heißeste Stelle auf { $cell }, Hitze { $heat }

## Männer und Punkte

feurio-picture-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
feurio-picture-left = { $men } frei
feurio-picture-locked = eingeschlossen
feurio-picture-no-regions = noch keine Flächen

## Die Ziele, allein und gemeinsam

feurio-picture-goals = Ziele
feurio-picture-all-placed = alle gesetzt
feurio-picture-one-region = eine Fläche
feurio-picture-open-water = offene { $number }
feurio-picture-regions = { $regions ->
        [0] keine
       *[other] { $regions } Flächen
    }
feurio-picture-impossible = Nicht mehr möglich: { $reason }

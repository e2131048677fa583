### Die Wörter rund um den Tisch von Feurio! in einem Terminal.

feurio-screen-seat = Platz { $seat }

## Der Tisch

feurio-screen-key = In einem Waldstück: seine Zahl, wo es liegt, seine Felder ({ $vacant } für einen Feuerwehrmann, { $unusable }
    ohne freie Kante für einen), und unten seine freien Kanten ({ $locked } eingeschlossen).
feurio-screen-key-heat = Um den Wald herum: die Hitze der offenen Stellen, die heißesten mit Pfeilen.
feurio-screen-key-firebreak = { $back } ist eine Feuerschneise, mit ihrer Zahl in Klammern, wenn du sie kennst.
feurio-screen-key-rows = In einem Waldstück: seine Zahl, seine Felder ({ $vacant } für einen Feuerwehrmann, { $unusable } ohne freie
    Kante für einen), und unten seine freien Kanten ({ $locked } eingeschlossen). Neben einer Reihe: wo das
    nächste Waldstück liegt; jeder Schritt nach rechts erhöht die erste Koordinate um 1.
feurio-screen-key-list = Von jedem Waldstück: wo es liegt, seine Zahl, seine Felder ({ $vacant } für einen Feuerwehrmann, { $unusable }
    ohne freie Kante für einen), seine freien Kanten ({ $locked } eingeschlossen).

## Männer und Punkte

feurio-screen-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
feurio-screen-left = noch { $men }
feurio-screen-region = { $sum } ÷ { $divisor } = { $points }
feurio-screen-locked = { $sum } eingeschlossen = 0
feurio-screen-no-region = noch keine Fläche
feurio-screen-auxiliary = Hilfskräfte, keine Punkte

## Die Aufgabe, allein und gemeinsam

feurio-screen-placed = { $men ->
        [0] alle eingesetzt
       *[other] noch { $men } einzusetzen
    }
feurio-screen-one-region = { $regions ->
        [0] keine Fläche
        [one] eine Fläche
       *[other] { $regions } Flächen
    }
feurio-screen-open-water = offene { $number }
feurio-screen-impossible = Der Wald ist nicht mehr zu retten: { $reason } ({ $rule })

## Was gefragt ist

feurio-screen-turning = Die Startstücke werden umgedreht: { $tiles ->
        [none] noch keine
       *[other] { $tiles }
    }.
feurio-screen-drawing = { $seat } zieht ein Waldstück.
feurio-screen-arranging = { $seat } ordnet die Startstücke { $tiles } an: Welche zwei kommen in die Mitte?
feurio-screen-laying = { $seat } legt eine { $number } ({ $places }) an die heißeste Stelle.
feurio-screen-laying-or-breaking = { $seat } legt eine { $number } ({ $places }) an die heißeste Stelle: offen, oder verdeckt als
    Feuerschneise.
feurio-screen-laying-hidden = { $seat } legt ein geheimes Waldstück an die heißeste Stelle.
feurio-screen-placing = { $men ->
        [0] { $seat } hat niemanden mehr zum Einsetzen und passt.
        [one] { $seat } setzt einen Feuerwehrmann ein oder passt.
       *[other] { $seat } setzt bis zu { $men } Feuerwehrleute auf ein Waldstück oder passt.
    }
feurio-screen-won = Das Feuer ist aus! Sieg für { $seats } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }. { $reason } ({ $rule })
feurio-screen-task-done = Der Wald ist gerettet! { $reason } ({ $rule })
feurio-screen-task-failed = Diesmal hat das Feuer gewonnen. { $reason } ({ $rule })
feurio-screen-hottest = Am heißesten { $heat }:
feurio-screen-bag = { $left ->
        [0] Kein Waldstück
        [one] 1 Waldstück
       *[other] { $left } Waldstücke
    } im Beutel; noch nicht gesehen: { $unseen ->
        [none] keine
       *[other] { $unseen }
    }.

### Die Wörter rund um den Tisch von Feurio! in einem Terminal.

feurio-screen-seat = Platz { $seat }

## Der Tisch

feurio-screen-key = In einem Waldstück: seine Zahl, wo es liegt, seine Felder ({ $vacant } für einen Mann, { $unusable }
    ohne freie Kante für einen), und unten seine freien Kanten ({ $locked } eingeschlossen).
feurio-screen-key-heat = Um den Wald herum: die Hitze der offenen Stellen, die heißesten mit Pfeilen.
feurio-screen-key-firebreak = { $back } ist eine Feuerschneise, mit ihrer Zahl in Klammern, wenn du sie kennst.
feurio-screen-key-rows = In einem Waldstück: seine Zahl, seine Felder ({ $vacant } für einen Mann, { $unusable } ohne freie
    Kante für einen), und unten seine freien Kanten ({ $locked } eingeschlossen). Neben einer Reihe: wo das
    nächste Waldstück liegt; jeder Schritt nach rechts erhöht die erste Koordinate um 1.
feurio-screen-key-list = Von jedem Waldstück: wo es liegt, seine Zahl, seine Felder ({ $vacant } für einen Mann, { $unusable }
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
feurio-screen-impossible = Die Aufgabe ist nicht mehr zu schaffen: { $reason } ({ $rule })

## Was gefragt ist

feurio-screen-turning = Die Startstücke werden umgedreht: { $tiles ->
        [none] noch keine
       *[other] { $tiles }
    }.
feurio-screen-drawing = { $seat } zieht ein Waldstück.
feurio-screen-arranging = { $seat } ordnet die Startstücke { $tiles } an: Welche zwei berühren sich in der Mitte?
feurio-screen-laying = { $seat } legt das gezogene Waldstück, eine { $number } ({ $places }), an eine heißeste Stelle.
feurio-screen-laying-or-breaking = { $seat } legt das gezogene Waldstück, eine { $number } ({ $places }), an eine heißeste
    Stelle: offen, oder verdeckt als Feuerschneise.
feurio-screen-laying-hidden = { $seat } hat das gezogene Waldstück angesehen und legt es an eine heißeste Stelle.
feurio-screen-placing = { $men ->
        [0] { $seat } kann keine Männer einsetzen und passt.
        [one] { $seat } setzt einen Mann ein oder passt.
       *[other] { $seat } setzt bis zu { $men } Männer auf ein Waldstück oder passt.
    }
feurio-screen-won = Das Spiel ist vorbei: Sieg für { $seats } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }. { $reason } ({ $rule })
feurio-screen-task-done = Das Spiel ist vorbei: Die Aufgabe ist geschafft. { $reason } ({ $rule })
feurio-screen-task-failed = Das Spiel ist vorbei: Die Aufgabe ist nicht geschafft. { $reason } ({ $rule })
feurio-screen-hottest = Am heißesten { $heat }:
feurio-screen-bag = { $left ->
        [0] Kein Waldstück
        [one] 1 Waldstück
       *[other] { $left } Waldstücke
    } im Beutel; noch nicht gesehen: { $unseen ->
        [none] keine
       *[other] { $unseen }
    }.

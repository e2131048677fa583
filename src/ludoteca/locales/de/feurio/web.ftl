# Feurio! im Browser. Texte mit „kurz“ stehen auf einem kleinen Knopf oder Schild: Sie müssen kurz bleiben.

## Das Spielbrett

feurio-web-board = Der Wald
feurio-web-walk = Mit den Pfeiltasten gehen, mit „Bild ab“ zur nächsten Stelle, an der du etwas tun kannst, mit Enter handeln. Beim Einsetzen: Plus schickt noch jemanden, Minus holt jemanden zurück, Escape holt alle zurück.
# Knöpfe der Karte.
feurio-web-closer = Näher
feurio-web-farther = Weiter weg
feurio-web-fit = Alles sehen
# Was Enter an einer Stelle tut; kommt nach dem, was dort liegt.
feurio-web-does-lay = Enter legt das Waldstück hierher.
feurio-web-does-break = Enter legt die Feuerschneise hierher.
feurio-web-does-put = { $room ->
        [one] Enter setzt hier einen Feuerwehrmann ein; einer passt noch dazu.
       *[other] Enter setzt hier einen Feuerwehrmann ein; { $room } passen noch dazu.
    }
feurio-web-does-tell = Enter sagt, warum hier nichts geht.
feurio-web-start = Startstücke, die schon umgedreht sind: { $tiles }

## Unter dem Spielbrett: was zu tun ist

feurio-web-drawn = { $spaces ->
        [one] Eine { $number } mit einem Feld
       *[other] Eine { $number } mit { $spaces } Feldern
    }
feurio-web-drawn-hidden = Ein geheimes Waldstück
feurio-web-lay = Leg das Waldstück an eine glühende Stelle.
feurio-web-break = Leg es verdeckt an eine glühende Stelle; eingesetzt wird niemand.
feurio-web-break-ready = Hier verdeckt legen? Drücke Fertig. Danach gibt es kein Zurück.
feurio-web-place = Setz bis zu drei Feuerwehrleute auf ein Waldstück, oder passe.
feurio-web-only-pass = Du hast niemanden mehr zum Einsetzen.
feurio-web-no-room = Kein Waldstück hat Platz für deine Feuerwehrleute.
feurio-web-arrange = Welche zwei Waldstücke kommen in die Mitte?
feurio-web-middle = { $smaller } und { $larger } in der Mitte
feurio-web-prospect = Punkte: { $now } → { $then }.
feurio-web-costs = −{ $points } ⚠
feurio-web-loses = Du würdest { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } verlieren: Dein Wasser wird eingeschlossen.
feurio-web-closes = { $count ->
        [one] Das schließt eine 1 ein: Ihr Wasser ist verloren.
       *[other] Das schließt { $count } Einsen ein: Ihr Wasser ist verloren.
    }
feurio-web-draft = { $count ->
        [one] Ein Feuerwehrmann steht bereit: Drücke Fertig.
       *[other] { $count } Feuerwehrleute stehen bereit: Drücke Fertig.
    }
# Kurz: Knöpfe.
feurio-web-done = Fertig
feurio-web-pass = Passen
feurio-web-take-back = Abbrechen
feurio-web-one-more = Noch ein Feuerwehrmann
feurio-web-one-less = Ein Feuerwehrmann weniger
feurio-web-face = Wie du das Waldstück legst
feurio-web-face-up = Offen
# Tight: a button; what it costs follows.
feurio-web-firebreak = Feuerschneise
# The whole of it, heard.
feurio-web-face-down = Feuerschneise: verdeckt legen (kostet 1 × { $colour })
feurio-web-colour = Welche Feuerwehrleute
feurio-web-men = { $colour }, noch { $left }
feurio-web-auxiliaries = Hilfskräfte ({ $colour }), noch { $left }

## Neben dem Spielbrett

feurio-web-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
feurio-web-sum-points = { $change ->
        [none] Deine Punkte bleiben bei { $now }.
       *[other] Deine Punkte: { $was } → { $now }.
    }
# Kurz.
feurio-web-men-left = noch { $men }
# Kurz.
feurio-web-auxiliaries-left = { $men ->
        [one] 1 Hilfskraft
       *[other] { $men } Hilfskräfte
    }
# Kurz: eine Fläche ohne freie Kante.
feurio-web-locked = eingeschlossen
feurio-web-no-region = noch keine Fläche
feurio-web-bag = Der Beutel
feurio-web-bag-left = { $left ->
        [0] Der Beutel ist leer
        [one] Ein Waldstück im Beutel
       *[other] { $left } Waldstücke im Beutel
    }
feurio-web-unseen = Zahl { $number }: noch { $count }
feurio-web-bag-hidden = { $hidden ->
        [one] Eines davon ist schon aus dem Beutel, aber du siehst es nicht.
       *[other] { $hidden } davon sind schon aus dem Beutel, aber du siehst sie nicht.
    }

## Die Aufgabe, allein und gemeinsam

feurio-web-task = Die Aufgabe
feurio-web-crew = Trupp
# Kurz: über schmalen Spalten.
feurio-web-goal-placed = alle gesetzt
feurio-web-goal-region = eine Fläche
feurio-web-goal-water = offene 1
# Kurz.
feurio-web-to-place = noch { $men }
# Kurz.
feurio-web-regions = { $regions ->
        [0] keine Fläche
        [one] 1 Fläche
       *[other] { $regions } Flächen
    }
# Kurz.
feurio-web-not-yet = noch nicht
feurio-web-impossible = Der Wald ist nicht mehr zu retten: { $reason } ({ $rule })

## Das Ende

feurio-web-task-done = Der Wald ist gerettet!
feurio-web-task-failed = Diesmal hat das Feuer gewonnen
feurio-web-end-placed = { $men ->
        [0] alle eingesetzt
       *[other] { $men } nicht eingesetzt
    }
feurio-web-end-water = { $has ->
        [yes] eine offene 1
       *[no] keine offene 1
    }

## Die Lektion. Die Zahlen in diesen Texten gehören zu ihrer festen Auslosung.

# Die Namen der zwei Spieler in der Lektion.
feurio-web-lesson-you = Du
feurio-web-lesson-other = { $seat ->
        [0] Bruno
        [1] Dora
        [2] Ada
       *[other] Clara
    }
feurio-web-lesson-setup = Willkommen! Zuerst die Vorbereitung. Ihr spielt zu viert, und du bist die oder der Älteste: Du hast 3, 4, 6 und 6 aufgedeckt und legst sie als Raute. Die zwei in der Mitte berühren alle anderen. Leg dort die zwei Sechsen hin, dann wird es heiß.
feurio-web-lesson-begin = Der Wald brennt. Wer links von dir sitzt, beginnt, dann geht es im Uhrzeigersinn. Sieh dir jetzt ein kleineres Spiel an, zu zweit.
feurio-web-lesson-forest = Der Wald brennt! Große Zahlen sind wildes Feuer, kleine Zahlen sind Wasser. Du führst den grünen Trupp gegen Bruno. In jedem Zug legst du ein Waldstück, dann darfst du Feuerwehrleute einsetzen.
feurio-web-lesson-heat = Jede leere Stelle hat eine Hitze: die Summe der Zahlen ringsum. Das Feuer springt auf die heißeste Stelle über. Zwei glühen mit 2 + 6 = 8: Leg deine 6 an die markierte.
feurio-web-lesson-men = Jetzt dürfen bis zu drei Feuerwehrleute auf ein Waldstück. Diese 6 hat drei Felder und vier freie Kanten. Setz zwei Feuerwehrleute darauf und drücke Fertig.
feurio-web-lesson-answer = Bruno musste eine 1 an die heißeste Stelle legen (6 + 6 = 12) und hat einen Feuerwehrmann auf die andere 6 geschickt. Du hältst ein Waldstück: 6 geteilt durch 6 ist 1 Punkt. Da geht noch mehr!
feurio-web-lesson-tie = Noch eine 6! Wieder sind zwei Stellen gleich heiß, du hast die Wahl. Leg sie an die markierte: Sie schließt eine Kante deines eigenen Waldstücks.
feurio-web-lesson-room = Deine erste 6 hat noch ein Feld, aber schon zwei Feuerwehrleute und nur zwei freie Kanten: Da passt niemand mehr hin. Daneben ist Platz. Setz dort einen Feuerwehrmann ein und drücke Fertig.
feurio-web-lesson-region = Deine zwei Waldstücke berühren sich: Sie sind eine Fläche. Zähl die Zahlen zusammen, 6 + 6 = 12, und teile durch die kleinste, 6: 2 Punkte. Eine kleinere Zahl wäre viel wert.
feurio-web-lesson-around = Das Feuer kriecht weiter. Leg deine 6 an die markierte Stelle.
feurio-web-lesson-water = Endlich Wasser! Die 2 in der Mitte berührt deine Fläche und hat ein Feld. Setz einen Feuerwehrmann darauf und drücke Fertig.
feurio-web-lesson-divisor = Sieh dir die Punkte an: 6 + 6 + 2 = 14, jetzt geteilt durch 2, macht 7. Große Zahlen und etwas Wasser: So macht man Punkte.
feurio-web-lesson-again = Vier Stellen glühen. Leg deine 5 an die markierte. Pass auf die 2 auf: Das Feuer kommt ihr näher.
feurio-web-lesson-grow = Lass die Fläche wachsen: Setz einen Feuerwehrmann auf die 6 neben deiner 2 und drücke Fertig. 20 geteilt durch 2 wird 10.
feurio-web-lesson-locked = Autsch! Brunos 6 ging an die heißeste Stelle (2 + 6 + 5 = 13) und schließt die letzte freie Kante deiner 2. Sie ist eingeschlossen, ihr Wasser hilft nicht mehr. Deine kleinste Zahl mit freier Kante ist jetzt 6: 20 geteilt durch 6 ist 3⅓, aufgerundet 4.
feurio-web-lesson-last = Nicht aufgeben! Leg deine 6 an die heißeste Stelle.
feurio-web-lesson-rescue = Brunos 1 berührt deine Fläche und hat noch freie Kanten. Setz einen Feuerwehrmann darauf und drücke Fertig.
feurio-web-lesson-end = 21 geteilt durch 1: 21 Punkte, und Bruno hat 8! Große Zahlen, ein Weg zum Wasser und ein Auge auf seine freien Kanten. Zu zweit führst du noch einen zweiten Trupp, der für sich zählt.
feurio-web-lesson-tiles-out = Jetzt zum Ende eines Spiels. Das letzte Waldstück liegt; von nun an setzt du nur noch ein oder passt. Deine gelbe Fläche ist riesig, aber 55 geteilt durch 5 ist nur 11. Wähle Gelb, setz deinen letzten Feuerwehrmann auf die markierte 1 und drücke Fertig.
feurio-web-lesson-pass = 56 geteilt durch 1: 59 Punkte für dich, 58 für Bruno! Bruno passt. Wer passt, darf später wieder einsetzen, aber wenn alle nacheinander passen, ist es aus. Drücke Passen.
feurio-web-lesson-over = Alle haben gepasst, das Spiel ist aus: 59 zu 58, du gewinnst! Eine freie Kante am Wasser hat es entschieden.
feurio-web-lesson-break = Eine Variante: Feuerschneisen. Du führst Grün und hast dein Waldstück heimlich angesehen: eine 6. Offen würde sie die Ecke dort oben noch heißer machen. Drücke „Feuerschneise“, dann die markierte Stelle, dann Fertig.
feurio-web-lesson-cooled = Verdeckt brennt sie mit 0, und nur du kennst ihre Zahl. Sie hat einen Feuerwehrmann gekostet und das Einsetzen in diesem Zug. Jetzt wendet sich das Feuer der Stelle neben deiner 6 zu, wo deine Fläche wachsen kann.
feurio-web-lesson-solitaire = Zum Schluss das Spiel allein: Du führst alle 48 Feuerwehrleute. Du gewinnst, wenn alle eingesetzt sind, jede Farbe eine einzige Fläche ist und jede eine 1 mit freier Kante hat. Drei haben schon eine; Gelb fehlt sie noch.
feurio-web-lesson-solitaire-lay = Du hast eine 1 gezogen, genau was Gelb braucht! Drei Stellen sind gleich heiß. Leg sie an die markierte, neben die gelbe Fläche.
feurio-web-lesson-solitaire-men = Setz den letzten gelben Feuerwehrmann darauf und drücke Fertig.
feurio-web-lesson-solitaire-end = Auch die letzten Waldstücke liegen, und keine 1 wurde eingeschlossen: Du hast den Wald gerettet! Jetzt kennst du Feurio! Viel Spaß!

# Feurio! im Browser. Texte mit „kurz“ stehen auf einem kleinen Knopf oder Schild: Sie müssen kurz bleiben.

## Das Spielbrett

feurio-web-board = Der Wald
feurio-web-walk = Geh mit den Pfeiltasten, handle mit Enter. Während du Männer einsetzt: Plus setzt einen dazu, Minus nimmt einen weg, Escape nimmt alle weg.
# Knöpfe der Karte.
feurio-web-closer = Näher
feurio-web-farther = Weiter weg
feurio-web-fit = Alles sehen
# Was Enter an einer Stelle tut; kommt nach dem, was dort liegt.
feurio-web-does-lay = Enter legt das Waldstück hierher.
feurio-web-does-break = Enter legt die Feuerschneise hierher.
feurio-web-does-put = { $room ->
        [one] Enter setzt hier einen Mann ein, einer passt noch.
       *[other] Enter setzt hier einen Mann ein, { $room } passen noch.
    }
feurio-web-does-tell = Enter sagt, warum hier nichts geht.
feurio-web-start = Startstücke, die schon umgedreht sind: { $tiles }

## Unter dem Spielbrett: was zu tun ist

feurio-web-drawn = { $spaces ->
        [one] Eine { $number } mit einem Feld
       *[other] Eine { $number } mit { $spaces } Feldern
    }
feurio-web-drawn-hidden = Ein Waldstück, heimlich angesehen
feurio-web-lay = Leg es an eine der heißesten Stellen: Sie glühen.
feurio-web-break = Leg es verdeckt an eine glühende Stelle: Das kostet einen Mann, und es folgen keine Männer.
feurio-web-place = Setz bis zu drei Männer auf ein Waldstück, oder passe.
feurio-web-only-pass = Niemand kann eingesetzt werden: Du musst passen.
feurio-web-arrange = Welche zwei Waldstücke berühren sich in der Mitte?
feurio-web-middle = { $smaller } und { $larger } in der Mitte
feurio-web-draft = { $count ->
        [one] Ein Mann steht bereit: drücke Fertig.
       *[other] { $count } Männer stehen bereit: drücke Fertig.
    }
# Kurz: Knöpfe.
feurio-web-done = Fertig
feurio-web-pass = Passen
feurio-web-take-back = Zurücknehmen
feurio-web-one-more = Ein Mann mehr
feurio-web-one-less = Ein Mann weniger
feurio-web-face = Wie du das Waldstück legst
feurio-web-face-up = Offen
# Kurz: ein Knopf; das Zeichen der Farbe folgt.
feurio-web-face-down = Feuerschneise ({ $colour })
feurio-web-colour = Welche Männer
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
feurio-web-impossible = Die Aufgabe ist nicht mehr zu schaffen: { $reason } ({ $rule })

## Das Ende

feurio-web-won = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
feurio-web-task-done = Der Wald ist gerettet
feurio-web-task-failed = Das Feuer war stärker
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
feurio-web-lesson-other = Bruno
feurio-web-lesson-forest = Der Wald brennt! Eine große Zahl ist ein starkes Feuer, eine kleine Zahl ist Wasser. Du führst den grünen Trupp gegen Bruno. In jedem Zug legst du ein Waldstück, dann darfst du Männer einsetzen.
feurio-web-lesson-heat = Rings um die Waldstücke zeigt jede offene Stelle ihre Hitze: die Summe der Zahlen, die sie berührt. Das Feuer springt an die heißeste Stelle. Zwei glühen mit 2+6 = 8: Leg deine 6 an die markierte.
feurio-web-lesson-men = Jetzt dürfen bis zu drei Männer auf ein Waldstück. Diese 6 hat drei Felder, und vier freie Kanten für sie. Setz zwei Männer darauf und drücke Fertig.
feurio-web-lesson-answer = Bruno musste eine 1 an die heißeste Stelle legen, 6+6 = 12, und hat einen Mann auf die andere 6 geschickt. Du hältst ein Waldstück: 6 geteilt durch 6 ist 1 Punkt. Das muss mehr werden!
feurio-web-lesson-tie = Noch eine 6 für dich. Wieder sind zwei Stellen gleich heiß, und du darfst wählen. Leg sie an die markierte: Sie schließt eine Kante deines eigenen Waldstücks.
feurio-web-lesson-room = Deine erste 6 hat noch ein Feld, aber nur zwei freie Kanten und schon zwei Männer: Mehr passen nicht hin. Daneben ist Platz. Setz dort einen Mann ein und drücke Fertig.
feurio-web-lesson-region = Deine zwei Waldstücke berühren sich: Sie sind eine Fläche. Zähl ihre Zahlen zusammen, 6+6 = 12, und teile durch die kleinste, 6: 2 Punkte. Eine kleinere Zahl wäre viel wert.
feurio-web-lesson-around = Das Feuer kriecht weiter. Leg deine 6 an die markierte Stelle.
feurio-web-lesson-water = Endlich Wasser: Die 2 in der Mitte berührt deine Fläche und hat ein Feld. Setz einen Mann darauf und drücke Fertig.
feurio-web-lesson-divisor = Sieh dir die Punkte an: 6+6+2 = 14, jetzt geteilt durch 2, macht 7. Große Zahlen, verbunden mit einer kleinen: So macht man Punkte.
feurio-web-lesson-again = Vier Stellen glühen. Leg deine 5 an die markierte. Achte auf die 2: Das Feuer schließt sie langsam ein.
feurio-web-lesson-grow = Lass die Fläche wachsen: Setz einen Mann auf die 6 neben deiner 2 und drücke Fertig. 20 geteilt durch 2 wird 10.
feurio-web-lesson-locked = Bruno hat seine 6 an die heißeste Stelle gelegt, 2+6+5 = 13, und die letzte freie Kante deiner 2 geschlossen. Eingeschlossen teilt sie nicht mehr. Die kleinste Zahl mit freier Kante ist jetzt 6: 20 geteilt durch 6 ist 3⅓, aufgerundet 4.
feurio-web-lesson-last = Gib nicht auf. Leg deine 6 an die einzige heißeste Stelle.
feurio-web-lesson-rescue = Die 1, die Bruno gelegt hat, berührt deine Fläche und hat noch freie Kanten. Setz einen Mann darauf und drücke Fertig.
feurio-web-lesson-end = 21 geteilt durch 1: 21 Punkte, und Bruno hat 8! Halte große Zahlen, verbinde sie mit Wasser, und achte auf dessen freie Kanten. Zu zweit führst du noch einen zweiten Trupp, der für sich zählt. Jetzt spiel selbst.

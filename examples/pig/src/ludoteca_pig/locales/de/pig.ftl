### Pig: seine Regeln, P1 bis P8, und was es über Züge und das Ende sagt.

pig-about = Ein Wettlauf mit einem Würfel für 2 bis 4 Spieler. Optionen: seats=2 bis 4; goal=100 (die Punkte,
    mit denen man gewinnt, 10 bis 1000).

## Die Regeln: der Wert ist die Regel, .name ihr Titel, .ruling was hier entschieden ist, und warum.

pig-chapter-setup = Aufbau
pig-chapter-turn = Der Zug
pig-chapter-end = Das Ende des Spiels

P1 = Pig spielen zwei bis vier, und alle beginnen ohne Punkte. Platz 0 hat den ersten Zug, dann geht es
    reihum nach den Plätzen.
    .name = Spieler
P2 = Das Ziel sind 100 Punkte, wenn nicht ein anderes von 10 bis 1000 vereinbart ist.
    .name = Das Ziel
P3 = In deinem Zug würfelst du, so oft du willst, bis du sicherst oder eine 1 fällt.
    .name = Würfeln
P4 = Ein Zug beginnt mit einem Wurf: Erst danach darf man sichern.
    .name = Der erste Wurf
    .ruling = Das Spiel wird mündlich weitergegeben, oft ohne diese Regel; hier gilt sie, damit jeder
        Zug das Spiel weiterbringt.
P5 = Der Würfel hat die Zahlen 1 bis 6, alle gleich wahrscheinlich. Eine 2 bis 6 zählt zu den Punkten
    des Zuges.
    .name = Der Würfel
P6 = Mit einer 1 sind alle Punkte des Zuges verloren, und er ist zu Ende.
    .name = Die Eins
P7 = Wer sichert, behält die Punkte des Zuges für immer; der Zug ist zu Ende.
    .name = Sichern
P8 = Wer genug gesichert hat, um das Ziel zu erreichen, gewinnt sofort. Die anderen folgen nach ihren
    gesicherten Punkten; bei gleichen Punkten teilen sie sich den Platz.
    .name = Wer gewinnt

## Unleserlich, nicht am Zug, nicht erlaubt

pig-malformed = „{ $text }“ ist kein Zug. Züge sind „roll“ und „hold“; der Würfel antwortet mit „die 1“ bis „die 6“.
pig-option-seats = Pig ist für 2 bis 4 Plätze, nicht für „{ $found }“.
pig-option-goal = Das Ziel ist eine Zahl von 10 bis 1000, nicht „{ $found }“.
pig-over = Das Spiel ist vorbei.
pig-no-die = Es rollt kein Würfel: Platz { $seat } würfelt oder sichert.
pig-die-first = „{ $move }“ kommt zu früh: Der Würfel rollt noch.
pig-roll-first = Es gibt noch nichts zu sichern: Ein Zug beginnt mit einem Wurf.

## Erlaubt, und warum

pig-why-roll = Der Würfel rollt um mehr als { $turn } (P3).
pig-why-hold = { $turn } Punkte sind gesichert, zusammen { $total } (P7).
pig-why-die = Der Würfel zeigt { $pips }: Der Zug ist { $turn } wert (P5).
pig-why-bust = Der Würfel zeigt 1: Der Zug ist zu Ende, seine { $turn } Punkte sind verloren (P6).

## Die Erzählung: der Wert steht allein, .more wird an die Zeile des Zuges gehängt.

pig-told-die = würfelt { $points }.
    .more = , { $points }
pig-told-bust = würfelt eine 1 und verliert { $points } Punkte.
    .more = , dann eine 1, die { $points } Punkte kostet
pig-told-hold = sichert { $points } Punkte und hat { $total }.
    .more = ; sichert { $points } Punkte und hat { $total }

## Das Ende

pig-reached = Das Ziel von { $goal } Punkten ist erreicht.

## Die Schweine, nach Platz

pig-name = { $seat ->
        [0] rosa
        [1] schwarz
        [2] gefleckt
       *[3] rotbraun
    }

## Für Neue, und für alle, die zuhören

pig-nutshell = Würfle, so oft du dich traust: Jede Zahl außer der 1 zählt zu deinem Zug. Sichere, und die Punkte
    gehören dir; fällt eine 1, sind sie weg. Wer zuerst das Ziel erreicht, gewinnt.
pig-words-seat = { $seat }: { $points } Punkte.
pig-words-turn = { $seat } ist am Zug, der bisher { $turn } wert ist.

## Was beim Aufbau gewählt wird

pig-choice-seats = Spieler
    .about = Wie viele mitspielen.
    .setting = { $setting }
pig-choice-goal = Ziel
    .about = Mit so vielen Punkten gewinnt man.
    .setting = { $setting } Punkte

## Das Brett im Browser

pig-scene-points = { $points } Punkte
pig-scene-roll = Würfeln
pig-scene-hold = { $turn } sichern
pig-scene-die = { $pips ->
        [0] Der Würfel
       *[other] Der Würfel zeigt { $pips }
    }

### Was Feurio! über Züge, Ausgang und Ziele sagt. Die Regeln selbst stehen in feurio-rules.ftl.

feurio-nutshell = Der Wald brennt! Schick deine Trupps ins wildeste Feuer, aber halte einen Weg zum Wasser frei, sonst
    verbrennen deine Punkte.
feurio-nutshell-task = Der Wald brennt, und ihr löscht gemeinsam! Bringt alle 48 Feuerwehrleute an ihren Platz: jede Farbe in
    einer Fläche, mit einer 1, die das Feuer nicht eingeschlossen hat.
feurio-brigade = die Feuerwehr
feurio-about = Ein Waldbrand für 1 bis 4 Löschtrupps. Optionen: seats=1 bis 4; goal=score (2 bis 4 Plätze), solo (1 Platz)
    oder coop (2 bis 4 Plätze); firebreak (Waldstücke dürfen verdeckt gelegt werden, R82; nur mit goal=score);
    hotter (abrunden statt aufrunden, R93).

feurio-colour = { $colour ->
        [red] Rot
        [green] Grün
        [blue] Blau
       *[yellow] Gelb
    }
feurio-firefighters = { $count } { $colour ->
        [none] {""}
        [red] { $count ->
            [one] roten{" "}
           *[other] rote{" "}
        }
        [green] { $count ->
            [one] grünen{" "}
           *[other] grüne{" "}
        }
        [blue] { $count ->
            [one] blauen{" "}
           *[other] blaue{" "}
        }
       *[yellow] { $count ->
            [one] gelben{" "}
           *[other] gelbe{" "}
        }
    }{ $count ->
        [one] Feuerwehrmann
       *[other] Feuerwehrleute
    }

## Züge und Optionen, die nicht stimmen

feurio-malformed = „{ $text }“ ist kein Zug. Züge sehen so aus: „lay 2,-1“, „men 0,0 1 green“, „pass“,
    „break 2,-1 red“, „arrange 3 6“ (die kleinere Zahl zuerst) und „draw 4“.
feurio-hidden-draw = „draw ?“ steht für ein Waldstück, das der Leser dieser Aufzeichnung nicht gesehen hat; eine
    solche Aufzeichnung kann man lesen, aber nicht nachspielen.
feurio-option-seats = Feurio! ist für 1 bis 4 Plätze, nicht „{ $found }“.
feurio-option-goal = Mit { $seats ->
        [one] einem Platz
       *[other] { $seats } Plätzen
    } ist das Ziel { $known }, nicht „{ $found }“.
feurio-option-firebreak = Feuerschneisen gibt es nur beim Ziel score, nicht bei { $goal }.

## Nicht dein Zug

feurio-over = Das Spiel ist vorbei.
feurio-draw-first = „{ $move }“ kommt zu früh: Zieh erst ein Waldstück.
feurio-no-draw = Jetzt zieht niemand: { $seat } ist dran.

## Nicht erlaubt

feurio-no-such-tile = Es gibt kein Waldstück mit einer { $number }: Auf Waldstücken steht 1 bis 6.
feurio-number-used-up = Alle sechs Waldstücke mit einer { $number } sind gezogen; übrig sind { $left }.
feurio-no-arranging = Startstücke ordnet man nur vor dem ersten Zug an, und nur zu viert.
feurio-arrange-first = „{ $move }“ kommt zu früh: Erst ordnet der älteste Spieler die Startstücke an.
feurio-not-start-tiles = „{ $move }“ nennt zwei Waldstücke, die nicht beide da sind: Die Startstücke sind { $tiles }.
feurio-has-laid = Dein Waldstück liegt schon. Setz jetzt Feuerwehrleute ein, oder passe.
feurio-no-tile-left = Es gibt kein Waldstück mehr. Setz Feuerwehrleute ein, oder passe.
feurio-lay-first = „{ $move }“ kommt zu früh: Leg erst das gezogene Waldstück.
    .board = Leg erst das gezogene Waldstück.
feurio-occupied = Auf { $cell } liegt schon ein Waldstück. Das Feuer springt auf die heißeste Stelle über:
    { $hottest } (Hitze { $heat }).
    .board = Dort liegt schon ein Waldstück. Das Feuer springt auf eine Stelle über, die glüht.
feurio-apart = { $cell } berührt kein Waldstück. Das Feuer springt auf die heißeste Stelle über: { $hottest } (Hitze
    { $heat }).
    .board = Diese Stelle berührt kein Waldstück. Das Feuer springt auf eine Stelle über, die glüht.
feurio-not-hottest = Die Hitze bei { $cell } ist { $here }, aber die heißeste Stelle hat { $heat }: { $hottest }.
    .board = Die Hitze ist dort { $here }. Die heißesten Stellen glühen: { $heat }.
feurio-no-firebreaks = In diesem Spiel gibt es keine Feuerschneisen.
feurio-auxiliary-pays = Eine Hilfskraft ({ feurio-colour }) kann keine Feuerschneise bezahlen.
feurio-other-pays = { feurio-colour } gehört jemand anderem: Eine Feuerschneise bezahlt man mit einem eigenen Feuerwehrmann.
feurio-nobody-pays = { feurio-colour } hat niemanden mehr, um eine Feuerschneise zu bezahlen.
feurio-men-count = Du setzt 1, 2 oder 3 Feuerwehrleute ein, oder du passt; nicht { $count }.
feurio-not-own-men = { feurio-colour } darfst du nicht einsetzen: Du hast { $own }.
feurio-men-used-up = Für { $count } reicht es nicht: Von { feurio-colour } { $left ->
        [0] ist niemand mehr
        [one] ist nur noch einer
       *[other] sind nur noch { $left }
    } da.
feurio-no-tile-here = Auf { $cell } liegt kein Waldstück.
    .board = Dort liegt kein Waldstück.
feurio-men-on-firebreak = Auf { $cell } liegt eine Feuerschneise: Dorthin kommen keine Feuerwehrleute.
    .board = Das ist eine Feuerschneise: Dorthin kommen keine Feuerwehrleute.
feurio-locked = Die { $number } auf { $cell } hat keine freie Kante mehr: Niemand darf dort Feuerwehrleute einsetzen.
    .board = Diese { $number } hat keine freie Kante mehr: Niemand darf dort Feuerwehrleute einsetzen.
feurio-no-space = Die { $number } auf { $cell } hat { $spaces } { $spaces ->
        [one] Feld
       *[other] Felder
    }, und darauf { $men ->
        [0] stehen keine Feuerwehrleute
        [one] steht ein Feuerwehrmann
       *[other] stehen { $men } Feuerwehrleute
    }: Platz für { $room }, nicht für { $count }.
    .board = Auf dieser { $number } ist Platz für { $room }, nicht für { $count }: Die Felder sind besetzt.
feurio-no-edge = Die { $number } auf { $cell } hat { $edges } freie { $edges ->
        [one] Kante
       *[other] Kanten
    }, und darauf { $men ->
        [0] stehen keine Feuerwehrleute
        [one] steht ein Feuerwehrmann
       *[other] stehen { $men } Feuerwehrleute
    }: { $room ->
        [0] Mehr Feuerwehrleute passen nicht hin
       *[other] Platz für { $room }, nicht für { $count }
    }.
    .board = Auf dieser { $number } ist Platz für { $room }, nicht für { $count }: Jeder braucht eine freie Kante.

## Erlaubt, und warum

feurio-why-draw = { $number ->
        [0] Ein Waldstück wird heimlich gezogen.
       *[other] Eine { $number } wird gezogen.
    }
feurio-why-arrange = { $seat } legt die { $smaller } und die { $larger } in die Mitte.
feurio-why-lay = Das Feuer springt auf die heißeste Stelle über ({ $sum }).
feurio-why-break = Eine Feuerschneise an der heißesten Stelle ({ $sum }): Sie brennt mit 0 und kostet { feurio-firefighters }. In
    diesem Zug wird niemand eingesetzt.
feurio-why-men = { $seat } setzt { feurio-firefighters } auf die { $number }.
feurio-why-pass = { $seat } passt.
feurio-told-start = Das Feuer beginnt mit { $words ->
        [no] { $last }
       *[other] { $words } und { $last }
    }.
feurio-told-start-tiles = { $count ->
        [1] einer { $number }
        [2] zweimal der { $number }
        [3] dreimal der { $number }
       *[4] viermal der { $number }
    }
feurio-told-draw = { $number ->
        [0] zieht heimlich ein Waldstück
       *[other] zieht eine { $number }
    }.
    .more = {""}
feurio-told-arrange = legt die { $smaller } und die { $larger } in die Mitte.
    .more = {""}
feurio-told-lay = { $number ->
        [0] Das Feuer springt auf die heißeste Stelle über ({ $sum })
       *[other] Eine { $number }: Das Feuer springt auf die heißeste Stelle über ({ $sum })
    }{ feurio-told-gain }.
    .more = { $number ->
        [0] für die heißeste Stelle ({ $sum })
       *[other] : eine { $number } für die heißeste Stelle ({ $sum })
    }{ feurio-told-gain }
feurio-told-break = legt für { feurio-firefighters } eine Feuerschneise an die heißeste Stelle{ feurio-told-gain }.
    .more = und legt das Waldstück verdeckt: eine Feuerschneise für { feurio-firefighters }{ feurio-told-gain }
feurio-told-men = setzt { feurio-firefighters } auf die { $number }{ feurio-told-gain }.
    .more = , setzt { feurio-firefighters } auf die { $number }{ feurio-told-gain }
feurio-told-pass = passt.
    .more = und passt
feurio-told-gain = { $sign ->
        [up] , +{ $points }{" "}
        [down] , −{ $points }{" "}
       *[no] {""}
    }{ $sign ->
        [no] {""}
       *[other] { $points ->
            [one] Punkt
           *[other] Punkte
        }
    }

## Was für einen Zug spricht: der zweite Satz eines Tipps

feurio-motive-arrange = Die zwei in der Mitte berühren alle anderen: Sie heizen den Wald am meisten auf.
feurio-motive-lay-only = Es ist die einzige glühende Stelle.
feurio-motive-lay-water = Eine 1 ist Wasser: Jede Farbe braucht eine mit freier Kante.
feurio-motive-lay-spares = An einer anderen glühenden Stelle hättest du { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger.
feurio-motive-lay-costs = Das schließt eine Fläche von { $other } ein: dort { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } weniger.
feurio-motive-lay-beside = { $use ->
        [sum] Es liegt neben deinen Feuerwehrleuten: ein großes Feuer in Reichweite.
        [water] Es liegt neben deinen Feuerwehrleuten: Wasser in Reichweite.
       *[middle] Es liegt neben deinen Feuerwehrleuten: Da kommen sie hin.
    }
feurio-motive-lay-apart = Das schließt keine Kante deiner Waldstücke.
feurio-motive-break = { $points ->
        [0] Verdeckt brennt es mit 0, und das Feuer zieht woandershin.
        [one] Offen würde es dich 1 Punkt kosten.
       *[other] Offen würde es dich { $points } Punkte kosten.
    }
feurio-motive-men-auxiliary = Hilfskräfte bringen keine Punkte, aber sie nehmen anderen den Platz weg.
feurio-motive-men-crowd = Deine Fläche bleibt gleich, aber für andere ist weniger Platz.
feurio-motive-men-joins = So wird aus { $count } Flächen eine.
feurio-motive-men-new = Eine neue Fläche beginnt, mit { $edges ->
        [one] einer freien Kante
       *[other] { $edges } freien Kanten
    } zum Wachsen.
feurio-motive-men-divisor = Jetzt wird deine Fläche durch { $now } geteilt{ $was ->
        [0] , vorher hatte sie keine freie Kante
       *[other] {" "}statt durch { $was }
    }.
feurio-motive-men-grows = Deine Fläche wächst: Die Summe war { $was } und ist jetzt { $now }.
feurio-motive-men-water = Jetzt hat { feurio-colour } eine 1 mit freier Kante.
feurio-motive-men-task = { $men ->
        [one] Alle müssen eingesetzt werden: Von { feurio-colour } wartet noch jemand.
       *[other] Alle müssen eingesetzt werden: Von { feurio-colour } warten noch { $men }.
    }
feurio-motive-pass = { $men ->
        [0] Du hast niemanden mehr zum Einsetzen.
       *[other] { $tiles ->
            [0] Niemand, den du einsetzen kannst, bringt dir mehr.
           *[other] Heb dir { $men ->
                [one] den letzten Feuerwehrmann
               *[other] deine { $men } Feuerwehrleute
            } für bessere Waldstücke auf.
        }
    }

## Ausgang

feurio-all-passed = Alle haben gepasst.
feurio-won-by-region = Gleichstand mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }: Die wertvollste Fläche entscheidet ({ $best }).
feurio-shared-victory = Gleichstand mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } und gleich wertvollen Flächen ({ $best }): Der Sieg wird geteilt.
feurio-task-done = Alle sind im Einsatz, jede Farbe in einer Fläche mit Wasser.
feurio-men-left = { $men ->
        [one] Ein Feuerwehrmann von { feurio-colour } kam
       *[other] { $men } Feuerwehrleute von { feurio-colour } kamen
    } nicht zum Einsatz.
feurio-not-one-region = { feurio-colour } steht in { $regions } getrennten Flächen.
feurio-no-water = Die Fläche von { feurio-colour } hat keine 1 mit freier Kante.

## Die Aufgabe ist nicht mehr zu schaffen

feurio-too-few-waters = Jede Farbe braucht eine eigene 1 mit freier Kante, und davon gibt es nicht mehr genug.
feurio-cut-off-from-water = { feurio-colour } hat zu wenige Feuerwehrleute übrig, um eine 1 mit freier Kante zu erreichen.
feurio-split = { feurio-colour } steht in getrennten Flächen und hat zu wenige Feuerwehrleute übrig, um sie zu verbinden.
feurio-too-few-turns = Es sind zu wenige Züge übrig, um alle Feuerwehrleute einzusetzen.
feurio-too-few-places = Es sind mehr Feuerwehrleute einzusetzen, als es Felder für sie gibt.

## Statistik

feurio-stats-table = Tisch
feurio-stats-name = { $goal ->
        [solo] allein
        [coop] { $seats } gemeinsam
       *[score] { $seats } Spieler
    }{ $firebreak ->
        [True] , Feuerschneise
       *[False] { "" }
    }{ $hotter ->
        [True] , heiß
       *[False] { "" }
    }
feurio-stats-points = Punkte am Ende
feurio-stats-mean = im Mittel
feurio-stats-best = des Siegers
feurio-stats-last = des Letzten
feurio-stats-record = Rekord
feurio-stats-seats = Siege nach der Reihenfolge des ersten Zuges (R10)
feurio-stats-seat-points = Punkte im Mittel, und Rekord, nach der Reihenfolge des ersten Zuges (R10)
feurio-stats-breaks = Siege nach den Feuerschneisen, die ein Spieler legt: was zusammen auftritt, nicht was daraus folgt (R82)
feurio-stats-laid = gelegt pro Spiel
feurio-stats-none = mit keiner
feurio-stats-one = mit einer
feurio-stats-more = mit mehreren
feurio-stats-tasks = Geschaffte Aufgaben (R71, R78)
feurio-stats-done = geschafft
feurio-stats-chart-points = Punkte am Ende, nach der Zahl der Spieler
feurio-stats-axis-points = Punkte
feurio-stats-chart-places = Anteil an Siegen nach der Reihenfolge des ersten Zuges
feurio-stats-chart-tasks = Wie oft die Aufgabe geschafft wird
feurio-stats-turn = Platz { $place }

## Was du wählst, wenn du einen Tisch öffnest

feurio-choice-seats = Spieler
    .about = Wie viele mitspielen.
    .setting = { $setting }
feurio-choice-goal = Ziel
    .about = Punkte für jeden, oder eine Aufgabe für alle: alle eingesetzt, jede Farbe in einer Fläche mit einer offenen 1.
    .setting = { $setting ->
        [solo] Allein – rette den Wald
        [coop] Gemeinsam – rettet den Wald als Team
       *[score] Jeder für sich – die meisten Punkte gewinnen
    }
feurio-choice-firebreak = Feuerschneisen
    .about = Du darfst ein Waldstück verdeckt legen: Es brennt mit 0 und kostet einen Feuerwehrmann.
    .setting = { $setting ->
        [true] Mit Feuerschneisen
       *[false] Ohne
    }
feurio-choice-hotter = Heißes Spiel
    .about = Punkte werden abgerundet statt aufgerundet: Kleine Flächen sind weniger wert.
    .setting = { $setting ->
        [true] Heißes Spiel
       *[false] Ohne
    }

## Wozu Bots neigen

feurio-temper-many = schickt gern viele auf einmal
feurio-temper-high = sucht die größten Feuer
feurio-temper-low = mag kleine Feuer

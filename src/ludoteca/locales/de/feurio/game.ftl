### Was Feurio! über Züge, Ausgang und Ziele sagt. Die Regeln selbst stehen in feurio-rules.ftl.

feurio-nutshell = Der Wald brennt. In deinem Zug legst du das gezogene Waldstück an die heißeste Stelle, dort wo die
    Zahlen ringsum zusammen am größten sind; dann darfst du bis zu drei deiner Männer auf ein Waldstück setzen,
    das Felder und freie Kanten für sie hat. Deine Männer auf Waldstücken, die zusammenhängen, bilden eine Fläche:
    Sie ist die Summe ihrer Zahlen wert, geteilt durch die kleinste davon auf einem Waldstück, das noch eine freie
    Kante hat. Halte also große Zahlen, verbunden mit einer kleinen, die das Feuer nicht einschließt. Wer die
    meisten Punkte hat, gewinnt.
feurio-nutshell-task = Der Wald brennt, und ihr löscht ihn alle gemeinsam. In jedem Zug kommt das gezogene Waldstück an die
    heißeste Stelle, dort wo die Zahlen ringsum zusammen am größten sind; dann dürfen bis zu drei Männer einer
    Farbe auf ein Waldstück, das Felder und freie Kanten für sie hat. Wenn das letzte Waldstück liegt, müssen alle
    48 Männer eingesetzt sein, jede Farbe in einer zusammenhängenden Fläche mit einer 1, die eine freie Kante hat.
feurio-all-colours = alle Farben
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
feurio-draw-first = „{ $move }“ kommt zu früh: Erst wird ein Waldstück gezogen.
feurio-no-draw = Jetzt wird kein Waldstück gezogen: Platz { $seat } ist am Zug.

## Nicht erlaubt

feurio-no-such-tile = Es gibt kein Waldstück mit einer { $number }: Auf Waldstücken steht 1 bis 6.
feurio-number-used-up = Alle sechs Waldstücke mit einer { $number } sind gezogen; übrig sind { $left }.
feurio-no-arranging = Startstücke ordnet man nur vor dem ersten Zug an, und nur zu viert.
feurio-arrange-first = „{ $move }“ kommt zu früh: Erst ordnet der älteste Spieler die Startstücke an.
feurio-not-start-tiles = „{ $move }“ nennt zwei Waldstücke, die nicht beide da sind: Die Startstücke sind { $tiles }.
feurio-has-laid = Das Waldstück dieses Zuges liegt schon; jetzt kommen Männer, oder du passt.
feurio-no-tile-left = Es gibt kein Waldstück mehr zu legen; jetzt kommen Männer, oder du passt.
feurio-lay-first = „{ $move }“ kommt zu früh: Erst wird das gezogene Waldstück gelegt.
feurio-occupied = Auf { $cell } liegt schon ein Waldstück. Das Feuer springt an die heißeste Stelle: { $hottest } (Hitze
    { $heat }).
feurio-apart = { $cell } berührt kein Waldstück. Das Feuer springt an die heißeste Stelle: { $hottest } (Hitze { $heat }).
feurio-not-hottest = Die Hitze auf { $cell } ist { $here }, aber die heißeste Stelle hat { $heat }: { $hottest }.
feurio-no-firebreaks = In diesem Spiel gibt es keine Feuerschneisen.
feurio-auxiliary-pays = Eine Hilfskraft ({ feurio-colour }) kann keine Feuerschneise bezahlen.
feurio-other-pays = { feurio-colour } gehört jemand anderem: Eine Feuerschneise bezahlt man mit einem eigenen Mann.
feurio-nobody-pays = Von { feurio-colour } ist kein Mann mehr da, um eine Feuerschneise zu bezahlen.
feurio-men-count = In einem Zug setzt du 1, 2 oder 3 Männer ein, oder du passt; nicht { $count }.
feurio-not-own-men = { feurio-colour } darfst du nicht einsetzen: Du hast { $own }.
feurio-men-used-up = { $count ->
        [one] Ein Mann von { feurio-colour } ist
       *[other] { $count } Männer von { feurio-colour } sind
    } zu viel: Im Vorrat { $left ->
        [0] ist keiner mehr
        [one] ist nur noch einer
       *[other] sind nur noch { $left }
    }.
feurio-no-tile-here = Auf { $cell } liegt kein Waldstück.
feurio-men-on-firebreak = Auf { $cell } liegt eine Feuerschneise: Dorthin kommen keine Männer.
feurio-locked = Die { $number } auf { $cell } hat keine freie Kante mehr: Niemand darf dort Männer einsetzen.
feurio-no-space = Die { $number } auf { $cell } hat { $spaces } { $spaces ->
        [one] Feld
       *[other] Felder
    }, und darauf { $men ->
        [0] stehen keine Männer
        [one] steht ein Mann
       *[other] stehen { $men } Männer
    }: Platz für { $room }, nicht für { $count }.
feurio-no-edge = Die { $number } auf { $cell } hat { $edges } freie { $edges ->
        [one] Kante
       *[other] Kanten
    }, und darauf { $men ->
        [0] stehen keine Männer
        [one] steht ein Mann
       *[other] stehen { $men } Männer
    }: { $room ->
        [0] Mehr Männer passen nicht hin
       *[other] Platz für { $room }, nicht für { $count }
    }.

## Erlaubt, und warum

feurio-why-draw = Das nächste Waldstück zeigt { $number }; davon waren noch { $count } übrig (R6).
feurio-why-hidden-draw = Ein Waldstück wird gezogen und heimlich angesehen (R82).
feurio-why-arrange = Die { $smaller } und die { $larger } berühren sich in der Mitte (R9).
feurio-why-lay = Das Feuer springt nach { $cell }, eine heißeste Stelle: Hitze { $sum } (R16).
feurio-why-break = Eine Feuerschneise auf { $cell }, eine heißeste Stelle (Hitze { $sum }, R83): Sie brennt mit 0, kostet
    einen Mann von { feurio-colour } und die Männer dieses Zuges (R84, R85).
feurio-why-men = { $count } von { feurio-colour } auf die { $number } auf { $cell }: { $spaces } { $spaces ->
        [one] Feld
       *[other] Felder
    }, { $edges } freie { $edges ->
        [one] Kante
       *[other] Kanten
    }, { $men } schon dort (R30, R31).
feurio-why-pass = In diesem Zug keine Männer (R38).

## Ausgang

feurio-all-passed = Alle haben nacheinander gepasst.
feurio-won-by-region = Bei { $points } Punkten steht es gleich, also entscheidet die wertvollste Fläche: { $best } (R52).
feurio-shared-victory = Bei { $points } Punkten und gleich wertvollen Flächen ({ $best }) wird der Sieg geteilt (R53).
feurio-task-done = Alle Männer sind eingesetzt, jede Farbe in einer Fläche mit einer offenen 1.
feurio-men-left = { $men ->
        [one] Ein Mann von { feurio-colour } wurde
       *[other] { $men } Männer von { feurio-colour } wurden
    } nicht eingesetzt.
feurio-not-one-region = { feurio-colour } steht in { $regions } getrennten Flächen.
feurio-no-water = Die Fläche von { feurio-colour } hat keine 1 mit freier Kante.

## Die Aufgabe ist nicht mehr zu schaffen

feurio-too-few-waters = Jede Farbe braucht eine eigene 1 mit freier Kante, und davon gibt es nicht mehr genug.
feurio-cut-off-from-water = { feurio-colour } hat zu wenige Männer übrig, um eine 1 mit freier Kante zu erreichen.
feurio-split = { feurio-colour } steht in getrennten Flächen und hat zu wenige Männer übrig, um sie zu verbinden.
feurio-too-few-turns = Platz { $seat } hat zu wenige Züge übrig, um alle Männer einzusetzen.
feurio-too-few-places = Es sind mehr Männer einzusetzen, als es Felder für sie gibt.

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

feurio-choice-seats = Löschtrupps
    .about = Wie viele mitspielen.
    .setting = { $setting }
feurio-choice-goal = Ziel
    .about = Punkte für jeden, oder eine Aufgabe für alle: alle Männer eingesetzt, jede Farbe in einer Fläche mit einer offenen 1.
    .setting = { $setting ->
        [solo] Allein: die Aufgabe ganz für dich
        [coop] Gemeinsam: die Aufgabe als Team
       *[score] Jeder für sich: Die meisten Punkte gewinnen
    }
feurio-choice-firebreak = Feuerschneisen
    .about = Ein gezogenes Waldstück darf verdeckt gelegt werden: Es brennt mit 0 und kostet einen Mann.
    .setting = { $setting ->
        [true] Mit Feuerschneisen
       *[false] Ohne
    }
feurio-choice-hotter = Heiß
    .about = Punkte werden abgerundet statt aufgerundet: Kleine Flächen sind weniger wert.
    .setting = { $setting ->
        [true] Abrunden
       *[false] Aufrunden
    }

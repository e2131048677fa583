### Die Regeln von Feurio! in einfachen Worten, eine Meldung für jede Regel, R1 bis R95.
### Der Wert ist die Regel, .name ihr kurzer Titel; .ruling sagt, was hier festgelegt ist und warum,
### wo die Spielregeln sich widersprechen oder schweigen. Zeilenumbrüche in einem Text bedeuten nichts.

feurio-chapter-setup = Vorbereitung
feurio-chapter-fire = Der Zug und die heißeste Stelle
feurio-chapter-men = Feuerwehrleute und Platz
feurio-chapter-end = Das Ende des Spiels
feurio-chapter-scoring = Wertung
feurio-chapter-three = Drei Spieler
feurio-chapter-two = Zwei Spieler
feurio-chapter-solitaire = Allein spielen
feurio-chapter-cooperative = Gemeinsam spielen
feurio-chapter-firebreak = Variante: Feuerschneise
feurio-chapter-hotter = Variante: heißes Spiel

## Vorbereitung

R1 = Der Wald hat 36 sechseckige Waldstücke, jedes mit sechs Kanten, und die Zahlen 1 bis 6: von jeder Zahl gibt es
    sechs. Eine große Zahl bedeutet ein starkes Feuer, eine kleine viel Wasser.
    .name = Die Waldstücke
    .ruling = Eine Übersetzung sagt nicht, dass es von jeder Zahl sechs gibt; die anderen drei Texte
        sagen es.

R2 = Auf der Rückseite jedes Waldstücks steht eine 0.
    .name = Die Rückseiten

R3 = Ein Feld ist ein Platz für einen Feuerwehrmann. Ein Waldstück mit einer 1 oder 2 hat ein Feld, eines mit
    einer 3 oder 4 hat zwei, und eines mit einer 5 oder 6 hat drei: Je mehr Wasser, desto weniger
    Platz.
    .name = Felder auf einem Waldstück
    .ruling = Die Spielregeln sagen nur, dass es ein bis drei Felder sind, dass eine 6 drei hat und
        dass Wasser Platz braucht. Der Rest stammt aus Besprechungen des Spiels. Nur die zwei Felder
        auf einer 4 sind angenommen, weil sie das Muster vollständig machen.

R4 = Es gibt 48 Feuerwehrleute: 12 in jeder der vier Farben.
    .name = Die Feuerwehrleute

R5 = Im Spiel zu viert hat jeder eine Farbe und beginnt mit ihren 12 Feuerwehrleuten. Feuerwehrleute, die noch nicht
    eingesetzt sind, bilden den Vorrat ihres Spielers.
    .name = Jeder eine Farbe

R6 = Die Waldstücke kommen verdeckt und gut gemischt in den Beutel. Bei jedem Ziehen entscheidet der
    Zufall: Jedes Waldstück, das noch im Beutel ist, hat die gleiche Chance.
    .name = Ziehen auf gut Glück
    .ruling = Zwei Texte legen die Waldstücke verdeckt aus, zwei machen einen Stapel. Die Chancen sind
        gleich, darum sind hier alle noch nicht gezogenen Waldstücke einfach im Beutel.

R7 = Vor dem ersten Zug zieht der älteste Spieler für jeden, der mitspielt, ein Waldstück und legt sie
    alle offen hin.
    .name = Die Startstücke

R8 = Zu viert bilden die Startstücke eine Raute aus zwei Reihen zu je zwei. Die beiden mittleren
    berühren einander und die beiden äußeren; die äußeren berühren einander nicht.
    .name = Die Raute am Anfang

R9 = Der älteste Spieler entscheidet, welches Startstück wohin kommt. In der Raute zählt, welche zwei
    in der Mitte liegen, denn nur diese berühren alle anderen.
    .name = Die Startstücke anordnen
    .ruling = Zwei Texte lassen dem ältesten Spieler diese Wahl, zwei erwähnen sie nicht; hier ist sie
        eine echte Wahl. Mit einem, zwei oder drei Startstücken spielt sich jede Anordnung gleich,
        darum wird dann nichts gefragt.

R10 = Wer links vom ältesten Spieler sitzt, hat den ersten Zug. Danach geht es im Uhrzeigersinn
    weiter.
    .name = Wer beginnt

R11 = Ohne die Startstücke legt jeder zu viert 8 Waldstücke, zu dritt 11 und zu zweit 17; wer allein
    spielt, legt 35. Das letzte Waldstück legt immer der älteste Spieler.
    .name = Anzahl der Züge
    .ruling = Kein Text sagt das; es folgt aus den 36 Waldstücken, den Startstücken (R7) und der
        Reihenfolge der Züge (R10).

## Der Zug und die heißeste Stelle

R12 = Ein Zug hat zwei Schritte: Erst legst du ein Waldstück, dann setzt du Feuerwehrleute ein. Feuerwehrleute kommen
    nie vor dem Waldstück.
    .name = Erst legen, dann einsetzen

R13 = Solange Waldstücke im Beutel sind, zieht, wer am Zug ist, genau eines und legt es. Auslassen ist
    nicht erlaubt.
    .name = Jeden Zug ein Waldstück

R14 = Das Waldstück wird mit der Zahl nach oben an eine offene Stelle gelegt: eine leere Stelle, die mit einer Kante
    an mindestens ein Waldstück auf dem Tisch grenzt.
    .name = Kante an Kante

R15 = Zähle die Zahlen auf allen Waldstücken zusammen, die mit einer Kante an eine offene Stelle
    grenzen: Die Summe ist die Hitze der Stelle.
    .name = Die Hitze einer Stelle

R16 = Das Waldstück muss an die heißeste Stelle. Das ist die offene Stelle mit der größten Hitze auf
    dem ganzen Tisch.
    .name = Die heißeste Stelle

R17 = Haben mehrere offene Stellen die größte Hitze, so gilt jede davon als heißeste Stelle. Wer am Zug ist, wählt
    eine aus.
    .name = Mehrere heißeste Stellen

R18 = Die Zahl auf dem gezogenen Waldstück zählt nicht zur Hitze. Nur was schon auf dem Tisch liegt, zählt mit.
    .name = Die neue Zahl
    .ruling = Zwei Texte sagen das. Die anderen zwei sagen stattdessen, dass Drehen nichts ändert
        (R19); hier gilt beides.

R19 = Es ist egal, wie herum ein Waldstück liegt.
    .name = Ein Waldstück drehen
    .ruling = Ein Text erwähnt das nicht; die anderen drei sagen es.

R20 = Hitze kommt nicht nur von zwei Waldstücken. Eine Stelle zwischen einer 2, einer 6 und einer 1 hat
    eine Hitze von 9.
    .name = Drei oder mehr Nachbarn

R21 = Du siehst die Zahl auf dem gezogenen Waldstück, bevor du zwischen mehreren heißesten Stellen
    wählst.
    .name = Erst schauen, dann wählen
    .ruling = Kein Text sagt es ausdrücklich, aber in allen wird das Waldstück erst umgedreht und dann
        gelegt.

R22 = Eine leere Stelle mit Waldstücken ringsum ist eine offene Stelle wie jede andere. Bis zu sechs
    Waldstücke tragen zu ihrer Hitze bei, und die Kanten zu ihr hin sind freie Kanten (R32).
    .name = Lücken im Wald
    .ruling = Die Spielregeln sprechen nicht von Lücken. In einer Lücke liegt kein Waldstück, darum
        werden die üblichen Regeln beim Wort genommen.

## Feuerwehrleute und Platz

R23 = In jedem Zug darfst du bis zu drei Feuerwehrleute einsetzen, oder keine.
    .name = Bis zu drei Feuerwehrleute

R24 = Alle Feuerwehrleute, die du in einem Zug einsetzt, kommen auf dasselbe Waldstück.
    .name = Ein Waldstück pro Zug

R25 = Die Feuerwehrleute dürfen auf jedes Waldstück auf dem Tisch, nicht nur auf das eben gelegte.
    .name = Jedes Waldstück

R26 = Zu viert setzt jeder nur Feuerwehrleute der eigenen Farbe ein. Für andere Spielerzahlen gelten dafür
    eigene Regeln (R57, R64, R68).
    .name = Die eigene Farbe

R27 = Auf jedes Feld passt ein Feuerwehrmann.
    .name = Ein Feuerwehrmann pro Feld

R28 = Die Felder eines Waldstücks sind alle gleich; es ist also egal, auf welchem ein Feuerwehrmann steht.
    .name = Alle Felder sind gleich

R29 = Feuerwehrleute verschiedener Farben dürfen auf demselben Waldstück stehen.
    .name = Ein Waldstück teilen

R30 = Wenn du Feuerwehrleute auf ein Waldstück gesetzt hast, dürfen dort, alle Farben zusammen, höchstens so viele
    stehen, wie es freie Kanten hat (R32).
    .name = Feuerwehrleute und freie Kanten
    .ruling = In einem Beispiel prüft eine Übersetzung das, wenn ein Waldstück gelegt wird; das
        widerspricht ihrer eigenen Regel, dass Feuerwehrleute bleiben (R34). Hier wird nur das Waldstück
        geprüft, auf das Feuerwehrleute kommen, und nur in diesem Augenblick.

R31 = Auf einem Waldstück stehen nie mehr Feuerwehrleute, als es Felder hat; die Feuerwehrleute aller Farben zählen
    mit.
    .name = Feuerwehrleute und Felder

R32 = Eine Kante ist frei, solange kein anderes Waldstück an ihr liegt. Jedes Waldstück schließt die
    Kanten, die es berührt, und eine Feuerschneise tut das auch (R88).
    .name = Freie Kanten

R33 = Niemand darf Feuerwehrleute auf ein Waldstück ohne freie Kante setzen.
    .name = Eingeschlossene Waldstücke

R34 = Feuerwehrleute, die schon auf einem Waldstück stehen, bleiben dort, auch wenn es später weniger freie
    Kanten als Feuerwehrleute hat oder gar keine mehr.
    .name = Feuerwehrleute bleiben

R35 = Während des Spiels gehen Feuerwehrleute nie auf ein anderes Waldstück und nie zurück in den Vorrat.
    .name = Feuerwehrleute ziehen nicht um
    .ruling = Kein Text sagt das vollständig; es folgt aus der Regel, dass Feuerwehrleute bleiben (R34).

R36 = Du kannst nur Feuerwehrleute einsetzen, die du noch im Vorrat hast. Wer keine mehr hat, legt weiter
    Waldstücke.
    .name = Ein leerer Vorrat
    .ruling = Die Spielregeln sagen das nicht wörtlich; es folgt aus der Pflicht, ein Waldstück zu
        legen (R13).

R37 = Beispiel: Eine leere 6 hat drei Felder, aber nur zwei ihrer Kanten sind frei. Rot darf dort
    höchstens zwei Feuerwehrleute einsetzen.
    .name = Beispiel mit zwei Kanten

R38 = Keine Feuerwehrleute einzusetzen wird nicht bestraft. Im nächsten Zug darfst du wieder bis zu drei
    einsetzen.
    .name = Niemanden einsetzen

## Das Ende des Spiels

R39 = Wenn das letzte Waldstück liegt, gehen die Züge ohne Waldstücke weiter. In jedem Zug setzt du
    einen bis drei Feuerwehrleute nach den üblichen Regeln ein (R23 bis R34), oder du passt.
    .name = Züge ohne Waldstücke

R40 = Passen gilt nicht für immer. Wer gepasst hat und noch einmal an die Reihe kommt, darf wieder
    Feuerwehrleute einsetzen.
    .name = Passen und wiederkommen

R41 = Das Spiel endet, wenn alle nacheinander gepasst haben. Setzt jemand Feuerwehrleute ein, wird wieder von vorn
    gezählt.
    .name = Alle passen
    .ruling = Eine Übersetzung will, dass alle in derselben Runde passen; die anderen verlangen nur,
        dass jeder passt. Hier darf die Reihe bei jedem beginnen.

R42 = Das letzte Waldstück zu legen, ohne Feuerwehrleute einzusetzen, ist kein Passen. Gezählt wird erst ab dem
    nächsten Zug, also hat jeder mindestens einen Zug ohne Waldstück.
    .name = Das letzte Waldstück
    .ruling = In ihren Regeln zum Ende sprechen die Texte erst vom Passen, wenn alle Waldstücke liegen,
        und ein Beispiel verlangt eine ganze Runde ohne Waldstücke und ohne Feuerwehrleute.

R43 = Wer keine Feuerwehrleute einsetzen kann, muss passen. Das Programm darf das von selbst tun, und es zählt wie
    jedes andere Passen (R41).
    .name = Passen müssen
    .ruling = Die Spielregeln erwähnen das nicht; das Ergebnis ist dasselbe, wie wenn man selbst passt.

R44 = Die Punkte werden nur einmal gezählt, wenn das Spiel vorbei ist.
    .name = Wann Punkte zählen

## Wertung

R45 = Waldstücke, auf denen mindestens ein Feuerwehrmann derselben Farbe steht und die Kante an Kante liegen,
    bilden eine Waldfläche dieser Farbe. Jedes solche Waldstück, das die Fläche berührt, gehört dazu.
    .name = Waldflächen

R46 = Ein Waldstück zählt in einer Fläche einmal, egal wie viele Feuerwehrleute der Farbe darauf stehen. Ein
    Waldstück mit Feuerwehrleuten mehrerer Farben zählt für jede von ihnen.
    .name = Ein Waldstück zählen
    .ruling = Nur ein Text sagt, dass ein einziger Feuerwehrmann genügt. Dass mehrere Farben dasselbe Waldstück
        zählen können, zeigt das Beispiel zur Wertung.

R47 = Für die Punkte einer Fläche zählst du die Zahlen auf allen ihren Waldstücken zusammen. Dann
    teilst du durch die kleinste Zahl unter denen, die noch eine freie Kante haben.
    .name = Der Wert einer Fläche
    .ruling = Eine Übersetzung lässt offen, was geschieht, wenn die allerkleinste Zahl keine freie
        Kante hat, aber ihr Beispiel passt zu den anderen Texten: Durch ein solches Waldstück wird
        nicht geteilt.

R48 = Eine Fläche, in der kein Waldstück eine freie Kante hat, ist 0 Punkte wert.
    .name = Eingeschlossene Flächen

R49 = Geht die Teilung nicht auf, werden die Punkte aufgerundet. Das geschieht für jede Fläche
    einzeln.
    .name = Aufrunden

R50 = Das Ergebnis eines Spielers ist die Summe aller seiner Flächen.
    .name = Das Ergebnis

R51 = Wer die meisten Punkte hat, gewinnt.
    .name = Wer gewinnt

R52 = Haben mehrere die meisten Punkte, gewinnt unter ihnen, wessen beste einzelne Fläche am meisten
    wert ist.
    .name = Bei Gleichstand

R53 = Herrscht auch danach noch Gleichstand, teilen sie sich den Sieg.
    .name = Geteilter Sieg
    .ruling = Die Spielregeln gehen nicht weiter als bis zur ersten Entscheidung bei Gleichstand (R52),
        und sonst unterscheidet die Spieler nichts.

R54 = Feuerwehrleute, die am Ende noch im Vorrat sind, bringen keine Punkte und kosten keine.
    .name = Übrige Feuerwehrleute
    .ruling = Die Spielregeln erwähnen übrige Feuerwehrleute nicht, also haben sie keine Wirkung.

## Drei Spieler

R55 = Jeder hat 12 Feuerwehrleute einer Farbe und vier Hilfskräfte. Die Hilfskräfte sind die Feuerwehrleute der vierten
    Farbe, die niemandem gehört.
    .name = Feuerwehrleute und Hilfskräfte

R56 = Die drei Startstücke bilden ein Dreieck, so dass jedes die beiden anderen berührt. Wer links vom
    ältesten Spieler sitzt, beginnt.
    .name = Das Dreieck am Anfang

R57 = In einem Zug setzt du entweder Feuerwehrleute der eigenen Farbe ein oder Hilfskräfte, nie beides.
    .name = Eigene Feuerwehrleute oder Hilfskräfte
    .ruling = Eine Übersetzung scheint beides im selben Zug zu erlauben. Die anderen drei verbieten es,
        und auch allein und zu zweit bleibt es bei einer Farbe pro Zug.

R58 = Für Hilfskräfte gelten dieselben Regeln wie für andere Feuerwehrleute (R23 bis R34). Sie belegen Felder
    und zählen bei den freien Kanten mit, können also ein Waldstück blockieren.
    .name = Hilfskräfte einsetzen

R59 = Vor der Wertung werden alle Hilfskräfte von den Waldstücken genommen. Die Waldstücke bleiben
    liegen, also wird keine Kante frei.
    .name = Hilfskräfte wegnehmen

R60 = Mit einer Hilfskraft kannst du keine Feuerschneise bezahlen (R84).
    .name = Hilfskräfte bezahlen nicht

R61 = Hilfskräfte einzusetzen ist kein Passen.
    .name = Hilfskräfte und Passen
    .ruling = Kein Text sagt das; es folgt, weil Hilfskräfte wie andere Feuerwehrleute eingesetzt werden (R58).

## Zwei Spieler

R62 = Jeder hat zwei Farben, zusammen 24 Feuerwehrleute.
    .name = Jeder zwei Farben

R63 = Der älteste Spieler legt die beiden Startstücke nebeneinander. Der andere beginnt.
    .name = Das Paar am Anfang

R64 = In einem Zug darfst du nur Feuerwehrleute einer Farbe einsetzen; welche deiner beiden, kannst du frei
    wählen.
    .name = Eine Farbe pro Zug

R65 = Jede Farbe wird für sich gewertet, dann werden die Punkte beider Farben zusammengezählt. Zwei
    Farben bilden nie gemeinsam eine Fläche.
    .name = Zwei Farben werten

R66 = Bei Gleichstand (R52) vergleicht man von jedem die beste einzelne Fläche; sie darf von jeder der
    beiden Farben sein. Die wertvollere gewinnt.
    .name = Gleichstand zu zweit
    .ruling = Die Spielregeln geben keine eigene Entscheidung für zwei Spieler an; dies ist die
        übliche, auf beide Farben angewandt.

## Allein spielen

R67 = Wer allein spielt, hat alle 48 Feuerwehrleute. Ein Startstück wird offen hingelegt, dann beginnen die
    Züge.
    .name = Ganz allein

R68 = In einem Zug darfst du nur Feuerwehrleute einer der vier Farben einsetzen. Es gelten die üblichen Regeln
    für das Einsetzen (R23 bis R34), nur darfst du jede Farbe wählen.
    .name = Immer nur eine Farbe

R69 = Wer allein spielt, legt keine Feuerschneisen.
    .name = Keine Feuerschneisen allein

R70 = Der Zug, in dem das letzte Waldstück gelegt wird, ist der letzte. Du darfst darin noch Feuerwehrleute
    einsetzen, aber es folgen keine Züge ohne Waldstücke (R39).
    .name = Das Ende allein
    .ruling = Eine Übersetzung fügt noch einen Zug für Feuerwehrleute an, obwohl sie auch sagt, dass das Spiel
        schon vorbei ist. Die anderen drei kennen keinen solchen Zug.

R71 = Um zu gewinnen, müssen am Ende alle 48 Feuerwehrleute auf den Waldstücken stehen.
    .name = Alle Feuerwehrleute einsetzen

R72 = Um zu gewinnen, müssen auch alle 12 Feuerwehrleute jeder Farbe in einer einzigen Fläche dieser Farbe
    stehen.
    .name = Eine Fläche pro Farbe

R73 = Um zu gewinnen, muss auch zu jeder der vier Flächen ein Waldstück mit einer 1 gehören, das am
    Ende noch eine freie Kante hat.
    .name = Wasser für jede Fläche
    .ruling = Ein Text verlangt nur eine Verbindung zu einem solchen Waldstück; die anderen drei sagen,
        dass es zur Fläche gehören muss. Also muss ein Feuerwehrmann der Farbe auf der 1 selbst stehen.

R74 = Tipp: Je länger du mit dem ersten Feuerwehrmann wartest, desto schwerer wird es zu gewinnen.
    .name = Fang früh an

R75 = Eine 1 hat nur ein Feld (R3), also braucht es vier verschiedene Einsen mit freier Kante. Sobald
    drei der sechs Einsen keine freie Kante mehr haben, ist das Spiel nicht mehr zu gewinnen.
    .name = Wenn es nicht mehr geht
    .ruling = Kein Text sagt das; es folgt aus dem Ziel (R73), wenn eine 1 wirklich nur ein Feld hat,
        was nicht in den Spielregeln steht.

## Gemeinsam spielen

R76 = Zwei, drei oder vier Spieler spielen nach den Regeln für ihre Zahl, aber sie gewinnen oder
    verlieren gemeinsam. Das Ziel ist dasselbe wie allein (R71 bis R73).
    .name = Ein gemeinsames Ziel

R77 = Der Zug, in dem das letzte Waldstück gelegt wird, ist der letzte. Darin dürfen noch Feuerwehrleute
    eingesetzt werden, aber es folgen keine Züge ohne Waldstücke (R39).
    .name = Das gemeinsame Ende

R78 = Zu dritt bleiben die Hilfskräfte auf den Waldstücken. Alle 12 müssen in einer einzigen Fläche
    stehen, zu der ein Waldstück mit einer 1 und einer freien Kante gehört, genau wie bei den anderen
    Farben.
    .name = Auch Hilfskräfte brauchen Wasser
    .ruling = Ein Text verlangt nur eine einzige Fläche; die anderen drei nennen auch die 1 mit freier
        Kante.

R79 = Im gemeinsamen Spiel gibt es keine Feuerschneisen.
    .name = Keine Feuerschneisen gemeinsam

R80 = Es gibt ein Startstück für jeden Spieler, und jeder setzt Feuerwehrleute nur ein, wenn er an der Reihe
    ist. Das macht es schwerer als allein.
    .name = Schwerer als allein

R81 = Zu viert hat jeder 8 Züge für 12 Feuerwehrleute; zu dritt 11 Züge für 16 Feuerwehrleute; zu zweit 17 Züge für 24
    Feuerwehrleute. Zu viert braucht jeder mindestens vier Züge, um alle Feuerwehrleute einzusetzen.
    .name = Züge und Feuerwehrleute
    .ruling = Kein Text nennt diese Zahlen; sie folgen aus der Anzahl der Züge (R11) und daraus, dass
        höchstens drei Feuerwehrleute in einem Zug eingesetzt werden (R23).

## Variante: Feuerschneise

R82 = Im Spiel gegeneinander darf man das gezogene Waldstück heimlich ansehen. Erst dann entscheidet
    man, ob man es wie üblich offen legt oder verdeckt als Feuerschneise.
    .name = Eine Feuerschneise legen
    .ruling = In einer Übersetzung ist der Satz darüber, wer das Waldstück ansieht und wann, durcheinandergeraten;
        die anderen drei sind sich einig, dass es der Spieler ist, der am Zug ist.

R83 = Auch eine Feuerschneise muss an die heißeste Stelle. Gibt es mehrere, wählt der Spieler eine aus
    (R17).
    .name = Wohin Feuerschneisen kommen

R84 = Um eine Feuerschneise zu bezahlen, legt der Spieler einen eigenen Feuerwehrmann aus dem Vorrat in die
    Schachtel. Dieser Feuerwehrmann ist aus dem Spiel.
    .name = Der Preis
    .ruling = Nicht jeder Text sagt, woher der Feuerwehrmann kommt. Einer nennt den Vorrat, und Feuerwehrleute auf
        Waldstücken bleiben immer dort (R34).

R85 = In einem Zug mit einer Feuerschneise setzt man keine Feuerwehrleute ein.
    .name = In diesem Zug keine Feuerwehrleute

R86 = Wer keine eigenen Feuerwehrleute mehr im Vorrat hat, kann keine Feuerschneise legen.
    .name = Niemand mehr zum Bezahlen

R87 = Eine Feuerschneise zählt 0 für die Hitze der Stellen neben ihr. Hat jede offene Stelle eine Hitze von 0,
    gelten alle als heißeste Stelle.
    .name = Keine Hitze
    .ruling = Die Spielregeln nennen die 0, sprechen aber nicht von einem Tisch ganz ohne Hitze; es folgt
        aus der Regel für gleiche Hitze (R17).

R88 = Eine Feuerschneise schließt die Kanten der Waldstücke um sie herum, genau wie ein offen gelegtes
    Waldstück.
    .name = Feuerschneisen schließen Kanten

R89 = Auf einer Feuerschneise dürfen keine Feuerwehrleute stehen, und sie gehört nie zu einer Fläche.
    .name = Keine Feuerwehrleute auf Feuerschneisen

R90 = Nur wer eine Feuerschneise gelegt hat, kennt ihre Zahl. Für alle anderen bleibt sie verborgen, bis
    das Spiel vorbei ist, und auch Listen der Waldstücke, die noch kommen, verraten sie nicht.
    .name = Eine geheime Zahl
    .ruling = Die Spielregeln sagen nie, wann die Zahl aufgedeckt wird; hier wird sie nach dem Spiel
        gezeigt. Bis dahin ist sie auch vor Zuschauern verborgen.

R91 = Zu zweit wählt, wer die Feuerschneise legt, welche der beiden eigenen Farben dafür bezahlt.
    .name = Welche Farbe bezahlt
    .ruling = Die Spielregeln sagen nicht, welche Farbe bezahlt, also ist die Wahl frei.

R92 = Eine Feuerschneise ist das eine Waldstück dieses Zuges; ein anderes wird nicht gezogen. Wird das
    letzte Waldstück als Feuerschneise gelegt, ist dieser Zug kein Passen (R42).
    .name = Die Feuerschneise ist das Waldstück
    .ruling = Kein Text sagt das geradeheraus. Wo eine Übersetzung zum Ende des Spiels davon spricht,
        dass alle Waldstücke offen liegen, zählen auch Feuerschneisen als gelegt.

## Variante: heißes Spiel

R93 = Die Punkte jeder Fläche werden abgerundet statt aufgerundet. Sonst ändert sich nichts.
    .name = Abrunden

R94 = Das heiße Spiel geht zu zweit, zu dritt und zu viert, und auch zusammen mit Feuerschneisen. Allein
    und beim gemeinsamen Spiel gibt es keine Punkte zu runden, also würde es nichts ändern.
    .name = Varianten verbinden
    .ruling = Die Spielregeln sagen nicht, was man verbinden darf; nichts steht im Weg, also ist alles
        erlaubt.

R95 = Auch beim Abrunden ist eine Fläche mit freier Kante mindestens 1 Punkt wert.
    .name = Mindestens ein Punkt
    .ruling = Kein Text sagt das; es folgt, weil die Summe nie kleiner ist als die Zahl, durch die
        geteilt wird (R47).

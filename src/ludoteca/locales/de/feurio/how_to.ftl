### Wie man Feurio! spielt, auf einer Seite: Angaben und Abschnitte, der Titel von jedem als .name.
### Der Aufbau und die Stellungen der Bilder stehen in present/how_to.json.

feurio-how-to-players = 1 bis 4
    .name = Spieler
feurio-how-to-age = Ab 10 Jahren
    .name = Alter
feurio-how-to-time = Etwa 30 Minuten
    .name = Dauer
feurio-how-to-author = Heinrich Glumpler
    .name = Autor

feurio-how-to-goal = Der Wald brennt, und du führst einen Trupp Feuerwehrleute. Besetze Waldstücke, auf denen es
    wild brennt, sorge dafür, dass sie zusammenhängen, und halte einen Weg zum Wasser frei. Wer die meisten Punkte
    hat, gewinnt.
    .name = Ziel

feurio-how-to-box = Es braucht nur einen Wald und jemanden, der ihn rettet.
    .name = In der Schachtel
feurio-how-to-box-tiles = 36 Waldstücke, Sechsecke mit sechs Kanten: je sechs mit den Zahlen 1 bis 6. Eine große
    Zahl bedeutet wildes Feuer, eine kleine viel Wasser. Auf der Rückseite steht eine 0.
feurio-how-to-box-men = 48 Feuerwehrleute, 12 in jeder der vier Farben. Ein Waldstück hat Felder für sie: eines auf einer 1 oder
    2, zwei auf einer 3 oder 4, drei auf einer 5 oder 6.

feurio-how-to-setup = So spielt ihr zu viert. Mit weniger geht es auch: siehe unten.
    .name = Vorbereitung
feurio-how-to-setup-men = Jeder nimmt die 12 Feuerwehrleute einer Farbe. Die Waldstücke werden verdeckt gemischt.
feurio-how-to-setup-tiles = Der Älteste deckt vier Waldstücke auf und legt daraus eine Raute, in beliebiger Anordnung.
feurio-how-to-setup-first = Wer links vom Ältesten sitzt, beginnt. Dann geht es im Uhrzeigersinn reihum.
feurio-how-to-setup-picture = Eine Raute aus vier Waldstücken. Die zwei in der Mitte berühren alle anderen.

feurio-how-to-fire = Zuerst breitet sich das Feuer aus: Zieh ein Waldstück und leg es an die heißeste Stelle. Das ist Pflicht.
    .name = Dein Zug: das Feuer breitet sich aus
feurio-how-to-fire-heat = Die Hitze einer leeren Stelle ist die Summe der Zahlen auf allen Waldstücken, die sie berühren. Das
    gezogene zählt nicht mit.
feurio-how-to-fire-tie = Sind mehrere Stellen gleich heiß, wählst du eine.
feurio-how-to-fire-picture = Zwei Stellen glühen mit 6 + 4 = 10. Die 2 muss an eine von ihnen.

feurio-how-to-men = Dann darfst du bis zu drei Feuerwehrleute einsetzen.
    .name = Dein Zug: Feuerwehrleute
feurio-how-to-men-one = Alle kommen auf dasselbe Waldstück, aber es darf jedes auf dem Tisch sein, auch eines, auf
    dem schon andere stehen.
feurio-how-to-men-room = Beim Einsetzen braucht jeder auf dem Waldstück ein Feld und eine freie Kante, also eine, an
    der kein Waldstück liegt. Es zählen die Feuerwehrleute aller Farben.
feurio-how-to-men-stay = Wer einmal steht, bleibt stehen. Schließt das Feuer später Kanten, muss niemand weg.
feurio-how-to-men-picture = Die markierte 6 hat drei Felder und drei freie Kanten: Bis zu drei Feuerwehrleute passen darauf.

feurio-how-to-end = Liegt das letzte Waldstück, geht es ohne Waldstücke weiter: Setz Feuerwehrleute ein oder passe.
    .name = Das Ende
feurio-how-to-end-pass = Wer gepasst hat, darf beim nächsten Mal wieder einsetzen. Passen alle nacheinander, ist das Spiel aus.

feurio-how-to-scoring = Waldstücke mit Feuerwehrleuten deiner Farbe, die sich berühren, bilden eine Fläche. Jede
    Fläche zählt für sich.
    .name = Wertung
feurio-how-to-scoring-sum = Zähl die Zahlen der Fläche zusammen. Teile durch ihre kleinste Zahl, die noch eine freie Kante hat,
    und runde auf.
feurio-how-to-scoring-locked = Eine Fläche ohne freie Kante ist nichts wert.
feurio-how-to-scoring-tie = Bei Gleichstand entscheidet die wertvollste einzelne Fläche.
feurio-how-to-scoring-picture = Grün: 5 + 6 + 1 = 12. Die 1 hat eine freie Kante, also 12 geteilt durch 1: 12 Punkte.

feurio-how-to-example = Das Beispiel der Spielregel, Schritt für Schritt: vier Züge und eine Wertung. Rot ist der Älteste.
    .name = Ein Beispiel zum Durchblättern
feurio-how-to-example-start = Rot deckt 3, 6, 6 und 4 auf und legt die zwei Sechsen in die Mitte. Grün sitzt links von Rot und
    beginnt.
feurio-how-to-example-green = Grün zieht eine 2. Am heißesten ist es unten und oben rechts: 6 + 4 = 10. Grün hat die
    Wahl.
feurio-how-to-example-green-men = Grün nimmt oben rechts und schickt einen Feuerwehrmann auf die untere 6. Drei wären erlaubt
    gewesen: Sie hat drei Felder und drei freie Kanten.
feurio-how-to-example-blue = Blau zieht eine 1: Nur unten sind es jetzt 10. Blau kommt zu Grün auf die untere 6. Sie hat noch
    zwei freie Kanten, also passt nur noch einer dazu.
feurio-how-to-example-yellow = Die 2 von Gelb darf nach oben oder nach links (3 + 6 = 9) und kommt nach links. Zwei
    Feuerwehrleute gehen auf die obere 6: Mit nur zwei freien Kanten ist sie voll.
feurio-how-to-example-red = Rot zieht eine 5. Wieder haben zwei Stellen 9: oben mit 3 + 6 und links unten mit
    2 + 6 + 1. Auch drei Waldstücke werden zusammengezählt.
feurio-how-to-example-red-men = Rot legt sie oben an und setzt gleich einen Feuerwehrmann darauf.
feurio-how-to-example-later = Zwei Runden später. Von diesen acht Zügen zeigt die Spielregel nur, wie sie enden; so könnten sie verlaufen sein.
feurio-how-to-example-yellow-points = Gelb: Die 6 ist eingeschlossen und zählt 0. 2 + 5 = 7, geteilt durch 2 und aufgerundet,
    sind 4 Punkte.
feurio-how-to-example-green-points = Grün: 5 + 6 + 1 = 12, geteilt durch 1, sind 12 Punkte. Die anderen haben Grün
    alle Wege zum Wachsen versperrt.
feurio-how-to-example-blue-points = Blau: 6 + 4 + 2 = 12, geteilt durch 2, sind 6 Punkte. Zwei Feuerwehrleute auf der 4 halten
    Grün fern.
feurio-how-to-example-red-points = Rot: 1 Punkt für die 1, und 5 + 2 = 7, geteilt durch 2, macht 4: zusammen 5. Mit einem
    Feuerwehrmann auf der 4 dazwischen wären es 12!

feurio-how-to-three = Jeder hat 12 Feuerwehrleute einer Farbe und vier Hilfskräfte der vierten Farbe. Die
    Startstücke bilden ein Dreieck.
    .name = Zu dritt
feurio-how-to-three-turn = In einem Zug setzt du entweder eigene Feuerwehrleute oder Hilfskräfte ein, nie beides.
    Hilfskräfte nehmen Platz weg: Mit ihnen lässt sich gut sperren.
feurio-how-to-three-end = Vor der Wertung kommen alle Hilfskräfte weg. Eine Feuerschneise können sie nicht bezahlen.
feurio-how-to-three-picture = Drei Startstücke: Jedes berührt die beiden anderen.

feurio-how-to-two = Jeder führt zwei Farben, 24 Feuerwehrleute. Das Feuer beginnt mit zwei Waldstücken
    nebeneinander. In einem Zug setzt du nur eine deiner Farben ein. Jede Farbe zählt für sich, dann wird
    zusammengezählt.
    .name = Zu zweit

feurio-how-to-solitaire = Allein hast du alle 48 Feuerwehrleute und ein Startstück und setzt in jedem Zug nur eine Farbe ein. Nach
    dem Zug mit dem letzten Waldstück hast du gewonnen, wenn:
    .name = Allein
feurio-how-to-solitaire-placed = alle 48 Feuerwehrleute im Wald stehen,
feurio-how-to-solitaire-region = jede Farbe eine einzige Fläche ist
feurio-how-to-solitaire-water = und in jeder der vier eine 1 mit freier Kante liegt.
feurio-how-to-solitaire-picture = Gerettet! Jede Farbe hängt zusammen, und jede hat ihre eigene offene 1.

feurio-how-to-cooperative = Zu zweit, zu dritt oder zu viert spielt ihr wie sonst, aber ihr gewinnt oder verliert
    gemeinsam. Das Ziel ist dasselbe wie allein, und mit dem Zug des letzten Waldstücks ist Schluss. Zu dritt
    bleiben die Hilfskräfte stehen und brauchen ebenfalls eine Fläche mit einer offenen 1. Das ist schwerer als
    allein: Ihr setzt reihum ein, und es liegen schon mehr Waldstücke, bevor der erste Feuerwehrmann etwas tun kann.
    .name = Gemeinsam

feurio-how-to-firebreak = Wenn ihr gegeneinander spielt, darfst du dein Waldstück heimlich ansehen und verdeckt an die heißeste
    Stelle legen: eine Feuerschneise. Nur du kennst ihre Zahl.
    .name = Variante: Feuerschneise
feurio-how-to-firebreak-cost = Sie kostet einen Feuerwehrmann aus deinem Vorrat, für immer, und in diesem Zug setzt du niemanden
    ein.
feurio-how-to-firebreak-zero = Sie brennt mit 0 und schließt die Kanten ihrer Nachbarn wie jedes Waldstück. Niemand
    darf auf ihr stehen.
feurio-how-to-firebreak-before = Grün hat ein Waldstück gezogen. Die heißeste Stelle hat 5 + 6 + 2 = 13.
feurio-how-to-firebreak-after = Verdeckt macht es ringsum nichts heißer: Das Feuer geht anderswo weiter.

feurio-how-to-hotter = In der Wertung wird abgerundet statt aufgerundet. So lohnt es sich öfter, ein Waldstück nur deshalb zu
    füllen, um die anderen fernzuhalten.
    .name = Variante: heißes Spiel

feurio-how-to-advice = Keine Regeln, nur was die Erfahrung lehrt.
    .name = Gut zu wissen
feurio-how-to-advice-place = Besetze viele Waldstücke mit großen Zahlen, und lass sie sich berühren. Eine kleine Zahl mit freier
    Kante, am besten eine 1, macht die ganze Fläche wertvoll.
feurio-how-to-advice-edges = Behalte die freien Kanten deines Wassers im Auge. Schau vor dem Einsetzen, wohin das
    Feuer geht: Ein einziges Waldstück kann es einschließen.
feurio-how-to-advice-block = Ein Waldstück ist voll, sobald so viele Feuerwehrleute darauf stehen, wie es freie Kanten hat. Zwei
    von dir am richtigen Ort können die Fläche eines anderen teilen.
feurio-how-to-advice-break = Eine Feuerschneise lenkt das Feuer: Sie kühlt ihre Umgebung und kann dein Wasser retten oder das eines
    anderen einschließen. Aber sie kostet einen Feuerwehrmann und das Einsetzen in diesem Zug.
feurio-how-to-advice-hotter = Im heißen Spiel verlieren kleine, verstreute Flächen ihre Bruchteile. Teile die der anderen und halte
    deine zusammen.
feurio-how-to-advice-solitaire = Allein oder zusammen: Schickt die ersten Feuerwehrleute früh. Je länger ihr wartet, desto schwerer
    wird es.

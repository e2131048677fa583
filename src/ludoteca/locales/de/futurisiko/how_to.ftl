### Wie man FutuRisiko! spielt, auf einer Seite: Angaben und Abschnitte, der Titel von jedem als .name.
### Der Aufbau und die Stellungen der Bilder stehen in present/how_to.json.
### Die Spielregel nennt weder Autor noch Alter noch Dauer: Sie stammen aus öffentlichen Beschreibungen des Spiels.

futurisiko-how-to-players = 4 bis 6; hier auch zu dritt, als Hausregel
    .name = Spieler
futurisiko-how-to-age = Ab 12 Jahren
    .name = Alter
futurisiko-how-to-time = Zwei bis drei Stunden
    .name = Dauer
futurisiko-how-to-author = Spartaco Albertarelli
    .name = Autor

futurisiko-how-to-goal = Bau Panzer, Flugzeuge und U-Boote und erobere Gebiete. Wer zuerst 20 hält, gewinnt auf der
    Stelle.
    .name = Ziel

futurisiko-how-to-box = Ein Spielbrett mit einer Weltkarte, und:
    .name = In der Schachtel
futurisiko-how-to-box-armies = sechs Armeen, jede mit 50 Panzern, 20 Flugzeugen, 10 U-Booten und 20 Flaggen. Eine Flagge ist eine
    Besatzung: Sie verteidigt, zieht aber nie und greift nie an;
futurisiko-how-to-box-dice = zehn Würfel mit Explosionen: Jeder trifft im Schnitt jedes dritte Mal;
futurisiko-how-to-box-cards = 60 Karten in sieben Sorten, jede mit einem Punkt in einer der sechs Farben.

futurisiko-how-to-board = Die Karte hat 36 Gebiete und 8 Meere. Gebiete gehören Spielern, Meere niemandem.
    .name = Das Spielbrett
futurisiko-how-to-board-links = Japan, Borneo, Neuguinea, die Baffininsel, die Victoria-Insel und Großbritannien
    sind Inseln, aber Linien verbinden sie mit anderen Gebieten wie auf dem Landweg.
futurisiko-how-to-board-islands = Grönland und Madagaskar haben keine solche Linie: Dorthin kommt man nur mit
    Flugzeugen und U-Booten.
futurisiko-how-to-board-round = Links und rechts hängen zusammen: Von Japan fliegt ein Flugzeug über den Nordpazifik nach Kalifornien.
futurisiko-how-to-board-picture = Die zwei echten Inseln sind markiert. Uns lag die Spielregel vor, aber nicht das
    gedruckte Spielbrett: Diese Karte ist eine Rekonstruktion.

futurisiko-how-to-setup = Jeder nimmt eine Armee. Die Karten werden gemischt.
    .name = Vorbereitung
futurisiko-how-to-setup-first = Deckt eine Karte auf: Der Spieler ihrer Farbe beginnt. Dann wird noch einmal
    gemischt und danach nie wieder: Benutzte Karten kommen unter den Stapel.
futurisiko-how-to-setup-flags = Reihum setzt jeder eine Flagge auf ein freies Gebiet, bis alle besetzt sind.
futurisiko-how-to-setup-five = Zu fünft wird ein Gebiet aus dem Spiel genommen, am besten Madagaskar oder Grönland.
futurisiko-how-to-setup-picture = Vier Spieler, neun Gebiete für jeden. Noch stehen nur Flaggen auf dem Brett.

futurisiko-how-to-round = Eine Runde hat vier Phasen. Erst wenn alle mit einer fertig sind, beginnt die nächste.
    .name = Eine Runde
futurisiko-how-to-round-sequence = Reihenfolge: Die oberste Karte wird aufgedeckt. Der Spieler ihrer Farbe kommt in dieser Runde zuerst,
    die anderen folgen im Uhrzeigersinn.
futurisiko-how-to-round-cards = Karten: Für je drei Gebiete darfst du eine haben. Wer zu viele hat, legt ab, wer zu wenige hat, zieht nach.
    Vor dem Ziehen darfst du eine nutzlose Karte ablegen.
futurisiko-how-to-round-production = Produktion: Einer nach dem anderen baut neue Figuren.
futurisiko-how-to-round-operations = Operationen: Einer nach dem anderen zieht zuerst und kämpft dann.

futurisiko-how-to-production = Jedes deiner Gebiete bringt dir einen Produktionspunkt.
    .name = Produktion
futurisiko-how-to-production-costs = Ein Panzer kostet 1 Punkt, ein Flugzeug 2, ein U-Boot 5.
futurisiko-how-to-production-lost = Was du nicht ausgibst, verfällt. Sind die Figuren aufgebraucht, kannst du keine
    mehr bauen.
futurisiko-how-to-production-places = Panzer und Flugzeuge kommen in beliebige eigene Gebiete, U-Boote in ein Meer an deinen Küsten.

futurisiko-how-to-movement = Jede Figur zieht höchstens einmal in der Runde. Zuerst alle deine Züge, dann alle deine Kämpfe: Danach zieht
    nichts mehr.
    .name = Bewegung
futurisiko-how-to-movement-tank = Ein Panzer zieht in ein Nachbargebiet.
futurisiko-how-to-movement-plane = Ein Flugzeug fliegt einen oder zwei Schritte, über Land oder Meer, und muss in einem Gebiet landen.
futurisiko-how-to-movement-sub = Ein U-Boot fährt in ein angrenzendes Meer.
futurisiko-how-to-movement-ferry = Ein U-Boot, das sich nicht bewegt hat, setzt deine Panzer über sein Meer, von
    jeder Küste an jede andere. Flugzeugen nützt es nichts.
futurisiko-how-to-movement-enter = Wer ein fremdes Gebiet betritt, dringt dort ein und muss kämpfen.
futurisiko-how-to-movement-picture = Zwei Panzer ziehen vom Kongo ins Südliche Afrika, ein Flugzeug fliegt von Brasilien über das Meer zum
    Kongo, und das U-Boot im Atlantik bringt zwei Panzer von Brasilien nach Nordafrika.

futurisiko-how-to-combat = Um jedes Gebiet, in das du eingedrungen bist, wird gekämpft, in beliebiger Reihenfolge und bis zum Ende. Einen
    Rückzug gibt es nicht.
    .name = Kampf
futurisiko-how-to-combat-first = Wer dort mehr Flugzeuge hat, würfelt zuerst; bei Gleichstand der Verteidiger. Dann
    wird abwechselnd gewürfelt.
futurisiko-how-to-combat-dice = Du wirfst einen Würfel für jeden Panzer und jedes Flugzeug. Der Verteidiger hat zwei mehr für die Flagge,
    der Angreifer einen mehr für jedes U-Boot in einem Meer an diesem Gebiet. Zu jedem Wurf darfst du eine Karte spielen.
futurisiko-how-to-combat-hits = Für jede Explosion nimmst du einen feindlichen Panzer oder ein feindliches Flugzeug
    weg, ganz nach Wahl.
futurisiko-how-to-combat-flag = Die Flagge fällt zuletzt, durch eine einzige Explosion. U-Boote werden von Würfeln nicht getroffen und
    verteidigen nicht.
futurisiko-how-to-combat-end = Sind alle Verteidiger und die Flagge weg, setzt du deine eigene. Hast du keine Panzer
    und Flugzeuge mehr, ist der Angriff gescheitert.

futurisiko-how-to-example = Ein Zug von Rot, von der ersten Figur bis zur Eroberung.
    .name = Ein Beispiel zum Durchblättern
futurisiko-how-to-example-points = Rot hält neun Gebiete: 9 Punkte. Kolumbien, neben Brasilien, gehört Gelb, mit zwei Panzern und einem
    Flugzeug.
futurisiko-how-to-example-build = Rot baut ein U-Boot im Atlantik (5), ein Flugzeug (2) und zwei Panzer (2) in Brasilien: Alle neun Punkte
    sind ausgegeben.
futurisiko-how-to-example-march = Die anderen haben auch gebaut. Jetzt zieht Rot: Drei Panzer und zwei Flugzeuge dringen aus Brasilien in
    Kolumbien ein.
futurisiko-how-to-example-fight = Der Kampf. Rot hat zwei Flugzeuge, Gelb nur eines, also würfelt Rot zuerst: sechs
    Würfel, für fünf Figuren und das U-Boot.
futurisiko-how-to-example-hits = Rot spielt eine Arma Segreta, für { $weapon } Würfel mehr, und trifft zweimal: Ein Panzer und das Flugzeug
    müssen weg.
futurisiko-how-to-example-back = Gelb antwortet mit drei Würfeln, einem für den Panzer und zwei für die Flagge, und trifft einen Panzer.
futurisiko-how-to-example-won = Rot würfelt wieder: Zwei Explosionen nehmen den letzten Panzer und die Flagge weg.
    Kolumbien gehört Rot: das zehnte von 20 Gebieten.

futurisiko-how-to-cards = Uns lag die Spielregel vor, aber nicht das Blatt, das die Karten erklärt. Von dreien sagt die Regel, wozu
    sie da sind; alles andere und alle Werte sind hier festgelegt. Wenn du das Blatt hast, kannst du seine Werte eintragen.
    .name = Die Karten
futurisiko-how-to-cards-boost = Super Produzione: { $boost } Punkte mehr in deiner Produktion.
futurisiko-how-to-cards-missiles = Missili Balistici: Ein Gegner hat in der nächsten Produktion { $missile } Punkte weniger.
futurisiko-how-to-cards-shield = Scudo Spaziale: stoppt eine Karte Missili Balistici, die auf dich zielt.
futurisiko-how-to-cards-weapon = Arma Segreta: { $weapon } Würfel mehr für einen Wurf.
futurisiko-how-to-cards-torpedo = Siluro Killer: versenkt bei einem Wurf ein U-Boot des Gegners in einem Meer am
    umkämpften Gebiet.
futurisiko-how-to-cards-truce = Tregua: Bis zu deinen nächsten Operationen dürfen du und ein Gegner einander nicht angreifen.
futurisiko-how-to-cards-treason = Tradimento: beendet einen solchen Waffenstillstand sofort.

futurisiko-how-to-end = Mit dem 20. Gebiet ist das Spiel aus, auch wenn noch Kämpfe übrig sind. Niemand spielt die Runde zu Ende. Wer alle
    Gebiete verloren hat, scheidet aus.
    .name = Das Ende

futurisiko-how-to-variants = Einigt euch darauf, bevor ihr beginnt.
    .name = Varianten
futurisiko-how-to-variants-practice = Zum Üben: keine Karten auf der Hand; der Stapel bestimmt nur, wer beginnt.
futurisiko-how-to-variants-goal = Kürzer: 18 oder 16 Gebiete genügen.
futurisiko-how-to-variants-five = Zu fünft: Jedes beliebige Gebiet darf aus dem Spiel genommen werden.
futurisiko-how-to-variants-three = Zu dritt: 12 Gebiete für jeden. Die Spielregel ist für vier bis sechs; das ist eine Hausregel.
futurisiko-how-to-variants-limits = Auch Hausregeln: höchstens zehn Würfel in einem Wurf, und eine letzte Runde,
    nach der gewinnt, wer die meisten Gebiete hat.
futurisiko-how-to-variants-files = Eine eigene Weltkarte oder ein eigenes Kartenblatt.

futurisiko-how-to-advice = Keine Regeln, nur was die Erfahrung lehrt.
    .name = Gut zu wissen
futurisiko-how-to-advice-cards = Spielt die ersten Partien ohne Karten. Nehmt sie dazu, sobald euch der Rest
    vertraut ist.
futurisiko-how-to-advice-tanks = In den ersten Runden sind billige Panzer am besten: Verstärke deine Gebiete.
futurisiko-how-to-advice-last = Bist du in der Runde als Letzter dran, dann wage etwas. Nach dir spielt niemand
    mehr, und in der nächsten Produktion kannst du die Lücken füllen.
futurisiko-how-to-advice-plan = Du dringst ein, bevor du kämpfst, und danach zieht nichts mehr. Überleg also zuerst, wie viele angreifen und
    wie viele daheim bleiben.
futurisiko-how-to-advice-islands = Inseln sind am Anfang sicher, bis jemand Flugzeuge oder U-Boote baut.
futurisiko-how-to-advice-planes = Achte darauf, wer mehr Flugzeuge hat. Eines mehr als die Gegenseite, und der erste Wurf gehört dir; mit
    der richtigen Karte kann das tödlich sein.
futurisiko-how-to-advice-subs = U-Boote sind teuer, also bau sie nicht zu früh. Aber man verliert sie kaum: Nur eine
    besondere Karte versenkt sie.

### Was an der Datei einer Weltkarte von FutuRisiko! nicht stimmt (F6 bis F10).

futurisiko-map-count = Eine Weltkarte hat { $count } { $chapter ->
        [seas] Meere
       *[territories] Gebiete
    }; diese hat { $found }.
futurisiko-map-id = „{ $place }“ ist keine Kennung eines Ortes: Kennungen bestehen aus Kleinbuchstaben, Ziffern und „_“, höchstens { $longest }.
futurisiko-map-duplicate = Zwei Orte der Weltkarte haben die Kennung „{ $place }“.
futurisiko-map-name = { $place } hat in der Sprache „{ $language }“ keinen Namen, der sich drucken lässt.
futurisiko-map-position = { $place } hat keine Stelle für die Beschriftung: Man gibt sie in Grad Ost (−180 bis 180) und
    Grad Nord (−90 bis 90) an, nicht als { $found }.
futurisiko-map-labels = { $place } ist an zu vielen Stellen beschriftet: höchstens { $most }.
futurisiko-map-unknown = { $place } nennt „{ $other }“ in der Liste „{ $field }“; die Weltkarte hat { $field ->
        [seas] kein solches Meer
       *[other] keinen solchen Nachbarn
    }.
futurisiko-map-self = { $place } steht in der eigenen Liste „{ $field }“.
futurisiko-map-repeated = { $place } nennt { $other } zweimal in der Liste „{ $field }“.
futurisiko-map-one-way = { $place } nennt { $other } als Nachbarn, Verbindung oder Küste, aber { $other } nennt { $place }
    nicht: Grenzen gelten nach beiden Seiten.
futurisiko-map-link = Eine Verbindungslinie verbindet { $place } und { $other }, die keine Nachbarn zu Lande sind.
futurisiko-map-no-way-in = { $place } hat keinen Nachbarn und keine Küste: Es führt kein Weg hinein.
futurisiko-map-disconnected = Es führt kein Weg von { $other } nach { $place }, weder zu Lande noch zu Wasser.

## Der Befehl

futurisiko-map-territory = Gebiet
futurisiko-map-neighbours = Nachbarn
futurisiko-map-seas = Meere
futurisiko-map-sea = Meer
futurisiko-map-coasts = Küsten
futurisiko-map-links = Ein ~ steht bei einem Nachbarn an einer Verbindungslinie.

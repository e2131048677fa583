### Weltkarten und Kartenblätter von FutuRisiko!, die ein Gastgeber mitbringt (F10, F60): was an einer Datei nicht
### stimmt und was die Befehle sagen. Fehler, die nur eine Weltkarte haben kann, stehen in futurisiko-atlas.ftl.

futurisiko-document = { $kind ->
        [map] Weltkarte
       *[sheet] Kartenblatt
    }
futurisiko-document-not-json = { $kind ->
        [map] Die
       *[sheet] Das
    } { futurisiko-document } ist kein JSON-Dokument: { $fault }.
futurisiko-document-place = { $place ->
        [document] das Ganze
       *[other] { $place }
    }
futurisiko-document-not-object = In der Datei ({ futurisiko-document }) ist { futurisiko-document-place } kein JSON-Objekt.
futurisiko-document-missing = In der Datei ({ futurisiko-document }) hat { futurisiko-document-place } kein Feld „{ $field }“.
futurisiko-document-type = In der Datei ({ futurisiko-document }, { futurisiko-document-place }) ist das Feld „{ $field }“ { $type ->
        [str] kein Text
        [list] keine Liste
       *[dict] kein Objekt
    }.
futurisiko-document-id = „{ $found }“ ist keine Kennung ({ futurisiko-document }): Eine Kennung beginnt mit einem
    Kleinbuchstaben, geht mit solchen, Ziffern, „_“ und „-“ weiter und hat höchstens { $longest } Zeichen.
futurisiko-document-twice = In der Datei steht das Feld „{ $field }“ zweimal ({ futurisiko-document }).
futurisiko-document-number = „{ $found }“ in der Datei ist keine Zahl ({ futurisiko-document }).
futurisiko-document-long = Ein Titel oder ein Name in der Datei ist zu lang ({ futurisiko-document }): „{ $found }“ … Höchstens { $longest } Zeichen passen.
futurisiko-document-title = { $kind ->
        [map] Die
       *[sheet] Das
    } { futurisiko-document } hat keinen Titel, der sich drucken lässt.
futurisiko-sheet-else = In der Datei des Kartenblatts hat { futurisiko-document-place } ein Feld „{ $field }“, das nichts ändern
    würde: Auf einem Blatt stehen die Wirkungen der Karten und sonst nichts. Die Felder hier sind { $known }.
futurisiko-sheet-amount = { $card } kann „{ $field }“ so nicht haben: { $found }. Es ist eine ganze Zahl von { $least } bis { $most }.
futurisiko-sheet-several = { $card } kann nur eine Wirkung haben, und hier sind es mehrere: { $fields }.
futurisiko-sheet-limit = { $card } kann „{ $field }“ nicht neben „{ $effect }“ haben: Nur was malnimmt oder teilt, hat eine Grenze.

## Das Regal

futurisiko-document-unknown = Hier gibt es { $kind ->
        [map] keine
       *[sheet] kein
    } { futurisiko-document } „{ $found }“. Hinzufügen geht so: ludoteca { $kind } add DATEI. Die { $kind ->
        [map] Weltkarten
       *[sheet] Kartenblätter
    } hier sind { $known }.
futurisiko-document-taken = Hier gibt es schon { $kind ->
        [map] eine andere
       *[sheet] ein anderes
    } { futurisiko-document } mit der Kennung „{ $found }“. Aufzeichnungen nennen diese Kennung, darum darf sich dort nichts
    ändern: Gib { $kind ->
        [map] dieser
       *[sheet] diesem
    } eine eigene.
futurisiko-document-broken = { $kind ->
        [map] Die
       *[sheet] Das
    } { futurisiko-document } in { $file } ist kaputt. { $fault }
futurisiko-document-misnamed = { $kind ->
        [map] Die
       *[sheet] Das
    } { futurisiko-document } in { $file } nennt sich „{ $found }“: Die Datei muss heißen wie die Kennung.

## Die Befehle

futurisiko-document-good = „{ $title }“ ist { $kind ->
        [map] eine Weltkarte, auf der man spielen kann
       *[sheet] ein Kartenblatt, mit dem man spielen kann
    }. Die Kennung ist „{ $id }“.
futurisiko-document-added = „{ $title }“ ist in { $file } aufgehoben. Spiel damit: ludoteca play futurisiko { $kind }={ $id }
futurisiko-sheet-card = Karte
futurisiko-sheet-copies = Anzahl
futurisiko-sheet-effect = was sie tut
futurisiko-sheet-does = { $card ->
        [arma_segreta] { futurisiko-effect-weapon } (F66)
        [siluro_killer] versenkt in einem Kampf ein U-Boot (F65)
        [super_produzione] { futurisiko-effect-boost } (F61)
        [missili_balistici] { futurisiko-effect-missile } (F62)
        [scudo_spaziale] hält eine Karte Missili Balistici auf (F63)
        [tregua] { futurisiko-effect-truce } (F67)
       *[tradimento] beendet einen Waffenstillstand (F68)
    }

## Was es hier schon gibt, in der Sprache dessen, der fragt

futurisiko-usual-map = Die Welt von FutuRisiko!, nachgebaut
    .about = Das gedruckte Spielbrett ist verloren (F10). Die Spielregel nennt die 8 Meere und zehn Gebiete: Kalifornien,
    Japan, Borneo, Neuguinea, die Baffininsel, die Victoria-Insel, Großbritannien, Indochina, Grönland und
    Madagaskar. Sie sagt, dass Borneo an Indochina und Neuguinea grenzt, dass Japan und Kalifornien am
    Nordpazifik liegen und dass Grönland und Madagaskar keine Landverbindung haben. Die anderen 26 Namen und
    alle anderen Grenzen und Küsten sind nachgebaut.
futurisiko-usual-sheet = Die Karten von FutuRisiko! mit den Werten dieses Hauses
    .about = Werte dieses Hauses: Das gedruckte Blatt ist verloren (F60). Die Spielregel sagt, wozu drei der Karten da
    sind (F61, F62, F63); die anderen Wirkungen und alle Werte sind hier gewählt.

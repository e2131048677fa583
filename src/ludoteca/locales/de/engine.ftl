### Das Protokoll für Engines: unsere Bots anderswo, und Programme von anderen an unseren Tischen.

message-not-utf8 = Die Zeile enthält Bytes, die kein UTF-8 sind.
message-not-json = Die Zeile ist kein JSON: { $fault }.
message-not-object = Eine Nachricht ist ein JSON-Objekt.
message-unknown = Es gibt keine Nachricht vom Typ „{ $name }“. Die Typen sind { $known }.
message-field-missing = Das Feld „{ $field }“ fehlt.
message-field = Das Feld „{ $field }“ muss { $kind ->
        [id] ein Text oder eine ganze Zahl
        [whole] eine ganze Zahl ab 0
        [amount] eine Zahl ab 0
        [number] eine Zahl
        [object] ein Objekt
        [texts] eine Liste von Texten
        [named-texts] ein Objekt mit Texten als Werten
       *[text] ein Text
    } sein.

## Was unsere Engine sagt

engine-protocol = Der Gastgeber spricht Version { $found } des Protokolls; diese Engine spricht Version { $known }.
engine-no-position = Es gibt keine Stellung zum Nachdenken: Schick zuerst „position“.
engine-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }: Die Plätze sind 0 bis { $last }.
engine-nobody-to-move = { $turn ->
        [-1] Hier entscheidet der Zufall
       *[other] Das Spiel ist vorbei
    }: Nenne den Platz, für den die Stellung ist.
engine-runs-programs = „{ $bot }“ würde ein Programm starten, und darum darf keine Nachricht bitten.
engine-failed = Der Bot ist gescheitert: { $fault }.
engine-illegal = { $who } wählte „{ $move }“, und das ist nicht erlaubt: { $reason }

## Was eine Engine von jemand anderem falsch macht

engine-words = Sie schrieb: { $words }
engine-no-command = Nach „engine:“ kommt der Befehl, der das Programm startet, z. B. engine:node bot.js.
engine-command = „{ $command }“ ist kein Befehl: { $fault }.
engine-not-started = „{ $command }“ lässt sich nicht starten: { $fault }.
engine-other-protocol = Die Engine „{ $command }“ spricht Version { $found } des Protokolls; dieses Programm spricht Version { $known }.
engine-other-game = Die Engine „{ $command }“ spielt { $game } nicht nach Version { $rules } der Regeln. Sie spielt: { $played }.
engine-other-answer = Die Engine „{ $command }“ antwortete auf „{ $asked }“ mit „{ $answer }“.
engine-silent = Die Engine „{ $command }“ antwortete nicht innerhalb von { $seconds } Sekunden auf „{ $asked }“.
engine-too-slow = Die Engine „{ $command }“ antwortete nicht innerhalb von { $grace } Sekunden, nachdem sie aufhören sollte, und wurde beendet.
engine-mute = Die Engine „{ $command }“ schloss ihre Ausgabe, statt auf „{ $asked }“ zu antworten.
engine-died = Die Engine „{ $command }“ endete mit Status { $status }, statt auf „{ $asked }“ zu antworten.
engine-garbage = Die Engine „{ $command }“ sagte „{ $said }“, und das ist keine Nachricht. { $reason }
engine-refuses = Die Engine „{ $command }“ lehnt „{ $asked }“ ab: { $reason }
engine-no-move = Die Engine „{ $command }“ antwortete „{ $move }“, und das ist kein Zug. { $reason }
specs-quotes = „{ $text }“ ist keine Liste: Zwischen zweien steht ein Komma, und was selbst ein Komma enthält, steht in doppelten Anführungszeichen.

## Die Prüfung einer Engine

check-hello = sagt, wer sie ist
check-ping = antwortet auf „ping“ und beachtet unbekannte Felder nicht
check-unknown = lehnt eine unbekannte Anfrage ab und läuft weiter
check-garbage = lehnt eine Zeile ab, die kein JSON ist, und läuft weiter
check-object = lehnt eine Zeile JSON ab, die kein Objekt ist, und läuft weiter
check-early = lehnt „go“ ohne eine Stellung ab und läuft weiter
check-busy = antwortet auf „ping“, während sie nachdenkt
check-stop = zieht sofort, wenn sie aufhören soll, und ist dann bereit
check-games = spielt { $game } nach den Regeln und rechtzeitig
check-quit = endet, wenn man es ihr sagt
check-end = endet, wenn ihre Eingabe endet
check-passed = Die Engine hält sich an das Protokoll.
check-failed = { $faults ->
        [one] Eine Prüfung ist nicht bestanden.
       *[other] { $faults } Prüfungen sind nicht bestanden.
    }
engine-stays = Die Engine „{ $command }“ lief { $seconds } Sekunden nach „{ $asked }“ noch immer.
engine-bad-end = Die Engine „{ $command }“ endete nach „{ $asked }“ mit Status { $status }, nicht 0.
engine-check-what = Welches Spiel soll gespielt werden? Zum Beispiel: ludoteca engine --check "{ $command }" { $game }
engine-check-only = „{ $word }“ bedeutet nur mit --check etwas.
play-engine-again = { $seats ->
        [one] Auf Platz { $list }
       *[other] Auf den Plätzen { $list }
    } spielte ein Programm, und keine Datei darf eines starten: Nenne alle Spieler noch einmal, mit --players { $players }.

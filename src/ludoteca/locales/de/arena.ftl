### Was die Arena sagt.

arena-title = { $title } in der Arena
arena-played = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } { $title } mit { $deals ->
        [one] einer Auslosung
       *[other] { $deals } Auslosungen
    } (Seed { $seed }), { $length } Aktionen pro Spiel.
arena-fair-share = Ein gerechter Anteil an Siegen ist { $share } pro Platz. { $draws ->
        [0] Kein Sieg wurde geteilt.
        [one] Ein Sieg wurde geteilt.
       *[other] { $draws } Siege wurden geteilt.
    }
arena-stronger-yes = { $stronger } ist stärker als { $weaker }: entschieden nach { $deals ->
        [one] einer Auslosung
       *[other] { $deals } Auslosungen
    } mit einem Ergebnis von { $score } dagegen, Log-Likelihood-Quotient { $ratio } (Grenze { $bound }, { $elo } Elo gegen 0).
arena-stronger-no = { $stronger } ist nicht um { $elo } Elo stärker als { $weaker }: entschieden nach { $deals ->
        [one] einer Auslosung
       *[other] { $deals } Auslosungen
    } mit einem Ergebnis von { $score } dagegen, Log-Likelihood-Quotient { $ratio } (Grenze −{ $bound }).
arena-stronger-open = Ob { $stronger } um { $elo } Elo stärker ist als { $weaker }, ist nicht entschieden nach { $deals ->
        [one] einer Auslosung
       *[other] { $deals } Auslosungen
    }: Ergebnis { $score } dagegen, Log-Likelihood-Quotient { $ratio } (Grenzen ±{ $bound }). Spiel mehr Spiele.
arena-share-yes = { $bot } gewinnt mehr als { $share } der Spiele: entschieden nach { $deals ->
        [one] einer Auslosung
       *[other] { $deals } Auslosungen
    } mit { $score }, Log-Likelihood-Quotient { $ratio } (Grenze { $bound }, { $elo } Elo gegen 0).
arena-share-no = { $bot } gewinnt nicht um { $elo } Elo mehr als { $share } der Spiele: entschieden nach { $deals ->
        [one] einer Auslosung
       *[other] { $deals } Auslosungen
    } mit { $score }, Log-Likelihood-Quotient { $ratio } (Grenze −{ $bound }).
arena-share-open = Ob { $bot } um { $elo } Elo mehr als { $share } der Spiele gewinnt, ist nicht entschieden nach { $deals ->
        [one] einer Auslosung
       *[other] { $deals } Auslosungen
    }: gewonnen { $score }, Log-Likelihood-Quotient { $ratio } (Grenzen ±{ $bound }). Spiel mehr Spiele.
arena-strength = Stärke
arena-duels = Im direkten Vergleich
arena-places = Platzierungen
arena-seats = Plätze, egal wer dort saß
arena-time = Zeit
arena-bot = Bot
arena-against = Gegen
arena-meetings = Treffen
arena-before = Kam davor
arena-seat = Platz
arena-games = Gespielt
arena-rating = Wertungszahl
arena-wins = Siege
arena-points = Punkte
arena-decisions = Entscheidungen
arena-mean = Mittel
arena-longest = Längste
arena-intervals = Intervalle gelten zu 95 %, nach Auslosungen. Ein Spiel auf zwei Plätzen zählt doppelt für den, der auf beiden sitzt.
    Wertungszahlen sind Elo-Punkte nach dem Modell von Plackett und Luce, im Mittel 0; erzwungene Züge sind keine
    Entscheidungen.
arena-plot-rating = Wertungszahl (Elo-Punkte, im Mittel 0)
arena-plot-wins = Anteil an Siegen

## Während sie läuft

arena-playing = Es wird gespielt
arena-going-on = { $games ->
        [one] Ein Spiel ist
       *[other] { $games } Spiele sind
    } schon in { $folder }; es geht weiter.
arena-written = Der Bericht ist in { $folder }: report.md, report.json, plot.svg.
arena-stopped = Angehalten nach { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }; Auslosungen, die fertig gespielt sind, zählen.
arena-kept = Alles bisher ist in { $folder } aufgehoben. Derselbe Befehl macht weiter.
arena-nothing-yet = Noch ist keine Auslosung fertig gespielt.
arena-bot-failed = { $bot } ist gescheitert, in Spiel { $game } auf Platz { $seat }, nach { $actions ->
        [one] einer Aktion
       *[other] { $actions } Aktionen
    }: { $fault }
arena-forfeits = { $bot } ist gescheitert und hat dadurch { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } verloren.
arena-failure-kept = Spiele, die so verloren gingen, sind in { $file }; schau sie dir mit ludoteca replay an.

## Abgelehnt

arena-another-match = In { $folder } ist ein anderer Wettkampf: Sein Feld „{ $field }“ ist { $found }, hier ist es { $given }. Wähle einen
    anderen Ordner.
arena-not-a-match = { $file } beschreibt keinen Wettkampf im Format „{ $known }“.
arena-broken-line = Zeile { $line } von games.jsonl in { $file } ist kein Ergebnis eines Spiels.
arena-busy = Ein anderer Lauf schreibt gerade in { $folder }.
arena-records-need-folder = Aufzeichnungen brauchen einen Ordner, in dem sie bleiben: Füge --out ORDNER hinzu.
arena-round-robin-alone = Ein Turnier jeder gegen jeden braucht mindestens zwei verschiedene Bots.
arena-ladder-round-robin = Wähle --round-robin oder --ladder: Auf der Leiter trifft jeder Bot auf ihre Sprossen, nicht auf die anderen Bots.
arena-test-pair = Ein Test nennt zwei Bots, wie in --test greedy,random, oder einen Bot und einen Anteil der Siege, wie in --test greedy,75%; „{ $given }“ nicht.
arena-test-share = Der Anteil der Siege in einem Test ist mehr als 0 % und weniger als 100 %; „{ $given }“ ist es nicht.
arena-test-unknown = Der Bot „{ $bot }“ des Tests spielt nicht mit; es spielen mit: { $known }.
arena-test-same = Ein Test braucht zwei verschiedene Bots; { $bot } kann nicht stärker sein als er selbst.
arena-test-team = Bots in einem Team gewinnen und verlieren gemeinsam, also kann kein Test sie unterscheiden. Füge --round-robin hinzu,
    dann spielt jeder mit seinesgleichen.
arena-worker-died = Ein Arbeitsprozess ist abgebrochen, vielleicht aus Mangel an Speicher.
arena-no-ray = Das Paket „ray“ ist nicht installiert. Installiere es mit: pip install "ludoteca[cluster]"
arena-ray-failed = Ray ist gescheitert: { $fault }

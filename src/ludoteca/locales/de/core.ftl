### Was jedes Spiel und jeder Befehl sagt.

not-your-turn = Platz { $seat } ist nicht am Zug: { $turn ->
        [-1] Jetzt entscheidet der Zufall
        [-2] Das Spiel ist vorbei
       *[other] Platz { $turn } ist am Zug
    }.
spectators-watch = Du schaust zu: Nur wer mitspielt, darf ziehen.
unknown-game = Hier gibt es kein Spiel namens „{ $name }“. Installiert: { $known }.
unknown-option = Es gibt keine Option „{ $name }“. Die Optionen sind { $known }.
option-not-bool = Die Option „{ $name }“ ist true oder false, nicht „{ $found }“.
lesson-step = Die Lektion hat keinen Schritt { $step }: Es gibt die Schritte 0 bis { $last }.
no-lesson = Für { $game } gibt es noch keine Lektion.
no-how-to = Für { $game } gibt es noch keine Seite mit der Anleitung.
record-not-json = Das ist kein JSON-Dokument: { $fault }.
record-not-utf8 = Die Aufzeichnung enthält Bytes, die kein UTF-8 sind.
record-not-object = Eine Aufzeichnung ist ein JSON-Objekt.
record-format = Das Format der Aufzeichnung ist { $found }; dieses Programm liest „{ $known }“.
unknown-rules = Dieses Spiel { $game } wird nach Version „{ $found }“ der Regeln gespielt. Dieses Programm kennt nur { $known }; ein neueres kennt vielleicht mehr.
record-asset = Die Datei „{ $name }“ in der Aufzeichnung ist nicht die, mit der gespielt wurde.
no-asset = Dieses Spiel nimmt keine Datei für „{ $option }“.
seat-name = Platz { $number }
illegal-action = Die Aktion { $action } geht hier nicht.
unknown-seat = Platz { $seat } gibt es an diesem Tisch nicht: Die Plätze sind 0 bis { $last }.
nothing-to-undo = Nichts zurückzunehmen: Hier beginnt das Spiel.
untold-start = Womit diese Partie begann, ist hier nicht bekannt; daher geht es nicht zurück.
record-without-start = Eine Aufzeichnung erzählt eine Partie von Anfang an, aber diese wurde mittendrin aufgestellt. Ihre Stellung lässt sich als Text aufheben.
position-malformed = „{ $text }“ ist keine Stellung. Sie beginnt wie „pig/1 seats=2“ und geht mit Feldern weiter, vor jedem „ | “.
position-game = Das ist eine Stellung von „{ $found }“, nicht von { $game }.
position-field = Das Feld „{ $field }“ der Stellung fehlt, ist unbekannt oder steht zweimal da.
position-hidden = Die Stellung zeigt nur, was jemand wissen darf: In „{ $field }“ ist etwas verborgen. Daher lässt sie sich nicht aufstellen.
position-impossible = Zu einer solchen Stellung kommt es in keiner Partie: „{ $field }“ kann nicht „{ $found }“ sein.
record-field = Das Feld „{ $field }“ der Aufzeichnung fehlt oder ist nicht vom Typ { $kind ->
        [str] Text
        [list] Liste
       *[dict] Objekt
    }.
action-not-text = Eine Aktion ist ein Text.
bot-takes-no-argument = Bei { $bot } folgt nichts auf einen Doppelpunkt, aber da stand „{ $argument }“.
unknown-bot = Es gibt keinen Bot namens „{ $name }“. Installiert: { $known }.
unknown-bot-module = Es gibt weder einen Bot noch ein Modul namens „{ $name }“. Ein Modul muss installiert sein oder in diesem Ordner liegen. Installierte Bots: { $known }.
bot-twice = Mehr als ein Paket bringt einen Bot namens „{ $name }“ mit: { $packages }. Lass nur eines davon installiert.
bot-broken = Der Bot „{ $name }“ aus dem Paket { $package } ist kaputt: { $fault }.
bot-no-bot = Was das Paket { $package } als Bot „{ $name }“ angibt, ist kein Bot: Nenne eine Klasse, die von ludoteca.bots.Bot abstammt.
learned-no-network = Für { $game } gibt es kein Netz, das es gelernt hat, also kann learned nicht mitspielen.
no-encoder = Für { $game } gibt es keinen Encoder, also auch keine Umgebung.
search-argument = „search:{ $argument }“ ist keine Grenze: Schreib Simulationen, wie in
    „search:1000“, oder Sekunden, wie in „search:0.5s“.
unknown-level = Es gibt keine Stufe „{ $level }“. Die Stufen sind { $known }.

## A game in plain Python, which has no messages of its own

plain-over = Das Spiel ist zu Ende.
plain-illegal = „{ $move }“ geht hier nicht. Möglich: { $moves }.
plain-malformed = „{ $text }“ ist kein Zug in diesem Spiel.
plain-option = Die Option „{ $name }“ kann nicht „{ $found }“ sein. Möglich: { $settings }.
no-rulebook = { $game } hat keine nummerierten Regeln.
choice-seats = Spieler
choice-on = ja
choice-off = nein
choice-set = { $title }: { $setting }

## Bots

bot-engine = Ein anderes Programm am Tisch: engine:BEFEHL startet es (siehe docs/bots/engine.md).
bot-greedy = Nimmt den Zug, der sofort am besten aussieht. Schaut nicht voraus.
bot-learned = Schaut voraus wie search, beurteilt Stellungen aber mit einem Netz, das sich das Spiel selbst beigebracht hat; Angaben wie bei search.
bot-quick = Spielt, wie search in Gedanken zu Ende spielt: mit einem kleinen Plan, ohne vorauszuschauen.
bot-random = Irgendein erlaubter Zug, wie er fällt.
bot-search = Schaut voraus, solange es darf; search:1000 mit so vielen Simulationen pro Zug, search:0.5s mit so viel Zeit.
bot-search-level = Die Stufen, wie sie waren, bevor jemand die Spiele gelernt hatte, mit denselben Nummern: Gegner, die sich nie ändern.

## Stufen

level-beginner = Anfänger
    .about = Spielt zum Spaß und verpasst die meisten guten Züge.
level-learner = Lehrling
    .about = Weiß, worum es geht, schaut sich aber nur wenige Züge an.
level-regular = Geselle
    .about = Schaut ein wenig voraus; übersieht oft den besten Zug.
level-skilled = Könner
    .about = Plant ein, zwei Züge voraus; übersieht ab und zu den besten.
level-expert = Experte
    .about = Schaut weit voraus und übersieht selten einen Zug.
level-master = Meister
    .about = Denkt über jeden Zug eine Sekunde nach. Der Stärkste hier.

## Während die Kerne kompiliert werden

compiling-rules = Die Regeln werden kompiliert (einmal, etwa eine Minute)
compiling-reports = Wertung und Ausgang werden kompiliert
compiling-heuristic = Der Instinkt wird kompiliert
compiling-search = Die Suche wird kompiliert
cache-unwritable = Kompilierte Regeln können nicht in { $folder } aufbewahrt werden: Sie kommen nach { $instead }. LUDOTECA_CACHE nennt einen anderen Ordner.

## Befehle

file-unreadable = { $file } kann nicht gelesen werden: { $fault }.
no-such-seat = An diesem Tisch gibt es keinen Platz „{ $seat }“: Die Plätze sind 0 bis { $last }, oder keiner für Zuschauer.
no-such-record = In { $file } gibt es keine Aufzeichnung { $number } (die erste ist 0).
no-such-action = Nach { $at } Aktionen gibt es keine Stellung: Die Aufzeichnung hat { $last }.
no-such-rule = In keiner Regel steht „{ $words }“. Die Regeln sind { $first } bis { $last }.
no-record = In { $file } ist keine Aufzeichnung.
record-number = Aufzeichnung { $record },
record-refused = Aufzeichnung { $record } ist { $kind ->
        [illegal] nicht erlaubt
        [not_your_turn] außer der Reihe
       *[malformed] nicht lesbar
    }:
action-refused = Aktion { $index } „{ $action }“ ist { $kind ->
        [illegal] nicht erlaubt
        [not_your_turn] außer der Reihe
       *[malformed] nicht lesbar
    }:
replayed = { $good ->
        [one] Eine Aufzeichnung
       *[other] { $good } Aufzeichnungen
    } nachgespielt, { $refused } abgelehnt.
summary-unfinished = { $scores } (noch nicht zu Ende)
summary-won = Gewonnen: { $reason }
summary-lost = Verloren: { $reason }
summary-winners = { $scores }. { $count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    } { $reason }
rules-title = Die Regeln von { $game }
rules-intro = Alle Regeln nach Nummern, in unseren eigenen Worten. Wo die Spielregeln sich widersprechen oder schweigen,
    sagt eine Festlegung, was hier gilt und warum.
rules-how = Frag nach einer Regel mit ihrer Nummer, oder nach allen Regeln, in denen ein Wort vorkommt.
ruling = Festlegung:
file-unwritable = { $file } kann nicht geschrieben werden: { $fault }.
nothing-to-resume = In { $folder } gibt es kein Spiel { $game }, das noch nicht zu Ende ist.
players-count = { $players } { $players ->
        [one] Spieler passt
       *[other] Spieler passen
    } nicht auf { $seats ->
        [one] einen Platz
       *[other] { $seats } Plätze
    }: Nenne für jeden Platz einen, z. B. --players me,greedy,random.

## Das Spiel im Terminal

learn-how = Tipp, worum du gebeten wirst, oder drück die Eingabetaste, dann wird es für dich gemacht; „quit“ beendet die Lektion.
learn-expects = Tipp „{ $move }“
learn-on = Eingabetaste
learn-done = Das war die Lektion. Jetzt spiel: { $command }
play-dealer = Ziehung
play-you = du
play-welcome = Tippe einen Zug oder seine Nummer. „help“ erklärt mehr, „hint“ schlägt einen Zug vor, „quit“ beendet.
play-enter = Drücke Enter, um weiterzumachen, oder tippe „undo“.
play-thinking = { $name } denkt nach
play-example = Tippe zum Beispiel „{ $example }“; die Anfänge der Wörter genügen.
play-hint = Deine Punkte: jetzt { $now }, danach { $then }.
play-kept-options = Ein gespeichertes Spiel geht mit seinen eigenen Optionen und Ziehungen weiter: Lass sie weg.
play-finished = Das Spiel in { $file } ist vorbei; schau es dir mit ludoteca replay an.
play-undone = Zurückgenommen: { $move }.
play-undo-forced = Du hattest keinen anderen Zug, also ändert Zurücknehmen nichts.
play-not-understood = „{ $words }“ ist kein Zug. Versuch „{ $example }“; „help“ erklärt mehr.
play-left = Dein Spiel ist in { $file } gespeichert. Weiter geht es mit: ludoteca play { $game } --resume
play-kept = Das Spiel ist in { $file } gespeichert.
play-hand-over = Gib die Tastatur an { $name } weiter, und drücke Enter, wenn sonst niemand hinschaut: Was jetzt kommt, ist geheim.
play-saved = In { $file } gespeichert.
play-loaded = { $file } ist geladen.
play-load-what = Welche Datei? Zum Beispiel: load game.json
play-why-what = Welcher Zug? Zum Beispiel: why { $example }
play-other-game = Das ist ein Spiel { $game }; starte es mit ludoteca play.
play-nothing-to-undo = Nichts zurückzunehmen: Gezogenes und Züge der anderen bleiben.
play-log-more = { $count ->
        [one] Ein früherer Zug
       *[other] { $count } frühere Züge
    }: „log all“ zeigt alles.
play-log-what = „log { $found }“? Sag, wie viele Züge, oder „log { $everything }“.
play-undo-reveals = Das lässt sich nicht zurücknehmen: Die anderen haben schon etwas gesehen.
play-no-such-choice = Wähle eine Nummer von 1 bis { $last } oder tippe einen Zug; „help“ sagt mehr.
play-no-numbers = Diese Liste hat keine Nummern: Tippe einen Zug wie „{ $example }“; „help“ sagt mehr.
play-ambiguous = Das könnte jeder von diesen sein: { $moves }{ $more ->
        [0] {""}
       *[other] , und { $more } weitere
    }.
play-help = Tippe einen Zug („{ $example }“) oder genug von seinen Wörtern, deren Anfänge genügen; oder seine Nummer, wenn
    die Liste Nummern hat. Oder:
play-help-help = diese Liste
    .words = help
play-help-board = das Spielbrett und die Liste noch einmal
    .words = board
play-help-words = das Spielbrett in Worten
    .words = words
play-help-hint = was ein guter Spieler täte, und warum
    .words = hint
play-help-load = mit einem anderen Spiel weitermachen
    .words = load DATEI
play-help-news = was seit deinem letzten Zug geschehen ist
    .words = news
play-help-log = die letzten Züge, oder so viele du willst
    .words = log [ANZAHL|all]
play-help-rules = eine Regel mit ihrer Nummer, oder alle Regeln, in denen ein Wort vorkommt
    .words = rules { $rule }
play-help-save = die Aufzeichnung speichern (jeder Zug wird ohnehin aufgehoben)
    .words = save [DATEI]
play-help-undo = deinen letzten Zug zurücknehmen, immer wieder innerhalb deines Schritts
    .words = undo
play-help-why = warum ein Zug erlaubt ist oder nicht
    .words = why { $example }
play-help-quit = aufhören; das Spiel wird aufgehoben
    .words = quit

## Messungen

bench-random = Zufälliges Spiel
bench-greedy = Spiel nach Instinkt
bench-search = Suche
bench-copy = Kopieren
bench-start = Starten
bench-compile = Alles neu kompilieren (eine Minute)
bench-random-games-per-s = ganze zufällige Spiele pro Sekunde, mit Wertung
bench-random-actions-per-s = zufällige Aktionen pro Sekunde, mit Ziehen
bench-greedy-games-per-s = ganze Spiele zwischen greedy-Bots pro Sekunde
bench-greedy-actions-per-s = deren Aktionen pro Sekunde, mit Ziehen
bench-actions-per-game = Aktionen in einem zufälligen Spiel
bench-search-simulations-per-s = Simulationen pro Sekunde mit blindem Zufall bis zum Ende, wie kein Bot spielt: zum Vergleich
bench-guided-simulations-per-s = Simulationen pro Sekunde von „search“, so wie man gegen sie spielt
bench-state-bytes = Bytes eines Spiels im Speicher
bench-copy-ns = Nanosekunden, um es in einem Kern zu kopieren
bench-start-s-warm = Sekunden von der Shell in ein Spiel im Terminal und wieder hinaus
bench-help-s-warm = Sekunden für ludoteca --help
bench-compile-s-cold = Sekunden, um alle Kerne mit leerem Cache zu kompilieren

stats-title = { $game }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } an { $tables ->
        [one] einem Tisch
       *[other] { $tables } Tischen
    }, Seed { $seed }. Gespielt haben: { $players }.
stats-players = Spieler
stats-games = Spiele
stats-games-of = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }. Gespielt haben: { $players }.
stats-written = Der Bericht ist in { $folder }: report.md, report.json und die Diagramme.
stats-no-table = Kein Tisch, über den Statistik geführt wird, hat { $words }.
stats-stopped = Angehalten nach { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }; sie zählen.
stats-nothing-yet = Noch kein Spiel ist zu Ende gespielt.
chart-fair = gerecht: { $share }
stats-none = { $game } führt keine Statistik.

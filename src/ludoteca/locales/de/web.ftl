### Was die Seiten im Browser sagen, egal welches Spiel. Ein Text mit „kurz“ steht auf einem kleinen Knopf oder
### Schild: Er muss kurz bleiben.

## Auf jeder Seite

web-title = Ludoteca
web-skip = Zum Inhalt
web-settings = Du und deine Einstellungen
web-close = Schließen
web-save = Speichern
web-retry = Noch einmal versuchen
web-to-home = Zur Startseite
web-opening = Wird geöffnet …
web-copy = Kopieren
web-copied = Kopiert
web-footer = Kein Konto, niemand, der dir folgt, nichts von anderswo.
web-language = Sprache
web-theme = Aussehen
# kurz
web-theme-system = Wie das System
# kurz
web-theme-light = Hell
# kurz
web-theme-dark = Dunkel
web-rule = Regel { $rule }

## Wenn etwas schiefgeht

web-no-answer = Der Server antwortet nicht. Hast du eine Verbindung?
web-error = Das konnte der Server nicht (Antwort { $status }).
web-page-lost = Diese Seite kam nicht an. Bitte lade sie neu.
web-missing = Hier wächst nichts
web-missing-about = Unter dieser Adresse gibt es keine Seite.
web-no-table = Dieser Tisch lässt sich nicht öffnen

## Du

web-me-name = Dein Name
web-me-mark = Dein Zeichen
web-me-saved = Gespeichert.
web-mark = { $n ->
        [1] Dreieck
        [2] Kreis
        [3] Quadrat
        [4] Raute
        [5] Stern
       *[6] Fünfeck
    }
web-passphrase-title = Ein geheimer Satz, um auf einem anderen Gerät zurückzukommen
web-passphrase = Geheimer Satz
web-passphrase-about = Nur dieser Browser kennt dich. Mit einem geheimen Satz kannst du auch anderswo derselbe Spieler sein.
web-passphrase-set = Du hast einen geheimen Satz. Ein neuer tritt an seine Stelle.
web-passphrase-saved = Dein geheimer Satz ist gespeichert.
web-reclaim-title = Ich habe hier schon gespielt
web-reclaim-about = Mit deinem Namen und deinem geheimen Satz findest du deine Tische wieder.
web-reclaim = Das bin ich
web-reclaimed = Schön, dass du wieder da bist.
web-sound = Töne
web-sound-about = Ein leiser Ton, wenn jemand zieht, wenn du an der Reihe bist und am Ende.
web-pace = Tempo der Züge anderer
web-pace-now = Tempo: { $pace }
# tight
web-pace-slow = Langsam
# tight
web-pace-normal = Normal
# tight
web-pace-quick = Schnell
# tight
web-pace-once = Sofort
web-notification = Sag mir, wenn ich dran bin
web-notification-about = Eine Mitteilung des Browsers, solange keine Seite von uns zu sehen ist. Eine Seite muss offen bleiben. Nichts geht an andere Orte.
web-notification-refused = Dein Browser lässt diese Website keine Mitteilungen zeigen. Erlaube sie in den Einstellungen der Website, neben ihrer Adresse, und drücke noch einmal.
web-notification-missing = Browser zeigen Mitteilungen nur über eine sichere Verbindung. Öffne diese Seite mit https, oder auf dem Rechner des Servers.
web-notification-turn = Du bist dran: { $game }
web-notification-players = Mit { $names }
web-mail = E-Mail, wenn ich dran bin
web-mail-about = Eine Nachricht für einen Tisch, wenn du nicht da bist, bis du dort warst.
web-mail-address = Deine Adresse
# tight
web-mail-send = Schick mir einen Code
web-mail-sent = Ein Code ist unterwegs an { $address }.
web-mail-code = Der Code aus dem Brief
# tight
web-mail-confirm = Das ist er
web-mail-confirmed = Nachrichten gehen an { $address }.
# tight
web-mail-stop = Keine E-Mail mehr
web-mail-stopped = Deine Adresse ist vergessen.
web-leave-mail = Keine Nachrichten mehr
web-leave-mail-about = Ludoteca schreibt dir nicht mehr und vergisst deine Adresse.
# tight
web-leave-mail-yes = Abmelden
web-leave-mail-done = Erledigt. Ludoteca schreibt dir nicht mehr.
web-turns = { $n ->
        [one] Ein Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }

## Startseite

web-home-title = Setz dich und spiel
web-home-lead = Gegen Bots mit einem Klick, mit Freunden über einen Link, oder alle rund um einen Bildschirm.
web-games = Spiele
# kurz
web-play-now = Jetzt spielen
# kurz
web-new-table = Neuer Tisch
# kurz
web-learn = Erstes Spiel mit Hilfe
# kurz
web-rules = Regeln
web-mine = Meine Tische
web-mine-none = Du sitzt noch an keinem Tisch. „Jetzt spielen“ öffnet einen.
web-join = An einen Tisch setzen
web-join-code = Füge den Link oder den Code ein, den du bekommen hast
# kurz
web-join-go = Mitspielen
web-open = Freie Plätze
web-open-none = Kein öffentlicher Tisch wartet auf Spieler.
web-watch = Zuschauen
web-watch-none = An keinem öffentlichen Tisch wird gerade gespielt.
web-records = Aufzeichnungen
web-records-about = Sieh dir ein Spiel an, das als Datei gespeichert ist.
web-upload = Aufzeichnung öffnen
# kurz
web-your-turn = Du bist dran
# kurz
web-status-waiting = Wartet auf Spieler
# kurz
web-status-playing = Läuft
# kurz
web-status-over = Vorbei
# kurz
web-status-closed = Abgebrochen
# tight
web-waits-for = Wartet auf { $names }
# tight
web-left = noch { $time }

## Eingeladen

web-invited = Du bist eingeladen
web-invited-about = Wähle einen Namen und ein Zeichen für den Tisch. Du brauchst kein Konto.
web-sit = Hinsetzen

## Ein neuer Tisch

web-new-title = Ein neuer Tisch { $game }
web-new-from = Du spielst weiter ab der Stellung nach Schritt { $step }.
web-new-options = Das Spiel
web-new-seats = Wer spielt
web-new-manners = Wie ihr spielt
web-new-open = Tisch öffnen
# tight
web-asset-bring = Eine Datei mitbringen
web-asset-about = Nur für diesen Tisch. Sie wird geprüft und bleibt beim Spiel.
# tight
web-asset-save = Das Gewählte speichern
web-seat-who = Wer sitzt hier: { $seat }
web-seat-level = Wie stark ist der Bot: { $seat }
web-seat-name = Name des Spielers: { $seat }
web-seat-name-hint = Name
# kurz
web-seat-me = Ich
# kurz
web-seat-here = Jemand hier
# kurz
web-seat-invited = Eingeladen
# kurz
web-seat-open = Alle
# kurz
web-seat-bot = Bot
web-clock = Uhr
web-clock-about = Wie lange ein Spieler nachdenken darf.
# kurz
web-clock-none = Keine
# kurz
web-clock-move = Pro Zug
# kurz
web-clock-days = Tage pro Zug
web-clock-amount = Zeit für einen Zug
web-clock-amount-move = { $amount ->
        [15] 15 Sekunden
        [30] 30 Sekunden
        [60] 1 Minute
        [120] 2 Minuten
       *[300] 5 Minuten
    }
web-clock-amount-days = { $amount ->
        [one] { $amount } Tag
       *[other] { $amount } Tage
    }
web-timeout = Wenn die Zeit um ist
# kurz
web-timeout-bot = Ein Bot übernimmt
# kurz
web-timeout-move = Ein Zug wird gemacht
web-aids = Tipps erlaubt
web-aids-about = Spieler dürfen einen Bot fragen, was er tun würde.
web-talk = Plaudern
web-talk-about = Spieler dürfen sich kurze Sätze und Bildchen schicken.
web-listed = Öffentlich
web-listed-about = Andere sehen den Tisch auf der Startseite und dürfen zuschauen.

## Am Tisch

web-board = Spielbrett
web-plain-seek = Zug suchen
web-table-title = Ein Tisch { $game }
# tight
web-about-table = Tisch
# A sign that there is something new; heard, not seen.
web-news = neu
web-connection-down = Die Verbindung ist weg; dein Spiel ist sicher.
web-connection-again = Neuer Versuch in { $seconds } s.
# kurz
web-connection-now = Jetzt versuchen
web-turn-waiting = Warten auf Spieler
web-turn-of = { $name } ist dran
web-turn-bot = { $name } denkt nach
web-bots-preparing = Die Bots machen sich bereit: noch etwa { $seconds } Sekunden
web-turn-chance = Der Zufall entscheidet
web-time-left = Zeit übrig
# tight
web-skip-steps = Überspringen
web-meanwhile = Inzwischen
web-show-again = Noch einmal zeigen
web-hand-over = Gib weiter an { $name }
web-hand-over-about = Etwas auf diesem Spielbrett darf nur einer sehen. Jetzt soll sonst niemand hinschauen.
web-hand-over-take = Ich bin { $name }
# kurz
web-undo = Zurücknehmen
# kurz
web-hint = Tipp
# kurz
web-hint-thinking = Denkt nach …
web-invite-link = Link zu diesem Tisch
web-invite-code = Oder sag ihnen den Code:
# kurz
web-deal = Auslosung
# kurz
web-resign = Aufgeben
web-resign-title = Willst du aufgeben?
web-resign-about = Ein Bot spielt für dich weiter. Du kannst nicht auf deinen Platz zurück.
web-resign-yes = Aufgeben
web-resign-no = Weiterspielen
web-waiting = { $free ->
        [one] Ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }
web-waiting-invite = Schick diesen Link an alle, die mitspielen. Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-leave = Aufstehen
web-give-up = Tisch auflösen
# Von mehreren mit einem Namen: Stammspieler (Rot)
web-name-seat = { $name } ({ $seat })
web-players = Spieler
web-seat-free = Freier Platz
# kurz
web-you = du
# kurz
web-bot = Bot
# kurz
web-resigned = aufgegeben
web-online = ist da
web-offline = ist weg
web-watching = { $n ->
        [one] Eine Person schaut zu.
       *[other] { $n } Personen schauen zu.
    }
web-log = Was geschehen ist
web-log-empty = Noch nichts.
web-dealer = Zufall
# kurz
web-mute = Stumm
web-muted = Du hörst nicht, was an diesem Tisch geredet wird.
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-say = Sag etwas
# kurz
web-talk-send = Senden
web-sign = { $n ->
        [1] Gut gemacht
        [2] Bravo
        [3] Lächeln
        [4] Überrascht
        [5] Feuer
       *[6] Danke
    }

## Das Ende

web-end-closed = Dieses Spiel wurde abgebrochen
web-end-reached = Das Ziel ist erreicht!
web-end-missed = Das Ziel ist verfehlt
web-end-you = Du hast gewonnen!
web-end-winners = { $n ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
web-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
# kurz
web-rematch = Revanche
# kurz
web-rematch-go = Zur Revanche
# kurz
web-replay = Rückblick
# kurz
web-download = Spiel speichern
web-chart = Punkte nach Zügen
web-chart-table = Als Tabelle zeigen
web-turn = Zug

## Rückblick

web-replay-title = Rückblick: { $game }
web-playback = Schritte des Spiels
web-playback-step = Schritt
web-playback-at = Schritt { $step } von { $last }, Zug { $turn }
web-playback-first = Zum Anfang
web-playback-back = Einen Schritt zurück
web-playback-play = Abspielen
web-playback-pause = Pause
web-playback-forth = Einen Schritt weiter
web-playback-last = Zum Ende
web-playback-speed = Tempo
web-playback-link = Link zu dieser Stellung
web-play-on = Von hier weiterspielen

## Regeln

web-rules-title = Die Regeln von { $game }
web-chapters = Kapitel
web-rules-seek = Such ein Wort oder eine Nummer
web-rules-found = { $n ->
        [one] Eine Regel gefunden
       *[other] { $n } Regeln gefunden
    }
web-rules-none = In keiner Regel steht „{ $sought }“.
web-ruling = Festlegung:

## Über eine Auslosung

web-deal-title = Über diese Auslosung
web-deal-about = Vor dem ersten Zug hat der Server den Zufall sozusagen in eine Kiste gesperrt: Er hat allen den Fingerabdruck
    (Hash) eines geheimen Seeds gezeigt. Alles, was gezogen wird, folgt aus dem Seed, also konnte der Server es sich später
    nicht anders überlegen. Nach dem Spiel wird der Seed gezeigt, und alle können nachprüfen.
web-deal-before = Vor dem Spiel
web-deal-commitment = Der Fingerabdruck des Seeds (SHA-256), allen gezeigt:
web-deal-after = Nach dem Spiel
web-deal-seed = Der Seed:
web-deal-later = Der Seed wird hier gezeigt, wenn das Spiel vorbei ist.
web-deal-verify = In meinem Browser prüfen
web-deal-unsafe = Browser prüfen einen Fingerabdruck nur über eine sichere Verbindung. Öffne diese Seite mit https, oder auf dem
    Rechner des Servers.
web-deal-checking = Prüfe { $n } von { $all } …
web-deal-honest = { $n ->
        [one] Ehrlich: Der Seed ist der versprochene, und die Ziehung folgt daraus.
       *[other] Ehrlich: Der Seed ist der versprochene, und alle { $n } Ziehungen folgen daraus.
    }
web-deal-broken = Nicht ehrlich: Dieser Seed hat nicht den Fingerabdruck, der vor dem Spiel gezeigt wurde.
web-deal-wrong = { $n ->
        [one] Nicht ehrlich: Eine Ziehung folgt nicht aus dem Seed.
       *[other] Nicht ehrlich: { $n } Ziehungen folgen nicht aus dem Seed.
    }
web-deal-draws = Die Ziehungen
web-deal-number = Ziehung
web-deal-drawn = Gezogen
web-deal-chance = Chance
web-deal-result = Geprüft
web-deal-how = Wie gerechnet wird
web-deal-arithmetic = Für Ziehung Nummer n, gezählt ab 0, nimmt man SHA-256 des Textes „Seed:n“. Die ersten 53 Bits davon sind ein
    Bruch zwischen 0 und 1. Man legt ihn an die Chancen von allem an, was gezogen werden konnte, eine nach der anderen
    zusammengezählt: Wo er hinfällt, das ist gezogen.
web-deal-table = Zum Tisch

## Erstes Spiel mit Hilfe

web-lesson-step = Schritt { $n } von { $all }
web-lesson-otherwise = Das wäre ein anderes Spiel. Versuch, was die Hilfe dir sagt.
# kurz
web-lesson-leave = Verlassen
# kurz
web-lesson-back = Zurück
# kurz
web-lesson-on = Weiter
# kurz
web-lesson-show = Mach es vor

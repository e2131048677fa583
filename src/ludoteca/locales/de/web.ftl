### Was die Seiten im Browser sagen, egal welches Spiel. Ein Text mit „kurz“ steht auf einem kleinen Knopf oder
### Schild: Er muss kurz bleiben.

## Auf jeder Seite

web-title = Ludoteca
web-skip = Zum Inhalt
web-settings = Du und deine Einstellungen
web-close = Schließen
web-save = Speichern
web-retry = Noch mal versuchen
web-to-home = Zur Startseite
web-opening = Einen Moment …
web-copy = Kopieren
web-copied = Kopiert
# tight
web-share = Teilen
web-restart = Der Server startet um { $time } neu. Deine Spiele sind sicher.
web-footer = Kein Konto. Kein Tracking. Keine Inhalte von Dritten.
web-language = Sprache
web-theme = Design
# kurz
web-theme-system = System
# kurz
web-theme-light = Hell
# kurz
web-theme-dark = Dunkel
web-rule = Regel { $rule }

## Wenn etwas schiefgeht

web-no-answer = Der Server antwortet nicht. Hast du eine Verbindung?
web-error = Das konnte der Server nicht (Antwort { $status }).
web-page-lost = Diese Seite kam nicht an. Vielleicht hat der Server eine neue Version.
web-load = Neu laden
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
web-passphrase-title = Auf einem anderen Gerät spielen
web-passphrase = Passphrase
web-passphrase-about = Nur dieser Browser kennt dich. Mit einer Passphrase bist du auf jedem Gerät dieselbe Person.
web-passphrase-set = Du hast schon eine Passphrase. Gib eine andere ein, um sie zu ändern.
web-passphrase-saved = Deine Passphrase ist gespeichert.
web-reclaim-title = Ich habe hier schon gespielt
web-reclaim-about = Mit deinem Namen und deiner Passphrase findest du deine Spiele wieder.
web-reclaim = Das bin ich
web-reclaimed = Schön, dass du wieder da bist.
web-link = Link für dein anderes Gerät
web-link-about = Öffne einen Link auf deinem anderen Gerät, und du spielst dort als derselbe Spieler weiter. Er gilt einmal, zehn Minuten lang.
web-link-make = Link erstellen
web-move = Auf diesem Gerät weiterspielen
web-move-about = Mit diesem Link bist du hier derselbe Spieler wie auf deinem anderen Gerät.
web-move-yes = Ja, das bin ich
web-move-done = Hallo { $name }! Deine Spiele sind da.
web-data = Deine Daten
web-data-about = Wir speichern deinen Namen und dein Zeichen, deine Spiele, was du dort geschrieben und was du hochgeladen hast, und deine E-Mail-Adresse, falls du sie angegeben hast. Sonst nichts.
web-data-download = Meine Daten herunterladen
web-kept = Wie lange wir es behalten
web-kept-days = { $days ->
        [0] für immer
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-kept-guests = Gäste ohne Spiel, nach ihrem letzten Besuch
web-kept-people = Spieler, die nicht mehr kommen
web-kept-waiting = Tische, an denen kein Spiel beginnt
web-kept-unfinished = Spiele, die niemand fortsetzt
web-kept-games = Beendete Spiele
web-kept-records = Gespeicherte Spiele, die du hochlädst
web-kept-files = Hochgeladene Dateien, die kein Spiel braucht
web-revoke = Auf allen anderen Geräten abmelden
web-revoke-done = Jetzt kennt dich nur noch dieses Gerät.
web-delete = Mich löschen
web-delete-about = Dein Name, deine Nachrichten und was du hochgeladen hast, werden endgültig gelöscht. In Spielen mit anderen saß „jemand“ auf deinem Platz; wo noch gespielt wird, spielt ein Bot weiter.
web-delete-yes = Ja, endgültig löschen
web-delete-no = Nein, ich bleibe
web-sound = Sounds
web-sound-about = Leise Geräusche vom Tisch: Ziehen, Legen, Würfeln, Erobern, dein Zug und das Ende.
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
web-notification-about = Dein Browser meldet sich, solange eine Seite von uns offen ist. Nichts wird anderswohin geschickt.
web-notification-refused = Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie neben der Adresse und versuch es noch einmal.
web-notification-missing = Mitteilungen brauchen eine sichere Verbindung (https).
web-notification-turn = Du bist dran: { $game }
web-notification-players = Mit { $names }
web-mail = E-Mail, wenn ich dran bin
web-mail-about = Eine Nachricht pro Tisch, nur wenn du nicht da bist.
web-mail-address = Deine E-Mail-Adresse
# tight
web-mail-send = Schick mir einen Code
web-mail-sent = Ein Code ist unterwegs an { $address }.
web-mail-code = Der Code aus der Nachricht
# tight
web-mail-confirm = Bestätigen
web-mail-confirmed = Nachrichten gehen an { $address }.
# tight
web-mail-stop = Keine E-Mail mehr
web-mail-stopped = Deine Adresse ist gelöscht.
web-leave-mail = Keine Nachrichten mehr
web-leave-mail-about = Wenn du abbestellst, bekommst du keine Nachrichten mehr, und wir löschen deine Adresse.
# tight
web-leave-mail-yes = Abbestellen
web-leave-mail-done = Erledigt. Du bekommst keine Nachrichten mehr.
web-turns = { $n ->
        [one] An einem Tisch bist du dran
       *[other] An { $n } Tischen bist du dran
    }

## Startseite

web-home-title = Setz dich dazu!
web-home-lead = Gegen Bots mit einem Tipp, mit Freunden per Link, oder alle um einen Bildschirm.
web-games = Spiele
# kurz
web-play-now = Jetzt spielen
# kurz
web-new-table = Neuer Tisch
# kurz
web-how-to = So geht’s
# kurz
web-learn = Geführte erste Partie
# tight
web-learn-quick = In 3 Minuten lernen
# tight
web-preset = { $kind ->
        [friends] Mit Freunden, per Link
        [here] An diesem Bildschirm
       *[alone] Allein
    }
web-preset-players = { $players } Spieler
web-preset-name = Spieler { $n }
# kurz
web-rules = Regeln
web-mine = Meine Spiele
web-mine-all = Alle meine Spiele ({ $count })
web-join = An einen Tisch setzen
web-join-code = Füge den Link oder den Code ein, den du bekommen hast
# kurz
web-join-go = Mitspielen
web-open = Freie Plätze
web-open-none = Gerade sind keine Spiele offen. Fang selbst eins an!
web-watch = Zuschauen
web-given = Fortsetzung eines gespeicherten Spiels
web-repeated = Wiederholte Ziehung
web-watch-none = Gerade spielt niemand öffentlich.
web-records = Gespeicherte Spiele
web-records-about = Sieh dir ein Spiel an, das du als Datei gespeichert hast.
web-upload = Gespeichertes Spiel öffnen
# kurz
web-your-turn = Du bist dran
# kurz
web-status-waiting = Wartet auf Spieler
# kurz
web-status-playing = Läuft
# kurz
web-status-over = Vorbei
# kurz
web-status-closed = Abgesagt
# tight
web-waits-for = Wartet auf { $names }
# tight
web-left = noch { $time }

## Eingeladen

web-invited = Du bist eingeladen!
web-invited-by = { $host } lädt dich zu { $game } ein
web-invited-about = Such dir einen Namen und ein Zeichen aus. Du brauchst kein Konto.
web-invited-mine = Du sitzt schon an diesem Tisch.
web-invited-late = { $status ->
        [playing] Alle Plätze sind besetzt, das Spiel läuft.
        [over] Dieses Spiel ist vorbei.
        [closed] Dieser Tisch wurde abgesagt.
       *[waiting] Alle Plätze sind besetzt.
    }
# tight
web-invited-watch = Zuschauen
web-sit = Hinsetzen

## Ein neuer Tisch

web-new-title = Neues Spiel: { $game }
web-new-from = Du spielst ab Schritt { $step } weiter.
web-new-options = Das Spiel
web-new-seats = Wer spielt
web-new-manners = Tischregeln
web-new-open = Tisch öffnen
# tight
web-asset-bring = Datei wählen
web-asset-about = Nur für diesen Tisch; sie wird mit dem Spiel gespeichert.
# tight
web-asset-save = Diese herunterladen
web-seat-who = Wer spielt { $seat }?
web-seat-level = Wie stark ist der Bot ({ $seat })?
web-seat-name = Name ({ $seat })
web-seat-name-hint = Name
# kurz
web-seat-me = Ich
# kurz
web-seat-here = An diesem Gerät
# kurz
web-seat-invited = Per Einladung
# kurz
web-seat-open = Wer will
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
web-aids = Tipps
web-aids-about = Man darf um einen Tipp bitten.
web-talk = Chat
web-talk-about = Man darf am Tisch chatten.
web-listed = Öffentlich
web-listed-about = Alle finden den Tisch auf der Startseite und dürfen zuschauen.

## Am Tisch

web-board = Spielbrett
web-plain-seek = Zug suchen
web-table-title = Eine Partie { $game }
# tight
web-about-table = Tisch
# A sign that there is something new; heard, not seen.
web-news = neu
web-connection-down = Verbindung verloren. Dein Spiel ist sicher.
web-connection-again = Nächster Versuch in { $seconds } s.
# kurz
web-connection-now = Jetzt versuchen
web-turn-waiting = Warten auf Spieler
web-turn-of = { $name } ist dran
web-turn-bot = { $name } denkt nach …
web-bots-preparing = Die Bots wärmen sich auf: etwa { $seconds } s
web-turn-chance = Es wird gezogen …
web-time-left = Zeit übrig
# tight
web-skip-steps = Überspringen
# The key for the main button of a turn.
web-main-key = Taste: Strg + Eingabe
web-meanwhile = Inzwischen
# Tight: the same in one word, under a sign.
web-meanwhile-short = Inzwischen
web-show-again = Noch einmal zeigen
web-hand-over = Jetzt ist { $name } dran
web-hand-over-about = Gib das Gerät an { $name } weiter. Bis dahin bleibt geheim, was geheim ist.
web-hand-over-take = Ich bin { $name }
# kurz
web-undo = Zurück
# kurz
web-hint = Tipp
# kurz
web-hint-thinking = Denkt nach …
web-invite-link = Link zu diesem Tisch
web-invite-code = Oder sag ihnen den Code:
web-invite-qr = Der Link als QR-Code
web-invite-scan = Oder mit dem Handy scannen.
# kurz
web-deal = Faire Ziehung
# kurz
web-resign = Aufgeben
web-resign-title = Möchtest du aufgeben?
web-resign-about = Ein Bot spielt für dich weiter. Bis zum Ende des Spiels kannst du deinen Platz zurücknehmen.
web-resign-yes = Aufgeben
web-resign-no = Weiterspielen
web-lost-seat = Ein Bot spielt für dich.
# tight
web-take-seat-back = Platz zurücknehmen
web-waiting = { $free ->
        [one] Ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }
web-waiting-invite = Schick diesen Link an deine Freunde. Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-leave = Platz verlassen
web-give-up = Tisch absagen
web-give-up-about = Hier sitzen schon andere. Sie sehen dann, dass der Tisch abgesagt ist.
web-give-up-no = Tisch behalten
# Von mehreren mit einem Namen: Anna (Rot)
web-name-seat = { $name } ({ $seat })
web-players = Spieler
web-seat-free = Freier Platz
# kurz
web-you = du
# kurz
web-bot = Bot
web-bot-level = Bot, { $level }
# kurz
web-resigned = aufgegeben
web-online = ist da
web-offline = ist weg
web-given-moves = { $n ->
        [one] Fortsetzung eines gespeicherten Spiels: Dessen erster Zug wurde nicht hier gezogen.
       *[other] Fortsetzung eines gespeicherten Spiels: Dessen erste { $n } Züge wurden nicht hier gezogen.
    }
web-repeats-deal = Wiederholte Ziehung: Alles, was gezogen oder gewürfelt wird, kommt aus derselben Reihe von Zufallszahlen wie in einem früheren Spiel. Wer dabei war, weiß vielleicht, was kommt.
web-variants = Varianten in diesem Spiel
web-watching = { $n ->
        [one] 1 Person schaut zu.
       *[other] { $n } Personen schauen zu.
    }
web-log = Was geschehen ist
web-log-empty = Noch ist nichts passiert.
web-dealer = Zufall:
# kurz
web-mute = Stumm
web-muted = Der Chat ist stumm.
web-talk-removed = Diese Nachricht wurde entfernt.
web-line-more = Mehr zur Nachricht von { $name }
web-line-report = Dem Betreiber melden
web-line-reported = Gemeldet. Danke!
web-line-mute = { $name } stummschalten
web-line-muted = Du hast { $name } stummgeschaltet.
web-line-unmute = Nicht mehr stumm
web-someone = jemand
web-talk-empty = Noch hat niemand etwas gesagt. Sag Hallo!
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

web-end-closed = Dieses Spiel wurde abgesagt
web-end-reached = Geschafft!
web-end-missed = Diesmal nicht
web-end-you = { $points ->
        [0] Du hast gewonnen!
        [one] Du gewinnst mit einem Punkt Vorsprung!
       *[other] Du gewinnst mit { $points } Punkten Vorsprung!
    } Stark gespielt!
web-end-winners = { $n ->
        [one] { $points ->
            [0] { $names } gewinnt
            [one] { $names } gewinnt mit einem Punkt Vorsprung
           *[other] { $names } gewinnt mit { $points } Punkten Vorsprung
        }
       *[other] { $names } teilen sich den Sieg
    }
# To who has lost: with as many points, nearly, or by more.
web-end-behind = { $gap ->
        [none] So knapp! Gleich viele Punkte, und doch hat es nicht gereicht.
        [small] So knapp! Dir { $points ->
            [one] hat nur ein Punkt
           *[other] haben nur { $points } Punkte
        } gefehlt.
       *[large] Dir haben { $points } Punkte gefehlt. Nächstes Mal gewinnst du!
    }
web-points = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
# kurz
web-rematch = Revanche
web-play-again = Noch einmal spielen
# kurz
web-rematch-go = Zur Revanche
# kurz
web-repeat = Gleiche Ziehung
# kurz
web-repeat-go = Zur gleichen Ziehung
# kurz
web-count = Am Brett zählen
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
web-playback-turn = { $turn } · { $name }
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
web-ruling = So spielen wir:
web-rule-picture = Bild

## Über eine Auslosung

web-deal-title = Faire Ziehung
web-deal-about = Beim Ziehen kann niemand schummeln, auch der Server nicht. Zuerst wählt der Server ein Geheimnis und zeigt dessen
    Fingerabdruck; danach kann er es nicht mehr ändern. Dann gibt der Browser von jedem, der mitspielt, eine Zufallszahl dazu.
    Alle Ziehungen folgen aus dem Geheimnis und den Zahlen zusammen, also kann niemand sie aussuchen. Nach dem Spiel wird das
    Geheimnis gezeigt, und alle können nachprüfen.
    Nur wer den Server betreibt und selbst mitspielt, könnte Zahlen ausprobieren, wenn er sich als Letzter setzt: Unter Fremden
    sollte das jemand anders tun.
web-deal-given = { $n ->
        [one] Dieses Spiel setzt ein gespeichertes Spiel fort. Dessen erster Zug wurde nicht hier gezogen und lässt sich nicht prüfen.
       *[other] Dieses Spiel setzt ein gespeichertes Spiel fort. Dessen erste { $n } Züge wurden nicht hier gezogen und lassen sich nicht prüfen.
    }
web-deal-repeats = Dieses Spiel wiederholt die Ziehung eines früheren: Sein Seed war vor dem Beginn bekannt, wer nachsah, konnte also wissen, was kommt.
web-deal-before = Vor dem Spiel
web-deal-commitment = Der Fingerabdruck des Geheimnisses (SHA-256):
web-deal-added = Was die Spieler dazugeben
web-deal-added-about = Jeder Browser wählt seine Zahl beim Hinsetzen, nachdem er den Fingerabdruck gesehen hat. Bots geben nichts dazu.
web-deal-added-none = nichts
web-deal-added-mine = von diesem Browser
web-deal-alone = Hier hat kein Browser eine Zahl dazugegeben: Die Ziehungen folgen allein aus dem Geheimnis des Servers.
web-deal-after = Nach dem Spiel
web-deal-secret = Das Geheimnis des Servers:
web-deal-later = Das Geheimnis siehst du hier, wenn das Spiel vorbei ist.
web-deal-verify = In meinem Browser prüfen
web-deal-unsafe = Das kann dein Browser nur über eine sichere Verbindung (https) prüfen.
web-deal-checking = Prüfe { $n } von { $all } …
web-deal-honest = { $n ->
        [0] Fair: Es ist das versprochene Geheimnis. Gezogen wurde daraus nichts.
        [one] Fair: Es ist das versprochene Geheimnis, und die Ziehung folgt daraus und aus den Zahlen der Spieler.
       *[other] Fair: Es ist das versprochene Geheimnis, und alle { $n } Ziehungen folgen daraus und aus den Zahlen der Spieler.
    }
web-deal-broken = Nicht fair: Dieses Geheimnis passt nicht zu dem Fingerabdruck, der vor dem Spiel gezeigt wurde.
web-deal-swapped = Nicht fair: Vor dem Spiel wurde diesem Browser ein anderer Fingerabdruck gezeigt.
web-deal-missing = Nicht fair: Die Zahl von diesem Browser fehlt.
web-deal-wrong = { $n ->
        [one] Nicht fair: Eine Ziehung folgt nicht aus dem Geheimnis und den Zahlen der Spieler.
       *[other] Nicht fair: { $n } Ziehungen folgen nicht aus dem Geheimnis und den Zahlen der Spieler.
    }
web-deal-draws = Die Ziehungen
web-deal-number = Ziehung
web-deal-drawn = Gezogen
web-deal-chance = Chance
web-deal-result = Geprüft
web-deal-how = Wie gerechnet wird
web-deal-arithmetic = Der Seed ist SHA-256 des Textes „Geheimnis:Zahl:Zahl…“ mit den Zahlen in der Reihenfolge der Plätze; ein Platz, der
    nichts dazugibt, bleibt leer. Gibt niemand etwas dazu, ist der Seed das Geheimnis selbst. Für Ziehung Nummer n, gezählt ab 0,
    nimmt man SHA-256 des Textes „Seed:n“. Die ersten 53 Bits davon sind ein Bruch zwischen 0 und 1. Man legt ihn an die Chancen
    von allem an, was gezogen werden konnte, eine nach der anderen zusammengezählt: Wo er hinfällt, das ist gezogen.
web-deal-table = Zum Tisch

## So spielt man

web-how-to-title = So spielt man { $game }
web-how-to-rules = In den Regeln:
web-how-to-frame = Bild { $n } von { $all }
web-how-to-back = Voriges Bild
web-how-to-forth = Nächstes Bild

## Erstes Spiel mit Hilfe

web-lesson-step = Schritt { $n } von { $all }
web-lesson-otherwise = Gute Idee, aber tippe jetzt auf die markierte Stelle.
# kurz
web-lesson-leave = Verlassen
# kurz
web-lesson-back = Zurück
# kurz
web-lesson-on = Weiter
# kurz
web-lesson-show = Zeig es mir

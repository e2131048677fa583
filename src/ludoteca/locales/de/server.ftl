### Was der Server sagt.

server-guest = Gast { $number }
server-stranger = Wir kennen dich noch nicht: Bitte lade die Seite neu.
server-banned = Du kannst diesen Server zurzeit nicht betreten: Das hat entschieden, wer ihn betreibt.
server-unseen-signs = Es enthält unsichtbare Zeichen.
server-heaped-marks = Auf einem Buchstaben stehen zu viele Akzente.
server-text-length = Es müssen 1 bis { $longest } Buchstaben sein.
server-mark = Die Zeichen sind { $known }.
server-passphrase = Eine Passphrase hat { $shortest } bis { $longest } Buchstaben.
server-not-reclaimed = Niemand hat diesen Namen und diese Passphrase.
server-link-used = Dieser Link gilt nicht mehr: Er gilt einmal, zehn Minuten lang. Mach auf deinem anderen Gerät einen neuen.
server-too-fast = Das ging zu schnell! Warte einen Moment.
server-open-tables = Bei dir laufen { $most } Spiele. Beende oder verlasse erst eins.
server-bot-tables = Von deiner Adresse sind { $most } Tische offen, an denen nur Bots sitzen. Schließ erst einen.
server-assets = Du hast { $most } Dateien mitgebracht. Mehr können nicht aufbewahrt werden.
server-not-utf8 = Die Datei enthält Bytes, die kein UTF-8 sind.
server-no-table = Diesen Tisch gibt es nicht.
server-no-code = Kein Tisch hat diesen Code. Vielleicht stimmt ein Buchstabe nicht?
server-no-file = Diese Datei gibt es nicht.
server-not-over = Das geht, wenn das Spiel vorbei ist.
server-other-game = Das Spiel, das du weiterspielen willst, ist ein Spiel { $game }.
server-bot = „{ $bot }“ gibt es hier nicht. Es gibt: { $known }.
server-host = Unter diesem Namen ist dieser Server nicht zu erreichen.
server-origin = Diese Anfrage kommt von einer anderen Seite.
server-failed = Auf dem Server ist etwas schiefgegangen. Sein Protokoll sagt, was.
server-sockets = Zu viele Verbindungen von deiner Adresse.
server-busy = Der Server rechnet noch für dich. Warte einen Moment.
server-request = In „{ $field }“: { $fault }.
server-request-size = Das ist zu groß: höchstens { $largest } Bytes.
server-record-length = Diese Aufzeichnung hat zu viele Aktionen: höchstens { $most }.
server-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Wer diesen Server betreibt, kann ihn ansehen.
server-other-key = Dieser Tisch kann nicht weiterspielen: Seine Ziehungen brauchen einen Schlüssel, den dieser Server nicht hat. Wer ihn betreibt, kann den Schlüssel zurücklegen.
server-ticket = Dieses Ticket ist schon benutzt, älter als zehn Minuten oder nicht deins. Hol dir ein neues.
server-too-slow = Deine Anfrage hat zu lange gebraucht, um anzukommen.
server-beginning-size = Dieses Spiel ist zu lang, um es weiterzuspielen: Seine Züge dürfen { $largest } Bytes haben.
server-message-size = Eine Nachricht darf { $largest } Bytes haben.
server-message = Diese Nachricht ist nicht zu verstehen: { $fault }.
server-not-your-seat = Das ist nicht dein Platz.
server-no-aids = An diesem Tisch wird ohne Tipps gespielt.
server-hint-turn = Um einen Tipp bittest du, wenn du dran bist.
server-talk-seated = Chatten kann nur, wer mitspielt.
server-no-talk = An diesem Tisch wird ohne Chat gespielt.
server-no-line = Eine solche Nachricht von anderen gibt es nicht.
server-sign = Die Bildchen sind { $known }.
server-no-pages = In dieser Kopie fehlen die Seiten für den Browser. In einem Klon des Projekts baut „make play“ sie.
server-address = { $status ->
        [404] Unter dieser Adresse gibt es nichts.
        [405] So fragt man diese Adresse nicht.
       *[other] Darauf gibt es keine Antwort ({ $status }).
    }

## Was an einem Tisch geschehen ist

server-told-sat = setzt sich dazu.
server-told-left = verlässt den Platz.
server-told-forgotten = geht für immer.
server-told-undo = nimmt { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } zurück.
server-told-resign = gibt auf.
server-told-hand = { $why ->
        [timeout] Die Zeit ist um: { $bot } übernimmt.
       *[resigned] { $bot } übernimmt.
    }
server-told-return = spielt wieder selbst.
server-told-pause = Der Server war weg. Niemand verliert Zeit: Die Uhr läuft weiter, wo sie stehen blieb.
server-told-closed = { $why ->
        [resigned] Alle haben aufgegeben. Der Tisch ist geschlossen.
       *[abandoned] Der Tisch wurde abgesagt.
    }
server-told-rematch = Es gibt eine Revanche!
server-told-repeat = Noch einmal mit derselben Ziehung!

## Der Befehl

serve-address = Ludoteca ist unter { $address }
serve-port = Port { NUMBER($port, useGrouping: 0) } von { $host } kann nicht benutzt werden: { $fault }. Wähle einen anderen mit --port.
serve-metrics = An { $address } können keine Messwerte ausgegeben werden: { $fault }. Nenne einen freien HOST:PORT oder einen PORT für diese Maschine.
serve-workers = Mehrere Prozesse brauchen PostgreSQL: Nenne es mit --database postgresql://…
serve-log-level = Es gibt keine Protokollstufe „{ $level }“. Es gibt: { $known }.
serve-key = { $file } ist kein Schlüssel: Darin müssen 64 hexadezimale Ziffern stehen. Leg deine Kopie zurück: Ohne den Schlüssel können laufende Spiele nicht weitergehen.
serve-limit = „{ $limit }“ setzt keine Grenze. Grenzen setzt man wie sockets=50 oder requests=60/10 (so viele auf einmal, so viele pro Sekunde). Es gibt: { $known }.
serve-keep = „{ $keep }“ sagt nicht, wie lange etwas aufbewahrt wird. Das geht in Tagen, wie guests=14; 0 heißt für immer. Es gibt: { $known }.
serve-preparing = Die Bots von { $game } machen sich bereit: etwa eine Minute, nur dieses eine Mal

## The post

notify-webhook-address = Um Züge zu melden, braucht es eine Adresse, die mit http:// oder https:// beginnt.
notify-webhook-secret = Ein Webhook ist unterschrieben: gib LUDOTECA_WEBHOOK_SECRET mindestens { $shortest } Buchstaben (oder whsec_ und so viele Bytes in Base 64).
notify-address = E-Mails enthalten einen Link zu diesem Server: Gib an, wie man ihn erreicht, --address https://games.example.org.
notify-mail-server = Ein Mailserver wird als smtp://HOST, smtp://NAME:PASSWORT@HOST:PORT oder smtps://… genannt.
notify-mail-from = Um Leuten zu schreiben, braucht es einen Absender: --mail-from games@example.org.
notify-mail-address = Das ist keine E-Mail-Adresse.
notify-mail-none = Hier ist keine E-Mail-Adresse von dir gespeichert.
notify-mail-code = Das ist nicht der Code aus der Nachricht.
notify-mail-code-old = Dieser Code ist zu alt oder wurde zu oft versucht. Lass dir einen neuen schicken.
notify-mail-off = Dieser Server schickt keine E-Mail.

## Letters

mail-hello = Hallo { $name },
mail-code-subject = Dein Code für Ludoteca: { $code }
mail-code-about = Jemand hat diese Adresse angegeben, um zu erfahren, wann er in Ludoteca dran ist. Warst du das, dann schreib diesen Code in deine Einstellungen:
mail-code-ignore = Warst du es nicht, dann tu nichts: Es kommt nichts mehr.
mail-turn-subject = Du bist dran: { $game }
mail-turn-about = Du bist dran bei { $game } mit { $players }:
mail-turn-deadline = Du hast Zeit bis { $time } (UTC).
mail-once = Wir schreiben erst wieder, wenn du dort warst.
mail-leave = Um keine Nachrichten von Ludoteca mehr zu bekommen:

## What a chat shows of a link

server-preview-table = { $status ->
        [waiting] { $free ->
            [one] Ein Platz ist frei.
           *[other] { $free } Plätze sind frei.
        }{ $count ->
            [0] {""}
           *[other] {" "}Schon da: { $names }.
        }
        [playing] { $count ->
            [one] Es spielt { $names }.
           *[other] Es spielen { $names }.
        } Schau zu!
        [over] { $count ->
            [one] Gespielt hat { $names }.
           *[other] Gespielt haben { $names }.
        } Sieh dir an, wie es ausging!
       *[closed] Dieses Spiel wurde abgesagt.
    }
server-preview-replay = Ein gespeichertes Spiel, Zug um Zug.

### Wat de server zegt.

server-guest = Gast { $number }
server-stranger = We kennen je nog niet: laad de pagina opnieuw.
server-banned = Je kunt op dit moment niet op deze server komen: dat heeft de beheerder besloten.
server-unseen-signs = Er staan onzichtbare tekens in.
server-heaped-marks = Er staan te veel accenten op één letter.
server-text-length = Het moet 1 tot { $longest } letters hebben.
server-mark = De tekens zijn { $known }.
server-passphrase = Een geheime zin heeft { $shortest } tot { $longest } letters.
server-not-reclaimed = Geen speler heeft deze naam en deze geheime zin.
server-link-used = Deze link werkt niet meer: hij geldt één keer, tien minuten lang. Maak een nieuwe op je andere apparaat.
server-too-fast = Te snel! Wacht even.
server-open-tables = Je hebt { $most } spellen lopen. Maak er eerst een af of verlaat er een.
server-bot-tables = Vanaf jouw adres zijn { $most } tafels open waaraan alleen bots zitten. Sluit er eerst een.
server-assets = Je hebt { $most } bestanden meegebracht. Meer kunnen er niet bewaard worden.
server-not-utf8 = Het bestand bevat bytes die geen UTF-8 zijn.
server-no-table = Die tafel is er niet.
server-no-code = Geen tafel heeft deze code. Misschien klopt een letter niet?
server-no-file = Dit bestand is er niet.
server-not-over = Dat kan als het spel uit is.
server-other-game = Het spel om mee verder te gaan is een spel { $game }.
server-bot = Om “{ $bot }” kun je hier niet vragen. Er zijn: { $known }.
server-host = Onder die naam is deze server niet te bereiken.
server-origin = Dit verzoek komt van een andere site.
server-failed = Er ging iets mis op de server. In zijn logboek staat wat.
server-sockets = Te veel verbindingen vanaf jouw adres.
server-busy = De server rekent nog voor je. Wacht even.
server-request = In “{ $field }”: { $fault }.
server-request-size = Dat is te groot: hoogstens { $largest } bytes.
server-record-length = Dit verslag heeft te veel acties: hoogstens { $most }.
server-damaged = Deze tafel is beschadigd en kan niet geopend worden. Wie deze server beheert, kan hem bekijken.
server-other-key = Deze tafel kan niet verder: voor de trekkingen is een sleutel nodig die deze server niet heeft. Wie de server beheert, kan hem terugzetten.
server-ticket = Dit ticket is al gebruikt, ouder dan tien minuten of niet van jou. Vraag een nieuw.
server-too-slow = Je verzoek deed er te lang over om aan te komen.
server-beginning-size = Dit spel is te lang om verder te spelen: de zetten mogen { $largest } bytes hebben.
server-message-size = Een bericht mag { $largest } bytes hebben.
server-message = Dit bericht is niet te begrijpen: { $fault }.
server-not-your-seat = Dat is niet jouw plaats.
server-no-aids = Aan deze tafel wordt zonder tips gespeeld.
server-hint-turn = Om een tip vraag je als je aan de beurt bent.
server-talk-seated = Alleen spelers kunnen chatten.
server-no-talk = Aan deze tafel wordt zonder chat gespeeld.
server-no-line = Zo’n bericht van een andere speler is er niet.
server-sign = De plaatjes zijn { $known }.
server-no-pages = De pagina’s voor de browser ontbreken in deze kopie. In een kloon van het project maakt “make play” ze.
server-address = { $status ->
        [404] Op dit adres is niets.
        [405] Zo vraag je niet aan dit adres.
       *[other] Hier is geen antwoord op ({ $status }).
    }

## Wat er aan een tafel gebeurde

server-told-sat = schuift aan.
server-told-left = verlaat de plaats.
server-told-forgotten = gaat voorgoed weg.
server-told-undo = neemt { $count ->
        [one] een zet
       *[other] { $count } zetten
    } terug.
server-told-resign = geeft op.
server-told-hand = { $why ->
        [timeout] De tijd is om: { $bot } neemt het over.
       *[resigned] { $bot } neemt het over.
    }
server-told-return = speelt weer zelf.
server-told-pause = De server was even weg. Niemand verliest tijd: de klok loopt verder waar hij stilstond.
server-told-closed = { $why ->
        [resigned] Iedereen heeft opgegeven. De tafel is gesloten.
       *[abandoned] De tafel is geannuleerd.
    }
server-told-rematch = Er komt een revanche!
server-told-repeat = Nog eens met dezelfde trekking!

## De opdracht

serve-address = Ludoteca staat op { $address }
serve-port = Poort { NUMBER($port, useGrouping: 0) } van { $host } kan niet gebruikt worden: { $fault }. Kies een andere met --port.
serve-metrics = Op { $address } kunnen geen meetwaarden worden gegeven: { $fault }. Noem een vrije HOST:POORT, of een POORT voor deze machine.
serve-workers = Voor meer processen is PostgreSQL nodig: noem het met --database postgresql://…
serve-log-level = Er is geen logniveau “{ $level }”. Er zijn: { $known }.
serve-key = { $file } is geen sleutel: er moeten 64 hexadecimale cijfers in staan. Zet je kopie terug: zonder de sleutel kunnen lopende spellen niet verder.
serve-limit = “{ $limit }” stelt geen grens in. Grenzen stel je in als sockets=50 of requests=60/10 (zoveel tegelijk, zoveel per seconde). Er zijn: { $known }.
serve-keep = “{ $keep }” zegt niet hoelang iets wordt bewaard. Dat gaat in dagen, zoals guests=14; 0 is voor altijd. Er zijn: { $known }.
serve-preparing = De bots van { $game } maken zich klaar: ongeveer een minuut, alleen deze keer

## The post

notify-webhook-address = Om beurten te melden is een adres nodig dat met http:// of https:// begint.
notify-webhook-secret = Een webhook is ondertekend: geef LUDOTECA_WEBHOOK_SECRET minstens { $shortest } letters (of whsec_ en zoveel bytes in base 64).
notify-address = E-mails bevatten een link naar deze server: geef aan hoe men hem bereikt, --address https://games.example.org.
notify-mail-server = Een mailserver schrijf je als smtp://HOST, smtp://GEBRUIKER:WACHTWOORD@HOST:POORT of smtps://….
notify-mail-from = Om mensen te schrijven is een afzender nodig: --mail-from games@example.org.
notify-mail-address = Dit is geen e-mailadres.
notify-mail-none = Er is hier geen e-mailadres van jou bewaard.
notify-mail-code = Dit is niet de code uit het bericht.
notify-mail-code-old = Deze code is te oud, of te vaak geprobeerd. Vraag een nieuwe.
notify-mail-off = Deze server stuurt geen e-mail.

## Letters

mail-hello = Hallo { $name },
mail-code-subject = Je code voor Ludoteca: { $code }
mail-code-about = Iemand gaf dit adres op om te horen wanneer hij in Ludoteca aan de beurt is. Was jij dat, typ dan deze code in je instellingen:
mail-code-ignore = Was jij het niet, doe dan niets: er komt niets meer.
mail-turn-subject = Jouw beurt: { $game }
mail-turn-about = Jij bent aan de beurt bij { $game } met { $players }:
mail-turn-deadline = Je hebt tijd tot { $time } (UTC).
mail-once = We schrijven pas weer als je er geweest bent.
mail-leave = Om geen berichten van Ludoteca meer te krijgen:

## What a chat shows of a link

server-preview-table = { $status ->
        [waiting] { $free ->
            [one] Eén plaats is vrij.
           *[other] { $free } plaatsen zijn vrij.
        }{ $count ->
            [0] {""}
           *[other] {" "}Al aan tafel: { $names }.
        }
        [playing] Nu aan het spelen: { $names }. Kom kijken!
        [over] Gespeeld door { $names }. Kijk hoe het ging!
       *[closed] Dit spel is geannuleerd.
    }
server-preview-replay = Een bewaard spel, zet voor zet.

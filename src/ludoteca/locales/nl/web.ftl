### Wat de pagina’s in de browser zeggen, welk spel het ook is. Een tekst met “kort” staat op een kleine knop of
### een label: houd hem kort.

## Op elke pagina

web-title = Ludoteca
web-skip = Naar de inhoud
web-settings = Jij en je instellingen
web-close = Sluiten
web-save = Opslaan
web-retry = Opnieuw proberen
web-to-home = Naar de beginpagina
web-opening = Een ogenblik …
web-copy = Kopiëren
web-copied = Gekopieerd
# tight
web-share = Delen
web-restart = De server start om { $time } opnieuw op. Je spellen zijn veilig.
web-footer = Geen account. Geen tracking. Niets van derden.
web-language = Taal
web-theme = Thema
# kort
web-theme-system = Systeem
# kort
web-theme-light = Licht
# kort
web-theme-dark = Donker
web-rule = Regel { $rule }

## Als er iets misgaat

web-no-answer = De server geeft geen antwoord. Heb je verbinding?
web-error = Dat lukte de server niet (antwoord { $status }).
web-page-lost = Deze pagina kon niet worden opgehaald. Misschien heeft de server een nieuwe versie.
web-load = Opnieuw laden
web-missing = Hier groeit niets
web-missing-about = Op dit adres is geen pagina.
web-no-table = Deze tafel gaat niet open

## Jij

web-me-name = Je naam
web-me-mark = Je teken
web-me-saved = Opgeslagen.
web-mark = { $n ->
        [1] Driehoek
        [2] Cirkel
        [3] Vierkant
        [4] Ruit
        [5] Ster
       *[6] Vijfhoek
    }
web-passphrase-title = Op een ander apparaat spelen
web-passphrase = Geheime zin
web-passphrase-about = Alleen deze browser kent je. Met een geheime zin ben je op elk apparaat dezelfde speler.
web-passphrase-set = Je hebt al een geheime zin. Typ een andere om hem te veranderen.
web-passphrase-saved = Je geheime zin is opgeslagen.
web-reclaim-title = Ik heb hier al eens gespeeld
web-reclaim-about = Met je naam en je geheime zin vind je je spellen terug.
web-reclaim = Dat ben ik
web-reclaimed = Welkom terug.
web-link = Link voor je andere apparaat
web-link-about = Open een link op je andere apparaat en je speelt daar verder als dezelfde speler. Hij werkt één keer, binnen tien minuten.
web-link-make = Maak een link
web-move = Verder op dit apparaat
web-move-about = Met deze link ben je hier dezelfde speler als op je andere apparaat.
web-move-yes = Ja, dat ben ik
web-move-done = Hallo { $name }! Je spellen zijn er.
web-data = Je gegevens
web-data-about = We bewaren je naam en je teken, je spellen, wat je daar zei, wat je hebt geüpload en je e-mailadres als je dat hebt gegeven. Verder niets.
web-data-download = Mijn gegevens downloaden
web-kept = Hoelang we het bewaren
web-kept-days = { $days ->
        [0] voor altijd
        [one] 1 dag
       *[other] { $days } dagen
    }
web-kept-guests = Gasten zonder spel, na hun laatste bezoek
web-kept-people = Spelers die niet meer komen
web-kept-waiting = Tafels waar geen spel begint
web-kept-unfinished = Spellen die niemand voortzet
web-kept-games = Afgelopen spellen
web-kept-records = Bewaarde spellen die je uploadt
web-kept-files = Geüploade bestanden die geen spel gebruikt
web-revoke = Afmelden op alle andere apparaten
web-revoke-done = Nu kent alleen dit apparaat je.
web-delete = Verwijder mij
web-delete-about = Je naam, wat je zei en wat je hebt geüpload worden voorgoed gewist. In spellen met anderen zat “iemand” op jouw plek; waar nog gespeeld wordt, speelt een bot verder.
web-delete-yes = Ja, verwijder mij voorgoed
web-delete-no = Nee, ik blijf
web-sound = Geluiden
web-sound-about = Zachte geluiden van de tafel: trekken, leggen, dobbelen, veroveren, jouw beurt en het einde.
web-pace = Tempo van de zetten van anderen
web-pace-now = Tempo: { $pace }
# tight
web-pace-slow = Rustig
# tight
web-pace-normal = Normaal
# tight
web-pace-quick = Snel
# tight
web-pace-once = Meteen
web-notification = Waarschuw me als ik aan de beurt ben
web-notification-about = Je browser waarschuwt je zolang een pagina van ons open blijft. Er gaat niets naar anderen.
web-notification-refused = Je browser blokkeert meldingen van deze site. Sta ze toe naast het adres en probeer het opnieuw.
web-notification-missing = Meldingen hebben een veilige verbinding nodig (https).
web-notification-turn = Jouw beurt: { $game }
web-notification-players = Met { $names }
web-mail = E-mail als ik aan de beurt ben
web-mail-about = Eén bericht per tafel, alleen als je er niet bent.
web-mail-address = Je e-mailadres
# tight
web-mail-send = Stuur me een code
web-mail-sent = Er is een code onderweg naar { $address }.
web-mail-code = De code uit het bericht
# tight
web-mail-confirm = Bevestigen
web-mail-confirmed = Berichten gaan naar { $address }.
# tight
web-mail-stop = Geen e-mail meer
web-mail-stopped = Je adres is gewist.
web-leave-mail = Geen berichten meer
web-leave-mail-about = Als je je afmeldt, krijg je geen berichten meer en wissen we je adres.
# tight
web-leave-mail-yes = Afmelden
web-leave-mail-done = Klaar. Je krijgt geen berichten meer.
web-turns = { $n ->
        [one] Aan één tafel ben jij aan de beurt
       *[other] Aan { $n } tafels ben jij aan de beurt
    }

## Begin

web-home-title = Schuif aan!
web-home-lead = Tegen bots met één tik, met vrienden via een link, of samen rond één scherm.
web-games = Spellen
# kort
web-play-now = Speel nu
# kort
web-new-table = Nieuwe tafel
# kort
web-how-to = Zo speel je
# kort
web-learn = Eerste spel met uitleg
# tight
web-learn-quick = Leer het in 3 minuten
# tight
web-preset = { $kind ->
        [friends] Met vrienden, via link
        [here] Op dit scherm
       *[alone] Alleen
    }
web-preset-players = { $players } spelers
web-preset-name = Speler { $n }
# kort
web-rules = Regels
web-mine = Mijn spellen
web-mine-all = Al mijn spellen ({ $count })
web-join = Aanschuiven
web-join-code = Plak de link of de code die je kreeg
# kort
web-join-go = Schuif aan
web-open = Vrije plaatsen
web-open-none = Er staat nu geen spel open. Begin er zelf een!
web-watch = Kijken
web-given = Vervolg van een bewaard spel
web-repeated = Herhaalde trekking
web-watch-none = Er speelt nu niemand in het openbaar.
web-records = Bewaarde spellen
web-records-about = Bekijk een spel dat je als bestand hebt bewaard.
web-upload = Open een bewaard spel
# kort
web-your-turn = Jouw beurt
# kort
web-status-waiting = Wacht op spelers
# kort
web-status-playing = Wordt gespeeld
# kort
web-status-over = Afgelopen
# kort
web-status-closed = Geannuleerd
# tight
web-waits-for = Wacht op { $names }
# tight
web-left = nog { $time }

## Op uitnodiging

web-invited = Je bent uitgenodigd!
web-invited-by = { $host } nodigt je uit voor { $game }
web-invited-about = Kies een naam en een teken. Je hebt geen account nodig.
web-invited-mine = Je zit al aan deze tafel.
web-invited-late = { $status ->
        [playing] Alle plaatsen zijn bezet en het spel is bezig.
        [over] Dit spel is afgelopen.
        [closed] Deze tafel is geannuleerd.
       *[waiting] Alle plaatsen zijn bezet.
    }
# tight
web-invited-watch = Even kijken
web-sit = Ga zitten

## Een nieuwe tafel

web-new-title = Nieuw spel { $game }
web-new-from = Je speelt verder vanaf stap { $step }.
web-new-options = Het spel
web-new-seats = Wie speelt
web-new-manners = Aan deze tafel
web-new-open = Open de tafel
# tight
web-asset-bring = Kies een bestand
web-asset-about = Alleen voor deze tafel; het blijft bij het spel bewaard.
# tight
web-asset-save = Download dit
web-seat-who = Wie speelt { $seat }?
web-seat-level = Hoe sterk is de bot ({ $seat })?
web-seat-name = Naam van de speler ({ $seat })
web-seat-name-hint = Naam
# kort
web-seat-me = Ik
# kort
web-seat-here = Op dit apparaat
# kort
web-seat-invited = Via een link
# kort
web-seat-open = Iedereen
# kort
web-seat-bot = Bot
web-clock = Klok
web-clock-about = Hoelang een speler mag nadenken.
# kort
web-clock-none = Geen
# kort
web-clock-move = Per zet
# kort
web-clock-days = Dagen per zet
web-clock-amount = Tijd voor een zet
web-clock-amount-move = { $amount ->
        [15] 15 seconden
        [30] 30 seconden
        [60] 1 minuut
        [120] 2 minuten
       *[300] 5 minuten
    }
web-clock-amount-days = { $amount ->
        [one] { $amount } dag
       *[other] { $amount } dagen
    }
web-timeout = Als de tijd om is
# kort
web-timeout-bot = Een bot neemt het over
# kort
web-timeout-move = Er wordt een zet gedaan
web-aids = Tips
web-aids-about = Spelers mogen om een tip vragen.
web-talk = Chat
web-talk-about = Spelers mogen chatten.
web-listed = Openbaar
web-listed-about = Iedereen vindt de tafel op de beginpagina en mag meekijken.

## Aan tafel

web-board = Bord
web-plain-seek = Zoek een zet
web-table-title = Een potje { $game }
# tight
web-about-table = Tafel
# A sign that there is something new; heard, not seen.
web-news = nieuw
web-connection-down = Verbinding weg. Je spel is veilig.
web-connection-again = Nieuwe poging over { $seconds } s.
# kort
web-connection-now = Probeer nu
web-turn-waiting = Wachten op spelers
web-turn-of = { $name } is aan de beurt
web-turn-bot = { $name } denkt na …
web-bots-preparing = De bots warmen op: ongeveer { $seconds } s
web-turn-chance = Er wordt getrokken …
web-time-left = Tijd over
# tight
web-skip-steps = Overslaan
# The key for the main button of a turn.
web-main-key = Toets: Ctrl + Enter
web-meanwhile = Ondertussen
# Tight: the same in one word, under a sign.
web-meanwhile-short = Terugblik
web-show-again = Nog eens tonen
web-hand-over = Nu is { $name } aan de beurt
web-hand-over-about = Geef het apparaat aan { $name }. Tot dan blijft geheim wat geheim is.
web-hand-over-take = Ik ben { $name }
# kort
web-undo = Terugnemen
# kort
web-hint = Tip
# kort
web-hint-thinking = Denkt na …
web-invite-link = Link naar deze tafel
web-invite-code = Of geef ze de code:
web-invite-qr = De link als QR-code
web-invite-scan = Of scan dit met een telefoon.
# kort
web-deal = Eerlijke trekking
# kort
web-resign = Opgeven
web-resign-title = Geef je dit spel op?
web-resign-about = Een bot speelt voor je verder. Tot het einde van het spel kun je je plaats terugnemen.
web-resign-yes = Opgeven
web-resign-no = Doorspelen
web-lost-seat = Een bot speelt voor je.
# tight
web-take-seat-back = Neem mijn plaats terug
web-waiting = { $free ->
        [one] Eén plaats is vrij
       *[other] { $free } plaatsen zijn vrij
    }
web-waiting-invite = Stuur deze link naar je vrienden. Het spel begint als alle plaatsen bezet zijn.
web-leave = Verlaat je plaats
web-give-up = Tafel annuleren
web-give-up-about = Er zitten hier al anderen. Zij zien dan dat de tafel is geannuleerd.
web-give-up-no = Tafel houden
# Van meer met één naam: Anna (rood)
web-name-seat = { $name } ({ $seat })
web-players = Spelers
web-seat-free = Vrije plaats
# kort
web-you = jij
# kort
web-bot = bot
web-bot-level = bot, { $level }
# kort
web-resigned = opgegeven
web-online = is er
web-offline = is weg
web-given-moves = { $n ->
        [one] Vervolg van een bewaard spel: de eerste zet is niet hier geloot.
       *[other] Vervolg van een bewaard spel: de eerste { $n } zetten zijn niet hier geloot.
    }
web-repeats-deal = Herhaalde trekking: alles wat wordt getrokken of gegooid, komt uit dezelfde reeks toevalsgetallen als in een eerder spel. Wie dat speelde, weet misschien wat er komt.
web-variants = Varianten in dit spel
web-watching = { $n ->
        [one] 1 persoon kijkt mee.
       *[other] { $n } mensen kijken mee.
    }
web-log = Wat er gebeurde
web-log-empty = Er is nog niets gebeurd.
web-dealer = Toeval:
# kort
web-mute = Dempen
web-muted = De chat is gedempt.
web-talk-removed = Dit bericht is verwijderd.
web-line-more = Meer over het bericht van { $name }
web-line-report = Melden bij de beheerder
web-line-reported = Gemeld. Bedankt!
web-line-mute = { $name } dempen
web-line-muted = Je hebt { $name } gedempt.
web-line-unmute = Niet meer dempen
web-someone = iemand
web-talk-empty = Nog niemand heeft iets gezegd. Zeg hallo!
web-talk-say = Zeg iets
# kort
web-talk-send = Stuur
web-sign = { $n ->
        [1] Goed gedaan
        [2] Bravo
        [3] Lach
        [4] Verrast
        [5] Vuur
       *[6] Dank je
    }

## Het einde

web-end-closed = Dit spel is geannuleerd
web-end-reached = Gelukt!
web-end-missed = Deze keer niet
web-end-you = { $points ->
        [0] Je hebt gewonnen!
        [one] Je wint met één punt verschil!
       *[other] Je wint met { $points } punten verschil!
    } Goed gespeeld!
web-end-winners = { $n ->
        [one] { $points ->
            [0] { $names } wint
            [one] { $names } wint met één punt verschil
           *[other] { $names } wint met { $points } punten verschil
        }
       *[other] { $names } delen de overwinning
    }
# To who has lost: with as many points, nearly, or by more.
web-end-behind = { $gap ->
        [none] Wat een spanning! Evenveel punten, en toch net niet.
        [small] Net niet! Je kwam maar { $points ->
            [one] één punt
           *[other] { $points } punten
        } tekort.
       *[large] Je kwam { $points } punten tekort. De volgende keer win jij!
    }
web-points = { $n ->
        [one] { $n } punt
       *[other] { $n } punten
    }
# kort
web-rematch = Revanche
web-play-again = Nog eens spelen
# kort
web-rematch-go = Naar de revanche
# kort
web-repeat = Zelfde trekking
# kort
web-repeat-go = Naar dezelfde trekking
# kort
web-count = Tel op het bord
# kort
web-replay = Terugkijken
# kort
web-download = Bewaar het spel
web-chart = Punten per beurt
web-chart-table = Toon als tabel
web-turn = Beurt

## Terugkijken

web-replay-title = Terugkijken: { $game }
web-playback = Stappen van het spel
web-playback-step = Stap
web-playback-at = Stap { $step } van { $last }, beurt { $turn }
web-playback-turn = { $turn } · { $name }
web-playback-first = Naar het begin
web-playback-back = Eén stap terug
web-playback-play = Afspelen
web-playback-pause = Pauze
web-playback-forth = Eén stap verder
web-playback-last = Naar het einde
web-playback-speed = Snelheid
web-playback-link = Link naar deze stand
web-play-on = Speel vanaf hier

## Regels

web-rules-title = De regels van { $game }
web-chapters = Hoofdstukken
web-rules-seek = Zoek een woord of een nummer
web-rules-found = { $n ->
        [one] Eén regel gevonden
       *[other] { $n } regels gevonden
    }
web-rules-none = In geen enkele regel staat “{ $sought }”.
web-ruling = Zo spelen wij:
web-rule-picture = Plaatje

## Over een trekking

web-deal-title = Een eerlijke trekking
web-deal-about = Met de trekking kan niemand vals spelen, ook de server niet. Eerst kiest de server een geheim en laat hij de
    vingerafdruk ervan zien: daarna kan hij het niet meer veranderen. Dan voegt de browser van elke speler een willekeurig getal
    toe. Alle trekkingen volgen uit het geheim en de getallen samen, dus niemand kan ze kiezen. Na het spel is het geheim te
    zien, en kan iedereen het nagaan.
    Alleen wie de server beheert en zelf meespeelt, zou getallen kunnen uitproberen door als laatste te gaan zitten: laat dat onder
    vreemden iemand anders doen.
web-deal-given = { $n ->
        [one] Dit spel gaat verder met een bewaard spel. De eerste zet is niet hier geloot en kan niet worden nagekeken.
       *[other] Dit spel gaat verder met een bewaard spel. De eerste { $n } zetten zijn niet hier geloot en kunnen niet worden nagekeken.
    }
web-deal-repeats = Dit spel herhaalt de trekking van een eerder spel: de seed was al bekend voor het begon, dus wie die opzocht, kon weten wat er kwam.
web-deal-before = Voor het spel
web-deal-commitment = De vingerafdruk van het geheim van de server (SHA-256):
web-deal-added = Wat de spelers toevoegen
web-deal-added-about = Elke browser kiest zijn getal als de speler gaat zitten, nadat hij de vingerafdruk heeft gezien. Bots voegen niets toe.
web-deal-added-none = niets
web-deal-added-mine = van deze browser
web-deal-alone = Hier heeft geen browser een getal toegevoegd: de trekkingen volgen uit het geheim van de server alleen.
web-deal-after = Na het spel
web-deal-secret = Het geheim van de server:
web-deal-later = Het geheim zie je hier als het spel uit is.
web-deal-verify = Controleer het in mijn browser
web-deal-unsafe = Je browser kan dit alleen over een veilige verbinding (https) nagaan.
web-deal-checking = Controle { $n } van { $all } …
web-deal-honest = { $n ->
        [0] Eerlijk: het is het beloofde geheim. Er is niets uit getrokken.
        [one] Eerlijk: het is het beloofde geheim, en de trekking volgt eruit, samen met de getallen van de spelers.
       *[other] Eerlijk: het is het beloofde geheim, en alle { $n } trekkingen volgen eruit, samen met de getallen van de spelers.
    }
web-deal-broken = Niet eerlijk: dit geheim past niet bij de vingerafdruk van voor het spel.
web-deal-swapped = Niet eerlijk: voor het spel kreeg deze browser een andere vingerafdruk te zien.
web-deal-missing = Niet eerlijk: het getal van deze browser ontbreekt.
web-deal-wrong = { $n ->
        [one] Niet eerlijk: één trekking volgt niet uit het geheim en de getallen van de spelers.
       *[other] Niet eerlijk: { $n } trekkingen volgen niet uit het geheim en de getallen van de spelers.
    }
web-deal-draws = De trekkingen
web-deal-number = Trekking
web-deal-drawn = Getrokken
web-deal-chance = Kans
web-deal-result = Controle
web-deal-how = Hoe het berekend wordt
web-deal-arithmetic = De seed is SHA-256 van de tekst “geheim:getal:getal…”, met de getallen in de volgorde van de plaatsen; een plaats
    die niets toevoegt, blijft leeg. Voegt niemand iets toe, dan is het geheim zelf de seed. Voor trekking nummer n, geteld vanaf
    0, nemen we SHA-256 van de tekst “seed:n”. De eerste 53 bits daarvan zijn een breuk tussen 0 en 1. Die leggen we langs de
    kansen van alles wat getrokken kon worden, één voor één opgeteld: waar ze valt, dat is getrokken.
web-deal-table = Naar de tafel

## Zo speel je

web-how-to-title = Zo speel je { $game }
web-how-to-rules = In de regels:
web-how-to-frame = Plaatje { $n } van { $all }
web-how-to-back = Vorig plaatje
web-how-to-forth = Volgend plaatje

## Eerste spel met uitleg

web-lesson-step = Stap { $n } van { $all }
web-lesson-otherwise = Goed idee, maar tik nu op de gemarkeerde plek.
# kort
web-lesson-leave = Stoppen
# kort
web-lesson-back = Terug
# kort
web-lesson-on = Verder
# kort
web-lesson-show = Doe het voor mij

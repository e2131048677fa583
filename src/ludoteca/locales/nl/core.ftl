### Wat elk spel en elke opdracht zegt.

not-your-turn = Plaats { $seat } is niet aan de beurt: { $turn ->
        [-1] het toeval beslist nu
        [-2] het spel is uit
       *[other] plaats { $turn } is aan de beurt
    }.
spectators-watch = Je kijkt mee: alleen spelers doen zetten.
unknown-game = Er is hier geen spel dat “{ $name }” heet. Geïnstalleerd: { $known }.
unknown-option = Er is geen optie “{ $name }”. De opties zijn { $known }.
option-not-bool = De optie “{ $name }” is true of false, niet “{ $found }”.
lesson-step = De les heeft geen stap { $step }: er zijn de stappen 0 tot en met { $last }.
no-lesson = Voor { $game } is er nog geen les.
no-how-to = Er is nog geen pagina over hoe je { $game } speelt.
record-not-json = Dit is geen JSON-document: { $fault }.
record-not-utf8 = In het verslag staan bytes die geen UTF-8 zijn.
record-not-object = Een verslag is een JSON-object.
record-format = Het formaat van het verslag is { $found }; dit programma leest “{ $known }”.
unknown-rules = Dit spel { $game } wordt gespeeld met versie “{ $found }” van de regels. Dit programma kent alleen { $known }; een nieuwer kent er misschien meer.
record-asset = Het bestand “{ $name }” in het verslag is niet dat waarmee gespeeld is.
no-asset = Dit spel neemt geen bestand voor “{ $option }”.
seat-name = Plaats { $number }
illegal-action = Actie { $action } kan hier niet.
unknown-seat = Plaats { $seat } is er niet aan deze tafel: de plaatsen zijn 0 tot en met { $last }.
nothing-to-undo = Niets terug te nemen: hier begint het spel.
untold-start = Waarmee dit spel begon, is hier niet bekend; daarom kan men niet terug.
record-without-start = Een verslag vertelt een spel vanaf het begin, maar dit is halverwege opgezet. De stelling is als tekst te bewaren.
position-malformed = “{ $text }” is geen stelling. Die begint als “pig/1 seats=2” en gaat verder met velden, met “ | ” voor elk.
position-game = Dit is een stelling van “{ $found }”, niet van { $game }.
position-field = Het veld “{ $field }” van de stelling ontbreekt, is onbekend of staat er twee keer.
position-hidden = De stelling toont alleen wat iemand mag weten: in “{ $field }” is iets verborgen. Daarom kan ze niet worden opgezet.
position-impossible = In geen enkel spel komt zo’n stelling voor: “{ $field }” kan niet “{ $found }” zijn.
record-field = Het veld “{ $field }” van het verslag ontbreekt, of is niet van het type { $kind ->
        [str] tekst
        [list] lijst
       *[dict] object
    }.
action-not-text = Een actie is een tekst.
bot-takes-no-argument = Bij { $bot } komt er niets na een dubbele punt, maar er stond “{ $argument }”.
unknown-bot = Er is geen bot die “{ $name }” heet. Geïnstalleerd: { $known }.
unknown-bot-module = Er is geen bot en geen module die “{ $name }” heet. Een module moet geïnstalleerd zijn of in deze map staan. Geïnstalleerde bots: { $known }.
bot-twice = Meer dan één pakket brengt een bot mee die “{ $name }” heet: { $packages }. Laat er maar één van geïnstalleerd.
bot-broken = De bot “{ $name }” uit het pakket { $package } is kapot: { $fault }.
bot-no-bot = Wat het pakket { $package } de bot “{ $name }” noemt, is geen bot: noem een klasse die van ludoteca.bots.Bot afstamt.
learned-no-network = Geen netwerk heeft { $game } geleerd, dus learned kan het niet spelen.
no-encoder = { $game } heeft geen encoder, dus ook geen omgeving.
search-argument = “search:{ $argument }” is geen grens: schrijf simulaties, zoals in
    “search:1000”, of seconden, zoals in “search:0.5s”.
unknown-level = Er is geen niveau “{ $level }”. De niveaus zijn { $known }.

## A game in plain Python, which has no messages of its own

plain-over = Het spel is afgelopen.
plain-illegal = “{ $move }” kan hier niet. Mogelijk: { $moves }.
plain-malformed = “{ $text }” is geen zet in dit spel.
plain-option = De optie “{ $name }” kan niet “{ $found }” zijn. Mogelijk: { $settings }.
no-rulebook = { $game } heeft geen genummerde regels.
choice-seats = Spelers
choice-on = ja
choice-off = nee
choice-set = { $title }: { $setting }

## Bots

bot-engine = Een ander programma aan tafel: engine:OPDRACHT start het (zie docs/bots/engine.md).
bot-greedy = Doet de zet die meteen het beste lijkt. Kijkt niet vooruit.
bot-learned = Kijkt vooruit zoals search, maar beoordeelt stellingen met een netwerk dat het zichzelf heeft geleerd; argumenten als bij search.
bot-quick = Speelt zoals search partijen in gedachten uitspeelt: met een klein plan, zonder vooruit te kijken.
bot-random = Een willekeurige toegestane zet.
bot-search = Kijkt vooruit zolang het mag; search:1000 met zoveel simulaties per zet, search:0.5s met zoveel tijd.
bot-search-level = De niveaus zoals ze waren voordat iemand de spellen had geleerd, met dezelfde nummers: tegenstanders die nooit veranderen.

## Niveaus

level-beginner = Beginner
    .about = Speelt voor de lol en mist de meeste goede zetten.
level-learner = Leerling
    .about = Weet waar het spel om draait, maar overweegt weinig zetten.
level-regular = Gezel
    .about = Kijkt een beetje vooruit; ziet de beste zet vaak over het hoofd.
level-skilled = Gevorderde
    .about = Plant een beurt of twee vooruit; ziet de beste zet af en toe over het hoofd.
level-expert = Expert
    .about = Kijkt ver vooruit en ziet zelden een zet over het hoofd.
level-master = Meester
    .about = Denkt over elke zet een seconde na. De sterkste hier.

## Terwijl de kernen gecompileerd worden

compiling-rules = De regels compileren (één keer, ongeveer een minuut)
compiling-reports = Scores en afloop compileren
compiling-heuristic = Het instinct compileren
compiling-search = Het zoeken compileren
cache-unwritable = Gecompileerde regels kunnen niet in { $folder } worden bewaard: ze gaan naar { $instead }. LUDOTECA_CACHE noemt een andere map.

## Opdrachten

file-unreadable = { $file } kan niet gelezen worden: { $fault }.
no-such-seat = Aan deze tafel is geen plaats “{ $seat }”: de plaatsen zijn 0 tot en met { $last }, of geen voor een toeschouwer.
no-such-record = Er is geen verslag { $number } in { $file } (het eerste is 0).
no-such-action = Er is geen stand na { $at } acties: het verslag heeft er { $last }.
no-such-rule = In geen enkele regel staat “{ $words }”. De regels zijn { $first } tot en met { $last }.
no-record = Er is geen verslag in { $file }.
record-number = Verslag { $record },
record-refused = Verslag { $record } is { $kind ->
        [illegal] niet toegestaan
        [not_your_turn] buiten de beurt
       *[malformed] onleesbaar
    }:
action-refused = actie { $index } “{ $action }” is { $kind ->
        [illegal] niet toegestaan
        [not_your_turn] buiten de beurt
       *[malformed] onleesbaar
    }:
replayed = { $good ->
        [one] Eén verslag
       *[other] { $good } verslagen
    } nagespeeld, { $refused } geweigerd.
summary-unfinished = { $scores } (nog niet uit)
summary-won = Gewonnen: { $reason }
summary-lost = Verloren: { $reason }
summary-winners = { $scores }. { $count ->
        [one] De winnaar is { $winners }.
       *[other] De overwinning wordt gedeeld: { $winners }.
    } { $reason }
rules-title = De regels van { $game }
rules-intro = Alle regels op nummer, in onze eigen woorden. Waar de spelregels elkaar tegenspreken of zwijgen, zegt een
    besluit wat hier geldt en waarom.
rules-how = Vraag naar een regel met zijn nummer, of naar alle regels waar een woord in staat.
ruling = Besluit:
file-unwritable = { $file } kan niet geschreven worden: { $fault }.
nothing-to-resume = Er is geen spel { $game } in { $folder } dat nog niet uit is.
players-count = { $players } { $players ->
        [one] speler past
       *[other] spelers passen
    } niet op { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    }: noem er één voor elke plaats, bijv. --players me,greedy,random.

## Het spel in de terminal

learn-how = Typ wat er gevraagd wordt, of druk op Enter, dan wordt het voor je gedaan; “quit” stopt de les.
learn-expects = Typ “{ $move }”
learn-on = Enter
learn-done = Dat was de les. Nu spelen: { $command }
play-dealer = trekking
play-you = jij
play-welcome = Typ een zet of het nummer ervan. “help” vertelt meer, “hint” stelt een zet voor, “quit” stopt.
play-enter = Druk op Enter om verder te gaan, of typ “undo”.
play-thinking = { $name } denkt na
play-example = Typ bijvoorbeeld “{ $example }”; het begin van de woorden is genoeg.
play-hint = Jouw punten: nu { $now }, daarna { $then }.
play-kept-options = Een bewaard spel gaat verder met zijn eigen opties en trekkingen: laat ze weg.
play-finished = Het spel in { $file } is uit; bekijk het met ludoteca replay.
play-undone = Teruggenomen: { $move }.
play-undo-forced = Je had geen andere zet, dus terugnemen verandert niets.
play-not-understood = “{ $words }” is geen zet. Probeer “{ $example }”; “help” vertelt meer.
play-left = Je spel is bewaard in { $file }. Speel verder met: ludoteca play { $game } --resume
play-kept = Het spel is bewaard in { $file }.
play-hand-over = Geef het toetsenbord aan { $name }, en druk op Enter als niemand anders kijkt: wat nu komt is geheim.
play-saved = Bewaard in { $file }.
play-loaded = { $file } is geladen.
play-load-what = Welk bestand? Bijvoorbeeld: load game.json
play-why-what = Welke zet? Bijvoorbeeld: why { $example }
play-other-game = Dat is een spel { $game }; start het met ludoteca play.
play-nothing-to-undo = Niets terug te nemen: een trekking of de zet van een ander blijft.
play-log-more = { $count ->
        [one] Eén eerdere zet
       *[other] { $count } eerdere zetten
    }: “log all” toont alles.
play-log-what = “log { $found }”? Zeg hoeveel zetten, of “log { $everything }”.
play-undo-reveals = Dit kan niet terug: de anderen hebben iets gezien.
play-no-such-choice = Kies een nummer van 1 tot en met { $last }, of typ een zet; “help” vertelt meer.
play-no-numbers = Deze lijst heeft geen nummers: typ een zet zoals “{ $example }”; “help” vertelt meer.
play-ambiguous = Dat kan elk van deze zijn: { $moves }{ $more ->
        [0] {""}
       *[other] , en nog { $more }
    }.
play-help = Typ een zet (“{ $example }”) of genoeg van zijn woorden, waarvan het begin genoeg is; of zijn nummer, als de
    lijst nummers heeft. Of:
play-help-help = deze lijst
    .words = help
play-help-board = het bord en de lijst nog eens
    .words = board
play-help-words = het bord in woorden
    .words = words
play-help-hint = wat een goede speler zou doen, en waarom
    .words = hint
play-help-load = verdergaan met een ander spel
    .words = load BESTAND
play-help-news = wat er gebeurd is sinds je laatste beurt
    .words = news
play-help-log = de laatste zetten, of zoveel als je wilt
    .words = log [AANTAL|all]
play-help-rules = een regel met zijn nummer, of alle regels waar een woord in staat
    .words = rules { $rule }
play-help-save = het verslag opslaan (elke zet wordt toch al bewaard)
    .words = save [BESTAND]
play-help-undo = je laatste zet terugnemen, telkens weer binnen je stap
    .words = undo
play-help-why = waarom een zet mag of niet
    .words = why { $example }
play-help-quit = stoppen; het spel wordt bewaard
    .words = quit

## Metingen

bench-random = Spelen op goed geluk
bench-greedy = Spelen op instinct
bench-search = Zoeken
bench-copy = Kopiëren
bench-start = Starten
bench-compile = Alles opnieuw compileren (een minuut)
bench-random-games-per-s = hele spellen op goed geluk per seconde, met puntentelling
bench-random-actions-per-s = acties op goed geluk per seconde, met trekken
bench-greedy-games-per-s = hele spellen tussen greedy-bots per seconde
bench-greedy-actions-per-s = hun acties per seconde, met trekken
bench-actions-per-game = acties in een spel op goed geluk
bench-search-simulations-per-s = simulaties per seconde die blind op goed geluk eindigen, zoals geen bot speelt: ter vergelijking
bench-guided-simulations-per-s = simulaties per seconde van “search” zoals men ertegen speelt
bench-state-bytes = bytes van een spel in het geheugen
bench-copy-ns = nanoseconden om het binnen een kern te kopiëren
bench-start-s-warm = seconden van de shell naar een spel in de terminal en weer terug
bench-help-s-warm = seconden voor ludoteca --help
bench-compile-s-cold = seconden om alle kernen te compileren met een lege cache

stats-title = { $game }: { $games ->
        [one] één spel
       *[other] { $games } spellen
    } aan { $tables ->
        [one] één tafel
       *[other] { $tables } tafels
    }, seed { $seed }. Gespeeld door: { $players }.
stats-players = spelers
stats-games = spellen
stats-games-of = { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    }. Gespeeld door: { $players }.
stats-written = Het rapport staat in { $folder }: report.md, report.json en de grafieken.
stats-no-table = Geen tafel waarvan statistiek wordt bijgehouden heeft { $words }.
stats-stopped = Gestopt na { $games ->
        [one] één spel
       *[other] { $games } spellen
    }; ze tellen mee.
stats-nothing-yet = Er is nog geen spel uitgespeeld.
chart-fair = eerlijk: { $share }
stats-none = { $game } houdt geen statistiek bij.

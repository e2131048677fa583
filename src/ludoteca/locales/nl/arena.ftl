### Wat de arena zegt.

arena-title = { $title } in de arena
arena-played = { $games ->
        [one] Eén spel
       *[other] { $games } spellen
    } { $title } met { $deals ->
        [one] één trekking
       *[other] { $deals } trekkingen
    } (seed { $seed }), { $length } acties per spel.
arena-fair-share = Een eerlijk deel van de overwinningen is { $share } per plaats. { $draws ->
        [0] Geen enkele overwinning werd gedeeld.
        [one] Eén overwinning werd gedeeld.
       *[other] { $draws } overwinningen werden gedeeld.
    }
arena-stronger-yes = { $stronger } is sterker dan { $weaker }: beslist na { $deals ->
        [one] één trekking
       *[other] { $deals } trekkingen
    } met een score van { $score } ertegen, log-likelihood-ratio { $ratio } (grens { $bound }, { $elo } Elo tegen 0).
arena-stronger-no = { $stronger } is niet { $elo } Elo sterker dan { $weaker }: beslist na { $deals ->
        [one] één trekking
       *[other] { $deals } trekkingen
    } met een score van { $score } ertegen, log-likelihood-ratio { $ratio } (grens −{ $bound }).
arena-stronger-open = Of { $stronger } { $elo } Elo sterker is dan { $weaker }, is niet beslist na { $deals ->
        [one] één trekking
       *[other] { $deals } trekkingen
    }: score { $score } ertegen, log-likelihood-ratio { $ratio } (grenzen ±{ $bound }). Speel meer spellen.
arena-share-yes = { $bot } wint meer dan { $share } van de spellen: beslist na { $deals ->
        [one] één trekking
       *[other] { $deals } trekkingen
    } met { $score }, log-likelihood-ratio { $ratio } (grens { $bound }, { $elo } Elo tegen 0).
arena-share-no = { $bot } wint niet met { $elo } Elo meer dan { $share } van de spellen: beslist na { $deals ->
        [one] één trekking
       *[other] { $deals } trekkingen
    } met { $score }, log-likelihood-ratio { $ratio } (grens −{ $bound }).
arena-share-open = Of { $bot } met { $elo } Elo meer dan { $share } van de spellen wint, is niet beslist na { $deals ->
        [one] één trekking
       *[other] { $deals } trekkingen
    }: { $score } gewonnen, log-likelihood-ratio { $ratio } (grenzen ±{ $bound }). Speel meer spellen.
arena-strength = Sterkte
arena-duels = Onderling
arena-places = Eindplaatsen
arena-seats = Plaatsen, wie er ook zat
arena-time = Tijd
arena-bot = Bot
arena-against = Tegen
arena-meetings = Ontmoetingen
arena-before = Eindigde ervoor
arena-seat = Plaats
arena-games = Gespeeld
arena-rating = Rating
arena-wins = Gewonnen
arena-points = Punten
arena-decisions = Beslissingen
arena-mean = Gemiddeld
arena-longest = Langste
arena-intervals = Intervallen zijn van 95 %, per trekking. Een spel op twee plaatsen telt twee keer voor wie op allebei zit. Ratings zijn
    Elo-punten volgens het model van Plackett en Luce, gemiddeld 0; gedwongen zetten zijn geen beslissingen.
arena-plot-rating = Rating (Elo-punten, gemiddeld 0)
arena-plot-wins = Deel van de overwinningen

## Terwijl ze loopt

arena-playing = Aan het spelen
arena-going-on = { $games ->
        [one] Eén spel staat
       *[other] { $games } spellen staan
    } al in { $folder }; het gaat verder.
arena-written = Het rapport staat in { $folder }: report.md, report.json, plot.svg.
arena-stopped = Gestopt na { $games ->
        [one] één spel
       *[other] { $games } spellen
    }; trekkingen die helemaal gespeeld zijn, tellen mee.
arena-kept = Alles tot nu toe is bewaard in { $folder }. Dezelfde opdracht gaat verder.
arena-nothing-yet = Er is nog geen trekking helemaal gespeeld.
arena-bot-failed = Het is { $bot } niet gelukt in spel { $game } op plaats { $seat }, na { $actions ->
        [one] één actie
       *[other] { $actions } acties
    }: { $fault }
arena-forfeits = Het is { $bot } niet gelukt: zo { $games ->
        [one] ging één spel
       *[other] gingen { $games } spellen
    } verloren.
arena-failure-kept = Spellen die zo verloren gingen, staan in { $file }; bekijk ze met ludoteca replay.

## Geweigerd

arena-another-match = In { $folder } staat een andere wedstrijd: het veld “{ $field }” is daar { $found }, hier is het { $given }. Kies een
    andere map.
arena-not-a-match = { $file } beschrijft geen wedstrijd van het formaat “{ $known }”.
arena-broken-line = Regel { $line } van games.jsonl in { $file } is geen uitslag van een spel.
arena-busy = Een andere wedstrijd schrijft nu in { $folder }.
arena-records-need-folder = Verslagen hebben een map nodig om in bewaard te worden: voeg --out MAP toe.
arena-round-robin-alone = Een toernooi van ieder tegen ieder heeft minstens twee verschillende bots nodig.
arena-ladder-round-robin = Kies --round-robin of --ladder: op de ladder treft elke bot de sporten en niet de andere bots.
arena-test-pair = Een test noemt twee bots, zoals in --test greedy,random, of een bot en een deel van de overwinningen, zoals in --test greedy,75%; “{ $given }” niet.
arena-test-share = Het deel van de overwinningen in een test is meer dan 0 % en minder dan 100 %; “{ $given }” niet.
arena-test-unknown = De bot “{ $bot }” van de test speelt niet mee; wie wel meespelen zijn { $known }.
arena-test-same = Een test heeft twee verschillende bots nodig; { $bot } kan niet sterker zijn dan zichzelf.
arena-test-team = Bots van één team winnen en verliezen samen, dus kan geen test ze uit elkaar houden. Voeg --round-robin toe, dan
    speelt elk met zijn eigen soort.
arena-worker-died = Een werkproces is gestopt, misschien door te weinig geheugen.
arena-no-ray = Het pakket “ray” is niet geïnstalleerd. Installeer het met: pip install "ludoteca[cluster]"
arena-ray-failed = Ray is mislukt: { $fault }

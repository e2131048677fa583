### Wat Feurio! zegt over zetten, afloop en doelen. De regels zelf staan in feurio-rules.ftl.

feurio-nutshell = Het woud brandt. In je beurt leg je de getrokken tegel op de heetste plek, waar de getallen eromheen
    samen het hoogst zijn; daarna mag je tot drie van je manschappen op één tegel zetten die er velden en vrije
    zijden voor heeft. Je manschappen op tegels die aan elkaar liggen, vormen een gebied: dat is de som van zijn
    getallen waard, gedeeld door het laagste getal op een tegel die nog een vrije zijde heeft. Houd dus grote
    getallen bezet, verbonden met een klein getal dat het vuur niet insluit. Wie de meeste punten heeft, wint.
feurio-nutshell-task = Het woud brandt, en jullie blussen het met z’n allen. In elke beurt gaat de getrokken tegel naar
    de heetste plek, waar de getallen eromheen samen het hoogst zijn; daarna mogen tot drie manschappen van één
    kleur op één tegel die er velden en vrije zijden voor heeft. Als de laatste tegel ligt, moeten alle 48
    manschappen geplaatst zijn, elke kleur in één gebied dat aan elkaar ligt en een 1 met een vrije zijde heeft.
feurio-all-colours = alle kleuren
feurio-brigade = de brandweer
feurio-about = Een bosbrand voor 1 tot 4 brandweerkorpsen. Opties: seats=1 tot 4; goal=score (2 tot 4 plaatsen), solo
    (1 plaats) of coop (2 tot 4 plaatsen); firebreak (tegels mogen gesloten gelegd worden, R82; alleen met
    goal=score); hotter (naar beneden afronden in plaats van naar boven, R93).

feurio-colour = { $colour ->
        [red] rood
        [green] groen
        [blue] blauw
       *[yellow] geel
    }

## Zetten en opties die niet kloppen

feurio-malformed = “{ $text }” is geen zet. Zetten zien er zo uit: “lay 2,-1”, “men 0,0 1 green”, “pass”,
    “break 2,-1 red”, “arrange 3 6” (het kleinste getal eerst) en “draw 4”.
feurio-hidden-draw = “draw ?” staat voor een tegel die de lezer van dit verslag niet gezien heeft; zo’n verslag
    kun je lezen, maar niet naspelen.
feurio-option-seats = Feurio! is voor 1 tot 4 plaatsen, niet “{ $found }”.
feurio-option-goal = Met { $seats ->
        [one] één plaats
       *[other] { $seats } plaatsen
    } is het doel { $known }, niet “{ $found }”.
feurio-option-firebreak = Vuurgreppels zijn er alleen bij het doel score, niet bij { $goal }.

## Niet jouw beurt

feurio-over = Het spel is uit.
feurio-draw-first = “{ $move }” komt te vroeg: er wordt eerst een tegel getrokken.
feurio-no-draw = Er wordt nu geen tegel getrokken: plaats { $seat } is aan de beurt.

## Niet toegestaan

feurio-no-such-tile = Er is geen tegel met een { $number }: op de tegels staat 1 tot en met 6.
feurio-number-used-up = Alle zes tegels met een { $number } zijn getrokken; nog over: { $left }.
feurio-no-arranging = Starttegels schik je alleen vóór de eerste beurt, en alleen met vier spelers.
feurio-arrange-first = “{ $move }” komt te vroeg: de oudste speler schikt eerst de starttegels.
feurio-not-start-tiles = “{ $move }” noemt twee tegels die er niet allebei zijn: de starttegels zijn { $tiles }.
feurio-has-laid = De tegel van deze beurt ligt al; nu komen er manschappen, of je past.
feurio-no-tile-left = Er is geen tegel meer om te leggen; nu komen er manschappen, of je past.
feurio-lay-first = “{ $move }” komt te vroeg: eerst wordt de getrokken tegel gelegd.
feurio-occupied = Op { $cell } ligt al een tegel. Het vuur springt over naar de heetste plek: { $hottest } (hitte { $heat }).
feurio-apart = { $cell } raakt geen enkele tegel. Het vuur springt over naar de heetste plek: { $hottest } (hitte { $heat }).
feurio-not-hottest = De hitte op { $cell } is { $here }, maar de heetste plek heeft { $heat }: { $hottest }.
feurio-no-firebreaks = In dit spel zijn er geen vuurgreppels.
feurio-auxiliary-pays = Een neutrale man ({ feurio-colour }) kan geen vuurgreppel betalen.
feurio-other-pays = De kleur { feurio-colour } is van iemand anders: een vuurgreppel betaal je met een eigen man.
feurio-nobody-pays = Er is geen man van { feurio-colour } meer om een vuurgreppel mee te betalen.
feurio-men-count = In een beurt plaats je 1, 2 of 3 manschappen, of je past; niet { $count }.
feurio-not-own-men = De kleur { feurio-colour } mag jij niet plaatsen: jij hebt { $own }.
feurio-men-used-up = { $count ->
        [one] Eén man van { feurio-colour } is
       *[other] { $count } manschappen van { feurio-colour } zijn
    } te veel: in de voorraad { $left ->
        [0] is er geen meer
        [one] is er nog maar één
       *[other] zijn er nog maar { $left }
    }.
feurio-no-tile-here = Op { $cell } ligt geen tegel.
feurio-men-on-firebreak = Op { $cell } ligt een vuurgreppel: daar komen geen manschappen.
feurio-locked = De { $number } op { $cell } heeft geen vrije zijde meer: niemand mag daar manschappen plaatsen.
feurio-no-space = De { $number } op { $cell } heeft { $spaces } { $spaces ->
        [one] veld
       *[other] velden
    }, en er { $men ->
        [0] staan geen manschappen
        [one] staat één man
       *[other] staan { $men } manschappen
    } op: ruimte voor { $room }, niet voor { $count }.
feurio-no-edge = De { $number } op { $cell } heeft { $edges } vrije { $edges ->
        [one] zijde
       *[other] zijden
    }, en er { $men ->
        [0] staan geen manschappen
        [one] staat één man
       *[other] staan { $men } manschappen
    } op: { $room ->
        [0] er past niemand meer bij
       *[other] ruimte voor { $room }, niet voor { $count }
    }.

## Toegestaan, en waarom

feurio-why-draw = Op de volgende tegel staat een { $number }; daarvan waren er nog { $count } (R6).
feurio-why-hidden-draw = Er wordt een tegel getrokken en in het geheim bekeken (R82).
feurio-why-arrange = De { $smaller } en de { $larger } raken elkaar in het midden (R9).
feurio-why-lay = Het vuur springt over naar { $cell }, een heetste plek: hitte { $sum } (R16).
feurio-why-break = Een vuurgreppel op { $cell }, een heetste plek (hitte { $sum }, R83): hij brandt met 0, kost een man
    van { feurio-colour } en de manschappen van deze beurt (R84, R85).
feurio-why-men = { $count } van { feurio-colour } op de { $number } op { $cell }: { $spaces } { $spaces ->
        [one] veld
       *[other] velden
    }, { $edges } vrije { $edges ->
        [one] zijde
       *[other] zijden
    }, { $men } al geplaatst (R30, R31).
feurio-why-pass = Deze beurt geen manschappen (R38).

## Afloop

feurio-all-passed = Alle spelers hebben na elkaar gepast.
feurio-won-by-region = Gelijk met { $points } punten, dus beslist het gebied dat het meeste waard is: { $best } (R52).
feurio-shared-victory = Gelijk met { $points } punten en met gebieden die evenveel waard zijn ({ $best }): de overwinning
    wordt gedeeld (R53).
feurio-task-done = Alle manschappen zijn geplaatst, elke kleur in één gebied met een open 1.
feurio-men-left = { $men ->
        [one] Eén man van { feurio-colour } is
       *[other] { $men } manschappen van { feurio-colour } zijn
    } niet geplaatst.
feurio-not-one-region = De kleur { feurio-colour } staat in { $regions } losse gebieden.
feurio-no-water = Het gebied van { feurio-colour } heeft geen 1 met een vrije zijde.

## De opdracht kan niet meer lukken

feurio-too-few-waters = Elke kleur heeft een eigen 1 met een vrije zijde nodig, en daarvan zijn er niet genoeg meer.
feurio-cut-off-from-water = De kleur { feurio-colour } heeft te weinig manschappen over om een 1 met een vrije zijde te bereiken.
feurio-split = De kleur { feurio-colour } staat in losse gebieden, en heeft te weinig manschappen over om ze te verbinden.
feurio-too-few-turns = Plaats { $seat } heeft te weinig beurten over om alle manschappen te plaatsen.
feurio-too-few-places = Er moeten meer manschappen geplaatst worden dan er velden voor zijn.

## Statistiek

feurio-stats-table = tafel
feurio-stats-name = { $goal ->
        [solo] alleen
        [coop] { $seats } samen
       *[score] { $seats } spelers
    }{ $firebreak ->
        [True] , vuurgreppel
       *[False] { "" }
    }{ $hotter ->
        [True] , verzengend
       *[False] { "" }
    }
feurio-stats-points = Punten aan het einde
feurio-stats-mean = gemiddeld
feurio-stats-best = van de winnaar
feurio-stats-last = van de laatste
feurio-stats-record = record
feurio-stats-seats = Gewonnen naar de volgorde van de eerste beurt (R10)
feurio-stats-seat-points = Punten gemiddeld, en record, naar de volgorde van de eerste beurt (R10)
feurio-stats-breaks = Gewonnen naar het aantal vuurgreppels dat een speler legt: wat samengaat, niet wat eruit volgt (R82)
feurio-stats-laid = gelegd per spel
feurio-stats-none = met geen
feurio-stats-one = met één
feurio-stats-more = met meer
feurio-stats-tasks = Opdrachten gelukt (R71, R78)
feurio-stats-done = gelukt
feurio-stats-chart-points = Punten aan het einde, naar het aantal spelers
feurio-stats-axis-points = punten
feurio-stats-chart-places = Deel van de overwinningen naar de volgorde van de eerste beurt
feurio-stats-chart-tasks = Hoe vaak de opdracht lukt
feurio-stats-turn = plaats { $place }

## Wat je kiest als je een tafel opent

feurio-choice-seats = Korpsen
    .about = Hoeveel er meespelen.
    .setting = { $setting }
feurio-choice-goal = Doel
    .about = Punten voor ieder, of één opdracht voor allen: alle manschappen geplaatst, elke kleur in één gebied met een open 1.
    .setting = { $setting ->
        [solo] Alleen: doe de opdracht in je eentje
        [coop] Samen: doe de opdracht als team
       *[score] Ieder voor zich: de meeste punten winnen
    }
feurio-choice-firebreak = Vuurgreppels
    .about = Een getrokken tegel mag gesloten gelegd worden: hij brandt met 0 en kost een man.
    .setting = { $setting ->
        [true] Met vuurgreppels
       *[false] Zonder
    }
feurio-choice-hotter = Verzengend
    .about = Punten worden naar beneden afgerond in plaats van naar boven: kleine gebieden zijn minder waard.
    .setting = { $setting ->
        [true] Naar beneden
       *[false] Naar boven
    }

### Wat Feurio! zegt over zetten, afloop en doelen. De regels zelf staan in feurio-rules.ftl.

feurio-nutshell = Het woud staat in brand! Stuur je manschappen het vuur in, maar houd een weg naar water open, anders gaan
    je punten in rook op.
feurio-nutshell-task = Het woud staat in brand, en jullie blussen samen! Breng alle 48 manschappen op hun plaats: elke kleur in
    één gebied, met een 1 die het vuur niet heeft ingesloten.
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
feurio-firefighters = { $count } { $colour ->
        [none] {""}
        [red] rode{" "}
        [green] groene{" "}
        [blue] blauwe{" "}
       *[yellow] gele{" "}
    }{ $count ->
        [one] brandweerman
       *[other] manschappen
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
feurio-draw-first = “{ $move }” komt te vroeg: trek eerst een tegel.
feurio-no-draw = Er wordt nu niet getrokken: { $seat } is aan de beurt.

## Niet toegestaan

feurio-no-such-tile = Er is geen tegel met een { $number }: op de tegels staat 1 tot en met 6.
feurio-number-used-up = Alle zes tegels met een { $number } zijn getrokken; nog over: { $left }.
feurio-no-arranging = Starttegels schik je alleen vóór de eerste beurt, en alleen met vier spelers.
feurio-arrange-first = “{ $move }” komt te vroeg: de oudste speler schikt eerst de starttegels.
feurio-not-start-tiles = “{ $move }” noemt twee tegels die er niet allebei zijn: de starttegels zijn { $tiles }.
feurio-has-laid = Je tegel ligt er al. Plaats nu manschappen, of pas.
feurio-no-tile-left = De tegels zijn op. Plaats manschappen, of pas.
feurio-lay-first = “{ $move }” komt te vroeg: leg eerst de getrokken tegel.
    .board = Leg eerst de getrokken tegel.
feurio-occupied = Op { $cell } ligt al een tegel. Het vuur springt over naar de heetste plek: { $hottest } (hitte { $heat }).
    .board = Daar ligt al een tegel. Het vuur springt over naar een plek die gloeit.
feurio-apart = { $cell } raakt geen enkele tegel. Het vuur springt over naar de heetste plek: { $hottest } (hitte { $heat }).
    .board = Die plek raakt geen enkele tegel. Het vuur springt over naar een plek die gloeit.
feurio-not-hottest = De hitte op { $cell } is { $here }, maar de heetste plek heeft { $heat }: { $hottest }.
    .board = De hitte is daar { $here }. De heetste plekken gloeien: { $heat }.
feurio-no-firebreaks = In dit spel zijn er geen vuurgreppels.
feurio-auxiliary-pays = Een neutrale brandweerman ({ feurio-colour }) kan geen vuurgreppel betalen.
feurio-other-pays = De kleur { feurio-colour } is van iemand anders: een vuurgreppel betaal je met een eigen brandweerman.
feurio-nobody-pays = Er is geen brandweerman van { feurio-colour } meer om een vuurgreppel mee te betalen.
feurio-men-count = Je plaatst 1, 2 of 3 manschappen, of je past; niet { $count }.
feurio-not-own-men = De kleur { feurio-colour } mag jij niet plaatsen: jij hebt { $own }.
feurio-men-used-up = { $count ->
        [one] Eén brandweerman van { feurio-colour } is
       *[other] { $count } manschappen van { feurio-colour } zijn
    } te veel: in de voorraad { $left ->
        [0] is er geen meer
        [one] is er nog maar één
       *[other] zijn er nog maar { $left }
    }.
feurio-no-tile-here = Op { $cell } ligt geen tegel.
    .board = Daar ligt geen tegel.
feurio-men-on-firebreak = Op { $cell } ligt een vuurgreppel: daar komen geen manschappen.
    .board = Dat is een vuurgreppel: daar komen geen manschappen.
feurio-locked = De { $number } op { $cell } heeft geen vrije zijde meer: niemand mag daar manschappen plaatsen.
    .board = Deze { $number } heeft geen vrije zijde meer: niemand mag daar manschappen plaatsen.
feurio-no-space = De { $number } op { $cell } heeft { $spaces } { $spaces ->
        [one] veld
       *[other] velden
    }, en er { $men ->
        [0] staan geen manschappen
        [one] staat één brandweerman
       *[other] staan { $men } manschappen
    } op: ruimte voor { $room }, niet voor { $count }.
    .board = Op deze { $number } is ruimte voor { $room }, niet voor { $count }: de velden zijn bezet.
feurio-no-edge = De { $number } op { $cell } heeft { $edges } vrije { $edges ->
        [one] zijde
       *[other] zijden
    }, en er { $men ->
        [0] staan geen manschappen
        [one] staat één brandweerman
       *[other] staan { $men } manschappen
    } op: { $room ->
        [0] er past niemand meer bij
       *[other] ruimte voor { $room }, niet voor { $count }
    }.
    .board = Op deze { $number } is ruimte voor { $room }, niet voor { $count }: elke brandweerman heeft een vrije zijde nodig.

## Toegestaan, en waarom

feurio-why-draw = { $number ->
        [0] Er wordt in het geheim een tegel getrokken.
       *[other] Er wordt een { $number } getrokken.
    }
feurio-why-arrange = { $seat } legt de { $smaller } en de { $larger } in het midden.
feurio-why-lay = Het vuur springt over naar de heetste plek ({ $sum }).
feurio-why-break = Een vuurgreppel op de heetste plek ({ $sum }): hij brandt met 0 en kost { feurio-firefighters }. Deze beurt
    wordt er niemand geplaatst.
feurio-why-men = { $seat } plaatst { feurio-firefighters } op de { $number }.
feurio-why-pass = { $seat } past.
feurio-told-start = Het vuur begint met { $words ->
        [no] { $last }
       *[other] { $words } en { $last }
    }.
feurio-told-start-tiles = { $count ->
        [1] een { $number }
        [2] twee keer een { $number }
        [3] drie keer een { $number }
       *[4] vier keer een { $number }
    }
feurio-told-draw = { $number ->
        [0] trekt in het geheim een tegel
       *[other] trekt een { $number }
    }.
    .more = {""}
feurio-told-arrange = legt de { $smaller } en de { $larger } in het midden.
    .more = {""}
feurio-told-lay = { $number ->
        [0] Het vuur springt over naar de heetste plek ({ $sum })
       *[other] Een { $number }: het vuur springt over naar de heetste plek ({ $sum })
    }{ feurio-told-gain }.
    .more = { $number ->
        [0] voor de heetste plek ({ $sum })
       *[other] : een { $number } voor de heetste plek ({ $sum })
    }{ feurio-told-gain }
feurio-told-break = legt een vuurgreppel op de heetste plek, voor { feurio-firefighters }{ feurio-told-gain }.
    .more = en legt hem gesloten: een vuurgreppel, voor { feurio-firefighters }{ feurio-told-gain }
feurio-told-men = plaatst { feurio-firefighters } op de { $number }{ feurio-told-gain }.
    .more = , { feurio-firefighters } op de { $number }{ feurio-told-gain }
feurio-told-pass = past.
    .more = en past
feurio-told-gain = { $sign ->
        [up] , +{ $points }{" "}
        [down] , −{ $points }{" "}
       *[no] {""}
    }{ $sign ->
        [no] {""}
       *[other] { $points ->
            [one] punt
           *[other] punten
        }
    }

## Wat voor een zet spreekt: de tweede zin van een tip

feurio-motive-arrange = De twee in het midden raken alle andere: zij maken het woud het heetst.
feurio-motive-lay-only = Het is de enige plek die gloeit.
feurio-motive-lay-water = Een 1 is water: elke kleur heeft er een met een vrije zijde nodig.
feurio-motive-lay-spares = Op een andere gloeiende plek zou je { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder hebben.
feurio-motive-lay-costs = Hij sluit een gebied van { $other } in: daar { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } minder.
feurio-motive-lay-beside = { $use ->
        [sum] Hij ligt naast je manschappen: een groot vuur binnen bereik.
        [water] Hij ligt naast je manschappen: water binnen bereik.
       *[middle] Hij ligt naast je manschappen: ze kunnen erheen.
    }
feurio-motive-lay-apart = Hij sluit geen zijde van je tegels.
feurio-motive-break = { $points ->
        [0] Gesloten brandt hij met 0, en het vuur gaat ergens anders heen.
        [one] Open zou hij je 1 punt kosten.
       *[other] Open zou hij je { $points } punten kosten.
    }
feurio-motive-men-auxiliary = Neutrale manschappen leveren geen punten op, maar nemen plaats in die anderen willen.
feurio-motive-men-crowd = Je gebied blijft gelijk, maar er is minder ruimte voor anderen.
feurio-motive-men-joins = Zo worden { $count } gebieden er één.
feurio-motive-men-new = Een nieuw gebied begint, met { $edges ->
        [one] één vrije zijde
       *[other] { $edges } vrije zijden
    } om te groeien.
feurio-motive-men-divisor = Nu wordt je gebied gedeeld door { $now }{ $was ->
        [0] , terwijl het geen vrije zijde meer had
       *[other] {" "}in plaats van { $was }
    }.
feurio-motive-men-grows = Je gebied groeit: de som was { $was } en is nu { $now }.
feurio-motive-men-water = Nu heeft { feurio-colour } een 1 met een vrije zijde.
feurio-motive-men-task = { $men ->
        [one] Iedereen moet geplaatst worden: van { feurio-colour } wacht er nog één.
       *[other] Iedereen moet geplaatst worden: van { feurio-colour } wachten er nog { $men }.
    }
feurio-motive-pass = { $men ->
        [0] Je hebt niemand meer om te plaatsen.
       *[other] { $tiles ->
            [0] Niemand die je kunt plaatsen, levert je meer op.
           *[other] Bewaar je { $men ->
                [one] laatste brandweerman
               *[other] { $men } manschappen
            } voor betere tegels.
        }
    }

## Afloop

feurio-all-passed = Iedereen heeft gepast.
feurio-won-by-region = Gelijk met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }: het gebied dat het meeste waard is, beslist ({ $best }).
feurio-shared-victory = Gelijk met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, en met gebieden die evenveel waard zijn ({ $best }): de overwinning wordt
    gedeeld.
feurio-task-done = Iedereen staat op zijn plaats, elke kleur in één gebied met water.
feurio-men-left = { $men ->
        [one] Eén brandweerman van { feurio-colour } is
       *[other] { $men } manschappen van { feurio-colour } zijn
    } niet geplaatst.
feurio-not-one-region = De kleur { feurio-colour } staat in { $regions } losse gebieden.
feurio-no-water = Het gebied van { feurio-colour } heeft geen 1 met een vrije zijde.

## De opdracht kan niet meer lukken

feurio-too-few-waters = Elke kleur heeft een eigen 1 met een vrije zijde nodig, en daarvan zijn er niet genoeg meer.
feurio-cut-off-from-water = De kleur { feurio-colour } heeft te weinig manschappen over om een 1 met een vrije zijde te bereiken.
feurio-split = De kleur { feurio-colour } staat in losse gebieden, en heeft te weinig manschappen over om ze te verbinden.
feurio-too-few-turns = Er zijn te weinig beurten over om alle manschappen te plaatsen.
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

feurio-choice-seats = Spelers
    .about = Hoeveel er meespelen.
    .setting = { $setting }
feurio-choice-goal = Doel
    .about = Punten voor ieder apart, of één opdracht voor iedereen samen: iedereen geplaatst, elke kleur in één gebied met een open 1.
    .setting = { $setting ->
        [solo] Alleen – red het woud in je eentje
        [coop] Samen – red het woud als team
       *[score] Ieder voor zich – de meeste punten winnen
    }
feurio-choice-firebreak = Vuurgreppels
    .about = Je mag een tegel gesloten leggen: hij brandt met 0 en kost een brandweerman.
    .setting = { $setting ->
        [true] Met vuurgreppels
       *[false] Zonder
    }
feurio-choice-hotter = Verzengend spel
    .about = Punten worden naar beneden afgerond in plaats van naar boven: kleine gebieden zijn minder waard.
    .setting = { $setting ->
        [true] Verzengend spel
       *[false] Zonder
    }

## Waar bots toe neigen

feurio-temper-many = stuurt er veel tegelijk
feurio-temper-high = zoekt de grootste branden
feurio-temper-low = kiest de kleine branden

### Pig: de regels, P1 tot P8, en wat het zegt over zetten en het einde.

pig-about = Een race met één dobbelsteen voor 2 tot 4 spelers. Opties: seats=2 tot 4; goal=100 (de punten
    waarmee je wint, 10 tot 1000).

## De regels: de waarde is de regel, .name zijn titel, .ruling wat hier is besloten, en waarom.

pig-chapter-setup = Klaarzetten
pig-chapter-turn = De beurt
pig-chapter-end = Het einde van het spel

P1 = Pig is voor twee tot vier spelers, die allemaal zonder punten beginnen. Plaats 0 heeft de eerste
    beurt, daarna gaat het in de volgorde van de plaatsen.
    .name = Spelers
P2 = Het doel is 100 punten, tenzij een ander doel van 10 tot 1000 is afgesproken.
    .name = Het doel
P3 = In je beurt gooi je zo vaak je wilt, tot je stopt of een 1 gooit.
    .name = Gooien
P4 = Een beurt begint met een worp: pas daarna mag je stoppen.
    .name = De eerste worp
    .ruling = Het spel wordt doorverteld, vaak zonder deze regel; hier geldt hij, zodat elke beurt het
        spel verder brengt.
P5 = De dobbelsteen heeft de getallen 1 tot 6, allemaal even waarschijnlijk. Een 2 tot 6 komt bij de
    punten van de beurt.
    .name = De dobbelsteen
P6 = Met een 1 verlies je alle punten van de beurt, en de beurt is voorbij.
    .name = Een één
P7 = Stop je, dan zijn de punten van de beurt binnen en niet meer te verliezen; de beurt is voorbij.
    .name = Stoppen
P8 = Wie genoeg punten binnen heeft om het doel te halen, wint meteen. De anderen volgen naar hun
    punten, en gelijke punten delen een plaats.
    .name = Wie wint

## Onleesbaar, niet aan de beurt, niet toegestaan

pig-malformed = “{ $text }” is geen zet. Zetten zijn “roll” en “hold”; de dobbelsteen antwoordt “die 1” tot “die 6”.
pig-option-seats = Pig is voor 2 tot 4 plaatsen, niet voor “{ $found }”.
pig-option-goal = Het doel is een getal van 10 tot 1000, niet “{ $found }”.
pig-over = Het spel is afgelopen.
pig-no-die = Er rolt geen dobbelsteen: plaats { $seat } moet gooien of stoppen.
pig-die-first = “{ $move }” komt te vroeg: de dobbelsteen rolt nog.
pig-roll-first = Er is nog niets binnen te halen: een beurt begint met een worp.

## Toegestaan, en waarom

pig-why-roll = De dobbelsteen rolt voor meer dan { $turn } (P3).
pig-why-hold = { $turn } punten zijn binnen, samen { $total } (P7).
pig-why-die = De dobbelsteen toont { $pips }: de beurt is { $turn } waard (P5).
pig-why-bust = De dobbelsteen toont 1: de beurt is voorbij, en de { $turn } punten zijn weg (P6).

## Het verhaal: de waarde staat alleen, .more komt achter de regel van de beurt.

pig-told-die = gooit { $points }.
    .more = , { $points }
pig-told-bust = gooit een 1 en verliest { $points } punten.
    .more = , en een 1 die { $points } punten kost
pig-told-hold = stopt met { $points } punten en heeft er { $total }.
    .more = ; stopt met { $points } punten en heeft er { $total }

## Het einde

pig-reached = Het doel van { $goal } punten is gehaald.

## De varkens, per plaats

pig-name = { $seat ->
        [0] roze
        [1] zwart
        [2] gevlekt
       *[3] ros
    }

## Voor wie begint, en voor wie luistert

pig-nutshell = Gooi zo vaak je durft: elk getal behalve 1 telt mee voor je beurt. Stop, en die punten zijn van jou;
    gooi een 1, en ze zijn weg. Wie het doel het eerst haalt, wint.
pig-words-seat = { $seat }: { $points } punten.
pig-words-turn = { $seat } is aan de beurt, tot nu toe { $turn } waard.

## Wat de gastheer kiest

pig-choice-seats = Spelers
    .about = Met hoeveel er wordt gespeeld.
    .setting = { $setting }
pig-choice-goal = Doel
    .about = Met zoveel punten win je.
    .setting = { $setting } punten

## Het bord in de browser

pig-scene-points = { $points } punten
pig-scene-roll = Gooien
pig-scene-hold = Stoppen met { $turn }
pig-scene-die = { $pips ->
        [0] De dobbelsteen
       *[other] De dobbelsteen toont { $pips }
    }

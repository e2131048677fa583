# Feurio! in de browser. Teksten met “kort” staan op een kleine knop of een label: houd ze kort.

## Het bord

feurio-web-board = Het woud
feurio-web-walk = Loop met de pijltjes, ga met Page Down naar de volgende plek waar je iets kunt doen, doe iets met Enter. Bij het plaatsen: plus zet er een bij, min haalt er een weg, Escape haalt ze allemaal weg.
# Knoppen van de kaart.
feurio-web-closer = Dichterbij
feurio-web-farther = Verder weg
feurio-web-fit = Alles zien
# Wat Enter op een plek doet; komt na wat daar ligt.
feurio-web-does-lay = Enter legt de tegel hier.
feurio-web-does-break = Enter legt de vuurgreppel hier.
feurio-web-does-put = { $room ->
        [one] Enter plaatst hier een brandweerman; er past er nog één bij.
       *[other] Enter plaatst hier een brandweerman; er passen er nog { $room } bij.
    }
feurio-web-does-tell = Enter vertelt waarom hier niets kan.
feurio-web-start = Starttegels die al omgedraaid zijn: { $tiles }

## Onder het bord: wat je kunt doen

feurio-web-drawn = { $spaces ->
        [one] Een { $number } met één veld
       *[other] Een { $number } met { $spaces } velden
    }
feurio-web-drawn-hidden = Een geheime tegel
feurio-web-lay = Leg deze tegel op een gloeiende plek.
feurio-web-break = Leg hem gesloten op een gloeiende plek; je plaatst deze beurt niemand.
feurio-web-break-ready = Hier gesloten leggen? Druk op Klaar. Daarna kun je niet meer terug.
feurio-web-place = Plaats hoogstens drie manschappen op één tegel, of pas.
feurio-web-only-pass = Je hebt niemand meer om te plaatsen.
feurio-web-no-room = Geen tegel heeft plaats voor je brandweerlieden.
feurio-web-arrange = Welke twee tegels komen in het midden?
feurio-web-middle = { $smaller } en { $larger } in het midden
feurio-web-prospect = Punten: { $now } → { $then }.
feurio-web-costs = −{ $points } ⚠
feurio-web-loses = Je zou { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } verliezen: je water wordt ingesloten.
feurio-web-closes = { $count ->
        [one] Dat sluit een 1 in: dat water is verloren.
       *[other] Dat sluit { $count } enen in: dat water is verloren.
    }
feurio-web-draft = { $count ->
        [one] Eén brandweerman staat klaar: druk op Klaar.
       *[other] { $count } manschappen staan klaar: druk op Klaar.
    }
# Kort: knoppen.
feurio-web-done = Klaar
feurio-web-pass = Passen
feurio-web-take-back = Annuleren
feurio-web-one-more = Eén brandweerman meer
feurio-web-one-less = Eén brandweerman minder
feurio-web-face = Hoe je de tegel legt
feurio-web-face-up = Open
# Tight: a button; what it costs follows.
feurio-web-firebreak = Vuurgreppel
# The whole of it, heard.
feurio-web-face-down = Vuurgreppel: leg hem gesloten (kost 1 × { $colour })
feurio-web-colour = Welke manschappen
feurio-web-men = { $colour }, nog { $left }
feurio-web-auxiliaries = neutrale manschappen ({ $colour }), nog { $left }

## Naast het bord

feurio-web-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
feurio-web-sum-points = { $change ->
        [none] Je punten blijven { $now }.
       *[other] Je punten: { $was } → { $now }.
    }
# Kort.
feurio-web-men-left = nog { $men }
# Kort.
feurio-web-auxiliaries-left = { $men } neutraal
# Kort: een gebied zonder vrije zijde.
feurio-web-locked = ingesloten
feurio-web-no-region = nog geen gebied
feurio-web-bag = De zak
feurio-web-bag-left = { $left ->
        [0] De zak is leeg
        [one] Eén tegel in de zak
       *[other] { $left } tegels in de zak
    }
feurio-web-unseen = Getal { $number }: nog { $count } te komen
feurio-web-bag-hidden = { $hidden ->
        [one] Eén hiervan is al uit de zak, maar jij ziet hem niet.
       *[other] { $hidden } hiervan zijn al uit de zak, maar jij ziet ze niet.
    }

## De opdracht als je alleen of samen speelt

feurio-web-task = De opdracht
feurio-web-crew = Korps
# Kort: boven smalle kolommen.
feurio-web-goal-placed = geplaatst
feurio-web-goal-region = één gebied
feurio-web-goal-water = open 1
# Kort.
feurio-web-to-place = nog { $men }
# Kort.
feurio-web-regions = { $regions ->
        [0] geen gebied
        [one] 1 gebied
       *[other] { $regions } gebieden
    }
# Kort.
feurio-web-not-yet = nog niet
feurio-web-impossible = Het woud is niet meer te redden: { $reason } ({ $rule })

## Het einde

feurio-web-task-done = Het woud is gered!
feurio-web-task-failed = Deze keer won het vuur
feurio-web-end-placed = { $men ->
        [0] allemaal geplaatst
       *[other] { $men } niet geplaatst
    }
feurio-web-end-water = { $has ->
        [yes] een open 1
       *[no] geen open 1
    }

## De les. De getallen in deze teksten horen bij haar vaste trekking.

# De namen van de twee spelers in de les.
feurio-web-lesson-you = Jij
feurio-web-lesson-other = { $seat ->
        [0] Bruno
        [1] Dora
        [2] Ada
       *[other] Clara
    }
feurio-web-lesson-setup = Welkom! Eerst de voorbereiding. Jullie spelen met z’n vieren, en jij bent de oudste: je hebt 3, 4, 6 en 6 omgedraaid en legt ze als een ruit. De twee in het midden raken alle andere. Leg daar de twee zessen, dan wordt het heet.
feurio-web-lesson-begin = Het woud brandt. Wie links van je zit, begint, daarna gaat het met de klok mee. Kijk nu naar een kleiner spel, met z’n tweeën.
feurio-web-lesson-forest = Het woud staat in brand! Hoge getallen zijn fel vuur, lage getallen zijn water. Jij leidt het groene korps tegen Bruno. Elke beurt leg je een tegel, daarna mag je manschappen plaatsen.
feurio-web-lesson-heat = Elke lege plek heeft een hitte: de som van de getallen eromheen. Het vuur springt over naar de heetste plek. Er gloeien er twee met 2 + 6 = 8: leg je 6 op de gemarkeerde plek.
feurio-web-lesson-men = Nu mogen er hoogstens drie manschappen op één tegel. Deze 6 heeft drie velden en vier vrije zijden. Zet er twee manschappen op en druk op Klaar.
feurio-web-lesson-answer = Bruno moest een 1 op de heetste plek leggen (6 + 6 = 12) en stuurde een brandweerman naar de andere 6. Jij hebt één tegel: 6 gedeeld door 6 is 1 punt. Dat kan beter!
feurio-web-lesson-tie = Weer een 6! Opnieuw zijn twee plekken even heet: jij kiest. Leg hem op de gemarkeerde plek: hij sluit een zijde van je eigen tegel.
feurio-web-lesson-room = Je eerste 6 heeft nog een veld, maar al twee manschappen en slechts twee vrije zijden: er past niemand meer bij. Ernaast is ruimte. Zet daar één brandweerman en druk op Klaar.
feurio-web-lesson-region = Je twee tegels raken elkaar: ze zijn één gebied. Tel de getallen op, 6 + 6 = 12, en deel door het laagste, 6: 2 punten. Een lager getal zou veel waard zijn.
feurio-web-lesson-around = Het vuur kruipt verder. Leg je 6 op de gemarkeerde plek.
feurio-web-lesson-water = Eindelijk water! De 2 in het midden raakt je gebied en heeft één veld. Zet er een brandweerman op en druk op Klaar.
feurio-web-lesson-divisor = Kijk naar je punten: 6 + 6 + 2 = 14, nu gedeeld door 2, is 7. Hoge getallen en een beetje water: zo maak je punten.
feurio-web-lesson-again = Vier plekken gloeien. Leg je 5 op de gemarkeerde plek. Let op de 2: het vuur komt dichterbij.
feurio-web-lesson-grow = Laat het gebied groeien: zet één brandweerman op de 6 naast je 2 en druk op Klaar. 20 gedeeld door 2 wordt 10.
feurio-web-lesson-locked = Au! De 6 van Bruno ging naar de heetste plek (2 + 6 + 5 = 13) en sluit de laatste vrije zijde van je 2. Die is ingesloten, dus het water helpt niet meer. Je laagste getal met een vrije zijde is nu 6: 20 gedeeld door 6 is 3⅓, naar boven afgerond 4.
feurio-web-lesson-last = Niet opgeven! Leg je 6 op de heetste plek.
feurio-web-lesson-rescue = De 1 van Bruno raakt je gebied en heeft nog vrije zijden. Zet er een brandweerman op en druk op Klaar.
feurio-web-lesson-end = 21 gedeeld door 1: 21 punten, en Bruno heeft er 8! Hoge getallen, een weg naar het water en een oog op de vrije zijden ervan. Met z’n tweeën leid je ook een tweede korps, dat apart telt.
feurio-web-lesson-tiles-out = Nu het einde van een spel. De laatste tegel ligt; vanaf nu plaats je alleen nog, of je past. Je gele gebied is reusachtig, maar 55 gedeeld door 5 is maar 11. Kies geel, zet je laatste brandweerman op de gemarkeerde 1 en druk op Klaar.
feurio-web-lesson-pass = 56 gedeeld door 1: 59 punten voor jou, 58 voor Bruno! Bruno past. Wie past, mag later weer plaatsen, maar passen alle spelers na elkaar, dan is het afgelopen. Druk op Passen.
feurio-web-lesson-over = Iedereen heeft gepast, het spel is afgelopen: 59 tegen 58, jij wint! Eén vrije zijde aan het water gaf de doorslag.
feurio-web-lesson-break = Een variant: vuurgreppels. Jij leidt groen en hebt je tegel in het geheim bekeken: een 6. Open zou hij die hoek daarboven nog heter maken. Druk op “Vuurgreppel”, dan op de gemarkeerde plek en dan op Klaar.
feurio-web-lesson-cooled = Gesloten brandt hij met 0, en alleen jij kent het getal. Dat kostte een brandweerman, en deze beurt plaats je niemand. Nu gaat het vuur naar de plek naast je 6, waar je gebied kan groeien.
feurio-web-lesson-solitaire = Tot slot: alleen spelen. Jij leidt alle 48 manschappen. Je wint als ze allemaal geplaatst zijn, elke kleur één gebied is en elk gebied een 1 met een vrije zijde heeft. Drie hebben er een; geel nog niet.
feurio-web-lesson-solitaire-lay = Je hebt een 1 getrokken, precies wat geel nodig heeft! Drie plekken zijn even heet. Leg hem op de gemarkeerde, naast het gele gebied.
feurio-web-lesson-solitaire-men = Zet de laatste gele brandweerman erop en druk op Klaar.
feurio-web-lesson-solitaire-end = De laatste tegels liggen, en geen 1 raakte ingesloten: je hebt het woud gered! Nu ken je Feurio! Veel plezier!

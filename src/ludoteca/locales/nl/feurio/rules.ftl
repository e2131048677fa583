### De regels van Feurio! in gewone woorden, één bericht voor elke regel, R1 tot en met R95.
### De waarde is de regel, .name de korte titel; .ruling zegt wat hier besloten is, en waarom,
### waar de spelregels elkaar tegenspreken of zwijgen. Regeleinden in een tekst betekenen niets.

feurio-chapter-setup = Voorbereiding
feurio-chapter-fire = De beurt en de heetste plek
feurio-chapter-men = Manschappen en ruimte
feurio-chapter-end = Einde van het spel
feurio-chapter-scoring = Puntentelling
feurio-chapter-three = Drie spelers
feurio-chapter-two = Twee spelers
feurio-chapter-solitaire = Alleen spelen
feurio-chapter-cooperative = Samen spelen
feurio-chapter-firebreak = Variant: vuurgreppel
feurio-chapter-hotter = Variant: verzengend spel

## Voorbereiding

R1 = Het woud heeft 36 zeshoekige tegels, elk met zes zijden, en de getallen 1 tot en met 6: van elk
    getal zijn er zes. Een hoog getal betekent een hevige brand, een laag getal betekent veel water.
    .name = De woudtegels
    .ruling = Eén vertaling zegt niet dat er van elk getal zes zijn; de andere drie teksten wel.

R2 = Op de achterkant van elke tegel staat een 0.
    .name = De achterkant

R3 = Een veld is een plaats voor één brandweerman. Een tegel met een 1 of een 2 heeft één veld, een tegel met een 3
    of een 4 heeft er twee, en een tegel met een 5 of een 6 heeft er drie: hoe meer water, hoe minder ruimte.
    .name = Velden op een tegel
    .ruling = De spelregels zeggen alleen dat er één tot drie velden zijn, dat een 6 er drie heeft en
        dat water ruimte inneemt. De rest komt uit besprekingen van het spel. Alleen de twee velden
        op een 4 zijn aangenomen, omdat ze het patroon compleet maken.

R4 = Er zijn 48 manschappen: 12 in elk van de vier kleuren.
    .name = De manschappen

R5 = Bij vier spelers heeft elke speler één kleur en begint met de 12 manschappen van die kleur.
    Manschappen die nog niet geplaatst zijn, vormen de voorraad van hun speler.
    .name = Ieder één kleur

R6 = De tegels gaan gesloten en goed gemengd in de zak. Bij elke tegel die je trekt, beslist het
    toeval: elke tegel die nog in de zak zit, heeft evenveel kans.
    .name = Trekken op goed geluk
    .ruling = Twee teksten leggen de tegels gesloten uit en twee maken een stapel. De kansen zijn
        gelijk, dus zitten hier alle tegels die nog niet getrokken zijn gewoon in de zak.

R7 = Vóór de eerste beurt trekt de oudste speler één tegel voor elke speler die meedoet, en legt ze
    allemaal open neer.
    .name = De starttegels

R8 = Met vier spelers vormen de starttegels een ruit: twee rijen van twee. De twee middelste tegels
    raken elkaar en ook de beide buitenste; de buitenste tegels raken elkaar niet.
    .name = De ruit aan het begin

R9 = De oudste speler beslist welke starttegel waar komt. In de ruit gaat het erom welke twee tegels
    in het midden liggen, want alleen die raken alle andere.
    .name = De starttegels schikken
    .ruling = Twee teksten geven de oudste speler deze keuze en twee noemen haar niet; hier is het
        een echte keuze. Met één, twee of drie starttegels speelt elke ligging hetzelfde, dus dan
        wordt er niets gevraagd.

R10 = De speler links van de oudste speler heeft de eerste beurt. Daarna gaat de beurt rond met de
    klok mee.
    .name = Wie begint

R11 = De starttegels niet meegeteld, legt elke speler met z’n vieren 8 tegels, met z’n drieën 11 en
    met z’n tweeën 17; wie alleen speelt, legt er 35. De laatste tegel wordt altijd gelegd door de
    oudste speler.
    .name = Aantal beurten
    .ruling = Geen enkele tekst zegt dit; het volgt uit de 36 tegels, de starttegels (R7) en de
        volgorde van de beurten (R10).

## De beurt en de heetste plek

R12 = Een beurt heeft twee stappen: eerst leg je een tegel, dan plaats je manschappen. Manschappen
    komen nooit vóór de tegel.
    .name = Eerst de tegel, dan de manschappen

R13 = Zolang er tegels in de zak zitten, trekt wie aan de beurt is er precies één en legt die neer.
    Overslaan mag niet.
    .name = Elke beurt een tegel

R14 = De tegel wordt open neergelegd op een open plek: een lege plek die met minstens één zijde tegen
    een tegel op tafel ligt.
    .name = Zijde tegen zijde

R15 = Tel de getallen op van alle tegels die met een zijde tegen een open plek liggen: dat totaal is
    de hitte van die plek.
    .name = De hitte van een plek

R16 = De tegel moet naar de heetste plek, daar waar het vuur het hevigst woedt. Dat is de open plek
    met de grootste hitte van de hele tafel.
    .name = De heetste plek

R17 = Hebben meerdere open plekken de grootste hitte, dan telt elk daarvan als heetste plek. Wie aan de beurt is,
    kiest er één.
    .name = Meer dan één heetste plek

R18 = Het getal op de getrokken tegel telt niet mee voor de hitte. Alleen de tegels die al op tafel
    liggen, tellen.
    .name = Het nieuwe getal
    .ruling = Twee teksten zeggen dit. De andere twee zeggen in plaats daarvan dat draaien van de
        tegel niets verandert (R19); hier geldt allebei.

R19 = Het maakt niet uit hoe je een tegel draait als je hem neerlegt.
    .name = Een tegel draaien
    .ruling = Eén tekst noemt dit niet; de andere drie wel.

R20 = Hitte komt niet van twee tegels alleen. Een plek tussen een 2, een 6 en een 1 heeft een hitte
    van 9.
    .name = Drie of meer buren

R21 = Je ziet het getal op de getrokken tegel voordat je kiest tussen verschillende heetste plekken.
    .name = Eerst kijken, dan kiezen
    .ruling = Geen enkele tekst zegt het met zoveel woorden, maar in allemaal wordt de tegel eerst
        omgedraaid en daarna pas gelegd.

R22 = Een lege plek met rondom tegels is een open plek zoals elke andere. Tot zes tegels tellen mee voor de hitte,
    en de zijden die ernaartoe wijzen zijn vrije zijden (R32).
    .name = Gaten in het woud
    .ruling = De spelregels zeggen niets over gaten. In een gat ligt geen tegel, dus worden de
        gewone regels letterlijk genomen.

## Manschappen en ruimte

R23 = In elke beurt mag je geen, één, twee of drie manschappen plaatsen.
    .name = Hoogstens drie manschappen

R24 = Alle manschappen die je in één beurt plaatst, komen op dezelfde tegel.
    .name = Eén tegel per beurt

R25 = De manschappen mogen op elke tegel op tafel, niet alleen op de tegel die net gelegd is.
    .name = Elke tegel mag

R26 = Met vier spelers plaats je alleen manschappen van je eigen kleur. Voor andere aantallen spelers
    gelden eigen regels (R57, R64, R68).
    .name = Je eigen kleur

R27 = Op elk veld past één brandweerman.
    .name = Eén brandweerman per veld

R28 = De velden van een tegel zijn allemaal gelijk; het maakt dus niet uit op welk veld een brandweerman staat.
    .name = Alle velden zijn gelijk

R29 = Manschappen van verschillende kleuren mogen op dezelfde tegel staan.
    .name = Een tegel delen

R30 = Nadat er manschappen op een tegel zijn geplaatst, mogen er niet meer manschappen van alle
    kleuren samen staan dan de tegel vrije zijden heeft (R32).
    .name = Manschappen en vrije zijden
    .ruling = In een voorbeeld kijkt één vertaling hiernaar als er een tegel gelegd wordt; dat botst
        met haar eigen regel dat manschappen blijven (R34). Hier wordt er alleen gekeken naar de
        tegel die manschappen krijgt, en alleen op dat moment.

R31 = Op een tegel staan nooit meer manschappen dan er velden zijn; de manschappen van alle kleuren
    tellen mee.
    .name = Manschappen en velden

R32 = Een zijde van een tegel is vrij zolang er geen andere tegel tegenaan ligt. Elke tegel sluit de
    zijden die hij raakt, en een vuurgreppel doet dat ook (R88).
    .name = Vrije zijden

R33 = Niemand mag manschappen plaatsen op een tegel zonder vrije zijde.
    .name = Ingesloten tegels

R34 = Manschappen gaan nooit van hun tegel af, ook niet als die later minder vrije zijden heeft dan
    manschappen, of helemaal geen meer.
    .name = Manschappen blijven

R35 = Tijdens het spel gaan manschappen nooit naar een andere tegel en nooit terug naar de voorraad.
    .name = Manschappen verhuizen nooit
    .ruling = Geen enkele tekst zegt dit volledig; het volgt uit de regel dat manschappen blijven
        (R34).

R36 = Je kunt alleen manschappen plaatsen die je nog in je voorraad hebt. Wie er geen meer heeft,
    legt gewoon verder tegels.
    .name = Een lege voorraad
    .ruling = De spelregels zeggen dit niet met zoveel woorden; het volgt uit de plicht om een tegel
        te leggen (R13).

R37 = Voorbeeld: een lege 6 heeft drie velden, maar er zijn nog maar twee zijden vrij. Rood mag daar
    hoogstens twee manschappen plaatsen.
    .name = Voorbeeld met twee zijden

R38 = Geen manschappen plaatsen wordt niet bestraft. In je volgende beurt mag je er weer tot drie
    plaatsen.
    .name = Niemand plaatsen

## Einde van het spel

R39 = Als de laatste tegel ligt, gaan de beurten door zonder tegels. In elke beurt plaats je één tot
    drie manschappen volgens de gewone regels (R23 tot en met R34), of je past.
    .name = Beurten zonder tegels

R40 = Passen is niet voor altijd. Wie gepast heeft en toch weer aan de beurt komt, mag weer
    manschappen plaatsen.
    .name = Passen en terugkomen

R41 = Het spel eindigt als alle spelers na elkaar gepast hebben. Plaatst iemand toch manschappen, dan
    begint het tellen van het passen weer bij nul.
    .name = Iedereen past
    .ruling = Eén vertaling wil dat iedereen in dezelfde ronde past; de andere vragen alleen dat
        iedereen past. Hier mag de rij bij elke speler beginnen.

R42 = De laatste tegel leggen zonder manschappen te plaatsen is geen passen. Het tellen begint pas bij
    de volgende beurt, dus heeft elke speler minstens één beurt zonder tegel.
    .name = De laatste tegel
    .ruling = In hun regels over het einde spreken de teksten pas van passen als alle tegels liggen,
        en één voorbeeld vraagt om een hele ronde zonder tegels en zonder manschappen.

R43 = Wie geen manschappen kan plaatsen, moet passen. Het programma mag dat zelf doen, en het telt gewoon als passen
    (R41).
    .name = Moeten passen
    .ruling = De spelregels noemen dit niet; de afloop is dezelfde als wanneer je zelf past.

R44 = De punten worden maar één keer geteld, als het spel uit is.
    .name = Wanneer punten tellen

## Puntentelling

R45 = Tegels waarop minstens één brandweerman van dezelfde kleur staat en die zijde aan zijde liggen, vormen één
    woudgebied van die kleur. Elke dergelijke tegel die het gebied raakt, hoort erbij.
    .name = Woudgebieden

R46 = Een tegel telt in een gebied één keer, hoeveel manschappen van die kleur er ook op staan. Een
    tegel met manschappen van verschillende kleuren telt voor elk van die kleuren.
    .name = Een tegel tellen
    .ruling = Alleen één tekst zegt dat één brandweerman genoeg is. Dat verschillende kleuren dezelfde tegel kunnen
        tellen, blijkt uit het voorbeeld van de puntentelling.

R47 = Om de punten van een gebied te vinden, tel je de getallen op al zijn tegels op. Dan deel je door
    het kleinste getal van de tegels in het gebied die nog een vrije zijde hebben.
    .name = De waarde van een gebied
    .ruling = Eén vertaling laat in het midden wat er gebeurt als het allerkleinste getal geen vrije
        zijde heeft, maar haar voorbeeld klopt met de andere teksten: door zo’n tegel wordt niet
        gedeeld.

R48 = Een gebied waarin geen enkele tegel een vrije zijde heeft, is 0 punten waard.
    .name = Ingesloten gebieden

R49 = Komt de deling niet precies uit, dan worden de punten naar boven afgerond. Dat gebeurt voor elk
    gebied apart.
    .name = Naar boven afronden

R50 = De score van een speler is het totaal van alle gebieden van die speler.
    .name = De score

R51 = De speler met de hoogste score wint.
    .name = Wie wint

R52 = Hebben spelers samen de hoogste score, dan wint van hen degene met het gebied dat op zichzelf de meeste punten
    waard is.
    .name = Bij gelijke stand

R53 = Staan spelers daarna nog altijd gelijk, dan delen ze de overwinning.
    .name = Gedeelde overwinning
    .ruling = De spelregels gaan niet verder dan de eerste beslissing bij gelijke stand (R52), en
        verder is er niets wat de spelers onderscheidt.

R54 = Manschappen die aan het einde nog in de voorraad zijn, leveren geen punten op en kosten er geen.
    .name = Manschappen over
    .ruling = De spelregels zeggen niets over manschappen die overblijven; ze hebben dus geen gevolg.

## Drie spelers

R55 = Elke speler heeft 12 manschappen van één kleur en vier neutrale manschappen. De neutrale
    manschappen zijn die van de vierde kleur, die van niemand is.
    .name = Eigen en neutrale manschappen

R56 = De drie starttegels vormen een driehoek, zodat elke tegel de andere twee raakt. De speler links
    van de oudste speler begint.
    .name = De driehoek aan het begin

R57 = In één beurt plaats je óf manschappen van je eigen kleur óf neutrale manschappen, nooit allebei.
    .name = Eigen of neutraal
    .ruling = Eén vertaling lijkt allebei in dezelfde beurt toe te staan. De andere drie verbieden
        het, en ook alleen of met z’n tweeën speel je met één kleur per beurt.

R58 = Neutrale manschappen volgen dezelfde regels als andere manschappen (R23 tot en met R34). Ze nemen
    velden in en tellen mee voor de vrije zijden, dus kunnen ze een tegel blokkeren.
    .name = Neutrale manschappen plaatsen

R59 = Vóór de puntentelling worden alle neutrale manschappen van de tegels genomen. De tegels blijven
    liggen, dus komt er geen zijde vrij.
    .name = Neutrale manschappen weghalen

R60 = Met een neutrale brandweerman kun je geen vuurgreppel betalen (R84).
    .name = Neutrale manschappen betalen niet

R61 = Neutrale manschappen plaatsen is geen passen.
    .name = Neutraal en passen
    .ruling = Geen enkele tekst zegt dit; het volgt omdat je neutrale manschappen plaatst zoals
        andere manschappen (R58).

## Twee spelers

R62 = Elke speler heeft twee kleuren, samen 24 manschappen.
    .name = Ieder twee kleuren

R63 = De oudste speler legt de twee starttegels naast elkaar. De andere speler begint.
    .name = Het paar aan het begin

R64 = In één beurt mag je manschappen van maar één kleur plaatsen; je kiest zelf welke van je twee.
    .name = Eén kleur per beurt

R65 = Elke kleur wordt apart geteld, en daarna worden de punten van beide kleuren opgeteld. Twee
    kleuren vormen nooit samen één gebied.
    .name = Twee kleuren tellen

R66 = Bij gelijke stand (R52) vergelijk je van elke speler het gebied met de meeste punten; het mag van
    elk van beide kleuren zijn. Het gebied dat het meeste waard is, wint.
    .name = Gelijke stand met z’n tweeën
    .ruling = De spelregels geven geen aparte beslissing voor twee spelers; dit is de gewone, toegepast
        op beide kleuren.

## Alleen spelen

R67 = Wie alleen speelt, heeft alle 48 manschappen. Er wordt één starttegel open neergelegd, dan
    beginnen de beurten.
    .name = In je eentje

R68 = In één beurt mag je manschappen van maar één van de vier kleuren plaatsen. De gewone regels voor
    het plaatsen gelden (R23 tot en met R34), maar je mag elke kleur kiezen.
    .name = Eén kleur tegelijk

R69 = Wie alleen speelt, legt geen vuurgreppels.
    .name = Geen vuurgreppels alleen

R70 = De beurt waarin de laatste tegel gelegd wordt, is de laatste. Je mag daarin nog manschappen
    plaatsen, maar er komen geen beurten zonder tegels meer (R39).
    .name = Het einde in je eentje
    .ruling = Eén vertaling geeft nog een beurt extra voor manschappen, hoewel ze ook zegt dat het
        spel al uit is. De andere drie hebben zo’n beurt niet.

R71 = Om te winnen moeten aan het einde alle 48 manschappen op de tegels staan.
    .name = Alle manschappen plaatsen

R72 = Om te winnen moeten ook alle 12 manschappen van elke kleur in één enkel gebied van die kleur
    staan.
    .name = Eén gebied per kleur

R73 = Om te winnen moet ook in elk van de vier gebieden een tegel met een 1 liggen die aan het einde
    nog een vrije zijde heeft.
    .name = Water voor elk gebied
    .ruling = Eén tekst vraagt alleen om een verbinding met zo’n tegel; de andere drie zeggen dat hij in het gebied
        moet liggen. Er moet dus een brandweerman van die kleur op de 1 zelf staan.

R74 = Tip: wacht niet te lang met je eerste brandweerman. Hoe later je begint, hoe moeilijker je wint.
    .name = Begin vroeg

R75 = Een 1 heeft maar één veld (R3), dus zijn er vier verschillende enen met een vrije zijde nodig.
    Zodra drie van de zes enen geen vrije zijde meer hebben, kun je niet meer winnen.
    .name = Als winnen niet meer kan
    .ruling = Geen enkele tekst zegt dit; het volgt uit het doel (R73), als een 1 echt maar één veld
        heeft. Dat laatste staat niet in de spelregels.

## Samen spelen

R76 = Twee, drie of vier spelers spelen volgens de regels voor hun aantal, maar ze winnen of verliezen samen. Het
    doel is hetzelfde als wanneer je alleen speelt (R71 tot en met R73).
    .name = Samen één doel

R77 = De beurt waarin de laatste tegel gelegd wordt, is de laatste. Daarin mogen nog manschappen
    geplaatst worden, maar er komen geen beurten zonder tegels meer (R39).
    .name = Het einde samen

R78 = Met drie spelers blijven de neutrale manschappen op de tegels. Ze moeten alle 12 in één enkel
    gebied staan met een tegel met een 1 en een vrije zijde, net als de andere kleuren.
    .name = Ook neutraal heeft water nodig
    .ruling = Eén tekst vraagt alleen om één gebied; de andere drie noemen ook de 1 met een vrije
        zijde.

R79 = Wie samen speelt, legt geen vuurgreppels.
    .name = Geen vuurgreppels samen

R80 = Er is één starttegel voor elke speler, en je plaatst alleen manschappen als je aan de beurt bent.
    Daardoor is het moeilijker dan alleen spelen.
    .name = Moeilijker dan alleen

R81 = Met vier spelers heeft ieder 8 beurten voor 12 manschappen; met drie 11 beurten voor 16
    manschappen; met twee 17 beurten voor 24 manschappen. Met vier spelers heeft iedereen minstens
    vier beurten nodig om alle manschappen te plaatsen.
    .name = Beurten en manschappen
    .ruling = Geen enkele tekst geeft deze getallen; ze volgen uit het aantal beurten (R11) en uit de
        hoogstens drie manschappen per beurt (R23).

## Variant: vuurgreppel

R82 = In een spel tegen elkaar mag je de getrokken tegel in het geheim bekijken. Dan pas beslis je of
    je hem gewoon open neerlegt, of gesloten als vuurgreppel.
    .name = Een vuurgreppel leggen
    .ruling = In één vertaling is de zin over wie de tegel bekijkt, en wanneer, verhaspeld; de andere drie zijn het
        erover eens dat het de speler is die aan de beurt is.

R83 = Ook een vuurgreppel moet naar de heetste plek. Zijn er meerdere, dan kiest de speler er één (R17).
    .name = Waar vuurgreppels komen

R84 = Om een vuurgreppel te betalen, legt de speler één eigen brandweerman uit de voorraad in de doos. Die
    brandweerman doet niet meer mee.
    .name = De prijs
    .ruling = Niet elke tekst zegt waar de brandweerman vandaan komt. Eén noemt de voorraad, en manschappen op
        tegels blijven daar altijd (R34).

R85 = In een beurt met een vuurgreppel plaats je geen manschappen.
    .name = Die beurt geen manschappen

R86 = Wie geen eigen manschappen meer in de voorraad heeft, kan geen vuurgreppel leggen.
    .name = Niemand meer om te betalen

R87 = Een vuurgreppel telt voor 0 bij de hitte van de plekken ernaast. Heeft elke open plek een hitte van 0, dan
    tellen ze allemaal als heetste plek.
    .name = Geen hitte
    .ruling = De spelregels geven de 0, maar zeggen niets over een tafel zonder hitte; het volgt uit de
        regel voor gelijke hitte (R17).

R88 = Een vuurgreppel sluit de zijden van de tegels eromheen, net als een open tegel.
    .name = Vuurgreppels sluiten zijden

R89 = Op een vuurgreppel mogen geen manschappen staan, en hij hoort nooit bij een gebied.
    .name = Geen manschappen op vuurgreppels

R90 = Alleen wie een vuurgreppel gelegd heeft, kent het getal. Voor alle anderen blijft het verborgen
    tot het spel uit is, en ook lijsten van de tegels die nog komen verraden het niet.
    .name = Een geheim getal
    .ruling = De spelregels zeggen nooit wanneer het getal bekend wordt; hier wordt het na het spel
        getoond. Tot dan is het ook voor toeschouwers verborgen.

R91 = Met twee spelers kiest wie de vuurgreppel legt, welke van de eigen twee kleuren ervoor betaalt.
    .name = Welke kleur betaalt
    .ruling = De spelregels zeggen niet welke kleur betaalt, dus is de keuze vrij.

R92 = Een vuurgreppel is de ene tegel van die beurt; er wordt geen andere getrokken. Wordt de laatste
    tegel als vuurgreppel gelegd, dan is die beurt geen passen (R42).
    .name = De vuurgreppel is de tegel
    .ruling = Geen enkele tekst zegt dit rechtuit. Waar een vertaling bij het einde van het spel
        spreekt van alle tegels die open liggen, tellen vuurgreppels ook als gelegd.

## Variant: verzengend spel

R93 = De punten van elk gebied worden naar beneden afgerond in plaats van naar boven. Verder verandert
    er niets.
    .name = Naar beneden afronden

R94 = Het verzengende spel kan met twee, drie of vier spelers, en samen met vuurgreppels. Speel je alleen of samen,
    dan zijn er geen punten om af te ronden en zou het niets veranderen.
    .name = Varianten combineren
    .ruling = De spelregels zeggen niet wat je mag combineren; niets staat in de weg, dus mag het
        allemaal.

R95 = Ook als er naar beneden wordt afgerond, is een gebied met een vrije zijde minstens 1 punt waard.
    .name = Minstens één punt
    .ruling = Geen enkele tekst zegt dit; het volgt omdat de som nooit kleiner is dan het getal
        waardoor gedeeld wordt (R47).

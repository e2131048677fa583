### De regels van FutuRisiko! in gewone woorden, één bericht voor elke regel, F1 tot en met F78.
### De waarde is de regel, .name de korte titel; .ruling zegt wat hier besloten is, en waarom,
### waar de spelregels zwijgen of hun kaartenblad verloren is. Regeleinden in een tekst betekenen
### niets.

futurisiko-chapter-components = Spelmateriaal
futurisiko-chapter-board = Het bord
futurisiko-chapter-setup = Voorbereiding
futurisiko-chapter-round = De ronde
futurisiko-chapter-production = Productie
futurisiko-chapter-movement = Verplaatsen
futurisiko-chapter-combat = Gevechten
futurisiko-chapter-end = Einde van het spel
futurisiko-chapter-cards = De kaarten
futurisiko-chapter-hidden = Wat verborgen is
futurisiko-chapter-checks = Controles en kansen

## Spelmateriaal

F1 = Er zijn zes legers: rood, geel, blauw, groen, paars en zwart. Elk heeft 50 tanks, 20 vliegtuigen,
    10 onderzeeërs en 20 vlaggen; een vlag staat voor een garnizoen.
    .name = De zes legers
    .ruling = De spelregels noemen de kleuren niet; ze komen uit verschillende openbare beschrijvingen
        van het spel.

F2 = Twee van de zes kanten van elke dobbelsteen tonen een explosie. Elke dobbelsteen is dus één op de drie keer
    raak.
    .name = De dobbelstenen
    .ruling = De spelregels spreken van explosies, maar niet van hun aantal; verschillende openbare
        beschrijvingen van het spel geven twee kanten.

F3 = Je gooit zoveel dobbelstenen als de regels geven, ook als het er meer dan tien zijn. Met een optie is tien het
    hoogste aantal dobbelstenen voor één worp, die van een Arma Segreta (F66) meegeteld.
    .name = Meer dan tien dobbelstenen
    .ruling = In de doos zitten tien dobbelstenen, maar de spelregels noemen dat geen grens. Ze gelden
        hier dus gewoon als materiaal.

F4 = De stapel heeft 60 kaarten: 12 Arma Segreta, 12 Siluro Killer, 12 Super Produzione, 6 Missili
    Balistici, 6 Scudo Spaziale, 6 Tregua en 6 Tradimento.
    .name = De stapel

F5 = Op elke kaart staat ook een stip in één van de zes kleuren. Van een kaart die 12 keer voorkomt, zijn
    er twee in elke kleur; van een kaart die 6 keer voorkomt, is er één. Elke kleur heeft dus tien
    kaarten.
    .name = Gekleurde stippen
    .ruling = De spelregels noemen de stippen, maar niet hoe ze verdeeld zijn; een gelijke verdeling
        geeft elk leger dezelfde kans.

## Het bord

F6 = Het bord heeft 36 gebieden en acht zeeën. De zeeën zijn de Noord-Pacific en de Zuid-Pacific (samen de
    Stille Oceaan), de Atlantische, de Noord-Atlantische en de Zuid-Atlantische Oceaan, de Noordelijke
    IJszee, de Middellandse Zee en de Indische Oceaan.
    .name = Gebieden en zeeën

F7 = Japan, Borneo, Nieuw-Guinea, Baffineiland, Victoria-eiland en Groot-Brittannië zijn eilanden, maar
    lijnen op het bord verbinden ze met andere gebieden alsof ze aan land vastzitten. Borneo is getekend
    als zes eilanden, maar is één gebied; het grenst aan Indochina en Nieuw-Guinea.
    .name = Verbonden eilanden

F8 = Groenland en Madagaskar hebben met geen enkel ander gebied een verbinding over land.
    .name = Eilanden zonder verbinding

F9 = De linker- en de rechterrand van het bord zijn verbonden, en de twee Pacifics lopen over die randen door: samen
    liggen ze aan de kusten van Amerika en ook aan die van Azië en Oceanië. Een vliegtuig in Japan kan over de
    Noord-Pacific naar Californië. De boven- en de onderrand zijn niet verbonden.
    .name = De wereld rond
    .ruling = Welke gebieden aan welke van de twee Pacifics liggen, vertellen de spelregels alleen van
        Japan en Californië; de andere zijn die van de gereconstrueerde kaart (F10).

F10 = De wereldkaart is een bestand met de gebieden, de zeeën, hun namen, grenzen en kusten, en je kunt een
    ander bestand nemen. Een bestand met een fout, bijvoorbeeld een grens die maar in één richting geldt,
    wordt geweigerd, en de fout wordt genoemd.
    .name = Het bestand van de wereldkaart
    .ruling = Het gedrukte bord is verloren. Tien gebieden en de acht zeeën staan in de spelregels; het meeste van
        de rest is gereconstrueerd.

## Voorbereiding

F11 = Het spel is voor vier tot zes spelers. Met een optie kun je ook met z’n drieën spelen.
    .name = Aantal spelers
    .ruling = De spelregels zijn voor vier tot zes. Het spel met z’n drieën is onze toevoeging; de uitgave van 1992
        had het ook.

F12 = De stapel wordt geschud, en er worden kaarten omgedraaid tot er één de kleur van een speler heeft.
    Die speler zet de eerste vlag (F13), en de anderen volgen met de klok mee. De omgedraaide kaarten gaan
    terug, de stapel wordt nog één keer geschud en daarna nooit meer: vanaf nu gaan gespeelde en weggelegde
    kaarten gesloten onder de stapel.
    .name = De eerste speler

F13 = De eerste speler begint, en met de klok mee zet ieder een eigen vlag op een vrij gebied naar keuze,
    tot alle gebieden bezet zijn. Elke speler heeft 12 gebieden met z’n drieën, 9 met z’n vieren, 7 met
    z’n vijven en 6 met z’n zessen.
    .name = Gebieden kiezen

F14 = Met vijf spelers doet één gebied niet mee, en niemand kan het bezitten. Dat is Madagaskar, tenzij je
    vooraf Groenland of een ander gebied kiest. Vliegtuigen mogen eroverheen vliegen, maar geen enkel stuk
    mag er komen.
    .name = Het gebied dat niet meedoet
    .ruling = De spelregels zeggen alleen dat niemand het gebied kan bezetten. Wie eroverheen vliegt,
        bezet het niet, dus dat mag.

F15 = Aan het begin staan er alleen vlaggen op het bord. Een vlag kan haar gebied verdedigen, maar ze verplaatst
    zich niet en valt nooit aan.
    .name = Eerst alleen vlaggen

## De ronde

F16 = Een ronde heeft na elkaar vier fasen: volgorde, kaarten, productie en operaties. In de laatste drie zijn de
    spelers aan de beurt in de volgorde van de ronde, en een nieuwe fase begint als iedereen met de vorige klaar is.
    .name = Vier fasen

F17 = Eén keer per ronde wordt de bovenste kaart omgedraaid: de speler van die kleur is als eerste aan de beurt, en
    de anderen volgen met de klok mee. Heeft niemand die kleur, of doet die speler niet meer mee (F57), dan wordt de
    volgende kaart omgedraaid. Alle omgedraaide kaarten gaan onder de stapel.
    .name = De volgorde van de ronde

F18 = Je mag één kaart hebben voor elke drie gebieden, naar beneden afgerond. Met 9 gebieden mag je 3
    kaarten in je hand hebben, met 8 of 7 zijn het er 2.
    .name = Hoeveel kaarten je mag hebben

F19 = In de fase van de kaarten legt wie te veel kaarten heeft er zoveel weg dat het aantal klopt. Je kiest
    zelf welke.
    .name = Te veel kaarten

F20 = { $free ->
        [any] Je mag ook kaarten wegleggen die je niet wilt, maar alleen voordat je trekt. Je mag er zoveel
            wegleggen als je wilt, één voor één.
       *[one] Naast de kaarten die je te veel hebt, mag je één kaart wegleggen die je niet wilt, maar alleen voordat
            je trekt.
    }
    .name = Kaarten die je niet wilt
    .ruling = { $free ->
            [any] Dit spel volgt versie “1” van de regels, waarin het aantal vrij is. In nieuwere spellen is het
                één kaart, zoals de spelregels zeggen.
           *[one] Spellen die met versie “1” van de regels begonnen, blijven die volgen: daar mag je zoveel
                kaarten wegleggen als je wilt, één voor één.
        }

F21 = Wie minder kaarten heeft dan mag, trekt van boven op de stapel tot het aantal klopt. Dat begint al in
    de eerste ronde.
    .name = Kaarten trekken

F22 = De stapel kan nooit opraken. Na de fase van de kaarten hebben alle spelers samen hoogstens 12 van de 60
    kaarten in de hand, en tijdens het delen maar een paar meer.
    .name = Altijd genoeg kaarten
    .ruling = De spelregels zeggen dit niet; het volgt uit het aantal kaarten dat je mag hebben (F18) en de
        36 gebieden.

F23 = In een oefenspel, dat je met een optie kiest, heeft niemand kaarten. De stapel bepaalt alleen de
    volgorde van elke ronde.
    .name = Het oefenspel

## Productie

F24 = Als je productie begint, krijg je één productiepunt (PP) voor elk gebied dat je hebt.
    .name = Productiepunten

F25 = Een tank kost 1 PP, een vliegtuig 2 PP en een onderzeeër 5 PP.
    .name = Wat stukken kosten

F26 = Punten die je niet gebruikt, ben je kwijt; je kunt ze niet sparen voor een latere ronde.
    .name = Sparen kan niet

F27 = Een speler kan nooit meer dan 50 tanks, 20 vliegtuigen en 10 onderzeeërs op het bord hebben. Stukken
    die verloren gaan, komen terug in de voorraad en kunnen opnieuw gebouwd worden.
    .name = Grenzen van de voorraad
    .ruling = De spelregels maken van de voorraad een grens, maar zeggen niet waar verloren stukken blijven.
        Ze gaan terug naar hun eigenaar, dus telt alleen wat er op het bord staat.

F28 = Nieuwe tanks en vliegtuigen komen op eigen gebieden naar keuze. Op één gebied mogen er zoveel staan als
    je wilt.
    .name = Tanks en vliegtuigen plaatsen

F29 = Een nieuwe onderzeeër komt in een zee die minstens één eigen gebied raakt.
    .name = Onderzeeërs plaatsen

F30 = Een zee is van niemand. Onderzeeërs van verschillende kleuren mogen in dezelfde zee zijn.
    .name = Zeeën zijn van iedereen

F31 = Super Produzione, Missili Balistici en Scudo Spaziale worden in deze fase gespeeld (F61 tot en met F64).
    .name = Kaarten in de productie

## Verplaatsen

F32 = In de operaties zijn de spelers aan de beurt in de volgorde van de ronde. Ieder verplaatst eerst zijn stukken
    en vecht dan; daarna pas begint de volgende speler.
    .name = Eerst verplaatsen, dan vechten

F33 = Elk stuk mag in een ronde hoogstens één keer verplaatst worden. Geen enkel stuk hoeft.
    .name = Elk één keer

F34 = Een tank rijdt naar een gebied dat grenst aan het gebied waar hij staat, over land of langs een
    verbindingslijn (F7). Het maakt niet uit van wie dat gebied is.
    .name = Hoe tanks rijden

F35 = Een vliegtuig vliegt naar een gebied één stap verder, of twee stappen verder met een gebied of een zee
    ertussen. Eén stap gaat over een landgrens, of over de kust tussen een gebied en een zee. Een vliegtuig
    eindigt nooit op zee.
    .name = Hoe vliegtuigen vliegen

F36 = Een onderzeeër vaart naar een aangrenzende zee. Het maakt niet uit van wie de kusten daar zijn.
    .name = Hoe onderzeeërs varen

F37 = Een onderzeeër die deze ronde niet verplaatst is, maakt alle gebieden aan de kust van zijn zee tot buren
    voor de tanks van zijn speler. Tanks kunnen dan van elk van die gebieden naar elk ander oversteken.
    Onderzeeërs van andere spelers in die zee maken geen verschil.
    .name = De zee oversteken
    .ruling = De spelregels spreken daarna van tanks, dus het geldt alleen voor tanks: vliegtuigen komen
        met een onderzeeër nooit verder.

F38 = Een tank die een zee oversteekt (F37), wordt in die ronde verder niet verplaatst, niet ervoor en niet erna.
    .name = Oversteken is de verplaatsing

F39 = Zijn tanks van een speler een zee overgestoken, dan moet daar minstens één onderzeeër van die speler die
    niet verplaatst is, blijven tot het verplaatsen klaar is. Een onderzeeër die deze ronde gebouwd is, is
    niet verplaatst, dus kan hij meteen tanks overzetten.
    .name = De onderzeeër blijft
    .ruling = De spelregels vragen een onderzeeër die in de ronde niet verplaatst is. Hij mag dus ook na het
        oversteken niet wegvaren, want anders zou hij allebei doen.

F40 = Alle tanks en vliegtuigen mogen een gebied verlaten. De vlag blijft achter en houdt het alleen bezet.
    .name = Alleen de vlag achterlaten

F41 = Tanks of vliegtuigen die in een gebied van een andere speler komen, vallen het binnen. Ze kunnen van
    daar niet verder.
    .name = Een gebied binnenvallen

F42 = Je doet al je verplaatsingen vóór je eerste gevecht. Na een gevecht beweegt er niets meer.
    .name = Verplaatsen vóór vechten

F43 = Niemand hoeft ooit ergens binnen te vallen.
    .name = Binnenvallen hoeft niet

F44 = Tot je zegt dat je klaar bent met verplaatsen, mag je je verplaatsingen terugnemen.
    .name = Verplaatsingen terugnemen
    .ruling = De spelregels noemen dit niet. Bij verplaatsen komt er geen toeval bij en wordt er niets
        geheims bekend, dus heeft niemand er last van.

## Gevechten

F45 = In elk gebied dat is binnengevallen moet gevochten worden, tot het einde en zonder terugtrekken. De aanvaller
    beslist welk gevecht eerst komt.
    .name = Om elke inval wordt gevochten

F46 = De kant met de meeste vliegtuigen in het gebied gooit eerst; hebben beide er evenveel, dan is dat de
    verdediger. Daarna gooien de twee om beurten. Die volgorde blijft het hele gevecht zo, ook als er
    vliegtuigen verloren gaan.
    .name = Wie eerst gooit

F47 = Elke kant gooit één dobbelsteen voor elk van zijn tanks en vliegtuigen in het gebied. De verdediger gooit
    er twee bij voor de vlag. De aanvaller gooit er één bij voor elke eigen onderzeeër in een zee die het
    gebied raakt.
    .name = Aantal dobbelstenen

F48 = Een verdediger die alleen de vlag heeft, gooit twee dobbelstenen.
    .name = Een vlag alleen

F49 = Bij elke worp mag wie gooit één kaart spelen. De dobbelstenen worden dan toch gegooid.
    .name = Eén kaart per worp

F50 = Voor elke explosie haalt wie gegooid heeft één vijandelijke tank of één vijandelijk vliegtuig weg, naar
    eigen keuze.
    .name = Explosies halen stukken weg

F51 = Eén explosie is genoeg om de vlag weg te halen, maar alleen als de verdediger geen tank en geen vliegtuig
    meer heeft. Heeft een worp meer explosies dan de verdediger tanks en vliegtuigen heeft, dan haalt de
    volgende de vlag weg.
    .name = De vlag valt als laatste
    .ruling = De spelregels zeggen dat de vlag als laatste valt, niet dat er een eigen worp voor nodig is. Een
        explosie die over is, haalt haar dus weg.

F52 = Dobbelstenen raken nooit onderzeeërs, en onderzeeërs verdedigen nooit. Eén onderzeeër kan in dezelfde ronde
    meerdere gevechten steunen, ook als hij in die ronde verplaatst is.
    .name = Onderzeeërs in gevechten
    .ruling = De spelregels vragen alleen voor het overzetten van tanks om een onderzeeër die niet verplaatst
        is (F37). Een die wel verplaatst is, kan dus nog een gevecht steunen.

F53 = Het gevecht eindigt als de verdediger alles kwijt is, ook de vlag, of als de aanvaller geen tank en geen
    vliegtuig meer heeft. Met onderzeeërs alleen kun je niet doorgaan.
    .name = Het einde van een gevecht

F54 = Een aanvaller die het gevecht wint, zet een vlag uit de voorraad op het gebied. De tanks en vliegtuigen
    waarmee is aangevallen en die nog over zijn, blijven daar.
    .name = Een gebied veroveren

F55 = Vliegtuigen kunnen een gebied veroveren zonder tanks. Vlaggen raken nooit op.
    .name = Vliegtuigen alleen
    .ruling = De spelregels vragen om vliegtuigen of tanks, niet om allebei. Elk leger heeft 20 vlaggen, en het
        spel eindigt uiterlijk met het twintigste gebied (F56).

## Einde van het spel

F56 = Een speler wint op het moment dat hij 20 gebieden heeft, ook als er nog gevechten komen. Met een optie,
    gekozen voordat het spel begint, zijn er 18 of 16 genoeg.
    .name = Het spel winnen

F57 = Een speler zonder gebieden doet meteen niet meer mee: zijn onderzeeërs gaan van het bord, raketten die
    naar hem onderweg zijn en wapenstilstanden met hem eindigen, en zijn kaarten gaan onder de stapel. De
    kaarten gaan in de volgorde van de lijst (F4) en, als ze dezelfde naam hebben, in de volgorde van de
    kleuren (F1). Wordt met dezelfde verovering ook het spel gewonnen, dan gebeurt dit alles eerst.
    .name = Uit het spel
    .ruling = De spelregels zeggen niet wat een verslagen speler achterlaat. Hier blijft er niets van in het
        spel, en door een vaste volgorde van de kaarten verloopt elk spel bij het naspelen gelijk.

F58 = Is er nog maar één speler over, dan wint die speler.
    .name = De laatste speler
    .ruling = De spelregels noemen dit niet; het volgt omdat er niemand over is om tegen te spelen. Zover komt
        het nooit: wie het laatste van zoveel gebieden verovert, heeft het doel (F56) al lang bereikt.

F59 = Er is geen grens aan het aantal rondes, tenzij je die met een optie kiest. Is de laatste ronde om, dan
    wint de speler met de meeste gebieden en, bij gelijke stand, de speler van wie de stukken op het bord de
    meeste PP kosten (F25). Staat het dan nog gelijk, dan delen ze de overwinning.
    .name = Een grens aan de rondes
    .ruling = De spelregels hebben zo’n grens niet. Ze is er voor wie wil weten wanneer een spel uit is.

## De kaarten

F60 = Super Produzione, Missili Balistici en Scudo Spaziale zijn voor de productie, Tregua en Tradimento voor de
    diplomatie, Arma Segreta en Siluro Killer voor gevechten. Een gespeelde kaart wordt aan iedereen getoond
    en gaat dan onder de stapel. De waarden op de kaarten staan in een bestand, het kaartenblad, en je kunt
    een ander nemen.
    .name = Drie soorten kaarten
    .ruling = Het gedrukte kaartenblad is verloren. Momenten en waarden die de spelregels niet geven, zijn daarom
        hier vastgelegd. Elke kaart wordt gespeeld in de eigen stap of bij de eigen worp, zodat nooit iemand buiten
        zijn beurt iets gevraagd wordt. De waarden van het gewone blad zijn eigen waarden; wie het gedrukte blad
        heeft, kan de waarden daarvan invoeren.

F61 = Elke Super Produzione { $boost_times ->
        [1] geeft haar speler { $boost } PP extra
       *[other] vermenigvuldigt de PP die haar speler nog heeft met { $boost_times }{ $boost_limit ->
            [0] {""}
           *[other] , met hooguit { $boost_limit } extra
        }
    }. Je speelt haar in je eigen productie, en je
    mag er zoveel spelen als je wilt.
    .name = De kaart Super Produzione
    .ruling = De spelregels zeggen waar de kaart voor is, maar de waarde stond op het verloren kaartenblad. Ze
        komt van het blad waarmee gespeeld wordt; op het gewone blad is het een eigen waarde.

F62 = Missili Balistici speel je in je eigen productie, gericht op een tegenstander die nog meedoet. { $missile ->
        [0] Door elke kaart verliest die tegenstander { futurisiko-missile-loss }. Helften worden naar beneden afgerond; tanks gaan vóór vliegtuigen.
       *[other] Elke kaart kost die tegenstander { $missile } PP van de volgende productie, maar nooit tot onder 0.
    } Je mag er zoveel
    spelen als je wilt.
    .name = De kaart Missili Balistici
    .ruling = De spelregels zeggen waar de kaart voor is, maar niet de waarde of het moment. De waarde komt van
        het blad waarmee gespeeld wordt; op het gewone blad is het een eigen waarde. Ze treft de volgende
        productie, zodat nooit iemand in de beurt van een ander hoeft te antwoorden.

F63 = Aan het begin van je productie mag je Scudo Spaziale spelen tegen raketten die op jou gericht zijn. Elke
    Scudo Spaziale maakt één kaart Missili Balistici ongedaan.
    .name = De kaart Scudo Spaziale
    .ruling = De spelregels zeggen waar de kaart voor is, maar niet wanneer je haar speelt. Hier is dat vlak
        voordat de raketten inslaan, in de productie van de speler die bedreigd wordt.

F64 = De productie begint met Scudo Spaziale. Dan verminderen de overige raketten de punten van de gebieden.
    Daarna komen Super Produzione, nieuwe raketten en bouwen, in elke volgorde.
    .name = De volgorde van de productie
    .ruling = De spelregels geven geen volgorde. In deze volgorde nemen raketten nooit de punten van een Super
        Produzione af.

F65 = Siluro Killer speel je bij je eigen worp, in aanval of verdediging. De kaart brengt één onderzeeër tot zinken
    die de tegenstander in dat gevecht in een zee bij het gebied heeft; is die er niet, dan kun je de kaart niet
    spelen. Verliest de aanvaller de onderzeeër, dan heeft hij vanaf zijn volgende worp één dobbelsteen minder.
    .name = De kaart Siluro Killer
    .ruling = De spelregels zeggen alleen dat een onderzeeër slechts door een speciale kaart zinkt; dit is de
        kaart waarvan de naam past. Verder verlies je onderzeeërs alleen als je uit het spel bent (F57).

F66 = Arma Segreta speel je bij je eigen worp in een gevecht. { $weapon_times ->
        [1] Bij die worp { $weapon ->
            [one] komt er één dobbelsteen
           *[other] komen er { $weapon } dobbelstenen
        } bij.
       *[other] De dobbelstenen van die worp worden vermenigvuldigd met { $weapon_times }{ $weapon_limit ->
            [0] {""}
           *[other] , met hooguit { $weapon_limit } extra
        }.
    }
    .name = De kaart Arma Segreta
    .ruling = Wat de kaart doet, stond op het verloren kaartenblad. Het aantal dobbelstenen komt van het blad
        waarmee gespeeld wordt; op het gewone blad is het een eigen waarde.

F67 = Tregua speel je op één tegenstander aan het begin van je eigen operaties, vóór elke verplaatsing. { $truce_rounds ->
        [1] Tot wie haar speelde weer aan zijn operaties begint, mag
       *[other] Gedurende { $truce_rounds } rondes, tot wie haar speelde even vaak aan zijn operaties begonnen is, mag
    } geen van de twee een gebied van de ander binnenvallen;
    daarna mag de wapenstilstand vernieuwd worden. Twee spelers kunnen maar één wapenstilstand
    tegelijk met elkaar hebben.
    .name = De kaart Tregua
    .ruling = Wat de kaart doet, stond op het verloren kaartenblad. Deze wapenstilstand duurt ongeveer een
        ronde, en de tegenstander hoeft er niets voor te doen.

F68 = Tradimento speel je aan het begin van je eigen operaties, vóór elke verplaatsing. Ze maakt meteen een einde
    aan een wapenstilstand waaraan je gebonden bent, wie van de twee hem ook gesloten heeft.
    .name = De kaart Tradimento
    .ruling = Wat de kaart doet, stond op het verloren kaartenblad; haar naam en haar aantal passen bij de
        Tregua die ze verbreekt.

F69 = Een wapenstilstand maakt niets ongedaan van wat al gebeurd is. Vliegtuigen mogen nog steeds over de gebieden
    van de andere speler vliegen.
    .name = Grenzen van een wapenstilstand
    .ruling = Het kaartenblad is verloren. Een wapenstilstand verbiedt alleen binnenvallen, en over een gebied
        vliegen is niet binnenvallen.

## Wat verborgen is

F70 = Je ziet alleen je eigen kaarten. Hoeveel kaarten elke speler heeft, weet iedereen.
    .name = Geheime kaarten

F71 = Niemand kent de volgorde van de stapel. Iedereen kent de kaarten die onder de stapel gingen nadat ze gespeeld
    of omgedraaid waren; een weggelegde kaart kent alleen wie haar weglegde. Het spel toont, verstuurt of bewaart
    nooit iets wat meer verraadt, en een bot gebruikt alleen wat een speler op zijn plaats mag weten.
    .name = Wat de stapel verbergt

F72 = Alles op het bord, alle productiepunten, de raketten die onderweg zijn en de wapenstilstanden zijn voor
    iedereen te zien.
    .name = Wat iedereen ziet

## Controles en kansen

F73 = In elk leger zijn de stukken op het bord en die in de voorraad samen altijd 50 tanks, 20 vliegtuigen, 10
    onderzeeërs en 20 vlaggen.
    .name = Alle stukken zijn er

F74 = De kaarten in de stapel en in alle handen zijn samen altijd 60, met de kaarten erbij die net omgedraaid zijn
    om de eerste speler te vinden (F12).
    .name = Alle kaarten zijn er

F75 = Zodra alle gebieden bezet zijn, heeft elk gebied dat meedoet altijd precies één vlag.
    .name = Eén vlag per gebied

F76 = De kansen van een gevecht worden precies berekend, niet door proberen. Zonder kaarten en onderzeeërs
    verslaan drie aanvallers een vlag alleen in 83 van de 100 gevechten als de verdediger eerst gooit, en in
    95 als de aanvaller dat doet. Tegen een vlag met nog twee stukken is dat 16 en 46; tien aanvallers tegen
    een vlag met nog vijf stukken 81 en 99.
    .name = Precieze kansen

F77 = Op de gereconstrueerde wereldkaart (F10) kan een vliegtuig tussen 6 en 18 gebieden bereiken; dat hangt af van
    waar het begint.
    .name = Hoe ver vliegtuigen komen

F78 = In een gevecht dat anders gelijk zou zijn, maakt eerst gooien de kans om te winnen ongeveer 40 procentpunten
    groter (37 tot 48). Daarom toont het spel, voordat een aanval vaststaat, wie er eerst gooit en waarom.
    .name = De eerste worp telt

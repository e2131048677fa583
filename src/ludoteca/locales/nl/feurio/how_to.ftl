### Hoe je Feurio! speelt, op één pagina: feiten en delen, de titel van elk als .name.
### De opbouw, en de stellingen van de plaatjes, staan in present/how_to.json.

feurio-how-to-players = 1 tot 4
    .name = Spelers
feurio-how-to-age = Vanaf 10 jaar
    .name = Leeftijd
feurio-how-to-time = Ongeveer 30 minuten
    .name = Speelduur
feurio-how-to-author = Heinrich Glumpler
    .name = Auteur

feurio-how-to-goal = Het woud brandt, en jij leidt een korps brandweerlieden. Bezet tegels waar het vuur fel is,
    zorg dat ze elkaar raken en houd een weg naar het water vrij. Wie de meeste punten heeft, wint.
    .name = Doel van het spel

feurio-how-to-box = Je hebt alleen een woud nodig, en iemand die het redt.
    .name = In de doos
feurio-how-to-box-tiles = 36 woudtegels, zeshoeken met zes zijden: zes van elk getal van 1 tot 6. Een hoog getal
    betekent een fel vuur, een laag getal veel water. Op de achterkant staat een 0.
feurio-how-to-box-men = 48 manschappen, 12 in elk van de vier kleuren. Een tegel heeft velden voor ze: één op een 1 of 2, twee
    op een 3 of 4, drie op een 5 of 6.

feurio-how-to-setup = Dit is het spel met vier spelers. Het kan ook met minder: zie verderop.
    .name = Voorbereiding
feurio-how-to-setup-men = Iedereen neemt de 12 manschappen van één kleur. De tegels worden gesloten gemengd.
feurio-how-to-setup-tiles = De oudste speler draait vier tegels om en maakt er een ruit van, zoals hij wil.
feurio-how-to-setup-first = De speler links van de oudste begint. Daarna gaat de beurt rond met de klok mee.
feurio-how-to-setup-picture = Een ruit van vier tegels. De twee in het midden raken alle andere.

feurio-how-to-fire = Eerst breidt het vuur zich uit: trek een tegel en leg hem op de heetste plek. Dat moet.
    .name = Je beurt: het vuur breidt zich uit
feurio-how-to-fire-heat = De hitte van een lege plek is de som van de getallen op alle tegels die eraan grenzen. De getrokken
    tegel telt niet mee.
feurio-how-to-fire-tie = Zijn meerdere plekken even heet, dan kies jij.
feurio-how-to-fire-picture = Twee plekken gloeien met 6 + 4 = 10. De 2 moet naar een van die twee.

feurio-how-to-men = Daarna mag je manschappen plaatsen, hoogstens drie.
    .name = Je beurt: manschappen
feurio-how-to-men-one = Ze gaan allemaal naar dezelfde tegel, maar dat mag elke tegel op tafel zijn, ook een waarop
    al anderen staan.
feurio-how-to-men-room = Als je plaatst, heeft iedereen op de tegel een veld nodig en een vrije zijde: een zijde
    waar geen tegel tegenaan ligt. De manschappen van alle kleuren tellen mee.
feurio-how-to-men-stay = Wie er staat, blijft. Sluit het vuur later zijden af, dan hoeft niemand weg.
feurio-how-to-men-picture = De gemarkeerde 6 heeft drie velden en drie vrije zijden: er passen drie manschappen op.

feurio-how-to-end = Ligt de laatste tegel, dan gaan de beurten door zonder tegels: plaats manschappen, of pas.
    .name = Het einde
feurio-how-to-end-pass = Wie gepast heeft, mag de volgende keer weer plaatsen. Passen alle spelers na elkaar, dan is het spel
    afgelopen.

feurio-how-to-scoring = Tegels met een brandweerman van jouw kleur die elkaar raken, vormen één gebied. Elk gebied telt apart.
    .name = Puntentelling
feurio-how-to-scoring-sum = Tel de getallen van het gebied op. Deel door het laagste getal dat nog een vrije zijde heeft, en
    rond naar boven af.
feurio-how-to-scoring-locked = Een gebied zonder vrije zijde is niets waard.
feurio-how-to-scoring-tie = Bij een gelijke stand beslist het gebied dat op zichzelf het meeste waard is.
feurio-how-to-scoring-picture = Groen: 5 + 6 + 1 = 12. De 1 heeft een vrije zijde, dus 12 gedeeld door 1: 12 punten.

feurio-how-to-example = Het voorbeeld uit de spelregels, stap voor stap: vier beurten en een puntentelling. Rood is de oudste.
    .name = Een voorbeeld om door te bladeren
feurio-how-to-example-start = Rood draait 3, 6, 6 en 4 om en legt de twee zessen in het midden. Groen zit links van Rood en
    begint.
feurio-how-to-example-green = Groen trekt een 2. De heetste plekken hebben 6 + 4 = 10, onderaan en rechtsboven. Groen mag
    kiezen.
feurio-how-to-example-green-men = Groen kiest rechtsboven en stuurt één brandweerman naar de onderste 6. Drie had
    ook gemogen: die 6 heeft drie velden en drie vrije zijden.
feurio-how-to-example-blue = Blauw trekt een 1: nu heeft alleen de plek onderaan nog 10. Blauw voegt zich bij Groen op de
    onderste 6. Die heeft nog twee vrije zijden, dus er past er maar één bij.
feurio-how-to-example-yellow = De 2 van Geel mag naar boven of naar links (3 + 6 = 9) en gaat naar links. Twee manschappen op
    de bovenste 6: met twee vrije zijden is die vol.
feurio-how-to-example-red = Rood trekt een 5. Weer hebben twee plekken 9: boven met 3 + 6 en linksonder met 2 + 6 +
    1. Ook drie tegels tellen samen.
feurio-how-to-example-red-men = Rood legt hem boven en zet er meteen een brandweerman op.
feurio-how-to-example-later = Twee rondes later. Van deze acht beurten tonen de spelregels alleen hoe ze aflopen; zo kunnen ze gegaan zijn.
feurio-how-to-example-yellow-points = Geel: de 6 is ingesloten en is 0 waard. 2 + 5 = 7, gedeeld door 2 en naar boven
    afgerond, is 4 punten.
feurio-how-to-example-green-points = Groen: 5 + 6 + 1 = 12, gedeeld door 1, is 12 punten. De anderen hebben de wegen om te
    groeien afgesloten.
feurio-how-to-example-blue-points = Blauw: 6 + 4 + 2 = 12, gedeeld door 2, is 6 punten. Twee manschappen op de 4 houden Groen
    tegen.
feurio-how-to-example-red-points = Rood: 1 punt voor de 1, en 5 + 2 = 7, gedeeld door 2, is 4: samen 5. Met een brandweerman
    op de 4 ertussen zouden het er 12 zijn!

feurio-how-to-three = Iedereen heeft 12 manschappen van één kleur en vier neutrale manschappen van de vierde kleur.
    De starttegels vormen een driehoek.
    .name = Met z’n drieën
feurio-how-to-three-turn = In een beurt plaats je eigen of neutrale manschappen, nooit allebei. Neutrale manschappen
    nemen ruimte in, dus je kunt er goed mee blokkeren.
feurio-how-to-three-end = Vóór de puntentelling gaan alle neutrale manschappen van de tegels. Ze kunnen geen
    vuurgreppel betalen.
feurio-how-to-three-picture = Drie starttegels: elke raakt de twee andere.

feurio-how-to-two = Ieder leidt twee kleuren, 24 manschappen. Het vuur begint met twee tegels naast elkaar. In een beurt plaats
    je maar één van je kleuren. Elke kleur telt apart, daarna tel je op.
    .name = Met z’n tweeën

feurio-how-to-solitaire = In je eentje heb je alle 48 manschappen en één starttegel, en je plaatst één kleur per
    beurt. Na de beurt met de laatste tegel heb je gewonnen als:
    .name = Alleen spelen
feurio-how-to-solitaire-placed = alle 48 manschappen in het woud staan,
feurio-how-to-solitaire-region = elke kleur één enkel gebied vormt,
feurio-how-to-solitaire-water = en in elk van de vier een 1 met een vrije zijde ligt.
feurio-how-to-solitaire-picture = Gered! Elke kleur hangt samen, en elke kleur heeft een eigen open 1.

feurio-how-to-cooperative = Met z’n tweeën, drieën of vieren spelen jullie zoals gewoonlijk, maar jullie winnen of
    verliezen samen. Het doel is hetzelfde als wanneer je alleen speelt, en na de beurt met de laatste tegel is het
    afgelopen. Met z’n drieën blijven de neutrale manschappen staan en moeten ook zij een gebied met een open 1
    vormen. Dat is moeilijker dan alleen: jullie plaatsen om de beurt, en er liggen meer tegels voordat de eerste
    brandweerman iets kan doen.
    .name = Samen spelen

feurio-how-to-firebreak = Spelen jullie tegen elkaar, dan mag je je tegel in het geheim bekijken en gesloten op de heetste plek
    leggen: een vuurgreppel. Alleen jij kent het getal.
    .name = Variant: vuurgreppel
feurio-how-to-firebreak-cost = Hij kost een brandweerman uit je voorraad, voorgoed, en deze beurt plaats je niemand.
feurio-how-to-firebreak-zero = Hij brandt met 0 en sluit zijden van zijn buren af zoals elke tegel. Niemand mag erop staan.
feurio-how-to-firebreak-before = Groen heeft een tegel getrokken. De heetste plek heeft 5 + 6 + 2 = 13.
feurio-how-to-firebreak-after = Gesloten maakt hij het rondom niet heter: het vuur gaat ergens anders verder.

feurio-how-to-hotter = Bij de puntentelling rond je naar beneden af in plaats van naar boven. Dan loont het vaker een tegel vol
    te zetten, alleen om de anderen weg te houden.
    .name = Variant: verzengend spel

feurio-how-to-advice = Geen regels, alleen wat de ervaring leert.
    .name = Goed om te weten
feurio-how-to-advice-place = Bezet veel tegels met hoge getallen, en laat ze elkaar raken. Eén laag getal met een vrije zijde,
    het liefst een 1, maakt het hele gebied veel waard.
feurio-how-to-advice-edges = Let op de vrije zijden van je water. Kijk voor je plaatst waar het vuur heen gaat: één
    tegel kan het insluiten.
feurio-how-to-advice-block = Een tegel is vol zodra er evenveel manschappen staan als hij vrije zijden heeft. Twee van jou op de
    juiste tegel kunnen het gebied van een ander in tweeën delen.
feurio-how-to-advice-break = Een vuurgreppel stuurt het vuur: hij koelt zijn omgeving af en kan je water redden of
    dat van een ander insluiten. Maar hij kost een brandweerman, en deze beurt plaats je niemand.
feurio-how-to-advice-hotter = In het verzengende spel verliezen kleine, verspreide gebieden hun breuken. Splits die van de
    anderen, en houd de jouwe bij elkaar.
feurio-how-to-advice-solitaire = Alleen of samen: stuur de eerste manschappen vroeg. Hoe langer je wacht, hoe moeilijker het
    wordt.

### Hoe je FutuRisiko! speelt, op één pagina: feiten en delen, de titel van elk als .name.
### De opbouw, en de stellingen van de plaatjes, staan in present/how_to.json.
### De spelregels noemen geen auteur, leeftijd of speelduur: die komen uit openbare beschrijvingen van het spel.

futurisiko-how-to-players = 4 tot 6; hier ook met 3, als huisregel
    .name = Spelers
futurisiko-how-to-age = Vanaf 12 jaar
    .name = Leeftijd
futurisiko-how-to-time = Twee tot drie uur
    .name = Speelduur
futurisiko-how-to-author = Spartaco Albertarelli
    .name = Auteur

futurisiko-how-to-goal = Bouw tanks, vliegtuigen en onderzeeërs en verover gebieden. Wie er als eerste 20 heeft,
    wint meteen.
    .name = Doel van het spel

futurisiko-how-to-box = Een bord met een wereldkaart, en:
    .name = In de doos
futurisiko-how-to-box-armies = zes legers, elk met 50 tanks, 20 vliegtuigen, 10 onderzeeërs en 20 vlaggen. Een vlag is een garnizoen:
    ze verdedigt, maar verplaatst zich niet en valt nooit aan;
futurisiko-how-to-box-dice = tien dobbelstenen met explosies: elk is één op de drie keer raak;
futurisiko-how-to-box-cards = 60 kaarten van zeven soorten, elk met een stip in een van de zes kleuren.

futurisiko-how-to-board = De kaart heeft 36 gebieden en 8 zeeën. Gebieden zijn van spelers, zeeën van niemand.
    .name = Het bord
futurisiko-how-to-board-links = Japan, Borneo, Nieuw-Guinea, Baffineiland, Victoria-eiland en Groot-Brittannië zijn
    eilanden, maar lijnen verbinden ze met andere gebieden, alsof ze aan land vastzitten.
futurisiko-how-to-board-islands = Groenland en Madagaskar hebben zo’n lijn niet: je komt er alleen met vliegtuigen en onderzeeërs.
futurisiko-how-to-board-round = Links en rechts zijn verbonden: vanuit Japan vliegt een vliegtuig over de
    Noord-Pacific naar Californië.
futurisiko-how-to-board-picture = De twee echte eilanden zijn gemarkeerd. We hadden de spelregels, maar niet het gedrukte bord: deze
    kaart is een reconstructie.

futurisiko-how-to-setup = Iedereen neemt een leger. De kaarten worden geschud.
    .name = Voorbereiding
futurisiko-how-to-setup-first = Draai een kaart om: de speler van die kleur begint. Schud dan nog één keer, en nooit meer: gebruikte
    kaarten gaan onder de stapel.
futurisiko-how-to-setup-flags = Om de beurt zet ieder een vlag op een vrij gebied, tot alles bezet is.
futurisiko-how-to-setup-five = Met vijf spelers gaat er één gebied uit het spel, het liefst Madagaskar of Groenland.
futurisiko-how-to-setup-picture = Vier spelers, elk negen gebieden. Er staan nog alleen vlaggen op het bord.

futurisiko-how-to-round = Een ronde heeft vier fasen. Pas als iedereen met een fase klaar is, begint de volgende.
    .name = Een ronde
futurisiko-how-to-round-sequence = Volgorde: de bovenste kaart wordt omgedraaid. De speler van die kleur is deze ronde de eerste, de
    anderen volgen met de klok mee.
futurisiko-how-to-round-cards = Kaarten: je mag er één hebben voor elke drie gebieden. Wie er te veel heeft, legt weg, wie er te weinig
    heeft, trekt bij. Voor je trekt, mag je één nutteloze kaart wegleggen.
futurisiko-how-to-round-production = Productie: na elkaar bouwt iedereen nieuwe stukken.
futurisiko-how-to-round-operations = Operaties: na elkaar verplaatst ieder eerst zijn stukken en vecht dan.

futurisiko-how-to-production = Elk gebied van jou geeft je één productiepunt.
    .name = Productie
futurisiko-how-to-production-costs = Een tank kost 1 punt, een vliegtuig 2, een onderzeeër 5.
futurisiko-how-to-production-lost = Wat je niet uitgeeft, ben je kwijt. Zijn de stukken op, dan kun je er geen meer bouwen.
futurisiko-how-to-production-places = Tanks en vliegtuigen mogen naar elk gebied van jou, onderzeeërs naar een zee
    aan je kusten.

futurisiko-how-to-movement = Je verplaatst elk stuk hoogstens één keer per ronde. Eerst al je verplaatsingen, dan al je gevechten: daarna
    beweegt er niets meer.
    .name = Verplaatsen
futurisiko-how-to-movement-tank = Een tank rijdt naar een aangrenzend gebied.
futurisiko-how-to-movement-plane = Een vliegtuig vliegt één of twee stappen, over land of zee, en moet in een gebied landen.
futurisiko-how-to-movement-sub = Een onderzeeër vaart naar een aangrenzende zee.
futurisiko-how-to-movement-ferry = Een onderzeeër die niet verplaatst is, brengt jouw tanks over zijn zee, van elke
    kust naar elke andere. Vliegtuigen hebben er niets aan.
futurisiko-how-to-movement-enter = Wie een gebied van een ander binnengaat, valt het binnen en moet er vechten.
futurisiko-how-to-movement-picture = Twee tanks gaan van Congo naar Zuidelijk Afrika, een vliegtuig vliegt van Brazilië over zee naar
    Congo, en de onderzeeër in de Atlantische Oceaan brengt twee tanks van Brazilië naar Noord-Afrika.

futurisiko-how-to-combat = Je vecht om elk gebied dat je bent binnengevallen, in de volgorde die je wilt, tot het einde. Terugtrekken
    kan niet.
    .name = Gevechten
futurisiko-how-to-combat-first = Wie er meer vliegtuigen heeft, gooit eerst; bij evenveel de verdediger. Daarna gooien jullie om de
    beurt.
futurisiko-how-to-combat-dice = Je gooit een dobbelsteen voor elke tank en elk vliegtuig. De verdediger krijgt er twee bij voor de vlag,
    de aanvaller één voor elke onderzeeër in een zee aan dat gebied. Bij elke worp mag je één kaart spelen.
futurisiko-how-to-combat-hits = Voor elke explosie neem je een vijandelijke tank of een vijandelijk vliegtuig weg,
    en jij kiest wat.
futurisiko-how-to-combat-flag = De vlag valt als laatste, door één explosie. Dobbelstenen raken geen onderzeeërs, en onderzeeërs
    verdedigen niet.
futurisiko-how-to-combat-end = Zijn alle verdedigers en de vlag weg, dan plant je je eigen vlag. Heb jij geen tanks en vliegtuigen meer,
    dan is de aanval mislukt.

futurisiko-how-to-example = Een beurt van Rood, van het eerste stuk tot de verovering.
    .name = Een voorbeeld om door te bladeren
futurisiko-how-to-example-points = Rood heeft negen gebieden: 9 punten. Colombia, naast Brazilië, is van Geel, met twee tanks en een
    vliegtuig.
futurisiko-how-to-example-build = Rood bouwt een onderzeeër in de Atlantische Oceaan (5), een vliegtuig (2) en twee tanks (2) in Brazilië:
    alle negen punten zijn op.
futurisiko-how-to-example-march = De anderen hebben ook gebouwd. Nu komt Rood in beweging: drie tanks en twee
    vliegtuigen uit Brazilië vallen Colombia binnen.
futurisiko-how-to-example-fight = Het gevecht. Rood heeft twee vliegtuigen, Geel maar één, dus Rood gooit eerst: zes
    dobbelstenen, voor vijf stukken en de onderzeeër.
futurisiko-how-to-example-hits = Rood speelt een Arma Segreta, voor { $weapon } dobbelstenen extra, en gooit twee explosies: een tank en
    het vliegtuig gaan weg.
futurisiko-how-to-example-back = Geel antwoordt met drie dobbelstenen, één voor de tank en twee voor de vlag, en raakt een tank.
futurisiko-how-to-example-won = Rood gooit weer: twee explosies halen de laatste tank en de vlag weg. Colombia is
    van Rood: het tiende van 20 gebieden.

futurisiko-how-to-cards = We hadden de spelregels, maar niet het blad dat de kaarten uitlegt. Van drie kaarten
    vertellen de spelregels waar ze voor zijn; de rest, en alle waarden, is hier vastgelegd. Heb je het blad, dan
    kun je de waarden ervan invoeren.
    .name = De kaarten
futurisiko-how-to-cards-boost = Super Produzione: { $boost } punten extra in jouw productie.
futurisiko-how-to-cards-missiles = Missili Balistici: een tegenstander heeft { $missile } punten minder in de volgende productie.
futurisiko-how-to-cards-shield = Scudo Spaziale: houdt één kaart Missili Balistici tegen die op jou gericht is.
futurisiko-how-to-cards-weapon = Arma Segreta: { $weapon } dobbelstenen extra bij één worp.
futurisiko-how-to-cards-torpedo = Siluro Killer: brengt bij een worp een onderzeeër van je tegenstander tot zinken, in een zee bij dat
    gevecht.
futurisiko-how-to-cards-truce = Tregua: tot je volgende operaties mogen jij en één tegenstander niet bij elkaar
    binnenvallen.
futurisiko-how-to-cards-treason = Tradimento: maakt meteen een eind aan zo’n wapenstilstand.

futurisiko-how-to-end = Met het 20e gebied is het spel afgelopen, ook als er nog gevechten zijn. Niemand maakt de ronde af. Wie alle
    gebieden kwijt is, doet niet meer mee.
    .name = Het einde

futurisiko-how-to-variants = Spreek dit af voordat je begint.
    .name = Varianten
futurisiko-how-to-variants-practice = Oefenen: geen kaarten in de hand; de stapel bepaalt alleen wie begint.
futurisiko-how-to-variants-goal = Korter: 18 of 16 gebieden zijn genoeg.
futurisiko-how-to-variants-five = Met vijf: je mag elk gebied uit het spel halen.
futurisiko-how-to-variants-three = Met drie: elk 12 gebieden. De spelregels zijn voor vier tot zes; dit is een huisregel.
futurisiko-how-to-variants-limits = Ook huisregels: hoogstens tien dobbelstenen per worp, en een laatste ronde
    waarna wint wie de meeste gebieden heeft.
futurisiko-how-to-variants-files = Een eigen wereldkaart of een eigen kaartenblad.

futurisiko-how-to-advice = Geen regels, alleen wat de ervaring leert.
    .name = Goed om te weten
futurisiko-how-to-advice-cards = Speel je eerste spellen zonder kaarten. Ze komen van pas zodra de rest vertrouwd is.
futurisiko-how-to-advice-tanks = In de eerste rondes zijn goedkope tanks het beste: versterk je gebieden.
futurisiko-how-to-advice-last = Ben je de laatste van de ronde, waag dan iets. Na jou speelt niemand meer, en bij de volgende productie
    kun je de gaten vullen.
futurisiko-how-to-advice-plan = Je valt binnen voordat je vecht, en daarna beweegt er niets meer. Bedenk dus eerst hoeveel er aanvallen en
    hoeveel er thuis blijven.
futurisiko-how-to-advice-islands = Eilanden zijn in het begin veilig, tot iemand vliegtuigen of onderzeeërs bouwt.
futurisiko-how-to-advice-planes = Let op wie meer vliegtuigen heeft. Eén meer dan de ander, en de eerste worp is van jou; met een kaart op
    het juiste moment kan dat dodelijk zijn.
futurisiko-how-to-advice-subs = Onderzeeërs zijn duur, dus bouw ze niet te vroeg. Maar je verliest ze niet snel:
    alleen een speciale kaart brengt ze tot zinken.

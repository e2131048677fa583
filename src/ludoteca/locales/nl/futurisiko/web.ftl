# FutuRisiko! in de browser. Teksten met “kort” staan op een kleine knop of een label: houd ze kort.

## De wereldkaart

futurisiko-web-board = De wereld
futurisiko-web-map = Kaart van de wereld
futurisiko-web-walk = Loop met de pijltjes van plek naar plek, doe iets met Enter, ga terug met Escape. Plus en min zoomen, 0 toont alles.
futurisiko-web-opening = De kaart wordt uitgevouwen …
# Knoppen van de kaart.
futurisiko-web-closer = Dichterbij
futurisiko-web-farther = Verder weg
futurisiko-web-fit = De hele wereld zien
# Wat Enter op een plek doet; komt na wat daar staat.
futurisiko-web-action-claim = Enter neemt het.
futurisiko-web-action-fight = Enter vecht erom.
futurisiko-web-action-build = Enter bouwt hier { $unit ->
        [plane] een vliegtuig
        [sub] een onderzeeër
       *[tank] een tank
    }.
futurisiko-web-action-origin = Enter kiest het om van hier te vertrekken.
futurisiko-web-action-target = Te bereiken vanuit { $from }; Enter gaat erheen.
futurisiko-web-action-leave = Gekozen; Enter laat het los.
# Hoe stukken ergens komen; een legenda naast lijnen. Kort.
futurisiko-web-way-land = over land
futurisiko-web-way-air = door de lucht
futurisiko-web-way-ferry = overgezet
futurisiko-web-way-sail = over zee
futurisiko-web-way-invades = een inval

## Wat je nu kunt doen

futurisiko-web-round-label = De ronde en haar delen
# Kort.
futurisiko-web-round = Ronde { $round }
futurisiko-web-part-draft = Verdeling
futurisiko-web-part-sequence = Volgorde
futurisiko-web-part-cards = Kaarten
futurisiko-web-part-production = Productie
futurisiko-web-part-operations = Operaties

futurisiko-web-now-draft_order = een kaart beslist wie begint.
futurisiko-web-now-claim = kies een vrij gebied; daar komt je vlag. Om de beurt, tot alle gebieden bezet zijn.
futurisiko-web-now-sequence = een kaart beslist wie in deze ronde eerst gaat.
futurisiko-web-now-discard = { $can ->
        [no] je hebt te veel kaarten: kies welke weggaan.
        [only] houd wat je hebt: er mag geen kaart meer weg. Daarna krijg je nieuwe.
       *[yes] kies een kaart die je niet nodig hebt, of houd wat je hebt. Daarna krijg je nieuwe.
    }
futurisiko-web-now-deal = de kaarten worden uitgedeeld.
futurisiko-web-now-shield = { $shields ->
        [no] { $missiles ->
            [one] een raket treft je productie, en je hebt er geen schild tegen.
           *[other] { $missiles } raketten treffen je productie, en je hebt er geen schild tegen.
        }
       *[yes] { $missiles ->
            [one] een raket gaat je productie treffen. Een schild houdt die tegen.
           *[other] { $missiles } raketten gaan je productie treffen. Elk schild houdt er één tegen.
        }
    }
futurisiko-web-now-produce = { $points ->
        [0] alle punten zijn uitgegeven.
        [one] nog 1 punt: kies een stuk, dan plaatsen op de kaart.
       *[other] nog { $points } punten: kies een stuk, dan plaatsen op de kaart.
    }
futurisiko-web-now-diplomacy = vóór je verplaatst, mag je een wapenstilstand spelen of er een verbreken.
futurisiko-web-now-move = { $left ->
        [0] er kan niets meer verplaatst worden.
       *[other] { $from ->
            [no] kies een plek met stukken van jou, en dan waar ze heen gaan. Eerst alle verplaatsingen, dan alle gevechten.
           *[other] waar gaan de stukken uit { $from } heen? Alles wat te bereiken is, is gemarkeerd.
        }
    }
futurisiko-web-now-choose_fight = { $fights ->
        [one] kies het gevecht dat overblijft.
       *[other] kies welk van de { $fights } gevechten nu komt.
    } Er is geen weg terug.
futurisiko-web-now-roll = jij gooit om { $place }.
futurisiko-web-now-hits = de dobbelstenen vallen om { $place }.
futurisiko-web-now-remove = { $hits ->
        [one] één explosie
       *[other] { $hits } explosies
    }: kies wat { $opponent } verliest.
futurisiko-web-now-over = het spel is uit.

futurisiko-web-watch-draft_order = Een kaart beslist wie begint.
futurisiko-web-watch-claim = { $seat } neemt een gebied.
futurisiko-web-watch-sequence = Een kaart beslist wie in deze ronde eerst gaat.
futurisiko-web-watch-discard = { $seat } bekijkt de kaarten.
futurisiko-web-watch-deal = { $seat } krijgt kaarten.
futurisiko-web-watch-shield = { $seat } mag schilden spelen tegen raketten.
futurisiko-web-watch-produce = { $seat } bouwt, { $points ->
        [one] nog 1 punt.
       *[other] nog { $points } punten.
    }
futurisiko-web-watch-diplomacy = { $seat } mag een wapenstilstand sluiten of verbreken.
futurisiko-web-watch-move = { $seat } verplaatst.
futurisiko-web-watch-choose_fight = { $seat } kiest het volgende gevecht.
futurisiko-web-watch-roll = { $seat } gooit om { $place }.
futurisiko-web-watch-hits = De dobbelstenen vallen om { $place }.
futurisiko-web-watch-remove = { $seat } kiest wat de explosies weghalen in { $place }.
futurisiko-web-watch-over = Het spel is uit.

# Knoppen die een stap afsluiten. Kort.
futurisiko-web-do-keep = Houd de rest
futurisiko-web-do-accept = Neem de klap
futurisiko-web-do-built = { $points ->
        [0] Klaar
       *[other] Klaar, { $points } kwijt
    }
futurisiko-web-do-ready = Ga verplaatsen
futurisiko-web-do-moved = { $fights ->
        [0] Klaar
        [one] Klaar, nu vechten
       *[other] Klaar, nu { $fights } gevechten
    }

## Kaarten

futurisiko-web-plays = Kaarten die je kunt spelen
futurisiko-web-discards = Kaarten die je kunt wegleggen
# Kort: knoppen.
futurisiko-web-play = Speel
futurisiko-web-discard = Leg weg

## Productie

futurisiko-web-palette = Welk stuk je bouwt
futurisiko-web-unit-tank = Tank
futurisiko-web-unit-plane = Vliegtuig
futurisiko-web-unit-sub = Onderzeeër
# Kort.
futurisiko-web-cost = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
futurisiko-web-supply = nog { $count }
futurisiko-web-left = { $points ->
        [one] nog 1 punt
       *[other] nog { $points } punten
    }
futurisiko-web-spent = { $points } besteed
futurisiko-web-build-more = { $unit ->
        [plane] Vliegtuigen
        [sub] Onderzeeërs
       *[tank] Tanks
    }: nog { $count } in { $place }

## Verplaatsen

futurisiko-web-sheet = Hoeveel er gaan
futurisiko-web-march = { $unit ->
        [plane] Vliegtuigen
        [sub] Onderzeeërs
       *[tank] Tanks
    } { $way ->
        [air] door de lucht
        [ferry] overgezet ({ $sea })
        [sail] over zee
       *[land] over land
    }
futurisiko-web-fewer = Minder: { $label }
futurisiko-web-more = Meer: { $label }
# Kort: een knop.
futurisiko-web-all = alle
futurisiko-web-go = Verplaats { $count }
futurisiko-web-invade = Val binnen met { $count }
futurisiko-web-cancel = Toch niet
futurisiko-web-explain = Uitleg
futurisiko-web-first = { $seat } gooit eerst: vliegtuigen { $ours } tegen { $theirs }{ $reason ->
        [tie] , bij gelijke stand is het de verdediger (F46).
       *[more] {" "}(F46).
    }
futurisiko-web-support = { $subs ->
        [one] 1 onderzeeër geeft een dobbelsteen extra bij elke worp.
       *[other] { $subs } onderzeeërs geven elk een dobbelsteen extra bij elke worp.
    }
futurisiko-web-win = kans dat de aanval wint: { $chance }
futurisiko-web-invasions = { $count ->
        [one] Een inval
       *[other] { $count } invallen
    }
# Kort: een knop.
futurisiko-web-fight = Vecht
# Tight: a button.
futurisiko-web-fight-for = Vechten: { $place }
# Tight: buttons.
futurisiko-web-fight-on = Tot het einde vechten
futurisiko-web-fight-all = Alle { $fights } uitvechten
futurisiko-web-stop = Stop

## Het gevecht

futurisiko-web-the-fight = Het gevecht om { $place }
futurisiko-web-last-fight = Het laatste gevecht: { $place }
futurisiko-web-attacks = valt aan
futurisiko-web-defends = verdedigt
# Kort: drie knoppen naast elkaar.
futurisiko-web-opens = { $seat } gooit eerst.
futurisiko-web-throw = { $card ->
        [weapon] { $seat } speelt Arma Segreta en gooit
        [torpedo] { $seat } brengt een onderzeeër tot zinken ({ $sea }) met Siluro Killer en gooit
       *[no] { $seat } gooit
    } { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }: { $hits ->
        [0] geen explosie.
        [one] één explosie.
       *[other] { $hits } explosies.
    }
futurisiko-web-throws = Alle worpen van dit gevecht, elk met de kans van de aanval erna
futurisiko-web-end = { $end ->
        [conquered] { $attacker } verovert { $place } op { $defender }.
       *[held] { $defender } houdt { $place } tegen { $attacker }.
    }
# Kort: knoppen.
futurisiko-web-roll = { $dice ->
        [one] Gooi 1 dobbelsteen
       *[other] Gooi { $dice } dobbelstenen
    }
futurisiko-web-with = { $verb ->
        [torpedo] Siluro Killer ({ $sea }), en gooi
       *[weapon] Arma Segreta, en gooi
    }
futurisiko-web-dice-for = Dobbelstenen: { $parts }.
futurisiko-web-remove = Haal weg: { $pieces }
futurisiko-web-tanks = { $count ->
        [one] 1 tank
       *[other] { $count } tanks
    }
futurisiko-web-planes = { $count ->
        [one] 1 vliegtuig
       *[other] { $count } vliegtuigen
    }
futurisiko-web-subs = { $count ->
        [one] 1 onderzeeër
       *[other] { $count } onderzeeërs
    }
futurisiko-web-flag = de vlag

## Naast de kaart

futurisiko-web-show = Toon de gebieden van { $seat }
futurisiko-web-territories = { $count } van { $goal } gebieden
futurisiko-web-place = Plaats in de volgorde van deze ronde
# Kort: de plaats in de volgorde.
futurisiko-web-nth = { $place }e
# Kort: de stukken op het bord naar hun kosten.
futurisiko-web-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
# Kort.
futurisiko-web-missiles = { $count ->
        [one] 1 raket onderweg
       *[other] { $count } raketten onderweg
    }
futurisiko-web-truce = wapenstilstand
futurisiko-web-sum-lands = { $lost ->
        [0] Je verloor geen gebied
        [one] Je verloor 1 gebied
       *[other] Je verloor { $lost } gebieden
    } en won er { $gained ->
        [0] geen.
        [one] 1.
       *[other] { $gained }.
    }
futurisiko-web-sum-truce = Wapenstilstand met { $seat }.
futurisiko-web-sum-missiles = { $count ->
        [one] Er is een raket naar je onderweg.
       *[other] Er zijn { $count } raketten naar je onderweg.
    }
futurisiko-web-out = uit het spel
futurisiko-web-in-supply = Voorraad:
futurisiko-web-hand = Je hand: { $count ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $count } kaarten
    }
futurisiko-web-no-cards = Elk derde gebied geeft een kaart.

## Het einde

futurisiko-web-chart-territories = Gebieden per ronde
futurisiko-web-chart-values = Stukken per ronde, naar hun kosten
futurisiko-web-chart-cards = Kaarten per ronde
futurisiko-web-as-table = Als tabel
futurisiko-web-round-head = Ronde
futurisiko-web-luck = Geluk
futurisiko-web-luck-about = Een dobbelsteen ontploft één keer op drie. De lijn is wat je mocht verwachten.
futurisiko-web-army = Leger
futurisiko-web-luck-dice = Dobbelstenen
futurisiko-web-luck-expected = Verwacht
futurisiko-web-luck-hits = Explosies
futurisiko-web-luck-more = Meer of minder dan verwacht
futurisiko-web-luck-difference = { $n ->
        [0] zoals verwacht
       *[other] { $n } { $side ->
            [fewer] minder
           *[more] meer
        }
    }
futurisiko-web-decisive = Gevechten die beslisten
futurisiko-web-decided = { $end ->
        [conquered] Veroverd, met een kans van { $chance }.
       *[held] Verdedigd, met een kans van { $chance }.
    } Verliezen naar kosten: { $attack } en { $defence }.

## De les. De getallen in deze teksten zijn die van het vaste spel; plekken en knoppen heten zoals op de pagina.

# De namen van de spelers in de les.
futurisiko-web-lesson-you = Generaal
futurisiko-web-lesson-other = { $seat ->
        [1] Ada
        [2] Bruno
       *[other] Clara
    }
futurisiko-web-lesson-world = Vier legers delen deze wereld van 36 gebieden en 8 zeeën. De rode vlaggen zijn van jou: negen gebieden. Wie er als eerste 20 heeft, wint (F56).
futurisiko-web-lesson-pieces = Tanks en vliegtuigen staan bij de vlaggen, onderzeeërs varen in de zeeën. Heel Zuid-Amerika is van jou, behalve Colombia: Geel bewaakt het met twee tanks en een vliegtuig.
futurisiko-web-lesson-sub = Productie: elk gebied geeft je een punt, dus je hebt er 9 (F24). Kies de onderzeeër onder de kaart, voor 5 punten, en druk dan op Atlantische Oceaan.
futurisiko-web-lesson-sub-otherwise = Dat mag, maar het plan vraagt eerst een onderzeeër: die zet tanks over zijn zee (F37) en helpt in gevechten aan zijn kusten (F47). Kies hem onder de kaart en druk dan op Atlantische Oceaan.
futurisiko-web-lesson-arms = Er zijn nog vier punten. Bouw in Brazilië eerst een vliegtuig, dan twee tanks: kies het stuk onder de kaart en druk dan op Brazilië, voor elk één keer.
futurisiko-web-lesson-arms-otherwise = Nieuwe tanks en vliegtuigen mogen in elk gebied van jou (F28), maar voor het plan horen ze allemaal in Brazilië: eerst het vliegtuig, dan twee tanks.
futurisiko-web-lesson-built = Alle negen punten zijn op. Wat overblijft zou je kwijt zijn (F26), dus dit is goed zo. Druk op “Klaar”.
futurisiko-web-lesson-march = De anderen hebben ook gebouwd; nu verplaats jij. Druk op Brazilië: alles binnen bereik licht op, over land, door de lucht en over zee. Druk dan op Colombia en val binnen met alle drie de tanks (F34).
futurisiko-web-lesson-march-otherwise = Elk stuk verplaatst maar één keer per ronde (F33), dus laat ze samen gaan: alle drie de tanks, van Brazilië naar Colombia.
futurisiko-web-lesson-fly = Maar 11% om te winnen! Geel heeft een vliegtuig in Colombia en jij geen, dus Geel zou eerst gooien (F46). Druk weer op Colombia en stuur beide vliegtuigen uit Brazilië: twee tegen één, en de eerste worp is van jou.
futurisiko-web-lesson-fly-otherwise = Bij evenveel vliegtuigen gooit de verdediger eerst (F46), dus ze moeten allebei van Brazilië naar Colombia.
futurisiko-web-lesson-moved = Nu is het 88%: vliegtuigen beslissen wie eerst gooit, en je onderzeeër geeft een dobbelsteen extra. Alle verplaatsingen komen vóór alle gevechten (F42): druk op “Klaar, nu vechten” en dan op “Vecht”.
futurisiko-web-lesson-moved-otherwise = Die mogen blijven en je land bewaken: niemand hoeft te verplaatsen (F33). Druk op “Klaar, nu vechten” en dan op “Vecht”.
futurisiko-web-lesson-weapon = Je gooit een dobbelsteen voor elke tank en elk vliegtuig en een voor de onderzeeër; elk ontploft één op de drie keer (F2, F47). Bij een worp mag je een kaart spelen: druk op Arma Segreta, voor drie dobbelstenen extra (F66).
futurisiko-web-lesson-weapon-otherwise = Zes dobbelstenen is goed, negen is beter: speel Arma Segreta bij deze worp (F66).
futurisiko-web-lesson-remove = Twee explosies, en jij kiest wat ze raken (F50). Een vliegtuig kostte Geel twee punten, een tank maar één: neem het vliegtuig en een tank.
futurisiko-web-lesson-remove-otherwise = Dat mag (F50), maar een vliegtuig is twee tanks waard (F25): neem het vliegtuig en een tank.
futurisiko-web-lesson-again = Geel gooide terug met drie dobbelstenen, één voor de tank en twee voor de vlag (F47), en blies een tank van jou op. Nu jij weer: gooi.
futurisiko-web-lesson-end = De laatste tank en de vlag zijn weg: Colombia is van jou, en je vlag staat er (F54). Dat is de tiende; zo gaat het ronde na ronde verder, tot iemand er 20 heeft (F56). Nu jij!

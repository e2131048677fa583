# FutuRisiko! in de browser. Teksten met “kort” staan op een kleine knop of een label: houd ze kort.

## De wereldkaart

futurisiko-web-board = De wereld
futurisiko-web-map = Kaart van de wereld
futurisiko-web-walk = Loop met de pijltjes, doe iets met Enter, ga terug met Escape. Plus en min zoomen, 0 toont de hele wereld.
futurisiko-web-opening = De kaart wordt uitgevouwen …
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
futurisiko-web-action-origin = Enter: vertrek hiervandaan.
futurisiko-web-action-target = Te bereiken { $from }; Enter gaat erheen.
futurisiko-web-action-leave = Gekozen; Enter annuleert.
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
futurisiko-web-now-claim = neem een vrij gebied: daar komt je vlag.
futurisiko-web-now-sequence = een kaart beslist wie deze ronde als eerste aan de beurt is.
futurisiko-web-now-discard = { $can ->
        [no] { $excess ->
            [one] je hebt een kaart te veel: kies welke weggaat.
           *[other] je hebt { $excess } kaarten te veel: kies welke weggaan.
        }
        [only] houd je kaarten; daarna komen er nieuwe.
       *[yes] leg een kaart weg die je niet nodig hebt, of houd alles. Daarna komen er nieuwe.
    }
futurisiko-web-now-deal = er worden kaarten getrokken.
futurisiko-web-now-shield = { $missiles ->
        [one] { $by ->
            [no] een raket kost
           *[other] een raket van { $by } kost
        }
       *[other] { $by ->
            [no] { $missiles } raketten kosten
           *[other] { $missiles } raketten van { $by } kosten
        }
    } je { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
    }: nog { $rest } over.{ $shields ->
        [no] {""}
       *[yes] {" "}Elk schild houdt er één tegen.
    }
futurisiko-web-now-struck = { $units ->
        [0] raketten vinden geen eenheid van jou.
        [one] raketten vernietigen 1 eenheid waar je het sterkst bent.
       *[other] raketten vernietigen { $units } eenheden waar je het sterkst bent.
    }{ $shields ->
        [no] {""}
       *[yes] {" "}Elk schild houdt er één tegen.
    }
futurisiko-web-now-produce = { $points ->
        [0] alle punten zijn gebruikt.
        [one] nog 1 punt: kies een stuk, tik dan op de kaart.
       *[other] nog { $points } punten: kies een stuk, tik dan op de kaart.
    }
futurisiko-web-now-diplomacy = { $plays ->
        [truce] sluit nu een wapenstilstand, of tik op een gebied om aan te vallen.
        [betray] verbreek nu een wapenstilstand, of tik op een gebied om aan te vallen.
       *[other] sluit of verbreek nu een wapenstilstand, of tik op een gebied om aan te vallen.
    }
futurisiko-web-now-move = { $left ->
        [0] er kan niets meer verplaatst worden.
       *[other] { $from ->
            [no] tik op een gebied om aan te vallen, of op stukken om te verplaatsen.
           *[other] { $goes ->
                [yes] hoeveel gaan erheen?
               *[no] waar gaan de stukken { $from } heen? De doelen lichten op.
            }
        }
    }
futurisiko-web-now-choose_fight = { $fights ->
        [one] er is nog één gevecht: vooruit!
       *[other] welk van de { $fights } gevechten nu?
    }
futurisiko-web-now-roll = jij gooit voor { $place }!
futurisiko-web-now-hits = de dobbelstenen rollen voor { $place } …
futurisiko-web-now-remove = { $hits ->
        [one] één treffer
       *[other] { $hits } treffers
    }: kies wat { $opponent } verliest.
futurisiko-web-now-over = het spel is uit.

futurisiko-web-watch-draft_order = Een kaart beslist wie begint.
futurisiko-web-watch-claim = { $seat } neemt een gebied.
futurisiko-web-watch-sequence = Een kaart beslist wie deze ronde als eerste aan de beurt is.
futurisiko-web-watch-discard = { $seat } bekijkt de kaarten.
futurisiko-web-watch-deal = { $seat } trekt kaarten.
futurisiko-web-watch-produce = { $seat } bouwt, { $points ->
        [one] nog 1 punt.
       *[other] nog { $points } punten.
    }
futurisiko-web-watch-move = { $seat } verplaatst stukken.
futurisiko-web-watch-choose_fight = { $seat } kiest het volgende gevecht.
futurisiko-web-watch-roll = { $seat } gooit voor { $place }.
futurisiko-web-watch-hits = De dobbelstenen rollen voor { $place } …
futurisiko-web-watch-remove = { $seat } kiest de verliezen in het gevecht om { $place }.
futurisiko-web-watch-over = Het spel is uit.

# Knoppen die een stap afsluiten. Kort.
futurisiko-web-do-keep = Alles houden
futurisiko-web-do-built = { $points ->
        [0] Productie afsluiten
        [one] Productie afsluiten (1 punt ongebruikt)
       *[other] Productie afsluiten ({ $points } punten ongebruikt)
    }
futurisiko-web-do-moved = { $fights ->
        [0] Beurt afsluiten
        [one] Begin het gevecht
       *[other] Begin de gevechten ({ $fights })
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
# Kort: een knop die voor alle punten tanks bouwt, waar ze nodig lijken.
futurisiko-web-plan = Plan
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
futurisiko-web-cancel = Annuleren
futurisiko-web-explain = Uitleg
futurisiko-web-first = { $reason ->
        [tie] Geen voordeel in de lucht ({ $ours } tegen { $theirs }): de verdediger gooit eerst ({ $seat }).
       *[more] Meer vliegtuigen ({ $ours } tegen { $theirs }): { $seat } gooit eerst.
    }
futurisiko-web-support = { $subs ->
        [one] 1 onderzeeër geeft een dobbelsteen extra bij elke worp.
       *[other] { $subs } onderzeeërs geven elk een dobbelsteen extra bij elke worp.
    }
futurisiko-web-win = kans om te winnen: { $chance }
futurisiko-web-invasions = { $count ->
        [one] Een inval
       *[other] { $count } invallen
    }
# Kort: een knop.
futurisiko-web-fight = Vecht
# Tight: a button.
futurisiko-web-fight-for = Vecht om { $place }
# Tight: buttons.
futurisiko-web-fight-on = Tot het einde vechten
futurisiko-web-fight-all = { $fights ->
        [2] Beide uitvechten
       *[other] Alle { $fights } uitvechten
    }
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
        [torpedo] { $seat } brengt een onderzeeër tot zinken met Siluro Killer ({ $sea }) en gooit
       *[no] { $seat } gooit
    } { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen
    }: { $hits ->
        [0] mis.
        [one] één treffer!
       *[other] { $hits } treffers!
    }
futurisiko-web-throws = Alle worpen van dit gevecht, elk met de kans van de aanval erna
futurisiko-web-end = { $end ->
        [conquered] { $attacker } verovert { $place } op { $defender }!
       *[held] { $defender } houdt { $place } tegen { $attacker }!
    }
# Kort: knoppen.
futurisiko-web-roll = { $dice ->
        [one] Gooi 1 dobbel{"\u00AD"}steen
       *[other] Gooi { $dice } dobbel{"\u00AD"}stenen
    }
# Een knop voor wie een scherm deelt: de kaarten blijven verborgen. Kort.
futurisiko-web-roll-unseen = { $dice ->
        [one] Gooi 1 dobbelsteen, zonder kaart
       *[other] Gooi { $dice } dobbelstenen, zonder kaart
    }
futurisiko-web-with = { $verb ->
        [torpedo] Gooi met Siluro Killer
       *[weapon] Gooi met Arma Segreta
    }{ $sea ->
        [no] {""}
       *[other] {" "}({ $sea })
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
        [one] 1 raket: −{ $cost }
       *[other] { $count } raketten: −{ $cost }
    }
futurisiko-web-missiles-units = { $count ->
        [one] 1 raket
       *[other] { $count } raketten
    }: −{ $units ->
        [one] 1 eenheid
       *[other] { $units } eenheden
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
        [one] Een raket
       *[other] { $count } raketten
    }{ $by ->
        [no] {""}
       *[other] {" "}van { $by }
    } { $count ->
        [one] kost
       *[other] kosten
    } je straks { $cost ->
        [one] 1 punt
       *[other] { $cost } punten
    }.
futurisiko-web-sum-missiles-units = { $count ->
        [one] Een raket
       *[other] { $count } raketten
    }{ $by ->
        [no] {""}
       *[other] {" "}van { $by }
    }: { $units ->
        [one] 1 eenheid
       *[other] tot { $units } eenheden
    } minder waar je het sterkst bent.
futurisiko-web-out = uit het spel
futurisiko-web-pieces = { $unit ->
       *[tank] Tanks op de kaart: { $count }, in voorraad: { $left }
        [plane] Vliegtuigen op de kaart: { $count }, in voorraad: { $left }
        [sub] Onderzeeërs op de kaart: { $count }, in voorraad: { $left }
    }
futurisiko-web-hand = Je hand: { $count ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $count } kaarten
    }
futurisiko-web-no-cards = Elk derde gebied geeft een kaart.

## Het einde

# Wie gewonnen heeft, in één zin; “you” is wie leest, “all” zijn er meer.
futurisiko-web-won = { $who ->
        [you] { $ahead ->
            [0] Je hebt gewonnen!
            [one] Je wint met één gebied verschil!
           *[other] Je wint met { $ahead } gebieden verschil!
        } De wereld is van jou.
        [all] { $names } delen de overwinning
       *[other] { $ahead ->
            [0] { $names } wint
            [one] { $names } wint met één gebied verschil
           *[other] { $names } wint met { $ahead } gebieden verschil
        }
    }
# Tegen wie verloren heeft.
futurisiko-web-lost = { $territories ->
        [0] Je laatste vlag is gevallen. De volgende oorlog is van jou!
       *[other] { $behind ->
            [0] Wat een spanning! Evenveel gebieden, en toch net niet.
            [one] Net niet! Je kwam maar één gebied tekort.
           *[other] Je kwam { $behind } gebieden tekort. De volgende oorlog is van jou!
        }
    }
futurisiko-web-story = Het verhaal van de oorlog
futurisiko-web-chart-territories = Gebieden per ronde
futurisiko-web-chart-values = Stukken per ronde, naar hun kosten
futurisiko-web-chart-cards = Kaarten per ronde
futurisiko-web-as-table = Als tabel
futurisiko-web-round-head = Ronde
futurisiko-web-luck = Geluk
futurisiko-web-luck-about = Elke dobbelsteen is één op de drie keer raak. De lijn toont wat te verwachten was.
futurisiko-web-army = Leger
futurisiko-web-luck-dice = Dobbelstenen
futurisiko-web-luck-expected = Verwacht
futurisiko-web-luck-hits = Treffers
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
futurisiko-web-lesson-draft = 36 gebieden en 8 zeeën: dit is je wereld. Om de beurt zet ieder een vlag op een vrij gebied. De rode zijn van jou, en er zijn nog vier gebieden. Druk op Peru: het grenst aan jouw Brazilië.
futurisiko-web-lesson-draft-otherwise = Je mag elk vrij gebied nemen, maar wat bij elkaar ligt, verdedig je makkelijker. Neem Peru, naast jouw Brazilië.
futurisiko-web-lesson-sequence = Alle gebieden zijn bezet, negen voor ieder. Nu begint een ronde, met vier fasen: volgorde, kaarten, productie, operaties. De bovenste kaart wordt omgedraaid: ze is rood, dus jij bent deze ronde de eerste.
futurisiko-web-lesson-hand = Dan worden er kaarten gedeeld, één voor elke drie gebieden: jij krijgt Arma Segreta, Tregua en Siluro Killer. De anderen zien alleen hoeveel je er hebt.
futurisiko-web-lesson-world = De eerste ronde is voorbij: iedereen heeft gebouwd en niemand heeft aangevallen. De rode vlaggen zijn van jou: negen gebieden. Wie als eerste 20 heeft, wint!
futurisiko-web-lesson-keep = Een nieuwe ronde: weer komt rood. Voordat je kaarten krijgt, mag je er één wegleggen die je nutteloos lijkt. De jouwe zijn goed: druk op “Alles houden”.
futurisiko-web-lesson-pieces = Tanks en vliegtuigen staan bij de vlaggen, onderzeeërs varen in de zeeën. Heel Zuid-Amerika is van jou, behalve Colombia: Geel bewaakt het met twee tanks en een vliegtuig.
futurisiko-web-lesson-sub = Productie: negen gebieden geven je 9 punten. Kies de onderzeeër onder de kaart, voor 5 punten, en druk dan op de Atlantische Oceaan.
futurisiko-web-lesson-sub-otherwise = Dat mag, maar het plan vraagt eerst een onderzeeër: die brengt tanks over zijn zee en helpt in gevechten aan zijn kusten. Kies hem onder de kaart en druk dan op de Atlantische Oceaan.
futurisiko-web-lesson-arms = Er zijn nog vier punten. Bouw in Brazilië eerst een vliegtuig, dan twee tanks: kies het stuk onder de kaart en druk dan op Brazilië, voor elk één keer.
futurisiko-web-lesson-arms-otherwise = Nieuwe tanks en vliegtuigen mogen in elk gebied van jou, maar voor het plan horen ze allemaal in Brazilië: eerst het vliegtuig, dan twee tanks.
futurisiko-web-lesson-built = Alle negen punten zijn op. Goed zo: ongebruikte punten ben je kwijt. Druk op “Productie afsluiten”.
futurisiko-web-lesson-truce = De anderen hebben ook gebouwd. Voor je stukken verplaatst, mag je een wapenstilstand sluiten. Groen bedreigt je in het oosten: speel Tregua op Groen, en tot je volgende operaties mag geen van jullie bij de ander binnenvallen.
futurisiko-web-lesson-truce-otherwise = Dat mag, maar Groen staat vlak naast jouw Nieuw-Guinea. Speel Tregua op Groen.
futurisiko-web-lesson-march = Nu verplaats je je stukken. Druk op Brazilië: alles binnen bereik licht op, over land, door de lucht en over zee. Druk dan op Colombia en val binnen met alle drie de tanks.
futurisiko-web-lesson-march-otherwise = Elk stuk mag maar één keer per ronde bewegen, dus laat ze samen gaan: alle drie de tanks, van Brazilië naar Colombia.
futurisiko-web-lesson-fly = Maar 11% kans om te winnen! Geel heeft een vliegtuig in Colombia en jij geen, dus Geel zou eerst gooien. Druk weer op Colombia en stuur beide vliegtuigen uit Brazilië: twee tegen één, en de eerste worp is van jou.
futurisiko-web-lesson-fly-otherwise = Bij evenveel vliegtuigen gooit de verdediger eerst, dus ze moeten allebei van Brazilië naar Colombia.
futurisiko-web-lesson-moved = Nu is het 88%: vliegtuigen beslissen wie eerst gooit, en je onderzeeër geeft een dobbelsteen extra. Alle verplaatsingen komen vóór alle gevechten: druk op “Begin het gevecht” en dan op “Vecht om Colombia”.
futurisiko-web-lesson-moved-otherwise = Die mogen blijven en je land bewaken: niets hoeft te bewegen. Druk op “Begin het gevecht” en dan op “Vecht om Colombia”.
futurisiko-web-lesson-weapon = Je gooit een dobbelsteen voor elke tank en elk vliegtuig en een voor de onderzeeër; elke dobbelsteen is één op de drie keer raak. Bij een worp mag je een kaart spelen: druk op Arma Segreta, voor drie dobbelstenen extra.
futurisiko-web-lesson-weapon-otherwise = Zes dobbelstenen is goed, negen is beter: speel Arma Segreta bij deze worp.
futurisiko-web-lesson-remove = Twee treffers, en jij kiest wat ze raken. Een vliegtuig kostte Geel twee punten, een tank maar één: neem het vliegtuig en een tank.
futurisiko-web-lesson-remove-otherwise = Dat mag, maar een vliegtuig is twee tanks waard: neem het vliegtuig en een tank.
futurisiko-web-lesson-again = Geel gooide terug met drie dobbelstenen, één voor de tank en twee voor de vlag, en blies een tank van jou op. Nu jij weer: gooi.
futurisiko-web-lesson-conquest = De laatste tank en de vlag zijn weg: Colombia is van jou, je tiende gebied! Maar in Brazilië staat alleen nog de vlag. Die is nu je garnizoen.
futurisiko-web-lesson-defend = Blauw slaat toe: twee vliegtuigen uit Groot-Brittannië vallen Brazilië binnen! Blauw heeft meer vliegtuigen en gooide eerst, maar mis. Een vlag alleen verdedigt zich met twee dobbelstenen. Gooi!
futurisiko-web-lesson-end = Twee treffers: beide vliegtuigen zijn weg, en de vlag houdt Brazilië! Dat was geluk: laat de volgende keer een tank achter. Zo gaat het ronde na ronde verder, tot iemand er 20 heeft. Verover nu de wereld!

# FutuRisiko! im Browser. Texte mit „kurz“ stehen auf einem kleinen Knopf oder Schild: Sie müssen kurz bleiben.

## Die Weltkarte

futurisiko-web-board = Die Welt
futurisiko-web-map = Karte der Welt
futurisiko-web-walk = Geh mit den Pfeiltasten von Ort zu Ort, handle mit Enter, geh mit Escape zurück. Plus und Minus zoomen, 0 zeigt alles.
futurisiko-web-opening = Die Karte wird entfaltet …
# Knöpfe der Karte.
futurisiko-web-closer = Näher
futurisiko-web-farther = Weiter weg
futurisiko-web-fit = Die ganze Welt sehen
# Was Enter an einem Ort tut; kommt nach dem, was dort steht.
futurisiko-web-action-claim = Enter nimmt es.
futurisiko-web-action-fight = Enter kämpft darum.
futurisiko-web-action-build = Enter baut hier { $unit ->
        [plane] ein Flugzeug
        [sub] ein U-Boot
       *[tank] einen Panzer
    }.
futurisiko-web-action-origin = Enter wählt es als Start einer Bewegung.
futurisiko-web-action-target = Erreichbar, Start: { $from }; Enter geht hin.
futurisiko-web-action-leave = Gewählt; Enter lässt es los.
# Wie Figuren an einen Ort kommen; eine Legende neben Strichen. Kurz.
futurisiko-web-way-land = zu Lande
futurisiko-web-way-air = in der Luft
futurisiko-web-way-ferry = übergesetzt
futurisiko-web-way-sail = zur See
futurisiko-web-way-invades = ein Angriff

## Was du jetzt tun kannst

futurisiko-web-round-label = Die Runde und ihre Teile
# Kurz.
futurisiko-web-round = Runde { $round }
futurisiko-web-part-draft = Verteilung
futurisiko-web-part-sequence = Reihenfolge
futurisiko-web-part-cards = Karten
futurisiko-web-part-production = Produktion
futurisiko-web-part-operations = Operationen

futurisiko-web-now-draft_order = Eine Karte entscheidet, wer beginnt.
futurisiko-web-now-claim = Wähle ein freies Gebiet; dorthin kommt deine Flagge. Reihum, bis alle Gebiete vergeben sind.
futurisiko-web-now-sequence = Eine Karte entscheidet, wer in dieser Runde zuerst dran ist.
futurisiko-web-now-discard = { $can ->
        [no] Du hast zu viele Karten: Wähle, welche weggehen.
        [only] Behalte, was du hast: Mehr darf nicht weg. Danach bekommst du neue Karten.
       *[yes] Wähle eine Karte, die du nicht brauchst, oder behalte, was du hast. Danach bekommst du neue.
    }
futurisiko-web-now-deal = Die Karten werden ausgeteilt.
futurisiko-web-now-shield = { $shields ->
        [no] { $missiles ->
            [one] Eine Rakete trifft deine Produktion, und du hast keinen Schild dagegen.
           *[other] { $missiles } Raketen treffen deine Produktion, und du hast keinen Schild dagegen.
        }
       *[yes] { $missiles ->
            [one] Eine Rakete wird deine Produktion treffen. Ein Schild hält sie auf.
           *[other] { $missiles } Raketen werden deine Produktion treffen. Jeder Schild hält eine auf.
        }
    }
futurisiko-web-now-produce = { $points ->
        [0] alle Punkte sind ausgegeben.
        [one] noch 1 Punkt: wähle eine Figur, dann Orte auf der Karte.
       *[other] noch { $points } Punkte: wähle eine Figur, dann Orte auf der Karte.
    }
futurisiko-web-now-diplomacy = Vor deiner Bewegung darfst du einen Waffenstillstand spielen oder einen brechen.
futurisiko-web-now-move = { $left ->
        [0] Nichts kann sich mehr bewegen.
       *[other] { $from ->
            [no] Wähle einen Ort mit Figuren von dir, dann ihr Ziel. Erst alle Bewegungen, dann alle Kämpfe.
           *[other] Start ist { $from }: Wohin gehen die Figuren? Alles Erreichbare ist markiert.
        }
    }
futurisiko-web-now-choose_fight = { $fights ->
        [one] Wähle den Kampf, der noch bleibt.
       *[other] Wähle, welcher von { $fights } Kämpfen jetzt kommt.
    } Es gibt kein Zurück.
futurisiko-web-now-roll = Du würfelst um { $place }.
futurisiko-web-now-hits = Die Würfel fallen um { $place }.
futurisiko-web-now-remove = { $hits ->
        [one] Eine Explosion
       *[other] { $hits } Explosionen
    }: Wähle, was { $opponent } verliert.
futurisiko-web-now-over = Das Spiel ist vorbei.

futurisiko-web-watch-draft_order = Eine Karte entscheidet, wer beginnt.
futurisiko-web-watch-claim = { $seat } nimmt ein Gebiet.
futurisiko-web-watch-sequence = Eine Karte entscheidet, wer in dieser Runde zuerst dran ist.
futurisiko-web-watch-discard = { $seat } sieht die Karten durch.
futurisiko-web-watch-deal = { $seat } bekommt Karten.
futurisiko-web-watch-shield = { $seat } darf Schilde gegen Raketen spielen.
futurisiko-web-watch-produce = { $seat } baut, { $points ->
        [one] noch 1 Punkt.
       *[other] noch { $points } Punkte.
    }
futurisiko-web-watch-diplomacy = { $seat } darf einen Waffenstillstand schließen oder brechen.
futurisiko-web-watch-move = { $seat } zieht.
futurisiko-web-watch-choose_fight = { $seat } wählt den nächsten Kampf.
futurisiko-web-watch-roll = { $seat } würfelt um { $place }.
futurisiko-web-watch-hits = Die Würfel fallen um { $place }.
futurisiko-web-watch-remove = { $place }: { $seat } wählt, was die Explosionen wegnehmen.
futurisiko-web-watch-over = Das Spiel ist vorbei.

# Knöpfe, die einen Schritt beenden. Kurz.
futurisiko-web-do-keep = Rest behalten
futurisiko-web-do-accept = Hinnehmen
futurisiko-web-do-built = { $points ->
        [0] Fertig
       *[other] Fertig, { $points } verloren
    }
futurisiko-web-do-ready = Zur Bewegung
futurisiko-web-do-moved = { $fights ->
        [0] Fertig
        [one] Fertig, nun der Kampf
       *[other] Fertig, nun { $fights } Kämpfe
    }

## Karten

futurisiko-web-plays = Karten, die du spielen kannst
futurisiko-web-discards = Karten, die du ablegen kannst
# Kurz: Knöpfe.
futurisiko-web-play = Spielen
futurisiko-web-discard = Ablegen

## Produktion

futurisiko-web-palette = Welche Figur du baust
futurisiko-web-unit-tank = Panzer
futurisiko-web-unit-plane = Flugzeug
futurisiko-web-unit-sub = U-Boot
# Kurz.
futurisiko-web-cost = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
futurisiko-web-supply = noch { $count }
futurisiko-web-left = { $points ->
        [one] noch 1 Punkt
       *[other] noch { $points } Punkte
    }
futurisiko-web-spent = { $points } ausgegeben
futurisiko-web-build-more = { $unit ->
        [plane] Flugzeuge
        [sub] U-Boote
       *[tank] Panzer
    }: noch { $count } in { $place }

## Bewegung

futurisiko-web-sheet = Wie viele gehen
futurisiko-web-march = { $unit ->
        [plane] Flugzeuge
        [sub] U-Boote
       *[tank] Panzer
    } { $way ->
        [air] in der Luft
        [ferry] übergesetzt ({ $sea })
        [sail] zur See
       *[land] zu Lande
    }
futurisiko-web-fewer = Weniger: { $label }
futurisiko-web-more = Mehr: { $label }
# Kurz: ein Knopf.
futurisiko-web-all = alle
futurisiko-web-go = { $count } bewegen
futurisiko-web-invade = Mit { $count } angreifen
futurisiko-web-cancel = Abbrechen
futurisiko-web-explain = Erklären
futurisiko-web-first = { $seat } würfelt zuerst: Flugzeuge { $ours } zu { $theirs }{ $reason ->
        [tie] , bei Gleichstand der Verteidiger (F46).
       *[more] {" "}(F46).
    }
futurisiko-web-support = { $subs ->
        [one] 1 U-Boot gibt bei jedem Wurf einen Würfel dazu.
       *[other] { $subs } U-Boote geben bei jedem Wurf je einen Würfel dazu.
    }
futurisiko-web-win = Chance, dass der Angriff gewinnt: { $chance }
futurisiko-web-invasions = { $count ->
        [one] Ein Angriff
       *[other] { $count } Angriffe
    }
# Kurz: ein Knopf.
futurisiko-web-fight = Kämpfen
# Tight: a button.
futurisiko-web-fight-for = Kampf um { $place }
# Tight: buttons.
futurisiko-web-fight-on = Bis zum Ende kämpfen
futurisiko-web-fight-all = Alle { $fights } ausfechten
futurisiko-web-stop = Anhalten

## Der Kampf

futurisiko-web-the-fight = Der Kampf um { $place }
futurisiko-web-last-fight = Der letzte Kampf: { $place }
futurisiko-web-attacks = greift an
futurisiko-web-defends = verteidigt
# Kurz: drei Knöpfe nebeneinander.
futurisiko-web-opens = { $seat } würfelt zuerst.
futurisiko-web-throw = { $card ->
        [weapon] { $seat } spielt Arma Segreta und wirft
        [torpedo] { $seat } versenkt ein U-Boot ({ $sea }) mit Siluro Killer und wirft
       *[no] { $seat } wirft
    } { $dice } Würfel: { $hits ->
        [0] keine Explosion.
        [one] eine Explosion.
       *[other] { $hits } Explosionen.
    }
futurisiko-web-throws = Alle Würfe dieses Kampfes, jeder mit der Chance des Angriffs danach
futurisiko-web-end = { $end ->
        [conquered] { $attacker } erobert { $place } von { $defender }.
       *[held] { $defender } hält { $place } gegen { $attacker }.
    }
# Kurz: Knöpfe.
futurisiko-web-roll = { $dice } Würfel werfen
futurisiko-web-with = { $verb ->
        [torpedo] Siluro Killer ({ $sea }) und werfen
       *[weapon] Arma Segreta und werfen
    }
futurisiko-web-dice-for = Würfel: { $parts }.
futurisiko-web-remove = Wegnehmen: { $pieces }
futurisiko-web-tanks = { $count } Panzer
futurisiko-web-planes = { $count ->
        [one] 1 Flugzeug
       *[other] { $count } Flugzeuge
    }
futurisiko-web-subs = { $count ->
        [one] 1 U-Boot
       *[other] { $count } U-Boote
    }
futurisiko-web-flag = die Flagge

## Neben der Karte

futurisiko-web-show = Gebiete von { $seat } zeigen
futurisiko-web-territories = { $count } von { $goal } Gebieten
futurisiko-web-place = Platz in der Reihenfolge dieser Runde
# Kurz: der Platz in der Reihenfolge.
futurisiko-web-nth = { $place }.
# Kurz: die Figuren auf dem Spielbrett nach ihren Kosten.
futurisiko-web-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
# Kurz.
futurisiko-web-missiles = { $count ->
        [one] 1 Rakete unterwegs
       *[other] { $count } Raketen unterwegs
    }
futurisiko-web-truce = Waffenstillstand
futurisiko-web-sum-lands = { $lost ->
        [0] Du hast kein Gebiet verloren
        [one] Du hast 1 Gebiet verloren
       *[other] Du hast { $lost } Gebiete verloren
    } und { $gained ->
        [0] keines gewonnen.
        [one] 1 gewonnen.
       *[other] { $gained } gewonnen.
    }
futurisiko-web-sum-truce = Waffenstillstand mit { $seat }.
futurisiko-web-sum-missiles = { $count ->
        [one] Eine Rakete ist zu dir unterwegs.
       *[other] { $count } Raketen sind zu dir unterwegs.
    }
futurisiko-web-out = ausgeschieden
futurisiko-web-in-supply = Vorrat:
futurisiko-web-hand = Deine Hand: { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
futurisiko-web-no-cards = Jedes dritte Gebiet bringt eine Karte.

## Das Ende

futurisiko-web-chart-territories = Gebiete nach Runden
futurisiko-web-chart-values = Figuren nach Runden, nach ihren Kosten
futurisiko-web-chart-cards = Karten nach Runden
futurisiko-web-as-table = Als Tabelle
futurisiko-web-round-head = Runde
futurisiko-web-luck = Glück
futurisiko-web-luck-about = Ein Würfel explodiert bei einem von drei Würfen. Der Strich ist, was zu erwarten war.
futurisiko-web-army = Armee
futurisiko-web-luck-dice = Würfel
futurisiko-web-luck-expected = Erwartet
futurisiko-web-luck-hits = Explosionen
futurisiko-web-luck-more = Mehr oder weniger als erwartet
futurisiko-web-luck-difference = { $n ->
        [0] wie erwartet
       *[other] { $n } { $side ->
            [fewer] weniger
           *[more] mehr
        }
    }
futurisiko-web-decisive = Kämpfe, die entschieden haben
futurisiko-web-decided = { $end ->
        [conquered] Erobert, mit einer Chance von { $chance }.
       *[held] Gehalten, mit einer Chance von { $chance }.
    } Verluste nach Kosten: { $attack } und { $defence }.

## Die Lektion. Die Zahlen in diesen Texten sind die ihres festen Spiels; Orte und Knöpfe heißen wie auf der Seite.

# Die Namen der Spieler in der Lektion.
futurisiko-web-lesson-you = General
futurisiko-web-lesson-other = { $seat ->
        [1] Ada
        [2] Bruno
       *[other] Clara
    }
futurisiko-web-lesson-world = Vier Armeen teilen sich diese Welt aus 36 Gebieten und 8 Meeren. Die roten Flaggen sind deine: neun Gebiete. Wer zuerst 20 hält, gewinnt (F56).
futurisiko-web-lesson-pieces = Panzer und Flugzeuge stehen bei den Flaggen, U-Boote schwimmen in den Meeren. Ganz Südamerika gehört dir, nur Kolumbien nicht: Gelb bewacht es mit zwei Panzern und einem Flugzeug.
futurisiko-web-lesson-sub = Produktion: Jedes Gebiet gibt dir einen Punkt, du hast also 9 (F24). Wähle unter der Karte das U-Boot, für 5 Punkte, dann drücke auf Atlantik.
futurisiko-web-lesson-sub-otherwise = Das geht, aber der Plan braucht zuerst ein U-Boot: Es setzt Panzer über sein Meer (F37) und hilft in Kämpfen an seinen Küsten (F47). Wähle es unter der Karte, dann drücke auf Atlantik.
futurisiko-web-lesson-arms = Vier Punkte sind übrig. Bau in Brasilien zuerst ein Flugzeug, dann zwei Panzer: Wähle unter der Karte die Figur, dann drücke auf Brasilien, einmal für jede.
futurisiko-web-lesson-arms-otherwise = Neue Panzer und Flugzeuge dürfen in jedes deiner Gebiete (F28), aber für den Plan gehören alle nach Brasilien: zuerst das Flugzeug, dann zwei Panzer.
futurisiko-web-lesson-built = Alle neun Punkte sind ausgegeben. Was übrig bleibt, wäre verloren (F26), das ist also gut so. Drücke „Fertig“.
futurisiko-web-lesson-march = Die anderen haben auch gebaut; jetzt ziehst du. Drücke auf Brasilien: Alles in Reichweite leuchtet auf, zu Land, durch die Luft und über das Meer. Dann drücke auf Kolumbien und greif mit allen drei Panzern an (F34).
futurisiko-web-lesson-march-otherwise = Jede Figur zieht nur einmal in der Runde (F33), also lass sie zusammen gehen: alle drei Panzer, von Brasilien nach Kolumbien.
futurisiko-web-lesson-fly = Nur 11 % Chance! Gelb hat in Kolumbien ein Flugzeug und du keines, also würde Gelb zuerst würfeln (F46). Drücke noch einmal auf Kolumbien und schick beide Flugzeuge aus Brasilien: zwei gegen eins, und der erste Wurf gehört dir.
futurisiko-web-lesson-fly-otherwise = Bei gleich vielen Flugzeugen würfelt der Verteidiger zuerst (F46), also müssen beide von Brasilien nach Kolumbien.
futurisiko-web-lesson-moved = Jetzt sind es 88 %: Flugzeuge entscheiden, wer zuerst würfelt, und dein U-Boot gibt einen Würfel dazu. Alle Bewegungen kommen vor allen Kämpfen (F42): Drücke „Fertig, nun der Kampf“, dann „Kämpfen“.
futurisiko-web-lesson-moved-otherwise = Die dürfen bleiben und dein Land bewachen: Niemand muss ziehen (F33). Drücke „Fertig, nun der Kampf“, dann „Kämpfen“.
futurisiko-web-lesson-weapon = Du wirfst einen Würfel für jeden Panzer und jedes Flugzeug und einen für das U-Boot; jeder explodiert bei einem von drei Würfen (F2, F47). Zu einem Wurf darfst du eine Karte spielen: Drücke auf Arma Segreta, für drei Würfel mehr (F66).
futurisiko-web-lesson-weapon-otherwise = Sechs Würfel sind gut, neun sind besser: Spiel Arma Segreta zu diesem Wurf (F66).
futurisiko-web-lesson-remove = Zwei Explosionen, und du wählst, was sie treffen (F50). Ein Flugzeug hat Gelb zwei Punkte gekostet, ein Panzer nur einen: Nimm das Flugzeug und einen Panzer.
futurisiko-web-lesson-remove-otherwise = Das geht (F50), aber ein Flugzeug ist zwei Panzer wert (F25): Nimm das Flugzeug und einen Panzer.
futurisiko-web-lesson-again = Gelb hat mit drei Würfeln geantwortet, einem für den Panzer und zwei für die Flagge (F47), und einen deiner Panzer zerstört. Jetzt würfelst wieder du.
futurisiko-web-lesson-end = Der letzte Panzer und die Flagge sind weg: Kolumbien gehört dir, und deine Flagge weht dort (F54). Das sind zehn; so geht es weiter, Runde um Runde, bis jemand 20 hält (F56). Jetzt spiel selbst!

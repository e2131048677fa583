# FutuRisiko! im Browser. Texte mit „kurz“ stehen auf einem kleinen Knopf oder Schild: Sie müssen kurz bleiben.

## Die Weltkarte

futurisiko-web-board = Die Welt
futurisiko-web-map = Karte der Welt
futurisiko-web-walk = Mit den Pfeiltasten gehen, mit Enter handeln, mit Escape zurück. Plus und Minus zoomen, 0 zeigt die ganze Welt.
futurisiko-web-opening = Die Karte wird aufgeklappt …
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
futurisiko-web-action-origin = Enter: von hier ziehen.
futurisiko-web-action-target = Erreichbar { $from }; Enter geht hin.
futurisiko-web-action-leave = Gewählt; Enter bricht ab.
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
futurisiko-web-now-claim = Nimm ein freies Gebiet: Dorthin kommt deine Flagge.
futurisiko-web-now-sequence = Eine Karte entscheidet, wer in dieser Runde zuerst dran ist.
futurisiko-web-now-discard = { $can ->
        [no] { $excess ->
            [one] Du hast eine Karte zu viel: Wähle, welche du ablegst.
           *[other] Du hast { $excess } Karten zu viel: Wähle, welche du ablegst.
        }
        [only] Behalte deine Karten; dann kommen neue.
       *[yes] Leg eine Karte ab, die du nicht brauchst, oder behalte alle. Dann kommen neue.
    }
futurisiko-web-now-deal = Karten werden gezogen.
futurisiko-web-now-shield = { $missiles ->
        [one] { $by ->
            [no] Eine Rakete kostet
           *[other] Eine Rakete von { $by } kostet
        }
       *[other] { $by ->
            [no] { $missiles } Raketen kosten
           *[other] { $missiles } Raketen von { $by } kosten
        }
    } dich { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }: { $rest ->
        [one] 1 bleibt
       *[other] { $rest } bleiben
    }.{ $shields ->
        [no] {""}
       *[yes] {" "}Jeder Schild stoppt eine.
    }
futurisiko-web-now-struck = { $units ->
        [0] Raketen finden keine Einheit von dir.
        [one] Raketen zerstören 1 Einheit, wo du am stärksten bist.
       *[other] Raketen zerstören { $units } Einheiten, wo du am stärksten bist.
    }{ $shields ->
        [no] {""}
       *[yes] {" "}Jeder Schild stoppt eine.
    }
futurisiko-web-now-produce = { $points ->
        [0] Alle Punkte sind verbraucht.
        [one] Noch 1 Punkt: Wähle eine Figur, dann tippe auf die Karte.
       *[other] Noch { $points } Punkte: Wähle eine Figur, dann tippe auf die Karte.
    }
futurisiko-web-now-diplomacy = { $plays ->
        [truce] Schließe jetzt einen Waffenstillstand oder tippe auf ein Gebiet, das du angreifen willst.
        [betray] Brich jetzt einen Waffenstillstand oder tippe auf ein Gebiet, das du angreifen willst.
       *[other] Schließe oder brich jetzt einen Waffenstillstand oder tippe auf ein Gebiet, das du angreifen willst.
    }
futurisiko-web-now-move = { $left ->
        [0] Nichts kann sich mehr bewegen.
       *[other] { $from ->
            [no] Tippe auf ein Angriffsziel oder auf Figuren, die ziehen sollen.
           *[other] { $goes ->
                [yes] Wie viele gehen dorthin?
               *[no] Wohin gehen die Figuren { $from }? Die Ziele leuchten.
            }
        }
    }
futurisiko-web-now-choose_fight = { $fights ->
        [one] Ein Kampf ist noch übrig: los!
       *[other] Welcher der { $fights } Kämpfe kommt jetzt?
    }
futurisiko-web-now-roll = Du würfelst um { $place }!
futurisiko-web-now-hits = Die Würfel fallen im Kampf um { $place } …
futurisiko-web-now-remove = { $hits ->
        [one] Ein Treffer
       *[other] { $hits } Treffer
    }: Wähle, was { $opponent } verliert.
futurisiko-web-now-over = Das Spiel ist vorbei.

futurisiko-web-watch-draft_order = Eine Karte entscheidet, wer beginnt.
futurisiko-web-watch-claim = { $seat } nimmt ein Gebiet.
futurisiko-web-watch-sequence = Eine Karte entscheidet, wer in dieser Runde zuerst dran ist.
futurisiko-web-watch-discard = { $seat } sieht die Karten durch.
futurisiko-web-watch-deal = { $seat } zieht Karten.
futurisiko-web-watch-produce = { $seat } baut, { $points ->
        [one] noch 1 Punkt.
       *[other] noch { $points } Punkte.
    }
futurisiko-web-watch-move = { $seat } zieht.
futurisiko-web-watch-choose_fight = { $seat } wählt den nächsten Kampf.
futurisiko-web-watch-roll = { $seat } würfelt um { $place }.
futurisiko-web-watch-hits = Die Würfel fallen im Kampf um { $place } …
futurisiko-web-watch-remove = { $seat } wählt die Verluste im Kampf um { $place }.
futurisiko-web-watch-over = Das Spiel ist vorbei.

# Knöpfe, die einen Schritt beenden. Kurz.
futurisiko-web-do-keep = Alle behalten
futurisiko-web-do-built = { $points ->
        [0] Produktion beenden
        [one] Produktion beenden (1 Punkt ungenutzt)
       *[other] Produktion beenden ({ $points } Punkte ungenutzt)
    }
futurisiko-web-do-moved = { $fights ->
        [0] Zug beenden
        [one] Kampf beginnen
       *[other] Kämpfe beginnen ({ $fights })
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
# Knapp: ein Knopf, der für alle Punkte Panzer baut, wo sie gebraucht scheinen.
futurisiko-web-plan = Plan
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
futurisiko-web-first = { $reason ->
        [tie] Kein Vorteil in der Luft ({ $ours } zu { $theirs }): Der Verteidiger würfelt zuerst ({ $seat }).
       *[more] Mehr Flugzeuge ({ $ours } zu { $theirs }): { $seat } würfelt zuerst.
    }
futurisiko-web-support = { $subs ->
        [one] 1 U-Boot gibt bei jedem Wurf einen Würfel dazu.
       *[other] { $subs } U-Boote geben bei jedem Wurf { $subs } Würfel dazu.
    }
futurisiko-web-win = Siegchance: { $chance }
futurisiko-web-invasions = { $count ->
        [one] Ein Angriff
       *[other] { $count } Angriffe
    }
# Kurz: ein Knopf.
futurisiko-web-fight = Kämpfen
# Kurz: ein Knopf.
futurisiko-web-fight-for = Kampf um { $place }
# Kurz: Knöpfe.
futurisiko-web-fight-on = Bis zum Ende kämpfen
futurisiko-web-fight-all = { $fights ->
        [2] Beide ausfechten
       *[other] Alle { $fights } ausfechten
    }
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
        [torpedo] { $seat } versenkt ein U-Boot mit Siluro Killer ({ $sea }) und wirft
       *[no] { $seat } wirft
    } { $dice } Würfel: { $hits ->
        [0] kein Treffer.
        [one] ein Treffer!
       *[other] { $hits } Treffer!
    }
futurisiko-web-throws = Alle Würfe dieses Kampfes, jeweils mit der Siegchance danach
futurisiko-web-end = { $end ->
        [conquered] { $attacker } erobert { $place } von { $defender }!
       *[held] { $defender } hält { $place } gegen { $attacker }!
    }
# Kurz: Knöpfe.
futurisiko-web-roll = { $dice } Würfel werfen
# Ein Knopf für alle an einem Bildschirm: Die Karten bleiben verdeckt. Kurz.
futurisiko-web-roll-unseen = { $dice ->
        [one] 1 Würfel werfen, ohne Karte
       *[other] { $dice } Würfel werfen, ohne Karte
    }
futurisiko-web-with = { $verb ->
        [torpedo] Mit Siluro Killer werfen
       *[weapon] Mit Arma Segreta werfen
    }{ $sea ->
        [no] {""}
       *[other] {" "}({ $sea })
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
        [one] 1 Rakete: −{ $cost }
       *[other] { $count } Raketen: −{ $cost }
    }
futurisiko-web-missiles-units = { $count ->
        [one] 1 Rakete
       *[other] { $count } Raketen
    }: −{ $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
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
        [one] Eine Rakete
       *[other] { $count } Raketen
    }{ $by ->
        [no] {""}
       *[other] {" "}von { $by }
    } { $count ->
        [one] kostet
       *[other] kosten
    } dich bald { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }.
futurisiko-web-sum-missiles-units = { $count ->
        [one] Eine Rakete
       *[other] { $count } Raketen
    }{ $by ->
        [no] {""}
       *[other] {" "}von { $by }
    }: { $units ->
        [one] 1 Einheit
       *[other] bis zu { $units } Einheiten
    } weniger, wo du am stärksten bist.
futurisiko-web-out = ausgeschieden
futurisiko-web-pieces = { $unit ->
       *[tank] Panzer auf der Karte: { $count }, im Vorrat: { $left }
        [plane] Flugzeuge auf der Karte: { $count }, im Vorrat: { $left }
        [sub] U-Boote auf der Karte: { $count }, im Vorrat: { $left }
    }
futurisiko-web-hand = Deine Hand: { $count ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $count } Karten
    }
futurisiko-web-no-cards = Jedes dritte Gebiet bringt eine Karte.

## Das Ende

# Wer gewonnen hat, in einem Satz; „you“ ist, wer liest, „all“ sind mehrere.
futurisiko-web-won = { $who ->
        [you] { $ahead ->
            [0] Du hast gewonnen!
            [one] Du gewinnst mit einem Gebiet Vorsprung!
           *[other] Du gewinnst mit { $ahead } Gebieten Vorsprung!
        } Die Welt gehört dir.
        [all] { $names } teilen sich den Sieg
       *[other] { $ahead ->
            [0] { $names } gewinnt
            [one] { $names } gewinnt mit einem Gebiet Vorsprung
           *[other] { $names } gewinnt mit { $ahead } Gebieten Vorsprung
        }
    }
# Zu wem verloren hat.
futurisiko-web-lost = { $territories ->
        [0] Deine letzte Flagge ist gefallen. Der nächste Krieg gehört dir!
       *[other] { $behind ->
            [0] So knapp! Gleich viele Gebiete, und doch hat es nicht gereicht.
            [one] So knapp! Dir hat nur ein Gebiet gefehlt.
           *[other] Dir haben { $behind } Gebiete gefehlt. Der nächste Krieg gehört dir!
        }
    }
futurisiko-web-story = Die Geschichte des Krieges
futurisiko-web-chart-territories = Gebiete nach Runden
futurisiko-web-chart-values = Figuren nach Runden, nach ihren Kosten
futurisiko-web-chart-cards = Karten nach Runden
futurisiko-web-as-table = Als Tabelle
futurisiko-web-round-head = Runde
futurisiko-web-luck = Glück
futurisiko-web-luck-about = Jeder Würfel trifft im Schnitt jedes dritte Mal. Die Linie zeigt, was zu erwarten war.
futurisiko-web-army = Armee
futurisiko-web-luck-dice = Würfel
futurisiko-web-luck-expected = Erwartet
futurisiko-web-luck-hits = Treffer
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
futurisiko-web-lesson-draft = 36 Gebiete und 8 Meere: Das ist deine Welt. Reihum setzt jeder eine Flagge auf ein freies Gebiet. Die roten Flaggen sind deine, und vier Gebiete sind noch frei. Drücke auf Peru: Es grenzt an dein Brasilien.
futurisiko-web-lesson-draft-otherwise = Du darfst jedes freie Gebiet nehmen, aber was beisammen liegt, lässt sich besser verteidigen. Nimm Peru, neben deinem Brasilien.
futurisiko-web-lesson-sequence = Alle Gebiete sind besetzt, neun für jeden. Jetzt beginnt eine Runde, mit vier Phasen: Reihenfolge, Karten, Produktion, Operationen. Die oberste Karte wird aufgedeckt: Sie ist rot, also bist du in dieser Runde zuerst dran.
futurisiko-web-lesson-hand = Dann werden Karten verteilt, eine für je drei Gebiete: Du bekommst Arma Segreta, Tregua und Siluro Killer. Die anderen sehen nur, wie viele du hast.
futurisiko-web-lesson-world = Die erste Runde ist vorbei: Alle haben gebaut, und niemand hat angegriffen. Die roten Flaggen sind deine: neun Gebiete. Wer zuerst 20 hält, gewinnt!
futurisiko-web-lesson-keep = Eine neue Runde: Wieder kommt Rot. Bevor es Karten gibt, darfst du eine ablegen, die dir nutzlos scheint. Deine sind gut: Drücke „Alle behalten“.
futurisiko-web-lesson-pieces = Panzer und Flugzeuge stehen bei den Flaggen, U-Boote fahren in den Meeren. Ganz Südamerika gehört dir, nur Kolumbien nicht: Gelb bewacht es mit zwei Panzern und einem Flugzeug.
futurisiko-web-lesson-sub = Produktion: Neun Gebiete geben dir 9 Punkte. Wähle unter der Karte das U-Boot, für 5 Punkte, dann drücke auf den Atlantik.
futurisiko-web-lesson-sub-otherwise = Das geht, aber der Plan braucht zuerst ein U-Boot: Es setzt Panzer über sein Meer und hilft in Kämpfen an seinen Küsten. Wähle es unter der Karte, dann drücke auf den Atlantik.
futurisiko-web-lesson-arms = Vier Punkte sind übrig. Bau in Brasilien zuerst ein Flugzeug, dann zwei Panzer: Wähle unter der Karte die Figur, dann drücke auf Brasilien, einmal für jede.
futurisiko-web-lesson-arms-otherwise = Neue Panzer und Flugzeuge dürfen in jedes deiner Gebiete, aber für den Plan gehören alle nach Brasilien: zuerst das Flugzeug, dann zwei Panzer.
futurisiko-web-lesson-built = Alle neun Punkte sind ausgegeben. Gut so: Ungenutzte Punkte verfallen. Drücke „Produktion beenden“.
futurisiko-web-lesson-truce = Die anderen haben auch gebaut. Bevor du ziehst, darfst du einen Waffenstillstand schließen. Grün bedroht dich im Osten: Spiel Tregua gegen Grün, und bis zu deinen nächsten Operationen darf keiner den anderen angreifen.
futurisiko-web-lesson-truce-otherwise = Das geht, aber Grün steht direkt neben deinem Neuguinea. Spiel Tregua gegen Grün.
futurisiko-web-lesson-march = Jetzt ziehst du. Drücke auf Brasilien: Alles in Reichweite leuchtet auf, zu Lande, durch die Luft und über das Meer. Dann drücke auf Kolumbien und greif mit allen drei Panzern an.
futurisiko-web-lesson-march-otherwise = Jede Figur zieht nur einmal in der Runde, also lass sie zusammen gehen: alle drei Panzer, von Brasilien nach Kolumbien.
futurisiko-web-lesson-fly = Nur 11 % Chance! Gelb hat in Kolumbien ein Flugzeug und du keines, also würde Gelb zuerst würfeln. Drücke noch einmal auf Kolumbien und schick beide Flugzeuge aus Brasilien: zwei gegen eins, und der erste Wurf gehört dir.
futurisiko-web-lesson-fly-otherwise = Bei gleich vielen Flugzeugen würfelt der Verteidiger zuerst, also müssen beide von Brasilien nach Kolumbien.
futurisiko-web-lesson-moved = Jetzt sind es 88 %: Flugzeuge entscheiden, wer zuerst würfelt, und dein U-Boot gibt einen Würfel dazu. Alle Bewegungen kommen vor allen Kämpfen: Drücke „Kampf beginnen“, dann „Kampf um Kolumbien“.
futurisiko-web-lesson-moved-otherwise = Die dürfen bleiben und dein Land bewachen: Niemand muss ziehen. Drücke „Kampf beginnen“, dann „Kampf um Kolumbien“.
futurisiko-web-lesson-weapon = Du wirfst einen Würfel für jeden Panzer und jedes Flugzeug und einen für das U-Boot; jeder Würfel trifft im Schnitt jedes dritte Mal. Zu einem Wurf darfst du eine Karte spielen: Drücke auf Arma Segreta, für drei Würfel mehr.
futurisiko-web-lesson-weapon-otherwise = Sechs Würfel sind gut, neun sind besser: Spiel Arma Segreta zu diesem Wurf.
futurisiko-web-lesson-remove = Zwei Treffer, und du wählst, was sie wegnehmen. Ein Flugzeug hat Gelb zwei Punkte gekostet, ein Panzer nur einen: Nimm das Flugzeug und einen Panzer.
futurisiko-web-lesson-remove-otherwise = Das geht, aber ein Flugzeug ist zwei Panzer wert: Nimm das Flugzeug und einen Panzer.
futurisiko-web-lesson-again = Gelb hat mit drei Würfeln geantwortet, einem für den Panzer und zwei für die Flagge, und einen deiner Panzer zerstört. Jetzt würfelst wieder du.
futurisiko-web-lesson-conquest = Der letzte Panzer und die Flagge sind weg: Kolumbien gehört dir, dein zehntes Gebiet! Aber in Brasilien ist nur die Flagge geblieben. Sie ist jetzt deine Besatzung.
futurisiko-web-lesson-defend = Blau schlägt zu: Zwei Flugzeuge aus Großbritannien dringen in Brasilien ein! Blau hat mehr Flugzeuge und hat zuerst gewürfelt, aber nichts getroffen. Eine Flagge allein verteidigt sich mit zwei Würfeln. Würfle!
futurisiko-web-lesson-end = Zwei Treffer: Beide Flugzeuge sind weg, und die Flagge hält Brasilien! Das war Glück: Lass beim nächsten Mal einen Panzer dort. So geht es weiter, Runde um Runde, bis jemand 20 hält. Jetzt erobere die Welt!

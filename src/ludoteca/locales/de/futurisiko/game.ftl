### Was FutuRisiko! über Züge, Ausgang und Optionen sagt. Die Regeln selbst stehen in futurisiko-rules.ftl.

futurisiko-about = Panzer, Flugzeuge und U-Boote auf einer Weltkarte, für 4 bis 6 Armeen. Optionen: seats=4 bis 6, oder 3 als Hausregel (F11); cards
    (off ist das Übungsspiel, F23); goal=20, 18 oder 16 Gebiete (F56); removed=ein Gebiet (nur mit 5 Plätzen, F14);
    dice_cap=10 (F3); round_limit=eine Zahl von Runden (F59); map=eine Weltkarte (F10, siehe „ludoteca map list“);
    sheet=ein Kartenblatt (F60, siehe „ludoteca sheet list“).
futurisiko-nutshell = Erobere { $goal } Gebiete! Bau Panzer, Flugzeuge und U-Boote, zieh mit ihnen um die Welt und lass die Würfel rollen.

# Die Sprache der Namen auf der Weltkarte.
futurisiko-language = de

futurisiko-army = { $army ->
        [red] Rot
        [yellow] Gelb
        [blue] Blau
        [green] Grün
        [violet] Violett
       *[black] Schwarz
    }
futurisiko-card-kind = { $card ->
        [arma_segreta] Arma Segreta
        [siluro_killer] Siluro Killer
        [super_produzione] Super Produzione
        [missili_balistici] Missili Balistici
        [scudo_spaziale] Scudo Spaziale
        [tregua] Tregua
       *[tradimento] Tradimento
    }
futurisiko-card = { futurisiko-card-kind } ({ futurisiko-army })
futurisiko-pieces = { $unit ->
        [tank] { $count } Panzer
        [plane] { $count ->
            [one] 1 Flugzeug
           *[other] { $count } Flugzeuge
        }
       *[sub] { $count ->
            [one] 1 U-Boot
           *[other] { $count } U-Boote
        }
    }

## Wortgruppen

futurisiko-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
futurisiko-and = { $words } und { $last }
futurisiko-flag = Flagge
futurisiko-the-flag = die Flagge
futurisiko-dice-part = { $what ->
        [tanks] { $count } Panzer
        [planes] { $count ->
            [one] 1 Flugzeug
           *[other] { $count } Flugzeuge
        }
        [flag] die Flagge ({ $count })
        [subs] { $count ->
            [one] 1 U-Boot
           *[other] { $count } U-Boote
        }
       *[weapon] Arma Segreta ({ $count })
    }
futurisiko-dice-capped = zusammen nicht mehr als { $dice }
futurisiko-dice = { $dice } Würfel
futurisiko-outlook = { $attack } gegen { $defence }; { $reason ->
        [tie] kein Vorteil in der Luft, also würfelt der Verteidiger zuerst ({ $first })
        [more] { $first } hat mehr Flugzeuge und würfelt zuerst
       *[next] als Nächstes würfelt { $first }
    }. Siegchance { $win }{ $units ->
        [1] {""}
       *[other] {""}; nach einem Sieg bleiben im Schnitt { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { $units } Einheiten
    }.

## Die Stellung in Worten

futurisiko-words-seat = { futurisiko-army }: { $count ->
        [out] ausgeschieden
        [0] noch kein Gebiet
        [one] 1 Gebiet
       *[other] { $count } Gebiete
    }, { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $pending ->
        [0] .
        [one] , 1 Rakete unterwegs.
       *[other] , { $pending } Raketen unterwegs.
    }
futurisiko-words-territory = { $territory }: { $pieces }.
futurisiko-words-subs = { $sea }: { $count ->
        [one] 1 U-Boot
       *[other] { $count } U-Boote
    } von { futurisiko-army }.
futurisiko-words-truce = Waffenstillstand zwischen { $one } und { $other }.
futurisiko-words-only-flags = Nur mit Flagge: { $territories }.
futurisiko-words-moment = { $round ->
        [0] Die Verteilung.
       *[other] Runde { $round }.
    }

## Der Augenblick

futurisiko-invasion = { $place } ({ $defender }): { $outlook }
futurisiko-fight = Kampf: { $place } ({ $defender }). { $outlook }
# Was Raketen kosten, nach dem, den sie treffen.
futurisiko-toll = { $cost ->
        [0] { $units ->
            [0] {""}
           *[other] :{" "}
        }
        [one] : −1 Punkt
       *[other] : −{ $cost } Punkte
    }{ $units ->
        [0] {""}
       *[other] { $cost ->
            [0] {""}
           *[other] ,{" "}
        }−{ $units } { $units ->
            [one] Einheit
           *[other] Einheiten
        }
    }
futurisiko-asks = { $phase ->
        [draft_order] Eine Karte entscheidet, wer beginnt.
        [claim] { $seat } nimmt ein freies Gebiet, zum Beispiel „claim india“.
        [sequence] Eine Karte entscheidet, wer in dieser Runde zuerst dran ist.
        [discard] { $seat } hat { $size } von höchstens { $limit } Karten: { $free ->
            [any] Leg ab („discard“), was du nicht brauchst, behalte den Rest („keep“) und zieh nach
            [none] Behalte sie („keep“) und zieh nach
           *[one] Leg ab („discard“), was zu viel ist, und wenn du willst, noch eine; behalte den Rest („keep“) und
                zieh nach
        }.
        [deal] { $seat } bekommt Karten.
        [shield] { $missiles ->
            [one] 1 Rakete wird
           *[other] { $missiles } Raketen werden
        } { $seat } treffen{ futurisiko-toll }. „shield“ stoppt eine, „accept“ nimmt, was übrig ist.
        [produce] { $points ->
            [0] { $seat } hat keine Punkte mehr
            [one] { $seat } hat noch 1 Punkt: Ein Panzer kostet { $tank }
           *[other] { $seat } hat noch { $points } Punkte: Ein Panzer kostet { $tank }, ein Flugzeug { $plane }, ein
                U-Boot { $sub }
        }. „built“ beendet die Produktion.
        [diplomacy] { $seat } darf einen Waffenstillstand schließen oder brechen. „ready“ geht weiter zur Bewegung.
        [move] { $seat } zieht; was in ein Gebiet eines anderen kommt, wird darum kämpfen. „moved“ beendet die Bewegung.
        [choose_fight] { $seat } wählt den nächsten Kampf.
        [roll] { $seat } wirft { $dice } Würfel im Kampf um { $place }, mit einer Karte oder ohne.
        [hits] { $dice ->
            [one] 1 Würfel fällt
           *[other] { $dice } Würfel fallen
        } im Kampf um { $place }.
        [remove] { $place }: { $hits ->
            [one] 1 Explosion
           *[other] { $hits } Explosionen
        }. { $seat } wählt, was { $opponent } davon verliert: { $pieces }.
       *[over] Das Spiel ist vorbei.
    }
futurisiko-card-told = { futurisiko-card-kind } ({ $colours }): { $use }.
futurisiko-card-use = { $card ->
        [arma_segreta] { futurisiko-effect-weapon }; tippe „weapon { $army }“
        [siluro_killer] versenkt bei einem Wurf von dir ein U-Boot des Gegners neben diesem Kampf; tippe
            „torpedo { $army } MEER“
        [super_produzione] { futurisiko-effect-boost }; tippe „boost { $army }“
        [missili_balistici] { futurisiko-effect-missile }; tippe
            „launch { $army } PLATZ“
        [scudo_spaziale] stoppt am Anfang deiner Produktion eine Rakete; tippe „shield { $army }“
        [tregua] { futurisiko-effect-truce }; tippe
            „truce { $army } PLATZ“
       *[tradimento] beendet vor deiner Bewegung einen Waffenstillstand, der dich bindet; tippe
            „betray { $army } PLATZ“
    }

## Was die Karten nach dem Blatt des Tisches tun, wo immer es gesagt wird

futurisiko-effect-weapon = { $weapon_times ->
        [1] { $weapon ->
            [one] 1 Würfel mehr in einem Wurf von dir
           *[other] { $weapon } Würfel mehr in einem Wurf von dir
        }
        [2] doppelt so viele Würfel in einem Wurf von dir
       *[other] { $weapon_times }-mal so viele Würfel in einem Wurf von dir
    }{ $weapon_limit ->
        [0] {""}
       *[other] , höchstens { $weapon_limit } mehr
    }
futurisiko-effect-boost = { $boost_times ->
        [1] { $boost ->
            [one] 1 Punkt mehr in deiner Produktion
           *[other] { $boost } Punkte mehr in deiner Produktion
        }
        [2] verdoppelt die Punkte, die du noch ausgeben kannst
       *[other] das { $boost_times }-Fache der Punkte, die du noch ausgeben kannst
    }{ $boost_limit ->
        [0] {""}
       *[other] , höchstens { $boost_limit } mehr
    }
futurisiko-effect-missile = ein Gegner verliert { futurisiko-missile-loss }
futurisiko-missile-loss = { $missile_units ->
        [0] { $missile_divisor ->
            [1] { $missile ->
                [one] 1 Punkt in der nächsten Produktion
               *[other] { $missile } Punkte in der nächsten Produktion
            }
            [2] die Hälfte der nächsten Produktion
            [3] zwei Drittel der nächsten Produktion
           *[4] drei Viertel der nächsten Produktion
        }
        [one] bei der nächsten Produktion 1 Einheit, wo er am stärksten ist
       *[other] bei der nächsten Produktion { $missile_units } Einheiten, wo er am stärksten ist
    }{ $missile_limit ->
        [0] {""}
       *[other] , höchstens { $missile_limit } Punkte
    }
futurisiko-effect-truce = { $truce_rounds ->
        [1] vor deiner Bewegung ein Waffenstillstand mit einem Gegner bis zu deinen nächsten Operationen
       *[other] vor deiner Bewegung ein Waffenstillstand von { $truce_rounds } Runden mit einem Gegner
    }

## Züge und Optionen, die nicht stimmen

futurisiko-malformed = „{ $text }“ ist kein Zug. Züge sehen so aus: „claim india“, „discard tregua:red“, „keep“, „shield red“,
    „accept“, „boost red“, „launch red 2“, „build tank 3 india“, „built“, „truce red 2“, „betray red 2“, „ready“,
    „move plane 1 india cina“, „ferry 2 india borneo oceano_indiano“, „moved“, „fight india“, „roll“, „weapon red“,
    „torpedo red atlantico“, „remove 2 1“.
futurisiko-hidden-card = „{ $text }“ steht für eine Karte, die der Leser dieser Aufzeichnung nicht gesehen hat; eine solche
    Aufzeichnung kann man lesen, aber nicht nachspielen.
futurisiko-option-seats = FutuRisiko! ist für 4 bis 6 Plätze, als Hausregel auch für 3, nicht „{ $found }“.
futurisiko-option-goal = Das Ziel sind 20, 18 oder 16 Gebiete, nicht „{ $found }“.
futurisiko-option-removed-seats = Nur mit 5 Plätzen ist ein Gebiet nicht im Spiel, nicht mit { $seats }.
futurisiko-option-removed = „{ $found }“ ist kein Gebiet dieser Weltkarte und kann darum nicht weggelassen werden.
futurisiko-option-dice-cap = Für Würfel ist die Grenze 10 oder keine (null), nicht „{ $found }“.
futurisiko-option-round-limit = Die Zahl der Runden ist mindestens 1 oder ohne Grenze (null), nicht „{ $found }“.

## Ausgang

futurisiko-goal-reached = { futurisiko-army } hält { $count } Gebiete und beherrscht die Welt!
futurisiko-last-round = Runde { $rounds } war die letzte. { $decided ->
        [territories] { $most } Gebiete gegen { $next }.
        [pieces] Gleichstand mit { $most } Gebieten: Die teureren Figuren entscheiden ({ $worth } gegen { $next_worth } Punkte).
        [shared] Gleichstand mit { $most } Gebieten: Die teuersten Figuren entscheiden ({ $worth } gegen { $next_worth } Punkte), und { $winners } teilen sich den Sieg.
       *[nothing] Gleichstand mit { $most } Gebieten und gleich teuren Figuren ({ $worth } Punkte): Der Sieg wird geteilt.
    }

## Nicht dein Zug, oder nicht jetzt

futurisiko-over = Das Spiel ist vorbei.
futurisiko-other-step = Das geht jetzt nicht: { $phase ->
        [draft_order] Eine Karte wird aufgedeckt, um zu sehen, wer die Verteilung beginnt
        [claim] { futurisiko-army } nimmt ein Gebiet
        [sequence] Eine Karte wird aufgedeckt, um zu sehen, wer die Runde beginnt
        [discard] { futurisiko-army } legt Karten ab oder behält sie
        [deal] { futurisiko-army } bekommt eine Karte
        [shield] { futurisiko-army } spielt einen Schild oder nimmt die Raketen hin
        [produce] { futurisiko-army } produziert
        [diplomacy] { futurisiko-army } darf einen Waffenstillstand schließen oder brechen und ist dann bereit
        [move] { futurisiko-army } zieht
        [choose_fight] { futurisiko-army } wählt, wo gekämpft wird
        [roll] { futurisiko-army } würfelt
        [hits] Die Würfel sind geworfen, und die Explosionen werden gezählt
       *[remove] { futurisiko-army } wählt, was die Explosionen wegnehmen
    }.

## Nicht erlaubt

futurisiko-not-on-top = { $card } kann nicht die nächste Karte des Stapels sein.
futurisiko-not-held = { $name } hast du nicht.
futurisiko-over-limit = { $territories ->
        [one] Mit einem Gebiet
       *[other] Mit { $territories } Gebieten
    } darfst du { $limit ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $limit } Karten
    } haben, und du hast { $size }: Leg erst Karten ab, bis es stimmt.
futurisiko-one-for-free = Wer nicht zu viele Karten hat, darf vor dem Ziehen nur eine ablegen, und die ist schon weg: Behalte den Rest („keep“).
futurisiko-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }: Die Plätze sind 0 bis { $last }.
futurisiko-at-oneself = { $verb ->
        [launch] Raketen schießt man auf einen Gegner, nicht auf sich selbst
        [truce] Einen Waffenstillstand schließt man mit einem Gegner, nicht mit sich selbst
       *[betray] Man bricht einen Waffenstillstand mit einem Gegner, nicht mit sich selbst
    }.
futurisiko-seat-is-out = { futurisiko-army } ist ausgeschieden.
futurisiko-truce-there = Mit { futurisiko-army } gibt es schon einen Waffenstillstand.
futurisiko-no-truce = Mit { futurisiko-army } gibt es keinen Waffenstillstand, den man brechen könnte.
futurisiko-plane-at-sea = { $place } ist ein Meer: Ein Flugzeug darf darüber fliegen, aber nie dort bleiben.
futurisiko-no-such-territory = Auf der Weltkarte gibt es kein Gebiet „{ $place }“.
futurisiko-no-such-sea = Auf der Weltkarte gibt es kein Meer „{ $place }“.
futurisiko-removed = { $place } ist nicht in diesem Spiel: Niemand darf hinein.
futurisiko-claimed = { $place } hat schon eine Flagge von { futurisiko-army }: Nimm ein freies Gebiet.
futurisiko-sea-apart = { $sea } berührt kein Gebiet von dir: U-Boote baut man in Meeren, die das tun.
futurisiko-not-own = { $place } gehört dir nicht: Panzer und Flugzeuge baut man in eigenen Gebieten.
futurisiko-nothing = Mindestens eine Figur ist nötig.
futurisiko-supply = { futurisiko-pieces } zu bauen geht nicht: Im Vorrat { $supply ->
        [0] ist davon nichts mehr
        [one] ist davon nur noch 1
       *[other] sind davon nur noch { $supply }
    }.
futurisiko-too-dear = { futurisiko-pieces } zu bauen kostet { $cost } Punkte; übrig sind { $points }.
futurisiko-same-place = { $place } → { $place } ist keine Bewegung.
futurisiko-too-far = { $origin } → { $target } ist zu weit: { $unit ->
        [tank] Ein Panzer fährt zu Lande in ein Nachbargebiet
        [plane] Ein Flugzeug fliegt einen Schritt, oder zwei über ein Gebiet oder ein Meer
       *[sub] Ein U-Boot fährt in ein angrenzendes Meer
    }.
futurisiko-truce-forbids = Ein Waffenstillstand mit { futurisiko-army } schützt { $place }.
futurisiko-invaders-stay = { $place }: Wer hier eingedrungen ist, bleibt und kämpft.
futurisiko-nothing-to-move = { $there ->
        [0] { $place }: Du hast hier keine Figuren.
       *[other] { $place }: Deine Figuren hier haben sich in dieser Runde schon alle bewegt.
    } Wähle zuerst einen Ort, von dem deine Figuren noch fort können, dann wohin sie gehen.
futurisiko-not-so-many = { $place }: { $there ->
        [0] Du hast hier keine { $unit ->
            [tank] Panzer
            [plane] Flugzeuge
           *[sub] U-Boote
        }.
       *[other] Von deinen { $unit ->
            [tank] Panzern
            [plane] Flugzeugen
           *[sub] U-Booten
        } hier { $fresh ->
            [0] kann sich in dieser Runde nichts mehr bewegen
            [one] kann sich in dieser Runde noch 1 bewegen
           *[other] können sich in dieser Runde noch { $fresh } bewegen
        }, nicht { $count }.
    }
futurisiko-has-carried = { $sea }: Hier haben in dieser Runde Panzer übergesetzt, also muss ein U-Boot bleiben, das
    sich nicht bewegt hat.
futurisiko-not-on-sea = { $place } liegt nicht an diesem Meer: { $sea }.
futurisiko-no-ferry = { $sea }: { $subs ->
        [0] Du hast hier kein U-Boot, das Panzer übersetzen könnte.
       *[other] Deine U-Boote hier haben sich in dieser Runde bewegt. Nur eines, das sich nicht bewegt
            hat, darf Panzer übersetzen.
    }
futurisiko-not-invaded = { $place }: Hier ist niemand eingedrungen. Gekämpft wird um: { $invaded }.
futurisiko-no-sub-there = { $sea }: { futurisiko-army } hat hier kein U-Boot.
futurisiko-torpedo-apart = { $sea } berührt { $place } nicht und hat keinen Anteil an diesem Kampf gegen { futurisiko-army }.
futurisiko-hits = { $dice } Würfel können nicht { $count } Explosionen ergeben.
futurisiko-removal = { $hits ->
        [one] 1 Explosion nimmt
       *[other] { $hits } Explosionen nehmen
    } { $taken } weg von { $there_tanks ->
        [one] 1 Panzer
       *[other] { $there_tanks } Panzern
    } und { $there_planes ->
        [one] 1 Flugzeug
       *[other] { $there_planes } Flugzeugen
    }; nicht { $tanks } und { $planes }.

## Nicht zurückzunehmen

futurisiko-card-shown = Das kannst du nicht zurücknehmen: Alle haben die Karte gesehen.
futurisiko-step-over = { $verb ->
        [keep] Danach können Karten gezogen werden
        [built] Die Produktion ist zu Ende
       *[moved] Die Bewegung ist zu Ende, und Kämpfe nimmt man nie zurück
    }: Züge kannst du nur innerhalb ihres Schritts zurücknehmen.

## Erlaubt, und warum

futurisiko-why-turn = { $name } wird aufgedeckt: Diese Farbe beginnt, wenn sie mitspielt.
futurisiko-why-claim = Deine Flagge für { $place }.
futurisiko-why-discard = { $name } kommt unter den Stapel.
futurisiko-why-keep = Den Rest behalten und nachziehen, was fehlt.
futurisiko-why-deal = { $name } wird gezogen.
futurisiko-why-shield = Scudo Spaziale ({ futurisiko-army }) stoppt eine Rakete.
futurisiko-why-accept = Die Raketen treffen deine Produktion.
futurisiko-why-boost = Super Produzione ({ futurisiko-army }): { $boost } Punkte mehr, zusammen { $points }.
futurisiko-why-launch = Missili Balistici ({ futurisiko-army }): { $other } verliert { futurisiko-missile-loss }.
futurisiko-why-build = { futurisiko-pieces } { $place } für { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    }; { $left } bleiben.
futurisiko-why-built = Produktion beenden; { $points ->
        [0] alle Punkte sind genutzt
        [one] 1 Punkt bleibt ungenutzt
       *[other] { $points } Punkte bleiben ungenutzt
    }.
futurisiko-why-truce = Tregua ({ futurisiko-army }): Du und { $other } dürft euch { $truce_rounds ->
        [1] bis zu deinen nächsten Operationen
       *[other] { $truce_rounds } Runden lang
    } nicht angreifen.
futurisiko-why-betray = Tradimento ({ futurisiko-army }): Der Waffenstillstand mit { $other } ist sofort vorbei.
futurisiko-why-ready = Weiter zur Bewegung.
futurisiko-why-move = { futurisiko-pieces } { $origin } { $target }.{ $invades ->
        [no] {""}
       *[other] {" "}Ein Angriff auf { $invades }: { $outlook }
    }
futurisiko-why-ferry = { futurisiko-pieces } { $origin } { $target }, mit dem U-Boot über { $sea }.{ $invades ->
        [no] {""}
       *[other] {" "}Ein Angriff auf { $invades }: { $outlook }
    }
futurisiko-why-moved = { $fights ->
        [0] Bewegung beenden: Es gibt nichts zu kämpfen.
        [one] Auf in den Kampf.
       *[other] Auf in die { $fights } Kämpfe.
    }
futurisiko-why-fight = Kampf um { $place }: { $outlook }
futurisiko-why-roll = { futurisiko-dice } für { $parts }. Der Angriff gewinnt dann mit { $win }.
futurisiko-why-weapon = Arma Segreta ({ futurisiko-army }): { futurisiko-dice } für { $parts }. Der Angriff gewinnt dann mit { $win }.
futurisiko-why-torpedo = Siluro Killer ({ futurisiko-army }) versenkt { $sea } ein U-Boot; dann { futurisiko-dice } für { $parts }. Der
    Angriff gewinnt dann mit { $win }.
futurisiko-why-hits = { $count } von { $dice } Würfeln { $count ->
        [one] trifft
       *[other] treffen
    }.
futurisiko-why-remove = { $opponent } verliert { $taken } und behält { $left }.

## Statistik

futurisiko-stats-length = Wie lange Spiele dauern, in Runden
futurisiko-stats-seats = Plätze
futurisiko-stats-won = gewonnen vor Runde 60, %
futurisiko-stats-mean = Mittel
futurisiko-stats-early = kürzeste 5 %
futurisiko-stats-median = Median
futurisiko-stats-late = längste 5 %
futurisiko-stats-longest = längstes
futurisiko-stats-left = Plätze übrig
futurisiko-stats-place = { $place ->
        [draft-place] Siege nach dem Platz bei der Verteilung (F12)
        [first-place] Siege nach dem Platz in der Reihenfolge der ersten Runde (F17)
       *[last-place] Siege nach dem Platz in der Reihenfolge der Runde, in der das Spiel endet (F17)
    }
futurisiko-stats-cards = Wie oft eine Karte gespielt wird, in einem Spiel mit { $seats } Plätzen
futurisiko-stats-card = Karte
futurisiko-stats-all = von allen
futurisiko-stats-winner = vom Sieger
futurisiko-stats-other = von jedem anderen
futurisiko-stats-heading = { $seats } Plätze
futurisiko-stats-chart-lengths = Wie viele Runden ein Spiel dauert
futurisiko-stats-axis-rounds = Runden
futurisiko-stats-chart-places = Anteil an Siegen nach dem Platz bei der Verteilung und in der Reihenfolge
futurisiko-stats-number = Platz { $place }
futurisiko-stats-series = { $place ->
        [draft-place] bei der Verteilung
        [first-place] in der ersten Runde
       *[last-place] in der Runde, in der das Spiel endet
    }
futurisiko-stats-chart-cards = Wie oft der Sieger und die anderen jede Karte spielen

## Was du wählst, wenn du einen Tisch öffnest

futurisiko-choice-map = Weltkarte
    .about = Die Welt, um die gekämpft wird. Unsere ist nach der Spielregel rekonstruiert; wer einlädt, kann andere hinzufügen.
    .setting = { $setting ->
        [reconstruction] Die Welt, rekonstruiert
       *[other] { $title }
    }
futurisiko-choice-seats = Armeen
    .about = Wie viele mitspielen. Sie teilen sich die Gebiete gleich auf: je 12, 9, 7 oder 6.
    .setting = { $setting ->
        [3] 3 (Hausregel)
       *[other] { $setting }
    }
futurisiko-choice-cards = Karten
    .about = Waffen, Raketen, Schilde und Waffenstillstände: Jedes dritte Gebiet bringt eine. Ohne Karten ist es das
        Übungsspiel.
    .setting = { $setting ->
        [true] Mit Karten
       *[false] Ohne
    }
futurisiko-choice-goal = Ziel
    .about = Wer so viele Gebiete hält, gewinnt sofort.
    .setting = { $setting ->
        [20] { $setting } (das ganze Spiel)
        [18] { $setting } (kürzer)
       *[other] { $setting } (am kürzesten)
    }
futurisiko-choice-removed = Weggelassen
    .about = Mit fünf Armeen gehört ein Gebiet niemandem: Man darf es überfliegen, aber nie betreten.
    .setting = { $title }
futurisiko-choice-dice_cap = Würfel
    .about = Eine Grenze für die Würfel eines Wurfs hält große Armeen im Zaum.
    .setting = { $setting ->
        [none] So viele, wie Figuren da sind
       *[other] Höchstens { $setting }
    }
futurisiko-choice-round_limit = Runden
    .about = Nach der letzten Runde gewinnt, wer die meisten Gebiete hat.
    .setting = { $setting ->
        [none] Keine Grenze
       *[other] { $setting }
    }
futurisiko-choice-sheet = Kartenblatt
    .about = Was Arma Segreta, Super Produzione und Missili Balistici bewirken, und wie lange eine Tregua hält.
    .setting = { $setting ->
        [house] Unsere eigenen Werte
       *[other] { $title }
    }

## Wozu Bots neigen

futurisiko-temper-planes = mag Flugzeuge
futurisiko-temper-attack = greift gern an
futurisiko-temper-revenge = rächt sich

### Die Geschichte eines Spiels FutuRisiko!: was aus jedem Zug wurde. Vor einer Zeile steht, wessen sie ist. Ein
### Wert steht für sich; sein Attribut .more kommt in einer Zeile zum selben Thema dazu.

## Die Runde und ihre Karten

futurisiko-told-draft = { $name } wird aufgedeckt. Die Gebiete werden in dieser Reihenfolge gewählt: { $order }.
    .more = ; { $name }. Die Gebiete werden in dieser Reihenfolge gewählt: { $order }
futurisiko-told-turn = { $name } wird aufgedeckt. Runde { $round }: { $order }.
    .more = ; { $name }. Runde { $round }: { $order }
futurisiko-told-turn-again = { $name } wird aufgedeckt, aber niemand spielt diese Farbe.
    .more = ; { $name }, auch diese Farbe spielt niemand
futurisiko-told-claim = nimmt { $place }.
    .more = ; { $army } { $place }
futurisiko-told-discard = legt { $name } ab.
    .more = , auch { $name }
futurisiko-told-draw = zieht { $cards }.
    .more = , zieht { $cards }
futurisiko-told-cards = { $discard ->
        [0] zieht { $deal ->
            [one] 1 Karte
           *[other] { $deal } Karten
        }
        [one] legt 1 Karte ab{ $deal ->
            [0] {""}
           *[other] {" "}und zieht { $deal }
        }
       *[other] legt { $discard } Karten ab{ $deal ->
            [0] {""}
           *[other] {" "}und zieht { $deal }
        }
    }.
    .more = ; { $army } { $discard ->
        [0] zieht { $deal }
       *[other] legt { $discard } ab{ $deal ->
            [0] {""}
           *[other] {" "}und zieht { $deal }
        }
    }

## Produktion

futurisiko-told-build = baut { $place } { futurisiko-pieces }.
    .more = { $after ->
        [yes] , { $place } { futurisiko-pieces }
       *[no] ; baut { $place } { futurisiko-pieces }
    }
futurisiko-told-shield = stoppt eine Rakete mit Scudo Spaziale ({ futurisiko-army }); { $left ->
        [0] keine bleibt
        [one] 1 bleibt
       *[other] { $left } bleiben
    } übrig.
    .more = ; stoppt eine Rakete mit Scudo Spaziale ({ futurisiko-army })
futurisiko-told-accept = verliert { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    } durch Raketen{ $by ->
        [no] {""}
       *[other] {" "}von { $by }
    }: { $left ->
        [one] 1 bleibt
       *[other] { $left } bleiben
    }.
    .more = ; verliert { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    } durch Raketen{ $by ->
        [no] {""}
       *[other] {" "}von { $by }
    }
futurisiko-told-struck = verliert { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } durch Raketen{ $by ->
        [no] {""}
       *[other] {" "}von { $by }
    }.
    .more = ; verliert { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } durch Raketen{ $by ->
        [no] {""}
       *[other] {" "}von { $by }
    }
futurisiko-told-boost = spielt Super Produzione ({ futurisiko-army }): { $boost ->
        [one] 1 Punkt mehr
       *[other] { $boost } Punkte mehr
    }.
    .more = ; spielt Super Produzione ({ futurisiko-army }): { $boost ->
        [one] 1 Punkt mehr
       *[other] { $boost } Punkte mehr
    }
futurisiko-told-launch = schießt Missili Balistici ({ futurisiko-army }) auf { $other }: { $missile ->
        [0] { futurisiko-missile-loss }
        [one] −1 Punkt in der nächsten Produktion
       *[other] −{ $missile } Punkte in der nächsten Produktion
    }.
    .more = ; schießt Missili Balistici ({ futurisiko-army }) auf { $other }
futurisiko-told-built = lässt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ungenutzt.
    .more = ; lässt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ungenutzt

## Operationen

futurisiko-told-truce = spielt Tregua ({ $card }): { $army } und { $other } dürfen sich { $truce_rounds ->
        [1] bis zu den nächsten Operationen von { $army }
       *[other] { $truce_rounds } Runden lang
    } nicht angreifen.
    .more = ; Tregua ({ $card }) mit { $other }
futurisiko-told-betray = spielt Tradimento ({ $card }): Der Waffenstillstand mit { $other } ist vorbei.
    .more = ; Tradimento ({ $card }) gegen { $other }
futurisiko-march = { futurisiko-pieces } { $origin } { $sea ->
        [no] {""}
       *[other] über { $sea }{" "}
    }{ $target }{ $against ->
        [no] {""}
       *[other] {" "}gegen { $against }
    }
futurisiko-told-move = bewegt { futurisiko-march }.
    .more = , { futurisiko-march }
futurisiko-told-fear = fürchtet { $other }: { $count } von { $goal }.
    .more = ; fürchtet { $other }: { $count } von { $goal }
futurisiko-told-stay = bewegt nichts.
    .more = {""}

## Kämpfe

futurisiko-told-fight = greift { $place } an: { $attack } gegen { $defence }, Siegchance { $win }. { $first } würfelt zuerst.
futurisiko-told-roll = { $verb ->
        [weapon] spielt Arma Segreta ({ futurisiko-army }) und wirft
        [torpedo] versenkt { $sea } ein U-Boot mit Siluro Killer ({ futurisiko-army }) und wirft
       *[roll] wirft
    } { futurisiko-dice } für { $parts }.
futurisiko-told-card = { $verb ->
        [weapon] spielt Arma Segreta ({ futurisiko-army })
       *[torpedo] versenkt { $sea } ein U-Boot mit Siluro Killer ({ futurisiko-army })
    }.
    .more = ; { $roller } { $verb ->
        [weapon] spielt Arma Segreta ({ futurisiko-army })
       *[torpedo] versenkt { $sea } ein U-Boot mit Siluro Killer ({ futurisiko-army })
    }
futurisiko-explosions = { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }
futurisiko-told-explosions = { futurisiko-explosions }.
    .more = : { futurisiko-explosions }
futurisiko-fight-end = { $end ->
        [conquered] { $attacker } erobert { $place } und hat noch { $left }{ $out ->
            [yes] , und { $defender } scheidet aus
           *[no] {""}
        }
        [held] { $defender } hält { $place } und hat noch { $left }
       *[no] { $opponent } hat noch { $left }
    }
futurisiko-told-hits = { futurisiko-explosions }{ $taken ->
        [none] {""}
       *[other] , weg: { $taken }
    }; { futurisiko-fight-end }.
    .more = : { futurisiko-explosions }{ $taken ->
        [none] {""}
       *[other] , weg: { $taken }; { futurisiko-fight-end }
    }
futurisiko-told-removal = nimmt weg: { $taken }; { futurisiko-fight-end }.
    .more = , weg: { $taken }; { futurisiko-fight-end }
futurisiko-told-taken = erobert { $place } ({ $toll }){ $out ->
        [yes] , und { $defender } scheidet aus
       *[no] {""}
    }.
    .more = ; { $attacker } erobert { $place } ({ $toll }){ $out ->
        [yes] , und { $defender } scheidet aus
       *[no] {""}
    }
futurisiko-told-repelled = greift { $place } vergeblich an: { $defender } behält { $left }.
    .more = ; { $defender } hält { $place } mit { $left }

## Die Geschichte des Krieges, am Ende erzählt

futurisiko-war-first = Der erste Erfolg: { $attacker } erobert { $place } von { $defender }.
futurisiko-war-out = { $attacker } erobert { $place }, das letzte Gebiet von { $defender }: eine Armee weniger.
futurisiko-war-swing = Die kühnste Runde: { $seat } wächst von { $before } auf { $after } Gebiete.
futurisiko-war-lead = { $seat } übernimmt die Führung und gibt sie nicht mehr her.
futurisiko-war-betray = Verrat! { $seat } bricht den Waffenstillstand mit { $other }.
futurisiko-war-upset = { $end ->
        [conquered] Gegen alle Erwartung ({ $chance }) erobert { $attacker } { $place } von { $defender }.
       *[held] Gegen alle Erwartung ({ $chance }) hält { $defender } { $place } gegen { $attacker }.
    }
futurisiko-war-missiles = Niemand leidet mehr unter Raketen als { $seat }: { $count } treffen.
futurisiko-war-blow = Der letzte Schlag: { $seat } erobert { $place }, hält { $count } Gebiete und gewinnt den Krieg.
futurisiko-war-limit = Nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    } schweigen die Waffen: { $seats } { $winners ->
        [one] gewinnt
       *[other] gewinnen
    } mit { $count } Gebieten.

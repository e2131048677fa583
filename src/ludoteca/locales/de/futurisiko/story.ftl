### Die Geschichte eines Spiels FutuRisiko!: was aus jedem Zug wurde. Vor einer Zeile steht, wessen sie ist. Ein
### Wert steht für sich; sein Attribut .more kommt in einer Zeile zum selben Thema dazu.

## Die Runde und ihre Karten

futurisiko-told-draft = { $name } wird aufgedeckt: Die Verteilung geht so: { $order } (F12).
    .more = ; { $name }: Die Verteilung geht so: { $order } (F12)
futurisiko-told-turn = { $name } wird aufgedeckt. Runde { $round } geht so: { $order } (F17).
    .more = ; { $name }. Runde { $round } geht so: { $order } (F17)
futurisiko-told-turn-again = { $name } wird aufgedeckt: eine Armee, die nicht mitspielt.
    .more = ; { $name }, spielt auch nicht mit
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

futurisiko-told-build = baut { futurisiko-pieces } ({ $place }).
    .more = { $after ->
        [yes] , { futurisiko-pieces } ({ $place })
       *[no] ; baut { futurisiko-pieces } ({ $place })
    }
futurisiko-told-shield = spielt Scudo Spaziale ({ futurisiko-army }) gegen eine Rakete; { $left ->
        [0] keine ist
        [one] 1 ist
       *[other] { $left } sind
    } übrig.
    .more = ; spielt Scudo Spaziale ({ futurisiko-army }) gegen eine Rakete
futurisiko-told-accept = wird von { $missiles ->
        [one] 1 Rakete
       *[other] { $missiles } Raketen
    } getroffen und behält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .more = ; wird von { $missiles ->
        [one] 1 Rakete
       *[other] { $missiles } Raketen
    } getroffen
futurisiko-told-boost = spielt Super Produzione ({ futurisiko-army }) für { $boost } Punkte.
    .more = ; spielt Super Produzione ({ futurisiko-army }) für { $boost } Punkte
futurisiko-told-launch = schießt Missili Balistici ({ futurisiko-army }) auf { $other } ab: Das kostet in der nächsten Produktion
    { $missile } Punkte.
    .more = ; schießt Missili Balistici ({ futurisiko-army }) auf { $other } ab
futurisiko-told-built = lässt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ungenutzt.
    .more = ; lässt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ungenutzt

## Operationen

futurisiko-told-truce = spielt Tregua ({ $card }): Bis zu den nächsten Operationen von { $army } darf weder { $army } bei { $other } noch { $other } bei { $army } eindringen
    (F67).
    .more = ; Tregua ({ $card }) mit { $other }
futurisiko-told-betray = spielt Tradimento ({ $card }): Der Waffenstillstand mit { $other } ist vorbei (F68).
    .more = ; Tradimento ({ $card }) gegen { $other }
futurisiko-march = { futurisiko-pieces } ({ $origin } → { $sea ->
        [no] {""}
       *[other] { $sea } →{" "}
    }{ $target }){ $against ->
        [no] {""}
       *[other] {" "}gegen { $against }
    }
futurisiko-told-move = bewegt { futurisiko-march }.
    .more = , { futurisiko-march }
futurisiko-told-stay = bewegt nichts.
    .more = {""}

## Kämpfe

futurisiko-told-fight = greift an: { $place }. { $outlook }
futurisiko-told-attack = greift { $place } an, { $attack } gegen { $defender } { $defence }, Chance { $win }.
futurisiko-told-roll = { $verb ->
        [weapon] spielt Arma Segreta ({ futurisiko-army }) und wirft
        [torpedo] versenkt mit Siluro Killer ({ futurisiko-army }) ein U-Boot ({ $sea }) und wirft
       *[roll] wirft
    } { futurisiko-dice } für { $parts }.
futurisiko-told-card = { $verb ->
        [weapon] spielt Arma Segreta ({ futurisiko-army })
       *[torpedo] versenkt mit Siluro Killer ({ futurisiko-army }) ein U-Boot ({ $sea })
    }.
    .more = ; { $roller } { $verb ->
        [weapon] spielt Arma Segreta ({ futurisiko-army })
       *[torpedo] versenkt mit Siluro Killer ({ futurisiko-army }) ein U-Boot ({ $sea })
    }
futurisiko-explosions = { $hits ->
        [0] keine Explosion
        [one] 1 Explosion
       *[other] { $hits } Explosionen
    }
futurisiko-told-explosions = { futurisiko-explosions }.
    .more = : { futurisiko-explosions }
futurisiko-fight-end = { $end ->
        [conquered] { $attacker } erobert { $place } und hat noch { $left }{ $out ->
            [yes] , und { $defender } scheidet aus (F57)
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
futurisiko-told-volley = { $roller } trifft mit { $hits } von { $dice }; { futurisiko-fight-end }.
    .more = ; { $roller } trifft mit { $hits } von { $dice }{ $end ->
        [no] {""}
       *[other] : { futurisiko-fight-end }
    }{ $end ->
        [no] { $hits ->
            [0] {""}
           *[other] {" "}({ $opponent } { $left })
        }
       *[other] {""}
    }

### L’histoire d’une partie de FutuRisiko! : ce qui est venu de chaque coup. Devant une ligne se trouve à qui elle est.
### Une valeur est dite seule ; son attribut .more s’ajoute à une ligne sur le même sujet.

## La manche et ses cartes

futurisiko-told-draft = { $name } est retournée : on choisit les territoires dans l’ordre { $order } (F12).
    .more = ; { $name } : on choisit les territoires dans l’ordre { $order } (F12)
futurisiko-told-turn = { $name } est retournée. Manche { $round }, dans l’ordre { $order } (F17).
    .more = ; { $name }. Manche { $round }, dans l’ordre { $order } (F17)
futurisiko-told-turn-again = { $name } est retournée : une armée qui n’est pas en jeu.
    .more = ; { $name }, pas en jeu non plus
futurisiko-told-claim = prend { $place }.
    .more = ; { $army } { $place }
futurisiko-told-discard = défausse { $name }.
    .more = , { $name }
futurisiko-told-draw = pioche { $cards }.
    .more = , pioche { $cards }
futurisiko-told-cards = { $discard ->
        [0] pioche { $deal ->
            [one] { $deal } carte
           *[other] { $deal } cartes
        }
        [one] défausse { $discard } carte{ $deal ->
            [0] {""}
           *[other] {" "}et en pioche { $deal }
        }
       *[other] défausse { $discard } cartes{ $deal ->
            [0] {""}
           *[other] {" "}et en pioche { $deal }
        }
    }.
    .more = ; { $army } { $discard ->
        [0] en pioche { $deal }
       *[other] en défausse { $discard }{ $deal ->
            [0] {""}
           *[other] {" "}et en pioche { $deal }
        }
    }

## Production

futurisiko-told-build = construit { futurisiko-pieces } ({ $place }).
    .more = { $after ->
        [yes] , { futurisiko-pieces } ({ $place })
       *[no] ; construit { futurisiko-pieces } ({ $place })
    }
futurisiko-told-shield = lève Scudo Spaziale ({ futurisiko-army }) contre un missile ; { $left ->
        [0] il n’en reste aucun
       *[other] il en reste { $left }
    }.
    .more = ; lève Scudo Spaziale ({ futurisiko-army }) contre un missile
futurisiko-told-accept = subit { $missiles ->
        [one] { $missiles } missile
       *[other] { $missiles } missiles
    } et garde { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .more = ; subit { $missiles ->
        [one] { $missiles } missile
       *[other] { $missiles } missiles
    }
futurisiko-told-boost = joue Super Produzione ({ futurisiko-army }) pour { $boost } points.
    .more = ; joue Super Produzione ({ futurisiko-army }) pour { $boost } points
futurisiko-told-launch = lance Missili Balistici ({ futurisiko-army }) sur { $other }, qui perd { $missile } points dans sa
    prochaine production.
    .more = ; lance Missili Balistici ({ futurisiko-army }) sur { $other }
futurisiko-told-built = laisse { $points ->
        [one] { $points } point inutilisé
       *[other] { $points } points inutilisés
    }.
    .more = ; laisse { $points ->
        [one] { $points } point inutilisé
       *[other] { $points } points inutilisés
    }

## Opérations

futurisiko-told-truce = joue Tregua ({ $card }) : jusqu’aux prochaines opérations de { $army }, ni { $army } ni { $other } ne peuvent
    envahir l’autre (F67).
    .more = ; Tregua ({ $card }) avec { $other }
futurisiko-told-betray = joue Tradimento ({ $card }) : la trêve avec { $other } est finie (F68).
    .more = ; Tradimento ({ $card }) contre { $other }
futurisiko-march = { futurisiko-pieces } ({ $origin } → { $sea ->
        [no] {""}
       *[other] { $sea } →{" "}
    }{ $target }{ $against ->
        [no] {""}
       *[other] {" "}contre { $against }
    })
futurisiko-told-move = déplace { futurisiko-march }.
    .more = , { futurisiko-march }
futurisiko-told-stay = ne se déplace pas.
    .more = {""}

## Combats

futurisiko-told-fight = attaque { $place } : { $outlook }
futurisiko-told-attack = attaque { $place }, { $attack } contre { $defender } ({ $defence }), { $win } de chances de gagner.
futurisiko-told-roll = { $verb ->
        [weapon] joue Arma Segreta ({ futurisiko-army }) et lance
        [torpedo] coule un sous-marin ({ $sea }) avec Siluro Killer ({ futurisiko-army }) et lance
       *[roll] lance
    } { futurisiko-dice } pour { $parts }.
futurisiko-told-card = { $verb ->
        [weapon] joue Arma Segreta ({ futurisiko-army })
       *[torpedo] coule un sous-marin ({ $sea }) avec Siluro Killer ({ futurisiko-army })
    }.
    .more = ; { $roller } { $verb ->
        [weapon] joue Arma Segreta ({ futurisiko-army })
       *[torpedo] coule un sous-marin ({ $sea }) avec Siluro Killer ({ futurisiko-army })
    }
futurisiko-explosions = { $hits ->
        [0] aucune explosion
        [one] { $hits } explosion
       *[other] { $hits } explosions
    }
futurisiko-told-explosions = { futurisiko-explosions }.
    .more = : { futurisiko-explosions }
futurisiko-fight-end = { $end ->
        [conquered] { $attacker } prend { $place } avec { $left }{ $out ->
            [yes] , et { $defender } est hors jeu (F57)
           *[no] {""}
        }
        [held] { $defender } garde { $place } avec { $left }
       *[no] il reste { $left } à { $opponent }
    }
futurisiko-told-hits = { futurisiko-explosions }{ $taken ->
        [none] {""}
       *[other] { $hits ->
            [one] {" "}prend { $taken }
           *[other] {" "}prennent { $taken }
        }
    } ; { futurisiko-fight-end }.
    .more = : { futurisiko-explosions }{ $taken ->
        [none] {""}
       *[other] { $hits ->
            [one] {" "}prend { $taken }
           *[other] {" "}prennent { $taken }
        } ; { futurisiko-fight-end }
    }
futurisiko-told-removal = prend { $taken } ; { futurisiko-fight-end }.
    .more = , en moins { $taken } ; { futurisiko-fight-end }
futurisiko-told-volley = { $roller } touche { $hits } fois sur { $dice } ; { futurisiko-fight-end }.
    .more = ; { $roller } touche { $hits } fois sur { $dice }{ $end ->
        [no] {""}
       *[other] : { futurisiko-fight-end }
    }{ $end ->
        [no] { $hits ->
            [0] {""}
           *[other] {" "}({ $opponent } { $left })
        }
       *[other] {""}
    }

### L’histoire d’une partie de FutuRisiko! : ce qui est venu de chaque coup. Devant une ligne se trouve à qui elle est.
### Une valeur est dite seule ; son attribut .more s’ajoute à une ligne sur le même sujet.

## La manche et ses cartes

futurisiko-told-draft = { $name } est retournée. Les territoires se choisissent dans cet ordre : { $order }.
    .more = ; { $name }. Les territoires se choisissent dans cet ordre : { $order }
futurisiko-told-turn = { $name } est retournée. Manche { $round } : { $order }.
    .more = ; { $name }. Manche { $round } : { $order }
futurisiko-told-turn-again = { $name } est retournée, mais personne ne joue cette couleur.
    .more = ; { $name }, couleur que personne ne joue non plus
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

futurisiko-told-build = construit { futurisiko-pieces } { $place }.
    .more = { $after ->
        [yes] , { futurisiko-pieces } { $place }
       *[no] ; construit { futurisiko-pieces } { $place }
    }
futurisiko-told-shield = arrête un missile avec Scudo Spaziale ({ futurisiko-army }) ; { $left ->
        [0] il n’en reste aucun
       *[other] il en reste { $left }
    }.
    .more = ; arrête un missile avec Scudo Spaziale ({ futurisiko-army })
futurisiko-told-accept = perd { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } à cause des missiles{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    } : il en reste { $left }.
    .more = ; perd { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } à cause des missiles{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    }
futurisiko-told-struck = perd { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } à cause des missiles{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    }.
    .more = ; perd { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    } à cause des missiles{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    }
futurisiko-told-boost = joue Super Produzione ({ futurisiko-army }) : { $boost ->
        [one] { $boost } point de plus
       *[other] { $boost } points de plus
    }.
    .more = ; joue Super Produzione ({ futurisiko-army }) : { $boost ->
        [one] { $boost } point de plus
       *[other] { $boost } points de plus
    }
futurisiko-told-launch = lance Missili Balistici ({ futurisiko-army }) sur { $other } : { $missile ->
        [0] { futurisiko-missile-loss }
        [one] −{ $missile } point à la prochaine production
       *[other] −{ $missile } points à la prochaine production
    }.
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

futurisiko-told-truce = joue Tregua ({ $card }) : { $army } et { $other } ne peuvent pas s’attaquer { $truce_rounds ->
        [1] jusqu’aux prochaines opérations ({ $army })
       *[other] pendant { $truce_rounds } manches
    }.
    .more = ; Tregua ({ $card }) avec { $other }
futurisiko-told-betray = joue Tradimento ({ $card }) : la trêve avec { $other } est finie.
    .more = ; Tradimento ({ $card }) contre { $other }
futurisiko-march = { futurisiko-pieces } { $origin } { $target }{ $sea ->
        [no] {""}
       *[other] {" "}par { $sea }
    }{ $against ->
        [no] {""}
       *[other] {" "}contre { $against }
    }
futurisiko-told-move = déplace { futurisiko-march }.
    .more = , { futurisiko-march }
futurisiko-told-fear = craint { $other } : { $count } sur { $goal }.
    .more = ; craint { $other } : { $count } sur { $goal }
futurisiko-told-stay = ne se déplace pas.
    .more = {""}

## Combats

futurisiko-told-fight = attaque { $place } : { $attack } contre { $defence }, { $win } de chances de gagner. { $first } lance en premier.
futurisiko-told-roll = { $verb ->
        [weapon] joue Arma Segreta ({ futurisiko-army }) et lance
        [torpedo] coule un sous-marin { $sea } avec Siluro Killer ({ futurisiko-army }) et lance
       *[roll] lance
    } { futurisiko-dice } pour { $parts }.
futurisiko-told-card = { $verb ->
        [weapon] joue Arma Segreta ({ futurisiko-army })
       *[torpedo] coule un sous-marin { $sea } avec Siluro Killer ({ futurisiko-army })
    }.
    .more = ; { $roller } { $verb ->
        [weapon] joue Arma Segreta ({ futurisiko-army })
       *[torpedo] coule un sous-marin { $sea } avec Siluro Killer ({ futurisiko-army })
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
            [yes] , et { $defender } est hors jeu
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
futurisiko-told-taken = prend { $place } ({ $toll }){ $out ->
        [yes] , et { $defender } est hors jeu
       *[no] {""}
    }.
    .more = ; { $attacker } prend { $place } ({ $toll }){ $out ->
        [yes] , et { $defender } est hors jeu
       *[no] {""}
    }
futurisiko-told-repelled = attaque { $place } en vain : { $defender } garde { $left }.
    .more = ; { $defender } tient { $place } avec { $left }

## L’histoire de la guerre, racontée à la fin

futurisiko-war-first = Première conquête : { $attacker } prend { $place } à { $defender }.
futurisiko-war-out = { $attacker } prend { $place }, le dernier territoire de { $defender } : une armée de moins.
futurisiko-war-swing = La manche la plus audacieuse : { $seat } passe de { $before } à { $after } territoires.
futurisiko-war-lead = { $seat } prend la tête et ne la lâche plus.
futurisiko-war-betray = Trahison ! { $seat } rompt la trêve avec { $other }.
futurisiko-war-upset = { $end ->
        [conquered] Contre toute attente ({ $chance }), { $attacker } prend { $place } à { $defender }.
       *[held] Contre toute attente ({ $chance }), { $defender } garde { $place } face à { $attacker }.
    }
futurisiko-war-missiles = Personne ne souffre plus des missiles que { $seat } : { $count } font mouche.
futurisiko-war-blow = Le coup de grâce : en prenant { $place }, { $seat } tient { $count } territoires et gagne la guerre.
futurisiko-war-limit = Après { $rounds ->
        [1] une manche
       *[other] { $rounds } manches
    }, les armes se taisent : { $seats } { $winners ->
        [one] gagne
       *[other] gagnent
    } avec { $count } territoires.

### Ce qu’on entend des choses sur le plateau de Feurio! dans le navigateur, pour ceux qui écoutent l’écran.
### L’endroit où se trouve une chose (comme « 2,-1 : ») est dit avant ces textes.

feurio-scene-tile = { $edges ->
        [0] un { $number } encerclé
       *[other] un { $number }
    }, { $men ->
        [none] aucun pompier
       *[other] pompiers : { $men }
    }, { $edges ->
        [0] aucun accès libre
        [one] { $edges } accès libre
       *[other] { $edges } accès libres
    }, { $room ->
        [0] pas de place
       *[other] place pour { $room }
    }
feurio-scene-firebreak = un coupe-feu{ $number ->
        [0] { "" }
       *[other] , avec un { $number } dessous
    }
feurio-scene-open = { $hottest ->
        [True] point le plus chaud, chaleur { $heat }
       *[False] point libre, chaleur { $heat }
    }
feurio-scene-region = Zone du { feurio-colour }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } : { $divisor ->
        [0] somme { $sum }, aucun accès libre, 0 point
       *[other] { $sum } divisé par { $divisor } donne { $points }{ $rounding ->
            [up] , arrondi à l’entier supérieur
            [down] , arrondi à l’entier inférieur
           *[other] {""}
        }
    }

## Le décompte final

feurio-count-region = { $rounding ->
        [locked] { feurio-colour } : { $sum }, mais aucune tuile n’a d’accès libre. Pas d’eau, pas de points.
        [exact] { feurio-colour } : { $sum }, divisé par { $divisor } : { feurio-count-points }.
        [up] { feurio-colour } : { $sum }, divisé par { $divisor } et arrondi à l’entier supérieur : { feurio-count-points }.
       *[down] { feurio-colour } : { $sum }, divisé par { $divisor } et arrondi à l’entier inférieur : { feurio-count-points }.
    }
feurio-count-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
feurio-count-nothing = { $seat } : personne dans la forêt, pas de points.
feurio-count-crew = { feurio-colour } : { $men ->
        [0] tous placés
        [one] { $men } pompier pas placé
       *[other] { $men } pompiers pas placés
    }, { $regions ->
        [0] aucune zone
        [one] dans une seule zone
       *[other] dans { $regions } zones séparées
    }, { $water ->
        [yes] avec un 1 qui a un accès libre
       *[no] sans aucun 1 qui ait un accès libre
    }.

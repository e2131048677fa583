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
       *[False] position ouverte, chaleur { $heat }
    }
feurio-scene-region = Zone du { feurio-colour }, { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    } : { $divisor ->
        [0] somme { $sum }, aucun accès libre, 0 point
       *[other] { $sum } divisé par { $divisor } donne { $points }
    }

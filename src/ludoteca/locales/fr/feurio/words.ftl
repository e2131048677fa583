### Une position de Feurio! en mots, pour ceux qui écoutent l’écran.

feurio-words-tile = { $cell } : un { $number }, { $spaces ->
        [one] { $spaces } emplacement
       *[other] { $spaces } emplacements
    }, { $edges ->
        [0] encerclé
        [one] { $edges } accès libre
       *[other] { $edges } accès libres
    }, { $men ->
        [none] aucun pompier
       *[other] pompiers : { $men }
    }, { $room ->
        [0] pas de place
       *[other] place pour { $room }
    }.
feurio-words-firebreak = { $cell } : un coupe-feu{ $number ->
        [0] .
       *[other] , avec un { $number } dessous.
    }
feurio-words-hottest = Point le plus chaud : { $cell }, chaleur { $sum }.
feurio-words-seat = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; pompiers restants : { $left }.
feurio-words-region = Zone du { feurio-colour } sur { $cells } : { $divisor ->
        [0] somme { $sum }, aucun accès libre, 0 point.
       *[other] { $sum } divisé par { $divisor } donne { $points }.
    }
feurio-words-turn = { $phase ->
        [draw] On pioche une tuile pour { $seat }
        [arrange] { $seat } dispose les tuiles de départ
        [lay] { $seat } pose la tuile piochée{ $drawn ->
            [0] { "" }
           *[other] , un { $drawn }
        }
        [men] { $seat } place des pompiers ou passe
       *[over] La partie est finie
    }. Tuiles dans le sac : { $left }.

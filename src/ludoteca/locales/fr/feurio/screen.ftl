### Les mots autour du jeu de Feurio! dans un terminal.

feurio-screen-seat = Place { $seat }

## La table

feurio-screen-key = Dans une tuile : son nombre, où elle se trouve, ses emplacements ({ $vacant } pour un pompier,
    { $unusable } sans accès libre pour lui) et, en bas, ses accès libres ({ $locked } encerclée).
feurio-screen-key-heat = Autour de la forêt : la chaleur des points libres, les plus chauds marqués par des flèches.
feurio-screen-key-firebreak = { $back } est un coupe-feu, avec son nombre entre parenthèses si tu le connais.
feurio-screen-key-rows = Dans une tuile : son nombre, ses emplacements ({ $vacant } pour un pompier, { $unusable } sans
    accès libre pour lui) et, en bas, ses accès libres ({ $locked } encerclée). À côté d’une ligne : où se trouve la
    tuile la plus proche ; chaque pas à droite ajoute 1 à la première coordonnée.
feurio-screen-key-list = Chaque tuile : où elle se trouve, son nombre, ses emplacements ({ $vacant } pour un pompier,
    { $unusable } sans accès libre pour lui), ses accès libres ({ $locked } encerclée).

## Hommes et points

feurio-screen-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
feurio-screen-left = reste { $men }
feurio-screen-region = { $sum } ÷ { $divisor } = { $points }
feurio-screen-locked = { $sum } encerclée = 0
feurio-screen-no-region = pas encore de zone
feurio-screen-auxiliary = renforts, pas de points

## Le but du jeu en solitaire et du jeu coopératif

feurio-screen-placed = { $men ->
        [0] tous placés
       *[other] { $men } à placer
    }
feurio-screen-one-region = { $regions ->
        [0] aucune zone
        [1] une zone
       *[other] { $regions } zones
    }
feurio-screen-open-water = { $number } ouvert
feurio-screen-impossible = La forêt ne peut plus être sauvée : { $reason } ({ $rule })

## Ce qui est demandé

feurio-screen-turning = On retourne les tuiles de départ : { $tiles ->
        [none] encore aucune
       *[other] { $tiles }
    }.
feurio-screen-drawing = { $seat } pioche une tuile.
feurio-screen-arranging = { $seat } dispose les tuiles de départ { $tiles } : quelles deux vont au milieu ?
feurio-screen-laying = { $seat } pose un { $number } ({ $places }) au point le plus chaud.
feurio-screen-laying-or-breaking = { $seat } pose un { $number } ({ $places }) au point le plus chaud : face visible, ou face
    cachée comme coupe-feu.
feurio-screen-laying-hidden = { $seat } pose une tuile secrète au point le plus chaud.
feurio-screen-placing = { $men ->
        [0] { $seat } n’a plus personne à placer, et passe.
        [one] { $seat } place un pompier, ou passe.
       *[other] { $seat } place jusqu’à { $men } pompiers sur une tuile, ou passe.
    }
feurio-screen-won = Le feu est éteint ! Victoire pour { $seats } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $reason } ({ $rule })
feurio-screen-task-done = La forêt est sauvée ! { $reason } ({ $rule })
feurio-screen-task-failed = Cette fois, le feu a gagné. { $reason } ({ $rule })
feurio-screen-hottest = Chaleur maximale { $heat } :
feurio-screen-bag = { $left ->
        [0] Aucune tuile
        [1] 1 tuile
       *[other] { $left } tuiles
    } dans le sac ; pas encore vues : { $unseen ->
        [none] aucune
       *[other] { $unseen }
    }.

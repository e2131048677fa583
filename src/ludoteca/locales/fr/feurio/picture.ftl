### Les mots dans l’image d’une partie de Feurio!.

feurio-picture-title = Feurio!, { $seats ->
        [one] une place
       *[other] { $seats } places
    }
feurio-picture-desc = { $status }. { $laid ->
        [0] Aucune tuile
        [1] Une tuile
       *[other] { $laid } tuiles
    } sur la table. { $left }.

## Ce qui est demandé

feurio-picture-turning = On retourne les tuiles de départ
feurio-picture-drawing = { $seat } pioche une tuile
feurio-picture-arranging = { $seat } dispose les tuiles de départ
feurio-picture-laying = { $seat } pose la tuile piochée
feurio-picture-placing = { $seat } place des pompiers ou passe
feurio-picture-over = La partie est finie
feurio-picture-done = La forêt est sauvée
feurio-picture-failed = Cette fois, le feu a gagné
feurio-picture-to-move = à jouer
feurio-picture-wins = gagne
feurio-picture-bag = { $left ->
        [0] Aucune tuile dans le sac
        [1] Une tuile dans le sac
       *[other] { $left } tuiles dans le sac
    }
feurio-picture-unseen = Pas encore vues : { $count } avec le nombre { $number }
feurio-picture-drawn = La tuile piochée : { $number }
feurio-picture-drawn-secretly = La tuile piochée, que tu ne vois pas
feurio-picture-start-tile = Tuile de départ : { $number }
feurio-picture-start-tile-to-come = Une tuile de départ à venir

## La table

feurio-picture-tile = { $number } en { $cell }, { $edges ->
        [0] encerclé
        [one] { $edges } accès libre
       *[other] { $edges } accès libres
    }, { $men }
feurio-picture-firebreak = Coupe-feu en { $cell }
feurio-picture-firebreak-known = Coupe-feu en { $cell }, avec un { $number } dessous
feurio-picture-no-men = aucun pompier
feurio-picture-men = { $count ->
        [one] { $count } pompier
       *[other] { $count } pompiers
    } en { $colour }
feurio-picture-open = Point libre en { $cell }, chaleur { $heat }
feurio-picture-hottest = Point le plus chaud en { $cell }, chaleur { $heat }

## Hommes et points

feurio-picture-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
feurio-picture-left = reste { $men }
feurio-picture-locked = encerclée
feurio-picture-no-regions = pas encore de zone

## Les buts du jeu en solitaire et du jeu coopératif

feurio-picture-goals = Buts
feurio-picture-all-placed = tous placés
feurio-picture-one-region = une zone
feurio-picture-open-water = { $number } ouvert
feurio-picture-regions = { $regions ->
        [0] aucune
        [one] { $regions } zone
       *[other] { $regions } zones
    }
feurio-picture-impossible = Ce n’est plus possible : { $reason }

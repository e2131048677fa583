# Feurio! dans le navigateur. Les textes marqués « court » sont sur un petit bouton ou une étiquette : ils doivent rester brefs.

## Le plateau

feurio-web-board = La forêt
feurio-web-walk = Déplace-toi avec les flèches, agis avec Entrée. Quand tu places des hommes, plus en met un de plus, moins en reprend un, Échap les reprend tous.
# Boutons de la carte.
feurio-web-closer = Plus près
feurio-web-farther = Plus loin
feurio-web-fit = Tout voir
# Ce que fait Entrée à un endroit ; dit après ce qui s’y trouve.
feurio-web-does-lay = Entrée pose la tuile ici.
feurio-web-does-break = Entrée pose le coupe-feu ici.
feurio-web-does-put = Entrée met un homme ici, il y a place pour { $room } de plus.
feurio-web-does-tell = Entrée dit pourquoi rien ne va ici.
feurio-web-start = Tuiles de départ déjà retournées : { $tiles }

## Sous le plateau : que faire

feurio-web-drawn = { $spaces ->
        [one] Un { $number } avec { $spaces } emplacement
       *[other] Un { $number } avec { $spaces } emplacements
    }
feurio-web-drawn-hidden = Une tuile regardée en secret
feurio-web-lay = Pose-la sur un des points les plus chauds, ceux qui brillent.
feurio-web-break = Pose-la face cachée sur un point qui brille : cela coûte un homme, et on ne place pas d’hommes ensuite.
feurio-web-place = Mets jusqu’à trois hommes sur une tuile, ou passe.
feurio-web-only-pass = Personne ne peut être placé : passe.
feurio-web-arrange = Quelles tuiles se touchent au milieu ?
feurio-web-middle = { $smaller } et { $larger } au milieu
feurio-web-draft = { $count ->
        [one] Un pompier est prêt : appuie sur Terminé.
       *[other] { $count } pompiers sont prêts : appuie sur Terminé.
    }
# Court : boutons.
feurio-web-done = Terminé
feurio-web-pass = Passer
feurio-web-take-back = Reprendre
feurio-web-one-more = Un homme de plus
feurio-web-one-less = Un homme de moins
feurio-web-face = Comment poser la tuile
feurio-web-face-up = Face visible
# Court : un bouton ; le signe de la couleur suit.
feurio-web-face-down = Coupe-feu ({ $colour })
feurio-web-colour = Quels hommes
feurio-web-men = { $colour }, reste { $left }
feurio-web-auxiliaries = renforts ({ $colour }), reste { $left }

## À côté du plateau

feurio-web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
feurio-web-sum-points = { $change ->
        [none] Tes points restent à { $now }.
       *[other] Tes points : { $was } → { $now }.
    }
# Court.
feurio-web-men-left = reste { $men }
# Court.
feurio-web-auxiliaries-left = { $men ->
        [one] { $men } renfort
       *[other] { $men } renforts
    }
# Court : une zone sans accès libre.
feurio-web-locked = encerclée
feurio-web-no-region = pas encore de zone
feurio-web-bag = Le sac
feurio-web-bag-left = { $left ->
        [0] Le sac est vide
        [1] Une tuile dans le sac
       *[other] { $left } tuiles dans le sac
    }
feurio-web-unseen = Nombre { $number } : { $count } à venir
feurio-web-bag-hidden = { $hidden ->
        [one] { $hidden } de ces tuiles a quitté le sac, sans que tu la voies.
       *[other] { $hidden } de ces tuiles ont quitté le sac, sans que tu les voies.
    }

## Le but du jeu en solitaire et du jeu coopératif

feurio-web-task = Le but
feurio-web-crew = Équipe
# Court : en tête de colonnes étroites.
feurio-web-goal-placed = tous placés
feurio-web-goal-region = une zone
feurio-web-goal-water = 1 ouvert
# Court.
feurio-web-to-place = reste { $men }
# Court.
feurio-web-regions = { $regions ->
        [0] aucune zone
        [one] { $regions } zone
       *[other] { $regions } zones
    }
# Court.
feurio-web-not-yet = pas encore
feurio-web-impossible = Le but ne peut plus être atteint : { $reason } ({ $rule })

## La fin

feurio-web-won = { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
feurio-web-task-done = La forêt est sauvée
feurio-web-task-failed = Le feu a été plus fort
feurio-web-end-placed = { $men ->
        [0] tous placés
        [one] { $men } pas placé
       *[other] { $men } pas placés
    }
feurio-web-end-water = { $has ->
        [yes] un 1 ouvert
       *[no] pas de 1 ouvert
    }

## La leçon. Les nombres de ces textes sont ceux de son tirage fixe.

# Les noms des deux joueurs de la leçon.
feurio-web-lesson-you = Toi
feurio-web-lesson-other = Bruno
feurio-web-lesson-forest = La forêt brûle ! Un grand nombre est un feu violent, un petit nombre est de l’eau. Tu diriges l’équipe verte contre Bruno. À chaque tour tu poses une tuile, puis tu peux placer des hommes.
feurio-web-lesson-heat = Autour des tuiles, chaque position ouverte montre sa chaleur : la somme des nombres qu’elle touche. Le feu va au point le plus chaud. Deux brillent avec 2+6 = 8 : pose ton 6 sur celui qui est marqué.
feurio-web-lesson-men = Maintenant, jusqu’à trois hommes peuvent aller sur une tuile. Ce 6 a trois emplacements, et quatre accès libres pour eux. Mets-y deux hommes, puis appuie sur Terminé.
feurio-web-lesson-answer = Bruno a dû poser un 1 au point le plus chaud, 6+6 = 12, et a envoyé un homme sur l’autre 6. Tu tiens une tuile : 6 divisé par 6 donne 1 point. Il en faut plus !
feurio-web-lesson-tie = Encore un 6 pour toi. De nouveau, deux points sont aussi chauds, et tu peux choisir. Pose-le sur celui qui est marqué : il ferme un accès de ta propre tuile.
feurio-web-lesson-room = Ton premier 6 a encore un emplacement, mais seulement deux accès libres et déjà deux hommes : plus personne n’y tient. À côté, il y a de la place. Mets-y un homme, puis appuie sur Terminé.
feurio-web-lesson-region = Tes deux tuiles se touchent : elles forment une zone. Ajoute ses nombres, 6+6 = 12, et divise par le plus petit, 6 : 2 points. Un plus petit nombre vaudrait beaucoup.
feurio-web-lesson-around = Le feu avance. Pose ton 6 sur le point marqué.
feurio-web-lesson-water = Enfin de l’eau : le 2 au milieu touche ta zone, et il a un emplacement. Mets-y un homme, puis appuie sur Terminé.
feurio-web-lesson-divisor = Regarde les points : 6+6+2 = 14, divisé maintenant par 2, donne 7. De grands nombres reliés à un petit : c’est ainsi qu’on fait des points.
feurio-web-lesson-again = Quatre points brillent. Pose ton 5 sur celui qui est marqué. Attention au 2 : le feu l’encercle peu à peu.
feurio-web-lesson-grow = Agrandis la zone : mets un homme sur le 6 à côté de ton 2, puis appuie sur Terminé. 20 divisé par 2 donnera 10.
feurio-web-lesson-locked = Bruno a posé son 6 au point le plus chaud, 2+6+5 = 13, et a fermé le dernier accès libre de ton 2. Encerclé, il ne divise plus. Le plus petit nombre avec un accès libre est maintenant 6 : 20 divisé par 6 donne 3⅓, arrondi à 4.
feurio-web-lesson-last = Courage ! Pose ton 6 au seul point le plus chaud.
feurio-web-lesson-rescue = Le 1 que Bruno a posé touche ta zone, et il a encore des accès libres. Mets-y un homme, puis appuie sur Terminé.
feurio-web-lesson-end = 21 divisé par 1 : 21 points, et Bruno en a 8 ! Tiens de grands nombres, relie-les à l’eau, et surveille ses accès libres. À deux, tu diriges aussi une deuxième équipe, comptée à part. Maintenant, joue.

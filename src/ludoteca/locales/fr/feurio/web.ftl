# Feurio! dans le navigateur. Les textes marqués « court » sont sur un petit bouton ou une étiquette : ils doivent rester brefs.

## Le plateau

feurio-web-board = La forêt
feurio-web-walk = Flèches pour te déplacer, Page suivante pour aller au prochain endroit où tu peux agir, Entrée pour agir. En plaçant : plus ajoute un pompier, moins en reprend un, Échap les reprend tous.
# Boutons de la carte.
feurio-web-closer = Plus près
feurio-web-farther = Plus loin
feurio-web-fit = Tout voir
# Ce que fait Entrée à un endroit ; dit après ce qui s’y trouve.
feurio-web-does-lay = Entrée pose la tuile ici.
feurio-web-does-break = Entrée pose le coupe-feu ici.
feurio-web-does-put = Entrée place un pompier ici ; il reste de la place pour { $room }.
feurio-web-does-tell = Entrée dit pourquoi rien ne va ici.
feurio-web-start = Tuiles de départ déjà retournées : { $tiles }

## Sous le plateau : que faire

feurio-web-drawn = { $spaces ->
        [one] Un { $number } avec { $spaces } emplacement
       *[other] Un { $number } avec { $spaces } emplacements
    }
feurio-web-drawn-hidden = Une tuile secrète
feurio-web-lay = Pose cette tuile sur un point qui brille.
feurio-web-break = Pose-la face cachée sur un point qui brille, sans placer personne.
feurio-web-break-ready = La poser face cachée ici ? Appuie sur Terminé. Ensuite, plus de retour.
feurio-web-place = Place jusqu’à trois pompiers sur une tuile, ou passe.
feurio-web-only-pass = Tu n’as plus personne à placer.
feurio-web-no-room = Aucune tuile n’a de place pour tes pompiers.
feurio-web-arrange = Quelles sont les deux tuiles du milieu ?
feurio-web-middle = { $smaller } et { $larger } au milieu
feurio-web-prospect = Points : { $now } → { $then }.
feurio-web-costs = −{ $points } ⚠
feurio-web-loses = Tu perdrais { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : ton eau est encerclée.
feurio-web-closes = { $count ->
        [one] Cela encercle un 1 : son eau est perdue.
       *[other] Cela encercle { $count } tuiles 1 : leur eau est perdue.
    }
feurio-web-draft = { $count ->
        [one] Un pompier est prêt : appuie sur Terminé.
       *[other] { $count } pompiers sont prêts : appuie sur Terminé.
    }
# Court : boutons.
feurio-web-done = Terminé
feurio-web-pass = Passer
feurio-web-take-back = Annuler
feurio-web-one-more = Un pompier de plus
feurio-web-one-less = Un pompier de moins
feurio-web-face = Comment poser la tuile
feurio-web-face-up = Face visible
# Court : un bouton ; ce que cela coûte suit.
feurio-web-firebreak = Coupe-feu
# En entier, pour qui l’entend.
feurio-web-face-down = Coupe-feu : pose-la face cachée (coûte 1 { $colour })
feurio-web-colour = Quels pompiers
feurio-web-men = { $colour }, reste { $left }
feurio-web-auxiliaries = renforts ({ $colour }), reste { $left }

## À côté du plateau

feurio-web-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
feurio-web-sum-points = { $change ->
        [none] Tes points restent à { $now }.
       *[other] Tes points : { $was } → { $now }.
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
feurio-web-impossible = La forêt ne peut plus être sauvée : { $reason } ({ $rule })

## La fin

feurio-web-task-done = La forêt est sauvée !
feurio-web-task-failed = Cette fois, le feu a gagné
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
feurio-web-lesson-other = { $seat ->
        [0] Bruno
        [1] Dora
        [2] Ada
       *[other] Clara
    }
feurio-web-lesson-setup = Bienvenue ! D’abord la mise en place. On joue à quatre, et tu es le plus âgé : tu as retourné 3, 4, 6 et 6, et tu en fais un losange. Les deux du milieu touchent toutes les autres. Mets-y les deux 6, et ça va chauffer.
feurio-web-lesson-begin = La forêt brûle. Le joueur à ta gauche commence, puis on tourne dans le sens des aiguilles d’une montre. Regarde maintenant une plus petite partie, à deux.
feurio-web-lesson-forest = La forêt est en feu ! Les grands nombres sont un feu violent, les petits sont de l’eau. Tu diriges l’équipe verte contre Bruno. À chaque tour tu poses une tuile, puis tu peux placer des pompiers.
feurio-web-lesson-heat = Chaque point vide a une chaleur : la somme des nombres autour. Le feu gagne le point le plus chaud. Deux brillent avec 2 + 6 = 8 : pose ton 6 sur celui qui est marqué.
feurio-web-lesson-men = Maintenant, jusqu’à trois pompiers peuvent aller sur une tuile. Ce 6 a trois emplacements et quatre accès libres. Mets-y deux pompiers, puis appuie sur Terminé.
feurio-web-lesson-answer = Bruno a dû poser un 1 au point le plus chaud (6 + 6 = 12) et a envoyé un pompier sur l’autre 6. Tu tiens une tuile : 6 divisé par 6 donne 1 point. On peut faire mieux !
feurio-web-lesson-tie = Encore un 6 ! De nouveau, deux points sont aussi chauds l’un que l’autre : à toi de choisir. Pose-le sur celui qui est marqué : il ferme un accès de ta propre tuile.
feurio-web-lesson-room = Ton premier 6 a encore un emplacement, mais deux pompiers et seulement deux accès libres : plus personne n’y tient. À côté, il y a de la place. Mets-y un pompier, puis appuie sur Terminé.
feurio-web-lesson-region = Tes deux tuiles se touchent : elles forment une zone. Ajoute ses nombres, 6 + 6 = 12, et divise par le plus petit, 6 : 2 points. Un plus petit nombre vaudrait beaucoup.
feurio-web-lesson-around = Le feu avance. Pose ton 6 sur le point marqué.
feurio-web-lesson-water = De l’eau, enfin ! Le 2 au milieu touche ta zone et a un emplacement. Mets-y un pompier, puis appuie sur Terminé.
feurio-web-lesson-divisor = Regarde tes points : 6 + 6 + 2 = 14, divisé maintenant par 2, donne 7. De grands nombres et un peu d’eau : voilà comment on marque.
feurio-web-lesson-again = Quatre points brillent. Pose ton 5 sur celui qui est marqué. Attention au 2 : le feu s’en approche.
feurio-web-lesson-grow = Agrandis la zone : mets un pompier sur le 6 à côté de ton 2, puis appuie sur Terminé. 20 divisé par 2 donnera 10.
feurio-web-lesson-locked = Aïe ! Le 6 de Bruno est allé au point le plus chaud (2 + 6 + 5 = 13) et ferme le dernier accès libre de ton 2. Il est encerclé : son eau ne sert plus à rien. Ton plus petit nombre avec un accès libre est maintenant 6 : 20 divisé par 6 donne 3⅓, arrondi à 4.
feurio-web-lesson-last = Courage ! Pose ton 6 au point le plus chaud.
feurio-web-lesson-rescue = Le 1 de Bruno touche ta zone et a encore des accès libres. Mets-y un pompier, puis appuie sur Terminé.
feurio-web-lesson-end = 21 divisé par 1 : 21 points, et Bruno en a 8 ! De grands nombres, un accès à l’eau, et un œil sur ses accès libres. À deux, tu diriges aussi une deuxième équipe, comptée à part.
feurio-web-lesson-tiles-out = Maintenant, la fin d’une partie. La dernière tuile est posée ; désormais, tu ne peux que placer des pompiers ou passer. Ta zone jaune est énorme, mais 55 divisé par 5 ne donne que 11. Choisis le jaune, mets ton dernier pompier sur le 1 marqué, puis appuie sur Terminé.
feurio-web-lesson-pass = 56 divisé par 1 : 59 points pour toi, 58 pour Bruno ! Bruno passe. Même en passant, on peut encore placer plus tard, mais quand tous passent l’un après l’autre, c’est fini. Appuie sur Passer.
feurio-web-lesson-over = Tout le monde a passé, la partie est finie : 59 à 58, tu gagnes ! Un accès libre au bord de l’eau a tout décidé.
feurio-web-lesson-break = Une variante : les coupe-feu. Tu diriges les verts et tu as regardé ta tuile en secret : un 6. Face visible, il chaufferait encore plus ce coin-là, en haut. Appuie sur « Coupe-feu », sur le point marqué, puis sur Terminé.
feurio-web-lesson-cooled = Face cachée, elle brûle avec 0, et toi seul connais son nombre. Elle a coûté un pompier et les placements de ce tour. Maintenant, le feu se tourne vers le point à côté de ton 6, où ta zone peut grandir.
feurio-web-lesson-solitaire = Pour finir, le solitaire : seul, tu diriges les 48 pompiers. Tu gagnes si tous sont placés, si chaque couleur forme une seule zone, et si chacune a un 1 avec un accès libre. Trois ont le leur ; il en manque un aux jaunes.
feurio-web-lesson-solitaire-lay = Tu as pioché un 1, juste ce qu’il faut aux jaunes ! Trois points sont à égalité. Pose-le sur celui qui est marqué, à côté de la zone jaune.
feurio-web-lesson-solitaire-men = Mets-y le dernier pompier jaune, puis appuie sur Terminé.
feurio-web-lesson-solitaire-end = Les dernières tuiles sont posées, et aucun 1 n’a été encerclé : tu as sauvé la forêt ! Tu connais maintenant Feurio! Amuse-toi bien !

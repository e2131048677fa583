### Pig : ses règles, de P1 à P8, et ce qu’il dit des coups et des fins.

pig-about = Une course avec un seul dé, de 2 à 4 joueurs. Options : seats=2 à 4 ; goal=100 (les points
    qui font gagner, de 10 à 1000).

## Les règles : la valeur est la règle, .name son titre, .ruling ce qui est décidé ici, et pourquoi.

pig-chapter-setup = La mise en place
pig-chapter-turn = Le tour
pig-chapter-end = La fin de la partie

P1 = Pig se joue de deux à quatre ; chacun commence sans points. La place 0 joue le premier tour, puis
    on suit l’ordre des places.
    .name = Les joueurs
P2 = Le but est de 100 points, sauf si l’on en convient d’un autre, de 10 à 1000.
    .name = Le but
P3 = À votre tour, lancez le dé autant de fois que vous voulez, jusqu’à vous arrêter ou faire un 1.
    .name = Les lancers
P4 = Un tour commence par un lancer : on ne peut s’arrêter qu’ensuite.
    .name = Le premier lancer
    .ruling = Le jeu se transmet de bouche à oreille, souvent sans cette règle ; on la garde ici, pour
        que chaque tour fasse avancer la partie.
P5 = Le dé porte les nombres de 1 à 6, tous aussi probables. De 2 à 6, ils s’ajoutent aux points du tour.
    .name = Le dé
P6 = Un 1 fait perdre tous les points du tour et y met fin.
    .name = Le un
P7 = Qui s’arrête garde les points du tour, qui ne se perdent plus ; le tour est fini.
    .name = S’arrêter
P8 = Gagne aussitôt qui garde assez de points pour atteindre le but. Les autres sont classés d’après
    les points gardés ; à égalité, on partage la place.
    .name = Qui gagne

## Mal écrit, hors de son tour, interdit

pig-malformed = « { $text } » n’est pas un coup. Les coups sont « roll » et « hold » ; le dé répond de « die 1 » à « die 6 ».
pig-option-seats = Pig se joue à 2, 3 ou 4, pas à « { $found } ».
pig-option-goal = Le but est un nombre de 10 à 1000, pas « { $found } ».
pig-over = La partie est finie.
pig-no-die = Aucun dé ne roule : à la place { $seat } de lancer ou de s’arrêter.
pig-die-first = « { $move } » vient trop tôt : le dé roule encore.
pig-roll-first = Il n’y a encore rien à garder : un tour commence par un lancer.

## Permis, et pourquoi

pig-why-roll = Le dé roule pour plus de { $turn } (P3).
pig-why-hold = { $turn } points sont gardés, ce qui fait { $total } (P7).
pig-why-die = Le dé fait { $pips } : le tour vaut { $turn } (P5).
pig-why-bust = Le dé fait 1 : le tour est fini, et ses { $turn } points sont perdus (P6).

## Le récit : la valeur se dit seule, .more s’ajoute à la ligne du tour.

pig-told-die = fait { $points }.
    .more = , { $points }
pig-told-bust = fait un 1 et perd { $points } points.
    .more = , puis un 1 qui coûte { $points } points
pig-told-hold = s’arrête à { $points } points et en a { $total }.
    .more = ; s’arrête à { $points } points et en a { $total }

## La fin

pig-reached = Le but de { $goal } points est atteint.

## Les cochons, selon la place

pig-name = { $seat ->
        [0] rose
        [1] noir
        [2] tacheté
       *[3] roux
    }

## Pour qui débute, et pour qui écoute

pig-nutshell = Lancez le dé autant que vous l’osez : chaque nombre sauf le 1 s’ajoute au tour. Arrêtez-vous, et ces
    points sont à vous ; faites un 1, et ils sont perdus. Qui atteint le but en premier gagne.
pig-words-seat = { $seat } : { $points } points.
pig-words-turn = C’est le tour de { $seat }, qui vaut { $turn } jusqu’ici.

## Ce que choisit qui ouvre la table

pig-choice-seats = Joueurs
    .about = Combien on est à jouer.
    .setting = { $setting }
pig-choice-goal = But
    .about = Le nombre de points qui fait gagner.
    .setting = { $setting } points

## Le plateau dans le navigateur

pig-scene-points = { $points } points
pig-scene-roll = Lancer
pig-scene-hold = Garder { $turn }
pig-scene-die = { $pips ->
        [0] Le dé
       *[other] Le dé fait { $pips }
    }

### Ce que Feurio! dit des coups, de la fin et des buts. Les règles sont dans feurio-rules.ftl.

feurio-nutshell = La forêt brûle. À ton tour, tu poses la tuile piochée au point le plus chaud, là où les nombres autour
    donnent la plus grande somme ; puis tu peux mettre jusqu’à trois de tes hommes sur une tuile qui a des
    emplacements et des accès libres pour eux. Tes hommes sur des tuiles reliées forment une zone : elle vaut la
    somme de ses nombres, divisée par le plus petit de ceux dont la tuile a encore un accès libre. Tiens donc de
    grands nombres, reliés à un petit que le feu n’encercle pas. Qui a le plus de points gagne.
feurio-nutshell-task = La forêt brûle, et vous la défendez tous ensemble. À chaque tour, la tuile piochée va au point le
    plus chaud, là où les nombres autour donnent la plus grande somme ; puis jusqu’à trois hommes d’une même
    couleur peuvent aller sur une tuile qui a des emplacements et des accès libres pour eux. Quand la dernière
    tuile est posée, les 48 hommes doivent tous être placés, chaque couleur dans une seule zone reliée qui
    contient un 1 avec un accès libre.
feurio-all-colours = toutes les couleurs
feurio-brigade = la brigade
feurio-about = Un feu de forêt pour 1 à 4 équipes. Options : seats=1 à 4 ; goal=score (2 à 4 places), solo (1 place) ou
    coop (2 à 4 places) ; firebreak (coupe-feu : on peut poser des tuiles face cachée, R82 ; seulement avec
    goal=score) ; hotter (C’est chaud ! : on arrondit vers le bas au lieu du haut, R93).

feurio-colour = { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }

## Coups et options mal écrits

feurio-malformed = « { $text } » n’est pas un coup. Les coups s’écrivent ainsi : « lay 2,-1 », « men 0,0 1 green »,
    « pass », « break 2,-1 red », « arrange 3 6 » (le plus petit nombre d’abord) et « draw 4 ».
feurio-hidden-draw = « draw ? » remplace une tuile que le lecteur de cet enregistrement n’a pas vue ; un tel
    enregistrement peut être lu, mais pas rejoué.
feurio-option-seats = Feurio! a de 1 à 4 places, pas « { $found } ».
feurio-option-goal = Avec { $seats ->
        [one] une place
       *[other] { $seats } places
    }, on joue avec goal={ $known }, pas « { $found } ».
feurio-option-firebreak = Il n’y a de coupe-feu que dans les parties avec le but « score », pas « { $goal } ».

## Ce n’est pas ton tour

feurio-over = La partie est finie.
feurio-draw-first = « { $move } » vient trop tôt : on pioche d’abord une tuile.
feurio-no-draw = On ne pioche pas de tuile maintenant : c’est à la place { $seat } de jouer.

## Interdit

feurio-no-such-tile = Il n’y a pas de tuile avec un { $number } : les tuiles vont de 1 à 6.
feurio-number-used-up = Les six tuiles avec un { $number } ont toutes été piochées ; il reste { $left }.
feurio-no-arranging = On ne dispose les tuiles de départ qu’avant le premier tour, et seulement à quatre joueurs.
feurio-arrange-first = « { $move } » vient trop tôt : le joueur le plus âgé dispose d’abord les tuiles de départ.
feurio-not-start-tiles = « { $move } » nomme deux tuiles qui ne sont pas là toutes les deux : les tuiles de départ sont { $tiles }.
feurio-has-laid = La tuile de ce tour est déjà posée ; maintenant viennent les hommes, ou l’on passe.
feurio-no-tile-left = Il n’y a plus de tuile à poser ; maintenant viennent les hommes, ou l’on passe.
feurio-lay-first = « { $move } » vient trop tôt : on pose d’abord la tuile piochée.
feurio-occupied = Il y a déjà une tuile en { $cell }. Le feu se propage au point le plus chaud : { $hottest } (chaleur { $heat }).
feurio-apart = { $cell } ne touche aucune tuile. Le feu se propage au point le plus chaud : { $hottest } (chaleur { $heat }).
feurio-not-hottest = En { $cell }, la chaleur est { $here }, mais au point le plus chaud elle est { $heat } : { $hottest }.
feurio-no-firebreaks = Il n’y a pas de coupe-feu dans cette partie.
feurio-auxiliary-pays = Un renfort ({ feurio-colour }) ne peut pas payer un coupe-feu.
feurio-other-pays = Le { feurio-colour } est à quelqu’un d’autre : un coupe-feu se paie avec un homme à soi.
feurio-nobody-pays = Il ne reste aucun homme { feurio-colour } pour payer un coupe-feu.
feurio-men-count = À chaque tour, on place 1, 2 ou 3 hommes, ou l’on passe ; pas { $count }.
feurio-not-own-men = Le { feurio-colour } n’est pas à toi : tes hommes sont : { $own }.
feurio-men-used-up = { $count } { $colour ->
        [red] hommes rouges
        [green] hommes verts
        [blue] hommes bleus
       *[yellow] hommes jaunes
    }, c’est trop : { $left ->
        [0] il n’en reste aucun
        [1] il n’en reste qu’un
       *[other] il n’en reste que { $left }
    } dans la réserve.
feurio-no-tile-here = Il n’y a pas de tuile en { $cell }.
feurio-men-on-firebreak = En { $cell }, il y a un coupe-feu : aucun homme n’y va.
feurio-locked = Le { $number } en { $cell } n’a plus d’accès libre : personne ne peut y placer d’hommes.
feurio-no-space = Le { $number } en { $cell } a { $spaces } { $spaces ->
        [one] emplacement
       *[other] emplacements
    } et { $men ->
        [0] aucun homme
        [1] un homme
       *[other] { $men } hommes
    } dessus : il y a de la place pour { $room }, pas pour { $count }.
feurio-no-edge = Le { $number } en { $cell } a { $edges } accès { $edges ->
        [one] libre
       *[other] libres
    } et { $men ->
        [0] aucun homme
        [1] un homme
       *[other] { $men } hommes
    } dessus : { $room ->
        [0] il n’y a plus de place
       *[other] il y a de la place pour { $room }, pas pour { $count }
    }.

## Permis, et pourquoi

feurio-why-draw = La prochaine tuile est un { $number } ; il en restait { $count } (R6).
feurio-why-hidden-draw = On pioche une tuile et on la regarde en secret (R82).
feurio-why-arrange = Le { $smaller } et le { $larger } se touchent au milieu (R9).
feurio-why-lay = Le feu se propage en { $cell }, l’un des points les plus chauds : chaleur { $sum } (R16).
feurio-why-break = Un coupe-feu en { $cell }, l’un des points les plus chauds (chaleur { $sum }, R83) : il brûle avec 0, coûte
    un homme { feurio-colour }, et on ne place pas d’hommes à ce tour (R84, R85).
feurio-why-men = { $count } { $colour ->
        [red] { $count ->
            [one] rouge
           *[other] rouges
        }
        [green] { $count ->
            [one] vert
           *[other] verts
        }
        [blue] { $count ->
            [one] bleu
           *[other] bleus
        }
       *[yellow] { $count ->
            [one] jaune
           *[other] jaunes
        }
    } sur le { $number } en { $cell } : { $spaces } { $spaces ->
        [one] emplacement
       *[other] emplacements
    }, { $edges } accès { $edges ->
        [one] libre
       *[other] libres
    }, déjà sur place : { $men } (R30, R31).
feurio-why-pass = Aucun homme à ce tour (R38).

## La fin

feurio-all-passed = Tous les joueurs ont passé l’un après l’autre.
feurio-won-by-region = Égalité à { $points } points : la zone qui vaut le plus décide, { $best } (R52).
feurio-shared-victory = Égalité à { $points } points et avec des zones de même valeur ({ $best }) : la victoire est partagée
    (R53).
feurio-task-done = Tous les hommes sont placés, chaque couleur dans une seule zone avec un 1 ouvert.
feurio-men-left = { $men ->
        [one] Un homme { feurio-colour } n’a pas été placé
       *[other] { $men } { $colour ->
            [red] hommes rouges
            [green] hommes verts
            [blue] hommes bleus
           *[yellow] hommes jaunes
        } n’ont pas été placés
    }.
feurio-not-one-region = Le { feurio-colour } est dans { $regions } zones séparées.
feurio-no-water = La zone du { feurio-colour } ne contient aucun 1 avec un accès libre.

## Le but ne peut plus être atteint

feurio-too-few-waters = Il faut à chaque couleur un 1 à elle avec un accès libre, et il n’en reste pas assez.
feurio-cut-off-from-water = Il reste trop peu d’hommes au { feurio-colour } pour arriver à un 1 avec un accès libre.
feurio-split = Le { feurio-colour } est dans des zones séparées, et il lui reste trop peu d’hommes pour les relier.
feurio-too-few-turns = Il reste trop peu de tours à la place { $seat } pour placer tous les hommes.
feurio-too-few-places = Il y a plus d’hommes à placer que d’emplacements pour eux.

## Statistiques

feurio-stats-table = table
feurio-stats-name = { $goal ->
        [solo] en solitaire
        [coop] { $seats } ensemble
       *[score] { $seats } joueurs
    }{ $firebreak ->
        [True] , coupe-feu
       *[False] { "" }
    }{ $hotter ->
        [True] , C’est chaud !
       *[False] { "" }
    }
feurio-stats-points = Points à la fin
feurio-stats-mean = moyenne
feurio-stats-best = du gagnant
feurio-stats-last = du dernier
feurio-stats-record = record
feurio-stats-seats = Victoires selon l’ordre du premier tour (R10)
feurio-stats-seat-points = Points en moyenne, et record, selon l’ordre du premier tour (R10)
feurio-stats-breaks = Victoires selon les coupe-feu posés par un joueur : ce qui va ensemble, non ce qui en résulte (R82)
feurio-stats-laid = par partie
feurio-stats-none = avec aucun
feurio-stats-one = avec un
feurio-stats-more = avec plus
feurio-stats-tasks = Buts atteints (R71, R78)
feurio-stats-done = atteints
feurio-stats-chart-points = Points à la fin, selon le nombre de joueurs
feurio-stats-axis-points = points
feurio-stats-chart-places = Part de victoires selon l’ordre du premier tour
feurio-stats-chart-tasks = Combien de fois le but est atteint
feurio-stats-turn = rang { $place }

## Ce que choisit qui ouvre une table

feurio-choice-seats = Équipes
    .about = Combien jouent.
    .setting = { $setting }
feurio-choice-goal = But
    .about = Des points pour chacun, ou un but pour tous : chaque homme placé, chaque couleur dans une seule zone avec un 1 ouvert.
    .setting = { $setting ->
        [solo] En solitaire : atteins le but sans aide
        [coop] Ensemble : atteignez le but en équipe
       *[score] Chacun pour soi : le plus de points gagne
    }
feurio-choice-firebreak = Coupe-feu
    .about = On peut poser la tuile piochée face cachée : elle brûle avec 0 et coûte un homme.
    .setting = { $setting ->
        [true] Avec coupe-feu
       *[false] Sans
    }
feurio-choice-hotter = C’est chaud !
    .about = Les points sont arrondis vers le bas au lieu du haut : les petites zones valent moins.
    .setting = { $setting ->
        [true] Arrondir vers le bas
       *[false] Arrondir vers le haut
    }

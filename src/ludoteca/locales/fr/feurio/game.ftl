### Ce que Feurio! dit des coups, de la fin et des buts. Les règles sont dans feurio-rules.ftl.

feurio-nutshell = La forêt est en feu ! Envoie tes équipes au plus fort du feu, mais garde un accès à l’eau, ou tes points
    partent en fumée.
feurio-nutshell-task = La forêt est en feu, et vous la sauvez ensemble ! Mettez les 48 pompiers en place : chaque couleur dans
    une seule zone, avec un 1 que le feu n’a pas encerclé.
feurio-brigade = la brigade
feurio-about = Un feu de forêt pour 1 à 4 équipes. Options : seats=1 à 4 ; goal=score (2 à 4 places), solo (1 place) ou
    coop (2 à 4 places) ; firebreak (coupe-feu : on peut poser des tuiles face cachée, R82 ; seulement avec
    goal=score) ; hotter (C’est chaud ! : on arrondit à l’entier inférieur et non supérieur, R93).

feurio-colour = { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }
feurio-firefighters = { $count } { $count ->
        [one] pompier
       *[other] pompiers
    }{ $colour ->
        [none] {""}
        [red] { $count ->
            [one] {" "}rouge
           *[other] {" "}rouges
        }
        [green] { $count ->
            [one] {" "}vert
           *[other] {" "}verts
        }
        [blue] { $count ->
            [one] {" "}bleu
           *[other] {" "}bleus
        }
       *[yellow] { $count ->
            [one] {" "}jaune
           *[other] {" "}jaunes
        }
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
feurio-draw-first = « { $move } » vient trop tôt : pioche d’abord une tuile.
feurio-no-draw = On ne pioche pas maintenant : c’est à { $seat } de jouer.

## Interdit

feurio-no-such-tile = Il n’y a pas de tuile avec un { $number } : les tuiles vont de 1 à 6.
feurio-number-used-up = Les six tuiles avec un { $number } ont toutes été piochées ; il reste { $left }.
feurio-no-arranging = On ne dispose les tuiles de départ qu’avant le premier tour, et seulement à quatre joueurs.
feurio-arrange-first = « { $move } » vient trop tôt : le joueur le plus âgé dispose d’abord les tuiles de départ.
feurio-not-start-tiles = « { $move } » nomme deux tuiles qui ne sont pas là toutes les deux : les tuiles de départ sont { $tiles }.
feurio-has-laid = Ta tuile est déjà posée. Place des pompiers, ou passe.
feurio-no-tile-left = Il n’y a plus de tuile. Place des pompiers, ou passe.
feurio-lay-first = « { $move } » vient trop tôt : pose d’abord la tuile piochée.
    .board = Pose d’abord la tuile piochée.
feurio-occupied = Il y a déjà une tuile en { $cell }. Le feu se propage au point le plus chaud : { $hottest } (chaleur { $heat }).
    .board = Il y a déjà une tuile ici. Le feu se propage à un point qui brille.
feurio-apart = { $cell } ne touche aucune tuile. Le feu se propage au point le plus chaud : { $hottest } (chaleur { $heat }).
    .board = Ce point ne touche aucune tuile. Le feu se propage à un point qui brille.
feurio-not-hottest = En { $cell }, la chaleur est { $here }, mais au point le plus chaud elle est { $heat } : { $hottest }.
    .board = La chaleur y est de { $here }. Les points les plus chauds brillent : { $heat }.
feurio-no-firebreaks = Il n’y a pas de coupe-feu dans cette partie.
feurio-auxiliary-pays = Un renfort ({ feurio-colour }) ne peut pas payer un coupe-feu.
feurio-other-pays = Le { feurio-colour } est à quelqu’un d’autre : un coupe-feu se paie avec un pompier à soi.
feurio-nobody-pays = Il ne reste aucun pompier { feurio-colour } pour payer un coupe-feu.
feurio-men-count = Tu places 1, 2 ou 3 pompiers, ou tu passes ; pas { $count }.
feurio-not-own-men = Le { feurio-colour } n’est pas à toi : tes pompiers sont : { $own }.
feurio-men-used-up = { feurio-firefighters }, c’est trop : { $left ->
        [0] il n’en reste aucun
        [1] il n’en reste qu’un
       *[other] il n’en reste que { $left }
    } dans la réserve.
feurio-no-tile-here = Il n’y a pas de tuile en { $cell }.
    .board = Il n’y a pas de tuile ici.
feurio-men-on-firebreak = En { $cell }, il y a un coupe-feu : aucun pompier n’y va.
    .board = C’est un coupe-feu : aucun pompier n’y va.
feurio-locked = Le { $number } en { $cell } n’a plus d’accès libre : personne ne peut y placer de pompiers.
    .board = Ce { $number } n’a plus d’accès libre : personne ne peut y placer de pompiers.
feurio-no-space = Le { $number } en { $cell } a { $spaces } { $spaces ->
        [one] emplacement
       *[other] emplacements
    } et { $men ->
        [0] aucun pompier
        [1] un pompier
       *[other] { $men } pompiers
    } dessus : il y a de la place pour { $room }, pas pour { $count }.
    .board = Ce { $number } a de la place pour { $room }, pas pour { $count } : ses emplacements sont pris.
feurio-no-edge = Le { $number } en { $cell } a { $edges } accès { $edges ->
        [one] libre
       *[other] libres
    } et { $men ->
        [0] aucun pompier
        [1] un pompier
       *[other] { $men } pompiers
    } dessus : { $room ->
        [0] il n’y a plus de place
       *[other] il y a de la place pour { $room }, pas pour { $count }
    }.
    .board = Ce { $number } a de la place pour { $room }, pas pour { $count } : il faut un accès libre par pompier.

## Permis, et pourquoi

feurio-why-draw = { $number ->
        [0] Une tuile est piochée en secret.
       *[other] Un { $number } est pioché.
    }
feurio-why-arrange = { $seat } met le { $smaller } et le { $larger } au milieu.
feurio-why-lay = Le feu gagne le point le plus chaud ({ $sum }).
feurio-why-break = Un coupe-feu au point le plus chaud ({ $sum }) : il brûle avec 0 et coûte { feurio-firefighters }. Personne
    n’est placé à ce tour.
feurio-why-men = { $seat } place { feurio-firefighters } sur le { $number }.
feurio-why-pass = { $seat } passe.
feurio-told-start = Le feu part { $words ->
        [no] { $last }
       *[other] { $words } et { $last }
    }.
feurio-told-start-tiles = { $count ->
        [1] d’un { $number }
        [2] de deux { $number }
        [3] de trois { $number }
       *[4] de quatre { $number }
    }
feurio-told-draw = { $number ->
        [0] pioche une tuile en secret
       *[other] pioche un { $number }
    }.
    .more = {""}
feurio-told-arrange = met le { $smaller } et le { $larger } au milieu.
    .more = {""}
feurio-told-lay = { $number ->
        [0] Le feu gagne le point le plus chaud ({ $sum })
       *[other] Un { $number } : le feu gagne le point le plus chaud ({ $sum })
    }{ feurio-told-gain }.
    .more = { $number ->
        [0] pour le point le plus chaud ({ $sum })
       *[other] : un { $number } pour le point le plus chaud ({ $sum })
    }{ feurio-told-gain }
feurio-told-break = pose un coupe-feu au point le plus chaud, pour { feurio-firefighters }{ feurio-told-gain }.
    .more = et la pose face cachée : un coupe-feu, pour { feurio-firefighters }{ feurio-told-gain }
feurio-told-men = place { feurio-firefighters } sur le { $number }{ feurio-told-gain }.
    .more = , { feurio-firefighters } sur le { $number }{ feurio-told-gain }
feurio-told-pass = passe.
    .more = et passe
feurio-told-gain = { $sign ->
        [up] , +{ $points }{" "}
        [down] , −{ $points }{" "}
       *[no] {""}
    }{ $sign ->
        [no] {""}
       *[other] { $points ->
            [one] point
           *[other] points
        }
    }

## Ce qui parle pour un coup : la deuxième phrase d’un conseil

feurio-motive-arrange = Les deux du milieu touchent toutes les autres : ce sont elles qui chauffent le plus la forêt.
feurio-motive-lay-only = C’est le seul point qui brille.
feurio-motive-lay-water = Un 1, c’est de l’eau : il en faut un avec un accès libre à chaque couleur.
feurio-motive-lay-spares = Sur un autre point qui brille, tu aurais { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins.
feurio-motive-lay-costs = Elle encercle une zone de { $other } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins là-bas.
feurio-motive-lay-beside = { $use ->
        [sum] Elle est à côté de tes pompiers : un grand feu à leur portée.
        [water] Elle est à côté de tes pompiers : de l’eau à leur portée.
       *[middle] Elle est à côté de tes pompiers : ils peuvent y aller.
    }
feurio-motive-lay-apart = Elle ne ferme aucun accès de tes tuiles.
feurio-motive-break = { $points ->
        [0] Face cachée, elle brûle avec 0, et le feu part ailleurs.
        [one] Face visible, elle te coûterait { $points } point.
       *[other] Face visible, elle te coûterait { $points } points.
    }
feurio-motive-men-auxiliary = Les renforts ne rapportent pas de points, mais prennent la place des autres.
feurio-motive-men-crowd = Ta zone ne change pas, mais il reste moins de place pour les autres.
feurio-motive-men-joins = Cela réunit { $count } zones en une seule.
feurio-motive-men-new = Une nouvelle zone commence, avec { $edges ->
        [one] un accès libre
       *[other] { $edges } accès libres
    } pour grandir.
feurio-motive-men-divisor = Ta zone est maintenant divisée par { $now }{ $was ->
        [0] , alors qu’elle n’avait plus d’accès libre
       *[other] {" "}au lieu de { $was }
    }.
feurio-motive-men-grows = Ta zone grandit : sa somme était de { $was }, elle est maintenant de { $now }.
feurio-motive-men-water = Le { feurio-colour } a maintenant un 1 avec un accès libre.
feurio-motive-men-task = { $men ->
        [one] Tous doivent être placés : un pompier ({ feurio-colour }) attend encore.
       *[other] Tous doivent être placés : { $men } pompiers ({ feurio-colour }) attendent encore.
    }
feurio-motive-pass = { $men ->
        [0] Tu n’as plus personne à placer.
       *[other] { $tiles ->
            [0] Aucun pompier que tu pourrais placer ne te rapporterait davantage.
           *[other] Garde { $men ->
                [one] ton dernier pompier
               *[other] tes { $men } pompiers
            } pour de meilleures tuiles.
        }
    }

## La fin

feurio-all-passed = Tout le monde a passé.
feurio-won-by-region = Égalité à { $points ->
        [one] 1 point
       *[other] { $points } points
    } : la zone qui vaut le plus décide ({ $best }).
feurio-shared-victory = Égalité à { $points ->
        [one] 1 point
       *[other] { $points } points
    }, et des zones de même valeur ({ $best }) : la victoire est partagée.
feurio-task-done = Tous les pompiers sont en place, chaque couleur dans une seule zone avec de l’eau.
feurio-men-left = { $men ->
        [one] Un pompier { feurio-colour } n’a pas été placé
       *[other] { $men } { $colour ->
            [red] pompiers rouges
            [green] pompiers verts
            [blue] pompiers bleus
           *[yellow] pompiers jaunes
        } n’ont pas été placés
    }.
feurio-not-one-region = Le { feurio-colour } est dans { $regions } zones séparées.
feurio-no-water = La zone du { feurio-colour } ne contient aucun 1 avec un accès libre.

## Le but ne peut plus être atteint

feurio-too-few-waters = Il faut à chaque couleur un 1 à elle avec un accès libre, et il n’en reste pas assez.
feurio-cut-off-from-water = Il reste trop peu de pompiers au { feurio-colour } pour arriver à un 1 avec un accès libre.
feurio-split = Le { feurio-colour } est dans des zones séparées, et il lui reste trop peu de pompiers pour les relier.
feurio-too-few-turns = Il reste trop peu de tours pour placer tous les pompiers.
feurio-too-few-places = Il y a plus de pompiers à placer que d’emplacements pour eux.

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
feurio-stats-breaks = Victoires selon les coupe-feu posés par un joueur : ce qui va ensemble, non ce qui en résulte (R82)
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

feurio-choice-seats = Joueurs
    .about = Combien jouent.
    .setting = { $setting }
feurio-choice-goal = But
    .about = Des points pour chacun, ou un but pour tous : tout le monde placé, chaque couleur dans une seule zone avec un 1 ouvert.
    .setting = { $setting ->
        [solo] En solitaire – sauve la forêt
        [coop] Ensemble – sauvez la forêt en équipe
       *[score] Chacun pour soi – le plus de points gagne
    }
feurio-choice-firebreak = Coupe-feu
    .about = Tu peux poser une tuile face cachée : elle brûle avec 0 et coûte un pompier.
    .setting = { $setting ->
        [true] Avec coupe-feu
       *[false] Sans
    }
feurio-choice-hotter = C’est chaud !
    .about = Les points sont arrondis à l’entier inférieur et non supérieur : les petites zones valent moins.
    .setting = { $setting ->
        [true] C’est chaud !
       *[false] Sans
    }

## Les penchants des bots

feurio-temper-many = en envoie beaucoup à la fois
feurio-temper-high = cherche les plus grands feux
feurio-temper-low = préfère les petits feux

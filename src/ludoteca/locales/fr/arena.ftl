### Ce que dit l’arène.

arena-title = { $title } dans l’arène
arena-played = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $title } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } (graine { $seed }), { $length } actions par partie.
arena-fair-share = La part juste de victoires pour une place est { $share }. { $draws ->
        [0] Aucune victoire n’a été partagée.
        [1] Une victoire a été partagée.
       *[other] { $draws } victoires ont été partagées.
    }
arena-stronger-yes = { $stronger } est plus fort que { $weaker } : décidé après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } avec un score de { $score } contre lui, rapport de vraisemblance logarithmique { $ratio } (seuil { $bound }, { $elo } Elo contre 0).
arena-stronger-no = { $stronger } n’est pas plus fort que { $weaker } de { $elo } Elo : décidé après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } avec un score de { $score } contre lui, rapport de vraisemblance logarithmique { $ratio } (seuil −{ $bound }).
arena-stronger-open = On ne sait pas encore si { $stronger } est plus fort que { $weaker } de { $elo } Elo après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } : score { $score } contre lui, rapport de vraisemblance logarithmique { $ratio } (seuils ±{ $bound }). Joue plus de parties.
arena-share-yes = { $bot } gagne plus de { $share } de ses parties : décidé après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } avec { $score }, rapport de vraisemblance logarithmique { $ratio } (seuil { $bound }, { $elo } Elo contre 0).
arena-share-no = { $bot } ne gagne pas, de { $elo } Elo, plus de { $share } de ses parties : décidé après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } avec { $score }, rapport de vraisemblance logarithmique { $ratio } (seuil −{ $bound }).
arena-share-open = On ne sait pas encore si { $bot } gagne, de { $elo } Elo, plus de { $share } de ses parties après { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } : { $score } gagnées, rapport de vraisemblance logarithmique { $ratio } (seuils ±{ $bound }). Joue plus de parties.
arena-strength = Force
arena-duels = Face à face
arena-places = Rangs
arena-seats = Places, quel que soit l’occupant
arena-time = Temps
arena-bot = Bot
arena-against = Contre
arena-meetings = Rencontres
arena-before = Arrivé devant
arena-seat = Place
arena-games = Jouées
arena-rating = Cote
arena-wins = Victoires
arena-points = Points
arena-decisions = Décisions
arena-mean = Moyenne
arena-longest = Maximum
arena-intervals = Les intervalles sont à 95 %, par donnes. Une partie à deux places compte double pour qui occupe les deux. Les cotes sont des points Elo selon le modèle de Plackett et Luce, 0 en moyenne ; les coups forcés ne sont pas des décisions.
arena-plot-rating = Cote (points Elo, 0 en moyenne)
arena-plot-wins = Part de victoires

## Pendant que ça joue

arena-playing = On joue
arena-going-on = { $games ->
        [one] { $games } partie est
       *[other] { $games } parties sont
    } déjà dans { $folder } ; on continue.
arena-written = Le rapport est dans { $folder } : report.md, report.json, plot.svg.
arena-stopped = Arrêté après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; les donnes jouées jusqu’au bout sont comptées.
arena-kept = Tout ce qu’il y a jusqu’ici est gardé dans { $folder }. La même commande continue.
arena-nothing-yet = Aucune donne n’est encore jouée jusqu’au bout.
arena-bot-failed = { $bot } a échoué dans la partie { $game } à la place { $seat }, après { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } : { $fault }
arena-forfeits = { $bot } a échoué et a perdu ainsi { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
arena-failure-kept = Les parties perdues ainsi sont dans { $file } ; regarde-les avec ludoteca replay.

## Refusé

arena-another-match = { $folder } contient une autre rencontre : son champ « { $field } » est { $found }, ici c’est { $given }. Choisis un autre dossier.
arena-not-a-match = { $file } ne décrit pas une rencontre au format « { $known } ».
arena-broken-line = La ligne { $line } de games.jsonl dans { $file } n’est pas le résultat d’une partie.
arena-busy = Un autre programme écrit dans { $folder }.
arena-records-need-folder = Pour garder les enregistrements, il faut un dossier : ajoute --out DOSSIER.
arena-round-robin-alone = Pour un tournoi toutes rondes, il faut au moins deux bots différents.
arena-ladder-round-robin = Choisis --round-robin ou --ladder : sur l’échelle, chaque bot rencontre les échelons et non les autres bots.
arena-test-pair = Un test nomme deux bots, comme dans --test greedy,random, ou un bot et une part de victoires, comme dans --test greedy,75% ; « { $given } » non.
arena-test-share = La part de victoires d’un test est de plus de 0 % et de moins de 100 % ; « { $given } » non.
arena-test-unknown = Le bot « { $bot } » du test ne joue pas ; ceux qui jouent sont { $known }.
arena-test-same = Pour un test, il faut deux bots différents ; { $bot } ne peut pas être plus fort que lui-même.
arena-test-team = Les bots d’une équipe gagnent et perdent ensemble, donc aucun test ne peut les départager. Ajoute --round-robin, et chacun joue avec ses semblables.
arena-worker-died = Un processus de travail est mort, peut-être par manque de mémoire.
arena-no-ray = Le paquet « ray » n’est pas installé. Installe-le avec : pip install "ludoteca[cluster]"
arena-ray-failed = Ray a échoué : { $fault }

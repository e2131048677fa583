### Ce qui est dit des chances d’un combat dans FutuRisiko!.

futurisiko-odds-force = « { $text } » n’est pas une force. Une force s’écrit « 6t2p1s » : 6 chars, 2 avions, 1 sous-marin, chaque
    sorte une fois au plus, dans n’importe quel ordre ; « 0t » est un défenseur avec le drapeau seul.
futurisiko-odds-range = { $count } { $what ->
        [tanks] chars
        [planes] avions
        [subs] sous-marins
        [cap] dés comme maximum d’un lancer
        [weapon] dés pour une Arma Segreta
        [weapon-times] fois qu’une Arma Segreta multiplie les dés
        [weapon-limit] dés de plus au maximum avec une Arma Segreta
        [attack-weapons] Arma Segreta de l’attaquant
        [defend-weapons] Arma Segreta du défenseur
       *[torpedoes] Siluro Killer du défenseur
    }, ce n’est pas possible : il en faut de { $least } à { $most }{ $what ->
        [torpedoes] , avec les autres cartes de la main
       *[other] {""}
    }.
futurisiko-odds-no-attacker = Sans char ni avion, il n’y a pas d’attaque : les sous-marins ne font qu’aider.
futurisiko-odds-no-defender = Sans chars, avions ni drapeau, il n’y a personne à combattre.
futurisiko-odds-subs-defend = Les sous-marins ne défendent jamais : enlève « { $subs }s ».

## La commande

futurisiko-odds-first = { $side ->
        [attacker] L’attaquant lance en premier : il a plus d’avions (F46).
       *[defender] Le défenseur lance en premier (F46).
    }
futurisiko-odds-win = L’attaquant a { $chance } de chances de gagner.
futurisiko-odds-left = { $side ->
        [attacker] attaquant, reste { $units }
       *[defender] { $units ->
            [0] défenseur, le drapeau seul
           *[other] défenseur, reste { $units }
        }
    }
futurisiko-odds-side = C’est l’attaquant (attacker) ou le défenseur (defender) qui lance en premier, pas « { $side } ».

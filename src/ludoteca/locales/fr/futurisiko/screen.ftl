### Les mots autour d’une partie de FutuRisiko! dans le terminal.

## La carte du monde

futurisiko-screen-key = t chars, p avions, s sous-marins
futurisiko-screen-key-round-world = l’est et l’ouest se rejoignent dans le Pacifique
futurisiko-screen-key-only-flag = { $sign } drapeau seul
futurisiko-screen-key-free = { $sign } libre
futurisiko-screen-key-removed = { $sign } pas dans cette partie
futurisiko-screen-key-invades = { $sign } envahisseurs
futurisiko-screen-key-fights = { $sign } en combat

## Les armées

futurisiko-screen-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
futurisiko-screen-out = hors jeu
futurisiko-screen-missiles = { $missiles ->
        [one] { $missiles } missile en route
       *[other] { $missiles } missiles en route
    }
futurisiko-screen-truce = trêve avec
futurisiko-screen-seat = place { $seat }{ $mine ->
        [yes] , toi
       *[no] {""}
    }
futurisiko-screen-hand = Main de { $seat } :

## Ce qui est demandé

futurisiko-screen-won = La guerre est finie : { $count ->
        [one] { $seats } gagne !
       *[other] { $seats } se partagent la victoire !
    } { $reason } ({ $rule })
futurisiko-screen-moment = { $round ->
        [0] Choix des territoires.
       *[other] Manche { $round }, { $phase ->
            [sequence] ordre
            [cards] cartes
            [production] production
            [operations] opérations
           *[over] la fin
        }.
    }
futurisiko-screen-sequence = Ordre :

### Les mots dans l’image d’une partie de FutuRisiko!.

futurisiko-picture-title = FutuRisiko!, { $seats } places

## Ce qui est demandé

futurisiko-picture-asks = { $phase ->
        [draft_order] Une carte décide qui commence
        [claim] { $seat } prend un territoire
        [sequence] Une carte décide qui est premier
        [discard] { $seat } défausse des cartes, ou les garde
        [deal] { $seat } reçoit des cartes
        [shield] { $seat } peut lever des boucliers contre les missiles
        [produce] { $seat } construit
        [diplomacy] { $seat } peut faire ou rompre une trêve
        [move] { $seat } se déplace
        [choose_fight] { $seat } choisit le prochain combat
        [roll] { $seat } lance pour { $field }
        [hits] Les dés tombent pour { $field }
        [remove] { $seat } retire ce qui est touché ({ $field })
       *[over] La partie est finie
    }
futurisiko-picture-won = { $count ->
        [one] { $seats } a gagné
       *[other] { $seats } se partagent la victoire
    }
futurisiko-picture-round = { $round ->
        [0] Avant la première manche
       *[other] Manche { $round }
    }
futurisiko-picture-points = { $points ->
        [one] { $points } point de production restant
       *[other] { $points } points de production restants
    }
futurisiko-picture-dice = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
futurisiko-picture-phase = { $phase ->
        [sequence] Ordre
        [cards] Cartes
        [production] Production
       *[operations] Opérations
    }
futurisiko-picture-sequence = Ordre

## La carte du monde

futurisiko-picture-free = { $territory } : libre
futurisiko-picture-removed = { $territory } : pas dans cette partie
futurisiko-picture-held = { $territory } : { $army }, { $pieces }
futurisiko-picture-invaded = envahi par le { $army }, { $pieces }
futurisiko-picture-fought = en combat avec le { $army }, { $pieces }
futurisiko-picture-sea = { $sea } : { $subs }
futurisiko-picture-subs = { $subs ->
        [one] { $subs } sous-marin
       *[other] { $subs } sous-marins
    } du { $army }
futurisiko-picture-no-subs = aucun sous-marin

## Les armées

futurisiko-picture-to-move = à jouer
futurisiko-picture-winner = gagne
futurisiko-picture-out = hors jeu
futurisiko-picture-territories = { $held ->
        [one] { $held } territoire
       *[other] { $held } territoires
    } sur { $goal }
futurisiko-picture-pieces = Sur le plateau : { $tanks ->
        [one] { $tanks } char
       *[other] { $tanks } chars
    }, { $planes ->
        [one] { $planes } avion
       *[other] { $planes } avions
    }, { $subs ->
        [one] { $subs } sous-marin
       *[other] { $subs } sous-marins
    }
futurisiko-picture-cards = { $cards ->
        [0] Aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
futurisiko-picture-missiles = { $missiles ->
        [one] { $missiles } missile en route
       *[other] { $missiles } missiles en route
    }
futurisiko-picture-truce = Trêve avec

# FutuRisiko! dans le navigateur. Les textes marqués « court » sont sur un petit bouton ou une étiquette : ils doivent rester brefs.

## La carte du monde

futurisiko-web-board = Le monde
futurisiko-web-map = Carte du monde
futurisiko-web-walk = Flèches pour te déplacer, Entrée pour agir, Échap pour revenir. Plus et moins zooment, 0 montre le monde entier.
futurisiko-web-opening = La carte se déplie…
# Boutons de la carte.
futurisiko-web-closer = Plus près
futurisiko-web-farther = Plus loin
futurisiko-web-fit = Voir le monde entier
# Ce que fait Entrée à un lieu ; dit après ce qui s’y trouve.
futurisiko-web-action-claim = Entrée le prend.
futurisiko-web-action-fight = Entrée lance ce combat.
futurisiko-web-action-build = Entrée construit ici { $unit ->
        [plane] un avion
        [sub] un sous-marin
       *[tank] un char
    }.
futurisiko-web-action-origin = Entrée : partir d’ici.
futurisiko-web-action-target = À portée { $from } ; Entrée y va.
futurisiko-web-action-leave = Choisi ; Entrée annule.
# Comment les pièces arrivent à un lieu ; une légende à côté de traits. Court.
futurisiko-web-way-land = par terre
futurisiko-web-way-air = par air
futurisiko-web-way-ferry = transport
futurisiko-web-way-sail = par mer
futurisiko-web-way-invades = une invasion

## Ce que tu peux faire maintenant

futurisiko-web-round-label = La manche et ses phases
# Court.
futurisiko-web-round = Manche { $round }
futurisiko-web-part-draft = Choix
futurisiko-web-part-sequence = Ordre
futurisiko-web-part-cards = Cartes
futurisiko-web-part-production = Production
futurisiko-web-part-operations = Opérations

futurisiko-web-now-draft_order = une carte décide qui commence.
futurisiko-web-now-claim = prends un territoire libre : ton drapeau y va.
futurisiko-web-now-sequence = une carte décide qui est premier dans cette manche.
futurisiko-web-now-discard = { $can ->
        [no] { $excess ->
            [one] tu as une carte de trop : choisis celle qui part.
           *[other] tu as { $excess } cartes de trop : choisis celles qui partent.
        }
        [only] garde tes cartes ; de nouvelles arrivent ensuite.
       *[yes] défausse une carte inutile, ou garde tout. De nouvelles arrivent ensuite.
    }
futurisiko-web-now-deal = on pioche les cartes.
futurisiko-web-now-shield = { $missiles ->
        [one] { $by ->
            [no] { $missiles } missile te coûte
           *[other] { $missiles } missile ({ $by }) te coûte
        }
       *[other] { $by ->
            [no] { $missiles } missiles te coûtent
           *[other] { $missiles } missiles ({ $by }) te coûtent
        }
    } { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } : il en reste { $rest }.{ $shields ->
        [no] {""}
       *[yes] {" "}Chaque bouclier en arrête un.
    }
futurisiko-web-now-struck = { $units ->
        [0] les missiles ne trouvent aucune de tes unités.
        [one] les missiles détruisent { $units } unité là où tu es le plus fort.
       *[other] les missiles détruisent { $units } unités là où tu es le plus fort.
    }{ $shields ->
        [no] {""}
       *[yes] {" "}Chaque bouclier en arrête un.
    }
futurisiko-web-now-produce = { $points ->
        [0] tous les points sont utilisés.
        [one] il reste { $points } point : choisis une pièce, puis touche la carte.
       *[other] il reste { $points } points : choisis une pièce, puis touche la carte.
    }
futurisiko-web-now-diplomacy = { $plays ->
        [truce] fais une trêve maintenant, ou touche un territoire à attaquer.
        [betray] romps une trêve maintenant, ou touche un territoire à attaquer.
       *[other] fais ou romps une trêve maintenant, ou touche un territoire à attaquer.
    }
futurisiko-web-now-move = { $left ->
        [0] plus rien ne peut se déplacer.
       *[other] { $from ->
            [no] touche un territoire à attaquer, ou tes pièces à déplacer.
           *[other] { $goes ->
                [yes] combien y vont ?
               *[no] où vont les pièces { $from } ? Les destinations brillent.
            }
        }
    }
futurisiko-web-now-choose_fight = { $fights ->
        [one] il reste un combat : en avant !
       *[other] lequel des { $fights } combats maintenant ?
    }
futurisiko-web-now-roll = à toi de lancer pour { $place } !
futurisiko-web-now-hits = les dés roulent pour { $place }…
futurisiko-web-now-remove = { $hits ->
        [one] { $hits } explosion
       *[other] { $hits } explosions
    } : choisis ce que perd { $opponent }.
futurisiko-web-now-over = la partie est finie.

futurisiko-web-watch-draft_order = Une carte décide qui commence.
futurisiko-web-watch-claim = { $seat } prend un territoire.
futurisiko-web-watch-sequence = Une carte décide qui est premier dans cette manche.
futurisiko-web-watch-discard = { $seat } regarde ses cartes.
futurisiko-web-watch-deal = { $seat } pioche.
futurisiko-web-watch-produce = { $seat } construit, { $points ->
        [one] reste { $points } point.
       *[other] reste { $points } points.
    }
futurisiko-web-watch-move = { $seat } déplace ses pièces.
futurisiko-web-watch-choose_fight = { $seat } choisit le prochain combat.
futurisiko-web-watch-roll = { $seat } lance pour { $place }.
futurisiko-web-watch-hits = Les dés roulent pour { $place }…
futurisiko-web-watch-remove = { $seat } choisit les pertes pour { $place }.
futurisiko-web-watch-over = La partie est finie.

# Boutons qui terminent une étape. Court.
futurisiko-web-do-keep = Tout garder
futurisiko-web-do-built = { $points ->
        [0] Fin de la production
        [one] Fin de la production ({ $points } point inutilisé)
       *[other] Fin de la production ({ $points } points inutilisés)
    }
futurisiko-web-do-moved = { $fights ->
        [0] Fin du tour
        [one] Passer au combat
       *[other] Passer aux combats ({ $fights })
    }

## Cartes

futurisiko-web-plays = Cartes que tu peux jouer
futurisiko-web-discards = Cartes que tu peux défausser
# Court : boutons.
futurisiko-web-play = Jouer
futurisiko-web-discard = Défausser

## Production

futurisiko-web-palette = Quelle pièce construire
futurisiko-web-unit-tank = Char
futurisiko-web-unit-plane = Avion
futurisiko-web-unit-sub = Sous-marin
# Court.
futurisiko-web-cost = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
futurisiko-web-supply = reste { $count }
# Court : un bouton qui construit des chars pour tous les points, là où ils semblent nécessaires.
futurisiko-web-plan = Plan
futurisiko-web-build-more = { $unit ->
        [plane] Avions
        [sub] Sous-marins
       *[tank] Chars
    } : { $count } de plus ({ $place })

## Déplacement

futurisiko-web-sheet = Combien y vont
futurisiko-web-march = { $unit ->
        [plane] Avions
        [sub] Sous-marins
       *[tank] Chars
    } { $way ->
        [air] par air
        [ferry] par transport ({ $sea })
        [sail] par mer
       *[land] par terre
    }
futurisiko-web-fewer = Moins : { $label }
futurisiko-web-more = Plus : { $label }
# Court : un bouton.
futurisiko-web-all = tous
futurisiko-web-go = Déplacer { $count }
futurisiko-web-invade = Envahir avec { $count }
futurisiko-web-cancel = Annuler
futurisiko-web-explain = Expliquer
futurisiko-web-first = { $reason ->
        [tie] Pas d’avantage aérien ({ $ours } à { $theirs }) : le défenseur lance en premier ({ $seat }).
       *[more] Plus d’avions ({ $ours } à { $theirs }) : { $seat } lance en premier.
    }
futurisiko-web-support = { $subs ->
        [one] { $subs } sous-marin ajoute un dé à chaque lancer.
       *[other] { $subs } sous-marins ajoutent chacun un dé à chaque lancer.
    }
futurisiko-web-win = chances de gagner : { $chance }
futurisiko-web-invasions = { $count ->
        [one] { $count } invasion
       *[other] { $count } invasions
    }
# Court : un bouton.
futurisiko-web-fight = Combattre
# Tight: a button.
futurisiko-web-fight-for = Se battre pour { $place }
# Tight: buttons.
futurisiko-web-fight-on = Combattre jusqu’au bout
futurisiko-web-fight-all = { $fights ->
        [2] Les deux combats
       *[other] Les { $fights } combats
    }
futurisiko-web-stop = Arrêter

## Le combat

futurisiko-web-the-fight = Le combat pour { $place }
futurisiko-web-last-fight = Le dernier combat : { $place }
futurisiko-web-attacks = attaque
futurisiko-web-defends = défend
# Court : trois boutons côte à côte.
futurisiko-web-opens = { $seat } lance en premier.
futurisiko-web-throw = { $card ->
        [weapon] { $seat } joue Arma Segreta et lance
        [torpedo] { $seat } coule un sous-marin ({ $sea }) avec Siluro Killer et lance
       *[no] { $seat } lance
    } { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $hits ->
        [0] aucune explosion.
        [one] { $hits } explosion.
       *[other] { $hits } explosions.
    }
futurisiko-web-throws = Tous les lancers de ce combat, chacun avec les chances de l’attaque après lui
futurisiko-web-end = { $end ->
        [conquered] { $attacker } prend { $place } à { $defender } !
       *[held] { $defender } tient { $place } contre { $attacker } !
    }
# Court : boutons.
futurisiko-web-roll = { $dice ->
        [one] Lancer { $dice } dé
       *[other] Lancer { $dice } dés
    }
# Un bouton pour qui partage l’écran : les cartes restent cachées. Court.
futurisiko-web-roll-unseen = { $dice ->
        [one] Lancer 1 dé, sans carte
       *[other] Lancer { $dice } dés, sans carte
    }
futurisiko-web-with = { $verb ->
        [torpedo] Lancer avec Siluro Killer
       *[weapon] Lancer avec Arma Segreta
    }{ $sea ->
        [no] {""}
       *[other] {" "}({ $sea })
    }
futurisiko-web-dice-for = Dés : { $parts }.
futurisiko-web-remove = Retirer { $pieces }
futurisiko-web-tanks = { $count ->
        [one] { $count } char
       *[other] { $count } chars
    }
futurisiko-web-planes = { $count ->
        [one] { $count } avion
       *[other] { $count } avions
    }
futurisiko-web-subs = { $count ->
        [one] { $count } sous-marin
       *[other] { $count } sous-marins
    }
futurisiko-web-flag = le drapeau

## À côté de la carte

futurisiko-web-show = Montrer les territoires : { $seat }
futurisiko-web-territories = { $count ->
        [one] { $count } territoire sur { $goal }
       *[other] { $count } territoires sur { $goal }
    }
futurisiko-web-place = Rang dans l’ordre de cette manche
# Court : le rang dans l’ordre.
futurisiko-web-nth = { $place ->
        [1] 1er
       *[other] { $place }e
    }
# Court : les pièces sur le plateau selon leur coût.
futurisiko-web-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
# Court.
futurisiko-web-missiles = { $count ->
        [one] { $count } missile : −{ $cost }
       *[other] { $count } missiles : −{ $cost }
    }
futurisiko-web-missiles-units = { $count ->
        [one] { $count } missile
       *[other] { $count } missiles
    } : −{ $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }
futurisiko-web-truce = trêve
futurisiko-web-sum-lands = { $lost ->
        [0] Tu n’as perdu aucun territoire
        [one] Tu as perdu 1 territoire
       *[other] Tu as perdu { $lost } territoires
    }, { $gained ->
        [0] tu n’en as gagné aucun.
        [one] tu en as gagné 1.
       *[other] tu en as gagné { $gained }.
    }
futurisiko-web-sum-truce = Trêve avec { $seat }.
futurisiko-web-sum-missiles = { $count ->
        [one] Un missile
       *[other] { $count } missiles
    }{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    } : { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de moins à la prochaine production.
futurisiko-web-sum-missiles-units = { $count ->
        [one] Un missile
       *[other] { $count } missiles
    }{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    } : { $units ->
        [one] { $units } unité
       *[other] jusqu’à { $units } unités
    } de moins là où tu es le plus fort.
futurisiko-web-out = hors jeu
futurisiko-web-pieces = { $unit ->
       *[tank] Chars sur la carte : { $count }, en réserve : { $left }
        [plane] Avions sur la carte : { $count }, en réserve : { $left }
        [sub] Sous-marins sur la carte : { $count }, en réserve : { $left }
    }
futurisiko-web-hand = Ta main : { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
futurisiko-web-no-cards = Trois territoires donnent une carte.

## La fin

# Qui a gagné, en une phrase ; « you » est qui lit, « all » sont plusieurs.
futurisiko-web-won = { $who ->
        [you] { $ahead ->
            [0] Tu as gagné !
            [one] Tu gagnes d’un territoire !
           *[other] Tu gagnes de { $ahead } territoires !
        } Le monde est à toi.
        [all] { $names } se partagent la victoire
       *[other] { $ahead ->
            [0] { $names } gagne
            [one] { $names } gagne d’un territoire
           *[other] { $names } gagne de { $ahead } territoires
        }
    }
# À qui a perdu.
futurisiko-web-lost = { $territories ->
        [0] Ton dernier drapeau est tombé. La prochaine guerre sera la tienne !
       *[other] { $behind ->
            [0] C’était serré ! Autant de territoires, mais cela n’a pas suffi.
            [one] C’était serré ! Il t’a manqué un seul territoire.
           *[other] Il t’a manqué { $behind } territoires. La prochaine guerre sera la tienne !
        }
    }
futurisiko-web-story = L’histoire de la guerre
futurisiko-web-chart-territories = Territoires par manche
futurisiko-web-chart-values = Pièces par manche, selon leur coût
futurisiko-web-chart-cards = Cartes par manche
futurisiko-web-as-table = En tableau
futurisiko-web-round-head = Manche
futurisiko-web-luck = Chance
futurisiko-web-luck-about = Chaque dé touche une fois sur trois. Le trait montre ce qu’on pouvait attendre.
futurisiko-web-army = Armée
futurisiko-web-luck-dice = Dés
futurisiko-web-luck-expected = Attendues
futurisiko-web-luck-hits = Explosions
futurisiko-web-luck-more = Plus ou moins que prévu
futurisiko-web-luck-difference = { $n ->
        [0] comme prévu
       *[other] { $n } { $side ->
            [fewer] de moins
           *[more] de plus
        }
    }
futurisiko-web-decisive = Combats décisifs
futurisiko-web-decided = { $end ->
        [conquered] Conquis, avec { $chance } de chances.
       *[held] Défendu, avec { $chance } de chances.
    } Pertes selon le coût : { $attack } et { $defence }.

## La leçon. Les nombres de ces textes sont ceux de sa partie fixe ; lieux et boutons ont le nom qu’ils ont sur la page.

# Les noms des joueurs dans la leçon.
futurisiko-web-lesson-you = Général
futurisiko-web-lesson-other = { $seat ->
        [1] Ada
        [2] Bruno
       *[other] Clara
    }
futurisiko-web-lesson-draft = 36 territoires et 8 mers : voici ton monde. Chacun à son tour met un drapeau sur un territoire libre. Les drapeaux rouges sont à toi, et il reste quatre territoires. Appuie sur le Pérou : il touche ton Brésil.
futurisiko-web-lesson-draft-otherwise = Tu peux prendre tout territoire libre, mais ceux qui se touchent se défendent mieux. Prends le Pérou, à côté de ton Brésil.
futurisiko-web-lesson-sequence = Tous les territoires sont pris, neuf pour chacun. Une manche commence, en quatre phases : ordre de jeu, cartes, production, opérations. On retourne la première carte : elle est rouge, tu commences donc cette manche.
futurisiko-web-lesson-hand = Puis on distribue les cartes, une pour trois territoires : tu as Arma Segreta, Tregua et Siluro Killer. Les autres voient seulement combien tu en as.
futurisiko-web-lesson-world = La première manche est passée : tous ont construit et personne n’a attaqué. Les drapeaux rouges sont à toi : neuf territoires. Le premier à en tenir 20 gagne !
futurisiko-web-lesson-keep = Une nouvelle manche : le rouge sort encore. Avant de piocher, tu peux défausser une carte qui te semble inutile. Les tiennes sont bonnes : appuie sur « Tout garder ».
futurisiko-web-lesson-pieces = Chars et avions sont près des drapeaux, les sous-marins dans les mers. Toute l’Amérique du Sud est à toi sauf la Colombie : Jaune la défend avec deux chars et un avion.
futurisiko-web-lesson-sub = Production : neuf territoires te donnent 9 points. Choisis le sous-marin sous la carte, pour 5 points, puis appuie sur l’Atlantique.
futurisiko-web-lesson-sub-otherwise = C’est permis, mais le plan demande d’abord un sous-marin : il fait traverser sa mer aux chars et aide dans les combats sur ses côtes. Choisis-le sous la carte, puis appuie sur l’Atlantique.
futurisiko-web-lesson-arms = Il reste quatre points. Construis au Brésil d’abord un avion, puis deux chars : choisis la pièce sous la carte, puis appuie sur le Brésil, une fois pour chacune.
futurisiko-web-lesson-arms-otherwise = Les nouveaux chars et avions peuvent aller dans chacun de tes territoires, mais pour le plan il les faut tous au Brésil : d’abord l’avion, puis deux chars.
futurisiko-web-lesson-built = Les neuf points sont dépensés. Parfait : les points inutilisés sont perdus. Appuie sur « Fin de la production ».
futurisiko-web-lesson-truce = Les autres ont construit aussi. Avant de bouger, tu peux faire une trêve. Vert te menace à l’est : joue Tregua sur Vert, et jusqu’à tes prochaines opérations aucun des deux ne peut envahir l’autre.
futurisiko-web-lesson-truce-otherwise = C’est permis, mais Vert est juste à côté de ta Nouvelle-Guinée. Joue Tregua sur Vert.
futurisiko-web-lesson-march = Maintenant tu déplaces tes pièces. Appuie sur le Brésil : tout ce que tu peux atteindre s’allume, par terre, par air et par mer. Puis appuie sur la Colombie, et envahis-la avec les trois chars.
futurisiko-web-lesson-march-otherwise = Une pièce ne bouge qu’une fois par manche, alors envoie-les ensemble : les trois chars, du Brésil en Colombie.
futurisiko-web-lesson-fly = Seulement 11 % de chances de gagner ! En Colombie Jaune a un avion et toi aucun, Jaune lancerait donc en premier. Appuie encore sur la Colombie et envoie les deux avions du Brésil : deux contre un, et le premier lancer est à toi.
futurisiko-web-lesson-fly-otherwise = À égalité d’avions, le défenseur lance en premier : il faut donc les deux, du Brésil en Colombie.
futurisiko-web-lesson-moved = Maintenant c’est 88 % : les avions décident qui lance en premier, et ton sous-marin ajoute un dé. Tous les déplacements viennent avant tous les combats : appuie sur « Passer au combat », puis sur « Se battre pour la Colombie ».
futurisiko-web-lesson-moved-otherwise = Ceux-là peuvent rester garder tes terres : personne n’est obligé de bouger. Appuie sur « Passer au combat », puis sur « Se battre pour la Colombie ».
futurisiko-web-lesson-weapon = Tu lances un dé pour chaque char et avion et un pour le sous-marin ; chaque dé touche une fois sur trois. Avec un lancer tu peux jouer une carte : appuie sur Arma Segreta, pour trois dés de plus.
futurisiko-web-lesson-weapon-otherwise = Six dés, c’est bien, neuf, c’est mieux : joue Arma Segreta avec ce lancer.
futurisiko-web-lesson-remove = Deux explosions, et c’est toi qui choisis ce qu’elles prennent. Un avion a coûté deux points à Jaune, un char un seul : prends l’avion et un char.
futurisiko-web-lesson-remove-otherwise = C’est permis, mais un avion vaut deux chars : prends l’avion et un char.
futurisiko-web-lesson-again = Jaune a répondu avec trois dés, un pour le char et deux pour le drapeau, et a fait sauter un de tes chars. À toi de nouveau : lance.
futurisiko-web-lesson-conquest = Le dernier char et le drapeau ont disparu : la Colombie est à toi, c’est ton dixième territoire ! Mais au Brésil il ne reste que le drapeau. C’est lui, ta garnison maintenant.
futurisiko-web-lesson-defend = Bleu frappe : deux avions de Grande-Bretagne envahissent le Brésil ! Bleu a plus d’avions et a lancé en premier, mais sans rien toucher. Un drapeau seul se défend avec deux dés. Lance !
futurisiko-web-lesson-end = Deux explosions : les deux avions sont détruits, et le drapeau tient le Brésil ! C’était de la chance : la prochaine fois, laisse un char. Cela continue ainsi, manche après manche, jusqu’à ce que quelqu’un tienne 20 territoires. Maintenant, conquiers le monde !

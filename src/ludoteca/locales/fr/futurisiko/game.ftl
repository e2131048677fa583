### Ce que FutuRisiko! dit des coups, de la fin et des options. Les règles sont dans futurisiko-rules.ftl.

futurisiko-about = Chars, avions et sous-marins sur une carte du monde, pour 4 à 6 armées. Options : seats=4 à 6, ou
    3 en règle maison (F11) ; cards (off est la partie d’entraînement, F23) ; goal=20, 18 ou 16 territoires (F56) ;
    removed=un territoire (5 places seulement, F14) ; dice_cap=10 (F3) ; round_limit=un nombre de manches (F59) ;
    map=une carte du monde (F10, voir « ludoteca map list ») ; sheet=une fiche des cartes (F60, voir « ludoteca
    sheet list »).
futurisiko-nutshell = Conquiers { $goal } territoires ! Construis chars, avions et sous-marins, déplace-les à travers le monde et lance les dés.

# La langue des noms sur la carte du monde.
futurisiko-language = fr

futurisiko-army = { $army ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
        [violet] violet
       *[black] noir
    }
futurisiko-card-kind = { $card ->
        [arma_segreta] Arma Segreta
        [siluro_killer] Siluro Killer
        [super_produzione] Super Produzione
        [missili_balistici] Missili Balistici
        [scudo_spaziale] Scudo Spaziale
        [tregua] Tregua
       *[tradimento] Tradimento
    }
futurisiko-card = { futurisiko-card-kind } ({ futurisiko-army })
futurisiko-pieces = { $unit ->
        [tank] { $count ->
            [one] { $count } char
           *[other] { $count } chars
        }
        [plane] { $count ->
            [one] { $count } avion
           *[other] { $count } avions
        }
       *[sub] { $count ->
            [one] { $count } sous-marin
           *[other] { $count } sous-marins
        }
    }

## Phrases

futurisiko-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
futurisiko-and = { $words } et { $last }
futurisiko-flag = drapeau
futurisiko-the-flag = le drapeau
futurisiko-dice-part = { $what ->
        [tanks] { $count ->
            [one] { $count } char
           *[other] { $count } chars
        }
        [planes] { $count ->
            [one] { $count } avion
           *[other] { $count } avions
        }
        [flag] le drapeau ({ $count })
        [subs] { $count ->
            [one] { $count } sous-marin
           *[other] { $count } sous-marins
        }
       *[weapon] Arma Segreta ({ $count })
    }
futurisiko-dice-capped = pas plus de { $dice } en tout
futurisiko-dice = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
futurisiko-outlook = { $attack } contre { $defence } ; { $reason ->
        [tie] pas d’avantage aérien : le défenseur lance en premier ({ $first })
        [more] { $first } a plus d’avions et lance en premier
       *[next] { $first } lance maintenant
    }. { $win } de chances de gagner{ $units ->
        [1] {""}
       *[other] {""}, avec en moyenne { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } unités restantes sur { $units }
    }.

## La position en mots

futurisiko-words-seat = { futurisiko-army } : { $count ->
        [out] hors jeu
        [0] pas encore de territoire
        [one] { $count } territoire
       *[other] { $count } territoires
    }, { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $pending ->
        [0] .
        [one] , { $pending } missile en route.
       *[other] , { $pending } missiles en route.
    }
futurisiko-words-territory = { $territory } : { $pieces }.
futurisiko-words-subs = { $sea } : { $count ->
        [one] { $count } sous-marin
       *[other] { $count } sous-marins
    } du { futurisiko-army }.
futurisiko-words-truce = Trêve entre { $one } et { $other }.
futurisiko-words-only-flags = Avec le drapeau seul : { $territories }.
futurisiko-words-moment = { $round ->
        [0] Le choix des territoires.
       *[other] Manche { $round }.
    }

## Le moment

futurisiko-invasion = { $place } ({ $defender }) : { $outlook }
futurisiko-fight = Combat : { $place } ({ $defender }). { $outlook }
# Ce que prennent les missiles, après qui ils touchent.
futurisiko-toll = { $cost ->
        [0] { $units ->
            [0] {""}
           *[other]  :{" "}
        }
        [one]  : −{ $cost } point
       *[other]  : −{ $cost } points
    }{ $units ->
        [0] {""}
       *[other] { $cost ->
            [0] {""}
           *[other] ,{" "}
        }−{ $units } { $units ->
            [one] unité
           *[other] unités
        }
    }
futurisiko-asks = { $phase ->
        [draft_order] Une carte décide qui commence.
        [claim] { $seat } prend un territoire libre, par exemple « claim india ».
        [sequence] Une carte décide qui est premier dans cette manche.
        [discard] { $seat } a { $size } cartes, au plus { $limit } : { $free ->
            [any] « discard » pour celles qui ne servent pas, « keep » pour garder les autres et piocher
            [none] « keep » pour les garder et piocher
           *[one] « discard » pour celles en trop et, si tu veux, une de plus, « keep » pour garder les autres et
                piocher
        }.
        [deal] { $seat } reçoit des cartes.
        [shield] { $missiles ->
            [one] { $missiles } missile va
           *[other] { $missiles } missiles vont
        } toucher { $seat }{ futurisiko-toll }. Un « shield » en arrête un, « accept » subit le reste.
        [produce] { $points ->
            [0] { $seat } n’a plus de points
            [one] { $seat } a encore { $points } point : un char coûte { $tank }
           *[other] { $seat } a encore { $points } points : un char coûte { $tank }, un avion { $plane }, un sous-marin { $sub }
        }. « built » termine la production.
        [diplomacy] { $seat } peut faire ou rompre une trêve. « ready » passe aux déplacements.
        [move] { $seat } déplace ses pièces ; ce qui entre chez un autre devra y combattre. « moved » termine les déplacements.
        [choose_fight] { $seat } choisit le prochain combat.
        [roll] { $seat } lance { $dice ->
            [one] { $dice } dé
           *[other] { $dice } dés
        } pour { $place }, avec une carte ou sans.
        [hits] { $dice ->
            [one] { $dice } dé tombe
           *[other] { $dice } dés tombent
        } pour { $place }.
        [remove] { $place }, { $hits ->
            [one] { $hits } explosion
           *[other] { $hits } explosions
        } : { $seat } choisit ce que perd { $opponent }, qui a { $pieces }.
       *[over] La partie est finie.
    }
futurisiko-card-told = { futurisiko-card-kind } ({ $colours }) : { $use }.
futurisiko-card-use = { $card ->
        [arma_segreta] { futurisiko-effect-weapon } ; écris « weapon { $army } »
        [siluro_killer] avec un de tes lancers, coule un sous-marin de l’adversaire près de ce combat ; écris « torpedo
            { $army } MER »
        [super_produzione] { futurisiko-effect-boost } ; écris « boost { $army } »
        [missili_balistici] { futurisiko-effect-missile } ; écris « launch { $army }
            PLACE »
        [scudo_spaziale] arrête un missile au début de ta production ; écris « shield { $army } »
        [tregua] { futurisiko-effect-truce } ; écris « truce { $army } PLACE »
       *[tradimento] avant tes déplacements, met fin à une trêve qui te lie ; écris « betray { $army } PLACE »
    }

## Ce que font les cartes selon la fiche de la table, partout où on le dit

futurisiko-effect-weapon = { $weapon_times ->
        [1] { $weapon ->
            [one] { $weapon } dé de plus dans un de tes lancers
           *[other] { $weapon } dés de plus dans un de tes lancers
        }
        [2] deux fois plus de dés dans un de tes lancers
       *[other] { $weapon_times } fois plus de dés dans un de tes lancers
    }{ $weapon_limit ->
        [0] {""}
       *[other] , au plus { $weapon_limit } de plus
    }
futurisiko-effect-boost = { $boost_times ->
        [1] { $boost ->
            [one] { $boost } point de plus dans ta production
           *[other] { $boost } points de plus dans ta production
        }
        [2] double les points qu’il te reste à dépenser
       *[other] multiplie par { $boost_times } les points qu’il te reste à dépenser
    }{ $boost_limit ->
        [0] {""}
       *[other] , au plus { $boost_limit } de plus
    }
futurisiko-effect-missile = un adversaire perd { futurisiko-missile-loss }
futurisiko-missile-loss = { $missile_units ->
        [0] { $missile_divisor ->
            [1] { $missile ->
                [one] { $missile } point à la prochaine production
               *[other] { $missile } points à la prochaine production
            }
            [2] la moitié de la prochaine production
            [3] les deux tiers de la prochaine production
           *[4] les trois quarts de la prochaine production
        }
        [one] { $missile_units } unité là où il est le plus fort, à la prochaine production
       *[other] { $missile_units } unités là où il est le plus fort, à la prochaine production
    }{ $missile_limit ->
        [0] {""}
       *[other] , au plus { $missile_limit } points
    }
futurisiko-effect-truce = { $truce_rounds ->
        [1] avant tes déplacements, une trêve avec un adversaire jusqu’à tes prochaines opérations
       *[other] avant tes déplacements, une trêve de { $truce_rounds } manches avec un adversaire
    }

## Coups et options mal écrits

futurisiko-malformed = « { $text } » n’est pas un coup. Les coups s’écrivent ainsi : « claim india », « discard tregua:red », « keep »,
    « shield red », « accept », « boost red », « launch red 2 », « build tank 3 india », « built », « truce red 2 »,
    « betray red 2 », « ready », « move plane 1 india cina », « ferry 2 india borneo oceano_indiano », « moved »,
    « fight india », « roll », « weapon red », « torpedo red atlantico », « remove 2 1 ».
futurisiko-hidden-card = « { $text } » remplace une carte que le lecteur de cet enregistrement n’a pas vue ; un tel enregistrement
    peut être lu, mais pas rejoué.
futurisiko-option-seats = FutuRisiko! a de 4 à 6 places, ou 3 en règle maison, pas « { $found } ».
futurisiko-option-goal = Le but est de 20, 18 ou 16 territoires, pas « { $found } ».
futurisiko-option-removed-seats = On ne retire un territoire qu’avec 5 places, pas avec { $seats }.
futurisiko-option-removed = « { $found } » n’est pas un territoire de cette carte du monde, et ne peut pas être retiré.
futurisiko-option-dice-cap = Le maximum de dés est 10 ou aucun (null), pas « { $found } ».
futurisiko-option-round-limit = Le nombre de manches est d’au moins 1, ou sans limite (null), pas « { $found } ».

## La fin

futurisiko-goal-reached = { futurisiko-army } tient { $count } territoires et domine le monde !
futurisiko-last-round = La manche { $rounds } était la dernière. { $decided ->
        [territories] { $most } territoires contre { $next }.
        [pieces] Égalité à { $most } territoires : les pièces les plus chères décident ({ $worth } contre { $next_worth } points).
        [shared] Égalité à { $most } territoires : les pièces les plus chères décident ({ $worth } contre { $next_worth } points), et la victoire est partagée à { $winners }.
       *[nothing] Égalité à { $most } territoires, avec des pièces de même coût ({ $worth } points) : la victoire est partagée.
    }

## Ce n’est pas ton tour, ou pas maintenant

futurisiko-over = La partie est finie.
futurisiko-other-step = Ce n’est pas le moment : { $phase ->
        [draft_order] on retourne une carte pour savoir qui commence à choisir les territoires
        [claim] le { futurisiko-army } prend un territoire
        [sequence] on retourne une carte pour savoir qui commence la manche
        [discard] le { futurisiko-army } défausse des cartes ou les garde
        [deal] le { futurisiko-army } reçoit une carte
        [shield] le { futurisiko-army } se protège ou subit les missiles
        [produce] le { futurisiko-army } produit
        [diplomacy] le { futurisiko-army } peut faire ou rompre une trêve, puis il est prêt
        [move] le { futurisiko-army } déplace ses pièces
        [choose_fight] le { futurisiko-army } choisit où combattre
        [roll] le { futurisiko-army } lance les dés
        [hits] les dés sont lancés, et on compte les explosions
       *[remove] le { futurisiko-army } choisit ce que prennent les explosions
    }.

## Interdit

futurisiko-not-on-top = { $card } ne peut pas être la prochaine carte de la pioche.
futurisiko-not-held = Tu n’as pas { $name }.
futurisiko-over-limit = { $territories ->
        [one] { $territories } territoire donne droit
       *[other] { $territories } territoires donnent droit
    } à { $limit ->
        [0] aucune carte
        [one] { $limit } carte
       *[other] { $limit } cartes
    }, et tu en as { $size } : défausse d’abord celles qui sont en trop.
futurisiko-one-for-free = Sans dépasser la limite, on ne défausse qu’une carte avant de piocher, et c’est déjà fait : « keep » pour garder les autres.
futurisiko-no-such-seat = Il n’y a pas de place { $seat } à cette table : les places vont de 0 à { $last }.
futurisiko-at-oneself = { $verb ->
        [launch] On lance des missiles sur un adversaire
        [truce] On fait une trêve avec un adversaire
       *[betray] On rompt une trêve avec un adversaire
    }, pas avec soi-même.
futurisiko-seat-is-out = Le { futurisiko-army } est hors jeu.
futurisiko-truce-there = Il y a déjà une trêve avec le { futurisiko-army }.
futurisiko-no-truce = Il n’y a pas de trêve à rompre avec le { futurisiko-army }.
futurisiko-plane-at-sea = { $place } est une mer : un avion peut la survoler, mais ne s’y arrête jamais.
futurisiko-no-such-territory = La carte du monde n’a pas de territoire « { $place } ».
futurisiko-no-such-sea = La carte du monde n’a pas de mer « { $place } ».
futurisiko-removed = { $place } est hors de cette partie : personne n’y entre.
futurisiko-claimed = { $place } a déjà un drapeau du { futurisiko-army } : choisis un territoire libre.
futurisiko-sea-apart = { $sea } ne touche aucun de tes territoires : on construit un sous-marin dans une mer qui en touche un.
futurisiko-not-own = { $place } n’est pas à toi : on construit chars et avions dans ses propres territoires.
futurisiko-nothing = Il faut au moins une pièce.
futurisiko-supply = On ne peut pas construire { futurisiko-pieces } : { $supply ->
        [0] il n’en reste aucun
        [1] il n’en reste que 1
       *[other] il n’en reste que { $supply }
    } dans la réserve.
futurisiko-too-dear = { futurisiko-pieces } : cela coûterait { $cost } points ; il en reste { $points }.
futurisiko-same-place = De { $place } à { $place }, ce n’est pas un déplacement.
futurisiko-too-far = { $target } est trop loin de { $origin } : { $unit ->
        [tank] un char va dans un territoire voisin par la terre
        [plane] un avion fait un pas, ou deux en survolant un territoire ou une mer
       *[sub] un sous-marin va dans une mer voisine
    }.
futurisiko-truce-forbids = Une trêve avec le { futurisiko-army } protège { $place }.
futurisiko-invaders-stay = Ce qui a envahi { $place } y reste et combat.
futurisiko-nothing-to-move = { $there ->
        [0] { $place } : tu n’y as pas de pièces.
       *[other] { $place } : tes pièces y ont toutes déjà bougé dans cette manche.
    } Choisis d’abord un endroit d’où tes pièces peuvent encore partir, puis où elles vont.
futurisiko-not-so-many = { $there ->
        [0] { $place } : tu n’y as pas { $unit ->
            [tank] de chars
            [plane] d’avions
           *[sub] de sous-marins
        }.
       *[other] { $place } : de tes { $unit ->
            [tank] chars
            [plane] avions
           *[sub] sous-marins
        }, { $fresh ->
            [0] aucun ne peut
            [1] 1 peut
           *[other] { $fresh } peuvent
        } encore se déplacer dans cette manche, pas { $count }.
    }
futurisiko-has-carried = { $sea } : des chars y sont passés dans cette manche, donc un sous-marin qui n’a pas bougé doit y rester.
futurisiko-not-on-sea = { $place } n’est pas au bord de cette mer : { $sea }.
futurisiko-no-ferry = { $subs ->
        [0] { $sea } : tu n’y as pas de sous-marin pour transporter des chars.
       *[other] { $sea } : tes sous-marins ont bougé dans cette manche ; seul un sous-marin qui n’a pas bougé peut transporter des chars.
    }
futurisiko-not-invaded = { $place } n’a subi aucune invasion. Il faut combattre ici : { $invaded }.
futurisiko-no-sub-there = { $sea } : le { futurisiko-army } n’y a pas de sous-marin.
futurisiko-torpedo-apart = { $sea } ne touche pas { $place }, et n’a pas de part dans ce combat contre le { futurisiko-army }.
futurisiko-hits = { $dice } dés ne peuvent pas donner { $count } explosions.
futurisiko-removal = { $hits ->
        [one] { $hits } explosion prend
       *[other] { $hits } explosions prennent
    } { $taken } { $taken ->
        [one] pièce
       *[other] pièces
    } parmi { $there_tanks ->
        [one] { $there_tanks } char
       *[other] { $there_tanks } chars
    } et { $there_planes ->
        [one] { $there_planes } avion
       *[other] { $there_planes } avions
    } ; pas { $tanks } et { $planes }.

## Ne se reprend pas

futurisiko-card-shown = Impossible d’annuler : tout le monde a vu la carte.
futurisiko-step-over = { $verb ->
        [keep] Des cartes peuvent suivre
        [built] La production est finie
       *[moved] Les déplacements sont finis, et un combat ne s’annule jamais
    } : un coup ne s’annule que pendant son étape.

## Permis, et pourquoi

futurisiko-why-turn = On retourne { $name } : sa couleur commence, si elle est en jeu.
futurisiko-why-claim = Ton drapeau prend { $place }.
futurisiko-why-discard = { $name } va sous la pioche, face cachée.
futurisiko-why-keep = Garde le reste et pioche ce qui manque.
futurisiko-why-deal = { $name } est piochée.
futurisiko-why-shield = Scudo Spaziale ({ futurisiko-army }) annule un missile.
futurisiko-why-accept = Les missiles touchent ta production.
futurisiko-why-boost = Super Produzione ({ futurisiko-army }) : { $boost } points de plus, { $points } en tout.
futurisiko-why-launch = Missili Balistici ({ futurisiko-army }) : { $other } perd { futurisiko-missile-loss }.
futurisiko-why-build = { futurisiko-pieces } { $place } pour { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } ; il en reste { $left }.
futurisiko-why-built = Fin de la production ; { $points ->
        [0] tous les points sont utilisés
        [one] { $points } point reste inutilisé
       *[other] { $points } points restent inutilisés
    }.
futurisiko-why-truce = Tregua ({ futurisiko-army }) : toi et { $other } ne pouvez pas vous attaquer { $truce_rounds ->
        [1] jusqu’à tes prochaines opérations
       *[other] pendant { $truce_rounds } manches
    }.
futurisiko-why-betray = Tradimento ({ futurisiko-army }) met fin tout de suite à la trêve avec { $other }.
futurisiko-why-ready = Place aux déplacements.
futurisiko-why-move = { futurisiko-pieces } { $origin } { $target }.{ $invades ->
        [no] {""}
       *[other] {" "}Une attaque contre { $invades } : { $outlook }
    }
futurisiko-why-ferry = { futurisiko-pieces } { $origin } { $target }, en sous-marin par { $sea }.{ $invades ->
        [no] {""}
       *[other] {" "}Une attaque contre { $invades } : { $outlook }
    }
futurisiko-why-moved = { $fights ->
        [0] Fin des déplacements : pas de combat.
        [1] Au combat.
       *[other] Place aux { $fights } combats.
    }
futurisiko-why-fight = On se bat pour { $place } : { $outlook }
futurisiko-why-roll = { futurisiko-dice } pour { $parts }. L’attaque a alors { $win } de chances de gagner.
futurisiko-why-weapon = Arma Segreta ({ futurisiko-army }), donc { futurisiko-dice } pour { $parts }. L’attaque a alors
    { $win } de chances de gagner.
futurisiko-why-torpedo = Siluro Killer ({ futurisiko-army }) coule un sous-marin { $sea } ; puis { futurisiko-dice } pour { $parts }.
    L’attaque a alors { $win } de chances de gagner.
futurisiko-why-hits = { $count ->
        [one] { $count } dé sur { $dice } touche
       *[other] { $count } dés sur { $dice } touchent
    }.
futurisiko-why-remove = { $opponent } perd { $taken } et garde { $left }.

## Statistiques

futurisiko-stats-length = Combien de manches durent les parties
futurisiko-stats-seats = places
futurisiko-stats-won = gagnées avant la manche 60, %
futurisiko-stats-mean = moyenne
futurisiko-stats-early = 5 % les plus courtes
futurisiko-stats-median = médiane
futurisiko-stats-late = 5 % les plus longues
futurisiko-stats-longest = la plus longue
futurisiko-stats-left = places restantes
futurisiko-stats-place = { $place ->
        [draft-place] Victoires selon le rang dans le choix des territoires (F12)
        [first-place] Victoires selon le rang dans la première manche (F17)
       *[last-place] Victoires selon le rang dans la manche qui termine la partie (F17)
    }
futurisiko-stats-cards = Combien de fois une carte est jouée dans une partie à { $seats } places
futurisiko-stats-card = carte
futurisiko-stats-all = par tous
futurisiko-stats-winner = par le gagnant
futurisiko-stats-other = par chaque autre
futurisiko-stats-heading = { $seats } places
futurisiko-stats-chart-lengths = Combien de manches dure une partie
futurisiko-stats-axis-rounds = manches
futurisiko-stats-chart-places = Part de victoires selon le rang dans le choix et dans la manche
futurisiko-stats-number = rang { $place }
futurisiko-stats-series = { $place ->
        [draft-place] dans le choix des territoires
        [first-place] dans la première manche
       *[last-place] dans la manche qui termine la partie
    }
futurisiko-stats-chart-cards = Combien de fois le gagnant et les autres jouent chaque carte

## Ce que choisit qui ouvre une table

futurisiko-choice-map = Carte du monde
    .about = Le monde pour lequel on se bat. Le nôtre est reconstitué d’après le livret ; un hôte peut en ajouter d’autres.
    .setting = { $setting ->
        [reconstruction] Le monde, reconstitué
       *[other] { $title }
    }
futurisiko-choice-seats = Armées
    .about = Combien jouent. Les territoires sont partagés également : 12, 9, 7 ou 6 chacun.
    .setting = { $setting ->
        [3] 3 (règle maison)
       *[other] { $setting }
    }
futurisiko-choice-cards = Cartes
    .about = Armes, missiles, boucliers et trêves : un territoire sur trois en apporte une. Sans cartes, c’est la
        partie d’entraînement.
    .setting = { $setting ->
        [true] Avec cartes
       *[false] Sans
    }
futurisiko-choice-goal = But
    .about = Qui tient autant de territoires gagne aussitôt.
    .setting = { $setting ->
        [20] { $setting } (la partie entière)
        [18] { $setting } (plus courte)
       *[other] { $setting } (la plus courte)
    }
futurisiko-choice-removed = Retiré
    .about = À cinq armées, un territoire n’est à personne : on peut le survoler, jamais y entrer.
    .setting = { $title }
futurisiko-choice-dice_cap = Dés
    .about = Un maximum de dés par lancer retient les grandes armées.
    .setting = { $setting ->
        [none] Autant que de pièces
       *[other] { $setting } au plus
    }
futurisiko-choice-round_limit = Manches
    .about = Après la dernière manche, celui qui a le plus de territoires gagne.
    .setting = { $setting ->
        [none] Sans limite
       *[other] { $setting }
    }
futurisiko-choice-sheet = Fiche des cartes
    .about = Ce que font Arma Segreta, Super Produzione et Missili Balistici, et combien de temps dure une Tregua.
    .setting = { $setting ->
        [house] Nos propres valeurs
       *[other] { $title }
    }

## Les penchants des bots

futurisiko-temper-planes = aime les avions
futurisiko-temper-attack = attaque volontiers
futurisiko-temper-revenge = se venge

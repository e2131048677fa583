### Les règles de FutuRisiko! en mots simples, un message par règle, de F1 à F78.
### La valeur est la règle, .name son titre court ; .ruling dit ce qui est décidé ici, et pourquoi,
### là où le livret se tait ou là où sa fiche des cartes est perdue. Les retours à la ligne n’ont pas
### de sens.

futurisiko-chapter-components = Matériel
futurisiko-chapter-board = Le plateau
futurisiko-chapter-setup = Mise en place
futurisiko-chapter-round = La manche
futurisiko-chapter-production = Production
futurisiko-chapter-movement = Déplacements
futurisiko-chapter-combat = Combat
futurisiko-chapter-end = La fin de la partie
futurisiko-chapter-cards = Les cartes
futurisiko-chapter-hidden = Informations cachées
futurisiko-chapter-checks = Contrôles et chances

## Matériel

F1 = Il y a six armées : rouge, jaune, bleu, vert, violet et noir. Chacune a 50 chars, 20 avions, 10
    sous-marins et 20 drapeaux ; un drapeau est une garnison.
    .name = Les six armées
    .ruling = Le livret ne nomme pas les couleurs ; elles viennent de plusieurs descriptions publiques du
        jeu.

F2 = Deux des six faces de chaque dé montrent une explosion. Chaque dé touche donc une fois sur trois.
    .name = Les dés
    .ruling = Le livret parle d’explosions mais pas de leur nombre ; plusieurs descriptions publiques du jeu
        donnent deux faces.

F3 = On lance autant de dés que les règles en donnent, même s’il y en a plus de dix. Avec une option, dix
    dés sont le maximum pour un lancer, ceux d’une Arma Segreta (F66) compris.
    .name = Plus de dix dés
    .ruling = La boîte contient dix dés, mais le livret n’en fait pas une limite : ce n’est que du matériel.

F4 = La pioche a 60 cartes : 12 Arma Segreta, 12 Siluro Killer, 12 Super Produzione, 6 Missili Balistici, 6
    Scudo Spaziale, 6 Tregua et 6 Tradimento.
    .name = La pioche

F5 = Chaque carte a aussi un rond d’une des six couleurs. D’une carte présente 12 fois, il y en a deux par
    couleur ; d’une carte présente 6 fois, une : chaque couleur a donc dix cartes.
    .name = Les ronds de couleur
    .ruling = Le livret parle des ronds mais pas de leur répartition ; à parts égales, chaque armée a la même
        chance.

## Le plateau

F6 = Le plateau a 36 territoires et huit mers. Les mers sont le Pacifique Nord, le Pacifique Sud,
    l’Atlantique, l’Atlantique Nord, l’Atlantique Sud, l’océan Arctique, la Méditerranée et l’océan Indien.
    .name = Territoires et mers

F7 = Le Japon, Bornéo, la Nouvelle-Guinée, l’île de Baffin, l’île Victoria et la Grande-Bretagne sont des îles, mais
    des lignes sur le plateau les relient à d’autres territoires comme par voie de terre. Bornéo, dessiné comme six
    îles, est un seul territoire ; il touche l’Indochine et la Nouvelle-Guinée.
    .name = Îles reliées

F8 = Le Groenland et Madagascar n’ont aucune liaison par la terre avec un autre territoire.
    .name = Îles sans liaison

F9 = Les bords gauche et droit du plateau se rejoignent, et les deux Pacifiques passent de l’un à
    l’autre : ensemble, ils baignent les côtes de l’Amérique aussi bien que celles de l’Asie et de
    l’Océanie. Un avion au Japon peut aller en Californie en survolant le Pacifique Nord. Les bords du haut
    et du bas ne se rejoignent pas.
    .name = Le tour du monde
    .ruling = Quels territoires sont au bord de quel Pacifique, le livret ne le dit que du Japon et de la
        Californie ; les autres sont ceux de la carte reconstituée (F10).

F10 = La carte du monde est un fichier avec les territoires, les mers, leurs noms, frontières et côtes, et on
    peut utiliser un autre fichier à la place. Un fichier qui a un défaut, par exemple une frontière qui ne
    vaut que dans un sens, est refusé et le défaut est nommé.
    .name = Le fichier de la carte du monde
    .ruling = Le plateau imprimé est perdu. Le livret nomme dix territoires et les huit mers ; presque tout
        le reste est une reconstitution.

## Mise en place

F11 = Le jeu est pour quatre à six joueurs. Avec une option, on peut jouer à trois.
    .name = Nombre de joueurs
    .ruling = Le livret est pour quatre à six joueurs. À trois, c’est un ajout de la maison, comme dans
        l’édition de 1992.

F12 = On mélange la pioche et on retourne des cartes jusqu’à ce que l’une montre la couleur d’un joueur. Ce
    joueur commence à mettre les drapeaux (F13), les autres suivent dans le sens des aiguilles d’une
    montre. Les cartes retournées reviennent dans la pioche, qu’on mélange encore une fois, puis plus
    jamais : désormais, les cartes jouées ou défaussées vont dessous, face cachée.
    .name = Le premier joueur

F13 = En commençant par le premier joueur et dans le sens des aiguilles d’une montre, chacun met un drapeau
    sur un territoire libre de son choix, jusqu’à ce que tous soient pris. Chaque joueur a 12 territoires à
    trois, 9 à quatre, 7 à cinq et 6 à six.
    .name = Choisir les territoires

F14 = À cinq, un territoire est retiré du jeu et personne ne peut le tenir. C’est Madagascar, sauf si l’on a
    choisi avant le Groenland ou un autre. Les avions peuvent le survoler, mais aucune pièce ne peut y
    entrer.
    .name = Le territoire retiré
    .ruling = Le livret dit seulement que personne ne peut occuper le territoire. Le survoler n’est pas
        l’occuper, donc c’est permis.

F15 = Au début de la partie, il n’y a que des drapeaux sur le plateau. Un drapeau peut défendre son
    territoire, mais il ne bouge et n’attaque jamais.
    .name = Au début, seulement des drapeaux

## La manche

F16 = Une manche a quatre phases, l’une après l’autre : ordre de jeu, cartes, production et opérations. Dans les
    trois dernières, les joueurs jouent dans l’ordre de la manche, et une phase commence quand tous ont fini la
    précédente.
    .name = Quatre phases

F17 = Une fois par manche, on retourne la carte du dessus : le joueur de sa couleur joue en premier, les autres
    suivent dans le sens des aiguilles d’une montre. Si personne n’a cette couleur, ou si son joueur est hors jeu
    (F57), on retourne la carte suivante. Toutes les cartes retournées vont sous la pioche.
    .name = L’ordre de la manche

F18 = Un joueur peut avoir une carte pour trois territoires, arrondi à l’entier inférieur. Avec 9 territoires, la
    limite de la main est de 3 cartes, avec 8 ou 7 elle est de 2.
    .name = La limite de la main

F19 = Dans la phase des cartes, celui qui a plus de cartes que sa limite défausse jusqu’à la limite. Il choisit
    lesquelles.
    .name = Trop de cartes

F20 = { $free ->
        [any] On peut aussi défausser des cartes dont on ne veut pas, mais seulement avant de piocher. Autant
            qu’on veut, une par une.
       *[one] En plus des cartes au-delà de la limite, on peut défausser une carte dont on ne veut pas, mais
            seulement avant de piocher.
    }
    .name = Cartes inutiles
    .ruling = { $free ->
            [any] Cette partie suit la version « 1 » des règles, où le nombre est libre. Dans les parties plus
                récentes, c’est une seule carte, comme le dit le livret.
           *[one] Les parties commencées avec la version « 1 » des règles la suivent toujours : on y défausse
                autant de cartes qu’on veut, une par une.
        }

F21 = Celui qui a moins de cartes que sa limite pioche jusqu’à l’atteindre. Cela commence dès la première manche.
    .name = Piocher des cartes

F22 = La pioche ne peut jamais être vide. Après la phase des cartes, toutes les mains ensemble ont au plus 12
    des 60 cartes, et à peine plus pendant qu’on les distribue.
    .name = Toujours assez de cartes
    .ruling = Le livret ne le dit pas ; cela découle de la limite de la main (F18) et des 36 territoires.

F23 = Dans une partie d’entraînement, choisie par une option, personne n’a de cartes. La pioche décide
    seulement de l’ordre de chaque manche.
    .name = La partie d’entraînement

## Production

F24 = Quand sa production commence, un joueur reçoit un point de production (PP) pour chaque territoire qu’il
    tient.
    .name = Points de production

F25 = Un char coûte 1 PP, un avion 2 PP et un sous-marin 5 PP.
    .name = Le prix des pièces

F26 = Les points non dépensés sont perdus ; on ne peut pas les garder pour une autre manche.
    .name = Pas d’économies

F27 = Un joueur ne peut jamais avoir plus de 50 chars, 20 avions et 10 sous-marins sur le plateau. Les pièces
    perdues reviennent dans la réserve et peuvent être reconstruites.
    .name = Les limites de la réserve
    .ruling = Pour le livret, la réserve est une limite, mais il ne dit pas où vont les pièces perdues. Elles
        reviennent à leur propriétaire, donc la limite ne compte que ce qui est sur le plateau.

F28 = Les nouveaux chars et avions vont sur n’importe quel territoire de leur joueur. Il n’y a pas de limite par
    territoire.
    .name = Placer chars et avions

F29 = Un nouveau sous-marin va dans une mer qui touche au moins un territoire de son joueur.
    .name = Placer des sous-marins

F30 = Une mer n’est à personne. Des sous-marins de plusieurs couleurs peuvent être dans la même mer.
    .name = Les mers sont à tous

F31 = Super Produzione, Missili Balistici et Scudo Spaziale se jouent dans cette phase (F61 à F64).
    .name = Cartes dans la production

## Déplacements

F32 = Dans les opérations, les joueurs jouent dans l’ordre de la manche. Chacun se déplace d’abord et combat
    ensuite ; alors seulement, le joueur suivant commence.
    .name = Se déplacer, puis combattre

F33 = Chaque pièce peut se déplacer une fois au plus par manche. Aucune n’y est obligée.
    .name = Un déplacement chacune

F34 = Un char va dans un territoire qui touche le sien, par la terre ou par une ligne de liaison (F7). Peu
    importe à qui est ce territoire.
    .name = Comment se déplacent les chars

F35 = Un avion vole vers un territoire à un pas, ou à deux pas avec n’importe quel territoire ou mer entre
    les deux. Un pas passe une frontière par la terre, ou la côte entre un territoire et une mer. Un avion
    ne finit jamais son déplacement en mer.
    .name = Comment se déplacent les avions

F36 = Un sous-marin va dans une mer voisine de la sienne. Peu importe à qui sont les côtes.
    .name = Comment se déplacent les sous-marins

F37 = Un sous-marin qui n’a pas bougé dans cette manche rend voisins, pour les chars de son joueur, tous les
    territoires au bord de sa mer. Les chars peuvent alors passer de n’importe lequel de ces territoires à
    un autre. Les sous-marins des autres dans cette mer ne changent rien.
    .name = Traverser la mer
    .ruling = Le livret parle ensuite de chars, donc c’est pour eux seuls : un avion n’utilise jamais un
        sous-marin pour aller plus loin.

F38 = Un char qui traverse une mer (F37) ne fait pas d’autre déplacement dans cette manche, ni avant ni
    après.
    .name = La traversée est le déplacement

F39 = Si des chars d’un joueur ont traversé une mer, au moins un de ses sous-marins qui n’a pas bougé doit y
    rester jusqu’à la fin des déplacements. Un sous-marin construit dans cette manche n’a pas bougé, donc il
    peut transporter tout de suite.
    .name = Le sous-marin reste
    .ruling = Le livret demande un sous-marin qui n’a pas bougé dans la manche. Il ne peut donc pas non plus
        partir après la traversée, sinon il ferait les deux.

F40 = Tous les chars et avions peuvent quitter un territoire. Le drapeau reste et le tient tout seul.
    .name = Laisser seulement le drapeau

F41 = Des chars ou avions qui entrent dans un territoire d’un autre joueur l’envahissent. De là, ils ne peuvent
    pas aller plus loin.
    .name = Envahir un territoire

F42 = On fait tous ses déplacements avant son premier combat. Après un combat, plus rien ne bouge.
    .name = Déplacements avant combats

F43 = Personne n’est jamais obligé d’envahir.
    .name = Envahir n’est pas obligatoire

F44 = Tant qu’il n’a pas déclaré ses déplacements finis, un joueur peut reprendre ceux qu’il a faits.
    .name = Reprendre des déplacements
    .ruling = Le livret n’en parle pas. Les déplacements n’apportent pas de hasard et ne révèlent rien de
        caché, donc les reprendre ne fait de tort à personne.

## Combat

F45 = On doit se battre dans chaque territoire envahi, jusqu’au bout et sans retraite. L’attaquant décide quel
    combat vient ensuite.
    .name = Chaque invasion est un combat

F46 = Le camp qui a le plus d’avions dans le territoire lance en premier ; à égalité, c’est le défenseur.
    Ensuite, on lance chacun son tour. L’ordre reste le même pour tout le combat, même si des avions sont
    perdus.
    .name = Qui lance en premier

F47 = Un camp lance un dé pour chacun de ses chars et avions dans le territoire. Le défenseur ajoute deux dés
    pour le drapeau. L’attaquant ajoute un dé pour chacun de ses sous-marins dans une mer qui touche le
    territoire.
    .name = Nombre de dés

F48 = Un défenseur qui n’a que le drapeau lance deux dés.
    .name = Un drapeau seul

F49 = À chaque lancer, celui qui lance peut jouer une carte. Il lance les dés quand même.
    .name = Une carte par lancer

F50 = Pour chaque explosion, celui qui a lancé retire un char ou un avion ennemi, comme il préfère.
    .name = Les explosions retirent des pièces

F51 = Une explosion suffit pour retirer le drapeau, mais seulement quand le défenseur n’a plus ni char ni
    avion. Si un lancer a plus d’explosions que le défenseur n’a de chars et d’avions, la suivante prend le
    drapeau.
    .name = Le drapeau tombe en dernier
    .ruling = Le livret dit que le drapeau tombe en dernier, pas qu’il lui faut un lancer à part, donc une
        explosion en trop le prend.

F52 = Les dés ne touchent jamais les sous-marins, et les sous-marins ne défendent jamais. Un sous-marin peut
    aider dans plusieurs combats de la même manche, même s’il a bougé dans cette manche.
    .name = Les sous-marins au combat
    .ruling = Le livret ne demande un sous-marin qui n’a pas bougé que pour transporter des chars (F37), donc
        un autre peut quand même aider dans un combat.

F53 = Le combat finit quand le défenseur a tout perdu, drapeau compris, ou quand l’attaquant n’a plus ni char
    ni avion. Les sous-marins seuls ne suffisent pas pour continuer.
    .name = La fin d’un combat

F54 = L’attaquant qui gagne le combat met un drapeau de sa réserve sur le territoire. Ses chars et avions qui
    restent y demeurent.
    .name = Conquérir un territoire

F55 = Des avions peuvent conquérir un territoire sans chars. Les drapeaux ne manquent jamais.
    .name = Des avions seuls
    .ruling = Le livret demande des avions ou des chars, pas les deux. Chaque armée a 20 drapeaux, et la partie
        finit au plus tard avec le vingtième territoire (F56).

## La fin de la partie

F56 = Un joueur gagne au moment où il tient 20 territoires, même s’il reste des combats. Avec une option,
    choisie avant de commencer, 18 ou 16 suffisent.
    .name = Gagner la partie

F57 = Un joueur sans territoire est aussitôt hors jeu : ses sous-marins quittent le plateau, les missiles lancés
    sur lui et les trêves avec lui prennent fin, et ses cartes vont sous la pioche. Elles y vont dans l’ordre
    de la liste (F4) et, pour un même nom, dans l’ordre des couleurs (F1). Si la même conquête gagne aussi la
    partie, tout cela se fait d’abord.
    .name = Quitter le jeu
    .ruling = Le livret ne dit pas ce que laisse un joueur battu. Ici rien n’en reste en jeu, et un ordre fixe
        des cartes fait que chaque partie se rejoue pareil.

F58 = S’il ne reste qu’un joueur, il gagne.
    .name = Le dernier joueur
    .ruling = Le livret n’en parle pas ; c’est ainsi parce qu’il n’y a plus personne contre qui jouer. On n’en
        arrive jamais là : qui prend le dernier de tant de territoires a atteint le but (F56) bien avant.

F59 = Il n’y a pas de limite de manches, sauf si une option la fixe. Après la dernière manche, celui qui a le plus
    de territoires gagne et, à égalité, celui dont les pièces sur le plateau coûtent le plus de PP (F25). S’ils sont
    encore à égalité, ils se partagent la victoire.
    .name = Une limite de manches
    .ruling = Le livret n’a pas cette limite. Elle est là pour ceux qui veulent savoir quand une partie finira.

## Les cartes

F60 = Super Produzione, Missili Balistici et Scudo Spaziale sont pour la production, Tregua et Tradimento pour
    la diplomatie, Arma Segreta et Siluro Killer pour le combat. Une carte jouée est montrée à tous, puis va
    sous la pioche. Les quantités des cartes sont dans un fichier, la fiche des cartes, et on peut en
    utiliser une autre.
    .name = Trois sortes de cartes
    .ruling = La fiche imprimée est perdue, donc les moments et les quantités que le livret ne donne pas sont
        décidés ici. Chacun joue ses cartes dans sa propre étape ou avec son propre lancer, pour qu’on ne demande
        jamais rien à quelqu’un hors de son tour. Les quantités de la fiche habituelle sont des valeurs maison ; qui
        possède la fiche imprimée peut y mettre les siennes.

F61 = Chaque Super Produzione { $boost_times ->
        [1] donne { $boost } PP de plus à qui la joue
       *[other] multiplie par { $boost_times } les PP qui restent à qui la joue{ $boost_limit ->
            [0] {""}
           *[other] , en ajoutant au plus { $boost_limit }
        }
    }. Elle se joue dans sa propre production, et
    on peut en jouer autant qu’on veut.
    .name = La carte Super Produzione
    .ruling = Le livret dit à quoi sert la carte, mais la quantité était sur la fiche perdue. Elle vient de la
        fiche utilisée ; sur la fiche habituelle, c’est une valeur maison.

F62 = Missili Balistici se joue dans sa propre production contre n’importe quel adversaire encore en jeu. { $missile ->
        [0] Chaque carte lui fait perdre { futurisiko-missile-loss }. Les moitiés sont arrondies à l’entier inférieur ; les chars tombent avant les avions.
       *[other] Chaque carte enlève { $missile } PP à la prochaine production de cet adversaire, mais jamais au-dessous de 0.
    } On peut en
    jouer autant qu’on veut.
    .name = La carte Missili Balistici
    .ruling = Le livret dit à quoi sert la carte, mais ni la quantité ni le moment. La quantité vient de la
        fiche utilisée ; sur la fiche habituelle, c’est une valeur maison. Les missiles touchent la prochaine
        production, pour que personne n’ait à répondre pendant le tour d’un autre.

F63 = Au début de sa production, un joueur peut jouer Scudo Spaziale contre les missiles lancés sur lui. Chaque
    Scudo Spaziale annule une carte Missili Balistici.
    .name = La carte Scudo Spaziale
    .ruling = Le livret dit à quoi sert la carte, mais pas quand elle se joue. Ici elle se joue juste avant que
        les missiles touchent, dans la production du joueur menacé.

F64 = La production commence par Scudo Spaziale. Puis les missiles qui restent réduisent les points des
    territoires. Ensuite viennent Super Produzione, nouveaux missiles et constructions, dans n’importe quel
    ordre.
    .name = L’ordre de la production
    .ruling = Le livret ne donne pas d’ordre. Avec celui-ci, les missiles n’enlèvent jamais les points d’une
        Super Produzione.

F65 = Siluro Killer se joue avec son propre lancer, en attaque ou en défense. Il coule un sous-marin que
    l’adversaire de ce combat a dans une mer qui touche le territoire, et ne peut pas se jouer s’il n’y en a
    pas. Si l’attaquant perd le sous-marin, il a un dé de moins dès son prochain lancer.
    .name = La carte Siluro Killer
    .ruling = Le livret dit seulement qu’une carte spéciale est le seul moyen de couler un sous-marin ; c’est la
        carte dont le nom convient. Le seul autre moyen de perdre des sous-marins est de quitter le jeu (F57).

F66 = Arma Segreta se joue avec son propre lancer dans un combat. { $weapon_times ->
        [1] Elle ajoute { $weapon ->
            [1] un dé
           *[other] { $weapon } dés
        } à ce lancer.
       *[other] Elle multiplie par { $weapon_times } les dés de ce lancer{ $weapon_limit ->
            [0] {""}
           *[other] , en ajoutant au plus { $weapon_limit }
        }.
    }
    .name = La carte Arma Segreta
    .ruling = Ce que fait la carte était sur la fiche perdue. Le nombre de dés vient de la fiche utilisée ; sur
        la fiche habituelle, c’est une valeur maison.

F67 = Tregua se joue sur un adversaire au début de ses propres opérations, avant tout déplacement. { $truce_rounds ->
        [1] Jusqu’au début des prochaines opérations de celui qui l’a jouée, aucun
       *[other] Pendant { $truce_rounds } manches, jusqu’à ce que celui qui l’a jouée ait commencé autant de fois ses opérations, aucun
    } des deux ne peut envahir un territoire de
    l’autre ; ensuite, on peut la renouveler. Deux joueurs ne peuvent avoir qu’une trêve à la fois entre eux.
    .name = La carte Tregua
    .ruling = Ce que fait la carte était sur la fiche perdue. Cette trêve dure environ une manche et ne demande
        pas de réponse à l’adversaire.

F68 = Tradimento se joue au début de ses propres opérations, avant tout déplacement. Elle met fin tout de suite à
    une trêve qui lie son joueur, peu importe qui des deux l’a faite.
    .name = La carte Tradimento
    .ruling = Ce que fait la carte était sur la fiche perdue ; son nom et son nombre conviennent à la Tregua
        qu’elle rompt.

F69 = Une trêve n’annule rien de ce qui s’est déjà passé. Les avions peuvent encore survoler les territoires de
    l’autre joueur.
    .name = Les limites d’une trêve
    .ruling = La fiche des cartes est perdue. Une trêve interdit seulement d’envahir, et survoler un territoire
        n’est pas l’envahir.

## Informations cachées

F70 = Chacun ne voit que ses propres cartes. Tout le monde sait combien de cartes chacun a.
    .name = Mains secrètes

F71 = Personne ne connaît l’ordre de la pioche. Tous connaissent les cartes allées dessous après avoir été jouées
    ou retournées ; une carte défaussée n’est connue que de celui qui l’a défaussée. Le jeu ne montre, n’envoie
    et ne garde jamais rien qui en dise plus, et un bot n’utilise que ce qu’un joueur à sa place peut savoir.
    .name = Ce que cache la pioche

F72 = Tout ce qui est sur le plateau, tous les points de production, les missiles en route et les trêves sont
    connus de tous.
    .name = Ce que tous voient

## Contrôles et chances

F73 = Dans chaque armée, les pièces du plateau et celles de la réserve font toujours 50 chars, 20 avions, 10
    sous-marins et 20 drapeaux.
    .name = Le compte des pièces

F74 = Les cartes de la pioche et de toutes les mains font toujours 60, avec celles qu’on vient de retourner pour
    trouver le premier joueur (F12).
    .name = Le compte des cartes

F75 = Une fois tous les territoires pris, chaque territoire en jeu a toujours exactement un drapeau.
    .name = Un drapeau par territoire

F76 = Les chances d’un combat sont calculées exactement, pas avec des lancers d’essai. Sans cartes ni sous-marins,
    trois attaquants battent un drapeau seul dans 83 combats sur 100 si le défenseur lance en premier, et dans
    95 si c’est l’attaquant. Contre un drapeau avec deux pièces de plus, c’est 16 et 46 ; dix attaquants contre
    un drapeau avec cinq de plus, 81 et 99.
    .name = Chances exactes

F77 = Sur la carte du monde reconstituée (F10), un avion peut atteindre de 6 à 18 territoires, selon son point de
    départ.
    .name = La portée des avions

F78 = Dans un combat qui serait sinon égal, lancer en premier augmente la chance de gagner d’environ 40 points (37 à
    48). C’est pourquoi, avant qu’une attaque soit décidée, le jeu montre qui lancera en premier et pourquoi.
    .name = Le premier lancer compte

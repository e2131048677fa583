### Les règles de Feurio! en mots simples, un message par règle, de R1 à R95.
### La valeur est la règle, .name son titre court ; .ruling dit ce qui est décidé ici, et pourquoi,
### là où les livrets ne sont pas d’accord ou se taisent. Les retours à la ligne n’ont pas de sens.

feurio-chapter-setup = Mise en place
feurio-chapter-fire = Le tour et le point le plus chaud
feurio-chapter-men = Pompiers et capacité
feurio-chapter-end = La fin de la partie
feurio-chapter-scoring = Décompte
feurio-chapter-three = Trois joueurs
feurio-chapter-two = Deux joueurs
feurio-chapter-solitaire = Solitaire
feurio-chapter-cooperative = Coopératif
feurio-chapter-firebreak = Variante : coupe-feu
feurio-chapter-hotter = Variante : C’est chaud !

## Mise en place

R1 = La forêt a 36 tuiles hexagonales, chacune avec six côtés, et les nombres de 1 à 6 : six tuiles pour chaque
    nombre. Un grand nombre veut dire un feu fort, un petit nombre veut dire beaucoup d’eau.
    .name = Les tuiles de forêt
    .ruling = Une traduction ne dit pas qu’il y en a six par nombre ; les trois autres textes le disent.

R2 = Le dos de chaque tuile montre un 0.
    .name = Le dos des tuiles

R3 = Un emplacement est la place d’un pompier. Une tuile avec un 1 ou un 2 a un emplacement, une tuile avec
    un 3 ou un 4 en a deux, une tuile avec un 5 ou un 6 en a trois : plus il y a d’eau, moins il y a de
    place.
    .name = Les emplacements d’une tuile
    .ruling = Les livrets disent seulement qu’il y a de un à trois emplacements, qu’un 6 en a trois et que
        l’eau prend de la place. Le reste vient de critiques du jeu, sauf les deux emplacements du 4, que
        nous supposons parce qu’ils complètent la suite.

R4 = Il y a 48 pompiers : 12 dans chacune des quatre couleurs.
    .name = Les pompiers

R5 = À quatre, chaque joueur a une couleur et commence avec ses 12 pompiers. Les pompiers pas encore placés
    forment la réserve du joueur.
    .name = Une couleur chacun

R6 = Les tuiles sont mélangées face cachée dans le sac. On pioche toujours au hasard : chaque tuile encore
    dans le sac a la même chance.
    .name = Piocher au hasard
    .ruling = Deux textes étalent les tuiles face cachée et deux en font une pile. Les chances sont les
        mêmes, donc ici toutes les tuiles pas encore piochées sont simplement dans le sac.

R7 = Avant le premier tour, le joueur le plus âgé pioche une tuile par joueur et les pose toutes face
    visible.
    .name = Les tuiles de départ

R8 = À quatre, les tuiles de départ forment un losange de deux rangées de deux. Les deux tuiles du milieu
    se touchent et touchent les deux autres ; les deux tuiles des bouts ne se touchent pas.
    .name = Le losange de départ

R9 = Le joueur le plus âgé décide où va chaque tuile de départ. Dans le losange, seul compte le choix des
    deux tuiles du milieu, car elles seules touchent toutes les autres.
    .name = Disposer les tuiles de départ
    .ruling = Deux textes donnent ce choix au joueur le plus âgé et deux n’en parlent pas ; ici c’est un
        vrai choix. Avec une, deux ou trois tuiles de départ, toutes les dispositions se valent, donc on
        ne demande rien.

R10 = Le joueur à gauche du plus âgé joue le premier tour. Ensuite, on tourne dans le sens des aiguilles
    d’une montre.
    .name = Qui commence

R11 = Sans compter les tuiles de départ, chaque joueur pose 8 tuiles à quatre, 11 à trois et 17 à deux ;
    un joueur seul en pose 35. La dernière tuile est toujours posée par le joueur le plus âgé.
    .name = Nombre de tours
    .ruling = Aucun texte ne le dit ; cela découle des 36 tuiles, des tuiles de départ (R7) et de l’ordre
        des tours (R10).

## Le tour et le point le plus chaud

R12 = Un tour a deux étapes : d’abord poser une tuile, puis placer des pompiers. On ne place jamais de pompiers
    avant la tuile.
    .name = La tuile d’abord, puis les pompiers

R13 = Tant qu’il y a des tuiles dans le sac, le joueur dont c’est le tour en pioche exactement une et la
    pose. On ne peut pas s’en dispenser.
    .name = Une tuile à chaque tour

R14 = La tuile se pose face visible sur un point libre : un point vide qui a un côté commun avec au moins une tuile
    de la table.
    .name = Côté contre côté

R15 = Additionne les nombres de toutes les tuiles qui ont un côté commun avec un point libre : le total est sa
    chaleur.
    .name = La chaleur d’un point

R16 = La tuile doit aller au point le plus chaud, c’est-à-dire au point libre qui a la plus grande chaleur de toute
    la table.
    .name = Le point le plus chaud

R17 = Si plusieurs points libres ont la plus grande chaleur, chacun compte comme point le plus chaud. Le joueur dont
    c’est le tour en choisit un.
    .name = Plusieurs points les plus chauds

R18 = Le nombre de la tuile piochée ne fait pas partie de la chaleur. Seules comptent les tuiles déjà sur
    la table.
    .name = Le nouveau nombre
    .ruling = Deux textes le disent. Les deux autres disent plutôt que tourner la tuile ne change rien
        (R19) ; ici les deux sont vrais.

R19 = Le sens dans lequel on tourne une tuile en la posant n’a pas d’importance.
    .name = Tourner une tuile
    .ruling = Un texte n’en parle pas ; les trois autres le disent.

R20 = La chaleur ne vient pas seulement de deux tuiles. Un point entre un 2, un 6 et un 1 a une chaleur de 9.
    .name = Trois voisines ou plus

R21 = Le joueur voit le nombre de la tuile piochée avant de choisir entre plusieurs points les plus chauds.
    .name = Regarder, puis choisir
    .ruling = Aucun texte ne le dit clairement, mais tous retournent d’abord la tuile et la posent ensuite.

R22 = Un point vide entouré de tuiles est un point libre comme les autres. Jusqu’à six tuiles comptent pour sa
    chaleur, et les côtés tournés vers lui sont des accès libres (R32).
    .name = Des trous dans la forêt
    .ruling = Les livrets ne parlent pas de trous. Dans un trou il n’y a pas de tuile, donc on prend les
        règles normales à la lettre.

## Pompiers et capacité

R23 = À chaque tour, un joueur peut placer zéro, un, deux ou trois pompiers.
    .name = Jusqu’à trois pompiers

R24 = Tous les pompiers placés en un tour vont sur la même tuile.
    .name = Une tuile par tour

R25 = Les pompiers peuvent aller sur n’importe quelle tuile de la table, pas seulement sur celle qu’on vient
    de poser.
    .name = N’importe quelle tuile

R26 = À quatre, chacun ne place que des pompiers de sa couleur. Pour les autres nombres de joueurs, il y a
    d’autres règles (R57, R64, R68).
    .name = Ta propre couleur

R27 = Il y a un seul pompier par emplacement.
    .name = Un pompier par emplacement

R28 = Les emplacements d’une tuile se valent tous : peu importe sur lequel se tient un pompier.
    .name = Emplacements égaux

R29 = Des pompiers de couleurs différentes peuvent être sur la même tuile.
    .name = Partager une tuile

R30 = Une fois que des pompiers sont placés sur une tuile, les pompiers de toutes les couleurs qui s’y trouvent
    ne peuvent pas être plus nombreux que ses accès libres (R32).
    .name = Pompiers et accès libres
    .ruling = Dans un exemple, une traduction le vérifie quand on pose une tuile ; cela contredit sa propre règle
        selon laquelle les pompiers restent (R34). Ici on ne vérifie que la tuile qui reçoit des pompiers, à ce
        moment-là.

R31 = Sur une tuile, il n’y a jamais plus de pompiers que d’emplacements, toutes couleurs comptées.
    .name = Pompiers et emplacements

R32 = Un côté d’une tuile est un accès libre tant qu’aucune autre tuile ne le touche. Chaque tuile ferme
    les côtés qu’elle touche, et un coupe-feu aussi (R88).
    .name = Accès libres

R33 = Personne ne peut placer de pompiers sur une tuile qui n’a pas d’accès libre.
    .name = Tuiles encerclées

R34 = Les pompiers déjà sur une tuile y restent, même si elle a plus tard moins d’accès libres que de pompiers,
    ou même plus aucun.
    .name = Les pompiers restent

R35 = Pendant la partie, les pompiers ne vont jamais sur une autre tuile et ne reviennent jamais dans la
    réserve.
    .name = Les pompiers ne bougent pas
    .ruling = Aucun texte ne le dit en entier ; cela découle de la règle selon laquelle les pompiers restent (R34).

R36 = On ne peut placer que les pompiers qu’on a encore dans sa réserve. Qui n’en a plus continue à poser des
    tuiles.
    .name = Réserve vide
    .ruling = Les livrets ne le disent pas avec ces mots ; cela découle de l’obligation de poser une tuile
        (R13).

R37 = Exemple : un 6 vide a trois emplacements, mais seulement deux accès libres. Rouge peut y placer deux
    pompiers au plus.
    .name = Exemple avec deux accès

R38 = Ne placer aucun pompier ne coûte rien. Au tour suivant, on peut de nouveau en placer jusqu’à trois.
    .name = Ne placer personne

## La fin de la partie

R39 = Après la dernière tuile, les tours continuent sans tuiles. À chaque tour, le joueur place de un à
    trois pompiers selon les règles habituelles (R23 à R34), ou il passe.
    .name = Tours sans tuiles

R40 = Passer n’est pas définitif. Si son tour revient, le joueur qui a passé peut de nouveau placer des pompiers.
    .name = Passer et revenir

R41 = La partie finit quand tous les joueurs ont passé l’un après l’autre. Si quelqu’un place des pompiers,
    on recommence à compter depuis zéro.
    .name = Tout le monde passe
    .ruling = Une traduction veut que tous passent pendant le même tour de table ; les autres demandent
        seulement que tous passent. Ici la série peut commencer par n’importe quel joueur.

R42 = Poser la dernière tuile sans placer de pompiers, ce n’est pas passer. On compte à partir du tour
    suivant, et chaque joueur a donc au moins un tour sans tuile.
    .name = La dernière tuile
    .ruling = Dans leurs règles de fin, les textes ne parlent de passer qu’une fois toutes les tuiles
        posées, et un exemple demande un tour de table entier sans tuiles ni pompiers.

R43 = Un joueur qui ne peut placer aucun pompier doit passer. Le programme peut le faire tout seul, et cela compte
    comme passer (R41).
    .name = Obligé de passer
    .ruling = Les livrets n’en parlent pas ; le résultat est le même que si l’on passait soi-même.

R44 = Les points ne sont comptés qu’une fois, quand la partie est finie.
    .name = Quand on compte les points

## Décompte

R45 = Les tuiles qui portent au moins un pompier de la même couleur et qui se touchent côté contre côté
    forment une zone forestière de cette couleur. Chaque tuile de ce genre qui touche la zone en fait
    partie.
    .name = Zones forestières

R46 = Dans une zone, une tuile compte une fois, quel que soit le nombre de pompiers de cette couleur dessus.
    Une tuile avec des pompiers de plusieurs couleurs compte pour chacune.
    .name = Compter une tuile
    .ruling = Un seul texte dit qu’un pompier suffit. L’exemple du décompte montre que plusieurs couleurs
        peuvent compter la même tuile.

R47 = Pour les points d’une zone, additionne les nombres de toutes ses tuiles. Puis divise par le plus
    petit nombre parmi ses tuiles qui ont encore un accès libre.
    .name = La valeur d’une zone
    .ruling = Une traduction ne dit pas clairement ce qui se passe quand le plus petit nombre de tous n’a
        pas d’accès libre, mais son exemple est d’accord avec les autres textes : on ne divise pas par
        cette tuile.

R48 = Une zone dont aucune tuile n’a d’accès libre vaut 0 point.
    .name = Zones encerclées

R49 = Si la division ne tombe pas juste, on arrondit les points à l’entier supérieur. On le fait pour chaque zone à
    part.
    .name = Arrondir à l’entier supérieur

R50 = Le score d’un joueur est le total de toutes ses zones.
    .name = Le score

R51 = Le joueur qui a le score le plus haut gagne.
    .name = Le gagnant

R52 = Si des joueurs sont à égalité pour le score le plus haut, celui d’entre eux dont la meilleure zone
    vaut le plus de points gagne.
    .name = En cas d’égalité

R53 = S’ils sont encore à égalité, ils se partagent la victoire.
    .name = Victoire partagée
    .ruling = Les livrets ne vont pas plus loin que le premier départage (R52), et rien d’autre ne sépare
        les joueurs.

R54 = Les pompiers qui restent dans la réserve à la fin ne rapportent ni ne coûtent de points.
    .name = Pompiers restants
    .ruling = Les livrets ne parlent pas des pompiers restants, donc ils n’ont pas d’effet.

## Trois joueurs

R55 = Chaque joueur a 12 pompiers d’une couleur et quatre renforts. Les renforts sont les pompiers de la
    quatrième couleur, qui n’est à personne.
    .name = Pompiers et renforts

R56 = Les trois tuiles de départ forment un triangle : chacune touche les deux autres. Le joueur à gauche
    du plus âgé commence.
    .name = Le triangle de départ

R57 = En un tour, un joueur place soit des pompiers de sa couleur, soit des renforts, jamais les deux.
    .name = Ses pompiers ou des renforts
    .ruling = Une traduction semble permettre les deux au même tour. Les trois autres l’interdisent, et
        seul ou à deux on s’en tient aussi à une couleur par tour.

R58 = Les renforts suivent les mêmes règles que les autres pompiers (R23 à R34). Ils prennent des
    emplacements et comptent pour les accès libres, donc ils peuvent bloquer une tuile.
    .name = Placer des renforts

R59 = Avant le décompte, on retire tous les renforts des tuiles. Les tuiles restent où elles sont, donc
    aucun accès ne redevient libre.
    .name = Retirer les renforts

R60 = Un renfort ne peut pas payer un coupe-feu (R84).
    .name = Les renforts ne paient pas

R61 = Placer des renforts, ce n’est pas passer.
    .name = Placer n’est pas passer
    .ruling = Aucun texte ne le dit ; c’est ainsi parce que les renforts se placent comme les autres pompiers
        (R58).

## Deux joueurs

R62 = Chaque joueur a deux couleurs, 24 pompiers en tout.
    .name = Deux couleurs chacun

R63 = Le joueur le plus âgé pose les deux tuiles de départ côte à côte. L’autre joueur commence.
    .name = La paire de départ

R64 = En un tour, un joueur ne peut placer des pompiers que d’une couleur, et choisit librement laquelle des
    deux.
    .name = Une couleur par tour

R65 = On compte chaque couleur à part, puis on additionne les points des deux couleurs. Deux couleurs ne
    forment jamais une seule zone.
    .name = Compter deux couleurs

R66 = En cas d’égalité (R52), on compare la meilleure zone de chaque joueur, de l’une ou l’autre couleur.
    Celle qui vaut le plus gagne.
    .name = Égalité à deux joueurs
    .ruling = Les livrets ne donnent pas de départage à part pour deux joueurs ; c’est le départage habituel,
        appliqué aux deux couleurs.

## Solitaire

R67 = Un joueur seul a les 48 pompiers. On pose une tuile de départ face visible, puis les tours commencent.
    .name = Jouer seul

R68 = En un tour, on ne peut placer des pompiers que d’une des quatre couleurs. Les règles habituelles valent
    (R23 à R34), mais on peut choisir n’importe quelle couleur.
    .name = Une couleur à la fois

R69 = Il n’y a pas de coupe-feu en solitaire.
    .name = Pas de coupe-feu en solitaire

R70 = Le tour où l’on pose la dernière tuile est aussi le dernier. On peut encore y placer des pompiers, mais
    aucun tour sans tuile ne suit (R39).
    .name = La fin du solitaire
    .ruling = Une traduction ajoute encore un tour pour les pompiers, bien qu’elle dise aussi que la partie
        est déjà finie. Les trois autres n’ont pas ce tour.

R71 = Pour gagner, les 48 pompiers doivent être sur les tuiles à la fin de la partie.
    .name = Placer tous les pompiers

R72 = Pour gagner, il faut aussi que les 12 pompiers de chaque couleur soient dans une seule zone de cette
    couleur.
    .name = Une zone par couleur

R73 = Pour gagner, il faut aussi que chacune des quatre zones ait une tuile avec un 1 qui a encore un accès
    libre à la fin de la partie.
    .name = De l’eau pour chaque zone
    .ruling = Un texte demande seulement un lien avec une telle tuile ; les trois autres disent que la zone
        doit la contenir. Un pompier de cette couleur doit donc être sur le 1 lui-même.

R74 = Conseil : plus on attend avant de placer le premier pompier, plus il est difficile de gagner.
    .name = Commencer tôt

R75 = Un 1 n’a qu’un emplacement (R3), donc il faut quatre 1 différents avec un accès libre. Dès que trois
    des six 1 n’ont plus d’accès libre, on ne peut plus gagner.
    .name = Quand on ne peut plus gagner
    .ruling = Aucun texte ne le dit ; cela découle du but (R73) si un 1 a vraiment un seul emplacement, ce
        que les livrets ne précisent pas.

## Coopératif

R76 = À deux, trois ou quatre, on joue avec les règles pour ce nombre, mais on gagne ou on perd ensemble.
    Le but est celui du solitaire (R71 à R73).
    .name = Un but commun

R77 = Le tour où l’on pose la dernière tuile est aussi le dernier. On peut encore y placer des pompiers, mais
    aucun tour sans tuile ne suit (R39).
    .name = La fin du coopératif

R78 = À trois, les renforts restent sur les tuiles. Tous les 12 doivent être dans une seule zone qui
    contient une tuile avec un 1 et un accès libre, comme les autres couleurs.
    .name = De l’eau aussi pour les renforts
    .ruling = Un texte demande seulement une seule zone ; les trois autres nomment aussi le 1 avec un accès
        libre.

R79 = Il n’y a pas de coupe-feu dans le jeu coopératif.
    .name = Pas de coupe-feu en coopératif

R80 = Il y a une tuile de départ par joueur, et chacun ne place des pompiers que quand vient son tour. C’est
    donc plus difficile que le solitaire.
    .name = Plus difficile que le solitaire

R81 = À quatre, chacun a 8 tours pour 12 pompiers ; à trois, 11 tours pour 16 pompiers ; à deux, 17 tours pour
    24 pompiers. À quatre, il faut à chacun au moins quatre tours pour placer tous ses pompiers.
    .name = Tours et pompiers
    .ruling = Aucun texte ne donne ces nombres ; ils découlent du nombre de tours (R11) et des trois pompiers
        au plus par tour (R23).

## Variante : coupe-feu

R82 = Quand on joue les uns contre les autres, un joueur peut regarder en secret la tuile piochée. C’est
    seulement ensuite qu’il décide de la poser face visible comme d’habitude, ou face cachée comme
    coupe-feu.
    .name = Poser un coupe-feu
    .ruling = Dans une traduction, la phrase qui dit qui regarde la tuile, et quand, est embrouillée ; les trois
        autres s’accordent à dire que c’est le joueur dont c’est le tour.

R83 = Un coupe-feu doit aussi aller au point le plus chaud. S’il y en a plusieurs, le joueur choisit (R17).
    .name = Où va le coupe-feu

R84 = Pour payer un coupe-feu, le joueur met dans la boîte un de ses propres pompiers de la réserve. Ce pompier
    est hors du jeu.
    .name = Le prix
    .ruling = Tous les textes ne disent pas d’où vient le pompier. L’un nomme la réserve, et les pompiers sur les
        tuiles y restent toujours (R34).

R85 = Au tour où il pose un coupe-feu, le joueur ne place pas de pompiers.
    .name = Pas de pompiers à ce tour

R86 = Un joueur qui n’a plus de pompiers à lui dans la réserve ne peut pas poser de coupe-feu.
    .name = Plus personne pour payer

R87 = Un coupe-feu ajoute 0 à la chaleur des points voisins. Si tous les points libres ont une chaleur de 0, tous
    comptent comme points les plus chauds.
    .name = Pas de chaleur
    .ruling = Les livrets donnent le 0 mais ne parlent pas d’une table sans chaleur ; cela découle de la
        règle pour plusieurs points les plus chauds (R17).

R88 = Un coupe-feu ferme les côtés des tuiles autour de lui, comme une tuile posée face visible.
    .name = Les coupe-feu ferment les accès

R89 = Aucun pompier ne peut être sur un coupe-feu, et il ne fait jamais partie d’une zone.
    .name = Pas de pompiers sur un coupe-feu

R90 = Seul le joueur qui a posé un coupe-feu connaît son nombre. Il reste caché à tous les autres jusqu’à
    la fin de la partie, et la liste des tuiles encore à voir ne le trahit pas.
    .name = Un nombre secret
    .ruling = Les livrets ne disent jamais quand le nombre est révélé ; ici on le montre après la partie.
        Jusque-là, il est caché aussi à ceux qui regardent.

R91 = À deux, celui qui pose le coupe-feu choisit laquelle de ses deux couleurs le paie.
    .name = Quelle couleur paie
    .ruling = Les livrets ne disent pas quelle couleur paie, donc le choix est libre.

R92 = Un coupe-feu est la tuile de ce tour ; on n’en pioche pas d’autre. Si la dernière tuile est posée comme
    coupe-feu, ce n’est pas passer (R42).
    .name = Le coupe-feu est la tuile
    .ruling = Aucun texte ne le dit directement. Là où une traduction parle, vers la fin, de toutes les
        tuiles posées face visible, les coupe-feu comptent comme posés eux aussi.

## Variante : C’est chaud !

R93 = Les points de chaque zone sont arrondis à l’entier inférieur et non supérieur. Rien d’autre ne change.
    .name = Arrondir à l’entier inférieur

R94 = On peut jouer à C’est chaud ! à deux, trois ou quatre, et avec les coupe-feu. En solitaire et en
    coopération, il n’y a pas de points à arrondir : rien ne changerait.
    .name = Combiner les variantes
    .ruling = Les livrets ne disent pas ce qu’on peut combiner ; rien ne l’empêche, donc tout est permis.

R95 = Même en arrondissant à l’entier inférieur, une zone avec un accès libre vaut au moins 1 point.
    .name = Au moins un point
    .ruling = Aucun texte ne le dit ; c’est ainsi parce que la somme n’est jamais plus petite que le nombre
        par lequel on divise (R47).

### Comment jouer à Feurio!, sur une page : des faits et des sections, le titre de chacun comme .name.
### La structure, et les positions des images, sont dans present/how_to.json.

feurio-how-to-players = De 1 à 4
    .name = Joueurs
feurio-how-to-age = À partir de 10 ans
    .name = Âge
feurio-how-to-time = Environ 30 minutes
    .name = Durée
feurio-how-to-author = Heinrich Glumpler
    .name = Auteur

feurio-how-to-goal = La forêt brûle, et tu diriges une équipe de pompiers. Occupe des tuiles où le feu est violent,
    fais en sorte qu’elles se touchent et garde un accès à l’eau. Celui qui a le plus de points gagne.
    .name = But du jeu

feurio-how-to-box = Il suffit d’une forêt et de quelqu’un pour la sauver.
    .name = Dans la boîte
feurio-how-to-box-tiles = 36 tuiles de forêt, des hexagones à six côtés : six pour chaque nombre de 1 à 6. Un grand
    nombre, c’est un feu violent ; un petit, beaucoup d’eau. Au dos, il y a un 0.
feurio-how-to-box-men = 48 pompiers, 12 dans chacune des quatre couleurs. Une tuile a des emplacements pour eux : un sur le 1
    et le 2, deux sur le 3 et le 4, trois sur le 5 et le 6.

feurio-how-to-setup = Voici le jeu à quatre. On peut aussi être moins nombreux : voir plus bas.
    .name = Mise en place
feurio-how-to-setup-men = Chacun prend les 12 pompiers d’une couleur. Les tuiles sont mélangées face cachée.
feurio-how-to-setup-tiles = Le joueur le plus âgé retourne quatre tuiles et en fait un losange, comme il veut.
feurio-how-to-setup-first = Le joueur à gauche du plus âgé commence. Ensuite, on tourne dans le sens des aiguilles d’une
    montre.
feurio-how-to-setup-picture = Un losange de quatre tuiles. Les deux du milieu touchent toutes les autres.

feurio-how-to-fire = D’abord le feu se propage : pioche une tuile et pose-la au point le plus chaud. C’est obligatoire.
    .name = Ton tour : le feu se propage
feurio-how-to-fire-heat = La chaleur d’un point vide est la somme des nombres de toutes les tuiles qui le touchent. La tuile
    piochée ne compte pas.
feurio-how-to-fire-tie = Si plusieurs points sont à égalité, tu choisis.
feurio-how-to-fire-picture = Deux points brillent avec 6 + 4 = 10. Le 2 doit aller sur l’un des deux.

feurio-how-to-men = Ensuite, si tu veux, place jusqu’à trois pompiers.
    .name = Ton tour : les pompiers
feurio-how-to-men-one = Ils vont tous sur la même tuile, n’importe laquelle sur la table, même si d’autres pompiers
    y sont déjà.
feurio-how-to-men-room = Quand tu places, chaque pompier sur la tuile a besoin d’un emplacement et d’un accès
    libre : un côté sans tuile contre lui. On compte les pompiers de toutes les couleurs.
feurio-how-to-men-stay = Un pompier placé reste en place. Si le feu ferme des accès plus tard, personne ne doit partir.
feurio-how-to-men-picture = Le 6 marqué a trois emplacements et trois accès libres : jusqu’à trois pompiers y tiennent.

feurio-how-to-end = Quand la dernière tuile est posée, les tours continuent sans tuile : place des pompiers, ou passe.
    .name = La fin
feurio-how-to-end-pass = Si tu passes, tu peux encore placer la fois suivante. Quand tous passent l’un après
    l’autre, la partie est finie.

feurio-how-to-scoring = Les tuiles qui portent un pompier de ta couleur et qui se touchent forment une zone. Chaque
    zone compte à part.
    .name = Décompte
feurio-how-to-scoring-sum = Additionne les nombres de la zone. Divise par le plus petit nombre qui a encore un accès libre,
    et arrondis à l’entier supérieur.
feurio-how-to-scoring-locked = Une zone sans aucun accès libre ne vaut rien.
feurio-how-to-scoring-tie = En cas d’égalité, c’est la zone qui vaut le plus à elle seule qui décide.
feurio-how-to-scoring-picture = Vert : 5 + 6 + 1 = 12. Le 1 a un accès libre, donc 12 divisé par 1 : 12 points.

feurio-how-to-example = L’exemple du livret, pas à pas : quatre tours, et un décompte. Rouge est le plus âgé.
    .name = Un exemple à feuilleter
feurio-how-to-example-start = Rouge retourne 3, 6, 6 et 4 et met les deux 6 au milieu. Vert est assis à gauche de Rouge et
    commence.
feurio-how-to-example-green = Vert pioche un 2. Les points les plus chauds ont 6 + 4 = 10, en bas et en haut à droite. Vert a
    le choix.
feurio-how-to-example-green-men = Vert choisit en haut à droite, puis envoie un pompier sur le 6 du bas. Trois
    auraient été permis : ce 6 a trois emplacements et trois accès libres.
feurio-how-to-example-blue = Bleu pioche un 1 : il n’y a plus que le point du bas qui a 10. Bleu rejoint Vert sur le
    6 du bas. Il reste deux accès libres, donc un seul pompier de plus y tient.
feurio-how-to-example-yellow = Le 2 de Jaune peut aller en haut ou à gauche (3 + 6 = 9) et va à gauche. Deux pompiers sur le
    6 du haut : avec deux accès libres, il est plein.
feurio-how-to-example-red = Rouge pioche un 5. De nouveau deux points ont 9 : en haut avec 3 + 6, et en bas à gauche avec
    2 + 6 + 1. Trois tuiles peuvent aussi s’additionner.
feurio-how-to-example-red-men = Rouge le pose en haut et met aussitôt un pompier dessus.
feurio-how-to-example-later = Deux tours de table plus tard. De ces huit tours, le livret ne montre que la fin ; ils ont pu se passer ainsi.
feurio-how-to-example-yellow-points = Jaune : le 6 est encerclé et vaut 0. 2 + 5 = 7, divisé par 2 et arrondi à
    l’entier supérieur, donne 4 points.
feurio-how-to-example-green-points = Vert : 5 + 6 + 1 = 12, divisé par 1, donne 12 points. Les autres lui ont barré
    tous les chemins pour grandir.
feurio-how-to-example-blue-points = Bleu : 6 + 4 + 2 = 12, divisé par 2, donne 6 points. Deux pompiers sur le 4 tiennent
    Vert à l’écart.
feurio-how-to-example-red-points = Rouge : 1 point pour le 1, et 5 + 2 = 7, divisé par 2, donne 4 : 5 en tout. Un pompier
    sur le 4 entre les deux en ferait 12 !

feurio-how-to-three = Chacun a 12 pompiers d’une couleur et quatre renforts de la quatrième. Les tuiles de départ forment un
    triangle.
    .name = À trois
feurio-how-to-three-turn = À ton tour, tu places soit tes pompiers, soit des renforts, jamais les deux. Les renforts
    prennent de la place : ils servent à bloquer.
feurio-how-to-three-end = Avant le décompte, on enlève tous les renforts. Ils ne peuvent pas payer un coupe-feu.
feurio-how-to-three-picture = Trois tuiles de départ : chacune touche les deux autres.

feurio-how-to-two = Chacun dirige deux couleurs, 24 pompiers. Le feu commence avec deux tuiles côte à côte. À ton
    tour, tu ne places qu’une de tes couleurs. Chaque couleur compte à part, puis on additionne.
    .name = À deux

feurio-how-to-solitaire = En solitaire, tu as les 48 pompiers et une tuile de départ, et tu places une seule couleur par tour.
    Après le tour de la dernière tuile, tu as gagné si :
    .name = Solitaire
feurio-how-to-solitaire-placed = les 48 pompiers sont tous dans la forêt,
feurio-how-to-solitaire-region = chaque couleur forme une seule zone,
feurio-how-to-solitaire-water = et dans chacune des quatre il y a un 1 avec un accès libre.
feurio-how-to-solitaire-picture = Sauvée ! Chaque couleur est d’un seul tenant, et chacune a son 1 ouvert.

feurio-how-to-cooperative = À deux, trois ou quatre, vous jouez comme d’habitude, mais vous gagnez ou perdez
    ensemble. Le but est celui du solitaire, et la partie finit avec le tour de la dernière tuile. À trois, les
    renforts restent et doivent eux aussi former une zone avec un 1 ouvert. C’est plus difficile qu’en solitaire :
    on place chacun son tour, et il y a déjà plus de tuiles sur la table avant que le premier pompier puisse agir.
    .name = Coopératif

feurio-how-to-firebreak = Quand vous jouez les uns contre les autres, tu peux regarder ta tuile en secret et la poser face
    cachée au point le plus chaud : c’est un coupe-feu. Toi seul connais son nombre.
    .name = Variante : coupe-feu
feurio-how-to-firebreak-cost = Il coûte un pompier de ta réserve, pour de bon, et ce tour-ci tu ne places personne.
feurio-how-to-firebreak-zero = Il brûle avec 0 et ferme les accès de ses voisines comme toute autre tuile. Personne
    ne peut aller dessus.
feurio-how-to-firebreak-before = Vert a pioché une tuile. Le point le plus chaud a 5 + 6 + 2 = 13.
feurio-how-to-firebreak-after = Face cachée, elle n’ajoute rien à la chaleur autour d’elle : le feu continue ailleurs.

feurio-how-to-hotter = Au décompte, on arrondit à l’entier inférieur et non supérieur. Il vaut donc plus souvent la peine de remplir une
    tuile rien que pour en écarter les autres.
    .name = Variante : c’est chaud !

feurio-how-to-advice = Pas des règles, mais ce que l’expérience apprend.
    .name = Bon à savoir
feurio-how-to-advice-place = Occupe beaucoup de tuiles à grands nombres, et fais qu’elles se touchent. Un seul petit nombre
    avec un accès libre, au mieux un 1, et toute la zone vaut cher.
feurio-how-to-advice-edges = Surveille les accès libres de ton eau. Avant de placer, regarde où ira le feu : une
    seule tuile peut l’encercler.
feurio-how-to-advice-block = Une tuile est pleine dès qu’elle a autant de pompiers que d’accès libres. Deux des tiens sur la
    bonne tuile peuvent couper la zone d’un autre en deux.
feurio-how-to-advice-break = Un coupe-feu détourne le feu : il refroidit ses alentours, et peut sauver ton eau ou
    encercler celle d’un autre. Mais il coûte un pompier, et tu ne places personne ce tour-ci.
feurio-how-to-advice-hotter = Dans « c’est chaud ! », les petites zones éparpillées perdent leurs fractions. Coupe
    celles des autres, et garde les tiennes ensemble.
feurio-how-to-advice-solitaire = En solitaire ou ensemble, envoyez tôt les premiers pompiers. Plus on attend, plus c’est
    difficile.

### Comment jouer à FutuRisiko!, sur une page : des faits et des sections, le titre de chacun comme .name.
### La structure, et les positions des images, sont dans present/how_to.json.
### Le livret ne nomme ni auteur, ni âge, ni durée : ils viennent de descriptions publiques du jeu.

futurisiko-how-to-players = De 4 à 6 ; ici aussi à 3, en règle maison
    .name = Joueurs
futurisiko-how-to-age = À partir de 12 ans
    .name = Âge
futurisiko-how-to-time = Deux à trois heures
    .name = Durée
futurisiko-how-to-author = Spartaco Albertarelli
    .name = Auteur

futurisiko-how-to-goal = Construis des chars, des avions et des sous-marins, et conquiers des territoires. Le
    premier à en tenir 20 gagne, à l’instant même.
    .name = But du jeu

futurisiko-how-to-box = Un plateau avec une carte du monde, et :
    .name = Dans la boîte
futurisiko-how-to-box-armies = six armées, chacune avec 50 chars, 20 avions, 10 sous-marins et 20 drapeaux. Un drapeau est une
    garnison : il défend, mais ne bouge et n’attaque jamais ;
futurisiko-how-to-box-dice = dix dés avec des explosions : chacun touche une fois sur trois ;
futurisiko-how-to-box-cards = 60 cartes de sept sortes, chacune avec un rond dans l’une des six couleurs.

futurisiko-how-to-board = La carte a 36 territoires et 8 mers. Les territoires sont aux joueurs, les mers à personne.
    .name = Le plateau
futurisiko-how-to-board-links = Le Japon, Bornéo, la Nouvelle-Guinée, l’île de Baffin, l’île Victoria et la
    Grande-Bretagne sont des îles, mais des lignes les relient à d’autres territoires comme par voie de terre.
futurisiko-how-to-board-islands = Le Groenland et Madagascar n’ont aucune ligne de ce genre : on n’y va qu’en avion
    ou en sous-marin.
futurisiko-how-to-board-round = La gauche et la droite se rejoignent : du Japon, un avion vole au-dessus du Pacifique Nord jusqu’en
    Californie.
futurisiko-how-to-board-picture = Les deux vraies îles sont marquées. Nous avions le livret, mais pas le plateau imprimé : cette carte
    est une reconstitution.

futurisiko-how-to-setup = Chacun prend une armée. On mélange les cartes.
    .name = Mise en place
futurisiko-how-to-setup-first = Retournez une carte : le joueur de sa couleur commence. Puis on mélange encore une fois, et plus
    jamais : les cartes utilisées vont sous la pioche.
futurisiko-how-to-setup-flags = Chacun à son tour met un drapeau sur un territoire libre, jusqu’à ce que tous soient pris.
futurisiko-how-to-setup-five = À cinq, un territoire est retiré du jeu, de préférence Madagascar ou le Groenland.
futurisiko-how-to-setup-picture = Quatre joueurs, neuf territoires chacun. Il n’y a encore que des drapeaux sur le plateau.

futurisiko-how-to-round = Une manche a quatre phases. Tous en finissent une avant que la suivante commence.
    .name = Une manche
futurisiko-how-to-round-sequence = Ordre de jeu : on retourne la première carte. Le joueur de sa couleur commence cette manche, les
    autres suivent dans le sens des aiguilles d’une montre.
futurisiko-how-to-round-cards = Cartes : tu peux en avoir une pour trois territoires. Si tu en as trop, tu
    défausses ; si tu en as trop peu, tu pioches. Avant de piocher, tu peux défausser une carte inutile.
futurisiko-how-to-round-production = Production : l’un après l’autre, tous construisent de nouvelles pièces.
futurisiko-how-to-round-operations = Opérations : l’un après l’autre, chacun déplace ses pièces, puis se bat.

futurisiko-how-to-production = Chacun de tes territoires te donne un point de production.
    .name = Production
futurisiko-how-to-production-costs = Un char coûte 1 point, un avion 2, un sous-marin 5.
futurisiko-how-to-production-lost = Les points non dépensés sont perdus. Quand il n’y a plus de pièces, on n’en construit plus.
futurisiko-how-to-production-places = Chars et avions vont dans tes territoires, où tu veux ; les sous-marins, dans
    une mer au bord de tes côtes.

futurisiko-how-to-movement = Chaque pièce bouge au plus une fois par manche. D’abord tous tes déplacements, puis tous tes combats :
    ensuite, plus rien ne bouge.
    .name = Déplacements
futurisiko-how-to-movement-tank = Un char va dans un territoire voisin.
futurisiko-how-to-movement-plane = Un avion fait un ou deux pas, au-dessus de la terre ou de la mer, et doit finir sur un territoire.
futurisiko-how-to-movement-sub = Un sous-marin va dans une mer voisine.
futurisiko-how-to-movement-ferry = Un sous-marin qui n’a pas bougé fait traverser sa mer à tes chars, de n’importe quelle côte à une
    autre. Les avions n’en profitent pas.
futurisiko-how-to-movement-enter = Entrer dans le territoire d’un autre, c’est l’envahir : il faudra s’y battre.
futurisiko-how-to-movement-picture = Deux chars vont du Congo en Afrique australe, un avion vole du Brésil au Congo par-dessus la mer,
    et le sous-marin de l’Atlantique emmène deux chars du Brésil en Afrique du Nord.

futurisiko-how-to-combat = Tu te bats pour chaque territoire que tu as envahi, dans l’ordre que tu veux, jusqu’au
    bout. Pas de retraite.
    .name = Combat
futurisiko-how-to-combat-first = Celui qui a le plus d’avions sur place lance en premier ; à égalité, le défenseur.
    Ensuite, on lance chacun son tour.
futurisiko-how-to-combat-dice = Tu lances un dé pour chaque char et chaque avion. Le défenseur en a deux de plus pour le drapeau,
    l’attaquant un de plus pour chaque sous-marin dans une mer qui borde le territoire. Avec chaque lancer, tu peux jouer une carte.
futurisiko-how-to-combat-hits = Pour chaque explosion, tu enlèves un char ou un avion ennemi, à ton choix.
futurisiko-how-to-combat-flag = Le drapeau tombe en dernier, d’une seule explosion. Les dés ne touchent pas les sous-marins, qui ne
    défendent pas.
futurisiko-how-to-combat-end = Si les défenseurs et le drapeau ont disparu, tu plantes le tien. Si tu n’as plus ni char ni avion,
    l’attaque a échoué.

futurisiko-how-to-example = Un tour de Rouge, de la première pièce à la conquête.
    .name = Un exemple à feuilleter
futurisiko-how-to-example-points = Rouge tient neuf territoires : 9 points. La Colombie, à côté du Brésil, est à Jaune, avec deux
    chars et un avion.
futurisiko-how-to-example-build = Rouge construit un sous-marin dans l’Atlantique (5), un avion (2) et deux chars (2) au Brésil : les
    neuf points sont dépensés.
futurisiko-how-to-example-march = Les autres ont construit aussi. Maintenant, Rouge déplace ses pièces : trois chars
    et deux avions du Brésil envahissent la Colombie.
futurisiko-how-to-example-fight = Le combat. Rouge a deux avions, Jaune un seul, donc Rouge lance en premier : six
    dés, pour cinq pièces et le sous-marin.
futurisiko-how-to-example-hits = Rouge joue une Arma Segreta, pour { $weapon } dés de plus, et fait deux explosions : un char et l’avion
    s’en vont.
futurisiko-how-to-example-back = Jaune répond avec trois dés, un pour le char et deux pour le drapeau, et touche un char.
futurisiko-how-to-example-won = Rouge lance encore : deux explosions prennent le dernier char et le drapeau. La Colombie est à Rouge,
    le dixième territoire sur 20.

futurisiko-how-to-cards = Nous avions le livret, mais pas la fiche qui explique les cartes. Le livret dit à quoi
    servent trois d’entre elles ; le reste, et toutes les valeurs, sont décidés ici. Si tu as la fiche, tu peux
    entrer ses valeurs.
    .name = Les cartes
futurisiko-how-to-cards-boost = Super Produzione : { $boost } points de plus dans ta production.
futurisiko-how-to-cards-missiles = Missili Balistici : un adversaire a { $missile } points de moins à sa prochaine production.
futurisiko-how-to-cards-shield = Scudo Spaziale : arrête une carte Missili Balistici qui te vise.
futurisiko-how-to-cards-weapon = Arma Segreta : { $weapon } dés de plus pour un lancer.
futurisiko-how-to-cards-torpedo = Siluro Killer : avec un lancer, coule un sous-marin de l’adversaire dans une mer
    qui borde le territoire disputé.
futurisiko-how-to-cards-truce = Tregua : jusqu’à tes prochaines opérations, toi et un adversaire ne pouvez pas vous envahir.
futurisiko-how-to-cards-treason = Tradimento : met fin aussitôt à une telle trêve.

futurisiko-how-to-end = Avec le 20e territoire, la partie est finie, même s’il reste des combats. On ne termine pas
    la manche. Un joueur qui a perdu tous ses territoires est hors jeu.
    .name = La fin

futurisiko-how-to-variants = Mettez-vous d’accord avant de commencer.
    .name = Variantes
futurisiko-how-to-variants-practice = Pour s’exercer : pas de cartes en main ; la pioche décide seulement qui commence.
futurisiko-how-to-variants-goal = Plus court : 18 ou 16 territoires suffisent.
futurisiko-how-to-variants-five = À cinq : n’importe quel territoire peut être retiré.
futurisiko-how-to-variants-three = À trois : 12 territoires chacun. Le livret prévoit quatre à six joueurs ; c’est
    une règle maison.
futurisiko-how-to-variants-limits = Règles maison aussi : au plus dix dés par lancer, et une dernière manche après
    laquelle gagne celui qui a le plus de territoires.
futurisiko-how-to-variants-files = Ta propre carte du monde, ou ta propre fiche des cartes.

futurisiko-how-to-advice = Pas des règles, mais ce que l’expérience apprend.
    .name = Bon à savoir
futurisiko-how-to-advice-cards = Jouez vos premières parties sans cartes. Elles seront utiles dès que le reste vous
    sera familier.
futurisiko-how-to-advice-tanks = Dans les premières manches, les chars, bon marché, sont le meilleur choix :
    renforce tes territoires.
futurisiko-how-to-advice-last = Si tu es le dernier de la manche, tente ta chance. Personne ne joue après toi, et tu
    peux boucher les trous à la production suivante.
futurisiko-how-to-advice-plan = On envahit avant de se battre, et ensuite rien ne bouge plus. Décide donc d’abord
    combien attaquent et combien restent.
futurisiko-how-to-advice-islands = Les îles sont sûres au début, jusqu’à ce que quelqu’un construise des avions ou des sous-marins.
futurisiko-how-to-advice-planes = Regarde qui a le plus d’avions. Un de plus que l’autre, et le premier lancer est à toi ; avec la bonne
    carte, cela peut être redoutable.
futurisiko-how-to-advice-subs = Les sous-marins coûtent cher : n’en construis pas trop tôt. Mais on ne les perd pas
    facilement : seule une carte spéciale les coule.

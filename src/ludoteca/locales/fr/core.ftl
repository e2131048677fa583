### Ce que disent tous les jeux et toutes les commandes.

not-your-turn = Ce n’est pas le tour de la place { $seat } : { $turn ->
        [-1] c’est au hasard de décider
        [-2] la partie est finie
       *[other] c’est à la place { $turn } de jouer
    }.
spectators-watch = Tu regardes : seuls les joueurs jouent.
unknown-game = Il n’y a pas ici de jeu qui s’appelle « { $name } ». Il y a : { $known }.
unknown-option = Il n’y a pas d’option « { $name } ». Les options sont { $known }.
option-not-bool = L’option « { $name } » est true ou false, pas « { $found } ».
lesson-step = La leçon n’a pas d’étape { $step } : les étapes vont de 0 à { $last }.
no-lesson = Il n’y a pas encore de leçon pour { $game }.
no-how-to = Il n’y a pas encore de page expliquant comment jouer à { $game }.
record-not-json = Ceci n’est pas un document JSON : { $fault }.
record-not-utf8 = L’enregistrement contient des octets qui ne sont pas de l’UTF-8.
record-not-object = Un enregistrement est un objet JSON.
record-format = Le format de l’enregistrement est { $found } ; ce programme lit « { $known } ».
unknown-rules = Cette partie de { $game } se joue avec la version « { $found } » des règles. Ce programme ne connaît que { $known } ; un plus récent en connaît peut-être d’autres.
record-asset = Le fichier « { $name } » dans l’enregistrement n’est pas celui avec lequel on a joué.
no-asset = Ce jeu n’accepte pas de fichier pour « { $option } ».
seat-name = Place { $number }
illegal-action = L’action { $action } n’est pas possible ici.
unknown-seat = Il n’y a pas de place { $seat } à cette table : les places vont de 0 à { $last }.
nothing-to-undo = Rien à annuler : la partie commence ici.
untold-start = On ne sait pas ici par quoi cette partie a commencé ; on ne peut donc pas revenir en arrière.
record-without-start = Un enregistrement raconte une partie depuis son début, mais celle-ci a été installée en cours de route. Sa position peut être gardée en texte.
position-malformed = « { $text } » n’est pas une position. Elle commence comme « pig/1 seats=2 » et continue par des champs, chacun précédé de « | ».
position-game = C’est une position de « { $found } », pas de { $game }.
position-field = Le champ « { $field } » de la position manque, est inconnu ou s’y trouve deux fois.
position-hidden = La position ne montre que ce que quelqu’un peut savoir : dans « { $field } », quelque chose est caché. On ne peut donc pas l’installer.
position-impossible = Aucune partie n’arrive à une telle position : « { $field } » ne peut pas être « { $found } ».
record-field = Dans l’enregistrement, le champ « { $field } » manque, ou n’est pas du type { $kind ->
        [str] texte
        [list] liste
       *[dict] objet
    }.
action-not-text = Une action est un texte.
bot-takes-no-argument = { $bot } ne prend rien après les deux-points, mais « { $argument } » a été donné.
unknown-bot = Il n’y a pas de bot qui s’appelle « { $name } ». Il y a : { $known }.
unknown-bot-module = Il n’y a ni bot ni module qui s’appelle « { $name } ». Un module doit être installé, ou se trouver dans ce dossier. Bots installés : { $known }.
bot-twice = Plus d’un paquet apporte un bot qui s’appelle « { $name } » : { $packages }. N’en laisse qu’un d’installé.
bot-broken = Le bot « { $name } » du paquet { $package } est cassé : { $fault }.
bot-no-bot = Ce que le paquet { $package } appelle le bot « { $name } » n’est pas un bot : nomme une classe dérivée de ludoteca.bots.Bot.
learned-no-network = Aucun réseau n’a appris { $game }, donc learned ne peut pas y jouer.
no-encoder = { $game } n’a pas d’encoder, donc pas d’environnement.
search-argument = « search:{ $argument } » n’est pas une limite : écris des simulations, comme dans « search:1000 », ou des secondes, comme dans « search:0.5s ».
unknown-level = Il n’y a pas de niveau « { $level } ». Les niveaux sont { $known }.

## A game in plain Python, which has no messages of its own

plain-over = La partie est terminée.
plain-illegal = « { $move } » n’est pas possible ici. Coups possibles : { $moves }.
plain-malformed = « { $text } » n’est pas un coup de ce jeu.
plain-option = L’option « { $name } » ne peut pas valoir « { $found } ». Valeurs possibles : { $settings }.
no-rulebook = { $game } n’a pas de règles numérotées.
choice-seats = Joueurs
choice-on = oui
choice-off = non
choice-set = { $title } : { $setting }

## Bots

bot-engine = Un autre programme à la table : engine:COMMANDE le lance (voir docs/bots/engine.md).
bot-greedy = Prend le coup qui paraît le meilleur tout de suite. Ne regarde pas plus loin.
bot-learned = Regarde devant comme search, mais juge les positions par un réseau qui a appris seul ; mêmes arguments que search.
bot-quick = Joue comme search finit ses parties en pensée : avec un petit plan, sans regarder plus loin.
bot-random = N’importe quel coup permis, au hasard.
bot-search = Regarde aussi loin que le temps le permet ; search:1000 avec tant de simulations par coup, search:0.5s avec tant de temps.
bot-search-level = Les niveaux tels qu’ils étaient avant que quelqu’un ait appris les jeux, avec les mêmes numéros : des adversaires qui ne changent jamais.

## Niveaux

level-beginner = Débutant
    .about = Joue pour s’amuser et rate presque tous les bons coups.
level-learner = Apprenti
    .about = Sait de quoi il s’agit, mais envisage peu de coups.
level-regular = Compagnon
    .about = Regarde un peu plus loin ; le meilleur coup lui échappe souvent.
level-skilled = Confirmé
    .about = Prépare un tour ou deux ; le meilleur coup lui échappe parfois.
level-expert = Expert
    .about = Regarde loin et ne laisse pas échapper grand-chose.
level-master = Maître
    .about = Réfléchit une seconde à chaque coup. Le plus fort de tous.

## Pendant la compilation

compiling-rules = Compilation des règles (une seule fois, environ une minute)
compiling-reports = Compilation des scores et des fins
compiling-heuristic = Compilation de l’instinct
compiling-search = Compilation de la recherche
cache-unwritable = Les règles compilées ne peuvent pas être gardées dans { $folder } : elles vont dans { $instead }. LUDOTECA_CACHE désigne un autre dossier.

## Commandes

file-unreadable = { $file } ne peut pas être lu : { $fault }.
no-such-seat = Il n’y a pas de place « { $seat } » à cette table : les places vont de 0 à { $last }, ou none pour qui regarde.
no-such-record = Il n’y a pas d’enregistrement { $number } dans { $file } (le premier est 0).
no-such-action = Il n’y a pas de position après { $at } actions : l’enregistrement en a { $last }.
no-such-rule = Aucune règle ne dit « { $words } ». Les règles vont de { $first } à { $last }.
no-record = Il n’y a pas d’enregistrement dans { $file }.
record-number = Enregistrement { $record },
record-refused = L’enregistrement { $record } est { $kind ->
        [illegal] interdit
        [not_your_turn] hors de son tour
       *[malformed] mal écrit
    } :
action-refused = l’action { $index } « { $action } » est { $kind ->
        [illegal] interdite
        [not_your_turn] hors de son tour
       *[malformed] mal écrite
    } :
replayed = { $good ->
        [one] { $good } enregistrement rejoué
       *[other] { $good } enregistrements rejoués
    }, { $refused } { $refused ->
        [one] refusé
       *[other] refusés
    }.
summary-unfinished = { $scores } (pas finie)
summary-won = Gagné : { $reason }
summary-lost = Perdu : { $reason }
summary-winners = { $scores }. { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    } { $reason }
rules-title = Les règles de { $game }
rules-intro = Toutes les règles par numéro, avec nos propres mots. Là où les livrets ne sont pas d’accord ou se taisent, une décision dit ce qui vaut ici et pourquoi.
rules-how = Demande une règle par son numéro, ou toutes les règles qui contiennent un mot.
ruling = Décision :
file-unwritable = { $file } ne peut pas être écrit : { $fault }.
nothing-to-resume = Il n’y a pas de partie de { $game } à finir dans { $folder }.
players-count = { $players ->
        [one] { $players } joueur ne remplit pas
       *[other] { $players } joueurs ne remplissent pas
    } { $seats ->
        [one] une place
       *[other] { $seats } places
    } : nommes-en un par place, p. ex. --players me,greedy,random.

## La partie dans le terminal

learn-how = Tape ce que le guide demande, ou appuie sur Entrée et il le fait ; « quit » pour partir.
learn-expects = Tape « { $move } »
learn-on = Entrée
learn-done = La leçon est finie. À toi de jouer : { $command }
play-dealer = tirage
play-you = toi
play-welcome = Tape un coup ou son numéro. « help » en dit plus, « hint » propose un coup, « quit » quitte.
play-enter = Appuie sur Entrée pour continuer, ou écris « undo ».
play-thinking = { $name } réfléchit
play-example = Écris par exemple « { $example } » ; le début des mots suffit.
play-hint = Tes points : { $now } maintenant, { $then } après.
play-kept-options = Une partie enregistrée continue avec ses propres options et ses tirages : ne les indique pas.
play-finished = La partie dans { $file } est finie ; regarde-la avec ludoteca replay.
play-undone = Annulé : { $move }.
play-undo-forced = Tu n’avais pas d’autre coup : l’annuler ne change rien.
play-not-understood = « { $words } » n’est pas un coup. Essaie « { $example } » ; « help » en dit plus.
play-left = Ta partie est enregistrée dans { $file }. Continue avec : ludoteca play { $game } --resume
play-kept = La partie est enregistrée dans { $file }.
play-hand-over = Passe le clavier à { $name }, et appuie sur Entrée quand personne d’autre ne regarde : la suite est secrète.
play-saved = Sauvegardé dans { $file }.
play-loaded = { $file } est chargé.
play-load-what = Quel fichier ? Par exemple : load game.json
play-why-what = Quel coup ? Par exemple : why { $example }
play-other-game = C’est une partie de { $game } ; commence-la avec ludoteca play.
play-nothing-to-undo = Rien à annuler : un tirage ou le coup d’un autre reste.
play-log-more = { $count ->
        [one] { $count } coup plus ancien
       *[other] { $count } coups plus anciens
    } : « log all » montre tout.
play-log-what = « log { $found } » ? Dis combien de coups, ou « log { $everything } ».
play-undo-reveals = Impossible d’annuler : les autres ont vu quelque chose.
play-no-such-choice = Choisis un numéro de 1 à { $last }, ou écris un coup ; « help » en dit plus.
play-no-numbers = Cette liste n’a pas de numéros : écris un coup comme « { $example } » ; « help » en dit plus.
play-ambiguous = Cela peut être un de ceux-ci : { $moves }{ $more ->
        [0] {""}
        [1] , et un autre
       *[other] , et { $more } autres
    }.
play-help = Écris un coup (« { $example } ») ou assez de ses mots, dont le début suffit ; ou son numéro, si la liste a des
    numéros. Ou bien :
play-help-help = cette liste
    .words = help
play-help-board = encore la table et la liste
    .words = board
play-help-words = la table en mots
    .words = words
play-help-hint = ce que ferait un bon joueur, et pourquoi
    .words = hint
play-help-load = continuer avec une autre partie
    .words = load FICHIER
play-help-news = ce qui s’est passé depuis ton dernier tour
    .words = news
play-help-log = les derniers coups, ou autant que tu veux
    .words = log [NOMBRE|all]
play-help-rules = une règle par son numéro, ou toutes celles qui contiennent un mot
    .words = rules { $rule }
play-help-save = écrire l’enregistrement (chaque coup est gardé de toute façon)
    .words = save [FICHIER]
play-help-undo = annuler ton dernier coup, plusieurs fois si tu veux, tant que dure ton étape
    .words = undo
play-help-why = pourquoi un coup est permis ou non
    .words = why { $example }
play-help-quit = sortir ; la partie est gardée
    .words = quit

## Mesures

bench-random = Parties au hasard
bench-greedy = Parties à l’instinct
bench-search = Recherche
bench-copy = Copie
bench-start = Démarrage
bench-compile = Compilation depuis zéro (une minute)
bench-random-games-per-s = parties entières au hasard par seconde, décompte compris
bench-random-actions-per-s = actions au hasard par seconde, tirages compris
bench-greedy-games-per-s = parties entières entre bots greedy par seconde
bench-greedy-actions-per-s = leurs actions par seconde, tirages compris
bench-actions-per-game = actions dans une partie au hasard
bench-search-simulations-per-s = simulations par seconde finies au hasard aveugle, comme aucun bot ne joue : pour comparer
bench-guided-simulations-per-s = simulations par seconde de « search » telle qu’on joue contre elle
bench-state-bytes = octets d’une partie en mémoire
bench-copy-ns = nanosecondes pour la copier dans un kernel
bench-start-s-warm = secondes du shell à une partie dans le terminal, et retour
bench-help-s-warm = secondes pour ludoteca --help
bench-compile-s-cold = secondes pour compiler tous les kernels avec un cache vide

stats-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, graine { $seed }. Ont joué : { $players }.
stats-players = joueurs
stats-games = parties
stats-games-of = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. Ont joué : { $players }.
stats-written = Le rapport est dans { $folder } : report.md, report.json et les graphiques.
stats-no-table = Aucune table dont on tient des statistiques n’a { $words }.
stats-stopped = Arrêté après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; elles comptent.
stats-nothing-yet = Aucune partie n’est encore terminée.
chart-fair = part juste : { $share }
stats-none = { $game } ne tient pas de statistiques.

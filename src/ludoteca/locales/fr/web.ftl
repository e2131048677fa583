### Ce que disent les pages dans le navigateur, quel que soit le jeu. Un texte marqué « court » est sur un petit
### bouton ou une étiquette : il doit rester bref.

## Sur chaque page

web-title = Ludoteca
web-skip = Aller au contenu
web-settings = Toi et tes réglages
web-close = Fermer
web-save = Garder
web-retry = Réessayer
web-to-home = À l’accueil
web-opening = Ouverture…
web-copy = Copier
web-copied = Copié
web-footer = Pas de compte, pas de pisteurs, rien qui vienne d’ailleurs.
web-language = Langue
web-theme = Aspect
# court
web-theme-system = Comme le système
# court
web-theme-light = Clair
# court
web-theme-dark = Sombre
web-rule = Règle { $rule }

## Quand quelque chose ne va pas

web-no-answer = Le serveur ne répond pas. Es-tu bien en ligne ?
web-error = Le serveur n’y est pas arrivé (réponse { $status }).
web-page-lost = Cette page n’est pas arrivée. Charge-la encore une fois.
web-missing = Rien ne pousse ici
web-missing-about = Il n’y a pas de page à cette adresse.
web-no-table = Cette table ne peut pas s’ouvrir

## Toi

web-me-name = Ton nom
web-me-mark = Ton symbole
web-me-saved = C’est gardé.
web-mark = { $n ->
        [1] Triangle
        [2] Cercle
        [3] Carré
        [4] Losange
        [5] Étoile
       *[6] Pentagone
    }
web-passphrase-title = Une phrase secrète, pour revenir depuis un autre appareil
web-passphrase = Phrase secrète
web-passphrase-about = Seul ce navigateur te connaît. Avec une phrase secrète, tu peux être le même joueur ailleurs.
web-passphrase-set = Tu as une phrase secrète. Une nouvelle prend sa place.
web-passphrase-saved = Ta phrase secrète est gardée.
web-reclaim-title = J’ai déjà joué ici
web-reclaim-about = Avec ton nom et ta phrase secrète, tu retrouves tes tables.
web-reclaim = C’est moi
web-reclaimed = Te revoilà, bienvenue.
web-sound = Sons
web-sound-about = Un son discret quand quelqu’un joue, quand c’est ton tour et à la fin.
web-pace = Vitesse des coups des autres
web-pace-now = Vitesse : { $pace }
# tight
web-pace-slow = Lente
# tight
web-pace-normal = Normale
# tight
web-pace-quick = Rapide
# tight
web-pace-once = Immédiate
web-notification = Me prévenir quand c’est mon tour
web-notification-about = Une notification du navigateur quand aucune de nos pages n’est visible. Une page doit rester ouverte. Rien n’est envoyé ailleurs.
web-notification-refused = Ton navigateur ne permet pas à ce site d’afficher des notifications. Autorise-les dans les réglages du site, à côté de son adresse, et appuie de nouveau.
web-notification-missing = Les navigateurs n’affichent des notifications que sur une ligne sûre. Ouvre cette page en https, ou sur l’ordinateur du serveur.
web-notification-turn = À toi de jouer : { $game }
web-notification-players = Avec { $names }
web-mail = E-mail quand c’est mon tour
web-mail-about = Un message par table, quand tu n’es pas là, jusqu’à ce que tu y passes.
web-mail-address = Ton adresse
# tight
web-mail-send = M’envoyer un code
web-mail-sent = Un code est en route vers { $address }.
web-mail-code = Le code de la lettre
# tight
web-mail-confirm = C’est lui
web-mail-confirmed = Les messages vont à { $address }.
# tight
web-mail-stop = Plus d’e-mails
web-mail-stopped = Ton adresse est oubliée.
web-leave-mail = Plus de messages
web-leave-mail-about = Ludoteca ne t’écrira plus et oubliera ton adresse.
# tight
web-leave-mail-yes = Quitter
web-leave-mail-done = C’est fait. Ludoteca ne t’écrira plus.
web-turns = { $n ->
        [one] Une table t’attend
       *[other] { $n } tables t’attendent
    }

## Accueil

web-home-title = Assieds-toi et joue
web-home-lead = Contre des bots en un clic, avec des amis par un lien, ou tous autour d’un écran.
web-games = Jeux
# court
web-play-now = Jouer
# court
web-new-table = Nouvelle table
# court
web-learn = Partie guidée
# court
web-rules = Règles
web-mine = Mes tables
web-mine-none = Tu n’es encore à aucune table. « Jouer » en ouvre une.
web-join = Rejoindre une table
web-join-code = Colle le lien ou le code qu’on t’a donné
# court
web-join-go = Rejoindre
web-open = Places libres
web-open-none = Aucune table publique n’attend de joueurs.
web-watch = Regarder
web-watch-none = On ne joue à aucune table publique en ce moment.
web-records = Enregistrements
web-records-about = Regarde une partie gardée dans un fichier.
web-upload = Ouvrir un enregistrement
# court
web-your-turn = À toi
# court
web-status-waiting = Attend des joueurs
# court
web-status-playing = En cours
# court
web-status-over = Finie
# court
web-status-closed = Interrompue
# tight
web-waits-for = En attente de { $names }
# tight
web-left = reste { $time }

## Sur invitation

web-invited = On t’invite
web-invited-about = Choisis un nom et un symbole pour la table. Pas besoin de compte.
web-sit = S’asseoir

## Une nouvelle table

web-new-title = Une nouvelle table de { $game }
web-new-from = Tu continues à partir de la position après l’étape { $step }.
web-new-options = Le jeu
web-new-seats = Qui joue
web-new-manners = Comment on joue
web-new-open = Ouvrir la table
# tight
web-asset-bring = Apporter un fichier
web-asset-about = Pour cette table seulement. Il est vérifié, et reste avec la partie.
# tight
web-asset-save = Enregistrer le choix
web-seat-who = Qui s’assied ici : { $seat }
web-seat-level = La force du bot : { $seat }
web-seat-name = Nom du joueur : { $seat }
web-seat-name-hint = Nom
# court
web-seat-me = Moi
# court
web-seat-here = Quelqu’un ici
# court
web-seat-invited = Sur invitation
# court
web-seat-open = Tous
# court
web-seat-bot = Bot
web-clock = Horloge
web-clock-about = Combien de temps un joueur peut réfléchir.
# court
web-clock-none = Sans
# court
web-clock-move = Par coup
# court
web-clock-days = Jours par coup
web-clock-amount = Temps pour un coup
web-clock-amount-move = { $amount ->
        [15] 15 secondes
        [30] 30 secondes
        [60] 1 minute
        [120] 2 minutes
       *[300] 5 minutes
    }
web-clock-amount-days = { $amount ->
        [one] { $amount } jour
       *[other] { $amount } jours
    }
web-timeout = Quand le temps est écoulé
# court
web-timeout-bot = Un bot prend la place
# court
web-timeout-move = Un coup est joué
web-aids = Conseils permis
web-aids-about = On peut demander à un bot ce qu’il ferait.
web-talk = Bavardage
web-talk-about = Les joueurs peuvent s’envoyer de courtes phrases et des signes.
web-listed = Publique
web-listed-about = Les autres voient la table à l’accueil et peuvent regarder.

## À la table

web-board = Plateau
web-plain-seek = Cherche un coup
web-table-title = Une table de { $game }
# tight
web-about-table = Table
# A sign that there is something new; heard, not seen.
web-news = du nouveau
web-connection-down = La ligne est coupée ; ta partie est à l’abri.
web-connection-again = Nouvel essai dans { $seconds } s.
# court
web-connection-now = Réessayer
web-turn-waiting = On attend des joueurs
web-turn-of = C’est à { $name }
web-turn-bot = { $name } réfléchit
web-bots-preparing = Les bots se préparent : encore { $seconds } secondes environ
web-turn-chance = Le hasard décide
web-time-left = Temps restant
# tight
web-skip-steps = Passer
web-meanwhile = Pendant l’attente
web-show-again = Revoir
web-hand-over = Passe l’écran à { $name }
web-hand-over-about = Sur ce plateau, un seul joueur a le droit de voir certaines choses. Que personne d’autre ne regarde.
web-hand-over-take = Je suis { $name }
# court
web-undo = Reprendre
# court
web-hint = Conseil
# court
web-hint-thinking = Je réfléchis…
web-invite-link = Lien vers cette table
web-invite-code = Ou dis-leur le code :
# court
web-deal = Tirage
# court
web-resign = Abandonner
web-resign-title = Veux-tu abandonner ?
web-resign-about = Un bot continue à ta place. Tu ne pourras pas y revenir.
web-resign-yes = Abandonner
web-resign-no = Continuer
web-waiting = { $free ->
        [one] { $free } place est libre
       *[other] { $free } places sont libres
    }
web-waiting-invite = Envoie ce lien à ceux qui vont jouer. La partie commence quand toutes les places sont prises.
web-leave = Se lever
web-give-up = Fermer la table
# De plusieurs du même nom : Habitué (rouge)
web-name-seat = { $name } ({ $seat })
web-players = Joueurs
web-seat-free = Place libre
# court
web-you = toi
# court
web-bot = bot
# court
web-resigned = a abandonné
web-online = est là
web-offline = n’est pas là
web-watching = { $n ->
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
web-log = Ce qui s’est passé
web-log-empty = Encore rien.
web-dealer = Hasard
# court
web-mute = Silence
web-muted = Tu n’entends pas le bavardage de cette table.
web-talk-empty = Personne n’a encore rien dit.
web-talk-say = Dis quelque chose
# court
web-talk-send = Envoyer
web-sign = { $n ->
        [1] Bien joué
        [2] Bravo
        [3] Sourire
        [4] Surprise
        [5] Feu
       *[6] Merci
    }

## La fin

web-end-closed = Cette partie a été interrompue
web-end-reached = Le but est atteint !
web-end-missed = Le but est manqué
web-end-you = Tu as gagné !
web-end-winners = { $n ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
web-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# court
web-rematch = Revanche
# court
web-rematch-go = À la revanche
# court
web-replay = Revoir
# court
web-download = Garder la partie
web-chart = Points par tour
web-chart-table = Montrer en tableau
web-turn = Tour

## Revoir

web-replay-title = Revoir : { $game }
web-playback = Étapes de la partie
web-playback-step = Étape
web-playback-at = Étape { $step } sur { $last }, tour { $turn }
web-playback-first = Au début
web-playback-back = Une étape en arrière
web-playback-play = Lecture
web-playback-pause = Pause
web-playback-forth = Une étape en avant
web-playback-last = À la fin
web-playback-speed = Vitesse
web-playback-link = Lien vers cette position
web-play-on = Jouer à partir d’ici

## Règles

web-rules-title = Les règles de { $game }
web-chapters = Chapitres
web-rules-seek = Cherche un mot ou un numéro
web-rules-found = { $n ->
        [one] { $n } règle trouvée
       *[other] { $n } règles trouvées
    }
web-rules-none = Aucune règle ne dit « { $sought } ».
web-ruling = Décision :

## Le tirage

web-deal-title = À propos de ce tirage
web-deal-about = Avant le premier coup, le serveur a pour ainsi dire enfermé le hasard dans une boîte : il a montré à tous
    l’empreinte (hash) d’une graine secrète. Tous les tirages viennent de la graine, donc le serveur ne pouvait plus changer
    d’avis. Après la partie, on montre la graine, et chacun peut vérifier.
web-deal-before = Avant la partie
web-deal-commitment = L’empreinte de la graine (SHA-256), montrée à tous :
web-deal-after = Après la partie
web-deal-seed = La graine :
web-deal-later = La graine sera montrée ici quand la partie sera finie.
web-deal-verify = Vérifier dans mon navigateur
web-deal-unsafe = Un navigateur ne vérifie une empreinte que sur une ligne sûre. Ouvre cette page en https, ou sur l’ordinateur
    du serveur.
web-deal-checking = Vérification { $n } sur { $all }…
web-deal-honest = { $n ->
        [one] Honnête : la graine est celle qui était promise, et le tirage en vient.
       *[other] Honnête : la graine est celle qui était promise, et les { $n } tirages en viennent tous.
    }
web-deal-broken = Pas honnête : cette graine n’a pas l’empreinte montrée avant la partie.
web-deal-wrong = { $n ->
        [one] Pas honnête : { $n } tirage ne vient pas de la graine.
       *[other] Pas honnête : { $n } tirages ne viennent pas de la graine.
    }
web-deal-draws = Les tirages
web-deal-number = Tirage
web-deal-drawn = Tiré
web-deal-chance = Sa chance
web-deal-result = Vérifié
web-deal-how = Comment on calcule
web-deal-arithmetic = Pour le tirage numéro n, compté depuis 0, on prend le SHA-256 du texte « graine:n ». Ses 53 premiers bits sont
    une fraction entre 0 et 1. On la place le long des chances de tout ce qui pouvait être tiré, ajoutées l’une après
    l’autre : là où elle tombe, c’est cela qui est tiré.
web-deal-table = À la table

## Partie guidée

web-lesson-step = Étape { $n } sur { $all }
web-lesson-otherwise = Ce serait une autre partie. Essaie ce que demande le guide.
# court
web-lesson-leave = Quitter
# court
web-lesson-back = Retour
# court
web-lesson-on = Continuer
# court
web-lesson-show = Fais-le pour moi

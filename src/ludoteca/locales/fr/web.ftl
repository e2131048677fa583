### Ce que disent les pages dans le navigateur, quel que soit le jeu. Un texte marqué « court » est sur un petit
### bouton ou une étiquette : il doit rester bref.

## Sur chaque page

web-title = Ludoteca
web-skip = Aller au contenu
web-settings = Toi et tes réglages
web-close = Fermer
web-save = Enregistrer
web-retry = Réessayer
web-to-home = À l’accueil
web-opening = Un instant…
web-copy = Copier
web-copied = Copié
# tight
web-share = Partager
web-restart = Le serveur redémarre à { $time }. Tes parties sont à l’abri.
web-footer = Pas de compte. Pas de pistage. Aucun contenu tiers.
web-language = Langue
web-theme = Thème
# court
web-theme-system = Système
# court
web-theme-light = Clair
# court
web-theme-dark = Sombre
web-rule = Règle { $rule }

## Quand quelque chose ne va pas

web-no-answer = Le serveur ne répond pas. Es-tu bien en ligne ?
web-error = Le serveur n’y est pas arrivé (réponse { $status }).
web-page-lost = Cette page n’est pas arrivée. Le serveur a peut-être une nouvelle version.
web-load = Recharger
web-missing = Rien ne pousse ici
web-missing-about = Il n’y a pas de page à cette adresse.
web-no-table = Cette table ne peut pas s’ouvrir

## Toi

web-me-name = Ton nom
web-me-mark = Ton symbole
web-me-saved = C’est enregistré.
web-mark = { $n ->
        [1] Triangle
        [2] Cercle
        [3] Carré
        [4] Losange
        [5] Étoile
       *[6] Pentagone
    }
web-passphrase-title = Jouer sur un autre appareil
web-passphrase = Phrase secrète
web-passphrase-about = Seul ce navigateur te connaît. Avec une phrase secrète, tu restes le même joueur sur tous tes appareils.
web-passphrase-set = Tu as déjà une phrase secrète. Saisis-en une autre pour la changer.
web-passphrase-saved = Ta phrase secrète est enregistrée.
web-reclaim-title = J’ai déjà joué ici
web-reclaim-about = Avec ton nom et ta phrase secrète, tu retrouves tes parties.
web-reclaim = C’est moi
web-reclaimed = Content de te revoir !
web-link = Lien pour ton autre appareil
web-link-about = Ouvre un lien sur ton autre appareil et tu y continues comme le même joueur. Il sert une fois, dans les dix minutes.
web-link-make = Créer un lien
web-move = Continuer sur cet appareil
web-move-about = Avec ce lien, tu es ici le même joueur que sur ton autre appareil.
web-move-yes = Oui, c’est moi
web-move-done = Bonjour { $name } ! Tes parties sont ici.
web-data = Tes données
web-data-about = Nous gardons ton nom et ton symbole, tes parties, ce que tu y as dit, ce que tu as envoyé et ton adresse e-mail si tu l’as donnée. Rien d’autre.
web-data-download = Télécharger mes données
web-kept = Combien de temps
web-kept-days = { $days ->
        [0] pour toujours
        [one] { $days } jour
       *[other] { $days } jours
    }
web-kept-guests = Invités sans partie, après leur dernière visite
web-kept-people = Joueurs qui ne viennent plus
web-kept-waiting = Tables où la partie ne commence pas
web-kept-unfinished = Parties que personne ne continue
web-kept-games = Parties terminées
web-kept-records = Parties enregistrées que tu envoies
web-kept-files = Fichiers envoyés qu’aucune partie n’utilise
web-revoke = Se déconnecter de tous les autres appareils
web-revoke-done = Maintenant, seul cet appareil te connaît.
web-delete = Me supprimer
web-delete-about = Ton nom, ce que tu as dit et ce que tu as envoyé sont effacés pour toujours. Dans les parties avec d’autres, « quelqu’un » était à ta place ; là où l’on joue encore, un bot continue.
web-delete-yes = Oui, me supprimer pour toujours
web-delete-no = Non, je reste
web-sound = Sons
web-sound-about = Les petits bruits de la table : piocher, poser, lancer les dés, conquérir, ton tour et la fin.
web-pace = Vitesse des coups des autres
web-pace-now = Vitesse : { $pace }
# tight
web-pace-slow = Lente
# tight
web-pace-normal = Normale
# tight
web-pace-quick = Rapide
# tight
web-pace-once = Sans attente
web-notification = Me prévenir quand c’est mon tour
web-notification-about = Ton navigateur te prévient tant qu’une de nos pages reste ouverte. Rien n’est envoyé ailleurs.
web-notification-refused = Ton navigateur bloque les notifications de ce site. Autorise-les à côté de l’adresse, puis réessaie.
web-notification-missing = Les notifications demandent une connexion sécurisée (https).
web-notification-turn = À toi de jouer : { $game }
web-notification-players = Avec { $names }
web-mail = E-mail quand c’est mon tour
web-mail-about = Un message par table, seulement quand tu n’es pas là.
web-mail-address = Ton adresse e-mail
# tight
web-mail-send = M’envoyer un code
web-mail-sent = Un code est en route vers { $address }.
web-mail-code = Le code du message
# tight
web-mail-confirm = Confirmer
web-mail-confirmed = Les messages vont à { $address }.
# tight
web-mail-stop = Plus d’e-mails
web-mail-stopped = Ton adresse est effacée.
web-leave-mail = Plus de messages
web-leave-mail-about = Si tu te désabonnes, tu ne recevras plus de messages et nous effacerons ton adresse.
# tight
web-leave-mail-yes = Se désabonner
web-leave-mail-done = C’est fait. Tu ne reçois plus de messages.
web-turns = { $n ->
        [one] C’est ton tour à { $n } table
       *[other] C’est ton tour à { $n } tables
    }

## Accueil

web-home-title = Prends place !
web-home-lead = Contre des bots en un geste, avec des amis par un lien, ou tous autour d’un écran.
web-games = Jeux
# court
web-play-now = Jouer
# court
web-new-table = Nouvelle table
# court
web-how-to = Comment jouer
# court
web-learn = Partie guidée
# tight
web-learn-quick = Apprendre en 3 minutes
# tight
web-preset = { $kind ->
        [friends] Entre amis, par lien
        [here] Sur cet écran
       *[alone] En solo
    }
web-preset-players = { $players } joueurs
web-preset-name = Joueur { $n }
# court
web-rules = Règles
web-mine = Mes parties
web-mine-all = Toutes mes parties ({ $count })
web-join = Rejoindre une table
web-join-code = Colle le lien ou le code qu’on t’a donné
# court
web-join-go = Rejoindre
web-open = Places libres
web-open-none = Aucune partie ouverte pour l’instant. Lance la tienne !
web-watch = Regarder
web-given = Reprise d’une partie enregistrée
web-repeated = Même tirage qu’une autre partie
web-watch-none = Personne ne joue en public pour l’instant.
web-records = Parties enregistrées
web-records-about = Revois une partie enregistrée dans un fichier.
web-upload = Ouvrir une partie enregistrée
# court
web-your-turn = À toi
# court
web-status-waiting = Attend des joueurs
# court
web-status-playing = En cours
# court
web-status-over = Finie
# court
web-status-closed = Annulée
# tight
web-waits-for = En attente de { $names }
# tight
web-left = reste { $time }

## Sur invitation

web-invited = Tu as une invitation !
web-invited-by = { $host } t’invite à { $game }
web-invited-about = Choisis un nom et un symbole. Pas besoin de compte.
web-invited-mine = Tu as déjà une place à cette table.
web-invited-late = { $status ->
        [playing] Toutes les places sont prises, la partie est en cours.
        [over] Cette partie est terminée.
        [closed] Cette table a été annulée.
       *[waiting] Toutes les places sont prises.
    }
# tight
web-invited-watch = Jeter un œil
web-sit = S’asseoir

## Une nouvelle table

web-new-title = Nouvelle partie de { $game }
web-new-from = Tu reprends à l’étape { $step }.
web-new-options = Le jeu
web-new-seats = Qui joue
web-new-manners = Règles de la table
web-new-open = Ouvrir la table
# tight
web-asset-bring = Choisir un fichier
web-asset-about = Pour cette table seulement ; il reste avec la partie.
# tight
web-asset-save = Télécharger celui-ci
web-seat-who = Qui joue { $seat } ?
web-seat-level = Quel niveau pour le bot ({ $seat }) ?
web-seat-name = Nom du joueur ({ $seat })
web-seat-name-hint = Nom
# court
web-seat-me = Moi
# court
web-seat-here = Sur cet appareil
# court
web-seat-invited = Un ami, par lien
# court
web-seat-open = Qui veut
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
web-aids = Conseils
web-aids-about = Les joueurs peuvent demander un conseil.
web-talk = Chat
web-talk-about = Les joueurs peuvent discuter.
web-listed = Publique
web-listed-about = Tout le monde trouve la table sur l’accueil et peut regarder.

## À la table

web-board = Plateau
web-plain-seek = Chercher un coup
web-table-title = Une table de { $game }
# tight
web-about-table = Table
# A sign that there is something new; heard, not seen.
web-news = du nouveau
web-connection-down = Connexion perdue. Ta partie est en sécurité.
web-connection-again = Nouvel essai dans { $seconds } s.
# court
web-connection-now = Réessayer
web-turn-waiting = On attend des joueurs
web-turn-of = Au tour de { $name }
web-turn-bot = { $name } réfléchit…
web-bots-preparing = Les bots s’échauffent : environ { $seconds } s
web-turn-chance = On pioche…
web-time-left = Temps restant
# tight
web-skip-steps = Passer
# The key for the main button of a turn.
web-main-key = Touche : Ctrl + Entrée
web-meanwhile = Pendant l’attente
# Tight: the same in one word, under a sign.
web-meanwhile-short = Résumé
web-show-again = Revoir
web-hand-over = C’est à { $name } de jouer
web-hand-over-about = Passe l’appareil à { $name }. Jusque-là, ses secrets restent cachés.
web-hand-over-take = Je suis { $name }
# court
web-undo = Annuler
# court
web-hint = Conseil
# court
web-hint-thinking = Je réfléchis…
web-invite-link = Lien vers cette table
web-invite-code = Ou dis-leur le code :
web-invite-qr = Le lien en code QR
web-invite-scan = Ou scanne ceci avec un téléphone.
# court
web-deal = Tirage équitable
# court
web-resign = Abandonner
web-resign-title = Abandonner la partie ?
web-resign-about = Un bot joue à ta place. Tu peux la reprendre tant que la partie n’est pas finie.
web-resign-yes = Abandonner
web-resign-no = Continuer
web-lost-seat = Un bot joue pour toi.
# tight
web-take-seat-back = Reprendre ma place
web-waiting = { $free ->
        [one] Une place est libre
       *[other] { $free } places sont libres
    }
web-waiting-invite = Envoie ce lien à tes amis. La partie commence quand toutes les places sont prises.
web-leave = Quitter la place
web-give-up = Annuler la table
web-give-up-about = D’autres sont déjà assis ici. Ils verront que la table est annulée.
web-give-up-no = Garder la table
# De plusieurs du même nom : Anna (rouge)
web-name-seat = { $name } ({ $seat })
web-players = Joueurs
web-seat-free = Place libre
# court
web-you = toi
# court
web-bot = bot
web-bot-level = bot, { $level }
# court
web-resigned = a abandonné
web-online = est là
web-offline = n’est pas là
web-given-moves = { $n ->
        [one] Reprise d’une partie enregistrée : son premier coup n’a pas été tiré ici.
       *[other] Reprise d’une partie enregistrée : ses { $n } premiers coups n’ont pas été tirés ici.
    }
web-repeats-deal = Même tirage : tout ce qui est tiré ou lancé vient de la même suite de nombres aléatoires que dans une partie précédente. Ceux qui l’ont jouée savent peut-être ce qui vient.
web-variants = Variantes en jeu
web-watching = { $n ->
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-dealer = Hasard :
# court
web-mute = Couper
web-muted = Le chat est coupé.
web-talk-removed = Ce message a été retiré.
web-line-more = Plus sur le message de { $name }
web-line-report = Signaler à l’hôte
web-line-reported = Signalé. Merci !
web-line-mute = Couper { $name }
web-line-muted = Tu as coupé { $name }.
web-line-unmute = Ne plus couper
web-someone = quelqu’un
web-talk-empty = Personne n’a encore rien dit. Dis bonjour !
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

web-end-closed = Cette partie a été annulée
web-end-reached = Mission accomplie !
web-end-missed = Pas cette fois
web-end-you = { $points ->
        [0] Tu as gagné !
        [one] Tu gagnes d’un point !
       *[other] Tu gagnes de { $points } points !
    } Bien joué !
web-end-winners = { $n ->
        [one] { $points ->
            [0] { $names } gagne
            [one] { $names } gagne d’un point
           *[other] { $names } gagne de { $points } points
        }
       *[other] { $names } se partagent la victoire
    }
# To who has lost: with as many points, nearly, or by more.
web-end-behind = { $gap ->
        [none] C’était serré ! Autant de points, mais cela n’a pas suffi.
        [small] C’était serré ! Il t’a manqué { $points ->
            [one] un seul point
           *[other] { $points } points
        }.
       *[large] Il t’a manqué { $points } points. La prochaine sera la bonne !
    }
web-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
# court
web-rematch = Revanche
web-play-again = Rejouer
# court
web-rematch-go = À la revanche
# court
web-repeat = Même tirage
# court
web-repeat-go = Au même tirage
# court
web-count = Compter sur le plateau
# court
web-replay = Revoir
# court
web-download = Enregistrer la partie
web-chart = Points par tour
web-chart-table = Montrer en tableau
web-turn = Tour

## Revoir

web-replay-title = Revoir : { $game }
web-playback = Étapes de la partie
web-playback-step = Étape
web-playback-at = Étape { $step } sur { $last }, tour { $turn }
web-playback-turn = { $turn } · { $name }
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
web-ruling = Notre décision :
web-rule-picture = Image

## Le tirage

web-deal-title = Un tirage équitable
web-deal-about = Personne ne peut tricher avec le tirage, pas même le serveur. D’abord, le serveur choisit un secret et montre son
    empreinte : il ne peut plus en changer. Puis le navigateur de chaque joueur ajoute un nombre aléatoire. Tous les tirages
    viennent du secret et des nombres ensemble : personne ne peut donc les choisir. Après la partie, le secret est montré, et
    chacun peut vérifier.
    Seule la personne qui gère le serveur et joue aussi pourrait essayer des nombres, en s’asseyant en dernier : entre
    inconnus, mieux vaut que ce soit quelqu’un d’autre.
web-deal-given = { $n ->
        [one] Cette partie continue une partie enregistrée. Son premier coup n’a pas été tiré ici et ne peut pas être vérifié.
       *[other] Cette partie continue une partie enregistrée. Ses { $n } premiers coups n’ont pas été tirés ici et ne peuvent pas être vérifiés.
    }
web-deal-repeats = Cette partie répète le tirage d’une partie précédente : sa graine était connue avant le début, et quiconque l’a regardée pouvait savoir ce qui viendrait.
web-deal-before = Avant la partie
web-deal-commitment = L’empreinte du secret du serveur (SHA-256) :
web-deal-added = Ce que les joueurs ajoutent
web-deal-added-about = Chaque navigateur choisit son nombre quand son joueur s’assied, après avoir vu l’empreinte. Les bots n’ajoutent rien.
web-deal-added-none = rien
web-deal-added-mine = de ce navigateur
web-deal-alone = Aucun navigateur n’a ajouté de nombre ici : les tirages viennent du seul secret du serveur.
web-deal-after = Après la partie
web-deal-secret = Le secret du serveur :
web-deal-later = Tu verras le secret ici à la fin de la partie.
web-deal-verify = Vérifier dans mon navigateur
web-deal-unsafe = Ton navigateur ne peut vérifier qu’avec une connexion sécurisée (https).
web-deal-checking = Vérification { $n } sur { $all }…
web-deal-honest = { $n ->
        [0] Équitable : c’est le secret promis. Rien n’en a été tiré.
        [one] Équitable : c’est le secret promis, et le tirage vient de lui et des nombres des joueurs.
       *[other] Équitable : c’est le secret promis, et les { $n } tirages viennent tous de lui et des nombres des joueurs.
    }
web-deal-broken = Pas équitable : ce secret ne correspond pas à l’empreinte montrée avant la partie.
web-deal-swapped = Pas équitable : avant la partie, ce navigateur a vu une autre empreinte.
web-deal-missing = Pas équitable : le nombre de ce navigateur manque.
web-deal-wrong = { $n ->
        [one] Pas équitable : { $n } tirage ne vient pas du secret et des nombres des joueurs.
       *[other] Pas équitable : { $n } tirages ne viennent pas du secret et des nombres des joueurs.
    }
web-deal-draws = Les tirages
web-deal-number = Tirage
web-deal-drawn = Tiré
web-deal-chance = Sa chance
web-deal-result = Vérifié
web-deal-how = Comment on calcule
web-deal-arithmetic = La graine est le SHA-256 du texte « secret:nombre:nombre… », les nombres dans l’ordre des places ; une place qui
    n’ajoute rien reste vide. Si personne n’ajoute rien, la graine est le secret. Pour le tirage numéro n, compté depuis 0, on
    prend le SHA-256 du texte « graine:n ». Ses 53 premiers bits sont une fraction entre 0 et 1. On la place le long des chances
    de tout ce qui pouvait être tiré, ajoutées l’une après l’autre : là où elle tombe, c’est cela qui est tiré.
web-deal-table = À la table

## Comment jouer

web-how-to-title = Comment jouer à { $game }
web-how-to-rules = Dans les règles :
web-how-to-frame = Image { $n } sur { $all }
web-how-to-back = Image précédente
web-how-to-forth = Image suivante

## Partie guidée

web-lesson-step = Étape { $n } sur { $all }
web-lesson-otherwise = Bonne idée, mais pour l’instant touche le point marqué.
# court
web-lesson-leave = Quitter
# court
web-lesson-back = Retour
# court
web-lesson-on = Continuer
# court
web-lesson-show = Fais-le pour moi

### Ce que dit le serveur.

server-guest = Invité { $number }
server-stranger = Nous ne te connaissons pas encore : recharge la page.
server-banned = Tu ne peux pas venir sur ce serveur en ce moment : la personne qui le gère en a décidé ainsi.
server-unseen-signs = Il contient des caractères invisibles.
server-heaped-marks = Il y a trop d’accents sur une même lettre.
server-text-length = Il faut de 1 à { $longest } lettres.
server-mark = Les symboles sont { $known }.
server-passphrase = Une phrase secrète a de { $shortest } à { $longest } lettres.
server-not-reclaimed = Aucun joueur n’a ce nom et cette phrase secrète.
server-link-used = Ce lien ne marche plus : il sert une fois, pendant dix minutes. Fais-en un nouveau sur ton autre appareil.
server-too-fast = Trop vite ! Attends un instant.
server-open-tables = Tu as { $most } parties en cours. Termines-en ou quittes-en une d’abord.
server-bot-tables = { $most } tables où il n’y a que des bots sont ouvertes depuis ton adresse. Fermes-en d’abord une.
server-assets = Tu as apporté { $most } fichiers. On ne peut pas en garder davantage.
server-not-utf8 = Le fichier contient des octets qui ne sont pas de l’UTF-8.
server-no-table = Cette table n’existe pas.
server-no-code = Aucune table n’a ce code. Une lettre est peut-être fausse ?
server-no-file = Il n’y a pas de tel fichier.
server-not-over = C’est possible quand la partie est finie.
server-other-game = La partie à continuer est une partie de { $game }.
server-bot = On ne peut pas demander « { $bot } » ici. Il y a : { $known }.
server-host = On n’atteint pas ce serveur sous ce nom.
server-origin = Cette demande vient d’un autre site.
server-failed = Quelque chose n’a pas marché sur le serveur. Son journal dit quoi.
server-sockets = Trop de connexions depuis ton adresse.
server-busy = Le serveur calcule encore pour toi. Attends un instant.
server-request = Dans « { $field } » : { $fault }.
server-request-size = C’est trop grand : { $largest } octets au plus.
server-record-length = Cet enregistrement a trop d’actions : { $most } au plus.
server-damaged = Cette table est abîmée et ne peut pas être ouverte. Qui tient ce serveur peut l’examiner.
server-other-key = Cette table ne peut pas continuer : ses tirages demandent une clé que ce serveur n’a pas. Qui le gère peut la remettre.
server-ticket = Ce ticket a déjà servi, date de plus de dix minutes ou n’est pas à toi. Demandes-en un nouveau.
server-too-slow = Ta demande a mis trop de temps à arriver.
server-beginning-size = Cette partie est trop longue pour être continuée : ses coups peuvent avoir { $largest } octets.
server-message-size = Un message peut avoir { $largest } octets.
server-message = Ce message n’est pas compris : { $fault }.
server-not-your-seat = Ce n’est pas ta place.
server-no-aids = À cette table, on joue sans conseils.
server-hint-turn = Tu peux demander un conseil quand c’est ton tour.
server-talk-seated = Seuls les joueurs peuvent discuter.
server-no-talk = À cette table, on joue sans chat.
server-no-line = Aucun autre joueur n’a écrit ce message.
server-sign = Les signes sont { $known }.
server-no-pages = Les pages pour le navigateur manquent dans cette copie. Dans un clone du projet, « make play » les construit.
server-address = { $status ->
        [404] Il n’y a rien à cette adresse.
        [405] On ne demande pas ainsi à cette adresse.
       *[other] On ne peut pas répondre à cela ({ $status }).
    }

## Ce qui s’est passé à une table

server-told-sat = s’installe.
server-told-left = quitte la place.
server-told-forgotten = s’en va pour de bon.
server-told-undo = annule { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
server-told-resign = abandonne.
server-told-hand = { $why ->
        [timeout] Le temps est écoulé : { $bot } prend le relais.
       *[resigned] { $bot } prend le relais.
    }
server-told-return = rejoue.
server-told-pause = Le serveur était absent. Personne ne perd de temps : l’horloge reprend là où elle s’était arrêtée.
server-told-closed = { $why ->
        [resigned] Tout le monde a abandonné. La table est fermée.
       *[abandoned] La table a été annulée.
    }
server-told-rematch = Place à la revanche !
server-told-repeat = On rejoue le même tirage !

## La commande

serve-address = Ludoteca est à l’adresse { $address }
serve-port = Le port { NUMBER($port, useGrouping: 0) } de { $host } ne peut pas servir : { $fault }. Choisis-en un autre avec --port.
serve-metrics = Les métriques ne peuvent pas être servies à { $address } : { $fault }. Indique un HÔTE:PORT libre, ou un PORT pour cette machine.
serve-workers = Pour plusieurs processus, il faut PostgreSQL : indique-le avec --database postgresql://…
serve-log-level = Il n’y a pas de niveau de journal « { $level } ». Il y a : { $known }.
serve-key = { $file } n’est pas une clé : il doit contenir 64 chiffres hexadécimaux. Remets ta copie : sans la clé, les parties en cours ne peuvent pas continuer.
serve-limit = « { $limit } » ne fixe aucune limite. Les limites se fixent comme sockets=50 ou requests=60/10 (tant à la fois, tant par seconde). Il y a : { $known }.
serve-keep = « { $keep } » ne dit pas combien de temps on garde quelque chose. Cela se dit en jours, comme guests=14 ; 0, c’est pour toujours. Il y a : { $known }.
serve-preparing = Les bots de { $game } se préparent : environ une minute, cette fois seulement

## The post

notify-webhook-address = Pour annoncer les tours, il faut une adresse qui commence par http:// ou https://.
notify-webhook-secret = Un webhook est signé : donne à LUDOTECA_WEBHOOK_SECRET au moins { $shortest } lettres (ou whsec_ et autant d’octets en base 64).
notify-address = Les e-mails contiennent un lien vers ce serveur : indique comment le joindre, --address https://games.example.org.
notify-mail-server = Un serveur de courrier s’écrit smtp://HÔTE, smtp://UTILISATEUR:MOT@HÔTE:PORT ou smtps://….
notify-mail-from = Pour écrire aux gens, il faut un expéditeur : --mail-from games@example.org.
notify-mail-address = Ce n’est pas une adresse e-mail.
notify-mail-none = Aucune adresse e-mail à toi n’est enregistrée ici.
notify-mail-code = Ce n’est pas le code du message.
notify-mail-code-old = Ce code est trop vieux, ou a été essayé trop souvent. Demandes-en un nouveau.
notify-mail-off = Ce serveur n’envoie pas d’e-mails.

## Letters

mail-hello = Bonjour { $name },
mail-code-subject = Ton code pour Ludoteca : { $code }
mail-code-about = Quelqu’un a donné cette adresse pour savoir quand c’est son tour dans Ludoteca. Si c’était toi, écris ce code dans tes réglages :
mail-code-ignore = Si ce n’était pas toi, ne fais rien : rien d’autre ne viendra.
mail-turn-subject = À toi de jouer : { $game }
mail-turn-about = C’est ton tour à { $game } avec { $players } :
mail-turn-deadline = Tu as le temps jusqu’au { $time } (UTC).
mail-once = Nous t’écrirons de nouveau seulement après ton passage.
mail-leave = Pour ne plus recevoir de messages de Ludoteca :

## What a chat shows of a link

server-preview-table = { $status ->
        [waiting] { $free ->
            [one] Une place est libre.
           *[other] { $free } places sont libres.
        }{ $count ->
            [0] {""}
           *[other] {" "}Déjà là : { $names }.
        }
        [playing] Partie en cours : { $names }. Viens voir !
        [over] Partie jouée par { $names }. Regarde comment ça s’est passé !
       *[closed] Cette partie a été annulée.
    }
server-preview-replay = Une partie enregistrée, coup par coup.

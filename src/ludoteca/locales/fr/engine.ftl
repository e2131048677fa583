### Le protocole des moteurs : nos bots ailleurs, et les programmes des autres à nos tables.

message-not-utf8 = La ligne contient des octets qui ne sont pas de l’UTF-8.
message-not-json = La ligne n’est pas du JSON : { $fault }.
message-not-object = Un message est un objet JSON.
message-unknown = Il n’y a pas de message du type « { $name } ». Les types sont { $known }.
message-field-missing = Le champ « { $field } » manque.
message-field = Le champ « { $field } » doit être { $kind ->
        [id] un texte ou un nombre entier
        [whole] un nombre entier à partir de 0
        [amount] un nombre à partir de 0
        [number] un nombre
        [object] un objet
        [texts] une liste de textes
        [named-texts] un objet dont les valeurs sont des textes
       *[text] un texte
    }.

## Ce que dit notre moteur

engine-protocol = L’autre programme parle la version { $found } du protocole ; ce moteur parle la version { $known }.
engine-no-position = Il n’y a pas de position à laquelle réfléchir : envoie d’abord « position ».
engine-no-such-seat = Il n’y a pas de place { $seat } à cette table : les places vont de 0 à { $last }.
engine-nobody-to-move = { $turn ->
        [-1] C’est ici au hasard de décider
       *[other] La partie est finie
    } : indique la place pour laquelle est la position.
engine-runs-programs = « { $bot } » lancerait un programme, ce qu’aucun message ne peut demander.
engine-failed = Le bot a échoué : { $fault }.
engine-illegal = { $who } a choisi « { $move } », qui n’est pas permis : { $reason }

## Ce que le moteur d’un autre fait mal

engine-words = Il a écrit : { $words }
engine-no-command = Après « engine: » vient la commande qui lance le programme, p. ex. engine:node bot.js.
engine-command = « { $command } » n’est pas une commande : { $fault }.
engine-not-started = « { $command } » ne peut pas être lancé : { $fault }.
engine-other-protocol = Le moteur « { $command } » parle la version { $found } du protocole ; ce programme parle la version { $known }.
engine-other-game = Le moteur « { $command } » ne joue pas à { $game } avec la version { $rules } de ses règles. Il joue à : { $played }.
engine-other-answer = Le moteur « { $command } » a répondu à « { $asked } » par « { $answer } ».
engine-silent = Le moteur « { $command } » n’a pas répondu à « { $asked } » en { $seconds } secondes.
engine-too-slow = Le moteur « { $command } » n’a pas répondu dans les { $grace } secondes après qu’on lui a dit d’arrêter, et il a été fermé.
engine-mute = Le moteur « { $command } » a fermé sa sortie au lieu de répondre à « { $asked } ».
engine-died = Le moteur « { $command } » s’est terminé avec le statut { $status } au lieu de répondre à « { $asked } ».
engine-garbage = Le moteur « { $command } » a dit « { $said } », qui n’est pas un message. { $reason }
engine-refuses = Le moteur « { $command } » refuse « { $asked } » : { $reason }
engine-no-move = Le moteur « { $command } » a répondu « { $move } », qui n’est pas un coup. { $reason }
specs-quotes = « { $text } » n’est pas une liste : une virgule sépare deux noms, et ce qui contient une virgule se met entre guillemets doubles.

## L’examen d’un moteur

check-hello = dit qui il est
check-ping = répond à « ping » et ignore les champs inconnus
check-unknown = refuse une demande inconnue et continue
check-garbage = refuse une ligne qui n’est pas du JSON et continue
check-object = refuse une ligne de JSON qui n’est pas un objet et continue
check-early = refuse « go » sans position et continue
check-busy = répond à « ping » pendant qu’il réfléchit
check-stop = joue tout de suite quand on lui dit d’arrêter, puis est prêt
check-games = joue à { $game } selon les règles et à temps
check-quit = se termine quand on lui dit « quit »
check-end = se termine quand son entrée se termine
check-passed = Le moteur respecte le protocole.
check-failed = { $faults ->
        [one] { $faults } épreuve ratée.
       *[other] { $faults } épreuves ratées.
    }
engine-stays = Le moteur « { $command } » tournait encore { $seconds } secondes après « { $asked } ».
engine-bad-end = Le moteur « { $command } » s’est terminé avec le statut { $status } après « { $asked } », pas 0.
engine-check-what = À quel jeu faut-il jouer ? Par exemple : ludoteca engine --check "{ $command }" { $game }
engine-check-only = « { $word } » n’a de sens qu’avec --check.
play-engine-again = { $seats ->
        [one] La place { $list } était jouée
       *[other] Les places { $list } étaient jouées
    } par un programme, et aucun fichier ne peut en lancer un : nomme de nouveau tous les joueurs, avec --players { $players }.

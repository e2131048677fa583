### Il protocollo dei motori: i nostri bot altrove, e programmi di altri ai nostri tavoli.

message-not-utf8 = La riga contiene byte che non sono UTF-8.
message-not-json = La riga non è JSON: { $fault }.
message-not-object = Un messaggio è un oggetto JSON.
message-unknown = Non c’è nessun messaggio del tipo “{ $name }”. I tipi sono { $known }.
message-field-missing = Manca il campo “{ $field }”.
message-field = Il campo “{ $field }” deve essere { $kind ->
        [id] un testo o un numero intero
        [whole] un numero intero da 0 in su
        [amount] un numero da 0 in su
        [number] un numero
        [object] un oggetto
        [texts] un elenco di testi
        [named-texts] un oggetto i cui valori sono testi
       *[text] un testo
    }.

## Che cosa dice il nostro motore

engine-protocol = L’altro programma parla la versione { $found } del protocollo; questo motore parla la versione { $known }.
engine-no-position = Non c’è nessuna posizione su cui pensare: prima manda “position”.
engine-no-such-seat = A questo tavolo non c’è nessun posto { $seat }: i posti vanno da 0 a { $last }.
engine-nobody-to-move = { $turn ->
        [-1] Qui decide il caso
       *[other] La partita è finita
    }: indica il posto per cui è la posizione.
engine-runs-programs = “{ $bot }” avvierebbe un programma, e nessun messaggio può chiederlo.
engine-failed = Il bot non ce l’ha fatta: { $fault }.
engine-illegal = { $who } ha scelto “{ $move }”, che non è permessa: { $reason }

## Che cosa sbaglia il motore di qualcun altro

engine-words = Ha scritto: { $words }
engine-no-command = Dopo “engine:” viene il comando che avvia il programma, p. es. engine:node bot.js.
engine-command = “{ $command }” non è un comando: { $fault }.
engine-not-started = “{ $command }” non si può avviare: { $fault }.
engine-other-protocol = Il motore “{ $command }” parla la versione { $found } del protocollo; questo programma parla la versione { $known }.
engine-other-game = Il motore “{ $command }” non gioca a { $game } con la versione { $rules } delle sue regole. Gioca a: { $played }.
engine-other-answer = Il motore “{ $command }” ha risposto a “{ $asked }” con “{ $answer }”.
engine-silent = Il motore “{ $command }” non ha risposto a “{ $asked }” entro { $seconds } secondi.
engine-too-slow = Il motore “{ $command }” non ha risposto entro { $grace } secondi da quando gli è stato detto di smettere, ed è stato chiuso.
engine-mute = Il motore “{ $command }” ha chiuso la sua uscita invece di rispondere a “{ $asked }”.
engine-died = Il motore “{ $command }” è finito con stato { $status } invece di rispondere a “{ $asked }”.
engine-garbage = Il motore “{ $command }” ha detto “{ $said }”, che non è un messaggio. { $reason }
engine-refuses = Il motore “{ $command }” rifiuta “{ $asked }”: { $reason }
engine-no-move = Il motore “{ $command }” ha risposto “{ $move }”, che non è una mossa. { $reason }
specs-quotes = “{ $text }” non è un elenco: fra due nomi sta una virgola, e ciò che contiene una virgola sta fra virgolette doppie.

## L’esame di un motore

check-hello = dice chi è
check-ping = risponde a “ping” e ignora i campi sconosciuti
check-unknown = rifiuta una richiesta sconosciuta e continua
check-garbage = rifiuta una riga che non è JSON e continua
check-object = rifiuta una riga di JSON che non è un oggetto e continua
check-early = rifiuta “go” senza una posizione e continua
check-busy = risponde a “ping” mentre pensa
check-stop = muove subito quando gli si dice di smettere, e poi è pronto
check-games = gioca a { $game } secondo le regole e in tempo
check-quit = finisce quando gli si dice “quit”
check-end = finisce quando finisce il suo ingresso
check-passed = Il motore rispetta il protocollo.
check-failed = { $faults ->
        [one] Una prova non è riuscita.
       *[other] { $faults } prove non sono riuscite.
    }
engine-stays = Il motore “{ $command }” girava ancora { $seconds } secondi dopo “{ $asked }”.
engine-bad-end = Il motore “{ $command }” è finito con stato { $status } dopo “{ $asked }”, non 0.
engine-check-what = A quale gioco si deve giocare? Per esempio: ludoteca engine --check "{ $command }" { $game }
engine-check-only = “{ $word }” ha senso solo con --check.
play-engine-again = { $seats ->
        [one] Il posto { $list } era giocato
       *[other] I posti { $list } erano giocati
    } da un programma, e nessun file può avviarne uno: nomina di nuovo tutti i giocatori, con --players { $players }.

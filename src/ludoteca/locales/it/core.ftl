### Che cosa dicono tutti i giochi e tutti i comandi.

not-your-turn = Non è il turno del posto { $seat }: { $turn ->
        [-1] decide il caso
        [-2] la partita è finita
       *[other] tocca al posto { $turn }
    }.
spectators-watch = Stai guardando: solo chi gioca può muovere.
unknown-game = Qui non c’è nessun gioco che si chiama “{ $name }”. Ci sono: { $known }.
unknown-option = Non c’è nessuna opzione “{ $name }”. Le opzioni sono { $known }.
option-not-bool = L’opzione “{ $name }” è true o false, non “{ $found }”.
lesson-step = La lezione non ha un passo { $step }: i passi vanno da 0 a { $last }.
no-lesson = Per { $game } non c’è ancora una lezione.
no-how-to = Per { $game } non c’è ancora una pagina su come si gioca.
record-not-json = Questo non è un documento JSON: { $fault }.
record-not-utf8 = La registrazione contiene byte che non sono UTF-8.
record-not-object = Una registrazione è un oggetto JSON.
record-format = Il formato della registrazione è { $found }; questo programma legge “{ $known }”.
unknown-rules = Questa partita di { $game } si gioca con la versione “{ $found }” delle regole. Questo programma conosce solo { $known }; uno più recente forse ne conosce altre.
record-asset = Il file “{ $name }” nella registrazione non è quello con cui si è giocato.
no-asset = Questo gioco non accetta file per “{ $option }”.
seat-name = Posto { $number }
illegal-action = L’azione { $action } qui non è possibile.
unknown-seat = A questo tavolo non c’è il posto { $seat }: i posti vanno da 0 a { $last }.
nothing-to-undo = Niente da annullare: la partita comincia qui.
untold-start = Da dove sia cominciata questa partita qui non si sa; perciò non si può tornare indietro.
record-without-start = Una registrazione racconta una partita dall’inizio, ma questa è stata preparata a metà. La sua posizione si può conservare come testo.
position-malformed = “{ $text }” non è una posizione. Comincia come “pig/1 seats=2” e continua con dei campi, ognuno preceduto da “ | ”.
position-game = Questa è una posizione di “{ $found }”, non di { $game }.
position-field = Il campo “{ $field }” della posizione manca, è sconosciuto o compare due volte.
position-hidden = La posizione mostra solo ciò che qualcuno può sapere: in “{ $field }” c’è qualcosa di nascosto. Perciò non si può preparare.
position-impossible = Nessuna partita arriva a una tale posizione: “{ $field }” non può essere “{ $found }”.
record-field = Nella registrazione il campo “{ $field }” manca, o non è del tipo { $kind ->
        [str] testo
        [list] elenco
       *[dict] oggetto
    }.
action-not-text = Un’azione è un testo.
bot-takes-no-argument = { $bot } non vuole nulla dopo i due punti, ma è stato dato “{ $argument }”.
unknown-bot = Non c’è nessun bot che si chiama “{ $name }”. Ci sono: { $known }.
unknown-bot-module = Non c’è nessun bot né modulo che si chiama “{ $name }”. Un modulo deve essere installato o trovarsi in questa cartella. Bot installati: { $known }.
bot-twice = Più di un pacchetto porta un bot che si chiama “{ $name }”: { $packages }. Lasciane installato uno solo.
bot-broken = Il bot “{ $name }” del pacchetto { $package } è guasto: { $fault }.
bot-no-bot = Quello che il pacchetto { $package } chiama il bot “{ $name }” non è un bot: indica una classe derivata da ludoteca.bots.Bot.
learned-no-network = Nessuna rete ha imparato { $game }, quindi learned non può giocarci.
no-encoder = { $game } non ha un encoder, quindi nessun ambiente.
search-argument = “search:{ $argument }” non è un limite: scrivi le simulazioni, come in “search:1000”, o i secondi, come in “search:0.5s”.
unknown-level = Non c’è nessun livello “{ $level }”. I livelli sono { $known }.

## A game in plain Python, which has no messages of its own

plain-over = La partita è finita.
plain-illegal = “{ $move }” qui non si può giocare. Mosse possibili: { $moves }.
plain-malformed = “{ $text }” non è una mossa di questo gioco.
plain-option = L’opzione “{ $name }” non può essere “{ $found }”. Valori possibili: { $settings }.
no-rulebook = { $game } non ha regole numerate.
choice-seats = Giocatori
choice-on = sì
choice-off = no
choice-set = { $title }: { $setting }

## Bots

bot-engine = Un altro programma al tavolo: engine:COMANDO lo avvia (vedi docs/bots/engine.md).
bot-greedy = Fa la mossa che sembra migliore subito. Non guarda avanti.
bot-learned = Guarda avanti come search, ma giudica le posizioni con una rete che ha imparato da sola; argomenti come per search.
bot-quick = Gioca come search finisce le partite nel pensiero: con un piccolo piano, senza guardare avanti.
bot-random = Una mossa permessa qualunque, a caso.
bot-search = Guarda avanti finché può; search:1000 con tante simulazioni per mossa, search:0.5s con tanto tempo.
bot-search-level = I livelli com’erano prima che qualcuno avesse imparato i giochi, con gli stessi numeri: avversari che non cambiano mai.

## Livelli

level-beginner = Principiante
    .about = Gioca per divertirsi e non vede quasi mai le mosse buone.
level-learner = Apprendista
    .about = Sa di che cosa si tratta, ma considera poche mosse.
level-regular = Intermedio
    .about = Guarda un po’ avanti; spesso gli sfugge la mossa migliore.
level-skilled = Avanzato
    .about = Prepara un turno o due; ogni tanto gli sfugge la mossa migliore.
level-expert = Esperto
    .about = Guarda lontano e di rado gli sfugge una mossa.
level-master = Maestro
    .about = Pensa un secondo a ogni mossa. È il più forte di tutti.

## Mentre si compila

compiling-rules = Compilo le regole (una volta sola, circa un minuto)
compiling-reports = Compilo punti e finali
compiling-heuristic = Compilo l’istinto
compiling-search = Compilo la ricerca
cache-unwritable = Le regole compilate non si possono conservare in { $folder }: vanno in { $instead }. LUDOTECA_CACHE indica un’altra cartella.

## Comandi

file-unreadable = { $file } non si può leggere: { $fault }.
no-such-seat = A questo tavolo non c’è nessun posto “{ $seat }”: i posti vanno da 0 a { $last }, oppure none per chi guarda.
no-such-record = In { $file } non c’è la registrazione { $number } (la prima è 0).
no-such-action = Non c’è nessuna posizione dopo { $at } azioni: la registrazione ne ha { $last }.
no-such-rule = Nessuna regola dice “{ $words }”. Le regole vanno da { $first } a { $last }.
no-record = In { $file } non c’è nessuna registrazione.
record-number = Registrazione { $record },
record-refused = La registrazione { $record } è { $kind ->
        [illegal] vietata
        [not_your_turn] fuori turno
       *[malformed] scritta male
    }:
action-refused = l’azione { $index } “{ $action }” è { $kind ->
        [illegal] vietata
        [not_your_turn] fuori turno
       *[malformed] scritta male
    }:
replayed = { $good ->
        [one] Una registrazione rigiocata
       *[other] { $good } registrazioni rigiocate
    }, { $refused } { $refused ->
        [one] rifiutata
       *[other] rifiutate
    }.
summary-unfinished = { $scores } (non finita)
summary-won = Vinta: { $reason }
summary-lost = Persa: { $reason }
summary-winners = { $scores }. { $count ->
        [one] Vince { $winners }.
       *[other] { $winners } condividono la vittoria.
    } { $reason }
rules-title = Le regole di { $game }
rules-intro = Tutte le regole per numero, con parole nostre. Dove i regolamenti non sono d’accordo o tacciono, una decisione dice che cosa vale qui e perché.
rules-how = Chiedi una regola con il suo numero, o tutte le regole che contengono una parola.
ruling = Decisione:
file-unwritable = { $file } non si può scrivere: { $fault }.
nothing-to-resume = In { $folder } non c’è nessuna partita di { $game } da finire.
players-count = { $players ->
        [one] Un giocatore non riempie
       *[other] { $players } giocatori non riempiono
    } { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }: nominane uno per posto, p. es. --players me,greedy,random.

## La partita nel terminale

learn-how = Scrivi ciò che la guida chiede, o premi Invio e lo fa lei; “quit” per uscire.
learn-expects = Scrivi “{ $move }”
learn-on = Invio
learn-done = La lezione è finita. Ora gioca: { $command }
play-dealer = sorte
play-you = tu
play-welcome = Scrivi una mossa o il suo numero. “help” spiega di più, “hint” suggerisce una mossa, “quit” esce.
play-enter = Premi Invio per andare avanti, o scrivi “undo”.
play-thinking = { $name } sta pensando
play-example = Scrivi per esempio “{ $example }”; basta l’inizio delle parole.
play-hint = I tuoi punti: { $now } adesso, { $then } dopo.
play-kept-options = Una partita salvata continua con le sue opzioni e le sue pescate: non indicarle.
play-finished = La partita in { $file } è finita; guardala con ludoteca replay.
play-undone = Annullata: { $move }.
play-undo-forced = Non avevi altre mosse: annullarla non cambia nulla.
play-not-understood = “{ $words }” non è una mossa. Prova “{ $example }”; “help” spiega di più.
play-left = La partita è salvata in { $file }. Continua con: ludoteca play { $game } --resume
play-kept = La partita è salvata in { $file }.
play-hand-over = Passa la tastiera a { $name }, e premi Invio quando nessun altro guarda: quel che segue è segreto.
play-saved = Salvata in { $file }.
play-loaded = Caricata da { $file }.
play-load-what = Quale file? Per esempio: load game.json
play-why-what = Quale mossa? Per esempio: why { $example }
play-other-game = Quella è una partita di { $game }; cominciala con ludoteca play.
play-nothing-to-undo = Niente da annullare: una pescata o la mossa di un altro resta.
play-log-more = { $count ->
        [one] Una mossa precedente
       *[other] { $count } mosse precedenti
    }: “log all” le mostra tutte.
play-log-what = “log { $found }”? Di’ quante mosse, o “log { $everything }”.
play-undo-reveals = Questa non si può annullare: gli altri hanno visto qualcosa.
play-no-such-choice = Scegli un numero da 1 a { $last }, o scrivi una mossa; “help” spiega di più.
play-no-numbers = Questo elenco non ha numeri: scrivi una mossa come “{ $example }”; “help” spiega di più.
play-ambiguous = Può essere una di queste: { $moves }{ $more ->
        [0] {""}
        [one] , e un’altra
       *[other] , e altre { $more }
    }.
play-help = Scrivi una mossa (“{ $example }”) o abbastanza delle sue parole, di cui basta l’inizio; o il suo numero, se l’elenco
    ha numeri. Oppure:
play-help-help = questo elenco
    .words = help
play-help-board = di nuovo il tavolo e l’elenco
    .words = board
play-help-words = il tavolo a parole
    .words = words
play-help-hint = che cosa farebbe un buon giocatore, e perché
    .words = hint
play-help-load = continuare con un’altra partita
    .words = load FILE
play-help-news = che cosa è successo dal tuo ultimo turno
    .words = news
play-help-log = le ultime mosse, o quante ne vuoi
    .words = log [NUMERO|all]
play-help-rules = una regola con il suo numero, o tutte quelle che contengono una parola
    .words = rules { $rule }
play-help-save = scrivere la registrazione (ogni mossa è conservata comunque)
    .words = save [FILE]
play-help-undo = annullare la tua ultima mossa, anche più volte, finché dura il tuo passo
    .words = undo
play-help-why = perché una mossa è permessa o no
    .words = why { $example }
play-help-quit = uscire; la partita è conservata
    .words = quit

## Misure

bench-random = Gioco a caso
bench-greedy = Gioco d’istinto
bench-search = Cerco
bench-copy = Copio
bench-start = Avvio
bench-compile = Compilo da zero (un minuto)
bench-random-games-per-s = partite intere a caso al secondo, punteggio compreso
bench-random-actions-per-s = azioni a caso al secondo, pescate comprese
bench-greedy-games-per-s = partite intere fra bot greedy al secondo
bench-greedy-actions-per-s = le loro azioni al secondo, pescate comprese
bench-actions-per-game = azioni in una partita a caso
bench-search-simulations-per-s = simulazioni al secondo finite a caso, come nessun bot gioca: per confronto
bench-guided-simulations-per-s = simulazioni al secondo di “search” così come si gioca contro di essa
bench-state-bytes = byte di una partita in memoria
bench-copy-ns = nanosecondi per copiarla dentro un kernel
bench-start-s-warm = secondi dalla shell a una partita nel terminale e ritorno
bench-help-s-warm = secondi per ludoteca --help
bench-compile-s-cold = secondi per compilare tutti i kernel con la cache vuota

stats-title = { $game }: { $games ->
        [one] una partita
       *[other] { $games } partite
    } a { $tables ->
        [one] un tavolo
       *[other] { $tables } tavoli
    }, seme { $seed }. Hanno giocato: { $players }.
stats-players = giocatori
stats-games = partite
stats-games-of = { $games ->
        [one] Una partita
       *[other] { $games } partite
    }. Hanno giocato: { $players }.
stats-written = Il rapporto è in { $folder }: report.md, report.json e i grafici.
stats-no-table = Nessun tavolo di cui si tengono statistiche ha { $words }.
stats-stopped = Fermato dopo { $games ->
        [one] una partita
       *[other] { $games } partite
    }; contano.
stats-nothing-yet = Nessuna partita è ancora finita.
chart-fair = parte giusta: { $share }
stats-none = { $game } non tiene statistiche.

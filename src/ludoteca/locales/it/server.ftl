### Che cosa dice il server.

server-guest = Ospite { $number }
server-stranger = Non ti conosciamo ancora: ricarica la pagina.
server-banned = Al momento non puoi entrare in questo server: lo ha deciso chi lo gestisce.
server-unseen-signs = Contiene caratteri invisibili.
server-heaped-marks = Ci sono troppi accenti su una sola lettera.
server-text-length = Deve avere da 1 a { $longest } lettere.
server-mark = I simboli sono { $known }.
server-passphrase = Una frase segreta ha da { $shortest } a { $longest } lettere.
server-not-reclaimed = Nessun giocatore ha questo nome e questa frase segreta.
server-link-used = Questo link non funziona più: vale una volta sola, per dieci minuti. Creane uno nuovo sull’altro dispositivo.
server-too-fast = Troppo in fretta! Aspetta un momento.
server-open-tables = Hai { $most } partite in corso. Finiscine o lasciane una.
server-bot-tables = Dal tuo indirizzo sono aperti { $most } tavoli con soli bot. Chiudine prima uno.
server-assets = Hai portato { $most } file. Di più non se ne possono tenere.
server-not-utf8 = Il file contiene byte che non sono UTF-8.
server-no-table = Questo tavolo non c’è.
server-no-code = Nessun tavolo ha questo codice. Forse una lettera è sbagliata?
server-no-file = Questo file non c’è.
server-not-over = Si può fare quando la partita è finita.
server-other-game = La partita da cui continuare è una partita di { $game }.
server-bot = “{ $bot }” qui non si può chiamare. Ci sono: { $known }.
server-host = Questo server non si raggiunge con quel nome.
server-origin = Questa richiesta viene da un altro sito.
server-failed = Qualcosa è andato storto sul server. Il suo registro dice che cosa.
server-sockets = Troppe connessioni dal tuo indirizzo.
server-busy = Il server sta ancora lavorando per te. Aspetta un momento.
server-request = In “{ $field }”: { $fault }.
server-request-size = È troppo grande: al massimo { $largest } byte.
server-record-length = Questa registrazione ha troppe azioni: al massimo { $most }.
server-damaged = Questo tavolo è danneggiato e non si può aprire. Chi gestisce questo server può esaminarlo.
server-other-key = Questo tavolo non può andare avanti: per pescare serve una chiave che questo server non ha. Chi lo gestisce può rimetterla al suo posto.
server-ticket = Questo biglietto è già stato usato, ha più di dieci minuti o non è tuo. Chiedine uno nuovo.
server-too-slow = La tua richiesta ha impiegato troppo tempo ad arrivare.
server-beginning-size = Questa partita è troppo lunga per essere continuata: le sue mosse possono avere { $largest } byte.
server-message-size = Un messaggio può avere { $largest } byte.
server-message = Questo messaggio non si capisce: { $fault }.
server-not-your-seat = Quello non è il tuo posto.
server-no-aids = A questo tavolo si gioca senza consigli.
server-hint-turn = Puoi chiedere un consiglio quando tocca a te.
server-talk-seated = Solo chi gioca può chattare.
server-no-talk = A questo tavolo si gioca senza chat.
server-no-line = Non c’è nessun messaggio simile di un altro giocatore.
server-sign = I segni sono { $known }.
server-no-pages = In questa copia mancano le pagine per il browser. In un clone del progetto le crea “make play”.
server-address = { $status ->
        [404] A questo indirizzo non c’è niente.
        [405] A questo indirizzo non si chiede così.
       *[other] A questo non si può rispondere ({ $status }).
    }

## Che cosa è successo a un tavolo

server-told-sat = si siede.
server-told-left = lascia il posto.
server-told-forgotten = se ne va per sempre.
server-told-undo = annulla { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }.
server-told-resign = abbandona.
server-told-hand = { $why ->
        [timeout] Tempo scaduto: continua { $bot }.
       *[resigned] Continua { $bot }.
    }
server-told-return = torna a giocare.
server-told-pause = Il server non c’era. Nessuno perde tempo: l’orologio riprende da dove si era fermato.
server-told-closed = { $why ->
        [resigned] Tutti hanno abbandonato. Il tavolo è chiuso.
       *[abandoned] Il tavolo è stato annullato.
    }
server-told-rematch = Si gioca la rivincita!
server-told-repeat = Si rigioca con le stesse pescate!

## Il comando

serve-address = Ludoteca è a { $address }
serve-port = La porta { NUMBER($port, useGrouping: 0) } di { $host } non si può usare: { $fault }. Scegline un’altra con --port.
serve-metrics = Le metriche non si possono dare a { $address }: { $fault }. Indica un HOST:PORTA libero, o una PORTA per questa macchina.
serve-workers = Per più processi serve PostgreSQL: indicalo con --database postgresql://…
serve-log-level = Non c’è nessun livello di registro “{ $level }”. Ci sono: { $known }.
serve-key = { $file } non è una chiave: deve contenere 64 cifre esadecimali. Rimetti la tua copia: senza la chiave le partite in corso non possono continuare.
serve-limit = “{ $limit }” non imposta nessun limite. I limiti si impostano come sockets=50 o requests=60/10 (tanti alla volta, tanti al secondo). Ci sono: { $known }.
serve-keep = «{ $keep }» non dice per quanto tempo si conserva qualcosa. Si dice in giorni, come guests=14; 0 è per sempre. Ci sono: { $known }.
serve-preparing = I bot di { $game } si preparano: circa un minuto, solo questa volta

## The post

notify-webhook-address = Per mandare notizia dei turni serve un indirizzo che cominci con http:// o https://.
notify-webhook-secret = Un webhook è firmato: dai a LUDOTECA_WEBHOOK_SECRET almeno { $shortest } lettere (oppure whsec_ e altrettanti byte in base 64).
notify-address = Le e-mail contengono un link a questo server: indica come si raggiunge, --address https://games.example.org.
notify-mail-server = Un server di posta si indica come smtp://HOST, smtp://UTENTE:PASSWORD@HOST:PORTA o smtps://….
notify-mail-from = Per scrivere alle persone serve un mittente: --mail-from games@example.org.
notify-mail-address = Questo non è un indirizzo e-mail.
notify-mail-none = Qui non è conservato nessun tuo indirizzo e-mail.
notify-mail-code = Questo non è il codice del messaggio.
notify-mail-code-old = Questo codice è troppo vecchio, o è stato provato troppe volte. Chiedine uno nuovo.
notify-mail-off = Questo server non manda e-mail.

## Letters

mail-hello = Ciao { $name },
mail-code-subject = Il tuo codice per Ludoteca: { $code }
mail-code-about = Qualcuno ha dato questo indirizzo per sapere quando tocca a lui in Ludoteca. Se eri tu, scrivi questo codice nelle tue impostazioni:
mail-code-ignore = Se non eri tu, non fare nulla: non arriverà altro.
mail-turn-subject = Tocca a te: { $game }
mail-turn-about = Tocca a te a { $game } con { $players }:
mail-turn-deadline = Hai tempo fino a { $time } (UTC).
mail-once = Ti riscriviamo solo dopo che sei passato di lì.
mail-leave = Per non ricevere più messaggi da Ludoteca:

## What a chat shows of a link

server-preview-table = { $status ->
        [waiting] { $free ->
            [one] Un posto è libero.
           *[other] { $free } posti sono liberi.
        }{ $count ->
            [0] {""}
           *[other] {" "}Già al tavolo: { $names }.
        }
        [playing] { $count ->
            [one] Gioca { $names }.
           *[other] Giocano { $names }.
        } Dai un’occhiata!
        [over] { $count ->
            [one] Ha giocato { $names }.
           *[other] Hanno giocato { $names }.
        } Guarda com’è andata!
       *[closed] Questa partita è stata annullata.
    }
server-preview-replay = Una partita salvata, mossa per mossa.

### Che cosa dicono le pagine nel browser, qualunque sia il gioco. Un testo segnato “corto” sta su un piccolo
### pulsante o su un’etichetta: deve restare breve.

## Su ogni pagina

web-title = Ludoteca
web-skip = Vai al contenuto
web-settings = Tu e le tue impostazioni
web-close = Chiudi
web-save = Salva
web-retry = Riprova
web-to-home = Alla pagina iniziale
web-opening = Sto aprendo…
web-copy = Copia
web-copied = Copiato
web-footer = Nessun account, nessuno che ti spia, niente da altri siti.
web-language = Lingua
web-theme = Aspetto
# corto
web-theme-system = Come il sistema
# corto
web-theme-light = Chiaro
# corto
web-theme-dark = Scuro
web-rule = Regola { $rule }

## Quando qualcosa va storto

web-no-answer = Il server non risponde. Sei in rete?
web-error = Il server non ci è riuscito (risposta { $status }).
web-page-lost = Questa pagina non è arrivata. Caricala di nuovo.
web-missing = Qui non cresce niente
web-missing-about = A questo indirizzo non c’è nessuna pagina.
web-no-table = Questo tavolo non si può aprire

## Tu

web-me-name = Il tuo nome
web-me-mark = Il tuo simbolo
web-me-saved = Salvato.
web-mark = { $n ->
        [1] Triangolo
        [2] Cerchio
        [3] Quadrato
        [4] Rombo
        [5] Stella
       *[6] Pentagono
    }
web-passphrase-title = Una frase segreta, per tornare da un altro dispositivo
web-passphrase = Frase segreta
web-passphrase-about = Ti riconosce solo questo browser. Con una frase segreta puoi essere lo stesso giocatore anche altrove.
web-passphrase-set = Hai una frase segreta. Una nuova prende il suo posto.
web-passphrase-saved = La tua frase segreta è salvata.
web-reclaim-title = Ho già giocato qui
web-reclaim-about = Con il tuo nome e la tua frase segreta ritrovi i tuoi tavoli.
web-reclaim = Sono io
web-reclaimed = Che bello rivederti.
web-sound = Suoni
web-sound-about = Un suono leggero quando qualcuno muove, quando tocca a te e alla fine.
web-pace = Velocità delle mosse altrui
web-pace-now = Velocità: { $pace }
# tight
web-pace-slow = Lenta
# tight
web-pace-normal = Normale
# tight
web-pace-quick = Rapida
# tight
web-pace-once = Subito
web-notification = Avvisami quando tocca a me
web-notification-about = Una notifica del browser mentre nessuna nostra pagina è in vista. Una pagina deve restare aperta. Nulla viene mandato altrove.
web-notification-refused = Il tuo browser non permette a questo sito di mostrare notifiche. Permettile nelle impostazioni del sito, accanto al suo indirizzo, e premi di nuovo.
web-notification-missing = I browser mostrano notifiche solo su una linea sicura. Apri questa pagina con https, o sul computer del server.
web-notification-turn = Tocca a te: { $game }
web-notification-players = Con { $names }
web-mail = E-mail quando tocca a me
web-mail-about = Un messaggio per tavolo, quando non ci sei, finché non ci sei stato.
web-mail-address = Il tuo indirizzo
# tight
web-mail-send = Mandami un codice
web-mail-sent = Un codice è in viaggio verso { $address }.
web-mail-code = Il codice della lettera
# tight
web-mail-confirm = È questo
web-mail-confirmed = I messaggi vanno a { $address }.
# tight
web-mail-stop = Niente più e-mail
web-mail-stopped = Il tuo indirizzo è dimenticato.
web-leave-mail = Niente più messaggi
web-leave-mail-about = Ludoteca non ti scriverà più e dimenticherà il tuo indirizzo.
# tight
web-leave-mail-yes = Esci
web-leave-mail-done = Fatto. Ludoteca non ti scriverà più.
web-turns = { $n ->
        [one] Un tavolo ti aspetta
       *[other] { $n } tavoli ti aspettano
    }

## Pagina iniziale

web-home-title = Siediti e gioca
web-home-lead = Contro i bot con un clic, con gli amici con un link, o tutti intorno a uno schermo.
web-games = Giochi
# corto
web-play-now = Gioca subito
# corto
web-new-table = Nuovo tavolo
# corto
web-learn = Prima partita guidata
# corto
web-rules = Regole
web-mine = I miei tavoli
web-mine-none = Non siedi ancora a nessun tavolo. “Gioca subito” ne apre uno.
web-join = Unisciti a un tavolo
web-join-code = Incolla il link o il codice che ti hanno dato
# corto
web-join-go = Entra
web-open = Posti liberi
web-open-none = Nessun tavolo pubblico aspetta giocatori.
web-watch = Guarda
web-watch-none = Adesso non si gioca a nessun tavolo pubblico.
web-records = Registrazioni
web-records-about = Guarda una partita salvata in un file.
web-upload = Apri una registrazione
# corto
web-your-turn = Tocca a te
# corto
web-status-waiting = Aspetta giocatori
# corto
web-status-playing = In corso
# corto
web-status-over = Finita
# corto
web-status-closed = Interrotta
# tight
web-waits-for = In attesa di { $names }
# tight
web-left = restano { $time }

## Su invito

web-invited = Hai un invito
web-invited-about = Scegli un nome e un simbolo per il tavolo. Non serve un account.
web-sit = Siediti

## Un nuovo tavolo

web-new-title = Un nuovo tavolo di { $game }
web-new-from = Continui dalla posizione dopo il passo { $step }.
web-new-options = Il gioco
web-new-seats = Chi gioca
web-new-manners = Come si gioca
web-new-open = Apri il tavolo
# tight
web-asset-bring = Porta un file
web-asset-about = Solo per questo tavolo. Viene controllato e resta con la partita.
# tight
web-asset-save = Salva quello scelto
web-seat-who = Chi siede qui: { $seat }
web-seat-level = Quanto è forte il bot: { $seat }
web-seat-name = Nome del giocatore: { $seat }
web-seat-name-hint = Nome
# corto
web-seat-me = Io
# corto
web-seat-here = Qualcuno qui
# corto
web-seat-invited = Su invito
# corto
web-seat-open = Chiunque
# corto
web-seat-bot = Bot
web-clock = Orologio
web-clock-about = Quanto tempo si può pensare.
# corto
web-clock-none = Senza
# corto
web-clock-move = Per ogni mossa
# corto
web-clock-days = Giorni per mossa
web-clock-amount = Tempo per una mossa
web-clock-amount-move = { $amount ->
        [15] 15 secondi
        [30] 30 secondi
        [60] 1 minuto
        [120] 2 minuti
       *[300] 5 minuti
    }
web-clock-amount-days = { $amount ->
        [one] { $amount } giorno
       *[other] { $amount } giorni
    }
web-timeout = Quando il tempo è finito
# corto
web-timeout-bot = Al posto va un bot
# corto
web-timeout-move = Si fa una mossa
web-aids = Consigli permessi
web-aids-about = Si può chiedere a un bot che cosa farebbe.
web-talk = Chiacchiere
web-talk-about = I giocatori possono mandarsi brevi frasi e segni.
web-listed = Pubblico
web-listed-about = Gli altri vedono il tavolo nella pagina iniziale e possono guardare.

## Al tavolo

web-board = Tavolo di gioco
web-plain-seek = Cerca una mossa
web-table-title = Un tavolo di { $game }
# tight
web-about-table = Tavolo
# A sign that there is something new; heard, not seen.
web-news = novità
web-connection-down = La linea è caduta; la tua partita è al sicuro.
web-connection-again = Riprovo fra { $seconds } s.
# corto
web-connection-now = Riprova ora
web-turn-waiting = Si aspettano giocatori
web-turn-of = Tocca a { $name }
web-turn-bot = { $name } sta pensando
web-bots-preparing = I bot si preparano: ancora { $seconds } secondi circa
web-turn-chance = Decide il caso
web-time-left = Tempo rimasto
# tight
web-skip-steps = Salta
web-meanwhile = Nel frattempo
web-show-again = Rivedi
web-hand-over = Passa lo schermo a { $name }
web-hand-over-about = Su questo tavolo c’è qualcosa che può vedere un solo giocatore. Adesso nessun altro deve guardare.
web-hand-over-take = Sono { $name }
# corto
web-undo = Annulla
# corto
web-hint = Consiglio
# corto
web-hint-thinking = Sto pensando…
web-invite-link = Link a questo tavolo
web-invite-code = Oppure di’ loro il codice:
# corto
web-deal = Pescate
# corto
web-resign = Abbandona
web-resign-title = Vuoi abbandonare?
web-resign-about = Un bot continua al tuo posto. Non puoi più tornare.
web-resign-yes = Abbandona
web-resign-no = Continua
web-waiting = { $free ->
        [one] Un posto è libero
       *[other] { $free } posti sono liberi
    }
web-waiting-invite = Manda questo link a chi deve giocare. La partita comincia quando tutti i posti sono occupati.
web-leave = Alzati
web-give-up = Chiudi il tavolo
# Di più con lo stesso nome: Abituale (rosso)
web-name-seat = { $name } ({ $seat })
web-players = Giocatori
web-seat-free = Posto libero
# corto
web-you = tu
# corto
web-bot = bot
# corto
web-resigned = ha abbandonato
web-online = è qui
web-offline = non c’è
web-watching = { $n ->
        [one] Una persona guarda.
       *[other] { $n } persone guardano.
    }
web-log = Che cosa è successo
web-log-empty = Ancora niente.
web-dealer = Caso
# corto
web-mute = Silenzia
web-muted = Non senti le chiacchiere di questo tavolo.
web-talk-empty = Nessuno ha ancora detto niente.
web-talk-say = Di’ qualcosa
# corto
web-talk-send = Manda
web-sign = { $n ->
        [1] Ben fatto
        [2] Applausi
        [3] Sorriso
        [4] Sorpresa
        [5] Fuoco
       *[6] Grazie
    }

## La fine

web-end-closed = Questa partita è stata interrotta
web-end-reached = L’obiettivo è raggiunto!
web-end-missed = L’obiettivo è mancato
web-end-you = Hai vinto!
web-end-winners = { $n ->
        [one] Vince { $names }
       *[other] { $names } condividono la vittoria
    }
web-points = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
# corto
web-rematch = Rivincita
# corto
web-rematch-go = Alla rivincita
# corto
web-replay = Rivedi
# corto
web-download = Salva partita
web-chart = Punti per turno
web-chart-table = Mostra come tabella
web-turn = Turno

## Rivedere

web-replay-title = Rivedi: { $game }
web-playback = Passi della partita
web-playback-step = Passo
web-playback-at = Passo { $step } di { $last }, turno { $turn }
web-playback-first = All’inizio
web-playback-back = Un passo indietro
web-playback-play = Avvia
web-playback-pause = Pausa
web-playback-forth = Un passo avanti
web-playback-last = Alla fine
web-playback-speed = Velocità
web-playback-link = Link a questa posizione
web-play-on = Gioca da qui

## Regole

web-rules-title = Le regole di { $game }
web-chapters = Capitoli
web-rules-seek = Cerca una parola o un numero
web-rules-found = { $n ->
        [one] Trovata una regola
       *[other] Trovate { $n } regole
    }
web-rules-none = Nessuna regola dice “{ $sought }”.
web-ruling = Decisione:

## Sulle pescate

web-deal-title = Le pescate di questa partita
web-deal-about = Prima della prima mossa il server ha, per così dire, chiuso la sorte in una scatola: ha mostrato a tutti
    l’impronta (hash) di un seme segreto. Tutte le pescate vengono dal seme, quindi il server non poteva cambiare idea
    dopo. Finita la partita si mostra il seme, e tutti possono controllare.
web-deal-before = Prima della partita
web-deal-commitment = L’impronta del seme (SHA-256), mostrata a tutti:
web-deal-after = Dopo la partita
web-deal-seed = Il seme:
web-deal-later = Il seme si vedrà qui quando la partita è finita.
web-deal-verify = Controlla nel mio browser
web-deal-unsafe = I browser controllano un’impronta solo su una linea sicura. Apri questa pagina con https, o sul computer del
    server.
web-deal-checking = Controllo { $n } di { $all }…
web-deal-honest = { $n ->
        [one] Onesto: il seme è quello promesso, e la pescata viene da lì.
       *[other] Onesto: il seme è quello promesso, e tutte le { $n } pescate vengono da lì.
    }
web-deal-broken = Non onesto: questo seme non ha l’impronta mostrata prima della partita.
web-deal-wrong = { $n ->
        [one] Non onesto: una pescata non viene dal seme.
       *[other] Non onesto: { $n } pescate non vengono dal seme.
    }
web-deal-draws = Le pescate
web-deal-number = Pescata
web-deal-drawn = Uscito
web-deal-chance = Probabilità
web-deal-result = Controllo
web-deal-how = Come si calcola
web-deal-arithmetic = Per la pescata numero n, contando da 0, si prende lo SHA-256 del testo “seme:n”. I suoi primi 53 bit sono
    una frazione fra 0 e 1. La si mette accanto alle probabilità di tutto ciò che poteva uscire, sommate una dopo
    l’altra: dove cade, quello è pescato.
web-deal-table = Al tavolo

## Prima partita guidata

web-lesson-step = Passo { $n } di { $all }
web-lesson-otherwise = Quella sarebbe un’altra partita. Prova quello che chiede la guida.
# corto
web-lesson-leave = Esci
# corto
web-lesson-back = Indietro
# corto
web-lesson-on = Avanti
# corto
web-lesson-show = Fallo per me

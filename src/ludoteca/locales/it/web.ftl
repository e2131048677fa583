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
web-opening = Un attimo…
web-copy = Copia
web-copied = Copiato
# tight
web-share = Condividi
web-restart = Il server si riavvia alle { $time }. Le tue partite sono al sicuro.
web-footer = Nessun account. Nessun tracciamento. Nessun contenuto di terzi.
web-language = Lingua
web-theme = Tema
# corto
web-theme-system = Sistema
# corto
web-theme-light = Chiaro
# corto
web-theme-dark = Scuro
web-rule = Regola { $rule }

## Quando qualcosa va storto

web-no-answer = Il server non risponde. Sei in rete?
web-error = Il server non ci è riuscito (risposta { $status }).
web-page-lost = Questa pagina non è arrivata. Forse il server ha una versione nuova.
web-load = Ricarica
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
web-passphrase-title = Gioca da un altro dispositivo
web-passphrase = Frase segreta
web-passphrase-about = Ti conosce solo questo browser. Con una frase segreta sei lo stesso giocatore su ogni dispositivo.
web-passphrase-set = Hai già una frase segreta. Scrivine un’altra per cambiarla.
web-passphrase-saved = La tua frase segreta è salvata.
web-reclaim-title = Ho già giocato qui
web-reclaim-about = Scrivi il tuo nome e la tua frase segreta e ritrovi le tue partite.
web-reclaim = Sono io
web-reclaimed = Che bello rivederti.
web-link = Link per l’altro dispositivo
web-link-about = Apri un link sull’altro dispositivo e continui lì come lo stesso giocatore. Vale una volta sola, per dieci minuti.
web-link-make = Crea un link
web-move = Continua su questo dispositivo
web-move-about = Con questo link sei qui lo stesso giocatore che sull’altro dispositivo.
web-move-yes = Sì, sono io
web-move-done = Ciao { $name }! Le tue partite sono qui.
web-data = I tuoi dati
web-data-about = Conserviamo il tuo nome e il tuo simbolo, le tue partite, ciò che hai scritto, ciò che hai caricato e, se ce l’hai dato, il tuo indirizzo e-mail. Nient’altro.
web-data-download = Scarica i miei dati
web-kept = Per quanto tempo
web-kept-days = { $days ->
        [0] per sempre
        [one] 1 giorno
       *[other] { $days } giorni
    }
web-kept-guests = Ospiti senza partite, dopo l’ultima visita
web-kept-people = Giocatori che non tornano più
web-kept-waiting = Tavoli dove la partita non comincia
web-kept-unfinished = Partite che nessuno continua
web-kept-games = Partite finite
web-kept-records = Partite salvate che carichi
web-kept-files = File caricati che nessuna partita usa
web-revoke = Esci da tutti gli altri dispositivi
web-revoke-done = Ora ti conosce solo questo dispositivo.
web-delete = Cancellami
web-delete-about = Il tuo nome, ciò che hai scritto e ciò che hai caricato vengono cancellati per sempre. Nelle partite con altri al tuo posto c’era “qualcuno”; dove si gioca ancora, continua un bot.
web-delete-yes = Sì, cancellami per sempre
web-delete-no = No, resto
web-sound = Suoni
web-sound-about = I piccoli rumori del tavolo: pescare, posare, tirare i dadi, conquistare, il tuo turno e la fine.
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
web-notification-about = Ti avvisa il browser, finché una nostra pagina resta aperta. Niente viene inviato altrove.
web-notification-refused = Il browser blocca le notifiche di questo sito. Permettile accanto all’indirizzo, poi riprova.
web-notification-missing = Le notifiche richiedono una connessione sicura (https).
web-notification-turn = Tocca a te: { $game }
web-notification-players = Con { $names }
web-mail = E-mail quando tocca a me
web-mail-about = Un messaggio per tavolo, solo quando sei via.
web-mail-address = La tua e-mail
# tight
web-mail-send = Mandami un codice
web-mail-sent = Un codice è in viaggio verso { $address }.
web-mail-code = Il codice nel messaggio
# tight
web-mail-confirm = Conferma
web-mail-confirmed = I messaggi vanno a { $address }.
# tight
web-mail-stop = Niente più e-mail
web-mail-stopped = Il tuo indirizzo è cancellato.
web-leave-mail = Niente più messaggi
web-leave-mail-about = Se ti disiscrivi, non ricevi più messaggi e cancelliamo il tuo indirizzo.
# tight
web-leave-mail-yes = Disiscriviti
web-leave-mail-done = Fatto. Non ricevi più messaggi.
web-turns = { $n ->
        [one] Tocca a te a un tavolo
       *[other] Tocca a te a { $n } tavoli
    }

## Pagina iniziale

web-home-title = Siediti e gioca!
web-home-lead = Contro i bot con un tocco, con gli amici con un link, o tutti intorno a uno schermo.
web-games = Giochi
# corto
web-play-now = Gioca subito
# corto
web-new-table = Nuovo tavolo
# corto
web-how-to = Come si gioca
# corto
web-learn = Prima partita guidata
# tight
web-learn-quick = Impara in 3 minuti
# tight
web-preset = { $kind ->
        [friends] Con amici, via link
        [here] Su questo schermo
       *[alone] Da soli
    }
web-preset-players = { $players } giocatori
web-preset-name = Giocatore { $n }
# corto
web-rules = Regole
web-mine = Le mie partite
web-mine-all = Tutte le mie partite ({ $count })
web-join = Unisciti a un tavolo
web-join-code = Incolla il link o il codice che ti hanno dato
# corto
web-join-go = Entra
web-open = Posti liberi
web-open-none = Nessuna partita aperta in questo momento. Aprine una tu!
web-watch = Guarda
web-given = Da una partita salvata
web-repeated = Stesse pescate di un’altra partita
web-watch-none = Nessuno gioca in pubblico in questo momento.
web-records = Partite salvate
web-records-about = Rivedi una partita salvata in un file.
web-upload = Apri una partita salvata
# corto
web-your-turn = Tocca a te
# corto
web-status-waiting = In attesa di giocatori
# corto
web-status-playing = In corso
# corto
web-status-over = Finita
# corto
web-status-closed = Annullata
# tight
web-waits-for = In attesa di { $names }
# tight
web-left = restano { $time }

## Su invito

web-invited = Hai ricevuto un invito!
web-invited-by = { $host } ti invita a { $game }
web-invited-about = Scegli un nome e un simbolo. Non serve un account.
web-invited-mine = Hai già un posto a questo tavolo.
web-invited-late = { $status ->
        [playing] Tutti i posti sono occupati e la partita è in corso.
        [over] Questa partita è finita.
        [closed] Questo tavolo è stato annullato.
       *[waiting] Tutti i posti sono occupati.
    }
# tight
web-invited-watch = Dai un’occhiata
web-sit = Siediti

## Un nuovo tavolo

web-new-title = Nuova partita a { $game }
web-new-from = Continui dal passo { $step }.
web-new-options = Il gioco
web-new-seats = Chi gioca
web-new-manners = Regole del tavolo
web-new-open = Apri il tavolo
# tight
web-asset-bring = Scegli un file
web-asset-about = Solo per questo tavolo; resta salvato con la partita.
# tight
web-asset-save = Scarica questo
web-seat-who = Chi gioca ({ $seat })?
web-seat-level = Quanto è forte il bot ({ $seat })?
web-seat-name = Nome del giocatore ({ $seat })
web-seat-name-hint = Nome
# corto
web-seat-me = Io
# corto
web-seat-here = Su questo dispositivo
# corto
web-seat-invited = Un amico, con il link
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
web-timeout-bot = Subentra un bot
# corto
web-timeout-move = Mossa automatica
web-aids = Consigli
web-aids-about = I giocatori possono chiedere un consiglio.
web-talk = Chat
web-talk-about = I giocatori possono chattare.
web-listed = Pubblico
web-listed-about = Tutti trovano il tavolo nella pagina iniziale e possono guardare.

## Al tavolo

web-board = Tavolo di gioco
web-plain-seek = Cerca una mossa
web-table-title = Un tavolo di { $game }
# tight
web-about-table = Tavolo
# A sign that there is something new; heard, not seen.
web-news = novità
web-connection-down = Connessione persa. La tua partita è al sicuro.
web-connection-again = Nuovo tentativo fra { $seconds } s.
# corto
web-connection-now = Riprova ora
web-turn-waiting = In attesa di giocatori
web-turn-of = Tocca a { $name }
web-turn-bot = { $name } sta pensando…
web-bots-preparing = I bot si scaldano: circa { $seconds } s
web-turn-chance = Si pesca…
web-time-left = Tempo rimasto
# tight
web-skip-steps = Salta
# The key for the main button of a turn.
web-main-key = Tasto: Ctrl + Invio
web-meanwhile = Nel frattempo
# Tight: the same in one word, under a sign.
web-meanwhile-short = Riepilogo
web-show-again = Rivedi
web-hand-over = Ora tocca a { $name }
web-hand-over-about = Passa il dispositivo a { $name }. Fino ad allora i suoi segreti restano nascosti.
web-hand-over-take = Sono { $name }
# corto
web-undo = Annulla
# corto
web-hint = Consiglio
# corto
web-hint-thinking = Sto pensando…
web-invite-link = Link a questo tavolo
web-invite-code = Oppure di’ loro il codice:
web-invite-qr = Il link come codice QR
web-invite-scan = O inquadralo con un telefono.
# corto
web-deal = Verifica
# corto
web-resign = Abbandona
web-resign-title = Abbandoni la partita?
web-resign-about = Un bot gioca al posto tuo. Puoi riprendere il posto finché la partita non è finita.
web-resign-yes = Abbandona
web-resign-no = Continua
web-lost-seat = Un bot sta giocando per te.
# tight
web-take-seat-back = Riprendi il posto
web-waiting = { $free ->
        [one] Un posto è libero
       *[other] { $free } posti sono liberi
    }
web-waiting-invite = Manda questo link ai tuoi amici. La partita comincia quando tutti i posti sono occupati.
web-leave = Lascia il posto
web-give-up = Annulla il tavolo
web-give-up-about = Qui siedono già altri. Vedranno che il tavolo è annullato.
web-give-up-no = Tieni il tavolo
# Di più con lo stesso nome: Anna (rosso)
web-name-seat = { $name } ({ $seat })
web-players = Giocatori
web-seat-free = Posto libero
# corto
web-you = tu
# corto
web-bot = bot
web-bot-level = bot, { $level }
# corto
web-resigned = ha abbandonato
web-online = è qui
web-offline = non c’è
web-given-moves = { $n ->
        [one] Da una partita salvata: la prima mossa non è stata sorteggiata qui.
       *[other] Da una partita salvata: le prime { $n } mosse non sono state sorteggiate qui.
    }
web-repeats-deal = Stesse pescate: tutto ciò che si pesca o si tira viene dalla stessa serie di numeri casuali di una partita precedente. Chi l’ha giocata può sapere che cosa arriva.
web-variants = Varianti in gioco
web-watching = { $n ->
        [one] 1 persona sta guardando.
       *[other] { $n } persone stanno guardando.
    }
web-log = Che cosa è successo
web-log-empty = Non è ancora successo niente.
web-dealer = Caso:
# corto
web-mute = Silenzia
web-muted = La chat è silenziata.
web-talk-removed = Questo messaggio è stato rimosso.
web-line-more = Altro sul messaggio di { $name }
web-line-report = Segnala al gestore
web-line-reported = Segnalato. Grazie!
web-line-mute = Silenzia { $name }
web-line-muted = Hai silenziato { $name }.
web-line-unmute = Riattiva
web-someone = qualcuno
web-talk-empty = Nessuno ha ancora detto niente. Saluta tu!
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

web-end-closed = Questa partita è stata annullata
web-end-reached = Missione compiuta!
web-end-missed = Stavolta no
web-end-you = { $points ->
        [0] Hai vinto!
        [one] Hai vinto per un punto!
       *[other] Hai vinto con { $points } punti di vantaggio!
    } Gran partita!
web-end-winners = { $n ->
        [one] { $points ->
            [0] Vince { $names }
            [one] Vince { $names }, per un punto
           *[other] Vince { $names }, con { $points } punti di vantaggio
        }
       *[other] { $names } condividono la vittoria
    }
# To who has lost: with as many points, nearly, or by more.
web-end-behind = { $gap ->
        [none] Per un soffio! Stessi punti, ma stavolta non è bastato.
        [small] Per un soffio! Ti { $points ->
            [one] è mancato un solo punto
           *[other] sono mancati solo { $points } punti
        }.
       *[large] Ti sono mancati { $points } punti. La prossima volta tocca a te!
    }
web-points = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
# corto
web-rematch = Rivincita
web-play-again = Gioca ancora
# corto
web-rematch-go = Alla rivincita
# corto
web-repeat = Stesse pescate
# corto
web-repeat-go = Alle stesse pescate
# corto
web-count = Conta sul tavolo
# corto
web-replay = Rivedi
# corto
web-download = Salva la partita
web-chart = Punti per turno
web-chart-table = Mostra come tabella
web-turn = Turno

## Rivedere

web-replay-title = Rivedi: { $game }
web-playback = Passi della partita
web-playback-step = Passo
web-playback-at = Passo { $step } di { $last }, turno { $turn }
web-playback-turn = { $turn } · { $name }
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
web-ruling = La nostra decisione:
web-rule-picture = Figura

## Sulle pescate

web-deal-title = Verifica della sorte
web-deal-about = Con la sorte nessuno può barare, nemmeno il server. Prima il server sceglie un segreto e ne mostra l’impronta:
    da lì non può più cambiarlo. Poi il browser di ogni giocatore aggiunge un numero casuale. Tutte le pescate vengono dal
    segreto e dai numeri insieme, quindi nessuno può sceglierle. A fine partita il segreto si vede, e chiunque può controllare.
    Solo chi gestisce il server e gioca potrebbe provare dei numeri, sedendosi per ultimo: tra sconosciuti, lo faccia qualcun altro.
web-deal-given = { $n ->
        [one] Questa partita continua una partita salvata. La prima mossa non è stata sorteggiata qui e non si può verificare.
       *[other] Questa partita continua una partita salvata. Le prime { $n } mosse non sono state sorteggiate qui e non si possono verificare.
    }
web-deal-repeats = Questa partita ripete le pescate di una precedente: il suo seme era noto prima dell’inizio, quindi chi l’ha guardato poteva sapere che cosa arrivava.
web-deal-before = Prima della partita
web-deal-commitment = L’impronta del segreto del server (SHA-256):
web-deal-added = Che cosa aggiungono i giocatori
web-deal-added-about = Ogni browser sceglie il suo numero quando il giocatore si siede, dopo aver visto l’impronta. I bot non aggiungono nulla.
web-deal-added-none = niente
web-deal-added-mine = da questo browser
web-deal-alone = Qui nessun browser ha aggiunto un numero: le pescate vengono dal solo segreto del server.
web-deal-after = Dopo la partita
web-deal-secret = Il segreto del server:
web-deal-later = Il segreto si vede qui a fine partita.
web-deal-verify = Controlla nel mio browser
web-deal-unsafe = Il browser può controllare solo con una connessione sicura (https).
web-deal-checking = Controllo { $n } di { $all }…
web-deal-honest = { $n ->
        [0] Tutto regolare: il segreto è quello promesso. Da lì non è stato pescato niente.
        [one] Tutto regolare: il segreto è quello promesso, e la pescata viene da lì e dai numeri dei giocatori.
       *[other] Tutto regolare: il segreto è quello promesso, e tutte le { $n } pescate vengono da lì e dai numeri dei giocatori.
    }
web-deal-broken = Non regolare: questo segreto non corrisponde all’impronta mostrata prima della partita.
web-deal-swapped = Non regolare: prima della partita questo browser ha visto un’altra impronta.
web-deal-missing = Non regolare: manca il numero di questo browser.
web-deal-wrong = { $n ->
        [one] Non regolare: una pescata non viene dal segreto e dai numeri dei giocatori.
       *[other] Non regolare: { $n } pescate non vengono dal segreto e dai numeri dei giocatori.
    }
web-deal-draws = Le pescate
web-deal-number = Pescata
web-deal-drawn = Uscito
web-deal-chance = Probabilità
web-deal-result = Controllo
web-deal-how = Come si calcola
web-deal-arithmetic = Il seme è lo SHA-256 del testo “segreto:numero:numero…”, con i numeri nell’ordine dei posti; chi non aggiunge
    nulla lascia vuoto il suo. Se nessuno aggiunge nulla, il seme è il segreto. Per la pescata numero n, contando da 0, si prende
    lo SHA-256 del testo “seme:n”. I suoi primi 53 bit sono una frazione fra 0 e 1. La si mette accanto alle probabilità di
    tutto ciò che poteva uscire, sommate una dopo l’altra: dove cade, quello è pescato.
web-deal-table = Al tavolo

## Come si gioca

web-how-to-title = Come si gioca a { $game }
web-how-to-rules = Nelle regole:
web-how-to-frame = Figura { $n } di { $all }
web-how-to-back = Figura precedente
web-how-to-forth = Figura seguente

## Prima partita guidata

web-lesson-step = Passo { $n } di { $all }
web-lesson-otherwise = Bella idea, ma per ora tocca il punto segnato.
# corto
web-lesson-leave = Esci
# corto
web-lesson-back = Indietro
# corto
web-lesson-on = Avanti
# corto
web-lesson-show = Fallo per me

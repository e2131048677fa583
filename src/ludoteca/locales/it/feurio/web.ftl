# Feurio! nel browser. I testi segnati “corto” stanno su un piccolo pulsante o su un’etichetta: devono restare brevi.

## Il tavolo

feurio-web-board = La foresta
feurio-web-walk = Frecce per muoverti, Pag giù per il prossimo punto in cui puoi agire, Invio per agire. Mentre piazzi: più aggiunge un pompiere, meno ne toglie uno, Esc li toglie tutti.
# Pulsanti della mappa.
feurio-web-closer = Più vicino
feurio-web-farther = Più lontano
feurio-web-fit = Vedi tutto
# Che cosa fa Invio in un punto; detto dopo ciò che c’è lì.
feurio-web-does-lay = Invio piazza qui la tessera.
feurio-web-does-break = Invio piazza qui la linea di fuoco.
feurio-web-does-put = { $room ->
        [one] Invio piazza qui un pompiere; c’è posto per un altro.
       *[other] Invio piazza qui un pompiere; c’è posto per altri { $room }.
    }
feurio-web-does-tell = Invio spiega perché qui non si può.
feurio-web-start = Tessere di partenza scoperte finora: { $tiles }

## Sotto il tavolo: che cosa fare

feurio-web-drawn = { $spaces ->
        [one] Un { $number } con uno spazio
       *[other] Un { $number } con { $spaces } spazi
    }
feurio-web-drawn-hidden = Una tessera segreta
feurio-web-lay = Piazza questa tessera in un punto che brilla.
feurio-web-break = Piazzala coperta in un punto che brilla, senza piazzare nessuno.
feurio-web-break-ready = Piazzarla coperta qui? Premi Fatto. Poi non si torna indietro.
feurio-web-place = Piazza fino a tre pompieri su una tessera, o passa.
feurio-web-only-pass = Non hai più nessuno da piazzare.
feurio-web-no-room = Nessuna tessera ha posto per i tuoi pompieri.
feurio-web-arrange = Quali due tessere vanno al centro?
feurio-web-middle = { $smaller } e { $larger } al centro
feurio-web-prospect = Punti: { $now } → { $then }.
feurio-web-costs = −{ $points } ⚠
feurio-web-loses = Perderesti { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: la tua acqua viene isolata.
feurio-web-closes = { $count ->
        [one] Isola un 1: la sua acqua è perduta.
       *[other] Isola { $count } degli 1: la loro acqua è perduta.
    }
feurio-web-draft = { $count ->
        [one] Un pompiere è pronto: premi Fatto.
       *[other] { $count } pompieri sono pronti: premi Fatto.
    }
# Corto: pulsanti.
feurio-web-done = Fatto
feurio-web-pass = Passa
feurio-web-take-back = Annulla
feurio-web-one-more = Un pompiere in più
feurio-web-one-less = Un pompiere in meno
feurio-web-face = Come piazzare la tessera
feurio-web-face-up = Scoperta
# Tight: a button; what it costs follows.
feurio-web-firebreak = Linea di fuoco
# The whole of it, heard.
feurio-web-face-down = Linea di fuoco: piazzala coperta (costa 1 { $colour })
feurio-web-colour = Quali pompieri
feurio-web-men = { $colour }, { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }
feurio-web-auxiliaries = aiutanti ({ $colour }), { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }

## Accanto al tavolo

feurio-web-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
feurio-web-sum-points = { $change ->
        [none] I tuoi punti restano { $now }.
       *[other] I tuoi punti: { $was } → { $now }.
    }
# Corto.
feurio-web-men-left = { $men ->
        [one] 1 rimasto
       *[other] { $men } rimasti
    }
# Corto.
feurio-web-auxiliaries-left = { $men ->
        [one] 1 aiutante
       *[other] { $men } aiutanti
    }
# Corto: un’area senza lati liberi.
feurio-web-locked = isolata
feurio-web-no-region = ancora nessuna area
feurio-web-bag = Il sacchetto
feurio-web-bag-left = { $left ->
        [0] Il sacchetto è vuoto
        [one] Una tessera nel sacchetto
       *[other] { $left } tessere nel sacchetto
    }
feurio-web-unseen = Numero { $number }: { $count ->
        [one] deve uscirne 1
       *[other] devono uscirne { $count }
    }
feurio-web-bag-hidden = { $hidden ->
        [one] Una di queste è già uscita dal sacchetto, ma non puoi vederla.
       *[other] { $hidden } di queste sono già uscite dal sacchetto, ma non puoi vederle.
    }

## L’obiettivo del gioco in solitario e cooperativo

feurio-web-task = L’obiettivo
feurio-web-crew = Squadra
# Corto: in testa a colonne strette.
feurio-web-goal-placed = tutti piazzati
feurio-web-goal-region = un’area
feurio-web-goal-water = 1 aperto
# Corto.
feurio-web-to-place = ancora { $men }
# Corto.
feurio-web-regions = { $regions ->
        [0] nessuna area
        [one] 1 area
       *[other] { $regions } aree
    }
# Corto.
feurio-web-not-yet = non ancora
feurio-web-impossible = La foresta non si può più salvare: { $reason } ({ $rule })

## La fine

feurio-web-task-done = La foresta è salva!
feurio-web-task-failed = Stavolta ha vinto il fuoco
feurio-web-end-placed = { $men ->
        [0] tutti piazzati
       *[other] { $men } non piazzati
    }
feurio-web-end-water = { $has ->
        [yes] un 1 aperto
       *[no] nessun 1 aperto
    }

## La lezione. I numeri in questi testi sono quelli delle sue pescate fisse.

# I nomi dei due giocatori nella lezione.
feurio-web-lesson-you = Tu
feurio-web-lesson-other = { $seat ->
        [0] Bruno
        [1] Dora
        [2] Ada
       *[other] Clara
    }
feurio-web-lesson-setup = Ciao! Prima la preparazione. Si gioca in quattro e tu sei il più anziano: hai girato 3, 4, 6 e 6 e le metti a rombo. Le due al centro toccano tutte le altre. Mettici i due 6, e la cosa si scalda.
feurio-web-lesson-begin = La foresta brucia. Comincia chi siede alla tua sinistra, poi si va in senso orario. Ora guarda una partita più piccola, in due.
feurio-web-lesson-forest = La foresta è in fiamme! I numeri alti sono fuoco violento, quelli bassi sono acqua. Guidi la squadra verde contro Bruno. A ogni turno piazzi una tessera, poi puoi piazzare pompieri.
feurio-web-lesson-heat = Ogni punto vuoto ha un calore: la somma dei numeri intorno. L’incendio divampa nel punto più caldo. Due brillano con 2 + 6 = 8: piazza il tuo 6 in quello segnato.
feurio-web-lesson-men = Ora puoi mandare fino a tre pompieri su una tessera. Questo 6 ha tre spazi e quattro lati liberi. Mettici due pompieri, poi premi Fatto.
feurio-web-lesson-answer = Bruno ha dovuto piazzare un 1 nel punto più caldo (6 + 6 = 12) e ha mandato un pompiere sull’altro 6. Tu occupi una tessera: 6 diviso 6 fa 1 punto. Si può fare di meglio!
feurio-web-lesson-tie = Un altro 6! Di nuovo due punti sono ugualmente caldi: scegli tu. Piazzalo in quello segnato: chiude un lato della tua tessera.
feurio-web-lesson-room = Il tuo primo 6 ha ancora uno spazio, ma due pompieri e solo due lati liberi: non ci sta più nessuno. Lì accanto c’è posto. Mettici un pompiere, poi premi Fatto.
feurio-web-lesson-region = Le tue due tessere si toccano: sono un’area. Somma i numeri, 6 + 6 = 12, e dividi per il più basso, 6: 2 punti. Un numero più basso varrebbe molto.
feurio-web-lesson-around = Il fuoco avanza. Piazza il tuo 6 nel punto segnato.
feurio-web-lesson-water = Finalmente acqua! Il 2 al centro tocca la tua area e ha uno spazio. Mettici un pompiere, poi premi Fatto.
feurio-web-lesson-divisor = Guarda i punti: 6 + 6 + 2 = 14, ora diviso 2, fa 7. Numeri alti e un po’ d’acqua: così si fanno i punti.
feurio-web-lesson-again = Quattro punti brillano. Piazza il tuo 5 in quello segnato. Occhio al 2: il fuoco lo sta isolando.
feurio-web-lesson-grow = Fai crescere l’area: metti un pompiere sul 6 accanto al tuo 2, poi premi Fatto. 20 diviso 2 farà 10.
feurio-web-lesson-locked = Ahi! Il 6 di Bruno è finito nel punto più caldo (2 + 6 + 5 = 13) e ha chiuso l’ultimo lato libero del tuo 2. È isolato: la sua acqua non serve più. Ora il tuo numero più basso con un lato libero è 6: 20 diviso 6 fa 3⅓, arrotondato a 4.
feurio-web-lesson-last = Non mollare! Piazza il tuo 6 nel punto più caldo.
feurio-web-lesson-rescue = L’1 di Bruno tocca la tua area e ha ancora lati liberi. Mettici un pompiere, poi premi Fatto.
feurio-web-lesson-end = 21 diviso 1: 21 punti, e Bruno ne ha 8! Numeri alti, un accesso all’acqua e un occhio ai suoi lati liberi. In due guidi anche una seconda squadra, che conta a parte.
feurio-web-lesson-tiles-out = Ora la fine di una partita. L’ultima tessera è piazzata; da qui in poi piazzi solo pompieri, o passi. La tua area gialla è enorme, ma 55 diviso 5 fa solo 11. Scegli il giallo, metti l’ultimo pompiere sull’1 segnato, poi premi Fatto.
feurio-web-lesson-pass = 56 diviso 1: 59 punti per te, 58 per Bruno! Bruno passa. Chi passa può piazzare di nuovo più tardi, ma quando passano tutti di seguito è finita. Premi Passa.
feurio-web-lesson-over = Hanno passato tutti, la partita è finita: 59 a 58, hai vinto! Ha deciso un lato libero accanto all’acqua.
feurio-web-lesson-break = Una variante: le linee di fuoco. Guidi i verdi e hai guardato la tua tessera in segreto: un 6. Scoperta scalderebbe ancora di più quell’angolo in alto. Premi “Linea di fuoco”, poi il punto segnato e infine Fatto.
feurio-web-lesson-cooled = Coperta brucia con 0, e solo tu ne conosci il numero. È costata un pompiere, e in questo turno non piazzi nessuno. Ora l’incendio si sposta verso il punto accanto al tuo 6, dove la tua area può crescere.
feurio-web-lesson-solitaire = Per finire, il solitario: guidi tu tutti i 48 pompieri. Vinci se sono tutti piazzati, ogni colore è un’unica area e ognuna ha un 1 con un lato libero. Tre ce l’hanno; al giallo manca ancora.
feurio-web-lesson-solitaire-lay = Hai pescato un 1, proprio quello che serve al giallo! Tre punti sono ugualmente caldi. Piazzalo in quello segnato, accanto all’area gialla.
feurio-web-lesson-solitaire-men = Mettici l’ultimo pompiere giallo, poi premi Fatto.
feurio-web-lesson-solitaire-end = Anche le ultime tessere sono piazzate e nessun 1 è stato isolato: hai salvato la foresta! Ora conosci Feurio! Buon divertimento!

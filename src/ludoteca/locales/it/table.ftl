### Che cosa dice un tavolo dal vivo.

table-nobody = ancora nessuno
table-someone = qualcuno
table-setup = Il tavolo non si può preparare così: { $fault }.
table-seats = Questo gioco ha { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }, ma i giocatori nominati sono { $found }.
table-seat-bot = Al posto { $seat } serve un bot se deve giocare un bot, e nessuno altrimenti.
table-clock = Il tempo per un turno va da 1 a { $longest }, non { $found }.
table-no-seat = I posti sono tutti occupati. Puoi guardare.
table-stale = Qualcuno è stato più veloce. Guarda di nuovo.
table-is-waiting = La partita comincia quando tutti i posti sono occupati.
table-is-playing = La partita è cominciata.
table-is-over = La partita è finita.
table-is-closed = Questo tavolo è stato annullato.
table-bot-finishes = Il bot finisce questo turno. Poi puoi riprendere il tuo posto.
table-no-rematch = Ci può essere una sola rivincita, dopo la fine della partita.
table-no-repeat = Le stesse pescate si possono rigiocare una volta sola, dopo la fine della partita.
table-nonce = Un nonce è di 32 cifre esadecimali: 0–9 e a–f, minuscole.
table-nonce-twice = Il tuo numero casuale fa già parte di questo sorteggio e non si può cambiare.
table-nonce-late = È troppo tardi per aggiungere un numero casuale: si aggiunge quando ci si siede.

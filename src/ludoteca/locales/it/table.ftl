### Che cosa dice un tavolo dal vivo.

table-nobody = ancora nessuno
table-setup = Il tavolo non si può preparare così: { $fault }.
table-seats = Questo gioco ha { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }, ma i giocatori nominati sono { $found }.
table-seat-bot = Al posto { $seat } serve un bot se deve giocare un bot, e nessuno altrimenti.
table-clock = Il tempo per un turno va da 1 a { $longest }, non { $found }.
table-no-seat = A questo tavolo non c’è un posto libero per te. Puoi guardare.
table-stale = Qualcuno ti ha preceduto: la posizione è cambiata. Guarda di nuovo.
table-is-waiting = La partita comincia quando tutti i posti sono occupati.
table-is-playing = La partita è cominciata.
table-is-over = La partita è finita.
table-is-closed = A questo tavolo la partita è stata interrotta.
table-no-rematch = Ci può essere una sola rivincita, dopo la fine della partita.

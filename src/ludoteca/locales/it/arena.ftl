### Che cosa dice l’arena.

arena-title = { $title } nell’arena
arena-played = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } di { $title } su { $deals ->
        [one] una serie di pescate
       *[other] { $deals } serie di pescate
    } (seme { $seed }), { $length } azioni per partita.
arena-fair-share = La parte giusta di vittorie per un posto è { $share }. { $draws ->
        [0] Nessuna vittoria è stata condivisa.
        [one] Una vittoria è stata condivisa.
       *[other] { $draws } vittorie sono state condivise.
    }
arena-stronger-yes = { $stronger } è più forte di { $weaker }: deciso dopo { $deals ->
        [one] una serie
       *[other] { $deals } serie
    } con un punteggio di { $score } contro di lui, rapporto di verosimiglianza logaritmico { $ratio } (soglia { $bound }, { $elo } Elo contro 0).
arena-stronger-no = { $stronger } non è più forte di { $weaker } di { $elo } Elo: deciso dopo { $deals ->
        [one] una serie
       *[other] { $deals } serie
    } con un punteggio di { $score } contro di lui, rapporto di verosimiglianza logaritmico { $ratio } (soglia −{ $bound }).
arena-stronger-open = Se { $stronger } sia più forte di { $weaker } di { $elo } Elo non è deciso dopo { $deals ->
        [one] una serie
       *[other] { $deals } serie
    }: punteggio { $score } contro di lui, rapporto di verosimiglianza logaritmico { $ratio } (soglie ±{ $bound }). Gioca altre partite.
arena-share-yes = { $bot } vince più del { $share } delle sue partite: deciso dopo { $deals ->
        [one] una serie
       *[other] { $deals } serie
    } con il { $score }, rapporto di verosimiglianza logaritmico { $ratio } (soglia { $bound }, { $elo } Elo contro 0).
arena-share-no = { $bot } non vince, di { $elo } Elo, più del { $share } delle sue partite: deciso dopo { $deals ->
        [one] una serie
       *[other] { $deals } serie
    } con il { $score }, rapporto di verosimiglianza logaritmico { $ratio } (soglia −{ $bound }).
arena-share-open = Se { $bot } vinca, di { $elo } Elo, più del { $share } delle sue partite non è deciso dopo { $deals ->
        [one] una serie
       *[other] { $deals } serie
    }: vinto il { $score }, rapporto di verosimiglianza logaritmico { $ratio } (soglie ±{ $bound }). Gioca altre partite.
arena-strength = Forza
arena-duels = Testa a testa
arena-places = Piazzamenti
arena-seats = Posti, chiunque vi sedesse
arena-time = Tempo
arena-bot = Bot
arena-against = Contro
arena-meetings = Incontri
arena-before = Arrivato prima
arena-seat = Posto
arena-games = Giocate
arena-rating = Valutazione
arena-wins = Vittorie
arena-points = Punti
arena-decisions = Decisioni
arena-mean = Media
arena-longest = Massimo
arena-intervals = Gli intervalli sono al 95 %, per serie di pescate. Una partita con due posti conta due volte per chi siede a tutti e due. Le valutazioni sono punti Elo secondo il modello di Plackett e Luce, 0 in media; le mosse obbligate non sono decisioni.
arena-plot-rating = Valutazione (punti Elo, 0 in media)
arena-plot-wins = Parte delle vittorie

## Mentre gioca

arena-playing = Si gioca
arena-going-on = { $games ->
        [one] Una partita è
       *[other] { $games } partite sono
    } già in { $folder }; si continua.
arena-written = Il rapporto è in { $folder }: report.md, report.json, plot.svg.
arena-stopped = Fermata dopo { $games ->
        [one] una partita
       *[other] { $games } partite
    }; si contano le serie giocate fino in fondo.
arena-kept = Tutto ciò che c’è finora è conservato in { $folder }. Lo stesso comando continua.
arena-nothing-yet = Ancora nessuna serie è stata giocata fino in fondo.
arena-bot-failed = { $bot } non ce l’ha fatta nella partita { $game } al posto { $seat }, dopo { $actions ->
        [one] un’azione
       *[other] { $actions } azioni
    }: { $fault }
arena-forfeits = { $bot } non ce l’ha fatta e ha perso così { $games ->
        [one] una partita
       *[other] { $games } partite
    }.
arena-failure-kept = Le partite perse così sono in { $file }; guardale con ludoteca replay.

## Rifiutato

arena-another-match = { $folder } contiene un altro incontro: il suo campo “{ $field }” è { $found }, qui è { $given }. Scegli un’altra cartella.
arena-not-a-match = { $file } non descrive un incontro nel formato “{ $known }”.
arena-broken-line = La riga { $line } di games.jsonl in { $file } non è il risultato di una partita.
arena-busy = Un altro programma sta scrivendo in { $folder }.
arena-records-need-folder = Per conservare le registrazioni serve una cartella: aggiungi --out CARTELLA.
arena-round-robin-alone = Per un torneo tutti contro tutti servono almeno due bot diversi.
arena-ladder-round-robin = Scegli --round-robin o --ladder: sulla scala ogni bot incontra i pioli, non gli altri bot.
arena-test-pair = Un test nomina due bot, come in --test greedy,random, o un bot e una parte di vittorie, come in --test greedy,75%; «{ $given }» no.
arena-test-share = La parte di vittorie in un test è più dello 0 % e meno del 100 %; «{ $given }» no.
arena-test-unknown = Il bot “{ $bot }” del test non gioca; giocano { $known }.
arena-test-same = Per un test servono due bot diversi; { $bot } non può essere più forte di sé stesso.
arena-test-team = I bot di una squadra vincono e perdono insieme, quindi nessun test può distinguerli. Aggiungi --round-robin, e ognuno gioca con i suoi simili.
arena-worker-died = Un processo di lavoro è morto, forse per mancanza di memoria.
arena-no-ray = Il pacchetto “ray” non è installato. Installalo con: pip install "ludoteca[cluster]"
arena-ray-failed = Ray non ce l’ha fatta: { $fault }

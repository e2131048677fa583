### Che cosa si dice delle probabilità di un combattimento in FutuRisiko!.

futurisiko-odds-force = “{ $text }” non è una forza. Una forza si scrive “6t2p1s”: 6 carri armati, 2 aerei, 1 sottomarino,
    ogni tipo al massimo una volta, in qualsiasi ordine; “0t” è un difensore con la sola bandierina.
futurisiko-odds-range = { $count } { $what ->
        [tanks] carri armati
        [planes] aerei
        [subs] sottomarini
        [cap] dadi come massimo di un lancio
        [weapon] dadi per un’Arma Segreta
        [weapon-times] volte per cui un’Arma Segreta moltiplica i dadi
        [weapon-limit] dadi in più al massimo con un’Arma Segreta
        [attack-weapons] Arma Segreta dell’attaccante
        [defend-weapons] Arma Segreta del difensore
       *[torpedoes] Siluro Killer del difensore
    } non va bene: si può da { $least } a { $most }{ $what ->
        [torpedoes] , insieme alle altre carte della mano
       *[other] {""}
    }.
futurisiko-odds-no-attacker = Senza un carro armato o un aereo non c’è attacco: i sottomarini danno solo appoggio.
futurisiko-odds-no-defender = Senza carri armati, aerei e bandierina non c’è nessuno da combattere.
futurisiko-odds-subs-defend = I sottomarini non difendono mai: lascia fuori “{ $subs }s”.

## Il comando

futurisiko-odds-first = { $side ->
        [attacker] L’attaccante tira per primo: ha più aerei (F46).
       *[defender] Il difensore tira per primo (F46).
    }
futurisiko-odds-win = L’attaccante ha { $chance } di probabilità di vincere.
futurisiko-odds-left = { $side ->
        [attacker] attaccante, ne restano { $units }
       *[defender] { $units ->
            [0] difensore, la sola bandierina
           *[other] difensore, ne restano { $units }
        }
    }
futurisiko-odds-side = Tira per primo l’attaccante (attacker) o il difensore (defender), non “{ $side }”.

### Le parole intorno a una partita di FutuRisiko! nel terminale.

## La mappa

futurisiko-screen-key = t carri armati, p aerei, s sottomarini
futurisiko-screen-key-round-world = est e ovest si incontrano nel Pacifico
futurisiko-screen-key-only-flag = { $sign } solo la bandierina
futurisiko-screen-key-free = { $sign } libero
futurisiko-screen-key-removed = { $sign } non in questa partita
futurisiko-screen-key-invades = { $sign } invasori
futurisiko-screen-key-fights = { $sign } in combattimento

## Gli eserciti

futurisiko-screen-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
futurisiko-screen-out = fuori gioco
futurisiko-screen-missiles = { $missiles ->
        [one] 1 missile in arrivo
       *[other] { $missiles } missili in arrivo
    }
futurisiko-screen-truce = tregua con
futurisiko-screen-seat = posto { $seat }{ $mine ->
        [yes] , tu
       *[no] {""}
    }
futurisiko-screen-hand = Mano del { $seat }:

## Che cosa si chiede

futurisiko-screen-won = La guerra è finita: { $count ->
        [one] vince il { $seats }!
       *[other] vittoria condivisa: { $seats }!
    } { $reason } ({ $rule })
futurisiko-screen-moment = { $round ->
        [0] Scelta dei territori.
       *[other] Turno { $round }, { $phase ->
            [sequence] sequenza
            [cards] carte
            [production] produzione
            [operations] operazioni
           *[over] la fine
        }.
    }
futurisiko-screen-sequence = Sequenza:

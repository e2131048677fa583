### Le parole nel disegno di una partita di FutuRisiko!.

futurisiko-picture-title = FutuRisiko!, { $seats } posti

## Che cosa si chiede

futurisiko-picture-asks = { $phase ->
        [draft_order] Una carta decide chi comincia
        [claim] Il { $seat } occupa un territorio
        [sequence] Una carta decide chi è primo
        [discard] Il { $seat } guarda le sue carte
        [deal] Il { $seat } pesca
        [shield] Il { $seat } può fermare i missili con gli scudi
        [produce] Il { $seat } costruisce
        [diplomacy] Il { $seat } può fare o rompere una tregua
        [move] Il { $seat } muove
        [choose_fight] Il { $seat } sceglie il prossimo combattimento
        [roll] Il { $seat } tira per { $field }
        [hits] Rotolano i dadi per { $field }
        [remove] Il { $seat } sceglie le perdite
       *[over] La partita è finita
    }
futurisiko-picture-won = { $count ->
        [one] { $seats } ha vinto
       *[other] { $seats } condividono la vittoria
    }
futurisiko-picture-round = { $round ->
        [0] Prima del primo turno
       *[other] Turno { $round }
    }
futurisiko-picture-points = { $points ->
        [one] 1 punto di produzione rimasto
       *[other] { $points } punti di produzione rimasti
    }
futurisiko-picture-dice = { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }
futurisiko-picture-phase = { $phase ->
        [sequence] Sequenza
        [cards] Carte
        [production] Produzione
       *[operations] Operazioni
    }
futurisiko-picture-sequence = Sequenza

## La mappa

futurisiko-picture-free = { $territory }: libero
futurisiko-picture-removed = { $territory }: non in questa partita
futurisiko-picture-held = { $territory }: { $army }, { $pieces }
futurisiko-picture-invaded = invaso dal { $army }, { $pieces }
futurisiko-picture-fought = in combattimento con il { $army }, { $pieces }
futurisiko-picture-sea = { $sea }: { $subs }
futurisiko-picture-subs = { $subs ->
        [one] 1 sottomarino
       *[other] { $subs } sottomarini
    } del { $army }
futurisiko-picture-no-subs = nessun sottomarino

## Gli eserciti

futurisiko-picture-to-move = di turno
futurisiko-picture-winner = vince
futurisiko-picture-out = fuori gioco
futurisiko-picture-territories = { $held ->
        [one] 1 territorio
       *[other] { $held } territori
    } su { $goal }
futurisiko-picture-pieces = Sulla plancia: { $tanks ->
        [one] 1 carro armato
       *[other] { $tanks } carri armati
    }, { $planes ->
        [one] 1 aereo
       *[other] { $planes } aerei
    }, { $subs ->
        [one] 1 sottomarino
       *[other] { $subs } sottomarini
    }
futurisiko-picture-cards = { $cards ->
        [0] Nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }
futurisiko-picture-missiles = { $missiles ->
        [one] 1 missile in arrivo
       *[other] { $missiles } missili in arrivo
    }
futurisiko-picture-truce = Tregua con

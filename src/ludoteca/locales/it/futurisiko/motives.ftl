# Che cosa parla per una mossa di FutuRisiko!, detto a chi ha chiesto un consiglio.

futurisiko-gain = I tuoi territori: { $now } adesso, { $then } dopo.
futurisiko-motive-claim = { $own ->
        [0] { $ways ->
            [0] Nessun carro armato ci arriva via terra: è facile da tenere.
            [one] Confina via terra con un solo territorio: è facile da tenere.
           *[other] Confina via terra con { $ways } territori: da lì puoi crescere.
        }
        [one] Confina con un tuo territorio: ciò che sta insieme si difende da sé.
       *[other] Confina con { $own } tuoi territori: ciò che sta insieme si difende da sé.
    }
futurisiko-motive-discard = Tra le tue carte è quella che ora serve meno, e può arrivarne una migliore.
futurisiko-motive-sea = { $count ->
        [0] Da lì ({ $sea }) i sottomarini raggiungono al prossimo turno le coste degli altri.
        [one] Questo mare ({ $sea }) bagna un territorio altrui: un sottomarino ci porta i carri armati, e aggiunge un dado quando combatti per averlo.
       *[other] Questo mare ({ $sea }) bagna { $count } territori altrui: un sottomarino ci porta i carri armati, e aggiunge un dado quando combatti per averli.
    }
futurisiko-motive-attack = Con tutto ciò che sarà { $place }, un attacco contro { $target } ha { $win } di probabilità di vincere.
futurisiko-motive-guard = { $place } è in pericolo per { $pieces } nei dintorni. Con più pezzi lì, un attacco costa caro.
futurisiko-motive-reserve = Ora nessuno minaccia quel luogo: da lì i pezzi vanno dove servono.
futurisiko-motive-conquest = Con { $target } avresti { $count } territori su { $goal }.
futurisiko-motive-fear = il { $other } ha { $count } territori su { $goal }: va fermato.
futurisiko-motive-border = { $count ->
        [0] Così i pezzi si avvicinano ai confini, dove servono.
        [one] { $target } confina con un territorio altrui: lì i pezzi difendono, e possono attaccare.
       *[other] { $target } confina con { $count } territori altrui: lì i pezzi difendono, e possono attaccare.
    }
futurisiko-motive-card = Senza la carta l’attacco avrebbe { $win } di probabilità di vincere.
futurisiko-motive-sink = In questo combattimento non cambia nulla, ma affonda un sottomarino da { $cost } punti.
futurisiko-motive-launch = Con { $count ->
        [one] 1 territorio
       *[other] { $count } territori
    }, il { $other } produrrebbe altrettanti punti.
futurisiko-motive-truce = { $count ->
        [0] Accanto ai tuoi non c’è alcun territorio del { $other }, e così rimane.
        [one] Accanto ai tuoi c’è un territorio del { $other }: una tregua libera i tuoi pezzi per gli altri.
       *[other] Accanto ai tuoi ci sono { $count } territori del { $other }: una tregua libera i tuoi pezzi per gli altri.
    }
futurisiko-motive-betray = { $count ->
        [0] Da te il { $other } non si aspetta un attacco.
        [one] Accanto ai tuoi c’è un territorio del { $other }, che non si aspetta un attacco.
       *[other] Accanto ai tuoi ci sono { $count } territori del { $other }, che non si aspetta un attacco.
    }
futurisiko-motive-remove = Un aereo costa { $plane } punti e un carro armato { $tank }: così la perdita è la più grande.
futurisiko-motive-keep = Queste carte possono ancora servirti.
futurisiko-motive-ready = Ora nessuna tregua vale una carta.
futurisiko-motive-moved = Ciò che non si è mosso resta meglio a difendere.

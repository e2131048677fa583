### Che cosa non va in un file di mappa di FutuRisiko! (da F6 a F10).

futurisiko-map-count = Una mappa ha { $count } { $chapter ->
        [seas] mari
       *[territories] territori
    }; questa ne ha { $found }.
futurisiko-map-id = “{ $place }” non è l’id di un luogo: gli id hanno lettere minuscole, cifre e “_”, al massimo { $longest }.
futurisiko-map-duplicate = Due luoghi della mappa hanno l’id “{ $place }”.
futurisiko-map-name = { $place } non ha un nome stampabile nella lingua “{ $language }”.
futurisiko-map-position = { $place } non ha un punto per la sua etichetta: si dà in gradi est (da −180 a 180) e gradi
    nord (da −90 a 90), non come { $found }.
futurisiko-map-labels = { $place } è indicato in troppi punti: al massimo { $most }.
futurisiko-map-unknown = { $place } nomina “{ $other }” nel suo elenco “{ $field }”; la mappa non ha { $field ->
        [seas] questo mare
       *[other] questo vicino
    }.
futurisiko-map-self = { $place } è nominato nel proprio elenco “{ $field }”.
futurisiko-map-repeated = { $place } nomina { $other } due volte nel suo elenco “{ $field }”.
futurisiko-map-one-way = { $place } nomina { $other } come vicino, collegamento o costa, ma { $other } non nomina
    { $place }: i confini valgono nei due sensi.
futurisiko-map-link = Una linea di collegamento unisce { $place } e { $other }, che non sono vicini via terra.
futurisiko-map-no-way-in = { $place } non ha vicini né coste: non ci si può entrare.
futurisiko-map-disconnected = Non c’è una via da { $other } a { $place }, né per terra né per mare.

## Il comando

futurisiko-map-territory = territorio
futurisiko-map-neighbours = vicini
futurisiko-map-seas = mari
futurisiko-map-sea = mare
futurisiko-map-coasts = coste
futurisiko-map-links = Una ~ segna un vicino unito da una linea di collegamento.

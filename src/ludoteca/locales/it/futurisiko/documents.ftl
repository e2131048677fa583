### Mappe e schede delle carte di FutuRisiko! portate da chi ospita (F10, F60): che cosa non va in un file, e che
### cosa dicono i comandi. I difetti che può avere solo una mappa sono in futurisiko-atlas.ftl.

futurisiko-document = { $kind ->
        [map] mappa
       *[sheet] scheda delle carte
    }
futurisiko-document-not-json = La { futurisiko-document } non è un documento JSON: { $fault }.
futurisiko-document-place = { $place ->
        [document] tutto il documento
       *[other] { $place }
    }
futurisiko-document-not-object = Nel file della { futurisiko-document }, { futurisiko-document-place } non è un oggetto JSON.
futurisiko-document-missing = Nel file della { futurisiko-document }, { futurisiko-document-place } non ha il campo “{ $field }”.
futurisiko-document-type = Nel file della { futurisiko-document }, il campo “{ $field }” di { futurisiko-document-place } non è { $type ->
        [str] un testo
        [list] un elenco
       *[dict] un oggetto
    }.
futurisiko-document-id = “{ $found }” non è l’id di una { futurisiko-document }: un id comincia con una lettera minuscola,
    continua con lettere così, cifre, “_” e “-”, e ha al massimo { $longest } segni.
futurisiko-document-twice = Nel file c’è due volte il campo “{ $field }” ({ futurisiko-document }).
futurisiko-document-number = “{ $found }” nel file non è un numero ({ futurisiko-document }).
futurisiko-document-long = Un titolo o un nome nel file è troppo lungo ({ futurisiko-document }): “{ $found }” … Ci stanno al più { $longest } segni.
futurisiko-document-title = La { futurisiko-document } non ha un titolo stampabile.
futurisiko-sheet-else = Nel file della scheda delle carte, { futurisiko-document-place } ha un campo “{ $field }” che non cambierebbe
    nulla: una scheda ha gli effetti delle carte e nient’altro. Qui i campi sono { $known }.
futurisiko-sheet-amount = { $card } non può avere “{ $field }”: { $found }. È un numero intero da { $least } a { $most }.
futurisiko-sheet-several = { $card } può avere un solo effetto, e qui ne ha più d’uno: { $fields }.
futurisiko-sheet-limit = { $card } non può avere “{ $field }” accanto a “{ $effect }”: ha un limite solo ciò che moltiplica o divide.

## Lo scaffale

futurisiko-document-unknown = Qui non c’è nessuna { futurisiko-document } “{ $found }”. Per aggiungerne una: ludoteca { $kind } add
    FILE. Qui ci sono: { $known }.
futurisiko-document-taken = Qui c’è già un’altra { futurisiko-document } con l’id “{ $found }”. Le registrazioni la chiamano con
    quell’id, quindi non deve cambiare: dai a questa un id suo.
futurisiko-document-broken = La { futurisiko-document } in { $file } è rotta. { $fault }
futurisiko-document-misnamed = La { futurisiko-document } in { $file } dice di chiamarsi “{ $found }”: il nome del file deve essere
    il suo id.

## I comandi

futurisiko-document-good = “{ $title }” è una { $kind ->
        [map] mappa su cui si può giocare
       *[sheet] scheda delle carte con cui si può giocare
    }. Il suo id è “{ $id }”.
futurisiko-document-added = “{ $title }” è conservata in { $file }. Gioca con: ludoteca play futurisiko { $kind }={ $id }
futurisiko-sheet-card = carta
futurisiko-sheet-copies = carte
futurisiko-sheet-effect = che cosa fa
futurisiko-sheet-does = { $card ->
        [arma_segreta] { futurisiko-effect-weapon } (F66)
        [siluro_killer] affonda un sottomarino in un combattimento (F65)
        [super_produzione] { futurisiko-effect-boost } (F61)
        [missili_balistici] { futurisiko-effect-missile } (F62)
        [scudo_spaziale] annulla una carta Missili Balistici (F63)
        [tregua] { futurisiko-effect-truce } (F67)
       *[tradimento] chiude una tregua (F68)
    }

## Ciò che c’è già, nella lingua di chi lo chiede

futurisiko-usual-map = Il mondo di FutuRisiko!, ricostruito
    .about = La plancia stampata è perduta (F10). Il regolamento nomina gli 8 mari e dieci territori: California,
    Giappone, Borneo, Nuova Guinea, Isola di Baffin, Isola Vittoria, Gran Bretagna, Indocina, Groenlandia e
    Madagascar. Dice che il Borneo confina con l’Indocina e la Nuova Guinea, che il Giappone e la California
    danno sul Pacifico Settentrionale, e che la Groenlandia e il Madagascar non hanno collegamenti via
    terra. Gli altri 26 nomi e tutti gli altri confini e coste sono ricostruiti.
futurisiko-usual-sheet = Le carte di FutuRisiko! con i valori di questa casa
    .about = Valori della casa: la scheda stampata è perduta (F60). Il regolamento dice a che cosa servono tre delle
    carte (F61, F62, F63); gli altri effetti e tutti i valori sono scelti qui.

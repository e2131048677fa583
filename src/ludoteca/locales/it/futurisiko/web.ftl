# FutuRisiko! nel browser. I testi segnati “corto” stanno su un piccolo pulsante o su un’etichetta: devono restare brevi.

## La mappa

futurisiko-web-board = Il mondo
futurisiko-web-map = Mappa del mondo
futurisiko-web-walk = Frecce per spostarti, Invio per agire, Esc per tornare indietro. Più e meno ingrandiscono e riducono, 0 mostra tutto il mondo.
futurisiko-web-opening = Si apre la mappa…
# Pulsanti della mappa.
futurisiko-web-closer = Più vicino
futurisiko-web-farther = Più lontano
futurisiko-web-fit = Vedi tutto il mondo
# Che cosa fa Invio in un luogo; detto dopo ciò che c’è lì.
futurisiko-web-action-claim = Invio lo occupa.
futurisiko-web-action-fight = Invio combatte qui.
futurisiko-web-action-build = Invio costruisce qui { $unit ->
        [plane] un aereo
        [sub] un sottomarino
       *[tank] un carro armato
    }.
futurisiko-web-action-origin = Invio: parti da qui.
futurisiko-web-action-target = Raggiungibile { $from }; Invio ci va.
futurisiko-web-action-leave = Scelto; Invio annulla.
# Come i pezzi arrivano in un luogo; una legenda accanto a linee. Corto.
futurisiko-web-way-land = via terra
futurisiko-web-way-air = in volo
futurisiko-web-way-ferry = trasporto
futurisiko-web-way-sail = via mare
futurisiko-web-way-invades = un’invasione

## Che cosa puoi fare adesso

futurisiko-web-round-label = Il turno e le sue fasi
# Corto.
futurisiko-web-round = Turno { $round }
futurisiko-web-part-draft = Scelta
futurisiko-web-part-sequence = Sequenza
futurisiko-web-part-cards = Carte
futurisiko-web-part-production = Produzione
futurisiko-web-part-operations = Operazioni

futurisiko-web-now-draft_order = una carta decide chi comincia.
futurisiko-web-now-claim = occupa un territorio libero: ci va la tua bandierina.
futurisiko-web-now-sequence = una carta decide chi è primo in questo turno.
futurisiko-web-now-discard = { $can ->
        [no] { $excess ->
            [one] hai una carta di troppo: scegli quale scartare.
           *[other] hai { $excess } carte di troppo: scegli quali scartare.
        }
        [only] tieni le tue carte; poi ne arrivano di nuove.
       *[yes] scarta una carta che non ti serve, o tienile tutte. Poi ne arrivano di nuove.
    }
futurisiko-web-now-deal = si pescano le carte.
futurisiko-web-now-shield = { $missiles ->
        [one] { $by ->
            [no] un missile ti costa
           *[other] il missile del { $by } ti costa
        }
       *[other] { $by ->
            [no] { $missiles } missili ti costano
           *[other] { $missiles } missili ({ $by }) ti costano
        }
    } { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }: { $rest ->
        [one] ne resta 1
       *[other] ne restano { $rest }
    }.{ $shields ->
        [no] {""}
       *[yes] {" "}Ogni scudo ne ferma uno.
    }
futurisiko-web-now-struck = { $units ->
        [0] i missili non trovano nessuna tua unità.
        [one] i missili distruggono 1 unità dove sei più forte.
       *[other] i missili distruggono { $units } unità dove sei più forte.
    }{ $shields ->
        [no] {""}
       *[yes] {" "}Ogni scudo ne ferma uno.
    }
futurisiko-web-now-produce = { $points ->
        [0] hai usato tutti i punti.
        [one] resta 1 punto: scegli un pezzo, poi tocca la mappa.
       *[other] restano { $points } punti: scegli un pezzo, poi tocca la mappa.
    }
futurisiko-web-now-diplomacy = { $plays ->
        [truce] fai una tregua ora, oppure tocca un territorio da attaccare.
        [betray] rompi una tregua ora, oppure tocca un territorio da attaccare.
       *[other] fai o rompi una tregua ora, oppure tocca un territorio da attaccare.
    }
futurisiko-web-now-move = { $left ->
        [0] non può più muoversi niente.
       *[other] { $from ->
            [no] tocca un territorio da attaccare, o pezzi tuoi da muovere.
           *[other] { $goes ->
                [yes] quanti ne mandi?
               *[no] dove vanno i pezzi { $from }? Le mete possibili sono evidenziate.
            }
        }
    }
futurisiko-web-now-choose_fight = { $fights ->
        [one] resta un combattimento: via!
       *[other] quale dei { $fights } combattimenti adesso?
    }
futurisiko-web-now-roll = tocca a te tirare per { $place }!
futurisiko-web-now-hits = rotolano i dadi per { $place }…
futurisiko-web-now-remove = { $hits ->
        [one] un’esplosione
       *[other] { $hits } esplosioni
    }: scegli che cosa perde il { $opponent }.
futurisiko-web-now-over = la partita è finita.

futurisiko-web-watch-draft_order = Una carta decide chi comincia.
futurisiko-web-watch-claim = Il { $seat } occupa un territorio.
futurisiko-web-watch-sequence = Una carta decide chi è primo in questo turno.
futurisiko-web-watch-discard = Il { $seat } guarda le sue carte.
futurisiko-web-watch-deal = Il { $seat } pesca.
futurisiko-web-watch-produce = Il { $seat } costruisce, { $points ->
        [one] resta 1 punto.
       *[other] restano { $points } punti.
    }
futurisiko-web-watch-move = Il { $seat } muove.
futurisiko-web-watch-choose_fight = Il { $seat } sceglie il prossimo combattimento.
futurisiko-web-watch-roll = Il { $seat } tira per { $place }.
futurisiko-web-watch-hits = Rotolano i dadi per { $place }…
futurisiko-web-watch-remove = Il { $seat } sceglie le perdite per { $place }.
futurisiko-web-watch-over = La partita è finita.

# Pulsanti che chiudono un passo. Corto.
futurisiko-web-do-keep = Tieni tutte
futurisiko-web-do-built = { $points ->
        [0] Fine
        [one] Fine (1 punto inutilizzato)
       *[other] Fine ({ $points } punti inutilizzati)
    }
futurisiko-web-do-moved = { $fights ->
        [0] Fine del turno
        [one] Passa al combattimento
       *[other] Passa ai combattimenti ({ $fights })
    }

## Carte

futurisiko-web-plays = Carte che puoi giocare
futurisiko-web-discards = Carte che puoi scartare
# Corto: pulsanti.
futurisiko-web-play = Gioca
futurisiko-web-discard = Scarta

## Produzione

futurisiko-web-palette = Quale pezzo costruire
futurisiko-web-unit-tank = Carro armato
futurisiko-web-unit-plane = Aereo
futurisiko-web-unit-sub = Sottomarino
# Corto.
futurisiko-web-cost = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
futurisiko-web-supply = ancora { $count }
# Corto: un pulsante che costruisce carri armati con tutti i punti, dove sembrano servire.
futurisiko-web-plan = Piano
futurisiko-web-build-more = { $unit ->
        [plane] Aerei
        [sub] Sottomarini
       *[tank] Carri armati
    }: altri { $count } ({ $place })

## Movimento

futurisiko-web-sheet = Quanti vanno
futurisiko-web-march = { $unit ->
        [plane] Aerei
        [sub] Sottomarini
       *[tank] Carri armati
    } { $way ->
        [air] in volo
        [ferry] con trasporto ({ $sea })
        [sail] via mare
       *[land] via terra
    }
futurisiko-web-fewer = Meno: { $label }
futurisiko-web-more = Più: { $label }
# Corto: un pulsante.
futurisiko-web-all = tutti
futurisiko-web-go = Muovi { $count }
futurisiko-web-invade = Invadi con { $count }
futurisiko-web-cancel = Annulla
futurisiko-web-explain = Spiega
futurisiko-web-first = { $reason ->
        [tie] Nessun vantaggio aereo ({ $ours } a { $theirs }): tira per primo il difensore ({ $seat }).
       *[more] Più aerei ({ $ours } a { $theirs }): tira per primo il { $seat }.
    }
futurisiko-web-support = { $subs ->
        [one] 1 sottomarino aggiunge un dado a ogni lancio.
       *[other] { $subs } sottomarini aggiungono { $subs } dadi a ogni lancio.
    }
futurisiko-web-win = probabilità di vittoria: { $chance }
futurisiko-web-invasions = { $count ->
        [one] Un’invasione
       *[other] { $count } invasioni
    }
# Corto: un pulsante.
futurisiko-web-fight = Combatti
# Corto: un pulsante.
futurisiko-web-fight-for = Combatti per { $place }
# Corto: pulsanti.
futurisiko-web-fight-on = Combatti fino in fondo
futurisiko-web-fight-all = { $fights ->
        [2] Tutti e due
       *[other] Tutti e { $fights }
    }
futurisiko-web-stop = Ferma

## Il combattimento

futurisiko-web-the-fight = Il combattimento per { $place }
futurisiko-web-last-fight = L’ultimo combattimento: { $place }
futurisiko-web-attacks = attacca
futurisiko-web-defends = difende
# Corto: tre pulsanti uno accanto all’altro.
futurisiko-web-opens = Il primo lancio è del { $seat }.
futurisiko-web-throw = { $card ->
        [weapon] Il { $seat } gioca Arma Segreta e tira
        [torpedo] Il { $seat } affonda un sottomarino con Siluro Killer ({ $sea }) e tira
       *[no] Il { $seat } tira
    } { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }: { $hits ->
        [0] nessuna esplosione.
        [one] un’esplosione!
       *[other] { $hits } esplosioni!
    }
futurisiko-web-throws = Tutti i lanci di questo combattimento, con la probabilità dell’attacco dopo ognuno
futurisiko-web-end = { $end ->
        [conquered] Il { $attacker } conquista { $place } contro il { $defender }!
       *[held] Il { $defender } tiene { $place } contro il { $attacker }!
    }
# Corto: pulsanti.
futurisiko-web-roll = { $dice ->
        [one] Tira 1 dado
       *[other] Tira { $dice } dadi
    }
# Un pulsante per chi divide lo schermo: le carte restano nascoste. Corto.
futurisiko-web-roll-unseen = { $dice ->
        [one] Tira 1 dado, senza carta
       *[other] Tira { $dice } dadi, senza carta
    }
futurisiko-web-with = { $verb ->
        [torpedo] Tira con Siluro Killer
       *[weapon] Tira con Arma Segreta
    }{ $sea ->
        [no] {""}
       *[other] {" "}({ $sea })
    }
futurisiko-web-dice-for = Dadi: { $parts }.
futurisiko-web-remove = Togli { $pieces }
futurisiko-web-tanks = { $count ->
        [one] 1 carro armato
       *[other] { $count } carri armati
    }
futurisiko-web-planes = { $count ->
        [one] 1 aereo
       *[other] { $count } aerei
    }
futurisiko-web-subs = { $count ->
        [one] 1 sottomarino
       *[other] { $count } sottomarini
    }
futurisiko-web-flag = la bandierina

## Accanto alla mappa

futurisiko-web-show = Mostra i territori del { $seat }
futurisiko-web-territories = { $count ->
        [one] 1 territorio
       *[other] { $count } territori
    } su { $goal }
futurisiko-web-place = Posto nella sequenza di questo turno
# Corto: il posto nella sequenza.
futurisiko-web-nth = { $place }º
# Corto: i pezzi sul tavolo secondo il loro costo.
futurisiko-web-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
# Corto.
futurisiko-web-missiles = { $count ->
        [one] 1 missile: −{ $cost }
       *[other] { $count } missili: −{ $cost }
    }
futurisiko-web-missiles-units = { $count ->
        [one] 1 missile
       *[other] { $count } missili
    }: −{ $units } unità
futurisiko-web-truce = tregua
futurisiko-web-sum-lands = { $lost ->
        [0] Non hai perso territori
        [one] Hai perso 1 territorio
       *[other] Hai perso { $lost } territori
    } e { $gained ->
        [0] non ne hai guadagnati.
        [one] ne hai guadagnato 1.
       *[other] ne hai guadagnati { $gained }.
    }
futurisiko-web-sum-truce = Tregua con { $seat }.
futurisiko-web-sum-missiles = { $count ->
        [one] Un missile
       *[other] { $count } missili
    }{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    }: { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    } in meno alla prossima produzione.
futurisiko-web-sum-missiles-units = { $count ->
        [one] Un missile
       *[other] { $count } missili
    }{ $by ->
        [no] {""}
       *[other] {" "}({ $by })
    }: fino a { $units } unità in meno dove sei più forte.
futurisiko-web-out = fuori gioco
futurisiko-web-pieces = { $unit ->
       *[tank] Carri armati sulla mappa: { $count }, in riserva: { $left }
        [plane] Aerei sulla mappa: { $count }, in riserva: { $left }
        [sub] Sottomarini sulla mappa: { $count }, in riserva: { $left }
    }
futurisiko-web-hand = La tua mano: { $count ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $count } carte
    }
futurisiko-web-no-cards = Ogni tre territori danno una carta.

## La fine

# Chi ha vinto, in una frase; “you” è chi legge, “all” sono in più.
futurisiko-web-won = { $who ->
        [you] { $ahead ->
            [0] Hai vinto!
            [one] Hai vinto per un territorio!
           *[other] Hai vinto con { $ahead } territori di vantaggio!
        } Il mondo è tuo.
        [all] { $names } condividono la vittoria
       *[other] { $ahead ->
            [0] Vince { $names }
            [one] Vince { $names }, per un territorio
           *[other] Vince { $names }, con { $ahead } territori di vantaggio
        }
    }
# A chi ha perso.
futurisiko-web-lost = { $territories ->
        [0] La tua ultima bandiera è caduta. La prossima guerra è tua!
       *[other] { $behind ->
            [0] Per un soffio! Stessi territori, ma stavolta non è bastato.
            [one] Per un soffio! Ti è mancato un solo territorio.
           *[other] Ti sono mancati { $behind } territori. La prossima guerra è tua!
        }
    }
futurisiko-web-story = La storia della guerra
futurisiko-web-chart-territories = Territori per turno
futurisiko-web-chart-values = Pezzi per turno, secondo il costo
futurisiko-web-chart-cards = Carte per turno
futurisiko-web-as-table = Come tabella
futurisiko-web-round-head = Turno
futurisiko-web-luck = Fortuna
futurisiko-web-luck-about = Ogni dado colpisce una volta su tre. La linea è ciò che ci si può aspettare.
futurisiko-web-army = Esercito
futurisiko-web-luck-dice = Dadi
futurisiko-web-luck-expected = Attese
futurisiko-web-luck-hits = Esplosioni
futurisiko-web-luck-more = Più o meno del previsto
futurisiko-web-luck-difference = { $n ->
        [0] come previsto
       *[other] { $n } { $side ->
            [fewer] in meno
           *[more] in più
        }
    }
futurisiko-web-decisive = Combattimenti decisivi
futurisiko-web-decided = { $end ->
        [conquered] Conquistato, con { $chance } di probabilità.
       *[held] Difeso, con { $chance } di probabilità.
    } Perdite secondo il costo: { $attack } e { $defence }.

## La lezione. I numeri in questi testi sono quelli della sua partita fissa; luoghi e pulsanti hanno il nome che hanno sulla pagina.

# I nomi dei giocatori nella lezione.
futurisiko-web-lesson-you = Generale
futurisiko-web-lesson-other = { $seat ->
        [1] Ada
        [2] Bruno
       *[other] Clara
    }
futurisiko-web-lesson-draft = 36 territori e 8 mari: ecco il tuo mondo. A turno ognuno mette una bandierina su un territorio libero. Quelle rosse sono tue, e restano quattro territori. Premi il Perù: confina con il tuo Brasile.
futurisiko-web-lesson-draft-otherwise = Puoi prendere ogni territorio libero, ma quelli vicini fra loro si difendono meglio. Prendi il Perù, accanto al tuo Brasile.
futurisiko-web-lesson-sequence = I territori sono tutti occupati, nove a testa. Ora comincia un turno, in quattro fasi: sequenza, carte, produzione, operazioni. Si gira la prima carta: è rossa, quindi in questo turno cominci tu.
futurisiko-web-lesson-hand = Poi si distribuiscono le carte, una ogni tre territori: hai Arma Segreta, Tregua e Siluro Killer. Gli altri vedono solo quante ne hai.
futurisiko-web-lesson-world = Il primo turno è passato: tutti hanno costruito e nessuno ha attaccato. Le bandierine rosse sono tue: nove territori. Vince chi arriva per primo a 20!
futurisiko-web-lesson-keep = Un nuovo turno: esce di nuovo il rosso. Prima di pescare puoi scartare una carta che ti sembra inutile. Le tue sono buone: premi “Tieni tutte”.
futurisiko-web-lesson-pieces = Carri armati e aerei stanno accanto alle bandierine, i sottomarini nei mari. Tutto il Sudamerica è tuo tranne la Colombia: il Giallo la difende con due carri armati e un aereo.
futurisiko-web-lesson-sub = Produzione: nove territori ti danno 9 punti. Scegli il sottomarino sotto la mappa, per 5 punti, poi premi l’Atlantico.
futurisiko-web-lesson-sub-otherwise = Si può, ma il piano chiede prima un sottomarino: traghetta i carri armati attraverso il suo mare e aiuta nei combattimenti sulle sue coste. Sceglilo sotto la mappa, poi premi l’Atlantico.
futurisiko-web-lesson-arms = Restano quattro punti. Costruisci in Brasile prima un aereo, poi due carri armati: scegli il pezzo sotto la mappa, poi premi il Brasile, una volta per ciascuno.
futurisiko-web-lesson-arms-otherwise = I nuovi carri armati e aerei possono andare in ogni tuo territorio, ma per il piano servono tutti in Brasile: prima l’aereo, poi due carri armati.
futurisiko-web-lesson-built = Hai speso tutti e nove i punti. Ottimo: quelli inutilizzati vanno persi. Premi “Fine”.
futurisiko-web-lesson-truce = Anche gli altri hanno costruito. Prima di muovere puoi fare una tregua. Il Verde ti minaccia a est: gioca Tregua sul Verde, e fino alle tue prossime operazioni nessuno dei due può invadere l’altro.
futurisiko-web-lesson-truce-otherwise = Si può, ma il Verde è proprio accanto alla tua Nuova Guinea. Gioca Tregua sul Verde.
futurisiko-web-lesson-march = Ora muovi. Premi il Brasile: si illumina tutto ciò che puoi raggiungere, via terra, in volo e via mare. Poi premi la Colombia e invadila con tutti e tre i carri armati.
futurisiko-web-lesson-march-otherwise = Ogni pezzo si muove una volta sola per turno, quindi mandali insieme: tutti e tre i carri armati, dal Brasile alla Colombia.
futurisiko-web-lesson-fly = Solo l’11% di probabilità di vincere! In Colombia il Giallo ha un aereo e tu nessuno, quindi tirerebbe per primo. Premi di nuovo la Colombia e manda dal Brasile entrambi gli aerei: due contro uno, e il primo lancio è tuo.
futurisiko-web-lesson-fly-otherwise = A parità di aerei tira per primo il difensore: devono andare entrambi, dal Brasile alla Colombia.
futurisiko-web-lesson-moved = Adesso è l’88%: gli aerei decidono chi tira per primo, e il tuo sottomarino aggiunge un dado. Prima si fanno tutti i movimenti, poi tutti i combattimenti: premi “Passa al combattimento”, poi “Combatti per la Colombia”.
futurisiko-web-lesson-moved-otherwise = Quelli possono restare a difendere le tue terre: nessuno è obbligato a muovere. Premi “Passa al combattimento”, poi “Combatti per la Colombia”.
futurisiko-web-lesson-weapon = Tiri un dado per ogni carro armato e ogni aereo e uno per il sottomarino; ogni dado colpisce una volta su tre. Con un lancio puoi giocare una carta: premi Arma Segreta, per altri tre dadi.
futurisiko-web-lesson-weapon-otherwise = Sei dadi sono buoni, nove sono meglio: gioca Arma Segreta con questo lancio.
futurisiko-web-lesson-remove = Due esplosioni, e scegli tu che cosa colpiscono. Un aereo è costato al Giallo due punti, un carro armato solo uno: togli l’aereo e un carro armato.
futurisiko-web-lesson-remove-otherwise = Si può, ma un aereo vale due carri armati: togli l’aereo e un carro armato.
futurisiko-web-lesson-again = Il Giallo ha risposto con tre dadi, uno per il carro armato e due per la bandierina, e ha distrutto un tuo carro armato. Ora tocca di nuovo a te: tira!
futurisiko-web-lesson-conquest = L’ultimo carro armato e la bandierina non ci sono più: la Colombia è tua, il tuo decimo territorio! Ma in Brasile è rimasta solo la bandierina. Ora è lei la tua guarnigione.
futurisiko-web-lesson-defend = Il Blu colpisce: due aerei dalla Gran Bretagna invadono il Brasile! Il Blu ha più aerei e ha tirato per primo, ma a vuoto. Una bandierina da sola si difende con due dadi. Tira!
futurisiko-web-lesson-end = Due esplosioni: tutti e due gli aerei sono distrutti, e la bandierina tiene il Brasile! È stata fortuna: la prossima volta lascia lì un carro armato. Si va avanti così, turno dopo turno, finché qualcuno arriva a 20. Ora conquista il mondo!

### Le regole di FutuRisiko! in parole semplici, un messaggio per ogni regola, da F1 a F78.
### Il valore è la regola, .name il suo titolo breve; .ruling dice che cosa si decide qui, e perché,
### dove il regolamento tace o la sua scheda delle carte è perduta. Gli a capo in un testo non hanno
### significato.

futurisiko-chapter-components = Componenti
futurisiko-chapter-board = La plancia
futurisiko-chapter-setup = Preparazione
futurisiko-chapter-round = Il turno
futurisiko-chapter-production = Produzione
futurisiko-chapter-movement = Movimento
futurisiko-chapter-combat = Combattimento
futurisiko-chapter-end = La fine della partita
futurisiko-chapter-cards = Le carte
futurisiko-chapter-hidden = Informazioni nascoste
futurisiko-chapter-checks = Controlli e probabilità

## Componenti

F1 = Ci sono sei eserciti: rosso, giallo, blu, verde, viola e nero. Ognuno ha 50 carri armati, 20 aerei,
    10 sottomarini e 20 bandierine; una bandierina è una guarnigione.
    .name = I sei eserciti
    .ruling = Il regolamento non nomina i colori; vengono da più descrizioni pubbliche del gioco.

F2 = Due delle sei facce di ogni dado mostrano un’esplosione. Quindi ogni dado colpisce una volta su tre.
    .name = I dadi
    .ruling = Il regolamento parla di esplosioni ma non di quante; più descrizioni pubbliche del gioco
        dicono due facce.

F3 = Si tirano tutti i dadi che danno le regole, anche se sono più di dieci. Con un’opzione, dieci dadi
    sono il massimo per un lancio, compresi quelli di un’Arma Segreta (F66).
    .name = Più di dieci dadi
    .ruling = Nella scatola ci sono dieci dadi, ma il regolamento non lo chiama un limite: è solo
        materiale.

F4 = Il mazzo ha 60 carte: 12 Arma Segreta, 12 Siluro Killer, 12 Super Produzione, 6 Missili Balistici,
    6 Scudo Spaziale, 6 Tregua e 6 Tradimento.
    .name = Il mazzo

F5 = Ogni carta ha anche un cerchio di uno dei sei colori. Di una carta che c’è 12 volte ce ne sono due
    per colore, di una che c’è 6 volte una: così ogni colore ha dieci carte.
    .name = I cerchi colorati
    .ruling = Il regolamento nomina i cerchi ma non come sono divisi; in parti uguali, ogni esercito ha
        la stessa probabilità.

## La plancia

F6 = La plancia ha 36 territori e otto mari. I mari sono Pacifico Settentrionale, Pacifico Meridionale,
    Atlantico, Atlantico Settentrionale, Atlantico Meridionale, Mare Glaciale Artico, Mediterraneo e
    Oceano Indiano.
    .name = Territori e mari

F7 = Giappone, Borneo, Nuova Guinea, Isola di Baffin, Isola Vittoria e Gran Bretagna sono isole, ma delle
    linee sulla plancia le collegano ad altri territori come via terra. Il Borneo, disegnato come sei
    isole, è un territorio solo; confina con Indocina e Nuova Guinea.
    .name = Isole collegate

F8 = Groenlandia e Madagascar non hanno collegamenti via terra con altri territori.
    .name = Isole senza collegamento

F9 = Il bordo sinistro e quello destro della plancia sono uniti, e i due Pacifici passano dall’uno
    all’altro: insieme bagnano sia le coste dell’America sia quelle dell’Asia e dell’Oceania. Un aereo in
    Giappone può arrivare in California sopra il Pacifico Settentrionale. I bordi in alto e in basso non
    sono uniti.
    .name = Il giro del mondo
    .ruling = Quali territori si affacciano su quale dei due Pacifici, il regolamento lo dice solo per
        Giappone e California; gli altri sono quelli della mappa ricostruita (F10).

F10 = La mappa è un file con i territori, i mari, i loro nomi, i confini e le coste, e al suo posto si può
    usare un altro file di mappa. Un file sbagliato, per esempio con un confine che vale in un senso solo,
    è rifiutato e il difetto è nominato.
    .name = Il file della mappa
    .ruling = La plancia stampata è perduta. Il regolamento nomina dieci territori e gli otto mari; quasi
        tutto il resto della mappa è una ricostruzione.

## Preparazione

F11 = Si gioca da quattro a sei. Con un’opzione si può giocare in tre.
    .name = Numero di giocatori
    .ruling = Il regolamento è per quattro-sei giocatori. Il gioco in tre è una nostra aggiunta; c’era anche
        nell’edizione del 1992.

F12 = Si mischia il mazzo e si girano carte finché una mostra il colore di un giocatore. Quello comincia a
    mettere le bandierine (F13), gli altri seguono in senso orario. Le carte girate tornano nel mazzo, che
    si mischia ancora una volta e poi mai più: da ora le carte giocate o scartate vanno coperte in fondo.
    .name = Il primo giocatore

F13 = A partire dal primo giocatore e in senso orario, ognuno mette una bandierina su un territorio libero
    a scelta, finché tutti i territori sono occupati. Ogni giocatore ha 12 territori in tre, 9 in quattro,
    7 in cinque e 6 in sei.
    .name = Scegliere i territori

F14 = In cinque, un territorio è eliminato e nessuno può occuparlo. È il Madagascar, se prima non si sceglie
    la Groenlandia o un altro. Gli aerei possono sorvolarlo, ma nessun pezzo può entrarci.
    .name = Il territorio eliminato
    .ruling = Il regolamento dice solo che nessuno può occupare il territorio. Sorvolarlo non è occuparlo,
        quindi è permesso.

F15 = All’inizio della partita sulla plancia ci sono solo bandierine. Una bandierina può difendere il suo
    territorio, ma non si muove e non attacca mai.
    .name = All’inizio solo bandierine

## Il turno

F16 = Un turno ha quattro fasi in quest’ordine: sequenza, carte, produzione e operazioni. Nelle ultime tre i
    giocatori agiscono nell’ordine del turno, e una fase comincia quando tutti hanno finito la precedente.
    .name = Quattro fasi

F17 = Una volta per turno si gira la prima carta: il giocatore del suo colore è il primo, gli altri seguono
    in senso orario. Se nessuno in gioco ha quel colore, o il suo giocatore è fuori (F57), si gira la
    carta seguente. Tutte le carte girate vanno in fondo al mazzo.
    .name = L’ordine del turno

F18 = Un giocatore può tenere una carta ogni tre territori, arrotondando per difetto. Con 9 territori il
    limite della mano è di 3 carte, con 8 o 7 è di 2.
    .name = Il limite della mano

F19 = Nella fase delle carte, chi ha più carte del suo limite scarta fino al limite. Sceglie lui quali.
    .name = Troppe carte

F20 = { $free ->
        [any] Si possono scartare anche carte che non si vogliono, ma solo prima di pescare. Quante se ne vogliono,
            una alla volta.
       *[one] Oltre alle carte in più rispetto al limite si può scartare una carta che non si vuole, ma solo
            prima di pescare.
    }
    .name = Carte inutili
    .ruling = { $free ->
            [any] Questa partita segue la versione “1” delle regole, in cui il numero è libero. Nelle partite più
                recenti è una carta sola, come dice il regolamento.
           *[one] Le partite cominciate con la versione “1” delle regole continuano a seguirla: lì si scartano
                quante carte si vogliono, una alla volta.
        }

F21 = Chi ha meno carte del suo limite pesca dalla cima del mazzo fino al limite. Si comincia dal primo
    turno.
    .name = Pescare carte

F22 = Il mazzo non può finire. Dopo la fase delle carte tutte le mani insieme hanno al massimo 12 delle 60
    carte, e solo poche di più mentre si distribuiscono.
    .name = Sempre abbastanza carte
    .ruling = Il regolamento non lo dice; segue dal limite della mano (F18) e dai 36 territori.

F23 = In una partita di pratica, scelta con un’opzione, nessuno ha carte. Il mazzo decide solo l’ordine di
    ogni turno.
    .name = La partita di pratica

## Produzione

F24 = Quando comincia la sua produzione, un giocatore riceve un punto di produzione (PP) per ogni territorio
    che possiede.
    .name = Punti di produzione

F25 = Un carro armato costa 1 PP, un aereo 2 PP e un sottomarino 5 PP.
    .name = Quanto costano i pezzi

F26 = I punti non spesi sono persi; non si possono mettere da parte per un altro turno.
    .name = Niente risparmi

F27 = Un giocatore non può mai avere sulla plancia più di 50 carri armati, 20 aerei e 10 sottomarini. I
    pezzi persi tornano nella riserva e si possono costruire di nuovo.
    .name = I limiti della riserva
    .ruling = Per il regolamento la dotazione è un limite, ma non dice dove vanno i pezzi persi. Tornano al
        loro proprietario, quindi il limite conta solo ciò che è sulla plancia.

F28 = I nuovi carri armati e aerei vanno su qualsiasi territorio del loro giocatore. Non c’è limite a quanti
    stanno su un territorio.
    .name = Mettere carri armati e aerei

F29 = Un nuovo sottomarino va in un mare che tocca almeno un territorio del suo giocatore.
    .name = Mettere sottomarini

F30 = Un mare non è di nessuno. Nello stesso mare possono stare sottomarini di più colori.
    .name = I mari sono di tutti

F31 = Super Produzione, Missili Balistici e Scudo Spaziale si giocano in questa fase (da F61 a F64).
    .name = Carte nella produzione

## Movimento

F32 = Nelle operazioni i giocatori agiscono nell’ordine del turno. Ognuno prima muove e poi combatte; solo
    dopo comincia il giocatore seguente.
    .name = Prima muovere, poi combattere

F33 = Ogni pezzo si può muovere al massimo una volta per turno. Nessun pezzo è obbligato a muoversi.
    .name = Un movimento a testa

F34 = Un carro armato va in un territorio che confina con il suo, via terra o con una linea di collegamento
    (F7). Non importa di chi è quel territorio.
    .name = Come si muovono i carri armati

F35 = Un aereo vola in un territorio a un passo, o a due passi con in mezzo un territorio o un mare
    qualsiasi. Un passo attraversa un confine via terra, o la costa fra un territorio e un mare. Un aereo
    non finisce mai il suo movimento in mare.
    .name = Come si muovono gli aerei

F36 = Un sottomarino va in un mare vicino al suo. Non importa di chi sono le coste.
    .name = Come si muovono i sottomarini

F37 = Un sottomarino che in questo turno non si è mosso rende vicini, per i carri armati del suo giocatore,
    tutti i territori sulla costa del suo mare. I carri armati possono così passare da uno qualsiasi di
    questi territori a un altro. I sottomarini degli altri in quel mare non contano.
    .name = Attraversare il mare
    .ruling = Il regolamento parla poi di carri armati, quindi vale solo per loro: gli aerei non usano
        mai un sottomarino per andare più lontano.

F38 = Un carro armato che attraversa un mare (F37) non fa altri movimenti in quel turno, né prima né dopo.
    .name = La traversata è il movimento

F39 = Se i carri armati di un giocatore hanno attraversato un mare, almeno un suo sottomarino che non si è
    mosso deve restarci fino alla fine del movimento. Un sottomarino costruito in questo turno non si è
    mosso, quindi può trasportare subito.
    .name = Il sottomarino resta
    .ruling = Il regolamento chiede un sottomarino che nel turno non si sia mosso. Quindi non può partire
        neanche dopo la traversata, altrimenti farebbe le due cose.

F40 = Tutti i carri armati e gli aerei possono lasciare un territorio. La bandierina resta e lo tiene da
    sola.
    .name = Lasciare solo la bandierina

F41 = I carri armati o gli aerei che entrano in un territorio di un altro giocatore lo invadono. Da lì non
    possono proseguire.
    .name = Invadere un territorio

F42 = Si fanno tutti i movimenti prima del primo combattimento. Dopo un combattimento non si muove più
    niente.
    .name = Movimenti prima dei combattimenti

F43 = Nessuno è mai obbligato a invadere.
    .name = Invadere non è obbligatorio

F44 = Finché non dichiara finito il suo movimento, un giocatore può annullare i movimenti che ha fatto.
    .name = Annullare movimenti
    .ruling = Il regolamento non ne parla. I movimenti non portano caso e non svelano nulla di nascosto,
        quindi annullarli non fa male a nessuno.

## Combattimento

F45 = In ogni territorio invaso si deve combattere, fino in fondo e senza ritirata. L’attaccante decide
    quale combattimento viene prima.
    .name = Ogni invasione si combatte

F46 = Tira per primo chi ha più aerei nel territorio; a parità, il difensore. Poi si tira a turno. L’ordine
    resta lo stesso per tutto il combattimento, anche se si perdono aerei.
    .name = Chi tira per primo

F47 = Ognuno tira un dado per ogni suo carro armato e aereo nel territorio. Il difensore aggiunge due dadi
    per la bandierina. L’attaccante aggiunge un dado per ogni suo sottomarino in un mare che tocca il
    territorio.
    .name = Numero di dadi

F48 = Un difensore che ha solo la bandierina tira due dadi.
    .name = La bandierina da sola

F49 = A ogni lancio, chi tira può giocare una carta. I dadi si tirano comunque.
    .name = Una carta per lancio

F50 = Per ogni esplosione, chi ha tirato toglie un carro armato o un aereo nemico, quello che preferisce.
    .name = Le esplosioni tolgono pezzi

F51 = Basta un’esplosione per togliere la bandierina, ma solo quando il difensore non ha più carri armati né
    aerei. Se un lancio ha più esplosioni dei carri armati e aerei del difensore, quella seguente toglie
    la bandierina.
    .name = La bandierina cade per ultima
    .ruling = Il regolamento dice che la bandierina cade per ultima, non che serve un lancio apposta, quindi
        un’esplosione che avanza la toglie.

F52 = I dadi non colpiscono mai i sottomarini, e i sottomarini non difendono mai. Un sottomarino può aiutare
    in più combattimenti dello stesso turno, anche se in quel turno si è mosso.
    .name = I sottomarini in combattimento
    .ruling = Il regolamento chiede un sottomarino fermo solo per trasportare carri armati (F37), quindi uno
        che si è mosso può ancora aiutare in un combattimento.

F53 = Il combattimento finisce quando il difensore ha perso tutto, bandierina compresa, o quando
    l’attaccante non ha più carri armati né aerei. I sottomarini da soli non bastano per continuare.
    .name = La fine di un combattimento

F54 = L’attaccante che vince mette sul territorio una bandierina della sua riserva. I carri armati e gli
    aerei attaccanti rimasti restano lì.
    .name = Conquistare un territorio

F55 = Gli aerei possono conquistare un territorio senza carri armati. Le bandierine non finiscono mai.
    .name = Aerei da soli
    .ruling = Il regolamento chiede aerei o carri armati, non entrambi. Ogni esercito ha 20 bandierine, e la
        partita finisce al più tardi con il ventesimo territorio (F56).

## La fine della partita

F56 = Un giocatore vince nel momento in cui possiede 20 territori, anche se restano combattimenti. Con
    un’opzione, decisa prima di cominciare, ne bastano 18 o 16.
    .name = Vincere la partita

F57 = Un giocatore senza territori è subito fuori gioco: i suoi sottomarini lasciano la plancia, i missili diretti a
    lui e le tregue con lui finiscono, e le sue carte vanno in fondo al mazzo. Le carte vanno nell’ordine
    dell’elenco (F4) e, fra carte dello stesso nome, nell’ordine dei colori (F1). Se la stessa conquista fa vincere
    anche la partita, tutto questo si fa prima.
    .name = Uscire dal gioco
    .ruling = Il regolamento non dice che cosa lascia un giocatore battuto. Qui non ne resta nulla in gioco,
        e un ordine fisso delle carte fa sì che ogni partita si rigiochi uguale.

F58 = Se resta un solo giocatore, vince lui.
    .name = L’ultimo giocatore
    .ruling = Il regolamento non ne parla; segue dal fatto che non c’è più nessuno contro cui giocare. Non
        si arriva mai a tanto: chi conquista l’ultimo di così tanti territori ha raggiunto l’obiettivo
        (F56) molto prima.

F59 = Non c’è limite di turni, se non lo si decide con un’opzione. Finito l’ultimo turno, vince chi ha più
    territori e, a parità, chi ha sulla plancia i pezzi che costano più PP (F25). Se sono ancora pari,
    condividono la vittoria.
    .name = Un limite di turni
    .ruling = Il regolamento non ha questo limite. C’è per chi vuole sapere quando finirà una partita.

## Le carte

F60 = Super Produzione, Missili Balistici e Scudo Spaziale sono per la produzione, Tregua e Tradimento per la
    diplomazia, Arma Segreta e Siluro Killer per il combattimento. Una carta giocata si mostra a tutti e
    poi va in fondo al mazzo. Le quantità delle carte stanno in un file, la scheda delle carte, e se ne
    può usare un’altra.
    .name = Tre tipi di carte
    .ruling = La scheda stampata è perduta, quindi momenti e quantità che il regolamento non dà si decidono qui.
        Ognuno gioca le sue carte nel proprio passo o con il proprio lancio, così a nessuno si chiede mai nulla
        fuori turno. Le quantità della scheda solita sono valori di casa; chi possiede quella stampata può inserire
        le sue.

F61 = Ogni Super Produzione { $boost_times ->
        [1] dà { $boost } PP in più a chi la gioca
       *[other] moltiplica per { $boost_times } i PP che restano a chi la gioca{ $boost_limit ->
            [0] {""}
           *[other] , aggiungendone al massimo { $boost_limit }
        }
    }. Si gioca nella propria produzione, e se
    ne possono giocare quante se ne vogliono.
    .name = La carta Super Produzione
    .ruling = Il regolamento dice a che cosa serve la carta, ma la quantità era sulla scheda perduta. Viene
        dalla scheda in uso; su quella solita è un valore di casa.

F62 = I Missili Balistici si giocano nella propria produzione contro un avversario qualsiasi ancora in gioco.
    { $missile ->
        [0] Per ogni carta quell’avversario perde { futurisiko-missile-loss }. Le metà si arrotondano per difetto; i carri armati cadono prima degli aerei.
       *[other] Ogni carta toglie { $missile } PP alla prossima produzione di quell’avversario, ma mai sotto 0.
    } Se ne
    possono giocare quante se ne vogliono.
    .name = La carta Missili Balistici
    .ruling = Il regolamento dice a che cosa serve la carta, ma non la quantità né il momento. La quantità
        viene dalla scheda in uso; su quella solita è un valore di casa. Colpiscono la prossima produzione
        così nessuno deve rispondere durante il passo di un altro.

F63 = All’inizio della propria produzione si può giocare Scudo Spaziale contro i missili diretti a sé. Ogni
    Scudo Spaziale annulla una carta Missili Balistici.
    .name = La carta Scudo Spaziale
    .ruling = Il regolamento dice a che cosa serve la carta, ma non quando si gioca. Qui si gioca appena
        prima che i missili colpiscano, nella produzione del giocatore minacciato.

F64 = La produzione comincia con Scudo Spaziale. Poi i missili rimasti riducono i punti dei territori. Dopo
    vengono Super Produzione, nuovi missili e costruzioni, in qualsiasi ordine.
    .name = L’ordine della produzione
    .ruling = Il regolamento non dà un ordine. Con questo, i missili non tolgono mai i punti di una Super
        Produzione.

F65 = Siluro Killer si gioca con il proprio lancio, in attacco o in difesa. Affonda un sottomarino che
    l’avversario di quel combattimento ha in un mare che tocca il territorio, e non si può giocare se non
    ce n’è. Se l’attaccante perde il sottomarino, ha un dado in meno dal suo lancio seguente.
    .name = La carta Siluro Killer
    .ruling = Il regolamento dice solo che una carta speciale è l’unico modo di affondare un sottomarino;
        questa è la carta il cui nome corrisponde. L’unico altro modo di perdere sottomarini è uscire dal
        gioco (F57).

F66 = Arma Segreta si gioca con il proprio lancio in un combattimento. { $weapon_times ->
        [1] Aggiunge { $weapon ->
            [one] un dado
           *[other] { $weapon } dadi
        } a quel lancio.
       *[other] Moltiplica per { $weapon_times } i dadi di quel lancio{ $weapon_limit ->
            [0] {""}
           *[other] , aggiungendone al massimo { $weapon_limit }
        }.
    }
    .name = La carta Arma Segreta
    .ruling = Che cosa fa la carta era sulla scheda perduta. Il numero di dadi viene dalla scheda in uso; su
        quella solita è un valore di casa.

F67 = Tregua si gioca su un avversario all’inizio delle proprie operazioni, prima di ogni movimento. { $truce_rounds ->
        [1] Finché non cominciano le prossime operazioni di chi l’ha giocata, nessuno
       *[other] Per { $truce_rounds } turni, finché chi l’ha giocata non ha cominciato altrettante volte le sue operazioni, nessuno
    } dei due può invadere un territorio
    dell’altro; dopo si può rinnovare. Due giocatori possono avere fra loro solo una tregua alla volta.
    .name = La carta Tregua
    .ruling = Che cosa fa la carta era sulla scheda perduta. Questa tregua dura circa un turno e non chiede
        risposta all’avversario.

F68 = Tradimento si gioca all’inizio delle proprie operazioni, prima di ogni movimento. Rompe subito una tregua che
    lega chi lo gioca, non importa chi dei due l’ha fatta.
    .name = La carta Tradimento
    .ruling = Che cosa fa la carta era sulla scheda perduta; il suo nome e il suo numero corrispondono alla
        Tregua che rompe.

F69 = Una tregua non annulla niente di ciò che è già successo. Gli aerei possono ancora sorvolare i territori
    dell’altro.
    .name = I limiti di una tregua
    .ruling = La scheda delle carte è perduta. Una tregua vieta solo di invadere, e sorvolare un territorio
        non è invaderlo.

## Informazioni nascoste

F70 = Ognuno vede solo le proprie carte. Quante carte ha ogni giocatore lo sanno tutti.
    .name = Mani segrete

F71 = Nessuno conosce l’ordine del mazzo. Tutti conoscono le carte andate in fondo dopo essere state giocate
    o girate; una carta scartata la conosce solo chi l’ha scartata. Il gioco non mostra, non manda e non
    conserva mai nulla che dica di più, e un bot usa solo ciò che può sapere un giocatore al suo posto.
    .name = Che cosa nasconde il mazzo

F72 = Tutto ciò che è sulla plancia, tutti i punti di produzione, i missili in arrivo e le tregue sono noti a
    tutti.
    .name = Che cosa vedono tutti

## Controlli e probabilità

F73 = In ogni esercito, i pezzi sulla plancia e quelli nella riserva fanno sempre 50 carri armati, 20 aerei,
    10 sottomarini e 20 bandierine.
    .name = Il conto dei pezzi

F74 = Le carte nel mazzo e in tutte le mani fanno sempre 60, insieme a quelle appena girate per trovare il
    primo giocatore (F12).
    .name = Il conto delle carte

F75 = Quando tutti i territori sono stati occupati, ogni territorio in gioco ha sempre esattamente una
    bandierina.
    .name = Una bandierina per territorio

F76 = Le probabilità di un combattimento si calcolano esattamente, non con lanci di prova. Senza carte e
    sottomarini, tre attaccanti battono una bandierina da sola in 83 combattimenti su 100 se il difensore
    tira per primo, e in 95 se lo fa l’attaccante. Contro una bandierina con altri due pezzi sono 16 e 46;
    dieci attaccanti contro una bandierina con altri cinque, 81 e 99.
    .name = Probabilità esatte

F77 = Sulla mappa ricostruita (F10) un aereo può raggiungere da 6 a 18 territori, a seconda di dove parte.
    .name = Dove arrivano gli aerei

F78 = In un combattimento altrimenti equilibrato, tirare per primo aumenta la probabilità di vincere di circa 40
    punti percentuali (da 37 a 48). Perciò, prima che un attacco sia deciso, il gioco mostra chi tirerà per primo e
    perché.
    .name = Il primo lancio conta

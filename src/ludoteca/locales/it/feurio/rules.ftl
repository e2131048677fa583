### Le regole di Feurio! in parole semplici, un messaggio per ogni regola, da R1 a R95.
### Il valore è la regola, .name il suo titolo breve; .ruling dice che cosa si decide qui, e perché,
### dove i regolamenti non sono d’accordo o tacciono. Gli a capo in un testo non hanno significato.

feurio-chapter-setup = Preparazione
feurio-chapter-fire = Il turno e il punto più caldo
feurio-chapter-men = Pompieri e capienza
feurio-chapter-end = La fine della partita
feurio-chapter-scoring = Punteggio
feurio-chapter-three = Tre giocatori
feurio-chapter-two = Due giocatori
feurio-chapter-solitaire = Solitario
feurio-chapter-cooperative = Cooperativo
feurio-chapter-firebreak = Variante: linea di fuoco
feurio-chapter-hotter = Variante: Hot Game

## Preparazione

R1 = La foresta ha 36 tessere esagonali, ciascuna con sei lati, e i numeri da 1 a 6: sei tessere per
    ogni numero. Un numero alto vuol dire fuoco forte, un numero basso vuol dire tanta acqua.
    .name = Le tessere foresta
    .ruling = Una traduzione non dice che ce ne sono sei per numero; gli altri tre testi lo dicono.

R2 = Il retro di ogni tessera mostra uno 0.
    .name = Il retro delle tessere

R3 = Uno spazio è il posto per un pompiere. Una tessera con un 1 o un 2 ha uno spazio, una con un 3 o un 4
    ne ha due, una con un 5 o un 6 ne ha tre: più acqua c’è, meno posto resta.
    .name = Gli spazi di una tessera
    .ruling = I regolamenti dicono solo che gli spazi vanno da uno a tre, che un 6 ne ha tre e che
        l’acqua toglie posto. Il resto viene da recensioni del gioco, tranne i due spazi del 4, che
        supponiamo perché completano lo schema.

R4 = Ci sono 48 pompieri: 12 per ognuno dei quattro colori.
    .name = I pompieri

R5 = In quattro, ogni giocatore ha un colore e comincia con i suoi 12 pompieri. I pompieri non ancora
    piazzati sono la riserva del giocatore.
    .name = Un colore a testa

R6 = Le tessere si mischiano coperte nel sacchetto. Si pesca sempre a caso: ogni tessera ancora nel
    sacchetto ha la stessa probabilità.
    .name = Pescare a caso
    .ruling = Due testi spargono le tessere coperte sul tavolo e due ne fanno una pila. Le probabilità
        sono le stesse, perciò qui tutte le tessere non pescate stanno nel sacchetto.

R7 = Prima del primo turno, il giocatore più anziano pesca una tessera per ogni giocatore e le piazza
    tutte scoperte.
    .name = Le tessere di partenza

R8 = In quattro, le tessere di partenza formano un rombo di due file da due. Le due tessere al centro
    si toccano fra loro e toccano le due esterne; le due esterne non si toccano.
    .name = Il rombo di partenza

R9 = Il giocatore più anziano decide dove va ogni tessera di partenza. Nel rombo conta solo quali due
    tessere stanno al centro, perché soltanto quelle toccano tutte le altre.
    .name = Disporre le tessere di partenza
    .ruling = Due testi lasciano questa scelta al giocatore più anziano e due non ne parlano; qui è una
        vera scelta. Con una, due o tre tessere di partenza ogni disposizione vale lo stesso, quindi non
        si chiede nulla.

R10 = Il giocatore alla sinistra del più anziano gioca il primo turno. Poi si prosegue in senso orario.
    .name = Chi comincia

R11 = Senza contare le tessere di partenza, ogni giocatore piazza 8 tessere in quattro, 11 in tre e 17
    in due; chi gioca da solo ne piazza 35. L’ultima tessera la piazza sempre il giocatore più anziano.
    .name = Numero di turni
    .ruling = Nessun testo lo dice; segue dalle 36 tessere, dalle tessere di partenza (R7) e
        dall’ordine dei turni (R10).

## Il turno e il punto più caldo

R12 = Un turno ha due passi: prima si piazza una tessera, poi i pompieri. I pompieri non vengono mai
    prima della tessera.
    .name = Prima la tessera, poi i pompieri

R13 = Finché ci sono tessere nel sacchetto, chi è di turno ne pesca esattamente una e la piazza. Non si può
    rinunciare.
    .name = Una tessera ogni turno

R14 = La tessera si piazza scoperta in un punto libero: un punto vuoto che ha un lato in comune con almeno una
    tessera sul tavolo.
    .name = Lato contro lato

R15 = Somma i numeri di tutte le tessere che hanno un lato in comune con un punto libero: il totale è il suo calore.
    .name = Il calore di un punto

R16 = La tessera deve andare nel punto più caldo, cioè nel punto libero con il calore più alto di tutto il tavolo.
    .name = Il punto più caldo

R17 = Se più punti liberi hanno lo stesso calore massimo, contano tutti come punto più caldo. Chi è di turno ne
    sceglie uno.
    .name = Più punti più caldi

R18 = Il numero della tessera pescata non fa parte del calore. Contano solo le tessere già sul tavolo.
    .name = Il nuovo numero
    .ruling = Due testi lo dicono. Gli altri due dicono invece che girare la tessera non cambia nulla
        (R19); qui valgono tutte e due le cose.

R19 = Non importa come è girata una tessera quando si piazza.
    .name = Girare una tessera
    .ruling = Un testo non ne parla; gli altri tre lo dicono.

R20 = Il calore non viene solo da due tessere. Un punto fra un 2, un 6 e un 1 ha calore 9.
    .name = Tre o più vicine

R21 = Il giocatore vede il numero della tessera pescata prima di scegliere fra più punti più caldi.
    .name = Prima guardi, poi scegli
    .ruling = Nessun testo lo dice apertamente, ma in tutti la tessera prima si scopre e poi si piazza.

R22 = Un punto vuoto tutto circondato da tessere è un punto libero come gli altri. Fino a sei tessere contano per il
    suo calore, e i lati rivolti verso di esso sono lati liberi (R32).
    .name = Buchi nella foresta
    .ruling = I regolamenti non parlano di buchi. In un buco non c’è nessuna tessera, quindi prendiamo
        alla lettera le regole normali.

## Pompieri e capienza

R23 = In ogni turno un giocatore può piazzare nessun pompiere, uno, due o tre.
    .name = Fino a tre pompieri

R24 = Tutti i pompieri piazzati in un turno vanno sulla stessa tessera.
    .name = Una tessera per turno

R25 = I pompieri possono andare su qualsiasi tessera del tavolo, non solo su quella appena piazzata.
    .name = Qualsiasi tessera

R26 = In quattro, ognuno piazza solo pompieri del proprio colore. Con un altro numero di giocatori ci
    sono regole apposta (R57, R64, R68).
    .name = Il tuo colore

R27 = In ogni spazio sta un solo pompiere.
    .name = Un pompiere per spazio

R28 = Gli spazi di una tessera sono tutti uguali: non importa su quale sta un pompiere.
    .name = Gli spazi sono uguali

R29 = Pompieri di colori diversi possono stare sulla stessa tessera.
    .name = Dividere una tessera

R30 = Quando si sono piazzati pompieri su una tessera, i pompieri di tutti i colori che ci stanno sopra
    non possono essere più dei suoi lati liberi (R32).
    .name = Pompieri e lati liberi
    .ruling = In un esempio, una traduzione fa questo controllo quando si piazza una tessera; ma questo contraddice
        la sua stessa regola secondo cui i pompieri restano (R34). Qui si controlla solo la tessera che riceve i
        pompieri, in quel momento.

R31 = Su una tessera non stanno mai più pompieri dei suoi spazi, contando tutti i colori.
    .name = Pompieri e spazi

R32 = Un lato di una tessera è libero finché nessun’altra tessera lo tocca. Ogni tessera chiude i lati
    che tocca, e così fa una linea di fuoco (R88).
    .name = Lati liberi

R33 = Nessuno può piazzare pompieri su una tessera senza lati liberi.
    .name = Tessere isolate

R34 = I pompieri già su una tessera ci restano, anche se poi ha meno lati liberi che pompieri, o
    addirittura nessuno.
    .name = I pompieri restano

R35 = Durante la partita i pompieri non si spostano mai su un’altra tessera e non tornano mai nella
    riserva.
    .name = I pompieri non si muovono
    .ruling = Nessun testo lo dice per intero; segue dalla regola secondo cui i pompieri restano (R34).

R36 = Si possono piazzare solo i pompieri che si hanno ancora nella riserva. Chi non ne ha più continua
    a piazzare tessere.
    .name = Riserva vuota
    .ruling = I regolamenti non lo dicono con queste parole; segue dall’obbligo di piazzare una tessera
        (R13).

R37 = Esempio: un 6 vuoto ha tre spazi, ma solo due dei suoi lati sono liberi. Il Rosso può piazzarvi al massimo due
    pompieri.
    .name = Esempio con due lati

R38 = Non piazzare pompieri non costa nulla. Nel turno dopo se ne possono piazzare di nuovo fino a tre.
    .name = Non piazzare nessuno

## La fine della partita

R39 = Dopo l’ultima tessera, i turni continuano senza tessere. In ogni turno il giocatore piazza da uno
    a tre pompieri con le solite regole (da R23 a R34), oppure passa.
    .name = Turni senza tessere

R40 = Passare non è per sempre. Se torna il suo turno, chi ha passato può piazzare di nuovo pompieri.
    .name = Passare e tornare

R41 = La partita finisce quando tutti i giocatori hanno passato uno dopo l’altro. Se qualcuno piazza
    pompieri, il conto ricomincia da zero.
    .name = Passano tutti
    .ruling = Una traduzione vuole che tutti passino nello stesso giro; le altre chiedono solo che
        passino tutti. Qui la serie può cominciare da qualsiasi giocatore.

R42 = Piazzare l’ultima tessera senza piazzare pompieri non è passare. Si comincia a contare dal turno
    seguente, così ogni giocatore ha almeno un turno senza tessera.
    .name = L’ultima tessera
    .ruling = Nelle regole sulla fine, i testi parlano di passare solo quando tutte le tessere sono
        piazzate, e un esempio chiede un giro intero senza tessere né pompieri.

R43 = Chi non può piazzare nessun pompiere deve passare. Il programma può farlo da solo, e vale come passare (R41).
    .name = Passare per forza
    .ruling = I regolamenti non ne parlano; il risultato è lo stesso che se si passasse da sé.

R44 = I punti si contano una volta sola, a partita finita.
    .name = Quando contano i punti

## Punteggio

R45 = Le tessere con almeno un pompiere dello stesso colore, unite lato contro lato, formano un’area di quel colore.
    Ne fa parte ogni tessera di questo tipo che tocca l’area.
    .name = Aree

R46 = In un’area una tessera conta una volta sola, quanti che siano i pompieri di quel colore. Una tessera con
    pompieri di più colori conta per ognuno di loro.
    .name = Contare una tessera
    .ruling = Solo un testo dice che basta un pompiere. Che più colori possano contare la stessa tessera lo
        mostra l’esempio del punteggio.

R47 = Per i punti di un’area, somma i numeri di tutte le sue tessere. Poi dividi per il numero più
    basso fra quelli delle sue tessere che hanno ancora un lato libero.
    .name = Il valore di un’area
    .ruling = Una traduzione non chiarisce che cosa succede quando il numero più basso di tutti non ha
        lati liberi, ma il suo esempio è d’accordo con gli altri testi: per quella tessera non si può
        dividere.

R48 = Un’area in cui nessuna tessera ha un lato libero vale 0 punti.
    .name = Aree isolate

R49 = Se la divisione non è esatta, i punti si arrotondano per eccesso. Lo si fa per ogni area a parte.
    .name = Arrotondare per eccesso

R50 = Il punteggio di un giocatore è il totale di tutte le sue aree.
    .name = Il punteggio

R51 = Vince il giocatore con il punteggio più alto.
    .name = Chi vince

R52 = Se più giocatori sono pari al primo posto, vince fra loro chi ha la singola area che vale più
    punti.
    .name = In caso di parità

R53 = Se anche così restano pari, condividono la vittoria.
    .name = Vittoria condivisa
    .ruling = I regolamenti si fermano al primo spareggio (R52), e nient’altro distingue i giocatori.

R54 = I pompieri rimasti nella riserva alla fine non danno e non tolgono punti.
    .name = Pompieri avanzati
    .ruling = I regolamenti non parlano dei pompieri avanzati, quindi non hanno effetto.

## Tre giocatori

R55 = Ogni giocatore ha 12 pompieri di un colore e quattro aiutanti. Gli aiutanti sono i pompieri del
    quarto colore, che non è di nessuno.
    .name = Pompieri e aiutanti

R56 = Le tre tessere di partenza formano un triangolo, così ognuna tocca le altre due. Comincia il
    giocatore alla sinistra del più anziano.
    .name = Il triangolo di partenza

R57 = In un turno un giocatore piazza o pompieri del proprio colore o aiutanti, mai entrambi.
    .name = Pompieri propri o aiutanti
    .ruling = Una traduzione sembra permetterli insieme nello stesso turno. Le altre tre lo vietano, e
        anche da soli o in due si piazza un solo colore per turno.

R58 = Gli aiutanti seguono le stesse regole degli altri pompieri (da R23 a R34). Occupano spazi e contano
    per i lati liberi, quindi possono bloccare una tessera.
    .name = Piazzare aiutanti

R59 = Prima del punteggio, tutti gli aiutanti si tolgono dalle tessere. Le tessere restano dove sono,
    quindi nessun lato torna libero.
    .name = Togliere gli aiutanti

R60 = Un aiutante non può pagare una linea di fuoco (R84).
    .name = Gli aiutanti non pagano

R61 = Piazzare aiutanti non è passare.
    .name = Aiutanti e passare
    .ruling = Nessun testo lo dice; segue dal fatto che gli aiutanti si piazzano come gli altri pompieri
        (R58).

## Due giocatori

R62 = Ogni giocatore ha due colori, 24 pompieri in tutto.
    .name = Due colori a testa

R63 = Il giocatore più anziano piazza le due tessere di partenza una accanto all’altra. Comincia
    l’altro giocatore.
    .name = La coppia di partenza

R64 = In un turno un giocatore può piazzare pompieri di un solo colore, e sceglie liberamente quale dei
    due.
    .name = Un colore per turno

R65 = I punti si contano colore per colore, poi quelli dei due colori si sommano. Due colori non si
    uniscono mai in un’area sola.
    .name = I punti di due colori

R66 = In caso di parità (R52) si confronta la migliore area singola di ogni giocatore, di uno o
    dell’altro colore. Vince quella che vale di più.
    .name = Parità fra due giocatori
    .ruling = I regolamenti non danno uno spareggio apposta per due giocatori; è quello solito,
        applicato ai due colori.

## Solitario

R67 = Chi gioca da solo ha tutti i 48 pompieri. Si piazza scoperta una tessera di partenza, poi
    cominciano i turni.
    .name = Giocare da soli

R68 = In un turno si possono piazzare pompieri di uno solo dei quattro colori. Valgono le solite regole
    (da R23 a R34), ma si può scegliere qualsiasi colore.
    .name = Un colore alla volta

R69 = Nel solitario non ci sono linee di fuoco.
    .name = Niente linee di fuoco nel solitario

R70 = Il turno in cui si piazza l’ultima tessera è anche l’ultimo. In quel turno si possono ancora
    piazzare pompieri, ma non seguono turni senza tessere (R39).
    .name = La fine del solitario
    .ruling = Una traduzione aggiunge un altro turno per i pompieri, benché dica anche che la partita è
        già finita. Le altre tre non hanno questo turno.

R71 = Per vincere, alla fine della partita tutti i 48 pompieri devono essere sulle tessere.
    .name = Piazzare tutti i pompieri

R72 = Per vincere, inoltre, i 12 pompieri di ogni colore devono stare in un’unica area di quel colore.
    .name = Un’area per colore

R73 = Per vincere, inoltre, ognuna delle quattro aree deve avere una tessera con un 1 che, alla fine
    della partita, ha ancora un lato libero.
    .name = Acqua per ogni area
    .ruling = Un testo chiede solo un collegamento con quella tessera; gli altri tre dicono che l’area
        deve contenerla. Quindi un pompiere di quel colore deve stare proprio sull’1.

R74 = Consiglio: più a lungo si aspetta a piazzare il primo pompiere, più è difficile vincere.
    .name = Comincia presto

R75 = Un 1 ha un solo spazio (R3), quindi servono quattro 1 diversi con un lato libero. Quando tre dei
    sei 1 non hanno più lati liberi, non si può più vincere.
    .name = Quando non si può più vincere
    .ruling = Nessun testo lo dice; segue dall’obiettivo (R73) se un 1 ha davvero un solo spazio, cosa
        che i regolamenti non precisano.

## Cooperativo

R76 = In due, tre o quattro si gioca con le regole per quel numero, ma si vince o si perde insieme.
    L’obiettivo è quello del solitario (da R71 a R73).
    .name = Un obiettivo comune

R77 = Il turno in cui si piazza l’ultima tessera è anche l’ultimo. In quel turno si possono ancora
    piazzare pompieri, ma non seguono turni senza tessere (R39).
    .name = La fine del cooperativo

R78 = In tre, gli aiutanti restano sulle tessere. Tutti e 12 devono stare in un’unica area che contiene
    una tessera con un 1 e un lato libero, proprio come gli altri colori.
    .name = Acqua anche per gli aiutanti
    .ruling = Un testo chiede solo un’unica area; gli altri tre nominano anche l’1 con un lato libero.

R79 = Nel gioco cooperativo non ci sono linee di fuoco.
    .name = Niente linee di fuoco nel cooperativo

R80 = C’è una tessera di partenza per ogni giocatore, e ognuno piazza pompieri solo quando è il suo
    turno. Perciò è più difficile del solitario.
    .name = Più difficile del solitario

R81 = In quattro, ognuno ha 8 turni per 12 pompieri; in tre, 11 turni per 16 pompieri; in due, 17 turni per
    24 pompieri. In quattro, a ognuno servono almeno quattro turni per piazzare tutti i suoi pompieri.
    .name = Turni e pompieri
    .ruling = Nessun testo dà questi numeri; seguono dal numero di turni (R11) e dal massimo di tre
        pompieri per turno (R23).

## Variante: linea di fuoco

R82 = Quando si gioca gli uni contro gli altri, un giocatore può guardare in segreto la tessera
    pescata. Solo dopo decide se piazzarla scoperta come al solito o coperta, come linea di fuoco.
    .name = Piazzare una linea di fuoco
    .ruling = In una traduzione la frase su chi guarda la tessera, e quando, è confusa; le altre tre concordano: è
        il giocatore di turno.

R83 = Anche una linea di fuoco deve andare nel punto più caldo. Se ce n’è più d’uno, il giocatore
    sceglie (R17).
    .name = Dove va la linea di fuoco

R84 = Per pagare una linea di fuoco, il giocatore mette nella scatola uno dei propri pompieri della
    riserva. Quel pompiere è fuori dal gioco.
    .name = Il prezzo
    .ruling = Non tutti i testi dicono da dove viene il pompiere. Uno nomina la riserva, e i pompieri sulle
        tessere restano sempre lì (R34).

R85 = In un turno con una linea di fuoco, il giocatore non piazza pompieri.
    .name = Niente pompieri in quel turno

R86 = Chi non ha più pompieri propri nella riserva non può piazzare una linea di fuoco.
    .name = Nessuno per pagare

R87 = Una linea di fuoco aggiunge 0 al calore dei punti vicini. Se ogni punto libero ha calore 0, contano tutti come
    punto più caldo.
    .name = Niente calore
    .ruling = I regolamenti danno lo 0 ma non parlano di un tavolo senza calore; segue dalla regola per
        più punti più caldi (R17).

R88 = Una linea di fuoco chiude i lati delle tessere intorno, proprio come una tessera scoperta.
    .name = Le linee di fuoco chiudono lati

R89 = Su una linea di fuoco non possono stare pompieri, e non fa mai parte di un’area.
    .name = Niente pompieri sulle linee di fuoco

R90 = Solo chi ha piazzato una linea di fuoco ne conosce il numero. Per tutti gli altri resta nascosto
    fino alla fine della partita, e neanche l’elenco delle tessere ancora da vedere lo svela.
    .name = Un numero segreto
    .ruling = I regolamenti non dicono mai quando si svela il numero; qui si mostra dopo la partita.
        Fino ad allora è nascosto anche a chi guarda.

R91 = In due, chi piazza la linea di fuoco sceglie quale dei suoi due colori la paga.
    .name = Quale colore paga
    .ruling = I regolamenti non dicono quale colore paga, quindi la scelta è libera.

R92 = La linea di fuoco è la tessera di quel turno; non se ne pesca un’altra. Se l’ultima tessera è piazzata come
    linea di fuoco, questo non è passare (R42).
    .name = La linea di fuoco è la tessera
    .ruling = Nessun testo lo dice direttamente. Dove una traduzione parla, verso la fine, di tutte le
        tessere scoperte, contano come piazzate anche le linee di fuoco.

## Variante: Hot Game

R93 = I punti di ogni area si arrotondano per difetto e non per eccesso. Il resto non cambia.
    .name = Arrotondare per difetto

R94 = L’Hot Game si può giocare in due, tre o quattro, e insieme alle linee di fuoco. Nel solitario e nel
    gioco cooperativo non ci sono punti da arrotondare, quindi non cambierebbe niente.
    .name = Combinare le varianti
    .ruling = I regolamenti non dicono che cosa si può combinare; niente lo impedisce, quindi tutto è permesso.

R95 = Anche arrotondando per difetto, un’area con un lato libero vale almeno 1 punto.
    .name = Almeno un punto
    .ruling = Nessun testo lo dice; segue dal fatto che la somma non è mai più piccola del numero per
        cui si divide (R47).

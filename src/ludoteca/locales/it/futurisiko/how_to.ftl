### Come si gioca a FutuRisiko!, in una pagina: dati e sezioni, il titolo di ciascuno come .name.
### La struttura, e le posizioni delle figure, sono in present/how_to.json.
### Il regolamento non nomina autore, età e durata: vengono da descrizioni pubbliche del gioco.

futurisiko-how-to-players = Da 4 a 6; qui anche in 3, per regola della casa
    .name = Giocatori
futurisiko-how-to-age = Dai 12 anni
    .name = Età
futurisiko-how-to-time = Due o tre ore
    .name = Durata
futurisiko-how-to-author = Spartaco Albertarelli
    .name = Autore

futurisiko-how-to-goal = Costruisci carri armati, aerei e sottomarini e conquista territori. Chi arriva per primo a
    20 vince all’istante.
    .name = Scopo

futurisiko-how-to-box = Una plancia con la mappa del mondo, e:
    .name = Nella scatola
futurisiko-how-to-box-armies = sei eserciti, ciascuno con 50 carri armati, 20 aerei, 10 sottomarini e 20 bandierine. Una
    bandierina è una guarnigione: difende, ma non si muove e non attacca mai;
futurisiko-how-to-box-dice = dieci dadi con esplosioni: ognuno colpisce una volta su tre;
futurisiko-how-to-box-cards = 60 carte di sette tipi, ognuna con un cerchio in uno dei sei colori.

futurisiko-how-to-board = La mappa ha 36 territori e 8 mari. I territori sono dei giocatori, i mari di nessuno.
    .name = La plancia
futurisiko-how-to-board-links = Giappone, Borneo, Nuova Guinea, Isola di Baffin, Isola Vittoria e Gran Bretagna sono isole, ma
    delle linee le collegano ad altri territori come via terra.
futurisiko-how-to-board-islands = La Groenlandia e il Madagascar non hanno questi collegamenti: ci si arriva solo con aerei e
    sottomarini.
futurisiko-how-to-board-round = Sinistra e destra sono unite: dal Giappone un aereo vola sul Pacifico Settentrionale fino in
    California.
futurisiko-how-to-board-picture = Sono segnate le due vere isole. Avevamo il regolamento ma non la plancia stampata: questa mappa è
    una ricostruzione.

futurisiko-how-to-setup = Ognuno prende un esercito. Si mischiano le carte.
    .name = Preparazione
futurisiko-how-to-setup-first = Girate una carta: comincia il giocatore di quel colore. Poi si mischia ancora una volta e mai più:
    le carte usate vanno in fondo al mazzo.
futurisiko-how-to-setup-flags = A turno, ognuno mette una bandierina su un territorio libero, finché sono tutti occupati.
futurisiko-how-to-setup-five = In cinque un territorio esce dal gioco, meglio il Madagascar o la Groenlandia.
futurisiko-how-to-setup-picture = Quattro giocatori, nove territori ciascuno. Sulla plancia per ora ci sono solo
    bandierine.

futurisiko-how-to-round = Un turno ha quattro fasi. Tutti finiscono una fase prima che cominci la successiva.
    .name = Un turno
futurisiko-how-to-round-sequence = Sequenza: si gira la prima carta. In questo turno comincia il giocatore di quel colore, gli
    altri seguono in senso orario.
futurisiko-how-to-round-cards = Carte: ne puoi avere una ogni tre territori. Chi ne ha troppe scarta, chi ne ha poche pesca.
    Prima di pescare puoi scartare una carta inutile.
futurisiko-how-to-round-production = Produzione: uno dopo l’altro, tutti costruiscono nuovi pezzi.
futurisiko-how-to-round-operations = Operazioni: uno dopo l’altro, ognuno prima muove e poi combatte.

futurisiko-how-to-production = Ogni tuo territorio ti dà un punto di produzione.
    .name = Produzione
futurisiko-how-to-production-costs = Un carro armato costa 1 punto, un aereo 2, un sottomarino 5.
futurisiko-how-to-production-lost = I punti che non spendi vanno persi. Finiti i pezzi, non se ne costruiscono altri.
futurisiko-how-to-production-places = Carri armati e aerei vanno su qualsiasi tuo territorio, i sottomarini in un mare sulle tue
    coste.

futurisiko-how-to-movement = Ogni pezzo si muove al massimo una volta per turno. Prima tutti i tuoi movimenti, poi tutti i tuoi
    combattimenti: dopo non si muove più niente.
    .name = Movimento
futurisiko-how-to-movement-tank = Un carro armato va in un territorio confinante.
futurisiko-how-to-movement-plane = Un aereo fa uno o due passi, sopra terra o mare, e deve finire su un territorio.
futurisiko-how-to-movement-sub = Un sottomarino va in un mare confinante.
futurisiko-how-to-movement-ferry = Un sottomarino che non si è mosso traghetta i tuoi carri armati attraverso il suo
    mare, da una costa a un’altra qualsiasi. Agli aerei non serve.
futurisiko-how-to-movement-enter = Chi entra in un territorio di un altro lo invade, e lì dovrà combattere.
futurisiko-how-to-movement-picture = Due carri armati vanno dal Congo al Sudafrica, un aereo vola dal Brasile sul mare fino al
    Congo, e il sottomarino nell’Atlantico porta due carri armati dal Brasile all’Africa Settentrionale.

futurisiko-how-to-combat = Combatti per ogni territorio che hai invaso, nell’ordine che vuoi, fino in fondo. Non ci
    si ritira.
    .name = Combattimento
futurisiko-how-to-combat-first = Chi ha più aerei nel territorio tira per primo; a parità, il difensore. Poi si tira a turno.
futurisiko-how-to-combat-dice = Tiri un dado per ogni carro armato e ogni aereo. Il difensore ne ha altri due per la
    bandierina, l’attaccante uno per ogni sottomarino in un mare che bagna il territorio. Con ogni lancio puoi
    giocare una carta.
futurisiko-how-to-combat-hits = Per ogni esplosione togli un carro armato o un aereo nemico, e scegli tu quale.
futurisiko-how-to-combat-flag = La bandierina cade per ultima, con una sola esplosione. I dadi non colpiscono i sottomarini, che
    non difendono.
futurisiko-how-to-combat-end = Se i difensori e la bandierina non ci sono più, pianti la tua. Se finiscono i tuoi carri armati e
    aerei, l’attacco è fallito.

futurisiko-how-to-example = Un turno del Rosso, dal primo pezzo alla conquista.
    .name = Un esempio da sfogliare
futurisiko-how-to-example-points = Il Rosso ha nove territori: 9 punti. La Colombia, accanto al Brasile, è del Giallo, con due
    carri armati e un aereo.
futurisiko-how-to-example-build = Il Rosso costruisce un sottomarino nell’Atlantico (5), un aereo (2) e due carri armati (2) in
    Brasile: ha speso tutti e nove i punti.
futurisiko-how-to-example-march = Anche gli altri hanno costruito. Ora il Rosso muove: tre carri armati e due aerei dal Brasile
    invadono la Colombia.
futurisiko-how-to-example-fight = Il combattimento. Il Rosso ha due aerei, il Giallo uno, quindi il Rosso tira per
    primo: sei dadi, per cinque pezzi e il sottomarino.
futurisiko-how-to-example-hits = Il Rosso gioca un’Arma Segreta, per altri { $weapon } dadi, e fa due esplosioni: via un carro
    armato e l’aereo.
futurisiko-how-to-example-back = Il Giallo risponde con tre dadi, uno per il carro armato e due per la bandierina, e colpisce un
    carro armato.
futurisiko-how-to-example-won = Il Rosso tira ancora: due esplosioni tolgono l’ultimo carro armato e la bandierina. La Colombia è
    del Rosso, il decimo di 20 territori.

futurisiko-how-to-cards = Avevamo il regolamento, ma non la scheda che spiega le carte. Di tre, il regolamento dice
    a che cosa servono; il resto, e tutti i valori, sono decisi qui. Se hai la scheda, puoi inserire i suoi valori.
    .name = Le carte
futurisiko-how-to-cards-boost = Super Produzione: { $boost } punti in più nella tua produzione.
futurisiko-how-to-cards-missiles = Missili Balistici: un avversario ha { $missile } punti in meno nella prossima produzione.
futurisiko-how-to-cards-shield = Scudo Spaziale: ferma una carta Missili Balistici puntata su di te.
futurisiko-how-to-cards-weapon = Arma Segreta: { $weapon } dadi in più per un lancio.
futurisiko-how-to-cards-torpedo = Siluro Killer: con un lancio, affonda un sottomarino dell’avversario in un mare vicino al
    combattimento.
futurisiko-how-to-cards-truce = Tregua: fino alle tue prossime operazioni, tu e un avversario non potete invadervi.
futurisiko-how-to-cards-treason = Tradimento: rompe subito una tregua.

futurisiko-how-to-end = Con il 20º territorio la partita è finita, anche se restano combattimenti. Nessuno completa
    il turno. Chi ha perso tutti i territori è fuori gioco.
    .name = La fine

futurisiko-how-to-variants = Mettetevi d’accordo prima di cominciare.
    .name = Varianti
futurisiko-how-to-variants-practice = Per fare pratica: niente carte in mano; il mazzo decide solo chi comincia.
futurisiko-how-to-variants-goal = Più corta: bastano 18 o 16 territori.
futurisiko-how-to-variants-five = In cinque: può uscire dal gioco qualsiasi territorio.
futurisiko-how-to-variants-three = In tre: 12 territori ciascuno. Il regolamento è per quattro-sei giocatori; questa è una regola
    della casa.
futurisiko-how-to-variants-limits = Altre regole della casa: al massimo dieci dadi per lancio, e un ultimo turno dopo il quale vince chi
    ha più territori.
futurisiko-how-to-variants-files = Una mappa o una scheda delle carte tutta tua.

futurisiko-how-to-advice = Non sono regole, ma ciò che insegna l’esperienza.
    .name = Buono a sapersi
futurisiko-how-to-advice-cards = Fate le prime partite senza carte. Torneranno utili quando il resto vi sarà familiare.
futurisiko-how-to-advice-tanks = Nei primi turni i carri armati, che costano poco, sono la scelta migliore: rafforza i tuoi
    territori.
futurisiko-how-to-advice-last = Se sei l’ultimo del turno, osa. Dopo di te non gioca nessuno, e puoi chiudere i buchi con la
    produzione seguente.
futurisiko-how-to-advice-plan = Prima invadi e poi combatti, e dopo non muovi più. Pensa quindi prima a quanti attaccano e a quanti
    restano a casa.
futurisiko-how-to-advice-islands = Le isole sono sicure all’inizio, finché qualcuno non costruisce aerei o sottomarini.
futurisiko-how-to-advice-planes = Guarda chi ha più aerei. Basta uno in più e il primo lancio è tuo; con la carta giusta può
    essere micidiale.
futurisiko-how-to-advice-subs = I sottomarini costano molto: non costruirli troppo presto. Però è difficile
    perderli: li affonda solo una carta speciale.

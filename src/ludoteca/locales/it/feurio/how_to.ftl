### Come si gioca a Feurio!, in una pagina: dati e sezioni, il titolo di ciascuno come .name.
### La struttura, e le posizioni delle figure, sono in present/how_to.json.

feurio-how-to-players = Da 1 a 4
    .name = Giocatori
feurio-how-to-age = Dai 10 anni
    .name = Età
feurio-how-to-time = Circa 30 minuti
    .name = Durata
feurio-how-to-author = Heinrich Glumpler
    .name = Autore

feurio-how-to-goal = La foresta brucia e tu guidi una squadra di pompieri. Occupa le tessere dove il fuoco è
    violento, fa’ che si tocchino e mantieni un accesso all’acqua. Vince chi ha più punti.
    .name = Scopo

feurio-how-to-box = Bastano una foresta e qualcuno che la salvi.
    .name = Nella scatola
feurio-how-to-box-tiles = 36 tessere foresta, esagoni con sei lati: sei per ogni numero da 1 a 6. Un numero alto
    vuol dire fuoco violento, uno basso molta acqua. Sul retro c’è uno 0.
feurio-how-to-box-men = 48 pompieri, 12 per ognuno dei quattro colori. Una tessera ha spazi per loro: uno sull’1 e sul 2,
    due sul 3 e sul 4, tre sul 5 e sul 6.

feurio-how-to-setup = Questa è la partita in quattro. Si può giocare anche in meno: vedi sotto.
    .name = Preparazione
feurio-how-to-setup-men = Ognuno prende i 12 pompieri di un colore. Le tessere si mischiano coperte.
feurio-how-to-setup-tiles = Il più anziano gira quattro tessere e ne fa un rombo, disponendole come vuole.
feurio-how-to-setup-first = Comincia chi siede alla sinistra del più anziano. Poi si va in senso orario.
feurio-how-to-setup-picture = Un rombo di quattro tessere. Le due in mezzo toccano tutte le altre.

feurio-how-to-fire = Prima l’incendio divampa: pesca una tessera e piazzala nel punto più caldo. È obbligatorio.
    .name = Il tuo turno: l’incendio divampa
feurio-how-to-fire-heat = Il calore di un punto vuoto è la somma dei numeri di tutte le tessere che lo toccano. La tessera
    pescata non conta.
feurio-how-to-fire-tie = Se più punti sono ugualmente caldi, scegli tu.
feurio-how-to-fire-picture = Due punti brillano con 6 + 4 = 10. Il 2 deve andare in uno dei due.

feurio-how-to-men = Poi, se vuoi, piazzi fino a tre pompieri.
    .name = Il tuo turno: i pompieri
feurio-how-to-men-one = Vanno tutti sulla stessa tessera, ma può essere una qualsiasi sul tavolo, anche con altri pompieri.
feurio-how-to-men-room = Quando piazzi, per ogni pompiere sulla tessera servono uno spazio e un lato libero, cioè un
    lato senza tessere accanto. Si contano i pompieri di tutti i colori.
feurio-how-to-men-stay = Chi c’è, resta. Se poi il fuoco chiude dei lati, nessuno deve andarsene.
feurio-how-to-men-picture = Il 6 segnato ha tre spazi e tre lati liberi: ci stanno fino a tre pompieri.

feurio-how-to-end = Quando l’ultima tessera è piazzata, i turni continuano senza tessere: piazzi pompieri o passi.
    .name = La fine
feurio-how-to-end-pass = Chi ha passato può piazzare di nuovo la volta dopo. Quando passano tutti di seguito, la partita è
    finita.

feurio-how-to-scoring = Le tessere con un tuo pompiere che si toccano formano un’area. Ogni area conta a parte.
    .name = Punteggio
feurio-how-to-scoring-sum = Somma i numeri dell’area. Dividi per il numero più basso fra quelli che hanno ancora un lato
    libero e arrotonda per eccesso.
feurio-how-to-scoring-locked = Un’area senza lati liberi non vale niente.
feurio-how-to-scoring-tie = A parità di punti decide la singola area che vale di più.
feurio-how-to-scoring-picture = Verde: 5 + 6 + 1 = 12. L’1 ha un lato libero, quindi 12 diviso 1: 12 punti.

feurio-how-to-example = L’esempio del regolamento, passo per passo: quattro turni e un punteggio. Il Rosso è il più
    anziano.
    .name = Un esempio da sfogliare
feurio-how-to-example-start = Il Rosso gira 3, 6, 6 e 4 e mette in mezzo i due 6. Il Verde siede alla sua sinistra e
    comincia.
feurio-how-to-example-green = Il Verde pesca un 2. I punti più caldi hanno 6 + 4 = 10, in basso e in alto a destra. Il
    Verde può scegliere.
feurio-how-to-example-green-men = Il Verde sceglie in alto a destra e manda un pompiere sul 6 in basso. Potevano
    essere tre: questo 6 ha tre spazi e tre lati liberi.
feurio-how-to-example-blue = Il Blu pesca un 1: ora solo in basso c’è 10. Il Blu raggiunge il Verde sul 6 in basso.
    Restano due lati liberi, quindi ci sta solo un altro pompiere.
feurio-how-to-example-yellow = Il 2 del Giallo può andare in alto o a sinistra (3 + 6 = 9) e va a sinistra. Due pompieri
    sul 6 in alto: con due lati liberi è al completo.
feurio-how-to-example-red = Il Rosso pesca un 5. Di nuovo due punti hanno 9: in alto con 3 + 6 e in basso a sinistra con
    2 + 6 + 1. Si possono sommare anche tre tessere.
feurio-how-to-example-red-men = Il Rosso lo piazza in alto e ci mette subito un pompiere.
feurio-how-to-example-later = Due giri dopo. Di questi otto turni il regolamento mostra solo come finiscono: potrebbero essere andati così.
feurio-how-to-example-yellow-points = Giallo: il 6 è isolato e vale 0. 2 + 5 = 7, diviso 2 e arrotondato per
    eccesso, fa 4 punti.
feurio-how-to-example-green-points = Verde: 5 + 6 + 1 = 12, diviso 1, fa 12 punti. Gli altri gli hanno chiuso le vie per
    crescere.
feurio-how-to-example-blue-points = Blu: 6 + 4 + 2 = 12, diviso 2, fa 6 punti. Due pompieri sul 4 tengono fuori il Verde.
feurio-how-to-example-red-points = Rosso: 1 punto per l’1, e 5 + 2 = 7, diviso 2, fa 4: in tutto 5. Un pompiere sul 4 in
    mezzo porterebbe a 12!

feurio-how-to-three = Ognuno ha 12 pompieri di un colore e quattro aiutanti del quarto. Le tessere di partenza formano un
    triangolo.
    .name = In tre
feurio-how-to-three-turn = In un turno piazzi o i tuoi pompieri o gli aiutanti, mai entrambi. Gli aiutanti occupano
    posto, quindi servono per bloccare.
feurio-how-to-three-end = Prima del punteggio si tolgono tutti gli aiutanti. Non possono pagare una linea di fuoco.
feurio-how-to-three-picture = Tre tessere di partenza: ognuna tocca le altre due.

feurio-how-to-two = Ciascuno guida due colori, 24 pompieri. L’incendio comincia con due tessere affiancate. In un turno
    piazzi uno solo dei tuoi colori. Ogni colore fa punti per sé, poi si sommano.
    .name = In due

feurio-how-to-solitaire = Da solo hai tutti i 48 pompieri e una tessera di partenza, e a ogni turno piazzi un solo colore. Dopo
    il turno dell’ultima tessera hai vinto se:
    .name = Solitario
feurio-how-to-solitaire-placed = tutti i 48 pompieri sono nella foresta,
feurio-how-to-solitaire-region = ogni colore è un’unica area,
feurio-how-to-solitaire-water = e in ognuna delle quattro c’è un 1 con un lato libero.
feurio-how-to-solitaire-picture = Salva! Ogni colore è unito e ha il suo 1 aperto.

feurio-how-to-cooperative = In due, tre o quattro giocate come al solito, ma vincete o perdete insieme. L’obiettivo
    è quello del solitario, e la partita finisce con il turno dell’ultima tessera. In tre gli aiutanti restano, e
    anche loro devono formare un’area con un 1 aperto. È più difficile che da soli: si piazza a turno, e ci sono già
    più tessere sul tavolo prima che il primo pompiere possa agire.
    .name = Cooperativo

feurio-how-to-firebreak = Quando giocate gli uni contro gli altri, puoi guardare la tua tessera in segreto e
    piazzarla coperta nel punto più caldo: è una linea di fuoco. Solo tu ne conosci il numero.
    .name = Variante: linea di fuoco
feurio-how-to-firebreak-cost = Costa un pompiere della tua riserva, per sempre, e in questo turno non piazzi nessuno.
feurio-how-to-firebreak-zero = Brucia con 0 e chiude i lati delle vicine come ogni tessera. Nessuno può starci sopra.
feurio-how-to-firebreak-before = Il Verde ha pescato una tessera. Il punto più caldo ha 5 + 6 + 2 = 13.
feurio-how-to-firebreak-after = Coperta, non aggiunge calore intorno a sé: l’incendio continua altrove.

feurio-how-to-hotter = Nel punteggio si arrotonda per difetto invece che per eccesso. Così conviene più spesso riempire una
    tessera solo per tenere lontani gli altri.
    .name = Variante: Hot Game

feurio-how-to-advice = Non sono regole, ma ciò che insegna l’esperienza.
    .name = Buono a sapersi
feurio-how-to-advice-place = Occupa molte tessere con numeri alti e fa’ che si tocchino. Un solo numero basso con un lato
    libero, meglio di tutti un 1, fa valere molto l’intera area.
feurio-how-to-advice-edges = Tieni d’occhio i lati liberi della tua acqua. Prima di piazzare, guarda dove andrà il
    fuoco: basta una tessera per isolarla.
feurio-how-to-advice-block = Una tessera è al completo appena ha tanti pompieri quanti lati liberi. Due dei tuoi sulla
    tessera giusta possono spezzare l’area di un altro.
feurio-how-to-advice-break = Una linea di fuoco guida l’incendio: raffredda ciò che ha intorno, e può salvare la tua
    acqua o isolare quella di un altro. Ma costa un pompiere, e in questo turno non piazzi nessuno.
feurio-how-to-advice-hotter = Nell’Hot Game le aree piccole e sparse perdono le frazioni. Spezza quelle degli altri
    e tieni unite le tue.
feurio-how-to-advice-solitaire = Da soli o insieme, mandate presto i primi pompieri. Più si aspetta, più diventa difficile.

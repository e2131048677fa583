### Che cosa dice Feurio! delle mosse, della fine e degli obiettivi. Le regole sono in feurio-rules.ftl.

feurio-nutshell = La foresta brucia. Nel tuo turno piazzi la tessera pescata nel punto più caldo, dove i numeri
    intorno danno la somma più alta; poi puoi mettere fino a tre dei tuoi uomini su una tessera che abbia
    spazi e lati liberi per loro. I tuoi uomini su tessere collegate formano un’area: vale la somma dei suoi
    numeri, divisa per il più basso fra quelli su una tessera che ha ancora un lato libero. Occupa quindi
    numeri alti, collegati a un numero basso che il fuoco non chiude. Vince chi ha più punti.
feurio-nutshell-task = La foresta brucia, e tutti la difendete insieme. In ogni turno la tessera pescata va nel
    punto più caldo, dove i numeri intorno danno la somma più alta; poi fino a tre uomini di uno stesso colore
    possono andare su una tessera che abbia spazi e lati liberi per loro. Quando è piazzata l’ultima tessera,
    tutti i 48 uomini devono essere piazzati, ogni colore in un’unica area collegata che contiene un 1 con un
    lato libero.
feurio-all-colours = tutti i colori
feurio-brigade = la brigata
feurio-about = Un incendio nella foresta per 1-4 squadre. Opzioni: seats=da 1 a 4; goal=score (da 2 a 4 posti), solo
    (1 posto) o coop (da 2 a 4 posti); firebreak (linee di fuoco: le tessere si possono piazzare coperte, R82;
    solo con goal=score); hotter (Hot Game: si arrotonda per difetto e non per eccesso, R93).

feurio-colour = { $colour ->
        [red] rosso
        [green] verde
        [blue] blu
       *[yellow] giallo
    }

## Mosse e opzioni scritte male

feurio-malformed = “{ $text }” non è una mossa. Le mosse si scrivono così: “lay 2,-1”, “men 0,0 1 green”, “pass”,
    “break 2,-1 red”, “arrange 3 6” (prima il numero più basso) e “draw 4”.
feurio-hidden-draw = “draw ?” sta per una tessera che il lettore di questa registrazione non ha visto; una
    registrazione così si può leggere, ma non rigiocare.
feurio-option-seats = Feurio! ha da 1 a 4 posti, non “{ $found }”.
feurio-option-goal = Con { $seats ->
        [one] un posto
       *[other] { $seats } posti
    } si gioca con goal={ $known }, non “{ $found }”.
feurio-option-firebreak = Le linee di fuoco ci sono solo nelle partite con l’obiettivo “score”, non “{ $goal }”.

## Non è il tuo turno

feurio-over = La partita è finita.
feurio-draw-first = “{ $move }” arriva troppo presto: prima si pesca una tessera.
feurio-no-draw = Adesso non si pesca nessuna tessera: tocca al posto { $seat }.

## Vietato

feurio-no-such-tile = Non c’è nessuna tessera con un { $number }: le tessere vanno da 1 a 6.
feurio-number-used-up = Tutte e sei le tessere con un { $number } sono già state pescate; restano { $left }.
feurio-no-arranging = Le tessere di partenza si dispongono solo prima del primo turno, e solo in quattro giocatori.
feurio-arrange-first = “{ $move }” arriva troppo presto: prima il giocatore più anziano dispone le tessere di partenza.
feurio-not-start-tiles = “{ $move }” nomina due tessere che non ci sono entrambe: le tessere di partenza sono { $tiles }.
feurio-has-laid = La tessera di questo turno è già piazzata; ora tocca agli uomini, oppure si passa.
feurio-no-tile-left = Non ci sono più tessere da piazzare; ora tocca agli uomini, oppure si passa.
feurio-lay-first = “{ $move }” arriva troppo presto: prima si piazza la tessera pescata.
feurio-occupied = In { $cell } c’è già una tessera. L’incendio divampa nel punto più caldo: { $hottest } (calore { $heat }).
feurio-apart = { $cell } non tocca nessuna tessera. L’incendio divampa nel punto più caldo: { $hottest } (calore { $heat }).
feurio-not-hottest = In { $cell } il calore è { $here }, ma nel punto più caldo è { $heat }: { $hottest }.
feurio-no-firebreaks = In questa partita non ci sono linee di fuoco.
feurio-auxiliary-pays = Un aiutante ({ feurio-colour }) non può pagare una linea di fuoco.
feurio-other-pays = Il { feurio-colour } è di qualcun altro: una linea di fuoco si paga con un uomo proprio.
feurio-nobody-pays = Il { feurio-colour } non ha più uomini per pagare una linea di fuoco.
feurio-men-count = In un turno si piazzano 1, 2 o 3 uomini, oppure si passa; non { $count }.
feurio-not-own-men = Il { feurio-colour } non puoi piazzarlo tu: i tuoi uomini sono { $own }.
feurio-men-used-up = { $count } uomini del { feurio-colour } sono troppi: nella riserva { $left ->
        [0] non ce n’è più nessuno
        [one] ce n’è solo uno
       *[other] ce ne sono solo { $left }
    }.
feurio-no-tile-here = In { $cell } non c’è nessuna tessera.
feurio-men-on-firebreak = In { $cell } c’è una linea di fuoco: lì non vanno uomini.
feurio-locked = La tessera { $number } in { $cell } non ha più lati liberi: nessuno può piazzarvi uomini.
feurio-no-space = La tessera { $number } in { $cell } ha { $spaces } { $spaces ->
        [one] spazio
       *[other] spazi
    } e { $men ->
        [0] nessun uomo
        [one] un uomo
       *[other] { $men } uomini
    } sopra: c’è posto per { $room }, non per { $count }.
feurio-no-edge = La tessera { $number } in { $cell } ha { $edges } { $edges ->
        [one] lato libero
       *[other] lati liberi
    } e { $men ->
        [0] nessun uomo
        [one] un uomo
       *[other] { $men } uomini
    } sopra: { $room ->
        [0] non c’è posto per altri uomini
       *[other] c’è posto per { $room }, non per { $count }
    }.

## Permesso, e perché

feurio-why-draw = La prossima tessera è un { $number }; ce { $count ->
        [one] n’era ancora una
       *[other] n’erano ancora { $count }
    } (R6).
feurio-why-hidden-draw = Si pesca una tessera e la si guarda in segreto (R82).
feurio-why-arrange = Le tessere { $smaller } e { $larger } si toccano al centro (R9).
feurio-why-lay = L’incendio divampa in { $cell }, fra i punti più caldi: calore { $sum } (R16).
feurio-why-break = Una linea di fuoco in { $cell }, fra i punti più caldi (calore { $sum }, R83): brucia con 0, costa un uomo
    del { feurio-colour } e in questo turno non si piazzano uomini (R84, R85).
feurio-why-men = { $count ->
        [one] 1 uomo
       *[other] { $count } uomini
    } del { feurio-colour } sulla tessera { $number } in { $cell }: { $spaces } { $spaces ->
        [one] spazio
       *[other] spazi
    }, { $edges } { $edges ->
        [one] lato libero
       *[other] lati liberi
    }, già lì: { $men } (R30, R31).
feurio-why-pass = Nessun uomo in questo turno (R38).

## La fine

feurio-all-passed = Tutti i giocatori hanno passato uno dopo l’altro.
feurio-won-by-region = Parità a { $points } punti: decide l’area di maggior valore, { $best } (R52).
feurio-shared-victory = Parità a { $points } punti e con aree di uguale valore ({ $best }): la vittoria è condivisa
    (R53).
feurio-task-done = Tutti gli uomini sono piazzati, ogni colore in un’unica area con un 1 aperto.
feurio-men-left = { $men ->
        [one] Un uomo del { feurio-colour } non è stato piazzato
       *[other] { $men } uomini del { feurio-colour } non sono stati piazzati
    }.
feurio-not-one-region = Il { feurio-colour } sta in { $regions } aree separate.
feurio-no-water = L’area del { feurio-colour } non contiene nessun 1 con un lato libero.

## L’obiettivo non è più raggiungibile

feurio-too-few-waters = A ogni colore serve un proprio 1 con un lato libero, e non ne restano abbastanza.
feurio-cut-off-from-water = Al { feurio-colour } restano troppo pochi uomini per arrivare a un 1 con un lato libero.
feurio-split = Il { feurio-colour } sta in aree separate, e gli restano troppo pochi uomini per unirle.
feurio-too-few-turns = Al posto { $seat } restano troppo pochi turni per piazzare tutti gli uomini.
feurio-too-few-places = Ci sono più uomini da piazzare che spazi per loro.

## Statistiche

feurio-stats-table = tavolo
feurio-stats-name = { $goal ->
        [solo] in solitario
        [coop] { $seats } insieme
       *[score] { $seats } giocatori
    }{ $firebreak ->
        [True] , linee di fuoco
       *[False] { "" }
    }{ $hotter ->
        [True] , Hot Game
       *[False] { "" }
    }
feurio-stats-points = Punti alla fine
feurio-stats-mean = media
feurio-stats-best = di chi vince
feurio-stats-last = dell’ultimo
feurio-stats-record = record
feurio-stats-seats = Vittorie secondo l’ordine del primo turno (R10)
feurio-stats-seat-points = Punti in media, e record, secondo l’ordine del primo turno (R10)
feurio-stats-breaks = Vittorie secondo le linee di fuoco piazzate da un giocatore: ciò che va insieme, non ciò che ne segue (R82)
feurio-stats-laid = per partita
feurio-stats-none = con nessuna
feurio-stats-one = con una
feurio-stats-more = con più
feurio-stats-tasks = Obiettivi raggiunti (R71, R78)
feurio-stats-done = raggiunti
feurio-stats-chart-points = Punti alla fine, per numero di giocatori
feurio-stats-axis-points = punti
feurio-stats-chart-places = Parte delle vittorie secondo l’ordine del primo turno
feurio-stats-chart-tasks = Quante volte l’obiettivo è raggiunto
feurio-stats-turn = { $place }º posto

## Che cosa sceglie chi apre un tavolo

feurio-choice-seats = Squadre
    .about = Quanti giocano.
    .setting = { $setting }
feurio-choice-goal = Obiettivo
    .about = Punti per ognuno, o un obiettivo per tutti: ogni uomo piazzato, ogni colore in un’unica area con un 1 aperto.
    .setting = { $setting ->
        [solo] In solitario: raggiungi l’obiettivo
        [coop] Insieme: raggiungete l’obiettivo in squadra
       *[score] Ognuno per sé: vince chi ha più punti
    }
feurio-choice-firebreak = Linee di fuoco
    .about = Una tessera pescata si può piazzare coperta: brucia con 0 e costa un uomo.
    .setting = { $setting ->
        [true] Con linee di fuoco
       *[false] Senza
    }
feurio-choice-hotter = Hot Game
    .about = I punti si arrotondano per difetto e non per eccesso: le aree piccole valgono meno.
    .setting = { $setting ->
        [true] Per difetto
       *[false] Per eccesso
    }

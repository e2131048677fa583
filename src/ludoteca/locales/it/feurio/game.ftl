### Che cosa dice Feurio! delle mosse, della fine e degli obiettivi. Le regole sono in feurio-rules.ftl.

feurio-nutshell = La foresta è in fiamme! Manda le squadre dove il fuoco è più forte, ma tieni aperta una via verso l’acqua,
    o i punti vanno in fumo.
feurio-nutshell-task = La foresta è in fiamme, e la salvate insieme! Portate tutti i 48 pompieri al loro posto: ogni
    colore in un’unica area, con un 1 che il fuoco non ha isolato.
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
feurio-firefighters = { $count } { $count ->
        [one] pompiere
       *[other] pompieri
    }{ $colour ->
        [none] {""}
        [red] { $count ->
            [one] {" "}rosso
           *[other] {" "}rossi
        }
        [green] { $count ->
            [one] {" "}verde
           *[other] {" "}verdi
        }
        [blue] {" "}blu
       *[yellow] { $count ->
            [one] {" "}giallo
           *[other] {" "}gialli
        }
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
feurio-draw-first = “{ $move }” arriva troppo presto: prima pesca una tessera.
feurio-no-draw = Adesso non si pesca: è di turno { $seat }.

## Vietato

feurio-no-such-tile = Non c’è nessuna tessera con un { $number }: le tessere vanno da 1 a 6.
feurio-number-used-up = Tutte e sei le tessere con un { $number } sono già state pescate; restano { $left }.
feurio-no-arranging = Le tessere di partenza si dispongono solo prima del primo turno, e solo in quattro giocatori.
feurio-arrange-first = “{ $move }” arriva troppo presto: prima il giocatore più anziano dispone le tessere di partenza.
feurio-not-start-tiles = “{ $move }” nomina due tessere che non ci sono entrambe: le tessere di partenza sono { $tiles }.
feurio-has-laid = La tua tessera è già sul tavolo. Ora piazza i pompieri, o passa.
feurio-no-tile-left = Le tessere sono finite. Piazza i pompieri, o passa.
feurio-lay-first = “{ $move }” arriva troppo presto: prima piazza la tessera pescata.
    .board = Prima piazza la tessera pescata.
feurio-occupied = In { $cell } c’è già una tessera. L’incendio divampa nel punto più caldo: { $hottest } (calore { $heat }).
    .board = Lì c’è già una tessera. L’incendio divampa in un punto che brilla.
feurio-apart = { $cell } non tocca nessuna tessera. L’incendio divampa nel punto più caldo: { $hottest } (calore { $heat }).
    .board = Quel punto non tocca nessuna tessera. L’incendio divampa in un punto che brilla.
feurio-not-hottest = In { $cell } il calore è { $here }, ma nel punto più caldo è { $heat }: { $hottest }.
    .board = Lì il calore è { $here }. I punti più caldi brillano: { $heat }.
feurio-no-firebreaks = In questa partita non ci sono linee di fuoco.
feurio-auxiliary-pays = Un aiutante ({ feurio-colour }) non può pagare una linea di fuoco.
feurio-other-pays = Il { feurio-colour } è di qualcun altro: una linea di fuoco si paga con un pompiere proprio.
feurio-nobody-pays = Il { feurio-colour } non ha più pompieri per pagare una linea di fuoco.
feurio-men-count = Piazzi 1, 2 o 3 pompieri, o passi; non { $count }.
feurio-not-own-men = Il { feurio-colour } non puoi piazzarlo tu: i tuoi pompieri sono { $own }.
feurio-men-used-up = Non hai { feurio-firefighters }: { $left ->
        [0] non ne resta nessuno
        [one] ne resta solo uno
       *[other] ne restano solo { $left }
    }.
feurio-no-tile-here = In { $cell } non c’è nessuna tessera.
    .board = Lì non c’è nessuna tessera.
feurio-men-on-firebreak = In { $cell } c’è una linea di fuoco: lì non vanno pompieri.
    .board = È una linea di fuoco: lì non vanno pompieri.
feurio-locked = La tessera { $number } in { $cell } non ha più lati liberi: nessuno può piazzarvi pompieri.
    .board = Questo { $number } non ha più lati liberi: nessuno può piazzarvi pompieri.
feurio-no-space = La tessera { $number } in { $cell } ha { $spaces } { $spaces ->
        [one] spazio
       *[other] spazi
    } e { $men ->
        [0] nessun pompiere
        [one] un pompiere
       *[other] { $men } pompieri
    } sopra: c’è posto per { $room }, non per { $count }.
    .board = Su questo { $number } c’è posto per { $room }, non per { $count }: gli spazi sono occupati.
feurio-no-edge = La tessera { $number } in { $cell } ha { $edges } { $edges ->
        [one] lato libero
       *[other] lati liberi
    } e { $men ->
        [0] nessun pompiere
        [one] un pompiere
       *[other] { $men } pompieri
    } sopra: { $room ->
        [0] non c’è posto per altri pompieri
       *[other] c’è posto per { $room }, non per { $count }
    }.
    .board = Su questo { $number } c’è posto per { $room }, non per { $count }: ogni pompiere vuole un lato libero.

## Permesso, e perché

feurio-why-draw = { $number ->
        [0] Viene pescata una tessera in segreto.
       *[other] Esce un { $number }.
    }
feurio-why-arrange = { $seat } mette al centro il { $smaller } e il { $larger }.
feurio-why-lay = L’incendio divampa nel punto più caldo ({ $sum }).
feurio-why-break = Una linea di fuoco nel punto più caldo ({ $sum }): brucia con 0 e costa { feurio-firefighters }. In questo
    turno non si piazza nessuno.
feurio-why-men = { $seat } piazza { feurio-firefighters } sul { $number }.
feurio-why-pass = { $seat } passa.
feurio-told-start = L’incendio comincia con { $words ->
        [no] { $last }
       *[other] { $words } e { $last }
    }.
feurio-told-start-tiles = { $count ->
        [1] un { $number }
        [2] due { $number }
        [3] tre { $number }
       *[4] quattro { $number }
    }
feurio-told-draw = { $number ->
        [0] pesca una tessera in segreto
       *[other] pesca un { $number }
    }.
    .more = {""}
feurio-told-arrange = mette al centro il { $smaller } e il { $larger }.
    .more = {""}
feurio-told-lay = { $number ->
        [0] L’incendio divampa nel punto più caldo ({ $sum })
       *[other] Un { $number }: l’incendio divampa nel punto più caldo ({ $sum })
    }{ feurio-told-gain }.
    .more = { $number ->
        [0] per il punto più caldo ({ $sum })
       *[other] : un { $number } per il punto più caldo ({ $sum })
    }{ feurio-told-gain }
feurio-told-break = piazza una linea di fuoco nel punto più caldo, per { feurio-firefighters }{ feurio-told-gain }.
    .more = e piazza la tessera coperta: una linea di fuoco, per { feurio-firefighters }{ feurio-told-gain }
feurio-told-men = piazza { feurio-firefighters } sul { $number }{ feurio-told-gain }.
    .more = , { feurio-firefighters } sul { $number }{ feurio-told-gain }
feurio-told-pass = passa.
    .more = e passa
feurio-told-gain = { $sign ->
        [up] , +{ $points }{" "}
        [down] , −{ $points }{" "}
       *[no] {""}
    }{ $sign ->
        [no] {""}
       *[other] { $points ->
            [one] punto
           *[other] punti
        }
    }

## Che cosa parla per una mossa: la seconda frase di un consiglio

feurio-motive-arrange = Le due al centro toccano tutte le altre: sono quelle che scaldano di più la foresta.
feurio-motive-lay-only = È l’unico punto che brilla.
feurio-motive-lay-water = Un 1 è acqua: a ogni colore ne serve uno con un lato libero.
feurio-motive-lay-spares = In un altro punto che brilla avresti { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in meno.
feurio-motive-lay-costs = Isola un’area di { $other }: lì { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } in meno.
feurio-motive-lay-beside = { $use ->
        [sum] È accanto ai tuoi pompieri: un grande fuoco a portata di mano.
        [water] È accanto ai tuoi pompieri: acqua a portata di mano.
       *[middle] È accanto ai tuoi pompieri: ci possono arrivare.
    }
feurio-motive-lay-apart = Non chiude nessun lato delle tue tessere.
feurio-motive-break = { $points ->
        [0] Coperta brucia con 0, e l’incendio va altrove.
        [one] Scoperta ti costerebbe 1 punto.
       *[other] Scoperta ti costerebbe { $points } punti.
    }
feurio-motive-men-auxiliary = Gli aiutanti non portano punti, ma occupano posti che servono agli altri.
feurio-motive-men-crowd = La tua area resta uguale, ma agli altri resta meno posto.
feurio-motive-men-joins = Unisce { $count } aree in una sola.
feurio-motive-men-new = Comincia una nuova area, con { $edges ->
        [one] un lato libero
       *[other] { $edges } lati liberi
    } per crescere.
feurio-motive-men-divisor = Ora la tua area si divide per { $now }{ $was ->
        [0] , mentre prima non aveva lati liberi
       *[other] {" "}invece che per { $was }
    }.
feurio-motive-men-grows = La tua area cresce: la somma era { $was }, ora è { $now }.
feurio-motive-men-water = Ora il { feurio-colour } ha un 1 con un lato libero.
feurio-motive-men-task = { $men ->
        [one] Vanno piazzati tutti: del { feurio-colour } aspetta ancora un pompiere.
       *[other] Vanno piazzati tutti: del { feurio-colour } aspettano ancora { $men } pompieri.
    }
feurio-motive-pass = { $men ->
        [0] Non hai più nessuno da piazzare.
       *[other] { $tiles ->
            [0] Nessun pompiere che puoi piazzare ti porterebbe di più.
           *[other] Tieni { $men ->
                [one] l’ultimo pompiere
               *[other] i tuoi { $men } pompieri
            } per tessere migliori.
        }
    }

## La fine

feurio-all-passed = Tutti hanno passato.
feurio-won-by-region = Parità a { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: decide l’area di maggior valore ({ $best }).
feurio-shared-victory = Parità a { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, e aree di uguale valore ({ $best }): la vittoria è condivisa.
feurio-task-done = Tutti i pompieri sono al loro posto, ogni colore in un’unica area con l’acqua.
feurio-men-left = { $men ->
        [one] Un pompiere del { feurio-colour } non è stato piazzato
       *[other] { $men } pompieri del { feurio-colour } non sono stati piazzati
    }.
feurio-not-one-region = Il { feurio-colour } sta in { $regions } aree separate.
feurio-no-water = L’area del { feurio-colour } non contiene nessun 1 con un lato libero.

## L’obiettivo non è più raggiungibile

feurio-too-few-waters = A ogni colore serve un proprio 1 con un lato libero, e non ne restano abbastanza.
feurio-cut-off-from-water = Al { feurio-colour } restano troppo pochi pompieri per arrivare a un 1 con un lato libero.
feurio-split = Il { feurio-colour } sta in aree separate, e gli restano troppo pochi pompieri per unirle.
feurio-too-few-turns = I turni che restano sono troppo pochi per piazzare tutti i pompieri.
feurio-too-few-places = Ci sono più pompieri da piazzare che spazi per loro.

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

feurio-choice-seats = Giocatori
    .about = Quanti giocano.
    .setting = { $setting }
feurio-choice-goal = Obiettivo
    .about = Punti per ognuno, o un obiettivo per tutti: tutti piazzati, ogni colore in un’unica area con un 1 aperto.
    .setting = { $setting ->
        [solo] In solitario – salva la foresta
        [coop] Insieme – salvate la foresta in squadra
       *[score] Ognuno per sé – vince chi ha più punti
    }
feurio-choice-firebreak = Linee di fuoco
    .about = Puoi piazzare una tessera coperta: brucia con 0 e costa un pompiere.
    .setting = { $setting ->
        [true] Con linee di fuoco
       *[false] Senza
    }
feurio-choice-hotter = Hot Game
    .about = I punti si arrotondano per difetto e non per eccesso: le aree piccole valgono meno.
    .setting = { $setting ->
        [true] Hot Game
       *[false] Senza
    }

## A che cosa tendono i bot

feurio-temper-many = ne manda tanti insieme
feurio-temper-high = cerca i fuochi più grandi
feurio-temper-low = preferisce i fuochi piccoli

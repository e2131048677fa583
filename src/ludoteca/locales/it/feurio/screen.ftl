### Le parole intorno al tavolo di Feurio! in un terminale.

feurio-screen-seat = Posto { $seat }

## Il tavolo

feurio-screen-key = In una tessera: il suo numero, dove si trova, i suoi spazi ({ $vacant } per un pompiere,
    { $unusable } senza un lato libero per lui) e, in basso, i suoi lati liberi ({ $locked } isolata).
feurio-screen-key-heat = Intorno alla foresta: il calore dei punti liberi, i più caldi segnati da frecce.
feurio-screen-key-firebreak = { $back } è una linea di fuoco, con il numero tra parentesi se lo conosci.
feurio-screen-key-rows = In una tessera: il suo numero, i suoi spazi ({ $vacant } per un pompiere, { $unusable }
    senza un lato libero per lui) e, in basso, i suoi lati liberi ({ $locked } isolata). Accanto a una riga: dove si
    trova la tessera più vicina; ogni passo a destra aggiunge 1 alla prima coordinata.
feurio-screen-key-list = Ogni tessera: dove si trova, il suo numero, i suoi spazi ({ $vacant } per un pompiere,
    { $unusable } senza un lato libero per lui), i suoi lati liberi ({ $locked } isolata).

## Uomini e punti

feurio-screen-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
feurio-screen-left = { $men ->
        [one] 1 rimasto
       *[other] { $men } rimasti
    }
feurio-screen-region = { $sum } ÷ { $divisor } = { $points }
feurio-screen-locked = { $sum } isolata = 0
feurio-screen-no-region = ancora nessuna area
feurio-screen-auxiliary = aiutanti, niente punti

## L’obiettivo del gioco in solitario e cooperativo

feurio-screen-placed = { $men ->
        [0] tutti piazzati
       *[other] { $men } da piazzare
    }
feurio-screen-one-region = { $regions ->
        [0] nessuna area
        [one] un’area
       *[other] { $regions } aree
    }
feurio-screen-open-water = { $number } aperto
feurio-screen-impossible = La foresta non si può più salvare: { $reason } ({ $rule })

## Che cosa si chiede

feurio-screen-turning = Si scoprono le tessere di partenza: { $tiles ->
        [none] ancora nessuna
       *[other] { $tiles }
    }.
feurio-screen-drawing = { $seat } pesca una tessera.
feurio-screen-arranging = { $seat } dispone le tessere di partenza { $tiles }: quali due vanno al centro?
feurio-screen-laying = { $seat } piazza un { $number } ({ $places }) nel punto più caldo.
feurio-screen-laying-or-breaking = { $seat } piazza un { $number } ({ $places }) nel punto più caldo: scoperto, o coperto come
    linea di fuoco.
feurio-screen-laying-hidden = { $seat } piazza una tessera segreta nel punto più caldo.
feurio-screen-placing = { $men ->
        [0] { $seat } non ha più nessuno da piazzare, e passa.
        [one] { $seat } piazza un pompiere, o passa.
       *[other] { $seat } piazza fino a { $men } pompieri su una tessera, o passa.
    }
feurio-screen-won = L’incendio è domato! Vittoria per { $seats } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }. { $reason } ({ $rule })
feurio-screen-task-done = La foresta è salva! { $reason } ({ $rule })
feurio-screen-task-failed = Stavolta ha vinto il fuoco. { $reason } ({ $rule })
feurio-screen-hottest = Calore massimo { $heat }:
feurio-screen-bag = { $left ->
        [0] Nessuna tessera
        [one] 1 tessera
       *[other] { $left } tessere
    } nel sacchetto; non ancora viste: { $unseen ->
        [none] nessuna
       *[other] { $unseen }
    }.

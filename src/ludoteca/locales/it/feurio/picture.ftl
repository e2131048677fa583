### Le parole nel disegno di una partita di Feurio!.

feurio-picture-title = Feurio!, { $seats ->
        [one] un posto
       *[other] { $seats } posti
    }
feurio-picture-desc = { $status }. { $laid ->
        [0] Nessuna tessera
        [one] Una tessera
       *[other] { $laid } tessere
    } sul tavolo. { $left }.

## Che cosa si chiede

feurio-picture-turning = Si scoprono le tessere di partenza
feurio-picture-drawing = { $seat } pesca una tessera
feurio-picture-arranging = { $seat } dispone le tessere di partenza
feurio-picture-laying = { $seat } piazza la tessera pescata
feurio-picture-placing = { $seat } piazza pompieri o passa
feurio-picture-over = La partita è finita
feurio-picture-done = La foresta è salva
feurio-picture-failed = Stavolta ha vinto il fuoco
feurio-picture-to-move = di turno
feurio-picture-wins = vince
feurio-picture-bag = { $left ->
        [0] Nessuna tessera è nel sacchetto
        [one] Una tessera è nel sacchetto
       *[other] { $left } tessere sono nel sacchetto
    }
feurio-picture-unseen = Non ancora viste: { $count } con il numero { $number }
feurio-picture-drawn = La tessera pescata: { $number }
feurio-picture-drawn-secretly = La tessera pescata, che tu non vedi
feurio-picture-start-tile = Tessera di partenza: { $number }
feurio-picture-start-tile-to-come = Una tessera di partenza che deve ancora arrivare

## Il tavolo

feurio-picture-tile = { $number } in { $cell }, { $edges ->
        [0] isolato
        [one] 1 lato libero
       *[other] { $edges } lati liberi
    }, { $men }
feurio-picture-firebreak = Linea di fuoco in { $cell }
feurio-picture-firebreak-known = Linea di fuoco in { $cell }, sotto c’è un { $number }
feurio-picture-no-men = nessun pompiere
feurio-picture-men = { $count ->
        [one] 1 pompiere
       *[other] { $count } pompieri
    } del { $colour }
feurio-picture-open = Punto libero in { $cell }, calore { $heat }
feurio-picture-hottest = Punto più caldo in { $cell }, calore { $heat }

## Uomini e punti

feurio-picture-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
feurio-picture-left = { $men ->
        [one] 1 rimasto
       *[other] { $men } rimasti
    }
feurio-picture-locked = isolata
feurio-picture-no-regions = ancora nessuna area

## Gli obiettivi del gioco in solitario e cooperativo

feurio-picture-goals = Obiettivi
feurio-picture-all-placed = tutti piazzati
feurio-picture-one-region = un’area
feurio-picture-open-water = { $number } aperto
feurio-picture-regions = { $regions ->
        [0] nessuna
       *[other] { $regions } aree
    }
feurio-picture-impossible = Non è più possibile: { $reason }

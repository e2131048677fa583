### Pig: le regole, da P1 a P8, e ciò che dice delle mosse e della fine.

pig-about = Una corsa con un solo dado, da 2 a 4 giocatori. Opzioni: seats=2 a 4; goal=100 (i punti
    che fanno vincere, da 10 a 1000).

## Le regole: il valore è la regola, .name il suo titolo, .ruling che cosa si è deciso qui e perché.

pig-chapter-setup = Preparazione
pig-chapter-turn = Il turno
pig-chapter-end = La fine della partita

P1 = A Pig si gioca da due a quattro; tutti cominciano senza punti. Il posto 0 gioca il primo turno,
    poi si va nell’ordine dei posti.
    .name = I giocatori
P2 = Il traguardo è di 100 punti, se non se ne concorda un altro da 10 a 1000.
    .name = Il traguardo
P3 = Al tuo turno tira il dado quante volte vuoi, finché ti fermi o esce un 1.
    .name = I tiri
P4 = Un turno comincia con un tiro: solo dopo ci si può fermare.
    .name = Il primo tiro
    .ruling = Il gioco si tramanda a voce, spesso senza questa regola; qui vale, perché ogni turno
        faccia andare avanti la partita.
P5 = Il dado ha i numeri da 1 a 6, tutti ugualmente probabili. Da 2 a 6 si aggiungono ai punti del turno.
    .name = Il dado
P6 = Con un 1 si perdono tutti i punti del turno, e il turno finisce.
    .name = L’uno
P7 = Chi si ferma mette al sicuro i punti del turno, che non si perdono più; il turno finisce.
    .name = Fermarsi
P8 = Vince subito chi mette al sicuro abbastanza punti da raggiungere il traguardo. Gli altri sono in
    ordine di punti al sicuro, e a pari punti il posto è lo stesso.
    .name = Chi vince

## Malformato, fuori turno, non permesso

pig-malformed = “{ $text }” non è una mossa. Le mosse sono “roll” e “hold”; il dado risponde da “die 1” a “die 6”.
pig-option-seats = A Pig si gioca in 2, 3 o 4, non in “{ $found }”.
pig-option-goal = Il traguardo è un numero da 10 a 1000, non “{ $found }”.
pig-over = La partita è finita.
pig-no-die = Nessun dado sta rotolando: il posto { $seat } deve tirare o fermarsi.
pig-die-first = “{ $move }” è troppo presto: il dado sta ancora rotolando.
pig-roll-first = Non c’è ancora nulla da mettere al sicuro: un turno comincia con un tiro.

## Permesso, e perché

pig-why-roll = Il dado rotola per avere più di { $turn } (P3).
pig-why-hold = { $turn } punti sono al sicuro, in tutto { $total } (P7).
pig-why-die = Esce { $pips }: il turno vale { $turn } (P5).
pig-why-bust = Esce 1: il turno finisce, e i suoi { $turn } punti sono persi (P6).

## Il racconto: il valore si dice da solo, .more si aggiunge alla riga del turno.

pig-told-die = fa { $points }.
    .more = , { $points }
pig-told-bust = fa 1 e perde { $points } punti.
    .more = , e un 1 che costa { $points } punti
pig-told-hold = si ferma con { $points } punti e ne ha { $total }.
    .more = ; si ferma con { $points } punti e ne ha { $total }

## La fine

pig-reached = Il traguardo di { $goal } punti è raggiunto.

## I maiali, secondo il posto

pig-name = { $seat ->
        [0] rosa
        [1] nero
        [2] a macchie
       *[3] rosso
    }

## Per chi comincia, e per chi ascolta

pig-nutshell = Tira il dado finché ne hai il coraggio: ogni numero tranne l’1 si aggiunge al turno. Fermati, e quei
    punti sono tuoi; se esce un 1, sono persi. Vince chi raggiunge per primo il traguardo.
pig-words-seat = { $seat }: { $points } punti.
pig-words-turn = È il turno di { $seat }, che finora vale { $turn }.

## Che cosa sceglie chi apre il tavolo

pig-choice-seats = Giocatori
    .about = In quanti si gioca.
    .setting = { $setting }
pig-choice-goal = Traguardo
    .about = Con quanti punti si vince.
    .setting = { $setting } punti

## Il tavolo nel browser

pig-scene-points = { $points } punti
pig-scene-roll = Tira
pig-scene-hold = Fermati a { $turn }
pig-scene-die = { $pips ->
        [0] Il dado
       *[other] Il dado fa { $pips }
    }

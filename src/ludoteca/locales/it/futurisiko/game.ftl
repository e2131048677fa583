### Che cosa dice FutuRisiko! delle mosse, della fine e delle opzioni. Le regole sono in futurisiko-rules.ftl.

futurisiko-about = Carri armati, aerei e sottomarini su un planisfero, per 4-6 eserciti. Opzioni: seats=da 4 a 6, o 3 per regola della casa (F11); cards
    (off è la partita di pratica, F23); goal=20, 18 o 16 territori (F56); removed=un territorio (solo con 5 posti, F14);
    dice_cap=10 (F3); round_limit=un numero di turni (F59); map=una mappa (F10, vedi “ludoteca map list”); sheet=una
    scheda delle carte (F60, vedi “ludoteca sheet list”).
futurisiko-nutshell = Conquista { $goal } territori! Costruisci carri armati, aerei e sottomarini, muovili nel mondo e tira i dadi.

# La lingua dei nomi sulla mappa.
futurisiko-language = it

futurisiko-army = { $army ->
        [red] rosso
        [yellow] giallo
        [blue] blu
        [green] verde
        [violet] viola
       *[black] nero
    }
futurisiko-card-kind = { $card ->
        [arma_segreta] Arma Segreta
        [siluro_killer] Siluro Killer
        [super_produzione] Super Produzione
        [missili_balistici] Missili Balistici
        [scudo_spaziale] Scudo Spaziale
        [tregua] Tregua
       *[tradimento] Tradimento
    }
futurisiko-card = { futurisiko-card-kind } ({ futurisiko-army })
futurisiko-pieces = { $unit ->
        [tank] { $count ->
            [one] 1 carro armato
           *[other] { $count } carri armati
        }
        [plane] { $count ->
            [one] 1 aereo
           *[other] { $count } aerei
        }
       *[sub] { $count ->
            [one] 1 sottomarino
           *[other] { $count } sottomarini
        }
    }

## Frasi

futurisiko-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
futurisiko-and = { $words } e { $last }
futurisiko-flag = bandierina
futurisiko-the-flag = la bandierina
futurisiko-dice-part = { $what ->
        [tanks] { $count ->
            [one] 1 carro armato
           *[other] { $count } carri armati
        }
        [planes] { $count ->
            [one] 1 aereo
           *[other] { $count } aerei
        }
        [flag] la bandierina ({ $count })
        [subs] { $count ->
            [one] 1 sottomarino
           *[other] { $count } sottomarini
        }
       *[weapon] Arma Segreta ({ $count })
    }
futurisiko-dice-capped = non più di { $dice } in tutto
futurisiko-dice = { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }
futurisiko-outlook = { $attack } contro { $defence }; { $reason ->
        [tie] nessun vantaggio aereo: tira per primo il difensore ({ $first })
        [more] chi ha più aerei tira per primo ({ $first })
       *[next] prossimo tiro: { $first }
    }. Vittoria al { $win }{ $units ->
        [1] {""}
       *[other] {""}, in media con { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } unità su { $units }
    }.

## La posizione a parole

futurisiko-words-seat = { futurisiko-army }: { $count ->
        [out] fuori gioco
        [0] ancora nessun territorio
        [one] 1 territorio
       *[other] { $count } territori
    }, { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    }{ $pending ->
        [0] .
        [one] , 1 missile in arrivo.
       *[other] , { $pending } missili in arrivo.
    }
futurisiko-words-territory = { $territory }: { $pieces }.
futurisiko-words-subs = { $sea }: { $count ->
        [one] 1 sottomarino
       *[other] { $count } sottomarini
    } del { futurisiko-army }.
futurisiko-words-truce = Tregua fra il { $one } e il { $other }.
futurisiko-words-only-flags = Con la sola bandierina: { $territories }.
futurisiko-words-moment = { $round ->
        [0] La scelta dei territori.
       *[other] Turno { $round }.
    }

## Il momento

futurisiko-invasion = { $place } ({ $defender }): { $outlook }
futurisiko-fight = Si combatte: { $place } ({ $defender }). { $outlook }
# Che cosa tolgono i missili, dopo chi ne è colpito.
futurisiko-toll = { $cost ->
        [0] { $units ->
            [0] {""}
           *[other] :{" "}
        }
        [one] : −1 punto
       *[other] : −{ $cost } punti
    }{ $units ->
        [0] {""}
       *[other] { $cost ->
            [0] {""}
           *[other] ,{" "}
        }−{ $units } { $units ->
            [one] unità
           *[other] unità
        }
    }
futurisiko-asks = { $phase ->
        [draft_order] Una carta decide chi comincia.
        [claim] Il { $seat } occupa un territorio libero: per esempio “claim india”.
        [sequence] Una carta decide chi è primo in questo turno.
        [discard] Il { $seat } ha { $size } carte su { $limit }: { $free ->
            [any] “discard” per quelle che non servono, “keep” per tenere le altre e pescare
            [none] “keep” per tenerle e pescare
           *[one] “discard” per quelle di troppo e, se vuoi, un’altra; “keep” per tenere le altre e pescare
        }.
        [deal] Il { $seat } pesca.
        [shield] { $missiles ->
            [one] Un missile sta
           *[other] { $missiles } missili stanno
        } per colpire il { $seat }{ futurisiko-toll }. Uno “shield” ne ferma uno, “accept” incassa gli altri.
        [produce] { $points ->
            [0] Il { $seat } non ha più punti
            [one] Il { $seat } ha ancora 1 punto: un carro armato costa { $tank }
           *[other] Il { $seat } ha ancora { $points } punti: un carro armato costa { $tank }, un aereo { $plane }, un sottomarino { $sub }
        }. “built” chiude la produzione.
        [diplomacy] Il { $seat } può fare o rompere una tregua. “ready” passa ai movimenti.
        [move] Il { $seat } muove; entrare in un territorio altrui è attaccarlo. “moved” passa ai combattimenti.
        [choose_fight] Il { $seat } sceglie il prossimo combattimento.
        [roll] Tocca al { $seat } tirare { $dice ->
            [one] 1 dado
           *[other] { $dice } dadi
        } per { $place }, con una carta o senza.
        [hits] { $dice ->
            [one] Rotola 1 dado
           *[other] Rotolano { $dice } dadi
        } per { $place }.
        [remove] { $hits ->
            [one] 1 esplosione
           *[other] { $hits } esplosioni
        }: il { $seat } sceglie che cosa perde il { $opponent }, che ha { $pieces }.
       *[over] La partita è finita.
    }
futurisiko-card-told = { futurisiko-card-kind } ({ $colours }): { $use }.
futurisiko-card-use = { $card ->
        [arma_segreta] { futurisiko-effect-weapon }; scrivi “weapon { $army }”
        [siluro_killer] con un tuo lancio, affonda un sottomarino nemico accanto al combattimento; scrivi “torpedo { $army } MARE”
        [super_produzione] { futurisiko-effect-boost }; scrivi “boost { $army }”
        [missili_balistici] { futurisiko-effect-missile }; scrivi “launch { $army } POSTO”
        [scudo_spaziale] ferma un missile all’inizio della tua produzione; scrivi “shield { $army }”
        [tregua] { futurisiko-effect-truce }; scrivi “truce { $army } POSTO”
       *[tradimento] prima di muovere: rompe una tregua che ti lega; scrivi “betray { $army } POSTO”
    }

## Che cosa fanno le carte secondo la scheda in uso, dovunque lo si dica

futurisiko-effect-weapon = { $weapon_times ->
        [1] { $weapon ->
            [one] 1 dado in più in un tuo lancio
           *[other] { $weapon } dadi in più in un tuo lancio
        }
        [2] il doppio dei dadi in un tuo lancio
       *[other] { $weapon_times } volte i dadi in un tuo lancio
    }{ $weapon_limit ->
        [0] {""}
       *[other] , al massimo { $weapon_limit } in più
    }
futurisiko-effect-boost = { $boost_times ->
        [1] { $boost ->
            [one] 1 punto in più nella tua produzione
           *[other] { $boost } punti in più nella tua produzione
        }
        [2] raddoppia i punti che ti restano da spendere
       *[other] moltiplica per { $boost_times } i punti che ti restano da spendere
    }{ $boost_limit ->
        [0] {""}
       *[other] , al massimo { $boost_limit } in più
    }
futurisiko-effect-missile = un avversario perde { futurisiko-missile-loss }
futurisiko-missile-loss = { $missile_units ->
        [0] { $missile_divisor ->
            [1] { $missile ->
                [one] 1 punto nella prossima produzione
               *[other] { $missile } punti nella prossima produzione
            }
            [2] metà della prossima produzione
            [3] due terzi della prossima produzione
           *[4] tre quarti della prossima produzione
        }
        [one] 1 unità dove è più forte, alla prossima produzione
       *[other] { $missile_units } unità dove è più forte, alla prossima produzione
    }{ $missile_limit ->
        [0] {""}
       *[other] , al massimo { $missile_limit } punti
    }
futurisiko-effect-truce = { $truce_rounds ->
        [1] prima di muovere: una tregua con un avversario fino alle tue prossime operazioni
       *[other] prima di muovere: una tregua di { $truce_rounds } turni con un avversario
    }

## Mosse e opzioni scritte male

futurisiko-malformed = “{ $text }” non è una mossa. Le mosse si scrivono così: “claim india”, “discard tregua:red”, “keep”, “shield red”,
    “accept”, “boost red”, “launch red 2”, “build tank 3 india”, “built”, “truce red 2”, “betray red 2”, “ready”,
    “move plane 1 india cina”, “ferry 2 india borneo oceano_indiano”, “moved”, “fight india”, “roll”, “weapon red”,
    “torpedo red atlantico”, “remove 2 1”.
futurisiko-hidden-card = “{ $text }” sta per una carta che il lettore di questa registrazione non ha visto; una registrazione
    così si può leggere, ma non rigiocare.
futurisiko-option-seats = FutuRisiko! ha da 4 a 6 posti, o 3 per regola della casa, non “{ $found }”.
futurisiko-option-goal = L’obiettivo è di 20, 18 o 16 territori, non “{ $found }”.
futurisiko-option-removed-seats = Un territorio si elimina solo con 5 posti, non con { $seats }.
futurisiko-option-removed = “{ $found }” non è un territorio di questa mappa, e non si può eliminare.
futurisiko-option-dice-cap = Il massimo dei dadi è 10 oppure nessuno (null), non “{ $found }”.
futurisiko-option-round-limit = Il numero di turni è almeno 1, o senza limite (null), non “{ $found }”.

## La fine

futurisiko-goal-reached = Il { futurisiko-army } ha { $count } territori e domina il mondo!
futurisiko-last-round = Il turno { $rounds } era l’ultimo. { $decided ->
        [territories] { $most } territori a { $next }.
        [pieces] Parità a { $most } territori: decidono i pezzi più costosi ({ $worth } a { $next_worth } punti).
        [shared] Parità a { $most } territori: decidono i pezzi più costosi ({ $worth } a { $next_worth } punti), e in { $winners } si dividono la vittoria.
       *[nothing] Parità a { $most } territori, con pezzi dello stesso costo ({ $worth } punti): la vittoria è condivisa.
    }

## Non è il tuo turno, o non adesso

futurisiko-over = La partita è finita.
futurisiko-other-step = Non è il momento: { $phase ->
        [draft_order] si gira una carta per sapere chi comincia a scegliere i territori
        [claim] il { futurisiko-army } occupa un territorio
        [sequence] si gira una carta per sapere chi comincia il turno
        [discard] il { futurisiko-army } scarta carte o le tiene
        [deal] il { futurisiko-army } riceve una carta
        [shield] il { futurisiko-army } si protegge o subisce i missili
        [produce] il { futurisiko-army } produce
        [diplomacy] il { futurisiko-army } può fare o rompere una tregua, e poi è pronto
        [move] il { futurisiko-army } muove
        [choose_fight] il { futurisiko-army } sceglie dove combattere
        [roll] il { futurisiko-army } tira i dadi
        [hits] i dadi sono lanciati, e si contano le esplosioni
       *[remove] il { futurisiko-army } sceglie che cosa tolgono le esplosioni
    }.

## Vietato

futurisiko-not-on-top = { $card } non può essere la prossima carta del mazzo.
futurisiko-not-held = Non hai { $name }.
futurisiko-over-limit = { $territories ->
        [one] Un territorio dà diritto
       *[other] { $territories } territori danno diritto
    } a { $limit ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $limit } carte
    }, e tu ne hai { $size }: prima scarta quelle di troppo.
futurisiko-one-for-free = Entro il limite si scarta una sola carta prima di pescare, ed è già andata: “keep” per tenere le altre.
futurisiko-no-such-seat = A questo tavolo non c’è nessun posto { $seat }: i posti vanno da 0 a { $last }.
futurisiko-at-oneself = { $verb ->
        [launch] I missili si lanciano contro un avversario
        [truce] Una tregua si fa con un avversario
       *[betray] Si rompe la tregua con un avversario
    }, non con sé stessi.
futurisiko-seat-is-out = Il { futurisiko-army } è fuori gioco.
futurisiko-truce-there = C’è già una tregua con il { futurisiko-army }.
futurisiko-no-truce = Non c’è nessuna tregua da rompere con il { futurisiko-army }.
futurisiko-plane-at-sea = { $place } è un mare: un aereo può sorvolarlo, ma non ci si ferma mai.
futurisiko-no-such-territory = Sulla mappa non c’è nessun territorio “{ $place }”.
futurisiko-no-such-sea = Sulla mappa non c’è nessun mare “{ $place }”.
futurisiko-removed = { $place } non fa parte di questa partita: nessuno ci entra.
futurisiko-claimed = In { $place } c’è già una bandierina del { futurisiko-army }: scegli un territorio libero.
futurisiko-sea-apart = { $sea } non tocca nessun tuo territorio: i sottomarini si costruiscono in un mare che ne tocca uno.
futurisiko-not-own = { $place } non è un tuo territorio: carri armati e aerei si costruiscono nei propri territori.
futurisiko-nothing = Serve almeno un pezzo.
futurisiko-supply = Non si può costruire { futurisiko-pieces }: nella riserva { $supply ->
        [0] non ce n’è più
        [one] ce n’è solo 1
       *[other] ce ne sono solo { $supply }
    }.
futurisiko-too-dear = { futurisiko-pieces }: il costo è di { $cost } punti; ne restano { $points }.
futurisiko-same-place = Da { $place } a { $place } non è un movimento.
futurisiko-too-far = { $target } è troppo distante da { $origin }: { $unit ->
        [tank] un carro armato va in un territorio confinante
        [plane] un aereo fa un passo, o due sorvolando un territorio o un mare
       *[sub] un sottomarino va in un mare adiacente
    }.
futurisiko-truce-forbids = Una tregua con il { futurisiko-army } protegge { $place }.
futurisiko-invaders-stay = Chi ha invaso { $place } resta lì e combatte.
futurisiko-nothing-to-move = { $there ->
        [0] Non hai pezzi in { $place }.
       *[other] I tuoi pezzi in { $place } si sono già tutti mossi in questo turno.
    } Scegli prima un posto da cui i tuoi pezzi possono ancora muoversi, poi dove vanno.
futurisiko-not-so-many = { $there ->
        [0] Non hai { $unit ->
            [tank] carri armati
            [plane] aerei
           *[sub] sottomarini
        } in { $place }.
       *[other] Dei tuoi { $unit ->
            [tank] carri armati
            [plane] aerei
           *[sub] sottomarini
        } in { $place }, in questo turno { $fresh ->
            [0] nessuno può
            [one] 1 può
           *[other] { $fresh } possono
        } ancora muovere, non { $count }.
    }
futurisiko-has-carried = { $sea }: qui sono passati carri armati in questo turno, quindi deve restarci un sottomarino che non si è mosso.
futurisiko-not-on-sea = { $place } non si affaccia su questo mare: { $sea }.
futurisiko-no-ferry = { $subs ->
        [0] { $sea }: non hai nessun sottomarino che possa trasportare carri armati.
       *[other] { $sea }: i tuoi sottomarini si sono mossi in questo turno; solo uno che non si è mosso può trasportare carri armati.
    }
futurisiko-not-invaded = In { $place } non c’è stata nessuna invasione. Si combatte in: { $invaded }.
futurisiko-no-sub-there = { $sea }: il { futurisiko-army } non ha sottomarini qui.
futurisiko-torpedo-apart = { $sea } non tocca { $place }, e non ha parte in questo combattimento contro il { futurisiko-army }.
futurisiko-hits = { $dice } dadi non possono dare { $count } esplosioni.
futurisiko-removal = { $hits ->
        [one] 1 esplosione toglie
       *[other] { $hits } esplosioni tolgono
    } { $taken } { $taken ->
        [one] pezzo
       *[other] pezzi
    } fra { $there_tanks ->
        [one] 1 carro armato
       *[other] { $there_tanks } carri armati
    } e { $there_planes ->
        [one] 1 aereo
       *[other] { $there_planes } aerei
    }; non { $tanks } e { $planes }.

## Non si annulla

futurisiko-card-shown = Non si può annullare: tutti hanno visto la carta.
futurisiko-step-over = { $verb ->
        [keep] Dopo possono arrivare carte
        [built] La produzione è finita
       *[moved] I movimenti sono finiti, e i combattimenti non si annullano mai
    }: le mosse si annullano solo finché dura il loro passo.

## Permesso, e perché

futurisiko-why-turn = Si gira { $name }: comincia il suo colore, se è in gioco.
futurisiko-why-claim = La tua bandierina prende { $place }.
futurisiko-why-discard = { $name } va in fondo al mazzo.
futurisiko-why-keep = Tieni le altre e pesca quelle che mancano.
futurisiko-why-deal = Pescata: { $name }.
futurisiko-why-shield = Scudo Spaziale ({ futurisiko-army }) ferma un missile.
futurisiko-why-accept = I missili colpiscono la tua produzione.
futurisiko-why-boost = Super Produzione ({ futurisiko-army }): { $boost } punti in più, { $points } in tutto.
futurisiko-why-launch = Missili Balistici ({ futurisiko-army }): il { $other } perde { futurisiko-missile-loss }.
futurisiko-why-build = { futurisiko-pieces } { $place } per { $cost ->
        [one] 1 punto
       *[other] { $cost } punti
    }; ne restano { $left }.
futurisiko-why-built = Fine della produzione; { $points ->
        [0] tutti i punti sono usati
        [one] 1 punto resta inutilizzato
       *[other] { $points } punti restano inutilizzati
    }.
futurisiko-why-truce = Tregua ({ futurisiko-army }): tu e il { $other } non potete attaccarvi { $truce_rounds ->
        [1] fino alle tue prossime operazioni
       *[other] per { $truce_rounds } turni
    }.
futurisiko-why-betray = Tradimento ({ futurisiko-army }): la tregua con il { $other } finisce subito.
futurisiko-why-ready = Si passa ai movimenti.
futurisiko-why-move = { futurisiko-pieces } { $origin } { $target }.{ $invades ->
        [no] {""}
       *[other] {" "}Attacco al { $invades }: { $outlook }
    }
futurisiko-why-ferry = { futurisiko-pieces } { $origin } { $target }, in sottomarino attraverso { $sea }.{ $invades ->
        [no] {""}
       *[other] {" "}Attacco al { $invades }: { $outlook }
    }
futurisiko-why-moved = { $fights ->
        [0] Fine dei movimenti: non si combatte.
        [one] Si passa al combattimento.
       *[other] Si passa ai { $fights } combattimenti.
    }
futurisiko-why-fight = Si combatte per { $place }: { $outlook }
futurisiko-why-roll = { futurisiko-dice } per { $parts }. L’attacco ha così { $win } di probabilità di vincere.
futurisiko-why-weapon = Arma Segreta ({ futurisiko-army }): { futurisiko-dice } per { $parts }. L’attacco ha così { $win } di probabilità di vincere.
futurisiko-why-torpedo = Siluro Killer ({ futurisiko-army }) affonda un sottomarino { $sea }; poi { futurisiko-dice } per { $parts }.
    L’attacco ha così { $win } di probabilità di vincere.
futurisiko-why-hits = { $count ->
        [one] Colpisce 1 dado
       *[other] Colpiscono { $count } dadi
    } su { $dice }.
futurisiko-why-remove = Il { $opponent } perde { $taken } e tiene { $left }.

## Statistiche

futurisiko-stats-length = Quanto durano le partite, in turni
futurisiko-stats-seats = posti
futurisiko-stats-won = vinte prima del turno 60, %
futurisiko-stats-mean = media
futurisiko-stats-early = 5 % più corte
futurisiko-stats-median = mediana
futurisiko-stats-late = 5 % più lunghe
futurisiko-stats-longest = più lunga
futurisiko-stats-left = posti rimasti
futurisiko-stats-place = { $place ->
        [draft-place] Vittorie secondo il posto nella scelta dei territori (F12)
        [first-place] Vittorie secondo il posto nella sequenza del primo turno (F17)
       *[last-place] Vittorie secondo il posto nella sequenza del turno che chiude la partita (F17)
    }
futurisiko-stats-cards = Quante volte si gioca una carta in una partita con { $seats } posti
futurisiko-stats-card = carta
futurisiko-stats-all = da tutti
futurisiko-stats-winner = da chi vince
futurisiko-stats-other = da ogni altro
futurisiko-stats-heading = { $seats } posti
futurisiko-stats-chart-lengths = Quanti turni dura una partita
futurisiko-stats-axis-rounds = turni
futurisiko-stats-chart-places = Parte delle vittorie secondo il posto nella scelta e nella sequenza
futurisiko-stats-number = { $place }º posto
futurisiko-stats-series = { $place ->
        [draft-place] nella scelta dei territori
        [first-place] nel primo turno
       *[last-place] nel turno che chiude la partita
    }
futurisiko-stats-chart-cards = Quante volte chi vince e gli altri giocano ogni carta

## Che cosa sceglie chi apre un tavolo

futurisiko-choice-map = Mappa
    .about = Il mondo per cui si combatte. Il nostro è ricostruito dal regolamento; chi ospita può aggiungerne altri.
    .setting = { $setting ->
        [reconstruction] Il mondo, ricostruito
       *[other] { $title }
    }
futurisiko-choice-seats = Eserciti
    .about = Quanti giocano. Si dividono i territori in parti uguali: 12, 9, 7 o 6 a testa.
    .setting = { $setting ->
        [3] 3 (regola della casa)
       *[other] { $setting }
    }
futurisiko-choice-cards = Carte
    .about = Armi, missili, scudi e tregue: ogni tre territori ne danno una. Senza carte è la partita di pratica.
    .setting = { $setting ->
        [true] Con le carte
       *[false] Senza
    }
futurisiko-choice-goal = Obiettivo
    .about = Chi arriva a tanti territori vince subito.
    .setting = { $setting ->
        [20] { $setting } (la partita intera)
        [18] { $setting } (più breve)
       *[other] { $setting } (la più breve)
    }
futurisiko-choice-removed = Eliminato
    .about = Con cinque eserciti un territorio non è di nessuno: si può sorvolare, ma non ci si può mai entrare.
    .setting = { $title }
futurisiko-choice-dice_cap = Dadi
    .about = Un massimo di dadi per lancio tiene a freno i grandi eserciti.
    .setting = { $setting ->
        [none] Tanti quanti sono i pezzi
       *[other] Al massimo { $setting }
    }
futurisiko-choice-round_limit = Turni
    .about = Dopo l’ultimo turno vince chi ha più territori.
    .setting = { $setting ->
        [none] Senza limite
       *[other] { $setting }
    }
futurisiko-choice-sheet = Scheda delle carte
    .about = Che cosa fanno Arma Segreta, Super Produzione e Missili Balistici, e quanto dura una Tregua.
    .setting = { $setting ->
        [house] I nostri valori
       *[other] { $title }
    }

## A che cosa tendono i bot

futurisiko-temper-planes = ama gli aerei
futurisiko-temper-attack = attacca volentieri
futurisiko-temper-revenge = si vendica

### Was über die Chancen eines Kampfes in FutuRisiko! gesagt wird.

futurisiko-odds-force = „{ $text }“ ist keine Truppe. Eine Truppe sieht so aus: „6t2p1s“: 6 Panzer, 2 Flugzeuge, 1 U-Boot, jede
    Art höchstens einmal, in beliebiger Folge; „0t“ ist ein Verteidiger, der nur eine Flagge hat.
futurisiko-odds-range = { $count } { $what ->
        [tanks] Panzer
        [planes] Flugzeuge
        [subs] U-Boote
        [cap] Würfel als Grenze eines Wurfs
        [weapon] Würfel für eine Arma Segreta
        [weapon-times] als Faktor einer Arma Segreta
        [weapon-limit] Würfel mehr höchstens durch eine Arma Segreta
        [attack-weapons] Arma Segreta des Angreifers
        [defend-weapons] Arma Segreta des Verteidigers
       *[torpedoes] Siluro Killer des Verteidigers
    }: Das geht nicht. Erlaubt ist { $least } bis { $most }{ $what ->
        [torpedoes] , neben den anderen Karten der Hand
       *[other] {""}
    }.
futurisiko-odds-no-attacker = Ohne Panzer und ohne Flugzeug gibt es keinen Angriff: U-Boote unterstützen nur einen.
futurisiko-odds-no-defender = Ohne Panzer, Flugzeuge und Flagge ist niemand da, gegen den man kämpfen könnte.
futurisiko-odds-subs-defend = U-Boote verteidigen nie: Lass „{ $subs }s“ weg.

## Der Befehl

futurisiko-odds-first = { $side ->
        [attacker] Der Angreifer würfelt zuerst: mehr Flugzeuge (F46).
       *[defender] Der Verteidiger würfelt zuerst (F46).
    }
futurisiko-odds-win = Der Angreifer gewinnt mit { $chance }.
futurisiko-odds-left = { $side ->
        [attacker] Angreifer, { $units } übrig
       *[defender] { $units ->
            [0] Verteidiger, nur die Flagge
           *[other] Verteidiger, { $units } übrig
        }
    }
futurisiko-odds-side = Entweder der Angreifer (attacker) oder der Verteidiger (defender) würfelt zuerst, nicht „{ $side }“.

### What is said about the odds of a fight in FutuRisiko!.

futurisiko-odds-force = “{ $text }” is not a force. A force looks like “6t2p1s”: 6 tanks, 2 planes, 1 submarine, each
    kind at most once, in any order; “0t” is a defender with only a flag.
futurisiko-odds-range = { $count } { $what ->
        [tanks] tanks
        [planes] planes
        [subs] submarines
        [cap] dice as the cap of a roll
        [weapon] dice for an Arma Segreta
        [weapon-times] times that an Arma Segreta multiplies dice
        [weapon-limit] more dice at most by an Arma Segreta
        [attack-weapons] Arma Segreta of the attacker
        [defend-weapons] Arma Segreta of the defender
       *[torpedoes] Siluro Killer of the defender
    } cannot be: it may be { $least } to { $most }{ $what ->
        [torpedoes] , beside the other cards of the hand
       *[other] {""}
    }.
futurisiko-odds-no-attacker = Without a tank or a plane there is no attack: submarines only support one.
futurisiko-odds-no-defender = Without tanks, planes and flag there is nobody to fight.
futurisiko-odds-subs-defend = Submarines never defend: leave out “{ $subs }s”.

## The command

futurisiko-odds-first = { $side ->
        [attacker] The attacker rolls first: more planes (F46).
       *[defender] The defender rolls first (F46).
    }
futurisiko-odds-win = The attacker’s chance to win is { $chance }.
futurisiko-odds-left = { $side ->
        [attacker] attacker, { $units } left
       *[defender] { $units ->
            [0] defender, the flag alone
           *[other] defender, { $units } left
        }
    }
futurisiko-odds-side = Either the attacker or the defender rolls first, not “{ $side }”.

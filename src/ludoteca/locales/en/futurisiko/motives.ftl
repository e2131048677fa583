# What speaks for a move of FutuRisiko!, said to one who asked for a hint.

futurisiko-gain = Your territories: { $now } now, { $then } after it.
futurisiko-motive-claim = { $own ->
        [0] { $ways ->
            [0] No tank gets there by land: it is easy to hold.
            [one] Only one territory borders on it by land: it is easy to hold.
           *[other] { $ways } territories border on it by land: from there you can grow.
        }
        [one] It borders on a territory of yours: what hangs together guards itself.
       *[other] It borders on { $own } of your territories: what hangs together guards itself.
    }
futurisiko-motive-discard = Of your cards it is of the least use now, and a better one may come.
futurisiko-motive-sea = { $count ->
        [0] From { $sea } submarines reach the coasts of others next round.
        [one] { $sea } touches a territory of another army: a submarine there ferries tanks to it, and adds a die when you fight for it.
       *[other] { $sea } touches { $count } territories of others: a submarine there ferries tanks to them, and adds a die when you fight for them.
    }
futurisiko-motive-attack = With all that then stands { $place }, the chance to take { $target } is { $win }.
futurisiko-motive-guard = { $place } is in danger from { $pieces }. More pieces there make an attack costly.
futurisiko-motive-reserve = Nobody threatens that place now: from there pieces can go where they are needed.
futurisiko-motive-conquest = With { $target } you would hold { $count } of { $goal } territories.
futurisiko-motive-fear = { $other } holds { $count } of { $goal } territories and must be stopped.
futurisiko-motive-border = { $count ->
        [0] That brings pieces nearer to the borders, where they are of use.
        [one] { $target } borders on a territory of another army: there pieces guard, and can attack.
       *[other] { $target } borders on { $count } territories of others: there pieces guard, and can attack.
    }
futurisiko-motive-card = Without the card the chance would be { $win }.
futurisiko-motive-sink = It changes nothing in this fight, but a submarine worth { $cost } points sinks.
futurisiko-motive-launch = With { $count ->
        [one] 1 territory
       *[other] { $count } territories
    }, { $other } would produce as many points.
futurisiko-motive-truce = { $count ->
        [0] { $other } has no territory next to yours: a truce keeps it so.
        [one] { $other } has a territory next to yours: with a truce, your pieces there are free for other tasks.
       *[other] { $other } has { $count } territories next to yours: with a truce, your pieces there are free for other tasks.
    }
futurisiko-motive-betray = { $count ->
        [0] { $other } expects no attack from you.
        [one] { $other } has a territory next to yours, and expects no attack there.
       *[other] { $other } has { $count } territories next to yours, and expects no attack there.
    }
futurisiko-motive-remove = A plane costs { $plane } points and a tank { $tank }: so the loss is the greatest.
futurisiko-motive-keep = These cards may still help you.
futurisiko-motive-ready = No truce is worth a card now.
futurisiko-motive-moved = What has not moved is better off on guard.

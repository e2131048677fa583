### Wat er gezegd wordt over de kansen van een gevecht in FutuRisiko!.

futurisiko-odds-force = “{ $text }” is geen leger. Een leger ziet er zo uit: “6t2p1s”: 6 tanks, 2 vliegtuigen, 1 onderzeeër,
    elke soort hoogstens één keer, in elke volgorde; “0t” is een verdediger met alleen een vlag.
futurisiko-odds-range = { $count } { $what ->
        [tanks] tanks
        [planes] vliegtuigen
        [subs] onderzeeërs
        [cap] dobbelstenen als grens van een worp
        [weapon] dobbelstenen voor een Arma Segreta
        [weapon-times] keer dat een Arma Segreta dobbelstenen vermenigvuldigt
        [weapon-limit] dobbelstenen extra op zijn hoogst door een Arma Segreta
        [attack-weapons] Arma Segreta van de aanvaller
        [defend-weapons] Arma Segreta van de verdediger
       *[torpedoes] Siluro Killer van de verdediger
    }: dat kan niet. Het mag { $least } tot en met { $most } zijn{ $what ->
        [torpedoes] , naast de andere kaarten in de hand
       *[other] {""}
    }.
futurisiko-odds-no-attacker = Zonder tank of vliegtuig is er geen aanval: onderzeeërs steunen er alleen een.
futurisiko-odds-no-defender = Zonder tanks, vliegtuigen en vlag is er niemand om tegen te vechten.
futurisiko-odds-subs-defend = Onderzeeërs verdedigen nooit: laat “{ $subs }s” weg.

## De opdracht

futurisiko-odds-first = { $side ->
        [attacker] De aanvaller gooit eerst: meer vliegtuigen (F46).
       *[defender] De verdediger gooit eerst (F46).
    }
futurisiko-odds-win = De aanvaller heeft { $chance } kans om te winnen.
futurisiko-odds-left = { $side ->
        [attacker] aanvaller, { $units } over
       *[defender] { $units ->
            [0] verdediger, alleen de vlag
           *[other] verdediger, { $units } over
        }
    }
futurisiko-odds-side = Of de aanvaller (attacker) of de verdediger (defender) gooit eerst, niet “{ $side }”.

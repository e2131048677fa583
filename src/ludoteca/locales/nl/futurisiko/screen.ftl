### De woorden rond een spel FutuRisiko! in de terminal.

## De wereldkaart

futurisiko-screen-key = t tanks, p vliegtuigen, s onderzeeërs
futurisiko-screen-key-round-world = oost en west komen samen in de Stille Oceaan
futurisiko-screen-key-only-flag = { $sign } alleen een vlag
futurisiko-screen-key-free = { $sign } vrij
futurisiko-screen-key-removed = { $sign } niet in dit spel
futurisiko-screen-key-invades = { $sign } aanvallers
futurisiko-screen-key-fights = { $sign } vecht nu

## De legers

futurisiko-screen-cards = { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
futurisiko-screen-out = uit het spel
futurisiko-screen-missiles = { $missiles ->
        [one] 1 raket onderweg
       *[other] { $missiles } raketten onderweg
    }
futurisiko-screen-truce = wapenstilstand met
futurisiko-screen-seat = plaats { $seat }{ $mine ->
        [yes] , jij
       *[no] {""}
    }
futurisiko-screen-hand = Hand van { $seat }:

## Wat er gevraagd wordt

futurisiko-screen-won = De oorlog is voorbij: { $count ->
        [one] { $seats } wint!
       *[other] { $seats } delen de overwinning!
    } { $reason } ({ $rule })
futurisiko-screen-moment = { $round ->
        [0] Verdeling.
       *[other] Ronde { $round }, { $phase ->
            [sequence] volgorde
            [cards] kaarten
            [production] productie
            [operations] operaties
           *[over] het einde
        }.
    }
futurisiko-screen-sequence = Volgorde:

### Die Wörter rund um ein Spiel FutuRisiko! im Terminal.

## Die Weltkarte

futurisiko-screen-key = t Panzer, p Flugzeuge, s U-Boote
futurisiko-screen-key-round-world = Ost und West treffen sich im Pazifik
futurisiko-screen-key-only-flag = { $sign } nur eine Flagge
futurisiko-screen-key-free = { $sign } frei
futurisiko-screen-key-removed = { $sign } nicht in diesem Spiel
futurisiko-screen-key-invades = { $sign } Angreifer
futurisiko-screen-key-fights = { $sign } kämpft gerade

## Die Armeen

futurisiko-screen-cards = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
futurisiko-screen-out = ausgeschieden
futurisiko-screen-missiles = { $missiles ->
        [one] 1 Rakete unterwegs
       *[other] { $missiles } Raketen unterwegs
    }
futurisiko-screen-truce = Waffenstillstand mit
futurisiko-screen-seat = Platz { $seat }{ $mine ->
        [yes] , du
       *[no] {""}
    }
futurisiko-screen-hand = Hand von { $seat }:

## Was gefragt ist

futurisiko-screen-won = Der Krieg ist aus: { $count ->
        [one] { $seats } gewinnt!
       *[other] { $seats } teilen sich den Sieg!
    } { $reason } ({ $rule })
futurisiko-screen-moment = { $round ->
        [0] Verteilung.
       *[other] Runde { $round }, { $phase ->
            [sequence] Reihenfolge
            [cards] Karten
            [production] Produktion
            [operations] Operationen
           *[over] das Ende
        }.
    }
futurisiko-screen-sequence = Reihenfolge:

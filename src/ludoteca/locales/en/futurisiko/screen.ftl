### The words around a game of FutuRisiko! in the terminal.

## The map

futurisiko-screen-key = t tanks, p planes, s submarines
futurisiko-screen-key-round-world = east and west meet in the Pacific
futurisiko-screen-key-only-flag = { $sign } only a flag
futurisiko-screen-key-free = { $sign } free
futurisiko-screen-key-removed = { $sign } not in this game
futurisiko-screen-key-invades = { $sign } invaders
futurisiko-screen-key-fights = { $sign } fighting now

## The armies

futurisiko-screen-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
futurisiko-screen-out = out of the game
futurisiko-screen-missiles = { $missiles ->
        [one] 1 missile coming
       *[other] { $missiles } missiles coming
    }
futurisiko-screen-truce = truce with
futurisiko-screen-seat = seat { $seat }{ $mine ->
        [yes] , you
       *[no] {""}
    }
futurisiko-screen-hand = Hand of { $seat }:

## What is asked for

futurisiko-screen-won = The war is over: { $count ->
        [one] { $seats } wins!
       *[other] { $seats } share the victory!
    } { $reason } ({ $rule })
futurisiko-screen-moment = { $round ->
        [0] Draft.
       *[other] Round { $round }, { $phase ->
            [sequence] sequence
            [cards] cards
            [production] production
            [operations] operations
           *[over] the end
        }.
    }
futurisiko-screen-sequence = Sequence:

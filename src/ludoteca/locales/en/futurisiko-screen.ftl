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
futurisiko-screen-hand = Hand of { $seat }:

## The fights

futurisiko-screen-flag = flag
futurisiko-screen-invasion = { $territory }: { $attacker } { $attack }{ $subs ->
        [0] {""}
       *[other] {" "}+ { $subs }s
    } against { $defender } { $defence }. { $first } rolls first ({ $reason ->
        [tie] as many planes, { $ours } each: the defender
       *[more] more planes, { $ours } to { $theirs }
    }, F46). Without cards the attack wins with { $win }%.
futurisiko-screen-fight = Fight for { $territory }: { $attacker } { $attack }{ $subs ->
        [0] {""}
       *[other] {" "}+ { $subs }s
    } against { $defender } { $defence }.
futurisiko-screen-rolls = { $seat } rolls { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } next. Without cards the attack wins with { $win }%.
futurisiko-screen-thrown = { $dice ->
        [one] 1 die is
       *[other] { $dice } dice are
    } in the air.

## What is asked for

futurisiko-screen-asks = { $phase ->
        [draft_order] A card decides who begins.
        [claim] { $seat } claims a free territory.
        [sequence] A card decides who goes first in this round.
        [discard] { $seat } discards cards, or keeps the hand.
        [deal] { $seat } is dealt cards.
        [shield] { $seat } may raise shields against the missiles, or accepts them.
        [produce] { $seat } builds, and may play cards for production.
        [diplomacy] { $seat } may make or break a truce, or is ready.
        [move] { $seat } moves pieces, or has moved.
        [choose_fight] { $seat } chooses where to fight next.
        [roll] { $seat } rolls for { $field }, with a card or without.
        [hits] The dice fall for { $field }.
        [remove] { $seat } chooses what the explosions remove in { $field }.
       *[over] The game is over.
    }
futurisiko-screen-won = Game over: { $count ->
        [one] { $seats } has won.
       *[other] { $seats } share the victory.
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
futurisiko-screen-points = Round { $round }, production: { $points } PP left.
futurisiko-screen-sequence = Sequence:

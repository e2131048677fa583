### The words in the picture of a game of FutuRisiko!.

futurisiko-picture-title = FutuRisiko!, { $seats } seats

## What is asked for

futurisiko-picture-asks = { $phase ->
        [draft_order] A card decides who begins
        [claim] { $seat } claims a territory
        [sequence] A card decides who goes first
        [discard] { $seat } looks through the cards
        [deal] { $seat } draws cards
        [shield] { $seat } may stop missiles with shields
        [produce] { $seat } builds
        [diplomacy] { $seat } may make or break a truce
        [move] { $seat } moves
        [choose_fight] { $seat } chooses the next fight
        [roll] { $seat } rolls for { $field }
        [hits] The dice roll for { $field }
        [remove] { $seat } chooses the losses
       *[over] The game is over
    }
futurisiko-picture-won = { $count ->
        [one] { $seats } has won
       *[other] { $seats } share the victory
    }
futurisiko-picture-round = { $round ->
        [0] Before the first round
       *[other] Round { $round }
    }
futurisiko-picture-points = { $points ->
        [one] 1 production point left
       *[other] { $points } production points left
    }
futurisiko-picture-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
futurisiko-picture-phase = { $phase ->
        [sequence] Sequence
        [cards] Cards
        [production] Production
       *[operations] Operations
    }
futurisiko-picture-sequence = Sequence

## The map

futurisiko-picture-free = { $territory }: free
futurisiko-picture-removed = { $territory }: not in this game
futurisiko-picture-held = { $territory }: { $army }, { $pieces }
futurisiko-picture-invaded = invaded by { $army }, { $pieces }
futurisiko-picture-fought = fought for by { $army }, { $pieces }
futurisiko-picture-sea = { $sea }: { $subs }
futurisiko-picture-subs = { $subs ->
        [one] 1 submarine
       *[other] { $subs } submarines
    } of { $army }
futurisiko-picture-no-subs = no submarines

## The armies

futurisiko-picture-to-move = to move
futurisiko-picture-winner = winner
futurisiko-picture-out = out
futurisiko-picture-territories = { $held ->
        [one] 1 territory
       *[other] { $held } territories
    } of { $goal }
futurisiko-picture-pieces = On the board: { $tanks ->
        [one] 1 tank
       *[other] { $tanks } tanks
    }, { $planes ->
        [one] 1 plane
       *[other] { $planes } planes
    }, { $subs ->
        [one] 1 submarine
       *[other] { $subs } submarines
    }
futurisiko-picture-cards = { $cards ->
        [0] No cards
        [one] 1 card
       *[other] { $cards } cards
    }
futurisiko-picture-missiles = { $missiles ->
        [one] 1 missile on its way
       *[other] { $missiles } missiles on their way
    }
futurisiko-picture-truce = Truce with

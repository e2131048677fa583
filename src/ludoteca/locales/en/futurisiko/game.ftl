### What FutuRisiko! says about moves, endings and options. The rules themselves are in futurisiko-rules.ftl.

futurisiko-about = Tanks, planes and submarines on a map of the world, for 4 to 6 armies. Options: seats=4 to 6, or 3 as a house rule (F11); cards
    (off is the practice game, F23); goal=20, 18 or 16 territories (F56); removed=a territory (5 seats only, F14);
    dice_cap=10 (F3); round_limit=a number of rounds (F59); map=a map (F10, see “ludoteca map list”); sheet=a card
    sheet (F60, see “ludoteca sheet list”).
futurisiko-nutshell = Conquer { $goal } territories! Build tanks, planes and submarines, move them across the world and roll the dice.

# The language in which the map is labelled.
futurisiko-language = en

futurisiko-army = { $army ->
        [red] red
        [yellow] yellow
        [blue] blue
        [green] green
        [violet] violet
       *[black] black
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
            [one] 1 tank
           *[other] { $count } tanks
        }
        [plane] { $count ->
            [one] 1 plane
           *[other] { $count } planes
        }
       *[sub] { $count ->
            [one] 1 submarine
           *[other] { $count } submarines
        }
    }

## Phrases

futurisiko-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
futurisiko-and = { $words } and { $last }
futurisiko-flag = flag
futurisiko-the-flag = the flag
futurisiko-dice-part = { $what ->
        [tanks] { $count ->
            [one] 1 tank
           *[other] { $count } tanks
        }
        [planes] { $count ->
            [one] 1 plane
           *[other] { $count } planes
        }
        [flag] the flag ({ $count })
        [subs] { $count ->
            [one] 1 submarine
           *[other] { $count } submarines
        }
       *[weapon] Arma Segreta ({ $count })
    }
futurisiko-dice-capped = no more than { $dice } in all
futurisiko-dice = { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
futurisiko-outlook = { $attack } against { $defence }; { $reason ->
        [tie] no plane advantage, so the defender rolls first ({ $first })
        [more] { $first } has more planes and rolls first
       *[next] { $first } rolls next
    }. { $win } to win{ $units ->
        [1] {""}
       *[other] {""}, with { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $units } units left on average
    }.

## The position in words

futurisiko-words-seat = { futurisiko-army }: { $count ->
        [out] out of the game
        [0] no territory yet
        [one] 1 territory
       *[other] { $count } territories
    }, { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }{ $pending ->
        [0] .
        [one] , 1 missile on its way.
       *[other] , { $pending } missiles on their way.
    }
futurisiko-words-territory = { $territory }: { $pieces }.
futurisiko-words-subs = { $sea }: { $count ->
        [one] 1 submarine
       *[other] { $count } submarines
    } of { futurisiko-army }.
futurisiko-words-truce = Truce between { $one } and { $other }.
futurisiko-words-only-flags = With a flag alone: { $territories }.
futurisiko-words-moment = { $round ->
        [0] The draft.
       *[other] Round { $round }.
    }

## The moment

futurisiko-invasion = { $place } ({ $defender }): { $outlook }
futurisiko-fight = The fight for { $place } ({ $defender }): { $outlook }
# What missiles take, after who is hit by them.
futurisiko-toll = { $cost ->
        [0] { $units ->
            [0] {""}
           *[other] :{" "}
        }
        [one] : −1 point
       *[other] : −{ $cost } points
    }{ $units ->
        [0] {""}
       *[other] { $cost ->
            [0] {""}
           *[other] ,{" "}
        }−{ $units } { $units ->
            [one] unit
           *[other] units
        }
    }
futurisiko-asks = { $phase ->
        [draft_order] A card decides who begins.
        [claim] { $seat } claims a free territory: for example “claim india”.
        [sequence] A card decides who goes first this round.
        [discard] { $seat } holds { $size } of at most { $limit } cards: { $free ->
            [any] “discard” what you do not need, “keep” the rest and draw
            [none] “keep” them and draw
           *[one] “discard” what is too many and, if you like, one more; “keep” the rest and draw
        }.
        [deal] { $seat } draws cards.
        [shield] { $missiles ->
            [one] A missile is
           *[other] { $missiles } missiles are
        } about to hit { $seat }{ futurisiko-toll }. A “shield” stops one, “accept” takes the rest.
        [produce] { $points ->
            [0] { $seat } has no points left
            [one] { $seat } has 1 point left: a tank costs { $tank }
           *[other] { $seat } has { $points } points left: a tank costs { $tank }, a plane { $plane }, a submarine { $sub }
        }. “built” ends the production.
        [diplomacy] { $seat } may make or break a truce. “ready” goes on to the moves.
        [move] { $seat } moves; to enter somebody else’s territory is to attack it. “moved” starts the fights.
        [choose_fight] { $seat } chooses the next fight.
        [roll] { $seat } rolls { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        } for { $place }, with a card or without.
        [hits] { $dice ->
            [one] 1 die rolls
           *[other] { $dice } dice roll
        } for { $place }.
        [remove] { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }: { $seat } chooses what { $opponent } loses of { $pieces }.
       *[over] The game is over.
    }
futurisiko-card-told = { futurisiko-card-kind } ({ $colours }): { $use }.
futurisiko-card-use = { $card ->
        [arma_segreta] { futurisiko-effect-weapon }; type “weapon { futurisiko-army }”
        [siluro_killer] sinks an enemy submarine beside the fight, with your roll; type “torpedo { futurisiko-army } SEA”
        [super_produzione] { futurisiko-effect-boost }; type “boost { futurisiko-army }”
        [missili_balistici] { futurisiko-effect-missile }; type “launch { futurisiko-army } SEAT”
        [scudo_spaziale] stops a missile at the start of your production; type “shield { futurisiko-army }”
        [tregua] { futurisiko-effect-truce }; type “truce { futurisiko-army } SEAT”
       *[tradimento] before you move: ends a truce that binds you; type “betray { futurisiko-army } SEAT”
    }

## What the cards do by the sheet of the table, wherever it is told

futurisiko-effect-weapon = { $weapon_times ->
        [1] { $weapon ->
            [one] 1 more die in one of your rolls
           *[other] { $weapon } more dice in one of your rolls
        }
        [2] twice the dice in one of your rolls
       *[other] { $weapon_times } times the dice in one of your rolls
    }{ $weapon_limit ->
        [0] {""}
       *[other] , at most { $weapon_limit } more
    }
futurisiko-effect-boost = { $boost_times ->
        [1] { $boost ->
            [one] 1 more point in your production
           *[other] { $boost } more points in your production
        }
        [2] twice the points you have left to spend
       *[other] { $boost_times } times the points you have left to spend
    }{ $boost_limit ->
        [0] {""}
       *[other] , at most { $boost_limit } more
    }
futurisiko-effect-missile = an opponent loses { futurisiko-missile-loss }
futurisiko-missile-loss = { $missile_units ->
        [0] { $missile_divisor ->
            [1] { $missile ->
                [one] 1 point in the next production
               *[other] { $missile } points in the next production
            }
            [2] half the next production
            [3] two thirds of the next production
           *[4] three quarters of the next production
        }
        [one] 1 unit where they are strongest, at the next production
       *[other] { $missile_units } units where they are strongest, at the next production
    }{ $missile_limit ->
        [0] {""}
       *[other] , at most { $missile_limit } points
    }
futurisiko-effect-truce = { $truce_rounds ->
        [1] before you move: a truce with one opponent until your next operations
       *[other] before you move: a truce with one opponent for { $truce_rounds } rounds
    }

## Malformed moves and options

futurisiko-malformed = “{ $text }” is not a move. Moves look like “claim india”, “discard tregua:red”, “keep”, “shield red”,
    “accept”, “boost red”, “launch red 2”, “build tank 3 india”, “built”, “truce red 2”, “betray red 2”, “ready”,
    “move plane 1 india cina”, “ferry 2 india borneo oceano_indiano”, “moved”, “fight india”, “roll”, “weapon red”,
    “torpedo red atlantico”, “remove 2 1”.
futurisiko-hidden-card = “{ $text }” stands for a card that the reader of this record has not seen; such a record can be
    read, but not replayed.
futurisiko-option-seats = FutuRisiko! is for 4 to 6 seats, or 3 as a house rule, not “{ $found }”.
futurisiko-option-goal = The goal is 20, 18 or 16 territories, not “{ $found }”.
futurisiko-option-removed-seats = A territory is taken out only with 5 seats, not with { $seats }.
futurisiko-option-removed = “{ $found }” is no territory of this map, and cannot be taken out.
futurisiko-option-dice-cap = Dice are capped at 10 or not at all (null), not at “{ $found }”.
futurisiko-option-round-limit = The number of rounds is at least 1, or without limit (null), not “{ $found }”.

## Endings

futurisiko-goal-reached = { futurisiko-army } holds { $count } territories and rules the world!
futurisiko-last-round = Round { $rounds } was the last one. { $decided ->
        [territories] { $most } territories to { $next }.
        [pieces] A tie at { $most } territories: the costlier pieces decide ({ $worth } to { $next_worth } points).
        [shared] A tie at { $most } territories: the costliest pieces decide ({ $worth } to { $next_worth } points), and { $winners } share the victory.
       *[nothing] A tie at { $most } territories, with pieces of the same cost ({ $worth } points): the victory is shared.
    }

## Not your turn, or not now

futurisiko-over = The game is over.
futurisiko-other-step = This is not for now: { $phase ->
        [draft_order] a card is turned to see who begins the draft
        [claim] { futurisiko-army } claims a territory
        [sequence] a card is turned to see who begins the round
        [discard] { futurisiko-army } discards cards or keeps them
        [deal] a card is dealt to { futurisiko-army }
        [shield] { futurisiko-army } shields itself or accepts the missiles
        [produce] { futurisiko-army } produces
        [diplomacy] { futurisiko-army } may make or break a truce, and then is ready
        [move] { futurisiko-army } moves
        [choose_fight] { futurisiko-army } chooses where to fight
        [roll] { futurisiko-army } rolls the dice
        [hits] the dice have been thrown, and the explosions are counted
       *[remove] { futurisiko-army } chooses what the explosions take
    }.

## Illegal

futurisiko-not-on-top = { $card } cannot be the next card of the deck.
futurisiko-not-held = You do not hold { $name }.
futurisiko-over-limit = { $territories ->
        [one] One territory allows
       *[other] { $territories } territories allow
    } { $limit ->
        [0] no cards
        [one] 1 card
       *[other] { $limit } cards
    }, and you hold { $size }: discard down to the limit first.
futurisiko-one-for-free = At or under the limit, only one card may be discarded before drawing, and it is gone: “keep” the rest.
futurisiko-no-such-seat = There is no seat { $seat } at this table: seats are 0 to { $last }.
futurisiko-at-oneself = { $verb ->
        [launch] Missiles are launched at an opponent
        [truce] A truce is made with an opponent
       *[betray] A truce with an opponent is broken
    }, not with oneself.
futurisiko-seat-is-out = { futurisiko-army } is out of the game.
futurisiko-truce-there = There is a truce with { futurisiko-army } already.
futurisiko-no-truce = There is no truce with { futurisiko-army } that could be broken.
futurisiko-plane-at-sea = { $place } is a sea: a plane may fly over it, but never ends there.
futurisiko-no-such-territory = The map has no territory “{ $place }”.
futurisiko-no-such-sea = The map has no sea “{ $place }”.
futurisiko-removed = { $place } is taken out of this game: nobody enters it.
futurisiko-claimed = { $place } has a flag of { futurisiko-army } already: claim a free territory.
futurisiko-sea-apart = { $sea } touches no territory of yours: submarines are built in seas that do.
futurisiko-not-own = { $place } is not yours: tanks and planes are built in own territories.
futurisiko-nothing = At least one piece is needed.
futurisiko-supply = { futurisiko-pieces } cannot be built: { $supply ->
        [0] none is
        [one] only 1 is
       *[other] only { $supply } are
    } left in the supply.
futurisiko-too-dear = { futurisiko-pieces } would cost { $cost } points; there are { $points } left.
futurisiko-same-place = From { $place } to { $place } is no move.
futurisiko-too-far = { $target } is too far from { $origin }: { $unit ->
        [tank] a tank goes to a neighbour by land
        [plane] a plane flies one step, or two over a territory or a sea
       *[sub] a submarine goes to an adjacent sea
    }.
futurisiko-truce-forbids = A truce with { futurisiko-army } protects { $place }.
futurisiko-invaders-stay = What has invaded { $place } stays there and fights.
futurisiko-nothing-to-move = { $there ->
        [0] You have no pieces in { $place }.
       *[other] Your pieces in { $place } have all moved in this round.
    } First choose a place where pieces of yours can still move, then where they go.
futurisiko-not-so-many = { $there ->
        [0] You have no { $unit ->
            [tank] tanks
            [plane] planes
           *[sub] submarines
        } in { $place }.
       *[other] Of your { $unit ->
            [tank] tanks
            [plane] planes
           *[sub] submarines
        } in { $place }, { $fresh ->
            [0] none can
            [one] 1 can
           *[other] { $fresh } can
        } still move this round, not { $count }.
    }
futurisiko-has-carried = { $sea } has carried tanks this round: a submarine that has not moved must stay there.
futurisiko-not-on-sea = { $place } does not lie on { $sea }.
futurisiko-no-ferry = { $subs ->
        [0] You have no submarine in { $sea } that could carry tanks.
       *[other] Your submarines in { $sea } have moved this round: only one that has not may carry tanks.
    }
futurisiko-not-invaded = { $place } is not invaded. You fight in: { $invaded }.
futurisiko-no-sub-there = { futurisiko-army } has no submarine in { $sea }.
futurisiko-torpedo-apart = { $sea } does not touch { $place }, and has no part in this fight against { futurisiko-army }.
futurisiko-hits = { $dice } dice cannot make { $count } explosions.
futurisiko-removal = { $hits ->
        [one] 1 explosion takes
       *[other] { $hits } explosions take
    } { $taken } of { $there_tanks ->
        [one] 1 tank
       *[other] { $there_tanks } tanks
    } and { $there_planes ->
        [one] 1 plane
       *[other] { $there_planes } planes
    }; not { $tanks } and { $planes }.

## Not to be taken back

futurisiko-card-shown = This cannot be taken back: the card has been shown to all.
futurisiko-step-over = { $verb ->
        [keep] Cards may follow
        [built] The production is over
       *[moved] The moves are finished, and fights are never taken back
    }: moves can be taken back only within their step.

## Legal, and why

futurisiko-why-turn = { $name } is turned: its colour begins, if it plays.
futurisiko-why-claim = Your flag on { $place }.
futurisiko-why-discard = { $name } goes under the deck.
futurisiko-why-keep = Keep the rest and draw what is missing.
futurisiko-why-deal = { $name } is drawn.
futurisiko-why-shield = Scudo Spaziale ({ futurisiko-army }) stops one missile.
futurisiko-why-accept = The missiles hit your production.
futurisiko-why-boost = Super Produzione ({ futurisiko-army }): { $boost } more points, { $points } in all.
futurisiko-why-launch = Missili Balistici ({ futurisiko-army }): { $other } loses { futurisiko-missile-loss }.
futurisiko-why-build = { futurisiko-pieces } { $place } for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }; { $left } left.
futurisiko-why-built = End production; { $points ->
        [0] all points are used
        [one] 1 point stays unused
       *[other] { $points } points stay unused
    }.
futurisiko-why-truce = Tregua ({ futurisiko-army }): you and { $other } cannot attack each other { $truce_rounds ->
        [1] until your next operations
       *[other] for { $truce_rounds } rounds
    }.
futurisiko-why-betray = Tradimento ({ futurisiko-army }): the truce with { $other } ends at once.
futurisiko-why-ready = On to the moves.
futurisiko-why-move = { futurisiko-pieces } { $origin } { $target }.{ $invades ->
        [no] {""}
       *[other] {" "}An attack on { $invades }: { $outlook }
    }
futurisiko-why-ferry = { futurisiko-pieces } { $origin } over { $sea } { $target }, by submarine.{ $invades ->
        [no] {""}
       *[other] {" "}An attack on { $invades }: { $outlook }
    }
futurisiko-why-moved = { $fights ->
        [0] End the moves: nothing to fight for.
        [one] Start the fight.
       *[other] Start the { $fights } fights.
    }
futurisiko-why-fight = Fight for { $place }: { $outlook }
futurisiko-why-roll = { futurisiko-dice } for { $parts }. The attack’s chance is then { $win }.
futurisiko-why-weapon = Arma Segreta ({ futurisiko-army }): { futurisiko-dice } for { $parts }. The attack’s chance is then { $win }.
futurisiko-why-torpedo = Siluro Killer ({ futurisiko-army }) sinks a submarine { $sea }; then { futurisiko-dice } for { $parts }. The
    attack’s chance is then { $win }.
futurisiko-why-hits = { $count } of { $dice } dice hit.
futurisiko-why-remove = { $opponent } loses { $taken } and keeps { $left }.

## Statistics

futurisiko-stats-length = How long games last, in rounds
futurisiko-stats-seats = seats
futurisiko-stats-won = won before round 60, %
futurisiko-stats-mean = mean
futurisiko-stats-early = shortest 5 %
futurisiko-stats-median = median
futurisiko-stats-late = longest 5 %
futurisiko-stats-longest = longest
futurisiko-stats-left = seats left
futurisiko-stats-place = { $place ->
        [draft-place] Wins by place in the draft (F12)
        [first-place] Wins by place in the sequence of the first round (F17)
       *[last-place] Wins by place in the sequence of the round that ends the game (F17)
    }
futurisiko-stats-cards = How often a card is played in a game with { $seats } seats
futurisiko-stats-card = card
futurisiko-stats-all = by all
futurisiko-stats-winner = by the winner
futurisiko-stats-other = by each other
futurisiko-stats-heading = { $seats } seats
futurisiko-stats-chart-lengths = How many rounds a game lasts
futurisiko-stats-axis-rounds = rounds
futurisiko-stats-chart-places = Share of victories by place in the draft and in the sequence
futurisiko-stats-number = place { $place }
futurisiko-stats-series = { $place ->
        [draft-place] in the draft
        [first-place] in the first round
       *[last-place] in the round that ends the game
    }
futurisiko-stats-chart-cards = How often the winner and the others play each card

## What a host chooses

futurisiko-choice-map = Map
    .about = The world that is fought for. Ours is reconstructed from the rulebook; a host can add others.
    .setting = { $setting ->
        [reconstruction] The world, reconstructed
       *[other] { $title }
    }
futurisiko-choice-seats = Armies
    .about = How many play. They share the territories equally: 12, 9, 7 or 6 each.
    .setting = { $setting ->
        [3] 3 (house rule)
       *[other] { $setting }
    }
futurisiko-choice-cards = Cards
    .about = Weapons, missiles, shields and truces: every third territory brings one. Without cards it is the practice
        game.
    .setting = { $setting ->
        [true] With cards
       *[false] Without
    }
futurisiko-choice-goal = Goal
    .about = Whoever holds so many territories wins at once.
    .setting = { $setting ->
        [20] { $setting } (the full game)
        [18] { $setting } (shorter)
       *[other] { $setting } (the shortest)
    }
futurisiko-choice-removed = Taken out
    .about = With five armies one territory is nobody’s: it may be flown over, but never entered.
    .setting = { $title }
futurisiko-choice-dice_cap = Dice
    .about = A cap on the dice of one roll keeps big armies in check.
    .setting = { $setting ->
        [none] As many as there are pieces
       *[other] { $setting } at most
    }
futurisiko-choice-round_limit = Rounds
    .about = After the last round the most territories win.
    .setting = { $setting ->
        [none] No limit
       *[other] { $setting }
    }
futurisiko-choice-sheet = Card sheet
    .about = What Arma Segreta, Super Produzione and Missili Balistici do, and how long a Tregua holds.
    .setting = { $setting ->
        [house] Our own values
       *[other] { $title }
    }

## What bots lean to: it stands on their cards, after their level, and is true in play

futurisiko-temper-planes = likes planes
futurisiko-temper-attack = quick to attack
futurisiko-temper-revenge = takes revenge

# FutuRisiko! in the browser. Texts marked "tight" stand on a small button or label: keep them short.

## The map

futurisiko-web-board = The world
futurisiko-web-map = Map of the world
futurisiko-web-walk = Arrow keys to walk, Enter to act, Escape to go back. Plus and minus zoom, 0 shows the whole world.
futurisiko-web-opening = Unfolding the map …
# Buttons of the map.
futurisiko-web-closer = Closer
futurisiko-web-farther = Farther away
futurisiko-web-fit = See the whole world
# What Enter does on a place; said after what stands there.
futurisiko-web-action-claim = Enter claims it.
futurisiko-web-action-fight = Enter fights for it.
futurisiko-web-action-build = Enter builds { $unit ->
        [plane] a plane
        [sub] a submarine
       *[tank] a tank
    } here.
futurisiko-web-action-origin = Enter: move from here.
futurisiko-web-action-target = Within reach { $from }; Enter goes there.
futurisiko-web-action-leave = Chosen; Enter cancels.
# How pieces reach a place; a legend beside strokes. Tight.
futurisiko-web-way-land = by land
futurisiko-web-way-air = by air
futurisiko-web-way-ferry = by ferry
futurisiko-web-way-sail = by sea
futurisiko-web-way-invades = an invasion

## What you can do now

futurisiko-web-round-label = The round and its parts
# Tight.
futurisiko-web-round = Round { $round }
futurisiko-web-part-draft = Draft
futurisiko-web-part-sequence = Sequence
futurisiko-web-part-cards = Cards
futurisiko-web-part-production = Production
futurisiko-web-part-operations = Operations

futurisiko-web-now-draft_order = a card decides who begins.
futurisiko-web-now-claim = claim a free territory: your flag goes there.
futurisiko-web-now-sequence = a card decides who goes first this round.
futurisiko-web-now-discard = { $can ->
        [no] { $excess ->
            [one] you hold one card too many: choose which one goes.
           *[other] you hold { $excess } cards too many: choose which ones go.
        }
        [only] keep your cards; new ones come next.
       *[yes] discard a card you do not need, or keep all. New ones come next.
    }
futurisiko-web-now-deal = cards are drawn.
futurisiko-web-now-shield = { $missiles ->
        [one] { $by ->
            [no] a missile costs
           *[other] { $by }’s missile costs
        }
       *[other] { $by ->
            [no] { $missiles } missiles cost
           *[other] { $missiles } missiles from { $by } cost
        }
    } you { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }: { $rest } left.{ $shields ->
        [no] {""}
       *[yes] {" "}Each shield stops one.
    }
futurisiko-web-now-struck = { $units ->
        [0] missiles find no units of yours.
        [one] missiles destroy 1 unit where you are strongest.
       *[other] missiles destroy { $units } units where you are strongest.
    }{ $shields ->
        [no] {""}
       *[yes] {" "}Each shield stops one.
    }
futurisiko-web-now-produce = { $points ->
        [0] all points are used.
        [one] 1 point left: choose a piece, then tap the map.
       *[other] { $points } points left: choose a piece, then tap the map.
    }
futurisiko-web-now-diplomacy = { $plays ->
        [truce] make a truce now, or tap a territory to attack.
        [betray] break a truce now, or tap a territory to attack.
       *[other] make or break a truce now, or tap a territory to attack.
    }
futurisiko-web-now-move = { $left ->
        [0] nothing can move any more.
       *[other] { $from ->
            [no] tap a territory to attack, or pieces of yours to move.
           *[other] { $goes ->
                [yes] how many go there?
               *[no] where do the pieces { $from } go? The targets glow.
            }
        }
    }
futurisiko-web-now-choose_fight = { $fights ->
        [one] one fight is left: go!
       *[other] which of the { $fights } fights comes next?
    }
futurisiko-web-now-roll = your roll for { $place }!
futurisiko-web-now-hits = the dice roll for { $place } …
futurisiko-web-now-remove = { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }: choose what { $opponent } loses.
futurisiko-web-now-over = the game is over.

futurisiko-web-watch-draft_order = A card decides who begins.
futurisiko-web-watch-claim = { $seat } claims a territory.
futurisiko-web-watch-sequence = A card decides who goes first in this round.
futurisiko-web-watch-discard = { $seat } looks through the cards.
futurisiko-web-watch-deal = { $seat } draws cards.
futurisiko-web-watch-produce = { $seat } builds, { $points ->
        [one] 1 point left.
       *[other] { $points } points left.
    }
futurisiko-web-watch-move = { $seat } moves.
futurisiko-web-watch-choose_fight = { $seat } chooses the next fight.
futurisiko-web-watch-roll = { $seat } rolls for { $place }.
futurisiko-web-watch-hits = The dice roll for { $place } …
futurisiko-web-watch-remove = { $seat } chooses the losses for { $place }.
futurisiko-web-watch-over = The game is over.

# Buttons that end a step. Tight.
futurisiko-web-do-keep = Keep all
futurisiko-web-do-built = { $points ->
        [0] End production
        [one] End production (1 point unused)
       *[other] End production ({ $points } points unused)
    }
futurisiko-web-do-moved = { $fights ->
        [0] End turn
        [one] Start the fight
       *[other] Start the fights ({ $fights })
    }

## Cards

futurisiko-web-plays = Cards you can play
futurisiko-web-discards = Cards you can discard
# Tight: buttons.
futurisiko-web-play = Play
futurisiko-web-discard = Discard

## Production

futurisiko-web-palette = Which piece to build
futurisiko-web-unit-tank = Tank
futurisiko-web-unit-plane = Plane
futurisiko-web-unit-sub = Submarine
# Tight.
futurisiko-web-cost = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
futurisiko-web-supply = { $count } left
# Tight: a button that builds tanks for all points, where they seem to be needed.
futurisiko-web-plan = Plan
futurisiko-web-build-more = { $unit ->
        [plane] Planes
        [sub] Submarines
       *[tank] Tanks
    }: { $count } more in { $place }

## Movement

futurisiko-web-sheet = How many go
futurisiko-web-march = { $unit ->
        [plane] Planes
        [sub] Submarines
       *[tank] Tanks
    } { $way ->
        [air] by air
        [ferry] by ferry ({ $sea })
        [sail] by sea
       *[land] by land
    }
futurisiko-web-fewer = Fewer: { $label }
futurisiko-web-more = More: { $label }
# Tight: a button.
futurisiko-web-all = all
futurisiko-web-go = Move { $count }
futurisiko-web-invade = Invade with { $count }
futurisiko-web-cancel = Cancel
futurisiko-web-explain = Explain
futurisiko-web-first = { $reason ->
        [tie] No plane advantage ({ $ours } to { $theirs }): the defender rolls first ({ $seat }).
       *[more] More planes ({ $ours } to { $theirs }): { $seat } rolls first.
    }
futurisiko-web-support = { $subs ->
        [one] 1 submarine adds a die to every roll.
       *[other] { $subs } submarines add { $subs } dice to every roll.
    }
futurisiko-web-win = chance to win: { $chance }
futurisiko-web-invasions = { $count ->
        [one] An invasion
       *[other] { $count } invasions
    }
# Tight: a button.
futurisiko-web-fight = Fight
# Tight: a button.
futurisiko-web-fight-for = Fight for { $place }
# Tight: buttons.
futurisiko-web-fight-on = Fight to the end
futurisiko-web-fight-all = { $fights ->
        [2] Fight both
       *[other] Fight all { $fights }
    }
futurisiko-web-stop = Stop

## The fight

futurisiko-web-the-fight = The fight for { $place }
futurisiko-web-last-fight = The last fight: { $place }
futurisiko-web-attacks = attacks
futurisiko-web-defends = defends
futurisiko-web-opens = { $seat } has the first roll.
futurisiko-web-throw = { $card ->
        [weapon] { $seat } plays Arma Segreta and rolls
        [torpedo] { $seat } sinks a submarine with Siluro Killer ({ $sea }) and rolls
       *[no] { $seat } rolls
    } { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }: { $hits ->
        [0] no hit.
        [one] one hit!
       *[other] { $hits } hits!
    }
futurisiko-web-throws = Every roll of this fight, with the attacker’s chance after it
futurisiko-web-end = { $end ->
        [conquered] { $attacker } takes { $place } from { $defender }!
       *[held] { $defender } holds { $place } against { $attacker }!
    }
# Tight: buttons.
futurisiko-web-roll = { $dice ->
        [one] Roll 1 die
       *[other] Roll { $dice } dice
    }
# A button for who shares the screen: the cards stay unseen. Tight.
futurisiko-web-roll-unseen = { $dice ->
        [one] Roll 1 die, no card
       *[other] Roll { $dice } dice, no card
    }
futurisiko-web-with = { $verb ->
        [torpedo] Roll with Siluro Killer
       *[weapon] Roll with Arma Segreta
    }{ $sea ->
        [no] {""}
       *[other] {" "}({ $sea })
    }
futurisiko-web-dice-for = Dice: { $parts }.
futurisiko-web-remove = Remove { $pieces }
futurisiko-web-tanks = { $count ->
        [one] 1 tank
       *[other] { $count } tanks
    }
futurisiko-web-planes = { $count ->
        [one] 1 plane
       *[other] { $count } planes
    }
futurisiko-web-subs = { $count ->
        [one] 1 submarine
       *[other] { $count } submarines
    }
futurisiko-web-flag = the flag

## Beside the map

futurisiko-web-show = Show { $seat }’s territories
futurisiko-web-territories = { $count } of { $goal } territories
futurisiko-web-place = Place in the sequence of this round
# Tight: the place in the sequence.
futurisiko-web-nth = { $place }.
# Tight: the pieces on the board by their cost.
futurisiko-web-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# Tight.
futurisiko-web-missiles = { $count ->
        [one] 1 missile: −{ $cost }
       *[other] { $count } missiles: −{ $cost }
    }
futurisiko-web-missiles-units = { $count ->
        [one] 1 missile
       *[other] { $count } missiles
    }: −{ $units ->
        [one] 1 unit
       *[other] { $units } units
    }
futurisiko-web-truce = truce
futurisiko-web-sum-lands = { $lost ->
        [0] You lost no territory
        [one] You lost 1 territory
       *[other] You lost { $lost } territories
    } and gained { $gained ->
        [0] none.
        [one] 1.
       *[other] { $gained }.
    }
futurisiko-web-sum-truce = Truce with { $seat }.
futurisiko-web-sum-missiles = { $count ->
        [one] A missile
       *[other] { $count } missiles
    }{ $by ->
        [no] {""}
       *[other] {" "}from { $by }
    } will cost you { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }.
futurisiko-web-sum-missiles-units = { $count ->
        [one] A missile
       *[other] { $count } missiles
    }{ $by ->
        [no] {""}
       *[other] {" "}from { $by }
    } will destroy { $units ->
        [one] 1 unit
       *[other] up to { $units } units
    } where you are strongest.
futurisiko-web-out = out of the game
futurisiko-web-pieces = { $unit ->
       *[tank] Tanks on the map: { $count }, in supply: { $left }
        [plane] Planes on the map: { $count }, in supply: { $left }
        [sub] Submarines on the map: { $count }, in supply: { $left }
    }
futurisiko-web-hand = Your hand: { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
futurisiko-web-no-cards = Every third territory brings a card.

## The end

# Who has won, in one sentence; “you” is who reads it, “all” are several.
futurisiko-web-won = { $who ->
        [you] { $ahead ->
            [0] You win!
            [one] You win by one territory!
           *[other] You win by { $ahead } territories!
        } The world is yours.
        [all] { $names } share the win
       *[other] { $ahead ->
            [0] { $names } wins
            [one] { $names } wins by one territory
           *[other] { $names } wins by { $ahead } territories
        }
    }
# To who has lost.
futurisiko-web-lost = { $territories ->
        [0] Your last flag has fallen. The next war is yours!
       *[other] { $behind ->
            [0] So close! As many territories, and still not yours.
            [one] So close! You were only one territory behind.
           *[other] You were { $behind } territories behind. The next war is yours!
        }
    }
futurisiko-web-story = The story of the war
futurisiko-web-chart-territories = Territories by round
futurisiko-web-chart-values = Pieces by round, by their cost
futurisiko-web-chart-cards = Cards by round
futurisiko-web-as-table = As a table
futurisiko-web-round-head = Round
futurisiko-web-luck = Luck
futurisiko-web-luck-about = Each die hits one time in three. The line shows what to expect.
futurisiko-web-army = Army
futurisiko-web-luck-dice = Dice
futurisiko-web-luck-expected = Expected
futurisiko-web-luck-hits = Hits
futurisiko-web-luck-more = More or fewer than expected
futurisiko-web-luck-difference = { $n ->
        [0] as expected
       *[other] { $n } { $side ->
            [fewer] fewer
           *[more] more
        }
    }
futurisiko-web-decisive = Decisive fights
futurisiko-web-decided = { $end ->
        [conquered] Conquered, with a chance of { $chance }.
       *[held] Held, with a chance of { $chance }.
    } Losses by cost: { $attack } and { $defence }.

## The lesson. The numbers in these texts are those of its fixed deal; places and buttons are named as on the page.

# The names of the players in the lesson.
futurisiko-web-lesson-you = General
futurisiko-web-lesson-other = { $seat ->
        [1] Ada
        [2] Bruno
       *[other] Clara
    }
futurisiko-web-lesson-draft = 36 territories and 8 seas: this is your world. In turn each puts a flag on a free territory. The red flags are yours, and four territories are left. Press Peru: it borders your Brazil.
futurisiko-web-lesson-draft-otherwise = You may take any free territory, but those that lie together are easier to defend. Take Peru, beside your Brazil.
futurisiko-web-lesson-sequence = All are taken, nine for each. Now a round begins, with four phases: sequence, cards, production, operations. The top card is turned up: it shows red, so you go first in this round.
futurisiko-web-lesson-hand = Then cards are dealt, one for every three territories: you get Arma Segreta, Tregua and Siluro Killer. The others see only how many you have.
futurisiko-web-lesson-world = The first round has passed: everybody has built and nobody has attacked. The red flags are yours: nine territories. The first to hold 20 wins!
futurisiko-web-lesson-keep = A new round: red is turned up again. Before new cards are dealt you may discard one that seems useless. Yours are good: press “Keep all”.
futurisiko-web-lesson-pieces = Tanks and planes stand beside the flags, submarines swim in the seas. All of South America is yours except Colombia: Yellow guards it with two tanks and a plane.
futurisiko-web-lesson-sub = Production: nine territories give you 9 points. Choose the submarine below the map, for 5 points, then press the Atlantic.
futurisiko-web-lesson-sub-otherwise = You could, but the plan needs a submarine first: it ferries tanks over its sea and helps in fights on its coasts. Choose it below the map, then press the Atlantic.
futurisiko-web-lesson-arms = Four points are left. First build a plane in Brazil, then two tanks: choose the piece below the map, then press Brazil, once for each.
futurisiko-web-lesson-arms-otherwise = New tanks and planes may go to any territory of yours, but for the plan they all belong in Brazil: first the plane, then two tanks.
futurisiko-web-lesson-built = All nine points are spent. Well done: unused points are lost. Press “End production”.
futurisiko-web-lesson-truce = The others have built as well. Before you move you may make a truce. Green threatens you in the east: play Tregua on Green, and until your next operations neither can invade the other.
futurisiko-web-lesson-truce-otherwise = You may, but Green stands right beside your New Guinea. Play Tregua on Green.
futurisiko-web-lesson-march = Now you move. Press Brazil: everything within reach lights up, by land, by air and by ferry. Then press Colombia, and invade with all three tanks.
futurisiko-web-lesson-march-otherwise = Each piece moves only once a round, so let them go together: all three tanks, from Brazil to Colombia.
futurisiko-web-lesson-fly = Only 11% to win! Yellow has a plane in Colombia and you have none, so Yellow would roll first. Press Colombia again and send both planes from Brazil: two against one, and the first roll is yours.
futurisiko-web-lesson-fly-otherwise = In a tie of planes the defender rolls first, so both planes must go from Brazil to Colombia.
futurisiko-web-lesson-moved = Now it is 88%: planes decide who rolls first, and your submarine adds a die. All moves come before all fights: press “Start the fight”, then “Fight for Colombia”.
futurisiko-web-lesson-moved-otherwise = Those may stay and guard your lands: nobody has to move. Press “Start the fight”, then “Fight for Colombia”.
futurisiko-web-lesson-weapon = You roll a die for each tank and plane and one for the submarine; each die hits one time in three. You may play a card with a roll: press Arma Segreta, for three more dice.
futurisiko-web-lesson-weapon-otherwise = Six dice are good, nine are better: play Arma Segreta with this roll.
futurisiko-web-lesson-remove = Two hits, and you choose what they take. A plane cost Yellow two points and a tank only one: take the plane and a tank.
futurisiko-web-lesson-remove-otherwise = You may, but a plane is worth two tanks: take the plane and a tank.
futurisiko-web-lesson-again = Yellow rolled back with three dice, one for the tank and two for the flag, and hit one of your tanks. Now you again: roll!
futurisiko-web-lesson-conquest = The last tank and the flag are gone: Colombia is yours, the tenth! But in Brazil only the flag is left. It is your garrison now.
futurisiko-web-lesson-defend = Blue strikes: two planes from Great Britain invade Brazil! Blue has more planes and rolled first, but missed. A flag alone defends with two dice. Roll!
futurisiko-web-lesson-end = Two hits: both planes are gone, and the flag holds Brazil! That was luck: next time leave a tank behind. So it goes on, round after round, until someone holds 20. Now conquer the world!

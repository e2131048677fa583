# FutuRisiko! in the browser. Texts marked "tight" stand on a small button or label: keep them short.

## The map

futurisiko-web-board = The world
futurisiko-web-map = Map of the world
futurisiko-web-walk = Walk from place to place with the arrow keys, act with Enter, step back with Escape. Plus and minus zoom, 0 shows everything.
futurisiko-web-opening = The map is being unfolded …
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
futurisiko-web-action-origin = Enter chooses it to move from.
futurisiko-web-action-target = Within reach from { $from }; Enter goes there.
futurisiko-web-action-leave = Chosen; Enter lets go of it.
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
futurisiko-web-now-claim = choose a free territory; your flag goes there. All take turns until every territory is taken.
futurisiko-web-now-sequence = a card decides who goes first in this round.
futurisiko-web-now-discard = { $can ->
        [no] you hold too many cards: choose those that go.
        [only] keep what you have: no other card may go. New ones are dealt afterwards.
       *[yes] choose a card that is of no use to you, or keep what you have. New ones are dealt afterwards.
    }
futurisiko-web-now-deal = cards are dealt.
futurisiko-web-now-shield = { $shields ->
        [no] { $missiles ->
            [one] a missile hits your production, and you have no shield against it.
           *[other] { $missiles } missiles hit your production, and you have no shield against them.
        }
       *[yes] { $missiles ->
            [one] a missile is about to hit your production. A shield stops it.
           *[other] { $missiles } missiles are about to hit your production. Each shield stops one.
        }
    }
futurisiko-web-now-produce = { $points ->
        [0] all points are spent.
        [one] 1 point left: choose a piece, then places on the map.
       *[other] { $points } points left: choose a piece, then places on the map.
    }
futurisiko-web-now-diplomacy = before you move you may play a truce or end one.
futurisiko-web-now-move = { $left ->
        [0] nothing can move any more.
       *[other] { $from ->
            [no] choose a place with pieces of yours, then where they go. All moves come before all fights.
           *[other] where do pieces from { $from } go? Everything within reach is marked.
        }
    }
futurisiko-web-now-choose_fight = { $fights ->
        [one] choose the fight that is left.
       *[other] choose which of { $fights } fights comes next.
    } There is no way back.
futurisiko-web-now-roll = it is your roll for { $place }.
futurisiko-web-now-hits = the dice fall for { $place }.
futurisiko-web-now-remove = { $hits ->
        [one] one explosion
       *[other] { $hits } explosions
    }: choose what { $opponent } loses.
futurisiko-web-now-over = the game is over.

futurisiko-web-watch-draft_order = A card decides who begins.
futurisiko-web-watch-claim = { $seat } claims a territory.
futurisiko-web-watch-sequence = A card decides who goes first in this round.
futurisiko-web-watch-discard = { $seat } looks through the cards.
futurisiko-web-watch-deal = { $seat } is dealt cards.
futurisiko-web-watch-shield = { $seat } may raise shields against missiles.
futurisiko-web-watch-produce = { $seat } builds, { $points ->
        [one] 1 point left.
       *[other] { $points } points left.
    }
futurisiko-web-watch-diplomacy = { $seat } may make or break a truce.
futurisiko-web-watch-move = { $seat } moves.
futurisiko-web-watch-choose_fight = { $seat } chooses the next fight.
futurisiko-web-watch-roll = { $seat } rolls for { $place }.
futurisiko-web-watch-hits = The dice fall for { $place }.
futurisiko-web-watch-remove = { $seat } chooses what the explosions take in { $place }.
futurisiko-web-watch-over = The game is over.

# Buttons that end a step. Tight.
futurisiko-web-do-keep = Keep the rest
futurisiko-web-do-accept = Take the hit
futurisiko-web-do-built = { $points ->
        [0] Done
       *[other] Done, lose { $points }
    }
futurisiko-web-do-ready = Go on to moving
futurisiko-web-do-moved = { $fights ->
        [0] Moved
        [one] Moved, now the fight
       *[other] Moved, now { $fights } fights
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
futurisiko-web-left = { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
futurisiko-web-spent = { $points } spent
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
        [ferry] by ferry over { $sea }
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
futurisiko-web-first = { $seat } rolls first: planes { $ours } to { $theirs }{ $reason ->
        [tie] , a tie is the defender’s (F46).
       *[more] {" "}(F46).
    }
futurisiko-web-support = { $subs ->
        [one] 1 submarine adds a die to each roll.
       *[other] { $subs } submarines add a die each to every roll.
    }
futurisiko-web-win = chance that the attack wins: { $chance }
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
futurisiko-web-fight-all = Fight all { $fights }
futurisiko-web-stop = Stop

## The fight

futurisiko-web-the-fight = The fight for { $place }
futurisiko-web-last-fight = The last fight: { $place }
futurisiko-web-attacks = attacks
futurisiko-web-defends = defends
futurisiko-web-opens = { $seat } has the first roll.
futurisiko-web-throw = { $card ->
        [weapon] { $seat } plays Arma Segreta and rolls { $dice } dice:
        [torpedo] { $seat } sinks a submarine in { $sea } by Siluro Killer and rolls { $dice } dice:
       *[no] { $seat } rolls { $dice } dice:
    } { $hits ->
        [0] no explosion.
        [one] one explosion.
       *[other] { $hits } explosions.
    }
futurisiko-web-throws = All throws of this fight, each with the chance of the attack after it
futurisiko-web-end = { $end ->
        [conquered] { $attacker } conquers { $place } from { $defender }.
       *[held] { $defender } holds { $place } against { $attacker }.
    }
# Tight: buttons.
futurisiko-web-roll = { $dice ->
        [one] Roll 1 die
       *[other] Roll { $dice } dice
    }
futurisiko-web-with = { $verb ->
        [torpedo] Siluro Killer in { $sea }, and roll
       *[weapon] Arma Segreta, and roll
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

futurisiko-web-show = Show the territories of { $seat }
futurisiko-web-territories = { $count } territories of { $goal }
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
        [one] 1 missile comes
       *[other] { $count } missiles come
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
        [one] A missile is on its way to you.
       *[other] { $count } missiles are on their way to you.
    }
futurisiko-web-out = out of the game
futurisiko-web-in-supply = Supply:
futurisiko-web-hand = Your hand: { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
futurisiko-web-no-cards = Every third territory brings a card.

## The end

futurisiko-web-chart-territories = Territories by round
futurisiko-web-chart-values = Pieces by round, by their cost
futurisiko-web-chart-cards = Cards by round
futurisiko-web-as-table = As a table
futurisiko-web-round-head = Round
futurisiko-web-luck = Luck
futurisiko-web-luck-about = A die explodes in one of three rolls. The line is what was to be expected.
futurisiko-web-army = Army
futurisiko-web-luck-dice = Dice
futurisiko-web-luck-expected = Expected
futurisiko-web-luck-hits = Explosions
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
futurisiko-web-lesson-world = Four armies share this world of 36 territories and 8 seas. The red flags are yours: nine territories. Whoever holds 20 first wins (F56).
futurisiko-web-lesson-pieces = Tanks and planes stand beside the flags, submarines swim in the seas. All of South America is yours except Colombia: Yellow guards it with two tanks and a plane.
futurisiko-web-lesson-sub = Production: every territory gives you a point, so you have 9 (F24). Choose the submarine below the map, for 5 points, then press the Atlantic.
futurisiko-web-lesson-sub-otherwise = You could, but the plan needs a submarine first: it ferries tanks over its sea (F37) and helps in fights on its coasts (F47). Choose it below the map, then press the Atlantic.
futurisiko-web-lesson-arms = Four points are left. First build a plane in Brazil, then two tanks: choose the piece below the map, then press Brazil, once for each.
futurisiko-web-lesson-arms-otherwise = New tanks and planes may go to any territory of yours (F28), but for the plan they all belong in Brazil: first the plane, then two tanks.
futurisiko-web-lesson-built = All nine points are spent. What is left over would be lost (F26), so this is well done. Press “Done”.
futurisiko-web-lesson-march = The others have built as well; now you move. Press Brazil: everything within reach lights up, by land, by air and by ferry. Then press Colombia, and invade with all three tanks (F34).
futurisiko-web-lesson-march-otherwise = Each piece moves only once a round (F33), so let them go together: all three tanks, from Brazil to Colombia.
futurisiko-web-lesson-fly = Only 11% to win! Yellow has a plane in Colombia and you have none, so Yellow would roll first (F46). Press Colombia again and send both planes from Brazil: two against one, and the first roll is yours.
futurisiko-web-lesson-fly-otherwise = In a tie of planes the defender rolls first (F46), so both planes must go from Brazil to Colombia.
futurisiko-web-lesson-moved = Now it is 88%: planes decide who rolls first, and your submarine adds a die. All moves come before all fights (F42): press “Moved, now the fight”, then “Fight”.
futurisiko-web-lesson-moved-otherwise = Those may stay and guard your lands: nobody has to move (F33). Press “Moved, now the fight”, then “Fight”.
futurisiko-web-lesson-weapon = You roll a die for each tank and plane and one for the submarine; each explodes in one of three throws (F2, F47). With a roll you may play a card: press Arma Segreta, for three more dice (F66).
futurisiko-web-lesson-weapon-otherwise = Six dice are good, nine are better: play Arma Segreta with this roll (F66).
futurisiko-web-lesson-remove = Two explosions, and you choose what they take (F50). A plane cost Yellow two points and a tank only one: take the plane and a tank.
futurisiko-web-lesson-remove-otherwise = You may (F50), but a plane is worth two tanks (F25): take the plane and a tank.
futurisiko-web-lesson-again = Yellow rolled back with three dice, one for the tank and two for the flag (F47), and blew up one of your tanks. Now you again: roll.
futurisiko-web-lesson-end = The last tank and the flag are gone: Colombia is yours, and your flag flies there (F54). That makes ten; round after round it goes on like this, until someone holds 20 (F56). Now play!

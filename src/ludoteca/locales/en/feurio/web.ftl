# Feurio! in the browser. Texts marked "tight" stand on a small button or label: keep them short.

## The board

feurio-web-board = The forest
feurio-web-walk = Arrow keys to walk, Page Down to the next place where you can act, Enter to act. While placing: plus adds a firefighter, minus takes one back, Escape takes all back.
# Buttons of the map.
feurio-web-closer = Closer
feurio-web-farther = Farther away
feurio-web-fit = See everything
# What Enter does on a place; said after what lies there.
feurio-web-does-lay = Enter places the tile here.
feurio-web-does-break = Enter lays the firebreak here.
feurio-web-does-put = { $room ->
        [one] Enter places a firefighter here; there is room for one more.
       *[other] Enter places a firefighter here; there is room for { $room } more.
    }
feurio-web-does-tell = Enter tells why nothing goes here.
feurio-web-start = Start tiles turned over so far: { $tiles }

## Below the board: what to do

feurio-web-drawn = { $spaces ->
        [one] A { $number } with one space
       *[other] A { $number } with { $spaces } spaces
    }
feurio-web-drawn-hidden = A secret tile
feurio-web-lay = Place this tile on a glowing spot.
feurio-web-break = Lay it face down on a glowing spot; you place nobody this turn.
feurio-web-break-ready = Lay it face down here? Press Done. It cannot be taken back.
feurio-web-place = Place up to three firefighters on one tile, or pass.
feurio-web-only-pass = You have nobody left to place.
feurio-web-no-room = No tile has room for your firefighters.
feurio-web-arrange = Which two tiles go in the middle?
feurio-web-middle = { $smaller } and { $larger } in the middle
feurio-web-prospect = Points: { $now } → { $then }.
feurio-web-costs = −{ $points } ⚠
feurio-web-loses = You would lose { $points ->
        [one] 1 point
       *[other] { $points } points
    }: your water is closed in.
feurio-web-closes = { $count ->
        [one] It closes in a 1: its water is lost.
       *[other] It closes in { $count } of the 1s: their water is lost.
    }
feurio-web-draft = { $count ->
        [one] One firefighter is ready: press Done.
       *[other] { $count } firefighters are ready: press Done.
    }
# Tight: buttons.
feurio-web-done = Done
feurio-web-pass = Pass
feurio-web-take-back = Cancel
feurio-web-one-more = One more firefighter
feurio-web-one-less = One firefighter fewer
feurio-web-face = How to lay the tile
feurio-web-face-up = Face up
# Tight: a button; what it costs follows.
feurio-web-firebreak = Firebreak
# The whole of it, heard.
feurio-web-face-down = Firebreak: lay it face down (costs 1 { $colour })
feurio-web-colour = Which firefighters
feurio-web-men = { $colour }, { $left } left
feurio-web-auxiliaries = auxiliaries ({ $colour }), { $left } left

## Beside the board

feurio-web-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
feurio-web-sum-points = { $change ->
        [none] Your points stay at { $now }.
       *[other] Your points: { $was } → { $now }.
    }
# Tight.
feurio-web-men-left = { $men } left
# Tight.
feurio-web-auxiliaries-left = { $men ->
        [one] 1 auxiliary
       *[other] { $men } auxiliaries
    }
# Tight: a region without a free edge.
feurio-web-locked = cut off
feurio-web-no-region = no region yet
feurio-web-bag = The bag
feurio-web-bag-left = { $left ->
        [0] The bag is empty
        [one] One tile in the bag
       *[other] { $left } tiles in the bag
    }
feurio-web-unseen = Number { $number }: { $count } to come
feurio-web-bag-hidden = { $hidden ->
        [one] One of these has left the bag, hidden from you.
       *[other] { $hidden } of these have left the bag, hidden from you.
    }

## The task of solitaire and cooperative games

feurio-web-task = The task
feurio-web-crew = Crew
# Tight: heads of narrow columns.
feurio-web-goal-placed = all placed
feurio-web-goal-region = one region
feurio-web-goal-water = open 1
# Tight.
feurio-web-to-place = { $men } left
# Tight.
feurio-web-regions = { $regions ->
        [0] no region
        [one] 1 region
       *[other] { $regions } regions
    }
# Tight.
feurio-web-not-yet = not yet
feurio-web-impossible = The forest can no longer be saved: { $reason } ({ $rule })

## The end

feurio-web-task-done = You saved the forest!
feurio-web-task-failed = The fire won this time
feurio-web-end-placed = { $men ->
        [0] all placed
       *[other] { $men } not placed
    }
feurio-web-end-water = { $has ->
        [yes] an open 1
       *[no] no open 1
    }

## The lesson. The numbers in these texts are those of its fixed deal.

# The names of the two players in the lesson.
feurio-web-lesson-you = You
feurio-web-lesson-other = { $seat ->
        [0] Bruno
        [1] Dora
        [2] Ada
       *[other] Clara
    }
feurio-web-lesson-setup = Welcome! First the set-up. Four play, and you are the oldest: you have turned up 3, 4, 6 and 6 and lay them as a rhombus. The two in the middle touch all others. Put the two 6s there, then it gets hot.
feurio-web-lesson-begin = The forest burns. Whoever sits to your left begins, then it goes round clockwise. Now look at a smaller game, for two.
feurio-web-lesson-forest = The forest is on fire! High numbers are fierce fire, low numbers are water. You lead the green crew against Bruno. Each turn you place a tile, then you may place firefighters.
feurio-web-lesson-heat = Every empty spot has a heat: the sum of the numbers around it. The fire spreads to the hottest spot. Two glow with 2 + 6 = 8: place your 6 on the marked one.
feurio-web-lesson-men = Now up to three firefighters may go on one tile. This 6 has three spaces, and four free edges. Put two firefighters on it, then press Done.
feurio-web-lesson-answer = Bruno had to place a 1 on the hottest spot (6 + 6 = 12) and sent a firefighter to the other 6. You hold one tile: 6 divided by 6 is 1 point. That must grow!
feurio-web-lesson-tie = Another 6! Again two spots are equally hot, so you choose. Place it on the marked one: it closes an edge of your own tile.
feurio-web-lesson-room = Your first 6 has a space left, but two firefighters and only two free edges: nobody else fits. Beside it there is room. Put one firefighter there, then press Done.
feurio-web-lesson-region = Your two tiles touch: they are one region. Add its numbers, 6 + 6 = 12, and divide by the lowest, 6: 2 points. A lower number would be worth a lot.
feurio-web-lesson-around = The fire creeps on. Place your 6 on the marked spot.
feurio-web-lesson-water = Water at last! The 2 in the middle touches your region and has one space. Put a firefighter on it, then press Done.
feurio-web-lesson-divisor = Look at your points: 6 + 6 + 2 = 14, now divided by 2, makes 7. Big numbers and a little water: that is how you score.
feurio-web-lesson-again = Four spots glow. Place your 5 on the marked one. Mind the 2: the fire is closing in on it.
feurio-web-lesson-grow = Let the region grow: put one firefighter on the 6 beside your 2, then press Done. 20 divided by 2 will be 10.
feurio-web-lesson-locked = Ouch! Bruno’s 6 went to the hottest spot (2 + 6 + 5 = 13) and closed the last free edge of your 2. It is cut off, so its water no longer helps. Your lowest number with a free edge is 6 now: 20 divided by 6 is 3⅓, rounded up to 4.
feurio-web-lesson-last = Don’t give up! Place your 6 on the hottest spot.
feurio-web-lesson-rescue = Bruno’s 1 touches your region and still has free edges. Put a firefighter on it, then press Done.
feurio-web-lesson-end = 21 divided by 1: 21 points, and Bruno has 8! Big numbers, a way to water, and an eye on its free edges. With two players you lead a second crew as well, scored on its own.
feurio-web-lesson-tiles-out = Now the end of a game. The last tile lies; from here on you only place, or pass. Your yellow region is huge, but 55 divided by 5 is only 11. Choose yellow, put your last one on the marked 1, then press Done.
feurio-web-lesson-pass = 56 divided by 1: 59 points for you, 58 for Bruno! Bruno passes. Who passes may place again later, but when all pass in a row, it is over. Press Pass.
feurio-web-lesson-over = Everyone has passed, the game is over: 59 to 58, you win! One free edge at the water decided it.
feurio-web-lesson-break = A variant: firebreaks. You lead green and have looked at your tile in secret: a 6. Face up it would heat the corner up there even more. Press “Firebreak”, then the marked spot, then Done.
feurio-web-lesson-cooled = Face down it burns with 0, and only you know its number. It cost a firefighter and the placing of this turn. Now the fire turns to the spot beside your 6, where your region can grow.
feurio-web-lesson-solitaire = Last, the solitaire: you alone lead all 48 firefighters. You win if all are placed, each colour is one region, and each has a 1 with a free edge. Three have theirs; yellow is still missing one.
feurio-web-lesson-solitaire-lay = You have drawn a 1, just what yellow needs! Three spots are equally hot. Place it on the marked one, beside the yellow region.
feurio-web-lesson-solitaire-men = Put the last yellow firefighter on it, then press Done.
feurio-web-lesson-solitaire-end = The last tiles are laid, and no 1 was closed in: you saved the forest! Now you know Feurio! Have fun!

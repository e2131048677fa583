# Feurio! in the browser. Texts marked "tight" stand on a small button or label: keep them short.

## The board

feurio-web-board = The forest
feurio-web-walk = Walk with the arrow keys, act with Enter. While men are placed, plus puts one more, minus takes one back, Escape takes all back.
# Buttons of the map.
feurio-web-closer = Closer
feurio-web-farther = Farther away
feurio-web-fit = See everything
# What Enter does on a place; said after what lies there.
feurio-web-does-lay = Enter lays the tile here.
feurio-web-does-break = Enter lays the firebreak here.
feurio-web-does-put = { $room ->
        [one] Enter puts a man here, one more fits.
       *[other] Enter puts a man here, { $room } more fit.
    }
feurio-web-does-tell = Enter tells why nothing goes here.
feurio-web-start = Start tiles turned over so far: { $tiles }

## Below the board: what to do

feurio-web-drawn = { $spaces ->
        [one] A { $number } with one place
       *[other] A { $number } with { $spaces } places
    }
feurio-web-drawn-hidden = A tile looked at in secret
feurio-web-lay = Lay it on one of the glowing, hottest spots.
feurio-web-break = Lay it face down on a glowing spot: it costs a man, and no men follow.
feurio-web-place = Put up to three men on one tile, or pass.
feurio-web-only-pass = Nobody can be placed: pass.
feurio-web-arrange = Which two tiles touch in the middle?
feurio-web-middle = { $smaller } and { $larger } in the middle
feurio-web-draft = { $count ->
        [one] One firefighter is ready: press Done.
       *[other] { $count } firefighters are ready: press Done.
    }
# Tight: buttons.
feurio-web-done = Done
feurio-web-pass = Pass
feurio-web-take-back = Take back
feurio-web-one-more = One man more
feurio-web-one-less = One man less
feurio-web-face = How to lay the tile
feurio-web-face-up = Face up
# Tight: a button; the mark of the colour follows.
feurio-web-face-down = Firebreak ({ $colour })
feurio-web-colour = Which men
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
feurio-web-auxiliaries-left = { $men } auxiliary
# Tight: a region without a free edge.
feurio-web-locked = locked
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
feurio-web-impossible = The task can no longer be done: { $reason } ({ $rule })

## The end

feurio-web-won = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
feurio-web-task-done = The forest is saved
feurio-web-task-failed = The fire was stronger
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
feurio-web-lesson-other = Bruno
feurio-web-lesson-forest = The forest burns! A high number is a strong fire, a low number is water. You lead the green crew against Bruno. Each turn you lay a tile, then you may place men.
feurio-web-lesson-heat = Around the tiles, every open place shows its heat: the sum of the numbers it touches. The fire goes to the hottest spot. Two glow with 2+6 = 8: lay your 6 on the marked one.
feurio-web-lesson-men = Now up to three men may go on one tile. This 6 has three places, and four free edges for them. Put two men on it, then press Done.
feurio-web-lesson-answer = Bruno had to lay a 1 on the hottest spot, 6+6 = 12, and sent a man to the other 6. You hold one tile: 6 divided by 6 is 1 point. That must grow!
feurio-web-lesson-tie = Another 6 for you. Again two spots are equally hot, and you may choose. Lay it on the marked one: it closes an edge of your own tile.
feurio-web-lesson-room = Your first 6 still has a place, but only two free edges and two men already: nobody fits any more. Next to it there is room. Put one man there, then press Done.
feurio-web-lesson-region = Your two tiles touch: they are one region. Add its numbers, 6+6 = 12, and divide by its lowest number, 6: 2 points. A lower number would be worth a lot.
feurio-web-lesson-around = The fire creeps on. Lay your 6 on the marked spot.
feurio-web-lesson-water = Water at last: the 2 in the middle touches your region, and has one place. Put a man on it, then press Done.
feurio-web-lesson-divisor = Look at the points: 6+6+2 = 14, now divided by 2, makes 7. Big numbers joined to a small one: that is how points are made.
feurio-web-lesson-again = Four spots glow. Lay your 5 on the marked one. Mind the 2: the fire is closing in around it.
feurio-web-lesson-grow = Let the region grow: put one man on the 6 beside your 2, then press Done. 20 divided by 2 will be 10.
feurio-web-lesson-locked = Bruno laid his 6 on the hottest spot, 2+6+5 = 13, and closed the last free edge of your 2. Locked, it divides no more. The lowest number with a free edge is 6 now: 20 divided by 6 is 3⅓, rounded up to 4.
feurio-web-lesson-last = Do not give up. Lay your 6 on the only hottest spot.
feurio-web-lesson-rescue = The 1 that Bruno laid touches your region, and still has free edges. Put a man on it, then press Done.
feurio-web-lesson-end = 21 divided by 1: 21 points, and Bruno has 8! Hold big numbers, join them to water, and watch its free edges. In a game of two you lead a second crew, too, scored on its own. Now play.

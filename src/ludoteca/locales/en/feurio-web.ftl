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

feurio-web-turning = The start tiles are turned over.
feurio-web-drawing = A tile is drawn for { $seat }.
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
feurio-web-watch-arrange = { $seat } arranges the start tiles.
feurio-web-watch-lay = { $seat } lays the tile.
feurio-web-watch-men = { $seat } places men or passes.
feurio-web-draft = { $count ->
        [one] One man of { $colour } on { $cell }.
       *[other] { $count } men of { $colour } on { $cell }.
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

feurio-web-scores = Points
feurio-web-points = { $points ->
        [one] 1 point
       *[other] { $points } points
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
        [one] One of these lies face down already.
       *[other] { $hidden } of these lie face down already.
    }

## The task of solitaire and cooperative games

feurio-web-task = The task
feurio-web-crew = Crew
# Tight: heads of narrow columns.
feurio-web-goal-placed = all placed
feurio-web-goal-region = one region
feurio-web-goal-water = open 1
# Tight.
feurio-web-to-place = { $men } to place
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

### The words around the board of Feurio! in a terminal.

feurio-screen-seat = Seat { $seat }

## The board

feurio-screen-key = In a tile: its number, where it lies, its spaces ({ $vacant } for a firefighter, { $unusable }
    with no free edge for one), and at the bottom its free edges ({ $locked } locked).
feurio-screen-key-heat = Around the forest: the heat of open spots, the hottest marked by arrows.
feurio-screen-key-firebreak = { $back } is a firebreak, its number in brackets if you know it.
feurio-screen-key-rows = In a tile: its number, its spaces ({ $vacant } for a firefighter, { $unusable } with no
    free edge for one), and at the bottom its free edges ({ $locked } locked). Beside a row: where the nearest tile
    lies; each step to the right adds 1 to the first coordinate.
feurio-screen-key-list = Each tile: where it lies, its number, its spaces ({ $vacant } for a firefighter,
    { $unusable } with no free edge for one), its free edges ({ $locked } locked).

## Men and points

feurio-screen-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
feurio-screen-left = { $men } left
feurio-screen-region = { $sum } ÷ { $divisor } = { $points }
feurio-screen-locked = { $sum } locked = 0
feurio-screen-no-region = no region yet
feurio-screen-auxiliary = auxiliaries, no points

## The task of solitaire and cooperative games

feurio-screen-placed = { $men ->
        [0] all placed
       *[other] { $men } to place
    }
feurio-screen-one-region = { $regions ->
        [0] no region
        [one] one region
       *[other] { $regions } regions
    }
feurio-screen-open-water = open { $number }
feurio-screen-impossible = The forest can no longer be saved: { $reason } ({ $rule })

## What is asked for

feurio-screen-turning = The start tiles are turned over: { $tiles ->
        [none] none yet
       *[other] { $tiles }
    }.
feurio-screen-drawing = { $seat } draws a tile.
feurio-screen-arranging = { $seat } arranges the start tiles { $tiles }: which two go in the middle?
feurio-screen-laying = { $seat } places a { $number } ({ $places }) on the hottest spot.
feurio-screen-laying-or-breaking = { $seat } places a { $number } ({ $places }) on the hottest spot: face up, or face down as
    a firebreak.
feurio-screen-laying-hidden = { $seat } places a secret tile on the hottest spot.
feurio-screen-placing = { $men ->
        [0] { $seat } has nobody left to place, and passes.
        [one] { $seat } places a firefighter, or passes.
       *[other] { $seat } places up to { $men } firefighters on one tile, or passes.
    }
feurio-screen-won = The fire is out! Victory for { $seats } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }. { $reason } ({ $rule })
feurio-screen-task-done = You saved the forest! { $reason } ({ $rule })
feurio-screen-task-failed = The fire won this time. { $reason } ({ $rule })
feurio-screen-hottest = Hottest { $heat }:
feurio-screen-bag = { $left ->
        [0] No tile
        [one] 1 tile
       *[other] { $left } tiles
    } in the bag; not seen yet: { $unseen ->
        [none] none
       *[other] { $unseen }
    }.

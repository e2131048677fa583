### The words in the picture of a game of Feurio!.

feurio-picture-title = Feurio!, { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
feurio-picture-desc = { $status }. { $laid ->
        [0] No tile lies
        [one] One tile lies
       *[other] { $laid } tiles lie
    } on the board. { $left }.

## What is asked for

feurio-picture-turning = The start tiles are turned over
feurio-picture-drawing = { $seat } draws a tile
feurio-picture-arranging = { $seat } arranges the start tiles
feurio-picture-laying = { $seat } lays the drawn tile
feurio-picture-placing = { $seat } places firefighters or passes
feurio-picture-over = The game is over
feurio-picture-done = The forest is saved
feurio-picture-failed = The fire won this time
feurio-picture-to-move = to move
feurio-picture-wins = winner
feurio-picture-bag = { $left ->
        [0] No tile is in the bag
        [one] One tile is in the bag
       *[other] { $left } tiles are in the bag
    }
feurio-picture-unseen = Not seen yet: { $count } of number { $number }
feurio-picture-drawn = The drawn tile: { $number }
feurio-picture-drawn-secretly = The drawn tile, not shown to you
feurio-picture-start-tile = Start tile: { $number }
feurio-picture-start-tile-to-come = A start tile to come

## The board

feurio-picture-tile = { $number } at { $cell }, { $edges ->
        [0] locked
        [one] 1 free edge
       *[other] { $edges } free edges
    }, { $men }
feurio-picture-firebreak = Firebreak at { $cell }
feurio-picture-firebreak-known = Firebreak at { $cell }, { $number } under it
feurio-picture-no-men = no firefighters
feurio-picture-men = { $count ->
        [one] 1 firefighter
       *[other] { $count } firefighters
    } of { $colour }
feurio-picture-open = Open spot at { $cell }, heat { $heat }
feurio-picture-hottest = Hottest spot at { $cell }, heat { $heat }

## Men and points

feurio-picture-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
feurio-picture-left = { $men } left
feurio-picture-locked = locked
feurio-picture-no-regions = no regions yet

## The goals of solitaire and cooperative games

feurio-picture-goals = Goals
feurio-picture-all-placed = all placed
feurio-picture-one-region = one region
feurio-picture-open-water = open { $number }
feurio-picture-regions = { $regions ->
        [0] none
       *[other] { $regions } regions
    }
feurio-picture-impossible = No longer possible: { $reason }

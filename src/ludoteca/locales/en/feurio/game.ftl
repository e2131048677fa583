### What Feurio! says about moves, endings and goals. The rules themselves are in feurio-rules.ftl.

feurio-nutshell = The forest burns. In your turn you lay the drawn tile on the hottest spot, where the numbers around
    add up to the most; then you may put up to three of your men on one tile that has places and free edges
    for them. Your men on connected tiles form a region: it is worth the sum of its numbers, divided by the
    lowest of them on a tile that still has a free edge. So hold big numbers, joined to a small one that the
    fire does not lock in. The most points win.
feurio-nutshell-task = The forest burns, and all of you fight it together. In each turn the drawn tile goes to the
    hottest spot, where the numbers around add up to the most; then up to three men of one colour may go on
    one tile that has places and free edges for them. When the last tile lies, all 48 men must be placed,
    each colour in one connected region that holds a 1 with a free edge.
feurio-all-colours = all colours
feurio-brigade = the brigade
feurio-about = A forest fire for 1 to 4 crews. Options: seats=1 to 4; goal=score (2 to 4 seats), solo (1 seat)
    or coop (2 to 4 seats); firebreak (tiles may be laid face down, R82; only with goal=score); hotter
    (round down instead of up, R93).

feurio-colour = { $colour ->
        [red] red
        [green] green
        [blue] blue
       *[yellow] yellow
    }

## Malformed moves and options

feurio-malformed = “{ $text }” is not a move. Moves look like “lay 2,-1”, “men 0,0 1 green”, “pass”,
    “break 2,-1 red”, “arrange 3 6” (smaller number first) and “draw 4”.
feurio-hidden-draw = “draw ?” stands for a tile that the reader of this record has not seen; such a
    record can be read, but not replayed.
feurio-option-seats = Feurio! is for 1 to 4 seats, not “{ $found }”.
feurio-option-goal = With { $seats ->
        [one] one seat
       *[other] { $seats } seats
    } the goal is { $known }, not “{ $found }”.
feurio-option-firebreak = Firebreaks are only for games with the goal score, not { $goal }.

## Not your turn

feurio-over = The game is over.
feurio-draw-first = “{ $move }” comes too early: a tile is drawn first.
feurio-no-draw = No tile is drawn now: seat { $seat } is to move.

## Illegal

feurio-no-such-tile = There is no tile with a { $number }: tiles show 1 to 6.
feurio-number-used-up = All six tiles with a { $number } have been drawn; left are { $left }.
feurio-no-arranging = Start tiles are arranged only before the first turn, and only by four players.
feurio-arrange-first = “{ $move }” comes too early: the oldest player first arranges the start tiles.
feurio-not-start-tiles = “{ $move }” names two tiles that are not both there: the start tiles are { $tiles }.
feurio-has-laid = This turn’s tile is already laid; now come men, or a pass.
feurio-no-tile-left = No tile is left to lay; now come men, or a pass.
feurio-lay-first = “{ $move }” comes too early: the drawn tile is laid first.
feurio-occupied = A tile lies at { $cell } already. The fire spreads to the hottest spot: { $hottest } (heat { $heat }).
feurio-apart = { $cell } touches no tile. The fire spreads to the hottest spot: { $hottest } (heat { $heat }).
feurio-not-hottest = The heat at { $cell } is { $here }, but the hottest spot has { $heat }: { $hottest }.
feurio-no-firebreaks = There are no firebreaks in this game.
feurio-auxiliary-pays = An auxiliary ({ feurio-colour }) cannot pay for a firebreak.
feurio-other-pays = { feurio-colour } belongs to somebody else: a firebreak is paid with a man of one’s own.
feurio-nobody-pays = There is no man of { feurio-colour } left to pay for a firebreak.
feurio-men-count = A turn places 1, 2 or 3 men, or passes; not { $count }.
feurio-not-own-men = { feurio-colour } is not yours to place: you have { $own }.
feurio-men-used-up = { $count } men of { feurio-colour } are too many: { $left ->
        [0] none is
        [one] only one is
       *[other] only { $left } are
    } left in the supply.
feurio-no-tile-here = There is no tile at { $cell }.
feurio-men-on-firebreak = { $cell } is a firebreak: no men go there.
feurio-locked = The { $number } at { $cell } has no free edge any more: nobody may place men there.
feurio-no-space = The { $number } at { $cell } has { $spaces } { $spaces ->
        [one] place
       *[other] places
    } and { $men ->
        [0] no men
        [one] one man
       *[other] { $men } men
    } on it: room for { $room }, not { $count }.
feurio-no-edge = The { $number } at { $cell } has { $edges } free { $edges ->
        [one] edge
       *[other] edges
    } and { $men ->
        [0] no men
        [one] one man
       *[other] { $men } men
    } on it: { $room ->
        [0] no more men fit
       *[other] room for { $room }, not { $count }
    }.

## Legal, and why

feurio-why-draw = The next tile shows { $number }; { $count } of them were left (R6).
feurio-why-hidden-draw = A tile is drawn and looked at in secret (R82).
feurio-why-arrange = The { $smaller } and the { $larger } touch in the middle (R9).
feurio-why-lay = The fire spreads to { $cell }, a hottest spot: heat { $sum } (R16).
feurio-why-break = A firebreak at { $cell }, a hottest spot (heat { $sum }, R83): it burns with 0, costs a man
    of { feurio-colour } and the turn’s men (R84, R85).
feurio-why-men = { $count } of { feurio-colour } on the { $number } at { $cell }: { $spaces } { $spaces ->
        [one] place
       *[other] places
    }, { $edges } free { $edges ->
        [one] edge
       *[other] edges
    }, { $men } there already (R30, R31).
feurio-why-pass = No men this turn (R38).

## Endings

feurio-all-passed = All players passed one after another.
feurio-won-by-region = Tied at { $points } points, the most valuable region decides: { $best } (R52).
feurio-shared-victory = Tied at { $points } points and with equally valuable regions ({ $best }), the victory is shared
    (R53).
feurio-task-done = All men are placed, each colour in one region with an open 1.
feurio-men-left = { $men ->
        [one] One man of { feurio-colour } was
       *[other] { $men } men of { feurio-colour } were
    } not placed.
feurio-not-one-region = { feurio-colour } stands in { $regions } separate regions.
feurio-no-water = The region of { feurio-colour } holds no 1 with a free edge.

## The task has become impossible

feurio-too-few-waters = Each colour needs a 1 of its own with a free edge, and there are not enough of them left.
feurio-cut-off-from-water = { feurio-colour } has too few men left to reach a 1 with a free edge.
feurio-split = { feurio-colour } stands in separate regions, and has too few men left to join them.
feurio-too-few-turns = Seat { $seat } has too few turns left to place all men.
feurio-too-few-places = There are more men to place than places for them.

## Statistics

feurio-stats-table = table
feurio-stats-name = { $goal ->
        [solo] alone
        [coop] { $seats } together
       *[score] { $seats } players
    }{ $firebreak ->
        [True] , firebreak
       *[False] { "" }
    }{ $hotter ->
        [True] , hotter
       *[False] { "" }
    }
feurio-stats-points = Points at the end
feurio-stats-mean = mean
feurio-stats-best = of the winner
feurio-stats-last = of the last
feurio-stats-record = record
feurio-stats-seats = Wins by the order of the first turn (R10)
feurio-stats-seat-points = Mean points, and the record, by the order of the first turn (R10)
feurio-stats-breaks = Wins by the firebreaks a player lays: what goes together, not what follows (R82)
feurio-stats-laid = laid in a game
feurio-stats-none = with none
feurio-stats-one = with one
feurio-stats-more = with more
feurio-stats-tasks = Tasks done (R71, R78)
feurio-stats-done = done
feurio-stats-chart-points = Points at the end, by number of players
feurio-stats-axis-points = points
feurio-stats-chart-places = Share of victories by the order of the first turn
feurio-stats-chart-tasks = How often the task is done
feurio-stats-turn = place { $place }

## What a host chooses

feurio-choice-seats = Crews
    .about = How many play.
    .setting = { $setting }
feurio-choice-goal = Goal
    .about = Points for each, or one task for all: every man placed, each colour in one region with an open 1.
    .setting = { $setting ->
        [solo] Solitaire: do the task alone
        [coop] Together: do the task as a team
       *[score] Each for themselves: most points win
    }
feurio-choice-firebreak = Firebreaks
    .about = A drawn tile may be laid face down: it burns with 0 and costs a man.
    .setting = { $setting ->
        [true] With firebreaks
       *[false] Without
    }
feurio-choice-hotter = Hotter
    .about = Points are rounded down instead of up: small regions are worth less.
    .setting = { $setting ->
        [true] Round down
       *[false] Round up
    }

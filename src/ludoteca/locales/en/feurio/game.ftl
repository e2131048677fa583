### What Feurio! says about moves, endings and goals. The rules themselves are in feurio-rules.ftl.

feurio-nutshell = The forest is on fire! Place your crews on the fiercest tiles, but keep a way to water, or your points
    burn.
feurio-nutshell-task = The forest is on fire, and you fight it together! Bring all 48 firefighters to their places: each
    colour in one region, with a 1 that the fire has not closed in.
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
feurio-firefighters = { $count } { $colour ->
        [none] {""}
       *[other] { feurio-colour }{" "}
    }{ $count ->
        [one] firefighter
       *[other] firefighters
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
feurio-draw-first = “{ $move }” comes too early: draw a tile first.
feurio-no-draw = Nobody draws a tile now: it is { $seat }’s turn.

## Illegal

feurio-no-such-tile = There is no tile with a { $number }: tiles show 1 to 6.
feurio-number-used-up = All six tiles with a { $number } have been drawn; left are { $left }.
feurio-no-arranging = Start tiles are arranged only before the first turn, and only by four players.
feurio-arrange-first = “{ $move }” comes too early: the oldest player first arranges the start tiles.
feurio-not-start-tiles = “{ $move }” names two tiles that are not both there: the start tiles are { $tiles }.
feurio-has-laid = Your tile lies already. Now place firefighters, or pass.
feurio-no-tile-left = No tile is left. Place firefighters, or pass.
feurio-lay-first = “{ $move }” comes too early: place the drawn tile first.
    .board = First place the drawn tile.
feurio-occupied = A tile lies at { $cell } already. The fire spreads to the hottest spot: { $hottest } (heat { $heat }).
    .board = A tile lies there already. The fire spreads to a glowing spot.
feurio-apart = { $cell } touches no tile. The fire spreads to the hottest spot: { $hottest } (heat { $heat }).
    .board = That spot touches no tile. The fire spreads to a glowing spot.
feurio-not-hottest = The heat at { $cell } is { $here }, but the hottest spot has { $heat }: { $hottest }.
    .board = The heat there is { $here }. The hottest spots glow: { $heat }.
feurio-no-firebreaks = There are no firebreaks in this game.
feurio-auxiliary-pays = An auxiliary ({ feurio-colour }) cannot pay for a firebreak.
feurio-other-pays = { feurio-colour } belongs to somebody else: a firebreak is paid with a firefighter of one’s own.
feurio-nobody-pays = There is no { feurio-colour } firefighter left to pay for a firebreak.
feurio-men-count = You place 1, 2 or 3 firefighters, or pass; not { $count }.
feurio-not-own-men = { feurio-colour } is not yours to place: you have { $own }.
feurio-men-used-up = You do not have { feurio-firefighters }: { $left ->
        [0] none is
        [one] only one is
       *[other] only { $left } are
    } left.
feurio-no-tile-here = There is no tile at { $cell }.
    .board = There is no tile.
feurio-men-on-firebreak = { $cell } is a firebreak: no firefighters go there.
    .board = That is a firebreak: no firefighters go there.
feurio-locked = The { $number } at { $cell } has no free edge any more: nobody may place firefighters there.
    .board = This { $number } has no free edge any more: nobody may place firefighters there.
feurio-no-space = The { $number } at { $cell } has { $spaces } { $spaces ->
        [one] space
       *[other] spaces
    } and { $men ->
        [0] no firefighters
        [one] one firefighter
       *[other] { $men } firefighters
    } on it: room for { $room }, not { $count }.
    .board = This { $number } has room for { $room }, not for { $count }: its spaces are taken.
feurio-no-edge = The { $number } at { $cell } has { $edges } free { $edges ->
        [one] edge
       *[other] edges
    } and { $men ->
        [0] no firefighters
        [one] one firefighter
       *[other] { $men } firefighters
    } on it: { $room ->
        [0] no more firefighters fit
       *[other] room for { $room }, not { $count }
    }.
    .board = This { $number } has room for { $room }, not for { $count }: each firefighter needs a free edge.

## Legal, and why

feurio-why-draw = { $number ->
        [0] A tile is drawn in secret.
       *[other] A { $number } is drawn.
    }
feurio-why-arrange = { $seat } puts the { $smaller } and the { $larger } in the middle.
feurio-why-lay = The fire spreads to the hottest spot ({ $sum }).
feurio-why-break = A firebreak on the hottest spot ({ $sum }): it burns with 0 and costs { feurio-firefighters }. Nobody is
    placed this turn.
feurio-why-men = { $seat } places { feurio-firefighters } on the { $number }.
feurio-why-pass = { $seat } passes.
feurio-told-start = The fire starts with { $words ->
        [no] { $last }
       *[other] { $words } and { $last }
    }.
feurio-told-start-tiles = { $count ->
        [1] a { $number }
        [2] two { $number }s
        [3] three { $number }s
       *[4] four { $number }s
    }
feurio-told-draw = { $number ->
        [0] draws a tile in secret
       *[other] draws a { $number }
    }.
    .more = {""}
feurio-told-arrange = puts the { $smaller } and the { $larger } in the middle.
    .more = {""}
feurio-told-lay = { $number ->
        [0] The fire spreads to the hottest spot ({ $sum })
       *[other] A { $number }: the fire spreads to the hottest spot ({ $sum })
    }{ feurio-told-gain }.
    .more = { $number ->
        [0] for the hottest spot ({ $sum })
       *[other] : a { $number } for the hottest spot ({ $sum })
    }{ feurio-told-gain }
feurio-told-break = lays a firebreak on the hottest spot, for { feurio-firefighters }{ feurio-told-gain }.
    .more = and lays it face down: a firebreak, for { feurio-firefighters }{ feurio-told-gain }
feurio-told-men = places { feurio-firefighters } on the { $number }{ feurio-told-gain }.
    .more = , { feurio-firefighters } on the { $number }{ feurio-told-gain }
feurio-told-pass = passes.
    .more = and passes
feurio-told-gain = { $sign ->
        [up] , +{ $points }{" "}
        [down] , −{ $points }{" "}
       *[no] {""}
    }{ $sign ->
        [no] {""}
       *[other] { $points ->
            [one] point
           *[other] points
        }
    }

## What speaks for a move: the second sentence of a hint

feurio-motive-arrange = The two in the middle touch all others, so they heat the forest most.
feurio-motive-lay-only = It is the only glowing spot.
feurio-motive-lay-water = A 1 is water: every colour needs one with a free edge.
feurio-motive-lay-spares = On another glowing spot you would have { $points ->
        [one] 1 point
       *[other] { $points } points
    } less.
feurio-motive-lay-costs = It closes in a region of { $other }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } less there.
feurio-motive-lay-beside = { $use ->
        [sum] It lies beside your firefighters: a big fire they can reach.
        [water] It lies beside your firefighters: water they can reach.
       *[middle] It lies beside your firefighters: they can go there.
    }
feurio-motive-lay-apart = It closes no edge of your tiles.
feurio-motive-break = { $points ->
        [0] Face down it burns with 0, and the fire turns elsewhere.
        [one] Face up it would cost you 1 point.
       *[other] Face up it would cost you { $points } points.
    }
feurio-motive-men-auxiliary = Auxiliaries bring no points, but they take up room that others want.
feurio-motive-men-crowd = Your region stays the same, but there is less room for others.
feurio-motive-men-joins = It joins { $count } regions into one.
feurio-motive-men-new = It begins a new region, with { $edges ->
        [one] one free edge
       *[other] { $edges } free edges
    } to grow.
feurio-motive-men-divisor = Now your region is divided by { $now }{ $was ->
        [0] , where it had no free edge
       *[other] {" "}instead of { $was }
    }.
feurio-motive-men-grows = Your region grows: its sum was { $was } and is now { $now }.
feurio-motive-men-water = Now { feurio-colour } has a 1 with a free edge.
feurio-motive-men-task = { $men ->
        [one] Everybody must be placed: one { feurio-colour } firefighter still waits.
       *[other] Everybody must be placed: { $men } { feurio-colour } firefighters still wait.
    }
feurio-motive-pass = { $men ->
        [0] You have nobody left to place.
       *[other] { $tiles ->
            [0] Nobody you can place would bring you more.
           *[other] Save your { $men ->
                [one] last firefighter
               *[other] { $men } firefighters
            } for better tiles.
        }
    }

## Endings

feurio-all-passed = Everyone has passed.
feurio-won-by-region = A tie at { $points ->
        [one] 1 point
       *[other] { $points } points
    }: the most valuable region decides ({ $best }).
feurio-shared-victory = A tie at { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and equally valuable regions ({ $best }): the victory is shared.
feurio-task-done = Everyone is in place, each colour in one region with water.
feurio-men-left = { $men ->
        [one] 1 { feurio-colour } firefighter was
       *[other] { $men } { feurio-colour } firefighters were
    } not placed.
feurio-not-one-region = { feurio-colour } stands in { $regions } separate regions.
feurio-no-water = The region of { feurio-colour } holds no 1 with a free edge.

## The task has become impossible

feurio-too-few-waters = Each colour needs a 1 of its own with a free edge, and there are not enough of them left.
feurio-cut-off-from-water = { feurio-colour } has too few firefighters left to reach a 1 with a free edge.
feurio-split = { feurio-colour } stands in separate regions, and has too few firefighters left to join them.
feurio-too-few-turns = Too few turns are left to place all firefighters.
feurio-too-few-places = There are more firefighters to place than spaces for them.

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

feurio-choice-seats = Players
    .about = How many play.
    .setting = { $setting }
feurio-choice-goal = Goal
    .about = Points for each, or one task for all: everyone placed, each colour in one region with an open 1.
    .setting = { $setting ->
        [solo] Solitaire – save the forest alone
        [coop] Together – save the forest as a team
       *[score] Each for themselves – most points win
    }
feurio-choice-firebreak = Firebreaks
    .about = You may lay a tile face down: it burns with 0 and costs a firefighter.
    .setting = { $setting ->
        [true] With firebreaks
       *[false] Without
    }
feurio-choice-hotter = Hotter game
    .about = Points are rounded down instead of up: small regions are worth less.
    .setting = { $setting ->
        [true] Hotter game
       *[false] Without
    }

## What bots lean to: it stands on their cards, after their level, and is true in play

feurio-temper-many = sends many at once
feurio-temper-high = seeks the biggest fires
feurio-temper-low = prefers the small fires

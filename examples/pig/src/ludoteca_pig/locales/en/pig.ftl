### Pig: its rules, P1 to P8, and what it says about moves and endings.

pig-about = A race with one die for 2 to 4 players. Options: seats=2 to 4; goal=100 (the points that
    win, 10 to 1000).

## The rules: the value is the rule, .name its short title, .ruling what is decided here, and why.

pig-chapter-setup = Setting up
pig-chapter-turn = The turn
pig-chapter-end = The end of the game

P1 = Pig is for two to four players, who all begin with no points. Seat 0 has the first turn, and
    turns go round in the order of the seats.
    .name = Players
P2 = The goal is 100 points, unless another from 10 to 1000 is agreed.
    .name = The goal
P3 = On your turn, roll the die as often as you like, until you hold or roll a 1.
    .name = Rolling
P4 = A turn begins with a roll: you may hold only after it.
    .name = The first roll
    .ruling = The game is passed on by word of mouth, often without this rule; it is kept here so
        that every turn moves the game on.
P5 = The die has the numbers 1 to 6, all equally likely. A 2 to 6 is added to the points of the turn.
    .name = The die
P6 = A 1 loses all points of the turn and ends it.
    .name = A one
P7 = When you hold, the points of the turn are banked and can no longer be lost; the turn ends.
    .name = Holding
P8 = Whoever banks enough to reach the goal wins at once. The others are ranked by their banked
    points, and equal points share a place.
    .name = The winner

## Malformed, not your turn, illegal

pig-malformed = “{ $text }” is not a move. Moves are “roll” and “hold”; the die answers “die 1” to “die 6”.
pig-option-seats = Pig is for 2 to 4 seats, not “{ $found }”.
pig-option-goal = The goal is a number from 10 to 1000, not “{ $found }”.
pig-over = The game is over.
pig-no-die = No die is rolling: seat { $seat } is to roll or to hold.
pig-die-first = “{ $move }” comes too early: the die is still rolling.
pig-roll-first = There is nothing to hold yet: a turn begins with a roll.

## Legal, and why

pig-why-roll = The die rolls for more than { $turn } (P3).
pig-why-hold = { $turn } points are banked, which makes { $total } (P7).
pig-why-die = The die shows { $pips }: the turn is worth { $turn } (P5).
pig-why-bust = The die shows 1: the turn ends, and its { $turn } points are lost (P6).

## The story: a value is told alone, .more is added to the line of the turn.

pig-told-die = rolls { $points }.
    .more = , { $points }
pig-told-bust = rolls a 1 and loses { $points } points.
    .more = , and a 1 that loses { $points } points
pig-told-hold = holds { $points } points and has { $total }.
    .more = ; holds { $points } points and has { $total }

## The end

pig-reached = The goal of { $goal } points is reached.

## The pigs, by seat

pig-name = { $seat ->
        [0] pink
        [1] black
        [2] spotted
       *[3] ginger
    }

## For newcomers, and for those who listen

pig-nutshell = Roll the die as often as you dare: every number but 1 adds to your turn. Hold, and the turn is yours
    for good; roll a 1, and it is lost. Whoever first reaches the goal wins.
pig-words-seat = { $seat }: { $points } points.
pig-words-turn = It is the turn of { $seat }, worth { $turn } so far.

## What a host chooses

pig-choice-seats = Players
    .about = How many play.
    .setting = { $setting }
pig-choice-goal = Goal
    .about = So many points win.
    .setting = { $setting } points

## The board in the browser

pig-scene-points = { $points } points
pig-scene-roll = Roll
pig-scene-hold = Hold { $turn }
pig-scene-die = { $pips ->
        [0] The die
       *[other] The die shows { $pips }
    }

### The rules of Feurio! in plain words, one message for each rule, R1 to R95.
### The value is the rule, .name its short title; .ruling says what is decided here, and why,
### where the rulebooks disagree or are silent. Line breaks inside a text have no meaning.

feurio-chapter-setup = Setting up
feurio-chapter-fire = The turn and the hottest spot
feurio-chapter-men = Firefighters and capacity
feurio-chapter-end = The end of the game
feurio-chapter-scoring = Scoring
feurio-chapter-three = Three players
feurio-chapter-two = Two players
feurio-chapter-solitaire = Solitaire
feurio-chapter-cooperative = Cooperative
feurio-chapter-firebreak = Variant: firebreak
feurio-chapter-hotter = Variant: hotter game

## Setting up

R1 = The forest has 36 hexagonal tiles, each with six edges, and the numbers 1 to 6: six tiles of
    each number. A high number means a strong fire, a low number means plenty of water.
    .name = The forest tiles
    .ruling = One translation leaves out that there are six of each number; the other three texts
        say so.

R2 = The back of every tile shows a 0.
    .name = Tile backs

R3 = A space is a place for one firefighter. A tile with a 1 or a 2 has one space, a tile with a 3 or a 4
    has two, and a tile with a 5 or a 6 has three: the more water, the less room.
    .name = Spaces on a tile
    .ruling = The rulebooks say only that there are one to three spaces, that a 6 has three and that
        water takes up room. The rest comes from reviews of the game, except the two spaces on a 4,
        which are assumed because they complete the pattern.

R4 = There are 48 firefighters: 12 in each of four colours.
    .name = The firefighters

R5 = In a four-player game, each player has one colour and begins with its 12 firefighters. Firefighters not yet
    placed form the supply of their player.
    .name = One colour each

R6 = The tiles are mixed face down in the bag. Each draw is left to chance: every tile still in the
    bag is equally likely.
    .name = Drawing at random
    .ruling = Two texts spread the tiles out face down and two make a stack. The chances are the
        same, so here all undrawn tiles are simply in the bag.

R7 = Before the first turn, the oldest player draws one tile for each player in the game and lays
    them all face up.
    .name = The start tiles

R8 = With four players, the start tiles form a rhombus of two rows of two. The two middle tiles
    touch each other and both outer tiles; the outer tiles do not touch each other.
    .name = The starting rhombus

R9 = The oldest player decides which start tile goes where. In the rhombus, what matters is which
    two tiles are in the middle, because only those touch all the others.
    .name = Arranging the start tiles
    .ruling = Two texts give the oldest player this choice and two do not mention it; here it is a
        real choice. With one, two or three start tiles every arrangement plays the same, so nothing
        is asked.

R10 = The player to the left of the oldest player has the first turn. After that, turns go round
    clockwise.
    .name = Who begins

R11 = Not counting the start tiles, each player lays 8 tiles in a four-player game, 11 with three
    players and 17 with two; a single player lays 35. The last tile is always laid by the oldest
    player.
    .name = Number of turns
    .ruling = No text says this; it follows from the 36 tiles, the start tiles (R7) and the turn
        order (R10).

## The turn and the hottest spot

R12 = A turn has two steps: first lay a tile, then place firefighters. Firefighters are never placed before the tile.
    .name = Tile first, then firefighters

R13 = As long as there are tiles in the bag, the player whose turn it is draws exactly one and lays
    it. Skipping this is not allowed.
    .name = A tile every turn

R14 = The tile is laid face up on an open spot: an empty spot that shares an edge with at least one tile on the
    table.
    .name = Edge to edge

R15 = Add up the numbers on all tiles that share an edge with an open spot: the total is its heat.
    .name = Heat of a spot

R16 = The tile must go to the hottest spot. That is the open spot with the greatest heat on the whole table.
    .name = The hottest spot

R17 = If several open spots share the greatest heat, each of them is a hottest spot. The player whose turn it is
    chooses one.
    .name = Several hottest spots

R18 = The number on the drawn tile is not part of the heat. Only the tiles already on the table
    count.
    .name = The new number
    .ruling = Two texts say this. The other two say instead that turning the tile changes nothing
        (R19); both hold here.

R19 = It does not matter which way round a tile is turned when it is laid.
    .name = Turning a tile
    .ruling = One text does not mention this; the other three say it.

R20 = Heat is not limited to two tiles. A spot between a 2, a 6 and a 1 has a heat of 9.
    .name = Three or more neighbours

R21 = The player sees the number on the drawn tile before choosing between several hottest spots.
    .name = Look, then choose
    .ruling = No text says it outright, but all of them turn the tile over first and lay it
        afterwards.

R22 = An empty spot with tiles all round it is an open spot like any other. Up to six tiles add to its heat, and the
    edges that face it are free edges (R32).
    .name = Gaps in the forest
    .ruling = The rulebooks do not speak of gaps. No tile lies in a gap, so the usual rules are
        taken at their word.

## Firefighters and capacity

R23 = In each turn a player may place no firefighters, one, two or three.
    .name = Up to three firefighters

R24 = All the firefighters placed in one turn go on the same tile.
    .name = One tile per turn

R25 = The firefighters may go on any tile on the table, not only on the one just laid.
    .name = Any tile

R26 = In a four-player game, players place only firefighters of their own colour. Other numbers of players
    have their own rules for this (R57, R64, R68).
    .name = Your own colour

R27 = Each space holds one firefighter.
    .name = One firefighter per space

R28 = The spaces of a tile are all alike, so it makes no difference which one a firefighter stands on.
    .name = All spaces are equal

R29 = Firefighters of different colours may stand on the same tile.
    .name = Sharing a tile

R30 = After firefighters have been placed on a tile, the firefighters of all colours standing there may not outnumber
    its free edges (R32).
    .name = Firefighters and free edges
    .ruling = In an example, one translation checks this when a tile is laid; that contradicts its
        own rule that firefighters stay (R34). Here it is checked only on the tile that receives firefighters, at that
        moment.

R31 = A tile never holds more firefighters than it has spaces, counting the firefighters of all colours.
    .name = Firefighters and spaces

R32 = An edge of a tile is free as long as no other tile lies against it. Every tile closes the
    edges it touches, and so does a firebreak (R88).
    .name = Free edges

R33 = Nobody may place firefighters on a tile that has no free edge.
    .name = Locked tiles

R34 = Firefighters already on a tile stay there, even if it later has fewer free edges than firefighters, or none at
    all.
    .name = Firefighters stay

R35 = During the game firefighters never move to another tile and never go back to the supply.
    .name = Firefighters never move
    .ruling = No text says this in full; it follows from the rule that firefighters stay (R34).

R36 = Players can place only firefighters they still have in their supply. A player with none left goes on
    laying tiles.
    .name = An empty supply
    .ruling = The rulebooks do not say this in so many words; it follows from the duty to lay a tile
        (R13).

R37 = Example: an empty 6 has three spaces, but only two of its edges are free. Red may place at
    most two firefighters there.
    .name = Example with two edges

R38 = Placing no firefighters has no penalty. On the next turn the player may again place up to three.
    .name = Placing nobody

## The end of the game

R39 = When the last tile has been laid, turns go on without tiles. In each turn the player places
    one to three firefighters under the usual rules (R23 to R34), or passes.
    .name = Turns without tiles

R40 = A pass is not final. If another turn comes round, a player who has passed may place firefighters again.
    .name = Passing and coming back

R41 = The game ends when all players have passed one after another. If anyone places firefighters, the count of
    passes starts again from zero.
    .name = Everyone passes
    .ruling = One translation wants all passes in the same round; the others ask only that everybody
        passes. Here the row of passes may begin with any player.

R42 = Laying the last tile without placing firefighters is not a pass. Passes are counted from the next turn
    on, so every player has at least one turn without a tile.
    .name = The last tile
    .ruling = In their rules for the end, the texts bring in passing only after all tiles are laid,
        and one example asks for a whole round with neither tiles nor firefighters.

R43 = A player who cannot place any firefighters has to pass. The game may do this by itself, and it counts
    like any other pass (R41).
    .name = Forced passes
    .ruling = The rulebooks do not mention this; the result is the same as passing by hand.

R44 = Points are counted only once, when the game is over.
    .name = When points count

## Scoring

R45 = Tiles that hold at least one firefighter of the same colour and are joined edge to edge make up one
    wooded region of that colour. Every such tile that touches the region belongs to it.
    .name = Wooded regions

R46 = A tile counts once in a region, however many firefighters of that colour stand on it. A tile with firefighters
    of several colours counts for each of them.
    .name = Counting a tile
    .ruling = Only one text says that a single firefighter is enough. That several colours can count the
        same tile is shown by the scoring example.

R47 = To find the points of a region, add up the numbers on all its tiles. Then divide by the
    smallest number among those of its tiles that still have a free edge.
    .name = The value of a region
    .ruling = One translation leaves it unclear what happens when the smallest number of all has no
        free edge, but its example agrees with the other texts: such a tile cannot be the divisor.

R48 = A region in which no tile has a free edge is worth 0 points.
    .name = Locked regions

R49 = If the division does not come out even, the points are rounded up. This is done for each
    region by itself.
    .name = Rounding up

R50 = The score of a player is the total for all regions of that player.
    .name = The score

R51 = The player with the highest score wins.
    .name = The winner

R52 = If players tie for the highest score, the one among them whose best single region is worth the
    most points wins.
    .name = Breaking a tie

R53 = If players are still tied after that, they share the victory.
    .name = Shared victory
    .ruling = The rulebooks do not go any further than the first tie-break (R52), and nothing else
        separates the players.

R54 = Firefighters left in the supply at the end neither earn nor cost points.
    .name = Firefighters left over
    .ruling = The rulebooks do not mention leftover firefighters, so they have no effect.

## Three players

R55 = Each player has 12 firefighters of one colour and four auxiliaries. The auxiliaries are the firefighters of the
    fourth colour, which belongs to nobody.
    .name = Firefighters and auxiliaries

R56 = The three start tiles form a triangle, so that each touches the other two. The player to the
    left of the oldest player begins.
    .name = The starting triangle

R57 = In one turn a player places either firefighters of their own colour or auxiliaries, never both.
    .name = Own firefighters or auxiliaries
    .ruling = One translation seems to allow both in the same turn. The other three forbid it, and
        the games for one and two players also keep to one colour per turn.

R58 = Auxiliaries follow the same rules as other firefighters (R23 to R34). They fill spaces and count
    against the free edges, so they can block a tile.
    .name = Placing auxiliaries

R59 = Before scoring, all auxiliaries are taken off the tiles. The tiles stay where they are, so no
    edge becomes free.
    .name = Removing auxiliaries

R60 = An auxiliary cannot pay for a firebreak (R84).
    .name = Auxiliaries cannot pay

R61 = Placing auxiliaries is not a pass.
    .name = Auxiliaries and passing
    .ruling = No text says this; it follows because auxiliaries are placed like other firefighters (R58).

## Two players

R62 = Each player has two colours, 24 firefighters in all.
    .name = Two colours each

R63 = The oldest player lays the two start tiles side by side. The other player begins.
    .name = The starting pair

R64 = In one turn a player may place firefighters of only one colour, and is free to choose which of the two.
    .name = One colour per turn

R65 = Each colour is scored on its own, and then the points of both colours are added. Two colours
    never join to make one region.
    .name = Scoring two colours

R66 = To break a tie (R52), compare the best single region of each player, which may be of either
    colour. The more valuable one wins.
    .name = Tie between two players
    .ruling = The rulebooks give no separate tie-break for two players; this is the usual one
        applied to both colours.

## Solitaire

R67 = A single player has all 48 firefighters. One start tile is laid face up, then the turns begin.
    .name = Playing alone

R68 = In one turn the player may place firefighters of only one of the four colours. The usual placing rules
    apply (R23 to R34), except that any colour may be chosen.
    .name = One colour at a time

R69 = There are no firebreaks in solitaire.
    .name = No firebreaks alone

R70 = Laying the last tile makes that turn the final one. Firefighters may still be placed in it, but no
    turns without tiles follow (R39).
    .name = The end of solitaire
    .ruling = One translation adds one more turn for firefighters, although it also says that the game is
        already over. The other three have no such turn.

R71 = To win, all 48 firefighters must be on the tiles when the game ends.
    .name = Place all firefighters

R72 = To win, all 12 firefighters of each colour must also stand in one single region of that colour.
    .name = One region per colour

R73 = To win, each of the four regions must also include a tile with a 1 that still has a free edge
    when the game ends.
    .name = Water for every region
    .ruling = One text only asks for a connection to such a tile; the other three say the region
        must contain it. So a firefighter of that colour has to stand on the 1 itself.

R74 = Tip: the longer the player waits before placing the first firefighter, the harder it is to win.
    .name = Start early

R75 = A 1 has only one space (R3), so four different 1s with a free edge are needed. Once three of
    the six 1s have no free edge left, the game cannot be won.
    .name = When winning is impossible
    .ruling = No text says this; it follows from the goal (R73) if a 1 really has a single space,
        which the rulebooks do not state.

## Cooperative

R76 = Two, three or four players play by the rules for their number, but they win or lose together.
    The goal is the one of solitaire (R71 to R73).
    .name = One goal together

R77 = Laying the last tile makes that turn the final one. Firefighters may still be placed in it, but no
    turns without tiles follow (R39).
    .name = The cooperative end

R78 = With three players, the auxiliaries stay on the tiles. All 12 of them must stand in one single
    region that includes a tile with a 1 and a free edge, just like the other colours.
    .name = Auxiliaries need water too
    .ruling = One text asks only for a single region; the other three also name the 1 with a free
        edge.

R79 = There are no firebreaks in the cooperative game.
    .name = No firebreaks together

R80 = There is one start tile for each player, and players place firefighters only when their turn comes.
    This makes the game harder than solitaire.
    .name = Harder than solitaire

R81 = With four players, each has 8 turns for 12 firefighters; with three, 11 turns for 16 firefighters; with two, 17
    turns for 24 firefighters. With four players, everyone needs at least four turns to place all their firefighters.
    .name = Turns and firefighters
    .ruling = No text gives these numbers; they follow from the number of turns (R11) and from
        placing at most three firefighters in a turn (R23).

## Variant: firebreak

R82 = In games played against each other, a player may look at the drawn tile in secret. Only then
    does the player decide to lay it face up as usual or face down as a firebreak.
    .name = Laying a firebreak
    .ruling = In one translation the sentence about who looks at the tile, and when, is garbled; the
        other three agree that it is the player whose turn it is.

R83 = A firebreak must also go to the hottest spot. If there are several, the player chooses one
    (R17).
    .name = Where firebreaks go

R84 = To pay for a firebreak, the player puts one of their own firefighters from the supply into the box.
    That firefighter is out of the game.
    .name = The price
    .ruling = Not every text says where the firefighter comes from. One names the supply, and firefighters on tiles
        always stay there (R34).

R85 = In a turn with a firebreak, the player places no firefighters.
    .name = No firefighters that turn

R86 = A player with no firefighters of their own left in the supply cannot lay a firebreak.
    .name = Nobody left to pay

R87 = A firebreak adds 0 to the heat of the spots next to it. If every open spot has a heat of 0, all of them are
    hottest spots.
    .name = No heat
    .ruling = The rulebooks give the 0 but do not speak of a table without any heat; it follows from
        the rule for ties (R17).

R88 = A firebreak closes the edges of the tiles around it, just like a tile laid face up.
    .name = Firebreaks close edges

R89 = No firefighters may stand on a firebreak, and it is never part of a region.
    .name = No firefighters on firebreaks

R90 = Only the player who laid a firebreak knows its number. It stays hidden from everyone else
    until the game is over, and lists of the tiles still to come do not give it away.
    .name = A secret number
    .ruling = The rulebooks never say when the number is revealed; here it is shown after the game.
        Until then it is hidden from onlookers too.

R91 = In a two-player game, the player who lays the firebreak chooses which of their two colours
    pays for it.
    .name = Which colour pays
    .ruling = The rulebooks do not say which colour pays, so the choice is free.

R92 = A firebreak is the one tile of that turn; no other tile is drawn. If the last tile is laid as
    a firebreak, that turn is not a pass (R42).
    .name = A firebreak is the tile
    .ruling = No text says this directly. Where a translation speaks of all tiles lying face up near
        the end of the game, firebreaks count as laid too.

## Variant: hotter game

R93 = The points of each region are rounded down instead of up. Nothing else changes.
    .name = Rounding down

R94 = The hotter game can be played with two, three or four players, and together with firebreaks. In
    solitaire and cooperative games there are no points to round, so it would change nothing.
    .name = Combining variants
    .ruling = The rulebooks do not say what may be combined; nothing gets in the way, so all of it
        is allowed.

R95 = Even when rounding down, a region with a free edge is worth at least 1 point.
    .name = At least one point
    .ruling = No text says this; it follows because the sum is never smaller than the number it is
        divided by (R47).

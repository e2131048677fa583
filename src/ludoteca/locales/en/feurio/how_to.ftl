### How to play Feurio!, on one page: facts and sections, the title of each as .name.
### The structure, and the positions of the pictures, are in present/how_to.json.

feurio-how-to-players = 1 to 4
    .name = Players
feurio-how-to-age = 10 and up
    .name = Age
feurio-how-to-time = About 30 minutes
    .name = Time
feurio-how-to-author = Heinrich Glumpler
    .name = Author

feurio-how-to-goal = The forest is on fire, and you lead a crew of firefighters. Hold the fiercest tiles, let them
    touch each other, and keep a way to water. The most points win.
    .name = Goal

feurio-how-to-box = All you need is a forest and somebody to save it.
    .name = In the box
feurio-how-to-box-tiles = 36 forest tiles, hexagons with six edges: six of each number from 1 to 6. A high number is
    a fierce fire, a low one has plenty of water. The back shows a 0.
feurio-how-to-box-men = 48 firefighters, 12 in each of four colours. A tile has spaces for them: one on a 1 or 2,
    two on a 3 or 4, three on a 5 or 6.

feurio-how-to-setup = This is how four play. Fewer can play, too: see below.
    .name = Set-up
feurio-how-to-setup-men = Everybody takes the 12 firefighters of one colour. The tiles are mixed face down.
feurio-how-to-setup-tiles = The oldest player turns up four tiles and makes a rhombus of them, in any order.
feurio-how-to-setup-first = The player to the left of the oldest begins. Then play goes round clockwise.
feurio-how-to-setup-picture = A rhombus of four tiles. The two in the middle touch all the others.

feurio-how-to-fire = First the fire spreads: draw a tile and lay it on the hottest spot. You have to.
    .name = Your turn: the fire spreads
feurio-how-to-fire-heat = The heat of an empty spot is the sum of the numbers on all tiles that touch it. The drawn tile
    itself does not count.
feurio-how-to-fire-tie = If several spots are equally hot, you choose one.
feurio-how-to-fire-picture = Two spots glow with 6 + 4 = 10. The 2 must go to one of them.

feurio-how-to-men = Then, if you like, place up to three firefighters.
    .name = Your turn: firefighters
feurio-how-to-men-one = All of them go on the same tile, but it may be any tile on the table, also one with others on it.
feurio-how-to-men-room = When you place, everybody on the tile needs a space and a free edge: an edge with no tile
    against it. Firefighters of all colours count.
feurio-how-to-men-stay = Firefighters stay where they are. If the fire closes edges later, nobody has to leave.
feurio-how-to-men-picture = The marked 6 has three spaces and three free edges: up to three firefighters fit.

feurio-how-to-end = When the last tile has been laid, turns go on without tiles: place firefighters, or pass.
    .name = The end
feurio-how-to-end-pass = If you pass, you may still place next time. When everybody passes in a row, the game is over.

feurio-how-to-scoring = Tiles with a firefighter of your colour that touch each other are one region. Each region scores
    on its own.
    .name = Scoring
feurio-how-to-scoring-sum = Add up the numbers of the region. Divide by the lowest number in it that still has a free
    edge, and round up.
feurio-how-to-scoring-locked = A region without any free edge scores nothing.
feurio-how-to-scoring-tie = In a tie, the single most valuable region decides.
feurio-how-to-scoring-picture = Green: 5 + 6 + 1 = 12. The 1 has a free edge, so it is 12 divided by 1: 12 points.

feurio-how-to-example = The example of the rulebook, step by step: four turns, and a scoring. Red is the oldest.
    .name = An example to leaf through
feurio-how-to-example-start = Red turns up 3, 6, 6 and 4 and puts the two 6s in the middle. Green sits to the left
    of Red and begins.
feurio-how-to-example-green = Green draws a 2. The hottest spots have 6 + 4 = 10, at the bottom and at the upper right.
    Green may choose.
feurio-how-to-example-green-men = Green takes the upper right, then sends one firefighter to the lower 6. Three
    would have been allowed: it has three spaces and three free edges.
feurio-how-to-example-blue = Blue draws a 1: now only the spot at the bottom has 10. Blue joins Green on the lower
    6. It has two free edges left, so only one more fits.
feurio-how-to-example-yellow = Yellow’s 2 may go to the top or to the left (3 + 6 = 9) and goes left. Two firefighters
    on the upper 6: with two free edges, it is full.
feurio-how-to-example-red = Red draws a 5. Again two spots have 9: the top with 3 + 6, and one at the lower left with
    2 + 6 + 1. Three tiles can add up, too.
feurio-how-to-example-red-men = Red lays it on top and puts a firefighter right on it.
feurio-how-to-example-later = Two rounds later. The rulebook shows only how these eight turns end; they may have gone like this.
feurio-how-to-example-yellow-points = Yellow: the 6 is locked and scores 0. 2 + 5 = 7, divided by 2 and rounded up,
    is 4 points.
feurio-how-to-example-green-points = Green: 5 + 6 + 1 = 12, divided by 1, is 12 points. The others have closed off
    every way to grow.
feurio-how-to-example-blue-points = Blue: 6 + 4 + 2 = 12, divided by 2, is 6 points. Two firefighters on the 4 keep
    Green out.
feurio-how-to-example-red-points = Red: 1 point for the 1, and 5 + 2 = 7, divided by 2, makes 4: together 5. A firefighter
    on the 4 between them would make it 12!

feurio-how-to-three = Everybody has 12 firefighters of one colour and four auxiliaries of the fourth. The start tiles form
    a triangle.
    .name = Three players
feurio-how-to-three-turn = In a turn you place either your own firefighters or auxiliaries, never both. Auxiliaries
    take up room, so they are good for blocking.
feurio-how-to-three-end = Before the scoring all auxiliaries are taken away. They cannot pay for a firebreak.
feurio-how-to-three-picture = Three start tiles: each touches both others.

feurio-how-to-two = Each of you leads two colours, 24 firefighters. The fire starts with two tiles side by side. In a turn
    you place only one of your colours. Each colour scores for itself; then you add up.
    .name = Two players

feurio-how-to-solitaire = Alone you have all 48 firefighters and one start tile, and place one colour each turn. After the
    turn with the last tile you have won if:
    .name = Solitaire
feurio-how-to-solitaire-placed = all 48 firefighters stand in the forest,
feurio-how-to-solitaire-region = each colour is one single region,
feurio-how-to-solitaire-water = and in each of the four there is a 1 with a free edge.
feurio-how-to-solitaire-picture = Saved! Every colour holds together, and each has its own open 1.

feurio-how-to-cooperative = Two to four of you play as usual, but win or lose together. The goal is that of
    solitaire, and the game ends with the turn of the last tile. With three, the auxiliaries stay and need a region
    with an open 1 as well. It is harder than alone: you place in turn, and more tiles are laid before the first
    firefighter can act.
    .name = Cooperative

feurio-how-to-firebreak = When you play against each other, you may look at your tile in secret, and lay it face down on
    the hottest spot: a firebreak. Only you know its number.
    .name = Variant: firebreak
feurio-how-to-firebreak-cost = It costs one firefighter from your supply, for good, and this turn you place nobody.
feurio-how-to-firebreak-zero = It burns with 0 and closes the edges of its neighbours like any tile. Nobody may stand on
    it.
feurio-how-to-firebreak-before = Green has drawn a tile. The hottest spot has 5 + 6 + 2 = 13.
feurio-how-to-firebreak-after = Face down, it adds nothing to the heat around: the fire goes on elsewhere.

feurio-how-to-hotter = Round down instead of up when you score. So it pays more often to fill a tile just to keep the
    others away.
    .name = Variant: hotter game

feurio-how-to-advice = No rules, only what experience teaches.
    .name = Good to know
feurio-how-to-advice-place = Spread over many tiles with high numbers, and let them touch. One low number with a free edge,
    best of all a 1, makes the whole region worth a lot.
feurio-how-to-advice-edges = Watch the free edges of your water. Before you place, look where the fire goes next: one tile
    can lock it.
feurio-how-to-advice-block = A tile is full as soon as it has as many firefighters as free edges. Two of yours on the right
    tile can cut another region in two.
feurio-how-to-advice-break = A firebreak steers the fire: it cools its surroundings, and can save your water or lock
    somebody else’s. But it costs a firefighter, and you place nobody this turn.
feurio-how-to-advice-hotter = In the hotter game, small scattered regions lose their fractions. Split the others’
    regions, and keep yours together.
feurio-how-to-advice-solitaire = Alone or together, send the first firefighters early. The longer you wait, the harder
    it gets.

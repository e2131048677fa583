### How to play FutuRisiko!, on one page: facts and sections, the title of each as .name.
### The structure, and the positions of the pictures, are in present/how_to.json.
### The rulebook names neither author, age nor time: these are from public descriptions of the game.

futurisiko-how-to-players = 4 to 6; here also 3, as a house rule
    .name = Players
futurisiko-how-to-age = 12 and up
    .name = Age
futurisiko-how-to-time = Two to three hours
    .name = Time
futurisiko-how-to-author = Spartaco Albertarelli
    .name = Author

futurisiko-how-to-goal = Build tanks, planes and submarines and conquer. Whoever first holds 20 territories wins, at that very
    moment.
    .name = Goal

futurisiko-how-to-box = A board with a map of the world, and:
    .name = In the box
futurisiko-how-to-box-armies = six armies, each with 50 tanks, 20 planes, 10 submarines and 20 flags. A flag is a garrison: it
    defends, but never moves or attacks;
futurisiko-how-to-box-dice = ten dice with explosions: each hits one time in three;
futurisiko-how-to-box-cards = 60 cards of seven kinds, each with a spot in one of the six colours.

futurisiko-how-to-board = The map has 36 territories and 8 seas. Territories belong to players, seas to nobody.
    .name = The board
futurisiko-how-to-board-links = Japan, Borneo, New Guinea, Baffin Island, Victoria Island and Great Britain are islands, but
    link lines join them to other territories as if by land.
futurisiko-how-to-board-islands = Greenland and Madagascar have no such link: only planes and submarines lead there.
futurisiko-how-to-board-round = Left and right are joined: from Japan a plane flies over the North Pacific to California.
futurisiko-how-to-board-picture = The two real islands are marked. We had the rulebook but not the printed board, so this map is a
    reconstruction.

futurisiko-how-to-setup = Everybody takes an army. The cards are shuffled.
    .name = Set-up
futurisiko-how-to-setup-first = Turn up a card: the player of its colour begins. Then shuffle once more, and never again: used
    cards go to the bottom of the deck.
futurisiko-how-to-setup-flags = In turn, each puts a flag on a free territory, until all are taken.
futurisiko-how-to-setup-five = With five players one territory is taken out of the game, best Madagascar or Greenland.
futurisiko-how-to-setup-picture = Four players, nine territories each. There is nothing but flags on the board yet.

futurisiko-how-to-round = A round has four phases. Everybody finishes one before the next begins.
    .name = A round
futurisiko-how-to-round-sequence = Sequence: the top card is turned up. The player of its colour goes first this round, the
    others follow clockwise.
futurisiko-how-to-round-cards = Cards: you may hold one card for every three territories. With too many you discard,
    with too few you draw. Before drawing you may discard one card you do not need.
futurisiko-how-to-round-production = Production: one after another, all build new pieces.
futurisiko-how-to-round-operations = Operations: one after another, each player first moves and then fights.

futurisiko-how-to-production = Each of your territories gives you one production point.
    .name = Production
futurisiko-how-to-production-costs = A tank costs 1 point, a plane 2, a submarine 5.
futurisiko-how-to-production-lost = What you do not spend is lost. What you have no pieces for cannot be built.
futurisiko-how-to-production-places = Tanks and planes go to any territories of yours, submarines into a sea on your coasts.

futurisiko-how-to-movement = Each piece moves at most once a round. First come all your moves, then all your fights;
    after that nothing moves any more.
    .name = Movement
futurisiko-how-to-movement-tank = A tank goes to a neighbouring territory.
futurisiko-how-to-movement-plane = A plane flies one or two steps, over land or sea, and must land on a territory.
futurisiko-how-to-movement-sub = A submarine sails to a neighbouring sea.
futurisiko-how-to-movement-ferry = A submarine that has not moved carries your tanks over its sea, from any coast to
    any other. It does not carry planes.
futurisiko-how-to-movement-enter = If you enter another player’s territory, you invade it and have to fight there.
futurisiko-how-to-movement-picture = Two tanks go from Congo to Southern Africa, a plane flies from Brazil over the sea to Congo,
    and the submarine in the Atlantic takes two tanks from Brazil to North Africa.

futurisiko-how-to-combat = You fight for every territory you have invaded, in any order, to the end. There is no retreat.
    .name = Combat
futurisiko-how-to-combat-first = Whoever has more planes there rolls first; in a tie, the defender. Then you take turns.
futurisiko-how-to-combat-dice = You roll one die for each tank and plane. The defender has two more for the flag,
    the attacker one more for each submarine in a sea that touches the territory. With each roll you may play one
    card.
futurisiko-how-to-combat-hits = For each explosion you remove an enemy tank or plane, and you choose which.
futurisiko-how-to-combat-flag = The flag falls last, to a single explosion. Submarines cannot be hit by dice, and do not
    defend.
futurisiko-how-to-combat-end = If all defenders and the flag are gone, you plant your own flag. If your tanks and planes are
    gone, the attack has failed.

futurisiko-how-to-example = One turn of Red, from the first piece to the conquest.
    .name = An example to leaf through
futurisiko-how-to-example-points = Red holds nine territories: 9 points. Colombia, beside Brazil, belongs to Yellow, with two
    tanks and a plane.
futurisiko-how-to-example-build = Red builds a submarine in the Atlantic (5), a plane (2) and two tanks (2) in Brazil: all
    nine points are spent.
futurisiko-how-to-example-march = The others have built, too. Now Red moves: three tanks and two planes from Brazil invade
    Colombia.
futurisiko-how-to-example-fight = The fight. Red has two planes and Yellow one, so Red rolls first: six dice, for
    five pieces and the submarine.
futurisiko-how-to-example-hits = Red plays an Arma Segreta, for { $weapon } more dice, and rolls two explosions: a
    tank and the plane have to go.
futurisiko-how-to-example-back = Yellow answers with three dice, one for the tank and two for the flag, and hits a tank.
futurisiko-how-to-example-won = Red rolls again: two explosions take the last tank and the flag. Colombia is Red’s, the tenth of
    20 territories.

futurisiko-how-to-cards = We had the rulebook, but not the sheet that explains the cards. The rulebook tells what
    three of them are for; the rest, and all amounts, are decided here. If you own the sheet, you can enter its
    values.
    .name = The cards
futurisiko-how-to-cards-boost = Super Produzione: { $boost } more points in your production.
futurisiko-how-to-cards-missiles = Missili Balistici: an opponent loses { $missile } points in the next production.
futurisiko-how-to-cards-shield = Scudo Spaziale: stops one Missili Balistici aimed at you.
futurisiko-how-to-cards-weapon = Arma Segreta: { $weapon } more dice for one roll.
futurisiko-how-to-cards-torpedo = Siluro Killer: with a roll, sinks a submarine of your opponent in a sea at that fight.
futurisiko-how-to-cards-truce = Tregua: until your next operations, you and one opponent cannot invade each other.
futurisiko-how-to-cards-treason = Tradimento: ends such a truce at once.

futurisiko-how-to-end = With the 20th territory the game is over, even if fights are left. Nobody gets to finish the round.
    Whoever has lost all territories is out.
    .name = The end

futurisiko-how-to-variants = Agree on these before you begin.
    .name = Variants
futurisiko-how-to-variants-practice = Practice: no cards in hand; the deck only decides who goes first.
futurisiko-how-to-variants-goal = Shorter: 18 or 16 territories are enough.
futurisiko-how-to-variants-five = With five: any territory may be the one that is taken out.
futurisiko-how-to-variants-three = With three: 12 territories each. The rulebook is for four to six; this is a house rule.
futurisiko-how-to-variants-limits = House rules, too: at most ten dice in a roll, and a last round after which the most
    territories win.
futurisiko-how-to-variants-files = Your own map or your own card sheet.

futurisiko-how-to-advice = No rules, only what experience teaches.
    .name = Good to know
futurisiko-how-to-advice-cards = Play your first games without cards. They come in handy as soon as the rest is familiar.
futurisiko-how-to-advice-tanks = In the first rounds cheap tanks are best: strengthen your territories.
futurisiko-how-to-advice-last = If you are last in the round, dare something. Nobody plays after you, and you can fill the gaps
    in the next production.
futurisiko-how-to-advice-plan = You invade before you fight, and cannot move afterwards. So think first about how many attack and
    how many stay at home.
futurisiko-how-to-advice-islands = Islands are safe at first, until somebody builds planes or submarines.
futurisiko-how-to-advice-planes = Watch who has more planes. One more than the other side, and the first roll is yours; with a
    card at the right moment that can be deadly.
futurisiko-how-to-advice-subs = Submarines cost a lot, so do not build them too early. But they are hard to lose: only a special
    card sinks them.

### The rules of FutuRisiko! in plain words, one message for each rule, F1 to F78.
### The value is the rule, .name its short title; .ruling says what is decided here, and why,
### where the rulebook is silent or its card sheet is lost. Line breaks inside a text have no
### meaning.

futurisiko-chapter-components = Components
futurisiko-chapter-board = The board
futurisiko-chapter-setup = Setting up
futurisiko-chapter-round = The round
futurisiko-chapter-production = Production
futurisiko-chapter-movement = Movement
futurisiko-chapter-combat = Combat
futurisiko-chapter-end = The end of the game
futurisiko-chapter-cards = The cards
futurisiko-chapter-hidden = Hidden information
futurisiko-chapter-checks = Checks and chances

## Components

F1 = There are six armies: red, yellow, blue, green, violet and black. Each has 50 tanks, 20 planes,
    10 submarines and 20 flags; a flag stands for a garrison.
    .name = The six armies
    .ruling = The rulebook does not name the colours; they come from several public descriptions of
        the game.

F2 = Two of the six faces of each die show an explosion. So each die has a chance of one in three to
    hit.
    .name = The dice
    .ruling = The rulebook speaks of explosions but not of their number; several public descriptions
        of the game give two faces.

F3 = A player rolls as many dice as the rules give, even if there are more than ten. With an option, ten dice are
    the most for one roll, those of an Arma Segreta (F66) included.
    .name = More than ten dice
    .ruling = The box holds ten dice, but the rulebook does not call that a limit, so they are
        treated as mere material.

F4 = The deck has 60 cards: 12 Arma Segreta, 12 Siluro Killer, 12 Super Produzione, 6 Missili
    Balistici, 6 Scudo Spaziale, 6 Tregua and 6 Tradimento.
    .name = The deck

F5 = Each card also has a spot in one of the six colours. Of a card that comes 12 times there are
    two in each colour, of a card that comes 6 times one, so each colour has ten cards.
    .name = Colour spots
    .ruling = The rulebook mentions the spots but not how they are spread; an even spread gives
        every army the same chance.

## The board

F6 = The board has 36 territories and eight seas. The seas are the North Pacific, South Pacific,
    Atlantic, North Atlantic, South Atlantic, Arctic Ocean, Mediterranean and Indian Ocean.
    .name = Territories and seas

F7 = Japan, Borneo, New Guinea, Baffin Island, Victoria Island and Great Britain are islands, but
    lines on the board link them to other territories as if by land. Borneo, drawn as six islands,
    is one territory; it borders Indochina and New Guinea.
    .name = Linked islands

F8 = Greenland and Madagascar have no land link to any other territory.
    .name = Islands without a link

F9 = The left and right edges of the board are joined, and the two Pacifics reach across: together they
    wash the coasts of America as well as those of Asia and Oceania. A plane in Japan can reach
    California over the North Pacific. The top and bottom edges are not joined.
    .name = Round the world
    .ruling = Which territories lie on which of the two Pacifics, the rulebook tells only of Japan and
        California; the others are those of the reconstructed map (F10).

F10 = The map is a file with the territories, the seas, their names, borders and coasts, and another
    map file can be used instead. A faulty file, for example one with a border that holds in one
    direction only, is refused and the fault is named.
    .name = The map file
    .ruling = The printed board is lost. Ten territories and the eight seas are named in the
        rulebook; most of the rest of the map is a reconstruction.

## Setting up

F11 = The game is for four to six players. With an option, three can play.
    .name = Number of players
    .ruling = The rulebook is for four to six. The game for three is our addition; the edition of 1992 had it, too.

F12 = The deck is shuffled, and cards are turned up until one shows the colour of a player. That
    player starts the placing of flags (F13), and the others follow clockwise. The turned cards go
    back, the deck is shuffled once more and then never again: from now on, cards that are played or
    discarded go face down to the bottom.
    .name = The first player

F13 = Starting with the first player and going clockwise, players put one of their flags on a free
    territory of their choice, until all territories are taken. Each player has 12 territories with
    three players, 9 with four, 7 with five and 6 with six.
    .name = Choosing territories

F14 = With five players one territory is taken out of the game, and nobody can hold it. It is
    Madagascar unless Greenland or another territory is chosen beforehand. Planes may fly over it,
    but no piece may enter it.
    .name = The removed territory
    .ruling = The rulebook says only that nobody can occupy the territory. Flying over it does not
        occupy it, so that is allowed.

F15 = At the start of the game only flags are on the board. A flag can defend its territory, but it
    never moves and never attacks.
    .name = Only flags at first

## The round

F16 = A round has four phases in this order: sequence, cards, production and operations. In the last
    three the players take their turns in the order of the round, and a new phase begins when all
    have finished the one before.
    .name = Four phases

F17 = Once in each round, the top card is turned up: the player of its colour goes first, and the
    others follow clockwise. If nobody in the game has that colour, or its player is out (F57), the
    next card is turned. All turned cards go to the bottom of the deck.
    .name = The order of the round

F18 = A player may hold one card for every three territories, rounded down. With 9 territories the
    hand limit is 3 cards, with 8 or 7 it is 2.
    .name = The hand limit

F19 = In the cards phase, players with more cards than their hand limit discard down to the limit.
    They choose which cards to give up.
    .name = Too many cards

F20 = { $free ->
        [any] Players may also discard cards they do not want, but only before they draw. They may
            discard any number, one by one.
       *[one] Besides the cards over the hand limit, players may discard one card they do not want,
            but only before they draw.
    }
    .name = Unwanted cards
    .ruling = { $free ->
            [any] This game is played by version “1” of the rules, in which the number is free. In
                newer games it is one card, as the rulebook says.
           *[one] Games that began by version “1” of the rules go on by it: there, any number of
                cards may be discarded, one by one.
        }

F21 = Players with fewer cards than their hand limit draw from the top of the deck until they reach
    it. This begins in the first round.
    .name = Drawing cards

F22 = The deck can never run out. After the cards phase all hands together hold at most 12 of the 60
    cards, and only a few more while the cards are being dealt.
    .name = Always enough cards
    .ruling = The rulebook does not say this; it follows from the hand limit (F18) and the 36
        territories.

F23 = In a practice game, chosen as an option, nobody holds cards. The deck only decides the order of each round.
    .name = The practice game

## Production

F24 = When their production starts, players get one production point (PP) for each territory they
    hold.
    .name = Production points

F25 = A tank costs 1 PP, a plane 2 PP and a submarine 5 PP.
    .name = What pieces cost

F26 = Points that are not spent are lost; they cannot be saved for a later round.
    .name = No saving

F27 = A player can never have more than 50 tanks, 20 planes and 10 submarines on the board. Pieces
    that are lost go back to the supply and can be built again.
    .name = Limits of the supply
    .ruling = The rulebook makes the supply a limit but does not say where lost pieces go. They
        return to their owner, so the limit counts only what is on the board.

F28 = New tanks and planes go on any territories of their player. There is no limit to how many
    stand on one territory.
    .name = Placing tanks and planes

F29 = A new submarine goes into a sea that touches at least one territory of its player.
    .name = Placing submarines

F30 = Nobody owns a sea. Submarines of several colours may be in the same sea.
    .name = Seas are shared

F31 = Super Produzione, Missili Balistici and Scudo Spaziale are played in this phase (F61 to F64).
    .name = Cards in production

## Movement

F32 = In the operations, players take their turns in the order of the round. Each first moves and
    then fights; only then does the next player begin.
    .name = Move, then fight

F33 = Each piece may move at most once in a round. No piece has to move.
    .name = One move each

F34 = A tank moves to a territory that borders the one it stands on, by land or by a link line (F7).
    It makes no difference who holds that territory.
    .name = How tanks move

F35 = A plane flies to a territory one step away, or two steps away with any territory or sea in
    between. One step leads across a land border, or over the coast between a territory and a sea. A
    plane never ends its move at sea.
    .name = How planes move

F36 = A submarine moves to a sea next to its own. It does not matter who holds the coasts there.
    .name = How submarines move

F37 = A submarine that has not moved in this round makes all territories on the coast of its sea
    neighbours for the tanks of its player. Tanks can then cross from any of these territories to
    any other. Submarines of other players in that sea make no difference.
    .name = Crossing the sea
    .ruling = The rulebook goes on to speak of tanks, so this is for tanks alone: planes never use
        a submarine to get further.

F38 = A tank that crosses a sea (F37) makes no other move in that round, neither before nor after.
    .name = Crossing is the move

F39 = If a player’s tanks have crossed a sea, at least one submarine of that player that has not moved must stay
    there until the movement ends. A submarine built in this round has not moved, so it can carry tanks at once.
    .name = The submarine stays
    .ruling = The rulebook asks for a submarine that has not moved in the round. So it may not sail
        away after the crossing either, or else it would do both.

F40 = All tanks and planes may leave a territory. The flag stays behind and holds it alone.
    .name = Leaving only the flag

F41 = Tanks or planes that enter a territory of another player invade it. They cannot move on from
    there.
    .name = Invading a territory

F42 = Players make all their moves before their first fight. After a fight nothing moves any more.
    .name = Moves before fights

F43 = Nobody ever has to invade.
    .name = Invading is optional

F44 = Until they declare their movement finished, players may take back moves they have made in it.
    .name = Taking back moves
    .ruling = The rulebook does not mention this. Moves bring no chance and reveal nothing hidden,
        so taking them back harms nobody.

## Combat

F45 = There must be a fight in every invaded territory, to the end and without retreat. The attacker
    decides which fight comes next.
    .name = Every invasion is fought

F46 = The side with more planes in the territory rolls first; if both have equally many, it is the
    defender. After that the two sides take turns to roll. The order stays the same for the whole
    fight, even if planes are lost.
    .name = Who rolls first

F47 = A side rolls one die for each of its tanks and planes in the territory. The defender adds two
    dice for the flag. The attacker adds one die for each of their submarines in a sea that touches
    the territory.
    .name = Number of dice

F48 = A defender who has only the flag rolls two dice.
    .name = A flag alone

F49 = With each roll, the player who rolls may play one card. The dice are rolled all the same.
    .name = One card per roll

F50 = For each explosion, the player who rolled removes one enemy tank or plane, whichever they
    prefer.
    .name = Explosions remove pieces

F51 = One explosion is enough to remove the flag, but only when the defender has no tank and no
    plane left. If a roll has more explosions than the defender has tanks and planes, the next one
    takes the flag.
    .name = The flag falls last
    .ruling = The rulebook says that the flag falls last, not that it needs a roll of its own, so a
        spare explosion takes it.

F52 = Dice never hit submarines, and submarines never defend. One submarine can support several
    fights in the same round, even if it has moved in that round.
    .name = Submarines in combat
    .ruling = The rulebook asks for an unmoved submarine only to carry tanks (F37), so one that has
        moved can still support a fight.

F53 = The fight ends when the defender has lost everything, the flag included, or when the attacker
    has no tank and no plane left. Submarines alone are not enough to go on.
    .name = The end of a fight

F54 = An attacker who wins the fight puts a flag from the supply on the territory. The attacking
    tanks and planes that are left stay there.
    .name = Conquering a territory

F55 = Planes can conquer a territory without tanks. Flags never run out.
    .name = Planes alone
    .ruling = The rulebook asks for planes or tanks, not for both. Each army has 20 flags, and the
        game ends with the twentieth territory at the latest (F56).

## The end of the game

F56 = A player wins at the moment they hold 20 territories, even if fights are still to come. With an option, set
    before the game begins, 18 or 16 are enough.
    .name = Winning the game

F57 = A player without territories is out at once: their submarines leave the board, missiles aimed
    at them and truces with them end, and their cards go to the bottom of the deck. The cards go in
    the order of the list (F4) and, among cards of the same name, in the order of the colours (F1).
    If the same conquest also wins the game, all this is done first.
    .name = Leaving the game
    .ruling = The rulebook does not say what a beaten player leaves behind. Here nothing of it stays
        in play, and a fixed order of the cards makes every game replay alike.

F58 = If only one player is left, that player wins.
    .name = The last player
    .ruling = The rulebook does not mention this; it follows because nobody is left to play against.
        It never comes to that: whoever wins the last of so many territories has reached the goal
        (F56) long before.

F59 = There is no limit of rounds unless one is set as an option. When the last round is over, the player with the
    most territories wins and, if there is a tie, the one whose pieces on the board cost the most PP (F25). If they
    are still tied, they share the victory.
    .name = A limit of rounds
    .ruling = The rulebook has no such limit. It is offered for those who want to know when a game
        will end.

## The cards

F60 = Super Produzione, Missili Balistici and Scudo Spaziale are for production, Tregua and
    Tradimento for diplomacy, Arma Segreta and Siluro Killer for combat. A played card is shown to
    everybody and then goes to the bottom of the deck. The amounts on the cards stand in a file, the
    card sheet, and another one can be used instead.
    .name = Three kinds of cards
    .ruling = The printed card sheet is lost, so moments and amounts that the rulebook does not give are decided
        here. Each card is played in its owner’s own step or with their own roll, so that nobody is ever asked out
        of turn. The amounts of the usual sheet are house values; a host who owns the printed one can enter its
        amounts.

F61 = Each Super Produzione { $boost_times ->
        [1] gives its player { $boost } more PP
       *[other] multiplies the PP that its player has left by { $boost_times }{ $boost_limit ->
            [0] {""}
           *[other] , adding { $boost_limit } at most
        }
    }. It is played in one’s own
    production, and any number may be played.
    .name = The Super Produzione card
    .ruling = The rulebook says what the card is for, but the amount was on the lost card sheet. It
        comes from the sheet in play; on the usual one it is a house value.

F62 = Missili Balistici are played in one’s own production and aimed at any opponent still in the
    game. { $missile ->
        [0] Each costs that opponent { futurisiko-missile-loss }. Halves are rounded down; tanks go before planes.
       *[other] Each takes { $missile } PP from the next production of that opponent, but never below 0.
    } Any number
    may be played.
    .name = The Missili Balistici card
    .ruling = The rulebook says what the card is for, but not the amount or the moment. The amount
        comes from the sheet in play; on the usual one it is a house value. They hit the next
        production so that a player never has to answer during somebody else’s turn.

F63 = At the start of their production, players may play Scudo Spaziale against missiles that are
    aimed at them. Each Scudo Spaziale cancels one Missili Balistici card.
    .name = The Scudo Spaziale card
    .ruling = The rulebook says what the card is for, but not when it is played. Here it is played
        just before the missiles hit, in the production of the player under threat.

F64 = Production begins with Scudo Spaziale. Then the remaining missiles reduce the points from the
    territories. After that come Super Produzione, new missiles and building, in any order.
    .name = Order of production
    .ruling = The rulebook gives no order. In this one, missiles never take away the points of a
        Super Produzione.

F65 = Siluro Killer is played with one’s own roll, in attack or defence. It sinks one submarine that the opponent in
    that fight has in a sea touching the territory, and cannot be played if there is none. If the attacker loses the
    submarine, they have one die fewer from their next roll on.
    .name = The Siluro Killer card
    .ruling = The rulebook says only that a special card is the sole way to sink a submarine; this
        is the card whose name fits. The only other way to lose submarines is to leave the game
        (F57).

F66 = Arma Segreta is played with one’s own roll in a fight. { $weapon_times ->
        [1] It adds { $weapon ->
            [one] one die
           *[other] { $weapon } dice
        } to that roll.
       *[other] It multiplies the dice of that roll by { $weapon_times }{ $weapon_limit ->
            [0] {""}
           *[other] , adding { $weapon_limit } at most
        }.
    }
    .name = The Arma Segreta card
    .ruling = What the card does was on the lost card sheet. The number of dice comes from
        the sheet in play; on the usual one it is a house value.

F67 = Tregua is played on one opponent at the start of one’s own operations, before any move. { $truce_rounds ->
        [1] Until the next operations of the player who played it begin, neither
       *[other] For { $truce_rounds } rounds, until the player who played it has begun their operations as often, neither
    } of the two may invade a territory
    of the other; after that it may be renewed. Two players can have only one truce with each other
    at a time.
    .name = The Tregua card
    .ruling = What the card does was on the lost card sheet. This truce holds for about a round and
        needs no answer from the opponent.

F68 = Tradimento is played at the start of one’s own operations, before any move. It ends at once a truce that binds
    its player, no matter which of the two made it.
    .name = The Tradimento card
    .ruling = What the card does was on the lost card sheet; its name and its number fit the Tregua
        it breaks.

F69 = A truce undoes nothing that has already happened. Planes may still fly over the territories of
    the other player.
    .name = Limits of a truce
    .ruling = The card sheet is lost. A truce forbids only invading, and flying over a territory is
        not invading it.

## Hidden information

F70 = Players see only their own cards. How many cards each player holds is known to all.
    .name = Secret hands

F71 = Nobody knows the order of the deck. Everybody knows the cards that went to the bottom after
    being played or turned up; a discarded card is known only to the player who discarded it. The
    game never shows, sends or stores anything that tells more, and a bot uses only what a player in
    its seat may know.
    .name = What the deck hides

F72 = Everything on the board, all production points, the missiles on their way and the truces are
    open to all.
    .name = What all can see

## Checks and chances

F73 = In every army, the pieces on the board and those in the supply always add up to 50 tanks, 20
    planes, 10 submarines and 20 flags.
    .name = All pieces add up

F74 = The cards in the deck and in all hands always add up to 60, together with any cards just
    turned up to find the first player (F12).
    .name = All cards add up

F75 = Once all territories have been taken, each territory in play always has exactly one flag.
    .name = One flag per territory

F76 = The chances of a fight are worked out exactly, not by trial rolls. Without cards and
    submarines, three attackers beat a lone flag in 83 of 100 fights if the defender rolls first,
    and in 95 if the attacker does. Against a flag with two more pieces it is 16 and 46; ten
    attackers against a flag with five more, 81 and 99.
    .name = Exact chances

F77 = On the reconstructed map (F10), a plane can reach between 6 and 18 territories, depending on
    where it starts.
    .name = Reach of planes

F78 = In a fight that would otherwise be even, rolling first improves the chance to win by about 40 percentage
    points (37 to 48). So before an attack is settled, the game shows who will roll first and why.
    .name = The first roll counts

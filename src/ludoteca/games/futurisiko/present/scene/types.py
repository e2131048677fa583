"""What is in a scene of FutuRisiko!; the client's types are made from these."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ludoteca.core.parts.scene import OutcomeScene, about
from ludoteca.core.turn import ToMove
from ludoteca.games.futurisiko.box import Unit

UnitName = Literal["tank", "plane", "sub"]
UNIT_NAMES: dict[Unit, UnitName] = {Unit.TANK: "tank", Unit.PLANE: "plane", Unit.SUB: "sub"}
PhaseName = Literal[
    "draft_order",
    "claim",
    "sequence",
    "discard",
    "deal",
    "produce",
    "move",
    "choose_fight",
    "roll",
    "hits",
    "remove",
    "over",
]
PartName = Literal["draft", "sequence", "cards", "production", "operations", "over"]
Point = tuple[float, float]

# The map.


class TerritoryFacts(TypedDict):
    """A territory on the map."""

    name: str
    the: Annotated[str, about("its name in a sentence, with its article")]
    whence: Annotated[str, about("where pieces come from that leave it, in a sentence")]
    outline: str
    label: Point
    counter: Point
    invader: Point
    neighbours: list[str]
    seas: list[str]


class SeaFacts(TypedDict):
    """A sea on the map."""

    name: str
    the: Annotated[str, about("its name in a sentence, with its article")]
    whence: Annotated[str, about("where pieces come from that leave it, in a sentence")]
    outline: Annotated[str | None, about("a map of somebody's own may have none")]
    labels: Annotated[list[Point], about("where it is named: twice, where it shows on both sides")]
    neighbours: list[str]
    coasts: list[str]


class UnitFacts(TypedDict):
    """A kind of piece."""

    cost: int
    supply: int


class UnitKinds(TypedDict):
    """All kinds of pieces."""

    tank: UnitFacts
    plane: UnitFacts
    sub: UnitFacts


class WorldFacts(TypedDict):
    """F6 to F10: what never changes in a game."""

    width: float
    height: float
    territories: dict[str, TerritoryFacts]
    seas: dict[str, SeaFacts]
    links: list[str]
    sea_borders: list[str]
    relief: Annotated[str, about("its mountains; none on a map of somebody's own")]
    units: UnitKinds


# Who has what.


class Troops(TypedDict):
    """The pieces of a seat on a territory."""

    seat: int
    tanks: int
    planes: int


class TerritoryScene(TypedDict):
    """Who stands on a territory."""

    holder: Troops | None
    invader: Troops | None
    label: str


class Fleet(TypedDict):
    """The submarines of a seat in a sea."""

    seat: int
    count: int


class SeaScene(TypedDict):
    """Who is in a sea."""

    subs: list[Fleet]
    label: str


class UnitCounts(TypedDict):
    """How many pieces of each kind."""

    tank: int
    plane: int
    sub: int


class ArmyScene(TypedDict):
    """F24, F27, F57, F70: what a seat has, and how it looks."""

    name: str
    mark: str
    fill: str
    ink: str
    letter: str
    territories: int
    value: int
    cards: int
    supply: UnitCounts
    missiles: int
    missiles_by: Annotated[list[int], about("the seats that launched them, as far as is known")]
    missiles_cost: Annotated[int, about("the points of which they rob the next production")]
    missiles_units: Annotated[int, about("the tanks and planes that they destroy then, at most")]
    alive: bool


class CardScene(TypedDict):
    """F60, F70: cards of a kind in a hand, and what they are for."""

    card: str
    name: str
    colours: list[str]
    use: str


# What can be done.


class Saying(TypedDict):
    """A move that is only said."""

    verb: str
    move: str
    words: str


class Showing(TypedDict):
    """A card that can go."""

    verb: str
    card: str
    colour: str
    colour_name: str
    move: str


class Playing(Saying):
    """A card that can be played, and on whom or where."""

    card: str
    colour: str
    seat: NotRequired[int]
    sea: NotRequired[str]


class Counted(TypedDict):
    """Moves that differ in a number alone."""

    pattern: Annotated[str, about("the text of the move with # for the number")]
    most: int


class Building(Counted):
    """F25: what can be built where."""

    unit: UnitName
    place: str


class Marching(Counted):
    """F34 to F41: who can go from where to where."""

    unit: UnitName
    origin: str
    target: str
    sea: str | None
    invades: Annotated[int | None, about("the seat that is invaded by it")]


class Removing(TypedDict):
    """F50: pieces that can be taken off."""

    tanks: int
    planes: int
    move: str
    words: str


class Troop(TypedDict):
    """Pieces on land."""

    tanks: int
    planes: int


class SideForce(Troop):
    """The pieces of one side, with the submarines that help it."""

    subs: int


class Prospect(TypedDict):
    """F46, F76, F78: the chances of an invasion for any number of pieces."""

    defender: int
    defence: Troop
    invading: Troop
    subs: int
    first_with: Annotated[int, about("with so many planes the attacker has the first roll")]
    second: list[float]
    first: list[float]


class Passing(TypedDict):
    """F63, F67: cards that can be played before anything else, and what is said instead."""

    plays: list[Playing]
    says: list[Saying]


class Planned(TypedDict):
    """A move of a plan: a pattern and its number."""

    pattern: str
    count: int


class Offers(TypedDict):
    """All that can be done, each kind in its place."""

    before: Annotated[Passing | None, about("what comes before all else that is offered")]
    marks: Annotated[dict[str, str], about("by territory, to claim it or to fight for it")]
    says: list[Saying]
    shows: list[Showing]
    plays: list[Playing]
    builds: list[Building]
    marches: list[Marching]
    removals: list[Removing]
    prospects: dict[str, Prospect]
    plan: Annotated[list[Planned], about("what might be built for all points")]
    excess: Annotated[int, about("how many cards are over the limit of the hand")]


# What is planned and fought.


class BuiltScene(TypedDict):
    """What was built in this production."""

    unit: UnitName
    count: int
    place: str


class ProductionScene(TypedDict):
    """F24 to F26: a production so far."""

    built: list[BuiltScene]
    spent: int
    left: int | None


class March(TypedDict):
    """A move that is planned."""

    unit: UnitName
    count: int
    sea: str | None
    origin: str
    target: str


class BattleScene(TypedDict):
    """Who meets whom, who rolls first, and the exact chances."""

    place: str
    attacker: int
    defender: int
    attack: SideForce
    defence: Troop
    first: int
    win: float
    survivors: float
    words: str


class FightScene(BattleScene):
    """F45 to F53: the fight that goes on, with the dice of its next roll."""

    roller: int
    opponent: int
    hits: int | None
    dice: int
    parts: str


class ThrowScene(TypedDict):
    """F49: a roll, and the card that came with it."""

    seat: int
    dice: int
    hits: int
    card: Literal["weapon", "torpedo"] | None
    sea: str | None
    attack: SideForce
    defence: SideForce
    win: float


class Theatre(TypedDict):
    """A fight roll by roll, with the chance after each."""

    round: int
    place: str
    attacker: int
    defender: int
    attack: SideForce
    defence: SideForce
    first: int
    win: float
    throws: list[ThrowScene]
    end: Literal["conquered", "held"] | None


# The game in figures.


class StandingScene(TypedDict):
    """The seats after a round."""

    round: int
    step: Annotated[int, about("how many moves there were by then")]
    territories: list[int]
    values: list[int]
    cards: list[int]


class Luck(TypedDict):
    """F2: explosions that a seat has rolled, and those to be expected."""

    dice: int
    hits: int
    expected: float


class DecisiveFight(TypedDict):
    """A fight that mattered."""

    round: int
    step: int
    place: str
    name: str
    attacker: int
    defender: int
    attack: SideForce
    defence: SideForce
    win: float
    conquered: bool
    lost: Annotated[tuple[int, int], about("what it cost both sides, in production points")]


class StoryLine(TypedDict):
    """A sentence of the story of the war, and the step of the replay that it leads to."""

    round: int
    step: int
    words: str


class Review(TypedDict):
    """A game by its rounds, the luck of the dice, the decisive fights, and its story."""

    rounds: list[StandingScene]
    luck: list[Luck]
    fights: list[DecisiveFight]
    story: Annotated[list[StoryLine], about("empty before the end")]


class BarrageScene(TypedDict):
    """Missiles that are about to hit the production of whoever is on turn."""

    by: Annotated[str, about("who launched them; `no` where that is not known")]
    cost: int
    left: int
    units: Annotated[int, about("the tanks and planes that they destroy")]


class WorldScene(TypedDict):
    """All that a client needs to draw the position and to act."""

    phase: PhaseName
    part: PartName
    round: int
    goal: int
    has_cards: Annotated[bool, about("F23: whether they are dealt, or only set the sequence")]
    turn: int
    to_move: ToMove
    asks: str | None
    sequence: list[int]
    territories: dict[str, TerritoryScene]
    seas: dict[str, SeaScene]
    seats: list[ArmyScene]
    truces: list[tuple[int, int]]
    points: int | None
    hands: list[list[CardScene] | None]
    removed: str | None
    production: ProductionScene | None
    barrage: BarrageScene | None
    marches: list[March]
    fight: FightScene | None
    theatre: Theatre | None
    invasions: list[BattleScene]
    offers: Offers
    outcome: OutcomeScene | None
    retrospect: Review | None

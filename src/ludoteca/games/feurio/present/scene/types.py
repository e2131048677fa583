"""What is in a scene of Feurio!; the client's types are made from these."""

from typing import Annotated, Literal, TypedDict

from ludoteca.core.parts.scene import OutcomeScene, about
from ludoteca.core.turn import ToMove
from ludoteca.games.feurio.rules.hexagons import Axial

PhaseName = Literal["draw", "arrange", "lay", "men", "over"]


class TileScene(TypedDict):
    """A tile on the board."""

    q: int
    r: int
    number: Annotated[int, about("0 on a firebreak")]
    under: Annotated[int | None, about("the number under a firebreak, if it is known")]
    layer: Annotated[int | None, about("who laid it; null for a start tile")]
    spaces: int
    edges: Annotated[int, about("its free edges")]
    room: Annotated[int, about("how many more men fit")]
    men: Annotated[dict[str, int], about("by colour")]
    label: str


class OpenScene(TypedDict):
    """R15 to R17: an open position, and what can be laid there."""

    q: int
    r: int
    heat: int
    addends: Annotated[list[tuple[int, int, int]], about("q, r and number of the tiles around it")]
    hottest: bool
    label: str
    lay: str | None
    breaks: Annotated[dict[str, str], about("by colour, the move that lays a firebreak")]
    points: Annotated[int | None, about("your points if the drawn tile were laid there")]


class DrawnScene(TypedDict):
    """R82: the drawn tile; for others only its back."""

    number: int | None
    spaces: int | None


class PlacingScene(TypedDict):
    """Where men of a colour can go."""

    q: int
    r: int
    colour: str
    moves: Annotated[dict[str, str], about("by how many men, the move")]
    points: Annotated[int, about("your points with them")]


class ArrangementScene(TypedDict):
    """R10: an order of the start tiles."""

    smaller: int
    larger: int
    move: str


class CrewScene(TypedDict):
    """How a colour looks."""

    colour: str
    mark: str
    name: str
    fill: str
    ink: str


class RegionScene(TypedDict):
    """R45 to R49: a region, and what divides it."""

    colour: str
    cells: list[Axial]
    sum: int
    divisor: int | None
    points: int
    waters: list[Axial]
    locked: list[Axial]
    label: str


class PlayerScene(TypedDict):
    """A seat with its colours and points."""

    name: str
    colours: list[str]
    auxiliaries: Annotated[list[str], about("colours that are placed, but score nothing")]
    supply: Annotated[dict[str, int], about("men left, by colour")]
    points: int
    regions: list[RegionScene]


class BagScene(TypedDict):
    """The tiles that are still to come."""

    left: int
    unseen: Annotated[dict[str, int], about("by number, how many")]


class TaskCrew(TypedDict):
    """How far a colour has come with a common goal."""

    colour: str
    men_left: int
    regions: int
    has_water: bool


class ObstacleScene(TypedDict):
    """What is in the way of a common goal for good."""

    rule: str
    reason: str


class TaskScene(TypedDict):
    """R71 to R75: a common goal."""

    crews: list[TaskCrew]
    obstacle: ObstacleScene | None


class CountStep(TypedDict):
    """A step of the count at the end: what is looked at, and what is said of it."""

    words: str
    rule: str
    seat: Annotated[int | None, about("who is counted; null where it is about all")]
    regions: list[RegionScene]
    totals: Annotated[list[int], about("points by seat so far; empty where none are counted")]


# A word of Python cannot name a field of a class.
_Passing = TypedDict("_Passing", {"pass": str | None})


class FeurioScene(_Passing):
    """All that is to be seen and done."""

    phase: PhaseName
    turn: int
    to_move: ToMove
    tiles: list[TileScene]
    open: list[OpenScene]
    drawn: DrawnScene | None
    placing: list[PlacingScene]
    arrange: list[ArrangementScene]
    crews: list[CrewScene]
    seats: list[PlayerScene]
    bag: BagScene
    start: Annotated[list[int], about("the numbers of the start tiles that are turned up")]
    task: TaskScene | None
    count: Annotated[list[CountStep], about("how the end is counted; empty before it")]
    outcome: OutcomeScene | None

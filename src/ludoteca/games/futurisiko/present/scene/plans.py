"""Plans: what a seat has done in its step so far and could still take back (F44)."""

from itertools import takewhile

from ludoteca.games.futurisiko.box import COST, Unit
from ludoteca.games.futurisiko.moves import Build, Ferry, FutuRisikoMove, Go
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.scene.types import UNIT_NAMES, March, ProductionScene
from ludoteca.games.futurisiko.rules.course import KIND, Kind
from ludoteca.games.futurisiko.rules.layout import Phase

# What follows one another in a production, and in a movement.
PRODUCTION = (Kind.BUILD, Kind.BOOST, Kind.LAUNCH)
MOVEMENT = (Kind.MOVE, Kind.FERRY)


def _done(position: FutuRisikoPosition, *kinds: Kind) -> list[FutuRisikoMove]:
    """The last moves of these kinds, the first of them first."""
    last = takewhile(lambda action: action >> KIND in kinds, reversed(position.actions))
    return [position.move_of(action) for action in last][::-1]


def list_marches(position: FutuRisikoPosition) -> list[March]:
    """F32 to F41: the moves that are planned, until all are made."""
    if position.phase != Phase.MOVE:
        return []
    marches: list[March] = []
    for move in _done(position, *MOVEMENT):
        assert isinstance(move, Go | Ferry), "only pieces march"
        unit = move.unit if isinstance(move, Go) else Unit.TANK
        sea = move.sea if isinstance(move, Ferry) else None
        marches.append(
            {
                "unit": UNIT_NAMES[unit],
                "count": move.count,
                "sea": sea,
                "origin": move.origin,
                "target": move.target,
            }
        )
    return marches


def total_production(position: FutuRisikoPosition) -> ProductionScene | None:
    """F24 to F26: what has been built, what it costs, and what is left."""
    if position.phase != Phase.PRODUCE:
        return None
    builds = [move for move in _done(position, *PRODUCTION) if isinstance(move, Build)]
    return {
        "built": [
            {"unit": UNIT_NAMES[move.unit], "count": move.count, "place": move.place}
            for move in builds
        ],
        "spent": sum(int(COST[move.unit]) * move.count for move in builds),
        "left": position.points,
    }

"""What all choices of a position have in common: regions, who may grow where, and how men last."""

import numpy as np

from ludoteca.core.kernels.kernel import count_bits, kernel, lowest
from ludoteca.core.kernels.storage import layout_of
from ludoteca.games.feurio.ai.next_fire import tiles_at_next_fire
from ludoteca.games.feurio.ai.policies.choices import add_up
from ludoteca.games.feurio.ai.policies.points.feature import FEATURES
from ludoteca.games.feurio.ai.regions import DIVISOR, FACTS, MOST_REGIONS, WORTH, join, survey
from ludoteca.games.feurio.box import COLOURS, MOST_SPACES, OWNER, WATER
from ludoteca.games.feurio.rules.hexagons import EDGES
from ludoteca.games.feurio.rules.layout import MOST_SEATS
from ludoteca.games.feurio.rules.men import rooms
from ludoteca.games.feurio.rules.scoring import beside

# A man adds so many points, and some numbers add up to so much.
MUCH_WORTH = 6.0
MUCH_SUM = 30.0

SURVEY = layout_of(
    [
        # Tiles with room for one, two and three more men.
        ("vacant", "i8", MOST_SPACES),
        # By colour.
        ("owner", "i8", len(COLOURS)),  # its seat; −1 is nobody
        ("growth", "i8", len(COLOURS)),  # tiles with room beside its own
        ("is_wet", "i8", len(COLOURS)),  # whether it has an open 1
        ("count", "i8", len(COLOURS)),  # of its regions
        ("largest", "i8", len(COLOURS)),  # its most valuable one, by index
        ("regions", "i8", (len(COLOURS), MOST_REGIONS)),
        ("facts", "i8", (len(COLOURS), MOST_REGIONS, FACTS)),
        ("tiles", "i8", (len(COLOURS), MOST_REGIONS)),  # those of a region's divisor, if open
        ("edges", "i8", (len(COLOURS), MOST_REGIONS)),  # how many free ones these have
        # Of all.
        ("at_fire", "i8"),  # tiles around the position where the fire may come next
        ("leader", "i8"),  # of the others, who has most points
        ("points", "i8", MOST_SEATS),
        # By how many turns the seat on turn has more than men, from 0 to 1.
        ("scarce", "f4"),
        # Of the tile that is looked at: what it is for others.
        ("rivals", "i8"),
        ("worth", "i8"),
        ("worth_to_leader", "i8"),
        ("is_joint", "i8"),
        ("is_wanted_water", "i8"),
        # By feature: what it weighs now, and how much of it the choice has that is looked at.
        ("weights", "f4", FEATURES),
        ("features", "f4", FEATURES),
    ]
)


@kernel
def survey_points(s: np.record, weights: np.ndarray, k: np.record) -> None:
    """Fill in what is known before any choice is looked at."""
    add_up(s, weights, k)
    k.vacant[0], k.vacant[1], k.vacant[2] = rooms(s)
    k.at_fire = tiles_at_next_fire(s)
    k.points[:] = 0
    men = 0
    for colour in COLOURS:
        men += s.supply[s.seat, colour]
        k.owner[colour] = OWNER[s.seats, colour]
        if k.owner[colour] >= 0:
            _survey_colour(s, k, colour)
    k.leader = -1
    for seat in range(s.seats):
        if seat != s.seat and (k.leader < 0 or k.points[seat] > k.points[k.leader]):
            k.leader = seat
    # R13: each seat lays every so many tiles.
    turns = 1 + s.left // s.seats
    k.scarce = max(0.0, (turns - men) / turns)


@kernel
def _survey_colour(s: np.record, k: np.record, colour: int) -> None:
    held = s.held[colour]
    k.growth[colour] = k.vacant[0] & beside(s, held) & ~held
    k.is_wet[colour] = False
    count = survey(s, colour, k.regions[colour], k.facts[colour])
    k.count[colour] = count
    k.largest[colour] = -1
    most = -1
    for i in range(count):
        divisor = k.facts[colour, i, DIVISOR]
        worth = k.facts[colour, i, WORTH]
        k.points[k.owner[colour]] += worth
        k.is_wet[colour] |= divisor == WATER
        if worth > most:
            most = worth
            k.largest[colour] = i
        tiles = 0
        edges = 0
        open_tiles = k.regions[colour, i] & s.free[0]
        while open_tiles:
            tile = lowest(open_tiles)
            open_tiles &= open_tiles - 1
            if s.number[tile] == divisor:
                tiles |= 1 << tile
                edges += EDGES - count_bits(s.neighbours[tile])
        k.tiles[colour, i] = tiles
        k.edges[colour, i] = edges


@kernel
def survey_rivals(s: np.record, k: np.record, tile: int) -> None:
    """What a tile with room is for others, who have men and are beside it."""
    k.rivals = 0
    k.worth = 0
    k.worth_to_leader = 0
    k.is_joint = False
    k.is_wanted_water = False
    for colour in COLOURS:
        owner = k.owner[colour]
        if (
            owner >= 0
            and owner != s.seat
            and (k.growth[colour] >> tile) & 1
            and s.supply[owner, colour] > 0
        ):
            k.rivals += 1
            points, joined = join(s, tile, k.count[colour], k.regions[colour], k.facts[colour])
            k.worth = max(k.worth, points)
            if owner == k.leader:
                k.worth_to_leader = max(k.worth_to_leader, points)
            k.is_joint |= joined > 1
            k.is_wanted_water |= s.number[tile] == WATER and not k.is_wet[colour]

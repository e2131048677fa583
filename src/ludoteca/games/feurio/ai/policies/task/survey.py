"""What all choices of a position have in common: who needs what, and where there is room for it."""

import numpy as np

from ludoteca.core.kernels.kernel import count_bits, kernel
from ludoteca.core.kernels.storage import layout_of
from ludoteca.games.feurio.ai.next_fire import tiles_at_next_fire
from ludoteca.games.feurio.ai.policies.choices import add_up, room_on
from ludoteca.games.feurio.ai.policies.task.feature import FEATURES
from ludoteca.games.feurio.box import COLOURS, MEN_PER_TURN, MOST_SPACES, WATER
from ludoteca.games.feurio.rules.goals import (
    has_water,
    men_left,
    ones,
    turns_left,
    turns_needed,
)
from ludoteca.games.feurio.rules.men import rooms
from ludoteca.games.feurio.rules.scoring import beside

SURVEY = layout_of(
    [
        # Tiles with room for one, two and three more men.
        ("vacant", "i8", MOST_SPACES),
        # By colour.
        ("reach", "i8", len(COLOURS)),  # tiles with room among its own, and beside them
        ("room", "i8", len(COLOURS)),  # for so many men there
        ("need", "i8", len(COLOURS)),  # men left, of all seats
        ("short", "f4", len(COLOURS)),  # for how much of them there is no room in reach
        ("is_dry", "i8", len(COLOURS)),  # whether it has no open 1 (R73)
        # Of all.
        ("dry", "i8"),  # colours without an open 1
        ("wanted", "i8"),  # vacant 1s, as tiles
        ("waters", "i8"),  # how many they are, with those to come (R75)
        ("at_fire", "i8"),  # tiles around the position where the fire may come next
        # Of the seat on turn.
        ("turns", "i8"),  # to come, with this one
        ("needed", "i8"),  # by its men
        ("hurry", "f4"),  # which part of the men that fit into its turns it has to place
        # By feature: what it weighs now, and how much of it the choice has that is looked at.
        ("weights", "f4", FEATURES),
        ("features", "f4", FEATURES),
    ]
)


@kernel
def survey_task(s: np.record, weights: np.ndarray, k: np.record) -> None:
    """Fill in what is known before any choice is looked at."""
    add_up(s, weights, k)
    room = rooms(s)
    k.vacant[0], k.vacant[1], k.vacant[2] = room
    wanted = ones(s) & room[0]
    k.wanted = wanted
    k.waters = count_bits(wanted) + s.bag[WATER]
    k.at_fire = tiles_at_next_fire(s)
    k.dry = 0
    men = 0
    for colour in COLOURS:
        held = s.held[colour]
        k.reach[colour] = room[0] & (held | beside(s, held))
        k.room[colour] = room_on(k.vacant, k.reach[colour])
        k.need[colour] = men_left(s, colour)
        lacking = max(0, k.need[colour] - k.room[colour])
        k.short[colour] = lacking / np.float32(max(1, k.need[colour]))
        k.is_dry[colour] = not has_water(s, colour)
        k.dry += k.is_dry[colour]
        men += s.supply[s.seat, colour]
    k.turns = turns_left(s, s.seat)
    k.needed = turns_needed(s, s.seat)
    k.hurry = np.float32(men) / (MEN_PER_TURN * max(1, k.turns))


@kernel
def is_considered(s: np.record, k: np.record, tile: int, colour: int) -> bool:
    """Where crews go: among and beside their own, for water anywhere, and out of a dead end."""
    if s.held[colour] == 0 or (k.reach[colour] >> tile) & 1 or k.room[colour] == 0:
        return True
    return bool(k.is_dry[colour] and s.number[tile] == WATER)

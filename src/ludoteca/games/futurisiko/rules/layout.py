"""How a game lies in memory: one record of fixed size, with the map it is played on."""

from enum import IntEnum

import numpy as np

from ludoteca.core.kernels.storage import layout_of
from ludoteca.games.futurisiko.box import CARD_TYPES, COLOURS, DECK, SEAS, TERRITORIES


class Phase(IntEnum):
    """What is asked for next."""

    DRAFT_ORDER = 0
    CLAIM = 1
    SEQUENCE = 2
    DISCARD = 3
    DEAL = 4
    SHIELD = 5
    PRODUCE = 6
    DIPLOMACY = 7
    MOVE = 8
    CHOOSE_FIGHT = 9
    ROLL = 10
    HITS = 11
    REMOVE = 12
    OVER = 13


NOBODY = -1
NOWHERE = -1
# In the place of a card that a view does not know; in a state there is none.
HIDDEN = CARD_TYPES

FIELDS = np.dtype(
    [
        # The map, as masks of territories or seas: a host may bring another.
        ("land", "i8", TERRITORIES),  # neighbours by land
        ("flight", "i8", TERRITORIES),  # where a plane can land
        ("coast", "i8", TERRITORIES),  # seas that touch it
        ("shore", "i8", SEAS),  # territories that touch it
        ("strait", "i8", SEAS),  # seas beside it
        # More bytes, for numbers without a limit.
        ("rounds", "i4"),
        ("round_limit", "i4"),  # 0 is none
        ("points", "i2"),  # production points left
        # The cards: what nobody knows is a multiset; then the queue of cards at the bottom.
        ("unknown", "i1", CARD_TYPES),
        ("hand", "i1", (COLOURS, CARD_TYPES + 1)),  # the last: how many are HIDDEN
        ("queue", "i1", DECK),
        ("knows", "i1", DECK),  # by place in the queue: the seats that know the card, as a mask
        ("queued", "i1"),
        # The version of the rules, options, and the effects of the cards (F61, F62, F66, F67).
        ("rules", "i1"),
        ("seats", "i1"),
        ("cards", "i1"),
        ("goal", "i1"),
        ("removed", "i1"),
        ("dice_cap", "i1"),  # 0 is none
        ("boost", "i1"),
        ("missile", "i1"),
        ("weapon", "i1"),
        ("boost_times", "i1"),
        ("boost_limit", "i1"),  # 0 is none
        ("missile_divisor", "i1"),
        ("missile_limit", "i1"),  # 0 is none
        ("missile_units", "i1"),
        ("weapon_times", "i1"),
        ("weapon_limit", "i1"),  # 0 is none
        ("truce_rounds", "i1"),
        # The turn.
        ("phase", "i1"),
        ("seat", "i1"),  # whose turn it is
        ("first", "i1"),  # who began the draft, or this round
        ("served", "i1"),  # how many seats of the sequence have had this step
        ("sequence", "i1", COLOURS),
        ("in_sequence", "i1"),
        ("step", "i1"),  # cards, production or operations
        ("free_discarded", "i1"),  # whether the seat on turn has discarded a card for free (F20)
        ("pending", "i1", COLOURS),  # missiles
        # 1 + the seat that played it, and COLOURS for each further round that it holds; 0 is none.
        ("truce", "i1", (COLOURS, COLOURS)),
        # The board.
        ("owner", "i1", TERRITORIES),
        ("tanks", "i1", TERRITORIES),
        ("planes", "i1", TERRITORIES),
        ("subs", "i1", (SEAS, COLOURS)),
        # The invasion of the seat on turn, and what it has not moved yet.
        ("invading_tanks", "i1", TERRITORIES),
        ("invading_planes", "i1", TERRITORIES),
        ("fresh_tanks", "i1", TERRITORIES),
        ("fresh_planes", "i1", TERRITORIES),
        ("fresh_subs", "i1", SEAS),
        ("carried", "i1", SEAS),
        # The fight.
        ("field", "i1"),  # the territory fought for
        ("attacker_rolls", "i1"),
        ("dice", "i1"),
        ("hits", "i1"),
        ("padding", "i1", 1),
    ],
    align=True,
)
GAME = layout_of(FIELDS)

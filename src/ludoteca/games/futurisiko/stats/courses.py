"""A survey: many games between greedy players inside the kernels, or by others; how each went."""

from collections.abc import Sequence

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.storage import layout_of
from ludoteca.core.turn import CHANCE
from ludoteca.games.futurisiko.ai.evaluation import choose
from ludoteca.games.futurisiko.ai.forecast import forecast
from ludoteca.games.futurisiko.box import COLOURS, Card
from ludoteca.games.futurisiko.rules.combat import living_seats
from ludoteca.games.futurisiko.rules.course import (
    KIND,
    MOST_LEGAL,
    PLAYED,
    Kind,
    apply,
    random_action,
    to_move,
)
from ludoteca.games.futurisiko.rules.layout import NOBODY, Phase
from ludoteca.games.futurisiko.rules.realm import territories_of

# A game that lasts longer is broken off.
MOST_ROUNDS = 200
NO_CARD = -1
CARD_OF = np.array([PLAYED.get(kind, NO_CARD) for kind in Kind], np.int8)

FIELDS = np.dtype(
    [
        ("actions", "i4"),
        ("rounds", "i4"),
        ("winner", "i4"),  # who reached the goal (F56), or NOBODY
        ("drafter", "i4"),  # who was the first in the draft (F12)
        ("opener", "i4"),  # and in the sequence of the first round (F17)
        ("draft_place", "i4"),  # the winner's place in the draft (F12)
        ("first_place", "i4"),  # and in the sequence of the first round (F17)
        ("last_place", "i4"),  # and of the last
        ("survivors", "i4"),
        ("played", "i4", (COLOURS, len(Card))),  # by seat, the cards it played
    ],
    align=True,
)
# How one game went.
COURSE = layout_of(FIELDS)


def play_greedily(start: np.ndarray, games: int, rng: np.record) -> np.ndarray:
    """Play games from a start by instinct; how each went."""
    courses = np.zeros(games, COURSE)
    _play_games(start, rng, forecast(), courses)
    return courses


def sum_up(start: np.ndarray, actions: Sequence[int]) -> np.ndarray:
    """How one game went, from its actions."""
    courses = np.zeros(1, COURSE)
    _replay(start.copy()[0], np.array(actions, np.int64), courses[0])
    return courses


@kernel
def _play_games(
    start: np.ndarray, rng: np.record, chances: np.ndarray, courses: np.ndarray
) -> None:
    played = start.copy()
    actions = np.empty(MOST_LEGAL, np.int64)
    values = np.empty(MOST_LEGAL, np.float64)
    for game in range(len(courses)):
        played[0] = start[0]
        s = played[0]
        while s.phase != Phase.OVER and s.rounds <= MOST_ROUNDS:
            if to_move(s) == CHANCE:
                action = random_action(s, rng, actions)
            else:
                action = choose(s, rng, actions, values, chances)
            _advance(s, action, courses[game])
        _conclude(s, courses[game])


@kernel
def _replay(s: np.record, actions: np.ndarray, course: np.record) -> None:
    for action in actions:
        _advance(s, action, course)
    _conclude(s, course)


@kernel
def _advance(s: np.record, action: int, course: np.record) -> None:
    """Apply an action, and note what is to be known of it."""
    card = CARD_OF[action >> KIND]
    if card != NO_CARD:
        course.played[to_move(s), card] += 1
    apply(s, action)
    course.actions += 1
    if s.rounds == 0:
        course.drafter = s.first
    elif s.rounds == 1:
        course.opener = s.first


@kernel
def _conclude(s: np.record, course: np.record) -> None:
    """Note how a game has ended."""
    course.rounds = s.rounds
    course.survivors = living_seats(s)
    course.winner = NOBODY
    for seat in range(s.seats):
        if territories_of(s, seat) >= s.goal:
            course.winner = seat
            course.draft_place = (seat - course.drafter) % s.seats
            course.first_place = (seat - course.opener) % s.seats
            # Whoever is out when a round begins has no place in its sequence.
            for place in range(s.in_sequence):
                if s.sequence[place] == seat:
                    course.last_place = place

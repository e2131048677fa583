"""A survey: many games between greedy players inside the kernels, and how each went."""

import numpy as np

from ludoteca.core.chance import stream
from ludoteca.core.game import CHANCE
from ludoteca.core.kernel import kernel
from ludoteca.core.memory import lay_out
from ludoteca.games.futurisiko.forecast import forecast
from ludoteca.games.futurisiko.instinct import choose
from ludoteca.games.futurisiko.layout import NOBODY, Phase
from ludoteca.games.futurisiko.pieces import COLOURS, Card
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
        ("draft_place", "i4"),  # the winner's place in the draft (F12)
        ("first_place", "i4"),  # and in the sequence of the first round (F17)
        ("last_place", "i4"),  # and of the last
        ("survivors", "i4"),
        ("played", "i4", (COLOURS, len(Card))),  # by seat, the cards it played
    ],
    align=True,
)
# How one game went.
COURSE = lay_out(FIELDS)


def survey(start: np.ndarray, games: int, seed: int) -> np.ndarray:
    """Play games from a start by instinct; how each went."""
    courses = np.zeros(games, COURSE)
    _play_games(start, stream(seed), forecast(), courses)
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
        _play_game(played[0], rng, actions, values, chances, courses[game])


@kernel
def _play_game(
    s: np.record,
    rng: np.record,
    actions: np.ndarray,
    values: np.ndarray,
    chances: np.ndarray,
    course: np.record,
) -> None:
    """Play to the end by instinct, and note what is to be known of it."""
    drafted_first = 0
    began = 0
    while s.phase != Phase.OVER and s.rounds <= MOST_ROUNDS:
        mover = to_move(s)
        if mover == CHANCE:
            action = random_action(s, rng, actions)
        else:
            action = choose(s, rng, actions, values, chances)
            card = CARD_OF[action >> KIND]
            if card != NO_CARD:
                course.played[mover, card] += 1
        apply(s, action)
        course.actions += 1
        if s.rounds == 0:
            drafted_first = int(s.first)
        elif s.rounds == 1:
            began = int(s.first)
    course.rounds = s.rounds
    course.survivors = living_seats(s)
    course.winner = NOBODY
    for seat in range(s.seats):
        if territories_of(s, seat) >= s.goal:
            course.winner = seat
            course.draft_place = (seat - drafted_first) % s.seats
            course.first_place = (seat - began) % s.seats
            # Whoever is out when a round begins has no place in its sequence.
            for place in range(s.in_sequence):
                if s.sequence[place] == seat:
                    course.last_place = place

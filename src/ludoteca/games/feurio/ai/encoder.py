"""Feurio! in numbers of fixed shape, for environments."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.parts.encoder import Encoder
from ludoteca.games.feurio.ai.action_ids import ACTION_IDS, list_ids, name_action, resolve, spell
from ludoteca.games.feurio.ai.observation import OBSERVATION_NAMES, observe
from ludoteca.games.feurio.ai.search import is_first
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.rules.course import apply, random_action, to_move
from ludoteca.games.feurio.rules.goals import is_task_done
from ludoteca.games.feurio.rules.layout import MOST_SEATS
from ludoteca.games.feurio.rules.scoring import score


@kernel
def write_returns(s: np.record, returns: np.ndarray) -> None:
    """R51 to R53, R71 to R73: 1 for a victory, shared by winners, paid by the others; or all 1."""
    returns[:] = 0.0
    if s.goal != Goal.SCORE:
        done = is_task_done(s)
        for seat in range(s.seats):
            returns[seat] = 1.0 if done else -1.0
        return
    points = np.zeros(MOST_SEATS, np.int64)
    best = np.zeros(MOST_SEATS, np.int64)
    score(s, points, best)
    winners = 0
    for seat in range(s.seats):
        winners += is_first(s, points, best, seat)
    losers = s.seats - winners
    for seat in range(s.seats):
        if losers > 0:
            if is_first(s, points, best, seat):
                returns[seat] = losers / (winners * (s.seats - 1))
            else:
                returns[seat] = -1.0 / (s.seats - 1)


ENCODER = Encoder(
    version=1,
    observation_names=OBSERVATION_NAMES,
    action_names=tuple(map(name_action, range(ACTION_IDS))),
    most_seats=MOST_SEATS,
    to_move=to_move,
    apply=apply,
    sample_chance=random_action,
    observe=observe,
    list_ids=list_ids,
    resolve=resolve,
    spell=spell,
    write_returns=write_returns,
)

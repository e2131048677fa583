"""Feurio! in numbers of fixed shape, for environments."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.returns import settle_shares
from ludoteca.core.parts.encoder import Encoder
from ludoteca.games.feurio.ai.encoding.action_ids import (
    ACTION_IDS,
    list_ids,
    name_action,
    resolve,
    spell,
)
from ludoteca.games.feurio.ai.encoding.observation import OBSERVATION_NAMES, observe
from ludoteca.games.feurio.ai.standing import share_victory
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.rules.course import apply, random_action, to_move
from ludoteca.games.feurio.rules.goals import is_task_done
from ludoteca.games.feurio.rules.layout import MOST_SEATS


@kernel
def write_returns(s: np.record, returns: np.ndarray) -> None:
    """R51 to R53, R71 to R73: 1 for a victory, shared by winners, paid by the others; or all 1."""
    returns[:] = 0.0
    if s.goal != Goal.SCORE:
        done = is_task_done(s)
        for seat in range(s.seats):
            returns[seat] = 1.0 if done else -1.0
        return
    share_victory(s, returns, np.empty(MOST_SEATS, np.float32))
    settle_shares(returns[: s.seats])


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

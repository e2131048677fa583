"""FutuRisiko! in numbers of fixed shape, for environments."""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.returns import settle_shares
from ludoteca.core.parts.encoder import Encoder
from ludoteca.games.futurisiko.ai.encoding.action_ids import ACTION_NAMES, list_ids, resolve, spell
from ludoteca.games.futurisiko.ai.encoding.observation import OBSERVATION_NAMES, observe
from ludoteca.games.futurisiko.ai.standing import share_victory
from ludoteca.games.futurisiko.box import COLOURS
from ludoteca.games.futurisiko.rules.course import MOST_LEGAL, apply, random_action, to_move


@kernel
def sample_chance(s: np.record, rng: np.record) -> int:
    """F2, F71: dice and cards with their real chances."""
    return random_action(s, rng, np.empty(MOST_LEGAL, np.int64))


@kernel
def write_returns(s: np.record, returns: np.ndarray) -> None:
    """F56, F59: 1 for a victory, shared by winners, paid by the others."""
    returns[:] = 0.0
    share_victory(s, returns)
    settle_shares(returns[: s.seats])


ENCODER = Encoder(
    version=1,
    observation_names=OBSERVATION_NAMES,
    action_names=ACTION_NAMES,
    most_seats=COLOURS,
    to_move=to_move,
    apply=apply,
    sample_chance=sample_chance,
    observe=observe,
    list_ids=list_ids,
    resolve=resolve,
    spell=spell,
    write_returns=write_returns,
)

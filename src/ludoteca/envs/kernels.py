"""The kernels of a batch: many games side by side, each shown to the seat that is to move.

They are made for each game by `specialize`: the names declared first stand for the kernels of its
`Encoder`.
"""

from collections.abc import Callable

import numpy as np

from ludoteca.core.chance import below
from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.parts.encoder import NO_PREFIX, PREFIX
from ludoteca.core.turn import CHANCE, OVER

# In the place of an id: the game is to begin.
BEGIN = -1
# Of one game: what is chosen so far, who is to move, and how many ids are offered.
CHOSEN, MOVER, COUNT = 0, 1, 2

to_move: Callable[[np.record], int]
apply: Callable[[np.record, int], None]
sample_chance: Callable[[np.record, np.record], int]
observe: Callable[[np.record, int, int, np.ndarray], None]
list_ids: Callable[[np.record, int, np.ndarray], int]
resolve: Callable[[np.record, int, int], int]
write_returns: Callable[[np.record, np.ndarray], None]


def play_chance(s: np.record, rng: np.record) -> int:
    """Let chance play until a seat is to move, or the game is over; which it is."""
    mover = to_move(s)
    while mover == CHANCE:
        apply(s, sample_chance(s, rng))
        mover = to_move(s)
    return mover


def show_game(
    s: np.record,
    mover: int,
    prefix: int,
    observation: np.ndarray,
    ids: np.ndarray,
    before: int,
    mask: np.ndarray,
) -> int:
    """Write what the seat that is to move knows, and what it may do, as a list and as a mask.

    How many ids there are now; there were so many before.
    """
    # Of the mask, what was set is cleared: that is less than all of it.
    for k in range(before):
        mask[ids[k]] = False
    count = list_ids(s, prefix, ids)
    for k in range(count):
        mask[ids[k]] = True
    observe(s, mover, prefix, observation)
    return count


def step_games(
    start: np.ndarray,
    games: np.ndarray,
    streams: np.ndarray,
    movers: np.ndarray,
    prefixes: np.ndarray,
    observations: np.ndarray,
    ids: np.ndarray,
    counts: np.ndarray,
    masks: np.ndarray,
    chosen: np.ndarray,
    rewards: np.ndarray,
    ended: np.ndarray,
    begins: bool,
) -> int:
    """Do what was chosen in each game; one that ends is paid and begins anew, or all do at once.

    Nothing is done if an id was chosen somewhere that is not offered: in which game; else −1.
    """
    for i in range(len(games)):
        is_id = 0 <= chosen[i] < masks.shape[1]
        if not begins and (not is_id or not masks[i, chosen[i]]):
            return i
    for i in range(len(games)):
        s = games[i]
        if ended[i]:
            rewards[i, :] = 0.0
            ended[i] = False
        found = NO_PREFIX
        if begins:
            games[i] = start[0]
        else:
            found = resolve(s, prefixes[i], chosen[i])
            if found < PREFIX:
                apply(s, found)
                found = NO_PREFIX
        prefixes[i] = found
        mover = play_chance(s, streams[i])
        while mover == OVER:
            write_returns(s, rewards[i])
            ended[i] = True
            games[i] = start[0]
            mover = play_chance(s, streams[i])
        movers[i] = mover
        # At once, while the game is at hand.
        counts[i] = show_game(s, mover, prefixes[i], observations[i], ids[i], counts[i], masks[i])
    return -1


@kernel
def sample_ids(rng: np.record, ids: np.ndarray, counts: np.ndarray, chosen: np.ndarray) -> None:
    """In each game, one of the ids that are offered, each equally likely."""
    for i in range(len(chosen)):
        chosen[i] = ids[i, below(rng, counts[i])]


def step_alone(
    game: np.ndarray,
    rng: np.record,
    turn: np.ndarray,
    observation: np.ndarray,
    ids: np.ndarray,
    mask: np.ndarray,
    log: np.ndarray,
    chosen: int,
) -> int:
    """Do what was chosen in one game, which must be offered, or BEGIN it; how many actions it took.

    They are written to a log; there is none while more of an action is to be chosen.
    """
    s = game[0]
    logged = 0
    found = NO_PREFIX
    if chosen != BEGIN:
        found = resolve(s, turn[CHOSEN], chosen)
        if found < PREFIX:
            apply(s, found)
            log[0] = found
            logged = 1
            found = NO_PREFIX
    turn[CHOSEN] = found
    while to_move(s) == CHANCE and logged < len(log):
        log[logged] = sample_chance(s, rng)
        apply(s, log[logged])
        logged += 1
    turn[MOVER] = to_move(s)
    if turn[MOVER] >= 0:
        turn[COUNT] = show_game(s, turn[MOVER], found, observation, ids, turn[COUNT], mask)
    return logged


# In an order in which each calls only those before it: for many games, and for one.
BATCH = (play_chance, show_game, step_games)
ALONE = (show_game, step_alone)
# Those that are inlined where they are called: else what they call is optimized for each of them.
INLINED = frozenset({"play_chance", "show_game"})

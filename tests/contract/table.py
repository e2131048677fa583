"""What the contract suite plays: every game with every set of options, some by older rules."""

from collections.abc import Iterable, Iterator

import numpy as np

from ludoteca.core.game import AnyGame, AnyState
from ludoteca.core.options import Options
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.turn import OVER
from tests.effort import COMPILED, times

# Plain Python plays about a hundred times slower.
MANY_ACTIONS = times(3000, 1)
# Where it does not matter that a game comes to its end.
SOME_ACTIONS = times(10_000, 250)
# How many moments of each kind of step are looked at, where looking is dear.
MOMENTS = times(4, 1)

# Every set of options; of those only some where everything takes a hundred times as long, and
# fewer by rules that new tables no longer play: there, none of them.
STRIDE = 1 if COMPILED else 11
# There, too, whatever is limited in rounds has few of them.
FEW_ROUNDS = 2


def shorten(game: AnyGame, options: Options) -> Options:
    """The options of a game that does not last long in plain Python."""
    told = options.as_json()
    if COMPILED or "round_limit" not in told:
        return options
    shorter: Options = game.options({**told, "round_limit": FEW_ROUNDS})
    return shorter


TABLES = [
    (game, shorten(game, options), rules)
    for game in map(find_game, game_names())
    for rules in (game.rules if COMPILED else game.rules[-1:])
    for options in list(game.option_sets())[:: STRIDE if rules == game.rules[-1] else 4 * STRIDE]
]


def name_of(table: tuple[AnyGame, Options, str]) -> str:
    """A short name for a table in test reports."""
    game, options, rules = table
    return "-".join(map(str, (game.name, rules, *options.as_json().values())))


def play_randomly(
    game: AnyGame,
    options: Options,
    rules: str | None = None,
    *,
    seed: int,
    most: int = 1_000_000,
) -> Iterator[AnyState]:
    """One state, yielded before every action of a random game and at its end, or before that."""
    rng = np.random.default_rng(seed)
    state = game.start(options, rules)
    yield state
    while state.to_move != OVER and len(state.actions) < most:
        legal = state.legal()
        # To be checked, they would all be listed once more.
        state.apply_unchecked(legal[rng.integers(len(legal))])
        yield state


def moments(states: Iterable[AnyState], most: int = MOMENTS) -> list[AnyState]:
    """Some states of every kind of step, spread over the game, and its end."""
    kinds: dict[str, list[AnyState]] = {}
    for state in states:
        legal = state.legal()
        kind = str(state.move_of(legal[-1])).split()[0] if legal else ""
        kinds.setdefault(kind, []).append(state.copy())
    return [state for kind in kinds.values() for state in kind[:: -(-len(kind) // most)]]


def steps(states: Iterable[AnyState]) -> Iterator[tuple[AnyState, AnyState]]:
    """Some states of every kind of step, each with what one of its actions leads to."""
    for before in moments(states):
        if before.to_move != OVER:
            after = before.copy()
            legal = before.legal()
            after.apply(legal[len(legal) // 2])
            yield before, after

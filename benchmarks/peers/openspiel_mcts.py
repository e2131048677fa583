"""OpenSpiel's side of the search benchmark: MCTS on 7 x 7 Hex, in C++ and in Python.

Run by the Python of the peer's own virtual environment; answers each line of stdin, such as
"cpp 20000" or "python 500" (simulations), with JSON.
"""

import json
import sys
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

GAME = "hex(board_size=7)"
UCT_C = 2.0


def time_cpp(game: pyspiel.Game, simulations: int, seed: int) -> float:
    """Search the opening in C++, one complete random game per simulation; the seconds it took."""
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed),
        uct_c=UCT_C,
        max_simulations=simulations,
        max_memory_mb=0,
        solve=False,
        seed=seed,
        verbose=False,
    )
    return time_search(bot, game, simulations)


def time_python(game: pyspiel.Game, simulations: int, seed: int) -> float:
    """Search the opening in Python, one complete random game per simulation; the seconds."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = mcts.MCTSBot(game, UCT_C, simulations, evaluator, solve=False, random_state=rng)
    return time_search(bot, game, simulations)


def time_search(
    bot: "pyspiel.MCTSBot | mcts.MCTSBot", game: pyspiel.Game, simulations: int
) -> float:
    """Let a bot search the opening, and refuse a search of another size."""
    opening = game.new_initial_state()
    start = time.perf_counter()
    root = bot.mcts_search(opening)
    seconds = time.perf_counter() - start
    if root.explore_count != simulations:
        raise RuntimeError(f"OpenSpiel ran {root.explore_count} simulations, not {simulations}")
    return seconds


def serve() -> None:
    """Search as often as each line asks for."""
    game = pyspiel.load_game(GAME)
    sides = {"cpp": time_cpp, "python": time_python}
    for seed, line in enumerate(sys.stdin, start=1):
        side, simulations = line.split()
        seconds = sides[side](game, int(simulations), seed)
        print(json.dumps({"seconds": seconds}), flush=True)


if __name__ == "__main__":
    serve()

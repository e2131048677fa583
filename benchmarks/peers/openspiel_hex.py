"""OpenSpiel's side of the benchmark: complete random games of 7 x 7 Hex, rolled out in C++.

Run by the Python of the peer's own virtual environment; answers each line of stdin with JSON.
"""

import json
import math
import random
import sys
import time

import pyspiel

GAME = "hex(board_size=7)"
COUNTED_GAMES = 4000


def count_mean_moves(game: pyspiel.Game, games: int) -> float:
    """Play random games move by move and return their mean number of moves.

    The C++ rollouts do not report how long they were. Mean length belongs to the game under
    uniformly random play and not to the speed of either API, so it may be counted slowly here.
    """
    rng = random.Random(1)
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves / games


def time_rollouts(game: pyspiel.Game, games: int, seed: int) -> float:
    """Play exactly this many random games in C++ and return the seconds they took.

    RandomRolloutEvaluator's evaluation has no Python binding of its own. A C++ MCTS bot limited to
    one simulation stops at the root and evaluates it once: that evaluation is all the work done,
    one C++ call holding every rollout from the opening position to the end of the game.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=seed)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=0,
        solve=False,
        seed=seed,
        verbose=False,
    )
    opening = game.new_initial_state()
    start = time.perf_counter()
    root = bot.mcts_search(opening)
    seconds = time.perf_counter() - start
    check_rollouts(root, games)
    return seconds


def check_rollouts(root: pyspiel.SearchNode, games: int) -> None:
    """Refuse a search that was not one evaluation made of this many finished games."""
    # Hex has no draws: every game adds +1 or -1, so a mean over another number of games, or over
    # unfinished ones, would rarely scale back to a whole number of the same parity.
    total = root.total_reward * games
    whole = round(total)
    if (
        root.explore_count != 1
        or not math.isclose(total, whole, abs_tol=1e-3)
        or (whole - games) % 2
    ):
        raise RuntimeError(f"OpenSpiel did not play exactly {games} complete games")


def answer(record: dict[str, float]) -> None:
    """Write one line of JSON at once, because the other side waits for it."""
    print(json.dumps(record), flush=True)


def serve() -> None:
    """Report the mean number of moves, then play as many games as each line asks for."""
    game = pyspiel.load_game(GAME)
    answer({"games": COUNTED_GAMES, "mean_moves": count_mean_moves(game, COUNTED_GAMES)})
    for seed, line in enumerate(sys.stdin, start=1):
        games = int(line)
        answer({"games": games, "seconds": time_rollouts(game, games, seed)})


if __name__ == "__main__":
    serve()

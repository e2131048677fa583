"""Catanatron's side of the benchmark: complete games of Catan between four random players.

Run by the Python of the peer's own virtual environment; answers each line of stdin, a number of
games, with JSON: the seconds they took, and the actions in them.
"""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # the peer's


def play(games: int) -> dict[str, float]:
    """Play so many games."""
    actions = 0
    start = time.perf_counter()
    for _ in range(games):
        game = Game([RandomPlayer(colour) for colour in Color])
        game.play()
        actions += len(game.state.actions)
    return {"seconds": time.perf_counter() - start, "actions": actions}


def main() -> None:
    """Answer until the input ends."""
    random.seed(1)
    for line in sys.stdin:
        print(json.dumps(play(int(line))), flush=True)


if __name__ == "__main__":
    main()

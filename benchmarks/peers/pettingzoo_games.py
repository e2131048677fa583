"""PettingZoo's side of the benchmark: random games of its own Connect Four and chess.

Run by the Python of the peer's own virtual environment; answers each line of stdin, a game and a
number of steps, with JSON.
"""

import json
import random
import sys
import time

from pettingzoo import AECEnv
from pettingzoo.classic import chess_v6, connect_four_v3

GAMES = {"connect_four": connect_four_v3, "chess": chess_v6}


def step_randomly(env: AECEnv, steps: int, rng: random.Random) -> float:
    """Take so many steps with observations, at random among the legal ones; the seconds."""
    start = time.perf_counter()
    done = 0
    while done < steps:
        env.reset(rng.randrange(1 << 30))
        for _ in env.agent_iter():
            observation, _, ended, truncated, _ = env.last()
            legal = observation["action_mask"].nonzero()[0]
            env.step(None if ended or truncated else int(rng.choice(legal)))
            done += 1
            if done == steps:
                break
    return time.perf_counter() - start


def main() -> None:
    """Answer until there are no more lines."""
    rng = random.Random(1)
    made = {name: game.env() for name, game in GAMES.items()}
    for line in sys.stdin:
        name, steps = line.split()
        print(json.dumps({"seconds": step_randomly(made[name], int(steps), rng)}), flush=True)


if __name__ == "__main__":
    main()

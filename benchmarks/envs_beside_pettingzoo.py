"""Measure our environments beside PettingZoo's own Connect Four and chess.

All run in turn on one core of one machine; the exit status is 1 when a bar is missed.
"""

import random
import sys

from benchmarks.peers.comparison import Bar, Comparison, Side, run, timed
from benchmarks.peers.peer import PETTINGZOO, Worker, ask
from ludoteca.envs import BatchEnv
from ludoteca.envs.pettingzoo_env import PettingZooEnv

TABLES: dict[str, dict[str, object]] = {
    "feurio": {"seats": 4},
    "futurisiko": {"seats": 4, "round_limit": 6},
}
GAMES_AT_ONCE = 128
CONNECT_FOUR = "PettingZoo's Connect Four"
# Decisions a second, by environment and game.
BARS = {
    "PettingZoo feurio": 20_000,
    "PettingZoo futurisiko": 10_000,
    "BatchEnv feurio": 2_000_000,
    "BatchEnv futurisiko": 300_000,
}


def make_peer_side(worker: Worker, rate: str, name: str) -> Side:
    """A game of PettingZoo's own, timed inside the worker."""
    return lambda steps: ({rate: steps}, ask(worker, f"{name} {steps}")["seconds"])


def make_pettingzoo_side(game: str) -> Side:
    """Our environment for PettingZoo, asked as its own games are."""
    env = PettingZooEnv(game, TABLES[game])
    rng = random.Random(1)

    def play(steps: int) -> dict[str, float]:
        done = 0
        while done < steps:
            env.reset(rng.randrange(1 << 30))
            for _ in env.agent_iter():
                observation, _, ended, _, _ = env.last()
                legal = observation["action_mask"].nonzero()[0]
                env.step(None if ended else int(rng.choice(legal)))
                done += 1
                if done == steps:
                    break
        return {f"PettingZoo {game}": steps}

    return timed(play)


def make_batch_side(game: str) -> Side:
    """Many games at once, sampled at random among what is legal."""
    env = BatchEnv(game, TABLES[game], GAMES_AT_ONCE)

    def play(steps: int) -> dict[str, float]:
        rounds = -(-steps // GAMES_AT_ONCE)
        for _ in range(rounds):
            env.step(env.sample())
        return {f"BatchEnv {game}": rounds * GAMES_AT_ONCE}

    return timed(play)


COMPARISON = Comparison(
    PETTINGZOO,
    "pettingzoo_games.py",
    lambda worker: [
        make_peer_side(worker, CONNECT_FOUR, "connect_four"),
        make_peer_side(worker, "PettingZoo's chess", "chess"),
        *map(make_pettingzoo_side, TABLES),
        *map(make_batch_side, TABLES),
    ],
    (
        *(Bar(name, least) for name, least in BARS.items()),
        *(Bar(name, beside=CONNECT_FOUR) for name in ("PettingZoo's chess", *BARS)),
    ),
)

if __name__ == "__main__":
    sys.exit(run(__doc__, COMPARISON))

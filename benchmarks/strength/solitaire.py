"""How often solitaire Feurio! is won: by bots that do not know the deal, and by one that does.

A search that knows in which order the tiles will come shows which deals can be won at all. It may
overlook a way, so the true share of deals that can be won lies between what it wins and all of
them; no bot that does not know the deal can win more often than the true share.
"""

import argparse
import sys
import time

import numpy as np

from ludoteca.bots import Limit, find_bot
from ludoteca.bots.mcts.tree import Tree
from ludoteca.core import CHANCE, OVER, find_game
from ludoteca.core.figures.provenance import find_provenance
from ludoteca.core.game import AnyState
from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.storage import as_record
from ludoteca.core.parts.search_spec import SearchSpec
from ludoteca.core.stored import storage_of
from ludoteca.games.feurio.ai.search import (
    help_crews,
    plans_alone,
    propose,
    reply_policy,
)
from ludoteca.games.feurio.ai.standing import value_task
from ludoteca.games.feurio.box import NUMBERS
from ludoteca.games.feurio.rules.course import KIND, MOST_LEGAL, Kind, apply, random_action, to_move
from ludoteca.games.feurio.rules.layout import MOST_SEATS, Phase

# How sure an interval is: so many standard errors to both sides.
NORMAL = 1.96


@kernel
def deal(s: np.record, rng: np.record) -> int:  # noqa: ARG001 as all kernels that draw
    """The next tile of the deal whose number lies in the spare bytes of a game."""
    x = np.uint64(0)
    for byte in s.spare:
        x = (x << np.uint64(8)) | np.uint64(byte & 0xFF)
    # A number that looks random, the same whenever so many tiles are left (Steele's splitmix).
    x = (x << np.uint64(8)) | np.uint64(s.left)
    x += np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    rest = int((x >> np.uint64(33)) % np.uint64(s.left))
    number = NUMBERS[0]
    for other in NUMBERS[:-1]:
        rest -= int(s.bag[other])
        number += rest >= 0
    return (Kind.DRAW << KIND) | number


@kernel
def rollout(s: np.record, rng: np.record, values: np.ndarray, chances: np.ndarray) -> None:
    """Play to the end by the usual play, with the tiles of the deal."""
    while s.phase != Phase.OVER:
        if s.phase == Phase.DRAW:
            apply(s, deal(s, rng))
        elif s.phase == Phase.MEN:
            apply(s, help_crews(s, rng))
        else:
            apply(s, random_action(s, rng))
    value_task(s, values)
    chances[0] = values[0] == 1.0


KNOWING = SearchSpec(
    to_move=to_move,
    propose=propose,
    apply=apply,
    sample_chance=deal,
    reply_policy=reply_policy,
    rollout_policy=reply_policy,
    plans_alone=plans_alone,
    rollout=rollout,
    random_rollout=rollout,
    most_actions=MOST_LEGAL,
    most_seats=MOST_SEATS,
)


class Omniscience:
    """In the place of a view: the whole game, deal included."""

    is_open = True

    def __init__(self, state: AnyState) -> None:
        self.state = state
        self.storage = storage_of(state)
        self.raw = as_record(self.storage)
        self.to_move = state.to_move
        self.options = state.options

    def sample_state(self, rng: np.random.Generator) -> AnyState:  # noqa: ARG002 nothing is unknown
        """What is, is known."""
        return self.state


def start(number: int) -> AnyState:
    """A game of solitaire with a deal of its own."""
    game = find_game("feurio")
    state = game.start(game.options({"seats": 1}))
    storage_of(state)[0].spare[:] = np.frombuffer(number.to_bytes(4, "little"), np.int8)
    return state


def play_knowing(number: int, simulations: int) -> bool:
    """Play a deal that is known; whether it was won."""
    state = start(number)
    tree = Tree(KNOWING, np.random.SeedSequence(number))
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(int(deal(storage_of(state)[0], storage_of(state)[0])))
            continue
        tree.plant(Omniscience(state))  # type: ignore[arg-type]  # all of a view that a tree asks
        done = 0
        while done < simulations:
            done += tree.run(simulations - done)
        state.apply(max(tree.choices(), key=lambda choice: choice.visits).action)
    return _is_won(state)


def play_blind(number: int, spec: str) -> bool:
    """Play a deal that the bot does not know; whether it was won."""
    state = start(number)
    bot = find_bot(spec, number)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(int(deal(storage_of(state)[0], storage_of(state)[0])))
        else:
            decision = bot.choose(state.view(state.to_move), Limit())
            state.apply(state.action_of(decision.move))
    bot.close()
    return _is_won(state)


def _is_won(state: AnyState) -> bool:
    outcome = state.outcome()
    assert outcome is not None, "the game is over"
    return bool(outcome.won)


def tell(name: str, won: list[bool], seconds: float) -> None:
    """Print a share with its interval (Wilson)."""
    games, share = len(won), sum(won) / len(won)
    middle = (share + NORMAL**2 / (2 * games)) / (1 + NORMAL**2 / games)
    half = NORMAL * (share * (1 - share) / games + NORMAL**2 / (4 * games**2)) ** 0.5
    half /= 1 + NORMAL**2 / games
    low, high = 100 * (middle - half), 100 * (middle + half)
    print(
        f"{name:<28}{100 * share:5.1f} % [{low:.1f}, {high:.1f}]  {seconds / games:.2f} s a game",
        flush=True,
    )


def main() -> int:
    """Play the same deals by all, and print how often they were won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--bots", default="greedy,search:200,search:2000,search:10000")
    parser.add_argument("--knowing", type=int, default=5000, help="simulations a move")
    arguments = parser.parse_args()
    print(find_provenance())
    deals = range(1, arguments.deals + 1)
    for spec in arguments.bots.split(","):
        begin = time.perf_counter()
        tell(spec, [play_blind(number, spec) for number in deals], time.perf_counter() - begin)
    begin = time.perf_counter()
    won = [play_knowing(number, arguments.knowing) for number in deals]
    tell(f"knowing the deal, {arguments.knowing}", won, time.perf_counter() - begin)
    return 0


if __name__ == "__main__":
    sys.exit(main())

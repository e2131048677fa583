"""How often an army that is near the goal of FutuRisiko! wins within a round (F56).

Games are played by the heuristic of our bots, which also plays on in the search. When a round
begins and somebody holds 16 of 20 territories or more for the first time, the round is played on:
do the others stop the leader? Up to there games of the same seed are alike, whatever bots think of
leaders, so two versions can be compared on nearly the same positions: run it in both.
"""

import argparse
import sys
import time
from dataclasses import dataclass

import numpy as np

from ludoteca.core.chance import stream
from ludoteca.core.figures.estimate import wilson
from ludoteca.core.figures.provenance import find_provenance
from ludoteca.core.turn import CHANCE
from ludoteca.games.futurisiko import FUTURISIKO
from ludoteca.games.futurisiko.ai.evaluation import choose
from ludoteca.games.futurisiko.ai.forecast import forecast
from ludoteca.games.futurisiko.rules.course import MOST_LEGAL, apply, random_action, to_move
from ludoteca.games.futurisiko.rules.layout import Phase
from ludoteca.games.futurisiko.rules.realm import territories_of

NEAR = 16
# A game that nobody wins in so many rounds is left.
LONGEST = 40


@dataclass
class Found:
    """What came of the leaders that were found."""

    games: int = 0
    leaders: int = 0
    # Of them, those who won before the round was over.
    won: int = 0
    # Territories that leaders have after the round, those who won aside.
    kept: int = 0

    def tell(self) -> str:
        """In words."""
        share = self.won / max(1, self.leaders)
        low, high = wilson(share, max(1, self.leaders))
        held = self.kept / max(1, self.leaders - self.won)
        return (
            f"{self.games} games, {self.leaders} with a leader at {NEAR} or more of 20 when a round"
            f" begins: {share:.0%} [{100 * low:.0f}, {100 * high:.0f}] won within that round;"
            f" the others held {held:.1f} territories after it"
        )


class Table:
    """A game that is played on by the heuristic."""

    def __init__(self, seats: int, seed: int) -> None:
        self.state = FUTURISIKO.start(FUTURISIKO.options({"seats": seats}))
        self.s = self.state.raw
        self._rng = stream(seed)
        self._actions = np.empty(MOST_LEGAL, np.int64)
        self._values = np.empty(MOST_LEGAL, np.float64)

    @property
    def is_over(self) -> bool:
        """F56: whether somebody has won."""
        return bool(self.s.phase == Phase.OVER)

    def play_round(self) -> bool:
        """Play until the next round begins, or the end; whether it is the end."""
        now = int(self.s.rounds)
        while not self.is_over and self.s.rounds == now:
            apply(self.s, self._choose())
        return self.is_over

    def _choose(self) -> int:
        if to_move(self.s) == CHANCE:
            return int(random_action(self.s, self._rng, self._actions))
        return int(choose(self.s, self._rng, self._actions, self._values, forecast()))

    def territories(self) -> list[int]:
        """F24: how many each seat holds."""
        return [int(territories_of(self.s, seat)) for seat in range(self.s.seats)]


def watch(found: Found, seats: int, seed: int) -> None:
    """Play a game until a leader comes near the goal, and then a round."""
    found.games += 1
    table = Table(seats, seed)
    while not table.play_round() and table.s.rounds < LONGEST:
        before = table.territories()
        leader = int(np.argmax(before))
        if before[leader] < NEAR:
            continue
        found.leaders += 1
        is_decided = table.play_round()
        after = table.territories()
        has_won = is_decided and int(np.argmax(after)) == leader
        found.won += has_won
        found.kept += 0 if has_won else after[leader]
        return


def main() -> int:
    """Play as many games as are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(find_provenance())
    found, start = Found(), time.perf_counter()
    for number in range(asked.games):
        watch(found, asked.seats, asked.seed * 1_000_000 + number)
    print(found.tell())
    print(f"{time.perf_counter() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

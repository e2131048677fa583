"""`python -m training.tasks`: crews that play for the task learn what weighs how much.

Policy gradient (REINFORCE): games are played by the weights of now, and what was chosen in those
that ended better than usual becomes likelier. Writes the module with the weights of all tables.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import stream
from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.feurio.ai.standing import value_task
from ludoteca.games.feurio.ai.task.feature import FEATURES, Feature
from ludoteca.games.feurio.ai.task.policy import (
    has_choice,
    pick,
    soften,
    weigh_choices,
)
from ludoteca.games.feurio.ai.task.survey import SURVEY
from ludoteca.games.feurio.box import TILES
from ludoteca.games.feurio.rules.course import MOST_LEGAL, apply, random_action
from ludoteca.games.feurio.rules.layout import GAME, MOST_SEATS, Phase
from training.selfplay import start_of
from training.subject import find_subject

# The tables at which there is a task, by seats (R67, R76).
SEATS = (1, 2, 3, 4)
# What weighs how much in the end, and how much more of it at the start.
TIMES = 2
WEIGHTS = Path("src/ludoteca/games/feurio/ai/task/weights.py")
# How much more than the men of its crews a task that is done is worth, were it done never.
RARE = 1.0
# Of Adam: how long it remembers gradients and their squares.
MOMENTUM, SPREAD = 0.9, 0.99

TEMPLATE = '''"""What features weigh where the task is the goal: learned, not written.

{about}
"""

import numpy as np

# By feature: for one, two, three and four seats, its weight at the end of a game, and how much more
# of it there is at the start.
BY_FEATURE = (
{lines})
# By seats less one, by time, by feature.
WEIGHTS = np.ascontiguousarray(np.array(BY_FEATURE, np.float32).transpose(1, 2, 0))
'''

Floats = npt.NDArray[np.float32]


@kernel
def play_tasks(
    start: np.ndarray,
    weights: np.ndarray,
    rng: np.record,
    traces: np.ndarray,
    ends: np.ndarray,
) -> None:
    """Play games; for each, how it ended, and which weights would have made it likelier."""
    playing = np.empty(1, GAME)
    s = playing[0]
    actions = np.empty(MOST_LEGAL, np.int64)
    values = np.empty(MOST_LEGAL, np.float32)
    rows = np.empty((MOST_LEGAL, FEATURES), np.float32)
    survey = np.empty(1, SURVEY)
    by_seat = np.empty(MOST_SEATS, np.float32)
    for game in range(len(traces)):
        playing[0] = start[0]
        trace = traces[game]
        trace[:] = 0.0
        while s.phase != Phase.OVER:
            if not has_choice(s):
                apply(s, random_action(s, rng))
                continue
            count = weigh_choices(s, survey[0], weights, actions, values, rows, everything=False)
            soften(values, count)
            chosen = pick(values, count, rng)
            early = np.float32(s.left / TILES)
            for i in range(count):
                much = (1.0 if i == chosen else 0.0) - values[i]
                for j in range(FEATURES):
                    trace[0, j] += much * rows[i, j]
                    trace[1, j] += much * rows[i, j] * early
            apply(s, actions[chosen])
        value_task(s, by_seat)
        ends[game] = by_seat[0]


@dataclass
class Pupil:
    """The weights of one table, and how they move."""

    start: npt.NDArray[np.void]
    weights: Floats
    mean: Floats
    square: Floats
    steps: int = 0

    def learn(self, traces: Floats, ends: Floats, rate: float) -> None:
        """A step of Adam towards what was done in games that ended better than usual.

        To have done the task counts the more, the seldomer it is.
        """
        done = ends == 1
        worth = ends + RARE * done * (1 - done.mean())
        better = worth - worth.mean()
        gradient = np.tensordot(better, traces, 1) / (len(ends) * max(1e-6, float(better.std())))
        self.steps += 1
        self.mean += (1 - MOMENTUM) * (gradient - self.mean)
        self.square += (1 - SPREAD) * (gradient**2 - self.square)
        mean = self.mean / (1 - MOMENTUM**self.steps)
        square = self.square / (1 - SPREAD**self.steps)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


def make_pupil(seats: int, weights: Floats) -> Pupil:
    """A table with weights to begin with."""
    subject = find_subject("feurio")
    table = next(table for table in subject.tables if table.is_task and table.seats == seats)
    start = start_of(subject, table.options[0])
    return Pupil(start, weights.copy(), np.zeros_like(weights), np.zeros_like(weights))


def play(
    pupil: Pupil, games: int, seeds: Sequence[int], pool: ThreadPoolExecutor
) -> tuple[Floats, Floats]:
    """Games by the weights of now, so many for each seed; their traces and their ends."""
    traces = np.empty((len(seeds), games, TIMES, FEATURES), np.float32)
    ends = np.empty((len(seeds), games), np.float32)

    def play_some(i: int) -> None:
        play_tasks(pupil.start, pupil.weights, stream(seeds[i]), traces[i], ends[i])

    list(pool.map(play_some, range(len(seeds))))
    return traces.reshape(-1, TIMES, FEATURES), ends.reshape(-1)


def write_weights(weights: Floats, about: str) -> str:
    """The module with the weights of all tables, by feature."""
    rows = (
        ", ".join(f"({table[0, feature]:.1f}, {table[1, feature]:.1f})" for table in weights)
        for feature in Feature
    )
    lines = (
        f"    ({row}),  # {feature.name}\n" for feature, row in zip(Feature, rows, strict=True)
    )
    return TEMPLATE.format(about=about, lines="".join(lines))


def main() -> None:
    """Read the command line, play and learn, and write what was learned."""
    parser = argparse.ArgumentParser(prog="python -m training.tasks", description=__doc__)
    parser.add_argument("--steps", type=int, default=700)
    parser.add_argument("--games", type=int, default=256, help="for a worker, in a step")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.3, help="of the first step; it falls to 0")
    parser.add_argument("--seats", default="1,2,3,4", help="the tables that learn")
    parser.add_argument("--start", type=Path, help="weights to go on from, else none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where the numbers go as they are, after all")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    weights = np.zeros((len(SEATS), TIMES, FEATURES), np.float32)
    if given.start is not None:
        weights = np.load(given.start)
    with ThreadPoolExecutor(given.workers) as pool:
        for seats in map(int, given.seats.split(",")):
            rng = np.random.default_rng([given.seed, seats])
            pupil = make_pupil(seats, weights[seats - 1])
            for step in range(given.steps):
                seeds = rng.integers(1 << 60, size=given.workers).tolist()
                traces, ends = play(pupil, given.games, seeds, pool)
                rate = given.rate * 0.5 * (1 + np.cos(np.pi * step / given.steps))
                pupil.learn(traces, ends, rate)
                if step % 20 == 0 or step == given.steps - 1:
                    done = float((ends == 1).mean())
                    print(
                        f"seats {seats} step {step}: {done:.4f} done, {ends.mean():.4f}", flush=True
                    )
            weights[seats - 1] = pupil.weights
    if given.save is not None:
        np.save(given.save, weights)
    about = (
        f"`python -m training.tasks --steps {given.steps} --games {given.games}"
        f" --workers {given.workers} --rate {given.rate} --seed {given.seed}`"
    )
    given.out.write_text(write_weights(weights, about), encoding="utf-8")


if __name__ == "__main__":
    main()

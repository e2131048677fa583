"""`python -m training.policies`: what weighs how much in a choice of Feurio! is learned.

Policy gradient (REINFORCE): games are played by the weights of now, by all seats, and what was
chosen in those that ended better than usual becomes likelier. Writes the modules with the weights.
"""

import argparse
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import cast

import numpy as np
import numpy.typing as npt

from ludoteca.core.chance import below, stream
from ludoteca.core.kernels.kernel import specialize
from ludoteca.games.feurio.ai.policies.choices import has_choice, pick, soften, tell_time
from ludoteca.games.feurio.ai.policies.points import feature as points_feature
from ludoteca.games.feurio.ai.policies.points import policy as points_policy
from ludoteca.games.feurio.ai.policies.points import survey as points_survey
from ludoteca.games.feurio.ai.policies.task import feature as task_feature
from ludoteca.games.feurio.ai.policies.task import policy as task_policy
from ludoteca.games.feurio.ai.policies.task import survey as task_survey
from ludoteca.games.feurio.ai.standing import value_end
from ludoteca.games.feurio.rules.course import MOST_LEGAL, apply, random_action
from ludoteca.games.feurio.rules.layout import MOST_SEATS, Phase
from training.selfplay import start_of
from training.subject import Table, find_subject

# How much more than the men of its crews a task that is done is worth, were it done never.
RARE = 1.0
# Of Adam: how long it remembers gradients and their squares.
MOMENTUM, SPREAD = 0.9, 0.99

TEMPLATE = '''"""What features weigh where {goal}: learned, not written.

{about}
"""

import numpy as np

# By feature, for {seats} seats: {times}.
BY_FEATURE = (
{lines})
# By seats less {fewest}, by time, by feature.
WEIGHTS = np.ascontiguousarray(np.array(BY_FEATURE, np.float32).transpose(1, 2, 0))
'''

Floats = npt.NDArray[np.float32]

weigh_choices: Callable[..., int]


def play_games(
    starts: np.ndarray,
    weights: np.ndarray,
    survey: np.ndarray,
    rng: np.record,
    actions: np.ndarray,
    values: np.ndarray,
    rows: np.ndarray,
    by_seat: np.ndarray,
    traces: np.ndarray,
    ends: np.ndarray,
) -> None:
    """Play games; for each side, how it ended, and which weights would have made it likelier."""
    playing = starts[:1].copy()
    s = playing[0]
    times = np.empty(len(weights), np.float32)
    sides = ends.shape[1]
    for game in range(len(traces)):
        playing[0] = starts[below(rng, len(starts))]
        trace = traces[game]
        trace[:] = 0.0
        while s.phase != Phase.OVER:
            if not has_choice(s):
                apply(s, random_action(s, rng))
                continue
            count = weigh_choices(s, survey[0], weights, actions, values, rows, everything=False)
            soften(values, count)
            chosen = pick(values, count, rng)
            tell_time(s, times)
            # At a task all seats are one side.
            side = s.seat % sides
            for i in range(count):
                much = (1.0 if i == chosen else 0.0) - values[i]
                for time in range(len(times)):
                    part = np.float32(much * times[time])
                    if part != 0:
                        for feature in range(rows.shape[1]):
                            trace[side, time, feature] += part * rows[i, feature]
            apply(s, actions[chosen])
        value_end(s, by_seat[0], by_seat[1])
        for side in range(sides):
            ends[game, side] = by_seat[0, side]


@dataclass(frozen=True)
class Aim:
    """What somebody plays for, and what is told of choices then."""

    # As the docstring of the weights has it.
    goal: str
    seats: tuple[int, ...]
    is_task: bool
    feature: type[IntEnum]
    survey: np.dtype[np.void]
    # By time, when so much of a weight counts.
    times: tuple[str, ...]
    weigh_choices: Callable[..., int]
    # Where the weights are.
    room: str

    @property
    def shape(self) -> tuple[int, int, int]:
        """By seats, by time, by feature."""
        return len(self.seats), len(self.times), len(self.feature)

    @cached_property
    def play_games(self) -> Callable[..., None]:
        """The kernel that plays."""
        name = f"{__name__}.{self.room}"
        calls = {"weigh_choices": self.weigh_choices}
        made = specialize([play_games], calls, __name__, name)["play_games"]
        return cast("Callable[..., None]", made)

    @property
    def file(self) -> Path:
        """The module with the weights."""
        return Path("src/ludoteca/games/feurio/ai/policies", self.room, "weights.py")

    def table(self, seats: int) -> Table:
        """The table with so many seats."""
        tables = find_subject("feurio").tables
        return next(t for t in tables if t.is_task == self.is_task and t.seats == seats)


TASK = Aim(
    goal="the task is the goal",
    seats=(1, 2, 3, 4),
    is_task=True,
    feature=task_feature.Feature,
    survey=task_survey.SURVEY,
    times=("at any time", "more at the start"),
    weigh_choices=task_policy.weigh_choices,
    room="task",
)
POINTS = Aim(
    goal="points are the goal",
    seats=(2, 3),
    is_task=False,
    feature=points_feature.Feature,
    survey=points_survey.SURVEY,
    times=(*TASK.times, "more once all tiles lie"),
    weigh_choices=points_policy.weigh_choices,
    room="points",
)
AIMS = {aim.room: aim for aim in (TASK, POINTS)}


@dataclass
class Pupil:
    """The weights of one table, and how they move."""

    aim: Aim
    starts: npt.NDArray[np.void]
    sides: int
    weights: Floats
    mean: Floats
    square: Floats
    steps: int = 0

    def play(
        self, games: int, seeds: Sequence[int], pool: ThreadPoolExecutor
    ) -> tuple[Floats, Floats]:
        """Games by the weights of now, so many for each seed; their traces and their ends."""
        traces = np.empty((len(seeds), games, self.sides, *self.weights.shape), np.float32)
        ends = np.empty((len(seeds), games, self.sides), np.float32)

        def play_some(i: int) -> None:
            self.aim.play_games(
                self.starts,
                self.weights,
                np.empty(1, self.aim.survey),
                stream(seeds[i]),
                np.empty(MOST_LEGAL, np.int64),
                np.empty(MOST_LEGAL, np.float32),
                np.empty((MOST_LEGAL, self.weights.shape[1]), np.float32),
                np.empty((2, MOST_SEATS), np.float32),
                traces[i],
                ends[i],
            )

        list(pool.map(play_some, range(len(seeds))))
        shape = (-1, self.sides)
        return traces.reshape(*shape, *self.weights.shape), ends.reshape(shape)

    def learn(self, traces: Floats, ends: Floats, rate: float) -> None:
        """A step of Adam towards what was done in games that ended better than usual.

        To have done a task counts the more, the seldomer it is.
        """
        worth = ends
        if self.aim.is_task:
            done = ends == 1
            worth = ends + RARE * done * (1 - done.mean())
        better = worth - worth.mean(0)
        gradient = np.tensordot(better, traces, 2) / (ends.size * max(1e-6, float(better.std())))
        self.steps += 1
        self.mean += (1 - MOMENTUM) * (gradient - self.mean)
        self.square += (1 - SPREAD) * (gradient**2 - self.square)
        mean = self.mean / (1 - MOMENTUM**self.steps)
        square = self.square / (1 - SPREAD**self.steps)
        self.weights += rate * mean / (np.sqrt(square) + 1e-8)


def make_pupil(aim: Aim, seats: int, weights: Floats) -> Pupil:
    """A table with weights to begin with; every other game is played without variants."""
    table = aim.table(seats)
    plain, *variants = (start_of(find_subject("feurio"), options) for options in table.options)
    starts = np.concatenate([plain] * max(1, len(variants)) + variants)
    sides = 1 if aim.is_task else table.sides
    blank = np.zeros_like(weights)
    return Pupil(aim, starts, sides, weights.copy(), blank, blank.copy())


def write_weights(aim: Aim, weights: Floats, about: str) -> str:
    """The module with the weights of all tables, by feature."""
    rows = (
        ", ".join(
            "(" + ", ".join(f"{weight:.1f}" for weight in table[:, feature]) + ")"
            for table in weights
        )
        for feature in aim.feature
    )
    lines = (
        f"    ({row}),  # {feature.name}\n" for feature, row in zip(aim.feature, rows, strict=True)
    )
    seats = ", ".join(map(str, aim.seats[:-1]))
    return TEMPLATE.format(
        goal=aim.goal,
        about=about,
        seats=f"{seats} and {aim.seats[-1]}",
        times=", ".join(aim.times),
        lines="".join(lines),
        fewest=aim.seats[0],
    )


def main() -> None:
    """Read the command line, play and learn, and write what was learned."""
    parser = argparse.ArgumentParser(prog="python -m training.policies", description=__doc__)
    parser.add_argument("--aim", default="points", choices=AIMS)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--games", type=int, default=512, help="for a worker, in a step")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.3, help="of the first step; it falls to 0")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="instead of the module with the weights")
    given = parser.parse_args()
    aim = AIMS[given.aim]
    weights = np.zeros(aim.shape, np.float32)
    with ThreadPoolExecutor(given.workers) as pool:
        for index, seats in enumerate(aim.seats):
            rng = np.random.default_rng([given.seed, seats])
            pupil = make_pupil(aim, seats, weights[index])
            for step in range(given.steps):
                seeds = rng.integers(1 << 60, size=given.workers).tolist()
                traces, ends = pupil.play(given.games, seeds, pool)
                rate = given.rate * 0.5 * (1 + np.cos(np.pi * step / given.steps))
                pupil.learn(traces, ends, rate)
                if step % 20 == 0 or step == given.steps - 1:
                    # Among rivals the mean stays, and only the spread of ends tells anything.
                    told = f"mean {ends.mean():.4f}, spread {ends.std():.4f}"
                    print(f"seats {seats} step {step}: {told}", flush=True)
            weights[index] = pupil.weights
    about = (
        f"`python -m training.policies --aim {aim.room} --steps {given.steps}"
        f" --games {given.games} --workers {given.workers} --rate {given.rate}"
        f" --seed {given.seed}`"
    )
    (given.out or aim.file).write_text(write_weights(aim, weights, about), encoding="utf-8")


if __name__ == "__main__":
    main()

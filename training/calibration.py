"""`python -m training.calibration`: whether a chance of 70 % wins 70 % of the time.

Games are played quickly. Now and then somebody thinks about a decision for as long as it is asked
to, and the chances to win it tells of all seats are held against how the game ended: by tables, and
by stages of the game. At a task the only side is the crews'.

With `--fit`, by what a chance as it is found would have to be corrected: the numbers of a
`Correction`.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple, dataclass
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from ludoteca.bots.bot import Limit
from ludoteca.bots.mcts.search import Search
from ludoteca.bots.registry import find_bot
from ludoteca.bots.search_bot import tell_chances
from ludoteca.core.figures.chart import Panel, Panels, plan_shares
from ludoteca.core.figures.estimate import Estimate, wilson
from ludoteca.core.game import AnyView
from ludoteca.core.parts.correction import CLIP
from ludoteca.core.stored import storage_of
from ludoteca.core.turn import CHANCE
from training.games import divide_victory, play_game
from training.subject import STAGES, SUBJECTS, describe_table, find_subject, stage_at

BINS = 10
RIDGE = 1.0


@dataclass(frozen=True)
class Told:
    """What was told of one side at one decision, and what came of it."""

    game: int
    # How long was thought about it.
    seconds: float
    # How far the game had come, from 0 to 1.
    progress: float
    chance: float
    won: float

    @property
    def stage(self) -> int:
        """Which third of the game it was."""
        return stage_at(self.progress)


@dataclass(frozen=True)
class Inquiry:
    """How games are played, and how decisions are asked about."""

    game: str
    bot: str
    # How long is thought about a decision: each time one of these.
    seconds: tuple[float, ...]
    # One decision of so many, on the average.
    every: int
    # Simulations for each decision of the games.
    simulations: int
    seed: int
    # Whether chances are corrected as a bot does, or told as they were found.
    is_corrected: bool

    def play(self, table: int, number: int) -> list[Told]:
        """In a worker: one game, and what was told in it."""
        subject = find_subject(self.game)
        at = subject.tables[table]
        options = at.options[0]
        rng = np.random.default_rng([self.seed, table, number])
        quick = Limit(simulations=self.simulations)
        players = [find_bot(self.bot, 16 * number + seat) for seat in range(options.seats)]
        state = subject.game.start(options)
        asked: list[tuple[float, float, tuple[float, ...]]] = []
        for _ in play_game(state, rng, lambda view: players[view.to_move].choose(view, quick)):
            is_choice = state.to_move != CHANCE and len(state.legal()) > 1
            if is_choice and rng.integers(self.every) == 0:
                seconds = float(rng.choice(self.seconds))
                chances = self._ask(state.view(state.to_move), number, seconds)
                asked.append((seconds, subject.progress(storage_of(state)[0]), chances))
        # At a task all seats are one side.
        won = divide_victory(state)[: 1 if at.is_task else None]
        return [
            Told(number, seconds, progress, chances[side], won[side])
            for seconds, progress, chances in asked
            for side in range(len(won))
        ]

    def _ask(self, view: AnyView, number: int, seconds: float) -> tuple[float, ...]:
        """The chances that somebody tells who has not thought yet."""
        network = view.game.network if self.bot == "learned" else None
        search = Search(view.game, number, 1, network)
        search.think(view, Limit(seconds))
        best = search.choices()[0]
        return tell_chances(view, best, network) if self.is_corrected else best.chances


@dataclass(frozen=True)
class Bin:
    """All that was told between two bounds."""

    told: float
    happened: Estimate
    count: int


def sort_into_bins(told: Sequence[Told]) -> Iterator[tuple[int, Bin]]:
    """By the bin's number, what was told on the average, and how often it came true.

    What is told in one game is no independent witness: games are what is counted.
    """
    for number in range(BINS):
        chosen = [each for each in told if min(BINS - 1, int(BINS * each.chance)) == number]
        if chosen:
            happened = float(np.mean([each.won for each in chosen]))
            games = len({each.game for each in chosen})
            yield (
                number,
                Bin(
                    float(np.mean([each.chance for each in chosen])),
                    Estimate(happened, *wilson(happened, games)),
                    len(chosen),
                ),
            )


def find_error(told: Sequence[Told]) -> float:
    """The expected calibration error: by how much a chance is off, on the average."""
    found = [each for _, each in sort_into_bins(told)]
    total = sum(each.count for each in found)
    return sum(each.count * abs(each.told - each.happened.value) for each in found) / total


def fit(told: Sequence[Told]) -> tuple[float, ...]:
    """A correction under which what happened is likeliest: logistic regression, by Newton."""
    chance = np.clip([each.chance for each in told], CLIP, 1 - CLIP)
    odds, progress = np.log(chance / (1 - chance)), np.array([each.progress for each in told])
    inputs = np.stack([odds, odds * progress, np.ones(len(told)), progress], axis=1)
    won, weights = np.array([each.won for each in told]), np.array([1.0, 0.0, 0.0, 0.0])
    for _ in range(50):
        expected = 1 / (1 + np.exp(-inputs @ weights))
        # A little pull back to no correction, for where nothing was told.
        slope = inputs.T @ (won - expected) - RIDGE * (weights - [1.0, 0.0, 0.0, 0.0])
        curve = (inputs.T * (expected * (1 - expected))) @ inputs + RIDGE * np.eye(4)
        step = np.linalg.solve(curve, slope)
        # Far from the top Newton leaps too far.
        weights = weights + step / max(1.0, float(np.abs(step).max()))
    return tuple(round(float(each), 2) for each in weights)


def draw(title: str, note: str, told: dict[str, list[Told]]) -> str:
    """What was told, and what happened, for each table side by side."""
    names = [f"{10 * number} to {10 * number + 10} %" for number in range(BINS)]
    return Panels(title, note, names, list(_plan(told)), ("told", "happened")).draw()


def _plan(told: dict[str, list[Told]]) -> Iterator[Panel]:
    for table, found in told.items():
        bins = dict(sort_into_bins(found))
        rows = [
            (Estimate(at.told, at.told, at.told), at.happened) if (at := bins.get(number)) else ()
            for number in range(BINS)
        ]
        yield plan_shares(describe_table(table), rows)


def main() -> None:
    """Read the command line, play, and tell."""
    parser = argparse.ArgumentParser(prog="python -m training.calibration", description=__doc__)
    parser.add_argument("--game", default="feurio", choices=SUBJECTS)
    parser.add_argument("--tables", help="by name; else all")
    parser.add_argument("--bot", default="learned", choices=("learned", "search"))
    parser.add_argument(
        "--seconds", default="0.1", help="for a decision asked about; of several, by commas, any"
    )
    parser.add_argument("--simulations", type=int, default=64, help="for all other decisions")
    parser.add_argument("--every", type=int, default=12, help="ask about one decision of so many")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="tell a correction")
    parser.add_argument("--out", type=Path, help="a folder for the picture and what was told")
    given = parser.parse_args()
    subject = find_subject(given.game)
    names = given.tables.split(",") if given.tables else list(subject.table_names)
    seconds = tuple(map(float, given.seconds.split(",")))
    inquiry = Inquiry(
        given.game,
        given.bot,
        seconds,
        given.every,
        given.simulations,
        given.seed,
        is_corrected=not given.fit,
    )
    told: dict[str, list[Told]] = {}
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for name in names:
            table = subject.table_names.index(name)
            asked = [pool.submit(inquiry.play, table, number) for number in range(given.games)]
            told[name] = [each for done in asked for each in done.result()]
            stages = [
                [each for each in told[name] if each.stage == stage] for stage in range(len(STAGES))
            ]
            line = {
                "table": name,
                "bot": given.bot,
                "seconds": seconds,
                "games": given.games,
                "told": len(told[name]),
                "error": round(find_error(told[name]), 4),
                "by stage": [round(find_error(each), 4) for each in stages if each],
                "bins": [
                    (round(at.told, 3), round(at.happened.value, 3), at.count)
                    for _, at in sort_into_bins(told[name])
                ],
            }
            if given.fit:
                line["correction"] = fit(told[name])
            print(json.dumps(line), flush=True)
            if given.out is not None:
                given.out.mkdir(parents=True, exist_ok=True)
                with (given.out / "calibration.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(line) + "\n")
                rows = [[name, *astuple(each)] for each in told[name]]
                with (given.out / "told.jsonl").open("a", encoding="utf-8") as file:
                    file.writelines(json.dumps(row) + "\n" for row in rows)
    if given.out is not None:
        note = f"{given.bot}, {given.seconds} s, {given.games} games at each table"
        title = f"{subject.game.title}: chances to win, told and happened"
        (given.out / "calibration.svg").write_text(draw(title, note, told), "utf-8")


if __name__ == "__main__":
    main()

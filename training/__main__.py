"""`python -m training`: teach, or go on teaching, the networks of a game."""

import argparse
from pathlib import Path

from training.loop import Plan, run
from training.subject import SUBJECTS


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    plan = Plan(Path())
    parser.add_argument("--game", default=plan.game, choices=SUBJECTS)
    parser.add_argument("--folder", type=Path, required=True, help="where everything is kept")
    parser.add_argument("--backend", default=plan.backend, help="numpy, cpu, cuda or auto")
    parser.add_argument("--minutes", type=float, help="begin no generation that ends later")
    parser.add_argument("--start", type=Path, help="a network.npz to begin from")
    parser.add_argument("--rate", type=float, default=plan.rate)
    parser.add_argument("--tables", default="", help="those that are taught; if none is named, all")
    for name in (
        *("generations", "seed", "workers", "first_games", "games", "gate_games"),
        *("epochs", "batch", "chunk", "learners", "simulations"),
    ):
        option = f"--{name.replace('_', '-')}"
        parser.add_argument(option, type=int, default=getattr(plan, name))
    given = parser.parse_args()
    given.tables = tuple(name for name in given.tables.split(",") if name)
    run(Plan(**vars(given)), lambda text: print(text, flush=True))


if __name__ == "__main__":
    main()

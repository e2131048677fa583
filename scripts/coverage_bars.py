"""Holds every room to its bar of coverage, lines and branches, over all that has been measured.

python -m scripts.coverage_bars ROOM… reads what `make test` or `make coverage` have left, and names
what no test has reached.
"""

import sys
from pathlib import Path

from coverage import Coverage

SOURCE = Path(__file__).parents[1] / "src" / "ludoteca"
# In percent. Rules and contract are covered to the last branch.
BARS = {
    "core": 100,
    "games": 100,
    "bots": 95,
    "arena": 95,
    "engine": 95,
    "envs": 95,
    "store": 95,
    "table": 95,
    "server": 95,
    "cli": 95,
}
# What runs where nothing is measured, and what tests it nevertheless.
LEFT_OUT = {
    "arena/ray_cluster.py": "runs in the processes of Ray: tests/arena/test_workers.py",
    "arena/workers.py": "runs in processes that end without a word: tests/arena/test_workers.py",
    "bots/mcts/kernels.py": "is run compiled, as a copy for each game: tests/bots/test_search.py",
    "envs/kernels.py": "is run compiled, as a copy for each game: tests/envs/test_batch_env.py",
    "store/migrations/env.py": "is run by Alembic from its file: tests/store/test_migrations.py",
}


def main() -> int:
    """Print what is left in each room; how many rooms are below their bars."""
    rooms = {entry.parent.name for entry in SOURCE.glob("*/__init__.py")}
    stale = (rooms ^ BARS.keys()) | {file for file in LEFT_OUT if not (SOURCE / file).exists()}
    if stale:
        sys.stderr.write(f"Either there is no bar for it, or it is no more: {sorted(stale)}\n")
        return 1
    coverage = Coverage()
    coverage.load()
    omitted = [str(SOURCE / file) for file in LEFT_OUT]
    low = []
    for room, bar in BARS.items():
        if room not in (sys.argv[1:] or BARS):
            continue
        covered = coverage.report(include=[str(SOURCE / room / "*")], omit=omitted)
        verdict = f"{room}: {covered:.1f} % of at least {bar} %\n\n"
        sys.stdout.write(verdict)
        if covered < bar:
            low.append(verdict)
    for file, reason in LEFT_OUT.items():
        sys.stdout.write(f"Left out: {file} {reason}\n")
    sys.stderr.write("".join(f"Too low: {verdict}" for verdict in low))
    return len(low)


if __name__ == "__main__":
    sys.exit(main())

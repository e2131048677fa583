"""Play games at a server that is killed again and again, and see that nothing is lost.

    python -m benchmarks.faults [--game futurisiko] [--games 200] [--database postgres] [--seed 1]

Scripted players, two at each table beside bots, play to the end over sockets. At random moments
the server is killed (SIGKILL) and started again: one process with a file of SQLite, or two
processes that share a PostgreSQL, of which one or both are killed, or PostgreSQL itself. Then every
journal is held against what the players were told: each acknowledged action is there once, none
twice, nothing that nobody sent, and all games are over. Exit status 1 when that is not so.
"""

import argparse
import tempfile
from functools import partial
from pathlib import Path

from ludoteca.core.figures.provenance import find_provenance
from tests.databases import POSTGRESQL, SQLITE, Databases
from tests.server.support.ordeal import OPTIONS, Ordeal

KINDS = {"sqlite": (SQLITE, 1), "postgres": (POSTGRESQL, 2)}


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=OPTIONS, default="feurio")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--database", choices=KINDS, default="sqlite")
    parser.add_argument("--at-once", type=int, default=16)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between kills")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    print(find_provenance("sqlalchemy"))
    kind, processes = KINDS[wish.database]
    databases = Databases()
    try:
        with tempfile.TemporaryDirectory() as folder:
            url = databases.make(kind)
            ordeal = Ordeal(
                Path(folder),
                url,
                processes,
                wish.games,
                wish.at_once,
                wish.pause,
                wish.seed,
                game=wish.game,
                crash=databases.crash if kind == POSTGRESQL else None,
                tell=partial(print, flush=True),
            )
            ordeal.run()
            print(f"{kind}, {processes} process{'es' * (processes > 1)}: {ordeal.report()}")
    finally:
        databases.close()


if __name__ == "__main__":
    main()

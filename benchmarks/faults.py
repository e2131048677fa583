"""Play games at servers that are broken again and again, and see that nothing is lost.

    python -m benchmarks.faults [--kills 2000] [--only sqlite …] [--seed 1]

Scripted players, two at each table, some beside bots, play to the end over sockets, at three
servers at once: one with a file of SQLite, one whose file is on a small disk, and one with two
workers and a PostgreSQL on a small disk. At random moments, most of them in the midst of an action,
a server is killed (SIGKILL), or one of its workers, or PostgreSQL (a process of it, or all of it at
once), or its disk is full for a while, sometimes with a kill on top. After each of these the games
must go on, and journals are held against what players were told: each acknowledged action is there,
once and in its place, nothing that nobody sent, and nothing else than anybody was told. Exit status
1 when that is not so. How far it has come is told again and again, and when it is interrupted.

Small disks are mounted, which only root may do; without one, no disk is full.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

from ludoteca.core.figures.provenance import find_provenance
from tests.databases import POSTGRESQL, Databases
from tests.forks import PRELOAD, Forks, keep_place, serve_forks
from tests.server.support.ordeal import Ordeal
from tests.server.support.serving import Server
from tests.server.support.tally import Tally
from tests.small_disk import SmallDisk, mount_small_disk

SQLITE, SMALL, POSTGRES = "sqlite", "sqlite-small-disk", "postgres"
# Megabytes of a disk: enough for all games, and for what PostgreSQL begins with.
DISKS = {SMALL: 64, POSTGRES: 400}
WORKERS = 2
# How often it is told how far it has come, in seconds.
TELLING = 20.0


def make_ordeal(
    name: str, folder: Path, stack: ExitStack, forks: Forks, tally: Tally, wish: argparse.Namespace
) -> Ordeal:
    """A server with its database and its disk, and what befalls them."""
    disk: SmallDisk | None = None
    home = folder / name
    home.mkdir()
    place = home
    if name in DISKS and SmallDisk.is_possible():
        disk = stack.enter_context(mount_small_disk(home / "disk", DISKS[name]))
        place = disk.folder
    databases: Databases | None = None
    words = ["--unlimited", "--key-file", str(home / "ludoteca.key")]
    url = f"sqlite:///{place}/ludoteca.db"
    if name == POSTGRES:
        databases = Databases(place)
        stack.callback(databases.close)
        url = databases.make(POSTGRESQL)
        words += ["--workers", str(WORKERS)]
    server = Server(home, *words, database=url, forks=forks)
    return Ordeal(
        server,
        tally,
        name=name,
        tables=wish.tables,
        pause=wish.pause,
        seed=wish.seed,
        workers=WORKERS if name == POSTGRES else 1,
        databases=databases,
        disk=disk,
    )


async def tell(tally: Tally) -> None:
    """Tell how far it has come, again and again."""
    while True:
        await asyncio.sleep(TELLING)
        print(tally.report(), flush=True)


async def run(ordeals: Sequence[Ordeal], tally: Tally) -> None:
    """Let all be broken at once; SIGTERM ends it as Ctrl-C does."""
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    telling = asyncio.create_task(tell(tally))
    try:
        async with asyncio.TaskGroup() as group:
            for ordeal in ordeals:
                group.create_task(ordeal.run())
    finally:
        telling.cancel()


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = (SQLITE, SMALL, POSTGRES)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--only", nargs="*", choices=known, default=known)
    parser.add_argument("--tables", type=int, default=4, help="at once, at each server")
    parser.add_argument("--pause", type=float, default=0.3, help="seconds between kills")
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    print(find_provenance("sqlalchemy"), flush=True)
    tally = Tally(wish.kills)
    try:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="faults-")))
            # PostgreSQL runs as another user.
            folder.chmod(0o755)
            stack.enter_context(keep_place())
            forks = serve_forks(PRELOAD)
            ordeals = [make_ordeal(name, folder, stack, forks, tally, wish) for name in wish.only]
            with suppress(asyncio.CancelledError, KeyboardInterrupt):
                asyncio.run(run(ordeals, tally))
    finally:
        print(tally.report(), flush=True)
    return 0 if tally.is_clean and tally.is_done else 1


if __name__ == "__main__":
    sys.exit(main())

"""Measure how long people wait before they play: from a clone, from a wheel, and every day.

    python -m benchmarks.startup [--rows fresh warm edit wheel tests] [--wheel FILE]

A clone of what is committed here is set up in an empty folder with empty caches; all rows take
minutes, since they fetch packages and compile. Exit status 1: a bar is missed.

fresh   `make play` until a game can be begun in the browser, and until its strongest bots play
warm    the page, a terminal game and `--help`, when all is set up; the best of three
edit    a terminal game after a sentence and a picture were edited
wheel   `pip install` of the wheel until a game can be begun, with packages in pip's cache; the same
        with packages in a folder, and no index to be read; sizes
tests   `make test`
"""

import argparse
import asyncio
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from ludoteca.core.figures.provenance import find_provenance
from tests.server.support.guest import Guest

ROOT = Path(__file__).parents[1]
ADDRESS = re.compile(r"http://\S+?(?=/?\s)")
# The Python that measures, outside its environment.
PYTHON = f"PYTHON={Path(sys.base_prefix) / 'bin' / 'python3'}"
GAMES = ("feurio", "futurisiko")
SEATS = {"feurio": 2, "futurisiko": 3}
# Of the machine that measures, nothing but its tools and its package index is to be noticed.
OWN_VARIABLES = ("LUDOTECA_", "PYTHON", "VIRTUAL_ENV", "NUMBA_", "MAKE", "MFLAGS")
EDITED = {
    "src/ludoteca/locales/en/core.ftl": "\nbenchmark-sentence = Another sentence.\n",
    "src/ludoteca/games/feurio/present/scene/scene.py": "\nANOTHER_COLOUR = '#abcdef'\n",
}
MEGABYTE = 1_000_000
# Exactly the packages that Ludoteca was tried with.
LOCK = ("--require-hashes", "-r", "requirements/play.txt")


class Report:
    """The rows that were measured, beside their bars."""

    def __init__(self) -> None:
        self.is_missed = False
        print("| what | measured | bar |\n| --- | ---: | ---: |")

    def add(self, what: str, seconds: float, bar: float) -> None:
        """Seconds that somebody waits."""
        self.is_missed |= seconds > bar
        self.tell(what, f"{seconds:.{1 if seconds >= 3 else 2}f} s", f"{bar:g} s")

    def tell(self, what: str, figure: str, bar: str = "") -> None:
        """A figure that is held against nothing."""
        print(f"| {what} | {figure} | {bar} |", flush=True)


class Newcomer:
    """Somebody with a clone in an empty folder, and nothing in any cache; perhaps with a wheel."""

    def __init__(self, folder: Path, wheel: Path | None) -> None:
        self.wheel = wheel
        self.clone = folder / "ludoteca"
        self.ludoteca = self.clone / ".venv" / "bin" / "ludoteca"
        self.folder = folder
        kept = {k: v for k, v in os.environ.items() if not k.startswith(OWN_VARIABLES)}
        self._environment = {
            **kept,
            "XDG_CACHE_HOME": str(folder / "cache"),
            "npm_config_cache": str(folder / "cache" / "npm"),
            "LUDOTECA_DATA": str(folder / "data"),
            # Nobody looks at the page that is opened.
            "BROWSER": "true",
        }
        command = ("git", "clone", "--quiet", str(ROOT), str(self.clone))
        subprocess.run(command, check=True)

    def run(self, *words: str | Path, typed: str = "") -> None:
        """Run a command in the clone, to its end."""
        subprocess.run(
            words,
            cwd=self.clone,
            env=self._environment,
            input=typed,
            text=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )

    def make(self, *targets: str) -> None:
        """Call make."""
        self.run("make", PYTHON, *targets)

    @contextmanager
    def serving(self, *words: str | Path) -> Iterator[str]:
        """A command that opens the house, until the block ends; the address it tells."""
        with subprocess.Popen(
            words,
            cwd=self.clone,
            env=self._environment,
            text=True,
            stdout=subprocess.PIPE,
            start_new_session=True,
        ) as process:
            assert process.stdout is not None
            told = filter(None, map(ADDRESS.search, process.stdout))
            try:
                yield next(told).group()
            finally:
                os.killpg(process.pid, signal.SIGINT)

    def set_up(self) -> None:
        """All that playing takes, with nothing left to compile."""
        self.make(".venv/for-playing", "src/ludoteca/server/pages/index.html")
        self.run(self.ludoteca, "precompile", *GAMES)


async def begin_game(address: str) -> None:
    """Load the page, open a table, and see the board."""
    guest = await _reach(address)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    chair = await guest.enter(await guest.open(seats, GAMES[0]))
    assert chair.scene, "the board lies there"
    await guest.leave()


async def await_bots(address: str, game: str) -> None:
    """Open a table, and wait for a hint: it comes from the search that the strongest play with."""
    guest = await _reach(address)
    chair = await guest.enter(await guest.open([{"kind": "me"}] * SEATS[game], game))
    await chair.say("hint", seat=chair.table["to_move"])
    hint = await chair.hear("hint", "refused", patience=600)
    assert hint["type"] == "hint", hint
    await guest.leave()


async def _reach(address: str) -> Guest:
    """A guest with the page before him, as soon as the server listens."""
    while True:
        guest = Guest(address)
        try:
            page = await guest.http.get(address)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        assert "<title>" in page.text
        await guest.get("/me")
        return guest


def measure_fresh(newcomer: Newcomer, report: Report) -> None:
    """The first evening."""
    start = perf_counter()
    with newcomer.serving("make", PYTHON, "play") as address:
        asyncio.run(begin_game(address))
        begun = perf_counter()
        report.add("`make play`: first page, with a game that can be begun", begun - start, 75)
        for game in GAMES:
            asyncio.run(await_bots(address, game))
            waited = perf_counter() - begun
            report.add(f"strongest bots of {game} ready after that", waited, 60)


def measure_warm(newcomer: Newcomer, report: Report) -> None:
    """Every evening after it."""
    newcomer.set_up()
    report.add("warm: page", min(time_page(newcomer) for _ in range(3)), 2)
    report.add("warm: terminal game", best_of(3, lambda: open_terminal(newcomer)), 1.5)
    report.add("warm: `--help`", best_of(3, lambda: newcomer.run(newcomer.ludoteca, "--help")), 0.2)


def measure_edit(newcomer: Newcomer, report: Report) -> None:
    """Somebody changes what is said and shown."""
    newcomer.set_up()
    open_terminal(newcomer)
    for file, line in EDITED.items():
        with (newcomer.clone / file).open("a", encoding="utf-8") as edited:
            edited.write(line)
    seconds = best_of(1, lambda: open_terminal(newcomer))
    report.add("edit one picture and sentence, start one game again", seconds, 1.5)


def measure_wheel(newcomer: Newcomer, report: Report) -> None:
    """Somebody who installs, and never sees the sources."""
    wheel = newcomer.wheel
    if wheel is None:
        newcomer.make("wheel")
        (wheel,) = (newcomer.clone / "dist").glob("*.whl")
    earlier, _ = _install(newcomer, wheel, "earlier")  # fills pip's cache
    folder = newcomer.folder / "packages"
    newcomer.run(earlier / "bin" / "pip", "download", "--quiet", *LOCK, "--dest", folder)
    # The difference is what reading the pages of an index takes.
    offline, unread = _install(newcomer, wheel, "beside", "--no-index", "--find-links", folder)
    environment, installing = _install(newcomer, wheel, "now")
    beginning, ready = time_game(newcomer, environment)
    report.add("`pip install` of the wheel to the first page", installing + beginning, 20)
    report.tell("of that, after it is installed", f"{beginning:.1f} s")
    report.tell("its strongest bots play after that", f"{ready:.1f} s")
    told = "the same with the packages in a folder, and no index"
    report.tell(told, f"{unread + time_game(newcomer, offline)[0]:.1f} s")
    (packages,) = environment.glob("lib/python*/site-packages")
    report.tell("size of the wheel", f"{wheel.stat().st_size / MEGABYTE:.1f} MB")
    report.tell("size of what is installed: Ludoteca", _tell_size(packages / "ludoteca"))
    pip = sum(_size(folder) for folder in packages.glob("pip*"))
    report.tell("and all that it needs", _tell_size(packages, pip))


def _install(newcomer: Newcomer, wheel: Path, name: str, *source: str | Path) -> tuple[Path, float]:
    """Install into a new environment; the environment, and seconds for it."""
    environment = newcomer.folder / name
    newcomer.run(sys.executable, "-m", "venv", environment)
    pip = (environment / "bin" / "pip", "install", "--quiet")
    start = perf_counter()
    newcomer.run(*pip, *source, *LOCK)
    newcomer.run(*pip, "--no-deps", wheel)
    return environment, perf_counter() - start


def time_game(newcomer: Newcomer, environment: Path) -> tuple[float, float]:
    """Seconds until a game is begun at what was installed, and then until its bots play."""
    start = perf_counter()
    with newcomer.serving(environment / "bin" / "ludoteca", "serve", "--port", "0") as address:
        asyncio.run(begin_game(address))
        begun = perf_counter()
        for game in GAMES:
            asyncio.run(await_bots(address, game))
    return begun - start, perf_counter() - begun


def measure_tests(newcomer: Newcomer, report: Report) -> None:
    """Somebody who changes a rule."""
    report.add("`make test`, fresh", best_of(1, lambda: newcomer.make("test")), 600)


def time_page(newcomer: Newcomer) -> float:
    """Seconds until the page of a server that starts is there; to stop it takes longer."""
    start = perf_counter()
    with newcomer.serving(newcomer.ludoteca, "serve", "--port", "0") as address:
        asyncio.run(_reach(address))
        return perf_counter() - start


def open_terminal(newcomer: Newcomer) -> None:
    """A terminal game that waits for its first decision, and out again."""
    newcomer.run(newcomer.ludoteca, "play", GAMES[0], typed="quit\n")


def best_of(times: int, act: Callable[[], None]) -> float:
    """The shortest of several times, in seconds."""
    taken = []
    for _ in range(times):
        start = perf_counter()
        act()
        taken.append(perf_counter() - start)
    return min(taken)


def _size(folder: Path) -> int:
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file())


def _tell_size(folder: Path, less: int = 0) -> str:
    return f"{(_size(folder) - less) / MEGABYTE:.0f} MB"


ROWS = {
    "fresh": measure_fresh,
    "warm": measure_warm,
    "edit": measure_edit,
    "wheel": measure_wheel,
    "tests": measure_tests,
}


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rows", nargs="+", choices=ROWS, default=list(ROWS))
    parser.add_argument("--wheel", type=Path, help="one that was built before, by “make wheel”")
    wish = parser.parse_args()
    print(f"{find_provenance()}\n")
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        newcomer = Newcomer(Path(folder), wish.wheel and wish.wheel.resolve())
        for name in (name for name in ROWS if name in wish.rows):
            ROWS[name](newcomer, report)
    return int(report.is_missed)


if __name__ == "__main__":
    sys.exit(main())

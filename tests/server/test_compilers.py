"""Compilers: processes that compile games while people play, first what somebody waits for."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from ludoteca.bots.precompile import search_modules
from ludoteca.cli.commands import serve as cli
from ludoteca.core.game import AnyGame
from ludoteca.core.kernels.compile_cache import NUMBA, kernel_modules, mark_compiled
from ludoteca.core.kernels.deferral import VARIABLE, is_deferring
from ludoteca.core.registry import find_game
from ludoteca.server import compilers as module
from ludoteca.server.compilers import LOWEST, RULES, STEP, Compilers
from ludoteca.server.settings import VARIABLE as SERVER
from ludoteca.server.settings import Settings

pytestmark = pytest.mark.anyio

# Stands for the command: it tells its number and whether it defers, and ends when it is told to.
PROGRAM = f"""
import os, sys, time
from pathlib import Path

folder, game = Path(sys.argv[1]), sys.argv[2]
told = folder / f"{{game}}.part"
told.write_text(f"{{os.getpid()}} {{'{VARIABLE}' in os.environ}}")
told.rename(folder / game)
status = folder / f"{{game}}.status"
while not status.exists():
    time.sleep(0.01)
sys.exit(int(status.read_text() or "0"))
"""


class Workshop:
    """What the processes write, and what they are told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = [find_game("feurio"), find_game("futurisiko")]

    def started(self) -> set[str]:
        """The games for which a process was started."""
        return {file.name for file in self.folder.iterdir() if not file.suffix}

    def words(self, game: AnyGame) -> list[str]:
        """The number of a process, and whether it defers; waits until it says so."""
        wait((self.folder / game.name).exists)
        return (self.folder / game.name).read_text().split()

    def rests(self, game: AnyGame) -> bool:
        """Whether the process of a game has been stopped, to go on later."""
        stat = Path(f"/proc/{self.words(game)[0]}/stat").read_text()
        return stat.rpartition(")")[2].split()[0] == "T"

    def end(self, game: AnyGame, status: int = 0) -> None:
        """Let the process of a game end."""
        part = self.folder / f"{game.name}.ending"
        part.write_text(str(status))
        part.rename(self.folder / f"{game.name}.status")


def wait(condition: Callable[[], bool]) -> None:
    """Until something is so."""
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end, "it never came to be so"
        time.sleep(0.01)


def mark_rules(game: AnyGame) -> None:
    name = type(game).__module__
    mark_compiled(name, kernel_modules(name))


def mark_search(game: AnyGame) -> None:
    assert game.search is not None
    mark_compiled(game.search.module, search_modules(game))


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where it is marked what is compiled; the sources, which take long to read, are read once."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def workshop(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """A machine on which nothing is compiled."""
    folder = tmp_path / "told"
    folder.mkdir()
    for mark in cache.rglob("*.compiled"):
        mark.unlink()
    monkeypatch.setenv("LUDOTECA_CACHE", str(cache))
    monkeypatch.setenv(VARIABLE, "0")
    monkeypatch.setitem(NUMBA, "DISABLE_JIT", 0)
    monkeypatch.setattr(module, "COMMAND", (sys.executable, "-c", PROGRAM, str(folder)))
    monkeypatch.setattr(module, "GLANCE", 0.01)
    return Workshop(folder)


@pytest.fixture
def compilers(workshop: Workshop) -> Iterator[Compilers]:
    """Two processes that compile."""
    compilers = Compilers()
    compilers.start(workshop.games)
    for game in workshop.games:
        workshop.words(game)
    yield compilers
    compilers.close()


async def test_where_all_is_compiled_nothing_is_started_and_nothing_deferred(
    workshop: Workshop,
) -> None:
    for game in workshop.games:
        mark_rules(game)
        mark_search(game)
    compilers = Compilers()
    compilers.start(workshop.games)
    await compilers.watch()
    assert not is_deferring()
    assert all(map(compilers.is_ready, workshop.games))
    assert workshop.started() == set()


async def test_what_is_compiled_for_any_processor_is_compiled_for_this_one_beside_play(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as elsewhere:
        elsewhere.setenv("LUDOTECA_CACHE", str(tmp_path / "carried"))
        elsewhere.setitem(NUMBA, "CPU_NAME", "generic")
        for game in workshop.games:
            mark_rules(game)
            mark_search(game)
    monkeypatch.setenv("LUDOTECA_CARRIED", str(tmp_path / "carried"))
    compilers = Compilers()
    compilers.start(workshop.games)
    await compilers.watch()
    assert all(map(compilers.is_ready, workshop.games))
    number, _ = workshop.words(workshop.games[0])
    assert os.getpriority(os.PRIO_PROCESS, int(number)) == LOWEST
    assert workshop.started() == {workshop.games[0].name}, "one process for both"
    compilers.close()
    assert not Path(f"/proc/{number}").exists()
    for game in workshop.games:
        mark_rules(game)
        mark_search(game)
    compilers.start(workshop.games)
    assert compilers._refining is None, "once is enough"


async def test_only_what_is_missing_is_compiled(workshop: Workshop) -> None:
    first, second = workshop.games
    mark_rules(first)
    mark_search(first)
    mark_rules(second)
    compilers = Compilers()
    compilers.start(workshop.games)
    workshop.words(second)
    workshop.end(second)
    await compilers.watch()
    assert workshop.started() == {second.name}


async def test_they_compile_themselves_while_this_process_plays(
    workshop: Workshop, compilers: Compilers
) -> None:
    assert is_deferring()
    for game in workshop.games:
        _, defers = workshop.words(game)
        assert defers == "False"
        assert not compilers.is_ready(game)
        mark_rules(game)
        assert not compilers.is_ready(game), "bots think with the search"
        mark_search(game)
        assert compilers.is_ready(game)
        workshop.end(game)
    await compilers.watch()


async def test_one_that_fails_leaves_it_to_this_process(
    workshop: Workshop, compilers: Compilers, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = workshop.games
    workshop.end(first)
    workshop.end(second, 1)
    await compilers.watch()
    assert not is_deferring()
    assert compilers.is_ready(second), "whoever plays it compiles it"
    assert [second.name in record.getMessage() for record in caplog.records] == [True]


async def test_the_others_rest_while_somebody_waits_for_a_game(
    workshop: Workshop, compilers: Compilers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CORES", 1)
    first, second = workshop.games
    compilers.prefer(first)
    wait(lambda: workshop.rests(second))
    assert not workshop.rests(first)
    compilers.prefer(second)
    wait(lambda: workshop.rests(first) and not workshop.rests(second))
    workshop.end(first)
    workshop.end(second)
    # The first can end only when it goes on.
    await compilers.watch()


async def test_nobody_rests_where_there_is_a_core_for_everyone(
    workshop: Workshop, compilers: Compilers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CORES", 2)
    first, second = workshop.games
    compilers.prefer(first)
    # Who rests cannot end.
    workshop.end(second)
    wait(lambda: compilers._running[second.name].poll() is not None)
    workshop.end(first)
    await compilers.watch()


async def test_nobody_rests_for_a_game_that_is_not_being_compiled(workshop: Workshop) -> None:
    first, second = workshop.games
    compilers = Compilers()
    compilers.start([second])
    compilers.prefer(first)
    assert not workshop.rests(second)
    workshop.end(second)
    await compilers.watch()


async def test_where_a_system_cannot_stop_processes_all_go_on(
    workshop: Workshop, compilers: Compilers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(signal, "SIGSTOP")
    monkeypatch.delattr(signal, "SIGCONT")
    first, second = workshop.games
    compilers.prefer(first)
    workshop.end(first)
    workshop.end(second)
    await compilers.watch()


def test_an_estimate_counts_down_and_learns_how_fast_the_machine_is(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(module, "monotonic", lambda: now[0])
    game, _ = workshop.games
    compilers = Compilers()

    def estimate(elapsed: float) -> int:
        now[0] = 1000.0 + elapsed
        seconds = compilers.estimate(game)
        assert seconds % STEP == 0
        return seconds

    told = [estimate(elapsed) for elapsed in range(0, RULES + 1, 10)]
    assert all(before > after for before, after in pairwise(told))
    # The rules take longer than elsewhere, and so will the search.
    assert estimate(200) == 300
    mark_rules(game)
    # They have taken 200 seconds here: the search will take half as long again, never no time.
    assert [estimate(elapsed) for elapsed in (200, 300, 480, 600)] == [300, 200, 20, STEP]


def test_closing_ends_what_runs_and_what_rests(
    workshop: Workshop, compilers: Compilers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CORES", 1)
    first, second = workshop.games
    compilers.prefer(first)
    wait(lambda: workshop.rests(second))
    compilers.close()
    for game in (first, second):
        with pytest.raises(ProcessLookupError):
            os.kill(int(workshop.words(game)[0]), 0)
    compilers.close()


def test_several_processes_let_people_in_while_games_are_compiled_for_all_of_them(
    workshop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running: list[int] = []

    class Door:
        """In place of the processes, which would begin here."""

        def __init__(self, *_: object, **__: object) -> None: ...

        def run(self) -> None:
            assert is_deferring(), "and so do those that it starts"
            running.extend(int(workshop.words(game)[0]) for game in workshop.games)

    monkeypatch.setattr(cli, "Multiprocess", Door)
    monkeypatch.setenv(SERVER, "{}")
    key = str(tmp_path / "key")
    settings = Settings(database="postgresql://localhost/games", key_file=key)
    assert cli.serve("127.0.0.1", 0, settings, workers=2, opens=False) == 0
    assert len(running) == len(workshop.games)
    wait(lambda: not any(Path(f"/proc/{pid}").exists() for pid in running))

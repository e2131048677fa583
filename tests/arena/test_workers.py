"""Who plays does not matter: the same games come from any number of workers, and from Ray."""

import json
import os
import select
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from ludoteca.arena import (
    Answer,
    MatchRunner,
    Result,
    ResultStore,
    Stronger,
    local_workers,
)
from ludoteca.arena.ray_cluster import RayCluster
from ludoteca.arena.workers import InProcess, ProcessPool, cores
from ludoteca.cli.progress import INTERRUPTED
from ludoteca.core.errors import Malformed
from ludoteca.core.records.replay import replay
from tests.arena.table import a_match, play_all
from tests.engine.test_engine_bot import command

# Ray gives itself half a minute to start, in which a machine with much else to do may not manage.
TOO_SLOW = "timed out during startup"
RAY_STARTS = 3


def test_all_cores_work_unless_another_number_is_asked_for() -> None:
    assert isinstance(local_workers(1), InProcess)
    assert isinstance(workers := local_workers(3), ProcessPool)
    assert workers.workers == 3
    assert cores() >= 1


@pytest.mark.compiled
def test_the_number_of_workers_changes_nothing() -> None:
    match = a_match("greedy", "random", seats=2, rotates=True)
    verdicts, played = [], []
    for workers in (1, 2):
        with ResultStore(match) as store:
            runner = MatchRunner(store, 200, Stronger("greedy", "random", 200))
            for _ in runner.play(local_workers(workers)):
                pass
            standing = runner.standings()
            # There is nothing left to play, and nothing is played.
            assert list(runner.play(local_workers(1))) == []
        assert standing is not None
        assert standing.verdict is not None
        assert standing.verdict.answer == Answer.YES
        assert standing.deals == standing.verdict.deals < 100
        verdicts.append(standing.verdict)
        played.append(store.deals[: standing.deals])
    assert verdicts[0] == verdicts[1]
    assert played[0] == played[1]


@pytest.mark.compiled
def test_a_local_ray_of_two_workers_plays_the_same_games(tmp_path: Path) -> None:
    words = "arena feurio seats=2 --bots random --games 4 --workers 2 --ray --json --out"
    program = "from ludoteca.cli.app import main; main()"
    for _ in range(RAY_STARTS):
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", program, *words.split(), str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        if TOO_SLOW not in done.stderr:
            break
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 4
    match = a_match("random", seats=2)
    expected = {result.id: result for deal in play_all(match, 4) for result in deal}
    lines = (tmp_path / "games.jsonl").read_text().splitlines()
    found = [Result.from_json(json.loads(line)) for line in lines]
    assert {result.id: result for result in found} == expected


def test_a_ray_that_does_not_start_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    class SlowRay(ModuleType):
        """Raises what Ray raises."""

        def init(self, *_: object, **__: object) -> None:
            raise Exception(TOO_SLOW)

    cluster = RayCluster("local", 2)
    monkeypatch.setitem(sys.modules, "ray", SlowRay("ray"))
    with pytest.raises(Malformed, match=f"Ray failed: .*{TOO_SLOW}"):
        next(iter(cluster.play(iter(()))))


def test_without_ray_it_is_told_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(Malformed, match='pip install "ludoteca\\[cluster\\]"'):
        RayCluster("local", None)


@pytest.mark.usefixtures("guests")
@pytest.mark.parametrize(
    ("guest", "fault"),
    [
        ("crasher", "RuntimeError: the bot has lost its mind"),
        ("cheat", "30,-30"),
        ("leaver", "SystemExit: 3"),
    ],
)
def test_a_bot_that_fails_forfeits_its_game_and_the_match_goes_on(guest: str, fault: str) -> None:
    match = a_match("random", guest, seats=2)
    with ResultStore(match) as store:
        runner = MatchRunner(store, 2)
        results = list(runner.play(local_workers(1)))
        standings = runner.standings()
    assert standings is not None
    assert [result.places for result in results] == [(1, 2)] * len(results)
    assert standings.forfeits == {guest: len(results)}
    forfeit = results[0].forfeit
    assert forfeit is not None
    assert forfeit.seat == 1
    assert fault in forfeit.fault
    assert forfeit.record is not None
    assert replay(forfeit.record).to_move == 1
    assert "Traceback" in str(forfeit.record.extras["traceback"])


@pytest.mark.usefixtures("guests")
def test_of_three_the_others_share_what_one_forfeits(tmp_path: Path) -> None:
    match = a_match("random", "crasher", "random", seats=3)
    with ResultStore(match, tmp_path) as store:
        (result,) = MatchRunner(store, 1).play(local_workers(1))
    assert result.places == (1, 3, 1)
    assert result.win_shares == (0.5, 0.0, 0.5)
    with ResultStore(match, tmp_path) as store:
        assert store.deals == [[result]]
        standings = MatchRunner(store, 1).standings()
    assert standings is not None
    assert standings.draws == 0, "nobody drew"


@pytest.mark.usefixtures("guests")
def test_a_task_that_is_forfeited_is_not_done() -> None:
    match = a_match("crasher", "random", seats=2, goal="coop")
    with ResultStore(match) as store:
        (result,) = MatchRunner(store, 1).play(local_workers(1))
    assert result.won is False


@pytest.mark.usefixtures("guests")
def test_bots_are_closed_after_every_game(tmp_path: Path) -> None:
    diary = tmp_path / "diary"
    match = a_match(f"hoarder:{diary}", "random", seats=2)
    opened = diary.read_text().split()
    play_all(match, 2)
    assert opened == ["open", "closed"]
    assert diary.read_text().split() == ["open", "closed"] * 3


@pytest.mark.compiled
def test_games_with_our_own_engine_are_the_same_again() -> None:
    lend = "from ludoteca.cli.app import main; main()"
    ours = shlex.join([sys.executable, "-c", lend, "engine", "--bot", "random"])
    match = a_match("greedy", f"engine:{ours}", seats=2)
    assert play_all(match, 1) == play_all(match, 1)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("workers", "end"), [(1, signal.SIGTERM), (2, signal.SIGTERM), (2, signal.SIGKILL)]
)
def test_programs_are_ended_with_the_arena_however_that_is_ended(
    workers: int, end: signal.Signals, tmp_path: Path
) -> None:
    fifo = tmp_path / "log.fifo"
    os.mkfifo(fifo)
    program = "from ludoteca.cli.app import main; main()"
    bots = f"engine:{command('lost-at-go', str(tmp_path / 'log'))},random"
    words = f"arena feurio seats=2 --games 2 --seconds 600 --workers {workers} --bots"
    with subprocess.Popen(
        [sys.executable, "-c", program, *words.split(), bots], stderr=subprocess.DEVNULL
    ) as arena:
        with fifo.open("rb") as held:
            assert held.readline() == b"lost\n"
            arena.send_signal(end)
            # The file ends when nobody holds it any more.
            while select.select([held], [], [], 30)[0] and held.read1():
                pass
            assert select.select([held], [], [], 0)[0]
        assert arena.wait(30) == (INTERRUPTED if end == signal.SIGTERM else -end)


@pytest.mark.compiled
@pytest.mark.usefixtures("guests")
def test_a_worker_that_dies_is_reported() -> None:
    match = a_match("deserter", "random", seats=2)
    with pytest.raises(Malformed, match="worker process died"):
        play_all(match, 4, workers=2)

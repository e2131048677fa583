"""ludoteca engine, and programs at the terminal's table."""

import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.core.records.record import Json
from tests.arena.guests import install
from tests.cli.conftest import Run
from tests.engine.test_engine import GO, POSITION
from tests.engine.test_engine_bot import command
from tests.patience import PATIENCE

pytestmark = pytest.mark.compiled

HELLO = '{"type": "hello", "id": 1, "protocol": 1}\n'


def quoted(spec: str) -> str:
    """A spec as it stands in a list: in quotes, whatever is in the path of this house."""
    return '"' + spec.replace('"', '""') + '"'


def test_the_engine_answers_on_standard_output_and_ends_with_its_input(run: Run) -> None:
    result = run("engine", "--bot", "random", typed=HELLO)
    assert result.exit_code == 0
    (welcome,) = map(json.loads, result.stdout.splitlines())
    assert welcome["name"] == "ludoteca random"


def test_what_a_bot_prints_is_no_line_of_the_protocol(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(install(tmp_path))
    typed = f"{json.dumps(POSITION)}\n{json.dumps(GO)}\n"
    result = run("engine", "--bot", "chatterbox", typed=typed)
    answers = [json.loads(line)["type"] for line in result.stdout.splitlines()]
    assert answers == ["ready", "bestmove"]
    assert result.stderr == "That is a hard one.\n"


def test_the_engine_quits(run: Run) -> None:
    result = run("engine", typed='{"type": "quit"}\n' + HELLO)
    assert result.exit_code == 0
    assert result.stdout == ""


def test_an_unknown_bot_is_refused(run: Run) -> None:
    result = run("engine", "--bot", "deep")
    assert result.exit_code == 2
    assert "There is no bot called “deep”" in result.stderr


def test_a_game_is_named_only_for_a_check(run: Run) -> None:
    result = run("engine", "feurio")
    assert result.exit_code == 2
    assert "“feurio” has a meaning only with --check" in result.stderr
    result = run("engine", "--check", command())
    assert result.exit_code == 2
    assert "Which game is to be played?" in result.stderr


def test_a_good_engine_passes_the_check(run: Run) -> None:
    result = run("engine", "--check", command(), "feurio", "seats=2", "--games", "1")
    assert result.exit_code == 0
    assert result.stdout.count("✓") == 11
    assert "✓ plays Feurio! by the rules and in time" in result.stdout
    assert result.stdout.endswith("The engine keeps the protocol.\n")


def test_a_bad_engine_does_not_pass(run: Run) -> None:
    result = run("engine", "--check", command("illegal"), "feurio", "seats=2")
    assert result.exit_code == 1
    assert "9,9 touches no tile" in result.stdout
    assert "2 checks failed." in result.stdout


def test_a_program_plays_at_the_terminal(run: Run, kept: Callable[[], Json]) -> None:
    spec = f"engine:{command()}"
    players = f"random,{quoted(spec)}"
    result = run("play", "feurio", "seats=2", "--players", players, "--seed", "1")
    assert result.exit_code == 0, result.stderr
    assert kept()["players"] == ["random", spec]
    assert "result" in kept()


def test_a_program_that_dies_ends_the_sitting_but_not_the_game(
    run: Run, kept: Callable[[], Json]
) -> None:
    players = f"random,{quoted('engine:' + command('dies-at-go'))}"
    result = run("play", "feurio", "seats=2", "--players", players, "--seed", "1")
    assert result.exit_code == 2
    assert "It wrote: I cannot bear go" in result.stderr
    assert "Your game is saved in" in result.stdout
    record = kept()
    assert "result" not in record
    # A file may not start a program: whoever goes on says so.
    result = run("play", "feurio", "--resume")
    assert result.exit_code == 2
    assert "Seat 1 was played by a program" in result.stderr
    assert "--players 'random,engine:" in result.stderr
    result = run("play", "feurio", "--resume", "--players", "random,random")
    assert result.exit_code == 0


@pytest.mark.compiled
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGHUP])
def test_whoever_ends_the_sitting_ends_the_program_and_keeps_the_game(
    end: signal.Signals, tmp_path: Path
) -> None:
    fifo = tmp_path / "log.fifo"
    os.mkfifo(fifo)
    players = f"random,{quoted('engine:' + command('lost-at-go', str(tmp_path / 'log')))}"
    words = ["play", "feurio", "seats=2", "--seed", "1", "--players", players]
    # Where the tests run out of anybody's sight (nohup), this would be ignored otherwise.
    heed = f"import signal; signal.signal({end:d}, signal.SIG_DFL)"
    with subprocess.Popen(
        [sys.executable, "-c", f"{heed}; from ludoteca.cli.app import main; main()", *words],
        env={**os.environ, "LUDOTECA_DATA": str(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
    ) as game:
        with fifo.open("rb") as held:
            assert held.readline() == b"lost\n"
            game.send_signal(end)
            # The file ends when nobody holds it any more.
            assert select.select([held], [], [], PATIENCE)[0]
            assert held.read() == b""
        told, _ = game.communicate(timeout=PATIENCE)
    assert game.returncode == 0
    assert "Your game is saved in" in told


def test_a_record_from_somebody_cannot_start_a_program(run: Run, tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    record = {
        "format": "ludoteca/1",
        "game": "feurio",
        "rules": "1",
        "options": {"seats": 2},
        "actions": [],
        "players": ["me", f"engine:touch {trap}"],
    }
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    result = run("play", "feurio", "--load", str(file))
    assert result.exit_code == 2
    assert not trap.exists()
    typed = f"load {file}\nquit\n"
    result = run("play", "feurio", "seats=2", "--players", "me,random", typed=typed)
    assert "no file may start one" in result.stderr
    assert not trap.exists()


def test_a_record_never_imports_a_module(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trap = tmp_path / "trap"
    (tmp_path / "trap_bots.py").write_text(
        f"from pathlib import Path\nPath({str(trap)!r}).touch()\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    record = {
        "format": "ludoteca/1",
        "game": "feurio",
        "rules": "1",
        "options": {"seats": 2},
        "actions": [],
        "players": ["me", "trap_bots:Bot"],
    }
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    result = run("play", "feurio", "--load", str(file))
    assert result.exit_code == 2
    assert "no file may start one" in result.stderr
    assert not trap.exists()
    result = run("play", "feurio", "seats=2", "--players", "me,trap_bots:Bot")
    assert "trap_bots:Bot" in result.stderr
    assert trap.exists(), "whoever types it means it"


def test_a_list_of_players_that_is_no_list_is_refused(run: Run) -> None:
    result = run("play", "feurio", "seats=2", "--players", 'me,"random')
    assert result.exit_code == 2
    assert "stands in double quotes" in result.stderr

"""replay, draw, rules, games, bots, bench, precompile: what they print and how they end."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from typer.main import get_command

from ludoteca.bots.levels import LEVELS
from ludoteca.cli.app import app
from ludoteca.cli.commands import bench
from ludoteca.core.records.record import Json
from ludoteca.core.text.messages import say
from ludoteca.games.feurio import Feurio
from tests.arena.conftest import guests
from tests.cli.conftest import Run

__all__ = ["guests"]

GOOD: Json = {
    "format": "ludoteca/1",
    "game": "feurio",
    "rules": "1",
    "options": {"seats": 2, "goal": "score", "firebreak": True, "hotter": False},
    "actions": ["draw 3", "draw 4", "draw 6", "break 1,-1 green", "draw 5", "lay 0,1", "pass"],
}
BAD: Json = {**GOOD, "actions": ["draw 3", "draw 4", "draw 6", "lay 0,0"]}


@pytest.fixture
def one(tmp_path: Path) -> str:
    file = tmp_path / "one.json"
    file.write_text(json.dumps(GOOD, indent=1))
    return str(file)


@pytest.fixture
def many(tmp_path: Path) -> str:
    file = tmp_path / "many.jsonl"
    file.write_text("\n".join(map(json.dumps, [GOOD, BAD, "nonsense", GOOD])) + "\n{")
    return str(file)


def lines_of(output: str) -> list[Json]:
    return [json.loads(line) for line in output.splitlines()]


def test_replay_prints_the_position_and_the_scores(run: Run, one: str) -> None:
    result = run("replay", one)
    assert result.exit_code == 0
    assert "Seat 0  0 points" in result.output
    assert "Green & yellow draws a tile." in result.output


def test_replay_json_gives_one_object_a_record_and_the_status_tells(run: Run, many: str) -> None:
    result = run("replay", many, "--json")
    assert result.exit_code == 1
    first, second, third, fourth, fifth = lines_of(result.stdout)
    assert first == fourth
    assert first["tiles"] == [[0, 0, 3], [0, 1, 5], [1, -1, 0], [1, 0, 4]]
    assert first["firebreaks"] == [[1, -1, 6, 1]]
    assert second["error"] == {
        "index": 3,
        "action": "lay 0,0",
        "kind": "illegal",
        "rule": "R14",
        "message": "A tile lies at 0,0 already. The fire spreads to the hottest spot: "
        "0,1 · 1,-1 (heat 7).",
    }
    for refused in (third, fifth):
        error = refused["error"]
        assert isinstance(error, dict)
        assert (error["index"], error["kind"]) == (None, "malformed")


def test_replay_of_many_prints_a_line_each_and_refusals_aside(run: Run, many: str) -> None:
    result = run("replay", many)
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "0: red & blue 0 · green & yellow 0 (unfinished)",
        "3: red & blue 0 · green & yellow 0 (unfinished)",
    ], "one line a record, however narrow the terminal"
    assert "Record 1, action 3 “lay 0,0” is illegal: A tile lies at 0,0 already." in result.stderr
    assert "Record 2 is malformed: A record is a JSON object." in result.stderr
    assert "2 records replayed, 3 refused." in result.stderr


@pytest.mark.parametrize(("seat", "known"), [("0", None), ("none", None), ("1", 6)])
def test_replay_for_a_seat_hides_what_it_has_not_seen(
    run: Run, one: str, seat: str, known: int | None
) -> None:
    (report,) = lines_of(run("replay", one, "--json", "--seat", seat).stdout)
    assert report["firebreaks"] == [[1, -1, known, 1]]
    unseen = report["unseen"]
    assert isinstance(unseen, dict)
    assert unseen["6"] == (5 if known else 6)


def test_replay_refuses_a_seat_that_is_not_at_the_table(run: Run, one: str) -> None:
    for seat, status in (("2", 1), ("99", 1), ("x", 2), ("-1", 2)):
        result = run("replay", one, "--seat", seat)
        assert result.exit_code == status
        assert f"There is no seat “{seat}” at this table" in " ".join(result.stderr.split())


def test_replay_says_when_there_is_nothing_to_replay(run: Run) -> None:
    result = run("replay", "-", typed="\n")
    assert result.exit_code == 2
    assert "There is no record in -." in result.stderr


def test_replay_of_one_record_shows_it_also_from_standard_input(run: Run, one: str) -> None:
    shown = run("replay", one).stdout
    assert run("replay", "-", typed=Path(one).read_text()).stdout == shown


def test_one_endless_text_does_not_stop_the_others(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    long = [{**GOOD, "rules": "x" * 9999}, {**GOOD, "actions": ["x" * 9999]}, GOOD]
    file.write_text("\n".join(map(json.dumps, long)))
    result = run("replay", str(file), "--json")
    assert ["error" in line for line in lines_of(result.stdout)] == [True, True, False]
    assert run("replay", str(file)).exit_code == 1


def test_replay_reads_standard_input(run: Run) -> None:
    result = run("replay", "-", "--json", typed=json.dumps(GOOD))
    assert result.exit_code == 0
    assert len(lines_of(result.stdout)) == 1


def test_replay_says_when_a_file_cannot_be_read(run: Run) -> None:
    result = run("replay", "/nowhere.json")
    assert result.exit_code == 2
    assert "/nowhere.json cannot be read: No such file or directory." in result.stderr


def test_a_text_that_would_trouble_the_terminal_is_printed_harmlessly(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "evil.json"
    file.write_bytes(
        json.dumps({**GOOD, "actions": ["\x1b[2J\ud800"]}).encode("utf-8", "surrogatepass")
        + b"\n\xff\xfe"
    )
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert "\x1b" not in result.output


def test_draw_writes_a_picture_of_any_position(run: Run, one: str, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert run("draw", one, "-o", str(file)).exit_code == 0
    ET.fromstring(file.read_text(encoding="utf-8"))
    early = run("draw", one, "--at", "3", "--seat", "0").stdout
    ET.fromstring(early)
    assert early != file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--at", "8"], "the record has 7"),
        (["-o", "/nowhere/x.svg"], "/nowhere/x.svg cannot be written"),
        (["--record", "1"], "There is no record 1"),
        (["--seat", "7"], "There is no seat “7”"),
    ],
)
def test_draw_says_what_is_not_there(run: Run, one: str, words: list[str], reason: str) -> None:
    result = run("draw", one, *words)
    assert result.exit_code == 2
    assert reason in " ".join(result.stderr.split())


def test_draw_refuses_what_replay_refuses(run: Run, many: str) -> None:
    assert "action 3 “lay 0,0” is illegal:" in run("draw", many, "--record", "1").stderr
    assert "JSON object" in run("draw", many, "--record", "2").stderr


def test_rules_are_found_by_number_and_by_word(run: Run) -> None:
    assert "R34" in run("rules", "feurio", "R34", "r35").output
    assert "R87" in run("rules", "feurio", "firebreak", "heat").output
    ranged = run("rules", "feurio", "45-R50", "r2").output
    assert all(f"R{number} " in ranged for number in (2, 45, 46, 47, 48, 49, 50))
    assert "R93" in run("rules", "feurio", "Variant:", "hotter", "game").output
    assert "Setting up (R1 – R11): " in run("rules", "feurio").output
    assert run("rules", "feurio", "submarine").exit_code == 2
    assert run("rules", "chess").exit_code == 2


def test_rules_without_a_word_tell_how_to_play_and_what_the_chapters_are(run: Run) -> None:
    told = " ".join(run("rules", "feurio").output.split())
    assert "Author: Heinrich Glumpler" in told
    assert told.index("Round down instead of up") < told.index("Setting up (R1 – R11): ")
    # A film is told picture by picture; a single picture is to be seen.
    assert "12 Red: 1 point for the 1" in told
    assert say("feurio-how-to-setup-picture") not in told


def test_rules_of_a_game_without_a_page_on_how_to_play_begin_with_the_chapters(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Feurio, "how_to", None)
    told = run("rules", "feurio").output
    assert "Setting up (R1 – R11): " in told
    assert "Glumpler" not in told


@pytest.mark.parametrize("game", ["feurio", "futurisiko"])
def test_the_rules_page_in_docs_is_the_printed_one(run: Run, game: str) -> None:
    page = run("rules", game, "--markdown").stdout
    assert page == Path(f"docs/rules/{game}.md").read_text(encoding="utf-8")


@pytest.mark.usefixtures("guests")
def test_bots_are_told_with_what_to_expect_of_them(run: Run) -> None:
    told = " ".join(run("bots").stdout.split())
    assert "greedy Takes the move that looks best at once." in told
    assert all(f"level:{level.number} {level.title}." in told for level in LEVELS)
    # Guests speak for themselves, and of the broken ones the house does.
    assert "crasher Raises an error at its first decision." in told
    assert "absent The bot “absent” of the package guests is broken" in told


def test_games_and_version_are_told(run: Run) -> None:
    assert "Feurio!" in run("games").output
    assert run("--version").output.startswith("ludoteca 0.")
    assert "play" in run("--help").output


def list_commands(command: object, *words: str) -> Iterator[tuple[str, ...]]:
    """A command and all below it, as they are typed."""
    yield words
    for name, below in getattr(command, "commands", {}).items():
        yield from list_commands(below, *words, name)


def test_help_speaks_to_people_not_of_types(run: Run) -> None:
    commands = list(list_commands(get_command(app)))
    assert {("play",), ("admin", "ban"), ("sheet", "show"), ("odds",)} <= set(commands)
    for words in commands:
        told = run(*words, "--help").stdout
        assert "Usage: " in told
        for name in ("FutuRisiko", "PostgreSQL"):
            told = told.replace(name, "")
        assert not re.search(r"<\w|[a-z][A-Z]", told), f"{words}: {told}"


@pytest.mark.compiled
def test_bench_measures_in_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    # Everything is measured, if only once, but the compilation, which `make test` has done before.
    monkeypatch.setattr(bench, "_measure_compilation", lambda name: {"compile_s_cold": len(name)})
    monkeypatch.setattr(bench, "_time_command", partial(bench._time_command, times=1))
    assert run("bench", "chess").exit_code == 2
    figures = json.loads(run("bench", "feurio", "--json", "--seconds", "0.2").stdout)
    # Who reads a figure must know where it comes from.
    assert figures.pop("machine").endswith("cores")
    assert {"python", "ludoteca", "numba"} <= set(figures.pop("made_with"))
    assert figures.pop("command")
    assert {
        "random_games_per_s",
        "random_actions_per_s",
        "search_simulations_per_s",
        "guided_simulations_per_s",
        "compile_s_cold",
        "start_s_warm",
        "copy_ns",
        "state_bytes",
    } <= set(figures)
    assert all(value > 0 for value in figures.values())


def test_precompile_is_quiet_when_nothing_is_to_do(run: Run) -> None:
    run("precompile", "feurio")
    again = run("precompile", "feurio")
    assert (again.exit_code, again.output) == (0, "")
    assert run("precompile", "chess").exit_code == 2
    assert run("warm", "feurio").exit_code == 0, "as it was called"


def test_precompile_says_where_it_cannot_write(run: Run, one: str) -> None:
    for folder in (one, "/proc"):
        result = run("precompile", "feurio", "--into", folder)
        assert result.exit_code == 2
        assert f"{folder} cannot be written" in " ".join(result.stderr.split())


@pytest.mark.compiled
def test_whoever_has_read_enough_may_stop_reading(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text((json.dumps(GOOD) + "\n") * 200)
    command = (
        f"{sys.executable} -c 'from ludoteca.cli.app import main; main()' replay {file} --json"
    )
    done = subprocess.run(
        ["bash", "-c", f"{command} | head -1"], capture_output=True, text=True, check=True
    )
    assert len(done.stdout.splitlines()) == 1
    assert "Traceback" not in done.stderr

"""The store: what was written is read again, torn lines are mended, other matches are refused."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.arena import Match, MatchRunner, Result, ResultStore, local_workers
from ludoteca.arena.result_store import GAMES, MATCH
from ludoteca.core.errors import Malformed
from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from tests.arena.table import a_match, play_all


def play_into(folder: Path, match: Match, games: int) -> list[list[Result]]:
    with ResultStore(match, folder) as store:
        for _ in MatchRunner(store, games).play(local_workers(1)):
            pass
        return store.deals


def lines(folder: Path) -> list[str]:
    return (folder / GAMES).read_text().splitlines()


def test_a_result_is_read_as_it_was_written(tmp_path: Path) -> None:
    match = a_match("random", seats=2)
    played = play_into(tmp_path, match, 2)
    with ResultStore(match, tmp_path) as store:
        assert store.deals == played
        assert store.deals[0][0].thinking[0].decisions > 0


def test_a_match_is_extended_by_asking_for_more_games(tmp_path: Path) -> None:
    match = a_match("random", seats=2)
    play_into(tmp_path, match, 1)
    first = lines(tmp_path)
    assert play_into(tmp_path, match, 3) == play_all(match, 3)
    assert lines(tmp_path)[: len(first)] == first
    assert len(lines(tmp_path)) == 3


def test_a_torn_last_line_is_cut_away_and_played_again(tmp_path: Path) -> None:
    match = a_match("random", seats=2)
    play_into(tmp_path, match, 2)
    whole = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(whole[:-40])
    assert play_into(tmp_path, match, 2) == play_all(match, 2)
    assert len(lines(tmp_path)) == 2


def test_a_game_that_stands_there_twice_is_counted_once(tmp_path: Path) -> None:
    match = a_match("random", seats=2)
    play_into(tmp_path, match, 2)
    with (tmp_path / GAMES).open("a") as file:
        file.write(lines(tmp_path)[0] + "\n")
    with ResultStore(match, tmp_path) as store:
        assert len(store) == 2


@pytest.mark.parametrize("line", ["nonsense", "[]", "{}", '{"id": "0.0", "result": []}'])
def test_a_broken_line_is_refused_by_its_number(tmp_path: Path, line: str) -> None:
    match = a_match("random", seats=2)
    play_into(tmp_path, match, 1)
    with (tmp_path / GAMES).open("a") as file:
        file.write(f"{line}\n")
    with pytest.raises(Malformed, match=r"Line 2 of games\.jsonl"):
        ResultStore(match, tmp_path)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "0.7"),
        ("players", ["greedy", "random"]),
        ("seed", "2:0"),
        ("result", {"scores": [1], "places": [7], "won": None, "rule": "R41"}),
        ("decisions", [1, 2, 3]),
        ("actions", ["seed"]),
        ("forfeit", "greedy"),
        ("forfeit", {"seat": 0}),
    ],
)
def test_a_game_of_another_match_is_refused_by_its_line(
    tmp_path: Path, field: str, value: object
) -> None:
    match = a_match("random", seats=2)
    play_into(tmp_path, match, 1)
    game = json.loads(lines(tmp_path)[0]) | {field: value}
    (tmp_path / GAMES).write_text(json.dumps(game) + "\n")
    with pytest.raises(Malformed, match=r"Line 1 of games\.jsonl"):
        ResultStore(match, tmp_path)


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", 2), ("rotates_seats", True), ("keeps_records", True), ("bots", ("random", "random"))],
)
def test_another_match_is_refused_with_the_field_that_differs(
    tmp_path: Path, field: str, value: object
) -> None:
    match = a_match("greedy", "random", seats=2)
    ResultStore(match, tmp_path).__exit__()
    named = {"rotates_seats": "rotate_seats", "keeps_records": "records"}.get(field, field)
    with pytest.raises(Malformed, match=f"holds another match: its field “{named}”"):
        ResultStore(replace(match, **{field: value}), tmp_path)  # type: ignore[arg-type]


def test_bots_of_another_version_are_another_match(tmp_path: Path) -> None:
    match = a_match("random", seats=2)
    ResultStore(match, tmp_path).__exit__()
    manifest = json.loads((tmp_path / MATCH).read_text())
    manifest["bots"]["random"] = "ludoteca 0.0.1"
    (tmp_path / MATCH).write_text(json.dumps(manifest))
    with pytest.raises(Malformed, match=r'“random” is "ludoteca 0\.0\.1"'):
        ResultStore(match, tmp_path)


@pytest.mark.parametrize("text", ["", "[]", '{"format": "else"}'])
def test_what_describes_no_match_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / MATCH).write_text(text)
    with pytest.raises(Malformed, match="does not describe a match"):
        ResultStore(a_match("random", seats=2), tmp_path)


def test_two_runs_never_write_to_one_folder(tmp_path: Path) -> None:
    match = a_match("random", seats=2)
    with ResultStore(match, tmp_path), pytest.raises(Malformed, match="Another run is writing"):
        ResultStore(match, tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Malformed, match="cannot be written"):
        ResultStore(a_match("random", seats=2), tmp_path / "file")


def test_records_of_all_games_replay_to_their_results(tmp_path: Path) -> None:
    match = replace(a_match("random", seats=2), keeps_records=True)
    (results,) = play_into(tmp_path, match, 1)
    state = replay(Record.from_text(lines(tmp_path)[0]))
    assert tuple(state.scores()) == results[0].points


@pytest.mark.compiled
def test_a_killed_run_goes_on_and_nothing_is_lost_or_counted_twice(tmp_path: Path) -> None:
    match = a_match("random", seats=2, rotates=True)
    folder = tmp_path / "results"
    words = "arena feurio seats=2 --bots random --games 100000 --workers 2 --rotate-seats"
    words += " --seconds 1 --out"
    program = "from ludoteca.cli.app import main; main()"
    command = [sys.executable, "-c", program, *words.split(), str(folder)]
    running = subprocess.Popen(command, start_new_session=True)
    try:
        wait_for(lambda: (folder / GAMES).exists() and len(lines(folder)) >= 3)
    finally:
        running.send_signal(signal.SIGKILL)
        running.wait()
    # The workers follow their parent.
    wait_for(lambda: not is_alive(running.pid))
    done = lines(folder)
    limited = replace(match, limit=replace(match.limit, seconds=1))
    games = len(done) + 4
    played = play_into(folder, limited, games)
    assert played == play_all(limited, games)
    assert lines(folder)[: len(done) - 1] == done[:-1]
    ids = [json.loads(line)["id"] for line in lines(folder)]
    assert len(ids) == len(set(ids))


def is_alive(group: int) -> bool:
    """Whether any process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(condition: Callable[[], bool], seconds: float = 120) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)

"""ludoteca play, as people type at it."""

import json
import re
import shutil
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.core.records.record import Json, Record
from ludoteca.core.records.replay import replay
from tests.cli.conftest import Run
from tests.games.futurisiko.scenario import actions_in, operations

Kept = Callable[[], Json]
FIREBREAK: Json = {
    "format": "ludoteca/1",
    "game": "feurio",
    "rules": "1",
    "options": {"seats": 2, "firebreak": True},
    "players": ["Anna", "Bruno"],
}
TWO = ("play", "feurio", "seats=2", "--seed", "1", "--players")
ME_FIRST = (*TWO, "greedy,me")


def actions(document: Json) -> list[str]:
    texts = document["actions"]
    assert isinstance(texts, list)
    return texts


@pytest.mark.compiled
def test_bots_alone_play_to_the_end_and_the_record_is_kept(run: Run, kept: Kept) -> None:
    result = run(*TWO, "greedy,random")
    assert result.exit_code == 0
    assert "Everyone has passed" in result.output
    document = kept()
    assert document["seed"] == "1"
    assert document["players"] == ["greedy", "random"]
    assert "result" in document
    assert replay(Record.from_json(document)).outcome() is not None


@pytest.mark.compiled
def test_the_same_seed_gives_the_same_game(run: Run, saved_games: Path) -> None:
    for _ in range(2):
        run(*TWO, "greedy,random")
    first, second = (Record.from_text(file.read_text()) for file in saved_games.glob("*.json"))
    assert first.actions == second.actions


def test_a_person_plays_by_number_by_notation_and_by_part_of_it(run: Run, kept: Kept) -> None:
    run(*ME_FIRST, typed="1\nmen 0,0 1 green\nquit\n")
    assert actions(kept())[3].startswith("lay ")
    assert actions(kept())[4] == "men 0,0 1 green"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("0,0 1 yellow", "men 0,0 1 yellow"), ("PASS", "pass"), ("1,0 1 green", "men 1,0 1 green")],
)
def test_enough_of_a_move_is_enough(run: Run, kept: Kept, typed: str, expected: str) -> None:
    run(*ME_FIRST, typed=f"1\n{typed}\nquit\n")
    assert actions(kept())[4] == expected


def test_what_could_mean_several_moves_is_asked_again(run: Run, kept: Kept) -> None:
    result = run(*ME_FIRST, typed="1\n0,0\nquit\n")
    output = " ".join(result.output.split())
    assert "That could be any of: men 0,0 1 green, men 0,0" in output
    assert len(actions(kept())) == 4


def test_a_refused_move_says_why_and_names_the_rule(run: Run) -> None:
    result = run(*ME_FIRST, typed="lay 7,7\nmen 0,0 1 green\nnonsense\n99\nquit\n")
    assert "touches no tile" in result.output
    assert "(R14)" in result.output
    assert "comes too early: place the drawn tile first. (R12)" in " ".join(result.output.split())
    assert "“nonsense” is not a move. Try “lay" in result.output
    assert "Choose a number from 1 to" in result.output


def test_undo_takes_back_a_tile_but_never_a_draw_or_anothers_move(run: Run, kept: Kept) -> None:
    result = run(*ME_FIRST, typed="undo\n1\nundo\n2\nundo\nundo\nquit\n")
    assert result.output.count("Undone: lay") == 2
    assert result.output.count("Nothing to undo") == 2
    assert len(actions(kept())) == 3, "only the draws are left"


def test_a_tile_that_others_have_seen_stays(run: Run, kept: Kept) -> None:
    typed = "lay 1,-1\nundo\nquit\n"
    result = run(*TWO[:3], "firebreak", *TWO[3:], "greedy,me", typed=typed)
    assert "the others have seen something" in result.output
    assert actions(kept())[-1] == "lay 1,-1"


def test_F44_moves_are_taken_back_until_movement_is_finished(
    run: Run, kept: Kept, tmp_path: Path
) -> None:
    file = tmp_path / "war.json"
    opening = actions_in(operations("build plane 3 peru"))
    table = {"format": "ludoteca/1", "game": "futurisiko", "rules": "1", "actions": opening}
    people = {"options": {"seats": 3, "cards": False}, "players": ["me", "greedy", "greedy"]}
    file.write_text(json.dumps({**table, **people}))
    # Two fights, so that there is a choice after the movement.
    invasions = ["move plane 1 peru argentina", "move plane 1 peru nuova_guinea", "moved"]
    typed = "\n".join(["move plane 2 peru argentina", "undo", *invasions, "undo", "quit", ""])
    result = run("play", "futurisiko", "--load", str(file), typed=typed)
    assert "Undone: move plane 2 peru argentina" in result.output
    assert "fights are never taken back" in " ".join(result.output.split())
    assert actions(kept())[len(opening) :] == invasions


@pytest.mark.compiled
def test_where_there_is_no_choice_nobody_is_asked(run: Run, kept: Kept) -> None:
    # Of the positions beside two different pairs of tiles, one is the hottest alone.
    run("play", "feurio", "seats=1", "--seed", "3", typed="1\n" * 12 + "quit\n")
    record = Record.from_json(kept())
    forced = 0
    for cut in range(len(record.actions)):
        state = replay(replace(record, actions=record.actions[:cut]))
        if state.to_move == 0 and len(state.legal()) == 1:
            forced += 1
    assert forced, "this deal has a position without a choice"
    assert forced < sum(text.startswith(("lay", "men", "pass")) for text in record.actions)


@pytest.mark.parametrize("typed", ["HELP", "?", "Help me"])
def test_orders_are_forgiving(run: Run, typed: str) -> None:
    assert "what a good player would do" in run(*ME_FIRST, typed=f"{typed}\nQ\n").output


def test_a_comma_may_have_blanks_around_it(run: Run, kept: Kept) -> None:
    run(*ME_FIRST, typed="LAY 1 , -1\nq\n")
    assert actions(kept())[3] == "lay 1,-1"


def test_a_newcomer_is_told_what_it_is_about(run: Run) -> None:
    output = " ".join(run(*ME_FIRST, typed="q\n").output.split())
    assert "The forest is on fire!" in output
    assert "“help” tells more" in output


def test_the_board_can_be_seen_again_and_heard(run: Run) -> None:
    output = run(*ME_FIRST, typed="b\nwords\nq\n").output
    assert output.count("In a tile:") == 2
    assert "0,0: a 4, 2 spaces, 5 free edges, no firefighters, room for 2." in output
    plain = run(*ME_FIRST, "--plain", typed="q\n").output
    assert "In a tile:" not in plain
    assert "Hottest spot: 0,1, heat 10 = " in plain


def test_moves_that_differ_in_a_count_share_a_line(run: Run) -> None:
    assert "men 0,0 1–2 green" in run(*ME_FIRST, typed="1\nq\n").output


@pytest.mark.compiled
def test_the_end_ranks_everyone_by_name(run: Run) -> None:
    output = run(*TWO, "greedy,random").output
    assert "1. Red & blue (greedy): " in output
    assert "2. Green & yellow (random): " in output


@pytest.mark.parametrize(
    "typed", ["save .", "save ~nobody-here/x", "load a\0b", "0000019", "9" * 50]
)
def test_nothing_that_is_typed_ends_the_game(run: Run, typed: str) -> None:
    result = run(*ME_FIRST, typed=f"{typed}\nq\n")
    assert result.exit_code == 0
    assert "Play on with" in result.output


def test_names_are_never_taken_for_markup(run: Run) -> None:
    result = run(*TWO, "greedy,[/b]", typed="q\n")
    assert result.exit_code == 0
    assert "([/b])>" in result.output


def test_leaving_keeps_the_game_and_resume_goes_on(run: Run, kept: Kept) -> None:
    result = run(*ME_FIRST, typed="1\n")
    assert "Play on with: ludoteca play feurio --resume" in " ".join(result.output.split())
    before = actions(kept())
    run("play", "feurio", "--resume", typed="pass\nquit\n")
    after = actions(kept())
    assert after[: len(before) + 1] == [*before, "pass"]
    assert len(after) > len(before) + 3, "the bot has answered"


def test_there_may_be_nothing_to_resume(run: Run) -> None:
    result = run("play", "feurio", "--resume")
    assert result.exit_code == 2
    assert "There is no unfinished game of feurio" in result.output


def test_save_and_load(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run(*ME_FIRST, typed=f"1\nsave {file}\nquit\n")
    saved = Record.from_text(file.read_text())
    assert saved.actions[-1].startswith("lay")
    result = run("play", "feurio", "--load", str(file), typed="pass\nquit\n")
    assert result.exit_code == 0
    loaded = run(*ME_FIRST, typed=f"load {file}\npass\nload\nload /nowhere\nquit\n")
    assert f"Loaded {file}" in loaded.output.replace("\n", "")
    assert "Which file?" in loaded.output
    assert "/nowhere cannot be read" in loaded.output


def test_loading_never_overwrites_the_file_it_came_from(
    run: Run, tmp_path: Path, saved_games: Path
) -> None:
    file = tmp_path / "mine.json"
    run(*ME_FIRST, typed=f"1\nsave {file}\nquit\n")
    document = {**json.loads(file.read_text()), "comments": {"1": "!"}, "mine": 1}
    file.write_text(json.dumps(document))
    before = file.read_text()
    run("play", "feurio", "--load", str(file), typed="pass\nquit\n")
    assert file.read_text() == before
    newest = max(saved_games.glob("*.json"), key=lambda place: place.stat().st_mtime_ns)
    kept = json.loads(newest.read_text())
    assert (kept["comments"], kept["mine"]) == ({"1": "!"}, 1), "what others wrote is kept"


def test_a_loaded_game_is_kept_at_once_and_a_finished_one_is_not_played(
    run: Run, tmp_path: Path, saved_games: Path
) -> None:
    file = tmp_path / "mine.json"
    run(*ME_FIRST, typed=f"1\nsave {file}\nquit\n")
    run("play", "feurio", "seats=4", typed=f"load {file}\nq\n")
    newest = max(saved_games.glob("*.json"), key=lambda place: place.stat().st_mtime_ns)
    assert (
        Record.from_text(newest.read_text()).actions == Record.from_text(file.read_text()).actions
    )
    finished = shutil.copy("examples/feurio.json", tmp_path / "finished.json")
    result = run(*ME_FIRST, typed=f"load {finished}\nq\n")
    assert "is over" in result.output
    before = len(list(saved_games.glob("*.json")))
    assert "1. Blue (Chiara): 48" in run("play", "feurio", "--load", str(finished)).output
    assert len(list(saved_games.glob("*.json"))) == before


def test_a_broken_file_on_the_shelf_does_not_block_resume(run: Run, saved_games: Path) -> None:
    run(*ME_FIRST, typed="q\n")
    (saved_games / "feurio-99999999-000000.json").write_text("{bad")
    assert run("play", "feurio", "--resume", typed="q\n").exit_code == 0


def test_a_broken_save_is_refused_with_its_reason(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(
        '{"format": "ludoteca/1", "game": "feurio", "rules": "1",'
        ' "options": {"seats": 1}, "actions": ["lay 0,0"]}'
    )
    result = run("play", "feurio", "--load", str(file))
    assert result.exit_code == 2
    output = " ".join(result.output.split())
    assert "action 0 “lay 0,0” is out of turn:" in output
    assert "draw a tile first. (R7)" in output


@pytest.mark.compiled
def test_help_hint_rules_why_and_log_answer_and_change_nothing(run: Run, kept: Kept) -> None:
    typed = "help\nhint\nrules\nrules R16\nrules locked\nrules R999\nrules scoring\nlog\n"
    typed += "why lay 9,9\nwhy lay 1,-1\nwhy\nwhy nonsense\nquit\n"
    result = run(*ME_FIRST, typed=typed)
    output = " ".join(result.output.split())
    for expected in (
        "undo your last move",
        "R45 Wooded regions",
        "R16 ",
        "No rule says “R999”",
        "0 draw",
        "9,9 touches no tile",
        "The fire spreads to the hottest spot (6 + 4 = 10). (R16)",
        "Which move?",
        "“nonsense” is not a move",
    ):
        assert expected in output
    assert re.search(r"lay \S+: The fire spreads to", output), "a hint, and what it does"
    assert len(actions(kept())) == 3


def test_a_bot_that_takes_its_time_is_said_to_be_thinking(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def note(words: str) -> nullcontext[None]:
        said.append(words)
        return nullcontext()

    monkeypatch.setattr("ludoteca.cli.terminal.terminal_game.SLOW", -1)
    monkeypatch.setattr("ludoteca.cli.terminal.terminal_game.console.status", note)
    run(*TWO, "greedy,me", typed="1\npass\nq\n")
    assert "red & blue (greedy) is thinking" in said


@pytest.mark.compiled
def test_people_at_one_screen_see_only_their_own_secret(run: Run, tmp_path: Path) -> None:
    # Two games that differ only in the number that Bruno hides.
    outputs = []
    for hidden in (3, 5):
        file = tmp_path / f"hidden-{hidden}.json"
        opening = ["draw 4", "draw 6", f"draw {hidden}", "break 1,-1 green", "draw 3"]
        file.write_text(json.dumps({**FIREBREAK, "actions": opening}))
        result = run("play", "feurio", "--load", str(file), typed="\nlog\nwords\nhint\nq\n")
        assert "Pass the keyboard to red & blue (Anna)" in result.output
        outputs.append(re.sub(r"feurio-[0-9-]+", "", result.output))
    assert outputs[0] == outputs[1]
    assert "draw ?" in outputs[0]


def test_one_person_among_bots_is_not_told_what_they_hide(run: Run, tmp_path: Path) -> None:
    outputs = []
    for hidden in (3, 5):
        file = tmp_path / f"hidden-{hidden}.json"
        opening = ["draw 4", "draw 6", f"draw {hidden}", "break 1,-1 green"]
        file.write_text(json.dumps({**FIREBREAK, "actions": opening, "players": ["me", "greedy"]}))
        state = replay(Record.from_text(file.read_text()))
        state.play("draw 3")
        before = replay(Record.from_text(file.read_text())).view(0)
        outputs.append(before.game.presenter.describe(before, state.view(0).history[-1]))
        assert run("play", "feurio", "--load", str(file), typed="q\n").exit_code == 0
    assert outputs[0] == outputs[1] == "A 3 is drawn."


def test_who_takes_over_is_told_what_happened(run: Run) -> None:
    words = ("play", "feurio", "seats=2", "firebreak", "--seed", "1", "--players", "Anna,Bruno")
    output = run(*words, typed="\nbreak 1,-1 green\n\nq\n").output
    turn = output[output.index("Pass the keyboard to red & blue (Anna)") :]
    assert "Green & yellow (Bruno): draws a tile in secret and lays it face down" in turn


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "chess"], "There is no game called “chess”"),
        (["play", "feurio", "seats=5"], "1 to 4 seats"),
        (["play", "feurio", "seats=true"], "1 to 4 seats"),
        (["play", "feurio", "goal=solo"], "the goal is score, coop"),
        (["play", "feurio", "goal=coop", "firebreak"], "Firebreaks are only for"),
        (["play", "feurio", "hotter=3"], "is true or false"),
        (["play", "feurio", "colour=red"], "There is no option “colour”"),
        (["play", "feurio", "--players", "me"], "1 players do not fill 4 seats"),
        (["play", "feurio", "--players", "me,me,me,gredy"], "no bot called “gredy”"),
        (["play", "feurio", "seats=2", "--resume"], "goes on with its own options"),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why(run: Run, words: list[str], reason: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert reason in " ".join(result.output.split())


@pytest.mark.compiled
@pytest.mark.parametrize("goal", ["coop", "score"])
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_every_count_and_goal_can_be_played(run: Run, seats: str, goal: str) -> None:
    bots = ",".join(["greedy"] * int(seats))
    result = run("play", "feurio", f"seats={seats}", f"goal={goal}", "--players", bots)
    assert result.exit_code == 0
    assert "The game is saved" in result.output


@pytest.mark.compiled
def test_alone_against_the_fire(run: Run, kept: Kept) -> None:
    result = run("play", "feurio", "seats=1", "--players", "greedy")
    assert result.exit_code == 0
    assert "(R7" in result.output
    assert kept()["result"]

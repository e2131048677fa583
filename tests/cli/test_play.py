"""ludoteca play, as people type at it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.core.record import Json, Record
from ludoteca.core.replay import replay
from tests.cli.conftest import Run

Kept = Callable[[], Json]
TWO = ("play", "feurio", "seats=2", "--seed", "1", "--players")
ME_FIRST = (*TWO, "greedy,me")


def actions(document: Json) -> list[str]:
    texts = document["actions"]
    assert isinstance(texts, list)
    return texts


def test_bots_alone_play_to_the_end_and_the_record_is_kept(run: Run, kept: Kept) -> None:
    result = run(*TWO, "greedy,random")
    assert result.exit_code == 0
    assert "All players passed one after another" in result.output
    document = kept()
    assert document["seed"] == "1"
    assert document["players"] == ["greedy", "random"]
    assert "result" in document
    assert replay(Record.from_json(document)).outcome() is not None


def test_the_same_seed_gives_the_same_game(run: Run, shelf: Path) -> None:
    for _ in range(2):
        run(*TWO, "greedy,random")
    first, second = (Record.from_text(file.read_text()) for file in shelf.glob("*.json"))
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
    assert "comes too early: the drawn tile is laid first. (R12)" in " ".join(result.output.split())
    assert "“nonsense” is not a move" in result.output
    assert "Choose a number from 1 to" in result.output


def test_undo_takes_back_a_tile_but_never_a_draw_or_anothers_move(run: Run, kept: Kept) -> None:
    result = run(*ME_FIRST, typed="undo\n1\nundo\n2\nundo\nundo\nquit\n")
    assert result.output.count("There is nothing to take back") == 2
    assert len(actions(kept())) == 3, "only the draws are left"


def test_a_tile_that_others_have_seen_stays(run: Run, kept: Kept) -> None:
    typed = "lay 1,-1\nundo\nquit\n"
    result = run(*TWO[:3], "firebreak", *TWO[3:], "greedy,me", typed=typed)
    assert "the others have seen something by it" in result.output
    assert actions(kept())[-1] == "lay 1,-1"


def test_an_only_choice_is_taken_by_enter_alone(run: Run, kept: Kept) -> None:
    # A game with one position to lay to: the third tile beside a pair that differs.
    typed = "1\npass\n\nquit\n"
    run("play", "feurio", "seats=1", "--seed", "3", typed=typed)
    assert actions(kept())[-1].startswith(("lay", "draw"))


def test_leaving_keeps_the_game_and_resume_goes_on(run: Run, kept: Kept) -> None:
    result = run(*ME_FIRST, typed="1\n")
    assert "Go on with: ludoteca play feurio --resume" in " ".join(result.output.split())
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


def test_loading_never_overwrites_the_file_it_came_from(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    run(*ME_FIRST, typed=f"1\nsave {file}\nquit\n")
    before = file.read_text()
    run("play", "feurio", "--load", str(file), typed="pass\nquit\n")
    assert file.read_text() == before


def test_a_broken_save_is_refused_with_its_reason(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(
        '{"format": "ludoteca/1", "game": "feurio", "rules": "1",'
        ' "options": {"seats": 1}, "actions": ["lay 0,0"]}'
    )
    result = run("play", "feurio", "--load", str(file))
    assert result.exit_code == 2
    assert "a tile is drawn first. (R7)" in " ".join(result.output.split())


def test_help_hint_rules_why_and_log_answer_and_change_nothing(run: Run, kept: Kept) -> None:
    typed = "help\nhint\nrules\nrules R16\nrules locked\nrules R999\nlog\n"
    typed += "why lay 9,9\nwhy lay 1,-1\nwhy\nwhy nonsense\nquit\n"
    result = run(*ME_FIRST, typed=typed)
    output = " ".join(result.output.split())
    for expected in (
        "undo take back your last move",
        "R16 ",
        "No rule says “R999”",
        "0 draw",
        "9,9 touches no tile",
        "The fire spreads to 1,-1, a hottest spot",
        "Which move?",
        "“nonsense” is not a move",
    ):
        assert expected in output
    assert len(actions(kept())) == 3


def test_people_at_one_screen_see_only_their_own_secret(run: Run) -> None:
    typed = "\nbreak 1,-1 green\n\nlay 0,1\npass\n\nquit\n"
    words = ("play", "feurio", "seats=2", "firebreak", "--seed", "1", "--players")
    result = run(*words, "me:Anna,me:Bruno", typed=typed)
    assert "For green & yellow (Bruno) alone." in result.output
    assert "For red & blue (Anna) alone." in result.output
    assert "A tile is drawn and looked at in secret (R82)." in result.output


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
        (["play", "feurio", "--players", "me,me,me,genius"], "no bot called “genius”"),
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
    assert "The record is kept" in result.output


@pytest.mark.compiled
def test_alone_against_the_fire(run: Run, kept: Kept) -> None:
    result = run("play", "feurio", "seats=1", "--players", "greedy")
    assert result.exit_code == 0
    assert "(R7" in result.output
    assert kept()["result"]

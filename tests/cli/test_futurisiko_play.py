"""ludoteca play futurisiko, as people type at it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.core.records.record import Json, Record
from tests.cli.conftest import Run
from tests.games.futurisiko.rules.test_combat import GARRISON, INVASION, SOLDIERS
from tests.games.futurisiko.scenario import HANDS, PRACTICE, after, dealt, operations

Kept = Callable[[], Json]
Play = Callable[..., str]
MOVING = operations(SOLDIERS, GARRISON)


@pytest.fixture
def play(run: Run, tmp_path: Path) -> Play:
    """Go on from a short record, as red among bots; what is printed, in one line."""

    def go_on(record: str, *typed: str, words: tuple[str, ...] = (), **options: object) -> str:
        file = tmp_path / "before.json"
        players = ["me", "random", "random"]
        file.write_text(str(Record.of(after(record, **options), players=players)))
        lines = "".join(f"{line}\n" for line in (*typed, "quit"))
        result = run("play", "futurisiko", "--load", str(file), *words, typed=lines)
        assert result.exit_code == 0
        return " ".join(result.output.split())

    return go_on


def last_actions(kept: Json, count: int) -> list[str]:
    actions = kept["actions"]
    assert isinstance(actions, list)
    return actions[-count:]


# What can be done.


def test_many_moves_are_listed_by_kind_and_place(play: Play) -> None:
    output = play(MOVING, cards=False)
    assert (
        "move tank 1–4 peru → colombia, brazil, argentina move plane 1–2 peru → mexico," in output
    )
    assert "Type for example “move tank 1 brazil colombia”" in output


def test_what_can_be_built_in_the_same_places_is_listed_once(play: Play) -> None:
    output = play(PRACTICE, "7", cards=False)
    assert "build tank 1–12 / plane 1–6 → alaska, western_canada" in output
    assert "build sub 1–2 → north_pacific, south_pacific, atlantic" in output
    assert "This list has no numbers: type a move such as “build tank 1 alaska”" in output


def test_ferries_are_listed_by_origin_and_sea(play: Play) -> None:
    built = "build tank 3 brasile; build sub 1 atlantico_meridionale"
    output = play(operations(built), cards=False)
    assert "ferry 1–3 brazil → argentina, congo, southern_africa → south_atlantic" in output


def test_a_few_choices_are_each_described(play: Play) -> None:
    output = play(f"{dealt()}; {'built; ' * 3}")
    truce = "2 truce red 2 Tregua (red): you and blue cannot attack each other until your next"
    assert f"{truce} operations." in output
    assert "3 ready On to the moves." in output


# How it is typed.


@pytest.mark.compiled
@pytest.mark.parametrize(
    "typed",
    [
        "move tank 3 peru argentina",
        "Tank 3 Peru Argentina",
        "m t 3 per arg",
        "move tank 3 peru → argentina",
        "tank 3 -> argentina",
    ],
)
def test_enough_of_a_move_is_enough(play: Play, kept: Kept, typed: str) -> None:
    play(operations("build tank 4 peru"), typed, cards=False)
    assert last_actions(kept(), 1) == ["move tank 3 peru argentina"]


@pytest.mark.parametrize(
    "typed",
    ["build plane 2 western canada", "plane 2 western_canada", "build plane 2 canada_occidentale"],
)
def test_places_are_typed_in_ones_own_language_or_by_their_ids(
    play: Play, kept: Kept, typed: str
) -> None:
    play(PRACTICE, typed, cards=False)
    assert last_actions(kept(), 1) == ["build plane 2 canada_occidentale"]


def test_what_could_be_several_moves_is_asked_again(play: Play) -> None:
    output = play(PRACTICE, "plane 2 canada", cards=False)
    assert "could be any of: build plane 2 western_canada, build plane 2 eastern_canada." in output
    output = play(PRACTICE, "build tank", cards=False)
    assert "build tank 6 alaska, and 138 more." in output


def test_an_illegal_move_is_refused_by_its_rule_also_with_names(play: Play) -> None:
    output = play(MOVING, "move tank 3 peru china", "why move tank 1 peru mexico", cards=False)
    assert "China is too far from Peru" in output
    assert "Mexico is too far from Peru" in output
    assert output.count("(F34)") == 2
    assert "“move it” is not a move" in play(MOVING, "move it", cards=False)


def test_numbers_are_never_cut_short(play: Play) -> None:
    output = play(PRACTICE, "build plane 1 al", "build tank 1 alaska", cards=False)
    assert "builds 1 plane in Alaska." in output
    assert "builds 1 tank in Alaska." in output


# F44: what can be taken back.


def test_F44_moves_are_taken_back_one_after_another(play: Play, kept: Kept) -> None:
    moves = ("move tank 1 peru brazil", "move tank 2 peru argentina", "move plane 2 peru argentina")
    output = play(MOVING, *moves, *["undo"] * 4, cards=False)
    for gone in ("plane 2 peru argentina", "tank 2 peru argentina", "tank 1 peru brazil"):
        assert f"Undone: move {gone}." in output
    assert output.count("Nothing to undo") == 1
    assert last_actions(kept(), 1) == ["built"]
    assert output.count("Argentina (yellow): 2 tanks and 2 planes against") == 1
    assert output.count("Argentina (yellow): 2 tanks against") == 2, "seen again after an undo"


def test_F44_builds_are_taken_back_until_the_production_is_over(play: Play, kept: Kept) -> None:
    output = play(PRACTICE, "tank 2 peru", "tank 10 brazil", "undo", "undo", "undo", cards=False)
    assert output.count("Undone: build tank") == 2
    assert "Nothing to undo" in output
    assert last_actions(kept(), 1) == ["turn tradimento:red"]


def test_F44_what_was_taken_back_is_not_told_again(play: Play) -> None:
    output = play(PRACTICE, "tank 2 peru", "undo", "tank 3 peru", "news", "log 1", cards=False)
    assert output.count("builds 2 tanks in Peru") == 1
    assert (
        output.endswith("build tank 3 peru 37 earlier moves: “log all” shows everything.") is False
    )


def test_F44_the_last_build_can_be_taken_back_although_no_point_is_left(
    play: Play, kept: Kept
) -> None:
    output = play(PRACTICE, "build tank 12 peru", "undo", "build tank 12 brazil", "", cards=False)
    assert "red has no points left" in output
    assert "Press Enter to go on, or type “undo”." in output
    actions = kept()["actions"]
    assert isinstance(actions, list)
    assert actions[37:39] == ["turn tradimento:red", "build tank 12 brasile"]
    assert actions[39] == "built", "Enter is enough"


def test_F44_after_moved_nothing_is_taken_back(play: Play, kept: Kept) -> None:
    moves = ("move tank 1 peru argentina", "move plane 1 peru new_guinea", "moved", "undo")
    output = play(MOVING, *moves, cards=False)
    assert "The moves are finished, and fights are never taken back" in output
    assert "(F44)" in output
    assert last_actions(kept(), 1) == ["moved"]


def test_F60_a_card_that_was_shown_stays_played(play: Play, kept: Kept) -> None:
    output = play(dealt(), "boost red", "undo", "build tank 1 peru", "undo", "undo")
    assert output.count("This cannot be taken back: the card has been shown to all. (F60)") == 2
    assert "Undone: build tank 1 peru." in output
    assert last_actions(kept(), 1) == ["boost red"]


def test_a_move_without_choice_is_made_and_is_no_decision_to_take_back(play: Play) -> None:
    hands = (("arma_segreta:red", *HANDS[1][1:]), HANDS[0], HANDS[2])
    output = play(f"{dealt(hands)}; build tank 1 peru; {'built; ' * 3}", "undo")
    assert "You had no other move" in output, "ready, without a card for it"


def test_F44_ready_goes_back_with_the_move_after_it(play: Play, kept: Kept) -> None:
    built = "build tank 2 peru; built; built; built"
    play(f"{dealt()}; {built}", "ready", "move tank 1 peru brazil", "undo")
    assert last_actions(kept(), 1) == ["built"]


# What is told.


def test_a_newcomer_is_told_the_hand_the_points_and_what_to_do(play: Play) -> None:
    output = play(dealt())
    assert "Arma Segreta ▲: 3 more dice in one of your rolls; type “weapon red”." in output
    assert "▲ red has 12 points left: a tank costs 1, a plane 2, a submarine 5." in output


@pytest.mark.compiled
def test_a_hint_tells_the_odds_of_an_invasion(play: Play) -> None:
    record = operations("build tank 12 peru")
    output = play(record, "hint", "why move tank 12 peru argentina", cards=False)
    outlook = "12 tanks against the flag; no plane advantage, so the defender rolls first (yellow)."
    assert f"An attack on yellow: {outlook} 99.9% to win, with" in output


@pytest.mark.compiled
def test_a_hint_tells_what_it_counts_for_where_that_is_known_at_once(play: Play) -> None:
    told = "Your territories: 0 now, 1 after it."
    assert told in play("turn tradimento:red", "hint", cards=False)
    assert "Your territories" not in play(PRACTICE, "hint", cards=False)


def test_F49_rolling_with_and_without_a_card_is_weighed(play: Play) -> None:
    record = f"{dealt()}; build tank 3 peru; built; build tank 2 argentina; built; built"
    record += "; ready; move tank 3 peru argentina; moved; fight argentina; roll; hits 0"
    output = play(record)
    assert "1 roll 3 dice for 3 tanks. The attack’s chance is then" in output
    assert "2 weapon red Arma Segreta (red): 6 dice for 3 tanks, Arma Segreta (3)." in output


def test_F50_the_explosions_and_the_choices_are_shown(play: Play) -> None:
    record = f"{MOVING}; {INVASION}; roll; hits 0; roll; hits 2"
    output = play(record, "remove 0 2", cards=False)
    assert "2 hits: ▲ red chooses what ◆ yellow loses of 2 tanks and 2 planes" in output
    assert "1 remove 0 2 Yellow loses 2 planes and keeps 2 tanks." in output
    assert "Red (me): takes 2 planes; yellow has 2 tanks and the flag left." in output.replace(
        "(you)", "(me)"
    )


def test_the_board_is_drawn_once_in_a_step(play: Play) -> None:
    moves = ("move tank 1 peru brazil", "move tank 1 peru colombia")
    assert play(MOVING, *moves, cards=False).count("east and west meet") == 1
    assert play(MOVING, *moves, "board", cards=False).count("east and west meet") == 2


def test_in_plain_words_a_step_is_told_in_full_once(play: Play) -> None:
    output = play(MOVING, "tank 1 peru brazil", words=("--plain",), cards=False)
    assert "east and west meet" not in output
    assert output.count("With a flag alone: Alaska,") == 1
    assert output.count("red moves; to enter somebody else’s territory") == 2


def test_rules_words_news_log_save_and_load_answer(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    orders = ("rules F37", "words", "log", "log 2", "log all", "log much", "help", "news")
    output = play(
        MOVING, "tank 1 peru brazil", *orders, f"save {file}", f"load {file}", cards=False
    )
    assert "F37 Crossing the sea" in output
    assert "Peru: 3 tanks, 2 planes and the flag." in output
    assert "37 turn tradimento:red" in output
    assert "45 earlier moves: “log all” shows everything." in output
    assert "0 turn tradimento:red 1 claim alaska" in output
    assert "“log much”? Say how many moves, or “log all”." in output
    assert "what has happened since your last turn" in output
    assert "Red (you): moves 1 tank from Peru to Brazil." in output
    saved = Record.from_text(file.read_text())
    assert saved.actions[-1] == "move tank 1 peru brasile"
    assert "Loaded" in output


def test_F70_people_at_one_screen_see_only_their_own_hand(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "hands.json"
    file.write_text(str(Record.of(after(dealt()), players=["Anna", "Bruno", "random"])))
    typed = "\ntank 6 peru\ntank 6 peru\nbuilt\n\nq\n"
    output = run("play", "futurisiko", "--load", str(file), typed=typed).output
    assert output.count("Pass the keyboard to red (Anna)") == 1, "nobody takes over within a step"
    assert output.count("Pass the keyboard to yellow (Bruno)") == 1
    bruno = output[output.index("Pass the keyboard to yellow (Bruno)") :]
    assert "Red (Anna): builds 12 tanks in Peru." in bruno
    assert "Tregua ▲" not in bruno


def test_who_leaves_while_bots_think_leaves_the_game_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteca.bots.random_bot.RandomBot.choose", interrupt)
    file = tmp_path / "bots.json"
    file.write_text(str(Record.of(after(PRACTICE, cards=False), players=["random"] * 3)))
    result = run("play", "futurisiko", "--load", str(file))
    assert result.exit_code == 0
    assert "Play on with: ludoteca play futurisiko --resume" in " ".join(result.output.split())


@pytest.mark.compiled
def test_a_whole_game_of_bots_is_told_in_lines_of_one_step_each(run: Run, kept: Kept) -> None:
    output = run(
        "play", "futurisiko", "round_limit=3", "--seed", "1", "--players", ",".join(["greedy"] * 4)
    ).output
    story = output[: output.rindex("The war is over")]
    actions = kept()["actions"]
    assert isinstance(actions, list)
    assert len(story.splitlines()) < len(actions) / 2
    assert "(greedy): takes" in story
    assert "Round 3: " in story

"""The lesson is a legal game in which a newcomer builds, moves, invades and conquers."""

import re
from typing import cast

import pytest

from ludoteca.core.errors import IllegalMove
from ludoteca.core.parts.lesson import Lesson
from ludoteca.core.records.record import Json
from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import speaking
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoState
from ludoteca.games.futurisiko.box import GOALS
from tests.core.text.test_locales import LANGUAGES, LOCALES

LESSON = Lesson(find_game("futurisiko"), FUTURISIKO.lesson)
PLACES = ("atlantico", "brasile", "colombia")


def step_of(words: str) -> int:
    """The first step with these words."""
    keys = [step["words"].removeprefix("futurisiko-web-lesson-") for step in LESSON.steps]
    return keys.index(words)


def position(words: str) -> FutuRisikoState:
    """The game at the first step with these words; an illegal move would be refused here."""
    return cast("FutuRisikoState", LESSON.at(step_of(words)))


def invasion(words: str) -> Json:
    """The one invasion at a step."""
    (found,) = cast(
        "list[Json]",
        position(words)
        .view(LESSON.seat)
        .game.presenter.scene(position(words).view(LESSON.seat))["invasions"],
    )
    return found


def test_one_turn_is_made_from_the_first_piece_to_the_conquest() -> None:
    asked = [move for n in range(len(LESSON.steps)) if (move := LESSON.expects(n)) is not None]
    assert [move.split()[0] for move in asked] == [
        *("build", "build", "build", "build", "built"),
        *("move", "move", "moved", "fight", "weapon", "remove", "roll"),
    ]
    assert {move.split()[1] for move in asked if move.startswith("build ")} == {
        *("tank", "plane", "sub"),
    }


def test_the_learner_is_led_in_about_a_dozen_steps() -> None:
    assert 8 <= len({step["words"] for step in LESSON.steps}) <= 12


def test_F26_the_nine_points_are_spent_to_the_last() -> None:
    assert position("sub").points == 9
    assert position("built").points == 0


def test_F46_planes_turn_a_bad_chance_into_a_good_one() -> None:
    alone, joined = invasion("fly"), invasion("moved")
    assert (alone["first"], joined["first"]) == (1, LESSON.seat)
    assert f"{alone['win']:.0%}" == "11%"
    assert f"{joined['win']:.0%}" == "88%"


def test_F37_the_submarine_opens_ways_by_ferry() -> None:
    offers = cast(
        "Json",
        position("march")
        .view(LESSON.seat)
        .game.presenter.scene(position("march").view(LESSON.seat))["offers"],
    )
    assert {way["sea"] for way in cast("list[Json]", offers["marches"])} == {None, "atlantico"}


def test_F54_F56_the_conquest_is_the_tenth_of_twenty_territories() -> None:
    end = position("end")
    assert end.owners()["colombia"] == LESSON.seat
    assert (end.scores()[LESSON.seat], end.options.goal) == (10, GOALS[0])


def test_F28_a_piece_for_a_territory_of_another_is_answered_with_the_rule() -> None:
    refusal = LESSON.why(step_of("arms"), "build tank 1 cina")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "F28"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_calls_places_as_the_map_does_and_names_rules_that_exist(language: str) -> None:
    text = (LOCALES / language / "futurisiko" / "web.ftl").read_text(encoding="utf-8")
    told = "\n".join(re.findall("^futurisiko-web-lesson-.*$", text, re.MULTILINE))
    with speaking(language):
        names = [str(position("world").name_of(place)) for place in PLACES]
    assert all(name in told for name in names)
    rules = set(re.findall(r"\bF[0-9]+\b", told))
    assert rules <= set(FUTURISIKO.presenter.rule_names)

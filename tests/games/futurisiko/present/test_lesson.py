"""The lesson is a legal game in which a newcomer drafts, builds, moves, conquers and defends."""

import re
from typing import cast

import pytest

from ludoteca.core.errors import IllegalMove
from ludoteca.core.parts.teaching.lesson import Lesson
from ludoteca.core.records.record import Json
from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import speaking
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoState
from ludoteca.games.futurisiko.box import GOALS
from tests.core.text.test_locales import LANGUAGES, LOCALES

pytestmark = pytest.mark.compiled

LESSON = Lesson(find_game("futurisiko"), FUTURISIKO.lesson)
SEAT = LESSON.seat_at(0)
PLACES = ("atlantico", "brasile", "colombia", "peru")


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
        position(words).view(SEAT).game.presenter.scene(position(words).view(SEAT))["invasions"],
    )
    return found


def test_a_turn_is_made_from_the_last_flag_to_the_conquest_and_a_defence() -> None:
    asked = [move for n in range(len(LESSON.steps)) if (move := LESSON.expects(n)) is not None]
    assert [move.split()[0] for move in asked] == [
        *("claim", "keep"),
        *("build", "build", "build", "build", "built"),
        "truce",
        *("move", "move", "moved", "fight", "weapon", "remove", "roll"),
        "roll",
    ]
    assert {move.split()[1] for move in asked if move.startswith("build ")} == {
        *("tank", "plane", "sub"),
    }


def test_the_learner_is_led_in_about_twenty_steps() -> None:
    assert 15 <= len({step["words"] for step in LESSON.steps}) <= 20


def test_F13_F17_F18_a_draft_a_sequence_and_three_cards_come_first() -> None:
    assert "peru" not in position("draft").owners()
    assert position("sequence").sequence == [SEAT, 1, 2, 3]
    hand = position("hand").view(SEAT)
    assert {"arma_segreta", "tregua", "siluro_killer"} <= set(str(hand).replace(":", " ").split())


def test_F67_the_truce_keeps_green_out() -> None:
    refusal = position("march").view(SEAT).why(FUTURISIKO.read("move tank 2 nuova_guinea borneo"))
    assert refusal is not None
    assert refusal.rule == "F67"


def test_F48_the_flag_alone_holds_brazil_with_two_dice() -> None:
    scene = FUTURISIKO.presenter.scene(position("defend").view(SEAT))
    assert cast("Json", scene["fight"])["dice"] == 2
    assert position("end").owners()["brasile"] == SEAT
    assert position("end").scores()[SEAT] == 10


def test_F26_the_nine_points_are_spent_to_the_last() -> None:
    assert position("sub").points == 9
    assert position("built").points == 0


def test_F46_planes_turn_a_bad_chance_into_a_good_one() -> None:
    alone, joined = invasion("fly"), invasion("moved")
    assert (alone["first"], joined["first"]) == (1, SEAT)
    assert f"{alone['win']:.0%}" == "11%"
    assert f"{joined['win']:.0%}" == "88%"


def test_F37_the_submarine_opens_ways_by_ferry() -> None:
    offers = cast(
        "Json",
        position("march").view(SEAT).game.presenter.scene(position("march").view(SEAT))["offers"],
    )
    assert {way["sea"] for way in cast("list[Json]", offers["marches"])} == {None, "atlantico"}


def test_F54_F56_the_conquest_is_the_tenth_of_twenty_territories() -> None:
    end = position("conquest")
    assert end.owners()["colombia"] == SEAT
    assert (end.scores()[SEAT], end.options.goal) == (10, GOALS[0])


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

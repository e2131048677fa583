"""The lesson is legal games in which a newcomer meets Feurio! from the set-up to the end."""

from pathlib import Path
from typing import cast

import pytest

import ludoteca
from ludoteca.core.parts.teaching.lesson import Lesson
from ludoteca.core.registry import find_game
from ludoteca.games.feurio import FEURIO, Colour, FeurioState

pytestmark = pytest.mark.compiled

LESSON = Lesson(find_game("feurio"), FEURIO.lesson)


def positions() -> list[FeurioState]:
    """The game of the lesson at each of its steps; an illegal move would be refused here."""
    return [cast("FeurioState", LESSON.at(step)) for step in range(len(LESSON.steps))]


def steps() -> list[dict[str, object]]:
    """The steps as a client gets them."""
    return [dict(step) for part in LESSON.show()["games"] for step in part["steps"]]


def position(words: str) -> FeurioState:
    """The game at the step with these words."""
    keys = [step["words"].removeprefix("feurio-web-lesson-") for step in LESSON.steps]
    return cast("FeurioState", LESSON.at(keys.index(words)))


def test_the_learner_sets_up_takes_five_turns_ends_a_game_and_tries_two_variants() -> None:
    asked = [str(step["expects"]) for step in steps() if step["expects"]]
    assert [move.split()[0] for move in asked] == [
        *("arrange", *["lay", "men"] * 5, "men", "pass", "break", "lay", "men"),
    ]


def test_R10_the_learner_sets_up_as_the_oldest_and_another_begins() -> None:
    assert position("setup").to_move == LESSON.seat_at(0) == 0
    begin = position("begin")
    begin.play("draw 1")
    assert begin.to_move == 1


def test_R17_the_first_tile_has_a_choice_of_hottest_spots() -> None:
    assert len(position("heat").hottest()) == 2


def test_R39_R41_the_last_firefighter_turns_a_defeat_and_all_who_pass_end_the_game() -> None:
    assert position("tiles-out").scores() == [58, 14]
    assert position("pass").scores() == [58, 59]
    outcome = position("over").outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("R41", (1,))


def test_R85_R87_the_firebreak_sends_the_fire_elsewhere() -> None:
    assert [place.heat for place in position("break").hottest()] == [13]
    assert [(place.at, place.heat) for place in position("cooled").hottest()] == [((-1, 1), 9)]


def test_R71_the_solitaire_is_won() -> None:
    outcome = position("solitaire-end").outcome()
    assert outcome is not None
    assert outcome.won


def test_R30_a_tile_with_a_place_but_no_free_edge_for_a_man_is_met() -> None:
    room = next(p for p, s in zip(positions(), steps(), strict=True) if "room" in str(s["words"]))
    tile = room.tile_at(1, -1)
    assert tile is not None
    assert tile.room == 0
    assert sum(tile.men.values()) < tile.spaces


def test_R47_the_divisor_falls_rises_when_its_water_is_locked_and_falls_again() -> None:
    divisors: list[int | None] = []
    first = [step["words"] for step in LESSON.steps].index("feurio-web-lesson-forest")
    last = [step["words"] for step in LESSON.steps].index("feurio-web-lesson-end")
    for state in positions()[first : last + 1]:
        for region in state.regions(Colour.GREEN):
            if not divisors or divisors[-1] != region.divisor:
                divisors.append(region.divisor)
    assert divisors == [6, 2, 6, 1]


def test_the_learner_ends_the_five_turns_ahead() -> None:
    assert position("end").scores() == [8, 21]


def test_every_step_has_its_words_and_points_at_what_is_there() -> None:
    texts = Path(ludoteca.__file__).parent / "locales" / "en" / "feurio" / "web.ftl"
    told = texts.read_text(encoding="utf-8")
    for step, state in zip(steps(), positions(), strict=True):
        assert f"\n{step['words']} = " in told
        there = [tile.at for tile in state.tiles()]
        there += [place.at for place in state.open_positions()]
        for spot in cast("list[str]", step["spots"]):
            *_, place = spot.split()
            assert place == "green" or tuple(map(int, place.split(","))) in there

"""The lesson is a legal game in which a newcomer meets heat, capacity, regions and the divisor."""

from pathlib import Path
from typing import cast

import ludoteca
from ludoteca.core.parts.lesson import Lesson
from ludoteca.core.registry import find_game
from ludoteca.games.feurio import FEURIO, Colour, FeurioState

LESSON = Lesson(find_game("feurio"), FEURIO.lesson)


def positions() -> list[FeurioState]:
    """The game of the lesson at each of its steps; an illegal move would be refused here."""
    return [cast("FeurioState", LESSON.at(step)) for step in range(len(LESSON.steps))]


def steps() -> list[dict[str, object]]:
    """The steps as a client gets them."""
    return cast("list[dict[str, object]]", LESSON.show()["steps"])


def test_the_learner_takes_five_turns_and_is_asked_for_every_move_of_them() -> None:
    asked = [str(step["expects"]) for step in steps() if step["expects"]]
    assert [move.split()[0] for move in asked] == ["lay", "men"] * 5
    seat = LESSON.seat
    for step, position in zip(steps(), positions(), strict=True):
        if step["expects"]:
            assert position.to_move == seat
            assert step["expects"] in [str(move) for move in position.view(seat).moves()]


def test_R17_the_first_tile_has_a_choice_of_hottest_spots() -> None:
    assert len(positions()[1].hottest()) == 2


def test_R30_a_tile_with_a_place_but_no_free_edge_for_a_man_is_met() -> None:
    room = next(p for p, s in zip(positions(), steps(), strict=True) if "room" in str(s["words"]))
    tile = room.tile_at(1, -1)
    assert tile is not None
    assert tile.room == 0
    assert sum(tile.men.values()) < tile.spaces


def test_R47_the_divisor_falls_rises_when_its_water_is_locked_and_falls_again() -> None:
    divisors: list[int | None] = []
    for position in positions():
        for region in position.regions(Colour.GREEN):
            if not divisors or divisors[-1] != region.divisor:
                divisors.append(region.divisor)
    assert divisors == [6, 2, 6, 1]


def test_the_learner_ends_ahead() -> None:
    scores = positions()[-1].scores()
    assert scores[LESSON.seat] == max(scores) > min(scores)


def test_every_step_has_its_words_and_points_at_what_is_there() -> None:
    texts = Path(ludoteca.__file__).parent / "locales" / "en" / "feurio" / "web.ftl"
    told = texts.read_text(encoding="utf-8")
    for step, position in zip(steps(), positions(), strict=True):
        assert f"\n{step['words']} = " in told
        there = [tile.at for tile in position.tiles()]
        there += [place.at for place in position.open_positions()]
        for spot in cast("list[str]", step["spots"]):
            *_, place = spot.split()
            assert place == "green" or tuple(map(int, place.split(","))) in there

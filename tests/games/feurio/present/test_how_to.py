"""The page on how to play shows what it says: the worked example, a saved forest, a firebreak."""

from typing import cast

from ludoteca.core.parts.teaching.how_to import HowTo
from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import say
from ludoteca.games.feurio import FEURIO, Colour, FeurioState
from tests.games.feurio.rules.test_example import WHOLE
from tests.games.feurio.scenario import actions_in, men_on

PAGE = HowTo(find_game("feurio"), FEURIO.how_to)


def film(name: str) -> list[FeurioState]:
    """The positions of the film in a section."""
    (section,) = (s for s in PAGE.sections if s["words"] == f"feurio-how-to-{name}")
    return [cast("FeurioState", state.copy()) for state in PAGE.play(section["film"])]


def test_the_film_is_the_worked_example_from_the_first_tile_to_the_scoring() -> None:
    (section,) = (s for s in PAGE.sections if s["words"] == "feurio-how-to-example")
    played = [action for f in section["film"]["frames"] for action in f.get("played", [])]
    assert played == actions_in(WHOLE)


def test_the_points_that_the_example_tells_are_those_of_the_rules() -> None:
    end = film("example")[-1]
    for colour, told in (
        (Colour.YELLOW, "4 points"),
        (Colour.GREEN, "12 points"),
        (Colour.BLUE, "6 points"),
        (Colour.RED, "together 5"),
    ):
        points = sum(region.points for region in end.regions(colour))
        words = say(f"feurio-how-to-example-{colour.name.lower()}-points")
        assert told in words
        assert str(points) in told


def test_R16_two_spots_glow_in_the_picture_of_the_fire() -> None:
    (picture,) = film("fire")
    assert [place.heat for place in picture.hottest()] == [10, 10]


def test_R30_three_firefighters_fit_on_the_marked_tile() -> None:
    (picture,) = film("men")
    tile = picture.tile_at(0, 0)
    assert tile is not None
    assert (tile.spaces, tile.room) == (3, 3)


def test_R71_the_forest_of_the_solitaire_is_saved() -> None:
    (picture,) = film("solitaire")
    outcome = picture.outcome()
    assert outcome is not None
    assert outcome.won


def test_R87_R90_the_firebreak_cools_its_surroundings_and_keeps_its_number() -> None:
    before, after = film("firebreak")
    assert [place.heat for place in before.hottest()] == [13]
    assert max(place.heat for place in after.hottest()) < 13
    assert "2,-2:0(?)" in str(after.view(None))
    assert men_on(after, 2, -2) == {}

"""A position in words says what the board shows."""

import pytest

from ludoteca.core.registry import find_game
from ludoteca.games.feurio import FEURIO
from ludoteca.games.feurio.options import every_options
from ludoteca.games.feurio.present.sentences.words import tell_position
from tests.contract.table import play_randomly
from tests.games.feurio.scenario import EXAMPLE_START, EXAMPLE_TURNS, after


def test_tiles_hottest_spots_seats_and_regions_are_told() -> None:
    words = tell_position(after("; ".join([EXAMPLE_START, *EXAMPLE_TURNS])))
    assert "0,0: a 6, 3 spaces, 1 free edge, firefighters: 1 green, 1 blue, no room." in words
    assert "2,-1: a 2, 1 space, 4 free edges, no firefighters, room for 1." in words
    assert any(line.startswith("Hottest spot: 2,-2, heat 13 = ") for line in words)
    assert "yellow: 1 point; firefighters left: 10 yellow." in words
    assert "Region of yellow on 1,-1: 6 divided by 6 is 1." in words
    assert words[-1] == "A tile is drawn for green. Tiles in the bag: 28."


def test_a_locked_tile_and_a_locked_region_are_told() -> None:
    state = after("draw 1; draw 6; draw 2; lay 0,1; men 0,0 1 yellow", seats=2)
    assert any(
        line.startswith("Region of yellow on 0,0: 1 divided by 1")
        for line in state.game.presenter.words(state)
    )


def test_a_firebreak_tells_its_number_only_to_who_laid_it() -> None:
    state = after("draw 1; draw 6; draw 2; break 1,-1 green", seats=2, firebreak=True)
    assert "1,-1: a firebreak, with a 2 under it." in state.view(1).game.presenter.words(
        state.view(1)
    )
    assert "1,-1: a firebreak." in state.view(0).game.presenter.words(state.view(0))
    assert "1,-1: a firebreak." in state.view(None).game.presenter.words(state.view(None))


@pytest.mark.compiled
def test_what_is_asked_for_is_told_in_every_phase() -> None:
    endings: set[str] = set()
    for options in every_options():
        states = [state.copy() for state in play_randomly(find_game("feurio"), options, seed=1)]
        for state in (*states[:9], states[-1]):
            endings.add(state.game.presenter.words(state)[-1])
    told = " ".join(endings)
    for words in ("A tile is drawn", "arranges the start", "lays the drawn", "places fire"):
        assert words in told
    assert "The game is over" in told


def test_an_obstacle_is_told() -> None:
    state = after("draw 1", seats=1)
    while state.obstacle() is None:
        state.apply(state.legal()[-1])
    obstacle = state.obstacle()
    assert obstacle is not None
    assert f"{obstacle.reason} ({obstacle.rule})" in state.game.presenter.words(state)


def test_every_kind_of_move_cites_the_rules_that_allow_it() -> None:
    rules = {
        "draw 3": ("R6",),
        "arrange 2 5": ("R9",),
        "lay 1,0": ("R16",),
        "break 1,0 red": ("R83", "R84", "R85"),
        "men 0,0 1 red": ("R30", "R31"),
        "pass": ("R38",),
    }
    for text, cited in rules.items():
        assert FEURIO.presenter.cite(FEURIO.read(text)) == cited, text

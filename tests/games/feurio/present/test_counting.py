"""The end is counted region by region, as the rules count it, and what decides is said."""

import pytest

from ludoteca.core.records.replay import replay
from ludoteca.core.registry import find_game
from ludoteca.games.feurio import FeurioState
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.present.scene.scene import set_scene
from ludoteca.games.feurio.present.scene.types import CountStep
from tests.contract.table import play_randomly
from tests.games.feurio.scenario import play, records_in, strip


def count(state: FeurioState) -> list[CountStep]:
    """The steps of a game that is over."""
    return set_scene(state)["count"]


def play_to_the_end(seats: int) -> FeurioState:
    """A random game; nobody has as many points as another."""
    *_, last = play_randomly(find_game("feurio"), FeurioOptions(seats, Goal.SCORE), seed=7)
    assert isinstance(last, FeurioState)
    assert len(set(last.scores())) == seats
    return last


def task(name: str) -> list[list[CountStep]]:
    """Of each game in a file, how its end is looked at."""
    games = map(replay, records_in(name))
    return [count(game) for game in games if isinstance(game, FeurioState)]


def test_nothing_is_counted_while_the_game_goes_on() -> None:
    assert count(play(strip(4), "men -14,0 1 green")) == []


def test_R50_the_sums_run_up_to_the_scores_and_the_winner_comes_last() -> None:
    state = play_to_the_end(3)
    steps = count(state)
    assert steps[-1]["totals"] == state.scores()
    outcome = state.outcome()
    assert outcome is not None
    assert steps[-1]["seat"] == outcome.winners[0]
    so_far = [0] * state.options.seats
    for step in steps:
        (region,) = step["regions"]
        so_far[step["seat"] or 0] += region["points"]
        assert step["totals"] == so_far
    counted = [sorted(region["cells"]) for step in steps for region in step["regions"]]
    own = [colour for seat in range(3) for colour in state.colours_of(seat)]
    every = [sorted(region.cells) for colour in own for region in state.regions(colour)]
    assert sorted(counted) == sorted(every)


def test_R49_R93_rounding_is_told_where_it_changes_something() -> None:
    for hotter, told in (
        (False, "green: 6 + 5 = 11, divided by 5 and rounded up: 3 points."),
        (True, "green: 6 + 5 = 11, divided by 5 and rounded down: 2 points."),
    ):
        state = play(strip(4, hotter=hotter), "men -14,0 1 green; men -16,0 1 blue; pass; pass")
        play(state, "men -13,0 1 green; men -16,-1 1 blue; pass; pass; pass; pass")
        words = {step["words"]: step["rule"] for step in count(state)}
        assert words[told] == ("R93" if hotter else "R49")
        assert words["blue: 6 + 6 = 12, divided by 6: 2 points."] == "R47"
        assert words["yellow: nobody in the forest, no points."] == "R50"


@pytest.mark.parametrize(
    ("hotter", "told"),
    [(False, "11 divided by 5 is 3, rounded up"), (True, "11 divided by 5 is 2, rounded down")],
)
def test_R49_R93_while_one_plays_a_region_says_how_it_is_rounded(
    told: str, *, hotter: bool
) -> None:
    state = play(strip(4, hotter=hotter), "men -14,0 1 green; pass; pass; pass; men -13,0 1 green")
    labels = [region["label"] for seat in set_scene(state)["seats"] for region in seat["regions"]]
    assert [label for label in labels if label.endswith(told)]


def test_R48_a_region_that_is_cut_off_says_why_it_is_worth_nothing() -> None:
    told = [step for step in count(play_to_the_end(3)) if step["rule"] == "R48"]
    assert told
    for step in told:
        assert step["words"].endswith("but no tile has a free edge. No water, no points.")
        assert [region["points"] for region in step["regions"]] == [0]


def test_R52_a_tie_ends_with_the_region_that_decides() -> None:
    state = play(strip(4), "men -16,0 1 green; men -14,0 1 blue; pass; pass")
    play(state, "men -16,-1 1 green; men -12,0 1 blue; pass; pass; pass; pass")
    last = count(state)[-1]
    assert (last["rule"], last["seat"]) == ("R52", 1)
    assert [region["colour"] for region in last["regions"]] == ["green"]
    assert "the most valuable region decides (2)" in last["words"]


def test_R53_a_shared_victory_shows_the_equal_regions() -> None:
    state = play(strip(4), "men -16,0 1 green; men -14,0 1 blue; men -8,0 1 yellow; pass")
    play(state, "men -16,-1 1 green; men -12,0 1 blue; men -8,-1 1 yellow; pass; pass; pass; pass")
    last = count(state)[-1]
    assert (last["rule"], last["seat"]) == ("R53", None)
    assert [region["colour"] for region in last["regions"]] == ["green", "yellow"]
    nobody = count(play(strip(4), "pass; pass; pass; pass"))[-1]
    assert (nobody["rule"], nobody["regions"]) == ("R53", [])


def test_R71_to_R73_a_task_looks_at_every_crew_and_counts_no_points() -> None:
    (won,) = task("solitaire_won.jsonl")
    assert [step["words"].split(":")[0] for step in won] == ["red", "green", "blue", "yellow"]
    whole = "everyone is placed, in one region, with a 1 that has a free edge."
    assert all(step["words"].endswith(whole) for step in won)
    assert all(step["totals"] == [] for step in won)
    lacks = {
        "R71": "left over",
        "R72": "separate regions",
        "R73": "without a 1 that has a free edge",
    }
    for lost, (rule, lack) in zip(task("solitaire_lost.jsonl"), lacks.items(), strict=True):
        assert any(lack in step["words"] and step["rule"] == rule for step in lost)

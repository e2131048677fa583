"""The ladder: each bot meets opponents that never change, and is told by them."""

import pytest

from ludoteca.arena import Match
from ludoteca.arena.match import UNLIMITED
from ludoteca.bots.bot import Limit
from ludoteca.bots.registry import is_bot
from ludoteca.core.errors import Malformed
from ludoteca.core.parts.ladder import Ladder
from ludoteca.core.registry import find_game, game_names

FEURIO = find_game("feurio")
SMALL = Ladder(7, ("random", "greedy"), {2: (500.0, 1000.0)})


def climb(*bots: str, ladder: Ladder = SMALL, **settings: object) -> Match:
    return Match("feurio", FEURIO.options(settings), bots, ladder=ladder, limit=Limit(0.5, 3))


def test_each_bot_meets_each_rung_and_nobody_else() -> None:
    match = climb("quick", "search:2", seats=2)
    met = {frozenset(line_up) for line_up in match.line_ups(0)}
    assert met == {
        frozenset({bot, rung}) for bot in ("quick", "search:2") for rung in ("random", "greedy")
    }
    assert len(match.line_ups(0)) == 8, "each begins once"


def test_who_stands_on_the_ladder_does_not_meet_itself() -> None:
    assert {frozenset(line_up) for line_up in climb("greedy", seats=2).line_ups(0)} == {
        frozenset({"greedy", "random"})
    }


def test_at_a_task_all_are_compared() -> None:
    match = climb("quick", seats=2, goal="coop")
    assert match.line_ups(0) == [("quick",) * 2, ("random",) * 2, ("greedy",) * 2]


def test_a_rung_thinks_as_long_as_its_name_says() -> None:
    match = climb("quick", seats=2)
    assert match.limit_of("greedy") == UNLIMITED
    assert match.limit_of("quick") == Limit(0.5, 3)


def test_ratings_are_those_of_the_table_or_none() -> None:
    assert climb("quick", seats=2).known_ratings == {"random": 500.0, "greedy": 1000.0}
    assert climb("quick", seats=3).known_ratings == {}


def test_a_match_says_which_ladder_was_climbed() -> None:
    assert climb("quick", seats=2).as_json()["ladder"] == 7
    assert "ladder" not in Match("feurio", FEURIO.options({"seats": 2}), ("quick",)).as_json()


def test_a_ladder_and_a_round_robin_exclude_each_other() -> None:
    with pytest.raises(Malformed, match="--round-robin or --ladder"):
        Match(
            "feurio",
            FEURIO.options({"seats": 2}),
            ("quick", "random"),
            is_round_robin=True,
            ladder=SMALL,
        )


@pytest.mark.parametrize("game", game_names())
def test_all_rungs_are_bots_and_each_has_a_rating_above_the_one_below(game: str) -> None:
    ladder = find_game(game).ladder
    assert all(map(is_bot, ladder.rungs))
    for seats in ladder.measured:
        ratings = list(ladder.ratings(seats).values())
        assert ratings == sorted(ratings)
        assert ladder.ratings(seats)["greedy"] == 1000

"""Levels: six of them, each with a budget and a weakness, asked for by number or by name."""

from dataclasses import replace
from itertools import pairwise

import pytest

from ludoteca.bots.bot import Limit
from ludoteca.bots.level_bot import LevelBot
from ludoteca.bots.levels import LEVELS, Level, find_level
from ludoteca.bots.registry import find_bot
from ludoteca.core.errors import Malformed
from ludoteca.core.parts.search_spec import SearchSpec
from ludoteca.games.feurio import Feurio
from ludoteca.games.feurio.ai.search import SEARCH
from tests.bots.test_search import FEW, a_game, near_the_end


def test_levels_go_from_beginner_to_master() -> None:
    assert [level.number for level in LEVELS] == [1, 2, 3, 4, 5, 6]
    assert (LEVELS[0].title, LEVELS[-1].title) == ("Beginner", "Master")
    assert len({level.about for level in LEVELS}) == len(LEVELS)


def test_each_level_sees_no_less_and_thinks_no_less_than_the_one_below() -> None:
    for lower, higher in pairwise(LEVELS):
        assert higher.overlooks <= lower.overlooks
        assert (higher.limit.seconds or 0) >= (lower.limit.seconds or 0)
        assert (higher.limit.simulations or 10**9) > (lower.limit.simulations or 10**9)


def test_a_level_is_told_to_stop_before_it_has_to_answer() -> None:
    for level in LEVELS:
        assert level.limit.seconds is not None
        assert level.limit.seconds <= 0.7 * level.answers_within


def test_a_level_is_found_by_number_and_by_name() -> None:
    found = [find_bot(spec) for spec in ("level:3", "level:regular")]
    assert all(isinstance(bot, LevelBot) and bot.level == LEVELS[2] for bot in found)
    with pytest.raises(Malformed, match="1 beginner, 2 learner"):
        find_level("grandmaster")
    with pytest.raises(Malformed, match="There is no level “”"):
        find_bot("level")


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_makes_legal_moves_and_the_same_again(level: Level) -> None:
    state = a_game(44, seats=4)
    view = state.view(state.to_move)
    moves = [
        find_bot(f"level:{level.name}", 1).choose(view, Limit(simulations=FEW)).move
        for _ in range(2)
    ]
    assert moves[0] == moves[1]
    assert moves[0] in state.moves()


def test_a_beginner_overlooks_what_a_master_sees() -> None:
    state = near_the_end(10, 1, seats=2)
    view = state.view(state.to_move)
    limit = Limit(simulations=4 * FEW)

    def moves_of(level: str) -> list[str]:
        bots = [find_bot(f"level:{level}", seed) for seed in range(12)]
        return [str(bot.choose(view, limit).move) for bot in bots]

    (best,) = set(moves_of("master"))
    assert moves_of("beginner").count(best) < moves_of("expert").count(best)


@pytest.mark.parametrize(
    ("bot", "sharp", "blind"),
    [
        (
            "level:beginner",
            replace(SEARCH, looks_needed=0),
            replace(SEARCH, looks_needed=1000),
        ),
        (
            "search-level:beginner",
            replace(SEARCH, oversight_exponent=1000.0),
            replace(SEARCH, oversight_exponent=0.0),
        ),
    ],
)
def test_where_it_costs_little_more_is_overlooked(
    monkeypatch: pytest.MonkeyPatch, bot: str, sharp: SearchSpec, blind: SearchSpec
) -> None:
    state = near_the_end(10, 1, seats=2)
    view = state.view(state.to_move)

    def rank_by(spec: SearchSpec) -> int:
        monkeypatch.setattr(Feurio, "search", spec)
        decision = find_bot(bot, 1).choose(view, Limit(simulations=4 * FEW))
        ranks = sorted(decision.shares.values(), reverse=True)
        return ranks.index(decision.shares[str(decision.move)])

    # Who overlooks everything is left with the last move, who overlooks nothing plays the best.
    assert rank_by(sharp) == 0
    assert rank_by(blind) >= rank_by(SEARCH)
    assert rank_by(blind) > 0


def test_more_is_overlooked_among_rivals_than_where_all_do_one_task() -> None:
    beginner = LevelBot(LEVELS[0])
    rivals, partners = (a_game(1, seats=2, goal=goal) for goal in ("score", "coop"))
    at_a_task = beginner.chance_to_overlook(partners.view(0))
    assert at_a_task == beginner.level.overlooks
    assert beginner.chance_to_overlook(rivals.view(0)) > at_a_task

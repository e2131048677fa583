"""A match runs until it is decided, and no further; nothing is played twice."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ludoteca.arena import Answer, Match, MatchRunner, Result, ResultStore, ScheduledGame, Stronger
from ludoteca.arena.workers import Played
from ludoteca.core.errors import Malformed
from tests.arena.table import a_match, a_result


class Scripted:
    """Workers that do not play: greedy comes first, wherever it sits."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def play(self, games: Iterator[ScheduledGame]) -> Played:
        for game in games:
            self.asked.append(game.id)
            places = " ".join("1" if player == "greedy" else "2" for player in game.players)
            yield result_of(game, places)


def result_of(game: ScheduledGame, places: str) -> Result:
    result = a_result(game.deal, " ".join(game.players), places, game.number)
    return replace(result, seed=game.dealer_seed)


def a_duel() -> Match:
    return a_match("greedy", "random", seats=2, rotates=True)


def test_a_test_ends_the_match_at_the_deal_that_decides() -> None:
    workers = Scripted()
    with ResultStore(a_duel()) as store:
        runner = MatchRunner(store, 1000, Stronger("greedy", "random", 100))
        assert runner.standings() is None
        assert len(list(runner.play(workers))) == len(store) < 100
        assert list(runner.play(workers)) == [], "it is over"
        standings = runner.standings()
    assert standings is not None
    assert standings.verdict is not None
    assert standings.verdict.answer == Answer.YES
    assert standings.deals == standings.verdict.deals
    assert len(workers.asked) == len(set(workers.asked))


def test_deals_played_before_the_test_was_asked_for_count_up_to_the_one_that_decides() -> None:
    with ResultStore(a_duel()) as store:
        list(MatchRunner(store, 200).play(Scripted()))
        runner = MatchRunner(store, 200, Stronger("greedy", "random", 100))
        assert runner.is_over()
        standings = runner.standings()
    assert standings is not None
    assert standings.deals < 50


def test_what_is_in_the_store_is_not_played_again() -> None:
    match = a_duel()
    workers = Scripted()
    with ResultStore(match) as store:
        second = match.games(0)[1]
        store.add(result_of(second, "2 1"))
        runner = MatchRunner(store, 4)
        assert [game.id for game in runner.missing()] == ["0.0", "1.0", "1.1"]
        list(runner.play(workers))
        assert workers.asked == ["0.0", "1.0", "1.1"]


def test_one_line_up_of_a_common_task_cannot_say_who_is_stronger() -> None:
    team = a_match("greedy", "random", seats=2, goal="coop")
    with ResultStore(team) as store, pytest.raises(Malformed, match="win and lose together"):
        MatchRunner(store, 2, Stronger("greedy", "random", 50))

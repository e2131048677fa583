"""The sequential test: how often it errs, and how soon it knows."""

from dataclasses import replace

import numpy as np
import pytest

from ludoteca.arena import Answer, Hypothesis, MatchRunner, ResultStore, Stronger, WinShare
from ludoteca.arena.analysis.hypotheses import expect
from ludoteca.arena.analysis.sprt import BOUND, SequentialTest, Verdict
from ludoteca.core.errors import Malformed
from tests.arena.table import a_match, a_result

HYPOTHESIS = Stronger("a", "b", 100)


def hear(scores: list[float], hypothesis: Hypothesis = HYPOTHESIS, games: int = 1) -> Verdict:
    test = SequentialTest(hypothesis)
    for score in scores:
        if test.is_decided:
            break
        test.add_score(score, games)
    return test.verdict


@pytest.mark.parametrize(("elo", "rotations"), [(100, 1), (100, 2), (200, 4)])
def test_each_answer_is_wrong_in_about_5_of_100_tests(elo: float, rotations: int) -> None:
    rng = np.random.default_rng(1)
    hypothesis = Stronger("a", "b", elo)
    tests = 600
    for truth, wrong in ((0.0, Answer.YES), (elo, Answer.NO)):
        errors = 0
        for _ in range(tests):
            scores = rng.binomial(rotations, expect(truth), 1000) / rotations
            answer = hear(list(scores), hypothesis).answer
            assert answer != Answer.OPEN
            errors += answer == wrong
        assert errors <= 0.075 * tests


@pytest.mark.parametrize(("share", "rotations"), [(0.85, 4), (0.95, 2), (0.25, 1)])
def test_a_share_is_wrongly_told_in_about_5_of_100_tests(share: float, rotations: int) -> None:
    rng = np.random.default_rng(2)
    hypothesis = WinShare("a", share, 200)
    more = share / (share + (1 - share) / 10**0.5)  # 200 Elo more
    tests = 400
    for truth, wrong in ((share, Answer.YES), (more, Answer.NO)):
        errors = 0
        for _ in range(tests):
            scores = rng.binomial(rotations, truth, 1000) / rotations
            answer = hear(list(scores), hypothesis, rotations).answer
            assert answer != Answer.OPEN
            errors += answer == wrong
        assert errors <= 0.075 * tests


def test_deals_that_end_alike_in_all_their_games_count_as_fewer() -> None:
    hypothesis = WinShare("a", 0.5, 100)
    mixed = hear([0.75] * 40, hypothesis, 4)
    alike = hear([1.0, 1.0, 1.0, 0.0] * 10, hypothesis, 4)
    assert mixed.answer == Answer.YES
    assert alike.deals > 1.5 * mixed.deals


def test_a_share_is_of_victories_and_a_shared_one_counts_in_parts() -> None:
    hypothesis = WinShare("a", 0.5, 100)
    assert hypothesis.score([a_result(0, "a b", "1 2"), a_result(0, "b a", "1 2", 1)]) == 0.5
    assert hypothesis.score([a_result(0, "a b", "1 1")]) == 0.5
    assert hypothesis.score([a_result(0, "a b b b", "2 1 3 4")]) == 0
    assert hypothesis.score([replace(a_result(0, "a a", "1 1"), won=True)]) == 1


def test_a_share_is_of_games_at_whichever_seats_and_of_ones_own_only() -> None:
    hypothesis = WinShare("a", 0.6, 100)
    both = [a_result(0, "a a b b", "2 1 3 4"), a_result(0, "b b a a", "1 2 3 4", 1)]
    assert (hypothesis.score(both), hypothesis.count(both)) == (0.5, 2)
    teams = [replace(a_result(0, each, "1"), won=each == "a") for each in "abb"]
    assert (hypothesis.score(teams), hypothesis.count(teams)) == (1, 1)
    alone, beside = SequentialTest(hypothesis), SequentialTest(hypothesis)
    for _ in range(3):
        alone.add(teams[:1])
        beside.add(teams)
    assert beside.verdict == alone.verdict


def test_the_expected_score_is_elos() -> None:
    assert expect(0) == 0.5
    assert expect(400) == pytest.approx(10 / 11)
    assert pytest.approx(np.log(19)) == BOUND


def test_it_stops_at_the_deal_that_decides() -> None:
    verdict = hear([1.0] * 100)
    assert verdict.answer == Answer.YES
    assert 5 < verdict.deals < 20
    assert hear([1.0] * (verdict.deals - 1)).answer == Answer.OPEN
    assert hear([0.0] * 100).answer == Answer.NO
    assert hear([]).answer == Answer.OPEN


def test_a_deal_is_scored_by_who_comes_before_whom() -> None:
    assert HYPOTHESIS.score([a_result(0, "a b", "1 2")]) == 1
    assert HYPOTHESIS.score([a_result(0, "a b", "1 1")]) == 0.5
    assert HYPOTHESIS.score([a_result(0, "a b", "1 2"), a_result(0, "b a", "1 2", 1)]) == 0.5
    assert HYPOTHESIS.score([a_result(0, "a c b b", "2 1 3 3")]) == 1
    assert HYPOTHESIS.score([a_result(0, "a a b b", "1 4 2 3")]) == 0.5


def test_teams_are_scored_by_who_wins_the_deal() -> None:
    ours, theirs = a_result(0, "a a", "1 1"), a_result(0, "b b", "1 1", 1)
    for won, lost, score in ((True, False, 1), (False, False, 0.5), (False, True, 0)):
        results = [replace(ours, won=won), replace(theirs, won=lost)]
        assert HYPOTHESIS.score(results) == score


def test_claims_that_no_game_can_decide_are_refused() -> None:
    with ResultStore(a_match("greedy", "random", seats=2)) as store:
        with pytest.raises(Malformed, match="“search” of the test does not play"):
            MatchRunner(store, 2, Stronger("search", "random", 50))
        with pytest.raises(Malformed, match="cannot be stronger than itself"):
            MatchRunner(store, 2, Stronger("random", "random", 50))
        with pytest.raises(Malformed, match="“search” of the test does not play"):
            MatchRunner(store, 2, WinShare("search", 0.5, 50))
    team = a_match("greedy", "random", seats=2, goal="coop")
    with ResultStore(team) as store, pytest.raises(Malformed, match="win and lose together"):
        MatchRunner(store, 2, Stronger("greedy", "random", 50))

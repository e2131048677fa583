"""How the bots stand, and what is told about it."""

import json
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from ludoteca.arena import (
    Answer,
    Hypothesis,
    Result,
    Standings,
    Stronger,
    Verdict,
    WinShare,
    compute_standings,
)
from ludoteca.arena.plot import draw
from ludoteca.arena.report import tables, tell, write_markdown
from ludoteca.arena.result import ThinkingTime
from tests.arena.table import a_match, a_result

MATCH = a_match("greedy", "random", "random", "random", seats=4, rotates=True)
GAMES = ["1 2 3 4", "1 1 3 4", "2 1 3 4", "1 2 2 2"]


def a_standing(verdict: Verdict | None = None) -> Standings:
    deals = [[a_result(n, "greedy random random random", places)] for n, places in enumerate(GAMES)]
    return compute_standings(MATCH, deals, verdict)


def a_team_standing() -> Standings:
    match = a_match("greedy", "random", seats=2, goal="coop")
    deals = [
        [
            replace(a_result(n, "greedy greedy", "1 1"), won=n < 3),
            replace(a_result(n, "random random", "1 1", 1), won=False),
        ]
        for n in range(4)
    ]
    return compute_standings(match, deals)


def test_a_shared_victory_counts_in_parts() -> None:
    greedy, random = a_standing().rows
    assert greedy.wins.value == pytest.approx((1 + 0.5 + 0 + 1) / 4)
    assert random.wins.value == pytest.approx((0.5 + 1) / 12)
    assert a_standing().draws == 1


def test_shared_places_count_in_parts_for_all_they_cover() -> None:
    greedy, random = a_standing().rows
    assert greedy.places == pytest.approx((2.5 / 4, 1.5 / 4, 0, 0))
    assert random.places == pytest.approx((1.5 / 12, 2.5 / 12, 4 / 12, 4 / 12))
    assert random.played == 12


def test_the_advantage_of_each_seat_is_told_whoever_sat_there() -> None:
    seats = a_standing().seats
    assert [seat.value for seat in seats] == pytest.approx([0.625, 0.375, 0, 0])
    assert all(seat.low <= seat.value <= seat.high for seat in seats)


def test_any_two_bots_are_held_against_each_other_by_who_came_before_whom() -> None:
    (duel,) = a_standing().head_to_head
    assert (duel.bot, duel.against) == ("greedy", "random")
    assert duel.meetings == 12
    # Before all three; tied with one; behind one; before all three.
    assert duel.score.value == pytest.approx((3 + 2.5 + 2 + 3) / 12)
    assert duel.score.low < duel.score.value < duel.score.high


def test_bots_that_never_met_are_not_held_against_each_other() -> None:
    match = a_match("greedy", "random", "quick", seats=2)
    deals = [[a_result(0, "greedy random", "1 2"), a_result(0, "quick random", "2 1", 1)]]
    found = [
        (duel.bot, duel.against, duel.score.value)
        for duel in compute_standings(match, deals).head_to_head
    ]
    assert found == [("greedy", "random", 1), ("random", "quick", 1)]


def test_time_is_told_by_decision() -> None:
    result = a_result(0, "greedy random random random", "1 2 3 4")
    slow, quick = ThinkingTime(2, 3.0, 2.5), ThinkingTime(10, 1.0, 0.5)
    deals = [[replace(result, thinking=(slow, quick, quick, quick))]]
    greedy, random = (row.as_json() for row in compute_standings(MATCH, deals).rows)
    assert (greedy["seconds_per_decision"], greedy["longest_decision"]) == (1.5, 2.5)
    assert (random["seconds_per_decision"], random["decisions"]) == (0.1, 30)


def test_in_a_common_task_the_rate_of_success_is_told_and_no_rating() -> None:
    standings = a_team_standing()
    greedy, random = standings.rows
    assert greedy.rating is None
    assert greedy.wins.value == 0.75
    assert random.wins.value == 0
    assert standings.draws == 0
    assert not any("fair share" in sentence for sentence in tell(standings))
    assert len(list(tables(standings))) == 2


BETTER = Stronger("greedy", "random", 50)
OFTEN = WinShare("greedy", 0.6, 50)


@pytest.mark.parametrize(
    ("hypothesis", "answer", "words"),
    [
        (BETTER, Answer.YES, "greedy is stronger than random: decided after 4 deals"),
        (BETTER, Answer.NO, "greedy is not stronger than random by 50 Elo"),
        (BETTER, Answer.OPEN, "is not decided after 4 deals"),
        (OFTEN, Answer.YES, "greedy wins more than 60.0 % of its games: decided after 4 deals"),
        (OFTEN, Answer.NO, "greedy does not win more than 60.0 % of its games by 50 Elo"),
        (OFTEN, Answer.OPEN, "is not decided after 4 deals"),
    ],
)
def test_the_answer_of_a_test_is_told_with_its_figures(
    hypothesis: Hypothesis, answer: Answer, words: str
) -> None:
    verdict = Verdict(hypothesis, answer, 4, 0.75, 1.23)
    *_, told = tell(a_standing(verdict))
    assert words in told
    assert "75.0 %" in told
    assert "1.23" in told
    test = json.loads(json.dumps(a_standing(verdict).as_json()))["test"]
    assert test["answer"] == str(answer)
    assert test.items() >= hypothesis.as_json().items()


def test_the_report_has_every_figure_that_is_printed() -> None:
    for standings in (a_standing(), a_team_standing()):
        text = write_markdown(standings)
        for table in tables(standings):
            assert f"## {table.title}\n\n{table.as_markdown()}" in text
            assert all(len(row) == len(table.columns) for row in table.rows)


@pytest.mark.parametrize("standings", [a_standing(), a_team_standing()], ids=["places", "team"])
def test_the_plot_is_sound_and_shows_every_bot(standings: Standings) -> None:
    root = ET.fromstring(draw(standings))
    texts = ["".join(node.itertext()) for node in root.iter() if node.tag.endswith("text")]
    assert {"greedy", "random"} <= set(texts)
    dots = [node for node in root.iter() if "dot" in (node.get("class") or "").split()]
    assert len(dots) == len(standings.rows) * (1 + any(row.rating for row in standings.rows))
    assert any("fair" in text for text in texts) == (not standings.match.has_common_goal)
    width, height = map(float, (root.get("viewBox") or "").split()[2:])
    for node in root.iter():
        for name, limit in (("x", width), ("x1", width), ("x2", width), ("y", height)):
            assert 0 <= float(node.get(name, 0)) <= limit


def test_results_are_equal_whatever_the_clock_says() -> None:
    result: Result = a_result(0, "a b", "1 2")
    assert replace(result, thinking=(ThinkingTime(9, 9, 9),) * 2) == result
    assert replace(result, points=(1, 0)) != result

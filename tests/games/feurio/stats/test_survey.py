"""Games inside the kernels or by others, and the tables and charts that are made of them."""

import numpy as np
import pytest

from ludoteca.bots.registry import bot_names
from ludoteca.core import CHANCE, OVER
from ludoteca.core.chance import Dealer, stream
from ludoteca.core.figures.estimate import Estimate
from ludoteca.core.parts.survey import Sample
from ludoteca.games.feurio import FEURIO
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.moves import Break
from ludoteca.games.feurio.options import FeurioOptions
from ludoteca.games.feurio.stats.courses import COURSE, play_greedily
from ludoteca.games.feurio.stats.survey import FeurioSurvey

SURVEY: FeurioSurvey = FEURIO.survey
CONTEST = FEURIO.options({"seats": 2, "firebreak": True})
ALONE = FEURIO.options({"seats": 1})


def a_sample(options: FeurioOptions, players: str = "somebody") -> Sample[FeurioOptions]:
    """Four games that were never played."""
    courses = np.zeros(4, COURSE)
    courses["points"][:, :2] = [[10, 20], [30, 10], [15, 15], [5, 25]]
    courses["first"][:, :2] = [[0, 1], [1, 0], [1, 1], [0, 1]]
    courses["breaks"][:, 1] = [1, 0, 0, 2]
    courses["done"] = [1, 0, 0, 0]
    return Sample(players, options, courses)


def test_quick_players_score_each_game_and_play_it_again_from_the_same_seed() -> None:
    options = FEURIO.options({"seats": 2})
    courses = SURVEY.play(options, 1, stream(1))
    assert (courses["points"][:, :2] > 0).all()
    assert (courses["points"][:, 2:] == 0).all()
    assert (courses["actions"] > 72).all(), "36 tiles are drawn and laid"
    assert (SURVEY.play(options, 1, stream(1)) == courses).all()


def test_greedy_players_score_each_game() -> None:
    start = FEURIO.start(FEURIO.options({"seats": 2})).storage
    courses = play_greedily(start, 1, stream(1))
    assert (courses["points"][:, :2] > 0).all()
    assert courses["first"].sum() >= 1


def test_R67_R76_every_table_is_worth_a_look() -> None:
    assert SURVEY.tables() == list(FEURIO.option_sets())


@pytest.mark.compiled
def test_R71_quick_players_do_a_task_now_and_then() -> None:
    done = SURVEY.play(ALONE, 30, stream(3))["done"]
    assert set(done.tolist()) == {0, 1}


def test_the_bots_that_play_so_are_named() -> None:
    names = {options.goal: SURVEY.player(options) for options in SURVEY.tables()}
    assert names == {Goal.SCORE: "quick", Goal.SOLO: "greedy", Goal.COOP: "greedy"}
    assert set(names.values()) <= set(bot_names())


@pytest.mark.compiled
def test_slices_are_the_same_games_as_all_at_once() -> None:
    rng = stream(5)
    slices = [SURVEY.play(CONTEST, games, rng) for games in (3, 4)]
    assert (np.concatenate(slices) == SURVEY.play(CONTEST, 7, stream(5))).all()


@pytest.mark.compiled
def test_crews_with_a_plan_make_more_points_than_greedy_ones() -> None:
    options = FEURIO.options({"seats": 4})
    quick = SURVEY.play(options, 500, stream(1))["points"].mean()
    assert quick > play_greedily(FEURIO.start(options).storage, 500, stream(1))["points"].mean() + 2


@pytest.mark.parametrize("options", [CONTEST, ALONE])
def test_a_game_by_others_is_summed_up_as_it_was_played(options: FeurioOptions) -> None:
    state, dealer, rng = FEURIO.start(options), Dealer("seed"), np.random.default_rng(7)
    breaks = [0] * options.seats
    while (seat := state.to_move) != OVER:
        legal = state.legal()
        if seat == CHANCE:
            action = dealer.choose(legal, state.chances())
        else:
            action = legal[rng.integers(len(legal))]
            breaks[seat] += isinstance(state.move_of(action), Break)
        state.apply(action)
    (course,) = SURVEY.sum_up(options, state.actions)
    outcome = state.outcome()
    assert outcome is not None
    assert course["actions"] == len(state.actions)
    assert course["breaks"][: options.seats].tolist() == breaks
    assert bool(course["done"]) == bool(outcome.won)
    if options is CONTEST:
        assert course["points"][:2].tolist() == state.scores()
        assert tuple(np.flatnonzero(course["first"])) == tuple(outcome.winners)
        assert sum(breaks) > 0


def test_tables_tell_points_seats_firebreaks_and_tasks() -> None:
    points, by_place, seats, breaks, tasks = SURVEY.tell(
        [a_sample(CONTEST), a_sample(ALONE)]
    ).tables
    assert points.rows == (("2 players, firebreak", 4, 16.2, 22.5, 10.0, 30),)
    assert by_place.rows == (("2 players, firebreak", 4, "17.5 (25)", "15.0 (30)", "", ""),)
    name, games, first, second, *rest = seats.rows[0]
    assert isinstance(first, Estimate)
    assert isinstance(second, Estimate)
    assert (name, games, rest) == ("2 players, firebreak", 4, ["", ""])
    assert (first.value, second.value) == (0.625, 0.375), "R10: seat 1 begins"
    laid, *wins = breaks.rows[0][2:]
    assert laid == 0.75
    assert [share.value for share in wins if isinstance(share, Estimate)] == pytest.approx(
        [2 / 6, 1, 1]
    )
    assert isinstance(tasks.rows[0][2], Estimate)
    assert tasks.rows[0][2].value == 0.25


def test_where_only_a_task_was_played_only_tasks_are_told() -> None:
    report = SURVEY.tell([a_sample(ALONE)])
    assert [table.title for table in report.tables] == ["Tasks done (R71, R78)"]
    assert set(report.charts) == {"tasks"}


def test_no_firebreaks_have_no_share_of_wins() -> None:
    sample = a_sample(CONTEST)
    sample.courses["breaks"] = 0
    *_, breaks = SURVEY.tell([sample]).tables
    assert breaks.rows[0][-2:] == ("", "")


def test_charts_show_points_places_and_tasks_by_players() -> None:
    hotter = FEURIO.options({"seats": 2, "hotter": True})
    samples = [
        a_sample(table, players)
        for players in ("greedy", "level:1")
        for table in (FEURIO.options({"seats": 2}), hotter, ALONE)
    ]
    report = SURVEY.tell(samples)
    assert set(report.charts) == {"points", "places", "tasks"}
    drawn = {name: chart.draw() for name, chart in report.charts.items()}
    assert "4 games. Played by: level:1." in drawn["places"], "of the strongest, the simplest table"
    assert "greedy" in drawn["tasks"]
    assert "level:1" in drawn["tasks"]
    assert "25.0 %" in drawn["tasks"]
    assert report.tables[0].columns[:3] == ("table", "players", "games")

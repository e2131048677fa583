"""Games by instinct inside the kernels, and the tables that are made of them."""

import numpy as np
import pytest

from ludoteca.games.feurio import FEURIO
from ludoteca.games.feurio.statistics import tabulate
from ludoteca.games.feurio.survey import COURSE, survey


def test_a_survey_scores_each_game() -> None:
    start = FEURIO.start(FEURIO.options({"seats": 2})).memory
    courses = survey(start, 1, seed=1)
    assert (courses["points"][:, :2] > 0).all()
    assert (courses["points"][:, 2:] == 0).all()
    assert (courses["actions"] > 72).all(), "36 tiles are drawn and laid"
    assert (survey(start, 1, seed=1) == courses).all()


@pytest.mark.compiled
def test_R71_a_survey_tells_whether_a_task_was_done() -> None:
    start = FEURIO.start(FEURIO.options({"seats": 1})).memory
    done = survey(start, 30, seed=3)["done"]
    assert set(done.tolist()) == {0, 1}


def test_tables_tell_points_seats_firebreaks_and_tasks() -> None:
    contest, task = FEURIO.options({"seats": 2, "firebreak": True}), FEURIO.options({"seats": 1})
    courses = np.zeros(4, COURSE)
    courses["points"][:, :2] = [[10, 20], [30, 10], [15, 15], [5, 25]]
    courses["breaks"][:, 1] = [1, 0, 0, 2]
    courses["done"] = [1, 0, 0, 0]
    points, seats, breaks, tasks = tabulate({contest: courses, task: courses})
    assert points.rows == (("2 players, firebreak", 16.2, 22.5, 10.0, 30),)
    assert seats.rows == (("2 players, firebreak", 62.5, 37.5, "", ""),), "R10: seat 1 begins"
    assert breaks.rows == (("2 players, firebreak", 0.75, 33.3, 100.0, 100.0),)
    assert tasks.rows == (("alone", 25.0),)


def test_no_firebreaks_have_no_share_of_wins() -> None:
    contest = FEURIO.options({"seats": 2, "firebreak": True})
    _, _, breaks, _ = tabulate({contest: np.zeros(1, COURSE)})
    assert breaks.rows == (("2 players, firebreak", 0.0, 50.0, "", ""),)

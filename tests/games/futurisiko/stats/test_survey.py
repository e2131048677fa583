"""Games by instinct inside the kernels, and the tables that are made of them."""

import numpy as np
import pytest

from ludoteca.core import CHANCE, OVER
from ludoteca.core.chance import Dealer, stream
from ludoteca.core.figures.estimate import Estimate
from ludoteca.core.parts.survey import Sample
from ludoteca.games.futurisiko import FUTURISIKO
from ludoteca.games.futurisiko.ai.forecast import MOST_SUBS, MOST_UNITS, forecast, look_up, support
from ludoteca.games.futurisiko.box import Card
from ludoteca.games.futurisiko.odds import Fight, Side, odds
from ludoteca.games.futurisiko.options import FutuRisikoOptions
from ludoteca.games.futurisiko.rules.layout import NOBODY
from ludoteca.games.futurisiko.stats.courses import COURSE
from ludoteca.games.futurisiko.stats.survey import FutuRisikoSurvey
from tests.effort import times
from tests.games.futurisiko.scenario import PRACTICE, after

SURVEY: FutuRisikoSurvey = FUTURISIKO.survey


@pytest.mark.parametrize("subs", [0, 2, MOST_SUBS])
@pytest.mark.parametrize("cap", [None, 10])
def test_F76_the_forecast_is_the_exact_odds(subs: int, cap: int | None) -> None:
    chances = forecast()
    for attackers, defenders in [(1, 0), (5, 3), (12, 9), (30, 20)]:
        for first in Side:
            fight = Fight(attackers, 0, subs, defenders, 0, first=first, cap=cap)
            is_first = int(first is Side.ATTACKER)
            found = chances[int(cap is not None), subs, is_first, attackers, defenders + 1]
            assert found == pytest.approx(odds(fight).win, abs=1e-6)


def test_F46_a_forecast_knows_who_rolls_first() -> None:
    state = FUTURISIKO.start(FUTURISIKO.options({}))
    s = state.raw
    s.tanks[0], s.planes[0] = 2, 1
    assert look_up(forecast(), s, 0, 0, 4, 1) == pytest.approx(odds(Fight(4, 1, 0, 2, 1)).win)
    assert look_up(forecast(), s, 0, 0, 3, 2) == pytest.approx(odds(Fight(3, 2, 0, 2, 1)).win)
    assert look_up(forecast(), s, 0, 0, 60, 0) == look_up(forecast(), s, 0, 0, MOST_UNITS, 0)


def test_F47_submarines_support_where_their_sea_touches() -> None:
    state = after(PRACTICE)
    s, world = state.raw, state.world
    egypt, china = world.territory_index["egitto"], world.territory_index["cina"]
    s.subs[world.sea_index["mediterraneo"], 1] = 3
    assert support(s, egypt, 1) == 3
    assert support(s, egypt, 0) == 0
    assert support(s, china, 1) == 0


def test_F56_games_by_instinct_are_won_by_reaching_the_goal() -> None:
    options = FUTURISIKO.options({"seats": 4, "goal": 16})
    for course in SURVEY.play(options, times(2, 1), stream(1)):
        assert course["winner"] in range(4)
        assert 0 < course["rounds"] < 60
        assert 0 <= course["last_place"] < 4
        assert course["survivors"] >= 1


def test_F59_a_game_that_ends_before_the_goal_has_no_winner_in_a_survey() -> None:
    options = FUTURISIKO.options({"seats": 4, "round_limit": 1})
    courses = SURVEY.play(options, 1, stream(1))
    course = courses[0]
    assert (course["winner"], course["rounds"], course["survivors"]) == (NOBODY, 1, 4)
    (lengths,) = SURVEY.tell([Sample("somebody", options, courses)]).tables
    assert lengths.rows == ((4, 1, 0.0, "", "", "", "", "", ""),)


@pytest.mark.compiled
def test_a_thousand_games_end_before_round_60_at_every_table() -> None:
    for seats in (4, 5, 6):
        courses = SURVEY.play(FUTURISIKO.options({"seats": seats}), 1000, stream(7))
        won = (courses["winner"] != NOBODY) & (courses["rounds"] < 60)
        assert won.mean() >= 0.99
        assert (courses["played"].sum(axis=(0, 1)) > 0).all(), "every kind of card is played"


def test_a_game_by_others_is_summed_up_as_it_was_played() -> None:
    options = FUTURISIKO.options({"seats": 3, "goal": 16, "round_limit": 3})
    state, dealer, rng = FUTURISIKO.start(options), Dealer("seed"), np.random.default_rng(7)
    first = {}
    while (seat := state.to_move) != OVER:
        legal = state.legal()
        is_chance = seat == CHANCE
        state.apply(
            dealer.choose(legal, state.chances()) if is_chance else legal[rng.integers(len(legal))]
        )
        first[int(state.raw.rounds)] = int(state.raw.first)
    (course,) = SURVEY.sum_up(options, state.actions)
    assert course["actions"] == len(state.actions)
    assert course["rounds"] == state.raw.rounds
    assert (course["drafter"], course["opener"]) == (first[0], first[1])


def a_sample(players: str = "somebody") -> Sample[FutuRisikoOptions]:
    """Four games that were never played."""
    courses = np.zeros(4, COURSE)
    courses["rounds"] = [5, 7, 9, 99]
    courses["winner"] = [0, 1, 1, NOBODY]
    courses["draft_place"] = [0, 0, 1, 0]
    courses["survivors"] = [4, 3, 4, 4]
    courses["played"][0, 0, Card.TREGUA] = 3
    courses["played"][1, 0, Card.TREGUA] = 3
    return Sample(players, FUTURISIKO.options({"seats": 4}), courses)


def test_tables_tell_lengths_wins_and_cards() -> None:
    lengths, draft, _, _, cards = SURVEY.tell([a_sample()]).tables
    assert lengths.rows == ((4, 4, 75.0, 7.0, 5, 7, 8, 9, 3.7),)
    shares = [share.value for share in draft.rows[0] if isinstance(share, Estimate)]
    assert shares == pytest.approx([2 / 3, 1 / 3, 0, 0])
    assert ("Tregua", 2.0, 1.0, 0.33) in cards.rows
    assert len(cards.rows) == len(Card)


def test_charts_show_lengths_places_and_cards_of_the_strongest() -> None:
    report = SURVEY.tell([a_sample("greedy"), a_sample("level:1")])
    drawn = {name: chart.draw() for name, chart in report.charts.items()}
    assert set(drawn) == {"lengths", "places", "cards"}
    assert all("3 games. Played by: level:1." in chart for chart in drawn.values())
    assert "in the draft" in drawn["places"]
    assert "Super Produzione" in drawn["cards"]
    assert report.tables[-1].title == "How often a card is played in a game with 4 seats (level:1)"


def test_F11_tables_are_those_of_the_book() -> None:
    assert [table.seats for table in SURVEY.tables()] == [4, 5, 6]

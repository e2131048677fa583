"""Ratings find the strengths that made the places, and know how unsure they are."""

import numpy as np
import pytest

from ludoteca.arena import Result
from ludoteca.arena.analysis.rating import ELO, rate
from tests.arena.table import a_result


def draw_deals(elo: dict[str, float], deals: int, seed: int) -> list[list[Result]]:
    """Games by Plackett and Luce's model: a clock for everybody, the first to ring is first."""
    rng = np.random.default_rng(seed)
    names = list(elo)
    rates = np.exp(np.array(list(elo.values())) / ELO)
    places = np.argsort(np.argsort(rng.exponential(1 / rates, (deals, len(names))))) + 1
    text = " ".join(names)
    return [[a_result(n, text, " ".join(map(str, row)))] for n, row in enumerate(places)]


def test_known_strengths_are_found_within_their_error_bars() -> None:
    truth = {"a": 200.0, "b": 50.0, "c": -50.0, "d": -200.0}
    held = 0
    for seed in range(20):
        ratings = rate(draw_deals(truth, 150, seed), list(truth))
        held += sum(r.low <= t <= r.high for r, t in zip(ratings, truth.values(), strict=True))
        assert sum(r.value for r in ratings) == pytest.approx(0, abs=1e-6)
    assert held >= 0.9 * 80
    many = rate(draw_deals(truth, 2000, 99), list(truth))
    assert [r.value for r in many] == pytest.approx(list(truth.values()), abs=25)


def test_for_two_players_it_is_elo() -> None:
    won = [[a_result(n, "a b", "1 2" if n % 4 else "2 1")] for n in range(4000)]
    above, below = rate(won, ["a", "b"])
    assert above.value - below.value == pytest.approx(400 * np.log10(3), abs=1)


def test_a_shared_place_is_half_a_victory_for_each() -> None:
    shared = [[a_result(n, "a b", "1 1")] for n in range(50)]
    taken = [[a_result(n, "a b", "1 2" if n % 2 else "2 1")] for n in range(50)]
    for deals in (shared, taken):
        assert [r.value for r in rate(deals, ["a", "b"])] == pytest.approx([0, 0], abs=1e-6)
    half = [[a_result(n, "a b", "1 1" if n % 2 else "1 2")] for n in range(4000)]
    above, below = rate(half, ["a", "b"])
    assert above.value - below.value == pytest.approx(400 * np.log10(3), abs=1)


def test_the_order_of_the_games_does_not_matter() -> None:
    deals = draw_deals({"a": 100, "b": 0, "c": -100}, 40, 5)
    there, back = (rate(order, ["a", "b", "c"]) for order in (deals, deals[::-1]))
    assert [r.value for r in there] == pytest.approx([r.value for r in back])
    assert [r.low for r in there] == pytest.approx([r.low for r in back])


def test_who_won_everything_has_a_rating_and_a_wide_error_bar() -> None:
    winner, loser = rate([[a_result(n, "a b", "1 2")] for n in range(30)], ["a", "b"])
    assert 100 < winner.value < 1000
    assert winner.reach > 50
    assert loser.value == pytest.approx(-winner.value)


def test_games_that_all_depend_on_the_deal_count_as_one() -> None:
    rng = np.random.default_rng(3)
    ends = ["1 2" if luck else "2 1" for luck in rng.integers(0, 2, 100)]
    alone = [[a_result(n, "a b", end)] for n, end in enumerate(ends)]
    fourfold = [[a_result(n, "a b", end, k) for k in range(4)] for n, end in enumerate(ends)]
    reach, other = (rate(deals, ["a", "b"])[0].reach for deals in (alone, fourfold))
    assert other == pytest.approx(reach, rel=0.1)


def test_several_of_one_kind_sit_at_one_table() -> None:
    deals = [[a_result(n, "a b b b", "1 2 3 4" if n % 2 else "2 1 3 4")] for n in range(60)]
    above, below = rate(deals, ["a", "b"])
    assert above.low > below.high


def test_known_ratings_stay_and_tell_that_of_another() -> None:
    known = {"weak": 700.0, "middling": 1000.0, "strong": 1400.0}
    truth = 1200.0
    held = 0
    for seed in range(20):
        deals = [
            games
            for number, (rung, rating) in enumerate(known.items())
            for games in draw_deals({"new": truth, rung: rating}, 60, 10 * seed + number)
        ]
        new, *rungs = rate(deals, ["new", *known], known)
        assert [rung.value for rung in rungs] == pytest.approx(list(known.values()))
        assert all(rung.reach == 0 for rung in rungs)
        held += new.low <= truth <= new.high
    assert held >= 17


def test_who_beats_all_that_are_known_has_a_rating_above_them() -> None:
    won = [[a_result(n, "new rung", "1 2")] for n in range(20)]
    new, rung = rate(won, ["new", "rung"], {"rung": 1000.0})
    assert 1000 < rung.value + 300 < new.value < new.high


def test_where_all_are_known_all_stay() -> None:
    won = [[a_result(n, "weak strong", "1 2")] for n in range(5)]
    known = {"weak": 900.0, "strong": 1100.0}
    assert [r.value for r in rate(won, list(known), known)] == pytest.approx([900, 1100])

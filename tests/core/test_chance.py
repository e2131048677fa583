"""The dealer, and the generator of the kernels."""

import hashlib
from collections import Counter

import numpy as np

from ludoteca.core.chance import Dealer, below, stream


def test_a_dealer_is_bound_by_his_seed() -> None:
    dealt = [Dealer("secret", n).choose([10, 20, 30], [0.5, 0.25, 0.25]) for n in range(50)]
    dealer = Dealer("secret")
    assert [dealer.choose([10, 20, 30], [0.5, 0.25, 0.25]) for _ in range(50)] == dealt
    assert dealer.dealt == 50
    assert dealer.commitment == hashlib.sha256(b"secret").hexdigest()


def test_dealers_without_a_seed_differ() -> None:
    assert Dealer().seed != Dealer().seed


def test_a_dealer_deals_by_the_chances() -> None:
    dealer = Dealer("fair")
    counts = Counter(dealer.choose([1, 2, 3], [0.7, 0.2, 0.1]) for _ in range(4000))
    for outcome, chance in ((1, 0.7), (2, 0.2), (3, 0.1)):
        # Five standard deviations: a fair dealer fails this once in a million seeds.
        assert abs(counts[outcome] - 4000 * chance) < 5 * (4000 * chance * (1 - chance)) ** 0.5


def test_a_certain_outcome_is_dealt_even_where_the_sum_of_chances_falls_short() -> None:
    assert Dealer("x").choose([5], [0.0]) == 5


def test_the_kernels_generator_is_even_and_repeatable() -> None:
    rng = stream(3)
    numbers = [below(rng, 10) for _ in range(5000)]
    again = stream(3)
    assert [below(again, 10) for _ in range(100)] == numbers[:100]
    counts = np.bincount(numbers, minlength=10)
    # Chi-square with nine degrees of freedom: above 35 once in ten thousand seeds.
    assert ((counts - 500) ** 2 / 500).sum() < 35

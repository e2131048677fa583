"""Limits: a burst at once, then a steady rate, and no memory for those who rest."""

import pytest

from ludoteca.server import limits
from ludoteca.server.limits import Rate, RateLimiter, TokenBucket
from ludoteca.server.refusals import TooMany


class Watch:
    """A clock that tests put on."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    monkeypatch.setattr(limits, "monotonic", watch)
    return watch


def test_after_a_burst_one_waits_until_a_token_has_come_back(watch: Watch) -> None:
    bucket = TokenBucket(Rate(burst=2, per_second=0.5))
    assert bucket.take()
    assert bucket.take()
    assert not bucket.take()
    watch.now += 1.9
    assert not bucket.take()
    watch.now += 0.2
    assert bucket.take()


def test_a_bucket_holds_no_more_than_its_burst(watch: Watch) -> None:
    bucket = TokenBucket(Rate(burst=1, per_second=1))
    watch.now += 1000
    assert bucket.take()
    assert not bucket.take()


@pytest.mark.usefixtures("watch")
def test_everyone_has_tokens_of_their_own() -> None:
    limiter = RateLimiter(Rate(burst=1, per_second=0.1), limited=True)
    limiter.take("anna")
    with pytest.raises(TooMany):
        limiter.take("anna")
    limiter.take("ben")


@pytest.mark.usefixtures("watch")
def test_without_limits_nobody_is_refused() -> None:
    limiter = RateLimiter(Rate(burst=1, per_second=0), limited=False)
    for _ in range(10):
        limiter.take("anna")


def test_those_who_rest_are_forgotten_and_those_who_press_are_not(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 4)
    limiter = RateLimiter(Rate(burst=1, per_second=0.1), limited=True)
    for who in ("rests", "rests too", "rests as well"):
        limiter.take(who)
    watch.now += 60
    limiter.take("presses")
    limiter.take("newcomer")
    with pytest.raises(TooMany):
        limiter.take("presses")
    assert len(limiter._buckets) == 2

"""Limits: a burst at once, then a steady rate, and no memory for those who rest."""

import re
from dataclasses import fields
from math import isclose
from pathlib import Path

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.server.limits import rate_limiter
from ludoteca.server.limits.addresses import count_as
from ludoteca.server.limits.limit_settings import LimitSettings, Rate
from ludoteca.server.limits.rate_limiter import RateLimiter, TokenBucket
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
    monkeypatch.setattr(rate_limiter, "monotonic", watch)
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
    monkeypatch.setattr(rate_limiter, "MOST_BUCKETS", 4)
    limiter = RateLimiter(Rate(burst=1, per_second=0.1), limited=True)
    for who in ("rests", "rests too", "rests as well"):
        limiter.take(who)
    watch.now += 60
    limiter.take("presses")
    limiter.take("newcomer")
    with pytest.raises(TooMany):
        limiter.take("presses")
    assert len(limiter._buckets) == 2


# What a host may set.


def test_a_limit_is_set_by_its_name() -> None:
    limits = LimitSettings().but(["sockets=50", "requests=60/10", "arrival=2.5"])
    assert (limits.sockets, limits.requests, limits.arrival) == (50, Rate(60, 10), 2.5)
    assert limits.guests == LimitSettings().guests


@pytest.mark.parametrize(
    "word", ["", "chairs=5", "sockets", "sockets=many", "sockets=0", "requests=5", "arrival=inf"]
)
def test_what_is_no_limit_is_refused_with_those_there_are(word: str) -> None:
    with pytest.raises(Malformed, match="sets no limit") as refused:
        LimitSettings().but([word])
    assert "sockets, queues" in str(refused.value)


def test_the_docs_tell_every_limit_as_it_is() -> None:
    page = Path("docs/hosting.md").read_text(encoding="utf-8")
    text = page.partition("\n## Limits\n")[2].partition("\n## ")[0]
    told = LimitSettings().but(re.findall(r"\| `(\w+=[\d./]+)` \|", text))
    named = set(re.findall(r"\| `(\w+)=[\d./]+` \|", text))
    assert named == {field.name for field in fields(LimitSettings)}
    for field in fields(LimitSettings):
        ours, theirs = getattr(LimitSettings(), field.name), getattr(told, field.name)
        if isinstance(ours, Rate):
            assert ours.burst == theirs.burst
            assert isclose(ours.per_second, theirs.per_second, rel_tol=0.02), field.name
        else:
            assert ours == theirs, field.name


# As whom somebody is counted.


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("testclient", "testclient", True),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (count_as(one) == count_as(other)) is same

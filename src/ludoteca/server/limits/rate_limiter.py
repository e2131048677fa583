"""Rates: a burst at once, then so many a second, for each who asks."""

from time import monotonic

from ludoteca.server.limits.limit_settings import Rate
from ludoteca.server.refusals import TooMany

# Buckets that are kept; a full one need not be.
MOST_BUCKETS = 50_000


class TokenBucket:
    """A bucket of tokens that fills by itself; what costs more than is in it has to wait."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left = rate.burst
        self._at = monotonic()

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = monotonic()
        self._left = min(self.rate.burst, self._left + (now - self._at) * self.rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def pay(self, tokens: float) -> None:
        """Take what something turned out to cost, be it more than there is."""
        self._left -= tokens

    @property
    def is_full(self) -> bool:
        """Whether it would be full by now."""
        return self._now >= self.rate.burst

    @property
    def is_empty(self) -> bool:
        """Whether nothing would be in it by now."""
        return self._now <= 0

    @property
    def _now(self) -> float:
        return self._left + (monotonic() - self._at) * self.rate.per_second


class RateLimiter:
    """A bucket for everyone, by what they are known by."""

    def __init__(self, rate: Rate, *, limited: bool) -> None:
        self.rate = rate
        self._limited = limited
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, who: str) -> None:
        """Take one token of somebody's; refused where there is none."""
        if self._limited and not self._find(who).take():
            raise TooMany("server-too-fast")

    def check(self, who: str) -> None:
        """Refuse somebody who has nothing left, and take nothing."""
        if self._limited and self._find(who).is_empty:
            raise TooMany("server-too-fast")

    def pay(self, who: str, tokens: float) -> None:
        """Take from somebody what something turned out to cost them."""
        if self._limited:
            self._find(who).pay(tokens)

    def _find(self, who: str) -> TokenBucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self._buckets[who] = TokenBucket(self.rate)
        return bucket

    def _forget(self) -> None:
        """Forget those who have asked for nothing lately; if nobody has rested, the oldest half."""
        kept = [(who, bucket) for who, bucket in self._buckets.items() if not bucket.is_full]
        self._buckets = dict(kept[-MOST_BUCKETS // 2 :])

"""Rates: a burst at once, then so many a second, for each who asks."""

from time import monotonic

from ludoteca.server.limits.limit_settings import Rate
from ludoteca.server.refusals import TooMany

# Buckets that are kept; a full one need not be.
MOST_BUCKETS = 50_000
# Other processes are told of such a share of a bucket.
WORTH_TELLING = 0.05


class TokenBucket:
    """A bucket of tokens that fills by itself; what costs more than is in it has to wait."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left = rate.burst
        self._at = monotonic()
        # What was taken here since other processes were told.
        self.untold = 0.0

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = monotonic()
        self._left = min(self.rate.burst, self._left + (now - self._at) * self.rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        self.untold += 1
        return True

    def pay(self, tokens: float) -> None:
        """Take what something turned out to cost, be it more than there is."""
        self._left -= tokens
        self.untold += tokens

    def charge(self, tokens: float) -> None:
        """Take what was taken in another process."""
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
        # Of whom other processes should hear.
        self._untold: set[str] = set()

    def take(self, who: str) -> None:
        """Take one token of somebody's; refused where there is none."""
        if not self._limited:
            return
        bucket = self._find(who)
        if not bucket.take():
            raise TooMany("server-too-fast")
        self._note(who, bucket)

    def check(self, who: str) -> None:
        """Refuse somebody who has nothing left, and take nothing."""
        if self._limited and self._find(who).is_empty:
            raise TooMany("server-too-fast")

    def pay(self, who: str, tokens: float) -> None:
        """Take from somebody what something turned out to cost them."""
        if self._limited:
            bucket = self._find(who)
            bucket.pay(tokens)
            self._note(who, bucket)

    def charge(self, who: str, tokens: float) -> None:
        """Take from somebody what they had from another process."""
        if self._limited:
            self._find(who).charge(tokens)

    def collect_untold(self) -> dict[str, float]:
        """What was taken here since it was last asked, by those of whom others should hear."""
        told: dict[str, float] = {}
        for who in self._untold:
            bucket = self._buckets[who]
            told[who], bucket.untold = bucket.untold, 0.0
        self._untold.clear()
        return told

    def _note(self, who: str, bucket: TokenBucket) -> None:
        """Who takes a little now and then is nowhere near the limit, in no process."""
        if bucket.untold >= self.rate.burst * WORTH_TELLING:
            self._untold.add(who)

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
        self._untold &= self._buckets.keys()

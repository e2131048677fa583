"""How much anybody may ask for, so that nobody is crowded out."""

from dataclasses import dataclass
from time import monotonic

from ludoteca.server.refusals import TooMany

# Bytes of a message on the socket, of a request, and of a record that is sent to be looked at.
LARGEST_MESSAGE = 4096
LARGEST_REQUEST = 64 * 1024
LARGEST_RECORD = 1024 * 1024
# Bytes of a file that is brought for a table, and how many of them one person may bring.
LARGEST_ASSET = 256 * 1024
MOST_ASSETS = 100
# Any number in a request.
LARGEST_NUMBER = 1_000_000
# Tables of one host that are not over.
OPEN_TABLES = 20
# Letters of a name and of a line of talk.
LONGEST_NAME = 24
LONGEST_LINE = 200
# Messages that wait for somebody who does not read; then the line is cut.
LONGEST_QUEUE = 500
# Sockets from one address.
MOST_SOCKETS = 300
# Tables in a list.
LONGEST_LIST = 60
# Scenes in one answer.
MOST_SCENES = 60


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second for long."""

    burst: float
    per_second: float


REQUESTS = Rate(120, 20)  # by one address
MESSAGES = Rate(60, 15)  # on one socket
TALK = Rate(8, 0.5)  # by one person
GUESTS = Rate(30, 0.5)  # new identities from one address
PASSPHRASES = Rate(6, 0.05)  # tries from one address
CODES = Rate(20, 0.3)  # invitations tried from one address
HINTS = Rate(6, 0.5)  # by one person
RECORDS = Rate(10, 1 / 30)  # brought from one address
MAILS = Rate(5, 1 / 300)  # codes asked for from one address, and sent to one address of e-mail
ASSETS = Rate(20, 1 / 30)  # brought from one address

# RateLimiter that are kept; a full one need not be.
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

    @property
    def is_full(self) -> bool:
        """Whether it would be full by now."""
        waited = monotonic() - self._at
        return self._left + waited * self.rate.per_second >= self.rate.burst


class RateLimiter:
    """A bucket for everyone, by what they are known by."""

    def __init__(self, rate: Rate, *, limited: bool) -> None:
        self.rate = rate
        self._limited = limited
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, who: str) -> None:
        """Take one token of somebody's; refused where there is none."""
        if not self._limited:
            return
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self._buckets[who] = TokenBucket(self.rate)
        if not bucket.take():
            raise TooMany("server-too-fast")

    def _forget(self) -> None:
        """Forget those who have asked for nothing lately; if nobody has rested, the oldest half."""
        kept = [(who, bucket) for who, bucket in self._buckets.items() if not bucket.is_full]
        self._buckets = dict(kept[-MOST_BUCKETS // 2 :])


class Limits:
    """The rates that are counted for each address or person."""

    def __init__(self, *, limited: bool) -> None:
        self.requests = RateLimiter(REQUESTS, limited=limited)
        self.guests = RateLimiter(GUESTS, limited=limited)
        self.passphrases = RateLimiter(PASSPHRASES, limited=limited)
        self.codes = RateLimiter(CODES, limited=limited)
        self.records = RateLimiter(RECORDS, limited=limited)
        self.assets = RateLimiter(ASSETS, limited=limited)
        self.mails = RateLimiter(MAILS, limited=limited)
        self.hints = RateLimiter(HINTS, limited=limited)
        self.talk = RateLimiter(TALK, limited=limited)

"""The limits of one process, with what is counted for them."""

from ludoteca.server.limits.limit_settings import LimitSettings
from ludoteca.server.limits.rate_limiter import RateLimiter
from ludoteca.server.limits.share import Share


class Limits:
    """What is counted for each address or person."""

    def __init__(self, settings: LimitSettings, *, limited: bool) -> None:
        self.settings = settings
        self.limited = limited
        self.requests = RateLimiter(settings.requests, limited=limited)
        self.pages = RateLimiter(settings.pages, limited=limited)
        self.guests = RateLimiter(settings.guests, limited=limited)
        self.passphrases = RateLimiter(settings.passphrases, limited=limited)
        self.tries = RateLimiter(settings.tries, limited=limited)
        self.codes = RateLimiter(settings.codes, limited=limited)
        self.records = RateLimiter(settings.records, limited=limited)
        self.assets = RateLimiter(settings.assets, limited=limited)
        self.mails = RateLimiter(settings.mails, limited=limited)
        self.hints = RateLimiter(settings.hints, limited=limited)
        self.talk = RateLimiter(settings.talk, limited=limited)
        self.reports = RateLimiter(settings.reports, limited=limited)
        self.openings = RateLimiter(settings.openings, limited=limited)
        self.kept = RateLimiter(settings.kept, limited=limited)
        self.messages = RateLimiter(settings.address_messages, limited=limited)
        self.work = RateLimiter(settings.work, limited=limited)
        self.connections = Share(settings.connections, limited=limited)
        self.sockets = Share(settings.sockets, limited=limited)
        # Bytes that wait: sent and not read yet, or of requests that are not done.
        self.queues = Share(settings.queues, limited=limited)

    @property
    def rates(self) -> dict[str, RateLimiter]:
        """All that is counted by the second, by name: what processes tell each other."""
        return {name: each for name, each in vars(self).items() if isinstance(each, RateLimiter)}

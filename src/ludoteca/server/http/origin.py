"""Whether a request is meant for this server, and comes from one of its own pages."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

# Whoever is at the machine itself, such as a check of health, may call it so.
LOCAL = ("localhost", "127.0.0.1", "::1")


class OwnOrigin:
    """How people reach this server, as far as its host has said so."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        # None: whatever somebody calls it, it is this one.
        self._origin = f"{parts.scheme}://{parts.netloc}" if address else None
        self._host = parts.netloc
        self.is_secure = parts.scheme == "https"

    def is_for_us(self, headers: Headers) -> bool:
        """Whether a request names this server as its host has named it."""
        host = headers.get("host", "")
        return self._origin is None or host == self._host or _is_local(host)

    def locate(self, scheme: str, headers: Headers) -> str:
        """How whoever asks reaches this server, for links that lead back to it."""
        return self._origin or f"{scheme}://{headers.get('host', '')}"

    def is_from_here(self, headers: Headers) -> bool:
        """Whether the page that asks is one of ours; programs name no page."""
        origin, host = headers.get("origin"), headers.get("host", "")
        if origin is None:
            return True
        if self._origin is not None and not _is_local(host):
            return origin == self._origin
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False


def _is_local(host: str) -> bool:
    try:
        return urlsplit(f"//{host}").hostname in LOCAL
    except ValueError:
        return False

"""Whether a request is meant for this server, and comes from one of its own pages."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers

# Whoever is at the machine itself, such as a check of health, may call it so.
LOCAL = ("localhost", "127.0.0.1", "::1")
USUAL_PORTS = {"http": 80, "https": 443}


class OwnOrigin:
    """How people reach this server, as far as its host has said so."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        # None: whatever somebody calls it, it is this one.
        self._origin = _normalize(f"{parts.scheme}://{parts.netloc}") if address else None
        self._scheme = parts.scheme
        self.is_secure = parts.scheme == "https"

    def is_for_us(self, headers: Headers) -> bool:
        """Whether a request names this server as its host has named it."""
        host = headers.get("host", "")
        if self._origin is None or _is_local(host):
            return True
        return _normalize(f"{self._scheme}://{host}") == self._origin

    def locate(self, scheme: str, headers: Headers) -> str:
        """How whoever asks reaches this server, for links that lead back to it."""
        return self._origin or f"{scheme}://{headers.get('host', '')}"

    def is_from_here(self, headers: Headers) -> bool:
        """Whether the page that asks is one of ours; programs name no page."""
        origin, host = headers.get("origin"), headers.get("host", "")
        if origin is None:
            return True
        if self._origin is not None and not _is_local(host):
            return _normalize(origin) == self._origin
        try:
            return urlsplit(origin).netloc == host
        except ValueError:
            return False


def _normalize(origin: str) -> str:
    """As browsers write it: in small letters of ASCII, and without the port that is usual.

    What is no origin stays what it is, and is nobody's.
    """
    try:
        parts = urlsplit(origin)
        port = parts.port
        name = parts.netloc.lower().removesuffix(f":{port}").encode("idna").decode()
    except ValueError:
        return origin
    if origin != f"{parts.scheme}://{parts.netloc}":
        return origin
    is_usual = port in (None, USUAL_PORTS.get(parts.scheme))
    return f"{parts.scheme}://{name}" if is_usual else f"{parts.scheme}://{name}:{port}"


def _is_local(host: str) -> bool:
    try:
        return urlsplit(f"//{host}").hostname in LOCAL
    except ValueError:
        return False

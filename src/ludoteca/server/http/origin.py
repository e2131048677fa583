"""Whether a request comes from one of our own pages."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers


def is_from_here(headers: Headers) -> bool:
    """Whether the page that asks is one of ours; programs name no page."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False

"""Headers: what a browser may do with our pages, and whose requests are heard at all."""

import logging
from time import perf_counter
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.core.messages import speaking
from ludoteca.server.doors import house_of, language_of
from ludoteca.server.limits import LARGEST_RECORD, LARGEST_REQUEST
from ludoteca.server.metrics import REQUESTS, SECONDS
from ludoteca.server.refusals import STATUS, TooLarge, TooMany, tell_refusal
from ludoteca.table import Forbidden

log = logging.getLogger("ludoteca.access")

# Nothing but our own files, no script or style inside a page, and no page inside another's.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "DELETE", "PATCH", "POST", "PUT")
# Only here somebody sends a whole game.
RECORDS = "/api/records"


class Gate:
    """Stands before all routes, checks and counts requests, and puts headers on the answers.

    Within it everything is said in the language of whoever asks. Sockets pass: they have checks
    of their own.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start = perf_counter()
        status = 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            refusal = self._refuse(scope)
            with speaking(language_of(HTTPConnection(scope))):
                if refusal is None:
                    await self.app(scope, self._measure(scope, receive), answer)
                else:
                    told = {"error": tell_refusal(refusal)}
                    await JSONResponse(told, STATUS[refusal.kind])(scope, receive, answer)
        finally:
            seconds = perf_counter() - start
            SECONDS.observe(seconds)
            method = scope["method"] if scope["method"] in METHODS else "other"
            REQUESTS.labels(method, status).inc()
            log.info("%s %s %s %.0f ms", method, _name_place(scope["path"]), status, 1000 * seconds)

    def _refuse(self, scope: Scope) -> Forbidden | TooLarge | TooMany | None:
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        is_ours = origin is None or urlsplit(origin).netloc == headers.get("host")
        if scope["method"] not in SAFE and not is_ours:
            return Forbidden("server-origin")
        largest = _largest(scope)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > largest:
            return TooLarge("server-request-size", largest=largest)
        connection = HTTPConnection(scope)
        if scope["path"].startswith("/api/"):
            client = connection.client.host if connection.client else ""
            if not house_of(connection).requests.take(client):
                return TooMany("server-too-fast")
        return None

    @staticmethod
    def _measure(scope: Scope, receive: Receive) -> Receive:
        """Cut off a body that is longer than its sender said."""
        left = _largest(scope)

        async def measured() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge("server-request-size", largest=_largest(scope))
            return message

        return measured


def _name_place(path: str) -> str:
    """An address as it may stand in a log: without the query, and without an invitation's code."""
    if path.startswith("/api/"):
        return ascii(path)[1:-1]
    first = path.split("/", 2)[1]
    return ascii(f"/{first}/…" if path != f"/{first}" else path)[1:-1]


def _largest(scope: Scope) -> int:
    return LARGEST_RECORD if scope["path"] == RECORDS else LARGEST_REQUEST

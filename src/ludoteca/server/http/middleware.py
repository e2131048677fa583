"""The guard before all routes: which requests are heard, and what a browser may do with answers."""

import asyncio
import logging
from time import perf_counter
from urllib.parse import quote

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.core.errors import Refusal
from ludoteca.core.text.messages import speaking
from ludoteca.server.http.dependencies import address_of, language_of, services_of
from ludoteca.server.http.waiting import Gone
from ludoteca.server.limits import sizes
from ludoteca.server.limits.share import Holding
from ludoteca.server.monitoring.metrics import REQUESTS, SECONDS
from ludoteca.server.refusals import (
    Failed,
    Misdirected,
    TooLarge,
    TooMany,
    TooSlow,
    answer_refusal,
)
from ludoteca.table import Forbidden

log = logging.getLogger("ludoteca.access")

# Nothing but our own files, no script or style inside a page, and no page inside another's.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
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
# For a year browsers come by https only; sent where the host has said that people do.
HSTS = "max-age=31536000"
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
API = "/api/"
METRICS = "/metrics"
# Only here somebody sends a whole game, or a file to play with.
RECORDS = "/api/records"
ASSETS = "/api/assets/"


class RequestGuard:
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
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _put_headers(scope, message)
            await send(message)

        with speaking(language_of(HTTPConnection(scope))):
            try:
                await self._admit(scope, receive, answer)
            except Refusal as refusal:
                await answer_refusal(refusal)(scope, receive, answer)
            except Gone:
                status = 499
            except Exception:
                log.exception("%s failed", _name(scope))
                if status:
                    raise  # half an answer is on its way: the line has to be cut
                await answer_refusal(Failed("server-failed"))(scope, receive, answer)
        _count(scope, status, perf_counter() - start)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        connection = HTTPConnection(scope)
        services = services_of(connection)
        if not services.origin.is_for_us(headers):
            raise Misdirected("server-host")
        if scope["method"] not in SAFE and not services.origin.is_from_here(headers):
            raise Forbidden("server-origin")
        limits, address = services.limits, address_of(connection)
        is_page = not scope["path"].startswith((API, METRICS))
        (limits.pages if is_page else limits.requests).take(address)
        if not is_page:
            # Pages are for all: they say why nothing else is.
            services.moderator.check_address(address)
        query = scope["query_string"]
        if len(query) > sizes.LARGEST_QUERY or query.count(b"&") >= sizes.MOST_FIELDS:
            raise TooLarge("server-request-size", largest=sizes.LARGEST_QUERY)
        with Holding(limits.queues, address) as holding:
            try:
                async with asyncio.timeout(limits.settings.arrival if limits.limited else None):
                    body = await _read_body(receive, largest_body(scope["path"]), holding)
            except TimeoutError:
                raise TooSlow("server-too-slow") from None
            await self.app(scope, _repeat(body, receive), send)


def largest_body(path: str) -> int:
    """How much may be sent to an address, in bytes."""
    if path == RECORDS:
        return sizes.LARGEST_RECORD
    return sizes.LARGEST_ASSET if path.startswith(ASSETS) else sizes.LARGEST_REQUEST


async def _read_body(receive: Receive, largest: int, holding: Holding) -> bytes:
    """All that is sent, however long its sender said it is; refused as soon as it is too much.

    It may be too much for one request, or with all else that waits for its sender.
    """
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        part = message.get("body", b"")
        body += part
        if len(body) > largest:
            raise TooLarge("server-request-size", largest=largest)
        if not holding.grow(len(part)):
            raise TooMany("server-too-fast")
        if not message.get("more_body", False):
            return bytes(body)


def _repeat(body: bytes, receive: Receive) -> Receive:
    """What was read already, for the routes; then what comes after it."""
    parts = [body]

    async def repeat() -> Message:
        if parts:
            return {"type": "http.request", "body": parts.pop(), "more_body": False}
        return await receive()

    return repeat


def _put_headers(scope: Scope, message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in SECURITY.items():
        headers.setdefault(name, value)
    if services_of(HTTPConnection(scope)).origin.is_secure:
        headers.setdefault("Strict-Transport-Security", HSTS)
    if scope["path"].startswith(API):
        headers.setdefault("Cache-Control", "no-store")


def _count(scope: Scope, status: int, seconds: float) -> None:
    method = scope["method"] if scope["method"] in METHODS else "other"
    SECONDS.observe(seconds)
    REQUESTS.labels(method, status).inc()
    log.info("%s %s %s %.0f ms", method, _name(scope), status, 1000 * seconds)


def _name(scope: Scope) -> str:
    """What was asked for, without names and codes: whoever reads the log shall not come in."""
    route = scope.get("route")
    if route is not None:
        prefix = "/api" if scope["path"].startswith(API) else ""
        return prefix + str(route.path).removeprefix("/api")
    return "/" + quote(scope["path"].strip("/").partition("/")[0][:40])

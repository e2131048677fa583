"""HTTP as Uvicorn speaks it, for clients who may mean harm.

What can happen before a request has arrived, or while its answer is not read, no route can see:
endless headers, requests that come letter by letter, lines that stay open for nothing.
"""

import asyncio
from functools import partial
from http import HTTPStatus
from socket import socket as Socket  # noqa: N812 as sockets of ours have other names
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from ludoteca.server.http.line import Line
from ludoteca.server.http.web_socket import FLUSHER, GuardedWebSocket, SocketFlusher
from ludoteca.server.limits.addresses import count_as
from ludoteca.server.limits.limits import Limits
from ludoteca.server.limits.share import Holding
from ludoteca.server.limits.sizes import LARGEST_MESSAGE
from ludoteca.server.processes.handover import Handover

# Where the application leaves its limits for the lines of its server, and the way to its other
# processes where there are any.
LIMITS = "limits"
HANDOVER = "handover"
# Requests that may follow one that is not answered yet; browsers send none.
MOST_PIPELINED = 8
# A body may come in so many pieces, and in one more for each so many bytes: each costs as much,
# however short it is.
FREE_PIECES, SHORT_PIECE = 200, 200


class Unbearable(Exception):
    """Headers without end, requests heaped upon each other, or a body in crumbs."""


class GuardedHttp(HttpToolsProtocol):
    """HTTP with bounded headers, bounded waiting, and so many connections from one address."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits: Limits = app_state[LIMITS]
        self._flusher: SocketFlusher = app_state.setdefault(FLUSHER, SocketFlusher(self.loop))
        self._handover: Handover | None = app_state.get(HANDOVER)
        self._line: Line
        # Bytes of the head of a request, while it arrives; None while a request is being answered.
        self._head: int | None = 0
        # Pieces in which its body has come, and the bytes in them.
        self._pieces = self._bytes = 0
        self._refusal: HTTPStatus | None = None
        # What waits of an answer that is not read.
        self._unread: Holding | None = None
        # Whether what comes next begins a request.
        self._is_between = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client connects."""
        super().connection_made(transport)
        self._line = Line(self._limits, self.config, transport)
        if self._handover is not None:
            parts = self.config, self.server_state, self.app_state
            self._handover.open(partial(_welcome, self.loop, *parts))
        if self._line.is_welcome:
            self._line.begin("arrival")
        else:
            self._refusal = HTTPStatus.TOO_MANY_REQUESTS
            self.send_400_response("")

    def connection_lost(self, exc: Exception | None) -> None:
        """The line has ended."""
        self._line.close()
        self._forget_unread()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has arrived."""
        if self._refusal is None and not self._give_away(data):
            self.read(data)

    def _give_away(self, data: bytes) -> bool:
        """Let another process answer, if the request that begins is for a table of its own."""
        is_quiet = self._is_between and (self.cycle is None or self.cycle.response_complete)
        if self._handover is None or not is_quiet or not self._handover.give(self.transport, data):
            return False
        self._unset_keepalive_if_required()
        return True

    def read(self, data: bytes) -> None:
        """Take in what has arrived for this process."""
        if self._head is None and self.cycle is not None and self.cycle.response_complete:
            # The next request on the same line, or what is left of one that was refused.
            self._line.begin("arrival")
        super().data_received(data)
        # What has come of a header that is not complete is known to nobody else.
        if self._head is not None and not self._has_room(len(data)):
            self.send_400_response("")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_between = False
        self._head = self._pieces = self._bytes = 0

    def on_url(self, url: bytes) -> None:
        """Some of its address is there."""
        super().on_url(url)
        self._check_head(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header of it is there."""
        super().on_header(name, value)
        self._check_head(len(name) + len(value))

    def on_headers_complete(self) -> None:
        """All its headers are there."""
        self._head = None
        self._line.end("arrival")
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:
            self._refusal = HTTPStatus.TOO_MANY_REQUESTS
            raise Unbearable

    def on_body(self, body: bytes) -> None:
        """A piece of its body is there."""
        self._pieces += 1
        self._bytes += len(body)
        most = FREE_PIECES + self._bytes // SHORT_PIECE
        if self._limits.limited and self._pieces > most:
            self._refusal = HTTPStatus.BAD_REQUEST
            raise Unbearable
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is there; what is left of one that was refused never passes for another."""
        self._is_between = True
        super().on_message_complete()

    def _check_head(self, size: int) -> None:
        if not self._has_room(size):
            # The parser stops, and has `send_400_response` called.
            raise Unbearable

    def _has_room(self, size: int) -> bool:
        self._head = (self._head or 0) + size
        if self._limits.limited and self._head > self._limits.settings.headers:
            self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        return self._refusal is None

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request; nobody knows yet in which language."""
        if self._refusal is None:
            super().send_400_response(msg)
            return
        status = self._refusal
        self.transport.write(
            f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\n"
            f"content-type: text/plain\r\ncontent-length: {len(status.description)}\r\n\r\n"
            f"{status.description}".encode()
        )
        self.transport.close()
        self._line.begin("arrival")

    def handle_websocket_upgrade(self) -> None:
        """It asks for a WebSocket."""
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, GuardedWebSocket), "it was asked for beside this one"
        protocol.take_over(self._line, self._flusher)
        if not protocol.handshake_initiated:
            # No request for the library of WebSockets, which would wait for another for ever.
            self.send_400_response("")

    def shutdown(self) -> None:
        """The server stops, and takes over no more lines."""
        if self._handover is not None:
            self._handover.close()
        super().shutdown()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._line.begin("reading")
        # As a proxy tells it, where it is believed.
        client = self.cycle.scope["client"] if self.cycle else self.client
        self._unread = Holding(self._limits.queues, count_as(client[0]) if client else "")
        if not self._unread.grow(self.transport.get_write_buffer_size()):
            self.transport.abort()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._line.end("reading")
        self._forget_unread()

    def _forget_unread(self) -> None:
        if self._unread is not None:
            self._unread.give_back()
            self._unread = None


class HandedOverHttp(GuardedHttp):
    """A line that another process has accepted, and has read something of."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any], data: bytes
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._data = data

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """It is here now, and stays for this request."""
        super().connection_made(transport)
        if self._refusal is None:
            self.read(self._data)


def _welcome(
    loop: asyncio.AbstractEventLoop,
    config: Config,
    server_state: ServerState,
    app_state: dict[str, Any],
    line: Socket,
    data: bytes,
) -> None:
    """Go on with a line that another process has accepted."""
    make = partial(HandedOverHttp, config, server_state, app_state, data)
    taking = loop.create_task(loop.connect_accepted_socket(make, line))
    server_state.tasks.add(taking)  # type: ignore[arg-type]
    taking.add_done_callback(server_state.tasks.discard)


def configure(app: Any, **more: Any) -> Config:  # noqa: ANN401 as Uvicorn has it
    """How a server of ours listens, whoever starts it."""
    return Config(
        app,
        http=GuardedHttp,
        ws=GuardedWebSocket,
        ws_max_size=LARGEST_MESSAGE * 2,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        **more,
    )

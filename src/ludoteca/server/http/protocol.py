"""HTTP and WebSocket as Uvicorn speaks them, for clients who may mean harm.

What can happen before a request has arrived, or while its answer is not read, no route can see:
endless headers, requests that come letter by letter, lines that stay open for nothing.
"""

import asyncio
from functools import partial
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from socket import socket as Socket  # noqa: N812 as sockets of ours have other names
from typing import Any, Literal

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from ludoteca.server.limits.addresses import count_as
from ludoteca.server.limits.limits import Limits
from ludoteca.server.limits.sizes import LARGEST_MESSAGE
from ludoteca.server.processes.handover import Handover

# Where the application leaves its limits for the lines of its server, and the way to its other
# processes where there are any.
LIMITS = "limits"
HANDOVER = "handover"
# Where the lines of a server find what is to be sent at the end of a turn.
OUTBOX = "outbox"
# By this name an application finds, among the extensions of a WebSocket's scope, how to write to
# it at once: without a task or a message of ASGI, and frames that were made once for many.
WRITE_AT_ONCE = "ludoteca.write_at_once"
# Requests that may follow one that is not answered yet; browsers send none.
MOST_PIPELINED = 8
# Bytes that wait in a line beyond what the system has taken, before its writer has to wait.
HIGH_WATER = 16 * 1024


# How a frame of text begins that is complete; sizes from which on two bytes tell the size, or
# eight; and what stands for those.
WHOLE_TEXT = 0x81
WHOLE = 0x80
# Of a frame that a client sends: its mask, all before a short text, and in a byte the size.
MASK, HEAD, SIZE = 4, 6, 0x7F
MEDIUM, LONG = 126, 1 << 16
EIGHT_BYTES = 127


# What is waited for: a request, or somebody who reads an answer. Both are settings.
Wait = Literal["arrival", "reading"]


class Line:
    """A connection: whom it counts for, and how long it may wait."""

    def __init__(self, limits: Limits, config: Config, transport: asyncio.Transport) -> None:
        self._limits = limits
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._timers: dict[Wait, asyncio.TimerHandle] = {}
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        # All who come by way of a proxy come from its address: that is for the proxy to count.
        is_counted = bool(host) and not is_trusted(host, config.forwarded_allow_ips)
        self._address = count_as(host) if is_counted else None
        self.is_welcome = self._address is None or limits.connections.take(self._address)

    def begin(self, wait: Wait) -> None:
        """Wait for something; the line is cut unless it happens in time."""
        if self._limits.limited and wait not in self._timers:
            seconds = getattr(self._limits.settings, wait)
            self._timers[wait] = self._loop.call_later(seconds, self._transport.abort)

    def end(self, wait: Wait) -> None:
        """It has happened."""
        if wait in self._timers:
            self._timers.pop(wait).cancel()

    def close(self) -> None:
        """It is no more."""
        self.end("arrival")
        self.end("reading")
        if self._address is not None and self.is_welcome:
            self._limits.connections.give_back(self._address)
            self._address = None


def is_trusted(host: str, allowed: list[str] | str | None) -> bool:
    """Whether a proxy at this address is believed in whose name it asks."""
    words = allowed.split(",") if isinstance(allowed, str) else allowed or []
    names = [word.strip() for word in words if word.strip()]
    try:
        address = ip_address(host)
        return any(name == "*" or address in ip_network(name) for name in names)
    except ValueError:
        return host in names


class HeadTooLarge(Exception):
    """Headers without end."""


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
        self._outbox: Outbox = app_state.setdefault(OUTBOX, Outbox())
        self._handover: Handover | None = app_state.get(HANDOVER)
        self._line: Line
        # Bytes of the head of a request, while it arrives; None while a request is being answered.
        self._head: int | None = 0
        self._refusal: HTTPStatus | None = None
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
        self._head = 0

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
            raise HeadTooLarge

    def on_message_complete(self) -> None:
        """All of it is there; what is left of one that was refused never passes for another."""
        self._is_between = True
        super().on_message_complete()

    def _check_head(self, size: int) -> None:
        if not self._has_room(size):
            # The parser stops, and has `send_400_response` called.
            raise HeadTooLarge

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
        protocol.take_over(self._line, self._outbox)

    def shutdown(self) -> None:
        """The server stops, and takes over no more lines."""
        if self._handover is not None:
            self._handover.close()
        super().shutdown()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._line.begin("reading")

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._line.end("reading")


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


class Outbox:
    """The sockets of a server that have something to send: each does so once in a turn of the loop.

    Of all that a message costs, to hand it to the system is the most.
    """

    def __init__(self) -> None:
        self._waiting: list[GuardedWebSocket] = []

    def add(self, socket: "GuardedWebSocket") -> None:
        """Have a socket send what it has when all that is going on now is done."""
        if not self._waiting:
            socket.loop.call_soon(self._send)
        self._waiting.append(socket)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            socket.flush()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is cut when nobody reads it, whatever still waits in it.

    A short text that arrives in one piece, as all of ours do, is read without the library.
    """

    _line: Line
    _outbox: Outbox
    # Whether the library has read whole messages so far, and waits for another.
    _is_between = False
    # Whether the client reads what it is sent.
    _is_read = True

    def take_over(self, line: Line, outbox: Outbox) -> None:
        """Go on with a line on which it was asked for."""
        self._line, self._outbox = line, outbox
        self._unsent = bytearray()
        self._is_between = True
        self.transport.set_write_buffer_limits(high=HIGH_WATER)

    def data_received(self, data: bytes) -> None:
        """Something has arrived."""
        if self._is_between and is_short_text(data) and self.conn.state is State.OPEN:
            self.curr_msg_data_type = "text"
            self.frames = [apply_mask(data[HEAD:], data[HEAD - MASK : HEAD])]
            self.send_receive_event_to_app()
            return
        # Where it may be in the midst of a message, it stays: such a line is but a little slower.
        self._is_between = self._is_between and is_whole(data)
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for it."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][WRITE_AT_ONCE] = {"write": self.write_at_once}

    def write_at_once(self, frames: bytes) -> bool:
        """Send frames, if the client reads what it is sent; False where somebody has to wait."""
        # A line may have ended a moment before the application hears of it.
        if not self._is_read or self.close_sent or self.transport.is_closing():
            return False
        if not self._unsent:
            self._outbox.add(self)
        self._unsent += frames
        if len(self._unsent) > HIGH_WATER:
            self.flush()
        return True

    def flush(self) -> None:
        """Hand to the system what was written in this turn of the loop."""
        frames, self._unsent = self._unsent, bytearray()
        if frames and not self.transport.is_closing():
            self.transport.write(frames)

    async def send(self, message: ASGISendEvent) -> None:
        """Send something that had to wait; what was written at once goes before it."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops: say what there is to say before."""
        self.flush()
        super().shutdown()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._is_read = False
        self._line.begin("reading")

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._is_read = True
        self._line.end("reading")

    def connection_lost(self, exc: Exception | None) -> None:
        """The line has ended."""
        self._line.close()
        super().connection_lost(exc)


def is_short_text(data: bytes) -> bool:
    """Whether this is one text of a client, whole and short (RFC 6455, 5.2), and nothing else."""
    size = len(data) - HEAD
    return 0 <= size < MEDIUM and data[0] == WHOLE_TEXT and data[1] == WHOLE | size


def is_whole(data: bytes) -> bool:
    """Whether these are whole short frames, none of them a part of a message."""
    start = 0
    while start + HEAD <= len(data) and data[start] & WHOLE and data[start + 1] & SIZE < MEDIUM:
        start += HEAD + (data[start + 1] & SIZE)
    return start == len(data)


def write_frame(text: bytes) -> bytes:
    """A text as it goes to a client: whole, and not masked (RFC 6455, 5.2)."""
    size = len(text)
    if size < MEDIUM:
        return bytes((WHOLE_TEXT, size)) + text
    if size < LONG:
        return bytes((WHOLE_TEXT, MEDIUM)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + text


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

"""A WebSocket as Uvicorn speaks it, for clients who may not read what they are sent."""

import asyncio
from collections import deque
from http import HTTPStatus
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from ludoteca.server.http.frames import HEAD, MASK, is_short_text, is_whole
from ludoteca.server.http.line import Line
from ludoteca.server.limits.limit_settings import Rate
from ludoteca.server.limits.rate_limiter import TokenBucket

# Where the lines of a server find what is to be sent at the end of a turn.
FLUSHER = "flusher"
# By this name an application finds, among the extensions of a WebSocket's scope, how to write to
# it at once: without a task or a message of ASGI, and frames that were made once for many.
WRITE_AT_ONCE = "ludoteca.write_at_once"
# Bytes that wait in a line beyond what the system has taken, before its writer has to wait.
HIGH_WATER = 16 * 1024
# Bytes that the library reads at once: some two hundred frames, if they are as short as can be.
AT_ONCE = 1024
# Of frames there may come so many times more at once than of messages: parts, pings, answers to
# pings. Each costs the library as much as a message, and no application hears of it.
FRAMES = 4


class SocketFlusher:
    """The sockets of a server that have something to send: each does so once in a turn of the loop.

    Of all that a message costs, to hand it to the system is the most.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[GuardedWebSocket] = []

    def add(self, socket: "GuardedWebSocket") -> None:
        """Have a socket send what it has when all that is going on now is done."""
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(socket)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            if socket.unsent:
                socket.flush()


class Incoming:
    """What has arrived and waits for the application; in place of a queue for many who wait."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._messages: deque[ASGIReceiveEvent] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._messages

    def put_nowait(self, message: ASGIReceiveEvent) -> None:
        """Let something wait."""
        self._messages.append(message)
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    @property
    def is_awaited(self) -> bool:
        """Whether the application has read everything, and waits for more."""
        return self._waiter is not None and not self._waiter.done()

    async def get(self) -> ASGIReceiveEvent:
        """What has come first; one at a time waits for it."""
        while not self._messages:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._messages.popleft()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that is cut when nobody reads it, or when too much is sent on it.

    A short text that arrives in one piece, as all of ours do, is read without the library.
    """

    _line: Line
    _flusher: SocketFlusher
    # What was written in this turn of the loop.
    unsent = b""
    # Uvicorn asks nothing more of it than `Incoming` can do.
    queue: Incoming  # type: ignore[assignment]
    # Whether the library has read whole messages so far, and waits for another.
    _is_between = False
    # Whether the client reads what it is sent.
    _is_read = True
    # How many frames it may send that the library has to read; None: as many as it likes.
    _frames: TokenBucket | None = None

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.queue = Incoming(self.loop)

    def take_over(self, line: Line, flusher: SocketFlusher) -> None:
        """Go on with a line on which it was asked for."""
        self._line, self._flusher = line, flusher
        self._is_between = True
        if line.limits.limited:
            rate = line.limits.settings.messages
            self._frames = TokenBucket(Rate(FRAMES * rate.burst, rate.per_second))
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
        for start in range(0, len(data), AT_ONCE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + AT_ONCE])

    def send_receive_event_to_app(self) -> None:
        """A message has arrived; nothing more is read until somebody asks for more."""
        if not self.queue.is_awaited:
            super().send_receive_event_to_app()
            return
        # To stop reading and go on at once would take longer than to read.
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = False

    def handle_events(self) -> None:
        """Frames have arrived; whoever sends too many for any application is cut off."""
        if self._frames is not None and not all(self._frames.take() for _ in self.conn.events):
            self.transport.abort()
            return
        super().handle_events()

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
        if not self.unsent:
            self._flusher.add(self)
            self.unsent = frames
        else:
            self.unsent += frames
        if len(self.unsent) > HIGH_WATER:
            self.flush()
        return True

    def flush(self) -> None:
        """Hand to the system what was written in this turn of the loop."""
        frames, self.unsent = self.unsent, b""
        if frames and not self.transport.is_closing():
            self.transport.write(frames)

    async def send(self, message: ASGISendEvent) -> None:
        """Send something that had to wait; what was written at once goes before it."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops: say what there is to say before."""
        if not self.handshake_initiated:
            # The library has given up already, and would fail.
            self.transport.close()
            return
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

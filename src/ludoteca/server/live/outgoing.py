"""What one client is to hear: in order, or its line is cut, and it comes back."""

import asyncio
import logging
from collections.abc import Callable

from fastapi import WebSocket, WebSocketDisconnect

from ludoteca.core.errors import Refusal
from ludoteca.server import wire
from ludoteca.server.http.web_socket import WRITE_AT_ONCE
from ludoteca.server.live.packet import Packet
from ludoteca.server.live.send_queue import SendQueue
from ludoteca.server.text import printable

log = logging.getLogger(__name__)

# Codes of closing (RFC 6455): refused; a fault of ours; too slow. When the server goes down,
# Uvicorn closes with 1012.
UNWELCOME = 1008
FAULT = 1011
TOO_SLOW = 1013
# How long somebody who does not read may take to hear that the line is cut, in seconds.
PATIENCE = 2.0


class Outgoing:
    """Writes to a socket, until the line ends: at once to a client that reads, else in its turn."""

    def __init__(self, socket: WebSocket, waiting: SendQueue) -> None:
        self._socket = socket
        self._waiting = waiting
        # None at a server that is not ours.
        extension = socket.scope.get("extensions", {}).get(WRITE_AT_ONCE, {})
        self._write_at_once: Callable[[bytes], bool] | None = extension.get("write")
        # Whether nothing waits or is being written, which nothing may overtake.
        self._is_at_rest = True
        self._wake = asyncio.Event()
        # Why the line is to end after what waits, or (when it is cut) before it.
        self._ending: int | None = None
        self._cut = asyncio.Event()

    @property
    def is_ending(self) -> bool:
        """Whether the line is to end."""
        return self._ending is not None

    def send(self, packet: Packet) -> None:
        """Let the client hear something; one that does not read is cut off, and comes back."""
        if self._send_at_once(packet):
            return
        self._is_at_rest = False
        if self._waiting.put(packet.texts):
            self._wake.set()
        else:
            self._end_at_once(TOO_SLOW)

    def _send_at_once(self, packet: Packet) -> bool:
        """Write what need not wait; whether it is written."""
        if self._write_at_once is None or not self._is_at_rest:
            return False
        return self._write_at_once(packet.frames)

    def say(self, word: wire.ServerMessage) -> None:
        """Let the client hear one thing."""
        self.send(Packet.of(word))

    def refuse(self, refusal: Refusal) -> None:
        """Say what may not be, and end the line after it."""
        self.say(wire.ErrorMessage(refusal.kind, printable(str(refusal))))
        self.end(UNWELCOME)

    def end(self, code: int) -> None:
        """End the line after what waits."""
        self._ending = code
        self._is_at_rest = False
        self._wake.set()

    def fail(self) -> None:
        """What the client should hear cannot be told: it had better come back."""
        self._end_at_once(FAULT)

    def cut(self) -> None:
        """Nobody listens any more."""
        self._cut.set()

    def _end_at_once(self, code: int) -> None:
        self.end(code)
        self.clear()
        self.cut()

    async def write(self) -> None:
        """Send what waits, until the line ends."""
        while self._ending is None or self._waiting:
            while (word := self._waiting.pop()) is not None:
                await self._socket.send_text(word.decode())
            if self._ending is None:
                self._is_at_rest = True
                self._wake.clear()
                await self._wake.wait()

    async def await_cut(self) -> None:
        """Wait until the line is cut."""
        await self._cut.wait()

    def clear(self) -> None:
        """Forget what waits."""
        self._waiting.clear()

    async def hang_up(self) -> None:
        """Say why the line ends, to one who may not listen."""
        if self._ending is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._socket.close(self._ending)
        except (TimeoutError, WebSocketDisconnect):
            log.debug("nobody heard why the line ends")

"""A line: a WebSocket client that costs as little as can be, so that the server is measured."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Self

TEXT, PONG = 0x81, 0x8A
# A client has to mask what it says; by this mask everything stays as it is.
MASKED = 0x80
MASK = bytes(4)
SHORT, MEDIUM = 126, 1 << 16
TWO_BYTES, EIGHT_BYTES = 126, 127
CLOSING, PING = 8, 9


class Connection(asyncio.Protocol):
    """One connection; every text that comes is given to `hear`."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> Self:
        """Connect to a path of a server on this machine."""
        loop = asyncio.get_running_loop()
        transport, line = await loop.create_connection(lambda: cls(hear), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {path} HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        await line.opened
        return line

    def say(self, text: bytes) -> None:
        """Send one text, which is short."""
        self._write(TEXT, text)

    def _write(self, kind: int, words: bytes) -> None:
        size = len(words)
        assert self._transport is not None, "opened"
        if size < SHORT:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | TWO_BYTES)) + size.to_bytes(2, "big")
        self._transport.write(head + MASK + words)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    # What asyncio calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line is there."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Bytes have come: cut them into messages."""
        self._buffer += data
        if not self._is_open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head.decode()
            self._buffer, self._is_open = rest, True
            self.opened.set_result(None)
        start, buffer = 0, self._buffer
        while len(buffer) - start >= 2:
            size, skip = buffer[start + 1], 2
            if size == TWO_BYTES:
                size, skip = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif size == EIGHT_BYTES:
                size, skip = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            if len(buffer) - start < skip + size:
                break
            kind = buffer[start] & 0x0F
            if kind < CLOSING:
                self._hear(buffer[start + skip : start + skip + size])
            elif kind == PING:
                # Whoever does not answer is taken for gone, and hung up on after 40 seconds.
                self._write(PONG, buffer[start + skip : start + skip + size])
            start += skip + size
        self._buffer = buffer[start:]

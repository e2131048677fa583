"""Raw connections, for what no library would send."""

import asyncio
import base64
import json
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit

from tests.patience import PATIENCE


@dataclass
class Raw:
    """A connection to a server."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        """Send something, unless the line is cut already."""
        if self.writer.is_closing():
            return
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            return

    async def rest(self, patience: float = PATIENCE) -> bytes:
        """All that is heard until the other side ends the line."""
        try:
            async with asyncio.timeout(patience):
                return await self.reader.read()
        except ConnectionError:
            return b""

    async def is_cut(self, patience: float = PATIENCE) -> bool:
        """Whether the other side ends the line in time, whatever it says before."""
        try:
            await self.rest(patience)
        except TimeoutError:
            return False
        return True

    def close(self) -> None:
        """Drop the line."""
        self.writer.transport.abort()


@asynccontextmanager
async def dial(address: str) -> AsyncIterator[Raw]:
    """A connection to the server at an address, until the block ends."""
    parts = urlsplit(address)
    line = socket.socket()
    # The system takes little ahead for whoever does not read.
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(0)
    await asyncio.get_running_loop().sock_connect(line, (parts.hostname, parts.port))
    raw = Raw(*await asyncio.open_connection(sock=line, limit=1024))
    try:
        yield raw
    finally:
        raw.close()
        await asyncio.gather(raw.writer.wait_closed(), return_exceptions=True)


@asynccontextmanager
async def upgrade(address: str, path: str, cookie: str = "") -> AsyncIterator[Raw]:
    """A WebSocket, once the server has agreed to it, until the block ends."""
    async with dial(address) as raw:
        key = base64.b64encode(os.urandom(16)).decode()
        await raw.send(
            f"GET {path} HTTP/1.1\r\nHost: {urlsplit(address).netloc}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        await raw.reader.readuntil(b"\r\n\r\n")
        yield raw


def frame(**message: object) -> bytes:
    """A message as a frame of a client, masked with nothing."""
    text = json.dumps(message).encode()
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
    return b"\x81" + size + bytes(4) + text

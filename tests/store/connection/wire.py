"""A wire to PostgreSQL that breaks when told to: just before a commit arrives, or just after."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"


class Wire:
    """Stands between a store and its server."""

    def __init__(self, url: str, folder: Path) -> None:
        self._server = Path(parse_qs(urlsplit(url).query)["host"][0]) / SOCKET
        self.folder = folder
        self.url = f"{url.partition('?')[0]}?host={folder}"
        self.breaks: Literal["never", "before", "after"] = "never"
        self.broken = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Carry what is said, both ways, for as many connections as are made."""
        self._ends: set[asyncio.StreamWriter] = set()
        serving = await asyncio.start_unix_server(self._carry, self.folder / SOCKET)
        async with serving:
            yield
            self.cut()

    def cut(self) -> None:
        """Break all connections."""
        for end in self._ends:
            end.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_unix_connection(self._server)
        ends = {writer, to_server}
        self._ends |= ends
        answers = asyncio.create_task(self._answer(from_server, writer))
        with suppress(ConnectionError):
            while words := await reader.read(1 << 16):
                is_commit = b"COMMIT" in words
                if is_commit and self.breaks != "never":
                    how, self.breaks = self.breaks, "never"
                    self.broken += 1
                    answers.cancel()
                    await asyncio.wait({answers})
                    if how == "after":
                        to_server.write(words)
                        await from_server.read(1)  # it is done, and nobody hears of it
                    break
                to_server.write(words)
        answers.cancel()
        for end in ends:
            end.close()
            with suppress(ConnectionError):
                await end.wait_closed()
        self._ends -= ends

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while words := await reader.read(1 << 16):
                writer.write(words)
        writer.close()

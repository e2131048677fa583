"""A guest with a program instead of a browser: HTTP, and a socket at a table."""

import asyncio
import json
from typing import Any, Self

import httpx
from msgspec import to_builtins
from msgspec.json import decode
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.server.wire import ServerMessage
from tests.patience import PATIENCE

Words = dict[str, Any]

# To read all certificates there are takes longer than most of what a guest does.
CERTIFICATES = httpx.create_ssl_context()


class Guest:
    """Somebody with a cookie."""

    def __init__(
        self, address: str, client: httpx.AsyncClient | None = None, home: str = ""
    ) -> None:
        self.address = address
        # Where the guest comes from, as a proxy would tell it.
        self._headers = {"X-Forwarded-For": home} if home else {}
        self.http = client or httpx.AsyncClient(
            base_url=f"{address}/api",
            timeout=PATIENCE,
            headers=self._headers,
            verify=CERTIFICATES,
        )
        self._chairs: list[Chair] = []

    @classmethod
    async def come(cls, address: str, home: str = "") -> Self:
        """A new guest."""
        guest = cls(address, home=home)
        await guest.get("/me")
        return guest

    async def get(self, path: str, **query: object) -> Any:
        """Ask for something that is there."""
        return _read(await self.http.get(path, params={k: str(v) for k, v in query.items()}))

    async def post(self, path: str, **body: object) -> Any:
        """Ask for something to happen."""
        return _read(await self.http.post(path, json=body))

    async def open(self, seats: list[Words], game: str = "feurio", **more: object) -> str:
        """Set up a table; its id."""
        options = {"seats": len(seats), **dict(more.pop("options", {}))}  # type: ignore[call-overload]
        opened = await self.post("/tables", game=game, options=options, seats=seats, **more)
        return str(opened["id"])

    async def enter(
        self, table: str, after: int = 0, *, scene: bool = True, language: str = "en"
    ) -> "Chair":
        """Connect to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1)
        socket = await connect(
            f"{address}/api/tables/{table}/live?after={after}&scene={int(scene)}"
            f"&language={language}",
            additional_headers={**self._headers, **({"Cookie": cookie} if cookie else {})},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            # The server is on this machine; to look for a proxy takes longer than to connect.
            proxy=None,
        )
        chair = Chair(socket)
        self._chairs.append(chair)
        await chair.hear("table", "error")
        return chair

    async def leave(self) -> None:
        """Go."""
        for chair in self._chairs:
            await chair.leave()
        await self.http.aclose()


def _read(response: httpx.Response) -> Any:
    response.raise_for_status()
    return response.json()


class Chair:
    """A socket at a table, and what was heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Words] = []
        self.table: Words = {}
        self.version = 0
        self.legal: list[str] = []
        self.scene: Words | None = None
        self._asked = 0

    async def hear(self, *kinds: str, patience: float = PATIENCE) -> Words:
        """The next message of one of these kinds; those before it are remembered."""
        async with asyncio.timeout(patience):
            while True:
                text = await self.socket.recv()
                word: Words = json.loads(text)
                # Whatever is heard is a message as it is declared, with nothing else in it.
                assert to_builtins(decode(text, type=ServerMessage)) == word
                self._remember(word)
                if word["type"] in kinds:
                    return word

    def _remember(self, word: Words) -> None:
        self.heard.append(word)
        if word["type"] == "table":
            self.version, self.table = word["version"], word["table"]
            self.legal, self.scene = word["legal"], word["scene"]
        elif word["type"] == "event":
            self.version = word["version"]
            self.table["to_move"] = word["to_move"]
            self.legal = word["legal"] or []
            self.scene = word["scene"] or self.scene

    async def say(self, kind: str, /, **words: object) -> str:
        """Say something; the id by which it is answered."""
        self._asked += 1
        asked = str(self._asked)
        if kind not in ("ping", "look", "talk"):
            words["id"] = asked
        await self.socket.send(json.dumps({"type": kind, **words}))
        return asked

    async def ask(self, kind: str, /, **words: object) -> Words:
        """Say something and hear the answer."""
        asked = await self.say(kind, **words)
        while True:
            word = await self.hear("done", "refused", "hint", "why", "error")
            if word.get("id", asked) == asked:
                return word

    async def move(self, seat: int, move: str, version: int | None = None) -> Words:
        """Make a move in the position that is known here."""
        version = self.version if version is None else version
        return await self.ask("move", seat=seat, move=move, version=version)

    async def leave(self) -> None:
        """Disconnect."""
        await self.socket.close()


__all__ = ["Chair", "ConnectionClosed", "Guest", "Words"]

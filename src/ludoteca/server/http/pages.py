"""The pages of the browser client, as they were built into this package."""

from collections.abc import Awaitable, Callable
from hashlib import sha256
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from ludoteca.core.text.messages import say

FOLDER = Path(str(files("ludoteca.server") / "pages"))
INDEX = "index.html"
# Files there have a hash in their name, and never change.
ASSETS = "assets/"
FOREVER = "public, max-age=31536000, immutable"
# What a browser may accept, best first, and the ending of such a file.
PACKED = {"br": ".br", "gzip": ".gz"}


# What the head of a page is to say of it, by the connection that asks for it.
HeadWriter = Callable[[HTTPConnection], Awaitable[str]]
END_OF_HEAD = "</head>"


async def say_nothing(_connection: HTTPConnection) -> str:
    """A page of which nothing is told before it is open."""
    return ""


class Pages:
    """Serves files; every other address is a place in the client, which knows what to show."""

    def __init__(self, folder: Path = FOLDER, write_head: HeadWriter = say_nothing) -> None:
        self.folder = folder
        self._write_head = write_head
        self._known = {
            str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()
        }
        self._kept: dict[str, tuple[bytes, str]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file."""
        if scope["type"] != "http":
            await send({"type": "websocket.close"})
            return
        response = await self._find(scope)
        await response(scope, receive, send)

    async def _find(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        path = scope["path"].lstrip("/")
        if path not in self._known:
            # Metrics are told here only where they are asked for; a scraper is not shown a page.
            if path.startswith((ASSETS, "api/")) or path == "metrics":
                raise HTTPException(404)
            path = INDEX
        if path not in self._known:
            return PlainTextResponse(say("server-no-pages"), 503)
        if path == INDEX and (head := await self._write_head(HTTPConnection(scope))):
            return self._send_with(head)
        return self._send(path, Headers(scope=scope))

    def _send_with(self, head: str) -> Response:
        """The client, with more in its head."""
        page = self._read(INDEX)[0].decode().replace(END_OF_HEAD, head + END_OF_HEAD, 1)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return HTMLResponse(page, headers=headers)

    def _send(self, path: str, asked: Headers) -> Response:
        headers = {
            "Vary": "Accept-Encoding",
            "Cache-Control": FOREVER if path.startswith(ASSETS) else "no-cache",
        }
        kind = guess_type(path)[0] or "application/octet-stream"
        for name, ending in PACKED.items():
            if accepts(asked.get("accept-encoding", ""), name) and path + ending in self._known:
                path += ending
                headers["Content-Encoding"] = name
                break
        content, tag = self._read(path)
        headers["ETag"] = tag
        if asked.get("if-none-match") == tag:
            kept = {name: headers[name] for name in ("ETag", "Vary", "Cache-Control")}
            return Response(status_code=304, headers=kept)
        return Response(content, headers=headers, media_type=kind)

    def _read(self, path: str) -> tuple[bytes, str]:
        """A file and its tag; all of them are small, and read from the disk once."""
        if path not in self._kept:
            content = (self.folder / path).read_bytes()
            self._kept[path] = content, f'"{sha256(content).hexdigest()[:32]}"'
        return self._kept[path]


def accepts(header: str, name: str) -> bool:
    """Whether a browser takes files that are packed so, by a header such as “gzip, br;q=0.9”."""
    for part in header.split(","):
        packing, _, weight = part.replace(" ", "").partition(";q=")
        if packing == name:
            return weight.strip("0.") != "" if weight else True
    return False

"""Pages: the browser client, as it was built into this package."""

from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from ludoteca.core.messages import say

FOLDER = Path(str(files("ludoteca.server") / "pages"))
INDEX = "index.html"
# Files there have a hash in their name, and never change.
ASSETS = "assets/"
FOREVER = "public, max-age=31536000, immutable"
# What a browser may accept, best first, and the ending of such a file.
PACKED = {"br": ".br", "gzip": ".gz"}


class Pages:
    """Serves files; every other address is a place in the client, which knows what to show."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._known = {
            str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file."""
        await self._find(scope)(scope, receive, send)

    def _find(self, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        path = scope["path"].lstrip("/")
        if path not in self._known:
            if path.startswith((ASSETS, "api/")):
                raise HTTPException(404)
            path = INDEX
        if path not in self._known:
            return PlainTextResponse(say("server-no-pages"), 503)
        return self._send(path, Headers(scope=scope).get("accept-encoding", ""))

    def _send(self, path: str, accepted: str) -> Response:
        response = FileResponse(self.folder / path)
        for name, ending in PACKED.items():
            if name in accepted and path + ending in self._known:
                kind = response.media_type
                response = FileResponse(self.folder / (path + ending), media_type=kind)
                response.headers["Content-Encoding"] = name
                break
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOREVER if path.startswith(ASSETS) else "no-cache"
        return response

"""Files for the browser that a game's package brings: its board, and what that needs."""

import hashlib

from fastapi import APIRouter, Request, Response

from ludoteca.core.game import AnyGame
from ludoteca.core.registry import find_game, game_names
from ludoteca.server.refusals import NotFound

router = APIRouter(prefix="/games", tags=["games"])

BOARD = "board.js"
# What is served, by the ending of its name; nothing else that lies in such a folder is.
KINDS = {
    "css": "text/css",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "webp": "image/webp",
    "woff2": "font/woff2",
}


def locate_board(game: AnyGame) -> str | None:
    """The address of the module that draws the board of a game, if its package brings one."""
    return f"/api/games/{game.name}/files/{BOARD}" if game.presenter.web_files else None


@router.get("/{name}/files/{file}")
def get_file(name: str, file: str, request: Request) -> Response:
    """A file for the browser that a game's package brings."""
    kind = KINDS.get(file.rpartition(".")[2])
    folder = find_game(name).presenter.web_files if name in game_names() else None
    # Looked for by its name, not opened by it: so nothing leads out of the folder.
    found = [entry for entry in (folder.iterdir() if folder else ()) if entry.name == file]
    if kind is None or not found or not found[0].is_file():
        raise NotFound("server-no-file")
    # The same address has another file when the package is renewed: so browsers ask each time.
    return answer_cached(request, found[0].read_bytes(), kind, "no-cache")


def answer_cached(request: Request, content: bytes, kind: str, cache_control: str) -> Response:
    """Something that a browser may have already; then it is not sent again."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": cache_control}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)

"""Files for the browser that a game's package brings."""

from pathlib import Path

import httpx
import pytest

from ludoteca.core.registry import find_game
from tests.patience import PATIENCE
from tests.server.support.local_server import LocalServer

pytestmark = pytest.mark.anyio

GAME = "feurio"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What a package brings; beside it lies what nobody shall see."""
    folder = tmp_path / "web"
    (folder / "more").mkdir(parents=True)
    (folder / "board.js").write_text("export function mount() {}", encoding="utf-8")
    (folder / "scene.py").write_text("SECRET = 1", encoding="utf-8")
    (tmp_path / "secret.js").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(type(find_game(GAME).presenter), "web_files", folder)
    return folder


async def test_a_board_is_served_as_a_script_and_only_once(
    local: LocalServer, folder: Path
) -> None:
    async with httpx.AsyncClient(base_url=local.address, timeout=PATIENCE) as client:
        cards = (await client.get("/api/games")).json()
        modules = {card["name"]: card["board_module"] for card in cards}
        assert modules.pop(GAME) == f"/api/games/{GAME}/files/board.js"
        assert set(modules.values()) == {None}
        found = await client.get(f"/api/games/{GAME}/files/board.js")
        assert found.text == (folder / "board.js").read_text(encoding="utf-8")
        assert found.headers["content-type"].startswith("text/javascript")
        assert found.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in found.headers["content-security-policy"]
        known = {"If-None-Match": found.headers["etag"]}
        again = await client.get(f"/api/games/{GAME}/files/board.js", headers=known)
        assert again.status_code == 304


@pytest.mark.parametrize(
    "file",
    [
        *("scene.py", "other.js", "more", "%2e%2e", "..%2fsecret.js"),
        *("%2e%2e%2fsecret.js", "..%5csecret.js", "board.js%00.css"),
    ],
)
@pytest.mark.usefixtures("folder")
async def test_nothing_else_is_served(local: LocalServer, file: str) -> None:
    async with httpx.AsyncClient(base_url=local.address, timeout=PATIENCE) as client:
        found = await client.get(f"/api/games/{GAME}/files/{file}")
        assert found.status_code in (404, 405)
        assert "secret" not in found.text.lower()


async def test_a_game_that_brings_none_has_none(local: LocalServer) -> None:
    async with httpx.AsyncClient(base_url=local.address, timeout=PATIENCE) as client:
        for game in ("futurisiko", "chess"):
            found = await client.get(f"/api/games/{game}/files/board.js")
            assert found.status_code == 404

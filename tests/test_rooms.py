"""Rooms: nobody outside a game's own rooms names it, so that a third game needs only its own."""

import re
from collections.abc import Iterator
from pathlib import Path

import ludoteca
from ludoteca.core.registry import game_names

HOUSE = Path(ludoteca.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"
# Built from the sources in `web`, every game in it.
BUILT = HOUSE / "server" / "pages"
TEXTS = (".py", ".ftl", ".json", ".ts", ".svelte", ".css", ".html", ".ini", ".mako")


def sources() -> Iterator[Path]:
    """All that the house and its pages are written in."""
    for folder in (HOUSE, WEB):
        for file in sorted(folder.rglob("*")):
            if file.suffix in TEXTS and not file.is_relative_to(BUILT):
                yield file


def is_own(file: Path, game: str) -> bool:
    """Whether a file is in a room of this game, or says its messages."""
    rooms = (HOUSE / "games" / game, WEB / "games" / game)
    return any(file.is_relative_to(room) for room in rooms) or (
        file.suffix == ".ftl" and file.parent.name == game
    )


def test_no_line_outside_the_rooms_of_a_game_names_it() -> None:
    files = list(sources())
    assert {".py", ".ftl", ".ts", ".svelte"} <= {file.suffix for file in files}
    found = [
        f"{file}:{number}: {line.strip()}"
        for game in game_names()
        for file in files
        if not is_own(file, game)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(game, line, re.IGNORECASE)
    ]
    assert found == []

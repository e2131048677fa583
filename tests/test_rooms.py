"""Rooms: nobody outside a game's own rooms names it, so that a third game needs only its own."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import ludoteca
from ludoteca.core.registry import game_names

HOUSE = Path(ludoteca.__file__).parent
ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
# What is written around the house: how fast and how strong it is, how it learns, how it is tested.
AROUND = ("benchmarks", "examples", "scripts", "tests", "training")
# Built from the sources in `web`, every game in it.
BUILT = HOUSE / "server" / "pages"
# More side by side nobody takes in at a glance: then some of them are a room of their own.
MOST_FILES = 15
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


def test_no_room_has_more_files_side_by_side_than_one_can_take_in() -> None:
    around = (file for room in AROUND for file in (ROOT / room).rglob("*.py"))
    rooms = Counter(file.parent for file in (*sources(), *around))
    assert len(rooms) > 100
    assert [f"{room}: {count}" for room, count in rooms.items() if count > MOST_FILES] == []

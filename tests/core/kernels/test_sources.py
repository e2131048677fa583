"""What a module is made from, and what is no part of it."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from ludoteca.core.kernels.compile_cache import kernel_modules
from ludoteca.core.kernels.sources import PACKAGE, Sources, analyse, file_of

Write = Callable[..., None]

GAME = {
    "__init__": "from thirdgame.words import TITLE\n",
    "words": 'TITLE = "Third"\n',
    "pieces": "PIECES = 12\n",
    "rules/__init__": "",
    "rules/course": "from ..pieces import PIECES\nfrom . import fire\nimport thirdgame.rules.end\n",
    "rules/fire": "from thirdgame.pieces import PIECES\n",
    "rules/end": "from typing import TYPE_CHECKING\n"
    "if TYPE_CHECKING:\n    from thirdgame.words import TITLE\n"
    "else:\n    from thirdgame.rules import fire\n"
    "def tell():\n    from thirdgame.words import TITLE\n",
}


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write the modules of a game, of which nothing but its name is loaded."""
    top = ModuleType("thirdgame")
    top.__file__ = str(tmp_path / "thirdgame" / "__init__.py")
    monkeypatch.setitem(sys.modules, "thirdgame", top)

    def write(**changed: str) -> None:
        texts = {**GAME, **{name.replace("_", "/"): text for name, text in changed.items()}}
        for name, text in texts.items():
            file = tmp_path / "thirdgame" / f"{name}.py"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)

    write()
    return write


def keys(tmp_path: Path) -> dict[str, str]:
    """The key of each module, as a new process finds it."""
    sources = Sources(tmp_path / "notes")
    names = ("words", "pieces", "rules.course", "rules.fire", "rules.end")
    return {name: sources.key([f"thirdgame.{name}"]) for name in names}


@pytest.mark.usefixtures("write")
def test_what_is_imported_when_a_module_is_loaded_is_part_of_it(tmp_path: Path) -> None:
    sources = Sources(tmp_path / "notes")
    assert sources.closure(["thirdgame.rules.end"]) == {
        "thirdgame.rules.end",
        "thirdgame.rules.fire",
        "thirdgame.pieces",
    }
    # `import a.b.c` gives a name to a: whatever is in a and a.b may be used.
    assert "thirdgame.words" in sources.closure(["thirdgame.rules.course"])


@pytest.mark.parametrize(
    "text",
    [
        "# The box.\n\nPIECES = 12  # of wood\n",
        '"""The box."""\n\nPIECES = (\n    12\n)\n',
    ],
)
def test_comments_docstrings_and_lines_do_not_count(
    tmp_path: Path, write: Write, text: str
) -> None:
    before = keys(tmp_path)
    write(pieces=text)
    assert keys(tmp_path) == before


def test_a_function_counts_without_its_docstring() -> None:
    bare = (
        "class A:\n    def a(self):\n        {}return 1\n    async def b(self):\n        {}return 2"
    )
    told = bare.format('"""One."""\n        ', '"""Two."""\n        ')
    assert analyse(told) == analyse(bare.format("", ""))
    assert analyse(told) != analyse(told.replace("return 1", "return 3"))


@pytest.mark.parametrize(
    ("edited", "text", "changed"),
    [
        ("pieces", "PIECES = 13\n", {"pieces", "rules.course", "rules.fire", "rules.end"}),
        ("rules_fire", "X = 1\n", {"rules.course", "rules.fire", "rules.end"}),
        ("rules_course", "X = 1\n", {"rules.course"}),
    ],
)
def test_an_edit_changes_the_keys_of_what_depends_on_it(
    tmp_path: Path, write: Write, edited: str, text: str, changed: set[str]
) -> None:
    before = keys(tmp_path)
    write(**{edited: text})
    after = keys(tmp_path)
    assert {name for name in before if before[name] != after[name]} == changed


def test_a_source_keeps_its_first_reading_in_a_process(tmp_path: Path, write: Write) -> None:
    sources = Sources(tmp_path / "notes")
    before = sources.key(["thirdgame.pieces"])
    write(pieces="PIECES = 13\n")
    assert sources.key(["thirdgame.pieces"]) == before


@pytest.mark.usefixtures("write")
def test_notes_that_are_broken_or_cannot_be_written_do_no_harm(tmp_path: Path) -> None:
    before = keys(tmp_path)
    for note in (tmp_path / "notes").iterdir():
        note.write_text("[")
    assert keys(tmp_path) == before
    (tmp_path / "file").touch()
    assert Sources(tmp_path / "file").key(["thirdgame.words"]) == before["words"]


def test_imports_are_found_wherever_a_module_runs_them(write: Write, tmp_path: Path) -> None:
    write(
        pieces="try:\n    import thirdgame.missing\nexcept ImportError:\n"
        "    from thirdgame import words\nelse:\n    from .rules.fire import *\n"
        "match 1:\n    case 1:\n        from thirdgame.rules.end import tell\n"
    )
    assert Sources(tmp_path / "notes")["thirdgame.pieces"].imports == {
        "thirdgame",
        "thirdgame.missing",
        "thirdgame.words",
        "thirdgame.rules.fire",
        "thirdgame.rules.end",
    }


def test_what_cannot_be_imported_has_no_file() -> None:
    assert file_of("__main__") is None
    assert file_of("sys") is None
    assert file_of("ludoteca.nowhere") is None
    sources = file_of("ludoteca.core.kernels.sources")
    assert sources is not None
    assert file_of("ludoteca.core.kernels") == sources.with_name("__init__.py")


@pytest.mark.parametrize("game", ["feurio", "futurisiko"])
def test_no_kernel_is_made_from_words_or_pictures(tmp_path: Path, game: str) -> None:
    sources = Sources(tmp_path / "notes")
    declaring = kernel_modules(f"ludoteca.games.{game}.game")
    assert f"ludoteca.games.{game}.rules.course" in declaring
    made_from = sources.closure([*declaring, "ludoteca.bots.mcts.kernels"])
    rooms = {name.split(".")[1] for name in made_from}
    assert rooms == {"core", "games", "bots"}
    furniture = {part for name in made_from for part in name.split(".")[2:]}
    assert not furniture & {
        *("errors", "messages", "game", "state", "view", "position", "faces", "present", "words"),
        *(
            "report",
            "scene",
            "picture",
            "screen",
            "story",
            "narration",
            "record",
            "paper",
            "assets",
        ),
    }


def test_an_edit_in_a_game_does_not_concern_the_other(tmp_path: Path) -> None:
    sources = Sources(tmp_path / "notes")
    for game, other in (("feurio", "futurisiko"), ("futurisiko", "feurio")):
        made_from = sources.closure(kernel_modules(f"{PACKAGE}.games.{game}.game"))
        assert not any(name.startswith(f"{PACKAGE}.games.{other}") for name in made_from)

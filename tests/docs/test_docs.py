"""Every command and code block in the documents is run."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.examples.installing import PACKAGES, install
from tests.forks import Forks

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *ROOT.glob("examples/*/README.md"),
    *ROOT.glob("benchmarks/*.md"),
    *ROOT.glob("training/*.md"),
]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# What would run this very test again, install a peer, or compile a game anew is only looked at.
LOOKED_AT = (
    *("make test", "make format", "make bench", "ludoteca bench", "python -m benchmarks"),
    *("python -m pytest", "python -m tests"),
)
# What opens the house runs until it is stopped.
SERVING = ("make play", "ludoteca serve")
ADDRESS = re.compile(r"http://\S+")

pytestmark = pytest.mark.compiled


def blocks(language: str) -> list[tuple[str, str]]:
    """The blocks of a language, with the document they stand in."""
    found = []
    for document in DOCUMENTS:
        for tag, text in BLOCK.findall(document.read_text(encoding="utf-8")):
            if tag == language:
                found.append((str(document.relative_to(ROOT)), text))
    return found


def commands() -> list[tuple[str, str]]:
    return [
        (document, line.removeprefix("$ "))
        for document, text in blocks("console")
        for line in text.splitlines()
        if line.startswith("$ ")
    ]


@pytest.fixture
def desk(tmp_path: Path) -> tuple[Path, dict[str, str]]:
    """A folder that looks like the repository, and an environment with its commands."""
    desk = tmp_path / "desk"
    desk.mkdir()
    for entry in ROOT.iterdir():
        (desk / entry.name).symlink_to(entry)
    bin_folder = Path(sys.executable).parent
    environment = {
        **os.environ,
        "PATH": f"{bin_folder}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": install(tmp_path / "packages", *PACKAGES),
        "LUDOTECA_DATA": str(tmp_path / "data"),
        "NO_COLOR": "1",
    }
    return desk, environment


@pytest.mark.parametrize(("document", "command"), commands())
def test_a_command_runs(
    desk: tuple[Path, dict[str, str]], forks: Forks, document: str, command: str
) -> None:
    folder, environment = desk
    if command.startswith(LOOKED_AT):
        look_at(command, environment)
        return
    if command.startswith(SERVING):
        visit(command, folder, environment)
        return
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=begin_at_once(environment, forks),
        input="quit\n",
        text=True,
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"{document}: {command}\n{done.stderr}"
    assert done.stdout or "-o" in command.split()


def begin_at_once(environment: dict[str, str], forks: Forks) -> dict[str, str]:
    """The same environment, in which the command `ludoteca` has imported the games."""
    return {**environment, "PATH": f"{forks.path}{os.pathsep}{environment['PATH']}"}


def visit(command: str, folder: Path, environment: dict[str, str]) -> None:
    """Start a server, see that there is a page where it says, and stop it as Ctrl+C does."""
    with subprocess.Popen(
        ["bash", "-c", command],
        cwd=folder,
        # Nobody looks at the page that is opened.
        env={**environment, "BROWSER": "true"},
        text=True,
        stdout=subprocess.PIPE,
        start_new_session=True,
    ) as serving:
        assert serving.stdout
        address = next(found for line in serving.stdout if (found := ADDRESS.search(line)))
        try:
            page = _await(address.group())
            assert page.status_code == 200
            assert "<title>" in page.text
        finally:
            os.killpg(serving.pid, signal.SIGINT)


def _await(address: str) -> httpx.Response:
    """The page at an address, as soon as it is there."""
    for _ in range(300):
        try:
            return httpx.get(address, timeout=10)
        except httpx.TransportError:
            time.sleep(0.2)
    raise AssertionError(f"nothing answers at {address}")


def look_at(command: str, environment: dict[str, str]) -> None:
    """Check that what a command names is there, without running it."""
    program, *words = command.split()
    if program == "make":
        subprocess.run(["make", "--dry-run", *words], cwd=ROOT, check=True, capture_output=True)
    elif program == "ludoteca":
        # An option that is not there is refused before the help is shown.
        asked = ["bash", "-c", f"{command} --help"]
        subprocess.run(asked, env=environment, check=True, capture_output=True)
    else:
        module = words[words.index("-m") + 1] if "-m" in words else ""
        named = [word for word in words if "/" in word]
        named += [f"{module.replace('.', '/')}.py"] if "." in module else []
        assert named or module == "pytest"
        assert all((ROOT / word).exists() for word in named)


@pytest.mark.parametrize(("document", "code"), blocks("python"))
def test_a_python_block_runs(
    desk: tuple[Path, dict[str, str]], forks: Forks, document: str, code: str
) -> None:
    folder, environment = desk
    done = subprocess.run(
        forks.command(code),
        cwd=folder,
        env=environment,
        text=True,
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"{document}:\n{done.stderr}"


def test_python_blocks_pass_the_strict_type_check(tmp_path: Path) -> None:
    """All at once, for the checker takes seconds to begin."""
    listed = blocks("python")
    assert listed
    for number, (document, code) in enumerate(listed):
        name = re.sub(r"\W", "_", document)
        (tmp_path / f"{name}_{number}.py").write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", *map(str, sorted(tmp_path.glob("*.py")))],
        cwd=ROOT,
        env={**os.environ, "MYPYPATH": os.pathsep.join(["src", *map(str, PACKAGES.values())])},
        text=True,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(("document", "talk"), blocks("engine"))
def test_a_conversation_goes_as_it_stands(
    desk: tuple[Path, dict[str, str]], document: str, talk: str
) -> None:
    folder, environment = desk
    with subprocess.Popen(
        ["ludoteca", "engine"],
        cwd=folder,
        env=environment,
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        executable=shutil.which("ludoteca", path=environment["PATH"]),
    ) as engine:
        assert engine.stdin
        assert engine.stdout
        for line in talk.splitlines():
            message = json.loads(line[2:])
            if line.startswith("> "):
                print(json.dumps(message), file=engine.stdin, flush=True)
            else:
                answer = json.loads(engine.stdout.readline())
                assert as_shown(answer, message) == message, f"{document}: {line}"
        assert engine.stdout.read() == ""
    assert engine.returncode == 0


def as_shown(answer: dict[str, object], message: dict[str, object]) -> dict[str, object]:
    """An answer as a document shows it: of any version, of all games and bots those named there."""
    shown = {**answer, "version": message["version"]} if "version" in answer else dict(answer)
    games, bots, value = answer.get("games"), answer.get("bots"), answer.get("value")
    values = answer.get("values")
    if isinstance(games, dict):
        shown["games"] = {name: rules for name, rules in games.items() if name in str(message)}
    if isinstance(bots, list):
        shown["bots"] = [name for name in bots if name in str(message)]
    if isinstance(value, float):
        shown["value"] = round(value, 2)
    if isinstance(values, dict):
        shown["values"] = {move: round(worth, 2) for move, worth in values.items()}
    return shown


def documents(field: str) -> list[str]:
    """The JSON documents in the documents that have a field."""
    return [text for _, text in blocks("json") if field in json.loads(text)]


def test_a_record_in_the_documents_replays() -> None:
    from ludoteca.core.records.record import Record
    from ludoteca.core.records.replay import replay

    records = documents("actions")
    assert records
    for text in records:
        replay(Record.from_text(text))


def test_a_card_sheet_in_the_documents_can_be_played_with() -> None:
    from ludoteca.games.futurisiko.cards import check_sheet

    sheets = documents("cards")
    assert sheets
    for text in sheets:
        check_sheet(json.loads(text))


def test_the_places_of_a_map_in_the_documents_are_ours() -> None:
    from ludoteca.games.futurisiko.map.world import RECONSTRUCTION

    world = json.loads(RECONSTRUCTION.read_text(encoding="utf-8"))
    places = documents("neighbours")
    assert places
    for text in places:
        assert json.loads(text) in world["territories"] + world["seas"]


@pytest.mark.parametrize("name", ["feurio", "futurisiko"])
def test_every_key_of_a_report_is_documented(name: str) -> None:
    from ludoteca.core.registry import find_game

    game = find_game(name)
    report = game.presenter.report(game.start(next(game.option_sets())))
    text = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    table = text.split(f"## What `replay --json` prints for {game.title}", 1)[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert sorted(re.findall("`([a-z_]+)`", " ".join(rows))) == sorted(report)


def test_the_page_on_adding_a_game_begins_with_the_whole_example() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    shown = [text for tag, text in BLOCK.findall(page) if tag in ("python", "toml")]
    assert shown[0] == (ROOT / "examples" / "nim" / "nim.py").read_text(encoding="utf-8")
    project = (ROOT / "examples" / "nim" / "pyproject.toml").read_text(encoding="utf-8")
    assert shown[1] == project


def test_every_document_has_a_place_among_the_pages() -> None:
    told = (ROOT / "docs" / "conf.py").read_text(encoding="utf-8").splitlines()
    documents = {str(file.relative_to(ROOT).with_suffix("")) for file in DOCUMENTS}
    # Decisions are listed by their folder; all others, but the first, by their names.
    listed = {file for file in documents if not file.startswith("docs/decisions/")}
    assert listed - set(told) == {"README"}


def test_every_link_leads_somewhere() -> None:
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#:]+)\)", text) + re.findall(r'src="([^":]+)"', text):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
        # `make docs` leads links from page to page, but none that is written as HTML.
        assert "<a " not in text, document.name

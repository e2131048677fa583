"""Games from the examples, as if their packages were installed."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.forks import MAIN, Forks

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
# By package, the folder in which Python finds it.
PACKAGES = {"nim": EXAMPLES / "nim", "pig": EXAMPLES / "pig" / "src"}
LUDOTECA = ("-c", MAIN)


def install(folder: Path, *names: str) -> str:
    """Make games known to whoever runs with this PYTHONPATH, by what an installer would write."""
    for name in names:
        project = (EXAMPLES / name / "pyproject.toml").read_text(encoding="utf-8")
        found = re.search(r'^\[project\.entry-points\."(.+)"\]\n((?:.+\n)+)', project, re.MULTILINE)
        assert found, "an entry point makes a game known to the house"
        group, games = found.groups()
        installed = folder / f"ludoteca_{name}-0.1.dist-info"
        installed.mkdir(parents=True)
        (installed / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: ludoteca-{name}\nVersion: 0.1\n"
        )
        (installed / "entry_points.txt").write_text(f"[{group}]\n{games.replace(chr(34), '')}")
    known = [str(folder), *(str(PACKAGES[name]) for name in names)]
    return os.pathsep.join(filter(None, [*known, os.environ.get("PYTHONPATH", "")]))


def python(forks: Forks, home: Path, known: str, *words: str, typed: str = "") -> str:
    """Run Python in the house with this PYTHONPATH; what it prints."""
    done = subprocess.run(
        forks.command(*words[1:]) if words[0] == "-c" else [sys.executable, *words],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONPATH": known,
            "LUDOTECA_DATA": str(home / "data"),
            "COLUMNS": "100",
        },
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout

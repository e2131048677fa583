"""A copy of the sources as git knows them: nothing in it was built here."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]


def list_tracked(names: Iterable[str]) -> list[str]:
    """All files below these, from the root of the repository."""
    listed = subprocess.run(
        ["git", "ls-files", *names], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return listed.stdout.splitlines()


def copy_tracked(names: Iterable[str], target: Path) -> None:
    """Copy all files below these to the same places in a folder."""
    for name in list_tracked(names):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, target / name)

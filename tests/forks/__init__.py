"""Python programs that begin at once, each forked from a process that has imported the games.

These imports take about a second, more than most of what documents and examples show.
"""

import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

CLIENT = Path(__file__).with_name("client.py")
MAIN = "from ludoteca.cli.app import main; main()"


class Forks:
    """A server of forks that runs; warnings are errors in all of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = str(folder / "socket")

    def command(self, code: str, *words: str) -> list[str]:
        """What runs code as `python -W error -c` would, with these arguments."""
        return [sys.executable, "-IS", str(CLIENT), self.address, code, *words]

    @property
    def path(self) -> str:
        """A folder with the command `ludoteca`, for the front of PATH."""
        command = self.folder / "ludoteca"
        command.write_text(f'#!/bin/sh\nexec {shlex.join(self.command(MAIN))} "$@"\n')
        command.chmod(0o755)
        return str(self.folder)


@pytest.fixture(scope="session")
def forks() -> Iterator[Forks]:
    """Import once, for all programs."""
    # The name of a socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="forks-"))
    forks = Forks(folder)
    words = [sys.executable, "-W", "error", "-m", "tests.forks.server", forks.address]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdin
        assert server.stdout
        assert server.stdout.readline() == b"ready\n"
        yield forks
        # It ends with its input.
        server.stdin.close()
    shutil.rmtree(folder)

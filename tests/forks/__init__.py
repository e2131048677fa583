"""Python programs that begin at once, each forked from a process that has imported the games.

These imports take about a second, more than most of what documents and examples show.
"""

import json
import os
import select
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

CLIENT = Path(__file__).with_name("client.py")
MAIN = "from ludoteca.cli.app import main; main()"


class Program:
    """A program that was forked, with what is used here of `subprocess.Popen`."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._told = line.makefile()
        self.pid = int(self._told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit status, if it has ended."""
        if self.returncode is None:
            self._read(0.0)
        return self.returncode

    def wait(self, timeout: float) -> int:
        """Its exit status, once it has ended."""
        if self.returncode is None and not self._read(timeout):
            raise TimeoutError(f"{self.pid} goes on")
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def _read(self, timeout: float) -> bool:
        """Wait for its end, which is told in a line; whether it came in time."""
        ready, _, _ = select.select([self._line], [], [], timeout)
        if ready:
            self.returncode = int(self._told.readline())
            self._told.close()
            self._line.close()
        return bool(ready)


class Forks:
    """A server of forks that runs; warnings are errors in all of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = str(folder / "socket")

    def command(self, code: str, *words: str) -> list[str]:
        """What runs code as `python -W error -c` would, with these arguments."""
        return [sys.executable, "-IS", str(CLIENT), self.address, code, *words]

    def begin(
        self, code: str, *words: str, environ: Mapping[str, str], output: IO[bytes]
    ) -> Program:
        """Run code in a process that leads a group of its own, to be ended with all its children.

        Its input is empty, and what it prints is written to a file.
        """
        line = socket.socket(socket.AF_UNIX)
        line.connect(self.address)
        here = str(Path.cwd())
        program = {"code": code, "words": words, "folder": here, "environ": dict(environ)}
        with Path(os.devnull).open("rb") as nothing:
            streams = [nothing.fileno(), output.fileno(), output.fileno()]
            socket.send_fds(line, [b"\n"], streams)
        line.sendall(json.dumps({**program, "leads": True}).encode())
        line.shutdown(socket.SHUT_WR)
        return Program(line)

    @property
    def path(self) -> str:
        """A folder with the command `ludoteca`, for the front of PATH."""
        command = self.folder / "ludoteca"
        command.write_text(f'#!/bin/sh\nexec {shlex.join(self.command(MAIN))} "$@"\n')
        command.chmod(0o755)
        return str(self.folder)


@contextmanager
def serve_forks(*modules: str) -> Iterator[Forks]:
    """Import once, the games and these modules, for all programs."""
    # The name of a socket must be short.
    folder = Path(tempfile.mkdtemp(prefix="forks-"))
    forks = Forks(folder)
    words = [sys.executable, "-W", "error", "-m", "tests.forks.server", forks.address, *modules]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdin
        assert server.stdout
        assert server.stdout.readline() == b"ready\n"
        try:
            yield forks
        finally:
            # It ends with its input.
            server.stdin.close()
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def forks() -> Iterator[Forks]:
    """Import once, for all programs."""
    with serve_forks() as forks:
        yield forks

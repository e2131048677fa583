"""Python programs that begin at once, each forked from a process that has imported the games.

These imports take about a second, more than most of what documents and examples show.
"""

import fcntl
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
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

import pytest

CLIENT = Path(__file__).with_name("client.py")
MAIN = "from ludoteca.cli.app import main; main()"
# Names the folder for the servers of forks of a run; its processes share them.
PLACE = "LUDOTECA_TESTS_FORKS"
# In there, what the servers read as their input.
ENDING = "ending"
# What servers are forked with.
PRELOAD = "tests.server.support.preload"


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
        return str(self.folder)

    def make_command(self) -> None:
        """Write the command that `path` leads to."""
        command = self.folder / "ludoteca"
        command.write_text(f'#!/bin/sh\nexec {shlex.join(self.command(MAIN))} "$@"\n')
        command.chmod(0o755)


def serve_forks(*modules: str) -> Forks:
    """Import once, the games and these modules, for all programs of all processes of this run."""
    place = Path(os.environ[PLACE])
    folder = place / ("-".join(modules).rpartition(".")[2] or "games")
    with (place / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        forks = Forks(folder)
        if not folder.exists():
            folder.mkdir()
            forks.make_command()
            words = [sys.executable, "-W", "error", "-m", "tests.forks.server", forks.address]
            with (place / ENDING).open("rb") as ending:
                # It goes on in the background as soon as it can be asked.
                subprocess.run([*words, *modules], stdin=ending, check=True)
    return forks


@contextmanager
def keep_place() -> Iterator[None]:
    """Have a place for servers of forks, unless this is one of several processes of a run.

    They end with whoever holds the other end of their input, however that ends.
    """
    if PLACE in os.environ:
        yield
        return
    # The name of a socket must be short.
    place = Path(tempfile.mkdtemp(prefix="forks-"))
    os.mkfifo(place / ENDING)
    held = os.open(place / ENDING, os.O_RDWR)
    os.environ[PLACE] = str(place)
    try:
        yield
    finally:
        del os.environ[PLACE]
        os.close(held)
        shutil.rmtree(place)


_run = ExitStack()


def pytest_configure() -> None:
    """All processes of a run share servers of forks."""
    _run.enter_context(keep_place())


def pytest_unconfigure() -> None:
    """They end with it."""
    _run.close()


@pytest.fixture(scope="session")
def forks() -> Forks:
    """Import once, for all programs."""
    return serve_forks()


@pytest.fixture(scope="session")
def server_forks() -> Forks:
    """Servers begin at once."""
    return serve_forks(PRELOAD)

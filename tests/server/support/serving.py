"""A real server in a process of its own, for tests and measurements; it can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tests.forks import MAIN, Forks, Program

# Seconds until all games are compiled, on a slow machine.
COMPILING = 600.0
# Compiling may come first.
PATIENCE = 300.0
# What the system tells of a process, counted after its name.
SESSION, USER_TIME, SYSTEM_TIME = 3, 11, 12


class Server:
    """`ludoteca serve` at a port that stays the same when it is started again.

    With forks that have imported what it needs it begins at once; with the Python of another
    environment it is the version that is installed there.
    """

    def __init__(
        self,
        folder: Path,
        *words: str,
        database: str | None = None,
        forks: Forks | None = None,
        python: str = sys.executable,
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.words: Sequence[str] = words
        self.database = database
        self.forks = forks
        self.python = python
        self.process: subprocess.Popen[bytes] | Program | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"

    @property
    def log(self) -> Path:
        """All that it has printed."""
        return self.folder / "server.log"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["serve", "--port", str(self.port), *self.words]
        if self.database is not None:
            words += ["--database", self.database]
        environment = {**os.environ, "LUDOTECA_DATA": str(self.folder)}
        with self.log.open("ab") as log:
            if self.forks is None:
                self.process = subprocess.Popen(
                    [self.python, "-m", "ludoteca", *words],
                    env=environment,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                )
            else:
                self.process = self.forks.begin(MAIN, *words, environ=environment, output=log)
        self._await()

    def _await(self) -> None:
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server has ended:\n{self.read_log()}")
            if self.is_healthy():
                return
            time.sleep(0.02)
        raise RuntimeError(f"the server does not answer:\n{self.read_log()}")

    def await_compiled(self) -> None:
        """Until all games are compiled: before that they run as plain Python."""
        end = time.monotonic() + COMPILING
        while not self.is_healthy("/api/health/ready"):
            if time.monotonic() > end:
                raise RuntimeError(f"the server goes on compiling:\n{self.read_log()}")
            time.sleep(0.5)

    def is_healthy(self, path: str = "/api/health") -> bool:
        """Whether it answers, and its database takes what is written."""
        with closing(HTTPConnection("localhost", self.port, timeout=5)) as line:
            try:
                line.request("GET", path)
                return line.getresponse().status == HTTPStatus.OK
            except (OSError, HTTPException):
                return False

    def read_log(self) -> str:
        """The end of what it has printed."""
        return self.log.read_text()[-4000:]

    def workers(self) -> list[int]:
        """The processes among which its work is divided."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
        return list(map(int, children.split()))

    def memory(self) -> int:
        """Bytes that it holds in memory."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Seconds of processor time that it has taken, with all its processes."""
        assert self.process is not None
        ticks = 0
        for each in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):  # it has ended meanwhile
                # Its name is in brackets, and may be anything.
                _, _, told = each.read_text(errors="replace").rpartition(")")
                fields = told.split()
                if int(fields[SESSION]) == self.process.pid:
                    ticks += int(fields[USER_TIME]) + int(fields[SYSTEM_TIME])
        return ticks / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it at once, with all its processes, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and wait; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        process, self.process = self.process, None
        if how == signal.SIGKILL:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, how)
        else:
            process.send_signal(how)
        return process.wait(timeout=PATIENCE)


@contextmanager
def serve(
    folder: Path, *words: str, database: str | None = None, forks: Forks | None = None
) -> Iterator[Server]:
    """A server that runs, until the block ends."""
    server = Server(folder, *words, database=database, forks=forks)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

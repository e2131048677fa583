"""A server in this very process, in a thread of its own, so that tests can turn its clock."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import uvicorn

from ludoteca.server import Settings, create_app
from ludoteca.server.http.protocol import configure
from ludoteca.server.processes.server_clock import ServerClock
from ludoteca.server.services import Services
from tests.patience import PATIENCE
from tests.server.support.serving import free_port

# A proxy on this machine is believed in whose name it asks; without one, nobody is.
PROXY, NO_PROXY = "127.0.0.1", "192.0.2.1"


class LocalServer:
    """A server in the network, with a clock that can be put on."""

    def __init__(self, settings: Settings, proxy: str, ahead: float = 0.0) -> None:
        self.ahead = ahead
        # By how much the clock of the system was set.
        self.jump = 0.0
        self.port = free_port()
        self.app = create_app(settings, ServerClock(self.now, self.ticks))
        self.server = uvicorn.Server(configure(self.app, port=self.port, forwarded_allow_ips=proxy))
        self.thread = threading.Thread(target=self.server.run)

    def now(self) -> float:
        """The time on this server."""
        return time.time() + self.ahead + self.jump

    def ticks(self) -> float:
        """What has passed on this server, whatever its clock says."""
        return time.monotonic() + self.ahead

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def services(self) -> Services:
        """What its routes share."""
        services: Services = self.app.state.services
        return services


@contextmanager
def serve_locally(
    folder: Path,
    database: str | None = None,
    proxy: str = PROXY,
    ahead: float = 0.0,
    **settings: object,
) -> Iterator[LocalServer]:
    """A server with its own database, until the block ends."""
    url = database or f"sqlite:///{folder}/ludoteca.db"
    key_file = str(folder / "ludoteca.key")
    given = {"limited": False, "sweep": 0.05, "key_file": key_file, **settings}
    local = LocalServer(Settings(database=url, **given), proxy, ahead)  # type: ignore[arg-type]
    local.thread.start()
    while not local.server.started:
        assert local.thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield local
    finally:
        local.server.should_exit = True
        local.thread.join(timeout=PATIENCE)


def ask(local: LocalServer, path: str, **headers: str) -> httpx.Response:
    """Ask for something, as a stranger."""
    return httpx.get(local.address + path, headers=headers, timeout=PATIENCE)

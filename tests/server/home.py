"""A server in this very process, in a thread of its own, so that tests can turn its clock."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import uvicorn

from ludoteca.server import Settings, create_app
from ludoteca.server.house import House
from ludoteca.server.limits import LARGEST_MESSAGE
from tests.server.serving import free_port


class Home:
    """A house with a door in the network, and a clock that can be put on."""

    def __init__(self, settings: Settings) -> None:
        self.ahead = 0.0
        self.port = free_port()
        self.app = create_app(settings, self.now)
        self.server = uvicorn.Server(
            uvicorn.Config(
                self.app,
                port=self.port,
                ws="websockets-sansio",
                ws_max_size=LARGEST_MESSAGE * 2,
                ws_per_message_deflate=False,
                log_config=None,
            )
        )
        self.thread = threading.Thread(target=self.server.run)

    def now(self) -> float:
        """The time in this house."""
        return time.time() + self.ahead

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def house(self) -> House:
        """What is behind the doors."""
        house: House = self.app.state.house
        return house


@contextmanager
def at_home(folder: Path, database: str | None = None, **settings: object) -> Iterator[Home]:
    """A house with its own database, until the block ends."""
    url = database or f"sqlite:///{folder}/ludoteca.db"
    given = {"limited": False, "sweep": 0.05, **settings}
    home = Home(Settings(database=url, **given))  # type: ignore[arg-type]
    home.thread.start()
    while not home.server.started:
        assert home.thread.is_alive(), "the house did not open"
        time.sleep(0.01)
    try:
        yield home
    finally:
        home.server.should_exit = True
        home.thread.join(timeout=30)


def ask(home: Home, path: str, **headers: str) -> httpx.Response:
    """Ask for something, as a stranger."""
    return httpx.get(home.address + path, headers=headers)

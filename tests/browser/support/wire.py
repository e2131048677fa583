"""A wire between a browser and the house that can be cut, as a train in a tunnel cuts it."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

CHUNK = 65536


class Wire:
    """Whoever comes over this address reaches the house, as long as the wire is whole."""

    def __init__(self, house: str) -> None:
        self._house = ("127.0.0.1", urlsplit(house).port or 80)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._whole = True
        threading.Thread(target=self._answer, daemon=True).start()

    @property
    def address(self) -> str:
        """Where the house is, over this wire."""
        return f"http://localhost:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        """All that goes over it breaks off, and nothing new comes through."""
        self._whole = False
        for end in self._ends:
            _hang_up(end)
        self._ends.clear()

    def mend(self) -> None:
        """From now on one comes through again."""
        self._whole = True

    def close(self) -> None:
        """Take it down."""
        self.cut()
        _hang_up(self._door)

    def _answer(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self._door.accept()
                if self._whole:
                    self._join(caller, socket.create_connection(self._house))
                else:
                    _hang_up(caller)

    def _join(self, caller: socket.socket, house: socket.socket) -> None:
        self._ends += [caller, house]
        for ear, mouth in ((caller, house), (house, caller)):
            threading.Thread(target=_carry, args=(ear, mouth), daemon=True).start()


def _carry(ear: socket.socket, mouth: socket.socket) -> None:
    with suppress(OSError):
        while heard := ear.recv(CHUNK):
            mouth.sendall(heard)
    _hang_up(mouth)


def _hang_up(end: socket.socket) -> None:
    # A socket that is only closed would not wake the thread that listens to it.
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def lay_wire(house: str) -> Iterator[Wire]:
    """A wire, until the block ends."""
    wire = Wire(house)
    try:
        yield wire
    finally:
        wire.close()

"""The way of a line to the process where its table is, among the processes of one server.

Any of them accepts a line. Were the lines of a table in several, each of these would have to read,
work out and tell all that happens there. So every table has one to which it belongs: a line that
asks for a table is taken over there by the operating system, with what was read of it. It is no
rule: a line that cannot be handed over is served where it came, which is slower and not wrong.
"""

import asyncio
import logging
import re
import socket
import sys
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import BufferedRandom
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

from ludoteca.core.system.paths import explain

log = logging.getLogger(__name__)

# How a request begins that is for a table, or for something of it.
FOR_TABLE = re.compile(rb"[A-Z]+ /api/tables/([^/? ]+)")
# Bytes that go with a line at most: what has arrived at once.
LARGEST = 64 * 1024
# Lines that are taken over before anything else is done.
MOST_AT_ONCE = 32
# What is done with a line that was handed over, and what was read of it.
Welcome = Callable[[socket.socket, bytes], None]


@contextmanager
def share_lines(processes: int) -> Iterator[str]:
    """A folder by which so many processes hand lines over; empty where the system knows no way."""
    if processes == 1 or sys.platform == "win32":
        yield ""
        return
    with TemporaryDirectory(prefix="ludoteca-lines-") as folder:
        for place in range(processes):
            Path(folder, f"{place}.place").touch()
        yield folder


class Handover:
    """Hands lines over to other processes, and takes those over that come from there.

    Each process takes a place that is free: that of one which has died is soon another's.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._places = len(list(folder.glob("*.place")))
        self._sender = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._sender.settimeout(0)
        # Where this process takes lines over, once it has a place, and what holds that for it.
        self._place: int | None = None
        self._inbox: socket.socket | None = None
        self._lock: BufferedRandom | None = None
        self._loop = asyncio.get_running_loop()
        self._is_closed = False

    def open(self, welcome: Welcome) -> None:
        """Take a place where one is free, and welcome the lines that are handed over to it."""
        if self._place is not None or self._is_closed:
            return
        try:
            self._take_place(welcome)
        except OSError as fault:
            # Such as a folder that was tidied away: all lines are served where they come.
            self._is_closed = True
            log.warning("no lines are taken over from other processes: %s", explain(fault))

    def _take_place(self, welcome: Welcome) -> None:
        for place in range(self._places):
            if (lock := _take(self._folder / f"{place}.place")) is not None:
                inbox = self._listen(place)
                self._loop.add_reader(inbox, self._take_over, inbox, welcome)
                self._place, self._inbox, self._lock = place, inbox, lock
                return

    def give(self, transport: asyncio.Transport, data: bytes) -> bool:
        """Hand a line over on which a request begins; False where it is to be served here."""
        asked = FOR_TABLE.match(data)
        if asked is None or len(data) > LARGEST or not self._places:
            return False
        place = crc32(asked[1]) % self._places
        if place == self._place or transport.get_write_buffer_size():
            return False
        line = array("i", [transport.get_extra_info("socket").fileno()])
        with_line = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, line)]
        try:
            self._sender.sendmsg([data], with_line, 0, self._address(place))
        except OSError as fault:
            # Nobody is there yet, or nobody hears at the moment.
            log.debug("a line stays here: %s", fault)
            return False
        # It lives on over there; here nothing more is read.
        transport.pause_reading()
        transport.abort()
        return True

    def close(self) -> None:
        """Take nothing over any more."""
        self._is_closed = True
        if self._inbox is not None and self._place is not None:
            self._loop.remove_reader(self._inbox)
            Path(self._address(self._place)).unlink(missing_ok=True)
            self._inbox.close()
        if self._lock is not None:
            self._lock.close()
        self._sender.close()
        self._place = self._inbox = self._lock = None

    def _address(self, place: int) -> str:
        return str(self._folder / f"{place}.lines")

    def _listen(self, place: int) -> socket.socket:
        address = self._address(place)
        # Of one that has died.
        Path(address).unlink(missing_ok=True)
        inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        inbox.bind(address)
        inbox.settimeout(0)
        return inbox

    @staticmethod
    def _take_over(inbox: socket.socket, welcome: Welcome) -> None:
        with suppress(BlockingIOError):
            for _ in range(MOST_AT_ONCE):
                data, lines, _, _ = socket.recv_fds(inbox, LARGEST, 1)
                if not lines:
                    log.warning("a line is lost: this process may open no more files")
                for number in lines:
                    line = socket.socket(fileno=number)
                    line.settimeout(0)
                    welcome(line, data)


def _take(place: Path) -> BufferedRandom | None:
    """Hold a place as long as the file is open, which the system closes for those who die."""
    import fcntl  # not on every system; where it is not, no line is handed over

    lock = place.open("r+b")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        return None
    return lock

"""A lock on a file of SQLite, since two processes would not hear what the other one writes.

Not `filelock`: a dependency for the ten lines that lock; mode and refusals would stay ours.
"""

import os
import sys
from pathlib import Path

from ludoteca.core.errors import Malformed
from ludoteca.core.system.paths import explain, make_folder

PRIVATE = 0o600  # the database holds secrets


class FileLock:
    """Held from its making until it is released, or its process ends in whatever way."""

    def __init__(self, file: Path) -> None:
        self._handle = open_private(file.with_name(f"{file.name}.lock"))
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise Malformed("store-locked", file=str(file)) from None

    def release(self) -> None:
        """Let others have it; the empty file stays, for another may hold it already."""
        os.close(self._handle)


def check_file(file: Path) -> None:
    """Refuse a file that cannot be written, or that another process has, before it is needed."""
    make_folder(file.parent)
    FileLock(file).release()
    os.close(open_private(file))


def open_private(file: Path) -> int:
    """Open a file, or make one that nobody else may read."""
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE)
    except (OSError, ValueError) as fault:
        raise Malformed("file-unwritable", file=str(file), fault=explain(fault)) from None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

"""A disk that can be full: a small file system of its own, which only root may mount."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# The largest piece in which what is left is taken.
PIECE = 1 << 20


class SmallDisk:
    """A folder on a file system of so many megabytes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    @staticmethod
    def is_possible() -> bool:
        """Whether this system lets us have one."""
        return hasattr(os, "geteuid") and os.geteuid() == 0 and Path("/proc/mounts").exists()

    def fill(self) -> None:
        """Take all that is left: nobody can write anything more, but over what is there."""
        handle = os.open(self._ballast, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        piece = PIECE
        while piece:
            try:
                written = os.write(handle, bytes(piece))
            except OSError:
                written = 0
            # A write stops short where the disk ends.
            piece = piece if written == piece else piece // 2
        os.close(handle)

    def free(self) -> None:
        """Give it back."""
        self._ballast.unlink(missing_ok=True)


@contextmanager
def mount_small_disk(folder: Path, megabytes: int) -> Iterator[SmallDisk]:
    """A small disk, until the block ends."""
    folder.mkdir(parents=True)
    size = f"size={megabytes}m"
    subprocess.run(["mount", "-t", "tmpfs", "-o", size, "ludoteca-test", folder], check=True)
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)
        folder.rmdir()

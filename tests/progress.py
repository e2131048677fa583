"""How far a long run has come: where it is stopped, the next one goes on, and it can be told.

It is kept in files of the folder that `LUDOTECA_PROGRESS` names; without it each run is whole.
"""

import os
from pathlib import Path

VARIABLE = "LUDOTECA_PROGRESS"


class Progress:
    """So many of something were tried without a fault, of so many that shall be."""

    def __init__(self, name: str, enough: int) -> None:
        folder = os.environ.get(VARIABLE)
        self._file = Path(folder) / f"{name}.txt" if folder else None
        self.enough = enough
        self.done = 0
        if self._file is not None and self._file.exists():
            self.done = int(self._file.read_text().split()[0])

    @property
    def goes_on(self) -> bool:
        """Whether more shall be tried."""
        return self.done < self.enough

    def add(self, count: int) -> None:
        """So many more were tried."""
        self.done += count
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            # Whoever is ended while it writes leaves the old one.
            unfinished = self._file.with_suffix(".new")
            unfinished.write_text(f"{self.done} of {self.enough}\n")
            unfinished.replace(self._file)

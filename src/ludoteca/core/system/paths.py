"""Where this house keeps its data, and how a file is put there."""

import os
from contextlib import suppress
from pathlib import Path

import platformdirs

from ludoteca.core.errors import Malformed


def data_folder(*rooms: str) -> Path:
    """Where a kind of data is kept, though it may not be there yet; LUDOTECA_DATA moves it all."""
    chosen = os.environ.get("LUDOTECA_DATA")
    return Path(chosen or platformdirs.user_data_dir("ludoteca"), *rooms)


def make_folder(folder: Path) -> None:
    """Make a folder, unless it is there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as fault:
        raise Malformed("file-unwritable", file=str(folder), fault=explain(fault)) from None


def write_text(file: Path, text: str) -> None:
    """Write a file in one step: whatever happens, the old or the new one is there."""
    unfinished = file.parent / f".{file.name}.unfinished"
    try:
        with unfinished.open("w", encoding="utf-8") as whole:
            whole.write(text)
            whole.flush()
            # Else a power cut could leave the new name with nothing in it.
            os.fsync(whole.fileno())
        unfinished.replace(file)
    except (OSError, ValueError) as fault:
        with suppress(OSError, ValueError):
            unfinished.unlink(missing_ok=True)
        raise Malformed("file-unwritable", file=str(file), fault=explain(fault)) from None


def explain(fault: OSError | ValueError) -> str:
    """Why a file could not be read or written, as a system says it."""
    return fault.strerror or str(fault) if isinstance(fault, OSError) else str(fault)

"""Writing files so that nothing is ever half written, and saying why one could not be."""

from contextlib import suppress
from pathlib import Path

from ludoteca.core.errors import Malformed


def write_text(file: Path, text: str) -> None:
    """Write a file in one step: whatever happens, the old or the new one is there."""
    unfinished = file.parent / f".{file.name}.unfinished"
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(file)
    except (OSError, ValueError) as fault:
        with suppress(OSError, ValueError):
            unfinished.unlink(missing_ok=True)
        raise Malformed("file-unwritable", file=str(file), fault=reason(fault)) from None


def reason(fault: OSError | ValueError) -> str:
    """What a fault of a file says, without its number and path."""
    return fault.strerror or str(fault) if isinstance(fault, OSError) else str(fault)

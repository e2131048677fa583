"""The server's key: in a file of its own, so that whoever reads the database cannot read draws."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from ludoteca.core.errors import Malformed
from ludoteca.core.system.paths import data_folder, explain, make_folder

FILE = "ludoteca.key"
KEY = 32  # bytes
PRIVATE = 0o600


def read_key(path: str | None = None) -> bytes:
    """The key of this server, from its file among our data or another; made at the first start."""
    file = Path(path) if path else data_folder() / FILE
    try:
        if not file.exists():
            make_folder(file.parent)
            _make(file)
        key = bytes.fromhex(file.read_text(encoding="ascii"))
    except OSError as fault:
        raise Malformed("file-unreadable", file=str(file), fault=explain(fault)) from None
    except ValueError:
        key = b""
    if len(key) < KEY:
        # Another one would not fit the games that go on: that is for its host to decide.
        raise Malformed("serve-key", file=str(file))
    return key


def _make(file: Path) -> None:
    """Make a key, complete from the first moment; of several processes one does."""
    unfinished = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(secrets.token_hex(KEY) + "\n")
            out.flush()
            # Else a power cut could leave games without the key that they were dealt by.
            os.fsync(out.fileno())
        with suppress(FileExistsError):
            os.link(unfinished, file)
    finally:
        unfinished.unlink()

"""The shelf: where terminal games are kept, written after every action so that none is lost."""

import tempfile
from datetime import datetime
from pathlib import Path

from ludoteca.cli.files import open_records
from ludoteca.core.errors import Malformed
from ludoteca.core.places import data_folder, write_text
from ludoteca.core.record import Record, RecordRefused, read_records


def shelf() -> Path:
    """The folder of kept games."""
    try:
        folder = data_folder("games")
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        # No home, or one that cannot be written: better a game in a temporary folder than none.
        folder = Path(tempfile.mkdtemp(prefix="ludoteca-games-"))
    return folder


def new_place(game: str) -> Path:
    """A file of its own for a game that begins now, whoever else begins one."""
    now = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    folder = shelf()
    copies = 1
    while True:
        suffix = f"-{copies}" if copies > 1 else ""
        place = folder / f"{game}-{now}{suffix}.json"
        try:
            place.touch(exist_ok=False)
        except FileExistsError:
            copies += 1
        else:
            return place


def keep(record: Record, place: Path) -> None:
    """Write a record."""
    write_text(place, f"{record}\n")


def fetch(place: Path) -> Record:
    """Read a kept record."""
    with open_records(place) as lines:
        record = next(read_records(lines), None)
    if record is None:
        raise Malformed("no-record", file=str(place))
    if isinstance(record, RecordRefused):
        raise record
    return record


def last_unfinished(game: str) -> Path:
    """The game that was left last; a file that cannot be read is passed over."""
    folder = shelf()
    kept = sorted(folder.glob(f"{game}-*.json"), key=lambda place: place.stat().st_mtime)
    for place in reversed(kept):
        try:
            if "result" not in fetch(place).extras:
                return place
        except (Malformed, RecordRefused):
            continue
    raise Malformed("nothing-to-resume", game=game, folder=str(folder))

"""The shelf: where terminal games are kept, written after every action so that none is lost."""

import os
from datetime import datetime
from pathlib import Path

import platformdirs

from ludoteca.cli.table import open_records
from ludoteca.core.errors import Malformed
from ludoteca.core.record import Record, RecordRefused, read_records


def shelf() -> Path:
    """The folder of kept games; LUDOTECA_DATA chooses another."""
    chosen = os.environ.get("LUDOTECA_DATA")
    return Path(chosen or platformdirs.user_data_dir("ludoteca")) / "games"


def new_place(game: str) -> Path:
    """A file name for a game that begins now."""
    now = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    place = shelf() / f"{game}-{now}.json"
    copies = 1
    while place.exists():
        copies += 1
        place = shelf() / f"{game}-{now}-{copies}.json"
    return place


def keep(record: Record, place: Path) -> None:
    """Write a record in one step: whatever happens, the old or the new one is there."""
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        unfinished = place.with_name(f".{place.name}.{os.getpid()}")
        unfinished.write_text(f"{record}\n", encoding="utf-8")
        unfinished.replace(place)
    except OSError as fault:
        reason = str(fault.strerror)
        raise Malformed("file-unwritable", file=str(place), fault=reason) from None


def fetch(place: Path) -> Record:
    """Read a kept record."""
    with open_records(place) as lines:
        record = next(read_records(lines), None)
    if record is None:
        raise Malformed("no-such-record", number=0, file=str(place))
    if isinstance(record, RecordRefused):
        raise record.refusal
    return record


def last_unfinished(game: str) -> Path:
    """The game that was left last."""
    kept = sorted(shelf().glob(f"{game}-*.json"), key=lambda place: place.stat().st_mtime)
    for place in reversed(kept):
        if "result" not in fetch(place).extras:
            return place
    raise Malformed("nothing-to-resume", game=game, folder=str(shelf()))

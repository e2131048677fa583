"""Where terminal games are saved, after every action so that none is lost."""

import tempfile
from datetime import datetime
from pathlib import Path

from ludoteca.cli.record_files import open_records
from ludoteca.core.errors import Malformed
from ludoteca.core.records.record import Record, RecordRefused, read_records
from ludoteca.core.system.paths import data_folder, write_text


def games_folder() -> Path:
    """The folder of saved games."""
    try:
        folder = data_folder("games")
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        # No home, or one that cannot be written: better a game in a temporary folder than none.
        folder = Path(tempfile.mkdtemp(prefix="ludoteca-games-"))
    return folder


def new_file(game: str) -> Path:
    """A file of its own for a game that begins now, whoever else begins one."""
    now = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    folder = games_folder()
    copies = 1
    while True:
        suffix = f"-{copies}" if copies > 1 else ""
        file = folder / f"{game}-{now}{suffix}.json"
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            copies += 1
        else:
            return file


def is_ours(file: Path) -> bool:
    """Whether a file is one of those that are saved here by themselves."""
    return file.parent == games_folder()


def save_game(record: Record, file: Path) -> None:
    """Write a record."""
    write_text(file, f"{record}\n")


def read_game(file: Path) -> Record:
    """Read a saved record."""
    with open_records(file) as lines:
        record = next(read_records(lines), None)
    if record is None:
        raise Malformed("no-record", file=str(file))
    if isinstance(record, RecordRefused):
        raise record
    return record


def last_unfinished(game: str) -> Path:
    """The game that was left last; a file that cannot be read is passed over."""
    folder = games_folder()
    kept = sorted(folder.glob(f"{game}-*.json"), key=lambda file: file.stat().st_mtime)
    for file in reversed(kept):
        try:
            if "result" not in read_game(file).extras:
                return file
        except (Malformed, RecordRefused):
            continue
    raise Malformed("nothing-to-resume", game=game, folder=str(folder))

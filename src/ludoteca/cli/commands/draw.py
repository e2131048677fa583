"""ludoteca draw: a position as a picture."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

from ludoteca.cli.console import open_game
from ludoteca.cli.record_files import check_seat, look, open_records
from ludoteca.core.errors import Malformed
from ludoteca.core.records.record import Record, RecordRefused, read_records
from ludoteca.core.records.replay import replay
from ludoteca.core.system.paths import write_text


def draw_file(
    file: Path, output: Path | None, at: int | None, number: int, seat: str | None
) -> int:
    """Draw a position of one record of a file; the exit status."""
    check_seat(seat)
    record = _pick(file, number)
    open_game(record.game)
    position = look(replay(_cut(record, at)), seat)
    svg = position.game.presenter.svg(position)
    if output is None:
        print(svg)  # noqa: T201 this is the output
    else:
        write_text(output, svg)
    return 0


def _pick(file: Path, number: int) -> Record:
    with open_records(file) as lines:
        record = next(islice(read_records(lines), number, None), None)
    if record is None:
        raise Malformed("no-such-record", number=number, file=str(file))
    if isinstance(record, RecordRefused):
        raise record
    return record


def _cut(record: Record, at: int | None) -> Record:
    """The record as it was after some of its actions."""
    if at is None:
        return record
    if at > len(record.actions):
        raise Malformed("no-such-action", at=at, last=len(record.actions))
    return replace(record, actions=record.actions[:at])

"""ludoteca draw: a position as a picture."""

from itertools import islice
from pathlib import Path

from ludoteca.cli.table import complain, look, open_game, open_records
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.record import Record, RecordRefused, read_records
from ludoteca.core.replay import replay


def draw_file(
    file: Path, output: Path | None, at: int | None, number: int, seat: str | None
) -> int:
    """Draw a position of one record of a file; the exit status."""
    try:
        with open_records(file) as lines:
            record = next(islice(read_records(lines), number, None), None)
        if record is None:
            raise Malformed("no-such-record", number=number, file=str(file))
        if isinstance(record, RecordRefused):
            raise record
        open_game(record.game)
        svg = look(replay(_cut(record, at)), seat).svg()
        if output is None:
            print(svg)  # noqa: T201 this is the output
        else:
            output.write_text(svg, encoding="utf-8")
    except RecordRefused as refused:
        return complain(refused.refusal)
    except Refusal as refusal:
        return complain(refusal)
    return 0


def _cut(record: Record, at: int | None) -> Record:
    """The record as it was after some of its actions."""
    if at is None:
        return record
    if not 0 <= at <= len(record.actions):
        raise Malformed("no-such-action", at=at, last=len(record.actions))
    return Record(record.game, record.rules, record.options, record.actions[:at], record.extras)

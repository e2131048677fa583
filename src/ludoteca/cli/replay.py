"""ludoteca replay: where records end."""

import json
import sys
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ludoteca.cli.table import (
    aside,
    complain,
    console,
    look,
    open_game,
    open_records,
    printable,
    reason_of,
    summarise,
)
from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyPosition
from ludoteca.core.messages import say
from ludoteca.core.record import Record, RecordRefused, read_records
from ludoteca.core.replay import replay

# With fewer records nobody waits long enough to need to know.
LONG_WORK = 50


def replay_file(file: Path, seat: str | None, *, as_json: bool) -> int:
    """Replay all records of a file and print where they end; the exit status."""
    refused = 0
    try:
        records = _count_lines(file)
        with open_records(file) as lines, _progress(records, as_json=as_json) as progress:
            task = progress.add_task("", total=records)
            for index, record in enumerate(read_records(lines)):
                result = _replay_one(record, seat)
                refused += isinstance(result, RecordRefused)
                if as_json:
                    print(json.dumps(_as_json(result)))  # noqa: T201 for other programs
                elif isinstance(result, RecordRefused):
                    _tell_refusal(index, result)
                elif records == 1:
                    console.print(result.show(console.width))
                else:
                    console.print(f"{index}: {summarise(result)}", markup=False)
                progress.advance(task)
    except Refusal as refusal:
        return complain(refusal)
    return 1 if refused else 0


def _count_lines(file: Path) -> int | None:
    """How many records there are to come; unknown where the file cannot be read twice."""
    if not file.is_file():
        return None
    with open_records(file) as lines:
        return sum(1 for _ in read_records(lines))


def _progress(records: int | None, *, as_json: bool) -> Progress:
    """A bar for long work, beside what is printed and never in it."""
    piped = not sys.stdout.isatty()
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=aside if piped else console,
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
        disable=(as_json and not piped) or records is None or records < LONG_WORK,
    )


def _replay_one(record: Record | RecordRefused, seat: str | None) -> AnyPosition | RecordRefused:
    if isinstance(record, RecordRefused):
        return record
    try:
        open_game(record.game)
        return look(replay(record), seat)
    except RecordRefused as refused:
        return refused
    except Refusal as refusal:
        return RecordRefused(refusal)


def _as_json(result: AnyPosition | RecordRefused) -> dict[str, object]:
    return result.as_json() if isinstance(result, RecordRefused) else result.report()


def _tell_refusal(record: int, refused: RecordRefused) -> None:
    kind = refused.refusal.kind
    if refused.index is None or refused.action is None:
        where = say("record-refused", record=record, kind=kind)
    else:
        where = say(
            "action-refused",
            record=record,
            index=refused.index,
            action=refused.action,
            kind=kind,
        )
    aside.print(printable(f"{where} {reason_of(refused.refusal)}"), style="red", markup=False)

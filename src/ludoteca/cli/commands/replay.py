"""ludoteca replay: where records end."""

import json
import sys
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TimeRemainingColumn

from ludoteca.cli.console import aside, complain, console, open_game, summarise, write
from ludoteca.cli.record_files import check_seat, look, open_records
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyPosition
from ludoteca.core.records.record import Record, RecordRefused, read_records
from ludoteca.core.records.replay import replay
from ludoteca.core.text.messages import say

# With fewer records nobody waits long enough to need to know.
LONG_WORK = 50

Ending = AnyPosition | RecordRefused


def replay_file(file: Path, seat: str | None, *, as_json: bool) -> int:
    """Replay all records of a file and print where they end; the exit status."""
    check_seat(seat)
    total = _count_records(file)
    with open_records(file) as lines, _progress(total, as_json=as_json) as progress:
        task = progress.add_task("", total=total)
        endings = _count_off(_endings(read_records(lines), seat), progress, task)
        first = list(islice(endings, 2))
        if not first:
            raise Malformed("no-record", file=str(file))
        if as_json:
            refused, good = _print_json(chain(first, endings))
        elif len(first) == 1:
            return _print_one(first[0])
        else:
            refused, good = _print_summaries(chain(first, endings))
    if not as_json:
        aside.print(say("replayed", good=good, refused=refused), markup=False)
    return 1 if refused else 0


def _count_off(endings: Iterable[Ending], progress: Progress, task: TaskID) -> Iterator[Ending]:
    for ending in endings:
        yield ending
        progress.advance(task)


def _endings(records: Iterable[Record | RecordRefused], seat: str | None) -> Iterator[Ending]:
    opened: set[str] = set()
    for record in records:
        yield record if isinstance(record, RecordRefused) else _end(record, seat, opened)


def _end(record: Record, seat: str | None, opened: set[str]) -> Ending:
    try:
        if record.game not in opened:
            open_game(record.game)
            opened.add(record.game)
        return look(replay(record), seat)
    except RecordRefused as refused:
        return refused
    except Refusal as refusal:
        return RecordRefused(refusal)


def _print_json(endings: Iterable[Ending]) -> tuple[int, int]:
    refused = good = 0
    for ending in endings:
        if isinstance(ending, RecordRefused):
            answer = ending.as_json()
            refused += 1
        else:
            answer = ending.game.presenter.report(ending)
            good += 1
        print(json.dumps(answer))  # noqa: T201 for other programs
    return refused, good


def _print_one(ending: Ending) -> int:
    if isinstance(ending, RecordRefused):
        complain(ending)
        return 1
    console.print(ending.game.presenter.show(ending, console.width))
    return 0


def _print_summaries(endings: Iterable[Ending]) -> tuple[int, int]:
    refused = good = 0
    for number, ending in enumerate(endings):
        if isinstance(ending, RecordRefused):
            complain(ending, number)
            refused += 1
        else:
            write(f"{number}: {summarise(ending)}")
            good += 1
    return refused, good


def _count_records(file: Path) -> int | None:
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

"""Record files: a game is its options and the list of its actions, chance included, as text."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from ludoteca.core.game import Record
from ludoteca.core.records.record_document import FORMAT, Json, RecordRefused

__all__ = ["FORMAT", "Json", "Record", "RecordRefused", "read_records"]


def read_records(source: str | Path | TextIO) -> Iterator[Record | RecordRefused]:
    """The records of a file, by its path or open: one JSON document, or one in each line.

    A record that cannot be read comes as its refusal, so that the others are still read.
    """
    if isinstance(source, str | Path):
        # Bytes that are not UTF-8 are refused with the record they stand in.
        with Path(source).open(encoding="utf-8", errors="surrogateescape") as file:
            yield from read_records(file)
        return
    for text in _documents(source):
        try:
            yield Record.from_text(text)
        except RecordRefused as refused:
            yield refused


def _documents(file: TextIO) -> Iterator[str]:
    """The documents of a file: its lines, unless a single one is spread over several."""
    lines = (line for line in file if line.strip())
    first = next(lines, None)
    if first is None:
        return
    if not _is_json(first):
        rest = list(lines)
        whole = "".join([first, *rest])
        if _is_json(whole):
            yield whole
            return
        yield from [first, *rest]
    else:
        yield first
        yield from lines


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True

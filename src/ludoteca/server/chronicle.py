"""The chronicle: what has happened at a table so far, told again to one who was not there."""

from collections.abc import Sequence

from ludoteca.core.messages import speaking
from ludoteca.server import wire
from ludoteca.server.eyes import Eyes, show_event
from ludoteca.store import TableRow
from ludoteca.table import Setup, Table, read_entry

# Nobody reads more of it at once.
LONGEST = 300


def recall_events(
    row: TableRow, entries: Sequence[str], after: int, eyes: Eyes
) -> list[wire.EventMessage]:
    """The events after one, in the eyes of somebody, without scenes."""
    table = Table(Setup.from_text(row.setup), row.seed)
    first = max(after, len(entries) - LONGEST)
    events = []
    with speaking(eyes.language):
        for entry in entries:
            happening = table.apply(read_entry(entry))
            if happening.version > first:
                events.append(show_event(happening, eyes))
    return events

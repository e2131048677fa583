"""The game log: what has happened at a table so far, told again to one who was not there."""

from collections.abc import Sequence

from ludoteca.core.text.messages import speaking
from ludoteca.server import wire
from ludoteca.server.live.events import show_event
from ludoteca.server.live.viewer import Viewer
from ludoteca.store import TableRow
from ludoteca.table import Setup, Table

# Nobody reads more of it at once.
LONGEST = 300


def read_game_log(
    row: TableRow, entries: Sequence[str], after: int, viewer: Viewer
) -> list[wire.EventMessage]:
    """The events after one, for a viewer, without scenes."""
    table = Table(Setup.from_text(row.setup), row.seed)
    first = max(after, len(entries) - LONGEST)
    with speaking(viewer.language):
        return [
            show_event(transition, viewer)
            for transition in table.replay(entries)
            if transition.version > first
        ]

"""Lines of the talk, as clients hear them."""

from msgspec import structs

from ludoteca.server import wire
from ludoteca.store import TalkRow
from ludoteca.table import SOMEONE, Table


def show_line(table: Table, row: TalkRow) -> wire.TalkLine:
    """A line, with the seat of whoever said it."""
    # Whoever is forgotten has said nothing from any seat.
    sitters = [seat.who if seat.who != SOMEONE else "" for seat in table.seats]
    seat = sitters.index(row.identity) if row.identity in sitters else None
    return wire.TalkLine(row.id, row.name, seat, row.kind, row.text, row.at)


def hush(line: wire.TalkLine) -> wire.TalkLine:
    """A line without its words, for one who does not want to hear them."""
    return structs.replace(line, kind="muted", text="")

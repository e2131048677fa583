"""ludoteca map and ludoteca sheet: what FutuRisiko! is played on and with, and what a host adds."""

from pathlib import Path

from rich.table import Table
from rich.text import Text

from ludoteca.core.errors import Refusal
from ludoteca.core.system.command import CommandContext
from ludoteca.core.text.messages import say
from ludoteca.games.futurisiko.assets.library import MAPS, SHEETS, AssetLibrary, Document
from ludoteca.games.futurisiko.box import COLOURS, COPIES, Card
from ludoteca.games.futurisiko.cards import Sheet
from ludoteca.games.futurisiko.map import World

LIBRARIES: dict[str, AssetLibrary[World] | AssetLibrary[Sheet]] = {"map": MAPS, "sheet": SHEETS}


def add(context: CommandContext, kind: str, file: Path) -> int:
    """Check a file and keep it for good; the exit status."""
    library = LIBRARIES[kind]
    item = library.add(file)
    place = str(library.place(item.id))
    context.write(
        say("futurisiko-document-added", kind=kind, id=item.id, title=item.title, file=place)
    )
    return 0


def check(context: CommandContext, kind: str, word: str) -> int:
    """Say that a file can be played with, or refuse it naming the fault; the exit status."""
    library = LIBRARIES[kind]
    item = library.load(library.locate(word))
    context.write(say("futurisiko-document-good", kind=kind, id=item.id, title=item.title))
    return 0


def show(context: CommandContext, kind: str, word: str | None, *, as_json: bool) -> int:
    """Print what stands in a file; the exit status."""
    library = LIBRARIES[kind]
    file = library.locate(word or library.usual)
    item = library.load(file)
    if as_json:
        print(file.read_text(encoding="utf-8").rstrip("\n"))  # noqa: T201 for other programs
        return 0
    title, provenance = _introduce(kind, item)
    context.write(title, "bold")
    context.write(provenance)
    if isinstance(item, World):
        _show_world(context, item)
    else:
        _show_sheet(context, item)
    return 0


def list_all(context: CommandContext, kind: str) -> int:
    """List all that are here; the exit status tells whether any of them is broken."""
    library = LIBRARIES[kind]
    table = _table()
    broken: list[Refusal] = []
    for name in library.names():
        try:
            item: Document = library.find(name)
        except Refusal as refusal:
            broken.append(refusal)
        else:
            table.add_row(Text(name, "bold"), Text(_introduce(kind, item)[0]))
    context.show(table)
    for fault in broken:
        context.complain(fault)
    return 1 if broken else 0


def _introduce(kind: str, item: Document) -> tuple[str, str]:
    """What it is called and where it is from; what came with the house speaks every language."""
    if item.id != LIBRARIES[kind].usual:
        return item.title, item.provenance
    return say(f"futurisiko-usual-{kind}"), say(f"futurisiko-usual-{kind}.about")


def _show_world(context: CommandContext, world: World) -> None:
    """The territories and seas with their borders."""
    table = _table("futurisiko-map-territory", "futurisiko-map-neighbours", "futurisiko-map-seas")
    for territory in world.territories:
        links = [f"{name}~" if name in territory.links else name for name in territory.neighbours]
        table.add_row(territory.id, " ".join(links), " ".join(territory.seas))
    context.show(table)
    seas = _table("futurisiko-map-sea", "futurisiko-map-neighbours", "futurisiko-map-coasts")
    for sea in world.seas:
        seas.add_row(sea.id, " ".join(sea.neighbours), " ".join(sea.coasts))
    context.show(seas)
    context.write(say("futurisiko-map-links"))


def _show_sheet(context: CommandContext, sheet: Sheet) -> None:
    """All cards (F4), and what they do by this sheet."""
    table = _table("futurisiko-sheet-card", "futurisiko-sheet-copies", "futurisiko-sheet-effect")
    table.columns[1].justify = "right"
    for card in Card:
        name = say("futurisiko-card-kind", card=str(card))
        does = say("futurisiko-sheet-does", card=str(card), **sheet.effects)
        table.add_row(name, str(int(COPIES[card]) * COLOURS), does)
    context.show(table)


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=bool(headings))
    for heading in headings:
        table.add_column(say(heading), overflow="fold")
    return table

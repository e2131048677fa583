"""ludoteca map: a map of FutuRisiko!, checked and shown."""

from pathlib import Path

from rich.table import Table

from ludoteca.cli.console import console, write
from ludoteca.core.messages import say
from ludoteca.games.futurisiko.atlas import load_world


def check_map(file: Path) -> int:
    """Say that a map can be played on, or refuse it naming the fault; the exit status."""
    world = load_world(file)
    write(say("futurisiko-map-good", title=world.title, file=str(file)))
    return 0


def show_map(file: Path | None) -> int:
    """List the territories and seas of a map with their borders; the exit status."""
    world = load_world(file)
    write(world.title, "bold")
    write(world.provenance)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("territory", "neighbours", "seas"):
        table.add_column(say(f"futurisiko-map-{heading}"), overflow="fold")
    for territory in world.territories:
        links = [f"{name}~" if name in territory.links else name for name in territory.neighbours]
        table.add_row(territory.id, " ".join(links), " ".join(territory.seas))
    console.print(table)
    seas = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("sea", "neighbours", "coasts"):
        seas.add_column(say(f"futurisiko-map-{heading}"), overflow="fold")
    for sea in world.seas:
        seas.add_row(sea.id, " ".join(sea.neighbours), " ".join(sea.coasts))
    console.print(seas)
    write(say("futurisiko-map-links"))
    return 0

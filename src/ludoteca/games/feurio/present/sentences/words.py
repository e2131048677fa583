"""A position in words, a sentence for each thing that matters: for those who listen."""

from ludoteca.core.text.messages import say
from ludoteca.games.feurio.box import Goal
from ludoteca.games.feurio.position import FeurioPosition, Region, Tile
from ludoteca.games.feurio.present.crews import name_of, name_seat
from ludoteca.games.feurio.rules.hexagons import write_cell


def tell_position(position: FeurioPosition) -> list[str]:
    """Tiles, hottest spots, seats with their regions, and what is asked for."""
    lines = [_tell_tile(tile) for tile in position.tiles()]
    lines += [
        say("feurio-words-hottest", cell=write_cell(place.at), sum=str(place))
        for place in position.hottest()
    ]
    for seat in range(position.options.seats):
        lines += _tell_seat(position, seat)
    if obstacle := position.obstacle():
        lines.append(f"{obstacle.reason} ({obstacle.rule})")
    lines.append(
        say(
            "feurio-words-turn",
            seat=name_seat(position.colours_of(position.on_turn)),
            phase=position.phase.name.lower(),
            drawn=position.drawn or 0,
            left=position.tiles_left,
        )
    )
    return lines


def _tell_tile(tile: Tile) -> str:
    if tile.is_firebreak:
        return say("feurio-words-firebreak", cell=write_cell(tile.at), number=tile.under or 0)
    men = ", ".join(f"{count} {name_of(colour)}" for colour, count in tile.men.items())
    return say(
        "feurio-words-tile",
        cell=write_cell(tile.at),
        number=tile.number,
        spaces=tile.spaces,
        edges=tile.free_edges,
        room=tile.room,
        men=men or "none",
    )


def _tell_seat(position: FeurioPosition, seat: int) -> list[str]:
    name = name_seat(position.colours_of(seat))
    left = ", ".join(f"{men} {name_of(colour)}" for colour, men in position.supply(seat).items())
    points = position.scores()[seat]
    lines = [say("feurio-words-seat", seat=name, points=points, left=left)]
    if position.options.goal == Goal.SCORE:
        for colour in position.colours_of(seat):
            lines += [_tell_region(region) for region in position.regions(colour)]
    return lines


def _tell_region(region: Region) -> str:
    return say(
        "feurio-words-region",
        colour=str(region.colour),
        cells=" · ".join(map(write_cell, region.cells)),
        sum=region.sum,
        divisor=region.divisor or 0,
        points=region.points,
    )

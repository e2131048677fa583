"""A position as `replay --json` prints it."""

from ludoteca.core.parts.presenter import report_frame
from ludoteca.core.records.record import Json
from ludoteca.games.feurio.box import COLOURS, TILES, Colour
from ludoteca.games.feurio.position import FeurioPosition, OpenPosition, Region


def report(position: FeurioPosition) -> Json:
    """All that the position tells, in the notation's terms."""
    obstacle = position.obstacle()
    tiles = sorted(position.tiles(), key=lambda tile: tile.at)
    hottest = _hottest(position)
    return report_frame(position) | {
        "regions": {str(c): _regions(position.regions(c)) for c in position.scoring_colours()},
        "impossible": obstacle and {"rule": obstacle.rule, "reason": str(obstacle.reason)},
        "hottest": {"heat": hottest[0].heat, "cells": [list(p.at) for p in hottest]}
        if hottest
        else None,
        "drawn": position.drawn,
        "tiles": [[*tile.at, tile.number] for tile in tiles],
        "firebreaks": [[*t.at, t.under, t.layer] for t in tiles if t.is_firebreak],
        "men": sorted(
            [*tile.at, str(colour), count] for tile in tiles for colour, count in tile.men.items()
        ),
        "supply": {
            str(seat): _by_name(position.supply(seat)) for seat in range(position.options.seats)
        },
        "tiles_left": position.tiles_left,
        "unseen": {str(number): count for number, count in position.unseen.items()},
    }


def _hottest(position: FeurioPosition) -> list[OpenPosition]:
    """R16: where the next tile goes; in records, also after a last tile that lies face down."""
    tiles = position.tiles()
    hottest = position.hottest()
    if len(tiles) == TILES and tiles[-1].is_firebreak:
        # No tile will come, but the records by which programs check each other keep it.
        hottest = position.hottest_of(position.open_positions())
    return sorted(hottest, key=lambda place: place.at)


def _regions(regions: list[Region]) -> list[Json]:
    return [
        {
            "cells": [list(cell) for cell in region.cells],
            "sum": region.sum,
            "divisor": region.divisor,
            "points": region.points,
        }
        for region in regions
    ]


def _by_name(supply: dict[Colour, int]) -> dict[str, int]:
    return {str(colour): supply[colour] for colour in COLOURS if colour in supply}

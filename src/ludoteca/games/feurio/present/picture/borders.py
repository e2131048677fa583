"""The borders of regions, as lines for a picture."""

from ludoteca.games.feurio.present.picture.artwork import HALF_WIDTH, SIZE, Point, centre, corner
from ludoteca.games.feurio.rules.hexagons import EDGES, Axial, neighbours


def trace_border(cells: frozenset[Axial], inset: float) -> list[list[Point]]:
    """The borders of a region, outer and inner ones, drawn a little inside of it.

    Tiles are followed edge by edge, counter-clockwise. At a corner of 120° the line turns within
    the tile; where the next edge is shared, it goes on in the tile beyond:

          outside             outside
        ────────╮           ────╲   ╱────
         tile    ╲           tile ╲╱ tile
    """
    step = inset / (HALF_WIDTH / SIZE)
    ahead = {
        (cell, edge)
        for cell in cells
        for edge, beside in enumerate(neighbours(*cell))
        if beside not in cells
    }
    loops = []
    while ahead:
        cell, edge = min(ahead)
        loop: list[Point] = []
        while (cell, edge) in ahead:
            ahead.remove((cell, edge))
            x, y = centre(cell)
            following = (edge + 1) % EDGES
            beyond = neighbours(*cell)[following]
            if beyond in cells:
                (x1, y1), (x2, y2) = corner(edge), corner(following)
                along = step / SIZE
                loop.append((x + x1 + (x2 - x1) * along, y + y1 + (y2 - y1) * along))
                # The edge of the tile beyond that meets the same corner.
                cell, edge = beyond, (following + EDGES // 2 + 1) % EDGES
            else:
                dx, dy = corner(edge, SIZE - step)
                loop.append((x + dx, y + dy))
                edge = following
        loops.append(loop)
    return loops

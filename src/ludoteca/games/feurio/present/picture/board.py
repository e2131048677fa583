"""A position as a picture: a standalone SVG with the board above and the standing below.

The picture has a fixed width, so that its words can be read at any size of the board; the board
is scaled to what is laid.
"""

from collections.abc import Sequence
from html import escape

from ludoteca.core.figures import poster
from ludoteca.core.figures.svg import element, labelled, place, write
from ludoteca.core.text.messages import say
from ludoteca.core.text.spelling import capital
from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio.box import BACK, SPACES, Colour, Goal
from ludoteca.games.feurio.position import FeurioPosition, OpenPosition, Region, Tile
from ludoteca.games.feurio.present.crews import name_of, name_seat
from ludoteca.games.feurio.present.picture.artwork import (
    HALF_WIDTH,
    SIZE,
    centre,
    drop,
    hexagon,
    landscape,
    man,
    path,
    style,
)
from ludoteca.games.feurio.present.picture.borders import trace_border
from ludoteca.games.feurio.present.picture.panel import MARGIN, WIDTH, draw_panel
from ludoteca.games.feurio.rules.hexagons import Axial, write_cell
from ludoteca.games.feurio.rules.layout import Phase

HEADER = 92.0
MOST_BOARD_HEIGHT = 760.0
# Few tiles are not blown up further than this.
MOST_SCALE = 0.6
# Of a poster: the column beside the board, where it begins, its title, and the space between lines.
COLUMN, COLUMN_LEFT, TITLE, LINE = 350.0, 56.0, 150.0, 84.0
# Beyond a hexagon, for its glow.
GLOW = 16.0
# So many numbers fit in a hexagon in large type.
FEW_ADDENDS = 4
# How far outlines stay inside their tiles, by colour, so that colours that share tiles all show.
INSET = 8.0
INSET_PER_COLOUR = 7.0

_STATUS = {
    Phase.DRAW: "feurio-picture-drawing",
    Phase.ARRANGE: "feurio-picture-arranging",
    Phase.LAY: "feurio-picture-laying",
    Phase.MEN: "feurio-picture-placing",
}


def draw_svg(position: FeurioPosition) -> str:
    """The position as an SVG document, for pages of any colour and for screen readers."""
    status = _status(position)
    bag = say("feurio-picture-bag", left=position.tiles_left)
    title = say("feurio-picture-title", seats=position.options.seats)
    tiles = position.tiles()
    board, bottom = _board(position, tiles) if tiles else _start_tiles(position)
    panel, height = draw_panel(position, bottom)
    return element(
        "svg",
        element("title", escape(title)),
        element(
            "desc", escape(say("feurio-picture-desc", status=status, laid=len(tiles), left=bag))
        ),
        # The style holds no text from outside.
        element("style", style()),
        element("rect", width=WIDTH, height=height, rx=18, class_="paper"),
        _header(position, status, bag),
        board,
        panel,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {height:g}",
        class_="feurio-picture",
        role="group",
        aria_label=title,
    )


def draw_poster(position: FeurioPosition) -> str:
    """The board on its table, and how all stand, in the shape in which chats show a link."""
    tiles = position.tiles()
    wide = poster.WIDTH - COLUMN
    if tiles:
        room = wide - MARGIN, poster.HEIGHT - 2 * MARGIN
        board, height = _fit(position, tiles, room, COLUMN + wide / 2, 0)
        top = (poster.HEIGHT - height) / 2
    else:
        board, bottom = _start_tiles(position)
        board = element("g", board, transform=place(COLUMN + (wide - WIDTH) / 2, 0))
        top = (poster.HEIGHT - HEADER - bottom) / 2
    return poster.hang(
        element("style", style()),
        element("rect", width=poster.WIDTH, height=poster.HEIGHT, class_="oak"),
        element("g", board, transform=place(0, top)),
        _standing(position),
        class_="feurio-picture",
    )


def _standing(position: FeurioPosition) -> str:
    """The name of the game, and below it who has how many points, where they count."""
    drawing = [write(position.game.title, COLUMN_LEFT, TITLE, "poster-title")]
    scores = position.scores() if position.options.goal == Goal.SCORE else ()
    ranked = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    for line, seat in enumerate(ranked):
        y = TITLE + LINE * (line + 1.4)
        marks = position.colours_of(seat)
        drawing += [
            man(colour, COLUMN_LEFT + 20 + 48 * n, y - 19, 2, neutral=False)
            for n, colour in enumerate(marks)
        ]
        drawing.append(
            write(round(scores[seat]), COLUMN_LEFT + 14 + 48 * len(marks), y, "poster-points")
        )
    return element("g", *drawing)


# The header: what is asked for, the bag, the drawn tile.


def _status(position: FeurioPosition) -> str:
    outcome = position.outcome()
    if outcome:
        ends = {None: "over", True: "done", False: "failed"}
        return say(f"feurio-picture-{ends[outcome.won]}")
    if position.to_move == CHANCE and not position.tiles():
        return say("feurio-picture-turning")
    name = name_seat(position.colours_of(position.on_turn))
    return capital(say(_STATUS[position.phase], seat=name))


def _header(position: FeurioPosition, status: str, bag: str) -> str:
    return element(
        "g",
        write(status, MARGIN + 6, 40, "heading"),
        write(bag, MARGIN + 6, 71, "small"),
        _bag(position),
        _drawn(position),
        class_="header",
    )


def _bag(position: FeurioPosition) -> str:
    """R90: how many of each number are still to come, as far as the reader knows."""
    if not any(position.unseen.values()):
        return ""
    drawings = []
    for index, (number, count) in enumerate(position.unseen.items()):
        label = say("feurio-picture-unseen", number=number, count=count)
        tile = element("g", _face(number), transform=place(0, 0, 0.18))
        drawing = tile + write(f"×{count}", 19, 5, "count")
        drawings.append(labelled(label, drawing, "unseen", 236 + 66 * index, 66))
    return element("g", *drawings, class_="bag")


def _drawn(position: FeurioPosition) -> str:
    if position.phase != Phase.LAY:
        return ""
    if position.drawn is None:
        label, face = say("feurio-picture-drawn-secretly"), _unknown("?")
    else:
        label = say("feurio-picture-drawn", number=position.drawn)
        face = _face(position.drawn) + _places(position.drawn, [])
    return labelled(label, face, "drawn", WIDTH - MARGIN - 38, 52, 0.42)


def _start_tiles(position: FeurioPosition) -> tuple[str, float]:
    """R7: the start tiles turned over so far, and room for the others; with the bottom."""
    seats = position.options.seats
    y = HEADER + SIZE * MOST_SCALE + MARGIN
    drawings = []
    for index in range(seats):
        x = WIDTH / 2 + (index - (seats - 1) / 2) * 2.2 * HALF_WIDTH * MOST_SCALE
        if index < len(position.start_tiles):
            number = position.start_tiles[index]
            label = say("feurio-picture-start-tile", number=number)
            drawing = _face(number) + _places(number, [])
        else:
            label, drawing = say("feurio-picture-start-tile-to-come"), _unknown("")
        drawings.append(labelled(label, drawing, "start-tile", x, y, MOST_SCALE))
    return element("g", *drawings, class_="board"), y + SIZE * MOST_SCALE + MARGIN


# The board.


def _board(position: FeurioPosition, tiles: list[Tile]) -> tuple[str, float]:
    """The tiles and what surrounds them; with the bottom."""
    room = WIDTH - 2 * MARGIN, MOST_BOARD_HEIGHT
    board, height = _fit(position, tiles, room, WIDTH / 2, HEADER)
    return board, HEADER + height


def _fit(
    position: FeurioPosition, tiles: list[Tile], room: tuple[float, float], x: float, top: float
) -> tuple[str, float]:
    """The board as large as a room allows, its middle at x, below a line; with its height."""
    positions = [] if position.to_move == OVER else position.open_positions()
    hottest = {spot.at for spot in position.hottest()}
    regions = [region for c in position.scoring_colours() for region in position.regions(c)]
    divisors = _divisors(tiles, regions)
    drawing = [_open(spot) for spot in positions if spot.at not in hottest]
    drawing += [_hottest(spot) for spot in positions if spot.at in hottest]
    drawing += [_ground(tile) for tile in tiles]
    drawing += [_region(region) for region in regions]
    drawing += [_tile(position, tile, divisors.get(tile.at, [])) for tile in tiles]
    centres = [centre(tile.at) for tile in tiles] + [centre(spot.at) for spot in positions]
    left, right = min(x for x, _ in centres), max(x for x, _ in centres)
    highest, lowest = min(y for _, y in centres), max(y for _, y in centres)
    width = right - left + 2 * (HALF_WIDTH + GLOW)
    height = lowest - highest + 2 * (SIZE + GLOW)
    scale = min(MOST_SCALE, room[0] / width, room[1] / height)
    y = top + scale * (SIZE + GLOW - highest)
    corner = place(x - scale * (left + right) / 2, y, scale)
    return element("g", *drawing, class_="board", transform=corner), scale * height


def _open(spot: OpenPosition) -> str:
    label = say("feurio-picture-open", cell=write_cell(spot.at), heat=str(spot))
    return labelled(
        label,
        hexagon(SIZE - 12, "open") + write(spot.heat, 0, 15, "heat"),
        "spot",
        *centre(spot.at),
    )


def _hottest(spot: OpenPosition) -> str:
    label = say("feurio-picture-hottest", cell=write_cell(spot.at), heat=str(spot))
    drawing = [
        hexagon(SIZE - 14, "glow-far"),
        hexagon(SIZE - 14, "glow-near"),
        hexagon(SIZE - 14, "open"),
        write(spot.heat, 0, 16, "heat"),
    ]
    if len(spot.addends) > 1:
        kind = "addends" if len(spot.addends) <= FEW_ADDENDS else "addends many"
        drawing.append(write("+".join(map(str, spot.addends)), 0, 54, kind))
    return labelled(label, "".join(drawing), "spot hottest", *centre(spot.at))


def _is_locked(tile: Tile) -> bool:
    return not tile.free_edges and not tile.is_firebreak


def _ground(tile: Tile) -> str:
    """The lowest layer of a tile, below the outlines of regions."""
    drawing = landscape(tile.number, burnt=_is_locked(tile))
    return element("g", drawing, class_="ground-of-tile", transform=place(*centre(tile.at)))


def _tile(position: FeurioPosition, tile: Tile, divides: Sequence[Colour]) -> str:
    men = [
        man(colour, 0, 0, 1.75, neutral=position.is_auxiliary(colour))
        for colour, count in tile.men.items()
        for _ in range(count)
    ]
    drops = [
        drop(colour, 25 * (index - (len(divides) - 1) / 2), 68, 1.15)
        for index, colour in enumerate(divides)
    ]
    drawing = [_number(tile.number), _places(tile.number, men), *drops]
    if tile.under:
        drawing += [
            element("g", hexagon(30, "under-tile"), transform=place(0, 60)),
            write(tile.under, 0, 72, "under"),
        ]
    kind = "tile" + " firebreak" * tile.is_firebreak + " locked" * _is_locked(tile)
    return labelled(_describe(tile), "".join(drawing), kind, *centre(tile.at))


def _describe(tile: Tile) -> str:
    cell = write_cell(tile.at)
    if tile.under:
        return say("feurio-picture-firebreak-known", cell=cell, number=tile.under)
    if tile.is_firebreak:
        return say("feurio-picture-firebreak", cell=cell)
    men = ", ".join(
        say("feurio-picture-men", count=count, colour=name_of(colour))
        for colour, count in tile.men.items()
    )
    return say(
        "feurio-picture-tile",
        number=tile.number,
        cell=cell,
        edges=tile.free_edges,
        men=men or say("feurio-picture-no-men"),
    )


def _face(number: int) -> str:
    """A tile that is not on the board: its landscape and number."""
    return landscape(number, burnt=False) + _number(number)


def _unknown(sign: str) -> str:
    """A tile that nobody here has seen."""
    return hexagon(SIZE - 6, "unknown") + (write(sign, 0, 22, "heat") if sign else "")


def _number(number: int) -> str:
    return write(number, 0, 20 if number == BACK else -14, "number")


def _places(number: int, men: Sequence[str]) -> str:
    """R3: the places for men, and the men that stand on the first of them."""
    count = int(SPACES[number])
    drawing = []
    for index in range(count):
        x = 50 * (index - (count - 1) / 2)
        standing = men[index] if index < len(men) else ""
        circle = element("circle", r=22.0, class_="place")
        drawing.append(element("g", circle, standing, transform=place(x, 31)))
    return "".join(drawing)


# Regions.


def _divisors(tiles: Sequence[Tile], regions: Sequence[Region]) -> dict[Axial, list[Colour]]:
    """R47: by tile, the colours of the regions that it divides."""
    found: dict[Axial, list[Colour]] = {}
    for region in regions:
        for tile in tiles:
            if tile.number == region.divisor and tile.free_edges and tile.at in region.cells:
                found.setdefault(tile.at, []).append(region.colour)
    return found


def _region(region: Region) -> str:
    inset = INSET + INSET_PER_COLOUR * region.colour
    line = "".join(path(loop) for loop in trace_border(frozenset(region.cells), inset))
    return element(
        "g",
        element("path", d=line, class_="casing"),
        element("path", d=line, class_=f"region {region.colour}-line"),
        class_="region-outline",
    )

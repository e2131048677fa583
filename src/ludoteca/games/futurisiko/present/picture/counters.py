"""The pieces on the map: flags with counts of tanks and planes, invaders, submarines at sea."""

from collections.abc import Sequence
from math import atan2, degrees, dist

from ludoteca.core.figures.svg import element, place, write
from ludoteca.games.futurisiko.box import Army, Unit
from ludoteca.games.futurisiko.present.picture.artwork import (
    FLAG,
    badge,
    explosion,
    flag,
    piece,
    shape,
)
from ludoteca.games.futurisiko.present.picture.chart import Point, Spot
from ludoteca.games.futurisiko.present.sentences.labels import Force

ROW = 26.0
DIGIT = 14.0
# A counter farther from its label than this has a line to it.
NEAR = 40.0
# Names longer than this stand in two lines.
LONG = 11
LINE = 19.0
# Submarines of one army in a sea, besides their number; how many armies stand side by side.
PILL = 66.0
PILLS = 3
# From the middle of an arrow to its tip, pointing right.
ARROW = "M16 0-6-15V-6H-18V6H-6V15Z"


def counter_height(force: Force) -> float:
    """A row for tanks and one for planes, as far as there are any; a flag needs one anyway."""
    return 4 + ROW * max(1, sum(count > 0 for count in force))


def _counter(army: Army, force: Force, at: Point, *, invading: bool) -> str:
    """A flag, or only the colour of an invader, with the numbers of tanks and planes."""
    rows = [
        (unit, count) for unit, count in zip((Unit.TANK, Unit.PLANE), force, strict=True) if count
    ]
    height = counter_height(force)
    digits = max((len(str(count)) for _, count in rows), default=0)
    width = FLAG + (44 + DIGIT * digits if rows else 0)
    drawing = []
    if rows:
        drawing.append(element("rect", width=width, height=height, rx=5.0, class_="counter"))
    if invading:
        cloth = element("path", d=f"M0 0H{FLAG:g}V{height:g}H0Z", class_=f"cloth {army}")
        drawing += [cloth, shape(army, FLAG / 2, height / 2, 0.95, f"{army}-ink")]
    else:
        drawing.append(flag(army, height))
    for row, (unit, count) in enumerate(rows):
        y = 2 + ROW * (row + 0.5)
        drawing.append(piece(unit, FLAG + 20, y))
        drawing.append(write(count, FLAG + 38, y + 8, "number"))
    kind = "pieces invading" if invading else "pieces"
    x, y = at[0] - width / 2, at[1] - height / 2
    return element("g", *drawing, class_=kind, transform=place(x, y))


def draw_holder(spot: Spot, army: Army, force: Force) -> str:
    """F13: who holds a territory, and with what."""
    drawing = _counter(army, force, spot.counter, invading=False)
    if dist(spot.label, spot.counter) <= NEAR:
        return drawing
    line = "M{:g},{:g} {:g},{:g}".format(*spot.label, *spot.counter)
    return element("path", d=line, class_="leader") + drawing


def draw_invader(spot: Spot, army: Army, force: Force, *, fought: bool) -> str:
    """F41: who invades a territory, and with what; a bang while it is fought for (F45)."""
    (x, y), (to_x, to_y) = spot.invader, spot.counter
    middle = (x + to_x) / 2, (y + to_y) / 2
    turn = degrees(atan2(to_y - y, to_x - x))
    sign = element(
        "path", d=ARROW, class_="arrow", transform=f"{place(*middle)} rotate({turn:.0f})"
    )
    if fought:
        sign = explosion(*middle, 2)
    return _counter(army, force, spot.invader, invading=True) + sign


def write_name(name: str, at: Point, height: float) -> str:
    """The name of a territory under its counter."""
    x, y = at
    lines = _split(name)
    return "".join(
        write(line, x, y + height / 2 + 17 + LINE * number, "place")
        for number, line in enumerate(lines)
    )


def _split(name: str) -> Sequence[str]:
    """A name in one line or, a long one, in two of about the same length."""
    words = name.split()
    if len(name) <= LONG or len(words) == 1:
        return [name]
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return min(halves, key=lambda lines: max(map(len, lines)))


def draw_subs(subs: Sequence[tuple[Army, int]], at: Point) -> str:
    """F30: the submarines in a sea, army by army."""
    x, y = at
    drawing = []
    for first in range(0, len(subs), PILLS):
        row = subs[first : first + PILLS]
        widths = [PILL + DIGIT * len(str(count)) for _, count in row]
        left, y = x - sum(widths) / 2, y + 32
        for (army, count), width in zip(row, widths, strict=True):
            pill = element("rect", y=-14.0, width=width - 4, height=28.0, rx=14.0, class_="pill")
            what = badge(army, 15, 0, 0.75) + piece(Unit.SUB, 43, 0, 0.8)
            words = write(count, 57, 8, "number")
            there = place(left + 2, y)
            drawing.append(
                element("g", pill, what, words, class_=f"subs {army}-subs", transform=there)
            )
            left += width
    return "".join(drawing)

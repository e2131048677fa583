"""The lower part of a picture: who has which men left, and what regions are worth."""

from collections.abc import Sequence
from html import escape
from textwrap import wrap

from ludoteca.core.figures.svg import element, write
from ludoteca.core.text.messages import say
from ludoteca.core.text.spelling import capital
from ludoteca.games.feurio.box import SUPPLY, WATER, Colour, Goal
from ludoteca.games.feurio.position import FeurioPosition, Region
from ludoteca.games.feurio.present.crews import name_of, name_seat
from ludoteca.games.feurio.present.picture.artwork import man, shape

WIDTH = 720.0
MARGIN = 14.0
PADDING = 12.0
LINE = 24.0
TOKEN = 12.5
REGION_WIDTH = 96.0
# About as many letters as fit the width.
LETTERS = 72
DONE, NOT_YET = "✓", "·"

# A card before it is known how high its row is: its content, drawn at 0,0, and its height.
Content = tuple[str, float]


def value(region: Region) -> str:
    """R47, R48: how a region is scored, as a sum."""
    if region.divisor is None:
        return f"{region.sum} · {say('feurio-picture-locked')}"
    return f"{region.sum} ÷ {region.divisor} = {region.points}"


def draw_panel(position: FeurioPosition, top: float) -> tuple[str, float]:
    """The panel below the board; with its bottom."""
    drawing = []
    y = top
    kind, notice = _notice(position)
    for words in notice:
        y += LINE
        drawing.append(write(words, MARGIN + 6, y - 6, f"notice {kind}"))
    for row in _rows(position):
        width = (WIDTH - (len(row) + 1) * MARGIN) / len(row)
        contents = [
            _goals(position, width) if seat is None else _seat(position, seat, width)
            for seat in row
        ]
        height = max(height for _, height in contents) + PADDING
        y += MARGIN
        for index, (seat, (content, _)) in enumerate(zip(row, contents, strict=True)):
            turn = " turn" if seat is not None and seat == position.to_move else ""
            x = MARGIN + index * (width + MARGIN)
            card = element("rect", width=width, height=height, rx=12, class_=f"card{turn}")
            drawing.append(element("g", card, content, transform=f"translate({x:.1f} {y:.1f})"))
        y += height
    return element("g", *drawing, class_="panel"), y + MARGIN


def _rows(position: FeurioPosition) -> list[list[int | None]]:
    """Which seats stand side by side; None is the card of the goals."""
    seats = position.options.seats
    goals = [] if position.options.goal == Goal.SCORE else [None]
    if seats == 1:
        return [[0, *goals]]
    columns = seats if seats <= 3 else 2
    rows: list[list[int | None]] = [
        list(range(first, first + columns)) for first in range(0, seats, columns)
    ]
    return [*rows, list(goals)] if goals else rows


def _notice(position: FeurioPosition) -> tuple[str, list[str]]:
    """R75 and more: how the game ended, or why the task cannot be done any more."""
    outcome = position.outcome()
    obstacle = position.obstacle()
    if outcome:
        return "warning" if outcome.won is False else "ending", wrap(str(outcome.reason), LETTERS)
    if obstacle:
        reason = say("feurio-picture-impossible", reason=obstacle.reason)
        return "warning", wrap(f"⚠ {reason}", LETTERS)
    return "", []


# A seat.


def _seat(position: FeurioPosition, seat: int, width: float) -> Content:
    colours = position.colours_of(seat)
    name = capital(name_seat(colours))
    x = PADDING + 8
    drawing = [shape(c, x + 22 * i, 26, 0.95, f"man {c}") for i, c in enumerate(colours)]
    drawing.append(write(name, x + 22 * len(colours) - 4, 32, "name"))
    drawing.append(_tab(position, seat))
    y = 40.0
    for colour, left in position.supply(seat).items():
        y += LINE
        drawing.append(_supply(position, seat, colour, left, y, width))
    if position.options.goal == Goal.SCORE:
        points = position.scores()[seat]
        label = say("feurio-picture-points", points=points)
        title = element("title", escape(label))
        total = element(
            "text", title, str(points), x=width - PADDING, y=36.0, class_="total", aria_label=label
        )
        drawing.append(total)
        regions, y = _regions([r for c in colours for r in position.regions(c)], y, width)
        drawing.append(regions)
    return element("g", *drawing, class_=f"seat seat-{seat}", role="group", aria_label=name), y


def _tab(position: FeurioPosition, seat: int) -> str:
    """A tab on the edge of the card of who is to move, or has won."""
    outcome = position.outcome()
    if position.to_move == seat:
        words = say("feurio-picture-to-move")
    elif outcome and seat in outcome.winners:
        words = f"★ {say('feurio-picture-wins')}"
    else:
        return ""
    length = 7.0 * len(words) + 20
    tab = element("rect", x=PADDING + 4, y=-10.0, width=length, height=19.0, rx=9.5, class_="tab")
    return tab + write(words, PADDING + 4 + length / 2, 4, "tab-words")


def _supply(
    position: FeurioPosition, seat: int, colour: Colour, left: int, y: float, width: float
) -> str:
    """The men left of a colour, and the outlines of those that have gone."""
    neutral = position.is_auxiliary(colour)
    tokens = []
    for index in range(int(SUPPLY[position.options.seats, seat, colour])):
        x = PADDING + 7 + TOKEN * index
        if index < left:
            tokens.append(man(colour, x, y - 5, 0.5, neutral=neutral))
        else:
            tokens.append(shape(colour, x, y - 5, 0.42, "spent"))
    words = say("feurio-picture-left", men=left)
    right = write(words, width - PADDING, y, "small", text_anchor="end")
    return element("g", *tokens, right, class_=f"supply {colour}-supply")


def _regions(regions: Sequence[Region], y: float, width: float) -> Content:
    """R47: what each region is worth, the best first."""
    if not regions:
        return write(say("feurio-picture-no-regions"), PADDING, y + LINE, "small"), y + LINE
    columns = int((width - 2 * PADDING) // REGION_WIDTH)
    drawing = []
    for index, region in enumerate(sorted(regions, key=lambda region: -region.points)):
        if index % columns == 0:
            y += LINE
        x = PADDING + (index % columns) * (width - 2 * PADDING) / columns
        mark = shape(region.colour, x + 7, y - 5, 0.55, f"man {region.colour}")
        kind = "sum" if region.points else "sum small"
        drawing.append(mark + write(value(region), x + 16, y, kind))
    return element("g", *drawing, class_="regions"), y


# The goals.


def _goals(position: FeurioPosition, width: float) -> Content:
    """R71 to R73: how far each crew has come."""
    heads = (
        say("feurio-picture-all-placed"),
        say("feurio-picture-one-region"),
        say("feurio-picture-open-water", number=WATER),
    )
    columns = [width * (0.36 + 0.25 * index) for index in range(len(heads))]
    y = 30.0
    drawing = [write(say("feurio-picture-goals"), PADDING, y + 2, "name")]
    drawing += [
        write(head, x, y, "small", text_anchor="middle")
        for head, x in zip(heads, columns, strict=True)
    ]
    y += 10
    for colour in position.scoring_colours():
        y += LINE
        drawing.append(shape(colour, PADDING + 8, y - 5, 0.75, f"man {colour}"))
        drawing.append(write(name_of(colour), PADDING + 24, y, "small"))
        for x, (reached, words) in zip(columns, _progress(position, colour), strict=True):
            sign = DONE if reached else words
            drawing.append(write(sign, x, y, "goal reached" if reached else "goal small"))
    return element("g", *drawing, class_="goals"), y


def _progress(position: FeurioPosition, colour: Colour) -> list[tuple[bool, str]]:
    """By goal: whether a crew has reached it, and what it lacks."""
    progress = position.progress(colour)
    left = say("feurio-picture-left", men=progress.men_left)
    count = say("feurio-picture-regions", regions=progress.regions)
    return [
        (progress.men_left == 0, f"{NOT_YET} {left}"),
        (progress.regions == 1, f"{NOT_YET} {count}"),
        (progress.has_water, NOT_YET),
    ]

"""The lower part of a picture: the armies, their territories, pieces, cards, missiles, truces."""

from collections.abc import Sequence

from ludoteca.core.figures.svg import element, labelled, place, write
from ludoteca.core.text.messages import say
from ludoteca.core.text.spelling import capital
from ludoteca.games.futurisiko.box import SUPPLY, Army, Unit
from ludoteca.games.futurisiko.moves import PhysicalCard
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.picture.artwork import badge, card_back, missile, piece
from ludoteca.games.futurisiko.present.picture.chart import WIDTH
from ludoteca.games.futurisiko.present.sentences.names import name_seat

MARGIN = 20.0
PADDING = 20.0
LINE = 34.0
# From one piece, card or missile to the next.
PIECE = 78.0
BACK = 26.0
MISSILE = 22.0

# A card before it is known how high its row is: its content, drawn at 0,0, and its height.
Content = tuple[str, float]


def draw_panel(position: FutuRisikoPosition, top: float) -> tuple[str, float]:
    """The panel below the world; with its bottom."""
    seats = range(position.options.seats)
    width = (WIDTH - (len(seats) + 1) * MARGIN) / len(seats)
    contents = [_seat(position, seat, width) for seat in seats]
    height = max(height for _, height in contents) + PADDING
    drawing = []
    for seat, (content, _) in zip(seats, contents, strict=True):
        turn = " turn" if seat == position.to_move else ""
        card = element("rect", width=width, height=height, rx=14, class_=f"card{turn}")
        x = MARGIN + seat * (width + MARGIN)
        shift = f"translate({x:.1f} {top + MARGIN:.1f})"
        drawing.append(element("g", card, content, transform=shift))
    return element("g", *drawing, class_="panel"), top + height + 2 * MARGIN


def _seat(position: FutuRisikoPosition, seat: int, width: float) -> Content:
    army = Army(seat)
    held = position.scores()[seat]
    name = capital(name_seat(seat))
    drawing = [
        badge(army, PADDING + 18, 40, 1.15),
        write(name, PADDING + 48, 50, "name"),
        _tab(position, seat),
        _territories(held, int(position.options.goal), army, width),
        _pieces(position, seat),
    ]
    content, y = _cards(position, seat, 132)
    drawing.append(content)
    for line in filter(None, (_missiles(position.pending[seat]), _truces(position, seat))):
        y += LINE
        drawing.append(element("g", line, transform=place(0, y)))
    kind = f"seat seat-{seat}" + " out" * position.is_out(seat)
    return element("g", *drawing, class_=kind, role="group", aria_label=name), y


def _tab(position: FutuRisikoPosition, seat: int) -> str:
    """A tab on the edge of the card of who is to move, has won or is out."""
    outcome = position.outcome()
    if position.to_move == seat:
        words = say("futurisiko-picture-to-move")
    elif outcome and seat in outcome.winners:
        words = f"♛ {say('futurisiko-picture-winner')}"
    elif position.is_out(seat):
        words = say("futurisiko-picture-out")
    else:
        return ""
    length = 11.0 * len(words) + 28
    tab = element("rect", x=PADDING, y=-14.0, width=length, height=28.0, rx=14.0, class_="tab")
    return tab + write(words, PADDING + length / 2, 7, "tab-words")


def _territories(held: int, goal: int, army: Army, width: float) -> str:
    """F56: how many territories, and how far that is from the goal."""
    label = say("futurisiko-picture-territories", held=held, goal=goal)
    length = width - 2 * PADDING
    drawing = [
        write(held, width - PADDING - 46, 52, "total"),
        write(f"/ {goal}", width - PADDING, 50, "goal"),
        element("rect", x=PADDING, y=70.0, width=length, height=10.0, rx=5.0, class_="track"),
    ]
    if held:
        done = length * min(1, held / goal)
        drawing.append(
            element("rect", x=PADDING, y=70.0, width=done, height=10.0, rx=5.0, class_=f"{army}")
        )
    return labelled(label, "".join(drawing), "territories", 0, 0)


def _pieces(position: FutuRisikoPosition, seat: int) -> str:
    """F27: how many pieces are on the board."""
    supply = position.supply(seat)
    counts = [int(SUPPLY[unit]) - supply[unit] for unit in Unit]
    tanks, planes, subs = counts
    label = say("futurisiko-picture-pieces", tanks=tanks, planes=planes, subs=subs)
    drawing = []
    for unit, count in zip(Unit, counts, strict=True):
        x = PADDING + PIECE * unit
        drawing.append(piece(unit, x + 15, 108, 1.05) + write(count, x + 35, 116, "number"))
    return labelled(label, "".join(drawing), "army", 0, 0)


def _cards(position: FutuRisikoPosition, seat: int, y: float) -> Content:
    """F70: the cards in hand, where they may be seen; else their backs."""
    size = position.hand_sizes()[seat]
    hand = position.hands()[seat]
    label = say("futurisiko-picture-cards", cards=size)
    if hand and size:
        lines = [_card(card, y + LINE * (number + 1)) for number, card in enumerate(hand)]
        return element("g", *lines, class_="hand"), y + LINE * len(lines)
    backs = [card_back(PADDING + BACK * number, y + 8) for number in range(size)]
    words = write(label, PADDING + BACK * size + (8 if size else 0), y + LINE - 4, "small")
    return element("g", *backs, words, class_="backs"), y + LINE + 4


def _card(card: PhysicalCard, y: float) -> str:
    """F5: a card with its colour spot."""
    name = say("futurisiko-card-kind", card=str(card.card))
    words = say("futurisiko-card", card=str(card.card), army=str(card.colour))
    drawing = badge(card.colour, PADDING + 13, y - 8, 0.7) + write(name, PADDING + 34, y, "held")
    return labelled(words, drawing, "held-card", 0, 0)


def _missiles(count: int) -> str:
    """F62: missiles that will cost production points."""
    if not count:
        return ""
    words = say("futurisiko-picture-missiles", missiles=count)
    drawing = [missile(PADDING + 10 + MISSILE * number, -7) for number in range(count)]
    drawing.append(write(words, PADDING + MISSILE * count + 6, 0, "small"))
    return element("g", *drawing, class_="missiles")


def _truces(position: FutuRisikoPosition, seat: int) -> str:
    """F67: with whom there is a truce."""
    others = _others(position.truces(), seat)
    if not others:
        return ""
    words = say("futurisiko-picture-truce")
    x = PADDING + 11.0 * len(words) + 20
    marks = [badge(Army(other), x + 32 * number, -7, 0.75) for number, other in enumerate(others)]
    names = ", ".join(map(name_seat, others))
    drawing = write(words, PADDING, 0, "small") + "".join(marks)
    return labelled(f"{words} {names}", drawing, "truces", 0, 0)


def _others(truces: Sequence[tuple[int, int]], seat: int) -> list[int]:
    return [a + b - seat for a, b in truces if seat in (a, b)]

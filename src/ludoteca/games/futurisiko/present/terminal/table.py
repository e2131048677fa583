"""What a player sees in a terminal: the world, the armies, the fights, what is asked for."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from ludoteca.core.figures.lines import GAP, PLAIN, QUIET, STRONG, align, wrap
from ludoteca.core.game import View
from ludoteca.core.text.messages import say
from ludoteca.core.text.spelling import capital
from ludoteca.games.futurisiko.box import SUPPLY, Army, Card, Unit
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.armies import LOOKS
from ludoteca.games.futurisiko.present.sentences.names import name_seat
from ludoteca.games.futurisiko.present.sentences.phrases import write_battle
from ludoteca.games.futurisiko.present.sentences.prompt import ask, explain_cards, tell_fights
from ludoteca.games.futurisiko.present.terminal.atlas import (
    FIGHTS,
    FREE,
    INVADES,
    ONLY_FLAG,
    REMOVED,
    draw_seas,
    draw_territories,
    is_usual,
)
from ludoteca.games.futurisiko.present.terminal.lines import hang, style_of, tell, write_mark
from ludoteca.games.futurisiko.rules.layout import Phase

TURN = "►"
NEXT = "›"


def show(position: FutuRisikoPosition, width: int) -> RenderableType:
    """The position for a terminal of this width."""
    blocks = [
        draw_territories(position, width),
        draw_seas(position, width) + _explain(position, width),
        _show_seats(position, width),
        _show_hands(position, width),
        _show_fights(position, width),
        _show_status(position, width),
    ]
    return Text("\n\n").join(Text("\n").join(block) for block in blocks if block)


def _explain(position: FutuRisikoPosition, width: int) -> list[Text]:
    """The signs on the map, as far as they are there."""
    lacking = len(position.world.territories) - len(position.owners())
    facts = {
        "round-world": (is_usual(position.world), ""),
        "only-flag": (True, ONLY_FLAG),
        "free": (lacking > (position.options.removed is not None), FREE),
        "removed": (position.options.removed is not None, REMOVED),
        "invades": (bool(position.invasions()), INVADES),
        "fights": (position.field is not None, FIGHTS),
    }
    words = [say("futurisiko-screen-key")]
    words += [
        say(f"futurisiko-screen-key-{name}", sign=sign)
        for name, (is_there, sign) in facts.items()
        if is_there
    ]
    return tell("; ".join(words) + ".", width, QUIET)


# The armies.


def _show_seats(position: FutuRisikoPosition, width: int) -> list[Text]:
    heads = align([_describe_seat(position, seat) for seat in range(position.options.seats)])
    lines = []
    for seat, cells in enumerate(heads):
        items = [Text(GAP).join(cells), *_treaties(position, seat)]
        lines += hang(items, width)
    for line in lines:
        line.rstrip()
    return lines


def _describe_seat(position: FutuRisikoPosition, seat: int) -> list[Text]:
    """Territories, pieces on the board, cards, and the number that is typed for a seat."""
    own = _own_seat(position)
    is_on_turn = seat == position.on_turn and position.phase != Phase.OVER
    supply = position.supply(seat)
    held = position.scores()[seat]
    goal = int(position.options.goal)
    name = Text(f"{TURN if is_on_turn else ' '} ", STRONG) + write_mark(Army(seat))
    name.append(f" {name_seat(seat)}", STRONG if is_on_turn else PLAIN)
    cells = [name, Text(f"{held}/{goal}", STRONG, justify="right")]
    for unit, letter in zip(Unit, "tps", strict=True):
        cells.append(Text(f"{int(SUPPLY[unit]) - supply[unit]}{letter}", justify="right"))
    cards = say("futurisiko-screen-cards", cards=position.hand_sizes()[seat])
    who = say("futurisiko-screen-seat", seat=seat, mine="yes" if seat == own else "no")
    return [*cells, Text(cards), Text(who, QUIET)]


def _treaties(position: FutuRisikoPosition, seat: int) -> list[Text]:
    """F57, F62, F67: missiles on their way, truces, or that an army is out."""
    items = []
    if position.is_out(seat):
        items.append(Text(say("futurisiko-screen-out"), QUIET))
    if position.pending[seat]:
        items.append(Text(say("futurisiko-screen-missiles", missiles=position.pending[seat])))
    others = [one + other - seat for one, other in position.truces() if seat in (one, other)]
    if others:
        truce = Text(say("futurisiko-screen-truce"))
        for other in others:
            truce.append(" ").append(LOOKS[Army(other)].mark, style_of(Army(other)))
        items.append(truce)
    return items


def _show_hands(position: FutuRisikoPosition, width: int) -> list[Text]:
    """F70: the cards that may be seen, and what one's own are for."""
    lines = []
    for seat, hand in enumerate(position.hands()):
        if not hand:
            continue
        head = Text(say("futurisiko-screen-hand", seat=name_seat(seat)))
        kinds = explain_cards(position, hand)
        if seat != _own_seat(position):
            lines += hang([head, *(_name_card(kind, colours) for kind, colours, _ in kinds)], width)
            continue
        lines.append(head)
        for kind, colours, use in kinds:
            words = [Text(word) for word in f"{use}.".split(" ")]
            lines += hang([Text(GAP) + _name_card(kind, colours).append(":"), *words], width, " ")
    return lines


def _own_seat(position: FutuRisikoPosition) -> int | None:
    return position.seat if isinstance(position, View) else None


def _name_card(kind: Card, colours: Sequence[Army]) -> Text:
    """F5: a kind of card with its colour spots."""
    name = Text(say("futurisiko-card-kind", card=str(kind)))
    for colour in colours:
        name.append(" ").append(LOOKS[colour].mark, style_of(colour))
    return name


# What is asked for.


def _show_fights(position: FutuRisikoPosition, width: int) -> list[Text]:
    """F46, F78: of every invasion who rolls first and why, and how it will likely end."""
    lines: list[Text] = []
    for sentence in tell_fights(position, write_battle, _army):
        is_field = position.field is not None and not lines
        sign, style = (FIGHTS, STRONG) if is_field else (INVADES, PLAIN)
        lines += tell(f"{sign} {sentence}", width, style)
    return lines


def _show_status(position: FutuRisikoPosition, width: int) -> list[Text]:
    lines = tell(_ask(position), width, STRONG)
    moment = say("futurisiko-screen-moment", round=position.round, phase=position.phase_name)
    items = [Text(moment)]
    if position.sequence:
        items.append(Text(say("futurisiko-screen-sequence")))
        for number, seat in enumerate(position.sequence):
            arrow = f"{NEXT} " if number else ""
            item = Text(arrow).append(LOOKS[Army(seat)].mark, style_of(Army(seat)))
            items.append(item.append(f" {name_seat(seat)}"))
    return lines + wrap(items, width)


def _ask(position: FutuRisikoPosition) -> str:
    """Whose turn it is, and what is asked for."""
    outcome = position.outcome()
    if outcome:
        return say(
            "futurisiko-screen-won",
            seats=", ".join(_army(seat) for seat in outcome.winners),
            count=len(outcome.winners),
            reason=capital(str(outcome.reason)),
            rule=outcome.rule,
        )
    return capital(ask(position, _army))


def _army(seat: int) -> str:
    return f"{LOOKS[Army(seat)].mark} {name_seat(seat)}"

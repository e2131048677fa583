"""What a player sees in a terminal: the world, the armies, the fights, what is asked for."""

from rich.console import RenderableType
from rich.text import Text

from ludoteca.core.messages import say
from ludoteca.games.futurisiko.armies import LOOKS, capital
from ludoteca.games.futurisiko.layout import Phase
from ludoteca.games.futurisiko.moves import PhysicalCard
from ludoteca.games.futurisiko.odds import Fight, Side, odds
from ludoteca.games.futurisiko.pieces import SUPPLY, Army, Unit
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.screen.atlas import (
    FIGHTS,
    FREE,
    INVADES,
    ONLY_FLAG,
    REMOVED,
    draw_seas,
    draw_territories,
    is_usual,
    write_force,
)
from ludoteca.games.futurisiko.screen.lines import (
    GAP,
    PLAIN,
    QUIET,
    STRONG,
    align,
    hang,
    style_of,
    tell,
    wrap,
    write_mark,
)

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
    """Territories, pieces on the board, cards."""
    is_on_turn = seat == position.on_turn and position.phase != Phase.OVER
    supply = position.supply(seat)
    held = position.scores()[seat]
    goal = int(position.options.goal)
    name = Text(f"{TURN if is_on_turn else ' '} ", STRONG) + write_mark(Army(seat))
    name.append(f" {position.seat_name(seat)}", STRONG if is_on_turn else PLAIN)
    cells = [name, Text(f"{held}/{goal}", STRONG, justify="right")]
    for unit, letter in zip(Unit, "tps", strict=True):
        cells.append(Text(f"{int(SUPPLY[unit]) - supply[unit]}{letter}", justify="right"))
    cards = say("futurisiko-screen-cards", cards=position.hand_sizes()[seat])
    return [*cells, Text(cards)]


def _treaties(position: FutuRisikoPosition, seat: int) -> list[Text]:
    """F57, F62, F67: missiles on their way, truces, or that an army is out."""
    items = []
    if position.phase_name != "draft" and not position.scores()[seat]:
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
    """F70: the cards that may be seen."""
    lines = []
    for seat, hand in enumerate(position.hands()):
        if hand:
            head = Text(say("futurisiko-screen-hand", seat=position.seat_name(seat)))
            lines += hang([head, *map(_name_card, hand)], width)
    return lines


def _name_card(card: PhysicalCard) -> Text:
    """F5: a card with its colour spot."""
    name = Text(say("futurisiko-card-kind", card=str(card.card)))
    return name.append(" ").append(LOOKS[card.colour].mark, style_of(card.colour))


# The fights.


def _show_fights(position: FutuRisikoPosition, width: int) -> list[Text]:
    lines: list[Text] = []
    if position.phase == Phase.OVER:
        return lines
    for name in position.invasions():
        is_field = name == position.field
        if is_field:
            lines += tell(f"{FIGHTS} {_tell_fight(position, name)}", width, STRONG)
        else:
            lines += tell(f"{INVADES} {_tell_invasion(position, name)}", width)
    return lines


def _fight(position: FutuRisikoPosition, name: str, first: Side | None = None) -> Fight:
    """F46, F47: an invasion as a fight, as it stands."""
    attacker = position.on_turn
    force = {seat: (tanks, planes) for t, seat, tanks, planes in position.units() if t == name}
    seas = position.world.territory(name).seas
    subs = sum(count for sea, seat, count in position.subs() if seat == attacker and sea in seas)
    defence = force.get(position.owners()[name], (0, 0))
    cap = position.options.dice_cap
    return Fight(*force[attacker], subs, *defence, first=first, cap=cap)


def _facts(position: FutuRisikoPosition, name: str, fight: Fight) -> dict[str, str | int]:
    defender = position.owners()[name]
    defence = write_force(fight.defend_tanks, fight.defend_planes)
    flag = say("futurisiko-screen-flag")
    return {
        "territory": _name(position, name),
        "attacker": _army(position, position.on_turn),
        "defender": _army(position, defender),
        "attack": write_force(fight.attack_tanks, fight.attack_planes),
        "subs": fight.subs,
        "defence": f"{defence} + {flag}" if defence else flag,
        "win": f"{100 * odds(fight).win:.1f}",
    }


def _tell_invasion(position: FutuRisikoPosition, name: str) -> str:
    """F46, F78: who will roll first and why, and the chance to win."""
    fight = _fight(position, name)
    facts = _facts(position, name, fight)
    is_attacker = fight.first_roller is Side.ATTACKER
    gap = fight.attack_planes - fight.defend_planes
    return say(
        "futurisiko-screen-invasion",
        **facts,
        first=facts["attacker" if is_attacker else "defender"],
        reason="tie" if gap == 0 else "more",
        ours=max(fight.attack_planes, fight.defend_planes),
        theirs=min(fight.attack_planes, fight.defend_planes),
    )


def _tell_fight(position: FutuRisikoPosition, name: str) -> str:
    """F45 to F50: a fight, and the next thing in it."""
    roller = Side.ATTACKER if position.to_move == position.on_turn else Side.DEFENDER
    facts = _facts(position, name, _fight(position, name, roller))
    words = [say("futurisiko-screen-fight", **facts)]
    match position.phase:
        case Phase.ROLL:
            seat = _army(position, position.to_move)
            dice = position.dice or 0
            words.append(say("futurisiko-screen-rolls", seat=seat, dice=dice, **facts))
        case Phase.HITS:
            words.append(say("futurisiko-screen-thrown", dice=position.dice or 0))
        case _:
            pass
    return " ".join(words)


# What is asked for.


def _show_status(position: FutuRisikoPosition, width: int) -> list[Text]:
    lines = tell(_ask(position), width, STRONG)
    items = [Text(_tell_moment(position))]
    if position.sequence:
        items.append(Text(say("futurisiko-screen-sequence")))
        for number, seat in enumerate(position.sequence):
            arrow = f"{NEXT} " if number else ""
            item = Text(arrow).append(LOOKS[Army(seat)].mark, style_of(Army(seat)))
            items.append(item.append(f" {position.seat_name(seat)}"))
    return lines + wrap(items, width)


def _tell_moment(position: FutuRisikoPosition) -> str:
    if position.points is None:
        return say("futurisiko-screen-moment", round=position.round, phase=position.phase_name)
    return say("futurisiko-screen-points", round=position.round, points=position.points)


def _ask(position: FutuRisikoPosition) -> str:
    """Whose turn it is, and what is asked for."""
    outcome = position.outcome()
    if outcome:
        return say(
            "futurisiko-screen-won",
            seats=", ".join(_army(position, seat) for seat in outcome.winners),
            count=len(outcome.winners),
            reason=capital(outcome.reason),
            rule=outcome.rule,
        )
    seat = position.to_move if position.to_move >= 0 else position.on_turn
    return say(
        "futurisiko-screen-asks",
        phase=position.phase.name.lower(),
        seat=_army(position, seat),
        field=_name(position, position.field) if position.field else "",
    )


def _army(position: FutuRisikoPosition, seat: int) -> str:
    return f"{LOOKS[Army(seat)].mark} {position.seat_name(seat)}"


def _name(position: FutuRisikoPosition, name: str) -> str:
    """A territory in the player's language, with the id that is typed."""
    return f"{position.name_of(name)} ({name})"

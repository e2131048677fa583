"""Motives: what speaks for a legal move, in words, for one who asked for a hint."""

from ludoteca.core.text.messages import say
from ludoteca.core.text.spelling import capital
from ludoteca.games.futurisiko import moves
from ludoteca.games.futurisiko.ai.standing import find_feared
from ludoteca.games.futurisiko.box import COST, Unit
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.sentences.names import name_place, name_seat, phrase_place
from ludoteca.games.futurisiko.present.sentences.phrases import name_pieces, write_chance

# From which chance on an attack is worth speaking of.
LIKELY = 0.5
# What is said when a step ends though more could be done.
ENDS = ("keep", "ready", "moved")


def find_motive(position: FutuRisikoPosition, move: moves.FutuRisikoMove) -> str:
    """What speaks for a legal move, beyond what it does; empty where that says enough."""
    match move:
        case moves.Mark("claim", place):
            return _claim(position, place)
        case moves.Show():
            return say("futurisiko-motive-discard")
        case moves.Build(Unit.SUB, _, sea) | moves.Go(Unit.SUB, _, _, sea):
            return _hold_sea(position, sea)
        case moves.Build(unit, count, place):
            return _build(position, unit, count, place)
        case moves.Go(_, _, _, target) | moves.Ferry(_, _, target, _):
            return _march(position, target)
        case moves.Torpedo() if position.opponent != position.on_turn:
            return say("futurisiko-motive-sink", cost=int(COST[Unit.SUB]))
        case moves.Play("weapon") | moves.Torpedo():
            return _compare(position)
        case moves.PlayAt(verb, _, seat):
            return _deal_with(position, verb, seat)
        case moves.Remove(_, planes) if planes:
            costs = {str(unit): int(COST[unit]) for unit in (Unit.TANK, Unit.PLANE)}
            return say("futurisiko-motive-remove", **costs)
        case moves.Say(verb) if verb in ENDS:
            return say(f"futurisiko-motive-{verb}")
    return ""


def _neighbours(position: FutuRisikoPosition, place: str, *, own: bool) -> list[str]:
    """The neighbours by land that are one's own, or else those that others hold."""
    owners, seat = position.owners(), position.on_turn
    around = [near for near in position.world.territory(place).neighbours if near in owners]
    return [near for near in around if (owners[near] == seat) == own]


def _claim(position: FutuRisikoPosition, place: str) -> str:
    """F13: whether it hangs together with what one has, or else how open it lies."""
    own = len(_neighbours(position, place, own=True))
    ways = len(position.world.territory(place).neighbours)
    return say("futurisiko-motive-claim", own=own, ways=ways)


def _hold_sea(position: FutuRisikoPosition, sea: str) -> str:
    """F37, F47: how many territories of others a submarine there would help to take."""
    owners, seat = position.owners(), position.on_turn
    others = [place for place in position.world.sea(sea).coasts if owners.get(place, seat) != seat]
    return say("futurisiko-motive-sea", sea=name_place(position, sea), count=len(others))


def _build(position: FutuRisikoPosition, unit: Unit, count: int, place: str) -> str:
    """F28: an attack that becomes likely, or else a danger that becomes smaller."""
    s, number = position.raw, position.world.territory_index[place]
    tanks = int(s.tanks[number]) + count * (unit == Unit.TANK)
    planes = int(s.planes[number]) + count * (unit == Unit.PLANE)
    attacks = [
        (position.battle(near, tanks, planes).odds.win, near)
        for near in _neighbours(position, place, own=False)
    ]
    win, target = max(attacks, default=(0.0, ""))
    if win >= LIKELY:
        where, aim = phrase_place(position.world, place, "in"), phrase_place(position.world, target)
        names = {"place": where, "target": aim}
        return say("futurisiko-motive-attack", **names, win=write_chance(win))
    danger = _name_danger(position, place)
    if danger:
        return say("futurisiko-motive-guard", place=name_place(position, place), pieces=danger)
    return say("futurisiko-motive-reserve")


def _name_danger(position: FutuRisikoPosition, place: str) -> str:
    """F34, F35: the pieces of others that can come to a territory by land and by air."""
    s, index = position.raw, position.world.territory_index
    tanks = sum(int(s.tanks[index[near]]) for near in _neighbours(position, place, own=False))
    reach, seat = int(s.flight[index[place]]), position.on_turn
    planes = sum(
        int(s.planes[index[far]])
        for far, owner in position.owners().items()
        if owner != seat and reach >> index[far] & 1
    )
    return name_pieces(tanks, planes)


def _march(position: FutuRisikoPosition, target: str) -> str:
    """F41, F56: what a conquest leads to, or else what the pieces do over there."""
    name, seat = name_place(position, target), position.on_turn
    owner = position.owners()[target]
    if owner == find_feared(position.raw, seat):
        return _fear(position, owner)
    if owner != seat:
        count, goal = position.scores()[seat] + 1, position.options.goal
        return say("futurisiko-motive-conquest", target=name, count=count, goal=goal)
    borders = len(_neighbours(position, target, own=False))
    return say("futurisiko-motive-border", target=name, count=borders)


def _fear(position: FutuRisikoPosition, seat: int) -> str:
    """F56: how near the goal somebody is who must be stopped."""
    count, goal = position.scores()[seat], position.options.goal
    return capital(say("futurisiko-motive-fear", other=name_seat(seat), count=count, goal=goal))


def _compare(position: FutuRisikoPosition) -> str:
    """F65, F66: the attacker's chance without the card."""
    plain = position.battle(str(position.field)).chance_with(position.roll().dice)
    return say("futurisiko-motive-card", win=write_chance(plain))


def _deal_with(position: FutuRisikoPosition, verb: str, seat: int) -> str:
    """F62, F67, F68: how much the other has, or has beside one's own."""
    owners, me = position.owners(), position.on_turn
    if seat == find_feared(position.raw, me):
        return _fear(position, seat)
    count = position.scores()[seat]
    if verb != "launch":
        mine = [place for place, owner in owners.items() if owner == me]
        near = {far for place in mine for far in _neighbours(position, place, own=False)}
        count = sum(owners[place] == seat for place in near)
    return capital(say(f"futurisiko-motive-{verb}", other=name_seat(seat), count=count))

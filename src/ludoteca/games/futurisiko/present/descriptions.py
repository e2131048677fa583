"""What a legal move does, and the rules that allow it, in words."""

from dataclasses import replace

from ludoteca.core.text.messages import Fact, say
from ludoteca.games.futurisiko.box import COST, Army, Unit
from ludoteca.games.futurisiko.moves import (
    Build,
    Ferry,
    FutuRisikoMove,
    Go,
    Hits,
    Mark,
    Play,
    PlayAt,
    Remove,
    Say,
    Show,
    Torpedo,
)
from ludoteca.games.futurisiko.odds.battle import Battle
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.names import name_card, name_place, name_seat
from ludoteca.games.futurisiko.present.phrases import (
    name_dice,
    name_pieces,
    tell_battle,
    write_chance,
)
from ludoteca.games.futurisiko.rules import combat


def describe(position: FutuRisikoPosition, move: FutuRisikoMove) -> str:
    """What a legal move would do, and the rules that allow it, as a sentence."""
    kind = str(move).split()[0]
    facts: dict[str, Fact] = {}
    match move:
        case Show(_, card):
            facts = {"name": name_card(card) if card else "?"}
        case Mark("fight", place):
            outlook = tell_battle(position.battle(place), name_seat)
            facts = {"place": name_place(position, place), "outlook": outlook}
        case Mark(_, place):
            facts = {"place": name_place(position, place)}
        case Say("roll"):
            facts = _describe_roll(position, position.battle(str(position.field)))
        case Play("weapon", colour):
            battle = position.battle(str(position.field))
            facts = {"army": str(colour), **_describe_roll(position, battle, armed=True)}
        case Play(_, colour):
            facts = _amounts(position, colour)
        case PlayAt(_, colour, seat):
            facts = {**_amounts(position, colour), "other": name_seat(seat)}
        case Torpedo(colour, sea):
            facts = {"army": str(colour), "sea": name_place(position, sea)}
            facts |= _describe_roll(position, _torpedoed(position))
        case Build(unit, count, place):
            cost = count * int(COST[unit])
            facts = {"unit": str(unit), "count": count, "cost": cost}
            facts |= {"place": name_place(position, place), "left": int(position.raw.points) - cost}
        case Go(unit, count, origin, target):
            facts = _describe_march(position, unit, count, origin, target)
        case Ferry(count, origin, target, sea):
            facts = _describe_march(position, Unit.TANK, count, origin, target)
            facts["sea"] = name_place(position, sea)
        case Hits(count):
            facts = {"count": count, "dice": int(position.raw.dice)}
        case Remove(tanks, planes):
            facts = _describe_removal(position, tanks, planes)
        case Say("moved"):
            facts = {"fights": len(position.invasions())}
        case _:
            facts = {"points": int(position.raw.points)}
    return say(f"futurisiko-why-{kind}", **facts)


def _amounts(position: FutuRisikoPosition, colour: Army) -> dict[str, Fact]:
    s = position.raw
    points = int(s.points) + int(s.boost)
    amounts: dict[str, Fact] = {"boost": int(s.boost), "missile": int(s.missile), "points": points}
    return {**amounts, "army": str(colour)}


def _describe_march(
    position: FutuRisikoPosition, unit: Unit, count: int, origin: str, target: str
) -> dict[str, Fact]:
    """F34 to F41: who goes from where to where; F78: of an invasion, how it will likely end."""
    owner = position.owners().get(target, position.on_turn)
    facts: dict[str, Fact] = {
        "unit": str(unit),
        "count": count,
        "origin": name_place(position, origin),
        "target": name_place(position, target),
        "invades": "no",
        "outlook": "",
    }
    if owner != position.on_turn:
        pieces = {"planes" if unit == Unit.PLANE else "tanks": count}
        facts["invades"] = name_seat(owner)
        facts["outlook"] = tell_battle(position.battle(target, **pieces), name_seat)
    return facts


def _describe_roll(
    position: FutuRisikoPosition, battle: Battle, *, armed: bool = False
) -> dict[str, Fact]:
    """F47, F76: the dice of a roll, and the attacker's chance with them."""
    roll = position.roll(armed=armed)
    return {**name_dice(roll), "win": write_chance(battle.chance_with(roll.dice))}


def _torpedoed(position: FutuRisikoPosition) -> Battle:
    """F65: the battle with a submarine less of the roller's opponent; only the attacker's count."""
    battle = position.battle(str(position.field))
    if position.opponent != battle.attacker:
        return battle
    return replace(battle, fight=replace(battle.fight, subs=battle.fight.subs - 1))


def _describe_removal(position: FutuRisikoPosition, tanks: int, planes: int) -> dict[str, Fact]:
    """F50: what the explosions take, and what they leave."""
    there = int(combat.enemy_tanks(position.raw)), int(combat.enemy_planes(position.raw))
    return {
        "taken": name_pieces(tanks, planes),
        "left": name_pieces(there[0] - tanks, there[1] - planes),
        "opponent": name_seat(int(combat.opponent(position.raw))),
    }

"""What a legal move does, in words, and the rules that allow it."""

from collections.abc import Mapping
from dataclasses import replace

from ludoteca.core.text.messages import Fact, say
from ludoteca.core.text.spelling import capital
from ludoteca.games.futurisiko import moves
from ludoteca.games.futurisiko.box import COST, Army, Unit
from ludoteca.games.futurisiko.odds.battle import Battle
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.sentences.names import name_card, name_seat, phrase_place
from ludoteca.games.futurisiko.present.sentences.phrases import (
    name_dice,
    name_pieces,
    tell_battle,
    write_chance,
)
from ludoteca.games.futurisiko.rules import combat
from ludoteca.games.futurisiko.rules.effects import more_points

# By verb of the notation, and for a march by what moves: the rules that allow it.
CITED: Mapping[str, tuple[str, ...]] = {
    "turn": ("F12", "F17"),
    "claim": ("F13",),
    "discard": ("F19", "F20"),
    "keep": ("F21",),
    "deal": ("F21",),
    "shield": ("F63",),
    "accept": ("F62", "F64"),
    "boost": ("F61",),
    "launch": ("F62",),
    "build": ("F25",),
    "built": ("F26",),
    "truce": ("F67",),
    "betray": ("F68",),
    "ready": ("F32",),
    "tank": ("F34",),
    "plane": ("F35",),
    "sub": ("F36",),
    "ferry": ("F37",),
    "moved": ("F42",),
    "fight": ("F45",),
    "roll": ("F47",),
    "weapon": ("F66",),
    "torpedo": ("F65",),
    "hits": ("F2",),
    "remove": ("F50",),
}


def cite(move: moves.FutuRisikoMove) -> tuple[str, ...]:
    """The rules that allow a legal move."""
    return CITED[str(move.unit) if isinstance(move, moves.Go) else _verb(move)]


def _verb(move: moves.FutuRisikoMove) -> str:
    return str(move).split()[0]


def describe(position: FutuRisikoPosition, move: moves.FutuRisikoMove) -> str:
    """What a legal move would do, as a sentence."""
    facts: dict[str, Fact] = {}
    match move:
        case moves.Show(_, card):
            facts = {"name": name_card(card) if card else "?"}
        case moves.Mark("fight", place):
            outlook = tell_battle(position.battle(place), name_seat)
            facts = {"place": phrase_place(position.world, place), "outlook": outlook}
        case moves.Mark(_, place):
            facts = {"place": phrase_place(position.world, place)}
        case moves.Say("roll"):
            facts = _describe_roll(position, position.battle(str(position.field)))
        case moves.Play("weapon", colour):
            battle = position.battle(str(position.field))
            facts = {"army": str(colour), **_describe_roll(position, battle, armed=True)}
        case moves.Play(_, colour):
            facts = _describe_effects(position, colour)
        case moves.PlayAt(_, colour, seat):
            facts = {**_describe_effects(position, colour), "other": name_seat(seat)}
        case moves.Torpedo(colour, sea):
            facts = {"army": str(colour), "sea": phrase_place(position.world, sea, "in")}
            facts |= _describe_roll(position, _torpedoed(position))
        case moves.Build(unit, count, place):
            cost = count * int(COST[unit])
            facts = {"unit": str(unit), "count": count, "cost": cost}
            where = phrase_place(position.world, place, "in")
            facts |= {"place": where, "left": int(position.raw.points) - cost}
        case moves.Go(unit, count, origin, target):
            facts = _describe_march(position, unit, count, origin, target)
        case moves.Ferry(count, origin, target, sea):
            facts = _describe_march(position, Unit.TANK, count, origin, target)
            facts["sea"] = phrase_place(position.world, sea)
        case moves.Hits(count):
            facts = {"count": count, "dice": int(position.raw.dice)}
        case moves.Remove(tanks, planes):
            facts = _describe_removal(position, tanks, planes)
        case moves.Say("moved"):
            facts = {"fights": len(position.invasions())}
        case _:
            facts = {"points": int(position.raw.points)}
    return capital(say(f"futurisiko-why-{_verb(move)}", **facts))


def _describe_effects(position: FutuRisikoPosition, colour: Army) -> dict[str, Fact]:
    """F61, F62, F67: what the card of this colour does; of a Super Produzione, what it makes."""
    effects, points = position.effects, int(position.raw.points)
    more = int(
        more_points(points, effects["boost"], effects["boost_times"], effects["boost_limit"])
    )
    return {**effects, "boost": more, "points": points + more, "army": str(colour)}


def _describe_march(
    position: FutuRisikoPosition, unit: Unit, count: int, origin: str, target: str
) -> dict[str, Fact]:
    """F34 to F41: who goes from where to where; F78: of an invasion, how it will likely end."""
    owner = position.owners().get(target, position.on_turn)
    facts: dict[str, Fact] = {
        "unit": str(unit),
        "count": count,
        "origin": phrase_place(position.world, origin, "from"),
        "target": phrase_place(position.world, target, "to"),
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

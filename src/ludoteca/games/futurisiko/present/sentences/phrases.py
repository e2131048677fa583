"""Phrases that several faces share: pieces, dice and chances in words."""

from collections.abc import Callable, Sequence

from ludoteca.core.text.messages import Fact, say
from ludoteca.games.futurisiko.box import Unit
from ludoteca.games.futurisiko.odds.battle import Battle, Roll

# A chance is shown as a percentage with one digit behind the point.
LEAST, MOST = 0.001, 0.999


def write_chance(chance: float) -> str:
    """A chance as a percentage; what is not certain never looks as if it were."""
    if 0 < chance < 1:
        chance = min(max(chance, LEAST), MOST)
    return say("futurisiko-percent", percent=100 * chance)


def enumerate_words(words: Sequence[str]) -> str:
    """Words one after another, an “and” before the last."""
    if len(words) < 2:
        return "".join(words)
    return say("futurisiko-and", words=", ".join(words[:-1]), last=words[-1])


def name_pieces(tanks: int, planes: int, subs: int = 0) -> str:
    """Pieces in words: 3 tanks and 1 plane."""
    counts = zip(Unit, (tanks, planes, subs), strict=True)
    names = [say("futurisiko-pieces", unit=str(unit), count=n) for unit, n in counts if n]
    return enumerate_words(names)


def name_defence(tanks: int, planes: int) -> str:
    """What defends a territory, in words."""
    counts = zip((Unit.TANK, Unit.PLANE), (tanks, planes), strict=True)
    names = [say("futurisiko-pieces", unit=str(unit), count=n) for unit, n in counts if n]
    return enumerate_words([*names, say("futurisiko-the-flag")])


def write_force(tanks: int, planes: int, subs: int = 0) -> str:
    """Pieces in short, as they are written for odds: 3t 1p + 2s."""
    units = " ".join(f"{n}{letter}" for n, letter in ((tanks, "t"), (planes, "p")) if n)
    return f"{units} + {subs}s" if subs else units


def write_defence(tanks: int, planes: int) -> str:
    """The same for a defender: 3t + flag."""
    units, flag = write_force(tanks, planes), say("futurisiko-flag")
    return f"{units} + {flag}" if units else flag


def name_dice(roll: Roll) -> dict[str, Fact]:
    """F47: how many dice a roll has, and what they come from."""
    counts = {
        "tanks": roll.tanks,
        "planes": roll.planes,
        "flag": roll.flag,
        "subs": roll.subs,
        "weapon": roll.weapon,
    }
    parts = [say("futurisiko-dice-part", what=what, count=n) for what, n in counts.items() if n]
    if roll.dice < sum(counts.values()):
        parts.append(say("futurisiko-dice-capped", dice=roll.dice))
    return {"dice": roll.dice, "parts": ", ".join(parts)}


def tell_outlook(battle: Battle, name: Callable[[int], str], attack: str, defence: str) -> str:
    """F46, F78: who meets whom, who rolls first and why, and how it will likely end."""
    fight = battle.fight
    ours, theirs = fight.attack_planes, fight.defend_planes
    reason = "next"
    if fight.first is None:
        reason = "tie" if ours == theirs else "more"
    facts: dict[str, Fact] = {"attack": attack, "defence": defence, "first": name(battle.first)}
    return say(
        "futurisiko-outlook",
        **facts,
        reason=reason,
        win=write_chance(battle.odds.win),
        left=battle.survivors,
        units=fight.attackers.units,
    )


def tell_battle(battle: Battle, name: Callable[[int], str]) -> str:
    """The same, with all pieces in words."""
    fight = battle.fight
    attack = name_pieces(fight.attack_tanks, fight.attack_planes, fight.subs)
    return tell_outlook(battle, name, attack, name_defence(fight.defend_tanks, fight.defend_planes))


def write_battle(battle: Battle, name: Callable[[int], str]) -> str:
    """The same in short."""
    fight = battle.fight
    attack = write_force(fight.attack_tanks, fight.attack_planes, fight.subs)
    defence = write_defence(fight.defend_tanks, fight.defend_planes)
    return tell_outlook(battle, name, attack, defence)

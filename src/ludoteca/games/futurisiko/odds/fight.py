"""A fight as players know it: the forces of both sides, and the cards they hold."""

import re
from dataclasses import dataclass, field
from enum import Enum
from typing import Literal

from ludoteca.core.errors import Malformed
from ludoteca.games.futurisiko.assets.library import SHEETS
from ludoteca.games.futurisiko.box import (
    GOALS,
    MOST_MORE_DICE,
    MOST_TIMES,
    MOST_WEAPON_DICE,
    TERRITORIES_PER_CARD,
    Unit,
)
from ludoteca.games.futurisiko.odds.dice import (
    MOST_DICE,
    MOST_PLANES,
    MOST_SUBS,
    MOST_TANKS,
)

# F18, F56: who holds as many territories as the goal has won, so nobody's hand is larger.
MOST_CARDS = (max(GOALS) - 1) // TERRITORIES_PER_CARD

# F50, F52: what dice can remove.
Hittable = Literal[Unit.TANK, Unit.PLANE]


class Side(Enum):
    """The two sides of a fight."""

    ATTACKER = "attacker"
    DEFENDER = "defender"


@dataclass(frozen=True)
class Force:
    """Pieces of one side."""

    tanks: int = 0
    planes: int = 0
    subs: int = 0

    def __post_init__(self) -> None:
        _check("tanks", self.tanks, 0, MOST_TANKS, "F1")
        _check("planes", self.planes, 0, MOST_PLANES, "F1")
        _check("subs", self.subs, 0, MOST_SUBS, "F1")

    @property
    def units(self) -> int:
        """F47: tanks and planes, a die each."""
        return self.tanks + self.planes

    def reduce_to(self, units: int, lost_first: Hittable) -> "Force":
        """F50: what is left when hits have left so many units, one kind being removed first.

        >>> Force(tanks=6, planes=2).reduce_to(7, Unit.PLANE)
        Force(tanks=6, planes=1, subs=0)
        """
        if lost_first is Unit.PLANE:
            tanks = min(self.tanks, units)
        else:
            tanks = units - min(self.planes, units)
        return Force(tanks, units - tanks, self.subs)


def _usual_weapon_dice() -> int:
    """F66: what the sheet of the house says, which multiplies nothing."""
    return SHEETS.find(SHEETS.usual).weapon


@dataclass(frozen=True)
class Fight:
    """F45 to F49: who fights, and what each side holds; an attacker's torpedoes change no dice.

    ``first`` is None for the rule (F46), ``cap`` None for no cap (F3). ``lost_first`` is the kind
    that either roller removes first (F50): it decides only which kinds are left, never who wins.
    Planes by default, since they cost more and reach farther.
    """

    attack_tanks: int
    attack_planes: int
    subs: int
    defend_tanks: int
    defend_planes: int
    flag: bool = True
    first: Side | None = None
    cap: int | None = None
    attack_weapons: int = 0
    defend_weapons: int = 0
    defend_torpedoes: int = 0
    weapon_dice: int = field(default_factory=_usual_weapon_dice)
    weapon_times: int = 1
    weapon_limit: int = 0
    lost_first: Hittable = Unit.PLANE

    def __post_init__(self) -> None:
        if not self.attackers.units:
            raise Malformed("futurisiko-odds-no-attacker", "F53")
        if not self.defenders.units and not self.flag:
            raise Malformed("futurisiko-odds-no-defender", "F53")
        if self.cap is not None:
            _check("cap", self.cap, 1, MOST_DICE, "F3")
        _check("weapon", self.weapon_dice, 0, MOST_WEAPON_DICE, "F66")
        _check("weapon-times", self.weapon_times, 1, MOST_TIMES, "F66")
        _check("weapon-limit", self.weapon_limit, 0, MOST_MORE_DICE, "F66")
        _check("attack-weapons", self.attack_weapons, 0, MOST_CARDS, "F18")
        _check("defend-weapons", self.defend_weapons, 0, MOST_CARDS, "F18")
        torpedoes_at_most = MOST_CARDS - self.defend_weapons
        _check("torpedoes", self.defend_torpedoes, 0, torpedoes_at_most, "F18")

    @property
    def attackers(self) -> Force:
        """The attacking pieces, submarines included."""
        return Force(self.attack_tanks, self.attack_planes, self.subs)

    @property
    def defenders(self) -> Force:
        """The defending pieces besides the flag."""
        return Force(self.defend_tanks, self.defend_planes)

    @property
    def first_roller(self) -> Side:
        """F46: the side with more planes; a tie goes to the defender."""
        if self.first is not None:
            return self.first
        return Side.ATTACKER if self.attack_planes > self.defend_planes else Side.DEFENDER


def parse_force(text: str) -> Force:
    """Read a force such as ``6t2p1s``: tanks, planes, submarines, in any order.

    >>> parse_force("2p6t")
    Force(tanks=6, planes=2, subs=0)
    """
    found = re.findall("(0|[1-9][0-9]?)([tps])", text)
    counts = {letter: int(count) for count, letter in found}
    # Put together again it is the same text, or there was something else in it, or a kind twice.
    if not counts or "".join(f"{count}{letter}" for letter, count in counts.items()) != text:
        raise Malformed("futurisiko-odds-force", text=text)
    return Force(counts.get("t", 0), counts.get("p", 0), counts.get("s", 0))


def meet(attack: Force, defend: Force) -> Fight:
    """F47, F52: the fight between two forces; the defender has his flag, and no submarines."""
    if defend.subs:
        raise Malformed("futurisiko-odds-subs-defend", "F52", subs=defend.subs)
    return Fight(attack.tanks, attack.planes, attack.subs, defend.tanks, defend.planes)


def _check(what: str, count: int, least: int, most: int, rule: str) -> None:
    if not least <= count <= most:
        raise Malformed(
            "futurisiko-odds-range", rule, what=what, count=count, least=least, most=most
        )

"""The exact odds of a fight (F45 to F55, F65, F66): every course it can take is weighed.

A tank and a plane count alike in a fight, so it is described by few numbers: the attacker's units,
how many hits the defender stands (his units, then the flag), the cards left, and whose roll it is.
"""

import re
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from math import comb, fsum
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.errors import Malformed
from ludoteca.core.kernel import kernel
from ludoteca.games.futurisiko.pieces import (
    FLAG_DICE,
    GOALS,
    HIT,
    MOST_WEAPON_DICE,
    SUPPLY,
    TERRITORIES_PER_CARD,
    Unit,
)
from ludoteca.games.futurisiko.shelf import SHEETS

MOST_TANKS, MOST_PLANES, MOST_SUBS = (int(count) for count in SUPPLY)
# F18, F56: who holds as many territories as the goal has won, so nobody's hand is larger.
MOST_CARDS = (max(GOALS) - 1) // TERRITORIES_PER_CARD
# A flag stands one hit, as a unit does, but has more dice.
FLAG_EXTRA_DICE = FLAG_DICE - 1
MOST_DICE = MOST_TANKS + MOST_PLANES + max(MOST_SUBS, FLAG_DICE) + MOST_WEAPON_DICE
# For kernels: no cap on dice (F3).
NO_CAP = 0
# A card is kept unless it gains more than rounding can feign.
GAIN = 1e-12
# Beyond any chance: what a card is worth to a side that has none.
NO_ATTACK_CARD = -1.0
NO_DEFENCE_CARD = 2.0
# What is played with a roll.
NO_CARD, WEAPON, TORPEDO = range(3)

# F50, F52: what dice can remove.
Hittable = Literal[Unit.TANK, Unit.PLANE]
Chances = NDArray[np.float64]
Cards = NDArray[np.int8]


def _tabulate_hits() -> tuple[Chances, Chances]:
    """F2: the chances of exactly, and of at least, so many hits with so many dice."""
    hit = Fraction(HIT).limit_denominator(6)
    miss = 1 - hit
    exactly = np.zeros((MOST_DICE + 1, MOST_DICE + 1))
    at_least = np.zeros((MOST_DICE + 1, MOST_DICE + 1))
    for dice in range(MOST_DICE + 1):
        everything = hit.denominator**dice
        ways = 0  # whole numbers, so that each chance is rounded only once
        for hits in range(dice, -1, -1):
            here = comb(dice, hits) * hit.numerator**hits * miss.numerator ** (dice - hits)
            ways += here
            exactly[dice, hits] = here / everything
            at_least[dice, hits] = ways / everything
    return exactly, at_least


EXACTLY, AT_LEAST = _tabulate_hits()


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
    """F66: what the sheet of the house says."""
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
    lost_first: Hittable = Unit.PLANE

    def __post_init__(self) -> None:
        if not self.attackers.units:
            raise Malformed("futurisiko-odds-no-attacker", "F53")
        if not self.defenders.units and not self.flag:
            raise Malformed("futurisiko-odds-no-defender", "F53")
        if self.cap is not None:
            _check("cap", self.cap, 1, MOST_DICE, "F3")
        _check("weapon", self.weapon_dice, 0, MOST_WEAPON_DICE, "F66")
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


@dataclass(frozen=True)
class Odds:
    """How a fight ends, when both sides play their cards as well as can be.

    ``attack_left[n]`` is the chance that the attacker wins with n units left, ``defend_left[n]``
    that the attack fails and the defender has n units left, besides the flag.
    """

    fight: Fight
    attack_left: tuple[float, ...]
    defend_left: tuple[float, ...]

    @property
    def win(self) -> float:
        """The attacker's chance to win (F53)."""
        return min(1.0, fsum(self.attack_left))

    @property
    def flag_stands(self) -> float:
        """F51: the chance that the flag is there afterwards, which falls last."""
        return min(1.0, fsum(self.defend_left)) if self.fight.flag else 0.0

    def expect_attackers(self) -> float:
        """The mean number of attacking units left, a lost fight counting as none."""
        return _mean(self.attack_left)

    def expect_defenders(self) -> float:
        """The mean number of defending units left, a lost territory counting as none."""
        return _mean(self.defend_left)

    def name_attackers(self, units: int) -> Force:
        """Which pieces of the attacker so many units are; of submarines, those he came with."""
        return self.fight.attackers.reduce_to(units, self.fight.lost_first)

    def name_defenders(self, units: int) -> Force:
        """Which pieces of the defender so many units are."""
        return self.fight.defenders.reduce_to(units, self.fight.lost_first)


def odds(fight: Fight) -> Odds:
    """F76: the exact odds of a fight.

    >>> round(odds(Fight(5, 0, 0, 2, 1)).win, 4)
    0.3373
    """
    attack_left, defend_left = _fight_out(
        _terms_of(fight), int(fight.first_roller is Side.ATTACKER)
    )
    flag = int(fight.flag)
    return Odds(fight, tuple(attack_left.tolist()), tuple(defend_left[flag:].tolist()))


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


def _mean(chances: tuple[float, ...]) -> float:
    return fsum(units * chance for units, chance in enumerate(chances))


class _Terms(NamedTuple):
    """A fight as kernels know it: plain numbers."""

    attackers: int
    subs: int
    stands: int  # hits until the defender has nothing left, flag included
    flag: int
    most_dice: int
    weapon_dice: int
    attack_weapons: int
    defend_weapons: int
    torpedoes: int  # never more than submarines: F65


def _terms_of(fight: Fight) -> _Terms:
    return _Terms(
        fight.attack_tanks + fight.attack_planes,
        fight.subs,
        fight.defend_tanks + fight.defend_planes + int(fight.flag),
        int(fight.flag),
        MOST_DICE if fight.cap is None else fight.cap,
        fight.weapon_dice,
        fight.attack_weapons,
        fight.defend_weapons,
        min(fight.defend_torpedoes, fight.subs),
    )


@kernel
def win_chance(
    attackers: int, subs: int, defenders: int, flag: int, attacker_first: int, cap: int
) -> float:
    """F76: the attacker's chance to win without cards, for kernels; a cap of 0 is none."""
    on_attack, on_defence = win_chances(attackers, subs, defenders, flag, cap)
    stands = int(defenders) + int(flag)
    if attacker_first:
        return float(on_attack[attackers, stands])
    return float(on_defence[attackers, stands])


@kernel
def win_chances(
    attackers: int, subs: int, defenders: int, flag: int, cap: int
) -> tuple[Chances, Chances]:
    """F76: the same for all smaller fights as well, at no extra cost.

    Two tables, for the attacker rolling first and for the defender, to be read at the number of
    attacking units, then of defending units and flag together.
    """
    size = (int(attackers) + 1, int(defenders) + int(flag) + 1)
    on_attack = np.zeros(size)
    on_defence = np.zeros(size)
    most_dice = MOST_DICE if cap == NO_CAP else int(cap)
    _weigh_bare_rolls(int(subs), int(flag), most_dice, on_attack, on_defence)
    return on_attack, on_defence


@kernel
def _weigh_bare_rolls(
    subs: int, flag: int, most_dice: int, on_attack: Chances, on_defence: Chances
) -> None:
    """The attacker's chance before each roll of either side, when there are no cards.

    A hit leaves fewer pieces, which have been weighed before. A miss of both sides comes back, so
    the chances depend on each other: attack = hit + miss × defence, defence = fall + hold × attack.
    """
    on_attack[1:, 0] = 1.0  # F53
    on_defence[1:, 0] = 1.0
    for attackers in range(1, on_attack.shape[0]):
        attack_dice = min(attackers + subs, most_dice)
        miss = EXACTLY[attack_dice, 0]
        for stands in range(1, on_attack.shape[1]):
            defence_dice = min(stands + flag * FLAG_EXTRA_DICE, most_dice)
            hold = EXACTLY[defence_dice, 0]
            hit = _hit_defenders(on_defence, attackers, stands, attack_dice)
            fall = _hit_attackers(on_attack, attackers, stands, defence_dice)
            attack = (hit + miss * fall) / (1.0 - miss * hold)
            on_attack[attackers, stands] = attack
            on_defence[attackers, stands] = fall + hold * attack


@kernel
def _hands(t: _Terms) -> int:
    """How many combinations of cards both sides can come to hold; they are numbered.

    The torpedoes are the last digit of such a number, the attacker's weapons the first.
    """
    return (t.attack_weapons + 1) * (t.defend_weapons + 1) * (t.torpedoes + 1)


@kernel
def _without_attack_weapon(t: _Terms, hands: int) -> int:
    """The hands after an Arma Segreta of the attacker; negative if he has none."""
    return hands - (t.defend_weapons + 1) * (t.torpedoes + 1)


@kernel
def _without_defence_weapon(t: _Terms, hands: int) -> int:
    """The hands after an Arma Segreta of the defender; negative if he has none."""
    step = t.torpedoes + 1
    return hands - step if hands // step % (t.defend_weapons + 1) else -1


@kernel
def _without_torpedo(t: _Terms, hands: int) -> int:
    """F65: the hands after a Siluro Killer of the defender; negative if he has none."""
    return hands - 1 if hands % (t.torpedoes + 1) else -1


@kernel
def _attack_dice(t: _Terms, hands: int, attackers: int) -> int:
    """F47, F65: a die for each unit, and for each submarine not yet sunk."""
    sunk = t.torpedoes - hands % (t.torpedoes + 1)
    return attackers + t.subs - sunk


@kernel
def _defence_dice(t: _Terms, stands: int) -> int:
    """F47, F48: a die for each unit, and those of the flag, which stands to the end."""
    return stands + t.flag * FLAG_EXTRA_DICE


@kernel
def _hit_defenders(after: Chances, attackers: int, stands: int, dice: int) -> float:
    """F50, F51: the attacker's chance by a roll of his that hits."""
    chance = AT_LEAST[dice, stands]  # nothing stands any more: won
    for hits in range(1, min(dice + 1, stands)):
        chance += EXACTLY[dice, hits] * after[attackers, stands - hits]
    return float(chance)


@kernel
def _hit_attackers(after: Chances, attackers: int, stands: int, dice: int) -> float:
    """F50, F53: the attacker's chance by a roll of the defender that hits; with no unit, none."""
    chance = 0.0
    for hits in range(1, min(dice + 1, attackers)):
        chance += EXACTLY[dice, hits] * after[attackers - hits, stands]
    return float(chance)


@kernel
def _weigh(t: _Terms) -> tuple[Chances, Chances, Cards, Cards]:
    """The attacker's chance before each roll of either side, and the card it is best made with.

    A card leaves fewer cards: what follows has been weighed before.
    """
    size = (_hands(t), t.attackers + 1, t.stands + 1)
    on_attack = np.zeros(size)
    on_defence = np.zeros(size)
    attack_card = np.zeros(size, np.int8)
    defence_card = np.zeros(size, np.int8)
    subs = t.subs - t.torpedoes
    _weigh_bare_rolls(subs, t.flag, t.most_dice, on_attack[0], on_defence[0])
    for hands in range(1, _hands(t)):
        for attackers in range(1, t.attackers + 1):
            for stands in range(1, t.stands + 1):
                at = (hands, attackers, stands)
                on_attack[at], on_defence[at], attack_card[at], defence_card[at] = _weigh_rolls(
                    t, hands, attackers, stands, on_attack, on_defence
                )
    return on_attack, on_defence, attack_card, defence_card


@kernel
def _weigh_rolls(
    t: _Terms, hands: int, attackers: int, stands: int, on_attack: Chances, on_defence: Chances
) -> tuple[float, float, int, int]:
    """F49: the chance before the attacker's and the defender's roll, and the card of each.

    The same equations as without cards; with a card, a side takes what that is worth instead.
    """
    dice = min(_attack_dice(t, hands, attackers), t.most_dice)
    miss = EXACTLY[dice, 0]
    hit = _hit_defenders(on_defence[hands], attackers, stands, dice)
    dice = min(_defence_dice(t, stands), t.most_dice)
    hold = EXACTLY[dice, 0]
    fall = _hit_attackers(on_attack[hands], attackers, stands, dice)
    with_weapon = _weigh_attack_weapon(t, hands, attackers, stands, on_defence)
    with_card, card = _weigh_defence_cards(t, hands, attackers, stands, on_attack)
    # Would the attacker play a card, knowing the best answer to it?
    defence = fall + hold * with_weapon
    answer = NO_CARD
    if with_card < defence - GAIN:
        defence, answer = with_card, card
    if with_weapon > hit + miss * defence + GAIN:
        return with_weapon, defence, WEAPON, answer
    defence = (fall + hold * hit) / (1.0 - miss * hold)
    answer = NO_CARD
    if with_card < defence - GAIN:
        defence, answer = with_card, card
    return hit + miss * defence, defence, NO_CARD, answer


@kernel
def _weigh_attack_weapon(
    t: _Terms, hands: int, attackers: int, stands: int, on_defence: Chances
) -> float:
    """F66: the attacker's chance if he plays an Arma Segreta with this roll."""
    left = _without_attack_weapon(t, hands)
    if left < 0:
        return NO_ATTACK_CARD
    dice = min(_attack_dice(t, hands, attackers) + t.weapon_dice, t.most_dice)
    missed = EXACTLY[dice, 0] * on_defence[left, attackers, stands]
    return float(missed + _hit_defenders(on_defence[left], attackers, stands, dice))


@kernel
def _weigh_defence_cards(
    t: _Terms, hands: int, attackers: int, stands: int, on_attack: Chances
) -> tuple[float, int]:
    """F65, F66: the attacker's chance if the defender plays his better card with this roll."""
    best = NO_DEFENCE_CARD
    card = NO_CARD
    left = _without_defence_weapon(t, hands)
    if left >= 0:
        dice = min(_defence_dice(t, stands) + t.weapon_dice, t.most_dice)
        missed = EXACTLY[dice, 0] * on_attack[left, attackers, stands]
        best = missed + _hit_attackers(on_attack[left], attackers, stands, dice)
        card = WEAPON
    left = _without_torpedo(t, hands)
    if left >= 0:
        dice = min(_defence_dice(t, stands), t.most_dice)
        missed = EXACTLY[dice, 0] * on_attack[left, attackers, stands]
        chance = missed + _hit_attackers(on_attack[left], attackers, stands, dice)
        if chance < best - GAIN:
            best = chance
            card = TORPEDO
    return float(best), card


@kernel
def _fight_out(t: _Terms, attacker_first: int) -> tuple[Chances, Chances]:
    """The chances of all endings: attackers left who have won, or what stands of the defender."""
    size = (_hands(t), t.attackers + 1, t.stands + 1)
    attack_card = np.zeros(size, np.int8)
    defence_card = np.zeros(size, np.int8)
    if _hands(t) > 1:
        _, _, attack_card, defence_card = _weigh(t)
    # How often, in the mean, the attacker and the defender come to roll here.
    attacks = np.zeros(size)
    defences = np.zeros(size)
    attack_left = np.zeros(t.attackers + 1)
    defend_left = np.zeros(t.stands + 1)
    rolls = attacks if attacker_first else defences
    rolls[-1, -1, -1] = 1.0
    for hands in range(_hands(t) - 1, -1, -1):
        for attackers in range(t.attackers, 0, -1):
            for stands in range(t.stands, 0, -1):
                at = (hands, attackers, stands)
                if attacks[at] + defences[at] > 0.0:
                    _roll_on(
                        *(t, hands, attackers, stands, attack_card[at], defence_card[at]),
                        *(attacks, defences, attack_left, defend_left),
                    )
    return attack_left, defend_left


@kernel
def _roll_on(
    t: _Terms,
    hands: int,
    attackers: int,
    stands: int,
    attack_card: int,
    defence_card: int,
    attacks: Chances,
    defences: Chances,
    attack_left: Chances,
    defend_left: Chances,
) -> None:
    """Pass on the chances of being here to what the rolls lead to."""
    attack_to = hands
    dice = _attack_dice(t, hands, attackers)
    if attack_card == WEAPON:
        attack_to = _without_attack_weapon(t, hands)
        dice += t.weapon_dice
    attack_dice = min(dice, t.most_dice)
    defence_to = hands
    dice = _defence_dice(t, stands)
    if defence_card == WEAPON:
        defence_to = _without_defence_weapon(t, hands)
        dice += t.weapon_dice
    elif defence_card == TORPEDO:
        defence_to = _without_torpedo(t, hands)
    defence_dice = min(dice, t.most_dice)
    # Only rolls without cards that miss come back here, as often as the geometric series says.
    miss = EXACTLY[attack_dice, 0] if attack_to == hands else 0.0
    hold = EXACTLY[defence_dice, 0] if defence_to == hands else 0.0
    came_to_attack = attacks[hands, attackers, stands]
    came_to_defend = defences[hands, attackers, stands]
    attack = (came_to_attack + hold * came_to_defend) / (1.0 - miss * hold)
    defence = came_to_defend + miss * attack
    attack_left[attackers] += attack * AT_LEAST[attack_dice, stands]
    for hits in range(min(attack_dice + 1, stands)):
        defences[attack_to, attackers, stands - hits] += attack * EXACTLY[attack_dice, hits]
    defend_left[stands] += defence * AT_LEAST[defence_dice, attackers]
    for hits in range(min(defence_dice + 1, attackers)):
        attacks[defence_to, attackers - hits, stands] += defence * EXACTLY[defence_dice, hits]

"""A second opinion on the odds of fights, in fractions: slow, and as plain as can be."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from ludoteca.games.futurisiko.odds import Side

ATTACKER, DEFENDER = Side.ATTACKER, Side.DEFENDER


class Bout(NamedTuple):
    attackers: int
    defenders: int
    flag: int
    subs: int
    attack_weapons: int
    defend_weapons: int
    torpedoes: int


Endings = dict[tuple[Side, int], Fraction]


@cache
def hits_of(dice: int) -> dict[int, Fraction]:
    found: Counter[int] = Counter()
    for faces in product((1, 0, 0), repeat=dice):
        found[sum(faces)] += 1
    return {hits: Fraction(count, 3**dice) for hits, count in found.items()}


def ways_to_roll(bout: Bout, side: Side) -> list[tuple[int, Bout]]:
    """The dice of each way to roll, and what both sides have left with it; no card comes first."""
    if side is ATTACKER:
        dice = bout.attackers + bout.subs
        ways = [(dice, bout)]
        if bout.attack_weapons:
            ways.append((dice + 3, bout._replace(attack_weapons=bout.attack_weapons - 1)))
        return ways
    dice = bout.defenders + 2 * bout.flag
    ways = [(dice, bout)]
    if bout.defend_weapons:
        ways.append((dice + 3, bout._replace(defend_weapons=bout.defend_weapons - 1)))
    if bout.torpedoes and bout.subs:
        fewer = bout._replace(torpedoes=bout.torpedoes - 1, subs=bout.subs - 1)
        ways.append((dice, fewer))
    return ways


def strike(bout: Bout, side: Side, hits: int, cap: int) -> Endings:
    if side is DEFENDER:
        if hits >= bout.attackers:
            return {(DEFENDER, bout.defenders): Fraction(1)}
        return endings_of(bout._replace(attackers=bout.attackers - hits), ATTACKER, cap)
    if hits >= bout.defenders + bout.flag:
        return {(ATTACKER, bout.attackers): Fraction(1)}
    units = max(bout.defenders - hits, 0)
    return endings_of(bout._replace(defenders=units), DEFENDER, cap)


def add(into: Endings, endings: Endings, weight: Fraction) -> None:
    for ending, chance in endings.items():
        into[ending] = into.get(ending, Fraction(0)) + weight * chance


def attempt(bout: Bout, side: Side, way: tuple[int, Bout], cap: int) -> tuple[Endings, Fraction]:
    """The endings that a roll leads to, and the chance that it changes nothing at all."""
    dice, after = way
    endings: Endings = {}
    for hits, chance in hits_of(min(dice, cap)).items():
        if hits or after != bout:
            add(endings, strike(after, side, hits, cap), chance)
    return endings, Fraction(2, 3) ** min(dice, cap) if after == bout else Fraction(0)


def chance_in(endings: Endings) -> Fraction:
    return sum((chance for (side, _), chance in endings.items() if side is ATTACKER), Fraction(0))


@cache
def endings_of(bout: Bout, side: Side, cap: int) -> Endings:
    """How a bout ends with a side on roll, both choosing the best of all pairs of ways."""
    other = DEFENDER if side is ATTACKER else ATTACKER
    # The roller wants the most for himself, the other the least for the roller.
    sign = 1 if side is ATTACKER else -1
    best: Endings | None = None
    answers = [attempt(bout, other, way, cap) for way in ways_to_roll(bout, other)]
    for mine, back in (attempt(bout, side, way, cap) for way in ways_to_roll(bout, side)):
        answered = None
        for theirs, and_back in answers:
            endings: Endings = {}
            add(endings, mine, 1 / (1 - back * and_back))
            add(endings, theirs, back / (1 - back * and_back))
            if answered is None or sign * chance_in(endings) < sign * chance_in(answered):
                answered = endings
        assert answered is not None
        if best is None or sign * chance_in(answered) > sign * chance_in(best):
            best = answered
    assert best is not None
    return best

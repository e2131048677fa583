"""The attacker's chance to win without cards (F76), for kernels.

A tank and a plane count alike in a fight, so it is described by few numbers: the attacker's units,
how many hits the defender stands (his units, then the flag), and whose roll it is.
"""

import numpy as np

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import FLAG_DICE
from ludoteca.games.futurisiko.odds.dice import AT_LEAST, EXACTLY, MOST_DICE, Chances

# A flag stands one hit, as a unit does, but has more dice.
FLAG_EXTRA_DICE = FLAG_DICE - 1
# No cap on dice (F3).
NO_CAP = 0


@kernel
def win_chance(
    attackers: int, subs: int, defenders: int, flag: int, attacker_first: int, cap: int
) -> float:
    """F76: the attacker's chance to win without cards; a cap of 0 is none."""
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
    weigh_bare_rolls(int(subs), int(flag), most_dice, on_attack, on_defence)
    return on_attack, on_defence


@kernel
def weigh_bare_rolls(
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
            hit = hit_defenders(on_defence, attackers, stands, attack_dice)
            fall = hit_attackers(on_attack, attackers, stands, defence_dice)
            attack = (hit + miss * fall) / (1.0 - miss * hold)
            on_attack[attackers, stands] = attack
            on_defence[attackers, stands] = fall + hold * attack


@kernel
def hit_defenders(after: Chances, attackers: int, stands: int, dice: int) -> float:
    """F50, F51: the attacker's chance by a roll of his that hits."""
    chance = AT_LEAST[dice, stands]  # nothing stands any more: won
    for hits in range(1, min(dice + 1, stands)):
        chance += EXACTLY[dice, hits] * after[attackers, stands - hits]
    return float(chance)


@kernel
def hit_attackers(after: Chances, attackers: int, stands: int, dice: int) -> float:
    """F50, F53: the attacker's chance by a roll of the defender that hits; with no unit, none."""
    chance = 0.0
    for hits in range(1, min(dice + 1, attackers)):
        chance += EXACTLY[dice, hits] * after[attackers - hits, stands]
    return float(chance)

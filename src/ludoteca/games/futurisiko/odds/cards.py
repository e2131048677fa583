"""Fights with cards (F65, F66): which one each roll is best made with, and how they end.

Beside units and hits, the cards left describe a fight; their combinations are numbered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.odds.chances import (
    FLAG_EXTRA_DICE,
    hit_attackers,
    hit_defenders,
    weigh_bare_rolls,
)
from ludoteca.games.futurisiko.odds.dice import AT_LEAST, EXACTLY, MOST_DICE, Chances
from ludoteca.games.futurisiko.rules.effects import more_dice

if TYPE_CHECKING:
    # Kernels know a fight as numbers, and nothing of its cards.
    from ludoteca.games.futurisiko.odds.fight import Fight

# A card is kept unless it gains more than rounding can feign.
GAIN = 1e-12
# Beyond any chance: what a card is worth to a side that has none.
NO_ATTACK_CARD = -1.0
NO_DEFENCE_CARD = 2.0
# What is played with a roll.
NO_CARD, WITH_WEAPON, WITH_TORPEDO = range(3)

Cards = NDArray[np.int8]


class Terms(NamedTuple):
    """A fight as kernels know it: plain numbers."""

    attackers: int
    subs: int
    stands: int  # hits until the defender has nothing left, flag included
    flag: int
    most_dice: int
    weapon_dice: int
    weapon_times: int
    weapon_limit: int
    attack_weapons: int
    defend_weapons: int
    torpedoes: int  # never more than submarines: F65


def terms_of(fight: Fight) -> Terms:
    """The same fight for kernels; a torpedo without a submarine to sink is none (F65)."""
    return Terms(
        fight.attack_tanks + fight.attack_planes,
        fight.subs,
        fight.defend_tanks + fight.defend_planes + int(fight.flag),
        int(fight.flag),
        MOST_DICE if fight.cap is None else fight.cap,
        fight.weapon_dice,
        fight.weapon_times,
        fight.weapon_limit,
        fight.attack_weapons,
        fight.defend_weapons,
        min(fight.defend_torpedoes, fight.subs),
    )


@kernel
def _hands(t: Terms) -> int:
    """How many combinations of cards both sides can come to hold; they are numbered.

    The torpedoes are the last digit of such a number, the attacker's weapons the first.
    """
    return (t.attack_weapons + 1) * (t.defend_weapons + 1) * (t.torpedoes + 1)


@kernel
def _without_attack_weapon(t: Terms, hands: int) -> int:
    """The hands after an Arma Segreta of the attacker; negative if he has none."""
    return hands - (t.defend_weapons + 1) * (t.torpedoes + 1)


@kernel
def _without_defence_weapon(t: Terms, hands: int) -> int:
    """The hands after an Arma Segreta of the defender; negative if he has none."""
    step = t.torpedoes + 1
    return hands - step if hands // step % (t.defend_weapons + 1) else -1


@kernel
def _without_torpedo(t: Terms, hands: int) -> int:
    """F65: the hands after a Siluro Killer of the defender; negative if he has none."""
    return hands - 1 if hands % (t.torpedoes + 1) else -1


@kernel
def _attack_dice(t: Terms, hands: int, attackers: int) -> int:
    """F47, F65: a die for each unit, and for each submarine not yet sunk."""
    sunk = t.torpedoes - hands % (t.torpedoes + 1)
    return attackers + t.subs - sunk


@kernel
def _defence_dice(t: Terms, stands: int) -> int:
    """F47, F48: a die for each unit, and those of the flag, which stands to the end."""
    return stands + t.flag * FLAG_EXTRA_DICE


@kernel
def _arm(t: Terms, dice: int) -> int:
    """F66: so many dice with an Arma Segreta."""
    return dice + more_dice(dice, t.weapon_dice, t.weapon_times, t.weapon_limit)


@kernel
def _weigh(t: Terms) -> tuple[Chances, Chances, Cards, Cards]:
    """The attacker's chance before each roll of either side, and the card it is best made with.

    A card leaves fewer cards: what follows has been weighed before.
    """
    size = (_hands(t), t.attackers + 1, t.stands + 1)
    on_attack = np.zeros(size)
    on_defence = np.zeros(size)
    attack_card = np.zeros(size, np.int8)
    defence_card = np.zeros(size, np.int8)
    subs = t.subs - t.torpedoes
    weigh_bare_rolls(subs, t.flag, t.most_dice, on_attack[0], on_defence[0])
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
    t: Terms, hands: int, attackers: int, stands: int, on_attack: Chances, on_defence: Chances
) -> tuple[float, float, int, int]:
    """F49: the chance before the attacker's and the defender's roll, and the card of each.

    The same equations as without cards; with a card, a side takes what that is worth instead.
    """
    dice = min(_attack_dice(t, hands, attackers), t.most_dice)
    miss = EXACTLY[dice, 0]
    hit = hit_defenders(on_defence[hands], attackers, stands, dice)
    dice = min(_defence_dice(t, stands), t.most_dice)
    hold = EXACTLY[dice, 0]
    fall = hit_attackers(on_attack[hands], attackers, stands, dice)
    with_weapon = _weigh_attack_weapon(t, hands, attackers, stands, on_defence)
    with_card, card = _weigh_defence_cards(t, hands, attackers, stands, on_attack)
    # Would the attacker play a card, knowing the best answer to it?
    defence = fall + hold * with_weapon
    answer = NO_CARD
    if with_card < defence - GAIN:
        defence, answer = with_card, card
    if with_weapon > hit + miss * defence + GAIN:
        return with_weapon, defence, WITH_WEAPON, answer
    defence = (fall + hold * hit) / (1.0 - miss * hold)
    answer = NO_CARD
    if with_card < defence - GAIN:
        defence, answer = with_card, card
    return hit + miss * defence, defence, NO_CARD, answer


@kernel
def _weigh_attack_weapon(
    t: Terms, hands: int, attackers: int, stands: int, on_defence: Chances
) -> float:
    """F66: the attacker's chance if he plays an Arma Segreta with this roll."""
    left = _without_attack_weapon(t, hands)
    if left < 0:
        return NO_ATTACK_CARD
    dice = min(_arm(t, _attack_dice(t, hands, attackers)), t.most_dice)
    missed = EXACTLY[dice, 0] * on_defence[left, attackers, stands]
    return float(missed + hit_defenders(on_defence[left], attackers, stands, dice))


@kernel
def _weigh_defence_cards(
    t: Terms, hands: int, attackers: int, stands: int, on_attack: Chances
) -> tuple[float, int]:
    """F65, F66: the attacker's chance if the defender plays his better card with this roll."""
    best = NO_DEFENCE_CARD
    card = NO_CARD
    left = _without_defence_weapon(t, hands)
    if left >= 0:
        dice = min(_arm(t, _defence_dice(t, stands)), t.most_dice)
        missed = EXACTLY[dice, 0] * on_attack[left, attackers, stands]
        best = missed + hit_attackers(on_attack[left], attackers, stands, dice)
        card = WITH_WEAPON
    left = _without_torpedo(t, hands)
    if left >= 0:
        dice = min(_defence_dice(t, stands), t.most_dice)
        missed = EXACTLY[dice, 0] * on_attack[left, attackers, stands]
        chance = missed + hit_attackers(on_attack[left], attackers, stands, dice)
        if chance < best - GAIN:
            best = chance
            card = WITH_TORPEDO
    return float(best), card


@kernel
def fight_out(t: Terms, attacker_first: int) -> tuple[Chances, Chances]:
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
    t: Terms,
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
    if attack_card == WITH_WEAPON:
        attack_to = _without_attack_weapon(t, hands)
        dice = _arm(t, dice)
    attack_dice = min(dice, t.most_dice)
    defence_to = hands
    dice = _defence_dice(t, stands)
    if defence_card == WITH_WEAPON:
        defence_to = _without_defence_weapon(t, hands)
        dice = _arm(t, dice)
    elif defence_card == WITH_TORPEDO:
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

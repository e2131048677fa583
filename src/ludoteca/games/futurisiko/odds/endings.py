"""How a fight ends, and how likely (F76)."""

from dataclasses import dataclass
from functools import lru_cache
from math import fsum

from ludoteca.games.futurisiko.odds.cards import fight_out, terms_of
from ludoteca.games.futurisiko.odds.fight import Fight, Force, Side


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


# All who look at a fight ask again, and the same fights come again.
@lru_cache(maxsize=1 << 12)
def odds(fight: Fight) -> Odds:
    """F76: the exact odds of a fight.

    >>> round(odds(Fight(5, 0, 0, 2, 1)).win, 4)
    0.3373
    """
    attack_left, defend_left = fight_out(terms_of(fight), int(fight.first_roller is Side.ATTACKER))
    flag = int(fight.flag)
    return Odds(fight, tuple(attack_left.tolist()), tuple(defend_left[flag:].tolist()))


def _mean(chances: tuple[float, ...]) -> float:
    return fsum(units * chance for units, chance in enumerate(chances))

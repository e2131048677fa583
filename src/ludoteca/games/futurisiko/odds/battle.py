"""A battle: a territory, who fights for it with what, who rolls, and how it will likely end."""

from dataclasses import dataclass, replace
from functools import cached_property
from math import comb

from ludoteca.games.futurisiko.box import HIT, Unit
from ludoteca.games.futurisiko.odds import NO_CAP, Fight, Odds, Side, meet, odds, win_chances


def hit_chances(dice: int) -> list[float]:
    """F2: the chances of no explosion, one, two and so on, with so many dice."""
    return [comb(dice, hits) * HIT**hits * (1 - HIT) ** (dice - hits) for hits in range(dice + 1)]


@dataclass(frozen=True)
class Roll:
    """F47: a roll of one side, and what its dice come from; none is more than the cap (F3)."""

    seat: int
    tanks: int
    planes: int
    flag: int
    subs: int
    weapon: int
    dice: int


@dataclass(frozen=True)
class Battle:
    """F45 to F53: an invasion, as it stands or as it would be.

    The fight knows who rolls first or, once it is under way, who rolls next.
    """

    territory: str
    attacker: int
    defender: int
    fight: Fight
    # F50: explosions that are still to take pieces of whoever rolls next.
    hits: int = 0

    @property
    def first(self) -> int:
        """F46: the seat that has the first, or the next, roll."""
        return self.attacker if self.fight.first_roller is Side.ATTACKER else self.defender

    @cached_property
    def odds(self) -> Odds:
        """F76: the exact odds without cards; which pieces explosions will take is all one."""
        fight = self.fight
        if not self.hits:
            return odds(fight)
        attackers, defenders = fight.attackers, fight.defenders
        if fight.first_roller is Side.ATTACKER:
            attackers = attackers.reduce_to(attackers.units - self.hits, Unit.TANK)
        else:
            defenders = defenders.reduce_to(defenders.units - self.hits, Unit.TANK)
        left = meet(attackers, defenders)
        return odds(replace(left, first=fight.first, cap=fight.cap))

    @property
    def survivors(self) -> float:
        """How many tanks and planes the attacker keeps on average, if he wins; none if never."""
        win = self.odds.win
        return self.odds.expect_attackers() / win if win else 0.0

    def chance_with(self, dice: int) -> float:
        """F76: the attacker's chance to win if the next roll, and only that, has so many dice."""
        fight = self.fight
        attackers, defenders = fight.attackers.units, fight.defenders.units
        cap = NO_CAP if fight.cap is None else fight.cap
        on_attack, on_defence = win_chances(attackers, fight.subs, defenders, 1, cap)
        stands = defenders + 1  # the flag falls like a unit (F51)
        if fight.first_roller is Side.ATTACKER:
            after = [on_defence[attackers, max(0, stands - hits)] for hits in range(dice + 1)]
        else:
            after = [on_attack[max(0, attackers - hits), stands] for hits in range(dice + 1)]
        chances = zip(hit_chances(dice), after, strict=True)
        return float(sum(chance * then for chance, then in chances))

"""What one might build without thinking long: attacks made likely, then borders that hold."""

from functools import lru_cache

from ludoteca.games.futurisiko.ai.evaluation import GOOD
from ludoteca.games.futurisiko.ai.standing import find_feared
from ludoteca.games.futurisiko.box import SUPPLY, Unit
from ludoteca.games.futurisiko.moves import Build
from ludoteca.games.futurisiko.odds import NO_CAP, win_chances
from ludoteca.games.futurisiko.position import FutuRisikoPosition


def plan_building(position: FutuRisikoPosition) -> list[Build]:
    """F24 to F28: tanks for all points: for attacks, then where the border is weakest."""
    left = min(position.points or 0, position.supply(position.on_turn)[Unit.TANK])
    front = _Front(position)
    while (attack := front.find_attack(left)) is not None:
        left -= front.put(*attack)
    for _ in range(left):
        front.put(front.find_weakest(), 1)
    return [Build(Unit.TANK, tanks, place) for place, tanks in front.planned.items()]


@lru_cache(maxsize=1 << 10)
def _count_tanks(subs: int, defenders: int, cap: int) -> int:
    """F76: the least tanks that probably win when the defender rolls first."""
    most = int(SUPPLY[Unit.TANK])
    _, on_defence = win_chances(most, subs, defenders, 1, cap)
    # The flag falls like a unit (F51). More than there are, where none do.
    return next((n for n in range(1, most + 1) if on_defence[n, defenders + 1] >= GOOD), most + 1)


class _Front:
    """The own territories, and what stands on the other side of their borders."""

    def __init__(self, position: FutuRisikoPosition) -> None:
        self._position = position
        self._seat = position.on_turn
        self._owners = position.owners()
        self._units = {place: tanks + planes for place, _, tanks, planes in position.units()}
        truces = [pair for pair in position.truces() if self._seat in pair]
        peaceful = {self._seat, *(seat for pair in truces for seat in pair)}
        # By own territory, the neighbours that may be invaded.
        self._enemies = {
            place: [
                near
                for near in position.world.territory(place).neighbours
                if self._owners.get(near, self._seat) not in peaceful
            ]
            for place, owner in self._owners.items()
            if owner == self._seat
        }
        # F56: whoever is about to win is attacked first.
        self._feared = int(find_feared(position.raw, self._seat))
        self._lacking = {
            (place, enemy): self._find_need(enemy) + 1 - self._units.get(place, 0)
            for place, enemies in self._enemies.items()
            for enemy in enemies
        }
        self.planned: dict[str, int] = {}

    def _find_need(self, enemy: str) -> int:
        """F46, F47: how many tanks probably take a territory as it stands."""
        attack, defence = self._position.forces(enemy)
        cap = self._position.options.dice_cap
        return _count_tanks(attack.subs, defence.units, NO_CAP if cap is None else cap)

    def find_attack(self, left: int) -> tuple[str, int] | None:
        """Where an attack lacks fewest tanks, with one that stays at home, and how many."""
        lacking = [
            (self._owners[enemy] != self._feared, lack, place, enemy)
            for (place, enemy), lack in self._lacking.items()
            if 0 < lack <= left
        ]
        if not lacking:
            return None
        _, lack, place, enemy = min(lacking)
        # Each attacks once, and each is attacked once.
        self._lacking = {
            pair: tanks
            for pair, tanks in self._lacking.items()
            if pair[0] != place and pair[1] != enemy
        }
        return place, lack

    def find_weakest(self) -> str:
        """The own territory that stands worst against its neighbours with what is planned."""
        border = [place for place, enemies in self._enemies.items() if enemies]
        return max(border or self._enemies, key=self._find_threat)

    def _find_threat(self, place: str) -> int:
        threats = (self._units.get(enemy, 0) for enemy in self._enemies[place])
        return max(threats, default=-1) - self._units.get(place, 0) - self.planned.get(place, 0)

    def put(self, place: str, tanks: int) -> int:
        """Plan so many tanks there; how many."""
        self.planned[place] = self.planned.get(place, 0) + tanks
        return tanks

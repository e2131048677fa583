"""The battle log: every throw of dice, and how all stood after each round (F72: public)."""

from __future__ import annotations

from itertools import groupby, takewhile
from typing import NamedTuple

from ludoteca.core.records.history import History
from ludoteca.games.futurisiko.odds import Force


class Throw(NamedTuple):
    """F46 to F54: one roll of a fight: who met whom, what exploded, and who was left."""

    round: int
    step: int  # how many actions there were with it
    place: str
    attacker: int
    defender: int
    seat: int  # who rolled
    play: int  # the action by which it was rolled, with a card or without
    dice: int
    hits: int
    attack: Force  # before it
    defence: Force
    attack_left: Force
    defence_left: Force
    flag_falls: bool

    @property
    def ends(self) -> bool:
        """F53: whether it was the last of its fight."""
        return self.flag_falls or not self.attack_left.units

    @property
    def fight(self) -> tuple[int, int, str]:
        """What all throws of a fight have in common."""
        return self.round, self.attacker, self.place


class Standing(NamedTuple):
    """How the seats stood when a round was over; round 0 is the draft."""

    round: int
    step: int  # how many actions there were by then
    territories: list[int]
    values: list[int]
    cards: list[int]


class BattleLog(NamedTuple):
    """What happened so far."""

    throws: History[Throw]
    standings: History[Standing]

    def copy(self) -> BattleLog:
        """An independent copy."""
        return BattleLog(self.throws.copy(), self.standings.copy())

    def branch(self) -> BattleLog:
        """A copy that never writes where this one does."""
        return BattleLog(self.throws.branch(), self.standings.branch())

    def fights(self) -> list[list[Throw]]:
        """The throws, fight by fight."""
        return [list(throws) for _, throws in groupby(self.throws, lambda throw: throw.fight)]

    def last_fight(self) -> list[Throw]:
        """The throws of the last fight, none before the first."""
        last = self.throws[-1].fight if self.throws else None
        return list(takewhile(lambda throw: throw.fight == last, reversed(self.throws)))[::-1]

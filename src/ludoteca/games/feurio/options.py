"""How a game of Feurio! is to be played."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ludoteca.core.errors import Malformed
from ludoteca.core.options import Options, OptionSettings
from ludoteca.games.feurio.box import FIREBREAK_GOALS, GOALS, Goal

MOST_SEATS = max(GOALS)


@dataclass(frozen=True)
class FeurioOptions(Options):
    """Seats, goal and variants."""

    goal: Goal
    firebreak: bool = False
    hotter: bool = False

    @property
    def is_cooperative(self) -> bool:
        """R67, R76: in solitaire and cooperative games."""
        return self.goal != Goal.SCORE

    def as_json(self) -> OptionSettings:
        """The options as they stand in a record."""
        return {**super().as_json(), "goal": str(self.goal)}


def read_options(given: Mapping[str, object]) -> FeurioOptions:
    """Check options as they stand in a record; what is missing has its usual value."""
    known = ("seats", "goal", "firebreak", "hotter")
    for name in given:
        if name not in known:
            raise Malformed("unknown-option", name=str(name), known=", ".join(known))
    seats = given.get("seats", MOST_SEATS)
    if type(seats) is not int or seats not in GOALS:
        raise Malformed("feurio-option-seats", rule="R5", found=str(seats))
    goals = {str(goal): goal for goal in GOALS[seats]}
    goal = goals.get(str(given.get("goal", next(iter(goals)))))
    if goal is None:
        found = str(given["goal"])
        raise Malformed(
            "feurio-option-goal", rule="R76", found=found, seats=seats, known=", ".join(goals)
        )
    firebreak = _read_flag(given, "firebreak")
    if firebreak and goal not in FIREBREAK_GOALS:
        rule = "R69" if goal == Goal.SOLO else "R79"
        raise Malformed("feurio-option-firebreak", rule=rule, goal=str(goal))
    return FeurioOptions(seats, goal, firebreak, _read_flag(given, "hotter"))


def _read_flag(given: Mapping[str, object], name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise Malformed("option-not-bool", name=name, found=str(value))
    return value


def every_options() -> Iterator[FeurioOptions]:
    """R67, R76, R94: every legal combination."""
    for seats, goals in GOALS.items():
        for goal in goals:
            for firebreak in (False, True)[: 1 + (goal in FIREBREAK_GOALS)]:
                for hotter in (False, True):
                    yield FeurioOptions(seats, goal, firebreak, hotter)

"""Whom a bot plays: another one at every level and in every seat."""

import pytest

from ludoteca.bots.levels import LEVELS, Level
from ludoteca.bots.personas import NAMES, find_persona

MOST_SEATS = 6


def test_no_two_bots_of_any_levels_and_seats_have_one_name() -> None:
    names = [name for level in NAMES for name in level]
    assert len(names) == len(set(names)) == len(LEVELS) * MOST_SEATS


@pytest.mark.parametrize("level", LEVELS, ids=[level.name for level in LEVELS])
def test_a_level_is_the_same_somebody_by_number_and_by_name(level: Level) -> None:
    for seat in range(MOST_SEATS):
        persona = find_persona(f"level:{level.number}", seat)
        assert persona is not None
        assert persona.level == level
        assert persona == find_persona(f"level:{level.name}", seat)


@pytest.mark.parametrize(
    "spec", ["", "greedy", "search:200", "level:99", "level:", "Anna", "level"]
)
def test_who_has_no_level_is_nobody(spec: str) -> None:
    assert find_persona(spec, 0) is None

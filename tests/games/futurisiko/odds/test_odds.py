"""The odds of fights: F76's table, and the same results found in slower and simpler ways."""

import doctest
import random
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core.errors import Malformed
from ludoteca.core.kernels.kernel import kernel
from ludoteca.games.futurisiko.box import DICE_CAP, Unit
from ludoteca.games.futurisiko.odds import (
    NO_CAP,
    Fight,
    Force,
    Side,
    meet,
    odds,
    parse_force,
    win_chance,
    win_chances,
)
from tests.effort import times
from tests.games.futurisiko.fractions import ATTACKER, DEFENDER, Bout, chance_in, endings_of

ROUNDING = 1e-12

F76_DEFENDERS = (0, 1, 2, 3, 5)
F76 = {
    1: "21/47 3/9 0/1 0/0 0/0",
    2: "57/81 17/44 3/15 1/4 0/0",
    3: "83/95 44/76 16/46 4/21 0/2",
    4: "95/99 71/92 38/75 15/50 1/11",
    5: "99/100 89/98 63/91 34/75 5/31",
    6: "100/100 97/100 82/97 57/90 13/56",
    8: "100/100 100/100 98/100 89/99 47/90",
    10: "100/100 100/100 100/100 99/100 81/99",
}


def assert_same_as_fractions(fight: Fight) -> None:
    bout = Bout(
        fight.attack_tanks + fight.attack_planes,
        fight.defend_tanks + fight.defend_planes,
        int(fight.flag),
        fight.subs,
        fight.attack_weapons,
        fight.defend_weapons,
        fight.defend_torpedoes,
    )
    endings = endings_of(bout, fight.first_roller, fight.cap or 99)
    assert sum(endings.values()) == 1
    found = odds(fight)
    for side, left in ((ATTACKER, found.attack_left), (DEFENDER, found.defend_left)):
        expected = [float(endings.get((side, units), 0)) for units in range(len(left))]
        assert left == pytest.approx(expected, abs=ROUNDING)
    assert found.win == pytest.approx(float(chance_in(endings)), abs=ROUNDING)


# The rules


def test_the_examples_in_the_docstrings_are_true() -> None:
    for room, examples in ((Fight, 2), (odds, 1)):
        assert doctest.testmod(sys.modules[room.__module__]) == (0, examples)


def test_F76_the_table_is_reproduced() -> None:
    for attackers, row in F76.items():
        found = []
        for defenders in F76_DEFENDERS:
            second, first = (
                odds(Fight(attackers, 0, 0, defenders, 0, first=side)).win
                for side in (DEFENDER, ATTACKER)
            )
            found.append(f"{100 * second:.0f}/{100 * first:.0f}")
        assert " ".join(found) == row


def test_F78_the_first_roll_is_worth_37_to_48_points_in_even_fights() -> None:
    worth = []
    for defenders in (2, 3, 4, 5):
        first, second = win_chances(20, 0, defenders, 1, NO_CAP)
        stands = defenders + 1
        uneven = [abs(first[units, stands] + second[units, stands] - 1) for units in range(1, 21)]
        most_even = 1 + uneven.index(min(uneven))
        assert most_even == defenders + 2
        worth.append(round(100 * (first[most_even, stands] - second[most_even, stands])))
    assert worth == [37, 41, 45, 48]


def test_F48_a_flag_alone_has_two_dice() -> None:
    # Of one attacker with one die: a = 1/3 + 2/3 b, b = 4/9 a.
    assert odds(Fight(1, 0, 0, 0, 0, first=ATTACKER)).win == pytest.approx(9 / 19)
    assert odds(Fight(1, 0, 0, 0, 0, first=DEFENDER)).win == pytest.approx(4 / 19)


def test_F46_more_planes_roll_first_and_a_tie_goes_to_the_defender() -> None:
    assert Fight(1, 2, 0, 3, 1).first_roller is ATTACKER
    assert Fight(2, 1, 0, 3, 1).first_roller is DEFENDER
    assert Fight(2, 1, 0, 3, 1, first=ATTACKER).first_roller is ATTACKER
    assert odds(Fight(3, 2, 0, 2, 1)).win > odds(Fight(4, 1, 0, 2, 1)).win + 0.3


def test_F47_a_submarine_is_a_die_that_cannot_be_hit() -> None:
    won = odds(Fight(2, 0, 3, 1, 0))
    assert odds(Fight(2, 0, 0, 1, 0)).win < won.win < odds(Fight(5, 0, 0, 1, 0)).win
    assert len(won.attack_left) == 3


def test_F3_a_cap_binds_only_rolls_that_are_larger() -> None:
    small = Fight(5, 0, 1, 4, 0)
    assert odds(replace(small, cap=DICE_CAP)).win == odds(small).win
    large = Fight(20, 0, 0, 6, 0)
    assert odds(replace(large, cap=DICE_CAP)).win < odds(large).win


def test_F3_a_weapon_at_the_cap_is_worth_nothing_yet() -> None:
    fight = Fight(10, 0, 0, 0, 0, cap=1, first=DEFENDER)
    assert odds(replace(fight, attack_weapons=2)).attack_left == odds(fight).attack_left


def test_F51_the_flag_falls_last() -> None:
    found = odds(Fight(3, 0, 0, 1, 1))
    assert found.flag_stands == pytest.approx(1 - found.win)
    without = odds(Fight(3, 0, 0, 1, 1, flag=False))
    assert without.flag_stands == 0
    assert without.defend_left[0] == 0
    assert without.win > found.win


def test_F50_planes_are_removed_first_or_tanks_if_asked() -> None:
    fight = Fight(3, 2, 1, 2, 1)
    found = odds(fight)
    assert found.name_attackers(4) == Force(3, 1, 1)
    assert found.name_attackers(2) == Force(2, 0, 1)
    assert found.name_defenders(1) == Force(1, 0)
    tanks_first = odds(replace(fight, lost_first=Unit.TANK))
    assert tanks_first.win == found.win
    assert tanks_first.name_attackers(4) == Force(2, 2, 1)
    assert tanks_first.name_defenders(1) == Force(0, 1)


def test_the_mean_of_survivors() -> None:
    # Whoever hits first wins, with his only unit: one die against one.
    found = odds(Fight(1, 0, 0, 1, 0, flag=False, first=ATTACKER))
    assert found.win == pytest.approx(3 / 5)
    assert found.expect_attackers() == pytest.approx(3 / 5)
    assert found.expect_defenders() == pytest.approx(2 / 5)


def test_F66_a_weapon_of_either_side_changes_the_odds() -> None:
    fight = Fight(4, 0, 0, 2, 0)
    plain = odds(fight).win
    assert odds(replace(fight, attack_weapons=1)).win > plain + 0.1
    assert odds(replace(fight, defend_weapons=1)).win < plain - 0.05
    many = odds(replace(fight, attack_weapons=1, weapon_dice=10)).win
    assert many > odds(replace(fight, attack_weapons=1)).win
    assert odds(replace(fight, attack_weapons=1, weapon_dice=0)).win == pytest.approx(plain)


def test_F65_a_torpedo_needs_a_submarine() -> None:
    fight = Fight(3, 0, 2, 2, 0)
    assert odds(replace(fight, defend_torpedoes=1)).win < odds(fight).win
    two, six = (odds(replace(fight, defend_torpedoes=count)).win for count in (2, 6))
    assert two == six
    dry = Fight(3, 0, 0, 2, 0)
    assert odds(replace(dry, defend_torpedoes=1)).attack_left == odds(dry).attack_left


# The same by other ways


def deal(fight: Fight, mine: int, theirs: int, torpedoes: int) -> Fight:
    return replace(fight, attack_weapons=mine, defend_weapons=theirs, defend_torpedoes=torpedoes)


@pytest.mark.parametrize("cap", [None, 2, 3])
@pytest.mark.parametrize("first", [ATTACKER, DEFENDER])
def test_fractions_give_the_same(first: Side, cap: int | None) -> None:
    for attackers, defenders, subs, flag in product((1, 2, 4), (0, 1, 3), (0, 2), (True, False)):
        if defenders or flag:
            assert_same_as_fractions(
                Fight(attackers, 0, subs, defenders, 0, flag=flag, first=first, cap=cap)
            )


@pytest.mark.compiled
@pytest.mark.parametrize("cap", [None, 3])
@pytest.mark.parametrize("first", [ATTACKER, DEFENDER])
def test_fractions_give_the_same_with_cards(first: Side, cap: int | None) -> None:
    for attackers, defenders in product((1, 3), (0, 2)):
        fight = Fight(attackers, 0, 1, defenders, 0, first=first, cap=cap)
        for mine, theirs, torpedoes in product((0, 2), (0, 1), (0, 1)):
            assert_same_as_fractions(deal(fight, mine, theirs, torpedoes))
    fight = Fight(2, 0, 2, 1, 0, flag=False, first=first, cap=cap)
    assert_same_as_fractions(deal(fight, 1, 1, 2))


def lose(tanks: int, planes: int, hits: int) -> tuple[int, int]:
    from_planes = min(planes, hits)
    return max(tanks - (hits - from_planes), 0), planes - from_planes


def sample(fight: Fight, rng: random.Random) -> tuple[Side, Force]:
    """Fight once, piece by piece, planes lost first."""
    attack = fight.attack_tanks, fight.attack_planes
    defend = fight.defend_tanks, fight.defend_planes
    flag = True
    roller = fight.first_roller
    while flag and any(attack):
        dice = sum(attack) + fight.subs if roller is ATTACKER else sum(defend) + 2
        dice = min(dice, fight.cap or 99)
        hits = sum(rng.randrange(6) < 2 for _ in range(dice))
        if roller is ATTACKER:
            flag = hits <= sum(defend)
            defend, roller = lose(*defend, hits), DEFENDER
        else:
            attack, roller = lose(*attack, hits), ATTACKER
    return (DEFENDER, Force(*defend)) if flag else (ATTACKER, Force(*attack, fight.subs))


@pytest.mark.parametrize("cap", [None, 4])
def test_fights_piece_by_piece_end_as_often(cap: int | None) -> None:
    rng = random.Random(76)
    fight = Fight(3, 2, 1, 3, 1, cap=cap)
    fights = 4000
    ends = Counter(sample(fight, rng) for _ in range(fights))
    found = odds(fight)
    for units, chance in enumerate(found.attack_left):
        share = ends.pop((ATTACKER, found.name_attackers(units)), 0) / fights
        assert share == pytest.approx(chance, abs=0.03)
    for units, chance in enumerate(found.defend_left):
        share = ends.pop((DEFENDER, found.name_defenders(units)), 0) / fights
        assert share == pytest.approx(chance, abs=0.03)
    assert not ends


@kernel
def sum_of_chances(attackers: int) -> float:
    total = 0.0
    for units in range(1, attackers + 1):
        total += win_chance(units, 1, 2, 1, 0, 0)
    return total


def test_kernels_find_the_same_chance() -> None:
    for first, cap, flag in product((ATTACKER, DEFENDER), (None, 5), (True, False)):
        fight = Fight(5, 2, 1, 3, 2, flag=flag, first=first, cap=cap)
        chance = win_chance(7, 1, 5, int(flag), int(first is ATTACKER), cap or NO_CAP)
        assert chance == pytest.approx(odds(fight).win, abs=ROUNDING)
    total = sum(odds(Fight(units, 0, 1, 2, 0)).win for units in (1, 2, 3))
    assert sum_of_chances(3) == pytest.approx(total, abs=ROUNDING)


def test_where_nobody_fights_the_end_is_known() -> None:
    assert win_chance(0, 2, 3, 1, 1, NO_CAP) == 0
    assert win_chance(3, 0, 0, 0, 0, NO_CAP) == 1


def test_compiled_or_not_the_chances_are_equal_to_the_last_bit() -> None:
    assert win_chance(8, 1, 4, 1, 1, NO_CAP) == 0.9880548891775182
    assert win_chance(30, 0, 20, 1, 0, DICE_CAP) == 0.8973963629199198
    assert odds(deal(Fight(6, 2, 1, 3, 1), 1, 1, 1)).win == 0.9752692400722249


def test_the_largest_fight_has_an_end() -> None:
    found = odds(Fight(50, 20, 10, 50, 20))
    assert sum(found.attack_left) + sum(found.defend_left) == pytest.approx(1, abs=ROUNDING)
    assert found.win == pytest.approx(win_chance(70, 10, 70, 1, 0, NO_CAP), abs=ROUNDING)


# What must never hurt

counts = st.integers(0, 6)
few = st.integers(0, 2)
small_fights = st.builds(
    Fight,
    *(st.integers(1, 6), st.integers(0, 3), few, counts, st.integers(0, 3)),
    first=st.sampled_from([None, ATTACKER, DEFENDER]),
    cap=st.sampled_from([None, 4, DICE_CAP]),
    attack_weapons=st.integers(0, 1),
    defend_weapons=st.integers(0, 1),
    defend_torpedoes=st.integers(0, 1),
)
quietly = settings(max_examples=times(30))


@quietly
@given(small_fights)
def test_all_endings_together_are_certain(fight: Fight) -> None:
    found = odds(fight)
    assert min(found.attack_left + found.defend_left) >= 0
    assert sum(found.attack_left) + sum(found.defend_left) == pytest.approx(1, abs=ROUNDING)


BETTER: dict[str, Callable[[Fight], Fight]] = {
    "a tank more": lambda fight: replace(fight, attack_tanks=fight.attack_tanks + 1),
    "a plane more": lambda fight: replace(fight, attack_planes=fight.attack_planes + 1),
    "a submarine more": lambda fight: replace(fight, subs=fight.subs + 1),
    "a weapon more": lambda fight: replace(fight, attack_weapons=fight.attack_weapons + 1),
    "a plane for a tank": lambda fight: replace(
        fight, attack_tanks=fight.attack_tanks - 1, attack_planes=fight.attack_planes + 1
    ),
    "the first roll": lambda fight: replace(fight, first=ATTACKER),
    "no flag": lambda fight: replace(fight, defend_tanks=fight.defend_tanks + 1, flag=False),
}
WORSE: dict[str, Callable[[Fight], Fight]] = {
    "an enemy tank more": lambda fight: replace(fight, defend_tanks=fight.defend_tanks + 1),
    "an enemy plane more": lambda fight: replace(fight, defend_planes=fight.defend_planes + 1),
    "an enemy weapon more": lambda fight: replace(fight, defend_weapons=fight.defend_weapons + 1),
    "a torpedo more": lambda fight: replace(fight, defend_torpedoes=fight.defend_torpedoes + 1),
    "the second roll": lambda fight: replace(fight, first=DEFENDER),
}


@pytest.mark.compiled
@pytest.mark.parametrize("what", BETTER)
@quietly
@given(fight=small_fights)
def test_it_never_hurts_the_attacker_to_have(what: str, fight: Fight) -> None:
    assert odds(BETTER[what](fight)).win >= odds(fight).win - ROUNDING


@pytest.mark.compiled
@pytest.mark.parametrize("what", WORSE)
@quietly
@given(fight=small_fights)
def test_it_never_helps_the_attacker_to_face(what: str, fight: Fight) -> None:
    assert odds(WORSE[what](fight)).win <= odds(fight).win + ROUNDING


# Forces as text


def test_a_force_is_read_in_any_order() -> None:
    assert parse_force("6t2p1s") == parse_force("1s6t2p") == Force(6, 2, 1)
    assert parse_force("10p") == Force(planes=10)
    assert parse_force("0t") == Force()
    assert meet(parse_force("6t2p1s"), parse_force("3t1p")) == Fight(6, 2, 1, 3, 1)


@pytest.mark.parametrize(
    "text", ["", "6", "t", "6t2", "6t 2p", "6t2t", "6T", "06t", "-1t", "6x", "100t", "²t", "6t\n"]
)
def test_what_is_not_a_force_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="A force looks like “6t2p1s”"):
        parse_force(text)


@given(st.text("0123456789tps"))
def test_any_text_is_a_force_or_refused(text: str) -> None:
    with suppress(Malformed):
        force = parse_force(text)
        counts = {"t": force.tanks, "p": force.planes, "s": force.subs}
        assert text == "".join(f"{counts[letter]}{letter}" for letter in text if letter in counts)


@pytest.mark.parametrize(
    ("make", "rule", "words"),
    [
        (lambda: parse_force("51t"), "F1", "51 tanks cannot be: it may be 0 to 50."),
        (lambda: parse_force("21p"), "F1", "21 planes cannot be: it may be 0 to 20."),
        (lambda: parse_force("11s"), "F1", "11 submarines cannot be: it may be 0 to 10."),
        (lambda: Fight(1, 0, 0, -1, 0), "F1", "-1 tanks"),
        (lambda: Fight(0, 0, 3, 1, 0), "F53", "there is no attack"),
        (lambda: Fight(1, 0, 0, 0, 0, flag=False), "F53", "nobody to fight"),
        (lambda: Fight(1, 0, 0, 0, 0, cap=0), "F3", "0 dice as the cap of a roll cannot be"),
        (lambda: Fight(1, 0, 0, 0, 0, weapon_dice=11), "F66", "11 dice for an Arma Segreta"),
        (lambda: Fight(1, 0, 0, 0, 0, attack_weapons=7), "F18", "7 Arma Segreta of the attacker"),
        (lambda: Fight(1, 0, 0, 0, 0, defend_weapons=7), "F18", "7 Arma Segreta of the defender"),
        (
            lambda: Fight(1, 0, 0, 0, 0, defend_weapons=4, defend_torpedoes=3),
            "F18",
            "3 Siluro Killer of the defender cannot be: it may be 0 to 2, beside",
        ),
        (lambda: meet(Force(1), Force(1, 0, 2)), "F52", "Submarines never defend"),
    ],
)
def test_what_cannot_be_is_refused(make: Callable[[], object], rule: str, words: str) -> None:
    with pytest.raises(Malformed) as refused:
        make()
    assert refused.value.rule == rule
    assert words in str(refused.value)

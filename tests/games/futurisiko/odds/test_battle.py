"""What a position tells about a fight: who rolls with what, and how it will likely end."""

import pytest

from ludoteca.core.text.messages import speaking
from ludoteca.games.futurisiko.odds import Fight, Side, odds
from ludoteca.games.futurisiko.odds.battle import Battle, Roll, hit_chances
from ludoteca.games.futurisiko.present.sentences.phrases import write_chance
from tests.games.futurisiko.rules.test_combat import ARMED, GARRISON, INVASION, SOLDIERS
from tests.games.futurisiko.scenario import after, operations, play


def test_out_of_fights_nobody_rolls() -> None:
    state = after(operations(SOLDIERS), cards=False)
    assert (state.roller, state.opponent, state.hits) == (None, None, None)


def test_F46_a_planned_battle_knows_who_would_roll_first() -> None:
    state = after(operations(SOLDIERS, "build plane 1 argentina"), cards=False)
    with_planes = state.battle("argentina", planes=2)
    assert (with_planes.attacker, with_planes.defender, with_planes.first) == (0, 1, 0)
    assert state.battle("argentina", tanks=4, planes=1).first == 1, "a tie is the defender's"
    play(state, "move tank 4 peru argentina")
    assert state.battle("argentina", planes=2).fight == Fight(4, 2, 0, 0, 1)


def test_F47_a_roll_knows_where_its_dice_come_from() -> None:
    state = after(ARMED)
    assert state.roll() == Roll(1, tanks=2, planes=0, flag=2, subs=0, weapon=0, dice=4)
    assert state.roll(armed=True) == Roll(1, 2, 0, flag=2, subs=0, weapon=3, dice=7)
    play(state, "weapon blue")
    assert state.roll() == Roll(1, 2, 0, flag=2, subs=0, weapon=3, dice=7)
    play(state, "hits 0")
    assert (state.roller, state.opponent) == (0, 1)
    assert state.roll() == Roll(0, tanks=2, planes=0, flag=0, subs=2, weapon=0, dice=4)


def test_F3_a_capped_roll_has_fewer_dice_than_its_parts() -> None:
    state = after(ARMED, dice_cap=10)
    state.raw.tanks[state.raw.field] = 9
    state.raw.dice = 10
    assert state.roll(armed=True) == Roll(1, 9, 0, flag=2, subs=0, weapon=0, dice=10)


def test_F50_the_odds_after_explosions_do_not_depend_on_what_they_take() -> None:
    state = after(operations(SOLDIERS, GARRISON), cards=False)
    play(state, f"{INVASION}; roll; hits 3")
    assert (state.hits, state.roller, state.opponent) == (3, 1, 0)
    before = state.battle("argentina")
    assert before.first == 0
    for removal in ("remove 3 0", "remove 1 2"):
        twin = play(state.copy(), removal)
        assert twin.hits is None
        assert twin.battle("argentina").odds.win == pytest.approx(before.odds.win)


def test_F50_the_attacker_too_may_be_about_to_remove() -> None:
    state = after(operations(SOLDIERS, GARRISON), cards=False)
    play(state, f"{INVASION}; roll; hits 0; roll; hits 2")
    battle = state.battle("argentina")
    assert battle == Battle("argentina", 0, 1, Fight(4, 2, 0, 2, 2, first=Side.DEFENDER), hits=2)
    assert battle.first == 1
    assert battle.odds.win == odds(Fight(4, 2, 0, 0, 2, first=Side.DEFENDER)).win


@pytest.mark.parametrize("side", Side)
def test_F76_a_chance_by_dice_agrees_with_the_odds(side: Side) -> None:
    fight = Fight(5, 1, 2, 3, 1, first=side)
    dice = 8 if side is Side.ATTACKER else 6
    battle = Battle("peru", 0, 1, fight)
    assert battle.chance_with(dice) == pytest.approx(odds(fight).win)
    better = battle.chance_with(dice + 3) - battle.chance_with(dice)
    assert (better > 0) == (side is Side.ATTACKER), "more dice help the roller"


def test_F76_a_chance_by_dice_knows_the_cap() -> None:
    fight = Fight(14, 0, 0, 12, 0, first=Side.ATTACKER, cap=10)
    assert Battle("peru", 0, 1, fight).chance_with(10) == pytest.approx(odds(fight).win)


def test_survivors_are_counted_when_the_attack_wins() -> None:
    fight = Fight(3, 0, 0, 0, 0)
    result = odds(fight)
    expected = sum(n * chance for n, chance in enumerate(result.attack_left)) / result.win
    assert Battle("peru", 0, 1, fight).survivors == pytest.approx(expected)
    hopeless = Battle("peru", 0, 1, Fight(1, 0, 0, 50, 20))
    assert hopeless.odds.win == 0
    assert hopeless.survivors == 0


def test_F2_the_chances_of_explosions() -> None:
    assert hit_chances(0) == [1]
    assert hit_chances(2) == pytest.approx([4 / 9, 4 / 9, 1 / 9])


@pytest.mark.parametrize(
    ("chance", "text"),
    [(0, "0.0%"), (1e-9, "0.1%"), (0.335, "33.5%"), (0.99999, "99.9%"), (1, "100.0%")],
)
def test_what_is_not_certain_never_looks_so(chance: float, text: str) -> None:
    assert write_chance(chance) == text


@pytest.mark.parametrize(
    ("language", "text"), [("en", "33.5%"), ("de", "33,5\N{NO-BREAK SPACE}%"), ("it", "33,5%")]
)
def test_a_chance_is_written_as_its_reader_writes_numbers(language: str, text: str) -> None:
    with speaking(language):
        assert write_chance(0.335) == text

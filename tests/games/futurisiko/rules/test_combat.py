"""F45 to F55, F65, F66: combat, and the cards that are played in it."""

import pytest

from ludoteca.core.errors import IllegalMove, NotYourTurn
from tests.games.futurisiko.scenario import (
    after,
    dealt,
    legal_texts,
    operations,
    play,
    refused,
)

# What red and yellow have built around Argentina, the one yellow territory in America.
SOLDIERS = "build tank 4 peru; build plane 2 peru; build tank 2 brasile"
GARRISON = "build tank 2 argentina; build plane 2 argentina"
INVASION = "move tank 4 peru argentina; move plane 2 peru argentina; moved; fight argentina"
# The same with cards, and submarines of both: red has a weapon and a torpedo, and so has yellow.
ARMED = (
    f"{dealt()}; build tank 2 peru; build sub 2 pacifico_meridionale; built;"
    "build tank 2 argentina; build sub 2 atlantico_meridionale; built; built; ready;"
    "move tank 2 peru argentina; moved; fight argentina"
)


def test_F45_every_invaded_territory_is_fought_for_in_any_order() -> None:
    state = after(operations(SOLDIERS), cards=False)
    play(state, "move tank 4 peru argentina; move plane 1 peru nuova_guinea; moved")
    assert legal_texts(state) == {"fight argentina", "fight nuova_guinea"}
    refusal = refused(state, "fight cina")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "F45"
    assert refused(state, "fight atlantis").rule == "F6"
    play(state, "fight nuova_guinea; roll; hits 1")
    assert legal_texts(state) == {"fight argentina"}


def test_F46_a_tie_in_planes_lets_the_defender_roll_first() -> None:
    state = after(operations(SOLDIERS, GARRISON), cards=False)
    play(state, INVASION)
    assert state.to_move == 1


def test_F46_more_planes_roll_first_and_rolls_alternate() -> None:
    state = after(operations(SOLDIERS, "build plane 1 argentina"), cards=False)
    play(state, INVASION)
    assert state.to_move == 0
    play(state, "roll; hits 0")
    assert state.to_move == 1
    play(state, "roll; hits 0")
    assert state.to_move == 0


def test_F46_who_rolls_first_is_told_before_the_fight() -> None:
    reasons = ("red has more planes and rolls first", "the defender rolls first (yellow)")
    for built, first in zip(("", GARRISON), reasons, strict=True):
        state = after(operations(SOLDIERS, built), cards=False)
        play(state, INVASION.removesuffix("; fight argentina"))
        told = state.game.presenter.describe(state, state.game.read("fight argentina"))
        assert "Argentina" in told
        assert first in told


def test_F47_tanks_planes_submarines_and_the_flag_bring_dice() -> None:
    state = after(ARMED)
    assert (state.to_move, state.dice) == (1, 4)
    play(state, "roll; hits 0")
    assert (state.to_move, state.dice) == (0, 4)


def test_F47_no_more_hits_than_dice() -> None:
    state = after(f"{ARMED}; roll")
    assert legal_texts(state) == {f"hits {n}" for n in range(5)}
    assert sum(state.chances()) == pytest.approx(1)
    assert refused(state, "hits 5").rule == "F47"
    early = refused(state, "remove 1 0")
    assert isinstance(early, NotYourTurn)
    assert early.rule == "F50"


def test_F48_a_flag_alone_rolls_two_dice() -> None:
    state = after(operations("build tank 1 peru"), cards=False)
    play(state, "move tank 1 peru argentina; moved; fight argentina")
    assert (state.to_move, state.dice) == (1, 2)


def test_F49_one_card_with_each_roll() -> None:
    state = after(ARMED)
    assert legal_texts(state) == {"roll", "weapon blue", "torpedo blue pacifico_meridionale"}
    play(state, "weapon blue")
    assert state.phase_name == "operations"
    assert all(text.startswith("hits") for text in legal_texts(state))


def test_F50_the_roller_chooses_what_explosions_take() -> None:
    state = after(operations(SOLDIERS, GARRISON), cards=False)
    play(state, f"{INVASION}; roll; hits 3")
    assert legal_texts(state) == {"remove 3 0", "remove 2 1", "remove 1 2"}
    for removal in ("remove 4 0", "remove 1 1", "remove 0 3"):
        refusal = refused(state, removal)
        assert refusal.rule == "F50"
        assert refusal.facts["taken"] == 3
    assert refused(state, "roll").rule == "F50"
    assert state.game.presenter.describe(state, state.game.read("remove 2 1"))
    play(state, "remove 1 2")
    assert ("argentina", 0, 3, 0) in state.units()


def test_F51_the_flag_falls_last() -> None:
    state = after(operations(SOLDIERS, "build tank 1 argentina"), cards=False)
    play(state, f"{INVASION}; roll; hits 1")
    assert state.owners()["argentina"] == 1
    assert state.dice == 2


def test_F51_a_surplus_explosion_takes_the_flag() -> None:
    state = after(operations(SOLDIERS, "build tank 1 argentina"), cards=False)
    play(state, f"{INVASION}; roll; hits 2")
    assert state.owners()["argentina"] == 0


def test_F52_submarines_support_but_are_not_hit() -> None:
    state = after(f"{ARMED}; roll; hits 4")
    assert ("pacifico_meridionale", 0, 2) in state.subs()
    assert ("argentina", 1, 2, 0) in state.units()
    assert state.to_move == 1


def test_F52_a_submarine_supports_several_fights_also_when_it_has_moved() -> None:
    forces = "build tank 2 brasile; build plane 1 brasile; build sub 1 atlantico"
    state = after(operations(forces), cards=False)
    play(state, "move sub 1 atlantico atlantico_meridionale; move tank 2 brasile argentina")
    play(state, "move plane 1 brasile congo; moved; fight congo")
    assert (state.to_move, state.dice) == (0, 2)
    play(state, "roll; hits 1; fight argentina; roll; hits 0")
    assert (state.to_move, state.dice) == (0, 3)


def test_F52_submarines_do_not_defend() -> None:
    state = after(operations("build tank 1 peru", "build sub 2 pacifico_meridionale"), cards=False)
    play(state, "move tank 1 peru argentina; moved; fight argentina")
    assert (state.to_move, state.dice) == (1, 2)


def test_F53_an_attacker_without_tanks_and_planes_has_lost() -> None:
    state = after(operations("build tank 1 peru"), cards=False)
    play(state, "move tank 1 peru argentina; moved; fight argentina; roll; hits 1")
    assert state.owners()["argentina"] == 1
    assert (state.invasions(), state.field, state.to_move) == ([], None, 1)


def test_F54_the_winner_plants_a_flag_and_survivors_stay() -> None:
    state = after(operations(SOLDIERS), cards=False)
    play(state, f"{INVASION}; roll; hits 1")
    assert state.owners()["argentina"] == 0
    assert ("argentina", 0, 4, 2) in state.units()


def test_F55_planes_alone_may_conquer() -> None:
    state = after(operations(SOLDIERS), cards=False)
    play(state, "move plane 1 peru argentina; moved; fight argentina; roll; hits 1")
    assert state.owners()["argentina"] == 0


def test_F65_a_torpedo_sinks_a_submarine_and_costs_a_die() -> None:
    state = after(f"{ARMED}; torpedo blue pacifico_meridionale; hits 0")
    assert ("pacifico_meridionale", 0, 1) in state.subs()
    assert (state.to_move, state.dice) == (0, 3)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("torpedo red pacifico_meridionale", "F65"),
        ("torpedo blue atlantico_meridionale", "F65"),
        ("torpedo blue mediterraneo", "F65"),
        ("torpedo blue cina", "F6"),
        ("weapon red", "F66"),
    ],
)
def test_F65_F66_cards_that_cannot_be_played(action: str, rule: str) -> None:
    refusal = refused(after(ARMED), action)
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == rule
    assert str(refusal)


def test_F65_without_a_submarine_of_the_opponent_there_is_no_torpedo() -> None:
    # Submarines in other seas, and those of the roller himself, are no targets.
    record = ARMED.replace("build sub 2 pacifico_meridionale", "build sub 1 atlantico")
    assert legal_texts(after(record)) == {"roll", "weapon blue"}


def test_F65_one_torpedo_in_each_sea_that_touches() -> None:
    record = ARMED.replace(
        "build sub 2 pacifico_meridionale",
        "build sub 1 pacifico_meridionale; build sub 1 atlantico_meridionale",
    )
    state = after(record)
    assert {text for text in legal_texts(state) if text.startswith("torpedo")} == {
        "torpedo blue pacifico_meridionale",
        "torpedo blue atlantico_meridionale",
    }
    play(state, "torpedo blue atlantico_meridionale; hits 0")
    assert state.subs() == [("pacifico_meridionale", 0, 1), ("atlantico_meridionale", 1, 2)]
    assert (state.to_move, state.dice) == (0, 3)


def test_F65_an_attacker_sinks_a_defenders_submarine() -> None:
    state = after(f"{ARMED}; roll; hits 0")
    assert "torpedo red atlantico_meridionale" in legal_texts(state)
    play(state, "torpedo red atlantico_meridionale; hits 0")
    assert ("atlantico_meridionale", 1, 1) in state.subs()


def test_F66_a_weapon_brings_three_dice() -> None:
    state = after(f"{ARMED}; weapon blue")
    assert state.dice == 7
    play(state, "hits 0; roll; hits 0")
    assert state.dice == 4


def test_F3_a_cap_holds_for_the_whole_roll() -> None:
    state = after(
        ARMED.replace("tank 2 argentina", "tank 7 argentina", 1).replace(
            "build sub 2 atlantico_meridionale", "build sub 1 atlantico_meridionale"
        ),
        dice_cap=10,
    )
    assert state.dice == 9
    play(state, "weapon blue")
    assert state.dice == 10


def test_F3_a_weapon_may_be_played_at_the_cap_and_brings_nothing() -> None:
    record = ARMED.replace("tank 2 argentina", "tank 12 argentina", 1)
    record = record.replace("; build sub 2 atlantico_meridionale", "")
    assert after(record).dice == 14
    state = after(record, dice_cap=10)
    assert (state.dice, "weapon blue" in legal_texts(state)) == (10, True)
    play(state, "weapon blue")
    assert state.dice == 10
    assert state.hand_sizes()[1] == 3


def test_F46_the_first_roll_is_not_lost_with_the_planes() -> None:
    state = after(operations("build tank 2 peru; build plane 1 peru"), cards=False)
    play(state, "move tank 2 peru argentina; move plane 1 peru argentina; moved; fight argentina")
    play(state, "roll; hits 0; roll; hits 1; remove 0 1")
    assert (state.to_move, state.dice) == (0, 2)


def test_F50_the_attacker_chooses_too() -> None:
    state = after(operations("build plane 3 peru", GARRISON), cards=False)
    play(state, "move plane 3 peru argentina; moved; fight argentina; roll; hits 1")
    assert (state.to_move, legal_texts(state)) == (0, {"remove 1 0", "remove 0 1"})
    play(state, "remove 0 1; roll; hits 0; roll; hits 3")
    # Three hits for three pieces: no choice, and the flag stands.
    assert state.units() == [("argentina", 0, 0, 3)]
    assert (state.to_move, state.dice) == (1, 2)


def test_F49_what_a_roll_and_its_cards_do_is_told() -> None:
    state = after(ARMED)
    read = state.game.read
    assert "4" in state.game.presenter.describe(state, read("roll"))
    assert "7" in state.game.presenter.describe(state, read("weapon blue"))
    assert "South Pacific" in state.game.presenter.describe(
        state, read("torpedo blue pacifico_meridionale")
    )
    play(state, "roll")
    assert "2" in state.game.presenter.describe(state, read("hits 2"))


def test_F49_instinct_plays_a_card_where_a_fight_is_close() -> None:
    view = after(ARMED).view(1)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert values["weapon blue"] > values["torpedo blue pacifico_meridionale"] > values["roll"]


def test_F49_instinct_keeps_its_cards_where_a_fight_is_decided() -> None:
    state = after(
        f"{dealt()}; build tank 12 peru; built; build sub 2 atlantico_meridionale; built; built;"
        "ready; move tank 12 peru argentina; moved; fight argentina; roll; hits 0"
    )
    view = state.view(0)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert values["roll"] > max(value for text, value in values.items() if text != "roll")


def test_F45_instinct_fights_the_surest_fight_first() -> None:
    state = after(operations(SOLDIERS), cards=False)
    play(state, "move tank 4 peru argentina; move plane 1 peru nuova_guinea; moved")
    argentina, guinea = state.view(0).game.heuristic.evaluate(state.view(0))
    assert argentina > guinea


def test_F50_instinct_takes_planes_first() -> None:
    state = after(operations(SOLDIERS, GARRISON), cards=False)
    play(state, f"{INVASION}; roll; hits 3")
    view = state.view(1)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert max(values, key=values.__getitem__) == "remove 1 2"


def test_F46_instinct_weighs_nothing_for_those_who_only_watch() -> None:
    assert after(ARMED).view(0).game.heuristic.evaluate(after(ARMED).view(0)) == []

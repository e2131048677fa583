"""F24 to F31, F61 to F64: production, and the cards that are played in it."""

import pytest

from ludoteca.core.errors import IllegalMove
from ludoteca.games.futurisiko import Unit
from tests.games.futurisiko.scenario import (
    HANDS,
    PRACTICE,
    after,
    dealt,
    legal_texts,
    operations,
    play,
    refused,
)

# A missile of yellow waits for the production of blue, who has a shield.
LAUNCHED = f"{dealt()}; built; launch red 2; built"


def test_F24_a_point_for_every_territory() -> None:
    state = after(PRACTICE, cards=False)
    assert state.points == 12


@pytest.mark.parametrize(
    ("build", "left"),
    [("tank 3 alaska", 9), ("plane 3 alaska", 6), ("sub 2 atlantico", 2)],
)
def test_F25_tanks_cost_one_planes_two_submarines_five(build: str, left: int) -> None:
    state = after(f"{PRACTICE}; build {build}", cards=False)
    assert state.points == left


@pytest.mark.parametrize(
    ("build", "rule"),
    [
        ("tank 13 alaska", "F25"),
        ("plane 7 alaska", "F25"),
        ("sub 3 atlantico", "F25"),
        ("tank 0 alaska", "F25"),
        ("tank 51 alaska", "F27"),
        ("sub 11 atlantico", "F27"),
        ("tank 1 cina", "F28"),
        ("sub 1 mediterraneo", "F29"),
        ("sub 1 alaska", "F6"),
        ("tank 1 atlantico", "F6"),
        ("tank 1 atlantis", "F6"),
    ],
)
def test_F25_to_F29_what_cannot_be_built(build: str, rule: str) -> None:
    state = after(PRACTICE, cards=False)
    refusal = refused(state, f"build {build}")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == rule
    assert str(refusal)


def test_F26_unspent_points_are_lost() -> None:
    state = after(f"{PRACTICE}; build tank 2 alaska; built", cards=False)
    assert (state.to_move, state.points) == (1, 12)
    play(state, "built; built; moved; moved; moved; turn tradimento:yellow; built; built")
    assert (state.to_move, state.points) == (0, 12)


def test_F27_what_is_built_leaves_the_supply() -> None:
    state = after(f"{PRACTICE}; build sub 1 atlantico; build tank 7 alaska", cards=False)
    assert state.supply(0) == {Unit.TANK: 43, Unit.PLANE: 20, Unit.SUB: 9}
    assert state.points == 0
    assert legal_texts(state) == {"built"}


def test_F28_any_own_territory_takes_any_number() -> None:
    state = after(f"{PRACTICE}; build tank 8 groenlandia; build plane 2 peru", cards=False)
    assert state.units() == [("groenlandia", 0, 8, 0), ("peru", 0, 0, 2)]


def test_F29_a_submarine_is_built_in_a_sea_that_touches_an_own_territory() -> None:
    texts = legal_texts(after(PRACTICE, cards=False))
    assert {text.split()[-1] for text in texts if text.startswith("build sub")} == {
        *("pacifico_settentrionale", "pacifico_meridionale", "mare_glaciale_artico"),
        *("atlantico", "atlantico_settentrionale", "atlantico_meridionale"),
    }


def test_F27_lost_pieces_can_be_built_again() -> None:
    state = after(operations("build tank 4 peru; build plane 1 peru"), cards=False)
    assert state.supply(0)[Unit.TANK] == 46
    play(state, "move tank 4 peru argentina; moved; fight argentina; roll; hits 2")
    assert state.supply(0)[Unit.TANK] == 48


def test_F30_submarines_of_several_colours_share_a_sea() -> None:
    state = after(operations("build sub 1 atlantico", "build sub 2 atlantico"), cards=False)
    assert state.subs() == [("atlantico", 0, 1), ("atlantico", 1, 2)]


def test_F61_super_produzione_brings_five_points() -> None:
    state = after(f"{dealt()}; boost red")
    assert state.points == 17
    assert state.hand_sizes()[0] == 3
    assert refused(state, "boost red").rule == "F61"


def test_F62_a_missile_takes_five_points_of_the_next_production() -> None:
    state = after(LAUNCHED)
    assert state.pending == [0, 0, 1]
    assert (state.to_move, state.points) == (2, 12)
    play(state, "accept")
    assert (state.pending, state.points) == ([0, 0, 0], 7)


@pytest.mark.parametrize(
    ("launch", "rule"), [("red 1", "F62"), ("red 3", "F62"), ("green 0", "F62")]
)
def test_F62_a_missile_needs_a_card_and_an_opponent(launch: str, rule: str) -> None:
    state = after(f"{dealt()}; built")
    assert {"launch red 0", "launch red 2"} <= legal_texts(state)
    assert refused(state, f"launch {launch}").rule == rule


def test_F62_a_missile_at_who_has_produced_waits_for_the_next_round() -> None:
    state = after(f"{dealt()}; built; launch red 0; built; built")
    assert state.pending == [1, 0, 0]
    play(state, "ready; moved; ready; moved; ready; moved; turn tregua:yellow; keep")
    play(state, "deal tregua:green; keep; keep; built; built")
    assert (state.to_move, legal_texts(state)) == (0, {"accept"})
    play(state, "accept")
    assert (state.pending, state.points) == ([0, 0, 0], 7)


def test_F64_missiles_do_not_take_the_points_of_a_super_produzione() -> None:
    missiles = [f"missili_balistici:{colour}" for colour in ("red", "green", "black")]
    hands = (HANDS[0], (*missiles, "tregua:black"), HANDS[2])
    launches = "; ".join(f"launch {card.split(':')[1]} 0" for card in missiles)
    state = after(f"{dealt(hands)}; built; {launches}; built; built")
    play(state, "ready; moved" + "; ready; moved" * 2 + "; turn arma_segreta:red; keep; keep")
    play(state, "deal tregua:green; deal tregua:violet; deal tregua:yellow; keep")
    # F62: never below 0.
    play(state, "accept")
    assert (state.pending, state.points) == ([0, 0, 0], 0)
    play(state, "boost red")
    assert state.points == 5


def test_F63_a_shield_cancels_a_missile() -> None:
    state = after(LAUNCHED)
    assert legal_texts(state) == {"shield blue", "accept"}
    play(state, "shield blue")
    assert (state.pending, state.points) == ([0, 0, 0], 12)


def test_F63_each_shield_cancels_one_missile_and_the_rest_hit() -> None:
    yellow = ("missili_balistici:red", "missili_balistici:green", "tregua:black", "tregua:green")
    state = after(f"{dealt((HANDS[0], yellow, HANDS[2]))}; built; launch red 2; launch green 2")
    play(state, "built; shield blue")
    assert (state.pending, legal_texts(state)) == ([0, 0, 1], {"accept"})
    play(state, "accept")
    assert state.points == 7


def test_F63_a_shield_that_is_not_held_protects_nobody() -> None:
    assert refused(after(LAUNCHED), "shield red").rule == "F63"


def test_F64_shields_come_before_everything_else() -> None:
    state = after(LAUNCHED)
    for action in ("build tank 1 cina", "launch blue 1", "built"):
        refusal = refused(state, action)
        assert isinstance(refusal, IllegalMove)
        assert refusal.rule == "F64"
    play(state, "accept")
    assert refused(state, "shield blue").rule == "F64"


def test_F31_production_cards_are_not_played_in_operations() -> None:
    state = after(f"{dealt()}; built; built; built")
    assert refused(state, "boost red").rule == "F67"


def test_F25_what_building_and_cards_do_is_told() -> None:
    state = after(dealt())
    read = state.game.read
    assert "10" in state.game.presenter.describe(state, read("build tank 2 alaska"))
    assert "5" in state.game.presenter.describe(state, read("boost red"))
    assert state.game.presenter.describe(state, read("built"))
    play(state, "built")
    assert "5" in state.game.presenter.describe(state, read("launch red 2"))
    play(state, "launch red 2; built")
    assert state.game.presenter.describe(state, read("shield blue"))
    assert state.game.presenter.describe(state, read("accept"))


def values_of(record: str, seat: int, **options: object) -> dict[str, float]:
    """What instinct thinks of every legal move."""
    view = after(record, **options).view(seat)
    return dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))


def test_F64_instinct_shields_and_plays_its_cards_before_it_builds() -> None:
    shields = values_of(LAUNCHED, 2)
    assert shields["shield blue"] > shields["accept"]
    boosts = values_of(dealt(), 0)
    assert boosts["boost red"] == max(boosts.values())
    launches = values_of(f"{dealt()}; built", 1)
    assert launches["launch red 0"] > launches["built"]


def test_F26_instinct_spends_all_points_rather_than_lose_them() -> None:
    values = values_of(f"{PRACTICE}; build plane 1 peru", 0, cards=False)
    best = max(values, key=values.__getitem__)
    assert best.startswith("build")
    assert values["build tank 4 peru"] > values["build tank 4 canada_orientale"] > values["built"]

"""F32 to F44: movement."""

import pytest

from ludoteca.core.errors import IllegalMove, Refusal
from ludoteca.games.futurisiko import FutuRisikoState
from tests.games.futurisiko.scenario import (
    CLAIMS,
    after,
    dealt,
    legal_texts,
    operations,
    play,
    refused,
)

# Red moves: tanks and planes in Peru and Mexico, submarines in two seas.
FORCES = "build tank 2 peru; build plane 1 peru; build tank 1 messico; build plane 1 messico"
FLEET = "build sub 1 pacifico_settentrionale; build tank 2 messico; build sub 1 atlantico"


def test_F32_each_seat_moves_then_fights_then_the_next_one() -> None:
    state = after(operations(FORCES), cards=False)
    play(state, "move tank 2 peru argentina; moved")
    assert legal_texts(state) == {"fight argentina"}
    play(state, "fight argentina; roll; hits 2")
    assert state.to_move == 1


def test_F33_a_piece_moves_once() -> None:
    state = after(operations(FORCES), cards=False)
    play(state, "move tank 1 peru colombia")
    assert state.units()[1:] == [("colombia", 0, 1, 0), ("peru", 0, 1, 1)]
    refusal = refused(state, "move tank 1 colombia messico")
    assert refusal.rule == "F33"
    assert refusal.facts["there"] == 1


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("move tank 1 argentina peru", "You have no pieces in Argentina"),
        ("move plane 1 argentina peru", "You have no pieces in Argentina"),
        ("move sub 1 mediterraneo atlantico", "You have no pieces in"),
        ("ferry 1 argentina peru pacifico_meridionale", "You have no pieces in Argentina"),
        ("move plane 1 colombia peru", "Your pieces in Colombia have all moved"),
    ],
)
def test_F33_a_move_begins_where_pieces_of_ones_own_can_still_move(action: str, told: str) -> None:
    state = after(operations(FORCES), cards=False)
    play(state, "move tank 2 peru colombia")
    refusal = refused(state, action)
    assert refusal.rule == "F33"
    assert str(refusal).startswith(told)
    assert "First choose a place" in str(refusal)


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("move tank 0 peru colombia", "F33"),
        ("move tank 3 peru colombia", "F33"),
        ("move tank 1 peru peru", "F33"),
        ("move tank 1 argentina peru", "F33"),
        ("move tank 1 peru messico", "F34"),
        ("move plane 1 peru cina", "F35"),
        ("move plane 1 peru atlantico", "F35"),
        ("move plane 1 peru atlantis", "F6"),
        ("move tank 1 peru atlantico", "F6"),
        ("move sub 1 peru atlantico", "F6"),
        ("move sub 0 atlantico mediterraneo", "F33"),
        ("move sub 1 atlantico oceano_indiano", "F36"),
        ("move sub 1 atlantico mediterraneo", "F33"),
        ("ferry 1 peru argentina pacifico_meridionale", "F37"),
    ],
)
def test_F33_to_F37_what_cannot_move(action: str, rule: str) -> None:
    state = after(operations(FORCES), cards=False)
    refusal = refused(state, action)
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == rule
    assert str(refusal)


def test_F34_tanks_go_to_a_neighbour_own_or_enemy() -> None:
    texts = legal_texts(after(operations(FORCES), cards=False))
    targets = {text.split()[-1] for text in texts if text.startswith("move tank 1 peru")}
    assert targets == {"argentina", "brasile", "colombia"}


def test_F35_planes_fly_over_a_territory_or_a_sea() -> None:
    texts = legal_texts(after(operations(FORCES), cards=False))
    targets = {text.split()[-1] for text in texts if text.startswith("move plane 1 messico")}
    assert {"giappone", "peru", "africa_settentrionale"} <= targets
    assert "messico" not in targets
    assert "argentina" not in targets


def test_F35_a_plane_lands_in_an_invaded_territory() -> None:
    state = after(operations(FORCES), cards=False)
    play(state, "move plane 1 peru australia_orientale")
    assert state.invasions() == ["australia_orientale"]


def test_F36_a_submarine_goes_to_an_adjacent_sea_once() -> None:
    state = after(operations(FLEET), cards=False)
    play(state, "move sub 1 atlantico mediterraneo")
    assert ("mediterraneo", 0, 1) in state.subs()
    assert refused(state, "move sub 1 mediterraneo atlantico").rule == "F33"


def test_F37_a_submarine_makes_the_coasts_of_its_sea_adjacent() -> None:
    state = after(operations(FLEET), cards=False)
    assert {
        "ferry 2 messico giappone pacifico_settentrionale",
        "ferry 1 messico colombia atlantico",
    } <= legal_texts(state)
    play(state, "ferry 1 messico giappone pacifico_settentrionale")
    assert state.invasions() == ["giappone"]


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("ferry 0 messico giappone pacifico_settentrionale", "F37"),
        ("ferry 1 messico messico pacifico_settentrionale", "F37"),
        ("ferry 1 messico peru pacifico_settentrionale", "F37"),
        ("ferry 1 peru messico pacifico_settentrionale", "F37"),
        ("ferry 3 messico giappone pacifico_settentrionale", "F33"),
        ("ferry 1 messico giappone cina", "F6"),
        ("ferry 1 atlantis giappone atlantico", "F6"),
        ("ferry 1 messico atlantis atlantico", "F6"),
    ],
)
def test_F37_what_cannot_be_ferried(action: str, rule: str) -> None:
    refusal = refused(after(operations(FLEET), cards=False), action)
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == rule


def test_F37_a_submarine_that_has_moved_does_not_carry() -> None:
    state = after(operations(FLEET), cards=False)
    play(state, "move sub 1 atlantico atlantico_settentrionale")
    refusal = refused(state, "ferry 1 messico colombia atlantico")
    assert (refusal.rule, refusal.facts["subs"]) == ("F37", 0)


def test_F38_a_tank_that_was_ferried_makes_no_other_move() -> None:
    state = after(operations(FLEET), cards=False)
    play(state, "ferry 1 messico colombia atlantico")
    assert refused(state, "move tank 1 colombia peru").rule == "F33"


def test_F39_a_sea_that_carried_tanks_keeps_a_submarine() -> None:
    state = after(operations("build sub 2 atlantico; build tank 2 messico"), cards=False)
    play(state, "ferry 1 messico colombia atlantico")
    assert refused(state, "move sub 2 atlantico mediterraneo").rule == "F39"
    play(state, "move sub 1 atlantico mediterraneo")
    assert refused(state, "move sub 1 atlantico mediterraneo").rule == "F39"
    play(state, "ferry 1 messico brasile atlantico")


def test_F39_a_submarine_that_arrived_has_moved() -> None:
    fleet = "build sub 1 atlantico; build sub 1 atlantico_settentrionale; build tank 2 messico"
    state = after(operations(fleet), cards=False)
    play(state, "move sub 1 atlantico_settentrionale atlantico; ferry 1 messico brasile atlantico")
    assert ("atlantico", 0, 2) in state.subs()
    refusal = refused(state, "move sub 1 atlantico mediterraneo")
    assert refusal.rule == "F39"
    assert refused(state, "move sub 2 atlantico mediterraneo").rule == "F33"
    play(state, "moved")
    assert state.to_move == 1


def test_F39_a_sea_carries_any_number_with_one_submarine() -> None:
    state = after(operations("build sub 1 atlantico; build tank 7 messico"), cards=False)
    play(state, "ferry 3 messico brasile atlantico; ferry 4 messico gran_bretagna atlantico")
    assert state.units() == [("brasile", 0, 3, 0), ("gran_bretagna", 0, 4, 0)]


def test_F37_tanks_cross_between_neighbours_too() -> None:
    state = after(operations("build sub 1 atlantico; build tank 7 messico"), cards=False)
    assert {
        "ferry 7 messico colombia atlantico",
        "move tank 7 messico colombia",
        "ferry 1 messico stati_uniti_orientali atlantico",
    } <= legal_texts(state)


def test_F37_submarines_of_others_do_not_carry_and_do_not_matter() -> None:
    fleets = "build tank 2 messico", "build sub 2 atlantico"
    refusal = refused(after(operations(*fleets), cards=False), "ferry 1 messico brasile atlantico")
    assert refusal.facts["subs"] == 0
    assert str(refusal.facts["sea"]) == "Atlantic"
    both = "build tank 2 messico; build sub 1 atlantico", "build sub 2 atlantico"
    assert "ferry 2 messico brasile atlantico" in legal_texts(after(operations(*both), cards=False))


def test_F41_tanks_planes_and_ferries_invade_together() -> None:
    forces = "build sub 1 pacifico_meridionale; build tank 2 peru; build tank 1 colombia"
    state = after(operations(f"{forces}; build plane 1 peru"), cards=False)
    play(state, "move tank 1 peru argentina; move plane 1 peru argentina")
    play(state, "ferry 1 peru argentina pacifico_meridionale")
    play(state, "ferry 1 colombia argentina pacifico_meridionale; moved; fight argentina")
    assert state.units() == [("argentina", 0, 3, 1)]
    # F47: and the submarine supports them.
    assert (state.to_move, state.dice) == (0, 5)


def test_F40_a_territory_may_be_left_with_its_flag_alone() -> None:
    state = after(operations(FORCES), cards=False)
    play(state, "move tank 2 peru colombia; move plane 1 peru colombia")
    assert "peru" not in {place for place, *_ in state.units()}
    assert state.owners()["peru"] == 0


def test_F41_pieces_in_an_invaded_territory_stay_there() -> None:
    state = after(operations(FORCES), cards=False)
    play(state, "move tank 1 peru argentina")
    assert ("argentina", 0, 1, 0) in state.units()
    assert refused(state, "move tank 1 argentina brasile").rule == "F41"


def test_F42_nothing_moves_once_fighting_has_begun() -> None:
    state = after(operations(FORCES), cards=False)
    play(state, "move tank 1 peru argentina; moved")
    for action in ("move tank 1 peru colombia", "ferry 1 peru argentina atlantico", "moved"):
        assert refused(state, action).rule == "F42"
    play(state, "fight argentina")
    assert refused(state, "move tank 1 peru colombia").rule == "F42"


def test_F43_nobody_has_to_invade() -> None:
    state = after(operations(FORCES), cards=False)
    play(state, "moved")
    assert state.to_move == 1


@pytest.mark.parametrize(
    "action",
    [
        "move tank 1 messico colombia",
        "move plane 1 messico giappone",
        "move sub 1 atlantico mediterraneo",
        "ferry 1 messico giappone pacifico_settentrionale",
    ],
)
def test_F44_a_move_may_be_taken_back_until_movement_is_finished(action: str) -> None:
    forces = "build tank 1 messico; build plane 1 messico; build sub 1 pacifico_settentrionale"
    state = after(f"{dealt()}; boost red; {forces}; build sub 1 atlantico; built; built; built")
    play(state, f"ready; {action}")
    assert undoing(state) is None
    play(state, "moved")
    refusal = undoing(state)
    assert refusal is not None
    assert refusal.rule == "F44"


def undoing(state: FutuRisikoState) -> Refusal | None:
    """What the rules have against taking back the last move."""
    return state.game.live_play.undo_barrier(state, state.move_of(state.actions[-1]))


def test_F44_once_there_is_a_fight_nothing_is_taken_back() -> None:
    state = after(operations("build plane 1 peru"), cards=False)
    play(state, "move plane 1 peru argentina; moved; fight argentina")
    assert state.to_move == 0
    refusal = undoing(state)
    assert refusal is not None
    assert refusal.rule == "F44"


def test_F60_a_card_that_was_shown_is_not_taken_back() -> None:
    state = after(f"{dealt()}; boost red")
    refusal = undoing(state)
    assert refusal is not None
    assert refusal.rule == "F60"
    play(state, "build tank 1 peru")
    assert undoing(state) is None


def test_F14_the_territory_that_is_taken_out_is_flown_over_but_not_entered() -> None:
    state = after("turn tregua:red", seats=5, removed="argentina", cards=False)
    claims = [claim for claim in CLAIMS.split("; ") if claim != "claim argentina"]
    mine = ["claim peru", "claim brasile", "claim colombia"]
    while state.phase_name == "draft":
        texts = legal_texts(state)
        wanted = [claim for claim in mine if claim in texts] if state.to_move == 0 else []
        others = [claim for claim in claims if claim in texts and claim not in mine]
        play(state, (wanted or others or sorted(texts))[0])
    play(state, "turn tradimento:red; build tank 1 peru; build plane 1 peru" + "; built" * 5)
    for unit in ("tank", "plane"):
        assert f"move {unit} 1 peru argentina" not in legal_texts(state)
        assert refused(state, f"move {unit} 1 peru argentina").rule == "F14"
    assert "move plane 1 peru australia_orientale" in legal_texts(state)


def test_F41_what_a_move_does_is_told() -> None:
    state = after(operations(FLEET), cards=False)
    read = state.game.read
    assert "Mexico" in state.game.presenter.describe(state, read("move tank 1 messico colombia"))
    assert state.game.presenter.describe(state, read("move sub 1 atlantico mediterraneo"))
    assert "Japan" in state.game.presenter.describe(
        state, read("ferry 1 messico giappone pacifico_settentrionale")
    )
    assert state.game.presenter.describe(state, read("moved"))


def test_F43_instinct_attacks_with_good_odds_and_brings_up_what_is_behind() -> None:
    strong = "build tank 7 peru; build plane 1 peru; build tank 3 california"
    view = after(operations(strong), cards=False).view(0)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert max(values, key=values.__getitem__).endswith("peru argentina")
    assert values["move tank 3 california messico"] > values["moved"]
    assert values["move tank 1 peru colombia"] < values["moved"]


def test_F43_instinct_does_not_attack_without_a_chance() -> None:
    weak = "build tank 1 peru; build sub 1 atlantico; build tank 1 messico"
    state = after(operations(weak, "build tank 9 argentina"), cards=False)
    view = state.view(0)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert values["move tank 1 peru argentina"] < values["moved"]


def test_F46_instinct_sends_more_where_it_has_invaded() -> None:
    state = after(operations("build tank 3 peru; build plane 1 peru"), cards=False)
    play(state, "move tank 1 peru argentina")
    view = state.view(0)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert values["move plane 1 peru argentina"] > values["move tank 1 peru argentina"]
    assert values["move tank 1 peru argentina"] > values["moved"]

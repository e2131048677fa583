"""F67 to F69: truces and treason."""

import pytest

from ludoteca.core.errors import IllegalMove
from tests.games.futurisiko.scenario import (
    HANDS,
    after,
    dealt,
    legal_texts,
    play,
    recorded,
    refused,
)

# Red, with tanks and planes in Peru, may make a truce.
PEACE = (
    f"{dealt()}; build tank 2 peru; build plane 2 peru; build tank 2 alaska; built;"
    "build plane 2 argentina; built; build plane 1 nuova_guinea; built"
)
TREASON = f"{PEACE}; truce red 2; ready; moved; ready; moved"


def test_F67_a_truce_binds_both() -> None:
    state = after(PEACE)
    assert legal_texts(state) == {"truce red 1", "truce red 2", "ready"}
    play(state, "truce red 1; ready")
    assert state.truces() == [(0, 1)]
    for unit in ("tank", "plane"):
        assert f"move {unit} 1 peru argentina" not in legal_texts(state)
        refusal = refused(state, f"move {unit} 1 peru argentina")
        assert isinstance(refusal, IllegalMove)
        assert refusal.rule == "F67"
    play(state, "moved; ready")
    assert refused(state, "move plane 1 argentina peru").rule == "F67"


@pytest.mark.parametrize("action", ["truce red 0", "truce red 3", "truce green 1"])
def test_F67_a_truce_needs_a_card_and_an_opponent(action: str) -> None:
    refusal = refused(after(PEACE), action)
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "F67"


def test_F67_one_truce_per_pair() -> None:
    state = after(TREASON)
    assert legal_texts(state) == {"betray blue 0", "truce blue 1", "ready"}
    assert refused(state, "truce blue 0").key == "futurisiko-truce-there"


def test_F67_a_truce_ends_with_the_next_operations_of_who_made_it() -> None:
    state = after(f"{TREASON}; ready; moved; turn tregua:green; turn tregua:yellow")
    play(state, "keep; keep; keep; deal arma_segreta:green; built; built; built")
    assert state.truces() == [(0, 2)]
    play(state, "ready; moved")
    assert state.truces() == [(0, 2)]
    play(state, "ready; moved")
    assert state.truces() == []
    assert state.to_move == 0


def test_F67_a_truce_may_be_renewed() -> None:
    hands = ((*HANDS[0][:2], "tregua:red", "tregua:green"), *HANDS[1:])
    state = after(f"{dealt(hands)}; built; built; built; truce red 1" + "; ready; moved" * 3)
    play(state, "turn siluro_killer:green; turn super_produzione:red")
    play(state, "keep; deal arma_segreta:green; keep; keep; built; built; built")
    assert state.truces() == []
    assert legal_texts(state) == {"truce green 1", "truce green 2", "ready"}
    play(state, "truce green 1")
    assert state.truces() == [(0, 1)]


def test_F67_a_seat_that_plays_its_last_card_is_still_asked_to_be_ready() -> None:
    boosts = ("super_produzione:red", "super_produzione:red", "super_produzione:blue")
    hands = ((*boosts, "tregua:red"), *HANDS[1:])
    production = "boost red; boost red; boost blue; built; built; built"
    state = after(f"{dealt(hands)}; {production}; truce red 1")
    assert (state.hand_sizes()[0], legal_texts(state)) == (0, {"ready"})


def test_F67_a_seat_without_cards_is_not_asked() -> None:
    boosts = [f"super_produzione:{colour}" for colour in ("red", "blue", "green", "black")]
    production = "boost red; boost blue; boost green; boost black; built; built; built"
    state = after(f"{dealt((boosts, *HANDS[1:]))}; {production}")
    assert (state.to_move, legal_texts(state)) == (0, {"moved"})


def test_F67_there_is_no_truce_with_a_seat_that_is_out() -> None:
    # Record 109: violet is out, green has a missile and blue a truce.
    state = recorded(109)
    assert not state.is_alive(4)
    launch = refused(state, "launch black 4")
    assert (launch.rule, launch.key) == ("F62", "futurisiko-seat-is-out")
    play(state, "built; built; built; built")
    truce = refused(state, "truce violet 4")
    assert (truce.rule, truce.key) == ("F67", "futurisiko-seat-is-out")
    assert "truce violet 3" in legal_texts(state)


def test_F68_treason_ends_a_truce_at_once() -> None:
    state = after(f"{TREASON}; betray blue 0")
    assert state.truces() == []
    play(state, "ready")
    assert "move plane 1 nuova_guinea peru" in legal_texts(state)


def test_F68_one_may_betray_a_truce_just_made() -> None:
    hands = (("tregua:red", "tradimento:green", "tregua:green", "tregua:black"), *HANDS[1:])
    state = after(f"{dealt(hands)}; built; built; built; truce red 1")
    assert {"betray green 1", "truce green 2", "truce black 2"} <= legal_texts(state)
    assert "truce green 1" not in legal_texts(state)
    play(state, "betray green 1")
    assert state.truces() == []
    assert "truce green 1" in legal_texts(state)


def test_F68_there_is_nothing_to_betray_without_a_truce() -> None:
    refusal = refused(after(TREASON), "betray blue 1")
    assert (refusal.rule, refusal.key) == ("F68", "futurisiko-no-truce")
    assert refused(after(TREASON), "betray blue 2").key == "futurisiko-at-oneself"
    assert refused(after(TREASON), "betray red 0").key == "futurisiko-not-held"


def test_F69_pieces_may_still_fly_over() -> None:
    state = after(f"{PEACE}; truce red 2; ready")
    assert "move plane 1 peru nuova_guinea" not in legal_texts(state)
    assert "move plane 1 peru argentina" in legal_texts(state)


def test_F67_what_a_truce_and_treason_do_is_told() -> None:
    state = after(TREASON)
    assert "yellow" in state.game.presenter.describe(state, state.game.read("truce blue 1")).lower()
    assert "red" in state.game.presenter.describe(state, state.game.read("betray blue 0")).lower()
    assert state.game.presenter.describe(state, state.game.read("ready"))


def test_F67_instinct_makes_no_truce_with_those_who_are_not_ahead() -> None:
    view = after(PEACE).view(0)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert values["ready"] > values["truce red 1"]


def test_F68_instinct_betrays_those_who_are_not_ahead() -> None:
    view = after(TREASON).view(2)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert values["betray blue 0"] > values["ready"]


def test_F67_instinct_makes_a_truce_with_who_is_ahead() -> None:
    state = after(
        f"{dealt()}; build tank 12 peru; built; built; built; ready; move tank 12 peru argentina;"
        "moved; fight argentina; roll; hits 0; roll; hits 1; ready; moved"
    )
    assert state.scores() == [13, 11, 12]
    view = state.view(2)
    values = dict(zip(map(str, view.moves()), view.game.heuristic.evaluate(view), strict=True))
    assert values["truce blue 0"] > values["ready"] > values["truce blue 1"]

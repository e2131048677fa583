"""The ids of the actions of Feurio!: what all encoders keep is in the contract suite."""

import numpy as np

from ludoteca.core.turn import CHANCE, OVER
from ludoteca.games.feurio import FEURIO, FeurioOptions, FeurioState
from ludoteca.games.feurio.ai.encoding.action_ids import ACTION_IDS, action_of, id_of, name_action
from tests.effort import COMPILED


def random_states(options: FeurioOptions, seed: int) -> list[FeurioState]:
    """The states of a random game, from its first action to its end."""
    rng = np.random.default_rng(seed)
    state = FEURIO.start(options)
    states = []
    while state.to_move != OVER:
        state.apply_unchecked(int(rng.choice(state.legal())))
        states.append(state.copy())
    return states


def test_no_other_id_stands_for_a_legal_action() -> None:
    for state in random_states(FEURIO.options({"seats": 4, "firebreak": True}), 4)[
        5 :: 30 if COMPILED else 120
    ]:
        legal = state.legal()
        if state.to_move != CHANCE:
            found = [int(action_of(state.raw, number)) for number in range(ACTION_IDS)]
            assert sorted(set(found) & set(legal)) == sorted(legal)
            assert sum(action in legal for action in found) == len(legal)
            assert [found[id_of(state.raw, action)] for action in legal] == legal


def test_R38_to_pass_has_one_id() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 1}))
    for text in ("draw 3", "draw 4"):
        state.play(text)
    state.apply(state.legal()[0])
    assert name_action(id_of(state.raw, state.action_of(FEURIO.read("pass")))) == "pass"


def test_draws_have_ids_too() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 2}))
    assert [int(id_of(state.raw, action)) for action in state.legal()] == [0, 1, 2, 3, 4, 5]
    assert [int(action_of(state.raw, number)) for number in range(6)] == state.legal()

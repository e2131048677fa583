"""What the encoder of Feurio! says of starts, fires and ends; more is in the contract suite."""

import numpy as np

from ludoteca.games.feurio import FEURIO, FeurioState
from ludoteca.games.feurio.ai.encoding.encoder import ENCODER
from ludoteca.games.feurio.ai.encoding.observation import TOLD
from ludoteca.games.feurio.rules.hexagons import cell_at
from ludoteca.games.feurio.rules.layout import Phase
from tests.contract.test_encoder import list_ids, resolve_all


def observed(state: FeurioState, seat: int) -> dict[str, int]:
    row = np.zeros(len(ENCODER.observation_names), np.uint8)
    ENCODER.observe(state.raw, seat, 0, row)
    return dict(zip(ENCODER.observation_names, row.tolist(), strict=True))


def test_R9_start_tiles_are_arranged_by_pairs() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 4}))
    for text in ("draw 3", "draw 1", "draw 3", "draw 5"):
        state.play(text)
    names = {ENCODER.action_names[number] for number in list_ids(state, 0)}
    assert names == {"arrange 1 3", "arrange 3 3", "arrange 1 5", "arrange 3 5"}
    assert sorted(resolve_all(state)) == state.legal()
    ids = np.zeros(1, np.int16)
    for action in state.legal():
        assert ENCODER.spell(state.raw, action, ids) == 1
        assert int(ENCODER.resolve(state.raw, 0, int(ids[0]))) == action
    assert observed(state, 0)["start tile 3"] == 5


def test_R17_of_many_hottest_positions_the_first_are_told_in_the_order_of_ids() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 1}))
    state.play("draw 3")
    state.play("draw 4")
    s = state.raw
    places = [(q, r) for r in (-2, 1) for q in (5, 0, 7, -4, 2, 6, 9)]
    s.opened = len(places)
    for position, place in enumerate(places):
        s.open_cell[position], s.heat[position] = cell_at(*place), 9
    seen = observed(state, 0)
    told = [
        tuple(seen[f"hottest position {k}: {axis} + 32"] - 32 for axis in "qr") for k in range(TOLD)
    ]
    assert told == sorted(places, key=lambda place: place[::-1])[:TOLD]
    laid = [str(state.move_of(int(ENCODER.resolve(s, 0, i)))) for i in list_ids(state, 0)]
    assert laid[:TOLD] == [f"lay {q},{r}" for q, r in told]


def test_R53_who_shares_everything_wins_nothing() -> None:
    state = FEURIO.start(FEURIO.options({"seats": 2}))
    state.raw.phase = Phase.OVER
    returns = np.ones(ENCODER.most_seats, np.float32)
    ENCODER.write_returns(state.raw, returns)
    assert returns[:2].tolist() == state.returns() == [0.0, 0.0]

"""The encoder of FutuRisiko! on fleets, cards, truces and ends; more is in the contract suite."""

import numpy as np
import pytest

from ludoteca.core.chance import stream
from ludoteca.core.parts.encoder import NO_PREFIX, PREFIX
from ludoteca.games.futurisiko import FutuRisikoState
from ludoteca.games.futurisiko.ai.encoding.encoder import ENCODER
from ludoteca.games.futurisiko.box import COLOURS, Card
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.rules.layout import HIDDEN, Phase
from ludoteca.games.futurisiko.rules.round import begin_movement
from tests.contract.test_encoder import list_ids, resolve_all
from tests.games.futurisiko.scenario import DRAFT, PRACTICE, after


def offered(state: FutuRisikoState, prefix: int = NO_PREFIX) -> set[str]:
    return {ENCODER.action_names[number] for number in list_ids(state, prefix)}


def choose(state: FutuRisikoState, name: str, prefix: int = NO_PREFIX) -> int:
    assert name in offered(state, prefix)
    return int(ENCODER.resolve(state.raw, prefix, ENCODER.action_names.index(name)))


def observed(state: FutuRisikoPosition, seat: int, prefix: int = NO_PREFIX) -> dict[str, int]:
    row = np.zeros(len(ENCODER.observation_names), np.uint8)
    ENCODER.observe(state.raw, seat, prefix, row)
    found = zip(ENCODER.observation_names, row.tolist(), strict=True)
    return {name: number for name, number in found if number}


def fleet() -> tuple[FutuRisikoState, int, int]:
    """Red is to move, with tanks in Alaska and two submarines in a sea before it."""
    state = after(PRACTICE, cards=False)
    alaska = state.world.territory_index["alaska"]
    sea = state.world.sea_index[state.world.territory("alaska").seas[0]]
    state.raw.tanks[alaska], state.raw.subs[sea, 0] = 3, 2
    begin_movement(state.raw)
    return state, alaska, sea


def test_F37_a_ferry_is_a_sea_and_an_origin_then_a_target_then_a_count() -> None:
    state, alaska, sea = fleet()
    assert sorted(resolve_all(state)) == state.legal()
    first = choose(state, f"ferry over sea {sea} from territory {alaska}")
    seen = observed(state, 0, first)
    assert seen["chosen: ferry"] == seen["chosen: tank"] == 1
    assert seen[f"sea {sea}: chosen to be crossed"] == 1
    assert seen[f"territory {alaska}: chosen, first"] == 1
    target = min(offered(state, first))
    second = choose(state, target, first)
    assert observed(state, 0, second)[f"{target.removeprefix('to ')}: chosen as target"] == 1
    assert offered(state, second) == {"1 of them", "2 of them", "3 of them"}
    action = choose(state, "2 of them", second)
    assert action < PREFIX
    assert str(state.move_of(action)).startswith("ferry 2 alaska")


def test_F36_submarines_go_from_sea_to_sea() -> None:
    state, _, sea = fleet()
    first = choose(state, f"move submarines from sea {sea}")
    assert observed(state, 0, first)[f"sea {sea}: chosen, first"] == 1
    target = min(offered(state, first))
    second = choose(state, target, first)
    assert observed(state, 0, second)[f"{target.removeprefix('to ')}: chosen as target"] == 1
    assert offered(state, second) == {"1 of them", "2 of them"}


def test_F65_a_torpedo_is_a_colour_and_a_sea() -> None:
    state = after(PRACTICE, cards=False)
    s = state.raw
    field = state.world.territory_index["argentina"]
    sea = state.world.sea_index[state.world.territory("argentina").seas[0]]
    s.phase, s.field, s.attacker_rolls, s.invading_tanks[field] = Phase.ROLL, field, 1, 1
    s.subs[sea, 1], s.hand[0, Card.SILURO_KILLER * COLOURS + 2] = 1, 1
    assert offered(state) == {"roll", f"torpedo colour +2 sea {sea}"}
    assert sorted(resolve_all(state)) == state.legal()


def test_F50_of_what_explodes_the_tanks_are_chosen() -> None:
    state = after(PRACTICE, cards=False)
    s = state.raw
    field = state.world.territory_index["argentina"]
    s.phase, s.field, s.attacker_rolls, s.invading_tanks[field] = Phase.REMOVE, field, 1, 1
    s.tanks[field], s.planes[field], s.hits = 2, 3, 3
    assert offered(state) == {"remove 0 tanks", "remove 1 tanks", "remove 2 tanks"}
    assert sorted(resolve_all(state)) == state.legal()
    assert observed(state, 1)[f"territory {field}: fought for"] == 1


def test_F14_the_territory_that_is_out_of_play_is_seen() -> None:
    state = after("", seats=5, removed="groenlandia")
    removed = state.world.territory_index["groenlandia"]
    assert observed(state, 4)[f"territory {removed}: out of play"] == 1


def test_F71_who_discards_a_card_knows_it_and_nobody_else() -> None:
    state = after(PRACTICE, cards=False)
    s = state.raw
    s.phase, s.cards, s.hand[0, 1] = Phase.DISCARD, 1, 1
    s.unknown[1] -= 1
    assert offered(state) == {"discard arma_segreta colour +1", "keep"}
    unplaced = observed(state, 1)["not placed: arma_segreta colour +0"]
    state.apply(choose(state, "discard arma_segreta colour +1"))
    assert observed(state, 0)["bottom 1: 1 + card"] == 1 + 1
    assert observed(state, 1)["bottom 1: 1 + card"] == 1 + HIDDEN
    assert observed(state, 1)["bottom 1: seats that know it"] == 1 << 2
    assert observed(state, 1)["not placed: arma_segreta colour +0"] == unplaced
    assert observed(state.view(1), 1) == observed(state, 1)


def test_F67_a_truce_is_seen_from_every_seat() -> None:
    state = after(PRACTICE, cards=False)
    state.raw.truce[0, 1] = state.raw.truce[1, 0] = 1 + 0
    assert observed(state, 0)["seat +0 and seat +1: 1 + who made truce"] == 1 + 0
    assert observed(state, 1)["seat +0 and seat +2: 1 + who made truce"] == 1 + 2
    assert observed(state, 2)["seat +1 and seat +2: 1 + who made truce"] == 1 + 1


def test_F59_who_shares_everything_wins_nothing() -> None:
    state = after(PRACTICE, cards=False)
    state.raw.phase = Phase.OVER
    returns = np.ones(ENCODER.most_seats, np.float32)
    ENCODER.write_returns(state.raw, returns)
    assert returns[:3].tolist() == state.returns() == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("seed", range(5))
def test_F71_chance_does_what_it_may(seed: int) -> None:
    state = after(DRAFT, cards=False)
    assert ENCODER.sample_chance(state.raw, stream(seed)) in state.legal()

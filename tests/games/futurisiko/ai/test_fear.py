"""F56: whoever is about to win gets no truce, and is attacked first."""

import pytest

from ludoteca.core.text.mentions import mention
from ludoteca.games.futurisiko import FUTURISIKO, FutuRisikoState
from ludoteca.games.futurisiko.ai.heuristic import FutuRisikoHeuristic
from ludoteca.games.futurisiko.ai.standing import find_feared
from ludoteca.games.futurisiko.present.sentences.narration import narrate
from ludoteca.games.futurisiko.rules.layout import NOBODY
from tests.games.futurisiko.rules.test_diplomacy import PEACE, TREASON
from tests.games.futurisiko.scenario import BLUE, YELLOW, after, operations

# Red may attack a tank in Argentina with three: it wins with 44 % (F76).
RISK = operations(red="build tank 3 peru", yellow="build tank 1 argentina")


def grow(state: FutuRisikoState, seat: int, count: int) -> FutuRisikoState:
    """Give a seat territories, in the east of the third army, until it has so many."""
    land = state.world.territory_index
    for place in (YELLOW if seat == 2 else BLUE)[::-1]:
        if state.scores()[seat] < count:
            state.raw.owner[land[place]] = seat
    assert state.scores()[seat] == count
    return state


def prefer(state: FutuRisikoState) -> str:
    """What the heuristic would do."""
    values = FutuRisikoHeuristic().evaluate(state.view(state.to_move))
    return max(zip(values, map(str, state.moves()), strict=True))[1]


@pytest.mark.parametrize(("count", "feared"), [(15, NOBODY), (16, 2), (19, 2)])
def test_F56_an_army_four_territories_from_the_goal_is_feared(count: int, feared: int) -> None:
    state = grow(after(PEACE), 2, count)
    assert find_feared(state.raw, 0) == feared
    assert find_feared(state.raw, 2) == NOBODY, "nobody fears oneself"


def test_F56_who_is_ahead_fears_nobody() -> None:
    state = grow(grow(after(PEACE), 2, 16), 1, 8)
    state.raw.owner[state.raw.owner == 1] = 0
    assert find_feared(state.raw, 0) == NOBODY, "red holds as many"


def test_F67_nobody_makes_a_truce_with_who_is_about_to_win() -> None:
    assert prefer(grow(after(PEACE), 2, 15)) == "truce red 2", "it keeps the strongest away"
    assert prefer(grow(after(PEACE), 2, 16)) == "ready"


def test_F68_a_truce_with_who_is_about_to_win_is_broken() -> None:
    state = grow(after(TREASON), 0, 12)
    land = state.world.territory_index
    for place in YELLOW[-3:]:
        state.raw.owner[land[place]] = 0
    assert prefer(state) != "betray blue 0"
    state.raw.owner[land[YELLOW[-4]]] = 0
    assert prefer(state) == "betray blue 0"
    motive = state.game.presenter.motive(state, FUTURISIKO.read("betray blue 0"))
    assert motive == "Red holds 16 of 20 territories and must be stopped."


def test_F56_a_risk_is_taken_against_who_is_about_to_win() -> None:
    assert prefer(grow(after(RISK, cards=False), 1, 15)) == "moved"
    assert prefer(grow(after(RISK, cards=False), 1, 16)) == "move tank 3 peru argentina"


def test_F56_pieces_are_built_where_they_can_attack_who_is_about_to_win() -> None:
    state = after(operations(red="build tank 12 alaska").split("; built")[0], cards=False)
    state.raw.points = 4
    # Beside Kamchatka red is strong already; Argentina is the nearer way to the leader.
    assert prefer(grow(state, 1, 16)).split()[-1] in ("peru", "brasile")


def test_F56_it_is_said_why() -> None:
    state = grow(after(RISK, cards=False), 1, 16)
    move = FUTURISIKO.read("move tank 3 peru argentina")
    hint = state.game.presenter.motive(state, move)
    assert hint == "Yellow holds 16 of 20 territories and must be stopped."
    state.play(str(move))
    before = state.view(2)
    state.play("moved")
    told = narrate(before, state.view(2), state.view(2).history[-1])
    assert told.words == f"fears {mention(1)}: 16 of 20."
    assert told.more == f"; fears {mention(1)}: 16 of 20"

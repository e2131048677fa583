"""F24 to F28: what is offered to be built for all points."""

from ludoteca.games.futurisiko import FutuRisikoState
from ludoteca.games.futurisiko.ai.building import plan_building
from tests.games.futurisiko.ai.test_fear import grow
from tests.games.futurisiko.scenario import PRACTICE, after, play

# Blue has twelve tanks in the Middle East; yellow is to build, with 12 points.
START = (
    f"{PRACTICE}; built; built; build tank 12 medio_oriente; built; moved; moved; moved;"
    "turn tregua:red; built"
)
# By F76 three tanks probably take a flag alone; one more stays at home.
FOR_A_FLAG = 4


def start(left: int) -> FutuRisikoState:
    """Yellow is to build, with so many points left."""
    return play(after(START, cards=False), f"build tank {12 - left} madagascar")


def plan(state: FutuRisikoState) -> dict[str, int]:
    """The tanks that are planned, by place; all can be built, and no point is lost (F26)."""
    left = state.copy()
    builds = plan_building(state)
    for build in builds:
        left.play(str(build))
    assert left.points == 0
    return {build.place: build.count for build in builds}


def test_F76_an_attack_is_made_likely_and_a_tank_stays_at_home() -> None:
    assert plan(start(FOR_A_FLAG)) == {"argentina": FOR_A_FLAG}
    assert [*plan(start(2 * FOR_A_FLAG)).values()] == [FOR_A_FLAG] * 2


def test_F24_what_is_too_little_for_an_attack_goes_where_most_enemies_stand() -> None:
    state = start(FOR_A_FLAG - 1)
    beside = set(state.world.territory("medio_oriente").neighbours)
    assert set(plan(state)) <= beside
    assert plan(start(0)) == {}


def test_F67_nobody_builds_against_who_cannot_be_invaded() -> None:
    state = start(FOR_A_FLAG)
    state.raw.truce[0, 1] = state.raw.truce[1, 0] = 1
    [(place, count)] = plan(state).items()
    assert (place != "argentina", count) == (True, FOR_A_FLAG)


def test_F56_whoever_is_about_to_win_is_attacked_first() -> None:
    [place] = plan(grow(start(FOR_A_FLAG), 2, 16))
    assert place != "argentina", "only red is near there"

"""F56 to F59: how a game ends, and how a seat leaves it."""

from ludoteca.core.errors import NotYourTurn
from ludoteca.games.futurisiko.box import GOALS, SEATS, TERRITORIES
from tests.games.futurisiko.scenario import (
    DRAFT,
    EAST,
    PRACTICE,
    WEST,
    after,
    fly,
    legal_texts,
    operations,
    play,
    raid,
    recorded,
    refused,
    storm,
)

# Red and blue have planes enough for all that yellow holds.
AIR_FORCES = operations("build plane 6 brasile", "", "build plane 6 medio_oriente")
ROUND = "; turn arma_segreta:red; built; built; built; moved; moved; moved"


def test_F56_who_reaches_the_goal_wins_at_once() -> None:
    before = recorded(88, 182)
    assert before.outcome() is None
    assert max(before.scores()) == 15
    state = recorded(88)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.ranking[0], state.scores()[1]) == ("F56", (1,), 16)
    assert legal_texts(state) == set()


def test_F56_after_the_end_nothing_is_played() -> None:
    refusal = refused(recorded(88), "built")
    assert isinstance(refusal, NotYourTurn)
    assert refusal.rule == "F56"


def test_F56_the_goal_counts_even_with_fights_left() -> None:
    state = after(f"{AIR_FORCES}; {fly('brasile', WEST)}; {storm(WEST[:3])}", cards=False, goal=16)
    assert (state.outcome(), legal_texts(state)) == (
        None,
        {f"fight {place}" for place in WEST[3:]},
    )
    play(state, storm(WEST[3:4]))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.winners, state.scores()) == ("F56", (0,), [16, 8, 12])
    # The other invaders stay where they are, beside flags that still stand.
    assert {(place, 0, 0, 1) for place in WEST[4:]} <= set(state.units())
    assert all(state.owners()[place] == 1 for place in WEST[4:])
    report = state.game.presenter.report(state)
    assert (report["phase"], report["dice"], report["field"]) == ("over", None, None)
    assert (report["sequence"], report["round"]) == ([0, 1, 2], 1)


def test_F56_a_goal_in_the_last_round_is_a_goal() -> None:
    record = f"{AIR_FORCES}; {raid('brasile', WEST[:4])}"
    state = after(record, cards=False, goal=16, round_limit=1)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "F56"


def test_F57_a_seat_without_territories_is_out() -> None:
    before, state = recorded(3, 111), recorded(3, 112)
    assert before.scores()[4] == 1
    assert before.hand_sizes()[4] == 2
    assert state.scores()[4] == state.hand_sizes()[4] == state.pending[4] == 0
    assert not state.is_alive(4)
    assert all(seat != 4 for _, seat, _ in state.subs())
    assert all(4 not in pair for pair in state.truces())
    assert state.raw.queued == before.raw.queued + 2
    last = state.raw.queue[state.raw.queued - 2 : state.raw.queued].tolist()
    assert last == sorted(last)


def test_F57_elimination_comes_before_the_goal() -> None:
    state = recorded(37)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "F56"
    assert state.scores() == [16, 0, 20]
    assert state.hand_sizes()[1] == 0


def test_F58_the_goal_is_reached_before_only_one_seat_is_left() -> None:
    """Whoever takes the last territory of the last opponent holds all of the others already.

    That is one less than there are in play, and more than any goal: he has won long before.
    """
    for seats in SEATS:
        in_play = sum(shares(seats))
        assert in_play in (TERRITORIES, TERRITORIES - 1)
        assert in_play - 1 > max(GOALS)


def shares(seats: int) -> list[int]:
    """The territories of each seat after a draft."""
    state = after("turn tregua:red", seats=seats)
    while state.phase_name == "draft":
        state.apply(state.legal()[0])
    return state.scores()


def test_F58_two_who_are_left_play_on_until_one_reaches_the_goal() -> None:
    state = after(f"{AIR_FORCES}; {raid('brasile', WEST)}; moved", cards=False)
    play(state, raid("medio_oriente", EAST))
    assert state.scores() == [18, 0, 18]
    assert (state.outcome(), state.round, state.phase_name) == (None, 2, "sequence")
    # F17: the colour of yellow is no longer in play.
    play(state, "turn siluro_killer:yellow")
    assert state.sequence == []
    play(state, "turn siluro_killer:blue")
    assert state.sequence == [2, 0]
    gains = ("alaska", "california")
    play(state, f"build plane 2 kamchatka; built; built; {raid('kamchatka', gains)}")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.ranking) == ("F56", ((2,), (0,), (1,)))
    assert state.scores() == [16, 0, 20]


def test_F59_after_the_last_round_territories_then_pieces_count() -> None:
    state = after(
        f"{PRACTICE}; build tank 3 peru; built; build plane 2 congo; built; built; moved; moved",
        cards=False,
        round_limit=1,
    )
    assert state.outcome() is None
    state.play("moved")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.rule == "F59"
    assert outcome.ranking == ((1,), (0,), (2,))
    assert state.values() == [3, 4, 0]
    decided = "A tie at 12 territories: the costlier pieces decide (4 to 3 points)."
    assert str(outcome.reason) == f"Round 1 was the last one. {decided}"
    assert refused(state, "moved").rule == "F59"


def test_F59_pieces_may_decide_for_some_who_share_the_victory_then() -> None:
    state = after(
        f"{PRACTICE}; build tank 4 peru; built; build plane 2 congo; built; built{3 * '; moved'}",
        cards=False,
        round_limit=1,
    )
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((0, 1), (2,))
    decided = "the costliest pieces decide (4 to 0 points), and 2 share the victory."
    assert str(outcome.reason) == f"Round 1 was the last one. A tie at 12 territories: {decided}"


def test_F59_who_is_even_in_both_shares_the_place() -> None:
    state = after(DRAFT + ROUND + ROUND, cards=False, round_limit=2)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((0, 1, 2),)
    shared = (
        "A tie at 12 territories, with pieces of the same cost (0 points): the victory is shared."
    )
    assert str(outcome.reason) == f"Round 2 was the last one. {shared}"


def test_F59_who_has_more_territories_wins_whatever_the_pieces_cost() -> None:
    state = after(
        f"{AIR_FORCES}; {raid('brasile', WEST)}; moved; moved", cards=False, round_limit=1
    )
    outcome = state.outcome()
    assert outcome is not None
    most, rival = sorted(state.scores(), reverse=True)[:2]
    assert most > rival
    assert str(outcome.reason) == f"Round 1 was the last one. {most} territories to {rival}."


def test_F59_without_a_limit_the_next_round_begins() -> None:
    state = after(DRAFT + ROUND + ROUND, cards=False)
    assert (state.outcome(), state.phase_name, state.round) == (None, "sequence", 3)

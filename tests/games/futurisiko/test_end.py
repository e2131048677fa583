"""F56 to F59: how a game ends, and how a seat leaves it."""

from ludoteca.core.errors import NotYourTurn
from ludoteca.games.futurisiko.layout import NOBODY, Phase
from tests.games.futurisiko.scenario import DRAFT, PRACTICE, after, legal_texts, recorded, refused

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


def test_F58_a_sole_survivor_wins() -> None:
    # With 20 of at most 36 territories as the goal, only a position made by hand shows it.
    state = after(DRAFT)
    state.raw.owner[state.raw.owner != 1] = NOBODY
    state.raw.phase = Phase.OVER
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.rule, outcome.ranking[0]) == ("F58", (1,))


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
    assert refused(state, "moved").rule == "F59"


def test_F59_who_is_even_in_both_shares_the_place() -> None:
    state = after(DRAFT + ROUND + ROUND, cards=False, round_limit=2)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranking == ((0, 1, 2),)


def test_F59_without_a_limit_the_next_round_begins() -> None:
    state = after(DRAFT + ROUND + ROUND, cards=False)
    assert (state.outcome(), state.phase_name, state.round) == (None, "sequence", 3)

"""Games in plain Python: what is made from a board."""

from collections import Counter

import numpy as np
import pytest

from ludoteca.bots.bot import Limit
from ludoteca.bots.registry import find_bot
from ludoteca.core.choice import list_choices
from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn
from ludoteca.core.options import Options
from ludoteca.core.plain import PlainState, PlainView, number_of
from ludoteca.core.records.history import History
from ludoteca.core.records.record import Record
from tests.core.plain_games import CARDS, HIGH_CARD, PEBBLES, Cards, PebbleOptions


def dealt(*cards: int) -> PlainState[Options, Cards]:
    """A game in which these cards are dealt."""
    state = HIGH_CARD.start(HIGH_CARD.options({}))
    for card in cards:
        state.play(f"deal {card}")
    return state


def test_the_number_of_a_move_is_its_text_in_every_process() -> None:
    state = dealt(4, 6)
    assert state.action_of("fold") == number_of("fold") == 0x666F6C64
    assert [state.move_of(action) for action in state.legal()] == ["fold", "show"]
    with pytest.raises(ValueError, match="no game contains the number -1"):
        state.move_of(-1)
    for number in (-1, number_of("deal 4"), number_of("deal ?")):
        assert isinstance(state.why(number), IllegalMove | NotYourTurn)


def test_a_seat_sees_its_own_card_alone_until_the_end() -> None:
    state = dealt(4, 6)
    assert list(state.view(0).history) == ["deal 4", "deal ?"]
    assert list(state.view(1).history) == ["deal ?", "deal 6"]
    assert list(state.view(None).history) == ["deal ?", "deal ?"]
    assert state.view(0).board.hands == [4, None]
    assert not state.view(0).is_open
    state.play("show")
    assert list(state.view(None).history) == ["deal 4", "deal 6", "show"]
    assert state.view(None).is_open
    assert state.scores() == [0, 1]


def test_games_that_differ_in_what_is_hidden_look_the_same() -> None:
    assert dealt(4, 6).view(0) == dealt(4, 1).view(0)
    assert dealt(4, 6).view(0) != dealt(5, 6).view(0)


def test_what_is_hidden_may_be_all_that_fits() -> None:
    rng = np.random.default_rng(1)
    view = dealt(4, 6).view(1)
    samples = [view.sample_state(rng) for _ in range(200)]
    assert all(sample.view(1) == view for sample in samples)
    first = Counter(sample.board.hands[0] for sample in samples)
    assert set(first) == {*CARDS} - {6}
    assert {sample.board.hands[1] for sample in samples} == {6}


@pytest.mark.parametrize(("card", "move"), [(1, "fold"), (7, "show")])
def test_the_search_thinks_of_what_it_cannot_see(card: int, move: str) -> None:
    # With a fold the other wins; whoever shows the highest card wins, whatever the other has.
    decision = find_bot("search:200", 1).choose(dealt(card, 4).view(0), Limit())
    assert decision.value is not None
    assert decision.value == pytest.approx(float(move == "show"), abs=0.05)


def test_nobody_has_numbered_rules_and_refusals_name_what_is_legal() -> None:
    state = dealt(4, 6)
    assert state.chances() == [], "it is not chance that moves"
    refusal = state.why("deal 4")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule is None
    assert refusal.legal == ("fold", "show")
    assert str(refusal) == "“deal 4” cannot be played here. Legal: fold, show."
    state.play("fold")
    assert isinstance(state.why("fold"), NotYourTurn)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.because) == ((1,), "The game is over.")


@pytest.mark.parametrize("given", [{"seats": 3}, {"seats": True}, {"seats": "2"}, {"colour": 1}])
def test_options_are_those_that_can_be_chosen(given: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        HIGH_CARD.options(given)


def test_an_option_without_messages_is_called_as_in_the_program() -> None:
    (choice,) = list_choices(HIGH_CARD, Options(2))
    assert (choice.title, choice.about, choice.title_of(2)) == ("Players", "", "2")


def test_a_board_shows_its_facts() -> None:
    state = dealt(4)
    assert HIGH_CARD.presenter.words(state) == ["hands: [4]", "bid: "]
    assert HIGH_CARD.presenter.aim(state.options) == "The higher card wins."


def test_chance_is_fair_unless_a_board_says_otherwise() -> None:
    assert dealt().chances() == pytest.approx([1 / 7] * 7)


def test_where_all_is_open_a_view_is_the_state_and_independent_of_it() -> None:
    state = PEBBLES.start(PEBBLES.options({}))
    state.play("take 1")
    view = state.view(None)
    sample = view.sample_state(np.random.default_rng(0))
    assert sample == state
    assert list(sample.actions) == list(state.actions)
    copy = state.copy()
    state.play("take 1")
    assert sample == copy != state
    assert (copy.outcome(), copy.why("take 1")) == (None, None)
    assert view.board.taken == {0: {5}, 1: set()}
    assert view.board.observe("take 1", None) == "take 1"


def test_every_combination_of_options_is_a_table() -> None:
    tables = list(PEBBLES.option_sets())
    assert tables == [PebbleOptions(2, two_at_once=False), PebbleOptions(2, two_at_once=True)]
    assert [len(PEBBLES.start(options).legal()) for options in tables] == [1, 2]


def test_what_is_no_move_is_malformed() -> None:
    with pytest.raises(Malformed, match="“take 3” is not a move of this game"):
        PEBBLES.read("take 3")


def test_a_switch_without_messages_is_on_or_off() -> None:
    _, choice = list_choices(PEBBLES, PebbleOptions(2))
    assert choice.title == "two at once"
    assert [choice.title_of(setting) for setting in choice.settings] == ["no", "yes"]


def test_what_nobody_can_have_seen_is_not_sampled() -> None:
    seen = History([number_of("show")])
    view = PlainView(HIGH_CARD, Options(2), 0, seen, dealt(4, 6).board)
    with pytest.raises(AssertionError, match="no game of High card looks like"):
        view.sample_state(np.random.default_rng(0))


def test_a_position_is_written_as_its_moves_and_read_back() -> None:
    start = PEBBLES.start(PEBBLES.options({"two_at_once": True}))
    assert str(start) == "pebbles/1 seats=2 two_at_once=true"
    assert PEBBLES.position(str(start)) == start
    state = start.copy()
    for move in ("take 2", "take 1"):
        state.play(move)
    assert str(state) == "pebbles/1 seats=2 two_at_once=true | moves take 2; take 1"
    twin = PEBBLES.position(str(state))
    assert twin == state
    assert Record.of(twin) == Record.of(state), "it has the same past"
    assert twin.undo() == "take 1"


def test_a_position_that_no_moves_lead_to_is_refused() -> None:
    text = "pebbles/1 seats=2 two_at_once=false | moves take 1"
    PEBBLES.position(text)
    with pytest.raises(IllegalMove, match="“take 2” cannot be played here"):
        PEBBLES.position(f"{text}; take 2")
    with pytest.raises(Malformed, match="left"):
        PEBBLES.position(f"{text} | left 3")
    with pytest.raises(Malformed, match="hidden"):
        HIGH_CARD.position(str(dealt(4, 6).view(0)))


def test_every_client_can_show_a_plain_game() -> None:
    view = PEBBLES.start(PEBBLES.options({"two_at_once": True})).view(0)
    assert PEBBLES.presenter.scene(view) == {
        "words": ["taken: {0: set(), 1: set()}"],
        "moves": [{"move": "take 1", "words": "take 1"}, {"move": "take 2", "words": "take 2"}],
    }

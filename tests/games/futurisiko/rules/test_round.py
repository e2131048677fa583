"""F16 to F23: the phases of a round, its sequence, and the cards."""

import numpy as np
import pytest

from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn
from ludoteca.games.futurisiko import Show
from ludoteca.games.futurisiko.box import DECK, TERRITORIES, TERRITORIES_PER_CARD
from tests.games.futurisiko.scenario import (
    DRAFT,
    HANDS,
    PRACTICE,
    WEST,
    after,
    dealt,
    legal_texts,
    play,
    raid,
    refused,
    returned,
)

# Round 2 of a game with cards, in which nobody has done anything in round 1.
SECOND = f"{dealt()}; built; built; built" + "; ready; moved" * 3 + "; turn tregua:yellow"


def test_F16_all_seats_complete_a_phase_before_the_next_begins() -> None:
    state = after(PRACTICE, cards=False)
    course = []
    for action in ("built", "built", "built", "moved", "moved", "moved"):
        course.append((state.phase_name, state.to_move))
        play(state, action)
    assert course == [
        *(("production", seat) for seat in range(3)),
        *(("operations", seat) for seat in range(3)),
    ]
    assert (state.phase_name, state.round) == ("sequence", 2)


def test_F16_a_step_that_is_not_asked_for_is_refused() -> None:
    state = after(PRACTICE, cards=False)
    early = refused(state, "moved")
    assert isinstance(early, IllegalMove)
    assert early.rule == "F64"
    assert set(early.legal) < legal_texts(state)
    dice = refused(state, "hits 1")
    assert isinstance(dice, NotYourTurn)


def test_F17_the_colour_of_the_turned_card_plays_first_and_others_clockwise() -> None:
    state = after(f"{DRAFT}; turn tregua:violet")
    assert (state.phase_name, state.sequence) == ("sequence", [])
    play(state, "turn tregua:yellow")
    assert state.sequence == [1, 2, 0]
    assert state.raw.queued == 2


def test_F17_a_card_that_was_turned_is_not_on_top_again() -> None:
    state = after(f"{DRAFT}; turn tregua:violet")
    assert "turn tregua:violet" not in legal_texts(state)
    assert refused(state, "turn tregua:violet").rule == "F71"


def test_F18_a_seat_draws_one_card_for_three_territories() -> None:
    state = after(dealt())
    assert state.hand_sizes() == [4, 4, 4]
    held = [[str(card) for card in hand or ()] for hand in state.hands()]
    assert held == [list(hand) for hand in HANDS]


def test_F18_with_seven_territories_a_seat_holds_two_cards() -> None:
    state = after("turn tregua:red", seats=5)
    while state.phase_name in ("draft", "sequence", "cards"):
        state.apply(state.legal()[0])
    assert state.hand_sizes() == [2] * 5


def test_F18_a_seat_with_fewer_than_three_territories_draws_nothing() -> None:
    state = after(DRAFT)
    owner = state.raw.owner
    owner[owner == 0] = 1
    owner[state.world.territory_index["peru"]] = 0
    play(state, "turn tregua:red; deal tregua:blue")
    assert state.sequence == [0, 1, 2]
    assert state.hand_sizes() == [0, 1, 0]


def test_F19_over_the_limit_cards_must_be_discarded() -> None:
    # Yellow loses a territory to red, and with it the right to a fourth card.
    state = after(
        f"{dealt()}; build tank 12 peru; built; built; built; ready;"
        "move tank 12 peru argentina; moved; fight argentina; roll; hits 0; roll; hits 1;"
        "ready; moved; ready; moved; turn tregua:yellow"
    )
    assert state.owners()["argentina"] == 0
    assert (state.phase_name, state.to_move) == ("cards", 1)
    assert "keep" not in legal_texts(state)
    refusal = refused(state, "keep")
    assert refusal.rule == "F18"
    assert refusal.facts == {"size": 4, "limit": 3, "territories": 11}
    play(state, "discard siluro_killer:blue")
    assert state.hand_sizes()[1] == 3
    # F20: besides what was over the limit, one card may go.
    assert "keep" in legal_texts(state)
    play(state, "discard arma_segreta:blue")
    assert legal_texts(state) == {"keep"}
    play(state, "keep; deal tregua:green")
    assert (state.hand_sizes()[1], state.to_move) == (3, 2)


def test_F20_who_must_give_up_all_cards_has_none_for_free() -> None:
    state = after(SECOND)
    owner = state.raw.owner
    owner[owner == 1] = 0
    owner[state.world.territory_index["argentina"]] = 1
    for number, card in enumerate(HANDS[1]):
        assert legal_texts(state) == {f"discard {held}" for held in HANDS[1][number:]}
        play(state, f"discard {card}")
    assert legal_texts(state) == {"keep"}
    play(state, "keep")
    assert (state.hand_sizes()[1], state.to_move) == (0, 2)


def test_F20_the_last_card_of_a_hand_may_be_the_one_for_free() -> None:
    state = after(SECOND)
    owner = state.raw.owner
    owner[owner == 1] = 0
    for place in ("argentina", "russia", "egitto"):
        owner[state.world.territory_index[place]] = 1
    play(state, "; ".join(f"discard {card}" for card in HANDS[1]))
    assert (state.hand_sizes()[1], legal_texts(state)) == (0, {"keep"})
    play(state, "keep; deal tregua:green")
    assert state.hand_sizes()[1] == 1


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_F20_how_many_cards_were_discarded_is_no_secret(seat: int | None) -> None:
    state = after(f"{SECOND}; discard siluro_killer:blue")
    view = state.view(seat)
    assert (view.rules, bool(view.raw.free_discarded)) == ("2", True)
    assert view.legal() == (state.legal() if seat == 1 else [])
    sampled = view.sample_state(np.random.default_rng(1))
    assert (sampled.rules, sampled.legal()) == ("2", state.legal())


def test_F20_one_useless_card_may_be_discarded_before_drawing() -> None:
    state = after(SECOND)
    assert legal_texts(state) == {"keep", *(f"discard {card}" for card in HANDS[1])}
    play(state, "discard siluro_killer:blue")
    assert legal_texts(state) == {"keep"}, "and to keep the rest is still said"
    refusal = refused(state, "discard arma_segreta:blue")
    assert (refusal.kind, refusal.rule, refusal.legal) == ("illegal", "F20", ("keep",))
    play(state, "keep; deal tradimento:green")
    assert state.hand_sizes() == [4, 4, 4]
    assert legal_texts(state) == {"keep", *(f"discard {card}" for card in HANDS[2])}, "the next"


def test_F20_by_the_rules_1_any_number_of_cards_may_be_discarded_before_drawing() -> None:
    state = after(SECOND, "1")
    assert legal_texts(state) == {"keep", *(f"discard {card}" for card in HANDS[1])}
    play(state, "discard siluro_killer:blue; discard arma_segreta:blue; keep")
    assert state.phase_name == "cards"
    play(state, "deal tradimento:green; deal tradimento:black")
    assert state.hand_sizes() == [4, 4, 4]
    assert state.to_move == 2


def test_F20_only_a_card_that_is_held_can_be_discarded() -> None:
    state = after(SECOND)
    refusal = refused(state, "discard arma_segreta:red")
    assert refusal.rule == "F19"
    assert refusal.legal == tuple(f"discard {card}" for card in HANDS[1])
    unseen = state.why(Show("discard", None))
    assert isinstance(unseen, Malformed)
    assert unseen.rule == "F71"


def test_F21_a_card_that_is_in_a_hand_cannot_be_dealt() -> None:
    state = after(f"{DRAFT}; turn tregua:red; deal tregua:blue")
    assert refused(state, "deal tregua:blue").rule == "F71"
    assert refused(state, "keep").rule == "F21"


def test_F22_the_deck_never_runs_out() -> None:
    # Red has taken six territories: its larger hand is dealt before yellow gives up cards.
    state = after(
        f"{dealt()}; build plane 6 brasile; built; built; built; ready;"
        f"{raid('brasile', WEST)}; ready; moved; ready; moved; turn tregua:green; turn tregua:black"
    )
    play(state, "turn super_produzione:red; keep; deal tregua:violet; deal siluro_killer:red")
    assert state.hand_sizes() == [6, 4, 4]
    play(state, "discard arma_segreta:blue; discard siluro_killer:blue; keep; keep")
    assert state.hand_sizes() == [6, 2, 4]
    # In general: hands that were full before, and hands that are full now.
    assert 2 * TERRITORIES // TERRITORIES_PER_CARD < DECK


def test_F12_once_all_sixty_cards_have_been_seen_they_come_back_in_their_order() -> None:
    state = after(DRAFT, cards=False)
    turned: list[str] = []
    while len(turned) < 60:
        # From the end of the list to its beginning.
        turned.append(str(state.moves()[-1]).removeprefix("turn "))
        play(state, f"turn {turned[-1]}")
        while state.phase_name != "sequence":
            play(state, "built" if state.phase_name == "production" else "moved")
    assert returned(state) == turned
    assert (legal_texts(state), state.chances()) == ({f"turn {turned[0]}"}, [1.0])
    assert refused(state, f"turn {turned[59]}").rule == "F71"
    play(state, f"turn {turned[0]}")
    assert returned(state) == [*turned[1:], turned[0]]


def test_F23_without_cards_there_are_no_hands() -> None:
    state = after(PRACTICE, cards=False)
    assert state.hand_sizes() == [0, 0, 0]
    assert state.phase_name == "production"


def test_F20_what_keeping_and_discarding_do_is_told() -> None:
    state = after(SECOND)
    assert state.game.presenter.describe(state, state.game.read("keep"))
    assert "blue" in state.game.presenter.describe(
        state, state.game.read("discard arma_segreta:blue")
    )


FLEET = "build sub 1 atlantico; build tank 4 peru; build plane 1 peru; built"
WAR = (
    f"{dealt()}; {FLEET}; build tank 2 argentina; build sub 1 atlantico_meridionale; built; built;"
    "ready; move tank 2 peru argentina; move plane 1 peru argentina; moved"
)
COURSE = (
    "",
    DRAFT.split("; claim peru", maxsplit=1)[0],
    DRAFT,
    dealt().rsplit("; deal", maxsplit=1)[0],
    SECOND,
    f"{dealt()}; built; launch red 2; built",
    dealt(),
    f"{dealt()}; built",
    f"{dealt()}; {FLEET}; built; built",
    f"{dealt()}; {FLEET}; built; built; ready",
    WAR,
    f"{WAR}; fight argentina",
    f"{WAR}; fight argentina; roll",
    f"{WAR}; fight argentina; roll; hits 0; roll; hits 1",
)


@pytest.mark.parametrize("record", COURSE)
def test_F16_nothing_is_said_against_what_is_legal(record: str) -> None:
    state = after(record)
    moves = state.moves()
    assert moves
    for move in moves[:: max(1, len(moves) // 40)] + moves[-3:]:
        assert state.why(move) is None
        assert state.game.presenter.describe(state, move)


def test_F50_nothing_is_said_against_a_removal_that_is_legal() -> None:
    state = after(f"{WAR}; fight argentina; roll; hits 0; roll")
    play(state, "hits 2")
    assert legal_texts(state) == {"remove 2 0", "remove 1 1"}
    assert all(state.why(move) is None for move in state.moves())

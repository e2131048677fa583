"""F11 to F15: the draft."""

import pytest

from ludoteca.core.choice import list_choices
from ludoteca.core.errors import IllegalMove, Malformed, NotYourTurn
from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import speaking
from ludoteca.games.futurisiko import Show
from tests.core.text.test_locales import LANGUAGES
from tests.games.futurisiko.scenario import DRAFT, RED, after, legal_texts, play, refused


@pytest.mark.parametrize("language", LANGUAGES)
def test_F11_three_players_are_offered_as_a_house_rule(language: str) -> None:
    game = find_game("futurisiko")
    with speaking(language):
        (seats,) = (c for c in list_choices(game, game.options({})) if c.name == "seats")
        titles = {setting: seats.title_of(setting) for setting in seats.settings}
    house = titles.pop(3)
    assert house.startswith("3 (")
    assert titles == {4: "4", 5: "5", 6: "6"}


def test_F12_cards_are_turned_until_a_colour_in_play_shows() -> None:
    state = after("turn tregua:black; turn tregua:green")
    assert state.sequence == []
    play(state, "turn tregua:blue")
    assert (state.sequence, state.to_move) == ([2, 0, 1], 2)


def test_F12_a_card_is_turned_once_and_then_all_are_unknown_again() -> None:
    state = after("turn tregua:black")
    assert refused(state, "turn tregua:black").rule == "F71"
    assert isinstance(state.why(Show("turn", None)), Malformed)
    play(state, "turn tregua:red")
    assert state.raw.unknown.sum() == 60
    assert state.raw.queued == 0


def test_F12_nobody_claims_before_the_order_is_known() -> None:
    refusal = refused(after(""), "claim alaska")
    assert isinstance(refusal, NotYourTurn)
    assert refusal.rule == "F12"


@pytest.mark.parametrize(("seats", "each"), [(3, 12), (4, 9), (5, 7), (6, 6)])
def test_F13_all_territories_are_shared_out_evenly(seats: int, each: int) -> None:
    state = after("turn tregua:red", seats=seats)
    while state.phase_name == "draft":
        state.apply(state.legal()[0])
    assert state.scores() == [each] * seats


def test_F13_seats_claim_by_turns_what_is_free() -> None:
    state = after("turn tregua:yellow; claim cina")
    assert (state.to_move, state.owners()) == (2, {"cina": 1})
    assert "claim cina" not in legal_texts(state)
    refusal = refused(state, "claim cina")
    assert isinstance(refusal, IllegalMove)
    assert refusal.rule == "F13"
    assert refused(state, "claim atlantis").rule == "F6"
    assert refused(state, "claim mediterraneo").rule == "F6"
    assert refused(state, "turn tregua:red").rule == "F13"


def test_F14_nobody_claims_the_territory_that_is_taken_out() -> None:
    state = after("turn tregua:red", seats=5, removed="groenlandia")
    assert "claim groenlandia" not in legal_texts(state)
    assert refused(state, "claim groenlandia").rule == "F14"


def test_F15_flags_are_the_only_pieces_at_the_start() -> None:
    state = after(DRAFT)
    assert state.units() == []
    assert state.subs() == []
    assert {place for place, seat in state.owners().items() if seat == 0} == set(RED)
    play(state, "turn tregua:red")
    assert state.round == 1


def test_F13_what_a_claim_and_a_turned_card_do_is_told() -> None:
    state = after("")
    assert "regua" in state.game.presenter.describe(state, state.game.read("turn tregua:red"))
    assert "?" in state.game.presenter.describe(state, Show("turn", None))
    play(state, "turn tregua:red")
    assert "Alaska" in state.game.presenter.describe(state, state.game.read("claim alaska"))

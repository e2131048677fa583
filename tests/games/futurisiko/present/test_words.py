"""A position in words says what the board shows."""

import pytest

from ludoteca.games.futurisiko.present.sentences.words import tell_position
from tests.games.futurisiko.scenario import after, dealt, operations, play, recorded


def test_seats_territories_fleets_and_cards_are_told() -> None:
    state = after(f"{dealt()}; build tank 1 peru; build plane 2 peru; build sub 1 atlantico")
    words = tell_position(state.view(0))
    assert "Peru: 1 tank, 2 planes and the flag." in words
    assert any(line.startswith("With a flag alone: Alaska, Western Canada,") for line in words)
    assert any("1 submarine of" in line for line in words)


def test_F70_cards_are_told_only_to_whom_they_belong() -> None:
    state = after(dealt())
    for position, cards in ((state.view(0), 4), (state, 12), (state.view(None), 0)):
        assert len([line for line in tell_position(position) if "type “" in line]) == cards


@pytest.mark.parametrize(
    ("hand", "use"),
    [
        (0, "Arma Segreta (red): 3 more dice in one of your rolls; type “weapon red”."),
        (0, "Super Produzione (red): 5 more points in your production; type “boost red”."),
        (1, "an opponent loses 5 points in the next production; type “launch red SEAT”."),
        (2, "Tradimento (blue): before you move: ends a truce that binds you"),
    ],
)
def test_F60_what_a_card_is_for_is_told_with_how_to_play_it(hand: int, use: str) -> None:
    assert any(use in line for line in tell_position(after(dealt()).view(hand)))


def test_an_invasion_and_a_fight_are_told() -> None:
    state = after(operations("build tank 2 peru", "build tank 1 argentina"), cards=False)
    play(state, "move tank 2 peru argentina")
    outlook = "Argentina (yellow): 2 tanks against 1 tank and the flag; no plane advantage"
    assert any(line.startswith(outlook) for line in tell_position(state))
    play(state, "moved; fight argentina")
    assert any(line.startswith("The fight for Argentina (yellow)") for line in tell_position(state))
    assert tell_position(state)[-1] == "yellow rolls 3 dice for Argentina, with a card or without."


def test_truces_are_told() -> None:
    words = recorded(8).game.presenter.words(recorded(8))
    assert len([line for line in words if line.startswith("Truce between")]) == 1


def test_a_seat_that_is_out_is_told() -> None:
    assert any("out of the game" in line for line in recorded(3).game.presenter.words(recorded(3)))


def test_F57_nobody_is_out_before_all_territories_are_taken() -> None:
    words = tell_position(after(""))
    assert len([line for line in words if "no territory yet" in line]) == 3
    assert not any("out of the game" in line for line in words)


def test_what_is_asked_for_is_told_in_every_phase() -> None:
    state = after("")
    endings = {tell_position(state)[-1]}
    record = (
        f"{dealt()}; built; launch red 2; built; accept; build tank 2 nuova_guinea; built; ready;"
        "moved; ready; moved; ready; moved"
    )
    phases = set()
    for action in record.split(";"):
        play(state, action)
        if state.phase not in phases:
            phases.add(state.phase)
            endings.add(tell_position(state)[-1])
    assert len(endings) >= len(phases)
    assert recorded(112).game.presenter.words(recorded(112))[-1] not in endings

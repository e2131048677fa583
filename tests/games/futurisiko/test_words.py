"""A position in words says what the board shows."""

from tests.games.futurisiko.scenario import after, dealt, operations, play, recorded


def test_seats_territories_fleets_and_cards_are_told() -> None:
    state = after(f"{dealt()}; build tank 1 peru; build plane 2 peru; build sub 1 atlantico")
    words = state.view(0).words()
    assert "Peru: flag, 1 tank, 2 planes." in words
    assert "Alaska: flag, 0 tanks, 0 planes." in words
    assert any("1 submarine of" in line for line in words)
    assert len([line for line in words if line.startswith("Cards of")]) == 1
    assert len([line for line in state.words() if line.startswith("Cards of")]) == 3
    assert not any(line.startswith("Cards of") for line in state.view(None).words())


def test_an_invasion_and_a_fight_are_told() -> None:
    state = after(operations("build tank 2 peru", "build tank 1 argentina"), cards=False)
    play(state, "move tank 2 peru argentina")
    assert any("has invaded Argentina with 2 tanks and 0 planes." in w for w in state.words())
    play(state, "moved; fight argentina")
    assert "Argentina" in state.words()[-1]


def test_truces_are_told() -> None:
    words = recorded(8).words()
    assert len([line for line in words if line.startswith("Truce between")]) == 1


def test_a_seat_that_is_out_is_told() -> None:
    assert any("out of the game" in line for line in recorded(3).words())


def test_what_is_asked_for_is_told_in_every_phase() -> None:
    state = after("")
    endings = {state.words()[-1]}
    record = (
        f"{dealt()}; built; launch red 2; built; accept; build tank 2 nuova_guinea; built; ready;"
        "moved; ready; moved; ready; moved"
    )
    phases = set()
    for action in record.split(";"):
        play(state, action)
        if state.phase not in phases:
            phases.add(state.phase)
            endings.add(state.words()[-1])
    assert len(endings) >= len(phases)
    assert recorded(112).words()[-1] not in endings

"""A position as text: what is read back, and what no game could come to."""

import pytest

from ludoteca.games.futurisiko import FUTURISIKO
from tests.games.futurisiko.scenario import PRACTICE, after, dealt, legal_texts, play, recorded
from tests.games.position_text import read_again, refused

# A round in which nobody builds, and nobody moves.
ROUND = "built; built; built; moved; moved; moved"


def test_F12_cards_turned_for_the_draft_are_told() -> None:
    state = after("turn tradimento:black; turn tregua:green")
    assert str(state) == (
        "futurisiko/2 seats=3 cards=true goal=20 dice_cap=null round_limit=null map=reconstruction"
        " | phase draft_order | turned tregua:green tradimento:black"
    )
    twin = read_again(state)
    assert "turn tregua:green" not in legal_texts(twin), "it is out of the pile"
    text = str(state)
    assert refused(FUTURISIKO, text.replace("tregua:green", "tregua:red")).rule == "F12"
    assert refused(FUTURISIKO, text.replace("tregua:green", "tregua:mauve")).rule is None
    assert refused(FUTURISIKO, f"{text} tregua:green").rule == "F5"


def test_F56_F59_a_game_that_is_over_was_won_or_had_no_round_left() -> None:
    won = read_again(recorded(88))
    limited = read_again(after(f"{PRACTICE}; {ROUND}", cards=False, round_limit=1))
    for state, rule in ((won, "F56"), (limited, "F59")):
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.rule == rule
    assert refused(FUTURISIKO, str(won).replace("goal=16", "goal=20")).rule == "F56"
    assert refused(FUTURISIKO, str(limited).replace("round_limit=1", "round_limit=2")).rule == "F56"


@pytest.mark.parametrize(
    ("field", "other", "rule"),
    [
        ("phase produce", "phase dance", None),
        ("rounds 1", "rounds 0", "F16"),
        ("rounds 1", "rounds 01", None),
        ("points 12", "points 99", "F24"),
        ("sequence 0 1 2", "sequence 0 2 1", "F17"),
        ("sequence 0 1 2", "sequence 0 1 2 0", "F17"),
        ("alaska:0", "atlantide:0", None),
        ("alaska:0", "alaska:0:0", None),
        ("alaska:0", "alaska:3", "F13"),
        ("alaska:0 ", "", "F13"),
        ("alaska:0 canada_occidentale:0", "canada_occidentale:0 alaska:0", None),
        ("0:tregua:red", "0:tregua:red 0:tregua:red", "F5"),
        ("0:tregua:red", "3:tregua:red", None),
        ("queue tradimento:red", "queue tregua:red", "F5"),
        ("queue tradimento:red", "queue tradimento:red~3", None),
    ],
)
def test_what_no_game_could_come_to_is_refused_with_its_rule(
    field: str, other: str, rule: str | None
) -> None:
    text = str(read_again(after(dealt())))
    assert field in text
    assert refused(FUTURISIKO, text.replace(field, other)).rule == rule


def test_what_is_set_up_goes_on_as_the_game_would() -> None:
    state = after(dealt())
    twin = read_again(state)
    for game in (state, twin):
        play(game, "build tank 3 alaska; built")
    assert twin == state
    assert [str(move) for move in twin.history] == ["build tank 3 alaska", "built"]

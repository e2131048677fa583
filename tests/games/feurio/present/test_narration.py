"""The story of a game: a line for each turn, without coordinates and numbers of rules."""

import pytest

from ludoteca.cli.terminal.terminal_log import TerminalLog
from ludoteca.core.parts.narration import Narration
from ludoteca.core.text.messages import speaking
from ludoteca.games.feurio import FeurioState
from tests.games.feurio.scenario import EXAMPLE_START, EXAMPLE_TURNS, actions_in, after


def follow(state: FeurioState, record: str, seat: int | None = None) -> list[Narration]:
    """What a seat is told of each move that is played on."""
    story = []
    for action in actions_in(record):
        before = state.view(seat)
        state.play(action)
        now = state.view(seat)
        story.append(now.game.presenter.narrate(before, now, now.history[-1]))
    return story


def lines(story: list[Narration]) -> list[str]:
    """The story as it is read."""
    log = TerminalLog()
    for told in story:
        log.hear("they", told)
    return [line.plain.removeprefix("They: ") for line in log.rest()]


def test_R8_R9_the_start_is_told_in_two_lines() -> None:
    assert lines(follow(after(""), EXAMPLE_START)) == [
        "The fire starts with a 3, two 6s and a 4.",
        "puts the 6 and the 6 in the middle.",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The fire starts with two 4s."),
        ("it", "L’incendio comincia con due 4."),
        ("fr", "Le feu part de deux 4."),
        ("nl", "Het vuur begint met twee keer een 4."),
        ("de", "Das Feuer beginnt mit zweimal der 4."),
    ],
)
def test_R8_start_tiles_with_the_same_number_are_counted(language: str, words: str) -> None:
    with speaking(language):
        assert lines(follow(after("", seats=2), "draw 4; draw 4")) == [words]


def test_a_turn_is_one_line_of_whose_turn_it_is() -> None:
    story = follow(after(EXAMPLE_START), "; ".join(EXAMPLE_TURNS))
    assert lines(story) == [
        "draws a 2 for the hottest spot (6 + 4 = 10), 1 firefighter on the 6, +1 point.",
        "draws a 1 for the hottest spot (6 + 4 = 10), 1 firefighter on the 6, +1 point.",
        "draws a 2 for the hottest spot (6 + 3 = 9), 2 firefighters on the 6, +1 point.",
        "draws a 5 for the hottest spot (6 + 3 = 9), 1 firefighter on the 5, +1 point.",
    ]
    assert [told.about for told in story[::3]] == [1, 2, 3, 0]


def test_each_step_can_be_told_alone() -> None:
    story = follow(after(EXAMPLE_START), f"{EXAMPLE_TURNS[0]}; draw 1; lay 0,1; pass")
    assert [told.words for told in story] == [
        "draws a 2.",
        "The fire spreads to the hottest spot (6 + 4 = 10).",
        "places 1 firefighter on the 6, +1 point.",
        "draws a 1.",
        "The fire spreads to the hottest spot (6 + 4 = 10).",
        "passes.",
    ]
    assert lines(story)[1] == "draws a 1 for the hottest spot (6 + 4 = 10) and passes."


def test_R62_who_plays_several_colours_is_told_which() -> None:
    story = follow(after("draw 1; draw 6", seats=2), "draw 2; lay 0,1; men 0,0 1 yellow")
    assert story[-1].words == "places 1 yellow firefighter on the 1, +1 point."


def test_R67_without_points_none_are_told() -> None:
    story = follow(after("draw 6", seats=1), "draw 5; lay 0,1; men 0,0 2 red")
    assert story[-1].words == "places 2 red firefighters on the 6."
    assert story[0].about == 0


def test_points_can_be_lost() -> None:
    state = after("draw 1; draw 6; draw 2; lay 0,1; men 0,0 1 yellow", seats=2)
    told = [line for line in lines(follow(state, _close_in(state.copy()))) if "−" in line]
    assert told, "the fire closes the last edge of somebody's own water"


def _close_in(state: FeurioState) -> str:
    """Moves on and on: whoever is to move lays where the heat is and places nobody."""
    moves = []
    while state.tiles_left or state.drawn:
        if state.to_move < 0:
            number = next(number for number, left in state.unseen.items() if left)
            move = f"draw {number}"
        else:
            move = next(str(move) for move in state.moves() if str(move).split()[0] in MEEK)
        moves.append(move)
        state.play(move)
    return "; ".join(moves)


MEEK = ("lay", "pass")


def test_R82_a_secret_tile_is_named_when_it_is_seen() -> None:
    state = after("draw 1; draw 6", seats=2, firebreak=True)
    assert lines(follow(state.copy(), "draw 2; lay 0,1; pass", 0)) == [
        "draws a tile in secret: a 2 for the hottest spot (6 + 1 = 7) and passes."
    ]
    assert lines(follow(state.copy(), "draw 2; lay 0,1; pass", 1)) == [
        "draws a 2 for the hottest spot (6 + 1 = 7) and passes."
    ]
    assert lines(follow(state, "draw 2; break 0,1 green", 0)) == [
        "draws a tile in secret and lays it face down: a firebreak, for 1 green firefighter."
    ]


def test_R39_without_tiles_a_turn_is_a_move_and_a_line() -> None:
    state = after("draw 1; draw 6", seats=2)
    for move in actions_in(_close_in(state.copy())):
        state.play(move)
    story = follow(state, "pass; pass")
    assert lines(story) == ["passes.", "passes."]


LAST_PASSES = (EXAMPLE_TURNS[0], "draw 1; lay 0,1; pass")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("it", "pesca un 2 per il punto più caldo (6 + 4 = 10), 1 pompiere sul 6, +1 punto."),
        ("de", "zieht eine 1 für die heißeste Stelle (6 + 4 = 10) und passt."),
        (
            "fr",
            "pioche un 2 pour le point le plus chaud (6 + 4 = 10), 1 pompier sur le 6, +1 point.",
        ),
        ("nl", "trekt een 2 voor de heetste plek (6 + 4 = 10), 1 brandweerman op de 6, +1 punt."),
    ],
)
def test_a_turn_is_told_in_every_language(language: str, line: str) -> None:
    with speaking(language):
        assert line in lines(follow(after(EXAMPLE_START), "; ".join(LAST_PASSES)))

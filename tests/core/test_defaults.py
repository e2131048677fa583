"""What a game need not say: the contract has an answer that serves anybody."""

from ludoteca.core.game import Game, Position
from ludoteca.games.feurio import FEURIO


def test_a_game_without_a_board_of_its_own_is_told_in_words() -> None:
    options = FEURIO.options({"seats": 2})
    state = FEURIO.start(options)
    for text in ("draw 3", "draw 6", "draw 4"):
        state.play(text)
    assert Game.board(FEURIO, options) == {}
    scene = Position.scene(state)
    assert scene["words"] == state.words()
    moves = scene["moves"]
    assert isinstance(moves, list)
    assert [move["move"] for move in moves] == [str(move) for move in state.moves()]
    assert all(move["words"] for move in moves)


def test_who_does_nothing_leaves_the_choice_to_a_bot_unless_a_game_knows_better() -> None:
    assert Position.idle(FEURIO.start(FEURIO.options({}))) is None


def test_a_game_without_figures_of_its_own_has_its_scores() -> None:
    assert FEURIO.start(FEURIO.options({})).retrospect() is None


def test_a_game_need_not_have_a_lesson() -> None:
    assert Game.lesson(FEURIO) is None

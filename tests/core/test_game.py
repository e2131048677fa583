"""What the contract itself gives to every game."""

from ludoteca.core.game import Game
from ludoteca.core.registry import find_game


def test_a_newcomer_sits_in_the_first_seat_unless_a_game_knows_better() -> None:
    game = find_game("feurio")
    options = game.options({"seats": 4})
    assert Game.usual_seat(game, options) == 0
    assert game.usual_seat(options) == 1

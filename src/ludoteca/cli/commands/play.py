"""ludoteca play: what is played, and by whom."""

import json
from contextlib import closing
from pathlib import Path

from ludoteca.cli.console import open_game
from ludoteca.cli.terminal.local_game import LocalGame
from ludoteca.cli.terminal.players import seat_players, split_players
from ludoteca.cli.terminal.saved_games import last_unfinished, new_file
from ludoteca.cli.terminal.terminal_game import TerminalGame
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Malformed
from ludoteca.core.system.signals import interruptible


def play_in_terminal(
    name: str,
    words: list[str],
    players: str | None,
    seed: str | None,
    load: Path | None,
    *,
    resume: bool,
    plain: bool,
) -> int:
    """Set up a table, or a game that was left, and play; the exit status."""
    game = open_game(name)
    specs = split_players(players)
    if resume or load:
        if words or seed:
            raise Malformed("play-kept-options")
        played = LocalGame.reopen(load or last_unfinished(name), specs)
    else:
        options = game.options(read_words(words))
        seating = seat_players(specs, game.presenter.usual_seat(options), options.seats, seed)
        played = LocalGame(game.start(options), seating, Dealer(seed), new_file(name))
    with interruptible(), closing(TerminalGame(played, is_plain=plain)) as terminal:
        return terminal.run()


def read_words(words: list[str]) -> dict[str, object]:
    """Options from words such as seats=3 or goal=coop; a word alone switches something on."""
    given: dict[str, object] = {}
    for word in words:
        name, separator, value = word.partition("=")
        if not separator:
            given[name] = True
            continue
        try:
            given[name] = json.loads(value)
        except (ValueError, RecursionError):
            given[name] = value
    return given

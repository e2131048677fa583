"""ludoteca play: what is played, and by whom."""

import json
from contextlib import closing
from pathlib import Path

from ludoteca.cli.console import open_game
from ludoteca.cli.players import seat_players, split_players
from ludoteca.cli.shelf import last_unfinished, new_place
from ludoteca.cli.sitting import Sitting
from ludoteca.core.chance import Dealer
from ludoteca.core.ending import interruptible
from ludoteca.core.errors import Malformed


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
        sitting = Sitting.reopen(load or last_unfinished(name), specs)
    else:
        options = game.options(read_words(words))
        seating = seat_players(specs, game.presenter.usual_seat(options), options.seats, seed)
        sitting = Sitting(game.start(options), seating, Dealer(seed), new_place(name))
    sitting.is_plain = plain
    with interruptible(), closing(sitting):
        return sitting.run()


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

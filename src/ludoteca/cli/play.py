"""ludoteca play: what is played, and by whom."""

import json
from pathlib import Path

from ludoteca.cli.players import seat_players
from ludoteca.cli.shelf import last_unfinished, new_place
from ludoteca.cli.sitting import Sitting
from ludoteca.cli.table import complain, open_game
from ludoteca.core.chance import Dealer
from ludoteca.core.errors import Refusal
from ludoteca.core.record import RecordRefused


def play_in_terminal(
    name: str,
    words: list[str],
    players: str | None,
    seed: str | None,
    load: Path | None,
    *,
    resume: bool,
) -> int:
    """Set up a table, or a game that was left, and play; the exit status."""
    try:
        game = open_game(name)
        if resume or load:
            sitting = Sitting.reopen(load or last_unfinished(name), players)
        else:
            options = game.options(read_words(words))
            seating = seat_players(players, game.usual_seat(options), options.seats, seed)
            sitting = Sitting(game.start(options), seating, Dealer(seed), new_place(name))
        return sitting.run()
    except RecordRefused as refused:
        return complain(refused.refusal)
    except Refusal as refusal:
        return complain(refusal)


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
        except ValueError:
            given[name] = value
    return given

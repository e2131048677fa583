"""Every game at every table, as short as its rules allow: for the suites of other projects."""

from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options
from ludoteca.core.registry import find_game, game_names

Table = tuple[AnyGame, Options]


def shorten(game: AnyGame, options: Options) -> Options:
    """The same table for one round, where rounds can be limited."""
    given = options.as_json()
    return game.options({**given, "round_limit": 1}) if "round_limit" in given else options


TABLES: list[Table] = [
    (game, shorten(game, options))
    for game in map(find_game, game_names())
    for options in game.option_sets()
    if game.encoder is not None
]


def name_of(table: Table) -> str:
    """A short name for a table in test reports."""
    game, options = table
    return "-".join(map(str, (game.name, *options.as_json().values())))

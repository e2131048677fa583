"""A server is killed in the middle of games: what it acknowledged is there, and games end."""

from pathlib import Path

import pytest

from tests.databases import SQLITE, Databases
from tests.server.support.ordeal import OPTIONS, Ordeal


@pytest.mark.parametrize("game", OPTIONS)
def test_games_survive_a_server_that_is_killed(
    databases: Databases, tmp_path: Path, game: str
) -> None:
    url = databases.make(SQLITE)
    ordeal = Ordeal(
        tmp_path, url, processes=1, games=4, at_once=4, pause=0.5, most_kills=2, game=game
    )
    ordeal.run()
    assert ordeal.kills == 2
    assert len(ordeal.played) == 4

"""Replays that were looked at are kept, and the oldest go when there are too many states."""

from collections.abc import AsyncIterator

import pytest

from ludoteca.core.records.record import Record
from ludoteca.core.registry import find_game
from ludoteca.server.limits.limit_settings import LimitSettings
from ludoteca.server.limits.limits import Limits
from ludoteca.server.replays.replay_cache import ReplayCache, name_players
from ludoteca.server.work_pool import WorkPool
from ludoteca.store import RecordRow
from tests.table.party import NOW, open_table

pytestmark = pytest.mark.anyio

HERE = "127.0.0.1"


def row(name: str) -> RecordRow:
    game = find_game("feurio")
    return RecordRow(name, "anna", str(Record.of(game.start(game.options({"seats": 2})))), NOW)


@pytest.fixture
async def cache() -> AsyncIterator[ReplayCache]:
    pool = WorkPool(2, Limits(LimitSettings(), limited=True))
    yield ReplayCache(pool)
    pool.close()


async def test_a_replay_is_made_once_and_the_oldest_makes_room(cache: ReplayCache) -> None:
    cache._replays.capacity = 2
    first, second = [await cache.of_record(row(name), HERE) for name in "ab"]
    assert await cache.of_record(row("a"), HERE) is first
    await cache.of_record(row("c"), HERE)
    assert await cache.of_record(row("a"), HERE) is first, "it was looked at after the second"
    assert await cache.of_record(row("b"), HERE) is not second


async def test_one_that_is_longer_than_all_that_fits_is_kept_alone(cache: ReplayCache) -> None:
    cache._replays.capacity = 0
    assert await cache.of_record(row("a"), HERE) is await cache.of_record(row("a"), HERE)


async def test_a_game_that_goes_on_is_seen_as_ones_own_seat_or_a_spectator(
    cache: ReplayCache,
) -> None:
    table = open_table("me bot")
    mine, others = cache.of_table("t", table, "anna"), cache.of_table("t", table, "")
    assert (mine.seat, others.seat) == (0, None)
    assert mine.key != others.key
    assert not mine.is_open
    table.resign(0, NOW)
    assert cache.of_table("t", table, "anna").is_open, "after the end all is seen"


@pytest.mark.parametrize(
    ("named", "players"),
    [
        (["Anna", "Ben"], ("Anna", "Ben")),
        (["Anna"], ("Anna", "")),
        (["Anna", "Ben", "Cleo"], ("Anna", "Ben")),
        (["x" * 50, 7], ("x" * 40, "7")),
        ("Anna", ("", "")),
        (None, ("", "")),
    ],
)
def test_a_record_names_its_players_as_far_as_it_does(
    named: object, players: tuple[str, str]
) -> None:
    extras = {} if named is None else {"players": named}
    assert name_players(Record("feurio", "1", {}, (), extras), 2) == players

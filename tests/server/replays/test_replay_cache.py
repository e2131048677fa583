"""Replays that were looked at are kept, and the oldest go when there are too many states."""

import pytest

from ludoteca.core.records.record import Record
from ludoteca.core.registry import find_game
from ludoteca.server.replays import replay_cache
from ludoteca.server.replays.replay_cache import ReplayCache, name_players
from ludoteca.store import RecordRow
from tests.table.party import NOW, open_table

pytestmark = pytest.mark.anyio


def row(name: str) -> RecordRow:
    game = find_game("feurio")
    return RecordRow(name, "anna", str(game.start(game.options({"seats": 2})).record()), NOW)


async def test_a_replay_is_made_once_and_the_oldest_makes_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay_cache, "MOST_STATES", 2)
    cache = ReplayCache()
    first, second = await cache.of_record(row("a")), await cache.of_record(row("b"))
    assert await cache.of_record(row("a")) is first
    await cache.of_record(row("c"))
    assert await cache.of_record(row("a")) is first, "it was looked at later than the second"
    assert await cache.of_record(row("b")) is not second


async def test_one_that_is_longer_than_all_that_fits_is_kept_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(replay_cache, "MOST_STATES", 0)
    cache = ReplayCache()
    assert await cache.of_record(row("a")) is await cache.of_record(row("a"))


async def test_a_game_that_goes_on_is_seen_as_ones_own_seat_or_a_spectator() -> None:
    table = open_table("me bot")
    cache = ReplayCache()
    mine, others = await cache.of_table("t", table, "anna"), await cache.of_table("t", table, "")
    assert (mine.seat, others.seat) == (0, None)
    assert not mine.is_open
    table.resign(0, NOW)
    assert (await cache.of_table("t", table, "anna")).is_open, "after the end all is seen"


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

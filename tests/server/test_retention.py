"""What was kept for long enough goes, step by step; what is needed stays."""

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import fields, replace
from pathlib import Path

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.server import Settings
from ludoteca.server.identities import DAY
from ludoteca.server.processes.server_clock import ServerClock
from ludoteca.server.retention import sweeper
from ludoteca.server.retention.retention_settings import RetentionSettings
from ludoteca.server.services import Services
from ludoteca.store import AssetRow, RecordRow
from ludoteca.table import Table
from tests.patience import PATIENCE
from tests.server.live.test_live_tables import add

pytestmark = pytest.mark.anyio


class Clock:
    """A clock that is put on by days."""

    def __init__(self) -> None:
        self.day = 1000.0

    def __call__(self) -> float:
        return self.day * DAY


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def services(
    database: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Services]:
    monkeypatch.setattr(sweeper, "BREATH", 0.0)
    settings = Settings(database=database, sweep=0.05)
    async with Services.open(settings, ServerClock(clock, clock)) as services:
        # Whoever was here in a test before has gone by now.
        clock.day += 2000
        await services.retention.go_round()
        await services.retention.go_round()
        clock.day += 2000
        await services.retention.go_round()
        yield services


async def pass_days(services: Services, clock: Clock, days: float) -> None:
    clock.day += days
    await services.retention.go_round()


async def test_guests_without_a_game_go_and_others_stay(services: Services, clock: Clock) -> None:
    guest = await services.identities.welcome()
    known = await services.identities.welcome()
    await services.store.people.set_passphrase(known.id, "a hash")
    _, host = await add(services)
    await pass_days(services, clock, 29)
    assert await services.identities.find(guest.id) is not None
    await pass_days(services, clock, 2)
    assert await services.identities.find(guest.id) is None
    assert await services.identities.find(known.id) is not None
    assert await services.identities.find(host.id) is not None


async def test_who_comes_is_a_guest_for_longer(services: Services, clock: Clock) -> None:
    guest = await services.identities.welcome()
    cookie = services.identities.write_cookie(guest)
    for _ in range(3):
        await pass_days(services, clock, 20)
        assert await services.identities.read_cookie(cookie) is not None


async def test_a_table_that_never_began_is_closed_and_goes_in_the_end(
    services: Services, clock: Clock
) -> None:
    row, _ = await add(services, "me open")
    await pass_days(services, clock, 13)
    assert (await services.tables.find_listed(row.id)).summary.status == "waiting"
    await pass_days(services, clock, 2)
    assert (await services.tables.find_listed(row.id)).summary.status == "closed"
    await pass_days(services, clock, 731)
    assert await services.store.tables.find(row.id) is None


async def test_a_game_that_nobody_goes_on_with_is_closed(services: Services, clock: Clock) -> None:
    row, host = await add(services)
    await pass_days(services, clock, 89)
    assert (await services.tables.find_listed(row.id)).summary.status == "playing"
    channel = await services.tables.find(row.id)
    await pass_days(services, clock, 2)
    assert channel.table.status.is_done, "who looks at it sees it"
    # Who has played stays known for two years, and then is someone.
    assert await services.identities.find(host.id) is not None
    await pass_days(services, clock, 700)
    assert await services.identities.find(host.id) is None


async def test_a_damaged_table_is_closed_by_deleting_it(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, _ = await add(services)
    services.tables.drop(row.id)
    monkeypatch.setattr(Table, "from_journal", lambda *_: 1 / 0)
    await pass_days(services, clock, 91)
    assert await services.store.tables.find(row.id) is None


async def test_records_and_files_go_unless_something_is_played_with_them(
    services: Services, clock: Clock
) -> None:
    who = await services.identities.welcome()
    store = services.store
    await store.uploads.add_record(RecordRow("r", who.id, "a record", clock()))
    await store.uploads.add_asset(AssetRow("unused", who.id, "a map", clock()))
    await pass_days(services, clock, 179)
    assert await store.uploads.find_record("r") is not None
    assert await store.uploads.find_asset("unused") is not None
    await pass_days(services, clock, 2)
    assert await store.uploads.find_record("r") is None
    assert await store.uploads.find_asset("unused") is None


async def test_more_than_one_step_goes_in_one_round(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "STEP", 2)
    guests = [await services.identities.welcome() for _ in range(5)]
    await pass_days(services, clock, 31)
    assert [await services.store.people.find_identity(guest.id) for guest in guests] == [None] * 5


async def test_what_is_kept_for_ever_stays(services: Services, clock: Clock) -> None:
    guest = await services.identities.welcome()
    forever = replace(services.retention._settings, guests=0.0, people=0.0)
    services.retention._settings = forever
    await pass_days(services, clock, 10_000)
    assert await services.store.people.find_identity(guest.id) is not None


async def test_what_fails_holds_up_nothing_else(
    services: Services,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(*_: object) -> list[str]:
        raise OSError("the disk is gone")

    guest = await services.identities.welcome()
    monkeypatch.setattr(services.store.erasure, "quiet_tables", fail)
    await pass_days(services, clock, 31)
    assert "deleting what is too old failed" in caplog.text
    assert await services.store.people.find_identity(guest.id) is None


async def test_rounds_are_made_by_themselves(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeper, "FIRST", 0.0)
    monkeypatch.setattr(sweeper, "ROUND", 0.01)
    guest = await services.identities.welcome()
    clock.day += 31
    watching = asyncio.create_task(services.retention.watch())
    async with asyncio.timeout(PATIENCE):
        while await services.store.people.find_identity(guest.id) is not None:
            await asyncio.sleep(0.02)
    services.retention.close()
    await watching


def test_the_docs_tell_how_long_everything_is_kept() -> None:
    page = Path("docs/hosting.md").read_text(encoding="utf-8")
    text = page.partition("\n## How long things are kept\n")[2].partition("\n## ")[0]
    words = re.findall(r"\| `(\w+=[\d.]+)` \|", text)
    assert RetentionSettings().but(words) == RetentionSettings()
    named = [word.partition("=")[0] for word in words]
    assert named == [field.name for field in fields(RetentionSettings)]


def test_a_host_says_in_days_how_long_things_are_kept() -> None:
    kept = RetentionSettings().but(["guests=7", "games=0", "files=0.5"])
    assert (kept.guests, kept.games, kept.files, kept.people) == (7, 0, 0.5, 730)


@pytest.mark.parametrize("word", ["guests", "guests=", "guests=-1", "guests=inf", "cats=3", "=3"])
def test_what_says_nothing_of_the_kind_is_refused_with_what_there_is(word: str) -> None:
    with pytest.raises(Malformed, match="guests, people, cookies"):
        RetentionSettings().but([word])


async def test_somebody_is_deleted_from_a_damaged_table_as_well(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, host = await add(services, "me open")
    other = await services.identities.welcome()
    channel = await services.tables.find(row.id)
    await channel.session.submit(lambda table: table.sit(other.id, "Ben", "", at=services.now()))
    services.tables.drop(row.id)
    with monkeypatch.context() as patch:
        patch.setattr(Table, "from_journal", lambda *_: 1 / 0)
        await services.deletion.delete(other.id, by="host")
    assert await services.store.people.find_identity(other.id) is None
    assert not any(other.id in entry for entry in await services.store.tables.entries(row.id))
    table = (await services.tables.find(row.id)).table
    assert [seat.who for seat in table.seats] == [host.id, "someone"]

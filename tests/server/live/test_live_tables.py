"""What happens by itself goes on, whatever fails, and what nobody needs leaves the memory."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteca.server import Settings
from ludoteca.server.live import live_tables
from ludoteca.server.live.viewer import Viewer
from ludoteca.server.processes.server_clock import ServerClock
from ludoteca.server.refusals import Failed, NotFound
from ludoteca.server.services import Services
from ludoteca.store import IdentityRow, StoreLost, TableRow
from ludoteca.table import SeatPlan, Setup, Table
from tests.databases import POSTGRESQL, Databases
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio

NOW = 1_000.0


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """Services whose sweeper looks every hundredth of a second, without a network."""
    settings = Settings(database=f"sqlite:///{tmp_path}/some.db", sweep=0.01, idle=0.0)
    async with Services.open(settings, ServerClock(lambda: NOW, lambda: NOW)) as services:
        yield services


async def add(services: Services, seats: str = "me here") -> tuple[TableRow, IdentityRow]:
    host = await services.identities.welcome()
    kinds = [SeatPlan(kind=kind) for kind in seats.split()]  # type: ignore[arg-type]
    options = {"seats": len(kinds)}
    setup = Setup(game="feurio", options=options, seats=tuple(kinds), host=host.id).settle()
    return await services.tables.add(setup, host, "here"), host


async def until(is_so: object) -> None:
    """Wait until something is so."""
    assert callable(is_so)
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(
    services: Services,
) -> None:
    row, host = await add(services)
    before = (await services.tables.find(row.id)).table
    await until(lambda: row.id not in services.tables._channels)
    after = (await services.tables.find(row.id)).table
    assert after is not before
    assert (after.version, after.seats) == (before.version, before.seats)
    assert after.seats_of(host.id) == [0, 1]


async def test_the_sweeper_goes_on_after_any_fault(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> list[str]:
        raise OSError("the disk is gone")

    row, _ = await add(services)
    with monkeypatch.context() as patch:
        patch.setattr(services.store.tables, "overdue", fail)
        await until(lambda: "looking after the tables failed" in caplog.text)
    await services.tables.find(row.id)
    await until(lambda: row.id not in services.tables._channels)


async def test_a_code_that_is_taken_is_thrown_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await add(services)
    codes = iter([first.code, "ANEW-CODE-HERE"])
    monkeypatch.setattr(live_tables, "make_code", lambda: next(codes))
    second, _ = await add(services)
    assert second.code == "ANEW-CODE-HERE"


async def test_many_who_come_at_once_find_one_channel(services: Services) -> None:
    row, _ = await add(services)
    services.tables._channels.clear()
    channels = await asyncio.gather(*(services.tables.find(row.id) for _ in range(5)))
    assert len({id(channel) for channel in channels}) == 1


async def test_there_is_no_table_by_another_name(services: Services) -> None:
    for name in ("nowhere", "no name at all", ""):
        with pytest.raises(NotFound):
            await services.tables.find(name)


async def test_damaged_tables_hold_up_no_other_and_are_named_in_the_log(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = [(await add(services))[0].id for _ in range(3)]
    sound = (await add(services))[0].id
    services.tables._channels.clear()
    read, tried = services.store.tables.entries, list[str]()

    async def read_damaged(table: str, after: int = 0) -> list[str]:
        tried.append(table)
        return ["no entry"] if table in damaged else await read(table, after)

    async def overdue(*_: object) -> list[str]:
        left = {row.table for row in await services.store.moderation.quarantined()}
        return [name for name in [*damaged, sound] if name not in left][:3]

    monkeypatch.setattr(services.store.tables, "entries", read_damaged)
    monkeypatch.setattr(services.store.tables, "overdue", overdue)
    await until(lambda: sound in tried)
    assert sorted(tried[:3]) == sorted(damaged)
    for name in damaged:
        assert caplog.text.count(f"the table {name} cannot be played here") == 1
        with pytest.raises(Failed, match="damaged"):
            await services.tables.find(name)


async def test_the_quarantine_outlasts_a_restart_and_ends_when_a_table_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/some.db", sweep=0.01)
    async with Services.open(settings, ServerClock(lambda: NOW, lambda: NOW)) as services:
        row, _ = await add(services)
        services.tables._channels.clear()
        with monkeypatch.context() as patch:
            patch.setattr(Table, "from_journal", lambda *_: 1 / 0)
            with pytest.raises(Failed, match="damaged"):
                await services.tables.find(row.id)
    later = ServerClock(lambda: NOW + 100, lambda: NOW)
    async with Services.open(settings, later) as services:
        (left,) = await services.store.moderation.quarantined()
        assert (left.table, left.fault) == (row.id, "ZeroDivisionError: division by zero")
        await services.tables.find(row.id)
        assert await services.store.moderation.quarantined() == []
        told = [(act.who, act.act, act.subject) for act in await services.store.moderation.audit()]
        assert told == [("server", "release", row.id)]


async def test_a_database_that_is_away_damages_no_table(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    row, _ = await add(services)
    services.tables._channels.clear()

    async def lose(*_: object) -> list[str]:
        raise StoreLost("store-lost", address="", fault="")

    with monkeypatch.context() as patch:
        patch.setattr(services.store.tables, "entries", lose)
        with pytest.raises(StoreLost):
            await services.tables.find(row.id)
    assert await services.store.moderation.quarantined() == []
    assert (await services.tables.find(row.id)).name == row.id


async def test_who_listens_to_others_begins_again_whatever_ended_it(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    times = 0

    async def changes() -> AsyncIterator[tuple[str, int]]:
        nonlocal times
        times += 1
        if times == 1:
            raise RuntimeError("nobody thought of this")
        yield "nowhere", 1

    monkeypatch.setattr(services.store, "changes", changes)
    listening = asyncio.create_task(services.tables.listen())
    await until(lambda: times > 1)
    listening.cancel()
    assert "listening to other processes failed" in caplog.text


async def test_who_hears_others_goes_on_after_a_fault(
    databases: Databases, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(database=databases.make(POSTGRESQL))
    async with (
        Services.open(settings, ServerClock(lambda: NOW, lambda: NOW)) as here,
        Services.open(settings, ServerClock(lambda: NOW, lambda: NOW)) as there,
    ):
        row, host = await add(here, "me open")
        channel, other = await here.tables.find(row.id), await there.tables.find(row.id)
        guest = await there.identities.welcome()

        async def fail() -> None:
            raise OSError("the line is cut")

        # Somebody is about to listen: else nothing is read before it is asked for.
        with channel.expect(Viewer(None, "en", draws=False)), monkeypatch.context() as patch:
            patch.setattr(channel.session, "catch_up", fail)
            await other.session.submit(
                lambda table: table.sit(guest.id, guest.name, guest.mark, at=NOW)
            )
            await until(lambda: "what others wrote cannot be told" in caplog.text)
        await there.tables.speak(other, host, 0, "text", "hello")
        await until(lambda: channel.last_line == 1)
        await channel.session.catch_up()
        assert channel.table.seats_of(guest.id) == [1]


async def test_what_is_being_opened_and_done_comes_to_its_end_before_the_store_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/some.db")
    reading, writing = asyncio.Event(), asyncio.Event()
    async with Services.open(settings, ServerClock(lambda: NOW, lambda: NOW)) as services:
        opened, _ = await add(services)
        played, _ = await add(services)
        services.tables.drop(opened.id)
        channel = await services.tables.find(played.id)
        read, append = services.store.tables.entries, services.store.tables.append

        async def read_late(*args: object) -> list[str]:
            reading.set()
            await asyncio.sleep(0.1)
            return await read(*args)  # type: ignore[arg-type]

        async def append_late(*args: object) -> None:
            writing.set()
            await asyncio.sleep(0.1)
            await append(*args)  # type: ignore[arg-type]

        monkeypatch.setattr(services.store.tables, "entries", read_late)
        monkeypatch.setattr(services.store.tables, "append", append_late)
        waiters = [
            asyncio.create_task(services.tables.find(opened.id)),
            asyncio.create_task(channel.session.submit(lambda table: table.resign(0, NOW))),
        ]
        await asyncio.gather(reading.wait(), writing.wait())
        opening = services.tables._opening[opened.id]
        (act,) = channel.session._acts
        for waiter in waiters:
            waiter.cancel()
    assert (await opening).name == opened.id
    assert await act == channel.table.version

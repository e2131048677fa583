"""One session: what is acknowledged is in the journal, and of two who come at once one wins."""

import asyncio
from collections.abc import Sequence

import numpy as np
import pytest

from ludoteca.core.errors import Refusal
from ludoteca.table import Stale, Status, Table, TableSession, Transition
from tests.table.party import NOW, MemoryKeeper, set_up
from tests.table.test_table import play_on

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def open_session(journal: MemoryKeeper, seats: str = "me here") -> TableSession:
    session = TableSession("table", Table(set_up(seats), "seed"), journal)
    if journal.entries:
        await session.catch_up()
    else:
        await session.submit(lambda table: table.open("Anna", "star", NOW))
    return session


def first_move(table: Table) -> None:
    """Whoever is to move makes the first move in the list."""
    seat = table.to_move
    assert seat is not None
    table.move(seat, table.version, str(table.view(seat).moves()[0]), NOW)


async def test_what_is_done_is_in_the_journal_and_told() -> None:
    journal = MemoryKeeper()
    session = await open_session(journal)
    told: list[Transition] = []
    session.subscribe(told.extend)
    version = await session.submit(first_move)
    assert version == session.table.version == len(journal.entries)
    assert [transition.version for transition in told] == [version]
    assert told[0].after is session.table.state


async def test_a_refused_act_leaves_nothing_behind() -> None:
    journal = MemoryKeeper()
    session = await open_session(journal)
    kept = list(journal.entries)

    def act(table: Table) -> None:
        first_move(table)
        table.move(0, -1, "pass", NOW)

    with pytest.raises(Stale):
        await session.submit(act)
    assert journal.entries == kept
    assert session.table.version == len(kept)
    await session.submit(first_move)


async def test_of_two_who_answer_the_same_position_one_wins() -> None:
    journal = MemoryKeeper()
    session = await open_session(journal)
    seat, version = session.table.to_move, session.table.version
    assert seat is not None
    text = str(session.table.view(seat).moves()[0])

    async def answer() -> bool:
        try:
            await session.submit(lambda table: table.move(seat, version, text, NOW))
        except Stale:
            return False
        return True

    assert sorted(await asyncio.gather(answer(), answer())) == [False, True]


async def test_two_processes_serve_one_table_and_neither_overwrites_the_other() -> None:
    journal = MemoryKeeper()
    here = await open_session(journal)
    there = await open_session(journal)
    heard: list[int] = []

    def hear(news: Sequence[Transition]) -> None:
        heard.extend(transition.version for transition in news)

    there.subscribe(hear)
    seat, seen = there.table.to_move, there.table.version
    assert seat is not None
    text = str(there.table.view(seat).moves()[0])
    version = await here.submit(first_move)
    with pytest.raises(Stale):
        await there.submit(lambda table: table.move(seat, seen, text, NOW))
    assert there.table.version == version, "the loser knows what has happened"
    assert heard == [version]
    await there.submit(first_move)
    await here.catch_up()
    assert here.table.state == there.table.state


async def test_what_answers_no_position_is_done_though_another_process_was_faster() -> None:
    journal = MemoryKeeper()
    here, there = await open_session(journal), await open_session(journal)
    await here.submit(lambda table: table.resign(0, NOW))
    version = await there.submit(lambda table: table.resign(1, NOW))
    await here.catch_up()
    assert here.table.version == there.table.version == version
    assert here.table.status == Status.CLOSED, "nobody is left who would play"


async def test_a_table_at_which_somebody_has_just_moved_is_not_given_up() -> None:
    journal = MemoryKeeper()
    here, there = await open_session(journal), await open_session(journal)
    seen = there.table.version
    await here.submit(first_move)
    with pytest.raises(Stale):
        await there.submit(lambda table: table.abandon(seen, NOW))
    assert there.table.status == Status.PLAYING


async def test_a_journal_that_takes_nothing_and_has_nothing_new_is_not_asked_for_ever() -> None:
    journal = MemoryKeeper()
    session = await open_session(journal)
    journal.entries.clear()
    with pytest.raises(Stale):
        await session.submit(first_move)


@pytest.mark.parametrize("keeps", [True, False])
async def test_after_a_fault_of_the_journal_the_door_looks_what_became_of_it(keeps: bool) -> None:
    journal = MemoryKeeper()
    session = await open_session(journal)
    before = session.table.version
    journal.fault, journal.keeps_before_fault = OSError("the line is cut"), keeps
    with pytest.raises(OSError, match="the line is cut"):
        await session.submit(first_move)
    assert session.table.version == before, "nothing is believed that was not acknowledged"
    await session.submit(first_move)
    assert session.table.version == len(journal.entries) > before + keeps
    again = await open_session(journal)
    assert again.table.state == session.table.state


async def test_whoever_has_left_hears_no_more() -> None:
    session = await open_session(MemoryKeeper())
    told: list[Transition] = []
    leave = session.subscribe(told.extend)
    leave()
    await session.submit(first_move)
    assert not told


async def test_an_act_that_does_nothing_writes_nothing() -> None:
    journal = MemoryKeeper()
    session = await open_session(journal)
    kept = len(journal.entries)
    assert await session.submit(lambda table: table.time_out(NOW)) == kept == len(journal.entries)


async def test_a_whole_game_goes_through_the_door() -> None:
    session = await open_session(MemoryKeeper())
    rng = np.random.default_rng(0)
    while session.table.status == Status.PLAYING:
        await session.submit(lambda table: play_on(table, rng, moves=1))
    with pytest.raises(Refusal):
        await session.submit(lambda table: table.move(0, table.version, "pass", NOW))


async def test_an_act_is_done_and_told_though_whoever_asked_has_hung_up() -> None:
    journal = MemoryKeeper()
    session = await open_session(journal)
    told: list[Transition] = []
    session.subscribe(told.extend)
    asking = asyncio.create_task(session.submit(first_move))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait({asking})
    await session.catch_up()
    assert asking.cancelled()
    assert [transition.version for transition in told] == [len(journal.entries)]


async def test_who_listens_to_a_doors_own_acts_does_not_hear_those_of_others() -> None:
    journal = MemoryKeeper()
    here, there = await open_session(journal), await open_session(journal)
    own: list[Transition] = []
    here.subscribe(own.extend, own=True)
    await there.submit(first_move)
    await here.catch_up()
    assert not own
    version = await here.submit(first_move)
    assert own[-1].version == version

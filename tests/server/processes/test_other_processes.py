"""Two processes at one database know who is connected to the other, and what was asked of it."""

import asyncio
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from threading import Event

import pytest

from ludoteca.server.limits.limit_settings import LimitSettings, Rate
from ludoteca.server.limits.limits import Limits
from ludoteca.server.live.journal_keeper import StoreJournalKeeper
from ludoteca.server.live.live_tables import LiveTables
from ludoteca.server.processes import other_processes
from ludoteca.server.processes.other_processes import OtherProcesses
from ludoteca.store import Store, Word
from tests.databases import POSTGRESQL, SQLITE, Databases
from tests.patience import PATIENCE
from tests.server.live.test_games import HERE, ME, play
from tests.server.live.test_table import INVITED
from tests.server.notify.test_mail import enrol, settings
from tests.server.support.guest import Chair, Guest
from tests.server.support.letterbox import receive_letters
from tests.server.support.local_server import LocalServer, serve_locally
from tests.server.support.serving import free_port

pytestmark = pytest.mark.anyio

Pair = tuple[LocalServer, LocalServer]


@pytest.fixture
def url(databases: Databases) -> str:
    return databases.make(POSTGRESQL)


@pytest.fixture
def servers(url: str, tmp_path: Path) -> Iterator[Pair]:
    with serve_locally(tmp_path, url) as one, serve_locally(tmp_path, url) as two:
        yield one, two


async def meet(one: LocalServer, two: LocalServer) -> tuple[str, list[Guest]]:
    """Two people at a table, each by way of another process."""
    people = [await Guest.come(one.address), await Guest.come(one.address)]
    opened = await people[0].post(
        "/tables", game="feurio", options={"seats": 2}, seats=[ME, INVITED]
    )
    await people[1].post("/join", code=opened["code"])
    people[1].address = two.address
    return opened["id"], people


async def await_presence(chair: Chair, online: list[int], watching: int = 0) -> None:
    """Wait until somebody is told so."""
    while True:
        told = await chair.hear("presence")
        if (told["online"], told["watching"]) == (online, watching):
            return


async def test_who_is_connected_elsewhere_is_shown_as_there(servers: Pair) -> None:
    one, two = servers
    table, people = await meet(one, two)
    first = await people[0].enter(table)
    second = await people[1].enter(table)
    await await_presence(first, [0, 1])
    await await_presence(second, [0, 1])
    stranger = await Guest.come(two.address)
    watching = await stranger.enter(table)
    await await_presence(first, [0, 1], watching=1)
    await watching.leave()
    await second.leave()
    await await_presence(first, [0])
    for guest in (*people, stranger):
        await guest.leave()


async def test_what_is_written_elsewhere_while_a_table_is_opened_is_told(
    servers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = servers
    player, stranger = await Guest.come(one.address), await Guest.come(two.address)
    table = await player.open([ME, HERE])
    chair = await player.enter(table, scene=False)
    tables = two.services.tables
    read, hear = StoreJournalKeeper.read, LiveTables._hear
    was_read, was_heard = Event(), Event()

    async def read_late(keeper: StoreJournalKeeper, name: str, after: int) -> list[str]:
        entries = await read(keeper, name, after)
        was_read.set()
        while not was_heard.is_set():
            await asyncio.sleep(0.01)
        return entries

    async def hear_of_it(here: LiveTables, name: str, version: int) -> None:
        if here is tables:
            was_heard.set()
        await hear(here, name, version)

    # Nobody but the second process reads on: the first one wrote everything.
    monkeypatch.setattr(StoreJournalKeeper, "read", read_late)
    monkeypatch.setattr(LiveTables, "_hear", hear_of_it)
    entering = asyncio.create_task(stranger.enter(table))
    await asyncio.to_thread(was_read.wait)
    was_heard.clear()
    assert await play(chair, most=1) == 1
    watching = await entering
    while watching.version < chair.version:
        await watching.hear("event")
    for guest in (player, stranger):
        await guest.leave()


async def test_a_process_that_comes_later_is_told_who_is_there(url: str, tmp_path: Path) -> None:
    with serve_locally(tmp_path, url) as one:
        people = [await Guest.come(one.address)]
        table = await people[0].open([ME, {"kind": "open"}])
        await people[0].enter(table)
        with serve_locally(tmp_path, url) as two:
            other = await Guest.come(two.address)
            chair = await other.enter(table)
            await await_presence(chair, [0], watching=1)
            await other.leave()
        await people[0].leave()


async def test_who_was_connected_to_a_process_that_died_is_gone(
    servers: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = servers
    table, people = await meet(one, two)
    first = await people[0].enter(table)
    await people[1].enter(table)
    await await_presence(first, [0, 1])

    async def survivors(_since: float) -> set[str]:
        return set()

    monkeypatch.setattr(one.services.store.heartbeats, "living", survivors)
    await await_presence(first, [0])
    for guest in people:
        await guest.leave()


async def test_who_plays_by_way_of_another_process_gets_no_letter(url: str, tmp_path: Path) -> None:
    port = free_port()
    mail = settings(port, mail_delay=0.3)
    with (
        receive_letters(port) as box,
        serve_locally(tmp_path, url, **mail) as one,
        serve_locally(tmp_path, url, **mail) as two,
    ):
        table, people = await meet(one, two)
        for number, guest in enumerate(people):
            await enrol(guest, box, f"p{number}@example.org")
        chairs = [await guest.enter(table) for guest in people]
        for seat, chair in enumerate(chairs):
            await await_presence(chair, [0, 1])
            assert seat in (0, 1)
        for _ in range(6):
            seat = chairs[0].table["to_move"]
            while chairs[seat].version < max(chair.version for chair in chairs):
                await chairs[seat].hear("event", "table")
            refused = await chairs[seat].move(seat, "nonsense", version=0)
            done = await chairs[seat].move(seat, refused["legal"][0])
            for chair in chairs:
                while chair.version < done["version"]:
                    await chair.hear("event", "table")
        await asyncio.sleep(1)
        assert box.letters == []
        for guest in people:
            await guest.leave()


async def test_what_somebody_takes_in_one_process_is_taken_in_the_other(
    url: str, tmp_path: Path
) -> None:
    limits = LimitSettings(guests=Rate(10, 0.001))
    with (
        serve_locally(tmp_path, url, limited=True, limits=limits) as one,
        serve_locally(tmp_path, url, limited=True, limits=limits) as two,
    ):
        # Until the other process listens, it hears nothing; here each hears of somebody's presence.
        host = await Guest.come(one.address, home="192.0.2.9")
        table = await host.open([ME, {"kind": "open"}])
        await host.enter(table)
        looking = await Guest.come(two.address, home="192.0.2.9")
        await await_presence(await looking.enter(table), [0], watching=1)
        for _ in range(10):
            await (await Guest.come(one.address, home="192.0.2.7")).leave()
        # The word may be on its way; but each who comes meanwhile takes one of ten there, too.
        for _ in range(9):
            stranger = Guest(two.address, home="192.0.2.7")
            status = (await stranger.http.get("/me")).status_code
            await stranger.leave()
            if status == HTTPStatus.TOO_MANY_REQUESTS:
                break
            await asyncio.sleep(1)
        assert status == HTTPStatus.TOO_MANY_REQUESTS
        other = Guest(two.address, home="192.0.2.8")
        assert (await other.http.get("/me")).status_code == 200
        for guest in (host, looking, other):
            await guest.leave()


async def test_who_is_muted_in_one_tab_is_muted_in_another_by_way_of_another_process(
    servers: Pair,
) -> None:
    one, two = servers
    table, people = await meet(one, two)
    anna, ben = people
    here = await anna.enter(table)
    anna.address = two.address
    there = await anna.enter(table)
    speaking = await ben.enter(table)
    await speaking.say("talk", kind="text", text="an insult")
    for chair in (here, there):
        assert (await chair.hear("talk"))["line"]["text"] == "an insult"
    assert (await here.ask("mute", line=1, muted=True))["type"] == "done"
    line = (await there.hear("talk"))["line"]
    assert (line["id"], line["kind"], line["text"]) == (1, "muted", "")
    for guest in people:
        await guest.leave()


async def renew_nothing(_who: str) -> None:
    """Nobody is connected."""


async def test_amounts_are_told_in_words_that_fit(url: str) -> None:
    store, listener = await Store.open(url), await Store.open(url)
    limits, elsewhere = (Limits(LimitSettings(), limited=True) for _ in range(2))
    told = OtherProcesses(store, limits, renew_nothing)
    heard = OtherProcesses(listener, elsewhere, renew_nothing)
    names = [f"to {'ä' * 24}😀{number}@example.org" for number in range(300)]
    news = listener.changes()
    assert await anext(news) == Word("", "")
    for name in names:
        limits.mails.take(name)
    await told.tell()
    async with asyncio.timeout(PATIENCE):
        while any(elsewhere.mails._find(name)._left > 4.1 for name in names):
            word = await anext(news)
            assert isinstance(word, Word)
            await heard.hear(word)
    assert limits.mails.collect_untold() == {}, "nothing is told twice"
    assert elsewhere.mails.collect_untold() == {}, "what others told is not told back"
    await store.close()
    await listener.close()


async def test_a_server_with_a_file_has_nobody_to_tell(databases: Databases) -> None:
    store = await Store.open(databases.make(SQLITE))
    limits = Limits(LimitSettings(), limited=True)
    others = OtherProcesses(store, limits, renew_nothing)
    others.note("table", other_processes.Presence(frozenset({"anna"}), 1))
    await others.tell()
    await others.tell_mutes("anna")
    assert others.find_presence("table") == other_processes.NOBODY
    assert await others.bury(0.0) == ()
    await store.tell_word("nobody hears it")
    await store.close()

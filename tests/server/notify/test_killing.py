"""A server is killed between a move and the word of it: it is sent later, under the same id."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.databases import POSTGRESQL, SQLITE, Databases
from tests.forks import Forks
from tests.server.notify.test_mail import HERE, enrol, pass_turn
from tests.server.notify.test_webhook import SECRET, leave, meet, play_until_other
from tests.server.support.letterbox import Letterbox, receive_letters
from tests.server.support.receiver import Receiver, receive
from tests.server.support.serving import Server, free_port, serve

pytestmark = pytest.mark.anyio


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def box(port: int) -> Iterator[Letterbox]:
    with receive_letters(port) as box:
        yield box


def mail_words(port: int) -> tuple[str, ...]:
    """How a server is told that it may write letters."""
    mail = ("--mail", f"smtp://127.0.0.1:{port}", "--mail-from", "games@play.example")
    return (*mail, "--address", HERE)


def read_outbox(server: Server, statement: str = "SELECT id FROM outbox") -> list[str]:
    """What a server that was killed has left to be sent."""
    with closing(sqlite3.connect(server.folder / "ludoteca.db")) as database, database:
        return [row[0] for row in database.execute(statement)]


async def test_a_letter_is_sent_though_the_server_was_killed_before_it(
    server_forks: Forks, tmp_path: Path, port: int, box: Letterbox
) -> None:
    with serve(tmp_path, "--unlimited", *mail_words(port), forks=server_forks) as server:
        table, people, chairs = await meet(server.address)
        for number, guest in enumerate(people):
            await enrol(guest, box, f"p{number}@example.org")
        seat = await pass_turn(chairs)
        server.kill()
        (message,) = read_outbox(server)
        # A minute later.
        read_outbox(server, "UPDATE outbox SET due_at = due_at - 60 RETURNING id")
        assert box.letters == []
        server.start()
        (letter,) = await asyncio.to_thread(box.await_letters, 1)
        assert letter["To"] == f"p{seat}@example.org"
        assert letter["Message-ID"] == f"<{message}@ludoteca>"
        assert f"/table/{table}" in letter.get_content()
        server.stop()
        assert read_outbox(server) == [], "what is sent is gone"
        await leave(people)


async def test_a_letter_that_may_have_been_sent_is_sent_again_as_the_same_one(
    server_forks: Forks, tmp_path: Path, port: int, box: Letterbox
) -> None:
    with serve(tmp_path, "--unlimited", *mail_words(port), forks=server_forks) as server:
        _, people, chairs = await meet(server.address)
        for number, guest in enumerate(people):
            await enrol(guest, box, f"p{number}@example.org")
        await pass_turn(chairs)
        for _ in range(2):
            server.kill()
            # The mail server has taken it, and falls asleep before it says so.
            box.pause = 3.0 if not box.letters else 0.0
            read_outbox(server, "UPDATE outbox SET due_at = 0 RETURNING id")
            server.start()
            await asyncio.to_thread(box.await_letters, len(box.letters) + 1)
        first, second = box.letters
        assert first["Message-ID"] == second["Message-ID"]
        assert first.as_bytes() == second.as_bytes()
        await leave(people)


@pytest.mark.parametrize("kind", [SQLITE, POSTGRESQL])
async def test_a_program_hears_of_a_turn_though_the_server_was_killed_before_it(
    databases: Databases, server_forks: Forks, tmp_path: Path, port: int, kind: str
) -> None:
    hook = ("--webhook", f"http://127.0.0.1:{port}/", "--webhook-secret", SECRET)
    url = databases.make(kind)
    with serve(tmp_path, "--unlimited", *hook, database=url, forks=server_forks) as server:
        table, people, chairs = await meet(server.address)
        for _ in range(2):
            await play_until_other(chairs)
        version = chairs[0].version
        server.kill()
        with receive(port) as receiver:
            server.start()
            while version not in {told["version"] for told in receiver.turns()}:
                await asyncio.sleep(0.05)
            assert {told["table"] for told in receiver.turns()} == {table}
            assert_once(receiver)
        await leave(people)


def assert_once(receiver: Receiver) -> None:
    """Every turn has one id."""
    names = {headers["webhook-id"] for headers, _ in receiver.got}
    assert len(names) == len({told["version"] for told in receiver.turns()})

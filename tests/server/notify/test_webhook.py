"""The webhook: a program hears whose turn it is, signed, and can never hurt the game."""

import asyncio
import base64
import hashlib
import hmac
import json
import logging
import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludoteca.cli.commands import serve as cli
from ludoteca.core.errors import Malformed
from ludoteca.server import Settings
from ludoteca.server.notify import outbox_sender
from ludoteca.server.notify.webhook import read_secret
from tests.databases import POSTGRESQL, Databases
from tests.forks import Forks
from tests.patience import PATIENCE
from tests.server.live.test_games import BOT, HERE, ME
from tests.server.live.test_table import INVITED, first_move, turn_of
from tests.server.support.guest import Chair, Guest, Words
from tests.server.support.local_server import LocalServer, serve_locally
from tests.server.support.receiver import Receiver, receive
from tests.server.support.serving import free_port, serve

pytestmark = pytest.mark.anyio

HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"
SECRET = "a secret of many letters"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receive() as receiver:
        yield receiver


@pytest.fixture
def local(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> Iterator[LocalServer]:
    """A server with a webhook, that does not wait long before another attempt."""
    monkeypatch.setattr(outbox_sender, "PAUSES", (0.05, 0.1, 0.2))
    with serve_locally(
        tmp_path,
        webhook=receiver.url,
        webhook_secret=SECRET,
        address="https://play.example/",
        metrics="here",
    ) as local:
        yield local


async def meet(address: str, **more: object) -> tuple[str, list[Guest], list[Chair]]:
    """Two people at a table; the host has seat 0."""
    anna, ben = await Guest.come(address), await Guest.come(address)
    await anna.http.patch("/me", json={"name": "Anna"})
    await ben.http.patch("/me", json={"name": "Ben"})
    opened = await anna.post(
        "/tables", game="feurio", options={"seats": 2}, seats=[ME, INVITED], **more
    )
    await ben.post("/join", code=opened["code"])
    table = opened["id"]
    return table, [anna, ben], [await anna.enter(table), await ben.enter(table)]


async def move_on(chair: Chair) -> None:
    """Whoever is to move does, and hears of it."""
    version = (await first_move(chair, turn_of([chair])))["version"]
    while chair.version < version:
        await chair.hear("event")


async def play_until_other(chairs: list[Chair]) -> int:
    """Move until it is the other's turn; whose it is now."""
    seat = turn_of(chairs)
    while turn_of([chairs[seat]]) == seat:
        await move_on(chairs[seat])
    other = chairs[1 - seat]
    while other.version < chairs[seat].version:
        await other.hear("event", "table")
    return 1 - seat


async def leave(people: list[Guest]) -> None:
    for guest in people:
        await guest.leave()


def check_signature(headers: dict[str, str], body: bytes, secret: str = SECRET) -> None:
    """As a receiver does it, by Standard Webhooks."""
    name, at = headers["webhook-id"], headers["webhook-timestamp"]
    signed = hmac.new(secret.encode(), f"{name}.{at}.".encode() + body, hashlib.sha256)
    assert headers["webhook-signature"] == f"v1,{base64.b64encode(signed.digest()).decode()}"
    assert abs(time.time() - int(at)) < 60


async def test_a_program_hears_whose_turn_it_is_and_nothing_of_the_game(
    local: LocalServer, receiver: Receiver
) -> None:
    table, people, chairs = await meet(local.address, clock={"kind": "days", "amount": 2})
    begun = 0 if turn_of(chairs) == 1 else 1
    before = len(receiver.await_turns(begun)) if begun else 0
    seat = await play_until_other(chairs)
    told = receiver.await_turns(before + 1)[-1]
    (example,) = re.findall(r"```json\n(.+?)\n```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    assert list(json.loads(example)) == list(told), "as it is documented"
    deadline, at = told.pop("deadline"), told.pop("at")
    assert deadline == at + 2 * 24 * 60 * 60
    assert told == {
        "event": "turn",
        "table": table,
        "version": chairs[seat].version,
        "game": "feurio",
        "title": "Feurio!",
        "seat": seat,
        "player": ["Anna", "Ben"][seat],
        "address": f"https://play.example/table/{table}",
    }
    headers, body = receiver.got[-1]
    check_signature(headers, body)
    assert headers["content-type"] == "application/json"
    with pytest.raises(AssertionError):
        check_signature(headers, body, "another secret of letters")
    await leave(people)


async def test_who_has_just_acted_needs_no_word(local: LocalServer, receiver: Receiver) -> None:
    guest = await Guest.come(local.address)
    table = await guest.open([ME, HERE])
    chair = await guest.enter(table)
    for _ in range(3):
        await move_on(chair)
    assert receiver.got == []
    await guest.leave()


async def test_after_a_bot_it_is_somebodys_turn(local: LocalServer, receiver: Receiver) -> None:
    guest = await Guest.come(local.address)
    table = await guest.open([BOT, ME])
    chair = await guest.enter(table)
    while not receiver.got:
        if chair.table["to_move"] == 1:
            await move_on(chair)
            await asyncio.sleep(0.05)
        else:
            await chair.hear("event")
    assert {told["seat"] for told in receiver.turns()} == {1}
    await guest.leave()


async def test_a_receiver_that_fails_is_asked_again_with_the_same_id(
    local: LocalServer, receiver: Receiver
) -> None:
    _, people, chairs = await meet(local.address)
    await play_until_other(chairs)
    receiver.await_turns(1)
    await asyncio.sleep(0.1)
    receiver.got.clear()
    receiver.answers = [500, 503, 429]
    await play_until_other(chairs)
    receiver.await_turns(4)
    assert len({headers["webhook-id"] for headers, _ in receiver.got}) == 1
    assert len({body for _, body in receiver.got}) == 1
    for headers, body in receiver.got:
        check_signature(headers, body)
    await leave(people)


async def test_a_receiver_that_refuses_is_left_alone(
    local: LocalServer, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    _, people, chairs = await meet(local.address)
    receiver.answers = [404] * 9
    with caplog.at_level(logging.DEBUG):
        await play_until_other(chairs)
        got = len(receiver.await_turns(1))
        await asyncio.sleep(0.5)
    assert len(receiver.got) == got
    assert "was not delivered (webhook): answer 404" in caplog.text
    await leave(people)


async def test_what_waits_when_the_server_stops_is_sent_when_it_is_back(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox_sender, "PAUSES", (600.0,))
    receiver.answers = [500, 503]
    hook: Words = {"webhook": receiver.url, "webhook_secret": SECRET}
    with serve_locally(tmp_path, **hook) as local:
        _, people, chairs = await meet(local.address)
        for _ in range(2):
            await play_until_other(chairs)
        count = len(receiver.await_turns(2))
        await leave(people)
    with serve_locally(tmp_path, **hook) as local:
        local.ahead = 600.0
        receiver.await_turns(count + 2)
    names = [headers["webhook-id"] for headers, _ in receiver.got]
    assert set(names[:2]) == set(names[-2:])


async def test_a_server_stops_soon_and_what_a_slow_receiver_may_have_heard_is_told_again(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox_sender, "CLOSING", 0.2)
    receiver.pause = 3.0
    hook: Words = {"webhook": receiver.url, "webhook_secret": SECRET}
    with serve_locally(tmp_path, **hook) as local:
        _, people, chairs = await meet(local.address)
        await play_until_other(chairs)
        count = len(receiver.await_turns(1))
        await leave(people)
        start = time.monotonic()
    assert time.monotonic() - start < 3.0
    with serve_locally(tmp_path, **hook) as local:
        local.ahead = outbox_sender.LEASE
        receiver.await_turns(count + 1)
    names = [headers["webhook-id"] for headers, _ in receiver.got]
    assert names[-1] in names[:count]


async def test_a_log_keeps_address_and_secret(
    server_forks: Forks, tmp_path: Path, receiver: Receiver
) -> None:
    words = ("--log-level", "debug", "--webhook", receiver.url, "--webhook-secret", SECRET)
    with serve(tmp_path, "--unlimited", *words, forks=server_forks) as server:
        receiver.answers = [404] * 99
        table, people, chairs = await meet(server.address)
        await play_until_other(chairs)
        told = receiver.await_turns(1)[0]
        assert told["address"] == f"{server.address}/table/{table}", "where it is by itself"
        await leave(people)
    assert "was not delivered (webhook): answer 404" in server.log.read_text()
    for secret in ("in-the-address", SECRET, table):
        assert secret not in server.log.read_text()


async def test_a_slow_receiver_does_not_delay_play(
    local: LocalServer, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox_sender, "PATIENCE", 0.3)
    receiver.pause = 2.0
    _, people, chairs = await meet(local.address)
    for _ in range(6):
        # Each answer comes while the receiver still thinks about the first message.
        await play_until_other(chairs)
    assert chairs[0].table["to_move"] is not None
    await leave(people)


async def test_a_receiver_that_is_down_hurts_nobody_and_hears_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox_sender, "PAUSES", (0.2,) * 100)
    port = free_port()
    url = f"http://127.0.0.1:{port}/hook"
    with serve_locally(tmp_path, webhook=url, webhook_secret=SECRET) as local:
        _, people, chairs = await meet(local.address)
        seat = await play_until_other(chairs)
        with receive(port) as receiver:
            count = 1
            while seat not in {told["seat"] for told in receiver.await_turns(count)}:
                count += 1
            await leave(people)


async def test_what_waits_is_bounded(local: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox_sender, "MOST", 0)
    await asyncio.sleep(0.2)
    _, people, chairs = await meet(local.address)
    await play_until_other(chairs)
    metrics = httpx.get(f"{local.address}/metrics", timeout=PATIENCE).text
    assert 'ludoteca_messages_total{kind="webhook",outcome="dropped"}' in metrics
    await leave(people)


async def test_of_two_processes_the_one_that_wrote_sends(
    databases: Databases, tmp_path: Path, receiver: Receiver
) -> None:
    url = databases.make(POSTGRESQL)
    hook: Words = {"webhook": receiver.url, "webhook_secret": SECRET}
    with serve_locally(tmp_path, url, **hook) as one, serve_locally(tmp_path, url, **hook) as two:
        table, people, chairs = await meet(one.address)
        elsewhere = Guest(two.address)
        elsewhere.http.cookies = people[1].http.cookies
        chairs[1] = await elsewhere.enter(table)
        for _ in range(4):
            await play_until_other(chairs)
        await asyncio.to_thread(receiver.await_turns, 4)
        # Long enough for one that is told twice.
        await asyncio.sleep(0.3)
        told = [(each["version"], each["seat"]) for each in receiver.turns()]
        assert len(told) == len(set(told))
        await leave([*people, elsewhere])


def test_a_webhook_needs_an_address_and_a_secret() -> None:
    def start(webhook: str, secret: str | None) -> None:
        settings = Settings(webhook=webhook, webhook_secret=secret)
        cli.serve("127.0.0.1", 0, settings, workers=1, opens=False)

    for url in ("ftp://x.example/", "nowhere", "http:///x", "https://[x", "file:///etc/passwd"):
        with pytest.raises(Malformed, match="http:// or https://") as refused:
            start(url, SECRET)
        assert url not in str(refused.value)
    for secret in (None, "", "short", "whsec_", "whsec_AAAA", "whsec_§§§"):
        with pytest.raises(Malformed, match="at least 16 letters"):
            start("https://x.example/", secret)


def test_a_secret_may_be_bytes_in_base_64() -> None:
    key = bytes(range(24))
    assert read_secret(f"whsec_{base64.b64encode(key).decode()}") == key
    assert read_secret(SECRET) == SECRET.encode()


def test_settings_keep_their_secrets() -> None:
    settings = Settings(webhook="https://x.example/?key=1", webhook_secret=SECRET)
    assert SECRET not in repr(settings)
    assert "key=1" not in repr(settings)
    assert json.loads(settings.to_environment()["LUDOTECA_SERVER"])["webhook_secret"] == SECRET

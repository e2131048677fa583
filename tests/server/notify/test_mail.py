"""E-mail: asked for, proved by a code, one letter for a table, and out by one press."""

import asyncio
import logging
import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

from ludoteca.cli.commands import serve as cli
from ludoteca.core.errors import Malformed
from ludoteca.core.text.messages import speaking
from ludoteca.server import Settings
from ludoteca.server.notify import outbox_sender
from ludoteca.server.notify.mail_messages import MailHead, compose_turn
from ludoteca.server.notify.mailer import Mailer, check_address
from ludoteca.store import Store
from tests.databases import POSTGRESQL, Databases
from tests.patience import PATIENCE
from tests.server.notify.test_webhook import leave, meet, play_until_other
from tests.server.support.guest import Chair, Guest, Words
from tests.server.support.letterbox import Letterbox, receive_letters
from tests.server.support.local_server import LocalServer, serve_locally
from tests.server.support.serving import free_port

pytestmark = pytest.mark.anyio

CODE = re.compile(r"[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}")
HERE = "https://play.example"


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def box(port: int) -> Iterator[Letterbox]:
    with receive_letters(port) as box:
        yield box


def settings(port: int, **more: object) -> Words:
    return {
        "mail": f"smtp://127.0.0.1:{port}",
        "mail_from": "games@play.example",
        "mail_delay": 0.05,
        "address": f"{HERE}/",
        **more,
    }


@pytest.fixture
def local(tmp_path: Path, port: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalServer]:
    monkeypatch.setattr(outbox_sender, "PAUSES", (0.05, 0.1, 0.2))
    with serve_locally(tmp_path, **settings(port)) as local:
        yield local


def body(letter: EmailMessage) -> str:
    return str(letter.get_content())


async def enrol(guest: Guest, box: Letterbox, address: str, language: str = "en") -> None:
    """Give an address and confirm it."""
    before = len(box.letters)
    given = await guest.http.put(
        "/me/mail", json={"address": address}, params={"language": language}
    )
    assert given.json() == {"offered": True, "address": address, "confirmed": False}
    letter = (await asyncio.to_thread(box.await_letters, before + 1))[-1]
    found = CODE.search(body(letter))
    assert found is not None
    confirmed = await guest.post("/me/mail/confirm", code=found[0].lower())
    assert confirmed["confirmed"]
    box.letters.clear()


async def away(chairs: list[Chair], seat: int) -> None:
    """Whoever sits there goes away, and the server notices."""
    await chairs[seat].leave()
    while True:
        told = await chairs[1 - seat].hear("presence")
        if seat not in told["online"]:
            return


async def pass_turn(chairs: list[Chair]) -> int:
    """The one whose turn it is not goes; then the other moves. Who is away, and to move."""
    seat = chairs[0].table["to_move"]
    assert isinstance(seat, int)
    await away(chairs, 1 - seat)
    while chairs[seat].table["to_move"] == seat:
        refused = await chairs[seat].move(seat, "pass", version=0)
        version = (await chairs[seat].move(seat, refused["legal"][0]))["version"]
        while chairs[seat].version < version:
            await chairs[seat].hear("event")
    return 1 - seat


async def test_a_code_proves_that_an_address_is_ones_own(
    local: LocalServer, box: Letterbox
) -> None:
    guest = await Guest.come(local.address)
    assert await guest.get("/me/mail") == {"offered": True, "address": None, "confirmed": False}
    await guest.http.put("/me/mail", json={"address": "anna@example.org"})
    (letter,) = await asyncio.to_thread(box.await_letters, 1)
    assert letter["To"] == "anna@example.org"
    assert letter["From"] == "games@play.example"
    assert letter["Auto-Submitted"] == "auto-generated"
    found = CODE.search(body(letter))
    assert found is not None
    assert found[0] in letter["Subject"]
    assert "Guest" not in body(letter), "nothing that a stranger wrote"
    for wrong in ("", "AAAA-AAAA-AAAA", "x" * 100):
        answer = await guest.http.post("/me/mail/confirm", json={"code": wrong})
        assert answer.status_code == 422
        assert answer.json()["error"]["field"] == "code"
    assert not (await guest.get("/me/mail"))["confirmed"]
    assert (await guest.post("/me/mail/confirm", code=found[0]))["confirmed"]
    other = await Guest.come(local.address)
    theirs = await other.http.post("/me/mail/confirm", json={"code": found[0]})
    assert theirs.status_code == 404
    await leave([guest, other])


async def test_a_code_is_good_for_a_day_and_ten_tries(local: LocalServer, box: Letterbox) -> None:
    guest = await Guest.come(local.address)

    async def ask() -> str:
        box.letters.clear()
        await guest.http.put("/me/mail", json={"address": "anna@example.org"})
        (letter,) = await asyncio.to_thread(box.await_letters, 1)
        return str(CODE.findall(body(letter))[0])

    code = await ask()
    local.ahead += 24 * 60 * 60 + 1
    late = await guest.http.post("/me/mail/confirm", json={"code": code})
    assert "too old" in late.json()["error"]["message"]
    code = await ask()
    for _ in range(10):
        await guest.http.post("/me/mail/confirm", json={"code": "AAAA"})
    tried = await guest.http.post("/me/mail/confirm", json={"code": code})
    assert tried.status_code == 422
    code = await ask()
    assert (await guest.post("/me/mail/confirm", code=code))["confirmed"]
    await guest.leave()


async def test_one_letter_for_a_table_until_one_has_been_there(
    local: LocalServer, box: Letterbox
) -> None:
    table, people, chairs = await meet(local.address, clock={"kind": "days", "amount": 2})
    for number, guest in enumerate(people):
        await enrol(guest, box, f"p{number}@example.org", "it")
    seat = await pass_turn(chairs)
    (letter,) = await asyncio.to_thread(box.await_letters, 1)
    assert letter["To"] == f"p{seat}@example.org"
    assert letter["Subject"] == "Tocca a te: Feurio!"
    words = body(letter)
    assert f"{HERE}/table/{table}" in words
    assert ["Anna", "Ben"][1 - seat] in words
    assert "Hai tempo fino a" in words
    chairs[seat] = await people[seat].enter(table)
    await asyncio.sleep(0.2)
    assert len(box.letters) == 1, "who is there needs none"
    await chairs[seat].leave()
    await asyncio.to_thread(box.await_letters, 2)
    chairs[seat] = await people[seat].enter(table)
    await leave(people)


async def test_who_is_at_the_table_gets_no_letter(local: LocalServer, box: Letterbox) -> None:
    _, people, chairs = await meet(local.address)
    for number, guest in enumerate(people):
        await enrol(guest, box, f"p{number}@example.org")
    for _ in range(3):
        await play_until_other(chairs)
    await asyncio.sleep(0.3)
    assert box.letters == []
    await leave(people)


async def test_without_a_confirmed_address_nothing_is_sent(
    local: LocalServer, box: Letterbox
) -> None:
    _, people, chairs = await meet(local.address)
    for number, guest in enumerate(people):
        await guest.http.put("/me/mail", json={"address": f"p{number}@example.org"})
    await asyncio.to_thread(box.await_letters, 2)
    await pass_turn(chairs)
    await asyncio.sleep(0.3)
    assert len(box.letters) == 2, "the codes, and nothing else"
    await leave(people)


async def test_one_leaves_by_one_press(local: LocalServer, box: Letterbox) -> None:
    _, people, chairs = await meet(local.address)
    for number, guest in enumerate(people):
        await enrol(guest, box, f"p{number}@example.org")
    seat = await pass_turn(chairs)
    (letter,) = await asyncio.to_thread(box.await_letters, 1)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    (line,) = re.findall(rb"(?m)^List-Unsubscribe: <(.+)>\r?$", box.written[-1])
    link = line.decode()
    assert link.replace("/api/mail", "") in body(letter).replace("=\n", "")
    async with httpx.AsyncClient(timeout=PATIENCE) as program:
        there = link.replace(HERE, local.address)
        seen = await program.get(there)
        assert seen.status_code == 404, "who only looks at a link has not left"
        assert (await people[seat].get("/me/mail"))["confirmed"]
        form = {"List-Unsubscribe": "One-Click"}
        assert (await program.post(there, data=form)).status_code == 200
        assert (await program.post(there, data=form)).status_code == 200, "twice is as good"
        assert (await program.post(f"{there}x", data=form)).status_code == 404
    assert (await people[seat].get("/me/mail"))["address"] is None
    assert (await people[1 - seat].get("/me/mail"))["confirmed"]
    dropped = await people[1 - seat].http.delete("/me/mail")
    assert dropped.json() == {"offered": True, "address": None, "confirmed": False}
    await leave(people)


async def test_a_mail_server_that_fails_is_asked_again_and_hurts_nobody(
    local: LocalServer, box: Letterbox, caplog: pytest.LogCaptureFixture
) -> None:
    table, people, chairs = await meet(local.address)
    for number, guest in enumerate(people):
        await enrol(guest, box, f"p{number}@example.org")
    box.answers = ["451 later", "421 later"]
    with caplog.at_level(logging.INFO):
        seat = await pass_turn(chairs)
        await asyncio.to_thread(box.await_letters, 1)
        chairs[seat] = await people[seat].enter(table)
        box.answers = ["554 never"]
        await chairs[seat].leave()
        while "was not delivered (mail): answer 554" not in caplog.text:
            await asyncio.sleep(0.01)
    ours = [each for each in caplog.records if each.name.startswith("ludoteca")]
    assert not any("example.org" in each.getMessage() for each in ours)
    await leave(people)


async def test_a_mail_server_that_is_down_hurts_nobody(local: LocalServer) -> None:
    table, people, chairs = await meet(local.address)
    answer = await people[0].http.put("/me/mail", json={"address": "anna@example.org"})
    assert answer.status_code == 200
    for _ in range(2):
        await play_until_other(chairs)
    assert (await people[0].get(f"/tables/{table}"))["status"] == "playing"
    await leave(people)


async def test_a_letter_that_waits_is_written_when_the_server_has_come_back(
    tmp_path: Path, port: int, box: Letterbox
) -> None:
    later = settings(port, mail_delay=600.0)
    with serve_locally(tmp_path, **later) as local:
        _, people, chairs = await meet(local.address)
        for number, guest in enumerate(people):
            await enrol(guest, box, f"p{number}@example.org")
        seat = await pass_turn(chairs)
    assert box.letters == [], "who is back before it is due needs none"
    with serve_locally(tmp_path, **later) as local:
        local.ahead = 600.0
        (letter,) = await asyncio.to_thread(box.await_letters, 1)
        assert letter["To"] == f"p{seat}@example.org"
    await leave(people)


async def test_who_is_sent_away_by_a_server_that_stops_gets_no_letter(
    tmp_path: Path, port: int, box: Letterbox
) -> None:
    with serve_locally(tmp_path, **settings(port, mail_delay=600.0)) as local:
        _, people, _ = await meet(local.address)
        for number, guest in enumerate(people):
            await enrol(guest, box, f"p{number}@example.org")
    assert box.letters == []
    await leave(people)


async def test_after_a_letter_that_was_lost_another_may_be_written(
    tmp_path: Path, port: int, box: Letterbox
) -> None:
    with serve_locally(tmp_path, **settings(port)) as local:
        table, people, chairs = await meet(local.address)
        for number, guest in enumerate(people):
            await enrol(guest, box, f"p{number}@example.org")
        box.answers = ["554 never"]
        await pass_turn(chairs)
        while box.answers:
            await asyncio.sleep(0.01)
    store = await Store.open(f"sqlite:///{tmp_path}/ludoteca.db")
    row = await store.tables.find(table)
    assert row is not None
    (away,) = row.summary.turn
    assert await store.people.mark_mailed(away, table, "another", 0.0)
    await store.close()
    await leave(people)


async def test_of_two_processes_one_writes(
    databases: Databases, tmp_path: Path, port: int, box: Letterbox
) -> None:
    url = databases.make(POSTGRESQL)
    with (
        serve_locally(tmp_path, url, **settings(port)) as one,
        serve_locally(tmp_path, url, **settings(port)) as two,
    ):
        table, people, chairs = await meet(one.address)
        for number, guest in enumerate(people):
            await enrol(guest, box, f"p{number}@example.org")
        watcher = await Guest.come(two.address)
        await watcher.enter(table)
        await pass_turn(chairs)
        await asyncio.to_thread(box.await_letters, 1)
        await asyncio.sleep(0.3)
        assert len(box.letters) == 1
        await leave([*people, watcher])


async def test_where_no_mail_is_sent_none_is_offered(tmp_path: Path) -> None:
    with serve_locally(tmp_path) as local:
        guest = await Guest.come(local.address)
        assert await guest.get("/me/mail") == {
            "offered": False,
            "address": None,
            "confirmed": False,
        }
        put = await guest.http.put("/me/mail", json={"address": "anna@example.org"})
        assert put.status_code == 404
        assert (await guest.http.post("/me/mail/confirm", json={"code": "x"})).status_code == 404
        assert (await guest.http.post("/mail/leave/x", json={})).status_code == 404
        assert (await guest.http.delete("/me/mail")).json()["offered"] is False
        await guest.leave()


async def test_nobody_fills_anothers_inbox(tmp_path: Path, port: int, box: Letterbox) -> None:
    with serve_locally(tmp_path, **settings(port, limited=True)) as local:
        guest = await Guest.come(local.address)
        asks = [
            (await guest.http.put("/me/mail", json={"address": "ben@example.org"})).status_code
            for _ in range(7)
        ]
        assert asks == [200] * 5 + [429] * 2
        await guest.leave()
    assert len(box.letters) <= 5


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Anna", "Anna"),
        ("J. R. R.", "J. R. R."),
        ("win.example.org", "win. example. org"),
        ("https://win.example/x", "https: / / win. example/ x"),
        ("anna@example.org", "anna@ example. org"),
        ("win．example", "win． example"),
        ("tel:112", "tel: 112"),
    ],
)
def test_a_name_in_a_letter_is_never_a_link(name: str, written: str) -> None:
    head = MailHead("ben@example.org", "msg_1", 0.0)
    for player, others in ((name, ["Ben"]), ("Ben", ["Carla", name])):
        with speaking("en"):
            mail = compose_turn(head, player, "Feurio!", others, None, f"{HERE}/t", f"{HERE}/l")
        words = body(mail)
        assert written in words
        assert re.findall(r"\S+://\S+", words) == [f"{HERE}/t", f"{HERE}/l"]


def test_addresses_are_plain() -> None:
    for good in ("a@b.c", "anna.b+c@mail.example.org", " anna@example.org "):
        assert check_address(good) == good.strip()
    for bad in (
        *("", "anna", "anna@", "@example.org", "a@b", "a b@c.de", "a@b.c\nBcc: x@y.z", "a@b@c.de"),
        *("ä@b.c", "a@b.c,d@e.f", "Anna <a@b.c>", f"{'x' * 250}@b.c", "a@.", "a@b.c\x00"),
    ):
        with pytest.raises(Malformed, match="not an e-mail address"):
            check_address(bad)


def start(mail: str, mail_from: str = "", address: str = HERE) -> None:
    settings = Settings(mail=mail, mail_from=mail_from, address=address)
    cli.serve("127.0.0.1", 0, settings, workers=1, opens=False)


def test_a_mail_server_is_named_without_being_repeated() -> None:
    mailer = Mailer.read("smtps://us%40er:p%3Ass@mail.example", "games@example.org")
    assert (mailer.user, mailer.password, mailer.port) == ("us@er", "p:ss", 465)
    assert mailer.is_safe
    assert "p:ss" not in repr(mailer)
    assert Mailer.read("smtp://mail.example", "games@example.org").port == 587
    for url in ("mail.example", "http://mail.example", "smtp://", "smtp://h:x", "smtp://[h"):
        with pytest.raises(Malformed, match="smtp://HOST") as refused:
            start(url, "a@b.c")
        assert "mail.example" not in str(refused.value)
    with pytest.raises(Malformed, match="--mail-from"):
        start("smtp://mail.example")
    for address in ("", "games.example.org"):
        with pytest.raises(Malformed, match="--address"):
            start("smtp://mail.example", "a@b.c", address)
    assert "secret" not in repr(Settings(mail="smtp://u:secret@h"))

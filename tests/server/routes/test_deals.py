"""Fair draws: bound before anybody adds to them, hidden while the game is on, open after it."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.core.chance import Dealer
from ludoteca.table import mix_seed
from tests.server.conftest import Welcome
from tests.server.live.test_games import play
from tests.server.support.guest import Guest, Words
from tests.server.support.local_server import LocalServer, serve_locally

pytestmark = pytest.mark.anyio

ME, HERE, OPEN = {"kind": "me"}, {"kind": "here", "name": "Carla"}, {"kind": "open"}
ANNAS, BRUNOS = "a" * 32, "b" * 32


async def open_by_ticket(guest: Guest, seats: list[Words], nonce: str = ANNAS) -> tuple[str, str]:
    """A table of somebody who adds a nonce: its id, and what the dealer was bound by before."""
    bound = await guest.post("/commitments")
    table = await guest.open(seats, draw={"ticket": bound["ticket"], "nonce": nonce})
    assert table == bound["table"]
    return table, bound["commitment"]


def read_database(local: LocalServer, question: str, *facts: str) -> list[tuple[str, ...]]:
    file = local.services.settings.database
    assert file is not None
    with closing(sqlite3.connect(file.removeprefix("sqlite:///"))) as database:
        return database.execute(question, facts).fetchall()


def all_texts(local: LocalServer) -> str:
    """All that stands in the database."""
    names = read_database(local, "SELECT name FROM sqlite_master WHERE type = 'table'")
    return str([read_database(local, f"SELECT * FROM {name}") for (name,) in names])


async def test_every_draw_follows_from_the_secret_and_what_both_players_added(
    guests: Welcome,
) -> None:
    anna, bruno = await guests(), await guests()
    table, promised = await open_by_ticket(anna, [ME, OPEN])
    before = await bruno.get(f"/tables/{table}/deal")
    assert before["commitment"] == promised
    assert [each["nonce"] for each in before["nonces"]] == [ANNAS, ""]
    await bruno.post(f"/tables/{table}/seat", nonce=BRUNOS)
    chair = await anna.enter(table, scene=False)
    assert (await anna.get(f"/tables/{table}/deal"))["secret"] is None
    assert (await chair.ask("resign", seat=0))["type"] == "done"
    assert (await (await bruno.enter(table)).ask("resign", seat=1))["type"] == "done"
    deal = await bruno.get(f"/tables/{table}/deal")
    assert [each["nonce"] for each in deal["nonces"]] == [ANNAS, BRUNOS]
    assert hashlib.sha256(deal["secret"].encode()).hexdigest() == deal["commitment"] == promised
    dealer = Dealer(mix_seed(deal["secret"], [ANNAS, BRUNOS]))
    assert deal["draws"]
    for draw in deal["draws"]:
        assert dealer.choose(range(len(draw["chances"])), draw["chances"]) == draw["chosen"]
    record = await bruno.get(f"/replays/{table}/record")
    assert (record["secret"], record["nonces"]) == (deal["secret"], [ANNAS, BRUNOS])


async def test_somebody_who_was_invited_adds_a_nonce_by_the_code(guests: Welcome) -> None:
    anna, bruno = await guests(), await guests()
    opened = await anna.post(
        "/tables", game="feurio", options={"seats": 2}, seats=[ME, {"kind": "invited"}]
    )
    await bruno.post("/join", code=opened["code"], nonce=BRUNOS)
    deal = await anna.get(f"/tables/{opened['id']}/deal")
    assert [each["nonce"] for each in deal["nonces"]] == ["", BRUNOS]


async def test_a_rematch_is_bound_before_its_host_adds_a_nonce(guest: Guest) -> None:
    table = await guest.open([ME, HERE])
    chair = await guest.enter(table)
    for seat in (0, 1):
        assert (await chair.ask("resign", seat=seat))["type"] == "done"
    bound = await guest.post("/commitments")
    draw = {"ticket": bound["ticket"], "nonce": ANNAS}
    rematch = (await guest.post(f"/tables/{table}/rematch", draw=draw))["id"]
    assert rematch == bound["table"]
    deal = await guest.get(f"/tables/{rematch}/deal")
    assert deal["commitment"] == bound["commitment"]
    assert ANNAS in [each["nonce"] for each in deal["nonces"]]


async def test_the_secret_of_a_running_game_is_not_in_the_database(
    local: LocalServer, guest: Guest
) -> None:
    table, _ = await open_by_ticket(guest, [ME, HERE])
    chair = await guest.enter(table, scene=False)
    assert await play(chair, most=3) == 3
    secret = local.services.tables._channels[table].table._secret
    seed = mix_seed(secret, [ANNAS, ""])
    during = all_texts(local)
    assert table in during
    assert secret not in during
    assert seed not in during
    await play(chair)
    assert (secret,) in read_database(local, "SELECT seed FROM tables WHERE id = ?", table)
    kept = (await guest.get("/me/data"))["tables"]
    (own,) = [each for each in kept if each["id"] == table]
    assert own["record"]["secret"] == secret


async def test_with_its_key_a_game_goes_on_after_a_restart_and_without_it_tells_so(
    tmp_path: Path,
) -> None:
    key = tmp_path / "ludoteca.key"
    with serve_locally(tmp_path) as local:
        guest = await Guest.come(local.address)
        cookies = guest.http.cookies
        table, promised = await open_by_ticket(guest, [ME, HERE])
        done, _ = await open_by_ticket(guest, [ME, HERE])
        chair = await guest.enter(done)
        for seat in (0, 1):
            assert (await chair.ask("resign", seat=seat))["type"] == "done"
        before = await guest.get(f"/tables/{done}/deal")
        await guest.leave()
    kept = key.read_text(encoding="ascii")
    key.unlink()
    with serve_locally(tmp_path) as local:
        guest = Guest(local.address)
        guest.http.cookies = cookies
        answer = await guest.http.get(f"/tables/{table}/deal")
        assert answer.status_code == 503
        assert "a key that this server does not have" in answer.json()["error"]["message"]
        (quarantined,) = await local.services.store.moderation.quarantined()
        assert quarantined.table == table, "its host finds it, and why"
        assert await guest.get(f"/tables/{done}/deal") == before, "what is over needs no key"
        await guest.open([ME, HERE])
        await guest.leave()
    key.write_text(kept, encoding="ascii")
    with serve_locally(tmp_path) as local:
        guest = Guest(local.address)
        guest.http.cookies = cookies
        chair = await guest.enter(table, scene=False)
        assert chair.table["commitment"] == promised
        await play(chair)
        secret = (await guest.get(f"/tables/{table}/deal"))["secret"]
        assert hashlib.sha256(secret.encode()).hexdigest() == promised
        await guest.leave()


async def test_a_game_that_began_before_there_were_seals_goes_on(
    local: LocalServer, guest: Guest
) -> None:
    table = await guest.open([ME, HERE])
    local.services.tables.drop(table)
    file = local.services.settings.database
    assert file is not None
    with closing(sqlite3.connect(file.removeprefix("sqlite:///"))) as database:
        # Its draws so far came from another secret; those from now on come from this one.
        database.execute("UPDATE tables SET seed = 'abcd' WHERE id = ?", [table])
        database.commit()
    chair = await guest.enter(table, scene=False)
    assert chair.table["commitment"] == hashlib.sha256(b"abcd").hexdigest()
    assert await play(chair, most=2) == 2

"""Replays, records and deals: what everyone may see after a game, and what before."""

import hashlib
import json

import pytest

from tests.server.conftest import Welcome
from tests.server.live.test_games import HERE, ME, play
from tests.server.support.guest import Guest, Words

pytestmark = pytest.mark.anyio


async def finish(guest: Guest, **options: object) -> str:
    """A game that was played to its end at one screen."""
    table = await guest.open([ME, HERE], options=options)
    chair = await guest.enter(table, scene=False)
    await play(chair)
    return table


async def test_a_game_that_goes_on_is_seen_as_far_as_one_may(guests: Welcome) -> None:
    anna, stranger = await guests(), await guests()
    table = await anna.open([ME, HERE], options={"firebreak": True})
    chair = await anna.enter(table, scene=False)
    await play(chair, most=30)
    replay = await stranger.get(f"/replays/{table}")
    assert not replay["over"]
    assert replay["result"] is None
    assert len(replay["scores"]) == len(replay["moves"]) + 1
    answer = await stranger.http.post("/tables", json=order(replay, table, 3))
    assert answer.status_code == 403, "nobody plays on from what is hidden"
    record = await stranger.get(f"/replays/{table}/record")
    assert "seed" not in record
    assert record["actions"] == [step["move"] for step in replay["moves"]]
    scenes = await stranger.get(f"/replays/{table}/scenes", first=0, last=5)
    assert len(scenes) == 6


def order(replay: Words, table: str, step: int) -> Words:
    return {
        "game": replay["game"],
        "options": replay["options"],
        "seats": [ME, HERE],
        "from": {"replay": table, "step": step},
    }


async def test_a_finished_game_can_be_seen_downloaded_and_played_on(guests: Welcome) -> None:
    anna, bruno = await guests(), await guests()
    table = await finish(anna)
    replay = await bruno.get(f"/replays/{table}", language="de")
    assert replay["over"]
    moves = len(replay["moves"])
    scenes = await bruno.get(f"/replays/{table}/scenes", first=moves - 1, last=moves + 5)
    assert len(scenes) == 2
    too_far = await bruno.http.get(f"/replays/{table}/scenes?first={moves + 1}&last={moves + 1}")
    assert too_far.status_code == 404
    download = await bruno.http.get(f"/replays/{table}/record")
    assert "attachment" in download.headers["content-disposition"]
    record = download.json()
    assert record["players"]
    kept = (await bruno.http.post("/records", content=download.content)).json()["id"]
    assert (await anna.get(f"/replays/{kept}"))["moves"] == (await anna.get(f"/replays/{table}"))[
        "moves"
    ]
    assert (await anna.get(f"/replays/{kept}/record")) == record
    for name in (table, kept):
        again = (await bruno.http.post("/tables", json=order(replay, name, 12))).json()["id"]
        chair = await bruno.enter(again, scene=False)
        assert (await bruno.get(f"/replays/{again}"))["moves"][:12] == (
            await bruno.get(f"/replays/{table}")
        )["moves"][:12]
        assert chair.table["given_moves"] == 12
        assert (await bruno.get(f"/tables/{again}/deal"))["given_moves"] == 12
        assert await play(chair, most=1) == 1
    given = {each["id"]: each["given_moves"] for each in await bruno.get("/tables", which="mine")}
    assert list(given.values()) == [12, 12], "who looks through a list sees it, too"
    wrong = order(replay, table, 12) | {"game": "futurisiko", "options": {}, "seats": [ME] * 4}
    assert (await bruno.http.post("/tables", json=wrong)).status_code == 422
    late = order(replay, table, moves + 1)
    assert (await bruno.http.post("/tables", json=late)).status_code == 404


async def test_tiles_come_in_the_same_order_when_a_deal_is_repeated(guest: Guest) -> None:
    table = await guest.open([ME, HERE])
    await play(await guest.enter(table, scene=False))
    again = (await guest.post(f"/tables/{table}/repeat"))["id"]
    await play(await guest.enter(again, scene=False), seed=1)
    first, second = [
        [draw["move"] for draw in (await guest.get(f"/tables/{name}/deal"))["draws"]]
        for name in (table, again)
    ]
    assert first == second
    moves = [(await guest.get(f"/replays/{name}/record"))["actions"] for name in (table, again)]
    assert moves[0] != moves[1], "only the draw is repeated"


async def test_every_draw_can_be_verified_after_the_game(guest: Guest) -> None:
    table = await guest.open([ME, HERE])
    chair = await guest.enter(table, scene=False)
    before = await guest.get(f"/tables/{table}/deal")
    assert (before["secret"], before["draws"]) == (None, None)
    assert before["commitment"] == chair.table["commitment"]
    assert before["given_moves"] == chair.table["given_moves"] == 0
    await play(chair)
    deal = await guest.get(f"/tables/{table}/deal")
    assert hashlib.sha256(deal["secret"].encode()).hexdigest() == before["commitment"]
    replay = await guest.get(f"/replays/{table}")
    dealt = [step["move"] for step in replay["moves"] if step["by"] == "chance"]
    assert [draw["move"] for draw in deal["draws"]] == dealt
    for draw in deal["draws"]:
        # Nobody has added anything here, so the secret is the seed.
        digest = hashlib.sha256(f"{deal['secret']}:{draw['n']}".encode()).digest()
        fraction = (int.from_bytes(digest[:8], "big") >> 11) / (1 << 53)
        chosen = 0
        while chosen < len(draw["chances"]) - 1 and fraction >= draw["chances"][chosen]:
            fraction -= draw["chances"][chosen]
            chosen += 1
        assert chosen == draw["chosen"]
        assert draw["outcomes"][chosen] == draw["move"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"{",
        b"[" * 100_000,
        b'{"format": "ludoteca/1"}',
        json.dumps({"format": "ludoteca/1", "game": "chess", "rules": "1", "options": {}}).encode(),
        b'{"format": "ludoteca/1", "game": "feurio", "rules": "\\ud800", "options": {"a": NaN}}',
    ],
)
async def test_what_is_no_record_is_refused(guest: Guest, body: bytes) -> None:
    answer = await guest.http.post("/records", content=body)
    assert answer.status_code == 422
    assert answer.json()["error"]["message"]


async def test_an_illegal_action_in_a_record_is_named_with_its_rule(guest: Guest) -> None:
    table = await finish(guest)
    record = await guest.get(f"/replays/{table}/record")
    at = next(n for n, action in enumerate(record["actions"]) if action.startswith("lay"))
    record["actions"][at] = "lay 9,9"
    answer = await guest.http.post("/records", json=record)
    error = answer.json()["error"]
    assert (answer.status_code, error["kind"], error["field"]) == (409, "illegal", f"actions[{at}]")
    assert error["rule"]


async def test_names_in_a_record_cannot_break_the_page(guest: Guest) -> None:
    table = await finish(guest)
    text = (await guest.http.get(f"/replays/{table}/record")).text
    players = json.dumps(json.loads(text)["players"])
    odd = text.replace(players, '["\\ud800", {"a": [1e999]}, "x"]')
    assert odd != text
    kept = (await guest.http.post("/records", content=odd)).json()["id"]
    assert len((await guest.get(f"/replays/{kept}"))["players"]) == 2

"""At a table: who may do what, what everyone hears, and what is refused with its reason."""

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import speaking
from ludoteca.server.live.table_report import describe_variants
from ludoteca.server.routes import replays
from ludoteca.server.routes.replays import describe
from tests.games.futurisiko.scenario import BLUE, RED, YELLOW
from tests.server.conftest import Welcome
from tests.server.live.test_games import BOT, HERE, ME
from tests.server.support.guest import Chair, Guest, Words
from tests.server.support.local_server import LocalServer

pytestmark = pytest.mark.anyio

INVITED = {"kind": "invited"}
OPEN = {"kind": "open"}


async def meet(guests: Welcome, **more: object) -> tuple[str, list[Guest], list[Chair]]:
    """Two people at a table of two, by invitation."""
    anna, bruno = await guests(), await guests()
    opened = await anna.post(
        "/tables", game="feurio", options={"seats": 2}, seats=[ME, INVITED], **more
    )
    assert (await bruno.post("/join", code=opened["code"]))["seat"] == 1
    table = opened["id"]
    return table, [anna, bruno], [await anna.enter(table), await bruno.enter(table)]


async def hear_until(chair: Chair, version: int) -> None:
    while chair.version < version:
        await chair.hear("event", "table")


def turn_of(chairs: list[Chair]) -> int:
    turn = chairs[0].table["to_move"]
    assert isinstance(turn, int)
    return turn


async def first_move(chair: Chair, seat: int) -> Words:
    """Make the first legal move, as a refusal lists them."""
    refused = await chair.move(seat, "pass", version=0)
    answer = await chair.move(seat, refused["legal"][0])
    assert answer["type"] == "done", answer
    return answer


async def test_two_people_meet_by_invitation_and_hear_each_other(guests: Welcome) -> None:
    _, _, chairs = await meet(guests)
    seat = turn_of(chairs)
    done = await first_move(chairs[seat], seat)
    await hear_until(chairs[1 - seat], done["version"])
    assert chairs[1 - seat].version == done["version"]


async def test_a_link_is_as_good_as_a_code_and_small_letters_too(guests: Welcome) -> None:
    anna, bruno, carla = await guests(), await guests(), await guests()
    opened = await anna.post(
        "/tables", game="feurio", options={"seats": 3}, seats=[ME, INVITED, INVITED]
    )
    link = f"http://there.example/join/{opened['code']}/"
    assert (await bruno.post("/join", code=link))["id"] == opened["id"]
    assert (await carla.post("/join", code=opened["code"].lower().replace("-", " ")))["seat"] == 2
    assert (await carla.post("/join", code=opened["code"]))["seat"] == 2, "she sits there already"


async def test_a_seat_by_invitation_needs_the_code(guests: Welcome) -> None:
    anna, bruno = await guests(), await guests()
    table = await anna.open([ME, INVITED])
    for body in ({}, {"code": "AAAA-AAAA-AAAA"}, {"seat": 1}):
        answer = await bruno.http.post(f"/tables/{table}/seat", json=body)
        assert answer.status_code == 403
    assert (await bruno.http.post("/join", json={"code": "AAAA-AAAA-AAAA"})).status_code == 404


async def test_anyone_may_take_an_open_seat_and_the_host_sees_it(guests: Welcome) -> None:
    anna, bruno = await guests(), await guests()
    table = await anna.open([ME, OPEN], listed=True)
    chair, watching = await anna.enter(table), await bruno.enter(table)
    assert chair.table["status"] == "waiting"
    cards = await bruno.get("/tables", which="open")
    assert table in [card["id"] for card in cards]
    assert (await bruno.post(f"/tables/{table}/seat"))["seat"] == 1
    await chair.hear("table")
    await watching.hear("table")
    assert chair.table["status"] == "playing"
    assert watching.table["mine"] == [1]
    assert watching.table["seat"] == 1, "whoever sits down looks from there"
    assert watching.table["code"] == chair.table["code"]


async def test_spectators_watch_and_can_do_nothing(guests: Welcome) -> None:
    table, _, chairs = await meet(guests)
    stranger = await guests()
    spectator = await stranger.enter(table)
    assert spectator.table["mine"] == []
    assert spectator.table["code"] is None
    assert (await chairs[0].hear("presence"))["watching"] in (0, 1)
    seat = turn_of(chairs)
    for kind, words in (
        ("move", {"seat": seat, "move": "pass", "version": spectator.version}),
        ("undo", {"seat": seat, "version": spectator.version}),
        ("resign", {"seat": seat}),
        ("hint", {"seat": seat}),
        ("why", {"seat": seat, "move": "pass"}),
        ("leave", {}),
    ):
        answer = await spectator.ask(kind, **words)
        assert (answer["type"], answer["kind"]) == ("refused", "forbidden"), kind
        assert answer["legal"] == [], "what others may do is not told"
    for kind, said in (("look", {"seat": seat}), ("talk", {"kind": "text", "text": "hello"})):
        await spectator.say(kind, **said)
        assert (await spectator.hear("refused"))["kind"] == "forbidden"
    done = await first_move(chairs[seat], seat)
    await hear_until(spectator, done["version"])


async def test_nobody_moves_for_another_or_out_of_turn(guests: Welcome) -> None:
    _, _, chairs = await meet(guests)
    seat = turn_of(chairs)
    other = chairs[1 - seat]
    answer = await other.move(seat, "pass")
    assert (answer["type"], answer["kind"]) == ("refused", "forbidden")
    assert answer["legal"] == []
    answer = await other.move(1 - seat, "pass")
    assert (answer["type"], answer["kind"]) == ("refused", "not_your_turn")


async def test_a_page_is_told_no_coordinates_where_a_program_is(guests: Welcome) -> None:
    table, people, chairs = await meet(guests)
    seat = turn_of(chairs)
    program = await people[seat].enter(table, scene=False)
    said = [(await chair.move(seat, "lay 9,9"))["message"] for chair in (chairs[seat], program)]
    assert ["9,9" in message for message in said] == [False, True]


async def test_an_answer_to_an_old_position_is_refused(guests: Welcome) -> None:
    _, _, chairs = await meet(guests)
    seat = turn_of(chairs)
    answer = await chairs[seat].move(seat, "pass", version=chairs[seat].version - 1)
    assert (answer["type"], answer["kind"]) == ("refused", "stale")


async def test_a_refusal_names_the_rule_in_the_language_of_whoever_asked(guest: Guest) -> None:
    table = await guest.open([ME, HERE])
    told = {}
    for language in ("en", "it"):
        chair = await guest.enter(table, language=language)
        seat = chair.table["to_move"]
        answer = await chair.move(seat, "lay 9,9")
        assert (answer["kind"], answer["rule"] is not None) == ("illegal", True)
        why = await chair.ask("why", seat=seat, move="lay 9,9")
        assert (why["legal"], why["rule"]) == (False, answer["rule"])
        assert why["message"] == answer["message"]
        told[language] = answer["message"]
        fine = await chair.ask("why", seat=seat, move=answer["legal"][0])
        assert fine["legal"]
        assert fine["message"]
    assert told["en"] != told["it"]


async def test_a_hint_is_a_legal_move_with_a_reason(guest: Guest) -> None:
    chair = await guest.enter(await guest.open([ME, HERE]))
    seat = chair.table["to_move"]
    hint = await chair.ask("hint", seat=seat)
    assert hint["type"] == "hint"
    assert hint["reason"]
    assert sum(hint["shares"].values()) == pytest.approx(1)
    assert sum(hint["chances"]) == pytest.approx(1)
    assert hint["values"][hint["move"]] == hint["chances"][seat]
    assert hint["line"][0] == hint["move"]
    assert (await chair.ask("why", seat=seat, move=hint["move"]))["legal"]
    assert (await chair.ask("hint", seat=1 - seat))["kind"] == "forbidden", "not its turn"


async def test_there_are_no_hints_where_no_aids_are_allowed(guest: Guest) -> None:
    chair = await guest.enter(await guest.open([ME, HERE], aids=False))
    answer = await chair.ask("hint", seat=chair.table["to_move"])
    assert (answer["type"], answer["kind"]) == ("refused", "forbidden")


async def test_a_decision_is_taken_back_until_something_was_drawn(guest: Guest) -> None:
    chair = await guest.enter(await guest.open([ME], options={"seats": 1, "goal": "solo"}))
    for _ in range(30):
        if chair.table["to_move"] != 0:
            break
        refused = await chair.move(0, "pass", version=0)
        men = [move for move in refused["legal"] if move.startswith("men")]
        await chair.move(0, (men or refused["legal"])[0])
        await hear_until(chair, refused["version"] + 1)
        events = [word for word in chair.heard if word["type"] == "event"]
        if events[-1]["can_undo"]:
            break
    before = chair.version
    done = await chair.ask("undo", seat=0, version=before)
    assert done["type"] == "done", done
    await hear_until(chair, before + 1)
    undone = [word for word in chair.heard if word["type"] == "event"][-1]
    assert (undone["kind"], undone["back"]) == ("undo", 1)
    assert (await chair.ask("undo", seat=0, version=before))["kind"] == "stale"


async def test_whoever_resigns_is_followed_by_a_bot_and_sees_no_more_than_spectators(
    guests: Welcome,
) -> None:
    _, _, chairs = await meet(guests)
    assert (await chairs[0].ask("resign", seat=0))["type"] == "done"
    while chairs[1].table["seats"][0]["kind"] != "bot":
        await chairs[1].hear("table")
    while chairs[0].table["mine"]:
        await chairs[0].hear("table")
    assert chairs[1].table["seats"][0]["resigned"]
    assert chairs[0].table["seat"] is None
    assert (await chairs[0].ask("resign", seat=0))["kind"] == "forbidden"
    assert (await chairs[1].ask("resign", seat=1))["type"] == "done"
    while chairs[1].table["status"] != "closed":
        await chairs[1].hear("table")


async def test_who_gets_up_before_the_game_leaves_the_seat_free(guests: Welcome) -> None:
    anna, bruno = await guests(), await guests()
    table = await anna.open([ME, OPEN, OPEN])
    await bruno.post(f"/tables/{table}/seat")
    host, chair = await anna.enter(table), await bruno.enter(table)
    assert (await chair.ask("leave"))["type"] == "done"
    while chair.table["mine"]:
        await chair.hear("table")
    assert (await bruno.post(f"/tables/{table}/seat", seat=2))["seat"] == 2
    assert (await host.ask("leave"))["type"] == "done"
    while host.table["status"] != "closed":
        await host.hear("table")
    carla = await guests()
    assert (await carla.http.post(f"/tables/{table}/seat", json={})).status_code == 403


async def test_who_asks_for_a_rematch_second_finds_the_table_of_the_first(guests: Welcome) -> None:
    table, people, chairs = await meet(guests)
    early = await people[0].http.post(f"/tables/{table}/rematch")
    assert early.status_code == 403, "the game goes on"
    before = len(await people[0].get("/tables", which="mine"))
    for seat, chair in enumerate(chairs):
        await chair.ask("resign", seat=seat)
    next_table = (await people[0].post(f"/tables/{table}/rematch"))["id"]
    assert (await people[1].post(f"/tables/{table}/rematch"))["id"] == next_table
    assert len(await people[0].get("/tables", which="mine")) == before + 1
    while chairs[1].table["rematch"] != next_table:
        await chairs[1].hear("table")
    stranger = await guests()
    answer = await stranger.http.post(f"/tables/{next_table}/seat", json={})
    assert answer.status_code == 403, "places are kept"
    assert (await people[1].post(f"/tables/{next_table}/seat"))["seat"] == 0, "one seat further"


async def test_the_same_deal_is_played_again_in_the_same_seats(guests: Welcome) -> None:
    table, people, chairs = await meet(guests)
    early = await people[0].http.post(f"/tables/{table}/repeat")
    assert early.status_code == 403, "its seed is still a secret"
    for seat, chair in enumerate(chairs):
        await chair.ask("resign", seat=seat)
    again = (await people[0].post(f"/tables/{table}/repeat"))["id"]
    assert (await people[1].post(f"/tables/{table}/repeat"))["id"] == again
    while chairs[1].table["repeat"] != again:
        await chairs[1].hear("table")
    assert chairs[1].table["rematch"] is None, "that is another table"
    assert (await people[1].post(f"/tables/{again}/seat"))["seat"] == 1, "the same seat"
    told = (await people[1].enter(again)).table
    assert told["repeats_deal"], "all at the table are told"
    assert told["commitment"] == chairs[1].table["commitment"]
    assert (await people[1].get(f"/tables/{again}"))["repeats_deal"], "and lists tell it"
    assert (await people[1].get(f"/tables/{again}/deal"))["repeats_deal"]
    assert not (await people[1].get(f"/tables/{table}"))["repeats_deal"]


async def test_those_at_one_screen_look_through_their_own_eyes(guest: Guest) -> None:
    chair = await guest.enter(await guest.open([ME, HERE], options={"firebreak": True}))
    assert chair.table["mine"] == [0, 1]
    for seat in (0, 1, None):
        await chair.say("look", seat=seat)
        await chair.hear("table")
        assert chair.table["seat"] == seat


async def test_a_screen_with_hidden_hands_is_nobodys_until_one_takes_it(guest: Guest) -> None:
    table = await guest.open([ME, HERE, HERE], game="futurisiko")
    chair = await guest.enter(table)
    assert not chair.table["hides"], "in the draft nobody has a card (F13, F21)"
    for territory in (*RED, *YELLOW, *BLUE):
        seat = chair.table["to_move"]
        if chair.table["seat"] != seat:
            await chair.say("look", seat=seat)
            await chair.hear("table")
        await chair.move(seat, f"claim {territory}")
    dealt = [word for word in chair.heard if (word.get("move") or "").startswith("deal ")]
    assert len(dealt) == 12
    assert {word["move"] for word in dealt} == {"deal ?"}, "nobody has taken the screen"

    shown = [(chair.table["hides"], chair.table["seat"])]
    await chair.say("look", seat=1)
    told = await chair.hear("table")
    shown.append((chair.table["hides"], chair.table["seat"]))
    assert shown == [(True, None), (True, 1)]
    assert told["events"], "what happened is told anew, as these viewer have seen it"
    again = await guest.enter(table)
    assert again.table["seat"] is None


async def test_everyone_sees_who_is_there(guests: Welcome) -> None:
    table, people, chairs = await meet(guests)
    while (await chairs[0].hear("presence"))["online"] != [0, 1]:
        pass
    await chairs[1].leave()
    assert (await chairs[0].hear("presence"))["online"] == [0]
    await people[1].enter(table)
    assert (await chairs[0].hear("presence"))["online"] == [0, 1]


async def test_who_comes_back_hears_exactly_what_was_missed(guests: Welcome) -> None:
    table, people, chairs = await meet(guests)
    heard: list[Words] = []
    for _ in range(6):
        seat = turn_of(chairs)
        done = await first_move(chairs[seat], seat)
        for chair in chairs:
            await hear_until(chair, done["version"])
    events = [word for word in chairs[1].heard if word["type"] == "event"]
    for missed in (0, 1, 4):
        after = chairs[1].version - missed
        again = await people[1].enter(table, after=after)
        heard = again.heard[0]["events"]
        assert [event["version"] for event in heard] == list(range(after + 1, after + 1 + missed))
        for event in heard:
            first = next(word for word in events if word["version"] == event["version"])
            assert event["told"] == first["told"]
            assert event["move"] == first["move"]
    beyond = await people[1].enter(table, after=10**15)
    assert beyond.heard[0]["events"] == []


async def test_nothing_is_missed_though_the_game_goes_on_meanwhile(guests: Welcome) -> None:
    watcher, host = await guests(), await guests()
    table = await host.open([BOT, BOT, BOT, BOT])
    after, versions = 0, []
    for _ in range(6):
        chair = await watcher.enter(table, after=after)
        seen = [event["version"] for event in chair.heard[0]["events"]]
        if chair.table["status"] == "playing":
            await chair.hear("event")
        seen += [word["version"] for word in chair.heard if word["type"] == "event"]
        versions += seen
        after = chair.version
        await chair.leave()
    assert versions == list(range(1, len(versions) + 1))


async def test_a_bot_takes_over_for_who_is_out_of_time(local: LocalServer, guest: Guest) -> None:
    clock = {"kind": "move", "amount": 600}
    chair = await guest.enter(await guest.open([ME, HERE], clock=clock, on_timeout="bot"))
    seat = chair.table["to_move"]
    assert chair.table["deadline"] == pytest.approx(local.now() + 600, abs=30)
    local.ahead += 601
    while chair.table["seats"][seat]["kind"] != "bot":
        await chair.hear("table")
    hand = next(w for w in chair.heard if w["type"] == "event" and w["kind"] == "hand")
    assert (hand["seat"], hand["told"]["words"] != "") == (seat, True)
    local.ahead = 0


async def test_one_move_is_made_for_who_is_out_of_time_and_the_seat_stays_theirs(
    local: LocalServer, guest: Guest
) -> None:
    clock = {"kind": "days", "amount": 2}
    chair = await guest.enter(await guest.open([ME, HERE], clock=clock, on_timeout="move"))
    seat = chair.table["to_move"]
    local.ahead += 2 * 24 * 60 * 60 + 1
    event = await chair.hear("event")
    assert (event["kind"], event["seat"]) == ("move", seat)
    assert chair.table["seats"][seat]["kind"] == "human"
    local.ahead = 0


async def test_a_table_that_cannot_go_on_does_not_stop_the_clocks_of_others(
    local: LocalServer, guest: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    clock = {"kind": "move", "amount": 600}
    broken = await guest.open([ME, HERE], clock=clock)
    other = await guest.open([ME, HERE], clock=clock)
    file = local.services.settings.database
    assert file is not None
    with closing(sqlite3.connect(file.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE entries SET body = 'nonsense' WHERE table_id = ?", [broken])
        database.commit()
    del local.services.tables._channels[broken]
    chair = await guest.enter(other)
    seat = chair.table["to_move"]
    local.ahead += 601
    while chair.table["seats"][seat]["kind"] != "bot":
        await chair.hear("table")
    assert any("cannot be played here" in record.getMessage() for record in caplog.records)
    with closing(sqlite3.connect(file.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tables SET status = 'closed' WHERE id = ?", [broken])
        database.commit()
    local.ahead = 0


async def test_who_leafs_through_a_game_does_not_make_the_server_replay_it_each_time(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = 0

    def count(*facts: Any) -> object:
        nonlocal told
        told += 1
        return describe(*facts)

    monkeypatch.setattr(replays, "describe", count)
    table = await guest.open([ME, HERE])
    for _ in range(3):
        await guest.get(f"/replays/{table}")
    assert told == 1
    await guest.get(f"/replays/{table}", language="de")
    assert told == 2
    chair = await guest.enter(table)
    await first_move(chair, chair.table["to_move"])
    assert len((await guest.get(f"/replays/{table}"))["moves"]) > 0
    assert told == 3


async def test_variants_are_told_in_the_language_of_whoever_looks() -> None:
    game = find_game("feurio")
    options = game.options({"seats": 2, "firebreak": True})
    english, german = (describe_variants(game, options, language) for language in ("en", "de"))
    assert [card.rules for card in english] == [card.rules for card in german] != []
    assert [card.words for card in english] != [card.words for card in german]
    with speaking("it"):
        assert describe_variants(game, options, "en") == english

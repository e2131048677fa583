"""Talk: it is heard by all and kept; what is wrong is reported, and who is muted is not heard."""

import pytest

from tests.server.conftest import Welcome
from tests.server.live.test_games import HERE, ME
from tests.server.support.guest import Chair, Guest, Words
from tests.server.support.local_server import LocalServer

pytestmark = pytest.mark.anyio

OPEN = {"kind": "open"}


async def sit_down(guests: Welcome) -> tuple[str, list[Guest], list[Chair]]:
    """Two people at a table."""
    people = [await guests(), await guests()]
    table = await people[0].open([ME, OPEN])
    await people[1].post(f"/tables/{table}/seat")
    return table, people, [await guest.enter(table) for guest in people]


async def say(chair: Chair, text: str) -> None:
    await chair.say("talk", kind="text", text=text)
    await chair.hear("talk")


async def hear_line(chair: Chair) -> Words:
    line: Words = (await chair.hear("talk"))["line"]
    return line


async def test_the_talk_is_heard_by_all_and_kept(guests: Welcome) -> None:
    table, people, chairs = await sit_down(guests)
    await chairs[0].say("talk", kind="text", text="  good   luck <b>  ")
    line = (await chairs[1].hear("talk"))["line"]
    assert (line["text"], line["seat"], line["kind"]) == ("good luck <b>", 0, "text")
    await chairs[1].say("talk", kind="sign", text="👍")
    assert (await chairs[1].hear("talk"))["line"]["seat"] == 1
    again = await people[0].enter(table)
    assert [line["text"] for line in again.heard[0]["talk"]] == ["good luck <b>", "👍"]


@pytest.mark.parametrize(
    ("kind", "text"),
    [("text", ""), ("text", "x" * 201), ("text", "a\u202eb"), ("sign", "hello"), ("text", "\x00")],
)
async def test_what_cannot_be_said_is_refused_and_the_line_goes_on(
    guest: Guest, kind: str, text: str
) -> None:
    chair = await guest.enter(await guest.open([ME, HERE]))
    await chair.say("talk", kind=kind, text=text)
    assert (await chair.hear("refused"))["kind"] == "malformed"
    await chair.say("ping")
    await chair.hear("pong")


async def test_a_table_without_talk_is_silent(guest: Guest) -> None:
    chair = await guest.enter(await guest.open([ME, HERE], talk=False))
    await chair.say("talk", kind="text", text="hello")
    assert (await chair.hear("refused"))["kind"] == "forbidden"


async def test_who_is_muted_is_not_heard_by_who_muted_them_and_by_all_others(
    guests: Welcome,
) -> None:
    table, people, chairs = await sit_down(guests)
    await say(chairs[1], "an insult")
    assert (await hear_line(chairs[0]))["text"] == "an insult"
    assert (await chairs[0].ask("mute", line=1, muted=True))["type"] == "done"
    (told,) = [word["line"] for word in chairs[0].heard if word["type"] == "talk"][1:]
    assert (told["id"], told["kind"], told["text"]) == (1, "muted", "")
    await say(chairs[1], "another")
    line = await hear_line(chairs[0])
    assert (line["id"], line["kind"], line["text"], line["seat"]) == (2, "muted", "", 1)
    spectator = await (await guests()).enter(table)
    assert [line["text"] for line in spectator.heard[0]["talk"]] == ["an insult", "another"]
    again = await people[0].enter(table)
    assert [line["kind"] for line in again.heard[0]["talk"]] == ["muted", "muted"]


async def test_who_is_heard_again_is_heard_with_what_was_missed(guests: Welcome) -> None:
    _, _, chairs = await sit_down(guests)
    await say(chairs[1], "one")
    await chairs[0].ask("mute", line=1, muted=True)
    await say(chairs[1], "two")
    assert (await chairs[0].ask("mute", line=2, muted=False))["type"] == "done"
    told = [word["line"]["text"] for word in chairs[0].heard if word["type"] == "talk"]
    assert told[-2:] == ["one", "two"]
    await say(chairs[1], "three")
    assert (await hear_line(chairs[0]))["text"] == "three"


async def test_who_is_muted_in_one_tab_is_muted_in_all_at_once_and_for_nobody_else(
    guests: Welcome,
) -> None:
    table, people, chairs = await sit_down(guests)
    tab, spectator = await people[0].enter(table), await (await guests()).enter(table)
    elsewhere = await people[0].enter(await people[0].open([ME, OPEN]))
    await say(chairs[1], "an insult")
    for chair in (tab, spectator):
        assert (await hear_line(chair))["text"] == "an insult"
    assert (await chairs[0].ask("mute", line=1, muted=True))["type"] == "done"
    line = await hear_line(tab)
    assert (line["id"], line["kind"], line["text"]) == (1, "muted", "")
    await say(chairs[1], "another")
    assert (await hear_line(tab))["kind"] == "muted"
    assert (await hear_line(spectator))["text"] == "another"
    assert (await tab.ask("mute", line=1, muted=False))["type"] == "done"
    told = [(await hear_line(chairs[0]))["text"] for _ in range(3)]
    assert told[-2:] == ["an insult", "another"], "and is heard again in all"
    assert not [word for word in elsewhere.heard if word["type"] == "talk"]


async def test_a_report_waits_for_the_host(guests: Welcome, local: LocalServer) -> None:
    table, people, chairs = await sit_down(guests)
    await say(chairs[1], "an insult")
    assert (await chairs[0].ask("report", line=1))["type"] == "done"
    (report,) = [
        row for row in await local.services.store.moderation.reports() if row.table == table
    ]
    me = await people[0].get("/me")
    assert (report.line, report.text, report.reporter) == (1, "an insult", me["id"])


@pytest.mark.parametrize(("kind", "more"), [("report", {}), ("mute", {"muted": True})])
async def test_only_what_somebody_else_has_said_is_reported_or_muted(
    guests: Welcome, local: LocalServer, kind: str, more: Words
) -> None:
    table, _, chairs = await sit_down(guests)
    await say(chairs[0], "my own")
    for line in (0, 1, 2):
        refused = await chairs[0].ask(kind, line=line, **more)
        assert (refused["type"], refused["kind"]) == ("refused", "malformed")
    stranger = Guest(local.address)
    refused = await (await stranger.enter(table)).ask(kind, line=1, **more)
    assert refused["kind"] == "forbidden"
    await stranger.leave()

"""Names: whatever somebody calls themselves, lists answer, and nobody is taken for a bot."""

import pytest

from ludoteca.core.errors import Malformed
from ludoteca.server.text import check_text
from tests.server.conftest import Welcome
from tests.server.support.guest import Guest

pytestmark = pytest.mark.anyio

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "level:3"}
# Names that something here might take for a bot, a field or a format.
NAMES = [
    "level:99",
    "level:",
    "level:3",
    "random",
    "search:0",
    "{name}",
    "%s",
    "[]",
    "../..",
    "None",
]


# What shows nothing, turns what stands beside it around, or covers what stands above it.
UNSEEN = ["\u3164", "\u2800", "\ufe0f", "\u202eanna", "an\u200bna", "\U000e0041", "a\u034fb"]
HEAPED = ["a" + "\u0301\u0316\u0317\u0489\u0334", "\u0301", "\u0489anna"]
# Names of people, and what they may say.
SEEN = [
    "Zoë",
    "Nguyễn Thị",
    "Łukasz",
    "Ивана",
    "小明",
    "नेहा",
    "שָׁלוֹם",
    "กิ่ง",
    "1\ufe0f\u20e3",
    "👍\ufe0f",
]


@pytest.mark.parametrize("text", UNSEEN + HEAPED)
def test_nobody_is_called_by_what_cannot_be_read(text: str) -> None:
    with pytest.raises(Malformed):
        check_text(text, 24, "name")


@pytest.mark.parametrize("text", SEEN)
def test_names_in_all_scripts_are_taken(text: str) -> None:
    assert check_text(text, 24, "name")


async def call(guest: Guest, name: str) -> None:
    (await guest.http.patch("/me", json={"name": name})).raise_for_status()


@pytest.mark.parametrize("name", NAMES)
async def test_no_name_makes_a_list_fail(guests: Welcome, name: str) -> None:
    vandal, other = await guests(), await guests()
    await call(vandal, name)
    waiting = await vandal.open([ME, OPEN], listed=True)
    beside = await vandal.open([ME, {"kind": "here", "name": name}, BOT], listed=True)
    for which, table in (("open", waiting), ("watch", beside)):
        cards = {card["id"]: card for card in await other.get("/tables", which=which)}
        assert cards[table]["players"][0] == name, "a person is called as they call themselves"
    assert (await other.get(f"/tables/{beside}"))["players"] == [name, name, "Clara"]
    assert (await other.get(f"/replays/{beside}"))["players"] == [name, name, "Clara"]
    for table in (waiting, beside):
        seat = (await other.enter(table)).table["seats"][0]
        assert (seat["player"], seat["kind"], seat["bot"]) == (name, "human", None)


async def test_who_gave_up_keeps_their_name_in_lists(guests: Welcome) -> None:
    vandal, other = await guests(), await guests()
    await call(vandal, "level:99")
    table = await vandal.open([ME, OPEN, BOT], listed=True)
    await other.post(f"/tables/{table}/seat")
    chair = await vandal.enter(table)
    assert (await chair.ask("resign", seat=0))["type"] == "done"
    (card,) = [each for each in await other.get("/tables", which="watch") if each["id"] == table]
    assert card["players"][0] == "level:99"

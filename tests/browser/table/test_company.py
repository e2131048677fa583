"""Several people at one table: by invitation, at one screen, and those who only watch."""

import re

import segno
from playwright.sync_api import Locator, Page

from tests.browser.conftest import CUT, LAPTOP, PATIENCE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest, Step
from tests.browser.support.tables import BOT, INVITED, LEVEL, ME, Host, here
from tests.browser.support.wire import lay_wire


def sit_down(page: Page, name: str) -> Forest:
    """Accept an invitation."""
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/*")
    return Forest(page)


def told(forest: Forest) -> list[str]:
    """What the log says, line by line."""
    return [" ".join(line.split()) for line in forest.chronicle.all_text_contents()]


def agree(first: Forest, second: Forest) -> None:
    """Both are told the same; whoever did not move last hears of it a moment later."""
    for _ in range(PATIENCE // LOOK):
        if told(first) == told(second):
            return
        first.page.wait_for_timeout(LOOK)
    assert told(first) == told(second)


def take_turns(first: Forest, second: Forest, turns: int) -> None:
    """Both play in turn, whoever begins."""
    for _ in range(turns):
        whose(first, second).take_turn()


# Milliseconds between two looks.
LOOK = 100


def whose(*people: Forest) -> Forest:
    """The one whose turn it is, or soon will be."""
    for _ in range(PATIENCE // LOOK):
        for forest in people:
            if forest.asked.first.is_visible():
                return forest
        people[0].page.wait_for_timeout(LOOK)
    raise AssertionError("nobody's turn comes")


def test_two_browsers_share_a_game_and_lose_nothing(
    visit: Visit, house: str, noted: list[str]
) -> None:
    noted.append(CUT)
    anna = visit("/new/feurio")
    anna.get_by_role("group", name="Players").get_by_text("2", exact=True).click()
    kinds = anna.get_by_role("combobox", name=re.compile("Who plays"))
    expect(kinds).to_have_count(2)
    kinds.nth(0).select_option("Me")
    kinds.nth(1).select_option("A friend, by link")
    anna.get_by_role("button", name="Open the table").click()
    link = anna.get_by_role("textbox", name="Link to this table").input_value()

    with lay_wire(house) as wire:
        ben = visit(link.replace(house, wire.address))
        guest = sit_down(ben, "Ben")
        first = Forest(anna)
        expect(anna.get_by_role("region", name="Players")).to_contain_text("Ben")
        take_turns(first, guest, 2)

        anna.reload()
        expect(first.board).to_be_visible()
        take_turns(first, guest, 2)

        wire.cut()
        expect(ben.get_by_text("Connection lost. Your game is safe.")).to_be_visible()
        if first.asked.first.is_visible():
            first.take_turn()
        wire.mend()
        expect(ben.get_by_text("The line is down")).to_have_count(0)
        take_turns(first, guest, 2)
        agree(first, guest)


def test_who_shares_a_screen_never_sees_the_numbers_of_the_other(visit: Visit) -> None:
    page = visit()
    heard: list[str] = []
    page.on(
        "websocket", lambda line: line.on("framereceived", lambda data: heard.append(str(data)))
    )
    table = Host.of(page).open(ME, here("Bea"), firebreak=True)["id"]
    page.goto(f"/table/{table}")
    forest = Forest(page)
    hand_over = page.get_by_role("heading", name=re.compile("is next$"))

    def take() -> None:
        expect(hand_over).to_be_visible()
        # All may look at the board, and nobody finds anything to do or to know on it.
        expect(forest.board).to_be_visible()
        expect(forest.spots).to_have_count(0)
        expect(forest.board.get_by_role("button", name=secret)).to_have_count(0)
        page.keyboard.press("Enter")
        # The focus was on the button that took the screen; now it is on the board.
        expect(forest.board.locator(":focus")).to_be_visible()

    secret = re.compile("a firebreak, with a [1-6] under it")
    take()
    assert forest.await_turn() == Step.LAY
    page.get_by_role("group", name="How to lay the tile").get_by_role(
        "button", name=re.compile("Firebreak")
    ).first.click()
    forest.lay()
    forest.done.click()
    # Who laid it knows the number; men do not follow a firebreak.
    take()
    expect(forest.board.get_by_role("button", name=re.compile("a firebreak"))).to_be_visible()
    expect(forest.board.get_by_role("button", name=secret)).to_have_count(0)
    expect(forest.chronicle.filter(has_text=re.compile("face down|firebreak"))).not_to_have_count(0)
    forest.lay()
    forest.skip()
    take()
    expect(forest.board.get_by_role("button", name=secret)).to_be_visible()


def test_a_spectator_sees_the_game_and_cannot_touch_it(visit: Visit) -> None:
    player = visit()
    table = Host.of(player).open(ME, BOT, listed=True)["id"]
    player.goto(f"/table/{table}")
    forest = Forest(player)
    forest.await_turn()

    watcher = visit("/")
    link = watcher.get_by_role("region", name="Watch").locator(f"a[href='/table/{table}']")
    link.click()
    seen = Forest(watcher)
    expect(seen.board).to_be_visible()
    expect(seen.spots).to_have_count(0)
    expect(watcher.get_by_role("button", name="Resign")).to_have_count(0)
    expect(player.get_by_text("1 person is watching.")).to_be_visible()
    forest.take_turn()
    forest.await_turn()
    expect(seen.chronicle).to_have_count(forest.chronicle.count())


def test_who_is_invited_sees_which_game_by_whom_and_who_is_there(visit: Visit) -> None:
    anna = visit()
    Host.of(anna).rename("Anna")
    table = Host.of(anna).open(ME, INVITED, BOT)
    ben = visit(f"/join/{table['code']}", size=LAPTOP)
    expect(ben.get_by_role("heading", name="Anna invites you to Feurio!")).to_be_visible()
    expect(ben.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)
    seats = ben.get_by_role("list", name="Players").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.nth(0)).to_contain_text("Anna")
    expect(seats.nth(1)).to_contain_text("Free seat")
    expect(seats.nth(2)).to_contain_text("bot")
    sit_down(ben, "Ben")
    # Whoever comes by the link again goes to their seat, and who comes too late may watch.
    ben.goto(f"/join/{table['code']}")
    ben.get_by_role("link", name="To the table").click()
    ben.wait_for_url(f"**/table/{table['id']}")
    carla = visit(f"/join/{table['code']}")
    expect(carla.get_by_text("All seats are taken, and the game is on.")).to_be_visible()
    expect(carla.get_by_role("button", name="Sit down")).to_have_count(0)
    carla.get_by_role("link", name="Have a look").click()
    expect(Forest(carla).board).to_be_visible()


def test_a_table_at_which_others_sit_is_not_cancelled_by_a_slip(visit: Visit) -> None:
    anna = visit()
    table = Host.of(anna).open(ME, INVITED, INVITED)
    anna.goto(f"/table/{table['id']}")
    ben = visit(f"/join/{table['code']}")
    sit_down(ben, "Ben")
    expect(anna.get_by_role("main")).to_contain_text("Ben")
    cancel = anna.get_by_role("button", name="Cancel this table")
    cancel.click()
    asked = anna.get_by_role("dialog", name="Cancel this table")
    asked.get_by_role("button", name="Keep the table").click()
    expect(asked).to_have_count(0)
    expect(cancel).to_be_visible()
    cancel.click()
    asked.get_by_role("button", name="Cancel this table").click()
    # Nothing was played: there is nothing to see again, and nothing to play again.
    for page in (anna, ben):
        expect(page.get_by_role("link", name="To the home page")).to_be_visible()
        for name in ("Replay", "Save game", "Fair draw"):
            expect(page.locator(".ending").get_by_role("link", name=name)).to_have_count(0)
        for name in ("Rematch", "Same deal again"):
            expect(page.get_by_role("button", name=name)).to_have_count(0)


def test_a_telephone_reads_the_invitation_from_the_screen(visit: Visit) -> None:
    anna = visit()
    table = Host.of(anna).open(ME, INVITED)
    anna.goto(f"/table/{table['id']}")
    code = anna.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    link = anna.get_by_role("textbox", name="Link to this table").input_value()
    assert link.endswith(f"/join/{table['code']}")
    assert read_squares(code) in [draw_squares(link, mask) for mask in range(8)]


def read_squares(code: Locator) -> set[tuple[int, int]]:
    """The dark squares of a QR code as it is drawn, from its first corner."""
    drawn: str = code.locator("path").get_attribute("d") or ""
    squares = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn)}
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return {(x - left, y - top) for x, y in squares}


def draw_squares(link: str, mask: int) -> set[tuple[int, int]]:
    """The same by another program; each may choose the mask that it thinks best."""
    code = segno.make(link, error="m", mode="byte", mask=mask, micro=False, boost_error=False)
    return {(x, y) for y, row in enumerate(code.matrix) for x, dark in enumerate(row) if dark}


def test_friends_talk_at_their_table(visit: Visit) -> None:
    anna = visit()
    table = Host.of(anna).open(ME, INVITED, talk=True)
    anna.goto(f"/table/{table['id']}")
    ben = visit(f"/join/{table['code']}")
    sit_down(ben, "Ben")
    ben.get_by_role("tab", name="Chat").click()
    ben.get_by_role("textbox", name="Say something").fill("Hello <b>Anna</b>")
    ben.get_by_role("button", name="Send").click()
    # She reads what happened; a sign tells that something was said.
    anna.get_by_role("tab", name="Chat new").click()
    expect(anna.get_by_role("log", name="Chat")).to_contain_text("Hello <b>Anna</b>")


def test_bots_of_one_level_are_three_people_at_a_table(visit: Visit) -> None:
    page = visit()
    table = Host.of(page).open(ME, *[LEVEL] * 3)["id"]
    page.goto(f"/table/{table}")
    cards = page.get_by_role("region", name="Players").get_by_role("listitem")
    tempers = {
        "Bruno": "seeks the biggest fires",
        "Clara": "prefers the small fires",
        "Dario": "sends many at once",
    }
    for name, temper in tempers.items():
        card = cards.filter(has_text=name)
        expect(card).to_have_count(1)
        expect(card).to_contain_text("bot, Intermediate")
        expect(card.get_by_text(temper)).to_be_visible()


def test_somebody_takes_their_seat_back_from_a_bot_with_one_press(visit: Visit) -> None:
    page = visit()
    table = Host.of(page).open(ME, here("Ben"), clock={"kind": "move", "amount": 5})
    page.goto(f"/table/{table['id']}")
    forest = Forest(page)
    back = page.get_by_role("button", name="Take my seat back")
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(page.get_by_role("button", name="Resign")).to_have_count(1)
    back.click()
    expect(back).to_have_count(0)
    expect(forest.chronicle.filter(has_text="plays again.")).to_have_count(1)

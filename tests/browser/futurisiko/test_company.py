"""Several people at a table of FutuRisiko!: by invitation, and at one screen with hidden hands."""

import json
import re

from tests.browser.conftest import CUT, PATIENCE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.names import read_name
from tests.browser.support.tables import (
    GREEDY,
    INVITED,
    ME,
    Host,
    find_record,
    find_step,
    here,
)
from tests.browser.support.wire import lay_wire
from tests.browser.support.world import GAME, Step, World, late_round

# Milliseconds between two looks.
LOOK = 100
CARDS = re.compile(
    "Arma Segreta|Siluro Killer|Super Produzione|Missili Balistici|Scudo Spaziale|Tregua|Tradimento"
)


def whose(*people: World) -> World:
    """The one whose turn it is, or soon will be."""
    for _ in range(PATIENCE // LOOK):
        for world in people:
            if world.asked.is_visible():
                return world
        people[0].page.wait_for_timeout(LOOK)
    raise AssertionError("nobody's turn comes")


def take_steps(steps: int, *people: World) -> None:
    """Whoever is asked does something."""
    for _ in range(steps):
        world = whose(*people)
        world.go_on(world.await_turn())


def test_two_browsers_share_the_world_and_lose_nothing(
    visit: Visit, house: str, noted: list[str]
) -> None:
    noted.append(CUT)
    anna = visit()
    record, step = late_round()
    host = Host.of(anna)
    start = {"replay": host.upload(record), "step": step}
    # Green is to move, then red.
    seats = INVITED, GREEDY, GREEDY, ME
    table = host.open(*seats, game=GAME, start=start, round_limit=3)
    anna.goto(f"/table/{table['id']}")
    with lay_wire(house) as wire:
        ben = visit(f"{wire.address}/join/{table['code']}")
        ben.get_by_role("textbox", name="Your name").fill("Ben")
        ben.get_by_role("button", name="Sit down").click()
        ben.wait_for_url("**/table/*")
        first, second = World(anna), World(ben)
        take_steps(2, first, second)

        anna.reload()
        expect(first.map).to_be_visible()
        take_steps(2, first, second)

        wire.cut()
        expect(ben.get_by_text("Connection lost. Your game is safe.")).to_be_visible()
        if first.asked.is_visible():
            first.go_on(first.await_turn())
        wire.mend()
        expect(ben.get_by_text("The line is down")).to_have_count(0)
        while whose(first, second).await_turn() != Step.OVER:
            take_steps(1, first, second)
        for page in (anna, ben):
            expect(page.get_by_role("region", name=re.compile("win")).first).to_be_visible()
        assert first.map.inner_text() == second.map.inner_text()


def test_who_shares_a_screen_never_sees_the_hand_of_the_other(visit: Visit) -> None:
    page = visit()
    shown: set[int] = set()
    page.on("websocket", lambda line: line.on("framereceived", lambda data: hear(str(data))))

    def hear(frame: str) -> None:
        hands = (json.loads(frame).get("scene") or {}).get("hands", [])
        shown.update(seat for seat, hand in enumerate(hands) if hand is not None)

    record, step = late_round()
    host = Host.of(page)
    start = {"replay": host.upload(record), "step": step}
    # Green is to move, then red.
    seats = here("Bea"), GREEDY, GREEDY, ME
    table = host.open(*seats, game=GAME, start=start, round_limit=3)["id"]
    page.goto(f"/table/{table}")
    world = World(page)
    taking = page.get_by_role("button", name=re.compile("^I am "))

    def check_handing_over() -> None:
        """F70: the map is open to all; nothing of a hand is on the page, nor told of one."""
        expect(taking).to_be_focused()
        expect(world.map).to_be_visible()
        assert not CARDS.search(page.content())

    check_handing_over()
    assert not shown, "nobody has taken the screen yet"
    page.keyboard.press("Enter")
    # Who listens hears at once what is to be done.
    expect(world.lead.locator("> p")).to_be_focused()
    world.go_on(world.await_turn())
    check_handing_over()
    assert shown == {3}

    shown.clear()
    page.reload()
    check_handing_over()
    assert not shown, "after a reload the screen is nobody's"
    taking.click()
    assert world.await_turn() == Step.DISCARD
    assert shown == {0}
    expect(world.chronicle.filter(has_text=re.compile("draws 1 card"))).to_have_count(1)
    expect(world.chronicle.filter(has_text=CARDS)).to_have_count(0)


def test_F49_who_plays_no_card_rolls_without_taking_the_screen(visit: Visit) -> None:
    page = visit()
    host = Host.of(page)
    record = find_record(GAME, "F65")
    start = {"replay": host.upload(record), "step": find_step(record, "torpedo green")}
    table = host.open(ME, here("Bea"), here("Ciro"), game=GAME, start=start)["id"]
    page.goto(f"/table/{table}")
    world = World(page)
    unseen = page.get_by_role("button", name=re.compile("^Roll .*, no card$"))
    taking = page.get_by_role("button", name=re.compile("^I am "))
    first = read_name(taking)
    unseen.click()
    expect(world.theatre).to_contain_text("Red rolls 1 die")
    # The other side is asked in the same way; nobody's cards were seen.
    expect(taking).not_to_have_accessible_name(first)
    expect(unseen).to_be_visible()
    expect(world.held).to_have_count(0)
    # Who wants to play one takes the screen as before.
    taking.click()
    assert world.await_turn() == Step.ROLL
    expect(world.held).to_be_visible()


# How far the end of what is told lies below what is in sight, in pixels.
BELOW = "box => box.scrollHeight - box.scrollTop - box.clientHeight"


def test_the_log_keeps_to_its_end_but_calls_nobody_away_who_reads_further_up(visit: Visit) -> None:
    page = visit()
    table = Host.of(page).open(*[GREEDY] * 4, game=GAME, round_limit=3)["id"]
    page.goto(f"/table/{table}")
    world = World(page)
    log = page.get_by_role("group", name="What happened")
    expect(world.chronicle.nth(20)).to_be_attached()
    log.evaluate("box => { box.scrollTop = 0 }")
    expect(world.chronicle.nth(world.chronicle.count() + 5)).to_be_attached()
    assert log.evaluate("box => box.scrollTop") == 0

    log.evaluate("box => { box.scrollTop = box.scrollHeight }")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    assert log.evaluate(BELOW) < 1

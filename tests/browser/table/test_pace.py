"""What others do is shown step by step, can be skipped and seen again, and stays marked."""

import re
import time

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest, Step
from tests.browser.support.tables import GREEDY, ME, Host, find_record

# Three others take a tile and some place firefighters: at least so many steps.
STEPS = 3
# Seconds: a step stays about three quarters of one.
STEP = 0.6
# From now on no step of the slow pace ends by itself.
STAND_STILL = """() => {
    const setTimer = window.setTimeout
    window.setTimeout = (act, wait) => (wait > 1000 ? 0 : setTimer(act, wait))
}"""


# Takes down what stands below the board, as it changes.
TAKE_DOWN = """() => {
    window.told = []
    const see = () => {
        const words = document.querySelector('.dock .told')?.textContent.trim()
        if (words && words !== window.told.at(-1)) window.told.push(words)
    }
    const all = { subtree: true, childList: true, characterData: true }
    new MutationObserver(see).observe(document.body, all)
}"""

# Counts the tiles that burn down before one's eyes.
BURNS = """
    window.burnt = 0
    const isTile = (thing) => thing.querySelector?.(':scope > .ash') != null
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        window.burnt += isTile(this)
        return animate.apply(this, how)
    }
    document.addEventListener('animationstart', ({ target }) => (window.burnt += isTile(target)))
"""


def sit_down(page: Page) -> Forest:
    """A table with three others who answer at once; the own turn has come."""
    page.goto(f"/table/{Host.of(page).open(ME, GREEDY, GREEDY, GREEDY)['id']}")
    forest = Forest(page)
    while forest.await_turn() != Step.LAY:
        forest.answer(forest.await_turn())
    return forest


def end_turn(forest: Forest) -> None:
    """Lay the tile, and place nobody."""
    forest.lay()
    forest.await_turn()
    forest.skip()


def test_others_move_at_a_pace_one_can_follow(visit: Visit) -> None:
    page = visit(pace="normal")
    forest = sit_down(page)
    end_turn(forest)
    begun = time.monotonic()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    # Below the board stands what they do, for who has no log beside it.
    expect(page.locator(".dock .told")).to_contain_text(re.compile("draws a|firefighter"))
    forest.await_turn()
    assert time.monotonic() - begun > STEPS * STEP
    # What they changed is marked until one acts.
    marks = forest.board.locator(".mark")
    assert marks.count() >= STEPS
    page.get_by_role("button", name="While you waited").click()
    told = page.get_by_role("dialog", name="While you waited")
    expect(told).to_contain_text("Your points")
    assert told.get_by_role("listitem").count() >= STEPS
    # Without the drawn tile as a ghost, where the pointer happens to be.
    laid = forest.board.locator(".number:not(.ghost *)")
    tiles = laid.count()
    told.get_by_role("button", name="Show it again").click()
    expect(laid).not_to_have_count(tiles)
    forest.await_turn()
    expect(laid).to_have_count(tiles)
    forest.lay()
    expect(marks).to_have_count(0)


def test_each_tile_and_all_firefighters_of_the_others_are_told(visit: Visit) -> None:
    page = visit(pace="quick")
    forest = sit_down(page)
    expect(page.locator(".dock .told")).to_have_count(0)
    page.evaluate(TAKE_DOWN)
    end_turn(forest)
    forest.await_turn()
    page.wait_for_timeout(1000)
    told = page.evaluate("window.told")
    others = [re.search("draws a|hottest spot|firefighter", words) for words in told]
    # What I drew I see: of that it says only that it is my turn.
    expected = ["draws a", "hottest spot", "firefighter"] * STEPS
    assert [found and found[0] for found in others] == expected, told
    expect(page.locator(".dock .told")).to_have_count(0)
    expect(page.locator(".dock")).to_contain_text("Your turn")


@pytest.mark.parametrize("how", ["button", "space", "space on the board", "tap"])
def test_what_others_do_can_be_skipped_and_nothing_is_lost(visit: Visit, how: str) -> None:
    page = visit(pace="slow")
    forest = sit_down(page)
    end_turn(forest)
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    page.evaluate(STAND_STILL)
    # What has not happened yet cannot be skipped.
    card = f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    while not page.request.get(card).json()["my_turn"]:
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)
    if how == "button":
        skip.click()
    elif how == "space on the board":
        # Where the focus is after a move: nobody who plays by keys has to leave it.
        expect(forest.board.locator(":focus")).to_have_count(1)
        page.keyboard.press("Space")
    elif how == "space":
        page.locator("main").focus()
        page.keyboard.press("Space")
    else:
        page.locator(".room").click(position={"x": 20, "y": 20})
    forest.await_turn()
    assert forest.chronicle.filter(has_text="hottest spot").count() > STEPS


def test_the_pace_is_remembered(visit: Visit) -> None:
    page = visit(pace="normal")
    sit_down(page)
    page.get_by_role("button", name="Speed: Normal").click()
    page.reload()
    expect(page.get_by_role("button", name="Speed: Quick")).to_be_visible()


def test_a_burnt_forest_does_not_burn_down_anew_when_one_comes(visit: Visit) -> None:
    page = visit(motion=True)
    page.add_init_script(BURNS)
    record = find_record(seats=4, goal="score", firebreak=False)
    page.goto(f"/table/{Host.of(page).play_on(record, 60)}")
    expect(page.locator(".room .ash")).not_to_have_count(0)
    Forest(page).await_turn()
    page.wait_for_timeout(500)
    assert page.evaluate("window.burnt") == 0

"""Sounds: none until somebody wants them, then small ones for what happens at the table."""

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.support.forest import Forest, Step
from tests.browser.support.tables import BOT, ME, Host

# Counts the notes that are sung.
COUNT = """
    window.notes = 0
    const start = AudioScheduledSourceNode.prototype.start
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.notes += 1
        return start.apply(this, when)
    }
"""


def take_turns(forest: Forest, count: int) -> int:
    """Take so many turns among the others; how many notes were heard meanwhile."""
    before = heard(forest.page)
    while count:
        step = forest.await_turn()
        forest.answer(step)
        count -= step == Step.MEN
    forest.await_turn()
    return heard(forest.page) - before


def heard(page: Page) -> int:
    """How many notes were sung since the page was opened."""
    notes: int = page.evaluate("window.notes")
    return notes


def test_nothing_sounds_unless_it_is_wanted(visit: Visit) -> None:
    page = visit()
    page.add_init_script(COUNT)
    page.goto(f"/table/{Host.of(page).open(ME, BOT)['id']}")
    forest = Forest(page)
    assert take_turns(forest, 1) == 0
    page.get_by_role("button", name="You and your settings").click()
    switch = page.get_by_role("checkbox", name="Sounds")
    assert not switch.is_checked()
    switch.check()
    assert heard(page) == 2, "whoever turns it on hears how it sounds"
    page.keyboard.press("Escape")
    # The other moves, and then it is our turn.
    assert take_turns(forest, 1) >= 3
    page.get_by_role("button", name="You and your settings").click()
    switch.uncheck()
    page.keyboard.press("Escape")
    assert take_turns(forest, 1) == 0


def test_the_wish_is_remembered(visit: Visit) -> None:
    page = visit("/")
    for wanted in (True, False):
        page.get_by_role("button", name="You and your settings").click()
        page.get_by_role("checkbox", name="Sounds").set_checked(wanted)
        page.reload()
        page.get_by_role("button", name="You and your settings").click()
        assert page.get_by_role("checkbox", name="Sounds").is_checked() == wanted
        page.keyboard.press("Escape")

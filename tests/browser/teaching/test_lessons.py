"""The guide of a lesson covers nothing it points at, and what is to be pressed is in sight."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect

GAMES = ("feurio", "futurisiko")
# A small laptop, a phone, and a small one with the languages that need most words.
SCREENS = ((1366, 650, "en"), (390, 844, "fr"), (360, 640, "de"), (360, 640, "it"))

# The next step is there at once; then the board turns to what matters, until all lies where it lay
# a moment before, and has been drawn there. A busy machine takes a while.
SETTLED = """async () => {
    const MOMENT = 80
    const parts = '.guide, .lesson section, .lesson .room, button.hinted, path.hint'
    const look = () =>
        [...document.querySelectorAll(parts)]
            .map((part) => part.getBoundingClientRect())
            .map(({ left, top, right, bottom }) => [left, top, right, bottom].join())
            .join(';')
    const pause = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go, MOMENT)))
    let before = ''
    for (let now = look(); now !== before; now = look()) {
        before = now
        await pause()
    }
}"""
# How many steps the lesson of a game has.
STEPS = """async (game) => {
    const { games } = await (await fetch(`/api/games/${game}/lesson`)).json()
    return games.reduce((sum, { steps }) => sum + steps.length, 0)
}"""
# What is wrong with a step, in words for who reads the failure.
FAULTS = """() => {
    const faults = []
    const guide = document.querySelector('.guide')
    const board = document.querySelector('.lesson section')
    const [said, shown] = [guide.getBoundingClientRect(), board.getBoundingClientRect()]
    // It stands above the board, or beside it.
    const isClear = said.bottom <= shown.top || said.left >= shown.right
    if (!isClear) faults.push('the guide covers the board')
    if (guide.scrollHeight > guide.clientHeight + 1) faults.push('not all words are in sight')
    const inside = ({ left, top, right, bottom }) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    for (const thing of document.querySelectorAll('button.hinted')) {
        if (!inside(thing.getBoundingClientRect()))
            faults.push(`${thing.textContent} is out of sight`)
    }
    const room = document.querySelector('.lesson .room').getBoundingClientRect()
    for (const ring of document.querySelectorAll('path.hint')) {
        const { left, top, right, bottom } = ring.getBoundingClientRect()
        if (left < room.left || right > room.right || top < room.top || bottom > room.bottom)
            faults.push('the marked spot is out of sight')
    }
    return faults
}"""


def walk(page: Page) -> list[str]:
    """Let the guide do everything, and look at each step; what is wrong with them."""
    found: list[str] = []
    at = page.locator(".guide h2")
    expect(at).to_be_visible()
    # A step to the learner may be several to the guide: it ends where a game begins.
    onward = page.locator(".bar button").nth(1)
    last = page.evaluate(STEPS, page.url.rpartition("/")[2])
    for number in range(last):
        page.evaluate(SETTLED)
        found += [f"{at.text_content()}: {fault}" for fault in page.evaluate(FAULTS)]
        if number < last - 1:
            onward.click()
    return found


@pytest.mark.parametrize(("width", "height", "language"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_matters_is_covered_or_out_of_sight(
    visit: Visit, game: str, width: int, height: int, language: str
) -> None:
    page = visit(f"/learn/{game}", size=(width, height), language=language)
    found = walk(page)
    assert not found, "\n".join(found)

"""Ways to act on a page: with a mouse, with a finger, with nothing but keys."""

from typing import Protocol

from playwright.sync_api import Locator, Page, expect

# So many keys lead from anywhere to anywhere on a page.
FAR = 120


class Hand(Protocol):
    """What can press a thing on the page."""

    def press(self, thing: Locator) -> None: ...


class Mouse:
    """Points and clicks."""

    def press(self, thing: Locator) -> None:
        """Click it."""
        thing.click()


class Finger:
    """Taps, also where nothing hovers."""

    def press(self, thing: Locator) -> None:
        """Tap it."""
        thing.tap()


class Keys:
    """Goes by Tab, walks the board by arrows, acts by Enter; never points at anything."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        """Go there, and press Enter."""
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def reach(self, thing: Locator) -> None:
        """Go there by keys alone."""
        expect(thing).to_be_visible()
        for _ in range(FAR):
            key: str = thing.evaluate(NEXT_KEY)
            if key == "":
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {thing}")


# The key that leads nearer to a thing: an arrow while it is on the same board as the focus, else
# on to the next thing. A row of hexagons is left only by going up or down.
NEXT_KEY = """thing => {
    const here = document.activeElement
    if (here === thing) return ''
    const board = thing.closest('svg')
    if (!board || here.closest('svg') !== board) return 'Tab'
    const [from, to] = [here, thing].map((place) => place.dataset.key.split(',').map(Number))
    if (to[1] !== from[1]) return to[1] > from[1] ? 'ArrowDown' : 'ArrowUp'
    return to[0] > from[0] ? 'ArrowRight' : 'ArrowLeft'
}"""

"""Ways to act on a page: with a mouse, with a finger, with nothing but keys."""

from typing import Protocol, runtime_checkable

from playwright.sync_api import Locator, Page

from tests.browser.support.expectations import expect

# So many keys lead from anywhere to anywhere on a page.
FAR = 120
# Milliseconds.
REST = 100
# How far from the rim of a board a thing can be pressed, in pixels; how much of its right side the
# buttons for zooming take; and how often it is pulled to bring something into sight.
RIM = 20
ZOOM = 44
PULLS = 8


class Hand(Protocol):
    """What can press a thing on the page."""

    def press(self, thing: Locator) -> None: ...


Point = tuple[float, float]


@runtime_checkable
class Dragging(Protocol):
    """A hand that can take hold of something and pull it."""

    def drag(self, page: Page, start: Point, end: Point) -> None: ...


class Mouse:
    """Points, clicks and drags."""

    def press(self, thing: Locator) -> None:
        """Click it."""
        thing.click()

    def drag(self, page: Page, start: Point, end: Point) -> None:
        """Hold the button down on the way."""
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=3)
        page.mouse.up()


class Finger:
    """Taps and swipes, also where nothing hovers."""

    def press(self, thing: Locator) -> None:
        """Tap it."""
        thing.tap()

    def drag(self, page: Page, start: Point, end: Point) -> None:
        """Swipe; Playwright itself knows only taps."""
        line = page.context.new_cdp_session(page)
        way = [
            (start[0] + (end[0] - start[0]) * n / 4, start[1] + (end[1] - start[1]) * n / 4)
            for n in range(5)
        ]
        for kind, spot in zip(("touchStart", *["touchMove"] * 4), way, strict=True):
            point = {"x": spot[0], "y": spot[1]}
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        # A finger that rests before it lifts throws nothing that the next tap would only stop.
        page.wait_for_timeout(REST)
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()


def bring_into_sight(hand: Hand, board: Locator, thing: Locator) -> None:
    """Pull a board until a thing on it can be pressed; keys need no such help."""
    if not isinstance(hand, Dragging):
        return
    for _ in range(PULLS):
        board.scroll_into_view_if_needed()
        window, spot = board.bounding_box(), thing.bounding_box()
        assert window
        assert spot
        window["width"] -= ZOOM
        middle = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2
        off = (
            spot["x"] + spot["width"] / 2 - middle[0],
            spot["y"] + spot["height"] / 2 - middle[1],
        )
        room = window["width"] / 2 - RIM, window["height"] / 2 - RIM
        if abs(off[0]) <= room[0] and abs(off[1]) <= room[1]:
            return
        pull = [max(-most, min(most, -far)) for far, most in zip(off, room, strict=True)]
        hand.drag(board.page, middle, (middle[0] + pull[0], middle[1] + pull[1]))
    raise AssertionError(f"{thing} does not come into sight")


class Keys:
    """Goes by Tab, walks the board by arrows, acts by Enter; never points at anything."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        """Go there, and press Enter."""
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def pick(self, choice: Locator) -> None:
        """Choose one of several: Tab leads to the one that is chosen, arrows to the others."""
        while not choice.is_checked():
            self.reach(choice.page.locator("input[type=radio]:checked"))
            self.page.keyboard.press("ArrowRight")

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

"""The guided first game of FutuRisiko!: with the mouse, with nothing but keys, and led astray."""

import re

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.hands import Finger, Hand, Keys, Mouse
from tests.browser.test_axe import complaints

STEPS = 19
ADDRESS = "/learn/futurisiko"
# The draft, production, a truce, movement, an invasion, a fight, a defence: the steps that look
# most unlike each other.
UNLIKE = (1, 7, 10, 11, 13, 14, 18)
# The screens on which what is to be pressed must be in sight: a small laptop, a phone.
LAPTOP = (1366, 650)
HAND_HELD = (390, 844)

# The places that the map does not show whole.
CUT = """() => {
    const room = document.querySelector('.room').getBoundingClientRect()
    const isWhole = ({ left, right, top, bottom }) =>
        left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom
    return [...document.querySelectorAll('[data-place]')]
        .filter((place) => !isWhole(place.getBoundingClientRect()))
        .map(({ dataset }) => dataset.place)
}"""


class MapKeys(Keys):
    """Keys that also walk a map from neighbour to neighbour, and choose one of several."""

    def press(self, thing: Locator) -> None:
        """Go there, and act; what is one of several is chosen as soon as it is reached."""
        self.reach(thing)
        if thing.get_attribute("type") != "radio":
            self.page.keyboard.press("Enter")

    def reach(self, thing: Locator) -> None:
        """Go there by keys alone."""
        expect(thing).to_be_attached()
        self.page.evaluate("window.trodden = []")
        for _ in range(120):
            key: str = thing.evaluate(NEXT_KEY)
            if key == "":
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {thing}")


# An arrow along the longer way while the focus is on the same map, along the other one where that
# led in a circle; among radio buttons the next; else on to the next thing.
NEXT_KEY = """thing => {
    const here = document.activeElement
    if (here === thing) return ''
    if (thing.type === 'radio' && here.name === thing.name) return 'ArrowRight'
    if (!thing.dataset.place || !here.dataset.place) return 'Tab'
    const middle = (place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect()
        return [(left + right) / 2, (top + bottom) / 2]
    }
    const [from, to] = [middle(here), middle(thing)]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const again = window.trodden.includes(here.dataset.place)
    window.trodden.push(here.dataset.place)
    const flat = Math.abs(dx) > Math.abs(dy) !== again
    return flat ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp'
}"""


class Classroom:
    """The lesson on the screen, and a learner who does what is asked."""

    def __init__(self, page: Page, hand: Hand) -> None:
        self.page = page
        self.hand = hand
        self.map = page.get_by_role("group", name="Map of the world")
        self.objection = page.get_by_role("alert")

    def place(self, name: str) -> Locator:
        """A territory or a sea by its name."""
        return self.map.get_by_role("button", name=re.compile(f"^{name}\\b"))

    def piece(self, name: str) -> Locator:
        """What can be built: with keys the button that is chosen, else what one sees of it."""
        palette = self.page.get_by_role("group", name="Which piece to build")
        if isinstance(self.hand, Keys):
            return palette.get_by_role("radio", name=re.compile(f"^{name}\\b"))
        return palette.locator("label", has_text=name)

    def button(self, name: str) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, *things: str | Locator) -> None:
        """Press buttons by name, or places and pieces, one after another; each is in sight."""
        for thing in things:
            found = self.button(thing) if isinstance(thing, str) else thing
            # Keys go to the button behind what one sees of a piece.
            if not isinstance(self.hand, Keys):
                expect(found).to_be_in_viewport()
            self.hand.press(found)
        assert self.page.evaluate("scrollY") == 0

    def await_step(self, n: int) -> None:
        """Wait until the guide has come to a step."""
        expect(self.page.get_by_text(f"Step {n} of {STEPS}", exact=True)).to_be_visible()

    def skip_to(self, n: int) -> None:
        """Let the guide do all that comes before a step."""
        onward = self.page.get_by_role("button", name=re.compile("^(Go on|Do it for me)$"))
        step = self.page.get_by_text(f"Step {n} of {STEPS}", exact=True)
        expect(onward).to_be_visible()
        while not step.is_visible():
            onward.click()

    def learn(self) -> None:
        """Do all that the guide asks for, from the first step to the last."""
        brazil, colombia = self.place("Brazil"), self.place("Colombia")
        asked: tuple[tuple[str | Locator, ...], ...] = (
            (self.place("Peru"),),
            ("Go on",),
            ("Go on",),
            ("Go on",),
            ("Keep all",),
            ("Go on",),
            (self.piece("Submarine"), self.place("Atlantic")),
            (self.piece("Plane"), brazil, self.piece("Tank"), brazil, brazil),
            ("End production",),
            ("Play Tregua → Green",),
            (brazil, colombia, "Invade with 3"),
            (colombia, "Invade with 2"),
            ("Start the fight", "Fight for Colombia"),
            ("Roll with Arma Segreta",),
            ("Remove 1 tank and 1 plane",),
            ("Roll 5 dice",),
            ("Go on",),
            ("Roll 2 dice",),
        )
        for n, things in enumerate(asked, 1):
            self.await_step(n)
            self.press(*things)
        self.await_step(STEPS)
        expect(self.place("Colombia")).to_have_accessible_name(re.compile("^Colombia: red"))


def test_by_mouse_the_lesson_leads_from_home_through_a_turn_to_a_game(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("link", name="Learn in 3 minutes FutuRisiko!").click()
    room = Classroom(page, Mouse())
    room.learn()
    room.button("Play now").click()
    page.wait_for_url("**/table/*")


def test_on_a_small_laptop_the_map_is_whole_beside_the_guide(visit: Visit) -> None:
    page = visit(ADDRESS, size=LAPTOP)
    expect(page.locator("[data-place]").first).to_be_visible()
    assert page.evaluate(CUT) == []


def test_with_keys_alone_the_lesson_is_learned(visit: Visit) -> None:
    page = visit(ADDRESS)
    Classroom(page, MapKeys(page)).learn()


@pytest.mark.parametrize("size", [PHONE, HAND_HELD])
def test_with_a_finger_the_lesson_is_learned(visit: Visit, size: tuple[int, int]) -> None:
    Classroom(visit(ADDRESS, size=size, touch=True), Finger()).learn()


def test_on_a_small_laptop_the_lesson_is_learned_without_scrolling(visit: Visit) -> None:
    Classroom(visit(ADDRESS, size=LAPTOP), Mouse()).learn()


def test_another_press_is_answered_with_its_rule_and_nothing_is_lost(visit: Visit) -> None:
    page = visit(ADDRESS)
    room = Classroom(page, Mouse())
    room.skip_to(7)
    # A territory of another: not to be pressed, and yet answered.
    room.place("China").click(force=True)
    expect(room.objection).to_contain_text("China is not yours")
    expect(room.objection.get_by_role("link", name="Rule F28")).to_be_visible()
    # Legal, but not what the guide asks for.
    room.press(room.place("Congo"))
    expect(room.objection).to_contain_text("the plan needs a submarine first")
    expect(page.get_by_role("status").get_by_role("link", name="Rule F37")).to_be_visible()
    room.await_step(7)
    room.press(room.piece("Submarine"), room.place("Atlantic"))
    room.await_step(8)
    expect(room.objection).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_guide_does_it_goes_back_and_lets_one_leave(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(ADDRESS, size=size)
    room = Classroom(page, Mouse())
    room.skip_to(8)
    room.press("Back")
    room.await_step(7)
    page.get_by_role("link", name="Leave", exact=True).click()
    expect(page.get_by_role("link", name="Learn in 3 minutes FutuRisiko!")).to_be_visible()


def test_what_is_asked_for_stays_in_sight(visit: Visit) -> None:
    page = visit(ADDRESS, size=PHONE)
    room = Classroom(page, Mouse())
    room.skip_to(7)
    expect(room.piece("Submarine")).to_be_in_viewport()
    room.skip_to(9)
    expect(room.button("End production")).to_be_in_viewport()
    room.skip_to(13)
    expect(room.button("Start the fight")).to_be_in_viewport()


def test_what_is_asked_for_is_open_to_everyone(visit: Visit) -> None:
    page = visit(ADDRESS)
    onward = page.get_by_role("button", name=re.compile("^(Go on|Do it for me)$"))
    found: list[str] = []
    for n in range(1, max(UNLIKE) + 1):
        step = page.get_by_text(f"Step {n} of {STEPS}", exact=True)
        expect(step).to_be_visible()
        if n in UNLIKE:
            found += complaints(page)
        while step.is_visible():
            onward.click()
    assert not found, "\n".join(found)

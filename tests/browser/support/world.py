"""The world on the screen: what a player of FutuRisiko! finds on the page, by role and name."""

import re
from collections import deque
from enum import StrEnum
from typing import ClassVar

from playwright.sync_api import Locator, Page

from tests.browser.support.expectations import expect
from tests.browser.support.hands import Hand, Keys, Mouse, bring_into_sight
from tests.browser.support.names import labelled, read_name
from tests.browser.support.tables import Json, find_record, find_step

GAME = "futurisiko"
CLAIMS = "Enter claims it"
BUILDS = "Enter builds a"
LEAVES = "Enter: move from here"
REACHES = "Enter goes there"


def late_round() -> tuple[Json, int]:
    """The last of three rounds: hands of cards, missiles on their way, and pieces of all kinds."""
    record = find_record(GAME, "ending tie")
    return record, find_step(record, "turn ") + 1


class Step(StrEnum):
    """What a player is asked for."""

    OVER = "over"
    CLAIM = "claim"
    DISCARD = "discard"
    PRODUCE = "produce"
    MOVE = "move"
    CHOOSE = "choose"
    ROLL = "roll"
    REMOVE = "remove"


# The button that ends a step, or does it.
BUTTONS = {
    Step.DISCARD: "^Keep all|^Discard ",
    Step.PRODUCE: "^End production",
    Step.MOVE: "^End turn|^Start the fight",
    Step.CHOOSE: "^Fight for ",
    Step.ROLL: "^Roll ",
    Step.REMOVE: "^Remove ",
}
SIGNS = {Step.OVER: "^Replay$", Step.CLAIM: CLAIMS, **BUTTONS}


class World:
    """A table of FutuRisiko! as one person sees it, and plays at it."""

    def __init__(self, page: Page, hand: Hand | None = None) -> None:
        self.page = page
        self.hand = hand or Mouse()
        self.map = page.locator(labelled("group", "Map of the world"))
        self.claims = self.map.locator(labelled("button", CLAIMS))
        self.sites = self.map.locator(labelled("button", BUILDS))
        self.origins = self.map.locator(labelled("button", LEAVES))
        self.targets = self.map.locator(labelled("button", REACHES))
        self.lead = page.locator(".lead")
        self.theatre = page.get_by_role("region", name=re.compile("^The (last )?fight"))
        self.sheet = page.get_by_role("region", name="How many go")
        self.go = page.get_by_role("button", name=re.compile("^(Move|Invade with) "))
        self.cards = page.get_by_role("region", name=re.compile("^Cards you can"))
        self.held = page.get_by_role("region", name=re.compile("^Your hand"))
        self.armies = page.get_by_role("region", name="Players")
        self.chronicle = page.get_by_role("region", name="What happened").get_by_role("listitem")
        self.replay = page.get_by_role("link", name="Replay", exact=True)
        # Looked for at once: to look through the whole page for each button takes long.
        self.asked = self.replay.or_(self.claims).or_(self.button("|".join(BUTTONS.values()))).first

    def button(self, words: str) -> Locator:
        """A button that can be pressed, by what it says."""
        return self.page.locator(".dock").get_by_role(
            "button", name=re.compile(words), disabled=False
        )

    def sign(self, step: Step) -> Locator:
        """What shows that a step is to be done."""
        return self.button(BUTTONS[step]).first

    def await_turn(self) -> Step:
        """Wait until something is asked of this player, or the game is over."""
        while True:
            # Unlike an expectation, it does not describe the whole page whenever it looks in vain.
            self.asked.wait_for()
            name = read_name(self.asked)
            for step, words in SIGNS.items():
                if re.search(words, name):
                    return step

    # Places on the map.

    def place(self, name: str) -> Locator:
        """A territory or a sea, by its id."""
        return self.map.locator(f"[data-place='{name}']")

    def fix(self, place: Locator) -> Locator:
        """The same place, whatever it says next."""
        return self.place(place.get_attribute("data-place") or "")

    def press_place(self, place: Locator) -> None:
        """Bring a place into sight, and press it."""
        bring_into_sight(self.hand, self.map, place)
        self.hand.press(place)

    # What is done in a turn.

    def claim(self, place: Locator | None = None) -> None:
        """F13: put a flag on a free territory."""
        chosen = self.fix(place or self.claims.first)
        self.press_place(chosen)
        # The own flag shows at once, the turn is over a moment later.
        expect(chosen).not_to_have_accessible_name(re.compile(CLAIMS))

    def build(self, unit: str, count: int = 1, place: str | None = None) -> None:
        """F25, F28: choose a kind of piece, then a place so many times."""
        kind = self.page.get_by_role("radio", name=re.compile(unit))
        if isinstance(self.hand, Keys):
            self.hand.pick(kind)
        elif not kind.is_checked():
            self.hand.press(self.page.locator("label", has=kind))
        chosen = self.place(place) if place else self.fix(self.sites.first)
        for _ in range(count):
            self.press_place(chosen)

    def march(self, origin: str, target: str) -> None:
        """F33 to F41: a place, then where all that can goes."""
        self.press_place(self.place(origin))
        self.press_place(self.place(target))
        self.hand.press(self.go)
        expect(self.sheet).to_have_count(0)

    def play_card(self, words: str) -> None:
        """F60: play a card that says this."""
        summary = self.page.locator("summary", has_text="Cards you can")
        expect(summary).to_be_visible()
        if not self.cards.is_visible():
            self.hand.press(summary)
        self.hand.press(self.cards.get_by_role("button", name=re.compile(words)).first)

    def go_on(self, step: Step) -> None:
        """Do what is asked in the shortest way: the first place, the first piece, or nothing."""
        if step == Step.CLAIM:
            self.claim()
        elif step == Step.DISCARD and (keep := self.button("^Keep all")).is_visible():
            self.hand.press(keep)
        else:
            self.hand.press(self.sign(step))

    def go_on_to(self, *steps: Step) -> Step:
        """Go on until one of these is asked."""
        while (step := self.await_turn()) not in steps:
            assert step != Step.OVER, "the game ended before"
            self.go_on(step)
        return step


class Walker(Keys):
    """Walks the map by arrows, and remembers where each led, as somebody who cannot see it."""

    ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
    # All maps of these tests are the same one.
    known: ClassVar[dict[str, dict[str, str]]] = {}

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._has_begun = False

    def press(self, thing: Locator) -> None:
        """Go there from where the last deed has left the focus, which is never nowhere."""
        if self._has_begun:
            assert self.page.evaluate("document.activeElement !== document.body"), "focus is lost"
        super().press(thing)
        self._has_begun = True

    def reach(self, thing: Locator) -> None:
        """By Tab to the map, and there from neighbour to neighbour."""
        goal = thing.get_attribute("data-place")
        if goal is None:
            super().reach(thing)
            return
        if self._here() is None:
            super().reach(self.page.locator("[data-place][tabindex='0']"))
        while (here := self._here()) != goal:
            assert here, "the focus has left the map"
            key = self._next_key(here, goal)
            self.page.keyboard.press(key)
            self.known.setdefault(here, {})[key] = self._here() or ""

    def _here(self) -> str | None:
        here: str | None = self.page.evaluate("document.activeElement.dataset.place ?? null")
        return here

    def _next_key(self, start: str, goal: str) -> str:
        """The first arrow of the shortest way that is known: to the goal, or into the unknown."""
        queue = deque([(start, "")])
        seen = {start}
        while queue:
            place, first = queue.popleft()
            ways = self.known.get(place, {})
            for key in self.ARROWS:
                if key not in ways:
                    return first or key
                if ways[key] == goal:
                    return first or key
                if ways[key] not in seen:
                    seen.add(ways[key])
                    queue.append((ways[key], first or key))
        raise AssertionError(f"no arrow leads to {goal}")

"""The forest on the screen: what a player of Feurio! finds on the page, by role and name."""

import re
from enum import StrEnum

from playwright.sync_api import Locator, Page

from tests.browser.support.hands import Hand, Mouse, bring_into_sight
from tests.browser.support.names import labelled, read_name

LAYS = "Enter places the tile here"
BREAKS = "Enter lays the firebreak here"
PUTS = "Enter places a firefighter here"
TELLS = "Enter tells why nothing goes here"


class Step(StrEnum):
    """What a player is asked for."""

    ARRANGE = "arrange"
    LAY = "lay"
    MEN = "men"
    OVER = "over"


SIGNS = ((Step.OVER, "^Replay$"), (Step.LAY, f"{LAYS}|{BREAKS}"), (Step.MEN, "^Pass$"))


class Forest:
    """A table of Feurio! as one person sees it, and plays at it."""

    def __init__(self, page: Page, hand: Hand | None = None) -> None:
        self.page = page
        self.hand = hand or Mouse()
        self.board = page.locator(labelled("group", "The forest"))
        self.arrangements = page.locator(
            labelled("group", "Which two tiles go in the middle?")
        ).get_by_role("button", disabled=False)
        self.spots = self.board.locator(f"{labelled('button', LAYS)}, {labelled('button', BREAKS)}")
        self.tiles = self.board.locator(labelled("button", PUTS))
        self.barren = self.board.locator(labelled("button", TELLS))
        dock = page.locator(".dock")
        self.done = dock.get_by_role("button", name="Done", exact=True)
        self.passing = dock.get_by_role("button", name="Pass", exact=True, disabled=False)
        self.replay = page.get_by_role("link", name="Replay", exact=True)
        self.chronicle = page.get_by_role("region", name="What happened").get_by_role("listitem")
        self.asked = self.replay.or_(self.arrangements).or_(self.spots).or_(self.passing)

    def await_turn(self) -> Step:
        """Wait until something is asked of this player, or the game is over."""
        self.asked.first.wait_for()
        name = read_name(self.asked.first)
        # The arrangements of the middle are told by their tiles.
        return next((step for step, words in SIGNS if re.search(words, name)), Step.ARRANGE)

    def arrange(self) -> None:
        """R8, R9: choose the middle of the rhombus."""
        self.hand.press(self.arrangements.first)

    def lay(self) -> None:
        """R17: lay the tile on a hottest spot."""
        self._press_cell(self.spots.first)

    def place(self) -> None:
        """R28: put a man on the first tile that takes one, or pass where none does."""
        if self.tiles.count():
            self._press_cell(self.tiles.first)
            self.hand.press(self.done)
        else:
            self.hand.press(self.passing)

    def _press_cell(self, cell: Locator) -> None:
        """A forest that has grown is larger than a phone: bring it into sight first."""
        bring_into_sight(self.hand, self.board, cell)
        self.hand.press(cell)

    def skip(self) -> None:
        """R38: no men this turn."""
        self.hand.press(self.passing)

    def end(self) -> None:
        """R43: the last pass of a game, which comes by itself where nothing else could be done."""
        over = self.page.locator(".end")
        self.passing.or_(over).first.wait_for(state="attached")
        if not over.count():
            self.hand.press(self.passing)

    def answer(self, step: Step) -> None:
        """Do what is asked, somehow."""
        {Step.ARRANGE: self.arrange, Step.LAY: self.lay, Step.MEN: self.place}[step]()

    def take_turn(self) -> None:
        """From the tile to the men."""
        while (step := self.await_turn()) != Step.OVER:
            self.answer(step)
            if step == Step.MEN:
                return

    def play_on(self) -> None:
        """Play to the end of the game."""
        while (step := self.await_turn()) != Step.OVER:
            self.answer(step)

"""A firebreak costs a firefighter and the turn: it is confirmed, and holds for this turn alone."""

from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest, Step
from tests.browser.support.tables import GREEDY, ME, Host


def test_a_firebreak_is_confirmed_and_can_be_taken_back_until_then(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{Host.of(page).open(ME, GREEDY, firebreak=True)['id']}")
    forest = Forest(page)
    while forest.await_turn() != Step.LAY:
        forest.answer(forest.await_turn())
    tiles = forest.board.locator(".number:not(.ghost *)")
    laid = tiles.count()
    page.get_by_role("button", name="Firebreak").first.click()
    forest.spots.first.click()
    # It lies there for me alone, until I say so.
    expect(tiles).to_have_count(laid + 1)
    page.get_by_role("button", name="Cancel", exact=True).click()
    expect(tiles).to_have_count(laid)
    forest.spots.first.focus()
    page.keyboard.press("Enter")
    expect(tiles).to_have_count(laid + 1)
    page.keyboard.press("Escape")
    expect(tiles).to_have_count(laid)
    forest.spots.first.click()
    forest.done.click()
    expect(forest.chronicle.filter(has_text="firebreak")).not_to_have_count(0)
    # In the next turn a tile is laid face up again, unless one wishes otherwise.
    while forest.await_turn() != Step.LAY:
        forest.answer(forest.await_turn())
    expect(page.get_by_role("button", name="Face up")).to_have_attribute("aria-pressed", "true")

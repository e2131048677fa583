"""The log: a line for each turn, which opens to its steps; the board lights what it is about."""

from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest, Step
from tests.browser.support.tables import GREEDY, ME, Host


def play_a_turn(page: Page) -> Forest:
    """A table at which I have had a turn, and the other one, too."""
    page.goto(f"/table/{Host.of(page).open(ME, GREEDY)['id']}")
    forest = Forest(page)
    forest.take_turn()
    while forest.await_turn() != Step.LAY:
        forest.answer(forest.await_turn())
    return forest


def test_the_board_lights_what_a_line_is_about(visit: Visit) -> None:
    page = visit()
    forest = play_a_turn(page)
    lit = forest.board.locator(".line")
    line = forest.chronicle.filter(has_text="hottest spot").first
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    line.get_by_role("button").hover()
    expect(lit).to_have_count(1)
    page.mouse.move(5, 5)
    expect(lit).to_have_count(0)
    line.get_by_role("button").focus()
    expect(lit).to_have_count(1)


def test_a_line_opens_to_its_steps(visit: Visit) -> None:
    page = visit()
    forest = play_a_turn(page)
    line = forest.chronicle.filter(has_text="hottest spot").first
    button = line.get_by_role("button").first
    expect(button).to_have_attribute("aria-expanded", "false")
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    steps = line.get_by_role("listitem")
    expect(steps.first).to_contain_text("draws a")
    expect(steps.nth(1)).to_contain_text("The fire spreads to the hottest spot")
    button.click()
    expect(steps).to_have_count(0)


def test_by_keys_the_log_is_one_stop_and_is_walked_by_arrows(visit: Visit) -> None:
    page = visit()
    forest = play_a_turn(page)
    lines = page.get_by_role("region", name="What happened").get_by_role("button")
    assert lines.count() > 2
    assert lines.evaluate_all("all => all.filter((one) => one.tabIndex === 0).length") == 1
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    expect(forest.board.locator(".line")).to_have_count(1)


def test_on_a_phone_what_is_pressed_in_the_log_is_shown_on_the_board(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    forest = play_a_turn(page)
    page.get_by_role("button", name="Table", exact=True).tap()
    drawer = page.get_by_role("dialog")
    line = forest.chronicle.filter(has_text="hottest spot").first
    line.get_by_role("button").first.tap()
    line.get_by_role("listitem").nth(1).get_by_role("button").tap()
    expect(drawer).to_have_count(0)
    expect(forest.board.locator(".line")).to_have_count(1)
    # Until something else is pressed.
    page.locator(".says").tap()
    expect(forest.board.locator(".line")).to_have_count(0)

"""Whole games of Feurio! against bots: with the mouse, with the keyboard alone, with a finger."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest, Step
from tests.browser.support.hands import Finger, Hand, Keys, Mouse
from tests.browser.support.tables import BOT, ME, Host, find_record, find_step
from tests.effort import LONG

REGION = re.compile(r"(\d+) divided by (\d+) is (\d+)")
LOCKED = re.compile(r"sum \d+, no free edge, 0 points")
# The last turn of the game that is played on.
LATE = "lay 4,-4"
# WCAG 2.2 asks for 24; a thumb wants more.
TOUCH = 44


def press_play(page: Page, hand: Hand) -> Forest:
    """From the home page to a table by one press."""
    hand.press(page.get_by_role("button", name="Play now Feurio!"))
    page.wait_for_url("**/table/*")
    return Forest(page, hand)


def play_through(page: Page, hand: Hand, check: Callable[[Page], None] = lambda _: None) -> None:
    """From the home page to the last one, and check what comes after a turn: a whole game, if long.

    Else its first turn, and the last turns of another: between them the forest only grows.
    """
    forest = press_play(page, hand)
    forest.take_turn()
    forest.await_turn()
    check(page)
    if not LONG:
        record = find_record(seats=2, goal="score", firebreak=False)
        page.goto(f"/table/{Host.of(page).play_on(record, record['actions'].index(LATE))}")
    forest.play_on()


def check_last_page(page: Page) -> None:
    """Winners, how the points came about, the chart, and where to go from here."""
    end = page.get_by_role("region", name=re.compile("win")).first
    expect(end).to_be_visible()
    lines = end.get_by_text(re.compile("^Region of")).all_text_contents()
    assert lines
    for line in lines:
        if not LOCKED.search(line):
            total, divisor, points = map(int, REGION.search(line).groups())  # type: ignore[union-attr]
            assert points == -(-total // divisor)
    expect(end.get_by_role("figure", name="Points by turn")).to_be_visible()
    expect(end.get_by_role("button", name="Rematch")).to_be_visible()
    expect(end.get_by_role("link", name="Replay")).to_be_visible()
    expect(end.get_by_role("link", name="Save game")).to_be_visible()


def test_a_newcomer_plays_a_whole_game_with_the_mouse(visit: Visit, tmp_path: Path) -> None:
    page = visit("/")
    forest = press_play(page, Mouse())
    forest.play_on()
    check_last_page(page)

    with page.expect_download() as saved:
        page.get_by_role("link", name="Save game").click()
    saved.value.save_as(tmp_path / "game.json")
    page.get_by_role("link", name="Ludoteca").click()
    page.get_by_label("Open a saved game").set_input_files(tmp_path / "game.json")
    expect(page.get_by_role("heading", name="Replay: Feurio!")).to_be_visible()


def test_a_rematch_is_a_new_table_for_the_same_people(visit: Visit) -> None:
    page = visit()
    record = find_record(seats=2, goal="score", firebreak=False)
    host = Host.of(page)
    start = {"replay": host.upload(record), "step": len(record["actions"]) - 1}
    table = host.open(BOT, ME, start=start)["id"]
    page.goto(f"/table/{table}")
    forest = Forest(page)
    forest.play_on()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: f"/table/{table}" not in address)
    forest.take_turn()
    expect(forest.board).to_be_visible()


def test_a_whole_game_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/")
    play_through(page, Keys(page))
    check_last_page(page)


def test_the_focus_stays_on_the_board_when_a_tile_is_laid(visit: Visit) -> None:
    page = visit("/")
    forest = press_play(page, Keys(page))
    while forest.await_turn() != Step.LAY:
        forest.answer(forest.await_turn())
    forest.lay()
    assert forest.await_turn() == Step.MEN
    assert forest.board.evaluate("board => board.contains(document.activeElement)")


def test_a_cell_that_gets_the_focus_comes_into_sight(visit: Visit) -> None:
    page = visit("/", size=PHONE, touch=True)
    forest = press_play(page, Finger())
    forest.await_turn()
    window = forest.board.bounding_box()
    assert window
    left, top = window["x"] + window["width"] / 2, window["y"] + 40
    for _ in range(3):
        Finger().drag(page, (left, top), (left, top + window["height"] - 60))
    cell = forest.board.locator("[tabindex='0']")
    expect(cell).not_to_be_in_viewport()
    Keys(page).reach(cell)
    expect(cell).to_be_in_viewport(ratio=0.95)


def test_a_man_in_hand_can_be_taken_back(visit: Visit) -> None:
    page = visit("/")
    forest = press_play(page, Mouse())
    while forest.await_turn() != Step.MEN:
        forest.answer(forest.await_turn())
    forest.tiles.first.click()
    expect(forest.done).to_be_enabled()
    page.get_by_role("button", name="Cancel").click()
    expect(forest.done).to_be_disabled()
    expect(forest.passing).to_be_enabled()


@pytest.mark.parametrize("path", ["/", "/new/feurio", "/rules/feurio", "/learn/feurio"])
def test_no_page_is_wider_than_a_phone(visit: Visit, path: str) -> None:
    page = visit(path, size=PHONE, touch=True)
    expect(page.get_by_role("heading").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    check_phone(page)


@pytest.mark.parametrize(("game", "seats"), [("feurio", 4), ("futurisiko", 6)])
def test_what_lies_beside_the_board_fits_on_a_phone(visit: Visit, game: str, seats: int) -> None:
    page = visit(size=PHONE, touch=True, language="de")
    bots = [{"kind": "bot", "bot": "level:3"}] * (seats - 1)
    page.goto(f"/table/{Host.of(page).open(ME, *bots, game=game)['id']}")
    page.get_by_role("button", name="Tisch").click()
    drawer = page.get_by_role("dialog", name="Tisch")
    expect(drawer).to_contain_text("Bot, Geselle")
    assert drawer.evaluate("drawer => drawer.scrollWidth <= drawer.clientWidth")


def test_a_whole_game_is_played_on_a_phone_with_a_finger(visit: Visit) -> None:
    page = visit("/", size=PHONE, touch=True)
    play_through(page, Finger(), check_phone)
    check_last_page(page)
    check_phone(page)


def test_whose_firefighters_are_left_is_said_and_not_only_shown(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{Host.of(page).open(ME, BOT)['id']}")
    Forest(page).await_turn()
    cards = page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(cards.first).to_contain_text("red, 12 left")
    expect(cards.first).to_contain_text("blue, 12 left")


def check_phone(page: Page) -> None:
    """Nothing is too wide for a phone, or too small for a thumb."""
    check_width(page)
    check_targets(page)


def check_width(page: Page) -> None:
    """Nothing is to be scrolled sideways."""
    # A page that is too wide makes a phone zoom out, and the window wider.
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")


def check_targets(page: Page) -> None:
    """All that can be pressed is large enough for a thumb, but for links within a text."""
    small = page.evaluate(SMALL, TOUCH)
    assert not small, small


SMALL = """least =>
    [...document.querySelectorAll('button, a, input, select, summary, [role=button]')]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .filter((thing) => !(thing.matches('p a, h3 a, li p a, article a') || thing.closest('.skip')))
    .map((thing) => [thing, (thing.closest('label') ?? thing).getBoundingClientRect()])
    .filter(([thing, box]) => box.width > 1 && (box.width < least - 1 || box.height < least - 1))
    .map(([thing, box]) => `${thing.outerHTML.slice(0, 90)} ${box.width}x${box.height}`)"""


def test_what_one_points_at_is_told_without_coordinates(visit: Visit, host: Host) -> None:
    record = find_record(seats=2, goal="score", firebreak=False)
    page = visit(f"/replay/{host.upload(record)}/60")
    cell = page.locator("[data-key='0,0']")
    expect(cell).to_have_accessible_name(re.compile("^0,0: "))
    cell.hover()
    caption = page.locator(".caption")
    expect(caption).not_to_be_empty()
    assert not re.search(r"-?\d+,-?\d+", caption.inner_text())


def test_one_chord_presses_the_main_button_wherever_the_focus_is(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{Host.of(page).open(ME, BOT)['id']}")
    forest = Forest(page, Keys(page))
    while forest.await_turn() != Step.MEN:
        forest.answer(forest.await_turn())
    # Nobody is chosen yet, so there is nothing to end.
    expect(forest.done).to_be_disabled()
    forest.hand.press(forest.tiles.first)
    expect(forest.done).to_be_enabled()
    page.keyboard.press("Control+Enter")
    expect(forest.tiles).to_have_count(0)
    assert forest.await_turn() == Step.LAY


def test_one_key_leads_to_the_next_place_where_one_can_act(visit: Visit) -> None:
    page = visit()
    record = find_record(seats=4, goal="score", firebreak=False)
    table = Host.of(page).play_on(record, find_step(record, "men "))
    page.goto(f"/table/{table}")
    forest = Forest(page, Keys(page))
    assert forest.await_turn() == Step.MEN
    places = forest.tiles.count()
    assert places > 1
    forest.hand.press(page.locator(".cell[tabindex='0']"))
    page.keyboard.press("Escape")
    seen = []
    for _ in range(places):
        page.keyboard.press("PageDown")
        seen.append(str(forest.board.locator(":focus").get_attribute("data-key")))
        expect(forest.board.locator(":focus")).to_have_accessible_name(re.compile("Enter places"))
    assert len(set(seen)) == places
    page.keyboard.press("PageUp")
    expect(forest.board.locator(":focus")).to_have_attribute("data-key", seen[-2])

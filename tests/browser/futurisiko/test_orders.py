"""Few presses: orders by pulling and sliding, a plan to build by, and the best origin proposed."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page

from ludoteca.core.records.record import Record
from tests.browser.conftest import PHONE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.hands import Mouse
from tests.browser.support.tables import Host, find_record
from tests.browser.support.world import GAME, Step, World
from tests.games.futurisiko.scenario import after, dealt, operations

TABLET = (768, 1024)
SOLDIERS = find_record(GAME, "F65")
POINTS = 12


def open_at(page: Page, action: str) -> World:
    """Red's place in a game that is set up before this action."""
    step = SOLDIERS["actions"].index(action)
    page.goto(f"/table/{Host.of(page).play_on(SOLDIERS, step)}")
    return World(page)


def produce(page: Page) -> World:
    """Red has points to spend."""
    world = open_at(page, "build tank 2 peru")
    assert world.await_turn() == Step.PRODUCE
    return world


def march(page: Page) -> World:
    """Red has two tanks in Peru, beside Argentina."""
    world = open_at(page, "move tank 2 peru argentina")
    assert world.await_turn() == Step.MOVE
    return world


def test_pieces_are_pulled_to_where_they_shall_go(visit: Visit) -> None:
    page = visit()
    world = march(page)
    hand = Mouse()
    ends = [world.place(name).bounding_box() for name in ("peru", "argentina", "india")]
    peru, argentina, india = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in ends if box
    )
    before = world.map.locator(".pins").bounding_box()
    hand.drag(page, peru, india)
    # It is too far away: the table says so, and the map has not been moved.
    expect(page.get_by_role("alert")).to_contain_text("too far")
    assert world.map.locator(".pins").bounding_box() == before
    hand.drag(page, peru, argentina)
    expect(world.sheet.get_by_role("heading", name="Peru → Argentina")).to_be_visible()
    expect(world.go).to_have_text(re.compile("Invade with 2"))


def test_a_march_is_taken_back_by_one_press_with_the_truce_left_out_before_it(
    visit: Visit,
) -> None:
    state = after(f"{dealt()}; build tank 2 peru; built; built; built; ready")
    page = visit()
    page.goto(f"/table/{Host.of(page).play_on(Record.of(state).as_json(), len(state.history) - 1)}")
    world = World(page)
    assert world.await_turn() == Step.MOVE
    expect(world.cards).to_be_visible()
    world.march("peru", "brasile")
    expect(world.cards).to_have_count(0)
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    expect(world.cards).to_be_visible()
    expect(undo).to_be_disabled()


# News of the server comes a moment later, so that a press is always too soon.
SLOW_LINE = """
const usual = window.WebSocket
window.WebSocket = class extends usual {
  set onmessage(hear) {
    super.onmessage = (event) => setTimeout(() => hear?.(event), 400)
  }
}
"""


def test_who_takes_back_what_is_still_on_its_way_takes_back_all_of_it(visit: Visit) -> None:
    state = after(f"{dealt()}; build tank 2 peru; built; built; built; ready")
    page = visit()
    page.add_init_script(SLOW_LINE)
    page.goto(f"/table/{Host.of(page).play_on(Record.of(state).as_json(), len(state.history) - 1)}")
    world = World(page)
    assert world.await_turn() == Step.MOVE
    world.march("peru", "brasile")
    undo = page.get_by_role("button", name="Undo", exact=True)
    # It can be pressed when the first of both moves is known, and the second is not.
    undo.click()
    expect(undo).to_be_disabled()
    expect(world.cards).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_slider_says_how_many_go(visit: Visit) -> None:
    world = march(visit())
    world.press_place(world.place("argentina"))
    slider = world.sheet.get_by_role("slider")
    expect(slider).to_have_value("2")
    slider.press("ArrowLeft")
    expect(world.go).to_have_text(re.compile("Invade with 1"))
    slider.fill("2")
    expect(world.go).to_have_text(re.compile("Invade with 2"))
    assert world.sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth"), (
        "all is in sight"
    )


def test_a_plan_builds_for_all_points_at_once(visit: Visit) -> None:
    world = produce(visit())
    plan = world.button("^Plan")
    plan.hover()
    # Where it would build is shown before.
    assert sum(int(text) for text in world.map.locator(".more").all_inner_texts()) == POINTS
    plan.click()
    expect(world.button("^End production$")).to_be_visible()
    expect(plan).to_have_count(0)


def test_the_next_target_is_proposed_from_where_it_is_best_reached(visit: Visit) -> None:
    first = operations(red="build tank 4 peru; build plane 2 alaska; build plane 2 groenlandia")
    again = "moved; moved; moved; turn tregua:red; built; built; built; moved"
    state = after(f"{first}; {again}", cards=False)
    page = visit()
    page.goto(f"/table/{Host.of(page).play_on(Record.of(state).as_json(), len(state.history) - 1)}")
    world = World(page)
    assert world.await_turn() == Step.MOVE
    # A tank stays in Peru; still the next press asks for planes from elsewhere.
    for origin, target, name in (
        ("Peru", "argentina", "Argentina"),
        ("Greenland", "gran_bretagna", "Great Britain"),
    ):
        world.press_place(world.place(target))
        expect(world.sheet.get_by_role("heading", name=f"{origin} → {name}")).to_be_visible()
        world.hand.press(world.go)
        expect(world.sheet).to_have_count(0)


@pytest.mark.parametrize("language", ["it", "de", "nl"])
def test_on_a_phone_fives_all_and_the_end_of_a_production_stand_side_by_side(
    visit: Visit, language: str
) -> None:
    page = visit(size=PHONE, touch=True, language=language)
    step = SOLDIERS["actions"].index("build tank 2 peru")
    page.goto(f"/table/{Host.of(page).play_on(SOLDIERS, step)}")
    page.locator("[data-place='peru']").tap()
    ways = page.locator(".dock .ways")
    expect(ways.locator(".more")).to_have_count(2)
    boxes = sorted(
        (box["x"], box["width"])
        for way in ways.locator("label, button").all()
        if (box := way.bounding_box())
    )
    assert all(x + width <= beside for (x, width), (beside, _) in pairwise(boxes))
    assert boxes[-1][0] + boxes[-1][1] <= PHONE[0]
    for thing in ways.locator("label, button").all():
        assert thing.evaluate("it => it.scrollWidth <= it.clientWidth"), thing.inner_text()


def test_on_a_tablet_that_is_held_upright_orders_lie_below_the_map(visit: Visit) -> None:
    page = visit(size=TABLET, touch=True)
    world = march(page)
    world.press_place(world.place("argentina"))
    sheet, target = world.sheet.bounding_box(), world.place("argentina").bounding_box()
    assert sheet
    assert target
    assert target["y"] + target["height"] <= sheet["y"]
    window = world.map.bounding_box()
    assert window
    # The map keeps its whole width.
    assert window["x"] == 0
    assert sheet["x"] > 0

"""One screen: at every size the board and what is to be done are in sight, and nothing scrolls."""

import pytest
from playwright.sync_api import Locator, Page

from ludoteca.core.text.languages import languages
from tests.browser.conftest import LAPTOP, PHONE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest
from tests.browser.support.forest import Step as Turn
from tests.browser.support.tables import BOT, INVITED, LEVEL, ME, Host, find_record, find_step, here
from tests.browser.support.world import GAME, Step, World, late_round

DESK = (2560, 1440)
SMALL = (360, 640)
# Held across.
TABLET = (1180, 820)
SIZES = (LAPTOP, (1920, 1080), DESK, (390, 844), SMALL)
# What has not moved for so long lies still, in milliseconds.
STILL = 300
# What can be scrolled, and how far: nothing and nowhere.
SCROLLS = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth - innerWidth, scrollHeight - innerHeight].some((more) => more > 0)
}"""

# How many of the buttons of a turn lie on another or out of sight.
OVERLAPS = """ways => {
    const boxes = [...ways.querySelectorAll('button')].map((each) => each.getBoundingClientRect())
    const shown = boxes.filter(({ width }) => width > 0).sort((one, other) => one.left - other.left)
    const { left, right } = ways.getBoundingClientRect()
    const isCovered = (box, n) => n > 0 && box.left < shown[n - 1].right - 0.5
    const isOut = (box) => box.left < left - 0.5 || box.right > right + 0.5
    return shown.filter((box, n) => isCovered(box, n) || isOut(box)).length
}"""

# A window has its size, and has been drawn in it.
RESIZED = """([width, height]) => innerWidth === width && innerHeight === height
    && new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))
"""


def check_screen(page: Page) -> None:
    """At all sizes, board and dock are whole; the dock and its last button lie where they lay."""
    board, dock = page.locator(".room"), page.locator(".dock")
    for width, height in SIZES:
        resize(page, width, height)
        expect(board).to_be_in_viewport(ratio=1)
        expect(dock).to_be_in_viewport(ratio=1)
        assert not page.evaluate(SCROLLS), (width, height)
        box = board.bounding_box()
        assert box
        # Most of the window is the board's.
        assert box["width"] * box["height"] > 0.45 * width * height, (width, height, box)
        main = dock.locator(".ways > button").last
        if main.is_visible():
            expect(main).to_be_in_viewport(ratio=1)
    resize(page, *LAPTOP)


def resize(page: Page, width: int, height: int) -> None:
    """Another size of the window; all is laid out anew in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(RESIZED, arg=[width, height])


def place_of(dock: Locator) -> tuple[float, float]:
    """Where something lies, once it lies still: a busy machine takes a while after a resize."""
    before = None
    while before != (box := dock.bounding_box()):
        before = box
        dock.page.wait_for_timeout(STILL)
    assert box
    return box["x"] + box["width"], box["y"] + box["height"]


def test_a_turn_of_the_forest_is_on_one_screen(visit: Visit) -> None:
    page = visit(size=LAPTOP)
    page.goto(f"/table/{Host.of(page).open(ME, BOT, BOT, BOT)['id']}")
    forest = Forest(page)
    seen: set[Turn] = set()
    places = set()
    while not {Turn.LAY, Turn.MEN} <= seen:
        step = forest.await_turn()
        if step not in seen:
            check_screen(page)
            places.add(place_of(page.locator(".dock")))
        seen.add(step)
        forest.answer(step)
    assert len(places) == 1, "what is to be done keeps its place"


@pytest.mark.parametrize("language", languages())
def test_on_the_smallest_phone_what_is_to_be_done_is_read_whole(
    visit: Visit, language: str
) -> None:
    page = visit(size=SMALL, language=language, touch=True)
    record = find_record(seats=4, goal="score", firebreak=True)
    page.goto(f"/table/{Host.of(page).play_on(record, find_step(record, 'lay '))}")
    says, faces = page.locator(".dock .says"), page.locator(".dock .faces button")
    for face in (faces.first, faces.last):
        face.tap()
        expect(face).to_have_attribute("aria-pressed", "true")
        expect(says.get_by_role("status").first).not_to_be_empty()
        assert says.evaluate("said => said.scrollHeight - said.clientHeight") <= 0
    page.locator(".cell.acts").first.tap()
    expect(page.locator(".dock .ways .primary")).to_be_enabled()
    assert says.evaluate("said => said.scrollHeight - said.clientHeight") <= 0


@pytest.mark.parametrize("language", languages())
def test_on_the_smallest_phone_an_invitation_begins_at_its_top(visit: Visit, language: str) -> None:
    page = visit(size=SMALL, language=language, touch=True)
    page.goto(f"/table/{Host.of(page).open(ME, INVITED, BOT)['id']}")
    expect(page.locator("#waiting")).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_task_of_all_is_told_above_and_when_it_is_lost_over_the_board(
    visit: Visit,
) -> None:
    page = visit(size=SMALL, touch=True)
    host = Host.of(page)
    page.goto(f"/table/{host.open(ME)['id']}")
    crews = page.get_by_role("list", name="Players").locator(".crew")
    expect(crews).to_have_count(4)
    expect(crews.first).to_contain_text("red, 12 left, no region, no open 1")
    record = find_record(what="solitaire_lost R72")
    page.goto(f"/table/{host.play_on(record, find_step(record, 'lay '))}")
    lost = page.get_by_role("alert").filter(has_text="can no longer be saved")
    expect(lost).to_be_in_viewport(ratio=1)
    box, room = lost.bounding_box(), page.locator(".room").bounding_box()
    assert box
    assert room
    # It takes no tap but on its button, and lies over the rim alone.
    assert box["height"] < room["height"] / 4
    lost.get_by_role("button", name="Close").tap()
    expect(lost).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, SMALL])
def test_who_takes_the_device_presses_where_the_main_button_is(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    page.goto(f"/table/{Host.of(page).open(ME, here('Bea'), firebreak=True)['id']}")
    take = page.get_by_role("button", name="I am Bea")
    dock, board = page.locator(".dock").bounding_box(), page.locator(".room").bounding_box()
    button, card = take.bounding_box(), take.locator("xpath=..").bounding_box()
    assert dock
    assert board
    assert button
    assert card
    assert card["y"] >= board["y"] + board["height"] - 1, "nothing lies over the board"
    take.click()
    page.locator(".cell.acts").first.click()
    page.locator(".cell.acts").first.click()
    main = page.locator(".dock .ways > button").last.bounding_box()
    assert main
    ends, right = button["x"] + button["width"], main["x"] + main["width"]
    assert abs(ends - right) <= 1
    assert abs(button["y"] - main["y"]) <= 1


@pytest.mark.parametrize("language", languages())
def test_at_the_end_of_a_game_all_four_players_are_in_sight(visit: Visit, language: str) -> None:
    page = visit(size=LAPTOP, language=language)
    record = find_record(what="won by the most valuable region")
    page.goto(f"/table/{Host.of(page).play_on(record, len(record['actions']) - 1)}")
    last = page.locator(".side > section").first.get_by_role("listitem").last
    expect(last).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("language", languages())
def test_in_every_language_a_small_laptop_has_room_for_all_words(
    visit: Visit, language: str
) -> None:
    page = visit(size=LAPTOP, language=language)
    host = Host.of(page)
    # The goals of a task are a table beside the board, and variants stand there, too.
    task, crowd = host.open(ME, ME, goal="coop"), host.open(ME, LEVEL, LEVEL, LEVEL, firebreak=True)
    # So does a hand of cards, and that the game comes from a file.
    saved = host.play_on(*late_round(), bot=LEVEL)
    for table in (host.open(ME, BOT)["id"], task["id"], crowd["id"], saved):
        page.goto(f"/table/{table}")
        expect(page.locator(".side > .bar")).to_be_in_viewport(ratio=1)
        assert not page.evaluate(SCROLLS)
        resize(page, *TABLET)
        assert not page.evaluate(SCROLLS)
        resize(page, *LAPTOP)
        players = page.locator(".side > section").first
        assert players.evaluate("cards => cards.scrollHeight - cards.clientHeight") <= 0


@pytest.mark.parametrize("language", languages())
def test_in_every_language_the_buttons_of_a_production_stand_beside_its_words(
    visit: Visit, language: str
) -> None:
    page = visit(language=language)
    record = find_record(GAME, "F65")
    step = record["actions"].index("build tank 2 peru")
    page.goto(f"/table/{Host.of(page).play_on(record, step)}")
    dock = page.locator(".dock")
    expect(dock.locator(".ways button")).to_have_count(2)
    assert dock.locator(".ways").evaluate(OVERLAPS) == 0
    ends = dock.locator(".ways > button").last.bounding_box()
    frame, says = dock.bounding_box(), dock.locator(".says")
    assert ends
    assert frame
    assert ends["x"] + ends["width"] < frame["x"] + frame["width"]
    assert says.evaluate("said => said.scrollHeight - said.clientHeight") <= 0


@pytest.mark.parametrize("language", languages())
def test_on_a_phone_four_crews_stand_beside_what_ends_the_turn(visit: Visit, language: str) -> None:
    page = visit(size=SMALL, touch=True, language=language)
    page.goto(f"/table/{Host.of(page).open(ME)['id']}")
    page.locator(".cell.acts").first.tap()
    ways = page.locator(".dock .ways")
    expect(ways.get_by_role("group").get_by_role("button")).to_have_count(4)
    assert ways.evaluate(OVERLAPS) == 0
    page.locator(".cell.acts").first.tap()
    expect(page.locator(".room .draft")).to_have_count(1)
    assert ways.evaluate(OVERLAPS) == 0


def test_on_a_phone_an_answer_leaves_the_board_in_sight(visit: Visit) -> None:
    page = visit(size=SMALL, touch=True)
    page.goto(f"/table/{Host.of(page).open(ME, BOT)['id']}")
    forest = Forest(page)
    while forest.await_turn() != Turn.LAY:
        forest.answer(forest.await_turn())
    forest.barren.last.tap()
    answer = page.get_by_role("alert").bounding_box()
    board = page.locator(".room").bounding_box()
    assert answer
    assert board
    covered = board["y"] + board["height"] - answer["y"]
    assert covered < board["height"] / 10


def test_on_a_small_phone_a_forest_of_nine_columns_is_whole_and_played_by_finger(
    visit: Visit,
) -> None:
    page = visit(size=SMALL, touch=True)
    record = find_record(what="shared victory")
    late = [n for n, action in enumerate(record["actions"]) if action.startswith("lay ")][-1]
    page.goto(f"/table/{Host.of(page).play_on(record, late)}")
    spot = page.locator(".cell.acts").first
    expect(spot).to_be_visible()
    room = page.locator(".room").bounding_box()
    box = spot.bounding_box()
    assert room
    assert box
    for tile in page.locator(".cell:has(.stand, .under)").all():
        at = tile.bounding_box()
        assert at
        assert room["x"] <= at["x"]
        assert at["x"] + at["width"] <= room["x"] + room["width"]
    # A finger that comes down a little beside it means it.
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(middle[0] - box["width"] / 2 - 2, middle[1])
    expect(page.locator(".dock").get_by_role("button", name="Pass", exact=True)).to_be_visible()


def test_buttons_of_the_board_cover_no_more_than_need_be(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    page.goto(f"/table/{Host.of(page).open(ME, BOT)['id']}")
    closer, farther, everything = (
        page.get_by_role("button", name=name, exact=True)
        for name in ("Closer", "Farther away", "See everything")
    )
    expect(closer).to_be_visible()
    expect(farther.or_(everything)).to_have_count(0)
    closer.press("Enter")
    expect(farther).to_be_visible()
    everything.press("Enter")
    expect(farther.or_(everything)).to_have_count(0)
    expect(closer).to_be_focused()


def test_where_the_whole_world_is_in_sight_there_is_nothing_to_press_for_more(
    visit: Visit,
) -> None:
    page = visit()
    page.goto(f"/table/{Host.of(page).play_on(*late_round())}")
    closer, farther = (
        page.get_by_role("button", name=name, exact=True) for name in ("Closer", "Farther away")
    )
    expect(closer).to_be_visible()
    expect(farther).to_have_count(0)
    closer.press("Enter")
    farther.press("Enter")
    expect(farther).to_have_count(0)
    expect(closer).to_be_focused()


def test_a_round_of_the_world_is_on_one_screen(visit: Visit) -> None:
    page = visit(size=LAPTOP)
    page.goto(f"/table/{Host.of(page).play_on(*late_round())}")
    world = World(page)
    seen: set[Step] = set()
    places = set()
    while (step := world.await_turn()) != Step.OVER:
        if step not in seen:
            check_screen(page)
            places.add(place_of(page.locator(".dock")))
            if step == Step.MOVE:
                world.press_place(world.fix(world.origins.first))
                world.press_place(world.fix(world.targets.first))
                check_screen(page)
                places.add(place_of(world.go))
                world.hand.press(world.button("^Cancel$"))
            else:
                places.add(place_of(page.locator(".dock .ways > button").last))
        seen.add(step)
        world.go_on(step)
    assert {Step.DISCARD, Step.PRODUCE, Step.MOVE} <= seen
    assert len(places) == 2, "what is to be done and its main button keep their places"


@pytest.mark.parametrize("size", [LAPTOP, (390, 844)])
def test_the_wheel_zooms_where_it_can_and_swallows_nothing(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size)
    page.goto(f"/table/{Host.of(page).play_on(*late_round())}")
    world = World(page)
    world.await_turn()
    page.evaluate("addEventListener('wheel', (event) => (window.taken = event.defaultPrevented))")
    window = world.map.bounding_box()
    assert window
    page.mouse.move(window["x"] + 40, window["y"] + window["height"] / 2)
    closer, farther = page.get_by_role("button", name="Closer"), 5000
    page.mouse.wheel(0, -100)
    page.wait_for_function("window.taken === true")
    for _ in range(3):
        page.mouse.wheel(0, farther)
    page.wait_for_function("window.taken === false")
    expect(closer).to_be_visible()

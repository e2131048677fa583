"""axe finds nothing to complain about on any page, in either theme."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest, Step
from tests.browser.support.tables import BOT, INVITED, ME, Host, find_record, find_step
from tests.browser.support.world import GAME, World, late_round
from tests.browser.support.world import Step as Stage

axe = Axe()
# What is right need not be listed: that takes twice as long as to look for what is not.
FAULTS = {"resultTypes": ["violations"]}
# Two themes differ in their colours and in nothing else: of the second, these are asked.
OF_COLOURS = FAULTS | {"runOnly": ["color-contrast", "link-in-text-block"]}


def complaints(page: Page) -> list[str]:
    """What axe says of a page in both themes, in short."""
    found = []
    page.emulate_media(color_scheme="dark")
    found += [("dark", rule) for rule in axe.run(page, options=FAULTS).response["violations"]]
    page.emulate_media(color_scheme="light")
    found += [("light", rule) for rule in axe.run(page, options=OF_COLOURS).response["violations"]]
    return [
        f"{page.url} {theme} {rule['id']}: {node['target']} {node.get('failureSummary', '')}"
        for theme, rule in found
        for node in rule["nodes"]
    ]


def test_every_page_is_open_to_everyone(visit: Visit, finished: str) -> None:
    page = visit()
    host = Host.of(page)
    waiting = host.open(ME, INVITED, talk=True)
    replay = host.upload(find_record(seats=2, goal="score"))
    found: list[str] = []

    for path in (
        "/",
        "/new/feurio",
        f"/join/{waiting['code']}",
        f"/table/{waiting['id']}",
        f"/table/{finished}",
        f"/replay/{replay}/60",
        "/rules/feurio",
        f"/deal/{finished}",
        "/learn/feurio",
        "/new/futurisiko",
        "/leave/token",
        "/learn/futurisiko",
        "/nowhere",
    ):
        page.goto(path)
        expect(page.get_by_text("Just a moment …")).to_have_count(0)
        expect(page.get_by_role("heading").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        found += complaints(page)
    assert not found, "\n".join(found)


def test_every_step_of_a_turn_is_open_to_everyone(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{Host.of(page).open(ME, BOT, BOT, BOT, firebreak=True)['id']}")
    forest = Forest(page)
    found: list[str] = []
    seen: set[Step] = set()
    while not {Step.LAY, Step.MEN} <= seen:
        step = forest.await_turn()
        if step not in seen:
            found += complaints(page)
            seen.add(step)
        forest.answer(step)
    page.get_by_role("button", name="You and your settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += complaints(page)
    assert not found, "\n".join(found)


def test_every_step_of_the_world_is_open_to_everyone(visit: Visit, conquered: str) -> None:
    page = visit()
    host = Host.of(page)
    page.goto(f"/table/{host.play_on(*late_round())}")
    world = World(page)
    found: list[str] = []
    for step in (Stage.DISCARD, Stage.PRODUCE):
        world.go_on_to(step)
        found += complaints(page)
    world.go_on_to(Stage.MOVE)
    world.press_place(world.fix(world.origins.first))
    world.press_place(world.fix(world.targets.first))
    expect(world.go).to_be_visible()
    found += complaints(page)
    torpedo = find_record(GAME, "F65")
    page.goto(f"/table/{host.play_on(torpedo, find_step(torpedo, 'torpedo green'))}")
    assert world.await_turn() == Stage.ROLL
    found += complaints(page)
    alone = find_record(GAME, "F58")
    page.goto(f"/table/{host.play_on(alone, find_step(alone, 'build plane 2'))}")
    expect(world.armies.get_by_text("out of the game")).to_be_visible()
    found += complaints(page)
    page.goto(f"/table/{conquered}")
    expect(page.get_by_role("region", name="Luck")).to_be_visible()
    found += complaints(page)
    page.goto(f"/replay/{conquered}/20")
    expect(world.map).to_be_visible()
    found += complaints(page)
    assert not found, "\n".join(found)

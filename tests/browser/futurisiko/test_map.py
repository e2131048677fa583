"""The map of FutuRisiko! at every zoom: what is named, what shows, what can be chosen."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, WIDE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.hands import Finger
from tests.browser.support.tables import Host
from tests.browser.support.world import Step, World, late_round

DESK = (2560, 1440)
# The names of seas that can be read, and those of them that lie over land somewhere.
OVER_LAND = """() => {
    const isOnLand = (x, y) => document.elementsFromPoint(x, y).some((it) => it.matches('.land'))
    const names = [...document.querySelectorAll('span.water')].filter((it) => it.checkVisibility())
    const over = names.filter((name) => {
        const { left, top, width, height } = name.getBoundingClientRect()
        const steps = [0.1, 0.3, 0.5, 0.7, 0.9]
        return steps.some((x) => steps.some((y) => isOnLand(left + x * width, top + y * height)))
    })
    return [names.length, over.map((name) => name.textContent)]
}"""

FILLS = """() => {
    const drawn = [...document.querySelectorAll('path:is(.glow, .rim, .edge)')]
    return drawn.map((it) => getComputedStyle(it).fill)
}"""


def look_at(page: Page) -> World:
    """A game in its last round, step by step."""
    record, step = late_round()
    page.goto(f"/replay/{Host.of(page).upload(record)}/{step}")
    world = World(page)
    expect(world.map).to_be_visible()
    return world


@pytest.mark.parametrize("size", [WIDE, DESK])
def test_no_name_of_a_sea_lies_over_land(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size)
    look_at(page)
    read, over = page.evaluate(OVER_LAND)
    assert read >= 5
    assert over == []


def test_from_afar_a_territory_is_a_bubble_and_close_by_it_has_its_name(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    world = look_at(page)
    brazil = world.map.get_by_role("button", name="Brazil")
    name = brazil.get_by_text("Brazil", exact=True)
    expect(name).to_be_visible()
    near = brazil.bounding_box()
    page.get_by_role("button", name="See the whole world").click()
    expect(name).to_be_hidden()
    far = brazil.bounding_box()
    assert near
    assert far
    assert far["width"] < near["width"], "many are close together: each is as large as its bubble"


def test_who_points_at_a_territory_reads_its_name_and_sees_its_neighbours(visit: Visit) -> None:
    page = visit()
    world = look_at(page)
    russia = world.map.get_by_role("button", name="Russia")
    name = russia.get_by_text("Russia", exact=True)
    expect(name).to_be_hidden()
    russia.hover()
    expect(name).to_be_visible()
    # Land and sea.
    assert page.locator(".neighbour").count() >= 6


def test_what_can_be_chosen_glows_and_is_never_paler(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{Host.of(page).play_on(*late_round())}")
    world = World(page)
    world.go_on_to(Step.MOVE)
    glow = page.locator(".glow")
    assert glow.count() == world.origins.count() > 0
    fills = page.evaluate(FILLS)
    assert set(fills) == {"none"}, "nothing is laid over the colours of the land"


def test_on_a_phone_a_place_that_was_tapped_is_told_about_for_a_while(visit: Visit) -> None:
    page = visit(size=PHONE, touch=True)
    page.goto(f"/table/{Host.of(page).play_on(*late_round())}")
    world = World(page, Finger())
    world.go_on_to(Step.MOVE)
    world.press_place(world.fix(world.origins.first))
    caption = page.locator(".caption")
    expect(caption).not_to_be_empty()
    # It lies over the map, and the finger is long gone.
    expect(caption).to_be_empty()


@pytest.mark.parametrize("name", ["kamchatka", "giappone", "nuova_guinea"])
def test_on_a_phone_the_rim_of_the_map_is_pulled_out_from_under_the_buttons(
    visit: Visit, name: str
) -> None:
    page = visit(size=PHONE, touch=True)
    page.goto(f"/table/{Host.of(page).play_on(*late_round())}")
    world = World(page, Finger())
    world.await_turn()
    closer = page.get_by_role("button", name="Closer").bounding_box()
    window = world.map.bounding_box()
    assert closer
    assert window
    middle = window["y"] + window["height"] / 2
    for _ in range(4):
        Finger().drag(page, (window["x"] + 250, middle), (window["x"] + 20, middle))
    place = world.place(name).bounding_box()
    assert place
    assert place["x"] + place["width"] <= closer["x"]

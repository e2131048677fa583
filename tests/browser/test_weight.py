"""The pages are light: what comes over the line before the first turn, and how soon it shows."""

import sys

import pytest
from playwright.sync_api import Request

from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect

FIGURES = """() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    ready: performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd,
})"""


# By game: bytes over the line, from the home page to its board.
@pytest.mark.parametrize(
    ("game", "board", "most"),
    [("Feurio!", "The forest", 200_000), ("FutuRisiko!", "Map of the world", 250_000)],
)
def test_the_first_load_is_light(visit: Visit, game: str, board: str, most: int) -> None:
    page = visit()
    loads: list[Request] = []

    def weigh(load: Request) -> None:
        loads.append(load)

    page.on("requestfinished", weigh)
    page.goto("/")
    play = page.get_by_role("button", name=f"Play now {game}")
    expect(play).to_be_visible()
    figures = page.evaluate(FIGURES)
    page.evaluate(
        "document.addEventListener('click', () => (window.pressed = performance.now()), true)"
    )
    play.click()
    expect(page.get_by_role("group", name=board)).to_be_visible()
    table = page.evaluate("performance.now() - window.pressed")
    page.wait_for_load_state("networkidle")
    weight = sum(load.sizes()["responseBodySize"] for load in loads)
    sys.stdout.write(
        f"\n{game}: first load {weight / 1000:.1f} kB in {len(loads)} answers; first paint"
        f" {figures['paint']:.0f} ms, ready {figures['ready']:.0f} ms,"
        f" table {table:.0f} ms after the press\n"
    )
    assert weight <= most

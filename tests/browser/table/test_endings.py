"""The end of a game: by how much it was won, in whose colours, and how to show it to others."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.support.tables import BOT, Host, find_record

COLOURS = "paths => paths.map((path) => getComputedStyle(path).stroke)"
FILLS = "paths => paths.map((path) => getComputedStyle(path).fill)"


def finish(page: Page) -> str:
    """A game of bots that is over but for its last step; its table."""
    host = Host.of(page)
    record = find_record(seats=2, goal="score", firebreak=False)
    start = {"replay": host.upload(record), "step": len(record["actions"]) - 1}
    return str(host.open(BOT, BOT, start=start)["id"])


def test_the_end_tells_the_margin_in_the_colours_of_the_players(visit: Visit) -> None:
    page = visit("/")
    table = finish(page)
    page.goto(f"/table/{table}")
    ending = page.get_by_role("region", name=re.compile(" wins$"))
    expect(ending).to_contain_text(re.compile(r"(One point|\d+ points) ahead of "))
    chart = ending.locator("figure")
    lines = chart.locator("g > path.line")
    expect(lines).to_have_count(2)
    marks = chart.locator("g > path.end").evaluate_all(FILLS)
    badges = chart.locator("li").locator("svg:not(.sample) path:first-of-type").evaluate_all(FILLS)
    drawn = lines.evaluate_all(COLOURS)
    assert drawn == marks
    assert len(set(drawn)) == 2
    assert set(drawn) <= set(badges)


def test_the_end_is_shared_by_a_link_to_its_replay(visit: Visit) -> None:
    page = visit("/")
    table = finish(page)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table}")

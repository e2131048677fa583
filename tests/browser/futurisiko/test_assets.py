"""A map of one's own: brought as a file, checked beside its field, and played on."""

import json

from playwright.sync_api import Page

from tests.browser.conftest import REFUSED, Visit
from tests.browser.support.expectations import expect
from tests.games.futurisiko.worlds import four_islands

SCRIPT = '<img src=x onerror="alert(1)">'


def bring(page: Page, document: object) -> None:
    """Choose a file for the map."""
    page.get_by_label("Choose a file (Map)").set_input_files(
        {
            "name": "map.json",
            "mimeType": "application/json",
            "buffer": json.dumps(document).encode(),
        }
    )


def test_a_map_is_brought_and_played_on_and_its_fault_is_named(
    visit: Visit, noted: list[str]
) -> None:
    noted.append(REFUSED)
    page = visit("/new/futurisiko")
    usual = page.get_by_role("link", name="Download this one (Card sheet)")
    expect(usual).to_have_attribute("href", "/api/assets/futurisiko/sheet/house")
    world = four_islands(title=SCRIPT)
    bring(page, {**world, "seas": []})
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("seas")
    expect(fault.get_by_role("link", name="Rule F6")).to_be_visible()
    world["territories"][0]["names"]["en"] = SCRIPT
    bring(page, world)
    chosen = page.get_by_role("group", name="Map").get_by_role("radio", checked=True)
    expect(chosen).to_have_accessible_name(SCRIPT)
    expect(fault).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(SCRIPT).first).to_be_attached()
    assert page.locator("img").count() == 0, "a name is text, whatever it says"

"""Variants: none of a host's choices is lost, and everybody at the table sees them."""

import time

from playwright.sync_api import Page, Route

from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect
from tests.browser.support.tables import GREEDY, INVITED, ME, Host

# Seconds: the line is slow, and what was asked first is answered last.
SLOW = 0.6


def pick(page: Page, setting: str) -> None:
    """Choose a setting, as fast as one can."""
    page.get_by_text(setting, exact=True).click()


def test_however_slow_the_line_is_no_choice_is_lost(visit: Visit) -> None:
    page = visit("/new/feurio")
    expect(page.get_by_role("radio", name="With firebreaks")).to_be_visible()
    waits = [2 * SLOW, SLOW, 0.0]

    def answer_late(route: Route) -> None:
        time.sleep(waits.pop(0) if waits else 0)
        route.continue_()

    page.route("**/api/games/feurio?*", answer_late)
    pick(page, "2")
    pick(page, "With firebreaks")
    page.locator("label", has_text="Hotter game").click()
    # At once: what was chosen last is still on its way.
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    card = page.request.get(f"/api/tables/{table}").json()
    options = card["options"]
    assert (options["seats"], options["firebreak"], options["hotter"]) == (2, True, True)


def test_what_does_not_fit_for_a_while_comes_back(visit: Visit) -> None:
    page = visit("/new/feurio")
    pick(page, "With firebreaks")
    pick(page, "Together – save the forest as a team")
    expect(page.get_by_role("radio", name="With firebreaks")).to_have_count(0)
    pick(page, "Each for themselves – most points win")
    expect(page.get_by_role("radio", name="With firebreaks")).to_be_checked()


def test_variants_in_force_are_shown_at_the_table_with_their_rules(visit: Visit) -> None:
    page = visit()
    table = Host.of(page).open(ME, GREEDY, firebreak=True, hotter=True)
    page.goto(f"/table/{table['id']}")
    shown = page.get_by_role("list", name="Variants in force")
    expect(shown.get_by_role("listitem")).to_have_count(2)
    expect(shown).to_contain_text("Firebreaks")
    expect(shown.get_by_role("link", name="Rule R93")).to_be_visible()


def test_who_is_invited_sees_the_variants(visit: Visit) -> None:
    code = Host.of(visit("/")).open(ME, INVITED, firebreak=True)["code"]
    friend = visit(f"/join/{code}")
    expect(friend.get_by_text("Firebreaks", exact=True)).to_be_visible()

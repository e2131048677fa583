"""A game over days: where it is one's turn, and how a browser tells of it."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.support.chromium import FLAGS, get_chromium
from tests.browser.support.expectations import expect
from tests.browser.support.forest import Forest
from tests.browser.support.tables import BOT, INVITED, ME, Host

# A page that is out of sight; a browser under test shows all of its pages.
HIDE = """
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
"""
# Noted as it happens: a browser that is asked again and again takes away what it is about to show.
NOTE = """() => {
    const show = ServiceWorkerRegistration.prototype.showNotification
    ServiceWorkerRegistration.prototype.showNotification = async function (...words) {
        await show.apply(this, words)
        globalThis.hasRung = true
    }
}"""
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.getRegistration('/notifications.js')
    const shown = worker ? await worker.getNotifications() : []
    return shown.map(({ title, body, data }) => ({ title, body, data }))
}"""
PRESS = """async () => {
    const [notification] = await self.registration.getNotifications()
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
}"""
# Milliseconds between two looks.
LOOK = 50
# Longer than between two times that a page asks where it is its visitor's turn.
A_WHILE = 30_000
# Longer than a page in sight has time to say so.
A_GLANCE = 1000
WITHIN_DAYS = {"kind": "days", "amount": 3}


@pytest.fixture(scope="module")
def chromium(browsers: BrowserType) -> Iterator[Browser]:
    """One that can show notifications."""
    with browsers.launch(executable_path=get_chromium(), args=list(FLAGS)) as browser:
        yield browser


def come(visit: Visit, path: str) -> Page:
    """Somebody comes whose clock can be put on."""
    page = visit()
    page.clock.install()
    page.goto(path)
    return page


def wait(*pages: Page) -> None:
    """Put their clocks on, so that they ask again."""
    for page in pages:
        page.clock.fast_forward(A_WHILE)


def name(page: Page, words: str) -> None:
    """Choose a name."""
    assert page.request.patch("/api/me", data={"name": words}).ok


def meet(anna: Page, ben: Page) -> tuple[str, list[Page]]:
    """A table of two over days; the one who is to move comes first."""
    host, other = Host.of(anna), Host.of(ben)
    name(anna, "Anna")
    name(ben, "Ben")
    table = host.open(ME, INVITED, clock=WITHIN_DAYS)
    other.join(table["code"])
    card = host.find(table["id"])
    return str(table["id"]), [anna, ben] if card["my_turn"] else [ben, anna]


def bell(page: Page) -> Any:
    """The switch in the settings."""
    return page.get_by_role("checkbox", name="Tell me when it is my turn")


def hide(page: Page) -> None:
    """Put a page out of sight, and note when it rings."""
    page.evaluate(NOTE)
    page.evaluate(HIDE)


def await_ringing(page: Page) -> Any:
    """The notifications that are shown, once there are some."""
    for _ in range(PATIENCE // LOOK):
        if page.evaluate("globalThis.hasRung"):
            return page.evaluate(SHOWN)
        page.wait_for_timeout(LOOK)
    raise AssertionError(f"the bell does not ring, the title is {page.title()!r}")


def test_my_tables_show_what_waits_and_how_long(visit: Visit) -> None:
    anna, ben = visit("/"), visit("/")
    table, (waited, waiting) = meet(anna, ben)
    Host.of(waited).open(ME, BOT)
    for page in (waited, waiting):
        page.reload()
    mine = waited.get_by_role("region", name="My games").get_by_role("link")
    expect(mine).to_have_count(2)
    expect(mine.first).to_contain_text("Your turn")
    expect(mine.first).to_contain_text("2d 23h left")
    expect(waited).to_have_title("(1) Ludoteca")
    expect(waited.get_by_role("link", name="It is your turn at one table")).to_have_attribute(
        "href", f"/table/{table}"
    )
    theirs = waiting.get_by_role("region", name="My games").get_by_role("link")
    expect(theirs.first).to_contain_text("Waiting for")
    expect(waiting).to_have_title("Ludoteca")


def test_a_browser_rings_once_and_leads_to_the_table(visit: Visit) -> None:
    anna, ben = come(visit, "/rules/feurio"), come(visit, "/rules/feurio")
    for page in (anna, ben):
        page.context.grant_permissions(["notifications"])
        page.get_by_role("button", name="You and your settings").click()
        expect(bell(page)).not_to_be_checked()
        bell(page).check()
        expect(bell(page)).to_be_checked()
        page.keyboard.press("Escape")
        hide(page)
    table, (waited, waiting) = meet(anna, ben)
    wait(anna, ben)
    expect(waited).to_have_title("(1) Rules · Ludoteca")
    (shown,) = await_ringing(waited)
    assert shown["title"] == "Your turn: Feurio!"
    assert shown["data"] == f"/table/{table}"
    assert waiting.evaluate(SHOWN) == []
    waited.context.service_workers[0].evaluate(PRESS)
    waited.wait_for_url(f"**/table/{table}")
    assert waited.evaluate(SHOWN) == []


def test_all_pages_know_and_none_rings_while_one_is_in_sight(visit: Visit) -> None:
    anna, ben = come(visit, "/rules/feurio"), come(visit, "/rules/feurio")
    behind = {}
    for page in (anna, ben):
        page.context.grant_permissions(["notifications"])
        page.get_by_role("button", name="You and your settings").click()
        bell(page).check()
        behind[page] = page.context.new_page()
        behind[page].goto("/rules/feurio")
        hide(behind[page])
    _, (waited, _) = meet(anna, ben)
    # The clock stands still until both know: a busy machine must not make one seem silent.
    waited.clock.pause_at(waited.evaluate("Date.now() / 1000") + A_WHILE / 1000)
    expect(waited).to_have_title("(1) Rules · Ludoteca")
    expect(behind[waited]).to_have_title("(1) Rules · Ludoteca")
    waited.clock.run_for(A_GLANCE)
    assert waited.evaluate(SHOWN) == []


def test_a_refusal_is_explained(visit: Visit) -> None:
    page = visit("/")
    page.context.clear_permissions()
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.get_by_role("button", name="You and your settings").click()
    bell(page).click()
    expect(page.get_by_text("Your browser blocks notifications from this site")).to_be_visible()
    expect(bell(page)).not_to_be_checked()


def test_a_table_out_of_sight_rings_as_soon_as_the_other_has_moved(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table, (waited, waiting) = meet(anna, ben)
    waiting.context.grant_permissions(["notifications"])
    waiting.goto(f"/table/{table}")
    expect(waiting.get_by_role("group", name="The forest")).to_be_visible()
    waiting.get_by_role("button", name="You and your settings").click()
    bell(waiting).check()
    expect(bell(waiting)).to_be_checked()
    hide(waiting)
    waited.goto(f"/table/{table}")
    Forest(waited).take_turn()
    (shown,) = await_ringing(waiting)
    assert shown["data"] == f"/table/{table}"
    expect(waiting).to_have_title("(1) ● Your turn · Feurio! · Ludoteca")

"""On a phone no page is wider than the screen, in the languages with the longest words."""

import pytest

from tests.browser.conftest import PHONE, Visit
from tests.browser.support.expectations import expect
from tests.browser.support.tables import INVITED, ME, Host, find_record

PAGES = (
    "/",
    "/new/feurio",
    "/new/futurisiko",
    "/rules/feurio",
    "/how-to-play/futurisiko",
    "/leave/token",
    "/nowhere",
)
# Not beside the window, which a page that is too wide widens on a phone.
WIDTH = "document.documentElement.scrollWidth"
# By how much the words of what is chosen are longer than their field, which cuts them.
CUT = """
    const pen = document.createElement('canvas').getContext('2d')
    return Math.max(...[...document.querySelectorAll('select')].map((field) => {
        const style = getComputedStyle(field)
        pen.font = style.font
        const rim = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight)
        return pen.measureText(field.selectedOptions[0].text).width + rim - field.clientWidth
    }))
"""


@pytest.mark.parametrize("language", ["it", "fr", "nl", "de"])
def test_no_page_is_wider_than_a_phone(visit: Visit, language: str) -> None:
    page = visit("/", size=PHONE, touch=True, language=language)
    host = Host.of(page)
    replay = host.upload(find_record(seats=2, goal="score", firebreak=False))
    lobby = host.open(ME, INVITED)
    made = (f"/replay/{replay}/60", f"/table/{lobby['id']}", f"/join/{lobby['code']}")
    for path in (*PAGES, *made):
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(WIDTH) <= PHONE[0], path


@pytest.mark.parametrize("language", ["it", "fr", "nl", "de"])
def test_who_plays_is_read_whole_on_a_phone(visit: Visit, language: str) -> None:
    page = visit("/new/feurio", size=PHONE, touch=True, language=language)
    expect(page.get_by_role("combobox").first).to_be_visible()
    assert page.evaluate(f"() => {{{CUT}}}") <= 0

"""The typefaces are ours: they come with the first page, and nothing moves when they come."""

from tests.browser.conftest import Visit
from tests.browser.support.expectations import expect

# What is set in a typeface of ours, and how far anything has moved meanwhile.
LOADED = """async () => {
    const faces = await document.fonts.ready
    return [...faces].filter(({ status }) => status === 'loaded').map(({ family }) => family)
}"""
MOVED = """() => new Promise((tell) => {
    const add = (sum, { value }) => sum + value
    new PerformanceObserver((list) => tell(list.getEntries().reduce(add, 0)))
        .observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => tell(0), 500)
})"""
# The share of the window at which people begin to notice.
NOTICED = 0.1


def test_the_first_page_is_set_in_our_typefaces(visit: Visit) -> None:
    page = visit("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    loaded = {family.strip('"') for family in page.evaluate(LOADED)}
    assert {"Figtree", "Bree Serif"} <= loaded
    assert page.evaluate(MOVED) < NOTICED

"""Expectations that wait quietly.

Whenever an expectation of Playwright looks in vain for something, it describes the whole page for
the message it might need. On a map of fifty places that costs more than to draw it. So what is
expected is waited for first; of what does not come, the expectation itself tells, as ever.
"""

from contextlib import suppress
from typing import Literal, overload

import playwright.sync_api as api
from playwright.sync_api import Locator, Page
from playwright.sync_api._generated import LocatorAssertions, PageAssertions

# What is not met by something that is not there, and what is waited for.
AWAITED: dict[str, Literal["attached", "visible"]] = {
    "to_be_visible": "visible",
    "to_be_checked": "attached",
    "to_be_focused": "attached",
    "to_be_in_viewport": "attached",
    "to_contain_text": "attached",
    "to_have_attribute": "attached",
    "to_have_text": "attached",
}


@overload
def expect(what: Locator) -> LocatorAssertions: ...
@overload
def expect(what: Page) -> PageAssertions: ...
def expect(what: Locator | Page) -> LocatorAssertions | PageAssertions:
    """What is expected of something on a page, or of the page, sooner or later."""
    if isinstance(what, Page):
        return api.expect(what)
    return _Patient(what)


class _Patient(LocatorAssertions):
    def __init__(self, locator: Locator) -> None:
        super().__init__(api.expect(locator)._impl_obj)
        self._locator = locator

    def __getattribute__(self, name: str) -> object:
        if name in AWAITED:
            with suppress(api.TimeoutError):
                self._locator.first.wait_for(state=AWAITED[name])
        return super().__getattribute__(name)

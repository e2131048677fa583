"""What things on a page are called for those who cannot see them."""

import re

from playwright.sync_api import Locator

NAME = re.compile('"(.*)"')


def read_name(thing: Locator) -> str:
    """The accessible name of something, once it is there; nothing, if it has none."""
    found = NAME.search(thing.aria_snapshot())
    return found[1] if found else ""

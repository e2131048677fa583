"""What things on a page are called for those who cannot see them."""

import re

from playwright.sync_api import Locator

NAME = re.compile('"(.*)"')


def labelled(role: str, words: str) -> str:
    """What has a role and says something, as a selector: the browser itself finds it at once.

    By role and computed name it is looked for in all of a page, piece by piece of its board.
    """
    return f":is({role}, [role={role}])[aria-label*='{words}']"


def read_name(thing: Locator) -> str:
    """The accessible name of something, once it is there; nothing, if it has none."""
    found = NAME.search(thing.aria_snapshot())
    return found[1] if found else ""
